// Padlocks that hang from a rod: square, round, heart-shaped and barrel ones, shut or open.

import { lighten, mix } from '../core/colour.ts';
import { at } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval, rectangle } from './brush.ts';

export type LockCut = 'square' | 'round' | 'heart' | 'barrel';

export interface PadlockLook extends Look {
  colour?: string;
  cut?: LockCut;
  open?: boolean;
  /** A drawing on its face, round 0,0, some 50 wide. */
  mark?: string;
}

const BODIES: Record<LockCut, string> = {
  square: 'M-44 34Q-50 34 -50 42V112Q-50 122 -40 122H40Q50 122 50 112V42Q50 34 44 34Z',
  round: oval(0, 80, 50, 48),
  heart: 'M0 140C-70 94 -72 36 -34 32C-14 30 0 42 0 52C0 42 14 30 34 32C72 36 70 94 0 140Z',
  barrel: 'M-50 44Q-54 34 -40 34H40Q54 34 50 44V98Q54 108 40 108H-40Q-54 108 -50 98Z',
};

function keyhole(b: Brush, y: number, dark: string): string {
  return b.dot(0, y, 8, dark) + b.flat(`M-5 ${y + 3}L-8 ${y + 24}H8L5 ${y + 3}Z`, dark);
}

/** A padlock whose rod passes through 0,0; size is the height of its body, about. */
export function padlock(scene: Scene, size: number, look: PadlockLook = {}): string {
  const { colour = '#c99a4c', cut = 'square', open = false, mark } = look;
  const b = brush(scene, 100, look);
  const dark = mix(colour, b.night, 0.7);
  const bow = open ? 'M-28 50V-2C-28 -38 28 -38 28 -2V14' : 'M-28 50V-2C-28 -38 28 -38 28 -2V50';
  const shackle = b.line(bow, '#4a4a5c', 17) + b.line(bow, '#a8a8b4', 11) + b.line(bow, '#fff3e4', 3.4, { opacity: 0.8 });
  const band = cut === 'square' ? b.line('M-50 58H50M-50 100H50', dark, 3, { opacity: 0.5 }) : cut === 'barrel' ? b.line('M-28 36V106M28 36V106', dark, 4, { opacity: 0.5 }) : '';
  const face = b.form(BODIES[cut], colour, { pale: lighten(colour, 0.2), shade: mix(colour, b.night, 0.58), edge: 1.6, dabs: 0.9 }) + band +
    (mark ? at(0, 84, 1, mark) : keyhole(b, cut === 'heart' ? 78 : 72, dark));
  const gleam = b.line(`M${b.light * 34} 56V${cut === 'heart' ? 78 : 92}`, '#fffaf0', 6, { opacity: 0.45 });
  return at(0, size * 0.13, size / 110, shackle + at(0, 0, 1, face + gleam, { turn: open ? -16 : 0 }));
}

/** Marks people scratch or paint on a lock; none is a letter. */
export function lockMark(b: Brush, which: number, colour: string): string {
  const marks = [b.flat('M0 22C-34 0 -30 -24 -14 -24C-6 -24 0 -16 0 -12C0 -16 6 -24 14 -24C30 -24 34 0 0 22Z', colour), b.line('M-22 8C-8 -20 8 -20 22 8M-12 14h24', colour, 5),
    b.flat('M0 -26L7 -8L26 -8L11 4L17 22L0 11L-17 22L-11 4L-26 -8L-7 -8Z', colour), b.line('M-20 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M-6 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0', colour, 4.5),
    b.flat(rectangle(-24, -4, 48, 7), colour, 0.8) + b.flat(rectangle(-16, 10, 32, 5), colour, 0.8)];
  return marks[which % marks.length]!;
}
