// The hand-cut wobble: shapes lose their ruled edges before the paint goes on.
import type { Noise } from '../core/chance.ts';
import type { Channels, Plane } from './field.ts';

const FINE = { reach: 18, shift: 0.9 };
const BROAD = { reach: 70, shift: 2.6 };

/** The three channels of an RGB image, each pixel read a little off its place. */
export function wobbled(pixels: Uint8Array, plane: Plane, noise: Noise, scale: number, amount: number): Channels {
  const { width, height } = plane;
  const out: Channels = [0, 1, 2].map(() => new Float32Array(width * height)) as Channels;
  const strength = amount * scale;
  for (let y = 0; y < height; y++) {
    const v = y / scale;
    for (let x = 0; x < width; x++) {
      const u = x / scale;
      const fineX = FINE.shift * noise(u / FINE.reach, v / FINE.reach);
      const fineY = FINE.shift * noise(u / FINE.reach + 99, v / FINE.reach);
      const broadX = BROAD.shift * noise(u / BROAD.reach + 50, v / BROAD.reach);
      const broadY = BROAD.shift * noise(u / BROAD.reach, v / BROAD.reach + 50);
      const fromX = Math.min(width - 1.01, Math.max(0, x + strength * (fineX + broadX)));
      const fromY = Math.min(height - 1.01, Math.max(0, y + strength * (fineY + broadY)));
      readBetween(pixels, width, fromX, fromY, out, y * width + x);
    }
  }
  return out;
}

function readBetween(pixels: Uint8Array, width: number, x: number, y: number, out: Channels, to: number): void {
  const left = x | 0;
  const top = y | 0;
  const right = x - left;
  const lower = y - top;
  const start = (top * width + left) * 3;
  const below = start + width * 3;
  for (let c = 0; c < 3; c++) {
    const above = pixels[start + c]! * (1 - right) + pixels[start + 3 + c]! * right;
    const under = pixels[below + c]! * (1 - right) + pixels[below + 3 + c]! * right;
    out[c]![to] = above * (1 - lower) + under * lower;
  }
}
