// Bears: standing as baker, sitting, asleep as a hill.

import { lighten, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Brush, type Look } from './brush.ts';

export interface Bear extends Look {
  coat?: string;
  apron?: string | null;
  hat?: string | null;
  scarf?: string;
  eyes?: 'dots' | 'closed';
  arms?: 'down' | 'forward';
}

const ink = '#2c2434';

function bearHead(b: Brush, x: number, y: number, coat: string, eyes: 'dots' | 'closed') {
  const ear = (side: number) =>
    b.ball(side * 17, -18, 8.5, 8.5, coat) + b.ball(side * 17, -17, 4.8, 4.8, '#c08f7c', { dabs: 0 });
  const eye = (cx: number) =>
    eyes === 'dots'
      ? b.dot(cx, -3, 2.3, ink) + b.dot(cx + b.light * 0.7, -3.8, 0.7, '#fff6e4')
      : b.line(`M${cx - 3.6} -3q3.6 3 7.2 0`, ink, 1.9);
  return b.put(
    x,
    y,
    1,
    ear(-1) +
      ear(1) +
      b.form('M-24 2C-25 -20 -12 -25 0 -25C12 -25 25 -20 24 2C22 17 10 21 0 21C-10 21 -22 17 -24 2Z', coat, {
        grain: 1.2,
        dabs: 1.5,
      }) +
      b.form(
        'M-13 9C-13 0 -6 -3 0 -3C6 -3 13 0 13 9C12 17 6 19 0 19C-6 19 -12 17 -13 9Z',
        lighten(mix(coat, '#e8cfa4', 0.6), 0.02),
      ) +
      b.flat('M-5 2Q0 -1.5 5 2Q4 6.5 0 7.500Q-4 6.5 -5 2Z', ink) +
      b.line('M-2 2.500h2.5', '#9a8a98', 1) +
      b.line('M0 8V10.500Q-3 13.5 -6 11.500M0 10.500Q3 13.5 6 11.5', mix(ink, coat, 0.3), 1.3) +
      eye(-9.5) +
      eye(9.5) +
      b.dot(-16, 6, 4, '#d98070', 0.4) +
      b.dot(16, 6, 4, '#d98070', 0.4),
  );
}

/** A bear on its hind legs; apron and baker's hat (null for none), scarf, arms forward to hold a tray at 0,-46. */
export function bear(scene: Scene, size: number, look: Bear = {}) {
  const b = brush(scene, size, look);
  const { coat = '#8a6450', apron = '#f3e6cf', hat = '#fbf3e2', arms = 'forward', eyes = 'dots' } = look;
  const limb =
    arms === 'forward'
      ? (side: number) =>
          b.form(
            `M${side * 24} -62C${side * 36} -54 ${side * 36} -42 ${side * 24} -38C${side * 18} -37 ${side * 10} -38 ${side * 8} -42C${side * 10} -48 ${side * 18} -48 ${side * 16} -54Z`,
            mix(coat, b.night, side === b.light ? 0 : 0.12),
            { grain: 0.8 },
          )
      : (side: number) =>
          b.form(
            `M${side * 22} -62C${side * 38} -54 ${side * 42} -36 ${side * 36} -24C${side * 30} -20 ${side * 26} -26 ${side * 26} -34Z`,
            mix(coat, b.night, side === b.light ? 0 : 0.12),
            { grain: 1.3 },
          );
  return b.done(
    b.form('M-26 -12C-30 -4 -28 0 -22 0H-4L-2 -16ZM26 -12C30 -4 28 0 22 0H4L2 -16Z', mix(coat, b.night, 0.1), {
      grain: 1.4,
    }),
    b.form('M-32 -28C-36 -52 -24 -66 0 -66C24 -66 36 -52 32 -28C30 -10 16 -6 0 -6C-16 -6 -30 -10 -32 -28Z', coat, {
      grain: 1.3,
      dabs: 1.4,
    }),
    apron
      ? b.form('M-17 -58Q0 -52 17 -58L25 -30C26 -18 22 -11 18 -9Q0 -4 -18 -9C-22 -11 -26 -18 -25 -30Z', apron, {
          grain: 1.4,
        }) +
          b.form('M-11 -28H11V-18Q0 -14 -11 -18Z', mix(apron, b.night, 0.12), { dabs: 0.5 }) +
          b.line('M-17 -57L-13 -64M17 -57L13 -64', mix(apron, b.night, 0.15), 2.4)
      : '',
    limb(-1),
    limb(1),
    look.scarf ? b.form('M-22 -64Q0 -54 22 -64L22 -56Q0 -45 -22 -56Z', look.scarf) : '',
    bearHead(b, 0, -77, coat, eyes),
    hat
      ? b.form('M-13 -97C-24 -104 -17 -116 -8 -112C-5 -120 6 -120 9 -112C18 -115 23 -104 13 -97Z', hat) +
          b.form('M-13.5 -99Q0 -95 13.5 -99V-93Q0 -89 -13.5 -93Z', mix(hat, b.night, 0.08), { dabs: 0.4 })
      : '',
  );
}

