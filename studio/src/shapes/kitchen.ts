// Things of table and hearth: cup, teapot, kettle, loaves, bucket, spoon.

import { lighten, mix, palette } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Brush, type Look } from './brush.ts';

/** Threads of steam rising from 0,0 to the given height. */
export function steam(b: Brush, x: number, y: number, height: number, colour = '#fff6e6', opacity = 0.55) {
  const h = height;
  const thread = (dx: number, tall: number, width: number) =>
    b.line(
      `M${x + dx} ${y}c${-h * 0.16} ${-h * tall * 0.3} ${h * 0.16} ${-h * tall * 0.5} 0 ${-h * tall * 0.75}s${h * 0.06} ${-h * tall * 0.2} ${h * 0.08} ${-h * tall * 0.25}`,
      colour,
      width,
      { opacity },
    );
  return thread(-h * 0.2, 0.75, h * 0.07) + thread(0, 1, h * 0.085) + thread(h * 0.2, 0.7, h * 0.06);
}

/** A cup with handle; steam, saucer, band colour; size is the height of the cup. */
export function cup(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; band?: string; steam?: boolean; saucer?: boolean; tea?: string } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#f6e9d4', band = '#3f7f98', tea = '#9a5a34' } = look;
  const body = 'M-54 -86C-52 -40 -38 -4 -18 0H18C38 -4 52 -40 54 -86Z';
  return b.done(
    look.saucer
      ? b.ball(0, 2, 88, 15, mix(colour, b.night, 0.06)) +
          b.ball(0, -1, 58, 8, mix(colour, b.night, 0.28), { dabs: 0.4 })
      : '',
    b.line('M48 -70C86 -76 86 -24 36 -26', mix(colour, b.night, 0.12), 11),
    b.line('M50 -71C82 -74 82 -32 44 -28', lighten(colour, 0.03), 3.5),
    b.form(body, colour),
    b.inside(body, b.line('M-54 -62Q0 -48 54 -62', band, 6), b.line('M-54 -50Q0 -36 54 -50', band, 2)),
    b.flat(oval(0, -86, 55, 13), lighten(colour, 0.05)),
    b.flat(oval(0, -85, 47, 9.5), tea),
    b.line('M-36 -83Q0 -77 34 -84', lighten(tea, 0.13), 2.4, { opacity: 0.8 }),
    look.steam ? steam(b, 0, -92, 70) : '',
  );
}

/** A round teapot, spout to the right; band colour, steam. */
export function teapot(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; band?: string; steam?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#c8605a', band = palette.cream } = look;
  const belly = 'M-50 -40C-50 -74 -28 -82 0 -82C28 -82 50 -74 50 -40C50 -14 30 0 0 0C-30 0 -50 -14 -50 -40Z';
  return b.done(
    b.line('M-44 -62C-86 -72 -86 -16 -40 -22', mix(colour, b.night, 0.22), 10),
    b.line('M-46 -63C-80 -68 -80 -24 -44 -24', lighten(colour, 0.06), 3),
    b.form('M40 -44C60 -46 62 -72 82 -80L92 -72C80 -58 76 -26 42 -20Z', colour, { grain: -0.8 }),
    b.form(belly, colour),
    b.inside(
      belly,
      b.line('M-52 -44Q0 -30 52 -44', band, 5),
      ...[-36, -18, 0, 18, 36].map((x) => b.dot(x, -33 + Math.abs(x) * -0.1, 3.4, band)),
    ),
    b.form('M-30 -80C-26 -96 26 -96 30 -80Q0 -74 -30 -80Z', lighten(colour, 0.03)),
    b.ball(0, -97, 7, 6.5, band, { dabs: 0 }),
    look.steam ? steam(b, 88, -82, 44) : '',
  );
}

