// Foxes: sitting, walking, reading, mending.

import { lighten, mix, palette } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { openBook } from './books.ts';
import { brush, type Brush, type Look } from './brush.ts';
import { lanternAt } from './lights.ts';

export interface Fox extends Look {
  coat?: string;
  scarf?: string;
  lantern?: boolean;
  eyes?: 'dots' | 'closed';
}

const dark = '#3a2530';
const white = '#fbeedb';

function foxHead(
  b: Brush,
  x: number,
  y: number,
  coat: string,
  { eyes = 'closed', turn = 0, scale = 1.12 }: { eyes?: 'dots' | 'closed'; turn?: number; scale?: number } = {},
) {
  const head =
    b.form('M-16 -10L-20 -40L1 -22ZM2 -22L13 -39L19 -10Z', coat, { grain: 1.4 }) +
    b.flat('M-14.5 -19L-17 -33L-6 -23ZM8 -23L12.5 -32L15 -18Z', dark) +
    b.form('M-24 -5C-21 -25 16 -28 20 -12C23 -4 31 3 39 8C35 15 22 18 10 16C-2 20 -21 12 -24 -5Z', coat, {
      grain: 0.3,
    }) +
    b.form('M-21 4C-8 -1 4 8 14 3C24 3 32 5 39 8C35 15 22 18 10 16C-2 19 -15 14 -21 4Z', white, {
      grain: 0.2,
      dabs: 0.7,
    }) +
    b.flat('M35.2 8a3.9 3.4 0 1 0 7.8 0a3.9 3.4 0 1 0 -7.8 0Z', dark) +
    b.dot(38, 7, 0.9, '#b8a8b0') +
    (eyes === 'closed'
      ? b.line('M7 -5Q12.5 0 18 -5', dark, 2.5)
      : b.dot(13, -4, 3, dark) + b.dot(14, -5, 0.9, '#fff6e4')) +
    b.line('M28 13Q32 14 35 12', mix(dark, coat, 0.3), 1.3);
  return b.put(x, y, scale, head, { turn });
}

const bib = (b: Brush, colour: string | undefined, x: number, y: number) =>
  colour
    ? b.form(
        `M${x - 16} ${y - 4}Q${x} ${y + 8} ${x + 17} ${y - 4}L${x + 16} ${y + 5}Q${x} ${y + 17} ${x - 17} ${y + 5}Z`,
        colour,
      ) +
      b.form(
        `M${x - 10} ${y + 8}L${x - 14} ${y + 28}L${x - 4} ${y + 26}L${x - 2} ${y + 10}Z`,
        mix(colour, b.night, 0.15),
      )
    : '';

const brush100 = 'M-14 0C-50 4 -70 -12 -66 -34C-64 -48 -50 -52 -42 -44C-44 -30 -32 -14 -8 -10Z';

function tail(b: Brush, coat: string) {
  return (
    b.form(brush100, mix(coat, '#7a2a3a', 0.1), { grain: 1.2 }) +
    b.form(
      'M-66 -34C-64 -48 -50 -52 -42 -44C-43 -40 -43 -36 -42 -32C-48 -30 -50 -38 -55 -33C-58 -38 -62 -34 -66 -34Z',
      white,
      { dabs: 0.6 },
    )
  );
}

/** A sitting fox, looking right; scarf colour, eyes. */
export function foxSitting(scene: Scene, size: number, look: Fox = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#d9683a';
  return b.done(
    tail(b, coat),
    b.form('M-24 0C-32 -28 -16 -58 4 -68L24 -60C28 -36 26 -16 25 0Z', coat, { grain: 1.2 }),
    b.form('M8 -56C20 -47 24 -28 20 -11C17 -14 16 -18 13 -18C10 -26 6 -38 8 -56Z', white, { grain: 1.4 }),
    b.form('M6 0L11 -28H16L17 0ZM18 0L19 -26H24L27 0Z', dark, { dabs: 0.5 }),
    b.form('M-24 0C-27 -19 -12 -27 -2 -21C7 -14 5 -4 3 0Z', mix(coat, '#7a2a3a', 0.08), { grain: 0.8 }),
    bib(b, look.scarf, 12, -60),
    foxHead(b, 16, -70, coat, { eyes: look.eyes }),
    look.lantern ? lanternAt(b, 50, -50, 11) : '',
  );
}

