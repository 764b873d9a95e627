// Small plants: grass, flowers, reeds, mushrooms, ivy, bushes, leaves.

import { between, times } from '../core/chance.ts';
import { lighten, mix, vary } from '../core/colour.ts';
import { blob, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';

/** A strip of grass of width size; count, height, colours, wind. */
export function grass(
  scene: Scene,
  size: number,
  look: { count?: number; height?: number; colours?: readonly string[]; wind?: number } = {},
) {
  const { r } = scene;
  const { height = 40, colours = ['#2f5a48', '#4a7550', '#7d9a58'], wind = 0 } = look;
  return times(look.count ?? size / 6, () => {
    const [x, k] = [between(r, -size / 2, size / 2), between(r, 0.5, 1.2) * height];
    const lean = (between(r, -0.3, 0.3) + wind) * k;
    return `<path d="M${round1(x - 1.6)} 2Q${round1(x + lean * 0.2)} ${round1(-k * 0.6)} ${round1(x + lean)} ${round1(-k)}Q${round1(x + lean * 0.3 + 2)} ${round1(-k * 0.5)} ${round1(x + 1.8)} 2Z" fill="${vary(r, colours[Math.floor(r() * colours.length)]!, 0.015)}"/>`;
  }).join('');
}

/** A strip of wild flowers of width size: daisies, bells, poppies and umbels; count, height, petals, stem. */
export function wildFlowers(
  scene: Scene,
  size: number,
  look: { count?: number; height?: number; colours?: readonly string[]; stem?: string; wind?: number } = {},
) {
  const { r } = scene;
  const {
    count = size / 16,
    height = 44,
    colours = ['#fff3d8', '#e8735a', '#f6c24c', '#b894bc', '#f2a8a0', '#8fb0d0'],
    stem = '#4a7050',
    wind = 0,
  } = look;
  const b = brush(scene, 100);
  const kinds = [
    (c: string) =>
      times(
        7,
        (i) =>
          `<ellipse cx="0" cy="-6" rx="2.6" ry="5" fill="${i % 2 ? c : lighten(c, -0.05)}" transform="rotate(${i * 51})"/>`,
      ).join('') +
      b.dot(0, 0, 3.4, '#f2b84c') +
      b.dot(0.6, -0.8, 1.6, '#ffe09a'),
    (c: string) =>
      b.flat('M-7 -3C-8 -11 8 -11 7 -3C6 5 -6 5 -7 -3Z', c) +
      b.flat('M-7 -3C-8 -11 0 -11 0 -4C-2 4 -6 3 -7 -3Z', lighten(c, 0.07)) +
      b.flat('M2 -8C8 -10 9 1 3 3Z', mix(c, '#5a2448', 0.35), 0.6) +
      b.dot(0, -3, 2, '#3d2b40', 0.8),
    (c: string) =>
      [0, 6, 12]
        .map((y, i) =>
          b.flat(
            `M${(i % 2 ? 1 : -1) * 3 - 4} ${y + 4}C${(i % 2 ? 1 : -1) * 3 - 4} ${y - 4} ${(i % 2 ? 1 : -1) * 3 + 4} ${y - 4} ${(i % 2 ? 1 : -1) * 3 + 4} ${y + 4}L${(i % 2 ? 1 : -1) * 3} ${y + 2}Z`,
            i % 2 ? mix(c, '#3d2b60', 0.2) : c,
          ),
        )
        .join(''),
    (c: string) =>
      times(11, () => b.dot(between(r, -7, 7), between(r, -5, 2), 1.7, vary(r, c, 0.04))).join('') +
      b.line('M0 8L-5 0M0 8L0 0M0 8L5 0', stem, 0.8),
  ];
  return times(count, () => {
    const [x, k] = [between(r, -size / 2, size / 2), between(r, 0.5, 1.2) * height];
    const lean = (wind + between(r, -0.12, 0.12)) * k;
    const bloom = kinds[Math.floor(r() * kinds.length)]!(vary(r, colours[Math.floor(r() * colours.length)]!, 0.02));
    return (
      b.line(`M${round1(x)} 2q${round1(lean * 0.2)} ${round1(-k * 0.5)} ${round1(lean)} ${round1(-k)}`, stem, 1.5) +
      b.flat(`M${round1(x + lean * 0.2)} ${round1(-k * 0.35)}q6 -8 11 -7q-2 7 -11 9Z`, lighten(stem, 0.05)) +
      b.put(x + lean, -k, height / 62, bloom, { turn: between(r, -14, 14) })
    );
  }).join('');
}

/** One large flower head with leaves; petals colour. */
export function flower(scene: Scene, size: number, look: Look & { petals?: string; stem?: string } = {}) {
  const b = brush(scene, size, look);
  const { petals = '#e8735a', stem = '#4a7550' } = look;
  return b.done(
    b.line('M0 0C4 -22 -4 -40 0 -66', stem, 3.4),
    b.form(
      'M1 -22C16 -40 30 -38 34 -34C28 -22 14 -16 1 -18ZM-1 -34C-16 -50 -28 -48 -30 -44C-26 -34 -14 -28 -1 -30Z',
      stem,
    ),
    ...times(
      8,
      (i) =>
        `<g transform="rotate(${i * 45} 0 -72)">${b.form('M-7 -74C-10 -90 -5 -99 0 -99C5 -99 10 -90 7 -74Z', i % 2 ? petals : mix(petals, b.night, 0.1), { grain: 1.5 })}</g>`,
    ),
    b.ball(0, -72, 9, 9, '#f2b84c'),
  );
}

/** A clump of reeds of width size with bulrushes; height, colours, wind. */
export function reeds(
  scene: Scene,
  size: number,
  look: { count?: number; height?: number; colours?: readonly string[]; wind?: number } = {},
) {
  const { r } = scene;
  const { count = size / 9, height = 100, colours = ['#4f6f58', '#7d9468', '#a9ac74', '#35564c'], wind = 0.1 } = look;
  const b = brush(scene, 100);
  return times(count, (i) => {
    const [x, k] = [between(r, -size / 2, size / 2), between(r, 0.5, 1.1) * height];
    const lean = (wind + between(r, -0.12, 0.12)) * k;
    const colour = vary(r, colours[Math.floor(r() * colours.length)]!, 0.02);
    const rush =
      i % 3 === 0
        ? b.put(
            x + lean,
            -k,
            height / 100,
            b.line('M0 4V-16', '#8a7050', 1.2) +
              b.form('M-3.5 2C-4 -4 -4 -16 0 -17C4 -16 4 -4 3.5 2Q0 6 -3.5 2Z', '#7a4c38', { grain: 1.5, edge: 1.3 }),
            { turn: lean * 0.3 },
          )
        : '';
    return (
      b.flat(
        `M${round1(x - 2)} 3Q${round1(x + lean * 0.2)} ${round1(-k * 0.6)} ${round1(x + lean)} ${round1(-k)}Q${round1(x + lean * 0.3 + 3)} ${round1(-k * 0.5)} ${round1(x + 2.2)} 3Z`,
        colour,
      ) + rush
    );
  }).join('');
}

/** A mushroom with a spotted cap; glow lights its underside. */
export function mushroom(
  scene: Scene,
  size: number,
  look: Look & { cap?: string; stem?: string; spot?: string; glow?: string } = {},
) {
  const b = brush(scene, size, look);
  const { cap = '#a93b46', stem = '#ead9bd', spot = '#fbeed6', glow } = look;
  const hat = 'M-52 -56C-51 -86 -21 -100 0 -100C21 -100 51 -86 52 -56C26 -64 -26 -64 -52 -56Z';
  return b.done(
    glow ? b.halo(0, -60, 100, glow, 0.5) : '',
    b.form('M-11 1C-6 -30 -8 -50 -7 -62H8C8 -40 6 -20 13 1Q0 4 -11 1Z', stem, { grain: 1.5 }),
    b.ball(0, -57, 43, 7, glow ? mix(glow, stem, 0.3) : mix(stem, b.night, 0.3), { dabs: 0.5 }),
    b.form(hat, cap, { grain: 0.3 }),
    b.inside(
      hat,
      ...(
        [
          [-26, 74, 8, 5],
          [-4, 87, 10, 6],
          [20, 78, 9, 6],
          [37, 67, 6, 4],
          [-41, 65, 5, 4],
          [5, 69, 6, 4],
        ] as const
      ).map(
        ([x, y, w, h]) =>
          b.blot(x, -y, w, h, mix(spot, b.night, 0.25)) + b.blot(x + b.light, -y - 0.8, w * 0.86, h * 0.84, spot),
      ),
    ),
  );
}

/** A round bush of width about size; leaves: dark, middle, lit. */
export function bush(
  scene: Scene,
  size: number,
  look: Look & { leaves?: readonly [string, string, string]; blossom?: string } = {},
) {
  const b = brush(scene, size, look);
  const { leaves = ['#274a40', '#4a7550', '#93ac68'] } = look;
  const heaps = [
    [-34, -20, 20],
    [-12, -30, 24],
    [16, -28, 22],
    [36, -18, 18],
    [0, -16, 26],
  ] as const;
  return b.done(
    ...heaps.map(([x, y, q]) => blob(b.r, x, y, q, q * 0.9, leaves[0], { wobble: 0.12 })),
    ...heaps.map(([x, y, q]) =>
      blob(b.r, x + b.light * q * 0.2, y - q * 0.2, q * 0.75, q * 0.6, leaves[1], { wobble: 0.15 }),
    ),
    ...times(44, () => {
      const [x, y, q] = heaps[Math.floor(b.r() * 5)]!;
      const a = b.r() * 6.28;
      const up = Math.sin(a) < -0.1 || Math.cos(a) * b.light > 0.5;
      return blob(
        b.r,
        x + Math.cos(a) * q * 0.8,
        y + Math.sin(a) * q * 0.7,
        4,
        2.2,
        vary(b.r, up ? leaves[2] : leaves[1]),
        { points: 6, wobble: 0.25, extra: 'opacity=".85"' },
      );
    }),
    look.blossom
      ? times(12, () =>
          b.dot(between(b.r, -44, 44), between(b.r, -44, -8), 2.6, vary(b.r, look.blossom!, 0.03)),
        ).join('')
      : '',
  );
}

/** Ivy or vine hanging from 0,0 downwards, length size. */
export function vine(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#4f7a54';
  return b.done(
    b.line('M0 0C10 24 -10 48 2 72C6 84 2 94 0 100', mix(colour, b.night, 0.3), 1.8),
    ...times(13, (i) =>
      b.put(
        Math.sin(i * 0.9) * 5,
        4 + i * 7.4,
        1,
        b.flat('M0 0C4 -7 11 -7 13 -2C11 4 5 5 0 0Z', vary(b.r, i % 3 ? colour : lighten(colour, 0.1), 0.03)) +
          b.line('M1 0L10 -2', lighten(colour, 0.12), 0.7),
        { turn: between(b.r, -30, 50), flip: i % 2 === 0 },
      ),
    ),
  );
}

/** A fallen or flying leaf of length size round 0,0, turned by chance. */
export function leaf(scene: Scene, size: number, look: { colour?: string } = {}) {
  const b = brush(scene, size);
  const colour = look.colour ?? '#d9683f';
  return b.put(
    0,
    0,
    1,
    b.done(
      b.flat('M-50 0Q0 -36 50 0Q0 36 -50 0Z', colour) +
        b.flat('M-50 0Q0 -36 50 0Z', lighten(colour, 0.07)) +
        b.line('M-60 0H44', mix(colour, b.night, 0.3), 5),
    ),
    { turn: between(b.r, 0, 360) },
  );
}
