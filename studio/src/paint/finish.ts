// The last look: fine detail, light on thick paint, paper grain, darker corners, one colour grade.
import { fractal, type Noise } from '../core/chance.ts';
import { blur, luminance, type Channels, type Plane } from './field.ts';
import type { Canvas } from './layers.ts';

export interface FinishOptions {
  /** How much of the drawing's fine detail comes back, 0 to 1. */
  detail: number;
  /** How much the corners darken, 0 to 1. */
  vignette: number;
  /** Paper grain. */
  noise: Noise;
}

function canvasChannels(canvas: Canvas): Channels {
  const count = canvas.length / 4;
  const channels: Channels = [0, 1, 2].map(() => new Float32Array(count)) as Channels;
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) channels[c]![i] = canvas[i * 4 + c]!;
  }
  return channels;
}

function fineDetail(light: Float32Array, plane: Plane, scale: number): Float32Array {
  const soft = blur(light, plane, 3 * scale);
  for (let i = 0; i < soft.length; i++) soft[i] = Math.abs(light[i]! - soft[i]!);
  return blur(soft, plane, 2 * scale);
}

function grain(noise: Noise, x: number, y: number): number {
  const tooth = 3.2 * noise(x / 1.7, y / 1.7);
  const fibre = 3.4 * fractal(noise, x / 9, y / 5, 3);
  const patch = 4 * noise(x / 160, y / 160 + 3);
  return tooth + fibre + patch;
}

function corners(x: number, y: number, amount: number): number {
  const far = ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2.6 - 0.35;
  return 1 - amount * Math.min(1, Math.max(0, far));
}

// Warm lights, cool shadows, neither pure black nor pure white.
function graded(value: number, channel: number): number {
  const part = value / 255;
  const contrast = 255 * (part + 0.021 * Math.sin((part - 0.5) * Math.PI * 2));
  const cast = channel === 0 ? 2.5 : channel === 2 ? (part < 0.4 ? 3.5 : -3.5) : 0;
  return 8 + (contrast + cast) * 0.962;
}

/** The finished picture as RGB bytes. */
export function finished(
  canvas: Canvas,
  source: Channels,
  light: Float32Array,
  plane: Plane,
  scale: number,
  { detail, vignette, noise }: FinishOptions,
): Buffer {
  const { width, height } = plane;
  const fine = fineDetail(light, plane, scale);
  const shade = luminance(canvasChannels(canvas));
  const around = blur(shade, plane, 4 * scale);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const sharpness = Math.min(1, fine[i]! / 9) * detail;
      const onEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const relief = onEdge ? 0 : (canvas[i * 4 + 3]! - canvas[(i - width - 1) * 4 + 3]!) * 16;
      const pooling = Math.max(-7, Math.min(7, (shade[i]! - around[i]!) * 0.22));
      const midtone = 0.45 + 0.55 * (1 - Math.abs(shade[i]! / 127 - 1));
      const surface = relief + pooling + grain(noise, x / scale, y / scale) * midtone;
      const fade = corners(x / width, y / height, vignette);
      for (let c = 0; c < 3; c++) {
        const painted = canvas[i * 4 + c]! * (1 - sharpness) + source[c]![i]! * sharpness;
        out[i * 3 + c] = Math.max(0, Math.min(255, graded((painted + surface) * fade, c)));
      }
    }
  }
  return out;
}
