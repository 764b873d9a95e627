// Furniture and hearths: stove, oven, fireplace, bed, ladder, piano, chair, table.

import { times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { archway, brush, oval, rectangle, type Look } from './brush.ts';
import { stones } from './houses.ts';
import { flameAt } from './lights.ts';
import { wildFlowers } from './plants.ts';
import { patchwork } from './textiles.ts';

/** An iron stove with a glowing door and a pipe; pipe: how high it rises above. */
export function stove(scene: Scene, size: number, look: Look & { iron?: string; pipe?: number } = {}) {
  const b = brush(scene, size, look);
  const iron = look.iron ?? '#3f4258';
  const pale = lighten(iron, 0.18);
  const top = -80 - (look.pipe ?? 40);
  return b.done(
    b.halo(0, -40, 120, palette.amber, 0.65),
    b.form(`M-8 -80V${top}H8V-80Z`, iron, { pale, grain: 1.5 }),
    b.line(`M-10 ${top + 12}H10M-10 -92H10`, mix(iron, b.night, 0.3), 3),
    b.form('M-34 -2L-38 6M34 -2L38 6M-36 6L-30 -10H-22L-26 6ZM36 6L30 -10H22L26 6Z', iron, { dabs: 0, pale }),
    b.form('M-38 -8C-44 -30 -44 -56 -34 -78H34C44 -56 44 -30 38 -8Q0 -2 -38 -8Z', iron, { pale }),
    b.form('M-42 -78H42V-85H-42Z', mix(iron, b.night, 0.2), { pale, dabs: 0.7 }),
    `<path d="${archway(0, -16, 46, 46)}" fill="${scene.linear([
      [0, palette.amber],
      [1, palette.glow],
    ])}"/>`,
    b.inside(
      archway(0, -16, 46, 46),
      b.put(-11, -15, 1, flameAt(b, 0, 0, 28)),
      b.put(12, -15, 1, flameAt(b, 0, 0, 25)),
      flameAt(b, 0, -15, 36),
    ),
    b.line(`${archway(0, -16, 46, 46)}M-8 -16V-60M8 -16V-60`, mix(iron, b.night, 0.4), 3.4),
    b.dot(28, -38, 3, '#e0a848'),
  );
}

/** A brick baker's oven with a glowing arched mouth. */
export function oven(scene: Scene, size: number, look: Look & { brick?: string; shelf?: boolean } = {}) {
  const b = brush(scene, size, look);
  const brick = look.brick ?? '#a8624c';
  const dome = 'M-78 0V-56C-76 -92 -40 -102 0 -102C40 -102 76 -92 78 -56V0Z';
  const mouth = archway(0, -24, 76, 54);
  return b.done(
    b.form(dome, brick, { dabs: 0.4 }),
    stones(b, dome, brick, [-78, -100, 156, 102], 9, 0.75),
    b.halo(0, -44, 110, palette.amber, 0.7),
    b.line(archway(0, -24, 86, 62), lighten(brick, 0.1), 8, {}),
    b.line(archway(0, -24, 86, 62), mix(brick, b.night, 0.5), 8, { dash: '1.5 8', opacity: 0.7 }),
    `<path d="${mouth}" fill="${scene.radial(
      [
        [0, '#fff6cc'],
        [0.4, palette.lamp],
        [0.75, palette.ember],
        [1, '#7a2c34'],
      ],
      0.5,
      0.9,
      0.8,
    )}"/>`,
    b.inside(mouth, ...[-24, -6, 14, 28].map((x, i) => b.put(x, -22, 1, flameAt(b, 0, 0, 26 + (i % 2) * 10)))),
    b.form('M-52 -18H52V-26H-52Z', mix(brick, b.night, 0.35), { dabs: 0.8 }),
    look.shelf === false ? '' : b.form('M-84 2H84V-5H-84Z', mix(brick, '#8a7a80', 0.5), { dabs: 0.6 }),
  );
}

/** A stone fireplace with mantel and fire. */
export function fireplace(scene: Scene, size: number, look: Look & { stone?: string } = {}) {
  const b = brush(scene, size, look);
  const stone = look.stone ?? '#9c8f90';
  const wall = 'M-60 0V-88H60V0Z';
  const hearth = archway(0, 0, 70, 66);
  return b.done(
    b.form(wall, stone, { dabs: 0.4 }),
    stones(b, wall, stone, [-60, -88, 120, 90], 10, 0.7),
    `<path d="${hearth}" fill="#3a2430"/>`,
    b.inside(hearth, b.halo(0, -14, 62, palette.amber, 0.95)),
    b.put(-14, -5, 1, flameAt(b, 0, 0, 32)),
    b.put(15, -5, 1, flameAt(b, 0, 0, 28)),
    flameAt(b, 0, -3, 48),
    b.form('M-28 -2H26V-9H-28Z', '#6a4436', { dabs: 1 }),
    b.halo(0, -22, 110, palette.amber, 0.5),
    b.form('M-68 -86H68V-98H-68Z', '#7a5440', { dabs: 1.2 }),
    b.form('M-70 3H70V-3H-70Z', mix(stone, b.night, 0.2), { dabs: 0.5 }),
  );
}

/** A brass bed from the side with pillow and patchwork quilt; sleeper hair colour puts somebody in it, wheels for a train. */
export function brassBed(
  scene: Scene,
  size: number,
  look: Look & { brass?: string; sleeper?: string; wheels?: boolean; colours?: readonly string[] } = {},
) {
  const b = brush(scene, size, look);
  const brass = look.brass ?? '#e0aa4c';
  const rail = (x: number, tall: number) =>
    b.line(`M${x} -6V${-tall}`, mix(brass, b.night, 0.3), 5) +
    b.line(`M${x + b.light} -6V${-tall}`, lighten(brass, 0.12), 1.8) +
    b.ball(x, -tall - 4, 5, 5, brass, { dabs: 0 });
  const bars = (from: number, to: number, tall: number) =>
    b.line(
      `${times(4, (i) => `M${round1(from + ((to - from) * (i + 1)) / 5)} -24V${-tall + 4}`).join('')}M${from} ${-tall + 2}Q${(from + to) / 2} ${-tall - 10} ${to} ${-tall + 2}`,
      brass,
      2.6,
    );
  const cover = 'M-46 -44C-30 -52 40 -50 70 -46C78 -44 80 -32 79 -16C50 -10 -20 -10 -50 -16C-54 -26 -52 -38 -46 -44Z';
  const wheel = (x: number) =>
    b.line(`${oval(x, 4, 11, 11)}M${x - 11} 4h22M${x} -7v22`, brass, 2.6) +
    b.ball(x, 4, 3.4, 3.4, brass, { dabs: 0 });
  return b.done(
    rail(-84, 82),
    rail(-66, 78),
    bars(-84, -66, 80),
    b.form('M-84 -26H82V-14H-84Z', '#f3e6cf'),
    b.form('M-82 -28C-84 -44 -74 -50 -60 -48C-48 -48 -42 -40 -44 -30Z', '#fbf3e2', { dabs: 0.8 }),
    look.sleeper
      ? b.ball(-56, -46, 11, 10.5, '#f0c6a4', { dabs: 0.3 }) +
          b.form('M-68 -46C-70 -60 -46 -62 -45 -50C-52 -56 -60 -52 -68 -46Z', look.sleeper, { dabs: 0.6 }) +
          b.line('M-56 -45q3 2.5 6 0', '#3a2c34', 1.5)
      : '',
    patchwork(b, cover, { patch: 13, colours: look.colours }),
    b.form(cover, '#5a4468', { opacity: 0.22, dabs: 0, edge: 1.6 }),
    b.form('M-50 -40C-46 -50 -34 -52 -26 -50L-28 -14C-38 -14 -46 -14 -51 -16Z', '#fbf0dc', { dabs: 0.6 }),
    b.line('M-84 -12H84', mix(brass, b.night, 0.2), 4.5),
    rail(84, 60),
    rail(72, 56),
    bars(72, 84, 58),
    look.wheels ? wheel(-62) + wheel(62) : '',
  );
}

/** A wooden ladder leaning by `lean` degrees; rungs. */
export function ladder(
  scene: Scene,
  size: number,
  look: Look & { wood?: string; lean?: number; rungs?: number } = {},
) {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#a5744c';
  const rungs = look.rungs ?? 8;
  const step = 94 / rungs;
  return b.put(
    0,
    0,
    1,
    b.done(
      ...times(rungs, (i) => b.form(rectangle(-11, -6 - i * step, 22, 2.4), mix(wood, b.night, 0.12), { dabs: 0.5 })),
      b.form('M-13 0L-11 -100H-8L-9.5 0ZM13 0L11 -100H8L9.5 0Z', wood, { grain: 1.55 }),
    ),
    { turn: look.lean ?? 0 },
  );
}

/** An upright piano from the front, overgrown with flowers when flowers is true; its keys lie at y -42 per cent from -46 to 46. */
export function piano(scene: Scene, size: number, look: Look & { wood?: string; flowers?: boolean } = {}) {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#7a4c40';
  const keys = times(22, (i) => b.form(rectangle(-46 + i * 4.18, -46, 4, 9), '#fbf1dc', { dabs: 0, edge: 0.6 }));
  const blacks = times(21, (i) =>
    [2, 6].includes(i % 7) ? '' : b.flat(rectangle(-46 + (i + 1) * 4.18 - 1.2, -46, 2.4, 5.4), '#2b2438'),
  );
  return b.done(
    b.form('M-50 -34L-48 0H-40L-42 -34ZM50 -34L48 0H40L42 -34Z', mix(wood, b.night, 0.25), { grain: 1.5 }),
    b.form(rectangle(-52, -100, 104, 88), wood, { grain: 0.05 }),
    b.form(rectangle(-56, -104, 112, 7), lighten(wood, 0.05), { dabs: 1.2 }),
    b.form('M-44 -92H-6V-56H-44ZM6 -92H44V-56H6Z', mix(wood, b.night, 0.2), { edge: 1.6, grain: 0.8 }),
    b.form(rectangle(-46, -32, 92, 16), mix(wood, b.night, 0.25), { edge: 1.4 }),
    b.form('M-24 -50L-21 -72H21L24 -50Z', '#f6ead0', { dabs: 0.4 }),
    b.line('M-18 -66H18M-18 -61H18M-19 -56H19', '#8a7a80', 0.7),
    b.dot(-10, -62, 1.2, '#3a2c3a') + b.dot(2, -65, 1.2, '#3a2c3a') + b.dot(12, -60, 1.2, '#3a2c3a'),
    ...keys,
    ...blacks,
    b.form('M-56 -37H56V-31H-56Z', wood, { dabs: 1 }),
    b.form('M-56 -50H-47V-36H-56ZM56 -50H47V-36H56Z', wood, { dabs: 0.6 }),
    b.line('M-6 -4H-2M2 -4H6', '#e0a848', 2.4),
    look.flowers
      ? b.put(0, -104, 0.32, wildFlowers(scene, 320, { count: 26, height: 50 })) +
          b.put(0, 2, 0.4, wildFlowers(scene, 300, { count: 30, height: 60 })) +
          b.put(-48, -96, 0.5, vineOn(b)) +
          b.put(47, -100, 0.44, vineOn(b))
      : '',
  );
}

const vineOn = (b: ReturnType<typeof brush>) =>
  b.line('M0 0C10 24 -10 48 2 72C6 90 -4 110 2 130', '#3f6a4c', 2.6) +
  times(18, (i) =>
    b.put(
      Math.sin(i) * 6,
      4 + i * 7.2,
      1,
      b.flat('M0 0C5 -9 14 -8 16 -2C13 5 6 6 0 0Z', i % 3 ? '#5f8a58' : '#93ac68'),
      { turn: i * 37, flip: i % 2 === 0 },
    ),
  ).join('');

/** A cushioned armchair from the front. */
export function armchair(scene: Scene, size: number, look: Look & { cloth?: string } = {}) {
  const b = brush(scene, size, look);
  const cloth = look.cloth ?? '#8c4a5c';
  return b.done(
    b.form('M-44 -4H-34V4H-44ZM34 -4H44V4H34Z', '#5a4038', { dabs: 0 }),
    b.form('M-40 -30C-46 -80 -34 -100 0 -100C34 -100 46 -80 40 -30Z', cloth, { grain: 1.4 }),
    b.dot(-14, -76, 2, mix(cloth, b.night, 0.5)),
    b.dot(14, -76, 2, mix(cloth, b.night, 0.5)),
    b.dot(0, -60, 2, mix(cloth, b.night, 0.5)),
    b.form('M-38 -2V-34C-20 -44 20 -44 38 -34V-2Z', lighten(cloth, 0.05)),
    b.form('M-54 -2V-44C-54 -58 -34 -58 -34 -44V-2ZM54 -2V-44C54 -58 34 -58 34 -44V-2Z', mix(cloth, b.night, 0.08), {
      grain: 1.5,
    }),
  );
}

/** A plain wooden table from the side; wide is its width to height. */
export function table(scene: Scene, size: number, look: Look & { wood?: string; wide?: number } = {}) {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#9a6a48';
  const w = 50 * (look.wide ?? 2);
  return b.done(
    b.form(
      `M${-w + 12} 0L${-w + 8} -84H${-w + 20}L${-w + 19} 0ZM${w - 12} 0L${w - 8} -84H${w - 20}L${w - 19} 0Z`,
      mix(wood, b.night, 0.2),
      { grain: 1.5 },
    ),
    b.form(`M${-w + 6} -76H${w - 6}V-90H${-w + 6}Z`, mix(wood, b.night, 0.15)),
    b.form(`M${-w} -88H${w}L${w - 8} -100H${-w + 8}Z`, wood, { dabs: 1.4 }),
  );
}
