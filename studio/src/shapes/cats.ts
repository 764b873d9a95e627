// Cats: sitting, walking, asleep, and the one in uniform.

import { lighten, mix, palette } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Brush, type Look } from './brush.ts';
import { pocketWatch } from './clockwork.ts';

export interface Cat extends Look {
  coat?: string;
  inner?: string;
  eye?: string;
  back?: boolean;
  collar?: string;
}

function catHead(
  b: Brush,
  x: number,
  y: number,
  { coat = '#33304f', inner = '#d98b7a', eye = '#ffd27a', back = false }: Cat,
  asleep = false,
) {
  const shut = (cx: number) => b.line(`M${cx - 4.5} -2q4.5 4 9 0`, lighten(coat, coat > '#8' ? -0.4 : 0.35), 1.8);
  const open = (cx: number) =>
    b.flat(`M${cx - 4.4} -2a4.4 5.2 0 1 0 8.8 0a4.4 5.2 0 1 0 -8.8 0Z`, eye) +
    b.flat(`M${cx - 1.6} -2a1.6 4.6 0 1 0 3.2 0a1.6 4.6 0 1 0 -3.2 0Z`, '#15142a') +
    b.dot(cx + b.light * 1.5, -4.2, 1, '#fffbe6');
  const features = back
    ? ''
    : b.flat('M-18 -10L-19.5 -23L-10 -16ZM18 -10L19.5 -23L10 -16Z', inner) +
      (asleep ? shut(-9) + shut(9) : open(-9) + open(9)) +
      b.flat('M-2.6 5H2.600L0 8Z', inner) +
      b.line('M-4 9.500Q-1.5 11.5 0 9Q1.5 11.5 4 9.5', lighten(coat, 0.22), 1.1) +
      b.line('M-8 7L-22 4M-8 9L-21 10M8 7L22 4M8 9L21 10', lighten(coat, 0.26), 0.7, { opacity: 0.8 });
  return b.put(
    x,
    y,
    1,
    b.form('M-23 0L-24 -31L-7 -19Q0 -21 7 -19L24 -31L23 0C20 17 -20 17 -23 0Z', coat, {
      grain: 0.8,
      pale: lighten(coat, 0.13),
    }) + features,
  );
}

/** A sitting cat, from the front or the back; coat, eye, collar colours. */
export function cat(scene: Scene, size: number, look: Cat = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#33304f';
  const pale = lighten(coat, 0.12);
  return b.done(
    b.form('M18 -2C48 4 60 -16 51 -38C46 -48 34 -42 39 -33C44 -22 38 -12 20 -13Z', coat, { pale, grain: 0.6 }),
    b.form('M-25 0C-34 -28 -20 -54 0 -56C20 -54 34 -28 25 0Q0 4 -25 0Z', coat, { pale, grain: 1.4 }),
    look.back
      ? ''
      : b.line('M-6 -22C-7 -14 -6 -6 -6 -1M6 -22C7 -14 6 -6 6 -1', mix(coat, b.night, 0.6), 1.6) +
          b.form('M-13 -1C-13 -7 -3 -7 -3 0H-13ZM13 -1C13 -7 3 -7 3 0H13Z', lighten(coat, 0.05), { dabs: 0 }),
    look.collar
      ? b.form('M-17 -54Q0 -44 17 -54L16 -48Q0 -38 -16 -48Z', look.collar, { dabs: 0.3 }) +
          (look.back ? '' : b.dot(0, -42, 3, palette.lamp))
      : '',
    catHead(b, 0, -64, look),
  );
}

/** A cat asleep in a ring, head to the left; size is its length. */
export function catAsleep(scene: Scene, size: number, look: Cat = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#33304f';
  return b.done(
    b.form('M-46 -4C-50 -30 -24 -46 6 -44C38 -42 52 -22 46 -4C30 3 -30 3 -46 -4Z', coat, {
      pale: lighten(coat, 0.12),
      grain: 0.5,
    }),
    b.form('M46 -8C40 4 0 6 -22 -1C-30 -6 -24 -12 -16 -10C4 -6 26 -10 40 -18Z', lighten(coat, 0.04), { grain: 0.1 }),
    b.put(-28, -16, 0.78, catHead(b, 0, 0, look, true), { turn: -14 }),
  );
}

