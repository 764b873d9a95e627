/** The places that are worth a name on the list of spaces: what lies in reach, nearest first. */
import type { SkyView } from "../../../wire/windward";
import type { Globe, Space } from "../geometry";
import type { Reach } from "../reach";

export interface Place {
  space: Space;
  cost: number;
}

const PLAIN = new Set(["open", "drift"]);

/** Spaces in reach with a terrain of their own, with pieces, or with something that lies there. */
export function placesIn(view: SkyView, globe: Globe, reach: Reach): Place[] {
  const taken = new Set([
    ...view.cresters.map(({ space }) => space),
    ...view.ships.map(({ space }) => space),
    ...Object.keys(view.lying).map(Number),
  ]);
  return [...reach]
    .filter(([space]) => taken.has(space) || !PLAIN.has(globe.terrain(space)))
    .map(([space, { cost }]) => ({ space, cost }))
    .sort((a, b) => a.cost - b.cost || a.space - b.space);
}
