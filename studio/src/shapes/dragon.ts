// The dragon folded from letters, and other great beings.

import { times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { polygon, ribbon, round1, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Brush, type Look } from './brush.ts';

const papers = ['#f8ecd6', '#f3dfc0', '#fbf3e4', '#eed3c0', '#e6dcc8'] as const;

function along(points: Point[], t: number): { x: number; y: number; angle: number } {
  const place = Math.min(points.length - 1.001, Math.max(0, t * (points.length - 1)));
  const i = Math.floor(place);
  const [[x0, y0], [x1, y1]] = [points[i]!, points[i + 1]!];
  const part = place - i;
  return { x: x0 + (x1 - x0) * part, y: y0 + (y1 - y0) * part, angle: Math.atan2(y1 - y0, x1 - x0) };
}

function fold(b: Brush, width: number, length: number, paper: string, mark: number) {
  const [w, l] = [width / 2, length];
  const upper = polygon([
    [0, -w],
    [l * 1.15, -w * 0.92],
    [l * 1.3, 0],
    [0, 0],
  ]);
  const lower = polygon([
    [0, 0],
    [l * 1.3, 0],
    [l * 1.1, w * 0.92],
    [0, w],
  ]);
  const writing =
    mark % 3 === 0
      ? b.line(
          `M${l * 0.2} ${-w * 0.6}h${l * 0.7}M${l * 0.2} ${-w * 0.35}h${l * 0.6}`,
          '#6f6478',
          Math.max(0.8, w * 0.06),
          { opacity: 0.6 },
        )
      : mark % 3 === 1
        ? b.line(`M0 ${-w}L${l * 0.7} 0L0 ${w}`, mix(paper, '#9a6a5c', 0.5), Math.max(0.8, w * 0.05))
        : '';
  const stamp =
    mark % 7 === 3
      ? b.flat(
          polygon([
            [l * 0.5, -w * 0.75],
            [l * 0.95, -w * 0.72],
            [l * 0.95, -w * 0.3],
            [l * 0.5, -w * 0.32],
          ]),
          palette.madder,
          0.85,
        )
      : mark % 7 === 5
        ? b.dot(l * 0.6, -w * 0.1, w * 0.2, '#c0403f')
        : '';
  return (
    b.form(lower, mix(paper, b.night, 0.28), { dabs: 0.5 }) +
    b.form(upper, paper, { dabs: 0.5, shade: '#b08a88' }) +
    writing +
    stamp
  );
}

/** A dragon folded from letters whose body follows the points from tail to neck (in pixels); width is its thickest. The head sits at the last point and looks along it; asleep shuts its eye. */
export function paperDragon(
  scene: Scene,
  points: Point[],
  width: number,
  look: Look & { asleep?: boolean; wings?: number; flip?: boolean } = {},
) {
  const b = brush(scene, 100, look);
  const length = points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
  const spacing = width * 0.36;
  const count = Math.round(length / spacing);
  const girth = (t: number) =>
    width *
    Math.min(1, 0.16 + Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.62) * 0.95) *
    (t > 0.82 ? 1 - (t - 0.82) * 2 : 1);
  const turned = (angle: number) => round1((angle * 180) / Math.PI);
  const scales = times(count, (i) => {
    const t = i / count;
    const { x, y, angle } = along(points, t);
    const w = girth(t);
    const spike =
      i % 2
        ? b.flat(
            polygon([
              [0, -w * 0.44],
              [w * 0.16, -w * 0.82],
              [w * 0.42, -w * 0.42],
            ]),
            mix(palette.madder, '#f0c0a0', 0.25),
          )
        : '';
    return `<g transform="translate(${round1(x)} ${round1(y)}) rotate(${turned(angle)})${Math.abs(angle) > Math.PI / 2 !== (look.flip ?? false) ? ' scale(1 -1)' : ''}">${spike}${fold(b, w, Math.max(w * 0.42, spacing * 1.05), papers[i % papers.length]!, i)}</g>`;
  });
  const core = b.form(
    ribbon(
      times(25, (i): Point => {
        const { x, y } = along(points, i / 24);
        return [x, y];
      }),
      (t) => girth(t) * 0.9,
    ),
    mix(papers[1], b.night, 0.2),
  );
  const tail = along(points, 0.001);
  const neck = along(points, 0.999);
  const backwards = Math.abs(neck.angle) > Math.PI / 2;
  const at = look.wings ?? 0.66;
  const wing = along(points, at);
  const wingSvg =
    at < 0
      ? ''
      : `<g transform="translate(${round1(wing.x)} ${round1(wing.y)}) scale(${width / 46} ${width / 46})">${b.form('M0 0L-26 -62L-8 -50L6 -78L16 -52L40 -66L22 -10Z', papers[1]) + b.line('M0 0L-8 -50M6 -6L16 -52M0 0L6 -78', mix(papers[1], '#9a6a5c', 0.6), 1.4) + b.flat('M0 0L-26 -62L-8 -50Z', '#8a6a80', 0.3) + b.flat('M0 0L6 -78L16 -52Z', '#8a6a80', 0.22)}</g>`;
  const end = `<g transform="translate(${round1(tail.x)} ${round1(tail.y)}) rotate(${turned(tail.angle)})">${b.form(
    polygon([
      [4, 0],
      [-width * 0.5, -width * 0.36],
      [-width * 0.3, 0],
      [-width * 0.5, width * 0.36],
    ]),
    palette.madder,
  )}</g>`;
  return (
    wingSvg +
    end +
    core +
    scales.join('') +
    `<g transform="translate(${round1(neck.x)} ${round1(neck.y)}) rotate(${turned(neck.angle)}) scale(${width / 50} ${(backwards ? -1 : 1) * (width / 50)})">${dragonHead(b, look.asleep ?? false)}</g>`
  );
}

