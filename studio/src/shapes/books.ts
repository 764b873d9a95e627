// Books and letters: upright, piled, open, on shelves; envelopes and folded paper.

import { between, times } from '../core/chance.ts';
import { lighten, mix, palette, vary } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Brush, type Look } from './brush.ts';

export const spines = [
  '#a9444c',
  '#3f6a88',
  '#5f7f58',
  '#d99a4c',
  '#6a4a7c',
  '#8c5a4a',
  '#3f7a80',
  '#c8705a',
  '#e0c894',
] as const;

function spineAt(b: Brush, x: number, y: number, width: number, height: number, colour: string) {
  const gold = '#f0c878';
  return (
    b.box(x, y - height, width, height, colour, { grain: 1.55, edge: 1.2 }) +
    b.line(
      `M${round1(x + width * 0.12)} ${round1(y - height * 0.84)}h${round1(width * 0.76)}M${round1(x + width * 0.12)} ${round1(y - height * 0.78)}h${round1(width * 0.76)}M${round1(x + width * 0.12)} ${round1(y - height * 0.14)}h${round1(width * 0.76)}`,
      gold,
      Math.max(0.7, width * 0.07),
      { opacity: 0.85 },
    ) +
    (width > 9
      ? b.flat(
          `M${round1(x + width * 0.26)} ${round1(y - height * 0.66)}h${round1(width * 0.48)}v${round1(height * 0.24)}h${round1(-width * 0.48)}Z`,
          lighten(colour, 0.14),
          0.8,
        )
      : '')
  );
}

/** One upright book seen from its spine and page edge; cover colour. */
export function book(scene: Scene, size: number, look: Look & { cover?: string; thick?: number } = {}) {
  const b = brush(scene, size, look);
  const cover = look.cover ?? b.oneOf(spines);
  const w = 26 * (look.thick ?? 1);
  return b.done(
    b.form(`M${w / 2} -2V-98L${w / 2 + 16} -91V-8Z`, mix(cover, b.night, 0.25)),
    b.form(`M${w / 2} -97L${-w / 2} -97L${-w / 2 + 15} -103L${w / 2 + 16} -96Z`, '#f6e8cc', { dabs: 0.6 }),
    spineAt(b, -w / 2, 0, w, 98, cover),
  );
}

/** A pile of lying books; count, colours, wide is its width to height. */
export function bookPile(
  scene: Scene,
  size: number,
  look: Look & { count?: number; colours?: readonly string[]; wide?: number } = {},
) {
  const b = brush(scene, size, look);
  const { count = 5, colours = spines, wide = 1.3 } = look;
  const tall = 100 / count;
  return b.done(
    ...times(count, (i) => {
      const width = 100 * wide * between(b.r, 0.78, 1);
      const x = -width / 2 + between(b.r, -5, 5);
      const y = -i * tall;
      const cover = vary(b.r, colours[(i * 4 + 1) % colours.length]!, 0.02);
      const h = tall * 0.98;
      return (
        b.form(
          `M${round1(x + 4)} ${round1(y - h * 0.16)}H${round1(x + width - 3)}V${round1(y - h * 0.86)}H${round1(x + 4)}Z`,
          '#f0dfbc',
          { dabs: 0.8, shade: '#a9855c' },
        ) +
        b.line(
          times(
            4,
            (k) => `M${round1(x + width * 0.25)} ${round1(y - h * (0.28 + k * 0.15))}H${round1(x + width - 3)}`,
          ).join(''),
          '#b8966c',
          0.9,
          { opacity: 0.7 },
        ) +
        b.form(
          `M${round1(x + width)} ${round1(y)}H${round1(x + 6)}C${round1(x - 3)} ${round1(y)} ${round1(x - 3)} ${round1(y - h)} ${round1(x + 6)} ${round1(y - h)}H${round1(x + width)}V${round1(y - h * 0.82)}H${round1(x + 10)}C${round1(x + 4)} ${round1(y - h * 0.8)} ${round1(x + 4)} ${round1(y - h * 0.2)} ${round1(x + 10)} ${round1(y - h * 0.18)}H${round1(x + width)}Z`,
          cover,
        ) +
        b.form(
          `M${round1(x + 6)} ${round1(y)}C${round1(x - 3)} ${round1(y)} ${round1(x - 3)} ${round1(y - h)} ${round1(x + 6)} ${round1(y - h)}H${round1(x + width * 0.22)}V${round1(y)}Z`,
          cover,
        ) +
        b.line(`M${round1(x + width * 0.14)} ${round1(y - 1)}V${round1(y - h + 1)}`, '#f0c878', 1.6, { opacity: 0.9 })
      );
    }),
  );
}

