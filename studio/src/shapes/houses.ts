// Buildings: house, cottage, mill, lighthouse, door, fence, bridge.

import { between, times } from '../core/chance.ts';
import { lighten, mix, palette, vary } from '../core/colour.ts';
import { polygon, round1, smooth, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { archway, brush, type Brush, type Look } from './brush.ts';
import { lanternAt, windowAt } from './lights.ts';
import { smoke } from './sky.ts';
import { patchwork } from './textiles.ts';

/** Courses of stones or bricks laid over a path; height of a course, how strongly they show. */
export function stones(
  b: Brush,
  path: string,
  colour: string,
  box: readonly [number, number, number, number],
  course = 6,
  strength = 0.5,
) {
  const [left, top, width, height] = box;
  const marks: string[] = [];
  for (let y = top, row = 0; y < top + height; y += course, row++)
    for (let x = left - (row % 2) * course; x < left + width; x += course * 2) {
      if (b.r() < 0.4) continue;
      const tone = b.r() < 0.5 ? mix(colour, b.night, 0.4) : lighten(colour, 0.09);
      marks.push(
        `<rect x="${round1(x + between(b.r, 0, 2))}" y="${round1(y)}" width="${round1(course * between(b.r, 1.1, 1.8))}" height="${round1(course * 0.74)}" rx="${round1(course * 0.3)}" fill="${vary(b.r, tone, 0.02)}" opacity="${round1(between(b.r, 0.4, 1) * strength * 10) / 10}"/>`,
      );
    }
  return b.inside(path, ...marks);
}

export interface House extends Look {
  wall?: string;
  roof?: string;
  lit?: boolean;
  chimney?: boolean;
  smoke?: string | null;
  wind?: number;
  floors?: number;
  snow?: string;
  door?: boolean | string;
  frame?: string;
}

/** A gabled house seen from the corner; size is the width of its gable. Floors, roof, wall, snow, smoke colour (null for none). */
export function house(scene: Scene, size: number, look: House = {}) {
  const b = brush(scene, size, look);
  const {
    wall = '#e6d3b3',
    roof = palette.madder,
    lit = true,
    floors = 1,
    snow,
    door = true,
    frame = '#4a3034',
    wind = 1,
  } = look;
  const side = mix(wall, b.night, 0.34);
  const tall = 42 + 40 * floors;
  const off = () => between(b.r, -1.5, 1.5);
  const peak: Point = [off(), -tall - 50];
  const far: Point = [peak[0] + 40, peak[1] + 2];
  const gable = polygon([[-50 + off(), 0], [50, 0], [51.5 + off(), -tall], peak, [-51.5 + off(), -tall]]);
  const flank = polygon([
    [50, 0],
    [92, -4],
    [92, -tall - 3],
    [51.5, -tall],
  ]);
  const slope = polygon([
    [peak[0], peak[1] - 2],
    [far[0] + 3, far[1] - 2],
    [101, -tall + 4],
    [59, -tall + 8],
  ]);
  const tiles = times(34, () => {
    const [t, u] = [b.r(), b.r()];
    return `M${round1(peak[0] + u * 41 + t * 58)} ${round1(peak[1] + t * 58)}q3 2 7 0.6`;
  });
  const glass = (x: number, y: number, on: number, w = 19, h = 24) =>
    windowAt(b, x, y, w, h, { lit: lit && b.r() < on, frame });
  const chimney: Point = [peak[0] + 26, peak[1] + 6];
  return b.done(
    look.chimney === false
      ? ''
      : (look.smoke === null
          ? ''
          : b.put(
              chimney[0] + 6,
              chimney[1] - 20,
              1,
              smoke(scene, 100, { colour: look.smoke ?? '#cfd6e0', opacity: 0.42, wind }),
            )) +
          b.form(
            polygon([
              [chimney[0], chimney[1] + 16],
              [chimney[0], chimney[1] - 18],
              [chimney[0] + 12, chimney[1] - 18],
              [chimney[0] + 12, chimney[1] + 20],
            ]),
            mix(roof, '#8a6a60', 0.4),
          ) +
          b.line(`M${chimney[0] - 2} ${chimney[1] - 18}h16`, snow ?? mix(roof, b.night, 0.6), 4.5),
    b.form(flank, side, { dabs: 0.5 }),
    stones(b, flank, side, [50, -tall, 44, tall], 6, 0.35),
    b.form(gable, wall, { dabs: 0.5 }),
    stones(b, gable, wall, [-52, -tall - 40, 104, tall + 40], 6.5, 0.3),
    b.line('M-50 -2.500H50L92 -6.5', mix(wall, b.night, 0.45), 5, { opacity: 0.5 }),
    b.form(slope, roof, { dabs: 0.4 }),
    b.inside(
      slope,
      b.line(tiles.slice(0, 17).join(''), lighten(roof, 0.08), 2, { opacity: 0.7 }),
      b.line(tiles.slice(17).join(''), mix(roof, b.night, 0.45), 2.2, { opacity: 0.6 }),
    ),
    snow
      ? b.form(
          smooth(
            [
              [peak[0] - 2, peak[1] - 5],
              [far[0] + 4, far[1] - 5],
              [99, -tall + 1],
              [82, -tall - 3],
              [63, -tall + 1],
              [58, -tall + 6],
              [26, -tall - 25],
            ],
            true,
            0.5,
          ),
          snow,
          { shade: '#8fb0c8' },
        )
      : '',
    b.line(`M-59 ${-tall + 8}L${round1(peak[0])} ${round1(peak[1] - 2)}L59 ${-tall + 8}`, mix(roof, b.night, 0.4), 8),
    b.line(
      `M-59 ${-tall + 6}L${round1(peak[0])} ${round1(peak[1] - 4)}L59 ${-tall + 6}`,
      snow ?? lighten(roof, 0.06),
      snow ? 6 : 3,
    ),
    door
      ? b.form(archway(-29, 0, 21, 42), typeof door === 'string' ? door : '#6a4a3c', { grain: 1.5 }) +
          b.line(archway(-29, 0, 21, 42), frame, 2) +
          b.dot(-23, -17, 1.5, palette.lamp) +
          b.form('M-43 1H-15V-3H-43Z', mix(wall, b.night, 0.3), { dabs: 0 })
      : glass(-32, -42, 1),
    glass(10, -42, 1),
    floors > 1 ? glass(-32, -84, 0.8) + glass(10, -84, 0.7) : '',
    windowAt(b, -7.5, -tall - 28, 15, 19, { lit: lit && b.r() < 0.8, arch: true, bars: false, frame }),
    glass(63, -43, 0.6, 15, 22),
  );
}

/** A low thatched cottage from the front with a big chimney; thatch, wall, snow, smoke colour (null for none). */
export function cottage(scene: Scene, size: number, look: House & { thatch?: string } = {}) {
  const b = brush(scene, size, look);
  const { wall = '#ecdcbc', thatch = '#b08a54', lit = true, snow, frame = '#4a3034' } = look;
  const roof =
    'M-84 -44C-72 -58 -56 -92 -44 -98C-20 -103 24 -103 46 -98C58 -92 74 -58 86 -44C76 -38 62 -42 54 -46C30 -42 -28 -42 -54 -46C-62 -42 -74 -38 -84 -44Z';
  const walls = 'M-66 0L-68 -50H70L68 0Z';
  return b.done(
    look.chimney === false
      ? ''
      : (look.smoke === null
          ? ''
          : b.put(36, -116, 1, smoke(scene, 70, { colour: look.smoke ?? '#cfd6e0', wind: look.wind }))) +
          b.form('M27 -88V-116H46V-86Z', '#9a7a70') +
          stones(b, 'M27 -88V-116H46V-86Z', '#9a7a70', [27, -116, 20, 30], 5) +
          b.line('M24 -116H49', snow ?? '#6a5058', 4),
    b.form(walls, wall, { dabs: 0.5 }),
    stones(b, walls, wall, [-68, -50, 138, 50], 6, 0.3),
    b.form(archway(0, 0, 24, 40), typeof look.door === 'string' ? look.door : '#7a4a40', { grain: 1.5 }),
    b.line(archway(0, 0, 24, 40), frame, 2.4),
    b.dot(7, -17, 1.6, palette.lamp),
    windowAt(b, -50, -36, 22, 20, { lit, frame, curtain: '#c8605a' }),
    windowAt(b, 30, -36, 22, 20, { lit, frame, curtain: '#c8605a' }),
    b.form(roof, thatch, { grain: 1.2, long: 1.4, dabs: 1.6 }),
    b.inside(
      roof,
      b.line('M-70 -54Q0 -48 72 -54M-58 -72Q0 -66 60 -72', mix(thatch, b.night, 0.5), 1.6, { opacity: 0.5 }),
    ),
    windowAt(b, -9, -80, 18, 17, { lit, frame, arch: true, bars: false }),
    b.line('M-17 -64C-16 -90 16 -90 17 -64', lighten(thatch, 0.05), 6),
    snow
      ? b.form(
          'M-78 -52C-66 -70 -54 -95 -44 -101C-20 -106 24 -106 46 -101C58 -95 70 -70 80 -52C68 -60 58 -50 48 -62C36 -70 26 -58 12 -68C-4 -76 -18 -60 -32 -66C-46 -70 -60 -52 -78 -52Z',
          snow,
          { shade: '#8fb0c8' },
        )
      : '',
  );
}

/** A tower mill with four sails; turn in degrees, sail colour, quilts: true for patchwork sails, cap, snow. */
export function windmill(
  scene: Scene,
  size: number,
  look: Look & {
    wall?: string;
    cap?: string;
    sail?: string;
    turn?: number;
    lit?: boolean;
    snow?: string;
    quilts?: boolean;
  } = {},
) {
  const b = brush(scene, size, look);
  const { wall = '#d9c6a8', cap = '#8c3b4c', sail = '#f4e6c8', turn = 24, lit = true, snow } = look;
  const tower = 'M-17 1C-14.5 -19 -11 -46 -9.5 -62H9.500C11 -46 14.5 -19 17 1Q0 4 -17 1Z';
  const wood = '#4a3438';
  const cloth = 'M0.3 -6L9 -7L8.5 -42L0.3 -43Z';
  const one = look.quilts
    ? () =>
        b.line('M0 0V-44', wood, 1.3) +
        patchwork(b, 'M0.3 -5L12.5 -6C13.5 -18 11.5 -30 13 -43L0.3 -44Z', { patch: 4.4 }) +
        b.line('M0.3 -5L12.5 -6C13.5 -18 11.5 -30 13 -43L0.3 -44', '#a9444c', 0.6)
    : () =>
        b.line('M0 0V-43.5', wood, 1.3) +
        b.form(cloth, sail, { grain: 1.5 }) +
        b.line(`${times(8, (i) => `M0 ${-7 - i * 5}H9`).join('')}M4.5 -6V-43M8.8 -7V-42`, '#7a5a48', 0.5);
  const rail = 'M-18 -25H18';
  return b.done(
    b.form(tower, wall, { dabs: 0.6 }),
    stones(b, tower, wall, [-17, -60, 34, 62], 2.6, 0.45),
    b.form('M-18 -21H18L16.5 -18.500H-16.500Z', '#7a5440', { dabs: 0 }),
    b.line(`${rail}${times(9, (i) => `M${-18 + i * 4.5} -21v-4.5`).join('')}`, wood, 0.8),
    windowAt(b, -2.5, -38, 5, 6.5, { lit, arch: true }),
    windowAt(b, -2.2, -54, 4.4, 5.5, { lit, arch: true, bars: false }),
    b.flat(archway(0, 1.5, 7.4, 13), wood),
    b.flat(archway(0, 1.5, 5.2, 11.4), lit ? palette.amber : '#7a5440'),
    b.line('M0 1V-9', wood, 0.5),
    b.form('M-12 -61.500C-12.5 -69 -5 -74.5 0 -75C6 -74.5 12.5 -69 12 -61.500Q0 -59 -12 -61.500Z', cap, {
      grain: 0.3,
    }),
    snow
      ? b.form('M-11.5 -65C-11.5 -71 -5 -76 0 -76C6 -76 11.5 -71 11.5 -65Q6 -69 0 -67Q-6 -68 -11.5 -65Z', snow, {
          dabs: 0.5,
        })
      : '',
    `<g transform="translate(0 -66.5)">${[0, 90, 180, 270].map((angle) => `<g transform="rotate(${turn + angle})">${one()}</g>`).join('')}</g>`,
    b.ball(0, -66.5, 2.2, 2.2, '#7a5440', { dabs: 0 }),
  );
}

/** A striped lighthouse with a burning lamp; two colours. */
export function lighthouse(
  scene: Scene,
  size: number,
  look: Look & { colours?: readonly [string, string]; lit?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const [one, two] = look.colours ?? ['#f1e3cc', palette.madder];
  const tower = 'M-12 1L-7.5 -75H7.500L12 1Q0 3 -12 1Z';
  return b.done(
    b.form(tower, one, { dabs: 0.5 }),
    b.inside(tower, ...[8, 32, 56].map((y) => b.flat(`M-13 ${-y}H13V${-y - 12}H-13Z`, two))),
    b.form(tower, b.night, { opacity: 0.28, dabs: 0.7, pale: '#fff3d8', edge: 2 }),
    windowAt(b, -1.8, -30, 3.6, 5, { arch: true, bars: false }),
    windowAt(b, -1.8, -54, 3.6, 5, { arch: true, bars: false }),
    b.form('M-10.5 -78H10.500V-75H-10.500Z', '#3d2b40', { dabs: 0 }),
    b.line('M-10 -78V-82H10V-78M-5 -82V-78M0 -82V-78M5 -82V-78', '#3d2b40', 0.6),
    look.lit === false ? '' : b.halo(0, -84, 32, palette.lamp, 0.85),
    b.flat('M-5.5 -89H5.500V-78H-5.500Z', palette.glow),
    b.line('M-3 -89V-78M3 -89V-78', '#3d2b40', 0.7),
    b.form('M-7.5 -88.500Q0 -99 7.5 -88.500Z', two, { dabs: 0.4 }),
    b.line('M0 -94V-100', '#3d2b40', 0.8),
  );
}

/** A door in its frame; ajar from 0 (shut) to 1 shows the light behind; colour. */
export function door(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; ajar?: number; frame?: string; round?: boolean; inside?: string } = {},
) {
  const b = brush(scene, size, look);
  const { colour = '#3f6a9c', ajar = 0, frame = '#e6d8bc', round = false } = look;
  const outer = round ? archway(0, 0, 56, 100) : 'M-28 0V-100H28V0Z';
  const opening = round ? archway(0, 0, 44, 93) : 'M-22 0V-94H22V0Z';
  const edge = 22 - ajar * 26;
  const leafPath = `M-22 0V-94L${round1(edge)} ${-94 + ajar * 5}V${round1(ajar * 6)}Z`;
  const panel = (top: number, bottom: number) => `M-16 ${bottom}V${top}H${round1(edge - 6)}V${bottom}Z`;
  return b.done(
    ajar ? b.halo(8, -44, 70, palette.amber, 0.6) : '',
    b.form(outer, frame, { grain: 1.5 }),
    `<path d="${opening}" fill="${scene.linear([
      [0, palette.glow],
      [0.6, palette.lamp],
      [1, palette.amber],
    ])}"/>`,
    look.inside ? b.inside(opening, look.inside) : '',
    b.inside(
      opening,
      b.form(leafPath, colour, { grain: 1.5 }),
      ...[
        [-86, -56],
        [-50, -30],
        [-24, -6],
      ].map(([top, bottom]) => b.form(panel(top!, bottom!), mix(colour, b.night, 0.22), { edge: 1.6, dabs: 0.7 })),
    ),
    b.ball(edge - 4, -44, 2.6, 2.6, '#f0c060', { dabs: 0 }),
    b.line(opening, mix(frame, b.night, 0.5), 1.2),
    b.form('M-33 3H33V-2H-33Z', mix(frame, b.night, 0.2), { dabs: 0.6 }),
  );
}

/** A wooden fence of width size; height, colour. */
export function fence(scene: Scene, size: number, look: Look & { colour?: string; height?: number } = {}) {
  const b = brush(scene, 100, look);
  const { colour = '#6a4a3c', height: h = 26 } = look;
  const rail = (y: number) =>
    b.line(
      `M${-size / 2} ${-h * y}Q0 ${-h * (y + 0.04)} ${size / 2} ${-h * (y - 0.02)}`,
      mix(colour, b.night, 0.2),
      h * 0.13,
    ) +
    b.line(
      `M${-size / 2} ${-h * y - 1}Q0 ${-h * (y + 0.04) - 1} ${size / 2} ${-h * (y - 0.02) - 1}`,
      lighten(colour, 0.1),
      h * 0.04,
    );
  return (
    rail(0.62) +
    rail(0.3) +
    times(size / (h * 0.75) + 1, (i) => {
      const x = -size / 2 + i * h * 0.75 + between(b.r, -2, 2);
      const t = h * between(b.r, 0.85, 1.1);
      return b.form(
        `M${round1(x - h * 0.09)} 2L${round1(x - h * 0.09)} ${round1(-t)}L${round1(x)} ${round1(-t - h * 0.1)}L${round1(x + h * 0.09)} ${round1(-t)}L${round1(x + h * 0.09)} 2Z`,
        colour,
        { grain: 1.5 },
      );
    }).join('')
  );
}

/** A humped stone bridge of width size; colour, snow on its parapet. */
export function stoneBridge(scene: Scene, size: number, look: Look & { colour?: string; snow?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#8a8399';
  const path = 'M-50 2C-30 -8 -18 -32 0 -32C18 -32 30 -8 50 2V18H22C20 -6 10 -18 0 -18C-10 -18 -20 -6 -22 18H-50Z';
  return b.done(
    b.form(path, colour, { dabs: 0.5 }),
    stones(b, path, colour, [-50, -32, 100, 50], 5, 0.9),
    b.line('M-22 18C-20 -6 -10 -18 0 -18C10 -18 20 -6 22 18', mix(colour, b.night, 0.5), 2),
    b.line(
      'M-50 1C-30 -9 -18 -33 0 -33C18 -33 30 -9 50 1',
      look.snow ?? lighten(colour, 0.12),
      look.snow ? 3.4 : 2.2,
    ),
  );
}

/** A lantern on a wooden post. */
export function lanternPost(scene: Scene, size: number, look: Look = {}) {
  const b = brush(scene, size, look);
  return b.done(
    b.form('M-3.5 0L-2.5 -96H2.500L3.5 0Z', '#5a4038', { grain: 1.5 }),
    b.form('M-4 -92H24V-88H-4Z', '#5a4038', { dabs: 0 }),
    b.line('M20 -88V-82', '#3d2b30', 1.4),
    lanternAt(b, 20, -80, 9),
  );
}
