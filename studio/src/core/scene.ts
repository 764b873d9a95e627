// A picture while it is being drawn: SVG layers, and the landscape every scene needs.
import { between, chance, fractal, noise2d, pick, times, type Chance, type Noise } from './chance.ts';
import { lighten } from './colour.ts';
import { Definitions, type Stop } from './definitions.ts';
import { lint } from './lint.ts';
import { at, round1, smooth, type Point } from './paths.ts';
import { boxOf, stroke, strokesIn, wisp, type Box } from './strokes.ts';

export type { Stop } from './definitions.ts';
export type { Box } from './strokes.ts';

export interface SparkOptions {
  radius?: number;
  core?: string;
  glow?: string;
  reach?: number;
  opacity?: number;
}

export interface RidgeOptions {
  octaves?: number;
  step?: number;
  tilt?: number;
  bump?: (x: number) => number;
}

export interface HillOptions {
  rim?: string;
  rimWidth?: number;
  dabs?: number;
  dabColours?: readonly string[];
  dabLength?: number;
  dabWidth?: number;
  depth?: number;
  shadow?: number;
  angle?: number;
  bottomY?: number;
}

export interface DabOptions {
  length?: number;
  width?: number;
  /** In radians, 0 is level. */
  angle?: number;
  /** Where the strokes are strewn: the path's own box if left out. */
  box?: Box;
}

const SHADE = '#0b1030';
const MARGIN = 30; // how far land reaches beyond the picture's sides

export class Scene extends Definitions {
  readonly r: Chance;
  readonly noise: Noise;
  /** Third-party icons used so far, such as `noto:fox`. */
  readonly sources = new Set<string>();
  private body = '';
  private top = '';

  constructor(
    readonly width: number,
    readonly height: number,
    seed: string,
  ) {
    super();
    this.r = chance(seed);
    this.noise = noise2d(seed + 'n');
  }

  /** Draws on what is there. */
  add(svg: string): this {
    this.body += svg;
    return this;
  }

  /** Draws on the layer laid over the finished paint: stars, snow, anything under 5 px. */
  over(svg: string): this {
    this.top += svg;
    return this;
  }

  /** A point of light over the paint. */
  spark(x: number, y: number, options: SparkOptions = {}): this {
    const { radius = 2, core = '#fff6da', glow = '#ffe9b0', opacity = 0.7 } = options;
    const halo = this.glowShape(x, y, options.reach ?? radius * 6, glow, opacity);
    return this.over(`${halo}<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(radius)}" fill="${core}"/>`);
  }

  /** Fills the whole picture from top to bottom. */
  sky(stops: Stop[]): this {
    return this.add(`<rect width="${this.width}" height="${this.height}" fill="${this.linear(stops)}"/>`);
  }

  /** A soft round light. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 1, radiusY = radius): this {
    return this.add(this.glowShape(x, y, radius, colour, opacity, radiusY));
  }

  /** A soft round light, as text. */
  glowShape(x: number, y: number, radius: number, colour: string, opacity = 1, radiusY = radius): string {
    const fade: Stop[] = [[0, colour, 1], [0.25, colour, 0.55], [0.55, colour, 0.18], [1, colour, 0]];
    const fill = this.once(`glow ${colour}`, () => this.radial(fade));
    return ellipse(x, y, radius, radiusY, fill, opacity);
  }

  /** The soft shadow where a thing stands on the ground. */
  shadow(x: number, y: number, rx: number, ry: number, colour = SHADE, opacity = 0.4): this {
    return this.add(this.shadowShape(x, y, rx, ry, colour, opacity));
  }

  /** The soft shadow where a thing stands, as text. */
  shadowShape(x: number, y: number, rx: number, ry: number, colour = SHADE, opacity = 0.4): string {
    const fade: Stop[] = [[0, colour, 1], [0.5, colour, 0.75], [0.8, colour, 0.25], [1, colour, 0]];
    const fill = this.once(`shadow ${colour}`, () => this.radial(fade));
    return ellipse(x, y, rx, ry, fill, opacity);
  }

  /** The line of a hill from left to right; `waves` is how many rises fit the width. */
  ridge(y: number, height: number, waves: number, seed = 0, options: RidgeOptions = {}): Point[] {
    const { octaves = 4, step = 14, tilt = 0, bump } = options;
    const points: Point[] = [];
    for (let x = -MARGIN; x <= this.width + MARGIN; x += step) {
      const part = x / this.width;
      const rise = height * fractal(this.noise, part * waves + seed * 7.3, seed * 3.1, octaves);
      points.push([x, y + tilt * (part - 0.5) + rise + (bump ? bump(x) : 0)]);
    }
    return points;
  }

  /** How high a ridge is at x. */
  yAt(ridge: Point[], x: number): number {
    const next = ridge.findIndex((point) => point[0] >= x);
    if (next < 0) return ridge[ridge.length - 1]![1];
    if (next === 0) return ridge[0]![1];
    const [fromX, fromY] = ridge[next - 1]!;
    const [toX, toY] = ridge[next]!;
    return fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
  }

  /** The outline of all the land under a ridge. */
  hillPath(ridge: Point[], bottom = this.height + 20): string {
    return smooth(ridge) + `L${this.width + MARGIN} ${bottom}L${-MARGIN} ${bottom}Z`;
  }