/** An open book, pages up; cover colour, glow rises from the pages. */
export function openBook(scene: Scene, size: number, look: Look & { cover?: string; glow?: boolean } = {}) {
  const b = brush(scene, size, look);
  const cover = look.cover ?? palette.madder;
  const page = (side: number) => {
    const path = `M0 -16C${side * 30} -44 ${side * 70} -40 ${side * 92} -30L${side * 96} -84C${side * 70} -98 ${side * 30} -98 0 -74Z`;
    return (
      b.form(path, '#f8ecd2', { shade: '#c9a878', grain: side * -0.2, dabs: 0.6 }) +
      b.line(
        times(
          5,
          (i) =>
            `M${side * 14} ${-66 + i * 10}C${side * 34} ${-80 + i * 10} ${side * 60} ${-82 + i * 10} ${side * 82} ${-75 + i * 10}`,
        ).join(''),
        '#a58a78',
        1.8,
        { opacity: 0.55 },
      )
    );
  };
  return b.done(
    look.glow ? b.halo(0, -70, 130, palette.lamp, 0.75) : '',
    b.form('M0 0C-30 -22 -70 -20 -102 -10L-98 -72L0 -60L98 -72L102 -10C70 -20 30 -22 0 0Z', cover),
    b.form('M0 -6C-30 -34 -70 -30 -96 -20V-32L0 -30L96 -32V-20C70 -30 30 -34 0 -6Z', '#e3c89c', { dabs: 0.4 }),
    page(-1),
    page(1),
    b.line('M0 -16V-74', '#a58a78', 2),
    b.flat('M8 -74L14 -74L16 8L11 3L6 9Z', palette.ember, 0.9),
  );
}

