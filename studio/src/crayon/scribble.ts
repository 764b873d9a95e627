// Filling a shape the way children do: to and fro, not minding the lines too much.
import { between, type Chance } from '../core/chance.ts';
import type { Point } from '../core/paths.ts';

export interface ScribbleOptions {
  /** Direction of the strokes in radians. */
  angle?: number;
  /** From stroke to stroke; the crayon is about 3.6 wide, so 2.4 covers and 5 hatches. */
  gap?: number;
}

type Span = [from: number, to: number];

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Where a level line runs inside the outline. */
function spansAt(outline: Point[], y: number): Span[] {
  const crossings = outline.flatMap(([x, y0], i) => {
    const [toX, y1] = outline[(i + 1) % outline.length]!;
    return y0 <= y === y1 <= y ? [] : [x + ((y - y0) / (y1 - y0)) * (toX - x)];
  });
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((x, i) => (i % 2 ? [[crossings[i - 1]!, x] as Span] : []));
}

interface Run {
  points: Point[];
  last: Span;
}

const meets = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];

/** Zigzags that fill the outline; a shape with bays gives several. */
export function scribbled(r: Chance, outline: Point[], options: ScribbleOptions = {}): Point[][] {
  const { angle = -0.9, gap = 2.4 } = options;
  const lying = outline.map((point) => turned(point, -angle));
  const heights = lying.map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const done: Run[] = [];
  let open: Run[] = [];
  for (let y = top + gap * 0.4; y < bottom; y += gap * between(r, 0.75, 1.25)) {
    const next: Run[] = [];
    for (const span of spansAt(lying, y)) {
      const run = open.find(({ last }) => meets(last, span)) ?? { points: [], last: span };
      open = open.filter((other) => other !== run);
      const slip = () => between(r, -1.1, 0.9);
      const ends: Point[] = [[span[0] - slip(), y + between(r, -0.4, 0.4)], [span[1] + slip(), y + between(r, -0.2, 0.9)]];
      run.points.push(...(run.points.length % 4 ? ends.reverse() : ends));
      next.push({ points: run.points, last: span });
    }
    done.push(...open);
    open = next;
  }
  return [...done, ...open].map(({ points }) => points.map((point) => turned(point, angle)));
}
