import type { Gain } from "../../parts/gains";
import type { Table } from "../../table/table.svelte";
import type { Scored } from "../../wire";

/** Who earned what in the round just ended. */
export function gainsOf(table: Table): Gain[] {
  const events = table.log.flatMap((frame) => frame.events);
  const begun = events.findLastIndex((event) => event.event === "round-begun");
  return events
    .slice(begun + 1)
    .filter((event): event is Scored => event.event === "scored")
    .map(({ seat, points, rule }) => ({ seat, points, rule }));
}
