// People who sit, row, sew or lie: grandmother, traveller, tailor, rower, skater.

import { lighten, mix, palette } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';
import { head } from './faces.ts';
import { bobbleHat, scarfOn, sleeve, type Person } from './people.ts';
import { cup } from './kitchen.ts';
import { knit } from './textiles.ts';

/** An old woman on a stool, knitting; faces right, wool: its colour, work: false leaves the needles free. */
export function grandmother(
  scene: Scene,
  size: number,
  look: Person & { wool?: string; work?: boolean; shawl?: string } = {},
) {
  const b = brush(scene, size, look);
  const {
    coat = '#5f7590',
    skin = '#f0cbb0',
    hair = '#e6e2dc',
    wool = '#c8443f',
    shawl = '#b8768e',
    work = true,
  } = look;
  const hang = 'M34 -44C42 -46 52 -44 55 -42C56 -30 54 -20 57 -8C48 -4 40 -8 33 -6C34 -20 32 -32 34 -44Z';
  return b.done(
    b.line('M-22 0L-18 -26M14 0L10 -26', '#5a4034', 4),
    b.form('M-26 -30H18V-24H-26Z', '#7a5440'),
    b.form('M4 -5H22C26 -5 28 -1 27 0H4Z', '#4a343c', { dabs: 0 }),
    b.form('M-24 -28C-26 -40 -18 -48 -8 -46L22 -42C30 -40 31 -34 30 -26L25 -4Q12 1 2 -4L4 -24Z', coat, {
      grain: 0.9,
    }),
    b.form('M-22 -30C-30 -52 -22 -72 -8 -78C4 -80 10 -70 11 -60C12 -48 10 -40 8 -32Z', lighten(coat, 0.05), {
      grain: 1.3,
    }),
    b.form('M-26 -40C-30 -60 -22 -76 -6 -79C6 -78 14 -68 16 -56C8 -58 2 -52 -2 -42C-8 -36 -18 -34 -26 -40Z', shawl, {
      grain: 0.7,
    }),
    b.line('M-25 -40q3 5 6 1q3 4 6 0q3 3 6 -1q3 1 6 -4', lighten(shawl, 0.1), 2),
    work ? b.form(hang, wool) + knit(b, hang, wool) : '',
    b.line('M24 -56L46 -40M52 -58L30 -40', '#f6e8c8', 1.8),
    sleeve(
      b,
      [
        [-2, -64],
        [8, -50],
        [31, -48],
      ],
      lighten(coat, 0.05),
      skin,
      9,
    ),
    head(b, 2, -88, 11.5, { view: 'side', skin, hair, style: 'bun', eyes: look.eyes ?? 'down' }),
    b.line('M6 -88a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 -88h4', '#5a4a50', 0.9),
  );
}

/** A tired traveller wrapped in a blanket, sitting with a cup; face closed-eyed by default. */
export function traveller(scene: Scene, size: number, look: Person & { blanket?: string } = {}) {
  const b = brush(scene, size, look);
  const { coat = '#6a5048', skin = '#e8b890', hair = '#4a3034', blanket = '#8c5a4a' } = look;
  return b.done(
    b.form('M-44 0C-46 -14 -30 -22 -6 -22H8C32 -22 46 -12 44 0C20 5 -20 5 -44 0Z', mix(coat, b.night, 0.2), {
      grain: 0.2,
    }),
    b.form('M-20 -34H20V-10H-20Z', coat, { dabs: 0.6 }),
    b.form(
      'M-36 -4C-44 -30 -30 -62 -12 -66H12C30 -62 44 -30 36 -4C26 -10 18 -16 14 -28L0 -34L-14 -28C-18 -16 -26 -10 -36 -4Z',
      blanket,
      { grain: 1.1 },
    ),
    b.line('M-34 -14C-28 -16 -22 -22 -18 -30M34 -14C28 -16 22 -22 18 -30', lighten(blanket, 0.14), 2.4, {
      opacity: 0.8,
    }),
    b.form('M-10 -64H10L13 -30Q0 -24 -13 -30Z', coat, { grain: 1.4 }),
    sleeve(
      b,
      [
        [-16, -52],
        [-15, -36],
        [-5, -35],
      ],
      lighten(blanket, 0.03),
      skin,
      9,
    ),
    sleeve(
      b,
      [
        [16, -52],
        [15, -36],
        [5, -35],
      ],
      lighten(blanket, 0.03),
      skin,
      9,
    ),
    b.put(0, -32, 1, cup(scene, 16, { light: look.light, night: look.night, steam: true })),
    head(b, 0, -79, 14, { view: look.view ?? 'front', skin, hair, style: look.style, eyes: look.eyes ?? 'closed' }),
    look.hat ? bobbleHat(b, 0, -79, 14, look.hat) : '',
    look.scarf ? scarfOn(b, 0, -64, look.scarf, look.stripes ?? null, look.wind ?? 0.3) : '',
  );
}

