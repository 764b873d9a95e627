import type { Scene } from "../../lessons/scene";
import { cannon, cards as supplies, cresters, crew, harpoon, items, port, terrain } from "./pictures";
import { boatOf, shipOf } from "./planet/ships";

export const cards: readonly Scene[] = [
  {
    ground: "open",
    parts: [
      { is: "art", art: terrain("zephyr", 0), x: 68, y: 52, w: 30 },
      { is: "drawn", markup: shipOf("kite"), x: 24, y: 16, w: 50 },
      { is: "gust", x: 3, y: 6, w: 90 },
    ],
  },
  {
    ground: "storm",
    parts: [
      { is: "bolt", x: 38, y: 42, w: 20 },
      { is: "art", art: cresters.red, x: 44, y: 4, w: 52 },
      { is: "drawn", markup: shipOf("leaf"), x: 3, y: 36, w: 42 },
    ],
  },
  {
    ground: "cloud",
    parts: [
      { is: "art", art: port, x: 36, y: 4, w: 60 },
      { is: "drawn", markup: shipOf("drop"), x: 3, y: 22, w: 42 },
      { is: "art", art: items.red_tooth, x: 24, y: 68, w: 15, turn: -12 },
      { is: "art", art: items.gas, x: 40, y: 72, w: 16 },
    ],
  },
];

export const reads: Readonly<Record<number, Scene>> = {
  2: {
    ground: "open",
    parts: [
      { is: "gust", x: 6, y: 16, w: 86 },
      { is: "drawn", markup: shipOf("sun"), x: 26, y: 18, w: 52 },
    ],
  },
  3: {
    ground: "cloud",
    parts: [
      { is: "art", art: crew.coxswain, x: 8, y: 18, w: 40, turn: -3 },
      { is: "art", art: crew.sergeant, x: 52, y: 18, w: 40, turn: 3 },
    ],
  },
  4: {
    ground: "open",
    parts: [
      { is: "art", art: cresters.grey, x: 42, y: 12, w: 52 },
      { is: "drawn", markup: boatOf("star"), x: 4, y: 30, w: 44 },
    ],
  },
  5: {
    ground: "storm",
    parts: [
      { is: "art", art: cannon, x: 6, y: 28, w: 46 },
      { is: "art", art: harpoon, x: 54, y: 6, w: 38 },
      { is: "art", art: items.token, x: 60, y: 56, w: 26 },
    ],
  },
  6: {
    ground: "cloud",
    parts: [
      { is: "art", art: items.red, x: 6, y: 18, w: 46 },
      { is: "art", art: items.red_tooth, x: 54, y: 16, w: 22, turn: 8 },
      { is: "art", art: items.gas, x: 66, y: 52, w: 28 },
    ],
  },
  7: {
    ground: "dusk",
    parts: [
      { is: "drawn", markup: shipOf("leaf"), x: 4, y: 30, w: 44 },
      { is: "art", art: cresters.red, x: 54, y: 6, w: 42 },
    ],
  },
  8: { ground: "dusk", parts: [{ is: "art", art: cresters.white, x: 24, y: 4, w: 54 }] },
  9: {
    ground: "cloud",
    parts: [
      { is: "art", art: supplies.fuel, x: 10, y: 14, w: 36, turn: -6 },
      { is: "art", art: supplies.coffee, x: 34, y: 26, w: 36 },
      { is: "art", art: supplies.harpoon, x: 58, y: 14, w: 36, turn: 6 },
    ],
  },
};
