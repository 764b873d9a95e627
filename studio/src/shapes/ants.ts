// Ants seen from above.

import { lighten } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look, oval } from './brush.ts';

const LEGS = 'M-9 -4C-26 -12 -30 -26 -42 -34M-10 4C-30 4 -36 12 -50 12M-8 12C-24 20 -28 36 -38 50M9 -4C26 -12 30 -26 42 -34M10 4C30 4 36 12 50 12M8 12C24 20 28 36 38 50';
const FEELERS = 'M-6 -34C-12 -46 -20 -46 -24 -60M6 -34C12 -46 20 -46 24 -60';

/** An ant from above, head to the top, its middle at 0,0; size is about its length; shade draws only its shadow. */
export function antFromAbove(scene: Scene, size: number, look: Look & { colour?: string; shade?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#5c2c34';
  if (look.shade) {
    const parts = oval(0, 42, 19, 25) + oval(0, 4, 11, 15) + oval(0, -26, 15, 14);
    return b.done(b.line(LEGS + FEELERS, look.shade, 5) + b.flat(parts, look.shade));
  }
  const gloss = { pale: lighten(colour, 0.26), dabs: 0.8, edge: 1 };
  return b.done(b.line(LEGS, colour, 5) + b.line(LEGS, lighten(colour, 0.14), 1.8, { opacity: 0.8 }), b.line(FEELERS, colour, 3.4),
    b.ball(0, 42, 19, 25, colour, gloss) + b.line('M-17 38Q0 46 17 38M-16 50Q0 58 16 50', lighten(colour, 0.16), 1.8, { opacity: 0.6 }), b.ball(0, 18, 5, 5, colour, { ...gloss, dabs: 0 }),
    b.ball(0, 3, 11, 15, lighten(colour, 0.03), gloss), b.flat('M-9 -36L-12 -46L-3 -41ZM9 -36L12 -46L3 -41Z', lighten(colour, 0.08)),
    b.ball(0, -26, 15, 14, colour, gloss) + b.dot(-10, -29, 3.4, '#1c1020') + b.dot(10, -29, 3.4, '#1c1020') + b.dot(-9, -30, 1.1, '#fff4e4') + b.dot(11, -30, 1.1, '#fff4e4'),
    b.dot(b.light * 7, 34, 3.4, lighten(colour, 0.4), 0.7) + b.dot(b.light * 4, -2, 2.2, lighten(colour, 0.4), 0.7));
}
