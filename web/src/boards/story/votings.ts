import type { Table } from "./table";
import type { Seat } from "../../wire";

/** Votes by voter. */
export type Voting = Record<string, Seat>;

/** The votes of this round: the first and, after a tie, the second. The view has only the last one. */
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