/** A bear asleep on its belly, head to the left, as big as a hill; size is its height, snow covers its back. */
export function bearAsleep(scene: Scene, size: number, look: Bear & { snow?: string | null } = {}) {
  const b = brush(scene, size, look);
  const { coat = '#846250', snow = null } = look;
  const back = 'M-60 0C-66 -60 -20 -98 50 -100C120 -98 168 -50 176 0Z';
  return b.done(
    b.form(back, coat, { grain: 0.5, dabs: 1.5 }),
    snow
      ? b.form(
          'M-44 -52C-24 -84 10 -101 52 -102C120 -100 168 -52 177 0H120C124 -20 104 -14 98 -30C88 -44 70 -24 56 -38C40 -52 26 -34 10 -46C-8 -58 -28 -40 -44 -52Z',
          snow,
          { dabs: 1.4, shade: '#8fb2c6' },
        )
      : '',
    b.ball(-40, -66, 13, 13, coat),
    b.ball(-40, -65, 7.5, 7.5, '#c08f7c', { dabs: 0.4 }),
    b.ball(-2, -66, 13, 13, coat),
    b.ball(-2, -65, 7.5, 7.5, '#c08f7c', { dabs: 0.4 }),
    b.form(
      'M-92 -14C-94 -28 -78 -36 -66 -44C-56 -64 -20 -70 0 -54C16 -40 18 -14 10 0H-70C-84 0 -91 -6 -92 -14Z',
      lighten(coat, 0.03),
      { grain: 0.5, dabs: 1.5 },
    ),
    b.form(
      'M-94 -8C-98 -20 -88 -30 -74 -32C-60 -34 -50 -26 -50 -14C-52 -3 -80 3 -94 -8Z',
      mix(coat, '#e8cfa4', 0.55),
    ),
    b.flat(oval(-90, -22, 7, 5.5), ink),
    b.line('M-93 -24q3 -3 6 -1', '#8a7a88', 1.4),
    b.line('M-86 -16C-82 -8 -72 -6 -62 -10', mix(ink, coat, 0.2), 1.8),
    b.line('M-48 -38Q-40 -31 -30 -37', ink, 3),
    snow
      ? b.form('M-46 -62C-34 -70 -16 -70 -4 -62C-8 -54 -14 -60 -20 -56C-28 -52 -36 -60 -46 -62Z', snow, { dabs: 0.6 })
      : '',
    b.form('M-78 4C-80 -8 -62 -14 -46 -12C-32 -10 -26 -4 -28 4Z', mix(coat, b.night, 0.1), { dabs: 0.8 }),
    b.line('M-70 0q3 4 7 1M-60 2q3 4 7 1M-49 2q3 4 7 0', ink, 1.8),
  );
}
