// Feeding Ground: a ring of fry round glowing plankton.
import { between, pick, times } from '../../../src/core/chance.ts';
import { at } from '../../../src/core/paths.ts';
import type { Scene } from '../../../src/core/scene.ts';
import { brush, type Brush } from '../../../src/shapes/brush.ts';
import { MIDDLE, tile } from './tile.ts';

const FLAT = 0.84;

function fry(b: Brush, colour: string): string {
  return (
    b.form('M-16 0C-8 -11 8 -11 18 0C8 9 -8 9 -16 0Z', colour, { dabs: 0, pale: '#ffd8c0' }) +
    b.flat('M-13 0L-27 -10C-24 -3 -24 3 -26 9Z', colour) + b.flat('M-2 -8C2 -16 8 -17 12 -15C8 -11 6 -8 5 -6Z', colour) + b.dot(10, -2, 2, '#3a2038')
  );
}

/** One of three Feeding Grounds. */
export function feeding(scene: Scene, variant: number): void {
  const { r } = scene;
  const b = brush(scene, 100, { light: -1, night: '#7a3450' });
  const way = variant === 1 ? -1 : 1;
  tile(scene, { base: '#8cc2c6', strands: ['#a8d6cc', '#9bcfc8', '#c4e4d2', '#7ab4bc'], fill: 0.8, fade: 15 }, () => {
    const pool = scene.glowShape(MIDDLE, MIDDLE, 120, '#f2fbe0', 0.9, 104);
    const rings = [0.42, 0.66].map((part) => b.line(`M${MIDDLE - 120 * part} ${MIDDLE}A${120 * part} ${100 * part} 0 1 1 ${MIDDLE + 100 * part} ${MIDDLE + 58 * part}`, '#ecf8e4', 5, { opacity: 0.7 }));
    const shoal = times(13 + variant, (i) => {
      const angle = (i / (13 + variant)) * Math.PI * 2 + variant;
      const reach = 100 + [0, 14, -12][i % 3]! + between(r, -5, 5);
      const turn = (angle * 180) / Math.PI + 90 * way;
      return at(MIDDLE + reach * Math.cos(angle), MIDDLE + reach * FLAT * Math.sin(angle), between(r, 1.2, 1.6), fry(b, pick(r, ['#e2745e', '#ee9478', '#d25c54', '#f0a886'])), { turn });
    });
    const plankton = times(26, () => {
      const [angle, reach] = [r() * Math.PI * 2, Math.sqrt(r()) * 70];
      return b.dot(MIDDLE + reach * Math.cos(angle), MIDDLE + reach * FLAT * Math.sin(angle), between(r, 3.5, 7), pick(r, ['#fff0d4', '#fffbe8', '#ffd9b8']), 0.95);
    });
    return pool + rings.join('') + plankton.join('') + shoal.join('');
  });
}
