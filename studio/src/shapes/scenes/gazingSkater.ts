// A skater flat on the ice, chin between the hands, who looks down through it.

import { lighten, mix, palette } from '../../core/colour.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, type Brush } from '../brush.ts';
import { face } from '../faces.ts';
import { bobbleHat, scarfOn, sleeve, type Person } from '../people.ts';

function skate(b: Brush, x: number, y: number, turn: number): string {
  const boot = b.form('M-7 -12H3L4 -4C10 -4 11 1 10 3H-7Z', '#f6ece0', { dabs: 0.5 });
  const blade = b.line('M-9 8H11Q14 8 14 4M-5 3V8M6 3V8', '#8fa0b4', 1.8);
  return b.put(x, y, 1, boot + b.line('M-5 -8H2M-5 -5H3', '#c8a08c', 0.9) + blade, { turn });
}

function bowedHead(b: Brush, x: number, y: number, skin: string, hair: string, hat: string): string {
  const skull = b.ball(x, y, 13, 13, skin, { dabs: 0.5 });
  const fringe = b.form(
    `M${x - 13} ${y + 1}C${x - 10} ${y - 8} ${x + 10} ${y - 8} ${x + 13} ${y + 1}C${x + 6} ${y + 1} ${x - 6} ${y + 1} ${x - 13} ${y + 1}Z`, hair,
    { dabs: 0.6 },
  );
  const gaze = face(b, x - 1.5, y + 7, 9.5);
  return `<g transform="rotate(-13 ${x} ${y})">${skull}${fringe}${gaze}${bobbleHat(b, x, y + 3, 13, hat)}</g>`;
}

/** The skater, head to the left; size is the length from mitten to blade. */
export function gazingSkater(scene: Scene, size: number, look: Person = {}): string {
  const b = brush(scene, size, look);
  const { coat = palette.madder, skin = '#f0c6a4', hair = '#4a3034', hat = palette.amber } = look;
  const trousers = '#3f4c74';
  return b.done(
    b.form('M18 -13C32 -12 38 -20 42 -34L50 -32C48 -14 40 -3 24 -3Z', trousers, { grain: 0.9 }), skate(b, 46, -40, 172),
    b.form('M16 -12C32 -11 46 -10 58 -14L60 -6C46 0 30 1 16 0Z', mix(trousers, b.night, 0.1), { grain: 0.1 }), skate(b, 67, -11, 82),
    b.form('M-22 -8C-22 -20 -12 -25 0 -24C12 -23 22 -19 26 -13C29 -6 26 0 22 1H-14C-20 1 -22 -4 -22 -8Z', coat, { grain: 0.2 }),
    b.line('M21 -18C26 -12 27 -5 24 0', lighten(coat, 0.1), 2.4), b.line('M-12 -4C0 -7 12 -7 22 -5', mix(coat, b.night, 0.4), 1.2, { opacity: 0.7 }),
    scarfOn(b, -22, -13, look.scarf ?? palette.cream, look.stripes ?? null, 0.6),
    sleeve(b, [[-14, -8], [-12, 1], [-20, 0]], mix(coat, b.night, 0.06), skin, 8),
    sleeve(b, [[-26, -6], [-46, 2], [-42, 0]], mix(coat, b.night, 0.12), skin, 8),
    bowedHead(b, -31, -16, skin, hair, hat ?? palette.amber),
    b.ball(-42, -4, 4, 4.4, mix(skin, b.night, 0.06), { dabs: 0 }), b.ball(-20.500, -4, 4, 4.4, mix(skin, b.night, 0.06), { dabs: 0 }),
  );
}
