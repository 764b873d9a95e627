// Zephyr: a wheel of wind that carries ships to its sisters.
import { between, times } from '../../../src/core/chance.ts';
import { at, ribbon, type Point } from '../../../src/core/paths.ts';
import type { Scene } from '../../../src/core/scene.ts';
import { brush } from '../../../src/shapes/brush.ts';
import { leaf } from '../../../src/shapes/plants.ts';
import { MIDDLE, tile } from './tile.ts';

const FLAT = 0.88;

/** A spiral arm from the eye outwards. */
function arm(start: number, turns: number, from: number, to: number): Point[] {
  return times(34, (i) => {
    const part = i / 33;
    const [angle, reach] = [start + part * turns, from + (to - from) * part ** 0.9];
    return [MIDDLE + reach * Math.cos(angle), MIDDLE + reach * FLAT * Math.sin(angle)];
  });
}

const taper = (widest: number) => (t: number) => widest * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.8 + 1;

/** One of three zephyrs. */
export function zephyr(scene: Scene, variant: number): void {
  const b = brush(scene, 100, { light: -1, night: '#1f5a70' });
  const arms = [5, 4, 6][variant]!;
  const start = [0.2, 1.1, 2.3][variant]!;
  tile(scene, { base: '#82c0c2', strands: ['#9bd0cc', '#6fb0b8', '#aedcd2', '#64a6b2'], fill: 0.8, fade: 14 }, () => {
    const shades = times(arms, (k) => b.flat(ribbon(arm(start + ((k + 0.5) / arms) * Math.PI * 2, 4.4, 16, 138), taper(15)), '#4c98a4', 0.55));
    const lights = times(arms, (k) => b.flat(ribbon(arm(start + (k / arms) * Math.PI * 2, 4.4, 14, 146), taper(k % 2 ? 14 : 19)), ['#fbfff4', '#d9f4e8', '#f2fff2'][k % 3]!, 0.92));
    const leaves = times(4, (k) => {
      const [angle, reach] = [start + k * 1.7, between(scene.r, 74, 128)];
      return at(MIDDLE + reach * Math.cos(angle), MIDDLE + reach * FLAT * Math.sin(angle), 1, leaf(scene, 17, { colour: k % 2 ? '#e2a860' : '#6f9a64' }), { turn: angle * 57 });
    });
    const eye = b.ball(MIDDLE, MIDDLE, 19, 17, '#3c8a98', { dabs: 0, shade: '#245a70' }) + b.dot(MIDDLE, MIDDLE, 8, '#235468');
    return shades.join('') + lights.join('') + eye + leaves.join('');
  });
}
