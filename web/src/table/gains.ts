import type { Gain } from "../parts/gains";
import { isScored } from "./kinds";
import type { Table } from "./table.svelte";

/** All points scored since the last event of one of these kinds. */
export function gainsSince(table: Table, ...kinds: string[]): Gain[] {
  const events = table.log.flatMap((frame) => frame.events);
  const begun = events.findLastIndex((event) => kinds.includes(event.event));
  const scored = events.slice(begun + 1).filter(isScored);
  return scored.map(({ seat, points, rule }) => ({ seat, points, rule }));
}
