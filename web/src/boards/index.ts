import type { Component } from "svelte";
import { games } from "../lib/games.svelte";
import type { Moments } from "../moments/beat";
import type { Gain } from "../parts/gains";
import type { Table } from "../table/table.svelte";
import type { Passage, Seat } from "../wire";
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

/** The boards: one folder per game, loaded when first needed. A game without one may bring its own, else it uses the generic board. */
const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const wished = new URLSearchParams(location.search).has("generic");
  const own = wished ? undefined : BOARDS[`./${game}/index.ts`];
  const brought = wished ? null : games.of(game)?.board;
  const board = await (own ?? (brought ? () => fromOutside(game, brought) : () => import("./generic")))();
  for (const bundle of board.texts ?? []) await words.learnMore(bundle);
  return board;
}

/** The board that the game's own package brings. */
async function fromOutside(game: string, address: string): Promise<BoardModule> {
  const { load } = await import("./outside/loading");
  await load(game, address);
  return import("./outside/module");
}

/** What a TV shows of a game beside its frame. The component is the picture area; `layout`: where it stands. `stage`: how far
 * the game has come. `told`: the tale in question; `Tale`: draws it instead of the frame; `Beneath`: what stands below it. `doing`: a seat's activity, in a
 * word or two. `gains`: the points of the result that is shown. `unscored`: seats have no points before the end. */
export interface TvModule {
  default: Board;
  layout?: "right" | "left" | "below";
  stage?: (table: Table) => string;
  told?: (table: Table) => Told | null;
  Tale?: Board;
  Beneath?: Board;
  doing?: (table: Table, seat: Seat) => string;
  gains?: (table: Table) => Gain[];
  unscored?: boolean;
}

/** `live`: it is being written. */
export interface Told {
  passage: Passage;
  live?: boolean;
}

/** A game's moments for a TV. They come with the board: a file of their own would cost every phone a dozen small ones. */
export const momentsOf = async (game: string): Promise<Moments | undefined> =>
  (await BOARDS[`./${game}/index.ts`]?.())?.moments;

const TVS = import.meta.glob<TvModule>("./*/Tv.svelte");

/** A game without one has the frame alone. */
export const tvOf = async (game: string): Promise<TvModule | null> =>
  (await TVS[`./${game}/Tv.svelte`]?.()) ?? null;
