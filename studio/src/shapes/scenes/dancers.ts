// Shadows that move by themselves: dancers and a fiddler built from joints, soft, without faces.

import { ribbon, smooth, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, oval, type Brush, type Look } from '../brush.ts';

/** Where the joints of a figure are, in per cent of its size, foot at 0,0. */
export interface Pose {
  head: Point;
  spine: Point[];
  arms: [Point[], Point[]];
  legs: [Point[], Point[]];
  skirt?: Point[];
  coat?: Point[];
  hat?: 'bobble' | 'brim' | 'plaits';
}

/** Leaping, both arms up. */
export const LEAP: Pose = {
  head: [4, -92], spine: [[3, -80], [0, -62], [-2, -46]], hat: 'bobble',
  arms: [[[0, -77], [-18, -84], [-32, -102]], [[5, -77], [24, -82], [38, -98]]],
  legs: [[[-5, -48], [-22, -34], [-42, -38], [-48, -32]], [[2, -48], [20, -34], [18, -12], [28, -10]]],
};

/** Whirling in a wide skirt. */
export const WHIRL: Pose = {
  head: [-3, -90], spine: [[-2, -78], [0, -60], [2, -46]], hat: 'plaits',
  arms: [[[-5, -75], [-24, -68], [-40, -80]], [[3, -75], [18, -90], [20, -108]]],
  legs: [[[-4, -40], [-8, -18], [-6, 0], [2, 1]], [[6, -40], [22, -22], [34, -10], [40, -16]]],
  skirt: [[-9, -62], [-22, -44], [-46, -24], [-30, -20], [-14, -26], [4, -18], [22, -26], [44, -34], [24, -50], [9, -62]],
};

/** A kick, one hand on the hip, the coat flying. */
export const KICK: Pose = {
  head: [-8, -91], spine: [[-6, -79], [-2, -62], [0, -46]], hat: 'brim',
  arms: [[[-9, -76], [-26, -66], [-10, -54]], [[-2, -76], [18, -86], [34, -80]]],
  legs: [[[-3, -48], [-6, -24], [-12, 0], [-4, 2]], [[3, -48], [24, -44], [44, -54], [50, -48]]],
  coat: [[-11, -74], [-18, -54], [-36, -36], [-22, -38], [-10, -30], [4, -40], [6, -60], [2, -76]],
};

/** Playing the fiddle, leaning into it. */
export const FIDDLE: Pose = {
  head: [6, -92], spine: [[2, -80], [-1, -62], [-2, -44]], hat: 'brim',
  arms: [[[-4, -77], [-12, -60], [16, -66], [22, -70]], [[6, -77], [24, -72], [38, -84]]],
  legs: [[[-6, -46], [-12, -22], [-18, 0], [-10, 2]], [[2, -46], [10, -24], [8, 0], [18, 2]]],
  coat: [[-6, -78], [-16, -54], [-26, -22], [-14, -28], [-4, -24], [8, -30], [8, -56], [7, -78]],
};

function hatOn(b: Brush, [x, y]: Point, hat: Pose['hat'], colour: string): string {
  if (hat === 'bobble') return b.flat(oval(x, y - 14, 4, 4), colour) +
    b.flat(`M${x - 11} ${y - 3}C${x - 11} ${y - 18} ${x + 11} ${y - 18} ${x + 11} ${y - 3}Z`, colour);
  if (hat === 'brim') return b.flat(`M${x - 18} ${y - 5}Q${x} ${y - 12} ${x + 18} ${y - 7}Q${x} ${y} ${x - 18} ${y - 5}Z`, colour) +
    b.flat(`M${x - 9} ${y - 6}C${x - 8} ${y - 22} ${x + 8} ${y - 22} ${x + 9} ${y - 6}Z`, colour);
  const plait = (side: number) => b.line(`M${x + side * 7} ${y}Q${x + side * 18} ${y + 2} ${x + side * 24} ${y - 8}`, colour, 4.6);
  return plait(-1) + plait(1);
}

function bowAndFiddle(b: Brush, colour: string): string {
  const body = 'M12 -84C18 -92 28 -88 28 -82C34 -84 40 -78 36 -72C30 -66 24 -70 22 -74C16 -72 8 -76 12 -84Z';
  return b.flat(body, colour) + b.line('M32 -78L50 -88', colour, 3.4) + b.line('M16 -62L34 -104', colour, 1.8);
}

/** The shadow of somebody in a pose on a wall; size is about its height, fiddle puts one under its chin. */
export function moving(scene: Scene, size: number, pose: Pose, look: Look & { colour?: string; opacity?: number; fiddle?: boolean } = {}): string {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#3a1c24';
  const limb = (points: Point[], widths: number[]) => b.flat(ribbon(points, widths), colour) + b.dot(...points.at(-1)!, widths.at(-1)! * 0.5, colour) + points.slice(1, -1).map(
    ([x, y]) => b.dot(x, y, widths[1]! * 0.48, colour),
  ).join('');
  const cloth = (points?: Point[]) => (points ? b.flat(smooth(points, true, 0.8), colour) : '');
  const parts = b.done(
    ...pose.legs.map((leg) => limb(leg, [11, 8, 6, 5])), ...pose.arms.map((arm) => limb(arm, [7.5, 6, 4.5])),
    limb([pose.head, pose.spine[0]!], [7, 9]), limb(pose.spine, [17, 15, 14]), cloth(pose.skirt), cloth(pose.coat),
    b.flat(oval(pose.head[0], pose.head[1], 9.5, 10.5), colour), hatOn(b, pose.head, pose.hat, colour),
    look.fiddle ? bowAndFiddle(b, colour) : '',
  );
  return `<g opacity="${look.opacity ?? 0.75}">${parts}</g>`;
}
