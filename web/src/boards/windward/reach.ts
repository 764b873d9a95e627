/** How far the reader's ship comes, as the view says it, and the moves that sail a way. */
import type { Offer } from "../../wire";
import type { Move, SkyView } from "../../wire/windward";
import { opposite, PORT, type Globe, type Space } from "./geometry";

/** `cost`: of the whole way; `from`: the space before it. */
export interface Reached {
  cost: number;
  from: Space;
}

export type Reach = ReadonlyMap<Space, Reached>;

/** One space of a way. `cost`: of this step alone. */
export interface Leg {
  space: Space;
  cost: number;
}

/** The reach of the view; with it the steps onto Drift that are offered, which no way leads over. */
export function reachOf(view: SkyView, globe: Globe, here: Space, sail: Offer | undefined): Reach {
  const reach = new Map(view.reach.map(([space, cost, from]): [Space, Reached] => [space, { cost, from }]));
  const to = sail?.fields?.["to"];
  for (const value of to?.domain === "one-of" ? to.values : []) {
    const space = Number(value);
    const cost = globe.step(here, view.wind) === space ? 0 : 1;
    if (!reach.has(space)) reach.set(space, { cost, from: here });
  }
  return reach;
}

/** The way to a space without its start; empty: there is none. */
export function wayTo(reach: Reach, to: Space): Leg[] {
  const way: Leg[] = [];
  for (let found = reach.get(to); found && way.length <= reach.size; found = reach.get(to)) {
    way.unshift({ space: to, cost: found.cost - (reach.get(found.from)?.cost ?? 0) });
    to = found.from;
  }
  return way;
}

/** Spaces where an arriving ship of this seat begins a battle. */
export const foesOf = (view: SkyView, seat: number): Set<Space> =>
  new Set(
    [
      ...view.ships.filter((_, other) => other !== seat),
      ...view.cresters.filter(({ kind }) => kind !== "grey"),
    ].flatMap(({ space }) => (space === PORT ? [] : [space])),
  );

function stepTo(globe: Globe, wind: number, from: Space, to: Space): Move {
  if (to === PORT) return { move: "enter-port" };
  if (from === PORT) return { move: "leave-port", to };
  const bearing = globe.bearing(from, to);
  return bearing && bearing !== opposite(wind) ? { move: "sail", to } : { move: "jump", to };
}

/** The moves that sail a way. */
export function movesOf(globe: Globe, wind: number, here: Space, way: readonly Leg[]): Move[] {
  return way.map(({ space }, n) => stepTo(globe, wind, way[n - 1]?.space ?? here, space));
}

export const costOf = (way: readonly Leg[]): number => way.reduce((sum, { cost }) => sum + cost, 0);
