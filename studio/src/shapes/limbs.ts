// Parts of people in the picture's own pixels: limbs with joints, hands, heads in profile, shoes.

import { lighten, mix } from '../core/colour.ts';
import { type Point, ribbon } from '../core/paths.ts';
import type { Brush, Form } from './brush.ts';

const between2 = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The outline of an arm or leg through its joints: firm at elbow and knee, soft between. */
export function limbPath(joints: Point[], widths: number[]): string {
  const points: Point[] = [joints[0]!];
  const wide: number[] = [widths[0]!];
  joints.slice(1).forEach((to, i) => {
    const from = joints[i]!;
    const [w0, w1] = [widths[i]!, widths[i + 1]!];
    const last = i === joints.length - 2;
    const steps = i === 0 ? [0.45, 0.86] : [0.14, 0.5, 0.86];
    for (const t of last ? [...steps.filter((step) => step < 0.8), 1] : steps) {
      points.push(between2(from, to, t));
      wide.push(w0 + (w1 - w0) * t);
    }
  });
  return ribbon(points, (t) => {
    const place = t * (wide.length - 1);
    const i = Math.min(wide.length - 2, Math.floor(place));
    return wide[i]! + (wide[i + 1]! - wide[i]!) * (place - i);
  });
}

/** A clothed or bare limb; folds gathers the cloth at the joints. */
export function limb(b: Brush, joints: Point[], widths: number[], colour: string, { folds = true, ...form }: Form & { folds?: boolean } = {}): string {
  const [from, to] = [joints[0]!, joints.at(-1)!];
  const grain = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const crease = joints.slice(1, -1).map(([x, y], i) => {
    const w = widths[i + 1]! * 0.42;
    const [px, py] = joints[i]!;
    const way = Math.atan2(y - py, x - px) + 1.3;
    const [dx, dy] = [Math.cos(way) * w, Math.sin(way) * w];
    const line = (k: number) =>
      `M${(x - dx + k * dy * 0.5).toFixed(1)} ${(y - dy - k * dx * 0.5).toFixed(1)}q${(dx * 0.5 + dy * 0.25).toFixed(1)} ${(dy * 0.5 - dx * 0.25).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
    return line(0) + line(0.8);
  });
  const path = limbPath(joints, widths);
  return b.form(path, colour, { grain, ...form }) + (folds ? b.inside(path, b.line(crease.join(''), mix(colour, b.night, 0.5), Math.max(1.5, widths[1]! * 0.08), { opacity: 0.6 })) : '');
}

export type HandPose = 'fist' | 'open' | 'thumb' | 'rest' | 'pinch';

/** A hand 30 high round 0,0, fingers up, thumb on the left; wrist at 0,14. */
export function hand(b: Brush, pose: HandPose, skin: string): string {
  const line = (path: string) => b.line(path, mix(skin, '#7a3a34', 0.45), 1.5, { opacity: 0.7 });
  const fist = b.form('M-12 -5C-12 -13 10 -15 12 -6C14 2 12 10 8 14H-8C-12 9 -12 2 -12 -5Z', skin, { dabs: 0.5 });
  if (pose === 'fist') {
    return fist + line('M-5 -11V-1M1 -12V-1M7 -10V-2') + b.form('M-12 5C-8 -2 4 -3 8 1C9 6 2 7 -2 7C-6 10 -12 10 -12 5Z', lighten(skin, 0.03), { dabs: 0 });
  }
  if (pose === 'thumb') {
    return b.form('M-11 2C-15 -8 -16 -22 -11 -25C-5 -26 -4 -14 -1 -5Z', lighten(skin, 0.03), { dabs: 0 }) + fist + line('M-2 -3H11M-2 3H12M-3 9H10');
  }
  if (pose === 'rest') {
    return b.form('M-8 14C-12 4 -12 -10 -6 -16C-2 -20 6 -19 9 -13C12 -6 11 6 8 14Z', skin, { dabs: 0.5 }) + b.form('M-8 8C-15 2 -16 -6 -13 -8C-9 -8 -8 -2 -5 1Z', skin, { dabs: 0 }) +
      line('M-1 -17V-8M4 -17V-8');
  }
  if (pose === 'pinch') {
    return b.form('M-9 14C-13 4 -12 -6 -5 -9C2 -13 10 -10 11 -3C12 5 10 10 8 14Z', skin, { dabs: 0.5 }) +
      b.form('M-10 4C-10 -10 -7 -19 -2 -20C2 -19 1 -10 1 -5ZM0 -6C-2 -14 0 -20 4 -20C8 -18 8 -8 8 -2Z', lighten(skin, 0.02), { dabs: 0 });
  }
  const finger = (x: number, y: number, turn: number, long: number) => b.put(x, y, 1, b.form(`M-3.600 4V${-long}A3.600 3.600 0 0 1 3.600 ${-long}V4Z`, skin, { dabs: 0 }), { turn });
  return finger(-8, -6, -16, 12) + finger(-2.5, -9, -4, 15) + finger(3.5, -9, 6, 14) + finger(9, -6, 17, 11) + finger(-10, 5, -52, 11) +
    b.form('M-11 -8C-6 -12 8 -12 12 -7C13 2 11 9 8 14H-7C-12 8 -13 0 -11 -8Z', skin, { dabs: 0.5 });
}

export interface Profile {
  skin?: string;
  hair?: string;
  style?: 'short' | 'bob' | 'tail' | 'bun' | 'bald' | 'curls' | 'long';
  eyes?: 'dot' | 'closed';
  beard?: boolean;
  smile?: number;
}

const SKULL = 'M-8 -50C20 -53 36 -36 37 -16C37 -9 42 0 48 9C49 14 43 15 39 16C41 20 40 23 38 25C39 29 37 32 35 34C36 44 28 50 17 48C5 46 -4 40 -9 30C-30 30 -44 8 -42 -12C-40 -38 -26 -50 -8 -50Z';
const CAP = 'M35 -26C32 -56 -8 -66 -32 -50C-54 -34 -54 4 -38 29C-28 32 -20 26 -17 16C-19 4 -16 -6 -8 -8C-3 -12 -2 -20 0 -26C12 -22 26 -22 35 -26Z';

/** A head in profile, 100 high round 0,0, looking right. */
export function profile(b: Brush, { skin = '#f0c6a4', hair = '#4a3034', style = 'short', eyes = 'dot', beard = false, smile = 1 }: Profile = {}): string {
  const ink = '#2b2030';
  const behind =
    {
      tail: b.form('M-34 -34C-64 -44 -84 -20 -78 14C-76 34 -66 44 -62 52C-58 30 -54 6 -38 -8Z', hair, { grain: 1.2 }),
      bun: b.ball(-42, -36, 22, 20, hair, { grain: 0.6 }),
      bob: b.form('M-6 -56C-52 -60 -66 -10 -54 38C-36 50 -14 48 -2 40L-4 -10Z', hair, { grain: 1.4 }),
      long: b.form('M-6 -56C-54 -60 -66 -10 -60 60C-64 84 -40 96 -20 84C-8 60 -8 40 -2 30L-4 -10Z', hair, { grain: 1.4 }),
      curls: [[-44, -10], [-40, 16], [-46, -32], [-28, 30]].map(([x, y]) => b.ball(x!, y!, 17, 17, hair, { dabs: 0.8 })).join(''),
      short: '',
      bald: '',
    }[style];
  const cap = style === 'bald' ? b.form('M-42 -16C-46 4 -42 22 -34 29C-24 32 -18 24 -16 14C-22 6 -24 -6 -22 -18Z', hair, { grain: 1.4 }) : b.form(CAP, hair, { grain: 0.7 });
  const curls = style === 'curls' ? [[24, -38], [6, -52], [-16, -56], [-36, -44]].map(([x, y]) => b.ball(x!, y!, 16, 15, hair, { dabs: 0.8 })).join('') : '';
  const eye = eyes === 'dot' ? b.dot(24, -4, 4.2, ink) + b.dot(25.5, -5.5, 1.3, '#fff6e4') : b.line('M17 -4Q23 1 29 -3', ink, 3.4);
  return (behind +
    b.form(SKULL, skin, { dabs: 0.6 }) +
    b.dot(15, 15, 9, '#e0806c', 0.38) +
    eye +
    b.line(`M37 26Q31 ${26 + 5 * smile} 25 ${26 - 2 * smile}`, mix(ink, '#a04a40', 0.5), 2.6) +
    (beard ? b.form('M-14 12C-6 22 8 20 16 26C26 24 34 30 37 30C40 48 28 62 12 60C-6 58 -16 36 -14 12Z', hair, { grain: 1.2 }) : '') +
    cap +
    curls +
    b.form('M-18 -2C-18 -12 -4 -12 -4 -2C-4 8 -10 14 -15 12C-18 8 -18 4 -18 -2Z', lighten(skin, -0.02), { dabs: 0 }) +
    b.line('M-14 -2Q-10 -6 -8 0', mix(skin, '#7a3a34', 0.4), 1.6));
}

/** A neck between collar and chin. */
export const neck = (b: Brush, x: number, y: number, width: number, height: number, skin: string) =>
  b.form(`M${x - width / 2} ${y}L${x - width * 0.44} ${y - height}H${x + width * 0.44}L${x + width / 2} ${y}Q${x} ${y + height * 0.3} ${x - width / 2} ${y}Z`, lighten(skin, -0.05), { dabs: 0.4 });

/** A shoe seen from the side, toe to the right, ankle at 0,-24, sole on 0; 60 long. */
export function shoe(b: Brush, colour: string, { sole = '#e8dcc8', sport = true } = {}): string {
  return (b.form('M-16 -26C-8 -22 4 -22 8 -26C12 -18 24 -14 36 -12C44 -10 46 -4 44 0H-18C-20 -8 -18 -18 -16 -26Z', colour, { dabs: 0.7 }) +
    b.form('M-19 -5H45C47 -2 46 2 43 2H-17C-20 2 -20 -2 -19 -5Z', sole, { dabs: 0.2 }) +
    (sport ? b.line('M10 -20L18 -12M16 -18L24 -10M22 -16L29 -9', sole, 2.4) : b.line('M8 -24Q14 -14 26 -12', mix(colour, b.night, 0.5), 2)));
}
