// Brush strokes as SVG: the dabs that keep a fill from looking flat.
import { between, pick, times, type Chance } from './chance.ts';
import { round1, type Point } from './paths.ts';

export type Box = [left: number, top: number, right: number, bottom: number];

const LONGEST_BEND = 40; // longer strokes bend no more than this one, or they look like worms

/** One slightly bent stroke around its middle; `angle` in radians. */
export function stroke(
  r: Chance,
  [x, y]: Point,
  length: number,
  width: number,
  angle: number,
  colour: string,
): string {
  const dx = (Math.cos(angle) * length) / 2;
  const dy = (Math.sin(angle) * length) / 2;
  const bend = y - between(r, 0.02, 0.14) * Math.min(length, LONGEST_BEND);
  const line = `M${round1(x - dx)} ${round1(y - dy)}Q${round1(x)} ${round1(bend)} ${round1(x + dx)} ${round1(y + dy)}`;
  const thick = round1(between(r, 0.5, 1.3) * width);
  const veil = round1(between(r, 0.25, 0.7));
  return `<path d="${line}" stroke="${colour}" stroke-width="${thick}" opacity="${veil}"/>`;
}

/** The box around a path of absolute M, L, C, Q and Z; null when it has other commands. */
export function boxOf(path: string): Box | null {
  if (/[^MLCQZ\d\s.,eE-]/.test(path)) return null;
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Strokes strewn over a box. */
export function strokesIn(
  r: Chance,
  [left, top, right, bottom]: Box,
  count: number,
  colours: readonly string[],
  { length, width, angle }: { length: number; width: number; angle: number },
): string {
  return times(count, () => {
    const middle: Point = [between(r, left, right), between(r, top, bottom)];
    const lean = angle + between(r, -0.15, 0.15);
    return stroke(r, middle, between(r, 0.5, 1.4) * length, width, lean, pick(r, colours));
  }).join('');
}

/** A thin cloud of a few lens-shaped strokes around 0, 0. */
export function wisp(r: Chance, width: number, colour: string, opacity: number, count = 3): string {
  const lenses = times(count, () => {
    const y = between(r, -0.05, 0.05) * width;
    const from = between(r, -0.5, -0.125) * width;
    const to = between(r, 0.125, 0.5) * width;
    const near = round1(from + width * 0.2);
    const far = round1(to - width * 0.2);
    const end = `${round1(to)} ${round1(y - width * 0.01)}`;
    const upper = `C${near} ${round1(y - width * 0.03)} ${far} ${round1(y + width * 0.03)} ${end}`;
    const lower = `C${far} ${round1(y + width * 0.07)} ${near} ${round1(y + width * 0.05)} ${round1(from)} ${round1(y)}Z`;
    const veil = Math.round(between(r, 0.4, 1) * opacity * 100) / 100;
    return `<path d="M${round1(from)} ${round1(y)}${upper}${lower}" opacity="${veil}"/>`;
  });
  return `<g fill="${colour}">${lenses.join('')}</g>`;
}
