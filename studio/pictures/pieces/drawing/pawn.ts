// A pawn: one shape in one colour, painted, with the cream edge of cut paper. In a space of 512.
import { lighten, mix, palette } from '../../../src/core/colour.ts';
import type { Scene } from '../../../src/core/scene.ts';
import { brush, oval } from '../../../src/shapes/brush.ts';

export type PawnShape = 'sun' | 'drop' | 'star' | 'leaf' | 'stone';

const EDGE = 24;

const OUTLINES: Record<PawnShape, string> = {
  sun: 'M256 50L304 116L380 86L386 166L464 188L422 256L464 324L386 346L380 426L304 396L256 462L208 396L132 426L126 346L48 324L90 256L48 188L126 166L132 86L208 116Z',
  drop: 'M256 46C320 130 398 212 398 316C398 400 334 462 256 462C178 462 114 400 114 316C114 212 192 130 256 46Z',
  star: 'M256 44L320 178L466 198L360 300L386 446L256 376L126 446L152 300L46 198L192 178Z',
  leaf: 'M434 66C460 250 376 424 204 424C172 424 146 418 124 404L86 462L54 440L98 374C42 252 148 82 434 66Z',
  stone: 'M146 116C224 60 334 70 388 134C454 208 480 304 434 372C380 448 164 456 86 402C18 348 54 186 146 116Z',
};

/** The pawn as SVG. */
export function pawn(scene: Scene, shape: PawnShape, colour: string): void {
  const b = brush(scene, 100, { light: -1, night: '#2b2448' });
  const outline = OUTLINES[shape];
  const [pale, dark] = [lighten(colour, 0.13), mix(colour, '#2b2448', 0.42)];
  const marks: Record<PawnShape, string> = {
    sun: b.form(oval(256, 256, 92, 92), lighten(colour, 0.1), { pale: '#ffe7a8' }) + b.line(oval(256, 256, 92, 92), dark, 7, { opacity: 0.5 }) +
      b.line('M222 250q12 12 24 0M268 250q12 12 24 0M240 284q16 14 32 0', mix(colour, '#3d2b30', 0.75), 9),
    drop: b.line('M176 318C178 366 208 400 252 408', '#d8f2ee', 20, { opacity: 0.85 }) + b.line('M188 262q6 -22 18 -40', '#d8f2ee', 14, { opacity: 0.6 }),
    star: b.flat('M256 44L320 178L256 260ZM466 198L360 300L256 260ZM386 446L256 376L256 260ZM126 446L152 300L256 260ZM46 198L192 178L256 260Z', dark, 0.3) + b.dot(256, 256, 26, '#f6dcae', 0.9),
    leaf: b.line('M74 446C150 322 240 224 372 142', pale, 15) + b.line('M182 310L172 206M236 248L236 158M300 194L316 120M200 300L300 320M262 232L352 250M322 178L398 184', pale, 9, { opacity: 0.85 }),
    stone: b.flat('M146 116C224 60 334 70 388 134L330 218L196 236L104 200Z', lighten(colour, 0.1), 0.75) + b.flat('M330 218L388 134C454 208 480 304 434 372L352 352Z', dark, 0.4) +
      b.flat('M196 236L352 352L300 440L130 424L104 200Z', dark, 0.16) + b.line('M330 218L352 352M330 218L196 236L104 200', pale, 6, { opacity: 0.6 }) +
      b.line('M92 326L140 338L168 376L214 392L226 432M140 338L178 324', mix(colour, '#1b2247', 0.6), 8) + b.line('M150 176C176 138 212 118 262 112', '#e8edf4', 13, { opacity: 0.8 }) +
      b.scatter(22, 90, 110, 330, 300, (x, y) => b.dot(x, y, 4, x > 300 ? pale : dark, 0.5)),
  };
  scene.add(`<path d="${outline}" fill="${palette.edge}" stroke="${palette.edge}" stroke-width="${EDGE * 2}" stroke-linejoin="round"/>`);
  scene.add(`<path d="${outline}" fill="none" stroke="#c9ae84" stroke-width="8" opacity=".55" transform="translate(0 5)"/>`);
  scene.add(b.form(outline, colour, { pale, shade: dark, dabs: 1.6, grain: 0.7 }) + b.inside(outline, marks[shape]));
}
