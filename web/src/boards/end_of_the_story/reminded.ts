import type { Table } from "./table";

/** Whether the narrator of this round has been reminded (ES-54), by the log, which survives a reload. */
export function isReminded(table: Table): boolean {
  const events = table.log.flatMap((frame) => frame.events);
  return events.findLast(({ event }) => event === "four-drawn" || event === "reminded")?.event === "reminded";
}