/** A cat walking to the right, tail up. */
export function catWalking(scene: Scene, size: number, look: Cat = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#33304f';
  const pale = lighten(coat, 0.12);
  const leg = (x: number, turn: number, tone: string) =>
    b.put(x, -34, 1, b.form('M-6 -4L-4.5 32C-4.5 35 6 35 6 32L6 -4Z', tone, { grain: 1.5, dabs: 0.6 }), { turn });
  return b.done(
    b.form('M-38 -44C-58 -50 -62 -78 -48 -92C-42 -96 -38 -90 -42 -84C-50 -72 -44 -58 -32 -54Z', coat, {
      pale,
      grain: 1.3,
    }),
    leg(-24, 14, mix(coat, b.night, 0.4)),
    leg(26, -14, mix(coat, b.night, 0.4)),
    b.form('M-42 -40C-44 -60 -20 -62 0 -60C20 -60 42 -62 42 -42C42 -26 20 -24 0 -25C-20 -24 -40 -26 -42 -40Z', coat, {
      pale,
      grain: 0.1,
    }),
    leg(-32, -12, coat),
    leg(18, 12, coat),
    b.put(42, -64, 0.86, catHead(b, 0, 0, look)),
  );
}

/** A cat conductor on its hind legs in uniform and cap, looking at a big pocket watch. */
export function catConductor(scene: Scene, size: number, look: Cat & { uniform?: string } = {}) {
  const b = brush(scene, size, look);
  const { coat = '#4a4468', uniform = '#3f5a8c' } = look;
  const gold = '#f2c05c';
  return b.done(
    b.form('M12 -14C40 -4 54 -20 48 -42C45 -50 35 -46 38 -38C42 -26 30 -22 14 -26Z', coat, {
      pale: lighten(coat, 0.12),
    }),
    b.form('M-14 -18L-15 -3H-2L0 -16L2 -3H15L14 -18Z', mix(uniform, b.night, 0.4), { grain: 1.5 }),
    b.form('M-18 -4H-2V0H-18ZM2 -4H18V0H2Z', coat, { dabs: 0 }),
    b.form('M-11 -58C-18 -46 -20 -28 -20 -14Q0 -8 20 -14C20 -28 18 -46 11 -58Z', uniform, { grain: 1.4 }),
    b.line('M0 -54V-11', mix(uniform, b.night, 0.5), 1.3),
    ...[-46, -36, -26].flatMap((y) => [b.dot(-5, y, 1.9, gold), b.dot(5, y, 1.9, gold)]),
    b.line('M-19.5 -16Q0 -10 19.5 -16', gold, 1.8),
    b.line('M-13 -55L-16 -50M13 -55L16 -50', gold, 3),
    b.put(0, -66, 0.82, catHead(b, 0, 0, { ...look, coat })),
    b.form('M-17 -80C-20 -94 20 -94 17 -80Q0 -86 -17 -80Z', uniform),
    b.form('M-18 -82Q0 -88 18 -82L19 -76Q0 -84 -19 -76Z', mix(uniform, b.night, 0.5), { dabs: 0 }),
    b.line('M-17.5 -82.500Q0 -88.5 17.5 -82.5', gold, 1.8),
    b.dot(0, -88.5, 2.4, gold),
    b.line('M2 -30Q18 -18 32 -40', gold, 1.4),
    b.put(36, -46, 1, pocketWatch(scene, 32, { ...look, light: b.light })),
    b.form('M11 -54C20 -48 26 -42 33 -36L29 -29C20 -32 12 -38 8 -44Z', uniform, { grain: 0.7 }),
    b.ball(32, -32, 4.6, 4.4, coat, { dabs: 0 }),
    b.form('M-11 -54C-20 -48 -24 -38 -23 -30L-16 -29C-16 -36 -12 -42 -8 -46Z', mix(uniform, b.night, 0.12), {
      grain: 1.5,
    }),
    b.ball(-19.5, -28, 4.4, 4.4, coat, { dabs: 0 }),
  );
}
