// The sky: moon, clouds, wind, northern lights, smoke, balloons, kites.

import { between, fractal, times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { blob, round1, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';
import { face } from './faces.ts';

/** A full moon round 0,0; size is its diameter; face gives it closed eyes and a smile. */
export function moon(scene: Scene, size: number, look: Look & { colour?: string; face?: boolean } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#fdf1cf';
  const disc = oval(0, 0, 50, 50);
  const seas = times(11, () => {
    const [angle, reach, z] = [between(b.r, 0, 6.3), Math.sqrt(b.r()) * 38, between(b.r, 3, 10)];
    return blob(b.r, Math.cos(angle) * reach, Math.sin(angle) * reach, z, z * 0.85, mix(colour, '#cda77f', 0.55), {
      points: 8,
      wobble: 0.14,
      extra: `opacity="${round1(between(b.r, 0.2, 0.5))}"`,
    });
  });
  return b.done(
    b.form(disc, colour, { pale: lighten(colour, 0.04), shade: mix(colour, '#c09468', 0.6), dabs: 0.7 }),
    b.inside(disc, ...seas),
    look.face ? face(b, 0, -2, 32, { eyes: 'closed', ink: '#7a5a50', cheeks: '#e8a078' }) : '',
  );
}

/** A crescent moon round 0,0; size is its diameter. */
export function crescent(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#fdeec4';
  return b.done(
    b.form('M-10 -50A50 50 0 1 0 47.5 17.500A41 41 0 1 1 -10 -50Z', colour, { shade: mix(colour, '#c09468', 0.6) }),
  );
}

/** A heaped cloud of width size; tall is its height to width, pale and shade its colours. */
export function cloud(
  scene: Scene,
  size: number,
  look: Look & { tall?: number; pale?: string; shade?: string } = {},
) {
  const { r } = scene;
  const { tall = 0.3, pale = '#fff6e6', shade = '#c9a8b0', light = 1 } = look;
  const height = size * tall;
  const heaps = times(Math.max(5, Math.round(1.7 / tall)), (i) => {
    const count = Math.max(5, Math.round(1.7 / tall));
    const t = (i + between(r, 0.2, 0.8)) / count;
    const swell = Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.8;
    const q = height * (0.2 + 0.42 * swell) * between(r, 0.7, 1.2);
    return [(t - 0.5) * size * 0.92, -q * 0.6 - height * 0.1 * swell, q] as const;
  });
  const layer = (shift: number, rise: number, wide: number, high: number, colour: string, wobble: number) =>
    heaps
      .map(([x, y, q]) =>
        blob(r, x + light * q * shift, y - q * rise, q * wide, q * high, colour, { points: 10, wobble }),
      )
      .join('');
  const strokes = times(heaps.length * 3, () => {
    const [x, y, q] = heaps[Math.floor(r() * heaps.length)]!;
    return `<path d="M${round1(x - q * 0.6)} ${round1(y + between(r, -0.6, 0.5) * q)}q${round1(q * 0.5)} ${round1(-q * 0.25)} ${round1(q)} 0" stroke="${mix(pale, shade, r())}" stroke-width="${round1(height * between(r, 0.03, 0.09))}" opacity=".6"/>`;
  });
  const [w, h] = [size, height];
  return (
    `<path d="M${-w * 0.56} 0C${-w * 0.5} ${-h * 0.3} ${w * 0.5} ${-h * 0.3} ${w * 0.56} 0C${w * 0.3} ${h * 0.1} ${-w * 0.3} ${h * 0.1} ${-w * 0.56} 0Z" fill="${shade}"/>` +
    layer(0, 0, 1.25, 1, shade, 0.07) +
    layer(0.12, 0.2, 1.02, 0.76, mix(pale, shade, 0.45), 0.09) +
    layer(0.25, 0.4, 0.7, 0.46, pale, 0.12) +
    `<g fill="none" stroke-linecap="round">${strokes.join('')}</g>`
  );
}

/** A cloud in the shape of a sheep, walking right; pale and shade as for a cloud, head colour. */
export function cloudSheep(
  scene: Scene,
  size: number,
  look: Look & { pale?: string; shade?: string; head?: string } = {},
) {
  const b = brush(scene, size, look);
  const { pale = '#fff4e2', shade = '#d3a8b0', head = mix(shade, '#6a5068', 0.55) } = look;
  const heaps: [number, number, number][] = [
    [-40, -40, 20],
    [-22, -26, 22],
    [6, -24, 22],
    [32, -30, 20],
    [44, -48, 17],
    [-30, -58, 20],
    [-6, -66, 22],
    [22, -62, 21],
    [0, -44, 26],
  ];
  const layer = (shift: number, rise: number, scale: number, colour: string) =>
    heaps
      .map(([x, y, q]) =>
        blob(b.r, x + b.light * q * shift, y - q * rise, q * 1.12 * scale, q * scale, colour, {
          points: 10,
          wobble: 0.09,
        }),
      )
      .join('');
  const leg = (x: number, turn: number) =>
    b.put(x, -14, 1, b.form('M-4 -8L-3 14H3L4 -8Z', head, { dabs: 0.5 }), { turn });
  return b.done(
    leg(-28, 8),
    leg(-12, -6),
    leg(18, 8),
    leg(32, -8),
    layer(0, 0, 1, shade),
    layer(0.14, 0.18, 0.8, mix(pale, shade, 0.4)),
    layer(0.26, 0.36, 0.52, pale),
    b.line(
      heaps
        .map(
          ([x, y, q]) =>
            `M${round1(x - q * 0.5)} ${round1(y)}q${round1(q * 0.4)} ${round1(-q * 0.5)} ${round1(q * 0.9)} ${round1(-q * 0.1)}`,
        )
        .join(''),
      mix(pale, shade, 0.3),
      2.2,
      { opacity: 0.7 },
    ),
    b.form('M44 -56C44 -74 60 -78 68 -70C78 -60 82 -46 74 -42C64 -38 46 -42 44 -56Z', head, { dabs: 0.8 }),
    b.form('M46 -62C36 -64 32 -56 36 -52C42 -50 48 -54 48 -58Z', mix(head, b.night, 0.2), { dabs: 0 }),
    b.blot(54, -76, 13, 9, mix(pale, shade, 0.2)),
    b.blot(54 + b.light * 3, -78, 9, 5, pale),
    b.line('M62 -60q3 3 7 0', mix(head, '#1a1430', 0.7), 1.8),
    b.line('M70 -47q3 1 5 -1', mix(head, '#1a1430', 0.6), 1.2),
  );
}

/** Thin stratus strokes of width size; count, opacity. */
export function wispCloud(
  scene: Scene,
  size: number,
  look: { colour?: string; count?: number; opacity?: number } = {},
) {
  const { r } = scene;
  const { colour = palette.cream, count = 5, opacity = 0.5 } = look;
  const w = size;
  const strokes = times(count, () => {
    const [y, x0, x1] = [between(r, -w * 0.05, w * 0.05), between(r, -w / 2, -w / 8), between(r, w / 8, w / 2)];
    return `<path d="M${round1(x0)} ${round1(y)}C${round1(x0 + w * 0.2)} ${round1(y - w * 0.03)} ${round1(x1 - w * 0.2)} ${round1(y + w * 0.03)} ${round1(x1)} ${round1(y - w * 0.01)}C${round1(x1 - w * 0.2)} ${round1(y + w * 0.07)} ${round1(x0 + w * 0.2)} ${round1(y + w * 0.05)} ${round1(x0)} ${round1(y)}Z" opacity="${round1(between(r, 0.4, 1) * opacity)}"/>`;
  });
  return `<g fill="${colour}">${strokes.join('')}</g>`;
}

/** A curl of wind, from left to right, width size. */
export function windCurl(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; width?: number; opacity?: number } = {},
) {
  const b = brush(scene, size, look);
  return b.done(
    b.line(
      'M-50 6C-25 -6 -5 8 17 0C37 -7 39 -21 26 -21C15 -21 15 -8 25 -10',
      look.colour ?? '#fff3d4',
      look.width ?? 2.2,
      { opacity: look.opacity ?? 0.55 },
    ),
  );
}

/** Wind ribbons that follow one flow over the whole scene between two heights. */
export function windRibbons(
  scene: Scene,
  top: number,
  bottom: number,
  look: { count?: number; colours?: readonly string[]; opacity?: number } = {},
) {
  const { r } = scene;
  const { count = 80, colours = ['#3a5590', '#5878ad', '#1a2855', '#7f9fc4'], opacity = 0.4 } = look;
  return times(count, () => {
    let [x, y] = [between(r, -80, scene.width), between(r, top, bottom)];
    let path = `M${round1(x)} ${round1(y)}`;
    for (let k = 0; k < 9; k++) {
      const angle = fractal(scene.noise, x / 420, y / 420, 2) * 1.3;
      x += Math.cos(angle) * 22;
      y += Math.sin(angle) * 22;
      path += `L${round1(x)} ${round1(y)}`;
    }
    return `<path d="${path}" fill="none" stroke="${colours[Math.floor(r() * colours.length)]}" stroke-width="${round1(between(r, 3, 11))}" stroke-linecap="round" stroke-linejoin="round" opacity="${round1(between(r, 0.4, 1.2) * opacity)}"/>`;
  }).join('');
}

/** Curtains of northern light over the whole width, hanging round y; colours one per curtain. */
export function aurora(scene: Scene, y: number, look: { colours?: readonly string[]; height?: number } = {}) {
  const { colours = ['#8ff0bc', '#c4f5a8', '#79d8d8'], height = 190 } = look;
  return colours
    .map((colour, i) => {
      const fill = scene.linear([
        [0, colour, 0],
        [0.55, colour, 0.34],
        [0.92, colour, 0.8],
        [1, colour, 0],
      ]);
      const base = y + (i - 1) * height * 0.42;
      const rays = times(scene.width / 6 + 8, (k) => {
        const x = -20 + k * 6;
        const foot = base + 95 * fractal(scene.noise, x / 330 + i * 3, i, 2);
        const tall = height * (0.75 + 0.4 * scene.noise(x / 60, i * 9));
        return `<rect x="${x}" y="${round1(foot - tall + height * 0.3)}" width="7" height="${round1(tall)}" opacity="${Math.round((0.5 + 0.4 * scene.noise(x / 90 + 4, i)) * 100) / 100}"/>`;
      });
      return `<g fill="${fill}" ${scene.blur(3)}>${rays.join('')}</g>`;
    })
    .join('');
}

/** Smoke rising from 0,0 to the height size; wind bends it. */
export function smoke(scene: Scene, size: number, look: { colour?: string; opacity?: number; wind?: number } = {}) {
  const { r } = scene;
  const { colour = '#cfd6e0', opacity = 0.5, wind = 1 } = look;
  return times(11, (i) => {
    const t = i / 11;
    const x = wind * t * t * size * 0.6 + between(r, -1, 1) * size * 0.03;
    const wide = size * (0.05 + t * 0.13);
    const veil = Math.round(opacity * (1 - t * 0.8) * 100) / 100;
    return (
      blob(r, x, -t * size, wide, wide * 0.75, colour, { points: 8, wobble: 0.2, extra: `opacity="${veil}"` }) +
      blob(r, x + wide * 0.25, -t * size - wide * 0.2, wide * 0.5, wide * 0.35, lighten(colour, 0.06), {
        points: 7,
        wobble: 0.2,
        extra: `opacity="${veil}"`,
      })
    );
  }).join('');
}

/** A hot-air balloon; colours of its gores and belt, lit burner, ripe: false leaves out the basket (for picking). */
export function balloon(
  scene: Scene,
  size: number,
  look: Look & {
    colours?: readonly [string, string, string?];
    basket?: string;
    lit?: boolean;
    ripe?: boolean;
    rider?: string;
  } = {},
) {
  const b = brush(scene, size, look);
  const { colours = ['#dd6440', '#f8ecd2'], basket = '#a97a54', ripe = true } = look;
  const envelope = 'M0 -100C46 -100 48 -56 12 -29Q0 -27 -12 -29C-48 -56 -46 -100 0 -100Z';
  const gore = (from: number, to: number) =>
    b.flat(
      `M0 -100C${from * 46} -100 ${from * 48} -56 ${from * 12} -27L${to * 12} -27C${to * 48} -56 ${to * 46} -100 0 -100Z`,
      colours[1],
    );
  return b.done(
    ripe
      ? b.line('M-11 -29L-6 -11M11 -29L6 -11M-3 -27L-2 -11M3 -27L2 -11', '#4a3438', 0.8) +
          (look.rider ?? '') +
          b.form('M-7 -11H7L5.5 0Q0 1 -5.5 0Z', basket) +
          b.line('M-7.5 -11H7.5', lighten(basket, 0.1), 1.6) +
          b.line('M-6.5 -7.500H6.500M-6 -4H6', mix(basket, b.night, 0.5), 0.7)
      : '',
    look.lit ? b.halo(0, -26, 24, palette.lamp, 0.9) : '',
    b.form(envelope, colours[0], { dabs: 0 }),
    b.inside(
      envelope,
      gore(-1.05, -0.72),
      gore(-0.38, 0),
      gore(0.38, 0.72),
      colours[2] ? b.flat('M-46 -66Q0 -54 46 -66V-59Q0 -47 -46 -59Z', colours[2]) : '',
    ),
    b.inside(
      envelope,
      `<rect x="-50" y="-102" width="100" height="80" fill="${scene.radial(
        [
          [0, '#fff6dc', 0.5],
          [0.45, '#ffffff', 0],
          [1, b.night, 0.62],
        ],
        0.5 + b.light * 0.17,
        0.3,
        0.72,
      )}"/>`,
      b.scatter(Math.round(Math.min(40, 14 * b.scale)), -40, -98, 76, 66, (x, y) =>
        b.line(`M${x} ${y}q1 4 0 8`, b.oneOf(['#ffffff', b.night]), 1.4, { opacity: 0.14 }),
      ),
    ),
  );
}

/** A kite with a tail of bows; two colours. */
export function kite(scene: Scene, size: number, look: Look & { colours?: readonly [string, string] } = {}) {
  const b = brush(scene, size, look);
  const [one, two] = look.colours ?? [palette.ember, palette.cream];
  const bows: Point[] = [
    [-6, -18],
    [4, -8],
    [-5, 2],
  ];
  return b.done(
    b.line('M0 -26C-16 -18 14 -8 -8 4', '#5a4034', 1.2),
    ...bows.map(([x, y]) => b.flat(`M${x} ${y}l-6 -4v8ZM${x} ${y}l6 -4v8Z`, one)),
    b.form('M0 -100L30 -68L0 -24L-30 -68Z', one),
    b.form('M0 -100L30 -68H0ZM0 -68H-30L0 -24Z', two),
    b.line('M0 -100V-24M-30 -68H30', '#5a4034', 1),
  );
}
