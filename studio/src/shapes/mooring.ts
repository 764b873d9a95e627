// A mooring rope drawn near: it may grow thin into the distance. And the wooden post it is tied to.

import { between, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval } from './brush.ts';

interface Spot {
  at: Point;
  /** The unit vector across the rope, to its left. */
  side: Point;
  half: number;
}

/** A soft line through the points, in many small steps. */
function fineLine(points: Point[]): Point[] {
  const last = points.length - 1;
  const point = (i: number) => points[Math.max(0, Math.min(last, i))]!;
  return times(last * 24 + 1, (k): Point => {
    const i = Math.min(last - 1, Math.floor(k / 24));
    const t = k / 24 - i;
    const [p, q, r, s] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const soft = (a: 0 | 1) => 0.5 * (2 * q[a] + (r[a] - p[a]) * t + (2 * p[a] - 5 * q[a] + 4 * r[a] - s[a]) * t * t + (3 * q[a] - p[a] - 3 * r[a] + s[a]) * t ** 3);
    return [soft(0), soft(1)];
  });
}

/** Spots along the line, nearer to each other where the rope is thinner. */
function spotsAlong(points: Point[], widths: number[]): Spot[] {
  const fine = fineLine(points);
  const spots: Spot[] = [];
  let gone = 0;
  fine.slice(1).forEach(([x, y], i) => {
    const [beforeX, beforeY] = fine[i]!;
    const long = Math.hypot(x - beforeX, y - beforeY) || 1;
    const [from, to] = [widths[Math.floor(i / 24)]!, widths[Math.floor(i / 24) + 1]!];
    const wide = from + (to - from) * ((i % 24) / 24);
    for (; gone <= long; gone += wide * 0.1) {
      const t = gone / long;
      spots.push({ at: [beforeX + (x - beforeX) * t, beforeY + (y - beforeY) * t], side: [(y - beforeY) / long, -(x - beforeX) / long], half: wide / 2 });
    }
    gone -= long;
  });
  return spots;
}

const across = ({ at, side, half }: Spot, by: number): Point => [at[0] + side[0] * by * half, at[1] + side[1] * by * half];
const pair = ([x, y]: Point) => `${round1(x)} ${round1(y)}`;
const LAY = 11;

/** The lines between the strands, `by` steps further along. */
function strands(spots: Spot[], by: number): string {
  const spot = (i: number) => spots[Math.max(0, Math.min(spots.length - 1, Math.round(i)))]!;
  return times(Math.floor((spots.length + LAY) / 4), (k) => {
    const i = k * 4 - LAY + by;
    return `M${pair(across(spot(i), 1))}C${pair(across(spot(i + 4.5), 0.9))} ${pair(across(spot(i + LAY - 4.5), -0.9))} ${pair(across(spot(i + LAY), -1))}`;
  }).join('');
}

function fibres(b: Brush, spots: Spot[]): string {
  return times(spots.length * 0.7, () => {
    const i = Math.floor(between(b.r, 0, Math.max(1, spots.length - 6)));
    const by = between(b.r, -0.9, 0.9);
    return `M${pair(across(spots[i]!, by))}L${pair(across(spots[Math.min(spots.length - 1, i + 3)]!, by - 0.45))}`;
  }).join('');
}

/** A twisted rope along the points, of one width or with a width for each point; both ends are open. */
export function cable(scene: Scene, points: Point[], width: number | number[], look: Look & { colour?: string; shadow?: string } = {}): string {
  const b = brush(scene, 100, look);
  const { colour = '#c8a060' } = look;
  const wide = typeof width === 'number' ? points.map(() => width) : width;
  const mean = (wide[0]! + wide.at(-1)!) / 2;
  const [pale, dark] = [lighten(mix(colour, '#fff0c0', 0.35), 0.05), mix(colour, b.night, 0.66)];
  const spots = spotsAlong(points, wide);
  const bulge = (i: number) => 0.97 + 0.05 * Math.sin(i * 1.4);
  const [left, right] = [spots.map((spot, i) => across(spot, bulge(i))), spots.map((spot, i) => across(spot, -bulge(i)))];
  const outline = smooth(left) + smooth([...right].reverse()).replace('M', 'L') + 'Z';
  const lit = (spot: Spot) => spot.side[0] * b.light * 0.7 - spot.side[1] > 0;
  const [bright, dim] = spots.filter(lit).length > spots.length / 2 ? [left, right] : [right, left];
  const edge = (line: Point[], tone: string, thick: number, opacity: number) => b.line(smooth(line), tone, round1(mean * thick), { opacity });
  const moved = `translate(${round1(-b.light * mean * 0.12)} ${round1(mean * 0.2)})`;
  const cast = look.shadow ? `<path d="${outline}" transform="${moved}" fill="${look.shadow}" opacity=".55" ${scene.blur(5)}/>` : '';
  return cast +
    b.inside(outline, b.flat(outline, colour), b.line(fibres(b, spots), pale, round1(mean * 0.03), { opacity: 0.5 }), b.line(fibres(b, spots), dark, round1(mean * 0.03), { opacity: 0.4 }),
      b.line(strands(spots, 2), pale, round1(mean * 0.14), { opacity: 0.5 }), b.line(strands(spots, 0), dark, round1(mean * 0.06), { opacity: 0.65 }), edge(dim, dark, 0.6, 0.28),
      edge(dim, dark, 0.3, 0.4), edge(bright, pale, 0.16, 0.45));
}

