// A child's hand: what it is told to draw becomes strokes, each a little off, in a space of 100 by 100.
import { between, chance, times, type Chance } from '../core/chance.ts';
import type { Point } from '../core/paths.ts';
import { along, distance, pointsOf, softened } from './lines.ts';
import { scribbled, type ScribbleOptions } from './scribble.ts';

/** How a stroke is made; both are factors of what is usual. */
export interface How {
  press?: number;
  width?: number;
}

export interface Stroke {
  points: Point[];
  press: number;
  width: number;
  /** Each piece from point to point is a layer of its own, so that strokes to and fro build up wax. */
  layered: boolean;
  /** Takes wax away. */
  rubs: boolean;
}

const LIFTS = 0.45; // of the corners: the hand lifts and begins anew
const MISS = 0.9; // how far a new beginning may be off
const TURN = Math.PI * 2;

export class Hand {
  readonly strokes: Stroke[] = [];
  private readonly r: Chance;

  constructor(seed: string) {
    this.r = chance(`hand ${seed}`);
  }

  private off(far: number): number {
    return between(this.r, -far, far);
  }

  private near([x, y]: Point, far: number): Point {
    return [x + this.off(far), y + this.off(far)];
  }

  private lay(points: Point[], { press = 1, width = 1 }: How, layered = false, rubs = false): this {
    this.strokes.push({ points, press, width, layered, rubs });
    return this;
  }

  /** Straight pieces from point to point; corners overshoot, miss, or are turned without lifting. */
  line(path: string, how: How = {}): this {
    const points = pointsOf(path);
    let stroke: Point[] = [this.near(points[0]!, MISS * 0.5)];
    points.slice(1).forEach((to, i) => {
      const from = stroke[stroke.length - 1]!;
      const length = distance(from, to);
      const last = i === points.length - 2;
      const lifts = last || this.r() < LIFTS;
      const reach = lifts ? 1 + between(this.r, -0.5, 1.9) / Math.max(8, length) : 1;
      const bow = this.off(Math.min(1.6, length * 0.03));
      const [x, y] = along(from, to, 0.5);
      const [dx, dy] = [(to[1] - from[1]) / (length || 1), (from[0] - to[0]) / (length || 1)];
      const end = along(from, to, reach);
      stroke.push(...softened([from, [x + dx * bow, y + dy * bow], end]).slice(1));
      if (lifts && !last) {
        this.lay(stroke, how);
        stroke = [this.near(to, MISS)];
      }
    });
    return this.lay(stroke, how);
  }

  /** One soft line through all points. */
  curve(path: string, how: How = {}): this {
    return this.lay(softened(pointsOf(path).map((point) => this.near(point, MISS * 0.4))), how);
  }

  /** A soft closed outline; the end runs past the beginning. */
  loop(path: string, how: How = {}): this {
    const round = softened(pointsOf(path).map((point) => this.near(point, MISS * 0.4)), true);
    const past = Math.ceil(round.length * between(this.r, 0.02, 0.07));
    const away = this.near([0, 0], MISS);
    const again = round.slice(1, past + 1).map(([x, y], i): Point => {
      const t = (i + 1) / past;
      return [x + away[0] * t, y + away[1] * t];
    });
    return this.lay([...round, ...again], how);
  }

  /** A ring, never quite round, that runs past its beginning. */
  ring(x: number, y: number, rx: number, ry = rx, how: How = {}): this {
    const start = between(this.r, -2.4, -1);
    const way = this.r() < 0.8 ? 1 : -1;
    const [flat, egg, drift] = [this.off(0.05), this.off(0.04), this.off(0.05)];
    const past = between(this.r, 0.15, 0.6);
    const steps = Math.max(24, Math.round(Math.max(rx, ry) * 3));
    const points = times(steps + 1, (i): Point => {
      const turn = (i / steps) * (TURN + past);
      const angle = start + way * turn;
      const reach = 1 + flat * Math.sin(2 * angle + 1) + egg * Math.sin(3 * angle) + drift * (turn / TURN - 0.5);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    });
    return this.lay(points, how);
  }

  /** Part of a ring; angles in radians, 0 is right, a quarter turn is down. */
  arc(x: number, y: number, rx: number, ry: number, from: number, to: number, how: How = {}): this {
    const [slipX, slipY, drift] = [this.off(MISS * 0.5), this.off(MISS * 0.5), this.off(0.04)];
    const steps = Math.max(8, Math.round(Math.max(rx, ry) * Math.abs(to - from) * 0.5));
    const points = times(steps + 1, (i): Point => {
      const angle = from + ((to - from) * i) / steps;
      const reach = 1 + drift * (i / steps - 0.5);
      return [x + slipX + Math.cos(angle) * rx * reach, y + slipY + Math.sin(angle) * ry * reach];
    });
    return this.lay(points, how);
  }

  /** A dot, pressed and turned on the spot. */
  dot(x: number, y: number, radius = 1.5, how: How = {}): this {
    const points = times(26, (i): Point => {
      const reach = ((radius * i) / 25) * between(this.r, 0.65, 1.25);
      return [x + Math.cos(i * 0.6) * reach, y + Math.sin(i * 0.6) * reach];
    });
    return this.lay(points, { press: 1.1, ...how });
  }

  /** A line that turns inward. */
  spiral(x: number, y: number, radius: number, turns: number, how: How = {}): this {
    const steps = Math.ceil(turns * 40);
    const start = between(this.r, 0, 1);
    const points = times(steps + 1, (i): Point => {
      const reach = radius * (1 - i / steps);
      const angle = start + (i / steps) * turns * TURN;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    return this.lay(points, how);
  }

  /** Rays from one radius to another, uneven; angles in radians, 0 is right, a quarter turn is down. */
  rays(x: number, y: number, from: number, to: number, count: number, how: How & { start?: number; end?: number } = {}): this {
    const { start = 0, end = TURN } = how;
    const parts = end - start > TURN - 0.01 ? count : count - 1;
    for (let i = 0; i < count; i++) {
      const angle = start + ((end - start) * (i + this.off(0.18))) / Math.max(1, parts);
      const reach = from + (to - from) * between(this.r, 0.75, 1.2);
      const at = (radius: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      this.lay(softened([at(from), this.near(at((from + reach) / 2), 0.5), at(reach)]), how);
    }
    return this;
  }

  /** Fills a straight outline by scribbling to and fro. */
  scribble(path: string, how: How & ScribbleOptions = {}): this {
    return this.fill(pointsOf(path), how);
  }

  /** Fills a soft outline by scribbling to and fro. */
  shade(path: string, how: How & ScribbleOptions = {}): this {
    return this.fill(softened(pointsOf(path), true), how);
  }

  /** Fills an ellipse by scribbling to and fro. */
  blot(x: number, y: number, rx: number, ry = rx, how: How & ScribbleOptions = {}): this {
    const outline = times(36, (i): Point => {
      const angle = (i / 36) * TURN;
      return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    });
    return this.fill(outline, how);
  }

  private fill(outline: Point[], how: How & ScribbleOptions): this {
    const { press = 0.72, width = 0.9 } = how;
    for (const zigzag of scribbled(this.r, outline, how)) this.lay(zigzag, { press, width }, true);
    return this;
  }

  /** Rubs out along a soft line; a trace stays. */
  rub(path: string, how: How = {}): this {
    return this.lay(softened(pointsOf(path)), { width: 2.6, ...how }, false, true);
  }
}
