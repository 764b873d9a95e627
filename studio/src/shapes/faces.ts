// Faces: dot or closed eyes, a tiny smile, warm cheeks; never brows.

import { lighten, mix } from '../core/colour.ts';
import type { Brush } from './brush.ts';

export type Eyes = 'dots' | 'closed' | 'down';

/** Two eyes, a smile and cheeks round a point; size is the width between the eyes, turn shifts them aside. */
export function face(
  b: Brush,
  x: number,
  y: number,
  size: number,
  {
    eyes = 'dots',
    ink = '#2b2030',
    cheeks = '#e0806c',
    turn = 0,
    humming = false,
  }: { eyes?: Eyes; ink?: string; cheeks?: string; turn?: number; humming?: boolean } = {},
) {
  const [left, right] = [x - size / 2 + turn, x + size / 2 + turn];
  const lid = (cx: number, bend: number) =>
    b.line(`M${cx - size * 0.2} ${y}q${size * 0.2} ${bend * size} ${size * 0.4} 0`, ink, size * 0.13);
  const eye = (cx: number) =>
    eyes === 'dots'
      ? b.dot(cx, y, size * 0.155, ink) + b.dot(cx + b.light * size * 0.05, y - size * 0.05, size * 0.05, '#fff6e4')
      : lid(cx, eyes === 'closed' ? 0.24 : 0.14);
  return (
    b.dot(left - size * 0.22, y + size * 0.42, size * 0.23, cheeks, 0.42) +
    b.dot(right + size * 0.22, y + size * 0.42, size * 0.23, cheeks, 0.42) +
    eye(left) +
    eye(right) +
    (humming
      ? b.dot(x + turn, y + size * 0.58, size * 0.11, '#8a3f3c')
      : b.line(
          `M${x + turn - size * 0.16} ${y + size * 0.56}q${size * 0.16} ${size * 0.13} ${size * 0.32} 0`,
          mix(ink, '#a04a40', 0.45),
          size * 0.09,
        ))
  );
}

export interface Head {
  view?: 'front' | 'back' | 'side';
  skin?: string;
  hair?: string;
  style?: 'short' | 'bob' | 'plaits' | 'bun' | 'bald' | 'curls';
  eyes?: Eyes;
  humming?: boolean;
}

/** A human head of radius size round a point; side looks to the right. */
export function head(
  b: Brush,
  x: number,
  y: number,
  size: number,
  { view = 'front', skin = '#f0c6a4', hair = '#4a3034', style = 'short', eyes = 'dots', humming = false }: Head = {},
) {
  const s = size;
  const curls =
    style === 'curls'
      ? [-0.9, -0.55, -0.1, 0.4, 0.8]
          .map((t) =>
            b.ball(x + t * s, y - Math.sqrt(1.15 - t * t) * s * 0.9, s * 0.36, s * 0.34, hair, { dabs: 0.6 }),
          )
          .join('')
      : '';
  const plaits =
    style === 'plaits'
      ? [-1, 1]
          .map(
            (side) =>
              [0, 1, 2]
                .map((i) =>
                  b.ball(x + side * s * (0.95 + i * 0.06), y + s * (0.5 + i * 0.42), s * 0.22, s * 0.25, hair),
                )
                .join('') + b.dot(x + side * s * 1.1, y + s * 1.5, s * 0.15, '#d9543f'),
          )
          .join('')
      : '';
  const bun =
    style === 'bun'
      ? b.ball(
          x - (view === 'side' ? s * 0.75 : 0),
          y - s * (view === 'side' ? 0.55 : 1.12),
          s * 0.46,
          s * 0.42,
          hair,
        )
      : '';
  const long =
    style === 'bob'
      ? b.form(
          `M${x - s * 1.12} ${y + s * 0.85}C${x - s * 1.3} ${y - s * 1.5} ${x + s * 1.3} ${y - s * 1.5} ${x + s * 1.12} ${y + s * 0.85}Q${x} ${y + s * 1.1} ${x - s * 1.12} ${y + s * 0.85}Z`,
          hair,
          { grain: 1.5 },
        )
      : '';
  if (view === 'back')
    return long + b.ball(x, y, s, s, hair, { grain: 1.4, pale: lighten(hair, 0.12) }) + bun + curls + plaits;
  const skull = b.ball(x, y, s * 0.98, s, skin, { dabs: 0.5 });
  if (view === 'side')
    return (
      long +
      skull +
      b.form(`M${x + s * 0.86} ${y - s * 0.1}q${s * 0.3} ${s * 0.22} ${s * 0.04} ${s * 0.32}Z`, skin, { dabs: 0 }) +
      bun +
      (style === 'bald'
        ? ''
        : b.form(
            `M${x + s * 0.7} ${y - s * 0.75}C${x + s * 0.2} ${y - s * 1.3} ${x - s * 1.2} ${y - s * 1.15} ${x - s * 1.08} ${y + s * 0.35}C${x - s * 0.8} ${y + s * 0.75} ${x - s * 0.4} ${y + s * 0.5} ${x - s * 0.35} ${y + s * 0.05}C${x - s * 0.2} ${y - s * 0.4} ${x + s * 0.3} ${y - s * 0.45} ${x + s * 0.7} ${y - s * 0.75}Z`,
            hair,
            { grain: 1 },
          )) +
      curls +
      face(b, x + s * 0.28, y + s * 0.02, s * 0.6, { eyes, humming })
    );
  return (
    long +
    skull +
    bun +
    (style === 'bald'
      ? ''
      : b.form(
          `M${x - s * 1.02} ${y + s * 0.1}C${x - s * 1.15} ${y - s * 1.35} ${x + s * 1.15} ${y - s * 1.35} ${x + s * 1.02} ${y + s * 0.1}C${x + s * 0.85} ${y - s * 0.45} ${x + s * 0.2} ${y - s * 0.62} ${x - s * 0.3} ${y - s * 0.5}C${x - s * 0.7} ${y - s * 0.4} ${x - s * 0.9} ${y - s * 0.2} ${x - s * 1.02} ${y + s * 0.1}Z`,
          hair,
          { grain: 0.9 },
        )) +
    curls +
    plaits +
    face(b, x, y + s * 0.08, s * 0.72, { eyes, humming })
  );
}
