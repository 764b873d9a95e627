import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";
import { words } from "../words/words.svelte";

export type Board = Component<{ table: Table }>;

/** `speaks`: events that the board announces itself, or that are not announced at all. */
export interface BoardModule {
  default: Board;
  speaks?: readonly string[];
}

/** The boards: one folder per game, loaded when first needed. A game without one uses the generic board. */
const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export function boardOf(game: string): Promise<BoardModule> {
  const generic = async (): Promise<BoardModule> => {
    const [board] = await Promise.all([import("./generic"), words.learnMore("generic")]);
    return board;
  };
  const wished = new URLSearchParams(location.search).has("generic");
  return (wished ? generic : (BOARDS[`./${game}/index.ts`] ?? generic))();
}