/** One turn of rope round the front of a post, seen from a little above; its ends go round the edges of the post. */
export function turnRound(scene: Scene, [x, y]: Point, half: number, wide: number, look: Look & { sag?: number; slope?: number; colour?: string; shadow?: string } = {}): string {
  const { sag = 44, slope = 0 } = look;
  const way = times(9, (i): Point => {
    const t = (i / 4 - 1) * 1.12;
    return [x + half * t, y + sag * (1 - t * t) + slope * t];
  });
  return `<g ${scene.clip(bandEnds([x, y], half, wide, slope))}>${cable(scene, way, wide, look)}</g>`;
}

/** What is seen of a turn: all between the two edges of the post, where it is rounded off. */
function bandEnds([x, y]: Point, half: number, wide: number, slope: number): string {
  const [low, soft] = [wide * 0.6, wide * 0.36];
  const [from, to, left, right] = [x - half, x + half, y - slope, y + slope];
  return `M${from + soft} ${left - low + 12}Q${from} ${left - low + 10} ${from} ${left - low + soft + 18}V${left + low - soft}` +
    `Q${from} ${left + low} ${from + soft * 1.4} ${left + low + 14}V${y + 200}` +
    `H${to - soft * 1.4}V${right + low + 14}Q${to} ${right + low} ${to} ${right + low - soft}` +
    `V${right - low + soft + 18}Q${to} ${right - low + 10} ${to - soft} ${right - low + 12}V${y - 200}H${from + soft}Z`;
}

/** A weathered mooring post seen from a little above, its foot at 0,0; it is `wide` and `tall` in pixels. */
export function mooringPost(scene: Scene, wide: number, tall: number, look: Look & { wood?: string } = {}): string {
  const b = brush(scene, 100, look);
  const { wood = '#7c5a54' } = look;
  const [half, lip] = [wide / 2, wide * 0.12];
  const body = `M${-half} ${-tall}C${-half - 6} ${-tall * 0.7} ${-half + 8} ${-tall * 0.4} ${-half - 8} 0Q0 ${lip * 2.4} ${half + 8} 0` +
    `C${half - 8} ${-tall * 0.4} ${half + 6} ${-tall * 0.7} ${half} ${-tall}Z`;
  const dark = mix(wood, b.night, 0.75);
  const grain = times(26, () => {
    const [x, y, long] = [between(b.r, -0.97, 0.97) * half, -between(b.r, 0, 1) * tall, between(b.r, 40, 150)];
    return `M${round1(x)} ${round1(y)}q${round1(between(b.r, -6, 6))} ${round1(-long / 2)} ${round1(between(b.r, -4, 4))} ${round1(-long)}`;
  }).join('');
  const shade = b.flat(body, b.scene.linear([[0, b.night, 0.62], [0.35, b.night, 0.16], [0.66, b.night, 0], [0.86, '#ffd8a8', 0.34], [1, '#ffe8c0', 0.6]], 0, 0, 1, 0));
  return b.form(body, wood, { grain: 1.55, dabs: 1.6, long: 2 }) + b.inside(body, b.line(grain, dark, 3.4, { opacity: 0.5 }), shade) + postTop(b, -tall, half, lip, wood);
}

/** The sawn end of the post: rings, two cracks and a worn rim. */
function postTop(b: Brush, y: number, half: number, lip: number, wood: string): string {
  const top = oval(0, y, half, lip);
  const rings = [0.78, 0.58, 0.38, 0.18].map((part) => oval(half * 0.06, y, half * part, lip * part)).join('');
  const cracks = `M${round1(half * 0.05)} ${y}L${round1(-half * 0.7)} ${round1(y + lip * 0.45)}M${round1(half * 0.05)} ${y}L${round1(half * 0.6)} ${round1(y - lip * 0.6)}`;
  const tone = mix(wood, '#ffd8b0', 0.42);
  return b.form(top, tone, { grain: 0.1, dabs: 1.4, pale: '#ffe8c8' }) +
    b.inside(top, b.line(rings, mix(wood, b.night, 0.4), 3, { opacity: 0.5 }), b.line(cracks, mix(wood, b.night, 0.8), 4, { opacity: 0.7 }));
}
