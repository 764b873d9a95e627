import { fan, type Scene } from "../../lessons/scene";

const [TABLE, CHILD, BENCH, FOX] = ["st007", "st066", "st067", "st108"] as const;

export const cards: readonly Scene[] = [
  {
    ground: "sky",
    parts: [
      { is: "card", picture: TABLE, x: 35, y: 4, w: 30 },
      { is: "card", picture: CHILD, x: 11, y: 60, w: 26, turn: -8 },
      { is: "card", picture: FOX, x: 37, y: 56, w: 26 },
      { is: "card", picture: BENCH, x: 63, y: 60, w: 26, turn: 8 },
    ],
  },
  {
    ground: "sky",
    parts: [
      { is: "card", picture: TABLE, x: 10, y: 14, w: 38, turn: -4 },
      { is: "card", picture: BENCH, x: 52, y: 14, w: 38, turn: 4 },
      { is: "thread", x: 24, y: 42, w: 52 },
    ],
  },
  {
    ground: "dusk",
    parts: [
      { is: "card", picture: CHILD, x: 7, y: 44, w: 25 },
      { is: "card", picture: BENCH, lit: true, x: 37, y: 36, w: 28 },
      { is: "card", picture: FOX, x: 70, y: 44, w: 25 },
      { is: "lantern", shape: "star", x: 15, y: 17, w: 10 },
      { is: "lantern", shape: "sun", x: 33, y: 9, w: 12 },
      { is: "lantern", shape: "drop", x: 45, y: 3, w: 12 },
      { is: "lantern", shape: "leaf", x: 57, y: 9, w: 12 },
    ],
  },
];

export const reads: Readonly<Record<number, Scene>> = {
  2: {
    ground: "sky",
    parts: [
      { is: "card", picture: "st013", x: 10, y: 14, w: 38, turn: -4 },
      { is: "card", picture: "st053", x: 52, y: 14, w: 38, turn: 4 },
      { is: "thread", x: 24, y: 42, w: 52 },
    ],
  },
  4: {
    ground: "dusk",
    parts: [
      { is: "lantern", shape: "sun", x: 14, y: 22, w: 24 },
      { is: "lantern", shape: "leaf", x: 40, y: 14, w: 24 },
      { is: "number", value: 3, x: 70, y: 38, w: 20 },
    ],
  },
  6: {
    ground: "sky",
    parts: [
      { is: "card", picture: "st101", x: 12, y: 10, w: 34, turn: -5 },
      { is: "card", picture: "st120", x: 54, y: 10, w: 34, turn: 5 },
      { is: "card", picture: "st045", x: 34, y: 44, w: 32 },
    ],
  },
  8: fan(["st115", "st104", "st028"]),
};
