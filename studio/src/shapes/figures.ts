// Whole people in poses: a skeleton of joints, dressed in clothes that fold. Good at 300 to 700 px height.
//
// How it is used:
//   scene.add(at(400, 900, 1, figure(scene, 520, POSES.walk, { ...LOOK, view: 'side', wear: 'coat', cloth: '#8c3c50',
//     legs: '#3f4f70', head: { hair: 'bun', hairColour: '#d8d0c8', skin: '#c08a64' } })));
// * Units: the size is 100 units; the foot is at 0,0 and y points down, so the crown of an adult is near -100. A joint at
//   [12, -60] is 0.6 sizes above the ground. The head's radius is look.headSize (9.8 an adult, about 13 a child).
// * A pose names joints: head (middle), neck (between the shoulders), hips, and for each limb its elbow and hand, or knee
//   and ankle (the sole lies 4 below the ankle). In the side view all face right: near is this side, far the other;
//   place it with at(…, { flip: true }) to face left. In the front and back views near is at the right of the picture.
// * POSES has ready ones; change some joints with `{ ...POSES.stand, nearArm: [[16, -66], [24, -84]] }`.
//   childPose(pose) moves the joints to a child's proportions (use headSize 13).
// * look.behind is drawn before the body, look.held just before the near arm (a thing in the near hand), both as SVG in units.
// * Parts for bodies of your own: limb, hand, shoe, skirt, torso. personHead is in figureHeads.ts.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, ribbon, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look } from './brush.ts';
import { type HeadLook, personHead, type View } from './figureHeads.ts';

/** Elbow and hand, or knee and ankle. */
export type Joints = [Point, Point];

export interface Pose {
  head: Point;
  neck: Point;
  hips: Point;
  nearArm: Joints;
  farArm: Joints;
  nearLeg: Joints;
  farLeg: Joints;
  /** Degrees the feet are turned: near, far. */
  toes?: [number, number];
}

export type Wear = 'coat' | 'jacket' | 'shirt' | 'jumper' | 'dress' | 'vest';

export interface Figure extends Look {
  view?: View;
  wear?: Wear;
  cloth?: string;
  /** What shows at the neck of a coat or jacket. */
  shirt?: string;
  sleeves?: 'long' | 'short' | 'none';
  /** How far a coat, dress or skirt reaches below the hips, and how much wider it grows, and how far it blows aside. */
  hem?: number;
  flare?: number;
  sway?: number;
  /** The colour of the trousers; null: bare legs. */
  legs?: string | null;
  shorts?: string;
  skirt?: string;
  socks?: string;
  shoes?: string;
  shoeKind?: 'shoe' | 'boot' | 'bare' | 'heel';
  /** The near foot has lost its shoe and shows this colour. */
  lostShoe?: string;
  /** 1 is usual; 1.2 broad, 0.85 slight. */
  build?: number;
  belly?: number;
  headSize?: number;
  head?: HeadLook;
  scarf?: string;
  behind?: string;
  held?: string;
  /** Arms drawn before the body, as of somebody seen from behind who holds something in front. */
  armsBehind?: boolean;
}

const STAND: Pose = {
  head: [0, -91],
  neck: [0, -79],
  hips: [0, -48],
  nearArm: [[14, -64], [15, -49]],
  farArm: [[-14, -64], [-15, -49]],
  nearLeg: [[5.5, -26], [6, -4]],
  farLeg: [[-5.5, -26], [-6, -4]],
};

