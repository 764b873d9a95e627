import type { Shape } from "../parts/shapes";

/** Where a part lies: `x`, `w` in percent of the scene's width, `y` of its height; `turn` in degrees. */
interface Place {
  x: number;
  y: number;
  w: number;
  turn?: number;
}

/** A part of a scene. `picture`: of the game's decks, by id. `art`: a cut-out, or for `ink` a mask, by its address. `drawn`: markup
 * of our own. `say`: the card's own words, in a bubble or bare. */
export type Part = Place &
  (
    | { is: "card"; picture: string; lit?: boolean }
    | { is: "grid"; pictures: readonly string[]; columns: number; hot?: number; tint?: "blue" | "red" }
    | { is: "pawn"; shape: Shape }
    | { is: "lantern"; shape: Shape }
    | { is: "number"; value: number }
    | { is: "art"; art: string }
    | { is: "drawn"; markup: string }
    | { is: "ink"; side: "spring" | "winter"; picture?: string; art?: string; tall?: boolean }
    | { is: "say"; bare?: boolean }
    | { is: "track"; pawns: Partial<Record<Shape, number>> }
    | { is: "thread" | "gust" | "bolt" }
  );

export type Ground = "sky" | "dusk" | "paper" | "open" | "storm" | "cloud";

/** A small picture, four wide and three high, of pieces of a game. `behind`: a painting over the ground, by its address. */
export interface Scene {
  ground: Ground;
  behind?: string;
  parts: readonly Part[];
}

/** What `boards/<game>/lessons.ts` exports: a scene for each card, and for paragraphs of the short read by their number. */
export interface Scenes {
  cards: readonly Scene[];
  reads: Readonly<Record<number, Scene>>;
}

const FAN = [[36], [20, 46], [10, 35, 60], [4, 27, 50, 73], [2, 21, 40, 59, 78]] as const;
const WIDTHS = [30, 34, 30, 24, 21];

/** One to five pictures side by side, as held in a hand: the scene of a game that brings pictures and no scene. */
export function fan(pictures: readonly string[]): Scene {
  const shown = pictures.slice(0, FAN.length);
  const middle = (shown.length - 1) / 2;
  const w = WIDTHS[shown.length - 1] ?? 0;
  return {
    ground: "sky",
    parts: shown.map((picture, n) => ({
      is: "card",
      picture,
      x: FAN[shown.length - 1]?.[n] ?? 0,
      y: 50 - w * 0.83 + Math.abs(n - middle) * 3,
      w,
      turn: (n - middle) * 5,
    })),
  };
}
