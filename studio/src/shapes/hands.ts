// Hands and forearms, large enough to be the subject: fingers with joints, creases and nails.
// Units: the open palm is 100 high from the wrist at 0,0 to the tip of the middle finger.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { boundsOf } from './bounds.ts';
import { type Brush, brush, type Look } from './brush.ts';

/** The tones of one skin: lit, middle, shaded, the lines in it, and the nails. */
export interface Skin {
  pale: string;
  body: string;
  shade: string;
  crease: string;
  nail: string;
}

export const skins = {
  fair: { pale: '#ffe3c6', body: '#efbf9c', shade: '#b87668', crease: '#a85f56', nail: '#f8d6c6' },
  olive: { pale: '#f6cfa0', body: '#d39c6e', shade: '#8e5648', crease: '#7a4438', nail: '#f0c8a8' },
  brown: { pale: '#cf9468', body: '#a06a48', shade: '#5c3632', crease: '#4a2a28', nail: '#d8a488' },
  deep: { pale: '#a8704e', body: '#744834', shade: '#3a2228', crease: '#301a20', nail: '#c08c74' },
  deepPalm: { pale: '#eab48c', body: '#c78c68', shade: '#7c4a40', crease: '#6a3a34', nail: '#e8c0a4' },
} satisfies Record<string, Skin>;

export interface Flesh {
  /** How far the shade reaches in from the edge, in units. */
  round?: number;
  grain?: number;
  dabs?: number;
  /** A fill shared by several parts, so that no seam shows. */
  fill?: string;
  /** Where the edge is shaded, if not along the whole outline. */
  rim?: string;
}

/** One fleshy part; its outline is open where it grows out of the next part, and no edge is shaded there. */
export function flesh(b: Brush, open: string, skin: Skin, look: Flesh = {}): string {
  const { left, top, width, height } = boundsOf(open);
  const { round = Math.min(width, height) * 0.17, grain = 1.2, dabs = 1 } = look;
  const fill = look.fill ?? b.gradient(mix(skin.body, skin.pale, 0.6), skin.body, mix(skin.body, skin.shade, 0.5));
  const area = width * height * b.scale * b.scale;
  const tones = [skin.pale, mix(skin.body, skin.pale, 0.5), skin.body, mix(skin.body, skin.shade, 0.45), mix(skin.body, '#e0705c', 0.3)];
  const strokes = b.scene.dabsShape(open + 'Z', Math.min(150, (area / 260) * dabs), tones, { length: 26 / b.scale, width: 5 / b.scale, angle: grain, box: [left, top, left + width, top + height] });
  const edge = (colour: string, thick: number, opacity: number, way: number) =>
    `<path d="${look.rim ?? open}" fill="none" stroke="${colour}" stroke-width="${round1(thick)}" opacity="${opacity}" transform="translate(${round1(way * b.light * round * 0.5)} ${
      round1(-way * round * 0.4)
    })"/>`;
  return (`<g ${b.scene.clip(open + 'Z')}><path d="${open}Z" fill="${fill}"/><g opacity=".6">${strokes}</g>` +
    edge(skin.shade, round * 2.4, 0.22, 1) +
    edge(skin.shade, round * 1.5, 0.3, 1) +
    edge(skin.shade, round * 0.7, 0.4, 1) +
    edge(skin.pale, round * 1.3, 0.4, -1) +
    edge(skin.pale, round * 0.6, 0.5, -1) +
    '</g>');
}

