// Colour, mixed in OKLab so that steps look even; and the palette of the house.
import { between, type Chance } from './chance.ts';

export type Lab = [number, number, number];

export const palette = {
  ink: '#141a38',
  indigo: '#243463',
  slate: '#3d5480',
  steel: '#6482a8',
  mist: '#a9bfcd',
  ice: '#dbe8ea',
  glow: '#fff0b4',
  lamp: '#ffd27a',
  amber: '#f2a04c',
  ember: '#dd6440',
  madder: '#a93b46',
  plum: '#5c4272',
  rose: '#b8768e',
  blush: '#f3b9a2',
  umber: '#3d2b30',
  bark: '#6a4a3c',
  tan: '#a97a54',
  parch: '#e3c495',
  cream: '#f8ecd2',
  pine: '#1d3b3d',
  moss: '#3c6854',
  sage: '#7da070',
  lichen: '#c5cd8c',
  edge: '#faf1dc',
} as const;

function channels(hex: string): Lab {
  let digits = hex.replace('#', '');
  if (digits.length === 3) digits = [...digits].map((digit) => digit + digit).join('');
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new Error(`not a colour: ${hex}`);
  return [0, 2, 4].map((i) => parseInt(digits.slice(i, i + 2), 16) / 255) as Lab;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}

function hexByte(value: number): string {
  const byte = Math.round(clamp(gamma(Math.max(0, value))) * 255);
  return byte.toString(16).padStart(2, '0');
}

/** A `#rrggbb` (or `#rgb`) colour in OKLab: lightness, green to red, blue to yellow. */
export function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex).map(linear) as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The nearest `#rrggbb` colour to an OKLab one. */
export function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return '#' + hexByte(red) + hexByte(green) + hexByte(blue);
}

/** The colour a part `t` of the way from a to b. */
export function mix(a: string, b: string, t: number): string {
  const from = toLab(a);
  const to = toLab(b);
  return fromLab(from.map((value, i) => value + (to[i]! - value) * t) as Lab);
}

/** A lighter (by > 0) or darker (by < 0) colour; the whole range is 1. */
export function lighten(colour: string, by: number): string {
  const [lightness, a, b] = toLab(colour);
  return fromLab([clamp(lightness + by), a, b]);
}

/** A stronger (factor > 1) or greyer (factor < 1) colour. */
export function saturate(colour: string, factor: number): string {
  const [lightness, a, b] = toLab(colour);
  return fromLab([lightness, a * factor, b * factor]);
}

/** A neighbour of the colour, by chance. */
export function vary(r: Chance, colour: string, light = 0.03, chroma = 0.012): string {
  const [lightness, a, b] = toLab(colour);
  return fromLab([
    lightness + between(r, -light, light),
    a + between(r, -chroma, chroma),
    b + between(r, -chroma, chroma),
  ]);
}

/** The colour with its hue turned by an angle in radians. */
export function turnHue(colour: string, angle: number): string {
  const [lightness, a, b] = toLab(colour);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return fromLab([lightness, a * cos - b * sin, a * sin + b * cos]);
}