export const POSES = {
  /** For the front or back view: upright, arms hanging. */
  stand: STAND,
  /** Front or back: the weight on one leg. */
  ease: { ...STAND, head: [1.5, -91], hips: [-2, -48], nearLeg: [[7, -26], [10, -4]], farLeg: [[-6, -26], [-5, -4]], nearArm: [[16, -66], [11, -52]] },
  /** For the side view. */
  standSide: { head: [2, -91], neck: [0, -79], hips: [0, -48], nearArm: [[-2, -64], [3, -50]], farArm: [[1, -64], [6, -51]], nearLeg: [[1, -26], [-1, -4]], farLeg: [[3, -26], [3, -4]] },
  walk: {
    head: [4, -90],
    neck: [1.5, -78],
    hips: [0, -47.5],
    nearArm: [[-8, -65], [-9, -50]],
    farArm: [[9, -66], [17, -55]],
    nearLeg: [[9, -27], [14, -4.5]],
    farLeg: [[-5, -26], [-16, -7]],
    toes: [-8, 30],
  },
  run: {
    head: [15, -87],
    neck: [10, -76],
    hips: [0, -48],
    nearArm: [[-6, -68], [2, -56]],
    farArm: [[22, -66], [32, -76]],
    nearLeg: [[18, -36], [10, -15]],
    farLeg: [[-10, -29], [-30, -27]],
    toes: [12, 75],
  },
  /** On a seat 27 units high. */
  sit: { head: [2, -71], neck: [0, -59], hips: [-2, -29], nearArm: [[2, -44], [14, -36]], farArm: [[4, -44], [17, -37]], nearLeg: [[21, -29], [22, -4]], farLeg: [[23, -29], [27, -4]] },
  kneel: {
    head: [8, -62],
    neck: [4, -51],
    hips: [-2, -22],
    nearArm: [[6, -36], [18, -28]],
    farArm: [[9, -36], [22, -30]],
    nearLeg: [[14, -4], [-8, -4]],
    farLeg: [[18, -20], [20, -4]],
    toes: [70, 0],
  },
} satisfies Record<string, Pose>;

/** The pose with a child's short legs and large head. */
export function childPose(pose: Pose): Pose {
  const down = ([x, y]: Point): Point => [x * 0.95, y * 0.86];
  const pair = ([a, c]: Joints): Joints => [down(a), [c[0] * 0.95, Math.min(-4, c[1] * 0.86)]];
  const neck = down(pose.neck);
  const lean = (pose.head[0] - pose.neck[0]) * 1.2;
  return {
    ...pose,
    head: [neck[0] + lean, neck[1] - 15.5],
    neck,
    hips: [pose.hips[0] * 0.95, pose.hips[1] * 0.86],
    nearArm: pair(pose.nearArm),
    farArm: pair(pose.farArm),
    nearLeg: pair(pose.nearLeg),
    farLeg: pair(pose.farLeg),
  };
}

const middle = (a: Point, c: Point, t = 0.5): Point => [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t];
const angleOf = (a: Point, c: Point) => Math.atan2(c[1] - a[1], c[0] - a[0]);

/** A limb through three joints, widths at each; folds where it bends. */
export function limb(b: Brush, [from, bend, end]: [Point, Point, Point], [w0, w1, w2]: [number, number, number], colour: string, { folds = true, dabs = 1 } = {}) {
  const before: Point = [from[0] - (bend[0] - from[0]) * 0.16, from[1] - (bend[1] - from[1]) * 0.16];
  const line = [before, from, middle(from, bend, 0.55), middle(from, bend, 0.93), middle(bend, end, 0.1), middle(bend, end, 0.5), end];
  const path = ribbon(line, [w0 * 0.3, w0 * 0.94, (w0 + w1) / 2, w1 * 1.06, w1, (w1 + w2) / 2, w2]);
  const [in1, in2] = [angleOf(bend, from), angleOf(bend, end)];
  const inner = Math.atan2(Math.sin(in1) + Math.sin(in2), Math.cos(in1) + Math.cos(in2));
  const crease = (turn: number, reach: number) => {
    const start: Point = [bend[0] + Math.cos(inner) * w1 * 0.5, bend[1] + Math.sin(inner) * w1 * 0.5];
    return `M${round1(start[0])} ${round1(start[1])}q${round1(-Math.cos(inner + turn) * reach * 0.4)} ${round1(-Math.sin(inner + turn * 1.4) * reach * 0.4)} ${
      round1(-Math.cos(inner + turn) * reach)
    } ${round1(-Math.sin(inner + turn) * reach)}`;
  };
  const dark = mix(colour, b.night, 0.5);
  const creases = folds
    ? b.inside(path, b.line(crease(0.5, w1 * 0.8) + crease(-0.6, w1 * 0.7) + crease(0, w1 * 0.5), dark, 0.75, { opacity: 0.6 }),
      b.line(crease(0.75, w1 * 0.9), lighten(colour, 0.1), 0.6, { opacity: 0.6 }))
    : '';
  return b.form(path, colour, { dabs, grain: angleOf(from, end), edge: 1.1 }) + creases;
}

