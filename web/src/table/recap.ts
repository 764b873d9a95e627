import type { Event } from "../wire";

export interface RecapLine {
  events: Event[];
  picture?: string;
}

const QUIET = new Set(["drew", "attended", "round-begun", "paused", "resumed", "staked"]);
const MOST = 6;

/** The missed events as a few lines: points stand with what earned them, small things are left out. */
export function recapOf(missed: Event[], reader: number | null): RecapLine[] {
  const lines: RecapLine[] = [];
  for (const event of missed) {
    if (QUIET.has(event.event) && !("seat" in event && event.seat === reader && event.event === "attended"))
      continue;
    const last = lines.at(-1);
    const picture = "picture" in event && typeof event.picture === "string" ? event.picture : undefined;
    if (event.event === "scored" && last) last.events.push(event);
    else lines.push({ events: [event], picture });
  }
  return lines.slice(-MOST);
}
