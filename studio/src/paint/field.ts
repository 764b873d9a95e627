// Planes of numbers, one per pixel, and what the paint pass does with whole planes.

export interface Plane {
  width: number;
  height: number;
}

export type Channels = [Float32Array, Float32Array, Float32Array];

/** The sum of three channels weighted as the eye does. */
export function luminance([red, green, blue]: Channels): Float32Array {
  const out = new Float32Array(red.length);
  for (let i = 0; i < out.length; i++) out[i] = 0.3 * red[i]! + 0.59 * green[i]! + 0.11 * blue[i]!;
  return out;
}

/** A soft blur: two rounds of a box blur. */
export function blur(source: Float32Array, plane: Plane, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const spare = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  blurRows(source, spare, plane, reach);
  blurColumns(spare, out, plane, reach);
  blurRows(out, spare, plane, reach);
  blurColumns(spare, out, plane, reach);
  return out;
}

function blurRows(from: Float32Array, to: Float32Array, { width, height }: Plane, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const last = start + width - 1;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += from[Math.min(last, Math.max(start, start + x))]!;
    for (let i = start; i <= last; i++) {
      to[i] = sum * share;
      sum += from[Math.min(last, i + reach + 1)]! - from[Math.max(start, i - reach)]!;
    }
  }
}

// Whole rows at a time: walking down single columns would miss the processor's cache.
function blurColumns(from: Float32Array, to: Float32Array, { width, height }: Plane, reach: number): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float64Array(width);
  for (let y = -reach; y <= reach; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(height - 1, y + reach + 1) * width;
    const leaves = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x]! * share;
      sums[x]! += from[enters + x]! - from[leaves + x]!;
    }
  }
}
