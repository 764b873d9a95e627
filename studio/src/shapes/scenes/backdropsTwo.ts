// Parts of backdrops that several Story pictures share: roads, foliage, tufts, rain, snow, pavement.

import { between, pick, times } from '../../core/chance.ts';
import { lighten, mix, vary } from '../../core/colour.ts';
import { at, blob, ribbon, round1, smooth, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, type Look } from '../brush.ts';
import { grass } from '../plants.ts';

/** A point of a road: its middle and half its width. */
export type Bend = [x: number, y: number, half: number];

export interface RoadLook {
  far: string;
  near: string;
  edge?: string;
  dabs?: number;
  /** How much the strokes differ from the ground, 0 to 1. */
  rough?: number;
  ruts?: string;
}

/** A road from far to near: earth, strokes along it, lit edges, ruts. */
export function road(scene: Scene, line: Bend[], { far, near, edge, dabs = 90, rough = 0.08, ruts }: RoadLook): void {
  const left = line.map(([x, y, half]): Point => [x - half, y]);
  const right = line.map(([x, y, half]): Point => [x + half, y]);
  const path = smooth(left) + smooth([...right].reverse()).replace('M', 'L') + 'Z';
  const [top, foot] = [line[0]![1], line.at(-1)![1]];
  scene.add(`<path d="${path}" fill="${scene.linear([[0, far], [1, near]], 0, top, 0, foot, true)}"/>`);
  const strokes = times(dabs, () => {
    const t = scene.r() ** 0.7 * (line.length - 1.01);
    const i = Math.floor(t);
    const [from, to] = [line[i]!, line[i + 1]!];
    const mixed = (k: 0 | 1 | 2) => from[k] + (to[k] - from[k]) * (t - i);
    const half = mixed(2);
    const x = mixed(0) + between(scene.r, -0.95, 0.95) * half;
    const tone = pick(scene.r, [1, -1].flatMap((way) => [lighten(near, way * rough), lighten(mix(near, far, Math.max(0, 1 - t / 3)), way * rough)]));
    return `<path d="M${round1(x - half * 0.14 - 3)} ${round1(mixed(1))}h${round1(half * 0.28 + 6)}" stroke="${tone}" stroke-width="${round1(1.5 + half * 0.04)}" opacity=".55"/>`;
  });
  const rut = (side: number) => smooth(line.map(([x, y, half]): Point => [x + side * half * 0.45, y]));
  const tracks = ruts ? [-1, 1].map((side) => `<path d="${rut(side)}" stroke="${ruts}" stroke-width="7" opacity=".4"/>`).join('') : '';
  scene.add(`<g ${scene.clip(path)} fill="none" stroke-linecap="round">${tracks}${strokes.join('')}</g>`);
  if (edge) scene.add(`<path d="${smooth(left)}${smooth(right)}" fill="none" stroke="${edge}" stroke-width="3" opacity=".5"/>`);
}

/** Tufts of grass on open ground, small far away and large near, painted from far to near. */
export function tufts(scene: Scene, count: number, y0: number, y1: number, colours: readonly string[], look: { height?: number; wind?: number; keep?: (x: number, y: number) => boolean } = {}): void {
  const { height = 34, wind = 0.1, keep = () => true } = look;
  const spots = times(count, (): Point => [between(scene.r, -10, 810), y0 + (y1 - y0) * scene.r() ** 0.8]).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    if (!keep(x, y)) continue;
    const near = 0.3 + (0.7 * (y - y0)) / (y1 - y0);
    scene.add(at(x, y, 1, grass(scene, 70 * near, { count: 12, height: height * near, colours, wind })));
  }
}

/** A heap of leaves round a point: dark, middle and lit colour. */
export function foliage(scene: Scene, x: number, y: number, rx: number, ry: number, leaves: readonly [string, string, string], look: Look & { heaps?: number; leaf?: number } = {}): string {
  const { r } = scene;
  const { heaps = 14, leaf = 10, light = 1 } = look;
  return times(heaps, (i) => {
    const [angle, reach] = [i * 2.4, Math.sqrt((i + 0.5) / heaps) * 0.8];
    const [cx, cy] = [x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry];
    const size = between(r, 0.28, 0.42) * Math.min(rx, ry * 1.4);
    const lit = ((cx - x) / rx) * 0.5 * light - ((cy - y) / ry) * 0.6;
    const body = mix(leaves[0], leaves[1], Math.max(0, Math.min(1, 0.35 + lit)));
    const touches = times(17, () => {
      const [a, q] = [r() * 6.28, Math.sqrt(r()) * size * 1.05];
      const shine = lit + Math.cos(a) * 0.3 * light - Math.sin(a) * 0.4 + between(r, -0.3, 0.3);
      const tone = shine > 0.3 ? leaves[2] : shine > -0.2 ? leaves[1] : leaves[0];
      return blob(r, cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.8, between(r, 0.6, 1.2) * leaf, between(r, 0.3, 0.6) * leaf, vary(r, tone, 0.03), { points: 6, wobble: 0.22, extra: 'opacity=".9"' });
    });
    return blob(r, cx, cy, size, size * 0.8, body, { wobble: 0.14 }) + touches.join('');
  }).join('');
}

