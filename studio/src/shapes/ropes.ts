// Rope and thread drawn large: twisted strands along a line, frayed ends.

import { between, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';

interface Spot {
  at: Point;
  /** The unit vector across the rope, to its left. */
  side: Point;
}

/** Spots at even distances along a soft line through the points. */
function spotsAlong(points: Point[], step: number): Spot[] {
  const last = points.length - 1;
  const point = (i: number) => points[Math.max(0, Math.min(last, i))]!;
  const fine = times(last * 24 + 1, (k): Point => {
    const i = Math.min(last - 1, Math.floor(k / 24));
    const t = k / 24 - i;
    const [p, q, r, s] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    return [0, 1].map((a) => 0.5 * (2 * q[a]! + (r[a]! - p[a]!) * t + (2 * p[a]! - 5 * q[a]! + 4 * r[a]! - s[a]!) * t * t + (3 * q[a]! - p[a]! - 3 * r[a]! + s[a]!) * t ** 3)) as Point;
  });
  const spots: Spot[] = [];
  let gone = 0;
  fine.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = fine[i]!;
    const long = Math.hypot(x - fromX, y - fromY);
    for (; gone <= long; gone += step) {
      const t = gone / (long || 1);
      spots.push({ at: [fromX + (x - fromX) * t, fromY + (y - fromY) * t], side: [(y - fromY) / (long || 1), -(x - fromX) / (long || 1)] });
    }
    gone -= long;
  });
  return spots;
}

const across = ({ at, side }: Spot, by: number): Point => [at[0] + side[0] * by, at[1] + side[1] * by];
const pair = ([x, y]: Point) => `${round1(x)} ${round1(y)}`;

/** A twisted rope along the points; both ends are open, so pieces of one rope may be joined. `twist` is 1 or -1. */
export function rope(scene: Scene, points: Point[], width: number, look: Look & { colour?: string; twist?: number; shadow?: string } = {}): string {
  const b = brush(scene, 100, look);
  const { colour = '#c8a060', twist = 1 } = look;
  const [pale, dark] = [lighten(mix(colour, '#fff0c0', 0.35), 0.05), mix(colour, b.night, 0.62)];
  const half = width / 2;
  const spots = spotsAlong(points, width * 0.1);
  const bulge = (i: number) => half * (0.97 + 0.05 * Math.sin(i * 1.4));
  const [left, right] = [spots.map((spot, i) => across(spot, bulge(i))), spots.map((spot, i) => across(spot, -bulge(i)))];
  const outline = smooth(left) + smooth([...right].reverse()).replace('M', 'L') + 'Z';
  const lay = 11;
  const spot = (i: number) => spots[Math.max(0, Math.min(spots.length - 1, Math.round(i)))]!;
  const strand = (i: number) =>
    `M${pair(across(spot(i), half * twist))}C${pair(across(spot(i + 4.5), half * 0.9 * twist))} ${pair(across(spot(i + lay - 4.5), -half * 0.9 * twist))} ${
      pair(across(spot(i + lay), -half * twist))
    }`;
  const starts = times(Math.floor((spots.length + lay) / 4), (i) => i * 4 - lay);
  const seams = starts.map(strand).join('');
  const ridges = starts.map((i) => strand(i + 2)).join('');
  const fibres = times(spots.length * 1.4, () => {
    const i = Math.floor(between(b.r, 0, Math.max(1, spots.length - 6)));
    const by = between(b.r, -0.9, 0.9);
    return `M${pair(across(spots[i]!, half * by))}L${pair(across(spots[Math.min(spots.length - 1, i + 3)]!, half * (by - 0.45 * twist)))}`;
  });
  const edge = (line: Point[], tone: string, thick: number, opacity: number) => b.line(smooth(line), tone, thick, { opacity });
  const lit = (spots[0]!.side[0] + spots.at(-1)!.side[0]) * b.light - (spots[0]!.side[1] + spots.at(-1)!.side[1]) > 0;
  const [bright, dim] = lit ? [left, right] : [right, left];
  const cast = look.shadow ? `<path d="${outline}" transform="translate(${-b.light * width * 0.12} ${round1(width * 0.2)})" fill="${look.shadow}" opacity=".5" ${scene.blur(5)}/>` : '';
  return (cast +
    b.inside(outline, b.flat(outline, colour), b.line(fibres.filter((_, i) => i % 2).join(''), pale, width * 0.03, { opacity: 0.5 }), b.line(fibres.filter((_, i) =>
      i % 2 === 0
    ).join(''), dark, width * 0.03, { opacity: 0.4 }), b.line(ridges, pale, width * 0.14, { opacity: 0.55 }), b.line(seams, dark, width * 0.06, { opacity: 0.6 }), edge(dim, dark, width * 0.6, 0.28),
      edge(dim, dark, width * 0.3, 0.35), edge(bright, pale, width * 0.16, 0.4)));
}

/** A burst of loose fibres at a rope's end, pointing along `angle` in degrees. */
export function frayed(scene: Scene, width: number, look: Look & { colour?: string; count?: number; long?: number } = {}): string {
  const b = brush(scene, 100, look);
  const { colour = '#c8a060', count = 26, long = 1.1 } = look;
  return times(count, () => {
    const [from, spread] = [between(b.r, -0.46, 0.46) * width, between(b.r, -0.7, 0.7)];
    const reach = width * long * between(b.r, 0.5, 1.15);
    const tone = b.oneOf([lighten(colour, 0.09), colour, mix(colour, b.night, 0.4)]);
    return b.line(`M${round1(-width * 0.2)} ${round1(from)}Q${round1(reach * 0.5)} ${round1(from * 1.1)} ${round1(reach)} ${round1(from + spread * width * 0.9)}`, tone,
      round1(width * between(b.r, 0.03, 0.07)), { opacity: 0.9 });
  }).join('');
}
