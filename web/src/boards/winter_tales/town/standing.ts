/** Where the stands are: those of one place side by side, beside a dot if there is one. */
import type { Figure, WinterView } from "../../../wire/winter_tales";
import { isPlaza, spotOf, type Spot } from "./places";

export interface Standing extends Spot {
  char: string;
  figure: Figure;
}

const APART = 52; // units of the paper between two stands
const ROW = 3; // stands side by side
const BACK = 30; // units from one row to the next
const ASIDE = 34; // from the dot to the first stand beside it

/** `dotted`: the places that have a dot. */
export function standings(view: WinterView, dotted: ReadonlySet<string>): Standing[] {
  const all = Object.entries(view.figures);
  return all.map(([char, figure]) => {
    const { space } = figure;
    const there = all.filter(([, other]) => other.space === space).map(([other]) => other);
    const n = there.indexOf(char);
    const row = Math.floor(n / ROW);
    const across = Math.min(ROW, there.length - row * ROW);
    const middle = (n % ROW) - (across - 1) / 2;
    const aside = dotted.has(space) ? asideOf(n % ROW) : middle * APART;
    const { x, y } = spotOf(space);
    return { char, figure, x: inside(x + aside), y: y + (isPlaza(space) ? 18 : 0) - row * BACK };
  });
}

/** Right and left of the dot in turn. */
const asideOf = (n: number): number => (n % 2 ? -1 : 1) * (ASIDE + Math.floor(n / 2) * APART);

const inside = (x: number): number => Math.min(975, Math.max(25, x));