/** A mitten of a hand with a thumb, pointing along `turn` degrees; thumb 1 or -1 says on which side. */
export function hand(b: Brush, [x, y]: Point, turn: number, skin: string, { size = 1, thumb = -1 } = {}) {
  const dark = mix(skin, '#8a3c3c', 0.35);
  const palm = b.form('M-2 -2C0 -2.9 4 -2.9 5.6 -1.400C6.5 0 5.7 2.2 3.4 2.600C1 3 -1 2.5 -2 2Z', skin, { dabs: 0.3 });
  const finger = b.form('M0.2 -1.600C0.6 -3.6 2.6 -4.5 3.7 -3.900C4.2 -3 3.2 -1.9 2.5 -1Z', skin, { dabs: 0, edge: 0.7 });
  const lines = b.line('M3.4 0.300L5.6 0.500M3.2 1.400L5 1.7', dark, 0.35, { opacity: 0.6 });
  return `<g transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(turn)}) scale(${round1(size * 10) / 10} ${round1(size * -thumb * 10) / 10})">${finger}${palm}${lines}</g>`;
}

/** A shoe under an ankle, its toe to the right; wide < 1 shortens it towards the viewer, negative turns it left. */
export function shoe(b: Brush, [x, y]: Point, colour: string, { turn = 0, wide = 1, kind = 'shoe' as NonNullable<Figure['shoeKind']>, size = 1 } = {}) {
  const forms = {
    shoe: b.form('M-3.6 -3H2.800L4 -1C6.8 -0.6 9.4 0.7 9.4 2.800V3.400H-3.900Z', colour, { dabs: 0.7, edge: 1.2 }) +
      b.line('M-3.9 3.500H9.4', mix(colour, b.night, 0.7), 0.9) +
      b.line('M3.2 -1.200l1.6 1.400M4.6 -0.900l1.4 1.3', lighten(colour, 0.2), 0.5),
    boot: b.form('M-4 -12Q0 -13 3.8 -12L3.6 -2.500C6.8 -1.5 9.2 0.4 9.2 2.600V3.400H-4Z', colour, { dabs: 0.8, edge: 1.2 }) +
      b.line('M-4 3.500H9.2', mix(colour, b.night, 0.7), 1.1) +
      b.line('M-4 -10.500Q0 -9.5 3.7 -10.5', mix(colour, b.night, 0.4), 0.7),
    bare: b.form('M-3 -3H2.200L3.6 -0.400C6.2 0.4 8.6 1.4 8.6 2.800V3.400H-3Z', colour, { dabs: 0.4 }),
    heel: b.form('M-3.2 -1.500C-1 -0.5 2 0.5 5 0.200C8 0.8 9.4 2 9.4 3.300H4.500C1 2.8 -1 1.5 -2.4 0.800L-2.8 3.600H-3.700Z', colour, { dabs: 0.4 }),
  };
  return `<g transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(turn)}) scale(${wide * size} ${size})">${forms[kind]}</g>`;
}

/** Places on a body: t from the neck (0) to the hips (1), s aside (to the right of the picture). */
export function along(neck: Point, hips: Point) {
  const [dx, dy] = [hips[0] - neck[0], hips[1] - neck[1]];
  const long = Math.hypot(dx, dy);
  return (t: number, s: number): Point => [neck[0] + dx * t + (dy / long) * s, neck[1] + dy * t - (dx / long) * s];
}

const M = ([x, y]: Point) => `${round1(x)} ${round1(y)}`;

/** Cloth that hangs from the hips: half its width above, how long, how much wider below, how far it blows. */
export function skirt(b: Brush, [x, y]: Point, half: number, long: number, flare: number, sway: number, colour: string) {
  const [left, right] = [x - half - flare + sway, x + half + flare + sway];
  const waves = times(4, (i): Point => [left + ((right - left) * (i + 1)) / 5, y + long + (i % 2 ? -0.8 : 1.2) + Math.abs(sway) * 0.05 * (i - 1.5)]);
  const path = `M${M([x - half, y - 4])}C${M([x - half - 0.5, y + long * 0.2])} ${M([left + 1, y + long * 0.55])} ${M([left, y + long - 1])}` +
    smooth([[left, y + long - 1], ...waves, [right, y + long - 1.5]]).replace(/^M[^C]*/, '') +
    `C${M([right - 1, y + long * 0.55])} ${M([x + half + 0.5, y + long * 0.2])} ${M([x + half, y - 4])}Z`;
  const fold = (q: number) => `M${M([x + half * q, y])}Q${M([x + half * q * 1.1 + sway * 0.3, y + long * 0.5])} ${M([x + (half + flare) * q + sway, y + long])}`;
  return (b.form(path, colour, { grain: 1.5, long: 1.3, dabs: 1.2, edge: 1.2 }) +
    b.inside(path, b.line([-0.6, -0.1, 0.45, 0.8].map(fold).join(''), mix(colour, b.night, 0.5), 1.1, { opacity: 0.5 }),
      b.line([-0.5, 0, 0.55].map(fold).join(''), lighten(colour, 0.1), 0.9, { opacity: 0.5 })));
}

