// The brush all shapes are drawn with. A shape is drawn in a space 100 units high, its foot at 0,0,
// and scaled to its size; every form gets a lit edge, a body, a shaded edge and dabs of paint.

import { between, pick, times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { at, blobPoints, round1, smooth, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { boundsOf } from './bounds.ts';

/** Where the light comes from: -1 the left, 1 the right. */
export type Light = -1 | 1;

/** What every shape can be told: the side of the light and the colour its shadows lean to. */
export interface Look {
  light?: Light;
  night?: string;
}

/** How one form is painted; dabs is a factor, grain the angle of the strokes in radians. */
export interface Form {
  pale?: string;
  shade?: string;
  dabs?: number;
  grain?: number;
  edge?: number;
  long?: number;
  opacity?: number;
}

export interface Line {
  opacity?: number;
  dash?: string;
}

const limit = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export class Brush {
  readonly r: Scene['r'];
  readonly light: Light;
  readonly night: string;
  readonly scale: number;

  constructor(
    readonly scene: Scene,
    size: number,
    look: Look = {},
  ) {
    this.r = scene.r;
    this.light = look.light ?? 1;
    this.night = look.night ?? '#2b2448';
    this.scale = size / 100;
  }

  /** A modelled form: body gradient, dabs, shaded and lit edge, all inside the path. */
  form(
    path: string,
    colour: string,
    { pale, shade, dabs = 1, grain = 0, edge = 1, long = 1, opacity = 1 }: Form = {},
  ) {
    const bright = pale ?? lighten(colour, 0.09);
    const dark = shade ?? mix(colour, this.night, 0.46);
    const { left, top, width, height } = boundsOf(path);
    const thin = Math.min(width, height);
    const rim = limit(thin * 0.1, 0.8 / this.scale, 6 / this.scale) * edge;
    const body = this.gradient(mix(colour, bright, 0.55), colour, mix(colour, dark, 0.6));
    const strokes = this.dabs(
      { left, top, width, height },
      [bright, lighten(colour, 0.035), mix(colour, dark, 0.35), mix(colour, dark, 0.7)],
      dabs,
      grain,
      long,
    );
    const shift = (x: number, y: number) => `transform="translate(${round1(x * this.light)} ${round1(y)})"`;
    return (
      `<g ${this.scene.clip(path)}${opacity < 1 ? ` opacity="${opacity}"` : ''}><path d="${path}" fill="${body}"/>${strokes}` +
      (edge > 0
        ? `<path d="${path}" fill="none" stroke="${dark}" stroke-width="${round1(rim * 2)}" opacity=".42" ${shift(rim * 0.85, -rim * 0.75)}/>` +
          `<path d="${path}" fill="none" stroke="${bright}" stroke-width="${round1(rim * 1.3)}" opacity=".6" ${shift(-rim * 0.5, rim * 0.45)}/>`
        : '') +
      '</g>'
    );
  }

  /** A gradient across a form, from the light to the shade. */
  gradient(...colours: string[]) {
    const from = this.light > 0 ? 1 : 0;
    const stops = colours.map((colour, i): [number, string] => [i / (colours.length - 1), colour]);
    return this.scene.linear(stops, from * 0.8 + 0.1, 0, 0.9 - from * 0.8, 1);
  }

  private dabs(
    box: { left: number; top: number; width: number; height: number },
    tones: string[],
    factor: number,
    grain: number,
    long: number,
  ) {
    const r = this.r;
    const pixels = box.width * box.height * this.scale * this.scale;
    const count = Math.round(limit((pixels / 170) * factor, 0, 130));
    if (count < 4 || factor === 0) return '';
    const length = (limit(Math.sqrt(pixels) * 0.13, 3, 20) * long) / this.scale;
    const width = limit(Math.sqrt(pixels) * 0.032, 1, 4.5) / this.scale;
    const groups = tones.map(() => '');
    for (let i = 0; i < count; i++) {
      const x = between(r, 0, 1);
      const y = between(r, 0, 1);
      const lit = (x - 0.5) * this.light - (y - 0.5) + between(r, -0.55, 0.55);
      const tone = lit > 0.35 ? 0 : lit > 0 ? 1 : lit > -0.35 ? 2 : 3;
      const angle = grain + between(r, -0.35, 0.35);
      const reach = length * between(r, 0.5, 1.3);
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      groups[tone] +=
        `M${round1(box.left + x * box.width - dx / 2)} ${round1(box.top + y * box.height - dy / 2)}q${round1(dx / 2 + dy * 0.12)} ${round1(dy / 2 - dx * 0.12)} ${round1(dx)} ${round1(dy)}`;
    }
    const painted = groups.map(
      (d, i) =>
        d &&
        `<path d="${d}" stroke="${tones[i]}" stroke-width="${round1(width * between(r, 0.8, 1.5))}" opacity="${[0.5, 0.5, 0.5, 0.38][i]}"/>`,
    );
    return `<g fill="none" stroke-linecap="round">${painted.join('')}</g>`;
  }

  /** A flat touch of paint, for things too small to model. */
  flat(path: string, colour: string, opacity = 1) {
    return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }

  /** A drawn line: rope, whisker, seam, branch. */
  line(path: string, colour: string, width: number, { opacity = 1, dash }: Line = {}) {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  }

  dot(x: number, y: number, radius: number, colour: string, opacity = 1) {
    return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }

  /** A modelled ball or egg. */
  ball(x: number, y: number, rx: number, ry: number, colour: string, form: Form = {}) {
    return this.form(oval(x, y, rx, ry), colour, form);
  }

  /** A modelled board or wall with corners a little out of true. */
  box(x: number, y: number, width: number, height: number, colour: string, form: Form = {}) {
    const off = () => between(this.r, -0.012, 0.012) * Math.min(width, height);
    const corners: Point[] = [
      [x + off(), y + off()],
      [x + width + off(), y + off()],
      [x + width + off(), y + height + off()],
      [x + off(), y + height + off()],
    ];
    return this.form(`M${corners.map(([cx, cy]) => `${round1(cx)} ${round1(cy)}`).join('L')}Z`, colour, form);
  }

  /** A cloud-edged patch of flat colour. */
  blot(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1, wobble = 0.16) {
    return this.flat(smooth(blobPoints(this.r, x, y, rx, ry, 8, wobble), true), colour, opacity);
  }

  /** Soft light round a point. */
  halo(x: number, y: number, radius: number, colour: string = palette.lamp, opacity = 0.8, ry = radius) {
    return this.scene.glowShape(x, y, radius, colour, opacity, ry);
  }

  /** Scattered small marks inside a box, made by `make(x, y)`. */
  scatter(
    count: number,
    x: number,
    y: number,
    width: number,
    height: number,
    make: (x: number, y: number) => string,
  ) {
    return times(count, () => make(round1(x + this.r() * width), round1(y + this.r() * height))).join('');
  }

  oneOf<T>(list: readonly T[]): T {
    return pick(this.r, list);
  }

  put(
    x: number,
    y: number,
    scale: number,
    svg: string,
    pose: { turn?: number; flip?: boolean; opacity?: number } = {},
  ) {
    return at(x, y, scale, svg, pose);
  }

  /** Keeps what is drawn inside a path. */
  inside(path: string, ...parts: string[]) {
    return `<g ${this.scene.clip(path)}>${parts.join('')}</g>`;
  }

  /** The finished shape at its size. */
  done(...parts: string[]) {
    return `<g transform="scale(${Math.round(this.scale * 1000) / 1000})">${parts.join('')}</g>`;
  }
}

export const brush = (scene: Scene, size: number, look: Look = {}) => new Brush(scene, size, look);

/** The path of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${round1(x - rx)} ${round1(y)}A${round1(rx)} ${round1(ry)} 0 1 1 ${round1(x + rx)} ${round1(y)}A${round1(rx)} ${round1(ry)} 0 1 1 ${round1(x - rx)} ${round1(y)}Z`;

/** The path of an upright rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${round1(x)} ${round1(y)}H${round1(x + width)}V${round1(y + height)}H${round1(x)}Z`;

/** The path of an opening with a round head, standing on y. */
export const archway = (x: number, y: number, width: number, height: number) =>
  `M${round1(x - width / 2)} ${round1(y)}V${round1(y - height + width / 2)}A${round1(width / 2)} ${round1(width / 2)} 0 0 1 ${round1(x + width / 2)} ${round1(y - height + width / 2)}V${round1(y)}Z`;
