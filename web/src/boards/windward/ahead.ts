/** The reader's next turn, before it has come: the winds that it may have, and how far the ship comes in each. The server
 * sends the reach of the captain in turn and of the next alone; this counts as its routes do. */
import type { Seat } from "../../wire";
import type { SkyView } from "../../wire/windward";
import { isContest } from "./fame";
import { DIRECTIONS, EDGE, opposite, PORT, type Direction, type Globe, type Space } from "./geometry";
import { foesOf, type Reach, type Reached } from "./reach";

export const SPEED = 4; // of a turn, without cards and orders
const FAR = 9; // speed up to which a way has a price

/** The round of a waiting captain's next turn. */
export function roundAhead({ active, first, round, ships }: SkyView, seat: Seat): number {
  const place = (each: Seat) => (each - first + ships.length) % ships.length;
  return place(seat) < place(active) ? round + 1 : round;
}

/** The steps and jumps from a space, with their prices. */
function* stepsFrom(globe: Globe, space: Space, wind: Direction, laden: boolean): Generator<[Space, number]> {
  for (const direction of DIRECTIONS) {
    const to = globe.step(space, direction);
    if (space === PORT) yield [to, 1];
    else if (to === PORT && !laden) yield [to, 1];
    else if (to > PORT && direction !== opposite(wind) && globe.terrain(to) !== "drift")
      yield [to, direction === wind ? 0 : 1];
  }
  const terrain = globe.terrain(space);
  if (terrain === "zephyr")
    for (const to of globe.spaces) if (to !== space && globe.terrain(to) === "zephyr") yield [to, 1];
  if (terrain === "corner")
    for (const to of globe.spaces)
      if (globe.terrain(to) === "corner" && globe.territory(to) === opposite(globe.territory(space)))
        yield [to, 1];
}

/** How far the ship of a seat comes in a wind. A way ends where a battle would begin; friends are in the way. */
export function reachIn(view: SkyView, globe: Globe, seat: Seat, wind: Direction, speed: number): Reach {
  const own = view.ships[seat];
  if (!own) return new Map();
  const here = own.space;
  const laden = Boolean(own.hold.grey || own.hold.red);
  const foes = foesOf(view, seat);
  const contest = isContest(view);
  const shut = new Set(contest ? [] : view.ships.map(({ space }) => space).filter((each) => each !== PORT));
  const found = new Map<Space, Reached>([[here, { cost: 0, from: here }]]);
  const settled = new Set<Space>();
  const queue = [here];
  for (let space = queue.shift(); space !== undefined; space = queue.shift()) {
    if (settled.has(space) || (space !== here && foes.has(space))) continue;
    settled.add(space);
    const cost = found.get(space)?.cost ?? 0;
    for (const [to, price] of stepsFrom(globe, space, wind, laden)) {
      const total = cost + price;
      if (to === EDGE || total > speed || (found.get(to)?.cost ?? Infinity) <= total || shut.has(to))
        continue;
      found.set(to, { cost: total, from: space });
      if (price) queue.push(to);
      else queue.unshift(to);
    }
  }
  found.delete(here);
  return found;
}

export type Ahead = ReadonlyMap<Direction, Reach>;

/** The reach in each wind that a waiting captain may have: every wind but this one; none: the turn comes in this round. */
export function reachAhead(view: SkyView, globe: Globe, seat: Seat): Ahead {
  if (roundAhead(view, seat) === view.round) return new Map();
  const winds = DIRECTIONS.filter((wind) => wind !== view.wind);
  return new Map(winds.map((wind) => [wind, reachIn(view, globe, seat, wind, FAR)]));
}

/** What a way to the space costs in each wind; null: there is none. */
export const pricesOf = (ahead: Ahead, space: Space): { wind: Direction; cost: number | null }[] =>
  [...ahead].map(([wind, reach]) => ({ wind, cost: reach.get(space)?.cost ?? null }));

/** The cheapest and the dearest of them, and how far apart they are. */
export interface Range {
  least: number;
  most: number;
  spread: number;
}

/** null: there is a way in no wind. */
export function rangeOf(ahead: Ahead, space: Space): Range | null {
  const costs = pricesOf(ahead, space).flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return costs.length ? { least, most, spread: most - least } : null;
}

/** Every space with its price in the wind that is best for it. */
export function cheapest(ahead: Ahead): Reach {
  const found = new Map<Space, Reached>();
  for (const reach of ahead.values())
    for (const [space, reached] of reach)
      if (reached.cost < (found.get(space)?.cost ?? Infinity)) found.set(space, reached);
  return found;
}