/** The trunk in its shirt or coat, from the front, the back or the side. */
export function torso(b: Brush, neck: Point, hips: Point, view: View, colour: string, { wear = 'jumper' as Wear, shirt = '#f0e4cc', build = 1, belly = 0 } = {}) {
  const spot = along(neck, hips);
  const k = build;
  const side: Point[] = [spot(-0.03, 3.4), spot(0.1, 5 * k), spot(0.34, 7.2 * k), spot(0.7, (6.2 + belly) * k), spot(1.08, 6.8 * k), spot(1.08, -6.8 * k), spot(0.72, -5.2 * k), spot(0.34, -6.8 * k),
    spot(0.08, -5.2 * k), spot(-0.04, -3)];
  const front: Point[] = [spot(-0.05, 3.4), spot(0.02, 8 * k), spot(0.12, 11.4 * k), spot(0.36, 10 * k), spot(0.68, (8.6 + belly) * k), spot(1.08, 9.6 * k), spot(1.08, -9.6 * k),
    spot(0.68, (-8.6 - belly) * k), spot(0.36, -10 * k), spot(0.12, -11.4 * k), spot(0.02, -8 * k), spot(-0.05, -3.4)];
  const path = smooth(view === 'side' ? side : front, true, 0.8);
  const dark = mix(colour, b.night, 0.5);
  const pale = lighten(colour, 0.11);
  const line = (...points: Point[]) => smooth(points);
  const pulls =
    b.line(
      line(spot(0.62, -8 * k), spot(0.68, -5 * k), spot(0.67, -2 * k)) +
        line(spot(0.6, 8 * k), spot(0.66, 5 * k), spot(0.66, 2.5 * k)) +
        line(spot(0.3, -8.5 * k), spot(0.38, -6.5 * k), spot(0.5, -6 * k)) +
        line(spot(0.3, 8.5 * k), spot(0.38, 6.5 * k), spot(0.52, 6 * k)),
      dark,
      0.8,
      { opacity: 0.5 },
    ) + b.line(line(spot(0.66, -8 * k), spot(0.73, -5 * k), spot(0.71, -2 * k)) + line(spot(0.64, 8 * k), spot(0.71, 5 * k), spot(0.7, 3 * k)), pale, 0.7, { opacity: 0.5 });
  const f = view === 'side' ? 5.2 * k : view === 'three' ? 2.4 : 0;
  const opening = b.line(line(spot(0.05, f * 0.8), spot(0.5, f + (view === 'side' ? 0.8 : 0)), spot(1.08, f)), dark, 0.8);
  const buttons = [0.42, 0.62, 0.82].map((t) => b.dot(...spot(t, f + (view === 'side' ? -1.6 : 1.7)), 0.85, pale)).join('');
  const poly = (...points: Point[]) => `M${points.map(M).join('L')}Z`;
  const vee = b.flat(poly(spot(-0.06, f - 3.4), spot(-0.06, f + 3.4), spot(0.4, f)), shirt);
  const lapels = b.form(poly(spot(-0.07, f - 3.6), spot(0.06, f - 5.6), spot(0.2, f - 4.4), spot(0.42, f), spot(0.2, f - 1.4)), lighten(colour, 0.05), { dabs: 0.3 }) +
    b.form(poly(spot(-0.07, f + 3.6), spot(0.06, f + 5.6), spot(0.2, f + 4.4), spot(0.42, f), spot(0.2, f + 1.4)), lighten(colour, 0.03), { dabs: 0.3 });
  const collar = b.form(poly(spot(-0.08, -3.8), spot(-0.08, 3.8), spot(0.06, 4.8), spot(0.02, 0), spot(0.06, -4.8)), wear === 'shirt' ? lighten(colour, 0.06) : lighten(colour, 0.04), { dabs: 0 });
  const rib = b.line(line(spot(1.02, -9.2 * k), spot(1.05, 0), spot(1.02, 9.2 * k)), pale, 1.6, { opacity: 0.6 }) +
    b.line(line(spot(-0.02, -4), spot(0.05, 0), spot(-0.02, 4)), pale, 1.6, { opacity: 0.8 });
  const seam = b.line(line(spot(0.1, 0), spot(0.6, 0.3), spot(1.08, 0)), dark, 0.7, { opacity: 0.45 });
  const sideLapel = b.form(poly(spot(-0.05, 3), spot(0.1, 5.8 * k), spot(0.42, 6.6 * k), spot(0.16, 2.8)), lighten(colour, 0.05), { dabs: 0.2 });
  const details: Record<Wear, string> = {
    coat: view === 'back' ? seam + collar : (view === 'side' ? b.flat(poly(spot(-0.06, 2), spot(-0.04, 4.6), spot(0.36, 7.4 * k)), shirt) + sideLapel : vee + lapels) + opening + buttons,
    jacket: view === 'back' ? seam + collar : (view === 'side' ? b.flat(poly(spot(-0.06, 2), spot(-0.04, 4.6), spot(0.36, 7.4 * k)), shirt) + sideLapel : vee + lapels) + opening,
    shirt: (view === 'back' ? '' : opening + buttons) + collar,
    jumper: rib,
    dress: view === 'back' ? seam : '',
    vest: '',
  };
  return b.form(path, colour, { grain: 1.4, dabs: 1.2, edge: 1.1 }) + b.inside(path, pulls, details[wear]);
}

