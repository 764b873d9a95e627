// Two right hands in a firm clasp, seen from the side: each wraps four fingers under the other, one thumb lies over the other.
// Units as in hands.ts; the near hand comes from the left, the far one from the right, the clasp is round 0,0.

import { mix } from '../core/colour.ts';
import { type Point, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look } from './brush.ts';
import { finger, fingerOutline, flesh, type Skin, skins } from './hands.ts';

type Digit = [joints: Point[], widths: number[]];

const NEAR_UPPER: Point[] = [[6, -20], [-8, -25], [-24, -21], [-46, -15], [-90, -17]];
const NEAR_LOWER: Point[] = [[-90, 19], [-46, 16], [-30, 21], [-16, 28], [-5, 30]];
const NEAR_KNUCKLES: Point[] = [[0, 26], [4, 21], [5, 15.5], [9, 9.5], [9, 4], [12, -2], [10.5, -8], [12, -14], [6, -20]];

/** From the little finger to the index: out of the knuckles, bent, and away under the edge of the far hand. */
const NEAR_FINGERS: Digit[] = [[[[-12, 19], [6, 24.5], [12, 31], [10, 35]], [16, 12, 11, 9]], [[[-6, 11], [16, 15], [23, 24], [20, 32]], [14, 13, 12.5, 10]], [[[-4, -1], [21, 3], [32, 14], [30, 26]],
  [14.5, 13.5, 13, 10.5]], [[[-2, -13], [23, -9], [37, 3], [38, 17]], [15, 13.5, 12.5, 10.5]]];

const NEAR_THUMB: Digit = [[[-30, -6], [-16, -18], [-1, -28], [11, -33], [20, -34]], [20, 18, 15, 12.5, 9]];
const FAR_PALM: Point[] = [[-4, 28], [12, 33], [24, 29], [36, 22], [48, 18], [66, 16], [100, 20], [100, -17], [66, -15], [50, -15], [40, -22], [28, -30], [12, -29], [-2, -20]];
const FAR_THUMB: Digit = [[[78, 4], [54, -5], [33, -22], [13, -24], [-1, -17], [-8, -11]], [22, 21, 17, 14.5, 13, 10.5]];

/** From the little finger to the index: up from under the near hand, the nails to us. */
const FAR_FINGERS: Digit[] = [[[[1, 36.5], [-1, 32], [-5, 24], [-8, 18]], [2.5, 10, 10.5, 8.5]], [[[-8, 36], [-10, 31], [-15, 21], [-18, 13]], [3, 11.5, 11.5, 9.2]], [[[-17, 32.5], [-19, 27.5], [-25,
  17], [-29, 8]], [3, 12, 12, 9.6]], [[[-27, 28], [-29, 23], [-34, 14], [-38, 6]], [3, 11.5, 11.5, 9.4]]];

const fillOf = (b: Brush, skin: Skin) => b.scene.linear([[0, mix(skin.body, skin.pale, 0.65)], [0.5, skin.body], [1, mix(skin.body, skin.shade, 0.6)]], b.light * 20, -36, -b.light * 8, 40, true);

/** The shadow a digit throws on what lies under it. */
const cast = (b: Brush, [joints, widths]: Digit, colour: string, opacity = 0.5) => b.put(1.2, 2, 1, b.flat(fingerOutline(joints, widths), colour, opacity));

/** The bent middle joint of a finger: a pale knuckle and two folds. */
function bend(b: Brush, [x, y]: Point, skin: Skin, turn: number): string {
  const folds = b.line('M-1.6 -3.4q2.4 3.4 0 6.8M1.6 -3.2q2.2 3.2 0 6.4', skin.crease, 0.8, { opacity: 0.45 });
  return b.scene.glowShape(x, y, 7, skin.pale, 0.6, 6) + b.put(x, y, 1, folds, { turn });
}

/** The end of a finger that goes round an edge and away from the light. */
function turnedUnder(b: Brush, [joints, widths]: Digit, skin: Skin, end = -1): string {
  const [x, y] = joints.at(end)!;
  return b.inside(fingerOutline(joints, widths) + 'Z', b.scene.shadowShape(x + 1, y + 5, 15, 13, mix(skin.shade, skin.crease, 0.5), 0.8));
}

function nearFingers(b: Brush, skin: Skin, under: Skin): string {
  const fill = fillOf(b, skin);
  return NEAR_FINGERS.map((digit, i) => {
    const [joints, widths] = digit;
    const tone = i ? mix(skin.crease, under.shade, 0.6) : under.shade;
    return cast(b, digit, tone, 0.75) + b.line(fingerOutline(joints, widths), skin.crease, 1.3, { opacity: 0.6 }) +
      flesh(b, fingerOutline(joints, widths), skin, { fill, round: 3, grain: 0.4 }) + turnedUnder(b, digit, skin) + bend(b, [joints[1]![0] + 3, joints[1]![1] + 1], skin, 22);
  }).join('');
}

/** The back of the near hand with its tendons and four knuckles. */
function nearBack(b: Brush, skin: Skin): string {
  const tendons = 'M-2 -13C-16 -13 -30 -8 -42 -4M-2 -1C-14 -1 -30 1 -42 2M-4 10C-16 10 -28 8 -40 7';
  const knuckle = ([x, y]: Point) => b.scene.glowShape(x, y - 1, 8, skin.pale, 0.75, 6) + b.line(`M${x + 3} ${y - 3}q2.4 3 0 6`, skin.crease, 0.8, { opacity: 0.4 });
  const knuckles: Point[] = [[4, -14], [4, -2], [2, 9], [-2, 20]];
  const outline = smooth([...NEAR_UPPER, ...NEAR_LOWER, ...NEAR_KNUCKLES]);
  return flesh(b, outline, skin, { fill: fillOf(b, skin), round: 4.5, grain: 0, rim: smooth(NEAR_UPPER) + smooth(NEAR_LOWER) }) + b.line(tendons, skin.pale, 2.2, { opacity: 0.35 }) +
    b.put(0.4, 1.8, 1, b.line(tendons, skin.shade, 1.2, { opacity: 0.28 })) + knuckles.map(knuckle).join('');
}

/** The heel of the far hand: its palm is to us, mostly covered. */
function farPalm(b: Brush, skin: Skin): string {
  return flesh(b, smooth(FAR_PALM), skin, { fill: fillOf(b, skin), round: 5, grain: 0 }) + b.scene.glowShape(48, -4, 14, skin.pale, 0.4, 10) +
    b.line('M64 -10C62 -4 62 4 64 11M68 -9C66 -3 66 4 68 10', skin.crease, 0.9, { opacity: 0.35 });
}

/** Two right hands clasped. */
export function clasp(scene: Scene, size: number, look: Look & { left?: Skin; right?: Skin } = {}): string {
  const b = brush(scene, size, look);
  const { left = skins.fair, right = skins.brown } = look;
  const [near, far] = [{ fill: fillOf(b, left), round: 3 }, { fill: fillOf(b, right), round: 3 }];
  const wrapped = FAR_FINGERS.map((digit) =>
    cast(b, digit, mix(left.shade, right.shade, 0.4), 0.55) + b.line(fingerOutline(...digit), right.shade, 1, { opacity: 0.6 }) + finger(b, ...digit, right, far) + turnedUnder(b, digit, right, 0)
  );
  return b.done(finger(b, ...NEAR_THUMB, left, near), farPalm(b, right), nearFingers(b, left, right), nearBack(b, left), cast(b, FAR_THUMB, left.shade),
    finger(b, ...FAR_THUMB, right, { ...far, round: 3.6 }), ...wrapped);
}
