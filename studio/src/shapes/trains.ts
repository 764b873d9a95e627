// Trains: locomotive and carriage, both rolling right, wheels on 0.

import { lighten, mix, palette } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Brush, type Look } from './brush.ts';
import { windowAt } from './lights.ts';
import { smoke } from './sky.ts';

function wheel(b: Brush, x: number, radius: number, colour: string) {
  const y = -radius;
  return (
    b.ball(x, y, radius, radius, '#3a3044', { dabs: 0 }) +
    b.line(
      `${oval(x, y, radius * 0.72, radius * 0.72)}M${x - radius * 0.7} ${y}h${radius * 1.4}M${x} ${y - radius * 0.7}v${radius * 1.4}M${x - radius * 0.5} ${y - radius * 0.5}l${radius} ${radius}M${x + radius * 0.5} ${y - radius * 0.5}l${-radius} ${radius}`,
      colour,
      radius * 0.12,
    ) +
    b.dot(x, y, radius * 0.2, colour)
  );
}

/** A small steam locomotive; colour, smoke colour (null for none), lamp. */
export function locomotive(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; brass?: string; smoke?: string | null; wind?: number } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#3f6a70', brass = '#e0aa4c' } = look;
  const pale = lighten(colour, 0.15);
  return b.done(
    look.smoke === null
      ? ''
      : b.put(50, -98, 1, smoke(scene, 90, { colour: look.smoke ?? '#e8e4e0', wind: look.wind ?? -1.2 })),
    b.form('M-84 -18H86V-28H-84Z', '#4a3a48', { dabs: 0.8 }),
    b.form('M82 -6L108 -6L92 -30H82Z', '#8c4048', { dabs: 0.6 }),
    b.form('M-80 -28V-92H-28V-28Z', mix(colour, palette.madder, 0.75)),
    b.form('M-88 -90C-70 -102 -38 -102 -20 -90L-22 -84H-86Z', '#4a3a48'),
    windowAt(b, -68, -78, 28, 26, { bars: false, frame: '#4a3038' }),
    b.form('M-30 -28V-70H66C82 -70 86 -58 86 -49C86 -40 82 -28 66 -28Z', colour, { pale, grain: 0.05 }),
    b.line('M-8 -70V-28M24 -70V-28M56 -70V-28', brass, 3),
    b.form('M70 -70C84 -70 88 -58 88 -49C88 -38 84 -28 70 -28Z', mix(colour, b.night, 0.25), { pale, dabs: 0.6 }),
    b.form('M40 -68L36 -98H64L60 -68Z', '#3a3044', { pale: '#6a6078' }),
    b.form('M34 -96H66V-102H34Z', brass, { dabs: 0 }),
    b.form('M0 -68C0 -86 20 -86 20 -68Z', brass, { dabs: 0.5 }),
    b.halo(90, -62, 26, palette.lamp, 0.8),
    b.ball(88, -62, 6, 6, palette.glow, { dabs: 0 }),
    wheel(b, -56, 17, brass),
    wheel(b, -12, 17, brass),
    wheel(b, 32, 17, brass),
    wheel(b, 68, 12, brass),
    b.line('M-56 -15L32 -15', brass, 3.4),
  );
}

/** A railway carriage with lit windows; colour. */
export function carriage(scene: Scene, size: number, look: Look & { colour?: string; lit?: boolean } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? palette.madder;
  return b.done(
    b.line('M74 -24H94', '#3a3044', 5),
    b.form('M-78 -16H78V-26H-78Z', '#4a3a48', { dabs: 0.7 }),
    b.form('M-74 -24V-88H74V-24Z', colour),
    b.line('M-74 -46H74', lighten(colour, 0.16), 2.6),
    b.form('M-84 -86C-60 -104 60 -104 84 -86L80 -82H-80Z', '#4a3a48'),
    ...[-56, -16, 24].map((x) =>
      windowAt(b, x, -80, 30, 28, { lit: look.lit ?? true, frame: '#4a3038', curtain: '#e0a0a0' }),
    ),
    wheel(b, -48, 13, '#e0aa4c'),
    wheel(b, 48, 13, '#e0aa4c'),
  );
}
