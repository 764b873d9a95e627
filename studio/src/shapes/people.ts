// People standing and moving: child, shepherd, farmer, villager, floating girl.

import { lighten, mix, palette } from '../core/colour.ts';
import { ribbon, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Brush, type Look } from './brush.ts';
import { head, type Eyes, type Head } from './faces.ts';

export type Arm = 'down' | 'up' | 'forward' | 'hip';

export interface Person extends Look {
  view?: 'back' | 'front' | 'side';
  coat?: string;
  hat?: string | null;
  hair?: string;
  style?: Head['style'];
  skin?: string;
  boots?: string;
  scarf?: string | null;
  stripes?: string | null;
  wind?: number;
  arms?: [Arm, Arm];
  eyes?: Eyes;
  walking?: boolean;
}

/** A sleeve with a mitten from the shoulder through the elbow to the hand. */
export function sleeve(b: Brush, points: Point[], colour: string, skin: string, width = 10) {
  const [x, y] = points.at(-1)!;
  return (
    b.ball(x, y, width * 0.46, width * 0.46, skin, { dabs: 0 }) +
    b.form(ribbon(points, [width * 1.15, width, width * 0.8]), colour, { dabs: 0.7 })
  );
}

const poses: Record<Arm, Point[]> = {
  down: [
    [10, -61],
    [19, -50],
    [22, -36],
  ],
  up: [
    [9, -61],
    [23, -72],
    [31, -92],
  ],
  forward: [
    [9, -60],
    [22, -53],
    [38, -56],
  ],
  hip: [
    [10, -61],
    [25, -50],
    [15, -39],
  ],
};

const arm = (b: Brush, pose: Arm, side: number, coat: string, skin: string) =>
  sleeve(
    b,
    poses[pose].map(([x, y]): Point => [x * side, y]),
    coat,
    skin,
  );

/** A knitted hat with brim and bobble on a head round x, y. */
export function bobbleHat(b: Brush, x: number, y: number, size: number, colour: string) {
  const s = size;
  return (
    b.ball(x + s * 0.05, y - s * 1.42, s * 0.4, s * 0.38, lighten(colour, 0.1)) +
    b.form(
      `M${x - s * 1.1} ${y - s * 0.2}C${x - s * 1.15} ${y - s * 1.6} ${x + s * 1.15} ${y - s * 1.6} ${x + s * 1.1} ${y - s * 0.2}Q${x} ${y - s * 0.6} ${x - s * 1.1} ${y - s * 0.2}Z`,
      colour,
      { grain: 1.5 },
    ) +
    b.form(
      `M${x - s * 1.2} ${y - s * 0.36}Q${x} ${y - s * 0.82} ${x + s * 1.2} ${y - s * 0.36}L${x + s * 1.16} ${y + s * 0.02}Q${x} ${y - s * 0.44} ${x - s * 1.16} ${y + s * 0.02}Z`,
      lighten(colour, 0.07),
      { grain: 1.5, long: 0.6 },
    )
  );
}

/** A scarf round the neck whose end flies with the wind (-1…1.5); stripes colours its bands. */
export function scarfOn(b: Brush, x: number, y: number, colour: string, stripes: string | null, wind: number) {
  const end = ribbon(
    [
      [x + wind * 6, y + 3],
      [x + wind * 18, y - 4],
      [x + wind * 31, y + 3],
      [x + wind * 48, y - 5],
    ],
    [8, 9, 9, 11],
  );
  const bands = (path: string, at: [number, number, number][]) =>
    stripes
      ? b.inside(path, ...at.map(([cx, cy, turn]) => b.put(cx, cy, 1, b.flat('M-2 -10H2V10H-2Z', stripes), { turn })))
      : '';
  const collar = `M${x - 14} ${y - 3}Q${x} ${y + 5} ${x + 14} ${y - 3}L${x + 14} ${y + 4}Q${x} ${y + 13} ${x - 14} ${y + 4}Z`;
  const fringe = [-4, 0, 4]
    .map((o) => b.line(`M${x + wind * 48} ${y - 5 + o}l${wind * 5} ${o * 0.3}`, colour, 1.6))
    .join('');
  return (
    fringe +
    b.form(end, mix(colour, b.night, 0.1), { dabs: 0.6 }) +
    bands(
      end,
      [12, 21, 30, 39].map((t) => [x + wind * t, y - 1, wind * -10]),
    ) +
    b.form(collar, colour, { dabs: 0.6 }) +
    bands(collar, [
      [x - 9, y + 3, 16],
      [x, y + 6, 0],
      [x + 9, y + 3, -16],
    ])
  );
}

