// Where the brush goes: along edges where there are any, else with the flow of the picture.
import type { Chance, Noise } from '../core/chance.ts';
import { blur, type Plane } from './field.ts';

const CLEAR_EDGE = 2.5; // weaker edges than this do not steer the brush

/** The angle of a stroke at a pixel, in radians. */
export type Direction = (x: number, y: number) => number;

function edges(light: Float32Array, plane: Plane, scale: number): [Float32Array, Float32Array] {
  const { width, height } = plane;
  const soft = blur(light, plane, 2 * scale);
  const difference = new Float32Array(light.length); // gx² - gy²
  const product = new Float32Array(light.length); // 2 gx gy
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = soft[i + 1]! - soft[i - 1]!;
      const gy = soft[i + width]! - soft[i - width]!;
      difference[i] = gx * gx - gy * gy;
      product[i] = 2 * gx * gy;
    }
  }
  return [blur(difference, plane, 5 * scale), blur(product, plane, 5 * scale)];
}

/** Reads the edges of the picture; `flow` is the angle of strokes where there are none. */
export function directionField(
  light: Float32Array,
  plane: Plane,
  scale: number,
  { flow, noise, r }: { flow: number; noise: Noise; r: Chance },
): Direction {
  const [difference, product] = edges(light, plane, scale);
  return (x, y) => {
    const i = y * plane.width + x;
    if (Math.hypot(difference[i]!, product[i]!) < CLEAR_EDGE) {
      const drift = 0.9 * noise(x / scale / 210, y / scale / 210 + 7);
      return flow + drift + (r() - 0.5) * 0.5;
    }
    return 0.5 * Math.atan2(product[i]!, difference[i]!) + Math.PI / 2 + (r() - 0.5) * 0.25;
  };
}
