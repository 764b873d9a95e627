// Animals that queue at night: a hare and a badger on their hind legs, both looking right.

import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, type Brush, type Look } from '../brush.ts';

const ink = '#2b2030';

export interface Wrapped extends Look {
  coat?: string;
  cloth?: string;
  scarf?: string;
}

const feet = (b: Brush, colour: string) => b.form('M-18 -6C-22 -4 -22 1 -18 1H0V-6ZM2 -6V1H24C28 1 26 -6 18 -6Z', colour, { dabs: 0.4 });

const robe = (b: Brush, cloth: string) =>
  b.form('M-10 -62C-22 -44 -26 -22 -24 -4Q0 3 22 -4C24 -24 18 -46 12 -62Z', cloth, { grain: 1.4 }) + b.line('M4 -58C8 -40 8 -22 6 -3', mix(cloth, b.night, 0.4), 1.3);

const sleeveTo = (b: Brush, cloth: string, coat: string) =>
  b.form('M2 -56C10 -54 20 -46 26 -40L22 -32C12 -34 2 -40 -2 -48Z', lighten(cloth, 0.03), { dabs: 0.6 }) + b.ball(25, -36, 4.2, 4, coat, { dabs: 0 });

const collar = (b: Brush, scarf?: string) =>
  scarf ? b.form('M-14 -66Q2 -54 18 -66L18 -57Q2 -46 -14 -57Z', scarf) + b.form('M-8 -56L-14 -34L-4 -34L0 -54Z', mix(scarf, b.night, 0.15)) : '';

/** A hare in a coat with upright ears. */
export function hare(scene: Scene, size: number, look: Wrapped = {}) {
  const b = brush(scene, size, look);
  const { coat = '#b8a08c', cloth = '#5f7a8c' } = look;
  const ear = (turn: number, tone: string) => b.put(-4, -92, 1, b.form('M-5 4C-12 -18 -8 -40 0 -42C8 -40 10 -18 5 4Z', tone, { grain: 1.5 }) + b.flat('M-2 0C-6 -16 -3 -32 0 -34C4 -32 5 -14 2 0Z', '#dca498', 0.8), { turn });
  return b.done(
    feet(b, coat), b.ball(-24, -14, 8, 8, lighten(coat, 0.16)), robe(b, cloth), collar(b, look.scarf),
    ear(-20, mix(coat, b.night, 0.18)), ear(6, coat),
    b.form('M-18 -78C-18 -94 -6 -98 6 -96C18 -94 26 -84 28 -76C26 -66 12 -60 0 -62C-12 -64 -18 -70 -18 -78Z', coat, { grain: 0.4 }),
    b.form('M8 -76C18 -80 28 -78 28 -75C26 -66 14 -62 6 -64Z', lighten(coat, 0.14), { dabs: 0.5 }), b.dot(27, -77, 2.6, '#c87c78'),
    b.dot(9, -83, 3, ink), b.dot(10, -84, 0.9, '#fff6e4'), b.line('M18 -68q4 2 7 -1', ink, 1.2), b.dot(4, -73, 4, '#e08a78', 0.4), b.line('M20 -72L34 -70M20 -70L32 -64', lighten(coat, 0.25), 0.7),
    sleeveTo(b, cloth, coat),
  );
}

/** A badger with striped face in a coat. */
export function badger(scene: Scene, size: number, look: Wrapped = {}) {
  const b = brush(scene, size, look);
  const { coat = '#6a6470', cloth = '#8c5a4a' } = look;
  const skull = 'M-20 -78C-20 -96 -6 -100 6 -97C20 -94 32 -84 38 -76C36 -68 14 -60 0 -62C-14 -64 -20 -70 -20 -78Z';
  return b.done(
    feet(b, '#4a4450'), robe(b, cloth), collar(b, look.scarf),
    b.ball(-8, -96, 6, 6, '#4a4450'), b.ball(-8, -95, 3, 3, '#e8d8c8', { dabs: 0 }),
    b.form(skull, '#f0e6d6', { grain: 0.4 }), b.inside(skull, b.form('M-24 -84C-8 -96 14 -90 36 -78L34 -72C16 -80 0 -78 -18 -68Z', '#3f3a48', { grain: 0.4 }), b.form('M-24 -100C-10 -98 6 -98 16 -94L10 -101Z', coat, { dabs: 0.5 })),
    b.dot(37, -76, 3.6, ink), b.dot(12, -83, 2.4, '#fff6e4'), b.dot(12.4, -83, 1.6, ink), b.line('M24 -67q5 1 8 -2', ink, 1.3), b.dot(10, -70, 4, '#e08a78', 0.4),
    sleeveTo(b, cloth, '#4a4450'),
  );
}
