// Pulls the colours of third-party icons into the palette of the house.
import { fromLab, mix, palette, toLab, type Lab } from './colour.ts';

export interface RegradeOptions {
  /** How far a colour goes to the nearest swatch, 0 to 1. */
  pull?: number;
  /** The colour that shadows lean to. */
  shade?: string;
  /** The colour that lights lean to. */
  light?: string;
  /** How much they lean, 0 to 1. */
  tint?: number;
}

const STRONGEST = 0.16; // chroma; anything louder leaves the family of painted colours
const EXTRA_SWATCHES = ['#2f6a78', '#3f8f98', '#7a3f3a'];
const { edge: _edge, glow: _glow, ...painted } = palette;
const swatches: Lab[] = [...Object.values(painted), ...EXTRA_SWATCHES].map(toLab);

function distance(a: Lab, b: Lab): number {
  return ((a[0] - b[0]) * 1.1) ** 2 + ((a[1] - b[1]) * 1.6) ** 2 + ((a[2] - b[2]) * 1.6) ** 2;
}

function nearestSwatch(colour: Lab): Lab {
  return swatches.reduce((best, swatch) =>
    distance(colour, swatch) < distance(colour, best) ? swatch : best,
  );
}

/** A map from any colour to its neighbour in the house's palette. */
export function regrade({
  pull = 0.4,
  shade = '#2b2448',
  light = '#fff3d6',
  tint = 0.14,
}: RegradeOptions = {}): (colour: string) => string {
  return (colour) => {
    const from = toLab(colour);
    const to = nearestSwatch(from);
    const lightness = 0.2 + (from[0] + (to[0] - from[0]) * pull * 0.6) * 0.76;
    const a = from[1] + (to[1] - from[1]) * pull;
    const b = from[2] + (to[2] - from[2]) * pull;
    const calm = Math.min(1, STRONGEST / (Math.hypot(a, b) || 1));
    const graded = fromLab([lightness, a * calm, b * calm]);
    const shaded = mix(graded, shade, tint * Math.max(0, 1 - lightness * 1.5) * 1.6);
    return mix(shaded, light, tint * Math.max(0, lightness - 0.6) * 1.4);
  };
}
