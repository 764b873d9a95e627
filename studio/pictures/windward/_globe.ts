// Celus, a planet of gas, seen with its north pole leaning towards the viewer. In a space of 1000.
import { between, fractal, pick, times } from '../../src/core/chance.ts';
import { mix, vary } from '../../src/core/colour.ts';
import { round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';

export interface Band {
  colour: string;
  /** The latitude, in degrees, from which it reaches south. */
  north: number;
}

export interface Storm {
  latitude: number;
  longitude: number;
  /** In degrees, half as high as wide. */
  size: number;
  colours: readonly string[];
}

export interface Globe {
  bands: readonly Band[];
  /** What streaks of a band lean to. */
  streaks: readonly string[];
  storms: readonly Storm[];
  /** How far edges of bands stray, in degrees. */
  stray: number;
  lit: [colour: string, opacity: number];
  shade: [colour: string, opacity: number];
  rim: [colour: string, opacity: number];
}

const RADIUS = 497;
const LEAN = 16 * (Math.PI / 180);
const TURN = -9; // degrees that the axis is turned on the page
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a place of the sphere is seen; null on the far side. */
function seen(latitude: number, longitude: number): Point | null {
  const [a, o] = [radians(latitude), radians(longitude)];
  const depth = Math.sin(a) * Math.sin(LEAN) + Math.cos(a) * Math.cos(o) * Math.cos(LEAN);
  if (depth < 0) return null;
  const up = Math.sin(a) * Math.cos(LEAN) - Math.cos(a) * Math.cos(o) * Math.sin(LEAN);
  return [500 + RADIUS * Math.cos(a) * Math.sin(o), 500 - RADIUS * up];
}

/** A wavering parallel from west to east, as far as it is seen. */
function parallel(scene: Scene, latitude: number, from: number, to: number, stray: number, seed: number): Point[] {
  const steps = Math.max(4, Math.round((to - from) / 5));
  return times(steps + 1, (i) => {
    const longitude = from + ((to - from) * i) / steps;
    const calm = 0.25 + 0.75 * Math.max(0, Math.cos(radians(longitude))); // foreshortened edges would look torn
    return seen(latitude + calm * stray * fractal(scene.noise, longitude / 38 + seed * 9.1, latitude / 30 + seed, 3), longitude);
  }).filter((point) => point !== null);
}

/** All of the disc south of a parallel. */
function south(scene: Scene, { colour, north }: Band, stray: number, seed: number): string {
  const line = parallel(scene, north, -118, 118, stray, seed);
  if (!line.length) return '';
  const [first, last] = [line[0]!, line.at(-1)!];
  return `<path d="${smooth(line)}L1100 ${round1(last[1])}V1100H-100V${round1(first[1])}Z" fill="${colour}"/>`;
}

function streaks(scene: Scene, globe: Globe, band: Band, end: number): string {
  const { r } = scene;
  const high = band.north - end;
  return times(8 + high * 2.6, () => {
    const latitude = end + high * r();
    const from = between(r, -100, 70);
    const line = parallel(scene, latitude, from, from + between(r, 16, 70), globe.stray * 0.7, 3);
    if (line.length < 2) return '';
    const colour = vary(r, mix(band.colour, pick(r, globe.streaks), between(r, 0.12, 0.42)), 0.02);
    return `<path d="${smooth(line)}" stroke="${colour}" stroke-width="${round1(between(r, 4, 20))}" opacity="${round1(between(r, 0.3, 0.8))}"/>`;
  }).join('');
}

/** Small curls that roll along the edge between two bands. */
function curls(scene: Scene, { north, colour }: Band, other: string): string {
  const { r } = scene;
  return times(5, (i) => {
    const place = seen(north + between(r, -1.5, 1.5), -62 + i * 30 + between(r, -8, 8));
    if (!place) return '';
    const [x, y] = place;
    const size = round1(between(r, 0.5, 1.1));
    const path = 'M-70 10C-40 0 -10 12 14 2C34 -8 34 -28 18 -28C6 -28 4 -14 16 -12';
    return `<path d="${path}" stroke="${mix(colour, other, 0.75)}" stroke-width="9" opacity=".6" transform="translate(${round1(x)} ${round1(y)}) rotate(${round1((x - 500) / -26)}) scale(${size})"/>`;
  }).join('');
}

function storm({ latitude, longitude, size, colours }: Storm): string {
  const ring = (part: number): Point[] =>
    times(28, (i) => {
      const angle = (i / 28) * Math.PI * 2;
      return seen(latitude + Math.sin(angle) * size * 0.5 * part, longitude + Math.cos(angle) * size * part);
    }).filter((point) => point !== null);
  const rings = colours.map((colour, i) => `<path d="${smooth(ring(1 - i / (colours.length + 0.6)), true)}" fill="${colour}" opacity=".8"/>`);
  const arms = times(3, (k) => {
    const line = times(22, (i) => {
      const angle = k * 2.1 + i * 0.24;
      const part = 1.15 - i * 0.045;
      return seen(latitude + Math.sin(angle) * size * 0.5 * part, longitude + Math.cos(angle) * size * part);
    }).filter((point) => point !== null);
    return `<path d="${smooth(line)}" fill="none" stroke="${colours[(k + 1) % colours.length]!}" stroke-width="7" stroke-linecap="round" opacity=".7"/>`;
  });
  return rings.join('') + arms.join('');
}

/** Paints the planet with a soft edge, lit from the upper left. */
export function globe(scene: Scene, look: Globe): void {
  const edge = scene.radial([[0, '#fff', 1], [0.965, '#fff', 1], [0.985, '#fff', 0.75], [1, '#fff', 0]]);
  scene.add(`<mask id="edge"><circle cx="500" cy="500" r="499" fill="${edge}"/></mask><g mask="url(#edge)">`);
  scene.add(`<rect width="1000" height="1000" fill="${look.bands[0]!.colour}"/><g transform="rotate(${TURN} 500 500)">`);
  look.bands.forEach((band, i) => {
    const next = look.bands[i + 1];
    scene.add(i ? south(scene, band, look.stray, i) : '');
    scene.add(`<g fill="none" stroke-linecap="round" stroke-linejoin="round">${streaks(scene, look, band, next?.north ?? -80)}${i ? curls(scene, band, look.bands[i - 1]!.colour) : ''}</g>`);
  });
  look.storms.forEach((each) => scene.add(storm(each)));
  const [lit, shade] = [look.lit, look.shade];
  const light = scene.radial([[0, lit[0], lit[1]], [0.6, lit[0], 0], [1, lit[0], 0]], 0.32, 0.26, 0.75);
  const dark = scene.radial([[0, shade[0], 0], [0.62, shade[0], 0], [0.86, shade[0], shade[1] * 0.45], [1, shade[0], shade[1]]], 0.4, 0.38, 0.78);
  const rim = scene.radial([[0, look.rim[0], 0], [0.86, look.rim[0], 0], [0.95, look.rim[0], look.rim[1] * 0.45], [1, look.rim[0], look.rim[1]]]);
  scene.add(`</g><rect width="1000" height="1000" fill="${light}"/><rect width="1000" height="1000" fill="${dark}"/><rect width="1000" height="1000" fill="${rim}"/></g>`);
}
