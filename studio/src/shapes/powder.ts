// Clouds of powder: billows along a line, lit from one side, with grains that fly ahead of them.

import { between, pick, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { blob, type Point, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';
import { along } from './flowing.ts';

export interface Powder extends Look {
  /** How wide the cloud is along its line. */
  wide: (t: number) => number;
  colour: string;
  count?: number;
}

/** A plume of powder along a line; heaps of blobs, dark on the side away from the light. */
export function plumeOfPowder(scene: Scene, line: readonly Point[], { wide, colour, count = 110, light = -1, night = '#2b2448' }: Powder): string {
  const { r } = scene;
  const b = brush(scene, 100);
  const dark = mix(colour, night, 0.42);
  const pale = lighten(mix(colour, '#fff4d8', 0.35), 0.04);
  const haze = times(9, (i) => {
    const t = (i + 1) / 9;
    const [x, y] = along(line, t);
    return blob(r, x, y, wide(t) * 1.15, wide(t), colour, { wobble: 0.2, extra: `opacity=".3" ${scene.blur(9)}` });
  });
  const heaps = times(count, (i) => {
    const t = i / (count - 1);
    const [x, y] = along(line, t);
    const [a, q] = [r() * 6.28, Math.sqrt(r())];
    const reach = wide(t);
    const [dx, dy] = [Math.cos(a) * q, Math.sin(a) * q];
    const [cx, cy, size] = [x + dx * reach, y + dy * reach * 0.8, reach * (0.14 + 0.34 * r() ** 1.6)];
    const lit = dx * light * 0.6 - dy * 0.5 + between(r, -0.2, 0.2);
    const tone = lit > 0 ? mix(colour, pale, Math.min(1, lit)) : mix(colour, dark, Math.min(1, -lit * 1.2));
    const heap = blob(r, cx, cy, size, size * 0.86, tone, { wobble: 0.2, extra: `opacity="${round1(between(r, 0.65, 1))}"` });
    const rim = b.line(
      `M${round1(cx + light * size * 0.75)} ${round1(cy + size * 0.25)}Q${round1(cx + light * size * 0.75)} ${round1(cy - size * 0.75)} ${round1(cx - light * size * 0.3)} ${round1(cy - size * 0.7)}`,
      lighten(tone, 0.09),
      round1(Math.max(1.5, size * 0.17)),
      { opacity: 0.6 },
    );
    return heap + rim;
  });
  return [...haze, ...heaps].join('');
}

/** Grains of powder flying out of the end of a line, for the layer over the paint. */
export function grains(scene: Scene, line: readonly Point[], colours: readonly string[], { count = 70, reach = 150 }: { count?: number; reach?: number } = {}): string {
  const { r } = scene;
  return times(count, () => {
    const [x, y] = along(line, between(r, 0.35, 1));
    const [ex, ey] = along(line, 1);
    const [sx, sy] = line[0]!;
    const way = Math.atan2(ey - sy, ex - sx) + between(r, -0.9, 0.9);
    const far = r() ** 1.4 * reach;
    return `<circle cx="${round1(x + Math.cos(way) * far)}" cy="${round1(y + Math.sin(way) * far)}" r="${round1(0.8 + r() ** 2.5 * 4)}" fill="${pick(r, colours)}" opacity="${
      round1(between(r, 0.5, 1))
    }"/>`;
  }).join('');
}
