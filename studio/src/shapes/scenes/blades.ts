// Broad blades of grass or reed, thick enough to keep their edge in the paint.

import { between, pick, times } from '../../core/chance.ts';
import { lighten } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, type Look } from '../brush.ts';

export interface BladesLook extends Look {
  colours: readonly string[];
  pale?: string;
  wind?: number;
  count?: number;
  spread?: number;
  width?: number;
}

/** A tuft of blades up to `size` high; wind bends them, spread is the distance between two of them. */
export function blades(scene: Scene, size: number, look: BladesLook): string {
  const { colours, wind = 0, count = 9, spread = 15, width = 18 } = look;
  const b = brush(scene, 100, look);
  const middle = (count - 1) / 2;
  return times(count, (i) => {
    const x = round1((i - middle) * spread);
    const tall = size * between(scene.r, 0.6, 1.1);
    const lean = tall * (wind + (i - middle) * 0.05);
    const colour = pick(scene.r, colours);
    const left = `${round1(x + lean * 0.15 - width / 3)} ${round1(-tall * 0.6)}`;
    const right = `${round1(x + lean * 0.3 + width / 2)} ${round1(-tall * 0.55)}`;
    return b.form(`M${x - width / 2} 4Q${left} ${round1(x + lean)} ${round1(-tall)}Q${right} ${x + width / 2} 4Z`, colour, { grain: 1.4, pale: look.pale ?? lighten(colour, 0.12) });
  }).join('');
}
