import { isAttended } from "./kinds";
import type { Event } from "../wire";

export interface RecapLine {
  events: Event[];
  picture?: string;
}

const QUIET = new Set(["drew", "attended", "round-begun", "paused", "resumed", "staked"]);
const MOST = 6;

/** Whether a recap leaves an event out. It never leaves out that the reader's own seat went away. */
const isSmall = (event: Event, reader: number | null): boolean =>
  QUIET.has(event.event) &&
  !(isAttended(event) && event.seat === reader && ["away", "left"].includes(event.presence));

/** The missed events as a few lines, points together with what earned them. */
export function recapOf(missed: Event[], reader: number | null): RecapLine[] {
  const lines: RecapLine[] = [];
  for (const event of missed) {
    if (isSmall(event, reader)) continue;
    const last = lines.at(-1);
    const picture = "picture" in event && typeof event.picture === "string" ? event.picture : undefined;
    if (event.event === "scored" && last) last.events.push(event);
    else lines.push({ events: [event], picture });
  }
  return lines.slice(-MOST);
}
