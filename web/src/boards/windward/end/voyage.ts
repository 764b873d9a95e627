/** The tracks and nights of a ship over a whole voyage. */
import type { Heard } from "../../../wire";
import type { Event } from "../../../wire/windward";
import { PORT, type Globe, type Space } from "../geometry";
import { lineOf } from "../planet/lines";
import type { Leg } from "../reach";
import { eventsOf } from "./account";

/** The line of one ship; it begins anew where the ship was put somewhere else. */
export function trackOf(log: readonly Heard<Event>[], seat: number, globe: Globe): string {
  const runs: { start: number; way: Leg[] }[] = [];
  for (const event of eventsOf(log)) {
    if (event.event !== "sailed" || event.seat !== seat) continue;
    const last = runs.at(-1);
    const here = last?.way.at(-1)?.space;
    const leg = { space: event.to, cost: event.cost };
    if (last && here === event.start) last.way.push(leg);
    else runs.push({ start: event.start, way: [leg] });
  }
  return runs.map(({ start, way }) => lineOf(globe, start, way)).join("");
}

export interface Stop {
  space: Space;
  round: number;
}

/** Where a ship spent its nights; of several on one space the last. */
export function nightsOf(log: readonly Heard<Event>[], seat: number): Stop[] {
  const nights = new Map<Space, number>();
  let [round, here]: [number, Space] = [1, PORT];
  for (const event of eventsOf(log)) {
    if (event.event === "round-began") round = event.round;
    if (event.event === "sailed" && event.seat === seat) here = event.to;
    if (event.event === "ship-lost" && event.seat === seat) here = PORT;
    if (event.event === "rested" && event.seat === seat) nights.set(here, round);
  }
  return [...nights].map(([space, night]) => ({ space, round: night }));
}