/** A bough or trunk along points, furrowed, with a lit side. */
export function bough(scene: Scene, points: Point[], widths: number[], colour: string, look: Look = {}): string {
  return brush(scene, 100, look).form(ribbon(points, widths), colour, { grain: 1.45, long: 1.6, dabs: 1.3, edge: 1.3 });
}

/** Slanting rain over the paint. */
export function rain(scene: Scene, count: number, look: { colour?: string; lean?: number; y1?: number } = {}): void {
  const { colour = '#dfe8ee', lean = -0.25, y1 = 960 } = look;
  const drops = times(count, () => {
    const [x, y, long] = [between(scene.r, -20, 860), between(scene.r, -20, y1), between(scene.r, 16, 46)];
    return `<path d="M${round1(x)} ${round1(y)}l${round1(lean * long)} ${round1(long)}" stroke-width="${round1(between(scene.r, 0.8, 2))}" opacity="${round1(between(scene.r, 0.2, 0.6))}"/>`;
  });
  scene.over(`<g stroke="${colour}" fill="none" stroke-linecap="round">${drops.join('')}</g>`);
}

/** Falling snow over the paint; flakes up to `largest`. */
export function snowfall(scene: Scene, count: number, look: { colour?: string; largest?: number; y1?: number } = {}): void {
  const { colour = '#ffffff', largest = 4.5, y1 = 1000 } = look;
  const flakes = times(count, () => `<circle cx="${round1(scene.r() * 800)}" cy="${round1(scene.r() * y1)}" r="${round1(0.9 + scene.r() ** 3 * largest)}" opacity="${round1(between(scene.r, 0.4, 0.95))}"/>`);
  scene.over(`<g fill="${colour}">${flakes.join('')}</g>`);
}

/** Rows of rounded stones on level ground between two heights, larger towards the viewer. */
export function cobbles(scene: Scene, y0: number, y1: number, colours: readonly string[], look: { lit?: (x: number, y: number) => number; glow?: string; spread?: (y: number) => Point } = {}): void {
  const { lit = () => 0, glow = '#ffd27a', spread = (): Point => [-20, 820] } = look;
  let [y, row] = [y0, 0];
  while (y < y1) {
    const near = (y - y0) / (y1 - y0);
    const [high, wide] = [7 + near * 26, 16 + near * 52];
    const [left, right] = spread(y);
    const stones: string[] = [];
    for (let x = left - (row % 2) * wide * 0.5; x < right; x += wide) {
      const colour = vary(scene.r, mix(pick(scene.r, colours), glow, lit(x, y)), 0.03);
      const half = wide * between(scene.r, 0.4, 0.47);
      stones.push(blob(scene.r, x, y, half, high * 0.46, colour, { points: 8, wobble: 0.07 }));
      stones.push(`<path d="M${round1(x - half * 0.6)} ${round1(y - high * 0.24)}q${round1(half * 0.6)} ${round1(-high * 0.16)} ${round1(half * 1.2)} 0" stroke="${lighten(colour, 0.1)}" stroke-width="${round1(high * 0.12)}" fill="none" opacity=".7"/>`);
    }
    scene.add(stones.join(''));
    [y, row] = [y + high, row + 1];
  }
}

/** The print of a sole round 0,0, heel down; the side is -1 or 1. */
export function footprint(scene: Scene, size: number, look: { side?: number; dark: string; pale: string }): string {
  const { side = 1, dark, pale } = look;
  const b = brush(scene, size);
  const sole = 'M-14 40C-20 16 -4 8 -12 -12C-18 -34 18 -38 18 -14C18 6 8 20 12 38C10 52 -10 52 -14 40Z';
  const print = b.done(b.put(3, 5, 1.06, b.flat(sole, pale, 0.7)), b.flat(sole, dark), b.line('M-13 40C-18 18 -4 8 -11 -12', lighten(dark, -0.1), 4, { opacity: 0.6 }));
  return at(0, 0, 1, print, { flip: side < 0 });
}

/** The five toes that go with a footprint; small, so they belong over the paint. */
export function toePrints(scene: Scene, size: number, look: { side?: number; dark: string }): string {
  const b = brush(scene, size);
  const toes = [[-13, -44, 7], [0, -50, 4.6], [9, -48, 4.2], [17, -43, 3.8], [23, -36, 3.4]] as const;
  const prints = toes.map(([x, y, radius]) => b.dot(x, y, radius, look.dark)).join('');
  return at(0, 0, 1, b.done(prints), { flip: (look.side ?? 1) < 0 });
}
