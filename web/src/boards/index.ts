import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";

export type Board = Component<{ table: Table }>;

/** `speaks`: events that the board puts into words itself, or that are there to be read and not to be heard. */
export interface BoardModule {
  default: Board;
  speaks?: readonly string[];
}

/** A folder per game, fetched when it is first needed. A game without one is played on the generic board. */
const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export function boardOf(game: string): Promise<BoardModule> {
  const generic = (): Promise<BoardModule> => import("./generic");
  const wished = new URLSearchParams(location.search).has("generic");
  return (wished ? generic : (BOARDS[`./${game}/index.ts`] ?? generic))();
}
