import back from "../../pictures/pieces/card-back.webp";
import token from "../../pictures/pieces/token.webp";
import { fan, type Scene } from "../../lessons/scene";

const FIFTEEN = "wm19 wm03 wm12 wm08 wm25 wm01 wm16 wm22 wm04 wm05 wm10 wm23 wm07 wm14 wm20".split(" ");

export const cards: readonly Scene[] = [
  {
    ground: "sky",
    parts: [
      { is: "card", picture: "wm07", x: 8, y: 12, w: 38, turn: -4 },
      { is: "say", x: 45, y: 20, w: 47 },
      { is: "pawn", shape: "star", x: 72, y: 62, w: 13 },
    ],
  },
  {
    ground: "sky",
    parts: [
      { is: "grid", pictures: FIFTEEN, columns: 5, hot: 12, x: 14, y: 11, w: 72 },
      { is: "pawn", shape: "drop", x: 72, y: 47, w: 13 },
      { is: "pawn", shape: "leaf", x: 47, y: 72, w: 13 },
    ],
  },
  {
    ground: "sky",
    parts: [
      { is: "track", pawns: { drop: 0, star: 3, leaf: 4 }, x: 7, y: 66, w: 86 },
      { is: "art", art: back, x: 15, y: 8, w: 28, turn: -5 },
      { is: "card", picture: "wm07", lit: true, x: 53, y: 7, w: 29, turn: 4 },
    ],
  },
];

export const reads: Readonly<Record<number, Scene>> = {
  2: {
    ground: "sky",
    parts: [
      { is: "card", picture: "wm18", x: 46, y: 12, w: 40, turn: 6 },
      { is: "art", art: back, x: 14, y: 12, w: 40, turn: -5 },
    ],
  },
  4: {
    ground: "sky",
    parts: [
      { is: "number", value: 1, x: 12, y: 60, w: 20 },
      { is: "number", value: 2, x: 40, y: 60, w: 20 },
      { is: "number", value: 3, x: 68, y: 60, w: 20 },
      { is: "pawn", shape: "drop", x: 11, y: 18, w: 22 },
      { is: "pawn", shape: "leaf", x: 39, y: 18, w: 22 },
      { is: "pawn", shape: "sun", x: 67, y: 18, w: 22 },
    ],
  },
  5: { ground: "sky", parts: [{ is: "art", art: token, x: 26, y: 6, w: 48 }] },
  7: fan(["wm04", "wm08", "wm16"]),
};
