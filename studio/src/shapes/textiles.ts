// Cloth: knitting, patchwork, quilt, wool, needles, washing line, cape.

import { between, times } from '../core/chance.ts';
import { lighten, mix, palette, vary } from '../core/colour.ts';
import { polygon, ribbon, round1, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { boundsOf } from './bounds.ts';
import { brush, oval, type Brush, type Look } from './brush.ts';

/** Rows of stitches laid over a path; stitch is their width. */
export function knit(b: Brush, path: string, colour: string, stitch = 5) {
  const { left, top, width, height } = boundsOf(path);
  let [pale, dark] = ['', ''];
  for (let y = top; y < top + height + stitch; y += stitch * 0.8)
    for (let x = left; x < left + width + stitch; x += stitch) {
      pale += `M${round1(x)} ${round1(y)}l${round1(stitch * 0.46)} ${round1(stitch * 0.6)}`;
      dark += `M${round1(x + stitch * 0.96)} ${round1(y)}l${round1(-stitch * 0.46)} ${round1(stitch * 0.6)}`;
    }
  return b.inside(
    path,
    b.line(pale, lighten(colour, 0.11), round1(stitch * 0.26), { opacity: 0.75 }),
    b.line(dark, mix(colour, b.night, 0.5), round1(stitch * 0.24), { opacity: 0.5 }),
  );
}

const quiltColours = ['#c8504a', '#e9b45c', '#4f8088', '#f3e0bc', '#7a5a86', '#d98a6a', '#6f9068', '#b8768e'];

/** Patches with small prints and seams laid over a path; patch is their width. */
export function patchwork(
  b: Brush,
  path: string,
  { patch = 14, colours = quiltColours }: { patch?: number; colours?: readonly string[] } = {},
) {
  const { left, top, width, height } = boundsOf(path);
  const parts: string[] = [];
  for (let y = top; y < top + height; y += patch)
    for (let x = left; x < left + width; x += patch) {
      const colour = vary(b.r, b.oneOf(colours), 0.03);
      const middle = [x + patch / 2, y + patch / 2] as const;
      const print = Math.floor(between(b.r, 0, 5));
      const ink = lighten(colour, between(b.r, 0, 1) < 0.5 ? 0.13 : -0.12);
      const third = patch / 4;
      parts.push(
        b.form(`M${round1(x)} ${round1(y)}h${patch}v${patch}h${-patch}Z`, colour, {
          edge: 0.8,
          dabs: 0.8,
          grain: print,
        }),
        print === 0
          ? [-1, 0, 1]
              .map((i) => b.line(`M${round1(x)} ${round1(middle[1] + i * third)}h${patch}`, ink, patch * 0.07))
              .join('')
          : '',
        print === 1
          ? [-1, 1]
              .flatMap((i) =>
                [-1, 1].map((j) => b.dot(middle[0] + i * third, middle[1] + j * third, patch * 0.09, ink)),
              )
              .join('')
          : '',
        print === 2
          ? b.flat(
              `M${round1(middle[0])} ${round1(middle[1] - third)}l${third} ${third}l${-third} ${third}l${-third} ${-third}Z`,
              ink,
            )
          : '',
        b.line(
          `M${round1(x + patch * 0.08)} ${round1(y + patch * 0.08)}h${patch * 0.84}v${patch * 0.84}h${-patch * 0.84}Z`,
          palette.cream,
          patch * 0.03,
          { opacity: 0.7, dash: `${patch * 0.08} ${patch * 0.07}` },
        ),
      );
    }
  return b.inside(path, ...parts);
}

/** A quilt hung or spread: a patched cloth with a wavy hem; wide is its width to height. */
export function quilt(
  scene: Scene,
  size: number,
  look: Look & { wide?: number; patch?: number; colours?: readonly string[] } = {},
) {
  const b = brush(scene, size, look);
  const w = 50 * (look.wide ?? 1.1);
  const path = `M${-w} -98Q0 -104 ${w} -98C${w + 3} -60 ${w - 3} -30 ${w + 1} -2Q${w * 0.6} 4 ${w * 0.3} -2T${-w * 0.3} -1T${-w - 1} -2C${-w + 3} -40 ${-w - 3} -70 ${-w} -98Z`;
  return b.done(
    patchwork(b, path, { patch: look.patch ?? 17, colours: look.colours }),
    b.form(path, '#8a6a78', { opacity: 0.16, dabs: 0 }),
    b.line(path, lighten(palette.madder, 0.05), 2.4),
  );
}

/** A ball of wool with a loose end; size is its width. */
export function wool(scene: Scene, size: number, look: Look & { colour?: string; needles?: boolean } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#c8443f';
  const circle = oval(0, -48, 48, 47);
  const arcs = (turn: number, tone: string) =>
    `<g transform="rotate(${turn} 0 -48)">${times(6, (i) => b.line(`M-50 ${-74 + i * 11}Q0 ${-96 + i * 15} 50 ${-74 + i * 11}`, tone, 2.6, { opacity: 0.6 })).join('')}</g>`;
  return b.done(
    look.needles
      ? b.line('M-60 -110L34 -12M62 -112L-30 -10', '#e8d0a0', 4) +
          b.dot(-60, -110, 6, palette.amber) +
          b.dot(62, -112, 6, palette.amber)
      : '',
    b.line('M30 -8C60 6 80 -10 96 2', colour, 4.5),
    b.form(circle, colour),
    b.inside(
      circle,
      arcs(20, lighten(colour, 0.12)),
      arcs(-48, mix(colour, b.night, 0.4)),
      arcs(85, lighten(colour, 0.06)),
    ),
  );
}

/** A sewing needle with thread; points up to the right, thread curls below. */
export function needle(scene: Scene, size: number, look: Look & { thread?: string } = {}) {
  const b = brush(scene, size, look);
  return b.done(
    b.form('M-34 -14L-28 -22L46 -100L-26 -10Z', '#dfe6ea', { dabs: 0, edge: 0.6 }),
    b.line('M-28 -17l5 -5', '#5a6478', 2),
    b.line('M-26 -19C-60 -30 -40 10 -10 -4C20 -18 40 8 60 -6', look.thread ?? palette.lamp, 2.4),
  );
}

/** Washing line in the wind between two points, hung with clothes; sag and wind bend it. */
export function washingLine(
  scene: Scene,
  from: Point,
  to: Point,
  look: Look & { clothes?: number; sag?: number; wind?: number; size?: number } = {},
) {
  const b = brush(scene, 100, look);
  const { clothes = 5, sag = 20, wind = 1, size = 40 } = look;
  const place = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  const cuts = [
    'M-16 0L16 -2C22 16 26 30 34 44L6 50L-14 46C-10 30 -12 16 -16 0Z',
    'M-16 0L16 -3L32 8L26 20L19 14C24 28 28 38 32 46L4 52C4 40 0 30 -4 22L-13 27L-20 17Z',
    'M-10 0L12 -2C18 16 25 30 33 42L22 48L12 26L13 50L0 51C-2 36 -4 20 -10 0Z',
    'M-5 0H6L10 26C16 28 20 32 20 38H0Z',
  ];
  const colours = ['#f8ecd2', '#c8443f', '#5f8f98', '#f2b04c', '#a95a72', '#e9d8c4'];
  const hung = times(clothes, (i) => {
    const [x, y] = place((i + 0.7) / (clothes + 0.4));
    const cloth =
      b.form(cuts[i % cuts.length]!, colours[i % colours.length]!, { grain: 1.3 }) +
      b.line('M-11 -4V4M11 -6V2', '#8a6448', 3);
    return b.put(x, y, size / 50, cloth, { turn: -10 * wind + between(b.r, -6, 6), flip: wind < 0 });
  });
  return (
    b.line(
      `M${from.join(' ')}Q${round1((from[0] + to[0]) / 2)} ${round1((from[1] + to[1]) / 2 + sag * 2)} ${to.join(' ')}`,
      '#4a3438',
      2.4,
    ) + hung.join('')
  );
}

/** A long cape spread over the ground or a roof, sewn with drops; drops: how many. */
export function cape(scene: Scene, size: number, look: Look & { colour?: string; drops?: number } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#7d8ba2';
  const path =
    'M-14 -98C0 -104 14 -102 22 -96C40 -70 66 -34 96 -10C84 4 70 -6 58 4C44 12 30 0 16 8C0 14 -16 2 -32 8C-48 12 -60 2 -76 2C-52 -30 -30 -66 -14 -98Z';
  return b.done(
    b.form(path, colour, { grain: 1.1 }),
    b.inside(
      path,
      b.line(
        'M-4 -96C-20 -60 -36 -30 -44 6M6 -98C2 -60 -4 -30 -6 8M14 -96C24 -60 34 -30 42 6M18 -94C40 -60 60 -30 74 0',
        mix(colour, b.night, 0.4),
        3,
        { opacity: 0.5 },
      ),
    ),
    b.inside(
      path,
      b.scatter(
        look.drops ?? 26,
        -60,
        -86,
        140,
        88,
        (x, y) => b.flat(`M${x} ${y - 5}q4 5 0 8q-4 -3 0 -8Z`, '#dcecf0') + b.dot(x + b.light, y, 0.9, '#ffffff'),
      ),
    ),
  );
}

/** A small drop of water; size is its height. */
export function raindrop(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  return b.done(
    b.form(
      'M0 -100C10 -70 36 -52 36 -28C36 -8 20 0 0 0C-20 0 -36 -8 -36 -28C-36 -52 -10 -70 0 -100Z',
      look.colour ?? '#8fc0d4',
      { pale: '#f2fbfa' },
    ),
    b.flat(`M${b.light * 12} -52q10 12 8 26q-10 2 -10 -8Z`, '#ffffff', 0.85),
  );
}

/** Knitted band along a line: bridge, scarf, path; width in pixels, wool its colour. */
export function knittedBand(
  scene: Scene,
  points: Point[],
  width: number,
  look: Look & { wool?: string; stripes?: string } = {},
) {
  const b = brush(scene, 100, look);
  const colour = look.wool ?? '#c8443f';
  const path = ribbon(points, [width, width]);
  const bands = look.stripes
    ? b.inside(
        path,
        ...points
          .filter((_, i) => i % 2)
          .map(([x, y]) =>
            b.flat(
              polygon([
                [x - 6, y - width],
                [x + 6, y - width],
                [x + 6, y + width],
                [x - 6, y + width],
              ]),
              look.stripes!,
              0.9,
            ),
          ),
      )
    : '';
  return b.form(path, colour) + bands + knit(b, path, colour, Math.max(4, width * 0.18));
}
