// Plates of dry mud, paving or broken ice: the plane cut into cells round strewn points.

import { between, type Chance, times } from '../core/chance.ts';
import type { Point } from '../core/paths.ts';

/** Points on an uneven grid over a box, one for every step in x and y. */
export function strewn(r: Chance, [left, top, right, bottom]: [number, number, number, number], step: number, jitter = 0.42): Point[] {
  const [columns, rows] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)];
  return times(columns * rows, (i): Point => [left + ((i % columns) + 0.5 + between(r, -jitter, jitter)) * step, top + (Math.floor(i / columns) + 0.5 + between(r, -jitter, jitter)) * step]);
}

/** The part of an outline on the side of `own` of the middle line between two points. */
function nearer(outline: Point[], own: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - own[0], other[1] - own[1]];
  const [mx, my] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const side = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny;
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const [a, b] = [side(from), side(to)];
    const kept: Point[] = a <= 0 ? [from] : [];
    if (a * b < 0) kept.push([from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]);
    return kept;
  });
}

/** The cell round one point: all that lies nearer to it than to any other. */
export function cell(own: Point, points: readonly Point[], reach: number): Point[] {
  const [x, y] = own;
  const start: Point[] = [[x - reach, y - reach], [x + reach, y - reach], [x + reach, y + reach], [x - reach, y + reach]];
  return points.filter((other) => other !== own && Math.hypot(other[0] - x, other[1] - y) < reach * 2).reduce((outline, other) => nearer(outline, own, other), start);
}

/** An outline drawn in towards its middle, its corners a little cut. */
export function shrunk(outline: Point[], middle: Point, part: number): Point[] {
  const pull = ([x, y]: Point): Point => [middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part];
  return outline.flatMap((here, i): Point[] => {
    const [before, after] = [outline[(i + outline.length - 1) % outline.length]!, outline[(i + 1) % outline.length]!];
    const cut = (to: Point): Point => pull([here[0] + (to[0] - here[0]) * 0.09, here[1] + (to[1] - here[1]) * 0.09]);
    return [cut(before), cut(after)];
  });
}
