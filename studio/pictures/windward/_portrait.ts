// What the portraits of the crew share: ground, shoulders, head and features. In a space of 512, light from the left.
import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import type { Picture } from '../../src/picture.ts';
import { brush, oval, type Brush } from '../../src/shapes/brush.ts';

/** How every portrait is painted and shipped. */
export const PORTRAIT: Pick<Picture, 'files' | 'paint'> = {
  files: [{ width: 288, format: 'webp', quality: 80 }],
  paint: { under: [190, 140, 110], underAmount: 0.06, flow: -0.5, vignette: 0.14, brush: 0.9, detail: 0.8, wobble: 0.5 },
};

export interface Skin {
  colour: string;
  blush: string;
  /** Eyes, mouth and lines. */
  ink: string;
}

export const SKINS = {
  fair: { colour: '#f2cba6', blush: '#e2806a', ink: '#4a2c30' },
  rosy: { colour: '#eeb48e', blush: '#d8604c', ink: '#4a2830' },
  olive: { colour: '#d69c6c', blush: '#c8604a', ink: '#3c2428' },
  brown: { colour: '#a86c48', blush: '#b84c3c', ink: '#2c1820' },
  dark: { colour: '#7c4c38', blush: '#a03e3a', ink: '#20121c' },
} as const satisfies Record<string, Skin>;

const SHADE = '#6c2c40'; // skin is warm in the shade

export const portraitBrush = (scene: Scene, night = '#3a2448'): Brush => brush(scene, 100, { light: -1, night });

/** A loosely brushed ground, light behind the head. */
export function ground(scene: Scene, colours: readonly [string, string, ...string[]], glow: string): void {
  const [top, bottom] = colours;
  scene.sky([[0, top], [1, bottom]]);
  const strokes = times(70, () => {
    const [x, y, reach] = [between(scene.r, -60, 512), between(scene.r, 0, 512), between(scene.r, 50, 130)];
    return `<path d="M${round1(x)} ${round1(y)}q${round1(reach / 2)} ${round1(between(scene.r, -30, 0))} ${round1(reach)} ${round1(between(scene.r, -24, 10))}" stroke="${pick(scene.r, colours)}" stroke-width="${round1(between(scene.r, 10, 30))}" opacity=".45"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${strokes.join('')}</g>`);
  scene.glow(220, 200, 260, glow, 0.75);
}

export const SHOULDERS = 'M28 540C30 440 74 396 150 378C190 368 208 362 216 348C230 386 286 386 300 348C308 362 326 368 366 378C442 396 484 440 488 540Z';

/** Neck and the shadow that the chin throws on it. */
export function neck(b: Brush, { colour }: Skin): string {
  const path = 'M214 290V366C214 392 300 392 302 366V290Z';
  return b.form(path, mix(colour, SHADE, 0.2), { grain: 1.4, dabs: 0.5, shade: mix(colour, SHADE, 0.5) }) + b.inside(path, b.flat('M206 300C230 346 286 346 310 300L310 336C286 366 230 366 206 336Z', SHADE, 0.4));
}

export const FACE = 'M160 206C154 132 198 96 256 96C314 96 358 132 352 206C350 256 338 294 308 322C288 340 226 340 206 322C176 294 162 256 160 206Z';

/** Face and ears, without features. */
export function face(b: Brush, { colour, blush }: Skin, shape = FACE): string {
  const ear = (x: number) => b.form(oval(x, 220, 19, 28), mix(colour, blush, 0.18), { dabs: 0.6 });
  return (
    ear(158) + ear(354) +
    b.form(shape, colour, { dabs: 0.7, grain: 1.1, pale: lighten(colour, 0.07), shade: mix(colour, SHADE, 0.42), edge: 0.7 }) +
    b.inside(shape, b.flat('M352 150C326 190 322 270 284 340L370 330V140Z', mix(colour, SHADE, 0.5), 0.3), b.flat(oval(206, 158, 40, 26), lighten(colour, 0.1), 0.35))
  );
}

export interface Features {
  eyes?: 'open' | 'smiling' | 'wink';
  mouth?: 'smile' | 'grin' | 'firm' | 'none';
  /** How far the face is turned to the right, in units. */
  turn?: number;
  nose?: number;
  iris?: string;
}

/** Eyes, nose, mouth and warm cheeks. */
export function features(b: Brush, { colour, blush, ink }: Skin, look: Features = {}): string {
  const { eyes = 'open', mouth = 'smile', turn = 8, nose = 1, iris = ink } = look;
  const x = 256 + turn;
  const open = (cx: number) =>
    b.flat(`M${cx - 19} 226C${cx - 10} 209 ${cx + 10} 209 ${cx + 19} 225C${cx + 8} 238 ${cx - 8} 238 ${cx - 19} 226Z`, '#fff6e6') +
    b.dot(cx + turn * 0.3, 223, 11, iris) + b.dot(cx + turn * 0.3, 223, 6, ink) + b.dot(cx + turn * 0.3 - 4, 218, 3.6, '#fffaf0') +
    b.line(`M${cx - 21} 225C${cx - 11} 206 ${cx + 11} 206 ${cx + 21} 223`, ink, 6);
  const shut = (cx: number) => b.line(`M${cx - 19} 227q19 -20 38 0`, ink, 7);
  const [left, right] = [x - 44, x + 42];
  const pair = eyes === 'open' ? open(left) + open(right) : eyes === 'wink' ? open(left) + shut(right) : shut(left) + shut(right);
  const dark = mix(colour, ink, 0.5);
  const tip = b.flat(oval(x + 4, 262, 17 * nose, 13 * nose), mix(colour, blush, 0.4), 0.6) +
    b.line(`M${x + 2} 226C${x + 10} 244 ${x + 20 * nose} 258 ${x + 14 * nose} 267C${x + 6} 274 ${x - 6} 273 ${x - 12 * nose} 268`, dark, 5, { opacity: 0.85 }) +
    b.line(`M${x - 3} 240C${x} 250 ${x} 254 ${x - 2} 258`, lighten(colour, 0.13), 6, { opacity: 0.8 });
  const lips = mix(blush, ink, 0.45);
  const mouths = {
    smile: b.line(`M${x - 27} 295C${x - 12} 309 ${x + 14} 309 ${x + 28} 293`, lips, 7) + b.line(`M${x - 9} 317q10 5 20 0`, dark, 4, { opacity: 0.5 }),
    grin: b.flat(`M${x - 32} 290C${x - 14} 296 ${x + 16} 296 ${x + 33} 288C${x + 26} 320 ${x - 22} 322 ${x - 32} 290Z`, mix(ink, blush, 0.25)) + b.flat(`M${x - 26} 293C${x - 12} 298 ${x + 14} 298 ${x + 27} 292L${x + 22} 302C${x + 10} 306 ${x - 12} 306 ${x - 21} 302Z`, '#fff6e2'),
    firm: b.line(`M${x - 24} 299C${x - 8} 302 ${x + 12} 302 ${x + 26} 296`, lips, 7),
    none: '',
  };
  return b.halo(x - 66, 264, 42, blush, 0.6, 34) + b.halo(x + 64, 264, 38, blush, 0.5, 32) + pair + tip + mouths[mouth];
}