/** A walking fox, looking right; lantern in its mouth, scarf. */
export function foxWalking(scene: Scene, size: number, look: Fox = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#d9683a';
  const near = mix(coat, '#7a2a3a', 0.1);
  return b.done(
    b.form('M18 -32L30 -3L37 -4L32 -36ZM-26 -30L-22 0H-15L-14 -30Z', mix(dark, '#141a38', 0.3), { dabs: 0.4 }),
    b.form('M-36 -46C-58 -40 -70 -62 -94 -66C-114 -67 -120 -46 -106 -34C-88 -20 -58 -22 -34 -30Z', near, {
      grain: 0.2,
    }),
    b.form(
      'M-94 -66C-114 -67 -120 -46 -106 -34C-101 -30 -96 -28 -90 -26C-94 -34 -84 -40 -92 -48C-86 -54 -88 -62 -94 -66Z',
      white,
      { dabs: 0.7 },
    ),
    b.form(
      'M-44 -36C-45 -55 -24 -59 -4 -56C14 -54 26 -60 34 -72L54 -56C50 -38 38 -27 22 -25C0 -21 -16 -23 -28 -22C-38 -22 -44 -28 -44 -36Z',
      coat,
      { grain: 0.1 },
    ),
    b.form('M36 -60C47 -54 45 -36 32 -28C28 -36 28 -50 36 -60Z', white, { grain: 1.4 }),
    b.form('M-44 -40C-47 -24 -42 -18 -38 -14L-43 0H-35L-27 -15C-20 -22 -20 -36 -28 -44Z', near, { grain: 1 }),
    b.flat('M-39.5 -10L-43 0H-35L-31 -8Z', dark),
    b.form('M7 -30L6 0H14L21 -30Z', dark, { dabs: 0.5 }),
    bib(b, look.scarf, 40, -60),
    foxHead(b, 46, -68, coat, { eyes: look.eyes }),
    look.lantern ? b.line('M80 -56V-44', dark, 2) + lanternAt(b, 80, -44, 12) : '',
  );
}

const paw = (b: Brush, path: string, coat: string) => b.form(path, mix(coat, dark, 0.62), { dabs: 0.5 });

/** A fox sitting upright with an open book in its paws, head bent; scarf, glow lights its face. */
export function foxReading(scene: Scene, size: number, look: Fox & { book?: string; glow?: boolean } = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#d9683a';
  return b.done(
    tail(b, coat),
    b.form('M-24 0C-34 -28 -18 -60 2 -68L22 -60C28 -36 26 -16 25 0Z', coat, { grain: 1.2 }),
    b.form('M8 -56C20 -47 24 -28 20 -8C10 -18 4 -36 8 -56Z', white, { grain: 1.4 }),
    b.form('M-24 0C-27 -19 -10 -27 2 -20C14 -14 20 -6 40 -6C46 -6 46 0 40 0Z', mix(coat, '#7a2a3a', 0.08), {
      grain: 0.5,
    }),
    b.flat('M34 -6.500C47 -8 47 1 38 0H32Z', dark),
    look.glow ? b.halo(44, -50, 60, palette.lamp, 0.5) : '',
    bib(b, look.scarf, 10, -60),
    foxHead(b, 14, -72, coat, { turn: 16, eyes: look.eyes }),
    b.put(44, -20, 1, openBook(scene, 26, { ...look, cover: look.book ?? '#3f6a88' }), { turn: -16 }),
    paw(b, 'M8 -48C20 -48 28 -40 34 -32L28 -26C20 -32 12 -36 6 -38Z', coat),
  );
}

/** A fox on its hind legs in an apron, holding a tool up to work; tool: hammer, needle or none. */
export function foxMending(
  scene: Scene,
  size: number,
  look: Fox & { apron?: string; tool?: 'hammer' | 'needle' | 'none' } = {},
) {
  const b = brush(scene, size, look);
  const { coat = '#d9683a', apron = '#5f7f88', tool = 'hammer' } = look;
  const tools = {
    hammer:
      b.line('M33 -62L45 -86', '#7a5440', 3.4) + b.form('M36 -92L52 -84L49 -77L33 -85Z', '#a9b4bc', { dabs: 0 }),
    needle: b.line('M34 -62L46 -84', '#f0f4f2', 1.5) + b.line('M36 -66C20 -80 52 -100 30 -110', palette.lamp, 1.4),
    none: '',
  };
  return b.done(
    b.put(4, 0, 0.85, tail(b, coat)),
    b.form('M-15 -2C-20 -10 -16 -26 -12 -34H14C18 -26 16 -10 18 -2C8 2 -6 2 -15 -2Z', coat, { grain: 1.4 }),
    b.form('M-17 -5H-2V0H-17ZM2 -5H20C23 -5 23 0 20 0H2Z', dark, { dabs: 0.4 }),
    b.form('M-14 -30C-20 -48 -10 -62 0 -66H14C20 -58 20 -44 16 -30Z', coat, { grain: 1.3 }),
    b.form('M2 -62C14 -58 18 -48 16 -36L2 -38Z', white, { grain: 1.4 }),
    b.form('M-12 -48C-2 -44 8 -44 18 -48C20 -32 20 -20 18 -10C8 -6 -6 -6 -14 -10C-16 -22 -16 -36 -12 -48Z', apron, {
      grain: 1.4,
    }),
    b.form('M-4 -32H12V-20H-4Z', mix(apron, b.night, 0.15), { dabs: 0.5 }),
    b.line('M-10 -48L0 -62M17 -48L12 -62', lighten(apron, 0.08), 2),
    b.put(11, 6, 1, tools[tool]),
    b.form('M6 -56C18 -50 34 -48 44 -60L50 -55C44 -43 24 -38 8 -44Z', coat, { grain: -0.4 }),
    b.dot(46.5, -57, 4.2, dark),
    foxHead(b, 8, -76, coat, { scale: 0.92, turn: -8, eyes: look.eyes ?? 'dots' }),
    bib(b, look.scarf, 8, -64),
  );
}
