// Brickwork seen from the front.

import { between, pick, times } from '../core/chance.ts';
import { lighten, vary } from '../core/colour.ts';
import { type Point, polygon, round1 } from '../core/paths.ts';
import type { Box, Scene } from '../core/scene.ts';
import { brush, type Look, rectangle } from './brush.ts';

/** The bricks of a wall over a box, row by row; long and high are those of one brick. */
export function brickWall(scene: Scene, [left, top, right, bottom]: Box, tones: readonly string[], look: Look & { long?: number; high?: number; mortar?: string } = {}): void {
  const { long = 92, high = 38, mortar = '#c8a890', light = 1, night } = look;
  const b = brush(scene, 100, { light, night });
  const off = () => between(scene.r, -2, 2);
  scene.add(b.form(rectangle(left, top, right - left, bottom - top), mortar, { dabs: 1, grain: 0.1, edge: 0 }));
  times(Math.ceil((bottom - top) / high), (row) => {
    const y = top + row * high;
    for (let x = left - (row % 2 ? long / 2 : 0); x < right; x += long) {
      const corners: Point[] = [[x + 3 + off(), y + 3 + off()], [x + long - 4 + off(), y + 3 + off()], [x + long - 4 + off(), y + high - 4 + off()], [x + 3 + off(), y + high - 4 + off()]];
      const tone = vary(scene.r, pick(scene.r, tones), 0.03);
      scene.add(b.form(polygon(corners), tone, { pale: lighten(tone, 0.1), dabs: 1.1, edge: 0.9 }));
    }
  });
}

/** The joints of the same wall, as thin lines: for paint that lets the bricks show through. */
export function brickJoints([left, top, right, bottom]: Box, look: { long?: number; high?: number; from?: Point } = {}): string {
  const { long = 92, high = 38, from = [left, top] } = look;
  const lines: string[] = [];
  for (let row = 0, y = from[1]; y < bottom; row++, y += high) {
    if (y >= top) lines.push(`M${round1(left)} ${round1(y)}H${round1(right)}`);
    for (let x = from[0] - (row % 2 ? long / 2 : 0); x < right; x += long) {
      if (x > left && y + high > top) lines.push(`M${round1(x)} ${round1(Math.max(top, y))}V${round1(Math.min(bottom, y + high))}`);
    }
  }
  return lines.join('');
}
