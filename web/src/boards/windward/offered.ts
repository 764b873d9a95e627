import { SAILS } from "./helm.svelte";
import type { Kind, Table } from "./table";

/** The moves of the panel of sailing, which ends the turn, too. */
export const SAILING: readonly Kind[] = [...SAILS, "end-turn"];

/** Those of a victory that brings another crester: nothing else is to be done then. */
export const PLACING: readonly Kind[] = ["place-red", "place-white"];

/** Whether one of these kinds is offered, as an answer or beside it. */
export const offered = (table: Table, kinds: readonly Kind[]): boolean =>
  [...(table.question?.ask.offers ?? []), ...(table.sight?.asides ?? [])].some(({ move }) =>
    kinds.some((kind) => kind === move),
  );
