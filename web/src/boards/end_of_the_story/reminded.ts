import type { Table } from "./table";

/** Has the narrator of this round been told that the time is nearly over (ES-54)? From the log, which a reload brings back. */
export function isReminded(table: Table): boolean {
  const events = table.log.flatMap((frame) => frame.events);
  return events.findLast(({ event }) => event === "four-drawn" || event === "reminded")?.event === "reminded";
}
