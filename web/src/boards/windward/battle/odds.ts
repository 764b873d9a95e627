/** Exact odds of battles by convolution of Battle Dice. The server rolls; this only counts what it may roll. */

export const FACES = [1, 1, 1, 2, 2, 3] as const;
export const BOOST = 2; // hits of a Harpoon or of a "+2 hits" token

/** The chance of each total, by index. */
export type Chances = readonly number[];

/** For one side; they add up to 1. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** How many of ten such rolls end which way. */
export type Ten = Odds;

const rolls: Chances[] = [[1]];

export function hitsOf(dice: number): Chances {
  const known = rolls[dice];
  if (known) return known;
  const fewer = hitsOf(dice - 1);
  const found = Array<number>(3 * dice + 1).fill(0);
  fewer.forEach((chance, total) => {
    for (const face of FACES) found[total + face] = (found[total + face] ?? 0) + chance / FACES.length;
  });
  rolls[dice] = found;
  return found;
}

/** A total that is already rolled. */
export const fixed = (hits: number): Chances => [...Array<number>(hits).fill(0), 1];

function* margins(mine: Chances, theirs: Chances, plus: number): Generator<[margin: number, chance: number]> {
  for (const [a, p] of mine.entries()) for (const [b, q] of theirs.entries()) yield [a + plus - b, p * q];
}

/** `plus`: hits that are added to mine. */
export function oddsOf(mine: Chances, theirs: Chances, plus = 0): Odds {
  const odds = { win: 0, tie: 0, lose: 0 };
  for (const [margin, chance] of margins(mine, theirs, plus))
    odds[margin > 0 ? "win" : margin < 0 ? "lose" : "tie"] += chance;
  return odds;
}

/** The chance to fall short by so many hits or more: with as many as there is Morale, the ship is Lost. */
export function sinking(mine: Chances, theirs: Chances, plus: number, morale: number): number {
  let sum = 0;
  for (const [margin, chance] of margins(mine, theirs, plus)) if (-margin >= morale) sum += chance;
  return sum;
}

const ENDS = ["win", "tie", "lose"] as const;

/** Ten rolls as whole numbers, by largest remainder. */
export function tenOf(odds: Odds): Ten {
  const parts = ENDS.map((end) => ({ end, ten: Math.floor(10 * odds[end]), rest: (10 * odds[end]) % 1 }));
  const missing = 10 - parts.reduce((sum, { ten }) => sum + ten, 0);
  const raised = new Set([...parts].sort((a, b) => b.rest - a.rest).slice(0, missing));
  const count = (end: keyof Odds) =>
    parts.reduce((sum, part) => sum + (part.end === end ? part.ten + (raised.has(part) ? 1 : 0) : 0), 0);
  return { win: count("win"), tie: count("tie"), lose: count("lose") };
}
