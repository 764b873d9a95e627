import type { Table } from "./table";
import type { Seat } from "../../wire";

/** Who voted for whom: by voter. */
export type Voting = Record<string, Seat>;

/** The votes of this round as they were opened: the first and, after a tie, the second. The view has the last one only. */
export function votingsOf(table: Table): Voting[] {
  const events = table.log.flatMap((frame) => frame.events);
  const begun = events.findLastIndex((event) => event.event === "round-begun");
  const votings: Voting[] = [{}];
  for (const event of events.slice(begun + 1)) {
    if (event.event === "tied") votings.push({});
    if (event.event === "vote-opened") Object.assign(votings.at(-1) ?? {}, { [event.seat]: event.teller });
  }
  return votings.filter((voting) => Object.keys(voting).length);
}
