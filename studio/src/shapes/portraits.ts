// What portraits of animal people are made of: ground, fur, eyes, cheeks and shadows. In a space of 512, light from the left.
// They are shown as small as 34 px inside a circle, so everything telling is large and stays within 236 of the middle.

import { between, pick, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { round1, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { boundsOf } from './bounds.ts';
import { brush, oval, type Brush, type Form } from './brush.ts';
import { hairs, soft } from './modelling.ts';

const SIDE = 512;

/** The brush of every portrait; shadows lean to `night`. */
export const portraitBrush = (scene: Scene, night = '#3a2448'): Brush => brush(scene, 100, { light: -1, night });

/** A plain ground of one colour, loosely brushed, lighter behind the head. */
export function plainGround(scene: Scene, colour: string, glow = lighten(colour, 0.1)): void {
  const tones = [lighten(colour, 0.035), lighten(colour, -0.035), mix(colour, glow, 0.4)];
  scene.sky([[0, lighten(colour, 0.02)], [1, lighten(colour, -0.06)]]);
  const strokes = times(60, () => {
    const [x, y, reach] = [between(scene.r, -80, SIDE), between(scene.r, -10, SIDE), between(scene.r, 70, 160)];
    const bend = `q${round1(reach / 2)} ${round1(between(scene.r, -34, -6))} ${round1(reach)} ${round1(between(scene.r, -34, 4))}`;
    return `<path d="M${round1(x)} ${round1(y)}${bend}" stroke="${pick(scene.r, tones)}" stroke-width="${round1(between(scene.r, 16, 38))}" opacity=".4"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${strokes.join('')}</g>`);
  scene.glow(190, 170, 300, glow, 0.75);
}

/** The path in a mirror that stands in the middle; for absolute M, L, C, Q and Z only. */
export function flipped(path: string): string {
  let isX = false;
  return path.replace(/[MLCQZ]|-?\d*\.?\d+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = false;
      return part;
    }
    isX = !isX;
    return isX ? String(round1(SIDE - Number(part))) : part;
  });
}

/** The path and its mirror image. */
export const both = (path: string) => path + flipped(path);

/** Draws moved, turned or scaled, on the drawing and on the layer over the paint. */
export function posed(scene: Scene, transform: string, draw: () => void): void {
  const open = `<g transform="${transform}">`;
  scene.add(open).over(open);
  draw();
  scene.add('</g>').over('</g>');
}

/** A fringe that hangs from a line of points. */
export const fringe = (b: Brush, points: Point[], colour: string, length = 26, width = 7) =>
  points.map(([x, y]) => b.line(`M${round1(x)} ${round1(y)}q${round1(between(b.r, -3, 3))} ${round1(length / 2)} ${round1(between(b.r, -5, 3))} ${round1(length * between(b.r, 0.85, 1.15))}`, colour, width)).join('');

/** The soft shadow that a paper figure throws on the ground behind it. */
export const cast = (scene: Scene, path: string, colour = '#2a1c3c', opacity = 0.34) =>
  `<g transform="translate(13 9)">${soft(scene, path, colour, opacity, 9)}</g>`;

/** Fur or feathers: a modelled form with hairs that run away from a point. */
export function fur(
  b: Brush,
  path: string,
  colour: string,
  { from, form = {}, count = 130, length = 22, tones }: { from: [number, number]; form?: Form; count?: number; length?: number; tones?: readonly string[] },
): string {
  const { left, top, width, height } = boundsOf(path);
  const colours = tones ?? [lighten(colour, 0.08), lighten(colour, 0.04), mix(colour, b.night, 0.24)];
  const away = (x: number, y: number) => Math.atan2(y - from[1], x - from[0]);
  const strands = hairs(b.scene, [left, top, left + width, top + height], count, colours, away, { length, width: 3.4, opacity: 0.42 });
  return b.form(path, colour, { dabs: 0.5, ...form }) + b.inside(path, strands);
}

/** A shade inside a form, such as a chin throws on a collar. */
export const shade = (b: Brush, path: string, at: string, opacity = 0.45, colour = b.night, blur = 12) => b.inside(path, soft(b.scene, at, colour, opacity, blur));

/** A warm cheek. */
export const cheek = (b: Brush, x: number, y: number, size = 40, colour = '#e2604c', opacity = 0.7) => b.halo(x, y, size, colour, opacity, size * 0.8);

/** A bead of an eye; the light in it lies over the paint, so that it stays clear. */
export function bead(scene: Scene, x: number, y: number, size: number, { ink = '#22162a', ring, tall = 1.08 }: { ink?: string; ring?: string; tall?: number } = {}): void {
  const rim = ring ? `<path d="${oval(x, y, size * 1.28, size * tall * 1.24)}" fill="${ring}"/>` : '';
  scene.add(rim + `<path d="${oval(x, y, size, size * tall)}" fill="${ink}"/>` + `<path d="${oval(x + size * 0.1, y + size * 0.45, size * 0.6, size * 0.42)}" fill="${lighten(ink, 0.16)}" opacity=".7"/>`);
  scene.over(`<circle cx="${round1(x - size * 0.32)}" cy="${round1(y - size * 0.4)}" r="${round1(size * 0.34)}" fill="#fff8ea"/><circle cx="${round1(x + size * 0.34)}" cy="${round1(y + size * 0.36)}" r="${round1(size * 0.14)}" fill="#fff8ea" opacity=".7"/>`);
}

/** An eye shut with laughing: an arch; or shut at rest: a bowl. */
export const shut = (b: Brush, x: number, y: number, size: number, ink = '#2a1a2a', bend = -1) =>
  b.line(`M${round1(x - size)} ${round1(y)}C${round1(x - size * 0.6)} ${round1(y + bend * size)} ${round1(x + size * 0.6)} ${round1(y + bend * size)} ${round1(x + size)} ${round1(y)}`, ink, round1(size * 0.42));

/** Whiskers on both sides, starting at the corners of the nose. */
export const whiskers = (b: Brush, x: number, y: number, reach: number, colour: string, width = 3) =>
  [-1, 1]
    .map((side) => [-0.16, 0.02, 0.2].map((drop) => b.line(`M${x + side * reach * 0.25} ${round1(y + drop * reach * 0.3)}Q${round1(x + side * reach * 0.7)} ${round1(y + drop * reach - 8)} ${x + side * reach} ${round1(y + drop * reach * 1.5)}`, colour, width, { opacity: 0.75 })).join(''))
    .join('');