/** A bookshelf full of books; shelves: how many, wide is its width to height, frame: false to set it into a trunk or wall. */
export function bookshelf(
  scene: Scene,
  size: number,
  look: Look & { shelves?: number; wood?: string; wide?: number; frame?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const { shelves = 4, wood = '#7a5440', wide = 0.8 } = look;
  const w = 100 * wide;
  const row = 96 / shelves;
  const parts = [b.form(`M${-w / 2} 0V-100H${w / 2}V0Z`, mix(wood, b.night, 0.55))];
  for (let i = 0; i < shelves; i++) {
    const y = -2 - i * row;
    for (let x = -w / 2 + 4; x < w / 2 - 7;) {
      const width = between(b.r, 4, 8.5);
      const height = row * between(b.r, 0.58, 0.86);
      const leaning = b.r() < 0.12;
      if (b.r() > 0.07 && x + width < w / 2 - 3)
        parts.push(
          leaning
            ? b.put(x + 3, y - 2, 1, spineAt(b, 0, 0, width, height * 0.9, vary(b.r, b.oneOf(spines), 0.03)), {
                turn: 9,
              })
            : spineAt(b, x, y - 2, width, height, vary(b.r, b.oneOf(spines), 0.03)),
        );
      x += width + (leaning ? 6 : 0.6);
    }
    parts.push(b.form(`M${-w / 2} ${round1(y)}H${w / 2}V${round1(y - 3)}H${-w / 2}Z`, wood, { dabs: 1.5 }));
  }
  if (look.frame !== false)
    parts.push(
      b.form(`M${-w / 2 - 3} 0V-103H${w / 2 + 3}V0H${w / 2 - 2}V-98H${-w / 2 + 2}V0Z`, wood, { grain: 1.5 }),
    );
  return b.done(...parts);
}

/** A closed envelope with a seal, drawn round 0,-50; seal colour. */
export function envelope(scene: Scene, size: number, look: Look & { paper?: string; seal?: string | null } = {}) {
  const b = brush(scene, size, look);
  const paper = look.paper ?? '#f8ecd6';
  return b.done(
    b.form('M-70 -92H70V-8H-70Z', paper, { shade: '#c09a88' }),
    b.line('M-68 -10L-14 -54M68 -10L14 -54', mix(paper, '#9a6a5c', 0.45), 2),
    b.form('M-70 -92H70L6 -44Q0 -40 -6 -44Z', lighten(paper, 0.02), { shade: '#c8a48c' }),
    b.line('M-70 -92L-6 -44Q0 -40 6 -44L70 -92', mix(paper, '#9a6a5c', 0.5), 2.2),
    look.seal === null
      ? ''
      : b.ball(0, -45, 11, 11, look.seal ?? '#c0403f', { dabs: 0 }) + b.dot(-b.light, -45, 5, '#8c2c38', 0.6),
  );
}

/** An envelope becoming a bird: grown is 0 (a winged letter) to 1 (almost a swallow). Flies right. */
export function letterBird(scene: Scene, size: number, look: Look & { grown?: number } = {}) {
  const b = brush(scene, size, look);
  const t = look.grown ?? 0.5;
  const wing = mix('#f3e0c4', '#3a4c7c', t);
  return b.done(
    b.form('M-4 -44C-26 -84 -54 -96 -84 -88C-62 -74 -48 -54 -32 -36Z', mix(wing, b.night, 0.15), { grain: 0.7 }),
    t > 0.3 ? b.form('M-36 -26L-76 -10L-52 -16L-62 0C-44 -4 -32 -14 -28 -22Z', wing) : '',
    b.put(
      0,
      -40 + 26 * (1 - t * 0.4),
      0.56 - t * 0.16,
      envelope(scene, 100, { ...look, paper: mix('#fbf0dc', '#f6e4cc', t) }),
      { turn: -12 },
    ),
    b.form('M2 -44C18 -88 46 -104 76 -102C58 -84 50 -56 34 -34Z', wing, { grain: -0.9 }),
    b.flat('M36 -58L52 -52L36 -46Z', '#e09a44'),
    b.dot(31, -53, 2.6, '#2b2030'),
  );
}

/** A folded sheet, written on; blank leaves out the lines. */
export function letter(scene: Scene, size: number, look: Look & { paper?: string; blank?: boolean } = {}) {
  const b = brush(scene, size, look);
  const paper = look.paper ?? '#f8ecd6';
  return b.done(
    b.form('M-36 -98L34 -94L38 -52L34 -4L-38 -2L-34 -50Z', paper, { shade: '#c09a88' }),
    b.flat('M-34 -50L38 -52L34 -4L-38 -2Z', mix(paper, '#9a7a78', 0.35), 0.35),
    b.line('M-34 -50L38 -52', mix(paper, '#9a6a5c', 0.4), 1.4),
    look.blank
      ? ''
      : b.line(
          times(7, (i) => `M-24 ${-86 + i * 11}q6 -4 12 0t12 0t${12 - (i % 3) * 4} 0`).join(''),
          '#5f5878',
          1.6,
          { opacity: 0.7 },
        ),
  );
}

/** A boat folded from a printed page, foot at the waterline. */
export function pageBoat(scene: Scene, size: number, look: Look & { paper?: string } = {}) {
  const b = brush(scene, size, look);
  const paper = look.paper ?? '#f6e9cf';
  const ink = '#6f6478';
  const hull = 'M-120 -56L-70 8H72L122 -56L40 -34H-40Z';
  const print = (path: string, y: number, rows: number) =>
    b.inside(
      path,
      b.line(times(rows, (i) => `M-110 ${y + i * 8}H110`).join(''), ink, 2.2, {
        opacity: 0.5,
        dash: '14 3 22 4 9 3',
      }),
    );
  const back = 'M-40 -34L0 -100L40 -34Q0 -28 -40 -34Z';
  return b.done(
    b.form('M-120 -56L0 -74L122 -56L40 -34H-40Z', mix(paper, b.night, 0.35), { dabs: 0.7 }),
    b.form(back, paper, { grain: 1.2 }),
    print(back, -88, 7),
    b.flat(b.light > 0 ? 'M0 -100L-40 -34Q-20 -30 0 -30Z' : 'M0 -100L40 -34Q20 -30 0 -30Z', '#8a7a90', 0.3),
    b.form(hull, paper, { grain: 0.1 }),
    print(hull, -44, 6),
    b.form('M-120 -56L-70 8H-28L-40 -34Z', mix(paper, b.night, 0.14), { dabs: 0.8 }),
    b.line('M-40 -34L-28 8M40 -34L30 8', mix(paper, '#8a6a78', 0.5), 1.6),
    b.line('M-120 -56L-40 -34H40L122 -56', lighten(paper, 0.05), 2.4),
  );
}
