import type { Scene } from "../../lessons/scene";

const BLUE = "b01 b05 b09 b18 b25 b15 b16 b21 b22".split(" ");
const RED = "r03 r13 r15 r10 r16 r07 r01 r14 r22".split(" ");

export const cards: readonly Scene[] = [
  {
    ground: "sky",
    parts: [
      { is: "card", picture: "r13", x: 7, y: 12, w: 27, turn: -5 },
      { is: "card", picture: "b25", x: 36, y: 7, w: 27 },
      { is: "card", picture: "y13", x: 65, y: 12, w: 27, turn: 5 },
      { is: "say", x: 15, y: 71, w: 70 },
    ],
  },
  {
    ground: "sky",
    parts: [
      { is: "grid", pictures: BLUE, columns: 3, hot: 4, tint: "blue", x: 5, y: 18, w: 43 },
      { is: "grid", pictures: RED, columns: 3, hot: 1, tint: "red", x: 52, y: 18, w: 43 },
      { is: "pawn", shape: "leaf", x: 29, y: 48, w: 13 },
      { is: "pawn", shape: "drop", x: 65, y: 15, w: 13 },
      { is: "pawn", shape: "sun", x: 73, y: 26, w: 13 },
    ],
  },
  {
    ground: "sky",
    parts: [
      { is: "card", picture: "b25", x: 35, y: 4, w: 30 },
      { is: "pawn", shape: "leaf", x: 20, y: 57, w: 13 },
      { is: "pawn", shape: "drop", x: 44, y: 60, w: 13 },
      { is: "pawn", shape: "star", x: 68, y: 57, w: 13 },
      { is: "number", value: 3, x: 20.5, y: 76, w: 12 },
      { is: "number", value: 2, x: 44.5, y: 79, w: 12 },
      { is: "number", value: 1, x: 68.5, y: 76, w: 12 },
    ],
  },
];

export const reads: Readonly<Record<number, Scene>> = {
  2: {
    ground: "sky",
    parts: [
      { is: "card", picture: "g09", x: 6, y: 14, w: 28, turn: -7 },
      { is: "card", picture: "y08", x: 27, y: 10, w: 28, turn: -2 },
      { is: "card", picture: "b06", x: 48, y: 10, w: 28, turn: 3 },
      { is: "card", picture: "r18", x: 68, y: 44, w: 24, turn: 16 },
    ],
  },
  4: {
    ground: "sky",
    parts: [
      { is: "grid", pictures: ["g02", "g07", "g13", "g16"], columns: 2, tint: "blue", x: 25, y: 5, w: 50 },
      { is: "pawn", shape: "sun", x: 34, y: 24, w: 18 },
      { is: "pawn", shape: "leaf", x: 58, y: 54, w: 18 },
    ],
  },
  7: {
    ground: "dusk",
    parts: [
      { is: "card", picture: "y19", lit: true, x: 32, y: 8, w: 36 },
      { is: "pawn", shape: "star", x: 56, y: 58, w: 20 },
    ],
  },
};
