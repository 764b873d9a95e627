import type { Component } from "svelte";
import type { Moments } from "../moments/beat";
import type { Table } from "../table/table.svelte";
import { words } from "../words/words.svelte";

export type Board = Component<{ table: Table }>;

/** `texts`: bundles that the board needs beside its game's. `speaks`: events that the board announces itself, or that are
 * not announced at all. `ends`: the board stays at the end of the game and shows it, with `table/EndActs`. `moments`: short
 * scenes over the page for some of its events. */
export interface BoardModule {
  default: Board;
  texts?: readonly string[];
  speaks?: readonly string[];
  ends?: boolean;
  moments?: Moments;
}

/** The boards: one folder per game, loaded when first needed. A game without one uses the generic board. */
const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const wished = new URLSearchParams(location.search).has("generic");
  const own = wished ? undefined : BOARDS[`./${game}/index.ts`];
  const board = await (own ?? (() => import("./generic")))();
  for (const bundle of board.texts ?? []) await words.learnMore(bundle);
  return board;
}
