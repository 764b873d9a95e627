// Trees: round, apple, pine, birch, bare, old oak trunk.

import { between, times } from '../core/chance.ts';
import { lighten, mix, vary } from '../core/colour.ts';
import { blob, polygon, ribbon, round1, smooth, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Brush, type Look } from './brush.ts';

export interface Tree extends Look {
  leaves?: readonly [string, string, string];
  trunk?: string;
  lean?: number;
}

/** A crown of leaves round a point, wide and high by halves; fruit colours apples. */
function crown(
  b: Brush,
  cx: number,
  cy: number,
  wide: number,
  high: number,
  leaves: readonly [string, string, string],
  fruit?: string | null,
) {
  const { r, light } = b;
  const heaps = times(
    11,
    (i) =>
      [
        cx + Math.cos(i * 0.571) * wide * 0.62 * between(r, 0.8, 1.1),
        cy + Math.sin(i * 0.571) * high * 0.66 * between(r, 0.75, 1.15),
        between(r, 0.3, 0.54) * wide,
      ] as const,
  );
  const touch = times(wide * 1.5, () => {
    const [angle, reach] = [between(r, 0, 6.28), Math.sqrt(r())];
    const [x, y] = [cx + Math.cos(angle) * reach * wide * 0.95, cy + Math.sin(angle) * reach * high];
    const lit = (((x - cx) * light) / wide) * 0.6 - ((y - cy) / high) * 0.6 + between(r, -0.4, 0.4);
    const tone = lit > 0.15 ? leaves[2] : lit > -0.4 ? leaves[1] : lighten(leaves[0], 0.04);
    return blob(r, x, y, between(r, 2.5, 5), between(r, 1.4, 2.4), vary(r, tone), {
      points: 6,
      wobble: 0.25,
      extra: `opacity="${round1(between(r, 0.5, 0.95))}"`,
    });
  });
  const apple = () => {
    const [x, y] = [cx + between(r, -0.8, 0.8) * wide, cy + between(r, -0.65, 0.75) * high];
    return (
      b.dot(x, y, 2.3, mix(fruit!, b.night, 0.3)) +
      b.dot(x + light * 0.3, y - 0.3, 1.9, fruit!) +
      b.dot(x + light * 0.8, y - 0.8, 0.6, '#ffe0b4')
    );
  };
  return [
    ...heaps.map(([x, y, q]) => blob(r, x, y, q, q * 0.86, leaves[0], { points: 10, wobble: 0.12 })),
    ...heaps.map(([x, y, q]) =>
      blob(r, x + light * q * 0.18, y - q * 0.2, q * 0.74, q * 0.62, vary(r, leaves[1], 0.025), {
        wobble: 0.16,
        extra: 'opacity=".92"',
      }),
    ),
    blob(r, cx, cy, wide * 0.5, high * 0.55, leaves[1], { points: 10, wobble: 0.16 }),
    ...touch,
    ...(fruit ? times(wide * 0.3, apple) : []),
  ].join('');
}

/** A round leafy tree; leaves: dark, middle, lit colour; lean in units; fruit colours apples. */
export function roundTree(scene: Scene, size: number, look: Tree & { fruit?: string } = {}) {
  const b = brush(scene, size, look);
  const { leaves = ['#1d3b3d', '#3c6854', '#7da070'], trunk = '#4a3438', lean = 0 } = look;
  const wide = between(b.r, 38, 46);
  return b.done(
    b.form(
      `M-5 1C-3 -20 -4 -35 ${lean * 0.6} -56L${3 + lean * 0.5} -52C${3 + lean * 0.3} -30 2 -15 6 1Q0 3 -5 1Z`,
      trunk,
      { grain: 1.5 },
    ),
    b.line(
      `M${lean * 0.3} -30Q${wide * 0.4} -42 ${wide * 0.5} -55M${lean * 0.3} -36Q${-wide * 0.3} -44 ${-wide * 0.4} -54`,
      trunk,
      2.2,
    ),
    crown(b, lean, -60, wide, 30, leaves, look.fruit),
  );
}

/** An apple tree with three crowns on open boughs; things can hang at (-36,-44) (0,-40) (38,-44) per cent of size; fruit: null for none. */
export function appleTree(scene: Scene, size: number, look: Tree & { fruit?: string | null } = {}) {
  const b = brush(scene, size, look);
  const { leaves = ['#3f6a4c', '#7f9a50', '#d8cc6c'], trunk = '#5a4038', fruit = '#d9483f' } = look;
  const bough = (points: Point[], wide: number) =>
    b.form(ribbon(points, [wide, wide * 0.6, wide * 0.3]), trunk, { grain: 1.2 });
  return b.done(
    bough(
      [
        [0, -24],
        [-16, -36],
        [-38, -52],
      ],
      8,
    ),
    bough(
      [
        [2, -26],
        [18, -36],
        [40, -50],
      ],
      8,
    ),
    bough(
      [
        [0, -28],
        [-4, -50],
        [-10, -74],
      ],
      8,
    ),
    bough(
      [
        [2, -28],
        [8, -50],
        [14, -70],
      ],
      7,
    ),
    b.form('M-9 1C-5 -10 -7 -20 -5 -36H7C6 -22 5 -10 11 1Q0 4 -9 1Z', trunk, { grain: 1.5 }),
    crown(b, -34, -64, 22, 14, leaves, fruit),
    crown(b, 36, -62, 23, 15, leaves, fruit),
    crown(b, 0, -80, 30, 19, leaves, fruit),
  );
}

