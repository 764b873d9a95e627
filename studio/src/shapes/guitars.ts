// Guitars and their cases, for players drawn with figures.ts.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Brush } from './brush.ts';

/** A guitar round its waist at 0,0, the neck to the left, about 66 units long and 20 high; turn it with b.put. */
export function guitar(b: Brush, wood = '#c8783c') {
  const body = 'M18 0C18 -10 9 -12 3 -9C-1 -7 -5 -7 -8 -8C-15 -9 -18 -4 -18 0C-18 4 -15 9 -8 8C-5 7 -1 7 3 9C9 12 18 10 18 0Z';
  const dark = mix(wood, '#2a1420', 0.6);
  const neck = b.form('M-15 -1.700H-46V1.700H-15Z', '#5a3428', { dabs: 0.6 });
  const headstock = b.form('M-45 -2L-56 -3.200Q-58 0 -56 3.200L-45 2Z', '#6a3c2c', { dabs: 0.5 });
  const pegs = times(3, (i) => b.dot(-48 - i * 3, -3.6, 0.9, '#e8dcc0') + b.dot(-48 - i * 3, 3.6, 0.9, '#e8dcc0')).join('');
  const frets = b.line(times(8, (i) => `M${round1(-18 - i * 3.4)} -1.600v3.2`).join(''), '#d8c8a0', 0.4, { opacity: 0.8 });
  const strings = b.line([-1, -0.3, 0.4, 1.1].map((y) => `M9 ${y}H-46`).join(''), '#f4ead0', 0.25, { opacity: 0.8 });
  return (b.form(body, wood, { grain: 0.1, dabs: 1.2, edge: 1.4, pale: lighten(wood, 0.14) }) +
    b.line(body, dark, 0.8, { opacity: 0.7 }) +
    b.dot(-4.5, 0, 4.2, dark) +
    b.dot(-4.5, 0, 3.5, '#2c1820') +
    b.form('M8 -4H10V4H8Z', dark, { dabs: 0 }) +
    b.form('M-1 3C2 3 5 5 6 7C3 8 0 7 -2 6Z', dark, { dabs: 0, opacity: 0.7 }) +
    neck +
    headstock +
    pegs +
    frets +
    strings);
}

/** An open guitar case on the ground, its hollow towards the viewer; about 110 units wide, foot at 0,0. */
export function guitarCase(b: Brush, lining = '#8c3048') {
  const lid = 'M-50 -14C-48 -34 -26 -36 -10 -32C6 -28 20 -30 40 -26L56 -25V-17L40 -16Z';
  const tray = 'M-52 -8C-52 -18 -26 -19 -10 -16C6 -14 20 -16 40 -14H57V-6C40 -5 20 -5 4 -2C-16 4 -52 4 -52 -8Z';
  return (b.form(lid, '#3a3440', { dabs: 0.8 }) +
    b.put(1, 0, 0.94, b.form('M-48 -15C-46 -31 -26 -33 -10 -29C6 -26 20 -28 40 -24L54 -23V-18L40 -17Z', mix(lining, b.night, 0.3), { grain: 0.2 })) +
    b.form(tray, '#3a3440', { dabs: 0.6, edge: 1.4 }) +
    b.form('M-48 -9C-48 -16 -26 -17 -10 -14C6 -12 20 -14 40 -12H53V-9C38 -9 18 -9 2 -6C-16 -1 -48 -1 -48 -9Z', lining, { grain: 0.1, dabs: 1.2 }));
}