function boots(b: Brush, colour: string, walking: boolean) {
  const sock = mix(colour, '#8a7a9a', 0.35);
  const leg = (x: number, lift: number, turn: number) =>
    b.put(
      x,
      -24,
      1,
      b.form('M-4.5 0L-4.5 18H4.5L4 0Z', sock, { dabs: 0 }) +
        b.form(
          `M-5.5 ${15 - lift}H5L5.5 ${20 - lift}C10 ${20 - lift} 11 ${25 - lift} 10 ${25 - lift}H-5.500Z`,
          colour,
          { dabs: 0.4 },
        ),
      { turn },
    );
  return walking ? leg(-8, 0, 16) + leg(7, 1, -18) : leg(-7.5, 0, 0) + leg(7.5, 0, 0);
}

/** A child in coat, hat and scarf; view, arms, stripes, wind, walking, hat: null for bare hair. */
export function child(scene: Scene, size: number, look: Person = {}) {
  const b = brush(scene, size, look);
  const {
    view = 'back',
    coat = palette.madder,
    hat = palette.amber,
    hair = '#4a3034',
    skin = '#f0c6a4',
    scarf = palette.cream,
    stripes = null,
    wind = 1,
    arms = ['down', 'down'],
  } = look;
  const body = 'M-11 -67C-17 -50 -23 -36 -25 -21C-10 -15 12 -15 26 -21C24 -36 17 -52 11 -67Q0 -71 -11 -67Z';
  const front =
    view === 'back'
      ? b.line('M0 -30C1 -24 1 -21 0 -17', mix(coat, b.night, 0.4), 1.2)
      : b.line('M1 -62C3 -46 2 -30 2 -18', mix(coat, b.night, 0.4), 1.2) +
        [-54, -42, -30].map((y) => b.dot(5.5, y, 1.6, lighten(coat, 0.2))).join('');
  const hem = b.line('M-24 -22.500C-10 -17 12 -17 25 -22.5', lighten(coat, 0.1), 2.6, { opacity: 0.75 });
  return b.done(
    boots(b, look.boots ?? '#4a343c', look.walking ?? false),
    b.form(body, coat, { grain: 1.45 }),
    front,
    hem,
    arm(b, arms[0], -1, mix(coat, b.night, 0.12), skin),
    arm(b, arms[1], 1, coat, skin),
    head(b, 0, -80, 14.5, { view, skin, hair, style: look.style ?? 'short', eyes: look.eyes }),
    hat ? bobbleHat(b, 0, -80, 14.5, hat) : '',
    scarf ? scarfOn(b, 0, -65, scarf, stripes, wind) : '',
  );
}

/** A broad straw hat on a head round x, y. */
export function strawHat(
  b: Brush,
  x: number,
  y: number,
  size: number,
  colour: string = '#dcb468',
  band: string = palette.madder,
) {
  const s = size;
  return (
    b.form(
      `M${x - s * 0.85} ${y - s * 0.5}C${x - s * 0.85} ${y - s * 1.7} ${x + s * 0.85} ${y - s * 1.7} ${x + s * 0.85} ${y - s * 0.5}Z`,
      colour,
      { long: 0.7 },
    ) +
    b.flat(
      `M${x - s * 0.88} ${y - s * 0.82}Q${x} ${y - s * 0.62} ${x + s * 0.88} ${y - s * 0.82}V${y - s * 0.5}H${x - s * 0.88}Z`,
      band,
    ) +
    b.form(
      `M${x - s * 1.7} ${y - s * 0.42}C${x - s} ${y - s * 0.85} ${x + s} ${y - s * 0.85} ${x + s * 1.7} ${y - s * 0.42}C${x + s} ${y - s * 0.12} ${x - s} ${y - s * 0.12} ${x - s * 1.7} ${y - s * 0.42}Z`,
      colour,
      { grain: 0.1 },
    )
  );
}

