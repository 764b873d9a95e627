// What the paper dragon needs to wind and to spread: a finely cut line and a folded wing.

import { times } from '../../core/chance.ts';
import { mix } from '../../core/colour.ts';
import type { Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, type Look } from '../brush.ts';

/** One coordinate of a smooth line between `from` and `to`, a part `t` of the way. */
function between(before: number, from: number, to: number, after: number, t: number): number {
  const bend = 2 * before - 5 * from + 4 * to - after;
  const twist = 3 * (from - to) + after - before;
  return from + 0.5 * t * (to - before + t * (bend + t * twist));
}

/** The line through the points in five times as many, so that folds laid along it turn smoothly. */
export function finely(points: Point[]): Point[] {
  return points.flatMap((from, i): Point[] => {
    const to = points[i + 1];
    if (!to) return [from];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const place = (k: number): Point => [
      between(before[0], from[0], to[0], after[0], k / 5),
      between(before[1], from[1], to[1], after[1], k / 5),
    ];
    return times(5, place);
  });
}

/** A wing folded from one written sheet, spread up to the right from 0,0. */
export function paperWing(scene: Scene, size: number, look: Look & { paper?: string } = {}): string {
  const b = brush(scene, size, look);
  const paper = look.paper ?? '#f6e6cc';
  return b.done(
    b.form('M0 0L-6 -84L22 -70L42 -98L60 -64L92 -74L84 -44L112 -36L60 14Z', paper, { shade: '#b08a88' }),
    b.line('M0 0L22 -70M6 2L60 -64M20 6L84 -44', mix(paper, '#9a6a5c', 0.6), 2),
    b.flat('M0 0L-6 -84L22 -70ZM6 2L42 -98L60 -64ZM20 6L92 -74L84 -44Z', '#8a6a90', 0.26),
    b.line('M30 -50l14 8M34 -40l16 9M66 -34l16 8M64 -24l18 9', '#6f6478', 2, { opacity: 0.5 }),
  );
}
