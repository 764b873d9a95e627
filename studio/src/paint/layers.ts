// The painting itself: layer after layer of strokes, each finer, only where colour is still wrong.
import type { Chance } from '../core/chance.ts';
import { DIRECTIONS, brushOf, VARIANTS, type Brush, type Mark } from './brushes.ts';
import type { Direction } from './direction.ts';
import { blur, type Channels, type Plane } from './field.ts';

interface Layer {
  /** Width of the brush on a picture 1000 pixels wide. */
  brush: number;
  /** Length of a stroke in brush widths. */
  aspect: number;
  /** How wrong a colour must be before the brush touches it; none for the first layer. */
  wrong?: number;
  rounds: number;
  opacity: number;
}

const LAYERS: Layer[] = [
  { brush: 34, aspect: 2.6, rounds: 1, opacity: 0.8 },
  { brush: 16, aspect: 2.3, wrong: 30, rounds: 2, opacity: 0.92 },
  { brush: 8, aspect: 2.3, wrong: 33, rounds: 2, opacity: 0.92 },
  { brush: 4.2, aspect: 2.3, wrong: 39, rounds: 2, opacity: 0.92 },
];

/** Red, green, blue and thickness of paint, four numbers a pixel. */
export type Canvas = Float32Array;

export interface Ground {
  colour: readonly [number, number, number];
  amount: number;
}

/** A canvas toned with the ground's colour and a vague idea of the picture. */
export function underpainted(source: Channels, plane: Plane, scale: number, ground: Ground): Canvas {
  const canvas = new Float32Array(plane.width * plane.height * 4);
  for (let c = 0; c < 3; c++) {
    const vague = blur(source[c]!, plane, 14 * scale);
    const tone = ground.colour[c]! * ground.amount;
    for (let i = 0; i < vague.length; i++) canvas[i * 4 + c] = vague[i]! * (1 - ground.amount) + tone;
  }
  return canvas;
}

/** Paints the source on the canvas, from the broad brush to the fine one. */
export function paintLayers(
  canvas: Canvas,
  source: Channels,
  plane: Plane,
  scale: number,
  direction: Direction,
  r: Chance,
): void {
  for (const layer of LAYERS) {
    const width = Math.max(3, layer.brush * scale);
    const goal = layer.brush < 10 ? source : (source.map((c) => blur(c, plane, width * 0.16)) as Channels);
    const brush = brushOf(Math.round(width), layer.aspect, plane.width);
    const step = width * 0.52;
    const spots = shuffledSpots(plane, step, r);
    for (let round = 0; round < layer.rounds; round++) {
      for (let s = 0; s < spots.length; s += 2) {
        const near = nearestPixel(spots[s]!, spots[s + 1]!, plane);
        const spot = layer.wrong ? worstPixel(canvas, goal, plane, near, Math.ceil(step / 2), layer.wrong) : near;
        if (spot >= 0) layStroke(canvas, goal, plane, spot, brush, direction, layer.opacity, r);
      }
    }
  }
}

/** Places all over the picture in a random order, as x, y, x, y, … */
function shuffledSpots({ width, height }: Plane, step: number, r: Chance): Float64Array {
  const columns = Math.ceil(width / step - 0.5);
  const rows = Math.ceil(height / step - 0.5);
  const spots = new Float64Array(columns * rows * 2);
  for (let i = 0; i < columns * rows; i++) {
    const column = i % columns;
    const row = (i - column) / columns;
    spots[i * 2] = (column + r()) * step;
    spots[i * 2 + 1] = (row + r()) * step;
  }
  for (let i = columns * rows - 1; i > 0; i--) swap(spots, i, Math.floor(r() * (i + 1)));
  return spots;
}

function swap(pairs: Float64Array, i: number, j: number): void {
  for (const part of [0, 1]) {
    const kept = pairs[i * 2 + part]!;
    pairs[i * 2 + part] = pairs[j * 2 + part]!;
    pairs[j * 2 + part] = kept;
  }
}

function nearestPixel(x: number, y: number, { width, height }: Plane): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return row * width + column;
}

/** The pixel around `near` whose colour is furthest from the goal; -1 when all are good enough. */
function worstPixel(
  canvas: Canvas,
  [red, green, blue]: Channels,
  { width, height }: Plane,
  near: number,
  reach: number,
  limit: number,
): number {
  const x0 = near % width;
  const y0 = (near - x0) / width;
  let worst = -1;
  let most = -1;
  for (let y = y0 - reach; y <= y0 + reach; y += 2) {
    if (y < 0 || y >= height) continue;
    for (let x = x0 - reach; x <= x0 + reach; x += 2) {
      if (x < 0 || x >= width) continue;
      const i = y * width + x;
      const wrong =
        Math.abs(canvas[i * 4]! - red[i]!) +
        Math.abs(canvas[i * 4 + 1]! - green[i]!) +
        Math.abs(canvas[i * 4 + 2]! - blue[i]!);
      if (wrong > most) {
        most = wrong;
        worst = i;
      }
    }
  }
  return most < limit ? -1 : worst;
}

function layStroke(
  canvas: Canvas,
  goal: Channels,
  plane: Plane,
  spot: number,
  brush: Brush,
  direction: Direction,
  opacity: number,
  r: Chance,
): void {
  const x = spot % plane.width;
  const y = (spot - x) / plane.width;
  const turn = Math.round((direction(x, y) / Math.PI) * DIRECTIONS) % DIRECTIONS;
  const variant = Math.floor(r() * VARIANTS);
  const mark = brush.marks[variant * DIRECTIONS + ((turn + DIRECTIONS) % DIRECTIONS)]!;
  const lighter = (r() - 0.5) * 9;
  const warmer = (r() - 0.5) * 5;
  const red = goal[0][spot]! + lighter + warmer;
  const green = goal[1][spot]! + lighter;
  const blue = goal[2][spot]! + lighter - warmer;
  const inside =
    x >= brush.half && y >= brush.half && x < plane.width - brush.half && y < plane.height - brush.half;
  const seen = inside ? null : (p: number) => isOn(plane, x + mark.dx[p]!, y + mark.dy[p]!);
  stamp(canvas, spot * 4, mark, opacity, [red, green, blue], seen);
}

function isOn({ width, height }: Plane, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

// `seen` tells which pixels of the mark lie on the canvas; null when all do.
function stamp(
  canvas: Canvas,
  middle: number,
  { offset, cover, thickness }: Mark,
  opacity: number,
  [red, green, blue]: [number, number, number],
  seen: ((pixel: number) => boolean) | null,
): void {
  for (let p = 0; p < offset.length; p++) {
    if (seen && !seen(p)) continue;
    const i = middle + offset[p]!;
    const paint = cover[p]! * opacity;
    canvas[i]! += (red - canvas[i]!) * paint;
    canvas[i + 1]! += (green - canvas[i + 1]!) * paint;
    canvas[i + 2]! += (blue - canvas[i + 2]!) * paint;
    canvas[i + 3]! += (thickness[p]! - canvas[i + 3]!) * paint;
  }
}
