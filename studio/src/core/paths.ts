// Lines and outlines as SVG path text, with one decimal to keep pictures small.
import { between, times, type Chance } from './chance.ts';

export type Point = [number, number];

export interface BlobOptions {
  points?: number;
  wobble?: number;
  extra?: string;
}

export interface PlaceOptions {
  turn?: number;
  flip?: boolean;
  opacity?: number;
  extra?: string;
}

export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

function pair([x, y]: Point): string {
  return `${round1(x)} ${round1(y)}`;
}

/** A soft curve through all points; tension 0 gives straight lines, 1 the usual softness. */
export function smooth(points: Point[], closed = false, tension = 1): string {
  const count = points.length;
  const point = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  const pull = tension / 6;
  let path = `M${pair(points[0]!)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const reach: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    path += `C${pair(leave)} ${pair(reach)} ${pair(to)}`;
  }
  return path + (closed ? 'Z' : '');
}

/** Straight lines from point to point. */
export function polygon(points: Point[], closed = true): string {
  return 'M' + points.map(pair).join('L') + (closed ? 'Z' : '');
}

/** Points of an uneven ellipse. */
export function blobPoints(
  r: Chance,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  points = 9,
  wobble = 0.14,
  turn = 0,
): Point[] {
  return times(points, (i) => {
    const angle = turn + (i / points) * Math.PI * 2;
    const reach = 1 + between(r, -wobble, wobble);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
}

/** A soft uneven ellipse: leaf mass, stone, cloud, patch of light. */
export function blob(
  r: Chance,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  { points = 9, wobble = 0.14, extra = '' }: BlobOptions = {},
): string {
  const outline = blobPoints(r, cx, cy, rx, ry, points, wobble, r() * 6);
  return `<path d="${smooth(outline, true)}" fill="${fill}" ${extra}/>`;
}

/** Puts a drawing made around 0, 0 at a place of the picture. */
export function at(
  x: number,
  y: number,
  scale: number,
  svg: string,
  { turn = 0, flip = false, opacity = 1, extra = '' }: PlaceOptions = {},
): string {
  const move = `translate(${round1(x)} ${round1(y)})`;
  const rotate = turn ? ` rotate(${round1(turn)})` : '';
  const size = Math.round(scale * 1000) / 1000;
  const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<g transform="${move}${rotate} scale(${flip ? -size : size} ${size})"${veil} ${extra}>${svg}</g>`;
}

function widthAlong(widths: number[] | ((t: number) => number), t: number): number {
  if (typeof widths === 'function') return widths(t);
  const place = t * (widths.length - 1);
  const before = Math.floor(place);
  const from = widths[before]!;
  const to = widths[Math.min(widths.length - 1, before + 1)]!;
  return from + (to - from) * (place - before);
}

/** A closed outline of varying width along a line: trunk, tail, scarf, river. */
export function ribbon(points: Point[], widths: number[] | ((t: number) => number)): string {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(last, i + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const half = widthAlong(widths, last ? i / last : 0) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  });
  return smooth(left) + smooth(right).replace('M', 'L') + 'Z';
}
