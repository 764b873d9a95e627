/** The keys of the planet. */
import { DIRECTIONS, EDGE, SIZE, type Globe, type Space } from "../geometry";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

export const isArrow = (key: string): boolean => ARROWS.includes(key);

/** One space up, down, or aside in a line that stays level; the same space at the rim. */
export function walked(globe: Globe, space: Space, key: string): Space {
  const even = Math.round(globe.xy(space).x / (SIZE * 1.5)) % 2 === 0;
  const ways: Record<string, number[]> = {
    ArrowUp: [1],
    ArrowDown: [4],
    ArrowRight: even ? [3, 2] : [2, 3],
    ArrowLeft: even ? [5, 6] : [6, 5],
  };
  const found = (ways[key] ?? []).map((direction) => globe.step(space, direction));
  return found.find((to) => to !== EDGE) ?? space;
}

/** The direction of a digit, 1 to 6. */
export const directionOf = (key: string): number | undefined =>
  DIRECTIONS.find((direction) => String(direction) === key);
