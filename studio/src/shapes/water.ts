// On and in the water: sailboat, umbrella boat, fountain, rings, moonlight.

import { between, times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';
import { stones } from './houses.ts';
import { lanternAt } from './lights.ts';

/** A small sailing boat, sailing right; hull, sail, stripe colours, lamp. */
export function sailboat(
  scene: Scene,
  size: number,
  look: Look & { hull?: string; sail?: string; stripe?: string; lamp?: boolean } = {},
) {
  const b = brush(scene, size / 1.2, look);
  const { hull = '#7a4a3c', sail = palette.cream, stripe = palette.madder } = look;
  const main = 'M4 -20C34 -22 48 -24 56 -24C50 -62 30 -98 4 -116C14 -84 14 -50 4 -20Z';
  return b.done(
    b.form(main, sail, { grain: 1.2 }),
    b.inside(
      main,
      b.flat('M8 -58C24 -62 36 -64 50 -62L58 -34C40 -36 26 -34 8 -32Z', stripe, 0.9),
      b.form(main, b.night, { opacity: 0.12, dabs: 0, edge: 2 }),
    ),
    b.form('M-3 -20C-16 -24 -30 -24 -40 -22C-34 -50 -20 -80 -3 -100Z', mix(sail, b.night, 0.16), { grain: 1.2 }),
    b.line('M0 -8V-120', '#4a3438', 3),
    b.form('M1 -122L18 -117L1 -111Z', stripe, { dabs: 0 }),
    b.form('M-48 -16C-30 -10 34 -10 58 -18C54 -2 40 6 28 6H-24C-36 6 -46 -4 -48 -16Z', hull, { grain: 0.05 }),
    b.line('M-46 -13C-30 -7 34 -7 57 -15', lighten(hull, 0.2), 2.5),
    look.lamp ? lanternAt(b, 48, -38, 6) : '',
  );
}

/** An upturned umbrella as a boat with its handle as mast; riders (SVG in units of size/100) sit inside at 0,-30; sail, lamp. */
export function umbrellaBoat(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; sail?: string | null; lamp?: boolean; riders?: string } = {},
) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#d0504a';
  const bowl =
    'M-62 -30C-56 4 -26 20 0 20C26 20 56 4 62 -30C52 -23 42 -23 32 -29C22 -22 12 -22 0 -28C-12 -22 -22 -22 -32 -29C-42 -23 -52 -23 -62 -30Z';
  return b.done(
    b.form('M-60 -30C-40 -38 40 -38 60 -30L32 -24H-32Z', mix(colour, b.night, 0.45), { dabs: 0.7 }),
    b.line('M0 16V-92C0 -108 22 -108 22 -94', '#4a3438', 4.5),
    b.line('M-1 10V-90', '#a97a54', 1.3),
    look.sail === null
      ? ''
      : b.form('M3 -88C32 -82 48 -60 50 -40L3 -42Z', look.sail ?? palette.cream, { grain: 1.1 }),
    look.lamp ? lanternAt(b, 22, -88, 6) : '',
    look.riders ?? '',
    b.form(bowl, colour, { grain: 0.9 }),
    b.inside(
      bowl,
      b.line('M-32 -29C-28 -4 -12 12 0 20C12 12 28 -4 32 -29M0 -28V20', mix(colour, b.night, 0.55), 1.8, {
        opacity: 0.8,
      }),
    ),
    b.line(
      'M-62 -30C-52 -23 -42 -23 -32 -29C-22 -22 -12 -22 0 -28C12 -22 22 -22 32 -29C42 -23 52 -23 62 -30',
      lighten(colour, 0.12),
      1.8,
    ),
  );
}

/** A round stone fountain basin with a column; water colour, jets: false for still water, bather (SVG in units of size/100) sits in the water at 0,-40. */
export function fountain(
  scene: Scene,
  size: number,
  look: Look & { stone?: string; water?: string; jets?: boolean; bather?: string } = {},
) {
  const b = brush(scene, size, look);
  const { stone = '#9a95a8', water = '#7fb4cc', jets = true } = look;
  const wall = 'M-98 -38C-98 -14 -90 -2 -78 2Q0 16 78 2C90 -2 98 -14 98 -38Q0 -14 -98 -38Z';
  return b.done(
    b.form(oval(0, -38, 98, 19), mix(stone, b.night, 0.1)),
    b.form(oval(0, -37, 87, 14.5), water, { dabs: 1.2, grain: 0 }),
    look.bather ??
      b.form('M-9 -34L-6 -84H6L9 -34Z', stone, { grain: 1.5 }) +
        b.form('M-34 -88C-28 -76 28 -76 34 -88Q0 -96 -34 -88Z', stone) +
        (jets
          ? b.line(
              'M0 -90C-2 -118 -28 -110 -36 -80M0 -90C2 -118 28 -110 36 -80M0 -90V-112',
              lighten(water, 0.15),
              2.6,
              { opacity: 0.8 },
            ) + b.line('M-30 -86V-44M30 -86V-44M-18 -82V-36M18 -82V-36', lighten(water, 0.12), 2, { opacity: 0.6 })
          : ''),
    b.inside(
      'M-87 -37A87 14.5 0 0 0 87 -37L90 0H-90Z',
      b.form('M-87 -32Q0 -14 87 -32L80 -16H-80Z', water, { opacity: 0.55, dabs: 0.6 }),
    ),
    b.form(wall, stone, { dabs: 0.5 }),
    stones(b, wall, stone, [-98, -36, 196, 50], 10, 0.6),
    b.form('M-102 -42Q0 -12 102 -42L101 -33Q0 -3 -101 -33Z', lighten(stone, 0.06), { dabs: 0.8 }),
  );
}

/** Rings round something in water, of width size; colour. */
export function rings(scene: Scene, size: number, look: { colour?: string; opacity?: number } = {}) {
  const b = brush(scene, size);
  return b.done(
    [0.5, 0.34, 0.2]
      .map((q, i) =>
        b.line(
          `M${-100 * q} 0A${100 * q} ${22 * q} 0 0 0 ${100 * q} 0M${-70 * q} ${-16 * q}A${100 * q} ${22 * q} 0 0 1 ${60 * q} ${-18 * q}`,
          look.colour ?? '#dfeef0',
          1.6 - i * 0.2,
          { opacity: (look.opacity ?? 0.8) - i * 0.12 },
        ),
      )
      .join(''),
  );
}

/** A path of broken light on water, from 0,0 downwards over the height size; width at its foot. */
export function lightPath(
  scene: Scene,
  size: number,
  look: { colour?: string; width?: number; count?: number } = {},
) {
  const { r } = scene;
  const { colour = '#ffe9b8', width = size * 0.5, count = 44 } = look;
  return times(count, () => {
    const t = r();
    const half = (0.12 + 0.14 * t) * width * between(r, 0.4, 1);
    const x = between(r, -0.5, 0.5) * width * (0.3 + 0.7 * t);
    return `<path d="M${round1(x - half)} ${round1(t * size)}h${round1(half * 2)}" stroke="${colour}" stroke-width="${round1(2 + 3 * t)}" stroke-linecap="round" opacity="${round1((0.8 - 0.5 * t) * 10) / 10}"/>`;
  }).join('');
}