/** A tailor cross-legged, needle raised; faces right. The thread starts at the needle, about 43,-76 per cent of size. */
export function tailor(scene: Scene, size: number, look: Person = {}) {
  const b = brush(scene, size, look);
  const { coat = '#7a4a5c', skin = '#ecc09c', hair = '#d8cfc6' } = look;
  const trousers = look.boots ?? '#3f4f70';
  return b.done(
    b.form('M-36 -2C-34 -16 -18 -20 2 -18C22 -20 38 -14 40 -3C24 4 -20 4 -36 -2Z', trousers, { grain: 0.2 }),
    b.form(
      'M-40 -1C-42 -8 -32 -10 -24 -6L-20 1C-28 3 -36 2 -40 -1ZM44 -1C46 -8 36 -10 28 -6L24 1C32 3 40 2 44 -1Z',
      '#4a343c',
      { dabs: 0 },
    ),
    b.form('M-19 -12C-26 -36 -18 -58 -8 -64H8C17 -58 20 -36 18 -12C6 -8 -8 -8 -19 -12Z', '#f0e2c8', { grain: 1.4 }),
    b.form(
      'M-19 -12C-26 -36 -18 -58 -8 -64L-2 -62C-6 -44 -6 -26 -4 -9C-10 -9 -14 -10 -19 -12ZM18 -12C20 -36 17 -58 8 -64L4 -62C8 -44 8 -26 6 -9C10 -9 14 -10 18 -12Z',
      coat,
      { grain: 1.4 },
    ),
    b.line('M-9 -60C-14 -42 10 -40 8 -22', '#f2c84c', 2),
    b.line('M-9 -60C-14 -42 10 -40 8 -22', '#b8862c', 0.7, { dash: '1.5 3' }),
    sleeve(
      b,
      [
        [-9, -56],
        [-14, -38],
        [12, -28],
      ],
      '#e4d4b8',
      skin,
      9,
    ),
    sleeve(
      b,
      [
        [8, -57],
        [26, -56],
        [38, -72],
      ],
      '#f0e2c8',
      skin,
      9,
    ),
    b.line('M39 -70L47 -82', '#f4f6f4', 1.3),
    head(b, 2, -78, 13, {
      view: look.view ?? 'side',
      skin,
      hair,
      style: look.style ?? 'bald',
      eyes: look.eyes ?? 'down',
    }),
    b.form('M-11 -78C-14 -86 -8 -90 -6 -84C-4 -78 -6 -70 -9 -68C-12 -70 -12 -75 -11 -78Z', hair, { dabs: 0.5 }),
    b.line('M5 -78a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M11.5 -78h3', '#4a3a40', 0.9),
  );
}

