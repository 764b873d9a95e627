/** What the log says of the running turn and round. */
import type { Gain } from "../../../parts/gains";
import type { Heard } from "../../../wire";
import type { Event, ShipLost, WindTurned } from "../../../wire/windward";

const QUIET: ReadonlySet<Event["event"]> = new Set([
  "turn-began",
  "round-began",
  "wind-turned",
  "morale-changed",
  "attended",
  "house-plays",
]);

const all = (log: readonly Heard<Event>[]): Event[] => log.flatMap(({ events }) => events);

/** The events since the captain in turn began. */
export function ofTurn(log: readonly Heard<Event>[]): Event[] {
  const events = all(log);
  return events.slice(events.findLastIndex(({ event }) => event === "turn-began") + 1);
}

/** What to tell of them: without the wind, the marks of a turn, and who came and went. */
export const deeds = (events: readonly Event[]): Event[] => events.filter(({ event }) => !QUIET.has(event));

/** The points of the running turn, or of the one before while nobody has scored in it. */
export function latestGains(log: readonly Heard<Event>[]): Gain[] {
  const events = all(log);
  const turns = events.flatMap(({ event }, n) => (event === "turn-began" ? [n] : []));
  const scored = (part: Event[]): Gain[] =>
    part.flatMap((event) =>
      event.event === "scored" ? [{ seat: event.seat, points: event.points, rule: event.rule }] : [],
    );
  const now = scored(events.slice(turns.at(-1) ?? 0));
  return now.length ? now : scored(events.slice(turns.at(-2) ?? 0));
}

/** The wind's turn at the beginning of this round, while nobody has done anything in it. */
export function windTurn(log: readonly Heard<Event>[]): WindTurned | null {
  const events = all(log);
  const at = events.findLastIndex(({ event }) => event === "wind-turned");
  const found = events[at];
  const fresh = events.slice(at).every(({ event }) => QUIET.has(event) || event === "teeth-traded");
  return found?.event === "wind-turned" && found.old !== found.new && fresh ? found : null;
}

/** How the ship of a seat was lost, until its captain does something again. */
export function lossOf(log: readonly Heard<Event>[], seat: number): ShipLost | null {
  const events = all(log);
  const at = events.findLastIndex((event) => event.event === "ship-lost" && event.seat === seat);
  const found = events[at];
  const begun = events.slice(at).findIndex((event) => event.event === "turn-began" && event.seat === seat);
  const acted = begun >= 0 && events.slice(at + begun).some(({ event }) => !QUIET.has(event));
  return found?.event === "ship-lost" && !acted ? found : null;
}
