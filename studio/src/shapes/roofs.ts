// Roofs seen from above: ridges, chimneys, skylights.

import { times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Brush, type Look } from './brush.ts';
import { stones } from './houses.ts';
import { windowAt } from './lights.ts';
import { onlooker } from './people.ts';
import { smoke } from './sky.ts';

/** Rows of tiles laid over a path, within left, top, width, height; tile is their width. */
export function tiles(
  b: Brush,
  path: string,
  colour: string,
  box: readonly [number, number, number, number],
  tile = 8,
) {
  const [left, top, width, height] = box;
  const rows = times(height / (tile * 0.8) + 1, (row) =>
    times(
      width / tile + 2,
      (i) =>
        `M${round1(left + (i - (row % 2) * 0.5) * tile)} ${round1(top + row * tile * 0.8)}q${tile * 0.5} ${tile * 0.6} ${tile} 0`,
    ).join(''),
  );
  const touches = times((width * height) / (tile * tile * 3), () => {
    const i = Math.floor((b.r() * width) / tile);
    const row = Math.floor((b.r() * height) / (tile * 0.8));
    return b.flat(
      `M${round1(left + (i - (row % 2) * 0.5) * tile)} ${round1(top + row * tile * 0.8)}q${tile * 0.5} ${tile * 0.6} ${tile} 0v${-tile * 0.7}h${-tile}Z`,
      b.r() < 0.5 ? lighten(colour, 0.08) : mix(colour, b.night, 0.3),
      0.5,
    );
  });
  return b.inside(path, ...touches, b.line(rows.join(''), mix(colour, b.night, 0.5), tile * 0.12, { opacity: 0.6 }));
}

/** A long roof seen from the side, ridge at the top; size is its height, wide its width to height. */
export function roof(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; wide?: number; snow?: string; tile?: number } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#9a4a4c', wide = 2.6, snow } = look;
  const w = 50 * wide;
  const path = `M${-w} 0L${-w + 26} -97Q0 -101 ${w - 26} -97L${w} 0Q0 5 ${-w} 0Z`;
  return b.done(
    b.form(path, colour, { dabs: 0.5 }),
    tiles(b, path, colour, [-w, -98, w * 2, 102], look.tile ?? 9),
    b.form(`M${-w + 22} -96Q0 -106 ${w - 22} -96L${w - 24} -90Q0 -99 ${-w + 24} -90Z`, lighten(colour, 0.05), {
      dabs: 0.7,
    }),
    b.line(
      times(wide * 8, (i) => `M${round1(-w + 28 + (i / (wide * 8)) * (2 * w - 52))} -100v7`).join(''),
      mix(colour, b.night, 0.5),
      1.2,
      { opacity: 0.6 },
    ),
    snow
      ? b.form(
          `M${-w + 18} -90Q0 -112 ${w - 18} -90C${w * 0.7} -78 ${w * 0.5} -84 ${w * 0.3} -76C0 -84 ${-w * 0.2} -70 ${-w * 0.4} -78C${-w * 0.6} -70 ${-w * 0.8} -80 ${-w + 18} -90Z`,
          snow,
          { shade: '#8fb0c8' },
        )
      : '',
  );
}

/** A chimney; smoke colour (null for none), pots, snow. */
export function chimney(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; smoke?: string | null; pots?: number; wind?: number; snow?: string } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#a0705c', pots = 2, snow } = look;
  const stack = 'M-26 2L-25 -70H25L26 2Z';
  const spots = pots > 1 ? [-12, 12] : [0];
  return b.done(
    look.smoke === null
      ? ''
      : spots
          .map((x) => b.put(x, -98, 1, smoke(scene, 90, { colour: look.smoke ?? '#cfd6e0', wind: look.wind })))
          .join(''),
    ...spots.map(
      (x) =>
        b.form(`M${x - 8} -76L${x - 6.5} -98H${x + 6.5}L${x + 8} -76Z`, '#c08058', { dabs: 0.8 }) +
        b.line(`M${x - 8} -98H${x + 8}`, '#7a4a3c', 2.6),
    ),
    b.form(stack, colour, { dabs: 0.4 }),
    stones(b, stack, colour, [-26, -70, 52, 72], 8, 0.7),
    b.form('M-31 -68H31V-78H-31Z', mix(colour, b.night, 0.12), { dabs: 0.7 }),
    snow
      ? b.form(
          'M-32 -76C-30 -84 -14 -85 0 -84C16 -86 30 -84 32 -76C20 -72 10 -78 0 -74C-12 -78 -22 -72 -32 -76Z',
          snow,
          { dabs: 0.4 },
        )
      : '',
  );
}

/** A dormer skylight in a roof; lit, head: true shows somebody humming in it. */
export function skylight(
  scene: Scene,
  size: number,
  look: Look & { wall?: string; roof?: string; lit?: boolean; head?: boolean; hair?: string } = {},
) {
  const b = brush(scene, size, look);
  const { wall = '#e6d3b3', roof: cover = '#8c4048', lit = true } = look;
  return b.done(
    b.form('M-38 0V-52L0 -90L38 -52V0Z', wall),
    windowAt(b, -24, -54, 48, 50, { lit, bars: !look.head, frame: '#4a3034' }),
    look.head
      ? b.inside(
          'M-24 -4V-54H24V-4Z',
          b.put(
            0,
            -2,
            1,
            onlooker(scene, 46, {
              ...look,
              humming: true,
              coat: b.oneOf(['#4f7480', '#8c5a72', '#6f7f50']),
              hair: look.hair ?? b.oneOf(['#5a3a34', '#b8683c', '#d8c8a0', '#3a2c3a']),
            }),
          ),
        )
      : '',
    b.form('M-48 -40L0 -100L48 -40L40 -36L0 -84L-40 -36Z', cover, { dabs: 1.4 }),
    b.form('M-44 4H44V-2H-44Z', palette.cream, { dabs: 0.5 }),
  );
}
