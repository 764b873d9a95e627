// How alike two drawings are from afar: their masks at 24 pixels as vectors, and the cosine between them.
import type { Drawing, Mask } from '../drawing.ts';
import { reduced } from './mask.ts';

const AFAR = 24;
const DRAWN = 240; // drawn at this width, then reduced
export const MOST_ALIKE = 0.7;

export interface Pair {
  one: string;
  other: string;
  alike: number;
}

function seenFromAfar(mask: Mask): Float32Array {
  const small = reduced(mask.alpha(DRAWN), DRAWN, AFAR);
  const length = Math.sqrt(small.reduce((sum, value) => sum + value * value, 0));
  return small.map((value) => value / (length || 1));
}

/** All pairs, the most alike first. */
export function pairs(drawings: Pick<Drawing, 'id' | 'mask'>[]): Pair[] {
  const seen = drawings.map(({ id, mask }) => ({ id, small: seenFromAfar(mask) }));
  const found = seen.flatMap(({ id, small }, i) =>
    seen.slice(i + 1).map((other): Pair => {
      const alike = small.reduce((sum, value, k) => sum + value * other.small[k]!, 0);
      return { one: id, other: other.id, alike };
    }),
  );
  return found.sort((a, b) => b.alike - a.alike);
}
