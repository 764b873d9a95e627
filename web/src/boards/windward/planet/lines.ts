/** Ways as lines of the drawing. */
import { type Globe, type Point, type Space } from "../geometry";
import type { Leg } from "../reach";

/** A curl of wind, from west to east. */
export const GUST = "M-26 0C-12 -6 4 5 16 -1C25 -6 24 -14 17 -14C12 -14 11 -8 15 -6";

const WAVE = 9; // units aside
const round = (value: number) => Math.round(value * 10) / 10;

interface Stretch {
  from: Point;
  to: Point;
  cost: number;
  jump: boolean;
}

function stretches(globe: Globe, start: Space, way: readonly Leg[]): Stretch[] {
  return way.map(({ space, cost }, n) => {
    const before = way[n - 1]?.space ?? start;
    return { from: globe.xy(before), to: globe.xy(space), cost, jump: globe.bearing(before, space) === 0 };
  });
}

/** Straight where it costs, waving where the wind carries; a jump is a gap. */
export function lineOf(globe: Globe, start: Space, way: readonly Leg[]): string {
  const { x, y } = globe.xy(start);
  const parts = stretches(globe, start, way).map(({ from, to, cost, jump }) => {
    const end = `${round(to.x)} ${round(to.y)}`;
    if (jump) return `M${end}`;
    if (cost) return `L${end}`;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const [ax, ay] = [(-dy / length) * WAVE, (dx / length) * WAVE];
    const first = `${round(from.x + dx * 0.3 + ax)} ${round(from.y + dy * 0.3 + ay)}`;
    const second = `${round(from.x + dx * 0.7 - ax)} ${round(from.y + dy * 0.7 - ay)}`;
    return `C${first} ${second} ${end}`;
  });
  return [`M${round(x)} ${round(y)}`, ...parts].join("");
}

/** A bead for each step that costs: in the middle of it, or where a jump begins. */
export const beadsOf = (globe: Globe, start: Space, way: readonly Leg[]): (Point & { cost: number })[] =>
  stretches(globe, start, way).flatMap(({ from, to, cost, jump }) => {
    if (!cost) return [];
    const share = jump ? 0 : 0.5;
    return [{ x: round(from.x + (to.x - from.x) * share), y: round(from.y + (to.y - from.y) * share), cost }];
  });