/** A fir; leaves: dark, middle, lit; snow lies on its branches. */
export function pine(scene: Scene, size: number, look: Tree & { snow?: string } = {}) {
  const b = brush(scene, size, look);
  const { leaves = ['#16302f', '#2c5148', '#4f7a60'], trunk = '#4a3438', snow } = look;
  const { r, light } = b;
  const tiers = times(6, (i) => {
    const t = i / 6;
    const [y, w, tall] = [-(10 + t * 74), 26 * (1 - t) + 4.5, 30 * (1 - t * 0.35)];
    const hem = times(8, (k): Point => {
      const u = (k / 7) * 2 - 1;
      return [u * w * between(r, 0.93, 1.06), y + (k % 2 ? 1.2 : -2.2) + Math.abs(u) * 1.5];
    });
    const body = mix(leaves[0], leaves[1], t * 0.7);
    const needles = times(7, () => {
      const u = between(r, -0.85, 0.85);
      return `M${round1(u * w)} ${round1(y - between(r, 1, 6))}l${round1(u * 3)} ${round1(between(r, 2, 4))}`;
    }).join('');
    return (
      `<path d="${polygon([[0, y - tall], [-w * 0.42, y - tall * 0.42], ...hem, [w * 0.42, y - tall * 0.42]])}" fill="${body}" stroke="${body}" stroke-width="1.2" stroke-linejoin="round"/>` +
      b.flat(
        polygon([
          [0, y - tall],
          [light * w * 0.4, y - tall * 0.42],
          [light * w * 0.9, y - 0.5],
          [light * w * 0.35, y - 2],
          [light * w * 0.12, y - tall * 0.35],
        ]),
        mix(leaves[1], leaves[2], 0.3 + t * 0.6),
        0.75,
      ) +
      b.line(needles, mix(leaves[1], leaves[2], 0.5), 0.9, { opacity: 0.6 }) +
      (snow
        ? b.form(
            smooth(
              [
                [0, y - tall - 1],
                [-w * 0.38, y - tall * 0.45],
                [-w * 0.86, y - 2],
                [-w * 0.5, y - tall * 0.2],
                [-w * 0.2, y - tall * 0.12],
                [w * 0.08, y - tall * 0.3],
                [w * 0.4, y - tall * 0.14],
                [w * 0.88, y - 2],
                [w * 0.4, y - tall * 0.46],
              ],
              true,
              0.8,
            ),
            snow,
            { dabs: 0.5, shade: '#8fb0c8' },
          )
        : '')
    );
  });
  return b.done(b.form('M-2.5 1V-14H2.500V1Z', trunk, { dabs: 0.4 }), ...tiers);
}

/** A bare or leafy branching tree; depth of branching, lean of the wind, leaf colours. */
export function bareTree(
  scene: Scene,
  size: number,
  look: Look & {
    trunk?: string;
    lean?: number;
    depth?: number;
    thick?: number;
    leaves?: readonly string[];
    density?: number;
  } = {},
) {
  const b = brush(scene, size, look);
  const { trunk = '#4a3438', lean = 0, depth = 5, thick = 6, leaves, density = 0.7 } = look;
  const { r } = b;
  let [wood, lit, crown] = ['', '', ''];
  const grow = (x: number, y: number, angle: number, length: number, width: number, left: number) => {
    const [x2, y2] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const bend = `M${round1(x)} ${round1(y)}Q${round1((x + x2) / 2 + between(r, -0.08, 0.08) * length)} ${round1((y + y2) / 2 + between(r, -0.08, 0.08) * length)} ${round1(x2)} ${round1(y2)}`;
    wood += `<path d="${bend}" stroke-width="${round1(Math.max(0.5, width))}"/>`;
    if (width > 1.4)
      lit += `<path d="${bend}" stroke-width="${round1(width * 0.3)}" transform="translate(${round1(b.light * width * 0.22)} 0)"/>`;
    if (leaves && left <= 2)
      crown += times(4 * density, () =>
        blob(
          r,
          x2 + between(r, -5, 5),
          y2 + between(r, -5, 5),
          between(r, 1.2, 2.6),
          between(r, 0.9, 1.8),
          vary(r, b.oneOf(leaves)),
          { points: 6, wobble: 0.25, extra: `opacity="${round1(between(r, 0.6, 1))}"` },
        ),
      ).join('');
    if (left === 0) return;
    const arms = left > 3 ? 2 : 2 + (r() < 0.35 ? 1 : 0);
    for (let i = 0; i < arms; i++)
      grow(
        x2,
        y2,
        angle + between(r, 0.22, 0.55) * (i % 2 ? 1 : -1) + lean * 0.16,
        length * between(r, 0.68, 0.84),
        width * 0.64,
        left - 1,
      );
  };
  grow(0, 1, -Math.PI / 2 + lean * 0.12, 28, thick, depth);
  return b.done(
    `<g stroke="${trunk}" fill="none" stroke-linecap="round">${wood}</g><g stroke="${lighten(trunk, 0.16)}" fill="none" stroke-linecap="round" opacity=".7">${lit}</g>`,
    crown,
  );
}

