// Modelling of large bodies: soft lights and shades inside a form, and hair that follows it.

import { between, pick, times } from '../core/chance.ts';
import { round1 } from '../core/paths.ts';
import type { Box, Scene } from '../core/scene.ts';
import type { Brush, Form } from './brush.ts';

/** A soft patch of light or shade. */
export const soft = (scene: Scene, path: string, colour: string, opacity = 0.5, blur = 14) => `<path d="${path}" fill="${colour}" opacity="${opacity}" ${scene.blur(blur)}/>`;

/** A form with soft patches and strokes laid inside it. */
export const modelled = (b: Brush, path: string, colour: string, form: Form, ...inside: string[]) => b.form(path, colour, form) + b.inside(path, ...inside);

/** Hairs strewn over a box; `flow` gives their angle in radians at a place. */
export function hairs(
  scene: Scene,
  [left, top, right, bottom]: Box,
  count: number,
  colours: readonly string[],
  flow: (x: number, y: number) => number,
  { length = 18, width = 2.6, opacity = 0.5 }: { length?: number; width?: number; opacity?: number } = {},
) {
  const { r } = scene;
  const strokes = times(count, () => {
    const [x, y] = [between(r, left, right), between(r, top, bottom)];
    const angle = flow(x, y) + between(r, -0.25, 0.25);
    const reach = length * between(r, 0.6, 1.3);
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const line = `M${round1(x)} ${round1(y)}q${round1(dx * 0.5 - dy * 0.12)} ${round1(dy * 0.5 + dx * 0.12)} ${round1(dx)} ${round1(dy)}`;
    return `<path d="${line}" stroke="${pick(r, colours)}" stroke-width="${round1(width * between(r, 0.6, 1.3))}" opacity="${round1(opacity * between(r, 0.6, 1.4))}"/>`;
  });
  return `<g fill="none" stroke-linecap="round">${strokes.join('')}</g>`;
}