/** A child sitting in a boat and pulling an oar; faces left, oar: false for a passenger. */
export function rower(scene: Scene, size: number, look: Person & { oar?: boolean } = {}) {
  const b = brush(scene, size, look);
  const { coat = palette.madder, skin = '#f0c6a4', hair = '#4a3034', hat = palette.amber, oar = true } = look;
  return b.done(
    b.form('M-34 -4C-36 -18 -20 -24 -4 -22L14 -20C20 -14 20 -4 16 0H-28C-32 0 -34 -2 -34 -4Z', '#4a4a68', {
      grain: 0.1,
    }),
    b.form('M-14 -18C-16 -40 -8 -58 2 -64C12 -66 18 -58 20 -44C22 -30 20 -20 18 -12C8 -8 -6 -10 -14 -18Z', coat, {
      grain: 1.4,
    }),
    oar
      ? b.line('M-52 -50L-8 -34L78 6', '#6a4a3c', 3.6) +
          b.line('M-52 -51L-8 -35L60 -3', '#c08a5c', 1.2) +
          b.form('M66 -3C78 -2 94 8 100 18C90 20 76 16 64 6Z', '#a97a54', { grain: 0.5 })
      : '',
    sleeve(
      b,
      [
        [4, -56],
        [-8, -44],
        [-30, -44],
      ],
      mix(coat, b.night, 0.08),
      skin,
      9,
    ),
    `<g transform="translate(4 0) scale(-1 1)">${head(b, 0, -77, 14, { view: look.view ?? 'side', skin, hair, style: look.style, eyes: look.eyes })}</g>`,
    hat ? bobbleHat(b, 4, -77, 14, hat) : '',
    look.scarf === null
      ? ''
      : scarfOn(b, 5, -62, look.scarf ?? palette.cream, look.stripes ?? null, look.wind ?? 0.8),
  );
}

/** A skater lying flat on the ice and looking down, head to the left; size is the length. */
export function skater(scene: Scene, size: number, look: Person = {}) {
  const b = brush(scene, size, look);
  const { coat = palette.madder, skin = '#f0c6a4', hair = '#4a3034', hat = palette.amber } = look;
  const skate = (x: number, y: number, turn: number) =>
    b.put(
      x,
      y,
      1,
      b.form('M-6 -5C-2 -7 6 -6 7 -1L6 5H-6Z', '#f3e9dc', { dabs: 0 }) +
        b.line('M-8 8H9Q12 8 12 5', '#cfdbe2', 1.8) +
        b.line('M-4 5V8M4 5V8', '#8a96a4', 1.2),
      { turn },
    );
  return b.done(
    b.form('M22 -13C34 -12 44 -17 52 -25L57 -20C50 -10 40 -4 26 -4Z', '#4a5478', { grain: 0.1 }),
    skate(55, -27, 196),
    b.form('M18 -11C32 -10 44 -9 56 -9V-2C44 0 30 0 18 -1Z', '#3f4868', { grain: 0.1 }),
    skate(60, -6, 250),
    b.form('M-20 -6C-22 -16 -12 -22 -2 -22C10 -21 22 -18 27 -12C29 -6 26 -1 22 0H-14Z', coat, { grain: 0.3 }),
    b.line('M24 -15C28 -10 28 -5 25 -1', lighten(coat, 0.1), 2.4),
    scarfOn(b, -21, -14, look.scarf ?? palette.cream, look.stripes ?? null, 0.55),
    `<g transform="rotate(-28 -32 -15)">${head(b, -32, -15, 12, { view: look.view ?? 'front', skin, hair, style: look.style, eyes: look.eyes ?? 'down' })}${hat ? bobbleHat(b, -32, -15, 12, hat) : ''}</g>`,
    sleeve(
      b,
      [
        [-14, -10],
        [-24, -1],
        [-38, 0],
      ],
      mix(coat, b.night, 0.1),
      skin,
      8,
    ),
  );
}

/** A big friendly face that looks in through glass, chin at 0,0; light -1 or 1 from the side. */
export function giantFace(scene: Scene, size: number, look: Look & { skin?: string; hair?: string } = {}) {
  const b = brush(scene, size, look);
  return b.done(
    head(b, 0, -50, 50, { skin: look.skin ?? '#e8b896', hair: look.hair ?? '#5a3a34', eyes: 'dots' }),
    b.ball(0, -36, 7, 6, lighten(look.skin ?? '#e8b896', 0.03), { dabs: 0.4 }),
  );
}