/** A birch trunk that tapers upwards; leaves colours a thin crown (null for a bare trunk that runs out of the picture), thick. */
export function birch(
  scene: Scene,
  size: number,
  look: Look & { bark?: string; mark?: string; leaves?: readonly string[] | null; thick?: number } = {},
) {
  const b = brush(scene, size, look);
  const { bark = '#efe6d8', mark = '#4a3d46', leaves = null, thick = 1 } = look;
  const w = 3.6 * thick;
  const trunk = `M${-w * 1.15} 1C${-w * 0.7} -30 ${-w * 0.5} -70 ${-w * 0.15} -100H${w * 0.2}C${w * 0.6} -70 ${w * 0.75} -30 ${w * 1.2} 1Q0 2 ${-w * 1.15} 1Z`;
  const marks = times(20, () => {
    const [t, side] = [b.r(), b.r() < 0.5 ? -1 : 0.15];
    const half = w * (1 - t * 0.7);
    return `M${round1(side * half)} ${round1(-t * 100)}q${round1(half * 0.4)} ${round1(between(b.r, -1, 1))} ${round1(half * between(b.r, 0.4, 0.9))} ${round1(between(b.r, -0.6, 0.6))}`;
  });
  return b.done(
    b.form(trunk, bark, { grain: 1.5, shade: mix(bark, '#5a5a80', 0.65) }),
    b.inside(
      trunk,
      b.line(marks.slice(0, 10).join(''), mark, 0.6, { opacity: 0.85 }),
      b.line(marks.slice(10).join(''), mark, 1.2, { opacity: 0.8 }),
    ),
    leaves
      ? b.line('M0 -60Q14 -72 20 -84M0 -70Q-14 -80 -18 -90M0 -82Q8 -90 10 -98', mark, 0.8) +
          times(70, () => {
            const a = b.r() * 6.28;
            const q = Math.sqrt(b.r());
            return blob(
              b.r,
              Math.cos(a) * q * 24,
              -84 + Math.sin(a) * q * 20,
              between(b.r, 1.2, 2.8),
              between(b.r, 1, 1.8),
              vary(b.r, b.oneOf(leaves)),
              { points: 6, wobble: 0.25, extra: `opacity="${round1(between(b.r, 0.6, 1))}"` },
            );
          }).join('')
      : '',
  );
}

/** The wide trunk of an old oak with roots and two boughs; hollow leaves a dark opening for a shelf or door. */
export function oakTrunk(scene: Scene, size: number, look: Look & { bark?: string; hollow?: boolean } = {}) {
  const b = brush(scene, size, look);
  const bark = look.bark ?? '#6a4c40';
  const trunk =
    'M-52 2C-40 -6 -34 -16 -32 -34C-30 -56 -38 -66 -58 -84L-50 -90C-38 -82 -28 -78 -18 -80C-12 -86 -12 -96 -14 -106L-2 -106C0 -98 4 -90 10 -84C20 -78 32 -84 46 -96L54 -90C40 -72 32 -60 32 -40C32 -20 38 -8 56 2C40 0 28 -4 20 2C8 -3 -6 -3 -16 2C-28 -4 -40 0 -52 2Z';
  const furrow = times(26, () => {
    const x = between(b.r, -34, 34);
    return `M${round1(x)} ${round1(between(b.r, -84, -20))}q${round1(between(b.r, -4, 4))} 12 ${round1(x * 0.1)} ${round1(between(b.r, 16, 30))}`;
  });
  const hole = 'M-21 -6C-25 -34 -22 -66 0 -68C22 -66 25 -34 21 -6Q0 -2 -21 -6Z';
  return b.done(
    b.form(trunk, bark, { grain: 1.5, long: 1.6, dabs: 1.4 }),
    b.inside(
      trunk,
      b.line(furrow.slice(0, 13).join(''), mix(bark, b.night, 0.6), 1.4, { opacity: 0.7 }),
      b.line(furrow.slice(13).join(''), lighten(bark, 0.12), 1.2, { opacity: 0.6 }),
    ),
    look.hollow ? b.flat(hole, mix(bark, b.night, 0.8)) + b.line(hole, lighten(bark, 0.08), 3) : '',
  );
}
