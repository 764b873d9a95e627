// Strokes that follow a sheet of water, cloth or smoke lying between two curves.

import { between, pick, times } from '../core/chance.ts';
import { type Point, polygon, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';

/** A place on a soft curve through points, t from 0 to 1. */
export function along(points: readonly Point[], t: number): Point {
  const place = Math.max(0, Math.min(0.9999, t)) * (points.length - 1);
  const i = Math.floor(place);
  const f = place - i;
  const point = (k: number) => points[Math.max(0, Math.min(points.length - 1, k))]!;
  const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
  return [0, 1].map((axis) => {
    const [p, q, u, v] = [a[axis]!, b[axis]!, c[axis]!, d[axis]!];
    return 0.5 * (2 * q + (u - p) * f + (2 * p - 5 * q + 4 * u - v) * f * f + (3 * q - p - 3 * u + v) * f * f * f);
  }) as Point;
}

/** The sheet between two curves: k runs from the first (0) to the second (1), t along both. */
export function sheet(first: readonly Point[], second: readonly Point[]) {
  return (k: number, t: number): Point => {
    const [a, b] = [along(first, t), along(second, t)];
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  };
}

/** The outline of a sheet. */
export function sheetPath(spot: (k: number, t: number) => Point, steps = 24): string {
  return polygon([...times(steps + 1, (i) => spot(0, i / steps)), ...times(steps + 1, (i) => spot(1, 1 - i / steps))]);
}

/** Strokes along a sheet; the tones offered depend on where the stroke lies. */
export function sheetStrokes(
  scene: Scene,
  spot: (k: number, t: number) => Point,
  count: number,
  tones: (k: number, t: number) => readonly string[],
  { long = 0.14, width = 7, opacity = 0.6 }: { long?: number; width?: number; opacity?: number } = {},
): string {
  const strokes = times(count, () => {
    const [k, t, reach] = [scene.r(), scene.r(), long * between(scene.r, 0.4, 1.3)];
    const line = polygon(times(7, (i) => spot(k, t + (reach * i) / 6)), false);
    const veil = round1(opacity * between(scene.r, 0.5, 1.2) * 10) / 10;
    return `<path d="${line}" stroke="${pick(scene.r, tones(k, t))}" stroke-width="${round1(width * between(scene.r, 0.4, 1.4))}" opacity="${Math.min(1, veil)}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}
