// Hand tools, drawn upright with the grip's end at 0,0 and pointing up; size is the height.
// `outlineOf` gives the silhouettes a workshop wall is painted with.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { at, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval, rectangle } from './brush.ts';

export interface ToolLook extends Look {
  grip?: string;
  steel?: string;
}

const STEEL = '#a4acb4';
const SHINY = { pale: '#fdfcf2', edge: 1.5, dabs: 1 };

const HAMMER_HEAD = 'M-64 -272C-64 -296 -46 -302 -24 -300L26 -300C58 -304 84 -290 98 -258C78 -266 60 -262 36 -258L-24 -256C-30 -250 -58 -250 -64 -256Z';
const SPANNER = 'M-15 -30V-226C-44 -236 -54 -262 -46 -292L-24 -268H24L46 -292C54 -262 44 -236 15 -226V-30C40 -20 44 12 22 30C10 38 -10 38 -22 30C-44 12 -40 -20 -15 -30Z';
const SAW = 'M-30 -70L-52 -300L-26 -308L64 -84L40 -60Z';
const PLIERS = 'M-14 -190C-20 -230 -18 -270 -4 -296L0 -296V-200ZM14 -190C20 -230 18 -270 4 -296L0 -296V-200Z';

const steelOf = (look: ToolLook) => look.steel ?? STEEL;
const gripForm = (colour: string) => ({ pale: lighten(colour, 0.2), edge: 1.6, dabs: 1.2, grain: 1.5 });

export function hammer(scene: Scene, size: number, look: ToolLook = {}): string {
  const b = brush(scene, 100, look);
  const grip = look.grip ?? '#b87a44';
  return at(0, 0, size / 300,
    b.form('M-17 0C-24 -60 -14 -110 -14 -160L-12 -264H14L16 -160C16 -110 24 -60 17 0Q0 8 -17 0Z', grip, gripForm(grip)) + b.form(HAMMER_HEAD, steelOf(look), SHINY) +
      b.line('M-54 -290H22', '#ffffff', 6, { opacity: 0.5 }));
}

export function spanner(scene: Scene, size: number, look: ToolLook = {}): string {
  const b = brush(scene, 100, look);
  return at(0, 0, size / 300,
    at(0, -38, 1,
      b.form(SPANNER, steelOf(look), SHINY) + b.flat(oval(0, 4, 16, 16), mix(steelOf(look), b.night, 0.75)) + b.form(rectangle(-6, -200, 12, 140), mix(steelOf(look), b.night, 0.25), { dabs: 0.4 })));
}

export function screwdriver(scene: Scene, size: number, look: ToolLook = {}): string {
  const b = brush(scene, 100, look);
  const grip = look.grip ?? '#d8503c';
  const shaft = b.form('M-8 -130V-282L-12 -300H12L8 -282V-130Z', steelOf(look), SHINY);
  const handle = 'M-26 -8C-34 -30 -32 -60 -26 -84C-30 -110 -20 -130 -14 -138H14C20 -130 30 -110 26 -84C32 -60 34 -30 26 -8Q0 8 -26 -8Z';
  return at(0, 0, size / 300,
    shaft + b.form(handle, grip, gripForm(grip)) + b.line('M-12 -20V-78M12 -20V-78', mix(grip, b.night, 0.5), 5, { opacity: 0.6 }) +
      b.line('M-22 -94H22', mix(grip, b.night, 0.5), 5, { opacity: 0.6 }));
}

export function pliers(scene: Scene, size: number, look: ToolLook = {}): string {
  const b = brush(scene, 100, look);
  const grip = look.grip ?? '#3f7c9c';
  const handle = (s: number) => b.form(`M${s * 6} -176C${s * 34} -140 ${s * 56} -80 ${s * 48} 0Q${s * 34} 10 ${s * 24} 0C${s * 30} -70 ${s * 14} -120 ${s * -8} -160Z`, grip, gripForm(grip));
  const teeth = b.line(times(7, (i) => `M-8 ${-280 + i * 11}h16`).join(''), mix(steelOf(look), b.night, 0.6), 3);
  return at(0, 0, size / 300,
    handle(-1) + handle(1) + b.form(PLIERS, steelOf(look), SHINY) + teeth + b.ball(0, -180, 25, 25, steelOf(look), SHINY) + b.dot(0, -180, 8, mix(steelOf(look), b.night, 0.6)));
}

export function handSaw(scene: Scene, size: number, look: ToolLook = {}): string {
  const b = brush(scene, 100, look);
  const grip = look.grip ?? '#a8683c';
  const teeth = times(22, (i) => {
    const t = i / 22;
    return `M${round1(-28 + t * 90)} ${round1(-304 + t * 222)}l12 -1l-5 10Z`;
  }).join('');
  const handle = 'M-40 -78L50 -54C56 -30 44 4 14 10C-20 16 -56 0 -60 -30C-62 -54 -54 -70 -40 -78Z';
  return at(0, 0, size / 300,
    b.flat(teeth, mix(steelOf(look), b.night, 0.2)) +
      b.form(SAW, steelOf(look), { ...SHINY, grain: 1.3, dabs: 1.6 }) +
      b.form(handle, grip, gripForm(grip)) +
      b.form('M-36 -44C-20 -56 16 -50 24 -36C28 -20 6 -8 -14 -10C-36 -14 -46 -30 -36 -44Z', mix(grip, b.night, 0.75), { dabs: 0.4 }) +
      [[-26, -66], [24, -56]].map(([x, y]) => b.ball(x!, y!, 6, 6, '#e0b45c', { dabs: 0 })).join(''));
}

