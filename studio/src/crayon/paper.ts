// The paper's tooth, which wax reaches from its peaks down, and the streaks that a crayon's blunt tip leaves.
import { noise2d } from '../core/chance.ts';

const FULL = 640; // grain is measured in pixels of this width
export const STREAKS = 48; // across the tip
export const STREAK_LENGTH = 512;

const teeth = new Map<number, Float32Array>();
let tips: Float32Array | undefined;

/** By pixel of a square sheet, 0 (a peak) to 1 (a pit). */
export function toothOf(width: number): Float32Array {
  const known = teeth.get(width);
  if (known) return known;
  const noise = noise2d('paper');
  const tooth = new Float32Array(width * width);
  const scale = FULL / width;
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const fine = noise((x * scale) / 4.2, (y * scale) / 4.2);
      const coarse = noise((x * scale) / 10 + 40, (y * scale) / 8);
      tooth[y * width + x] = 0.5 + 0.5 * (0.62 * fine + 0.38 * coarse);
    }
  }
  teeth.set(width, tooth);
  return tooth;
}

/** How much less the tip presses, by place across it and place along the stroke: -1 to 1. */
export function streaks(): Float32Array {
  if (tips) return tips;
  const noise = noise2d('tip');
  tips = new Float32Array(STREAKS * STREAK_LENGTH);
  for (let s = 0; s < STREAK_LENGTH; s++) {
    for (let u = 0; u < STREAKS; u++) tips[s * STREAKS + u] = noise(u / 5, s / 36);
  }
  return tips;
}
