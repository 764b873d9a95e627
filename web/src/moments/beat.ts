import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";
import type { Event } from "../wire";
import type { Sound } from "./sounds";

/** One step of a beat. `at`: ms after its beginning. */
export interface Act {
  at: number;
  title: string;
  small?: string;
  sound?: Sound;
}

/** A short scene over the page, made from the events of one frame. The game goes on beneath it. */
export interface Beat {
  says: string; // in the live region, instead of the events of the kinds in `speaks`
  speaks: readonly string[];
  acts: readonly Act[];
  lasts: number; // ms, then it is day again
}

/** What is drawn for a beat. `act`: the index of the current act; one more than the last while day returns. */
export type Scene = Component<{ table: Table; beat: Beat; act: number }>;

/** How a game's board shows its moments: which events make a beat, what is drawn for it, and the stage, which comes with the
 * board and not after it. */
export interface Moments {
  beatOf: (news: Event[], table: Table) => Beat | null;
  Scene: Scene;
  Stage: Component<{ table: Table; beat: Beat | null; Scene: Scene }>;
}