/** A copper kettle with a bow handle; steam from its spout. */
export function kettle(scene: Scene, size: number, look: Look & { colour?: string; steam?: boolean } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#b8704a';
  return b.done(
    b.line('M-34 -58C-34 -112 34 -112 34 -58', '#4a3438', 6),
    b.form('M34 -34C52 -38 54 -56 68 -62L76 -54C68 -40 60 -16 36 -12Z', colour),
    b.form('M-44 -2C-54 -30 -42 -64 -22 -66H22C42 -64 54 -30 44 -2Q0 5 -44 -2Z', colour),
    b.line('M-44 -16Q0 -8 44 -16', mix(colour, b.night, 0.4), 2.4),
    b.form('M-22 -65C-18 -76 18 -76 22 -65Z', lighten(colour, 0.05)),
    b.dot(0, -77, 5, '#4a3438'),
    look.steam ? steam(b, 74, -64, 40) : '',
  );
}

/** A loaf: round with cuts, or a star when star is true. */
export function loaf(scene: Scene, size: number, look: Look & { star?: boolean; glow?: boolean } = {}) {
  const b = brush(scene, size, look);
  const crust = '#c8813f';
  if (look.star) {
    const tips = Array.from({ length: 5 }, (_, i) =>
      [i * 72 - 90, i * 72 - 54]
        .map((degrees, inner) => {
          const reach = inner ? 26 : 52;
          return `${Math.round(Math.cos((degrees * Math.PI) / 180) * reach)} ${Math.round(-50 + Math.sin((degrees * Math.PI) / 180) * reach)}`;
        })
        .join('L'),
    );
    const star = `M${tips.join('L')}Z`;
    return b.done(
      look.glow ? b.halo(0, -50, 90, palette.lamp, 0.7) : '',
      b.line(star, crust, 16),
      b.form(star, crust, { pale: '#f6c878', edge: 1.6 }),
      b.scatter(9, -22, -72, 44, 40, (x, y) => b.dot(x, y, 2.2, '#fbe6b4', 0.9)),
    );
  }
  return b.done(
    b.form('M-70 -22C-70 -62 -30 -70 0 -70C30 -70 70 -62 70 -22C70 -4 50 0 0 0C-50 0 -70 -4 -70 -22Z', crust, {
      pale: '#f0bc70',
    }),
    b.line('M-38 -58Q-28 -40 -38 -24M-4 -62Q6 -42 -4 -24M30 -60Q40 -42 32 -26', '#f6dca4', 6, { opacity: 0.85 }),
  );
}

/** A wooden bucket; filled with a colour (water, moonlight) when full is set; glow lights it. */
export function bucket(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; full?: string; glow?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#9a6a48', full } = look;
  const body = 'M-40 -78L-30 -2Q0 6 30 -2L40 -78Z';
  return b.done(
    look.glow ? b.halo(0, -84, 110, full ?? palette.lamp, 0.7) : '',
    b.line('M-40 -78C-36 -124 36 -124 40 -78', '#5a5468', 3.4),
    b.form(body, colour, { grain: 1.5 }),
    b.inside(
      body,
      b.line('M-20 -80L-15 4M0 -80V6M20 -80L15 4', mix(colour, b.night, 0.5), 2, { opacity: 0.7 }),
      b.line('M-40 -58Q0 -48 40 -58M-34 -22Q0 -13 34 -22', '#6a6478', 6),
      b.line('M-40 -60Q0 -50 40 -60M-34 -24Q0 -15 34 -24', '#a9a4b4', 1.6),
    ),
    b.flat(oval(0, -78, 40, 10), mix(colour, b.night, 0.5)),
    full ? b.flat(oval(0, -77, 35, 8), full) + b.line('M-20 -77Q0 -72 22 -78', lighten(full, 0.1), 2.4) : '',
  );
}

/** A spoon standing on its handle; used as a clock hand too. */
export function spoon(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#c9d0d6';
  return b.done(
    b.form('M-2.5 -62L-3.5 -4C-3.5 2 3.5 2 3.5 -4L2.5 -62Z', colour, { dabs: 0 }),
    b.ball(0, -80, 13, 20, colour),
    b.flat(oval(-b.light, -80, 8.5, 14.5), mix(colour, b.night, 0.3), 0.65),
    b.line(`M${b.light * 5} -92q5 8 2 18`, '#ffffff', 2, { opacity: 0.8 }),
  );
}