/** A boy with a shepherd's crook, cloak in the wind; faces right. */
export function shepherd(scene: Scene, size: number, look: Person = {}) {
  const b = brush(scene, size, look);
  const { coat = '#7a5a44', skin = '#f0c6a4', hair = '#6a4030' } = look;
  const cloak = look.scarf ?? '#4f7480';
  return b.done(
    boots(b, look.boots ?? '#4a343c', true),
    b.form('M-8 -64C-26 -56 -42 -40 -52 -30C-40 -27 -26 -26 -14 -22L4 -40Z', cloak, { grain: 0.8 }),
    b.form('M-9 -67C-15 -50 -18 -36 -19 -23C-8 -18 10 -18 19 -23C18 -38 14 -54 9 -67Z', coat, { grain: 1.4 }),
    b.line('M-18 -40Q0 -35 17 -40', mix(coat, b.night, 0.5), 3),
    b.form('M-11 -67C-18 -58 -22 -48 -22 -40C-8 -44 8 -44 18 -46C18 -56 14 -63 10 -67Q0 -71 -11 -67Z', cloak, {
      grain: 1.2,
    }),
    b.line('M34 0L31 -88C30 -104 48 -106 48 -92C48 -85 41 -84 40 -89', '#5a4034', 3.4),
    b.line('M33.5 -2L31.5 -86', '#a97a54', 1.2),
    sleeve(
      b,
      [
        [7, -60],
        [19, -50],
        [32, -54],
      ],
      cloak,
      skin,
    ),
    head(b, 1, -79, 13.5, { view: look.view ?? 'side', skin, hair, eyes: look.eyes }),
    look.hat === null ? '' : strawHat(b, 1, -80, 13.5, look.hat ?? '#dcb468', cloak),
  );
}

/** A grown farmer in dungarees and straw hat; arms reach where told, skirt for a farmer's wife. */
export function farmer(scene: Scene, size: number, look: Person & { skirt?: boolean } = {}) {
  const b = brush(scene, size, look);
  const { coat = '#e6d3b3', skin = '#e8b890', hair = '#5a3a34', arms = ['hip', 'up'] } = look;
  const cloth = look.scarf ?? '#4f6f94';
  const legs = look.skirt
    ? b.form('M-10 -46C-18 -30 -22 -14 -23 -5Q0 2 23 -5C21 -16 17 -32 10 -46Z', cloth, { grain: 1.5 }) +
      b.form('M-6 -46C-9 -30 -9 -20 -8 -10Q0 -6 8 -10C9 -22 9 -32 6 -46Z', '#f3e6cc', { grain: 1.5 })
    : b.form('M-12 -48C-14 -28 -14 -12 -14 -4H-2L0 -26L3 -4H15C15 -14 14 -30 12 -48Z', cloth, { grain: 1.5 });
  return b.done(
    b.form('M-15 -6H-2V0H-19C-19 -4 -17 -6 -15 -6ZM2 -6H15C17 -6 19 -4 19 0H2Z', '#4a343c', { dabs: 0.4 }),
    legs,
    b.form('M-12 -76C-17 -66 -15 -54 -13 -46H13C15 -54 17 -66 12 -76Q0 -80 -12 -76Z', coat, { grain: 1.4 }),
    look.skirt
      ? ''
      : b.form('M-8 -64H8L10 -44H-10Z', cloth, { grain: 1.4 }) + b.line('M-7 -63L-9 -75M7 -63L9 -75', cloth, 2.6),
    b.put(0, -9, 1, arm(b, arms[0], -1, mix(coat, b.night, 0.12), skin) + arm(b, arms[1], 1, coat, skin)),
    head(b, 0, -86, 10.5, {
      view: look.view ?? 'front',
      skin,
      hair,
      style: look.style ?? (look.skirt ? 'bun' : 'short'),
      eyes: look.eyes,
    }),
    look.hat === null ? '' : strawHat(b, 0, -87, 10.5, look.hat ?? '#dcb468', look.stripes ?? palette.madder),
  );
}