export function paintBrush(scene: Scene, size: number, look: ToolLook = {}): string {
  const b = brush(scene, 100, look);
  const grip = look.grip ?? '#5f9a6c';
  return at(0, 0, size / 300,
    b.form('M-10 0C-16 -50 -14 -100 -28 -150H28C14 -100 16 -50 10 0Q0 8 -10 0Z', grip, gripForm(grip)) +
      b.form('M-40 -204H40L36 -146H-36Z', '#c9a25c', SHINY) +
      b.form('M-42 -202C-46 -250 -40 -280 -44 -298L-16 -290L0 -302L20 -290L44 -300C40 -270 46 -240 42 -202Z', '#d8c09c', { grain: 1.5, dabs: 2.4, edge: 1.2 }) +
      b.form('M-44 -262C-42 -280 -42 -290 -44 -298L-16 -290L0 -302L20 -290L44 -300L44 -258Q0 -270 -44 -262Z', '#4c8ca0', { dabs: 1.2, grain: 1.5 }));
}

/** A tape measure round 0,0, its tape drawn out to the right and down; size is the width of the case. */
export function tapeMeasure(scene: Scene, size: number, look: ToolLook & { reach?: number } = {}): string {
  const b = brush(scene, 100, look);
  const { grip = '#f0b43c', reach = 150 } = look;
  const tape = `M40 38H${40 + reach}L${52 + reach} ${96}`;
  const ticks = times(Math.floor(reach / 9), (i) => `M${46 + i * 9} 32v${i % 5 ? 6 : 11}`).join('');
  return at(0, 0, size / 120,
    b.line(tape, '#f8e6a0', 14) +
      b.line(ticks, '#6a5434', 2.4) +
      b.form('M-60 48V-14C-60 -46 -40 -58 -10 -58C30 -58 56 -34 56 4V48Q0 56 -60 48Z', grip, { pale: lighten(grip, 0.18), edge: 1.6 }) +
      b.ball(-6, -6, 33, 33, '#39424c', { pale: '#9aa4a8' }) +
      b.ball(-6, -6, 14, 14, grip, { dabs: 0 }));
}

/** Screws, nuts and nails strewn round 0,0 in a flat ellipse. */
export function smallParts(b: Brush, count: number, rx: number, ry: number): string {
  return times(count, (i) => {
    const [a, q] = [i * 2.39, Math.sqrt((i + 0.5) / count)];
    const screw = b.form('M-22 -4H14L24 0L14 4H-22Z', '#b8bcb8', { pale: '#fffdf0', dabs: 0.3 }) + b.ball(-22, 0, 5, 8, '#c9a25c', { dabs: 0 }) +
      b.line('M-10 -4l3 8M-2 -4l3 8M6 -4l3 8', '#5a5c68', 2);
    const nut = b.form('M-14 0L-7 -8H7L14 0L7 8H-7Z', i % 4 ? '#a8aeb0' : '#d0a050', { pale: '#fffdf0', dabs: 0.3, edge: 1.3 }) + b.flat(oval(0, 0, 5.5, 3.6), '#2c2c3c');
    const nail = b.line('M-24 0H20', '#6a707c', 5) + b.line('M-24 -1H20', '#e6e6e0', 2) + b.line('M-24 -6V6', '#8a909c', 5);
    const part = [screw, nut, nail][i % 3]!;
    return at(Math.cos(a) * q * rx, Math.sin(a) * q * ry, 1, b.flat(oval(3, 7, 22, 4), b.night, 0.35) + at(0, 0, 1, part, { turn: (i * 67) % 180 }));
  }).join('');
}

/** The silhouette of a tool as one path, in the space of 300 units. */
export const outlineOf = {
  hammer: HAMMER_HEAD + 'M-17 0C-24 -60 -14 -110 -14 -160L-12 -264H14L16 -160C16 -110 24 -60 17 0Z',
  spanner: SPANNER,
  saw: SAW + 'M-40 -78L50 -54C56 -30 44 4 14 10C-20 16 -56 0 -60 -30C-62 -54 -54 -70 -40 -78Z',
  pliers: 'M-12 -170C-20 -230 -18 -270 -4 -296H4C18 -270 20 -230 12 -170C40 -130 56 -80 48 0H24C30 -70 14 -110 0 -140C-14 -110 -30 -70 -24 0H-48C-56 -80 -40 -130 -12 -170Z',
} as const;
