// Cars, drawn 100 units long or wide, wheels on 0,0: from the side, from the front or back, from above.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval, rectangle } from './brush.ts';

export interface Car extends Look {
  colour?: string;
  glass?: string;
  /** Lamps burn. */
  lit?: boolean;
  /** SVG in units of size/100 that stands on the roof at 0,0. */
  load?: string;
}

const CHROME = '#dcd8d0';

/** A wheel with tyre, hub cap and gleam. */
function wheel(b: Brush, x: number, radius: number) {
  const y = -radius;
  return b.ball(x, y, radius, radius, '#33303c', { dabs: 0.6, pale: '#6a6470' }) + b.ball(x, y, radius * 0.56, radius * 0.56, CHROME, { dabs: 0.4, shade: mix(CHROME, b.night, 0.6) }) +
    b.dot(x, y, radius * 0.2, mix(CHROME, b.night, 0.45));
}

/** A small round old car from the side, facing right; size is its length, its roof 42 per cent of that. */
export function carSide(scene: Scene, size: number, look: Car = {}) {
  const b = brush(scene, size, look);
  const { colour = '#c8443f', glass = '#5f7f90', lit = false } = look;
  const dark = mix(colour, b.night, 0.55);
  const body = 'M-48 -8C-50 -16 -48 -22 -40 -24C-34 -25 -30 -26 -27 -28C-20 -39 -14 -42.5 0 -42.5C14 -42.5 21 -38 28 -27C36 -26 46 -24 48.5 -18C49.5 -14 49 -10 47 -7Z';
  const panes = ['M-21.5 -27.5C-18 -36 -12 -39 -2 -39V-27.5Z', 'M1.5 -27.5V-39C11 -39 17 -36 23 -27.5Z'];
  return b.done(look.load ? `<g transform="translate(-1 -44)">${look.load}</g>${b.line('M-16 -43.5H15M-14 -42V-44M12 -42V-44', CHROME, 1)}` : '',
    b.form(body, colour, { dabs: 1.3, pale: lighten(colour, 0.16), edge: 1.2 }),
    panes.map((pane) => b.form(pane, glass, { dabs: 0.8, grain: -0.9, pale: lighten(glass, 0.2) }) + b.line(pane, CHROME, 0.6, { opacity: 0.8 })).join(''),
    b.line('M-45 -21C-20 -23 20 -23 46 -20', lighten(colour, 0.2), 0.9, { opacity: 0.8 }),
    b.line('M-22 -26C-23 -18 -21 -12 -18 -9M0 -27V-8M24 -27C25 -20 23 -14 20 -9', dark, 0.7, { opacity: 0.7 }) + b.line('M3 -24H8', CHROME, 1.3),
    b.flat('M-40 -8A11 11 0 0 1 -18 -8ZM19 -8A11 11 0 0 1 41 -8Z', mix(dark, b.night, 0.6)), b.form('M-18 -9H19L20 -6H-19Z', dark, { dabs: 0.3 }), b.line('M-50 -9.5H-42M42 -9H51', CHROME, 2.6),
    b.ball(46, -18.5, 2.6, 3.4, lit ? '#fff6cc' : '#e8e4d0', { dabs: 0 }) + b.ball(-47, -17, 1.6, 2.8, lit ? '#ff5a44' : '#a8343a', { dabs: 0 }),
    lit ? b.halo(47, -18, 14, '#ffe9a8', 0.9) + b.halo(-47, -17, 8, '#ff5a44', 0.8) : '', wheel(b, -29, 9) + wheel(b, 30, 9));
}

/** A car end-on; front shows grille and headlamps, else boot and tail lamps. Size is its width. */
export function carEnd(scene: Scene, size: number, look: Car & { front?: boolean } = {}) {
  const b = brush(scene, size, look);
  const { colour = '#4f7f8c', glass = '#5f7f90', lit = false, front = false } = look;
  const dark = mix(colour, b.night, 0.5);
  const lamp = (
    x: number,
  ) => (front
    ? b.ball(x, -27, 6.5, 6.5, lit ? '#fff6cc' : '#e8e8e0', { dabs: 0.3 }) + b.line(oval(x, -27, 6.5, 6.5), CHROME, 1.2)
    : b.form(rectangle(x - 4, -34, 8, 13), lit ? '#ff5a44' : '#a8303a', { dabs: 0.3 }));
  const grille = front
    ? b.form('M-20 -31H20L17 -20H-17Z', '#4a4854', { dabs: 0.3 }) + b.line(times(5, (i) => `M${-12 + i * 6} -30V-21`).join(''), CHROME, 1)
    : b.line('M-30 -36H30M-8 -30H8', dark, 1.3);
  return b.done(b.form(rectangle(-42, -14, 14, 14) + rectangle(28, -14, 14, 14), '#2f2c38', { dabs: 0.4 }),
    b.form('M-30 -46C-27 -60 -25 -68 -18 -70C-8 -72.5 8 -72.5 18 -70C25 -68 27 -60 30 -46Z', colour, { dabs: 1, pale: lighten(colour, 0.16) }),
    b.form('M-26 -46C-24 -56 -22 -62 -17 -64C-8 -66 8 -66 17 -64C22 -62 24 -56 26 -46Z', glass, { dabs: 0.8, grain: -0.8, pale: lighten(glass, 0.22) }),
    b.form('M-46 -11C-49 -26 -47 -39 -36 -44C-20 -48 20 -48 36 -44C47 -39 49 -26 46 -11Q0 -7 -46 -11Z', colour, { dabs: 1.3, pale: lighten(colour, 0.14), edge: 1.2 }),
    b.line('M-36 -43C-20 -46.5 20 -46.5 36 -43', lighten(colour, 0.22), 1.2, { opacity: 0.8 }), grille + lamp(-37) + lamp(37),
    b.form('M-48 -17Q0 -12 48 -17V-11Q0 -6 -48 -11Z', mix(CHROME, colour, 0.2), { dabs: 0.4 }) + b.form(rectangle(-10, -21, 20, 6), '#e8e0c8', { dabs: 0.2 }),
    lit ? b.halo(-37, -27, 16, front ? '#ffe9a8' : '#ff5a44', 0.8) + b.halo(37, -27, 16, front ? '#ffe9a8' : '#ff5a44', 0.8) : '');
}

/** A car from straight above round 0,0, facing up; size is its length. */
export function carAbove(scene: Scene, size: number, look: Car = {}) {
  const b = brush(scene, size, look);
  const { colour = '#c8443f', glass = '#33485c' } = look;
  return b.done(b.form('M-21 44C-24 20 -24 -22 -20 -42C-14 -52 14 -52 20 -42C24 -22 24 20 21 44C12 51 -12 51 -21 44Z', colour, { dabs: 0.6, pale: lighten(colour, 0.2) }),
    b.flat('M-18 -16Q0 -26 18 -16L15 -4Q0 -9 -15 -4ZM-15 26Q0 30 15 26L17 36Q0 40 -17 36Z', glass),
    look.lit ? b.dot(-14, -46, 4, '#fff6cc') + b.dot(14, -46, 4, '#fff6cc') + b.dot(-15, 46, 3.4, '#ff5a44') + b.dot(15, 46, 3.4, '#ff5a44') : '');
}