function dragonHead(b: Brush, asleep: boolean) {
  return (
    b.form('M-10 -12L-30 -34L-6 -24ZM4 -18L-8 -44L14 -22Z', palette.madder, { dabs: 0 }) +
    b.form('M-14 10L-12 -18L16 -24L34 -10L58 -4L62 8L30 18L0 18Z', papers[0], { shade: '#b08a88' }) +
    b.form('M-14 10L0 18L30 18L62 8L34 6L4 2Z', mix(papers[1], b.night, 0.2), { dabs: 0.5 }) +
    b.line('M16 -24L4 2L34 6M34 -10L34 6', mix(papers[0], '#9a6a5c', 0.5), 1.3) +
    b.dot(55, 0, 1.8, '#4a3038') +
    (asleep
      ? b.line('M14 -8q6 5 12 0', '#3a2434', 2.4)
      : b.dot(20, -8, 3.6, '#3a2434') + b.dot(21.2, -9.2, 1.1, '#fff6e4')) +
    b.line('M40 13Q48 14 55 10', '#8a5a58', 1.4)
  );
}

/** A mossy giant asleep on his back as a hill, head to the left on his arm; chest is the place for a village, about (10,-62) to (80,-66) per cent of size. Size is his height; he is four times as long. */
export function sleepingGiant(
  scene: Scene,
  size: number,
  look: Look & { moss?: string; skin?: string; hair?: string } = {},
) {
  const b = brush(scene, size, look);
  const { moss = '#5c7d52', skin = '#a89a78', hair = '#3f5c46' } = look;
  const body =
    'M-86 0C-80 -34 -60 -44 -40 -44C-20 -72 20 -82 60 -76C100 -72 130 -46 160 -44C184 -62 214 -62 226 -40C234 -24 240 -10 244 0Z';
  const tuft = (count: number, tone: string) =>
    b.line(
      times(count, () => {
        const x = -70 + b.r() * 300;
        return `M${round1(x)} ${round1(-4 - b.r() * 62)}q4 -6 8 -1`;
      }).join(''),
      tone,
      2,
      { opacity: 0.65 },
    );
  const faceLine = '#4a4436';
  return b.done(
    b.form('M214 -20C214 -52 224 -74 238 -70C250 -66 250 -30 256 0H214Z', mix(moss, b.night, 0.2), { grain: 1.4 }),
    b.form('M226 0C222 -34 228 -58 242 -58C256 -56 258 -24 262 0Z', mix(moss, skin, 0.25), { grain: 1.4 }),
    b.form(body, moss, { grain: 0.2, dabs: 1.4 }),
    b.inside(body, tuft(46, lighten(moss, 0.12)), tuft(36, mix(moss, b.night, 0.4))),
    b.form(
      'M-172 -10C-178 -44 -150 -70 -120 -68C-96 -66 -78 -50 -76 -26C-76 -8 -90 2 -120 2C-150 2 -168 2 -172 -10Z',
      hair,
      { grain: 0.7, dabs: 1.5 },
    ),
    b.form(
      'M-150 -30C-150 -56 -134 -66 -122 -66C-112 -68 -110 -76 -104 -76C-96 -74 -98 -64 -92 -60C-80 -54 -74 -40 -78 -24C-84 -8 -104 -2 -122 -4C-140 -8 -150 -16 -150 -30Z',
      skin,
      { dabs: 1.2 },
    ),
    b.form('M-98 -8C-86 -12 -76 -24 -72 -38C-60 -40 -52 -30 -54 -18C-58 -4 -80 2 -98 -8Z', hair, {
      grain: 0.9,
      dabs: 1.6,
    }),
    b.line('M-132 -46q8 6 14 -2', faceLine, 3),
    b.line('M-88 -44q6 3 8 -3', faceLine, 2.4, { opacity: 0.8 }),
    b.line('M-92 -30q-4 6 -12 4', faceLine, 2.2),
    b.flat('M-118 -34a8 6 0 1 0 16 0a8 6 0 1 0 -16 0Z', '#d08a6c', 0.45),
    b.form('M-50 -6C-44 -26 -20 -34 4 -30C20 -28 26 -18 22 -10C10 -4 -30 2 -50 -6Z', mix(moss, skin, 0.35), {
      dabs: 1.2,
    }),
    b.line('M10 -26q8 4 8 12M2 -28q8 5 8 14', mix(moss, b.night, 0.4), 2),
  );
}
