// Old telephones with a dial, from the front; the receiver may lie beside its cradle.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { at, type Point, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval } from './brush.ts';

export interface Telephone extends Look {
  colour?: string;
  metal?: string;
  offHook?: boolean;
}

function receiverAt(b: Brush, colour: string): string {
  const grip = 'M-182 20C-190 -26 -150 -46 -98 -40C-50 -34 50 -34 98 -40C150 -46 190 -26 182 20L172 38Q140 52 112 38C112 8 98 0 60 0H-60C-98 0 -112 8 -112 38Q-140 52 -172 38Z';
  const rings = [-142, 142].map((x) => b.line(`M${x - 34} 22Q${x} 38 ${x + 34} 22`, mix(colour, b.night, 0.7), 5, { opacity: 0.8 })).join('');
  return b.form(grip, colour, { pale: lighten(colour, 0.2), shade: mix(colour, b.night, 0.6), edge: 1.6, dabs: 1.2 }) + rings +
    b.line('M-140 -26C-90 -28 90 -28 140 -26', lighten(colour, 0.28), 7, { opacity: 0.55 });
}

/** A receiver lying alone round 0,0; size is its width. */
export function receiver(scene: Scene, size: number, look: Telephone = {}): string {
  const b = brush(scene, 100, look);
  return at(0, 0, size / 364, receiverAt(b, look.colour ?? '#2c2a3c'));
}

/** A coiled cord along a line: loops of a width, `turns` of them. */
export function coil(b: Brush, line: Point[], turns: number, reach: number, colour: string, width: number): string {
  const steps = turns * 8;
  const points = times(steps + 1, (i): Point => {
    const t = (i / steps) * (line.length - 1);
    const k = Math.min(line.length - 2, Math.floor(t));
    const [p, q] = [line[k]!, line[k + 1]!];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(dx, dy) || 1;
    const a = (i / 8) * Math.PI * 2;
    return [p[0] + dx * (t - k) + (Math.cos(a) * dx - Math.sin(a) * dy) * (reach / long), p[1] + dy * (t - k) + (Math.cos(a) * dy + Math.sin(a) * dx) * (reach / long)];
  });
  return b.line(smooth(points), mix(colour, b.night, 0.5), width * 1.5) + b.line(smooth(points), lighten(colour, 0.08), width * 0.8);
}

function dial(b: Brush, colour: string, metal: string): string {
  const holes = times(10, (i) => {
    const a = (-60 - i * 29) * (Math.PI / 180);
    const [x, y] = [Math.cos(a) * 48, -84 + Math.sin(a) * 43];
    return b.flat(oval(x, y, 10.5, 9.4), mix('#20202e', b.night, 0.3)) + b.flat(oval(round1(x - 1), round1(y + 2), 7.6, 6.6), '#f2e4c4', 0.85);
  }).join('');
  return (b.ball(0, -82, 80, 72, mix(colour, b.night, 0.35), { dabs: 0.3 }) +
    b.ball(0, -84, 72, 65, metal, { pale: '#fffbe8', shade: mix(metal, b.night, 0.55), edge: 1.4 }) +
    holes +
    b.ball(0, -84, 25, 22, '#f6ead0', { dabs: 0.3, shade: '#b0987c' }) +
    b.line('M46 -40L66 -52', '#fffaea', 6));
}

/** A telephone on its foot; size is its width. */
export function telephone(scene: Scene, size: number, look: Telephone = {}): string {
  const { colour = '#2c2a3c', metal = '#c9b88c', offHook = false } = look;
  const b = brush(scene, 100, look);
  const body = 'M-152 0C-164 -22 -152 -62 -128 -94C-104 -126 -88 -150 -80 -178H80C88 -150 104 -126 128 -94C152 -62 164 -22 152 0Q0 24 -152 0Z';
  const prongs = 'M-102 -168C-106 -196 -100 -212 -82 -214L-72 -190H72L82 -214C100 -212 106 -196 102 -168Z';
  const feet = b.flat('M-140 2H-96V16H-140ZM96 2H140V16H96Z', mix(colour, b.night, 0.8));
  const gleam = b.line('M-118 -84C-100 -112 -90 -132 -82 -158', lighten(colour, 0.3), 8, { opacity: 0.55 });
  return at(0, 0, size / 364,
    feet +
      b.form(prongs, mix(colour, b.night, 0.25), { pale: lighten(colour, 0.18), dabs: 0.6 }) +
      b.form(body, colour, { pale: lighten(colour, 0.18), shade: mix(colour, b.night, 0.62), edge: 1.8, dabs: 1.5 }) +
      gleam +
      dial(b, colour, metal) +
      (offHook ? '' : at(0, -216, 1, receiverAt(b, colour))));
}
