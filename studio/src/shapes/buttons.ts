// Sewing buttons: round ones with two or four holes, stars and hearts, lying at any tilt.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { at, type Point, polygon, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look, oval } from './brush.ts';

export type Cut = 'round' | 'star' | 'heart' | 'flower';

export interface ButtonLook extends Look {
  colour?: string;
  holes?: 2 | 4;
  /** 1 is seen from the front, 0.3 nearly from its edge. */
  open?: number;
  cut?: Cut;
}

const HEART = 'M0 46C-52 12 -54 -40 -22 -44C-8 -46 0 -34 0 -26C0 -34 8 -46 22 -44C54 -40 52 12 0 46Z';

function outline(cut: Cut): string {
  if (cut === 'heart') return HEART;
  const wave = (count: number, deep: number) =>
    times(count * 2, (i): Point => [Math.sin((i / count) * Math.PI) * (i % 2 ? 50 * deep : 50), -Math.cos((i / count) * Math.PI) * (i % 2 ? 50 * deep : 50)]);
  if (cut === 'star') return polygon(wave(5, 0.55));
  return cut === 'flower' ? smooth(wave(7, 0.82), true) : oval(0, 0, 50, 50);
}

/** A button round 0,0; size is its width. */
export function button(scene: Scene, size: number, look: ButtonLook = {}): string {
  const { colour = '#c8452f', holes = 4, open = 1, cut = 'round' } = look;
  const b = brush(scene, size, look);
  const shape = outline(cut);
  const dark = mix(colour, b.night, 0.62);
  const spots: Point[] = holes === 4 ? [[-10, -10], [10, -10], [-10, 10], [10, 10]] : [[-11, 0], [11, 0]];
  const face = b.form(shape, colour, { pale: lighten(colour, 0.17), shade: mix(colour, b.night, 0.5), edge: 1.3, dabs: 0.6 }) +
    (cut === 'round' ? b.line(oval(0, 0, 35, 35), dark, 4, { opacity: 0.45 }) + b.line(`M-30 -22A37 37 0 0 1 18 -32`, lighten(colour, 0.3), 6, { opacity: 0.7 }) : '') +
    spots.map(([x, y]) => b.dot(x, y, 5.6, dark)).join('');
  const squash = (svg: string, y: number) => `<g transform="translate(0 ${y}) scale(1 ${open})">${svg}</g>`;
  return at(0, 0, size / 100, squash(b.flat(shape, dark), 10 * (1.1 - open) + 5) + squash(face, 0));
}