  /** Painted land under a ridge: body, strokes along the slope, light on the rim. */
  hill(ridge: Point[], top: string, bottom: string, options: HillOptions = {}): this {
    const { rim, rimWidth = 5, depth = 220, shadow = 0.25 } = options;
    const path = this.hillPath(ridge);
    const peak = Math.min(...ridge.map((point) => point[1]));
    const foot = options.bottomY ?? Math.min(this.height, peak + depth);
    const fill = this.linear([[0, top], [1, bottom]], 0, peak, 0, foot, true);
    if (shadow) {
      this.add(`<path d="${path}" fill="${SHADE}" opacity="${shadow}" transform="translate(0 -7)" ${this.blur(9)}/>`);
    }
    const rimLine = rim
      ? `<path d="${smooth(ridge)}" stroke="${rim}" stroke-width="${rimWidth * 2}" opacity=".55"/>`
      : '';
    const inside = this.slopeDabs(ridge, top, bottom, options) + rimLine;
    return this.add(`<path d="${path}" fill="${fill}"/>` + this.clipped(path, inside));
  }

  private slopeDabs(ridge: Point[], top: string, bottom: string, options: HillOptions): string {
    const { dabs = 90, dabLength = 40, dabWidth = 5, depth = 220, angle = 0 } = options;
    const shades = [lighten(top, 0.05), lighten(top, -0.04), lighten(bottom, 0.04), lighten(bottom, -0.03)];
    const colours = options.dabColours ?? shades;
    return times(dabs, () => {
      const x = between(this.r, -20, this.width + 20);
      const y = this.yAt(ridge, x) + this.r() * this.r() * depth + 6;
      const slope = (this.yAt(ridge, x + 12) - this.yAt(ridge, x - 12)) / 24;
      const length = between(this.r, 0.5, 1.4) * dabLength;
      return stroke(this.r, [x, y], length, dabWidth, Math.atan(slope) + angle, pick(this.r, colours));
    }).join('');
  }

  /** Brush strokes inside any path. */
  dabs(path: string, count: number, colours: readonly string[], options: DabOptions = {}): this {
    return this.add(this.dabsShape(path, count, colours, options));
  }

  /** Brush strokes inside any path, as text. */
  dabsShape(path: string, count: number, colours: readonly string[], options: DabOptions = {}): string {
    const { length = 24, width = 4, angle = 0 } = options;
    const box = options.box ?? boxOf(path) ?? [0, 0, this.width, this.height];
    return this.clipped(path, strokesIn(this.r, box, count, colours, { length, width, angle }));
  }

  private clipped(path: string, strokes: string): string {
    return `<g ${this.clip(path)} fill="none" stroke-linecap="round">${strokes}</g>`;
  }

  /** A bank of mist, to part one layer of land from the next. */
  mist(y: number, height: number, colour: string, opacity = 0.6, seed = 0): this {
    const ridge = this.ridge(y, height * 0.25, 3, seed + 40, { step: 40 });
    const stops: Stop[] = [[0, colour, 0], [0.45, colour, opacity], [1, colour, 0]];
    const fill = this.linear(stops, 0, y - height * 0.2, 0, y + height, true);
    return this.add(`<path d="${this.hillPath(ridge, y + height)}" fill="${fill}" ${this.blur(10)}/>`);
  }

  /** Stars over the paint, thinner towards `yMax`. */
  stars(count: number, yMax: number, options: { colour?: string; smallest?: number; largest?: number } = {}): this {
    const { colour = '#fff3d0', smallest = 0.6, largest = 2.2 } = options;
    const dots = times(count, () => {
      const y = this.r() ** 1.3 * yMax;
      const x = this.r() * this.width;
      const size = smallest + this.r() ** 3 * (largest - smallest);
      const veil = between(this.r, 0.35, 1) * (1 - (y / yMax) * 0.6);
      return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(size)}" opacity="${round1(veil)}"/>`;
    });
    return this.over(`<g fill="${colour}">${dots.join('')}</g>`);
  }

  /** Thin clouds between two heights, so that no sky is empty. */
  wisps(count: number, y0: number, y1: number, colours: readonly string[], opacity = 0.4): this {
    const clouds = times(count, () => {
      const cloud = wisp(this.r, between(this.r, 0.2, 0.55) * this.width, pick(this.r, colours), opacity);
      return at(this.r() * this.width, between(this.r, y0, y1), 1, cloud);
    });
    return this.add(clouds.join(''));
  }

  /** Water from y0 to the lower edge, its waves finer towards the horizon. */
  water(y0: number, { gradient, waves }: { gradient: Stop[]; waves: readonly string[] }, count = 200): this {
    const depth = this.height - y0;
    const fill = this.linear(gradient, 0, y0, 0, this.height, true);
    this.add(`<rect x="0" y="${round1(y0)}" width="${this.width}" height="${round1(depth)}" fill="${fill}"/>`);
    const lines = times(count, () => {
      const near = this.r() ** 1.5;
      const middle: Point = [between(this.r, -20, this.width + 20), y0 + 3 + near * depth];
      const length = between(this.r, 0.5, 1.4) * (16 + near * 90);
      return stroke(this.r, middle, length, 1.5 + near * 6, between(this.r, -0.03, 0.03), pick(this.r, waves));
    });
    return this.add(`<g fill="none" stroke-linecap="round">${lines.join('')}</g>`);
  }

  /** The drawing as SVG; throws when something in it would render wrongly. */
  svg(): string {
    return this.document(this.body);
  }

  /** The layer laid over the paint, as SVG; empty when nothing was put there. */
  overSvg(): string {
    return this.top ? this.document(this.top) : '';
  }

  private document(content: string): string {
    const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const text = `<svg ${spaces} ${size}><defs>${this.defs}</defs>${content}</svg>`;
    lint(text);
    return text;
  }
}

function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity: number): string {
  const place = `cx="${round1(x)}" cy="${round1(y)}" rx="${round1(rx)}" ry="${round1(ry)}"`;
  return `<ellipse ${place} fill="${fill}" opacity="${opacity}"/>`;
}
