// About the house: lamp, telephone, ladder and the like.
import { times } from '../../core/chance.ts';
import { mix, palette } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

export const candleStick: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  return b.done(
    b.halo(0, -86, 60, palette.lamp, 0.9),
    b.line('M34 -10C60 -20 60 8 34 0', '#8a5a34', 6),
    b.form('M-44 -12C-42 4 42 4 44 -12Q0 -2 -44 -12Z', '#a8703c') + b.ball(0, -13, 44, 8, '#c98f4c', { grain: 0 }),
    b.form('M-16 -12L-14 -24H14L16 -12Q0 -6 -16 -12Z', '#a8703c'),
    b.form('M-13 -20V-66Q0 -72 13 -66V-20Q0 -14 -13 -20Z', '#f6e9cc', { shade: '#b08a78', grain: 1.5 }),
    b.form('M-13 -66Q0 -58 13 -66L13 -48Q9 -44 8 -54Q4 -48 2 -40Q-2 -36 -3 -52Q-9 -46 -13 -54Z', '#fffaf0', { dabs: 0 }),
    b.line('M0 -64V-74', '#3d2b30', 2),
    shapes.flameAt(b, 0, -70, 33),
  );
};

export const tableLamp: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  return b.done(
    b.halo(0, -52, 76, palette.lamp, 0.8),
    b.form('M-5 -50H5V-36C18 -32 24 -22 20 -12C16 -6 10 -6 10 -6H-10C-10 -6 -16 -6 -20 -12C-24 -22 -18 -32 -5 -36Z', '#3f7a8c', { grain: 1.3 }),
    b.form('M-26 -6H26Q30 0 26 1H-26Q-30 0 -26 -6Z', '#8a5a34', { dabs: 0.4 }),
    b.line('M-16 -22Q0 -14 16 -22', '#f6ead0', 2.6),
    b.ball(0, -50, 42, 6, '#fff4c4', { dabs: 0, edge: 0.2 }),
    b.form('M-23 -98H23L44 -50Q0 -40 -44 -50Z', '#c8503f', { pale: '#f6a468', shade: '#8a2f34', grain: 1.5 }),
    b.line('M-12 -97L-21 -46M0 -98V-44M12 -97L21 -46', '#8a2f34', 1.4, { opacity: 0.6 }),
    b.line('M-44 -50Q0 -40 44 -50', '#f6d48c', 3.4) + b.line('M-23 -98H23', '#f6d48c', 3),
    b.line('M26 -42V-28', '#8a5a34', 1.4) + b.dot(26, -27, 2.6, '#e0aa4c'),
  );
};

export const dialTelephone: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const shell = '#3d3a4e';
  const holes = times(10, (i) => {
    const turn = 0.9 + (i / 11.5) * Math.PI * 2;
    return b.dot(round1(Math.cos(turn) * 14), round1(-25 + Math.sin(turn) * 13.5), 3, '#2b2838');
  });
  return b.done(
    b.line('M46 -6C60 -8 58 4 66 0C70 -4 66 -8 62 -6', shell, 2.8),
    b.form('M-50 0C-52 -10 -40 -34 -26 -54H26C40 -34 52 -10 50 0Q0 4 -50 0Z', shell, { pale: '#8a86a0', grain: 0.6 }),
    b.form('M-26 -66H-14V-50H-26ZM14 -66H26V-50H14Z', mix(shell, '#141a38', 0.3), { dabs: 0 }),
    b.form('M-60 -54C-66 -76 -44 -84 0 -84C44 -84 66 -76 60 -54C56 -46 36 -46 34 -56C32 -66 -32 -66 -34 -56C-36 -46 -56 -46 -60 -54Z', shell, { pale: '#a09cb4', grain: 0 }),
    b.ball(0, -25, 22, 21, '#f3e4c4', { dabs: 0.4 }), ...holes,
    b.ball(0, -25, 6.5, 6.5, '#c8503f', { dabs: 0 }) + b.line('M15 -12L20 -9', '#b8a888', 2.4),
  );
};

export const openBook: Drawing = (scene, size) => shapes.openBook(scene, size, { ...LIT, cover: '#2f6f8c' });

export const ladderOnWall: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const wall = 'M-52 0V-104H44V0Z';
  const rungs = times(7, (i) => {
    const t = (i + 0.6) / 7.4;
    const x = 22 - t * 30;
    return b.line(`M${round1(x - 15)} ${round1(-2 - t * 104)}H${round1(x + 15)}`, '#c8863f', 5) + b.line(`M${round1(x - 15)} ${round1(-0.5 - t * 104)}H${round1(x + 15)}`, '#6a4028', 1.6);
  });
  return b.done(
    b.form(wall, '#cbb8a4', { grain: 0 }),
    shapes.stones(b, wall, '#bf9a84', [-52, -104, 96, 104], 10, 0.75),
    b.form('M-56 -108H48V-100H-56Z', '#8a6a5c', { grain: 0 }),
    b.line('M16 2L-14 -104M46 2L16 -104', '#5a3a34', 6, { opacity: 0.35 }),
    ...rungs,
    b.line('M6 2L-25 -110', '#9a5a2c', 7) + b.line('M38 2L7 -110', '#9a5a2c', 7),
    b.line('M5 0L-25 -108M37 0L7 -108', '#e0a458', 2.2),
  );
};