function leg(b: Brush, from: Point, joints: Joints, look: Figure, far: boolean) {
  const shade = (colour: string) => (far ? mix(colour, b.night, 0.2) : colour);
  const skin = shade(look.head?.skin ?? '#ecc09c');
  const k = (look.build ?? 1) * 0.4 + 0.6;
  if (look.legs !== null) return limb(b, [from, ...joints], [10.2 * k, 8.2 * k, 6.8 * k], shade(look.legs ?? '#46506c'));
  const bare = limb(b, [from, ...joints], [7.6 * k, 5.6 * k, 3.9 * k], skin, { folds: false, dabs: 0.6 });
  const sock = look.socks ? b.form(ribbon([middle(joints[0], joints[1], 0.55), joints[1]], [5.2 * k, 4.4 * k]), shade(look.socks), { dabs: 0.4 }) : '';
  const shorts = look.shorts ? b.form(ribbon([from, middle(from, joints[0], 0.5), middle(from, joints[0], 0.85)], [10.5 * k, 10 * k, 10.5 * k]), shade(look.shorts), { grain: 1.4 }) : '';
  return bare + sock + shorts;
}

function arm(b: Brush, from: Point, [elbow, end]: Joints, look: Figure, far: boolean, thumb: number) {
  const shade = (colour: string) => (far ? mix(colour, b.night, 0.18) : colour);
  const skin = shade(look.head?.skin ?? '#ecc09c');
  const cloth = shade(look.cloth ?? '#6f7fa0');
  const k = (look.build ?? 1) * 0.4 + 0.6;
  const turn = (angleOf(elbow, end) * 180) / Math.PI;
  const palm = hand(b, end, turn, skin, { thumb, size: 1.05 });
  const sleeves = look.sleeves ?? 'long';
  if (sleeves === 'long') {
    const cuff = b.line(
      `M${M([end[0] - Math.sin(angleOf(elbow, end)) * 2.5, end[1] + Math.cos(angleOf(elbow, end)) * 2.5])}L${
        M([end[0] + Math.sin(angleOf(elbow, end)) * 2.5, end[1] - Math.cos(angleOf(elbow, end)) * 2.5])
      }`,
      lighten(cloth, 0.1),
      1,
      { opacity: 0.7 },
    );
    return palm + limb(b, [from, elbow, end], [8.2 * k, 6.8 * k, 5.4 * k], cloth) + cuff;
  }
  const bare = limb(b, [from, elbow, end], [6 * k, 4.8 * k, 3.6 * k], skin, { folds: false, dabs: 0.6 });
  return palm + bare + (sleeves === 'short' ? b.form(ribbon([middle(from, elbow, -0.15), from, middle(from, elbow, 0.62)], [5 * k, 8.4 * k, 7.6 * k]), cloth, { dabs: 0.7 }) : '');
}

