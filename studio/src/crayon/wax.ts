// Wax on paper: strokes become an alpha mask, layer upon layer.
import { noise2d, type Noise } from '../core/chance.ts';
import type { Point } from '../core/paths.ts';
import type { Stroke } from './hand.ts';
import { stepped } from './lines.ts';
import { STREAK_LENGTH, STREAKS, streaks, toothOf } from './paper.ts';

const CRAYON = 3.4; // width of the tip, of 100
const WANDER = 0.75; // how far a line strays on its way
const TREMOR = 0.16;
const STEP = 0.55; // of 100, between the points where the hand is reckoned

interface Touch {
  x: number;
  y: number;
  press: number;
  half: number;
  /** Of 100, since the stroke began. */
  way: number;
}

/** How hard the hand presses: firm at first, less on the way, unsteady, with a flick at the end. */
function pressed(noise: Noise, way: number, length: number, lane: number): number {
  const begin = Math.min(1, 0.82 + way * 0.09);
  const left = (length - way) / Math.min(9, length * 0.4 + 0.1);
  const flick = 0.62 + 0.38 * Math.min(1, left);
  return begin * flick * (0.86 + 0.2 * noise(way / 17, lane) + 0.07 * noise(way / 3.1, lane + 9));
}

/** Collects wax on a square sheet. */
export class Sheet {
  readonly alpha: Float32Array;
  private readonly layer: Float32Array;
  private readonly below: Float32Array;
  private readonly touched: Int32Array;
  private count = 0;
  private readonly noise: Noise;
  private readonly scale: number;
  private lane = 0;

  constructor(readonly width: number, seed: string) {
    this.alpha = new Float32Array(width * width);
    this.layer = new Float32Array(width * width);
    this.below = new Float32Array(width * width);
    this.touched = new Int32Array(width * width);
    this.noise = noise2d(`wax ${seed}`);
    this.scale = width / 100;
  }

  draw(stroke: Stroke): void {
    const touches = this.moved(stroke);
    this.press(touches[0]!, touches[0]!);
    for (let i = 1; i < touches.length; i++) {
      const [before, from, to] = [touches[i - 2], touches[i - 1]!, touches[i]!];
      if (stroke.layered && before && turns(before, from, to)) this.settle(stroke.rubs);
      this.press(from, to);
    }
    this.settle(stroke.rubs);
  }

  /** The way the hand really goes. */
  private moved({ points, press, width }: Stroke): Touch[] {
    this.lane += 13.7;
    const { lane, noise, scale } = this;
    const way = stepped(points, STEP);
    const length = way.length * STEP;
    return way.map(([x, y], i): Touch => {
      const far = i * STEP;
      const dx = WANDER * noise(x / 19 + lane, y / 19) + TREMOR * noise(far / 2.6, lane);
      const dy = WANDER * noise(x / 19, y / 19 + lane) + TREMOR * noise(lane, far / 2.6);
      const force = press * pressed(noise, far, length, lane);
      const half = 0.5 * CRAYON * width * (0.8 + 0.24 * force) * (1 + 0.1 * noise(far / 9, lane + 4));
      return { x: (x + dx) * scale, y: (y + dy) * scale, press: force, half: half * scale, way: far };
    });
  }

  /** Presses the tip from one touch to the next into the layer. The inner loop makes nothing but numbers: it is hot. */
  private press(from: Touch, to: Touch): void {
    const { layer, width, touched } = this;
    const tip = streaks();
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const square = dx * dx + dy * dy || 1e-9;
    const length = Math.sqrt(square);
    const half = (from.half + to.half) / 2;
    const near = half * half;
    const reach = half + 1;
    const row = (Math.floor((from.way + this.lane) * 5) % STREAK_LENGTH) * STREAKS;
    const middle = row + (STREAKS - 1) / 2;
    const spread = (STREAKS - 1) / 2 / (length * half);
    const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
    const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
    const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
    const bottom = Math.min(width - 1, Math.ceil(Math.max(from.y, to.y) + reach));
    for (let y = top; y <= bottom; y++) {
      const fromY = y - from.y;
      for (let x = left; x <= right; x++) {
        const fromX = x - from.x;
        let t = (fromX * dx + fromY * dy) / square;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const offX = fromX - dx * t;
        const offY = fromY - dy * t;
        const q = (offX * offX + offY * offY) / near;
        if (q > 1) continue;
        const streak = tip[Math.floor(middle + (offX * dy - offY * dx) * spread)]!;
        const force = (from.press + (to.press - from.press) * t) * (1 - 0.42 * q * q) + 0.15 * streak;
        const i = y * width + x;
        if (force <= layer[i]!) continue;
        if (layer[i] === 0) touched[this.count++] = i;
        layer[i] = force;
      }
    }
  }

  /** The pressed layer becomes wax: peaks of the paper first, pits where it is pressed hard or again. */
  private settle(rubs: boolean): void {
    const { layer, below, alpha, touched } = this;
    const tooth = toothOf(this.width);
    for (let k = 0; k < this.count; k++) {
      const i = touched[k]!;
      const force = layer[i]! + 0.22 * Math.min(1.2, below[i]!);
      const wax = Math.max(0, Math.min(1, (force * 1.22 - 0.19 - tooth[i]! * 0.92) * 3.6));
      if (rubs) alpha[i]! *= 1 - 0.86 * wax;
      else alpha[i]! += (1 - alpha[i]!) * wax * 0.94;
      below[i] = rubs ? 0 : below[i]! + layer[i]! * 0.6;
      layer[i] = 0;
    }
    this.count = 0;
  }
}

function turns(before: Touch, from: Touch, to: Touch): boolean {
  return (from.x - before.x) * (to.x - from.x) + (from.y - before.y) * (to.y - from.y) < 0;
}

/** Scales and moves strokes so that they fill the sheet, with a margin for the crayon's width. */
export function filling(strokes: Stroke[], margin = 5): Stroke[] {
  const points = strokes.filter(({ rubs }) => !rubs).flatMap((stroke) => stroke.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (100 - margin * 2) / Math.max(right - left, bottom - top);
  const [x0, y0] = [50 - ((left + right) / 2) * scale, 50 - ((top + bottom) / 2) * scale];
  const placed = ([x, y]: Point): Point => [x0 + x * scale, y0 + y * scale];
  return strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(placed) }));
}

/** The alpha mask of a drawing, square, 0 to 1. */
export function waxed(strokes: Stroke[], width: number, seed: string): Float32Array {
  const sheet = new Sheet(width, seed);
  for (const stroke of filling(strokes)) sheet.draw(stroke);
  return sheet.alpha;
}