/** A villager in a long coat or, with shawl, a woman; a plain grown figure for crowds, its hand at 38,-64 per cent of size. */
export function villager(scene: Scene, size: number, look: Person & { shawl?: boolean } = {}) {
  const b = brush(scene, size, look);
  const { coat = '#6f7fa0', skin = '#ecc09c', hair = '#6a5048', arms = ['down', 'forward'], view = 'front' } = look;
  return b.done(
    b.form('M-10 -5H-1V0H-13ZM1 -5H10L13 0H1Z', '#4a343c', { dabs: 0 }),
    b.form('M-10 -74C-17 -54 -20 -26 -21 -6Q0 1 21 -6C20 -26 17 -54 10 -74Q0 -78 -10 -74Z', coat, { grain: 1.5 }),
    look.shawl ? '' : b.line('M0 -70V-4', mix(coat, b.night, 0.4), 1.3),
    b.put(
      0,
      -8,
      1,
      arm(b, arms[0], -1, mix(coat, b.night, 0.15), skin) + arm(b, arms[1], 1, lighten(coat, 0.03), skin),
    ),
    look.shawl
      ? b.form(
          'M-11 -75C-20 -66 -22 -54 -18 -50C-10 -56 -6 -52 0 -42C6 -52 12 -56 18 -50C22 -54 20 -66 11 -75Q0 -70 -11 -75Z',
          look.scarf ?? palette.rose,
          { grain: 0.8 },
        )
      : '',
    head(b, 0, -85, 11, {
      view,
      skin,
      hair,
      style: look.style ?? (look.shawl ? 'bun' : 'short'),
      eyes: look.eyes ?? 'dots',
    }),
    look.hat ? bobbleHat(b, 0, -85, 11, look.hat) : '',
  );
}

/** A girl floating upwards with both arms raised, skirt and plaits blown; hang her on a rope at 0,-104. */
export function floatingGirl(scene: Scene, size: number, look: Person = {}) {
  const b = brush(scene, size, look);
  const { coat = palette.ember, skin = '#f0c6a4', hair = '#7a4030', boots: shoe = '#4a343c' } = look;
  const leg = (x: number, turn: number) =>
    b.put(
      x,
      -26,
      1,
      b.form('M-3.5 0L-3 18H3L3.5 0Z', '#f3e6cc', { dabs: 0 }) +
        b.form('M-3.5 16H3.500C8 17 9 22 7 23H-3.500Z', shoe, { dabs: 0 }),
      { turn },
    );
  return b.done(
    leg(-6, 24),
    leg(6, 4),
    b.form(
      'M-9 -58C-16 -44 -28 -34 -34 -24C-22 -24 -18 -16 -8 -20C0 -14 10 -22 20 -18C22 -26 30 -26 32 -30C22 -38 14 -48 9 -58Z',
      coat,
      { grain: 1.2 },
    ),
    b.line(
      'M-16 -42C-18 -34 -18 -28 -18 -22M0 -46C1 -36 1 -28 0 -20M14 -44C18 -36 20 -30 20 -22',
      mix(coat, b.night, 0.4),
      1.4,
      { opacity: 0.7 },
    ),
    sleeve(
      b,
      [
        [-7, -58],
        [-14, -74],
        [-4, -98],
      ],
      mix(coat, b.night, 0.1),
      skin,
      8,
    ),
    sleeve(
      b,
      [
        [7, -58],
        [15, -74],
        [5, -98],
      ],
      coat,
      skin,
      8,
    ),
    head(b, 0, -72, 12.5, {
      view: look.view ?? 'front',
      skin,
      hair,
      style: look.style ?? 'plaits',
      eyes: look.eyes ?? 'closed',
    }),
  );
}

/** A head and shoulders looking out of an opening, mouth a small round hum when humming. */
export function onlooker(scene: Scene, size: number, look: Person & { humming?: boolean } = {}) {
  const b = brush(scene, size, look);
  const { coat = palette.slate, skin = '#f0c6a4', hair = '#5a3a34' } = look;
  return b.done(
    b.form('M-46 0C-46 -30 -22 -38 0 -38C22 -38 46 -30 46 0Z', coat),
    head(b, 0, -62, 30, {
      view: look.view ?? 'front',
      skin,
      hair,
      style: look.style,
      eyes: look.eyes ?? 'closed',
      humming: look.humming,
    }),
    look.hat ? bobbleHat(b, 0, -62, 30, look.hat) : '',
  );
}