/** Points of a soft line through joints, with the width there. */
function along(joints: Point[], widths: number[]): { at: Point; wide: number }[] {
  const last = joints.length - 1;
  const joint = (i: number) => joints[Math.max(0, Math.min(last, i))]!;
  return times(last * 5 + 1, (step) => {
    const i = Math.min(last - 1, Math.floor(step / 5));
    const t = step / 5 - i;
    const [p, q, r, s] = [joint(i - 1), joint(i), joint(i + 1), joint(i + 2)];
    const spline = (k: 0 | 1) => 0.5 * (2 * q[k] + (r[k] - p[k]) * t + (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t * t + (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t ** 3);
    return { at: [spline(0), spline(1)] as Point, wide: widths[i]! + (widths[i + 1]! - widths[i]!) * t };
  });
}

/** The open outline of a finger or arm: up one side, round the tip, down the other. */
export function fingerOutline(joints: Point[], widths: number[], blunt = 1): string {
  const spots = along(joints, widths);
  const sides = spots.map(({ at: [x, y], wide }, i) => {
    const [before, after] = [spots[Math.max(0, i - 1)]!.at, spots[Math.min(spots.length - 1, i + 1)]!.at];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = wide / 2 / (Math.hypot(dx, dy) || 1);
    return { left: [x + dy * half, y - dx * half] as Point, right: [x - dy * half, y + dx * half] as Point };
  });
  const [end, near] = [spots.at(-1)!, spots.at(-3)!];
  const angle = Math.atan2(end.at[1] - near.at[1], end.at[0] - near.at[0]);
  const cap = [-0.9, -0.3, 0.3, 0.9].map((turn): Point => [end.at[0] + Math.cos(angle + turn) * end.wide * 0.5 * blunt, end.at[1] + Math.sin(angle + turn) * end.wide * 0.5 * blunt]);
  return smooth([...sides.map((side) => side.left), ...cap, ...sides.reverse().map((side) => side.right)]);
}

const degrees = ([x, y]: Point, [toX, toY]: Point) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

/** A nail seen from above at the end of a finger, pointing along it. */
function nailAt(b: Brush, from: Point, tip: Point, wide: number, skin: Skin, aside = 0): string {
  const nail = 'M-6 -4.200C-2 -5.2 3 -5 5.5 -3.200C7 -1.5 7 1.5 5.5 3.200C3 5 -2 5.2 -6 4.200C-7.5 2 -7.5 -2 -6 -4.200Z';
  const paint = b.flat(nail, mix(skin.nail, skin.shade, 0.15)) +
    b.put(0.5, 0, 0.82, b.flat(nail, skin.nail)) +
    b.line('M-3 -2.400Q1 -3 4 -2', lighten(skin.nail, 0.08), 1.3, { opacity: 0.9 }) +
    b.line('M-6 -3.800Q-8 0 -6 3.8', skin.crease, 0.8, { opacity: 0.5 });
  const angle = (degrees(from, tip) * Math.PI) / 180;
  return b.put(tip[0] - Math.sin(angle) * aside, tip[1] + Math.cos(angle) * aside, wide / 13.5, paint, { turn: degrees(from, tip) });
}

/** Short arcs across a joint. */
function wrinkles(b: Brush, spot: Point, from: Point, wide: number, skin: Skin, count = 2): string {
  const arcs = times(count,
    (i) => b.line(`M${(i - (count - 1) / 2) * 2.6} ${round1(-wide * 0.26)}q${wide * 0.14} ${round1(wide * 0.26)} 0 ${round1(wide * 0.52)}`, skin.crease, 0.9, { opacity: 0.45 }));
  return b.put(spot[0], spot[1], 1, arcs.join(''), { turn: degrees(from, spot) });
}

export interface Finger extends Flesh {
  /** Seen from the back with a nail, or from the palm with creases. */
  side?: 'back' | 'palm';
  aside?: number;
  blunt?: number;
}

/** A finger through its joints, base first; widths at each joint. */
export function finger(b: Brush, joints: Point[], widths: number[], skin: Skin, look: Finger = {}): string {
  const { side = 'back', aside = 0, blunt = 1 } = look;
  const last = joints.length - 1;
  const body = flesh(b, fingerOutline(joints, widths, blunt), skin, { round: widths[last]! * 0.24, grain: (degrees(joints[0]!, joints[last]!) * Math.PI) / 180, ...look });
  const folds = joints.slice(1, last).map((spot, i) => (widths[i + 1]! > widths[last]! * 1.7 ? '' : wrinkles(b, spot, joints[i]!, widths[i + 1]!, skin, side === 'palm' ? 1 : 2))).join('');
  const nail = side === 'back' ? nailAt(b, joints[last - 1]!, joints[last]!, widths[last]! * 0.86, skin, aside) : '';
  const blush = b.scene.glowShape(joints[last]![0], joints[last]![1], widths[last]! * 0.75, '#e0705c', 0.3);
  return body + blush + folds + nail;
}

export interface Hand extends Look {
  skin?: Skin;
}

const PALM = 'M23 -49C28 -38 27 -22 22 -8C18 4 17 12 17 30L-17 30C-17 14 -18 6 -22 -6C-27 -20 -26 -36 -22.5 -49';
const CREASES: [string, number][] = [['M25 -35C14 -42 2 -40 -9 -51', 0.75], ['M-23 -36C-10 -38 6 -30 16 -20', 0.7], ['M-22 -38C-8 -34 2 -20 -2 2', 0.8], [
  'M-21 -52q5 3 10 1M-9 -54q5 3 10 1M3 -53q5 3 10 0M14 -48q4 2 9 -1',
  0.6,
], ['M-15 5Q0 9 15 4M-14 9Q0 13 14 8', 0.5], ['M4 -14C2 -24 4 -36 5 -44', 0.25]];

/** The left hand open, its palm up, its thumb at the left; the fingers curl a little. */
export function openPalm(scene: Scene, size: number, look: Hand = {}): string {
  const b = brush(scene, size, look);
  const skin = look.skin ?? skins.olive;
  const fill = scene.linear([[0, mix(skin.body, skin.pale, 0.6)], [0.5, skin.body], [1, mix(skin.body, skin.shade, 0.45)]], b.light * 40, -90, -b.light * 34, 0, true);
  const part = { fill, side: 'palm' } as const;
  const fingers: [Point[], number[]][] = [[[[15, -36], [25, -58], [29, -67], [30.5, -75]], [12, 10, 9.4, 8.4]], [[[7, -43], [14, -70], [17, -83], [17, -92]], [12.5, 11.5, 10.6, 9.2]], [[[-4, -44], [
    -3,
    -75,
  ], [-2, -90], [-2.5, -99]], [13, 12, 11, 9.6]], [[[-14.5, -42], [-21, -71], [-23, -84], [-22, -92]], [13, 11.8, 10.8, 9.4]]];
  const pads = fingers.map(([joints]) => joints.slice(0, 3).map(([x, y], i) => b.scene.glowShape((x + joints[i + 1]![0]) / 2, (y + joints[i + 1]![1]) / 2, 6, skin.pale, 0.5, 7)).join('')).join('');
  const mounts = scene.glowShape(14, -16, 14, skin.pale, 0.5, 20) + scene.glowShape(2, -46, 20, '#e0806c', 0.3, 7) + scene.shadowShape(2, -24, 12, 14, skin.shade, 0.4);
  const thumb: [Point[], number[]] = [[[-5, -2], [-19, -22], [-33, -37], [-41, -50], [-45.5, -60]], [28, 25, 15, 13, 10.5]];
  return b.done(...fingers.map(([joints, widths]) => finger(b, joints, widths, skin, part)), pads, flesh(b, PALM, skin, { fill, round: 4, grain: 1.4 }), mounts,
    finger(b, ...thumb, skin, { ...part, round: 3 }), scene.glowShape(-14, -20, 16, skin.pale, 0.45, 18),
    ...CREASES.map(([path, opacity]) => b.line(path, skin.crease, 0.8, { opacity: opacity * 0.8 }) + b.put(0.8 * -b.light, 1, 1, b.line(path, skin.pale, 0.8, { opacity: opacity * 0.5 }))));
}

const AROUND: { fingers: [Point[], number[]][]; thumb: [Point[], number[]]; back: Point[] } = {
  fingers: [[[[11, 50], [25, 62], [35, 69], [41, 75]], [12, 11, 10, 8.6]], [[[14, 38], [34, 49], [47, 57], [54, 64]], [13, 12.5, 11.4, 9.8]], [[[16, 26], [39, 34], [54, 42], [62, 50]], [13.5, 13,
    11.8, 10]], [[[17, 13], [41, 18], [55, 25], [63, 33]], [13.5, 12.6, 11.6, 9.8]]],
  thumb: [[[4, 3], [22, -8], [37, -12], [50, -7], [56, -1]], [22, 18, 14, 13, 10.5]],
  back: [[27, 10], [18, -4], [7, -18], [-8, -50], [-18, -84], [-56, -72], [-40, -26], [-23, 10], [-13, 32], [-3, 47], [8, 56]],
};

/** A hand and forearm from the upper left, its wrist at 0,0, that lies round a thing to the right; the back is seen. */
export function handAround(scene: Scene, size: number, look: Hand & { thumb?: boolean } = {}): string {
  const b = brush(scene, size, look);
  const skin = look.skin ?? skins.olive;
  const fill = scene.linear([[0, mix(skin.body, skin.pale, 0.65)], [0.5, skin.body], [1, mix(skin.body, skin.shade, 0.4)]], b.light * 50, -70, -b.light * 50, 70, true);
  const tendons = AROUND.fingers.map(([[base]]) => `M${base![0] + 5} ${base![1]}L${round1(base![0] * 0.3 + 2)} ${round1(base![1] * 0.35)}`).join('');
  const knuckles = AROUND.fingers.map(([[base]]) =>
    scene.glowShape(base![0] + 8, base![1] + 2, 8, skin.pale, 0.75, 6) +
    b.line(`M${base![0] + 10} ${base![1] - 3}q3 4 1 8M${base![0] + 13} ${base![1] - 2}q3 4 1 7`, skin.crease, 0.8, { opacity: 0.35 })
  ).join('');
  return b.done(...AROUND.fingers.map(([joints, widths]) => finger(b, joints, widths, skin, { fill })), flesh(b, smooth(AROUND.back), skin, { fill, round: 4.5, grain: 0.9 }),
    b.line(tendons, skin.pale, 2, { opacity: 0.3 }), b.put(0.6, 1.6, 1, b.line(tendons, skin.shade, 1.4, { opacity: 0.25 })), knuckles,
    look.thumb === false ? '' : finger(b, ...AROUND.thumb, skin, { fill, round: 3 }));
}

/** The back of a hand, fingers up and close together, the thumb at the left; with `arm` it runs on into a forearm. */
export function handBack(scene: Scene, size: number, look: Hand & { arm?: number } = {}): string {
  const b = brush(scene, size, look);
  const { skin = skins.olive, arm = 30 } = look;
  const fill = scene.linear([[0, mix(skin.body, skin.pale, 0.6)], [0.5, skin.body], [1, mix(skin.body, skin.shade, 0.45)]], b.light * 40, -90, -b.light * 34, 10, true);
  const fingers: [Point[], number[]][] = [[[[16, -38], [19, -58], [20.5, -69], [20.5, -77]], [12, 10.5, 9.6, 8.4]], [[[7, -44], [8.5, -71], [9.5, -84], [9.5, -93]], [12.6, 11.6, 10.6, 9.2]], [[[-4,
    -45], [-3.5, -75], [-2.8, -90], [-2.5, -99]], [13, 12, 11, 9.6]], [[[-15, -43], [-16, -70], [-15.5, -83], [-14.5, -92]], [13, 11.8, 10.8, 9.4]]];
  const [right, left]: [Point[], Point[]] = [[[22.5, -44], [25, -24], [18, -4], [17, 14], [19, arm]], [[-19, arm], [-17, 14], [-18, -4], [-23, -24], [-21.5, -48]]];
  const back = smooth(right) + smooth(left).replace('M', 'L');
  const tendons = fingers.map(([[base]]) => `M${base![0]} ${base![1]}L${round1(base![0] * 0.4)} -8`).join('');
  const knuckles = fingers.map(([[base]]) =>
    scene.glowShape(base![0], base![1] - 4, 7, skin.pale, 0.75, 5) + b.line(`M${base![0] - 4} ${base![1] - 6}q4 -3 8 0M${base![0] - 3} ${base![1] - 3}q3 -2 6 0`, skin.crease, 0.8, { opacity: 0.4 })
  ).join('');
  return b.done(finger(b, [[-6, -8], [-23, -24], [-31, -39], [-31, -52]], [24, 18, 14, 11], skin, { fill, round: 3 }), ...fingers.map(([joints, widths]) => finger(b, joints, widths, skin, { fill })),
    flesh(b, back, skin, { fill, round: 4.5, grain: 1.5, rim: smooth(right) + smooth(left) }), b.line(tendons, skin.pale, 2, { opacity: 0.3 }),
    b.put(1.2, 0, 1, b.line(tendons, skin.shade, 1.3, { opacity: 0.25 })), knuckles);
}
