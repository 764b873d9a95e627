/** The way of the movement that runs. */
import type { Heard } from "../../../wire";
import type { Event, Stop } from "../../../wire/winter_tales";

/** The spaces that a character has walked since it stepped out, the first one included. */
export function walkedBy(log: readonly Heard<Event>[], char: string): string[] {
  const events = log.flatMap((frame) => frame.events);
  const out = events.findLastIndex((event) => event.event === "activated" && event.char === char);
  const way: string[] = [];
  for (const event of events.slice(Math.max(0, out))) {
    if (event.event === "walked" && event.char === char)
      way.push(...(way.at(-1) === event.came_from ? [] : [event.came_from]), event.to);
    if (event.event === "relocated" && event.char === char) way.length = 0;
  }
  return way;
}

/** The spaces from the character to a stop, without the one where it stands. */
export function wayTo(routes: Readonly<Record<string, Stop>>, space: string): string[] {
  const way: string[] = [];
  for (let at = space, stop = routes[at]; stop && !way.includes(at); stop = routes[at]) {
    way.unshift(at);
    at = stop.before;
  }
  return way;
}
