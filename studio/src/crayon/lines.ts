// Lines as lists of points, in a drawing's space of 100 by 100.
import { times } from '../core/chance.ts';
import type { Point } from '../core/paths.ts';

/** Points from text: `'24 88, 24 50, 70 49'`. */
export function pointsOf(text: string): Point[] {
  const numbers = text.split(/[\s,]+/).filter(Boolean).map(Number);
  if (numbers.length < 4 || numbers.length % 2 || numbers.some(Number.isNaN)) throw new Error(`no line: "${text}"`);
  return times(numbers.length / 2, (i): Point => [numbers[i * 2]!, numbers[i * 2 + 1]!]);
}

/** The point at `t` on the way from one to the other. */
export function along([x, y]: Point, [toX, toY]: Point, t: number): Point {
  return [x + (toX - x) * t, y + (toY - y) * t];
}

export function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

/** A soft curve through all points (Catmull-Rom). */
export function softened(points: Point[], closed = false): Point[] {
  const count = points.length;
  const point = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  const spans = closed ? count : count - 1;
  const curve = times(spans, (i) => {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const steps = Math.max(3, Math.ceil(distance(b, c) / 1.5));
    return times(steps, (k): Point => {
      const t = k / steps;
      const at = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      return [at(0), at(1)];
    });
  }).flat();
  return [...curve, closed ? points[0]! : points[count - 1]!];
}

/** The same line with points an even step apart. */
export function stepped(points: Point[], step: number): Point[] {
  const even: Point[] = [points[0]!];
  let left = step;
  for (let i = 1; i < points.length; i++) {
    let from = points[i - 1]!;
    const to = points[i]!;
    for (let length = distance(from, to); length >= left; length = distance(from, to)) {
      from = along(from, to, left / length);
      even.push(from);
      left = step;
    }
    left -= distance(from, to);
  }
  even.push(points[points.length - 1]!);
  return even;
}
