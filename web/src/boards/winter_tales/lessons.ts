import town from "../../pictures/winter_town/town.webp";
import type { Part, Scene } from "../../lessons/scene";
import { pieceOf } from "./pictures";

type Side = "spring" | "winter";
const ink = (picture: string, side: Side, x: number, y: number, w: number, turn = 0): Part => ({
  is: "ink",
  picture,
  side,
  x,
  y,
  w,
  turn,
});
const piece = (name: string, side: Side, x: number, y: number, w: number, turn = 0): Part => ({
  is: "ink",
  art: pieceOf(name) ?? "",
  side,
  tall: !name.startsWith("seal"),
  x,
  y,
  w,
  turn,
});

const [LETTER, KEY, DOOR, CASTLE, LANTERN, MOON, TREE, HEART] = [
  "sc-06", "sc-09", "sc-10", "sc-13", "sc-28", "sc-32", "sc-42", "sc-65",
] as const; // prettier-ignore

export const cards: readonly Scene[] = [
  {
    ground: "paper",
    parts: [
      ink(KEY, "spring", 8, 22, 27, -6),
      ink(LANTERN, "spring", 37, 14, 27),
      ink(TREE, "spring", 66, 22, 27, 6),
      { is: "say", bare: true, x: 6, y: 75, w: 88 },
    ],
  },
  {
    ground: "paper",
    behind: town,
    parts: [piece("alice", "spring", 22, 24, 24, -4), piece("wolf", "winter", 54, 18, 24, 4)],
  },
  {
    ground: "dusk",
    parts: [
      ink(MOON, "winter", 5, 26, 21),
      ink(CASTLE, "winter", 28, 26, 21),
      ink(DOOR, "spring", 51, 26, 21),
      ink(LETTER, "winter", 74, 26, 21),
      { is: "say", bare: true, x: 6, y: 74, w: 88 },
    ],
  },
];

export const reads: Readonly<Record<number, Scene>> = {
  2: {
    ground: "paper",
    parts: [piece("seal-spring", "spring", 10, 20, 38), piece("seal-winter", "winter", 53, 20, 38)],
  },
  4: { ground: "paper", behind: town, parts: [piece("pinocchio", "spring", 34, 14, 32)] },
  5: {
    ground: "dusk",
    parts: [piece("scarecrow", "spring", 12, 18, 34, -4), piece("wolf", "winter", 54, 14, 34, 4)],
  },
  6: {
    ground: "dusk",
    parts: [
      ink(HEART, "spring", 8, 12, 34, -4),
      ink(LANTERN, "spring", 56, 8, 34, 4),
      ink(MOON, "winter", 33, 46, 34),
    ],
  },
  8: {
    ground: "paper",
    parts: [
      ink(KEY, "winter", 10, 24, 34, -7),
      ink(TREE, "winter", 33, 18, 34),
      ink(LETTER, "winter", 56, 24, 34, 7),
    ],
  },
};