/** A whole person; see the head of this file. */
export function figure(scene: Scene, size: number, pose: Pose, look: Figure = {}) {
  const b = brush(scene, size, look);
  const { view = 'front', wear = 'jumper', cloth = '#6f7fa0', build = 1, headSize = 9.8, flare = 3, sway = 0 } = look;
  const skin = look.head?.skin ?? '#ecc09c';
  const spot = along(pose.neck, pose.hips);
  const profile = view === 'side';
  const out = profile ? 0 : 8.4 * build;
  const nearShoulder = profile ? spot(0.13, -0.6) : spot(0.13, out);
  const farShoulder = profile ? spot(0.13, 1.6) : spot(0.13, -out);
  const hip = (s: number) => spot(1, profile ? 0 : s * 4.8 * build);
  const wide = profile ? 1 : view === 'three' ? 0.85 : 0.62;
  const [nearToe, farToe] = pose.toes ?? [0, 0];
  const kind = look.shoeKind ?? 'shoe';
  const colour = kind === 'bare' ? skin : (look.shoes ?? '#4a343c');
  const foot = (joints: Joints, turn: number, far: boolean) =>
    shoe(b, joints[1], far ? mix(colour, b.night, 0.2) : (look.lostShoe ?? colour), { turn, wide: far && !profile && view !== 'three' ? -wide : wide, kind: look.lostShoe && !far ? 'bare' : kind });
  const hem = look.hem ?? { coat: 24, dress: 22, jacket: 4, shirt: 0, jumper: 0, vest: 0 }[wear];
  const half = (profile ? 6.8 : 9.4) * build;
  const long = hem > 10 && !look.skirt;
  const waist = long ? spot(0.76, 0) : pose.hips;
  const drop = pose.hips[1] - waist[1];
  const below = look.skirt
    ? skirt(b, pose.hips, half, look.hem ?? 20, flare, sway, look.skirt)
    : hem > 0
    ? skirt(b, [waist[0], waist[1] + 3], half * (long ? 0.96 : 1), hem + drop - 3, flare * (hem / 22), sway, cloth)
    : '';
  const belt = long
    ? b.form(ribbon([along(pose.neck, waist)(1.02, -half - 0.4), along(pose.neck, waist)(1.06, 0), along(pose.neck, waist)(1.02, half + 0.4)], [2.6, 2.6, 2.6]), mix(cloth, b.night, 0.35), {
      dabs: 0.5,
    })
    : '';
  const throat = b.form(ribbon([middle(pose.head, pose.neck, 0.35), [pose.neck[0], pose.neck[1] + 2.5]], [5.8, 6.8]), mix(skin, b.night, 0.14), { dabs: 0.3 });
  const scarf = look.scarf
    ? b.form(
      `M${M([pose.neck[0] - 7, pose.neck[1] - 3.5])}Q${M([pose.neck[0], pose.neck[1] + 1])} ${M([pose.neck[0] + 7, pose.neck[1] - 3.5])}L${M([pose.neck[0] + 7.5, pose.neck[1] + 1.5])}Q${
        M([pose.neck[0], pose.neck[1] + 6])
      } ${M([pose.neck[0] - 7.5, pose.neck[1] + 1.5])}Z`,
      look.scarf,
      { dabs: 0.8 },
    )
    : '';
  const near = () => (look.held ?? '') + arm(b, nearShoulder, pose.nearArm, look, false, profile ? -1 : 1);
  const far = () => arm(b, farShoulder, pose.farArm, look, profile, profile ? -1 : -1);
  const farFirst = look.armsBehind ? far() + near() : profile ? far() : '';
  const farLeg = leg(b, hip(-1), pose.farLeg, look, profile) + foot(pose.farLeg, farToe, true);
  const nearLeg = leg(b, hip(1), pose.nearLeg, look, false) + foot(pose.nearLeg, nearToe, false);
  return b.done(look.behind ?? '', farFirst, farLeg, nearLeg, personHead(b, pose.head[0], pose.head[1], headSize, { view, ...look.head, part: 'behind' }), throat, below,
    torso(b, pose.neck, waist, view, look.skirt && wear === 'dress' ? look.skirt : cloth, { wear, shirt: look.shirt, build, belly: look.belly }), belt,
    personHead(b, pose.head[0], pose.head[1], headSize, { view, ...look.head, part: 'before' }), scarf, look.armsBehind ? '' : (profile ? '' : far()) + near());
}
