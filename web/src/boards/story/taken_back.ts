import type { Table } from "../../table/table.svelte";

/** What ends the right to take back what came before it: a picture laid, or somebody else's move. */
const FLOORS = ["round-begun", "picture-laid", "flagged", "wiped", "finished"];

/** How many of the own gestures can still be taken back, one after another. */
export function toTakeBack(table: Table): number {
  const events = table.log.flatMap((frame) => frame.events);
  const floor = events.findLastIndex((event) => FLOORS.includes(event.event));
  return events.slice(floor + 1).reduce((count, event) => {
    if (event.event === "shown" && event.seat === table.seat) return count + 1;
    return event.event === "undone" ? Math.max(0, count - 1) : count;
  }, 0);
}
