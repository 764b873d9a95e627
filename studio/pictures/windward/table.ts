import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { corner } from './drawing/corner.ts';
import { drift } from './drawing/drift.ts';
import { feeding } from './drawing/feeding.ts';
import { gas, spentGas } from './drawing/gas.ts';
import { TILE } from './drawing/tile.ts';
import { zephyr } from './drawing/zephyr.ts';

/** Id, how many variants, colour of the paper, drawing, English, French. */
const TERRAIN: [string, number, [number, number, number], (scene: Scene, variant: number) => void, string, string][] = [
  ['drift', 5, [130, 152, 178], drift, 'A drift of floating rocks', 'Des rochers à la dérive'],
  ['zephyr', 3, [130, 192, 194], zephyr, 'A zephyr', 'Un zéphyr'],
  ['gas', 3, [170, 190, 158], gas, 'A gas pocket', 'Une poche de gaz'],
  ['spent', 1, [155, 184, 188], spentGas, 'A gas pocket with nothing left', 'Une poche de gaz épuisée'],
  ['feeding', 3, [140, 194, 198], feeding, 'A feeding ground', 'Un banc de petits poissons'],
  ['corner', 2, [142, 148, 196], corner, 'The way round the planet', 'Le tour de la planète'],
];

export default TERRAIN.flatMap(([id, variants, under, draw, en, fr]) =>
  Array.from({ length: variants }, (_, variant) =>
    picture({
      id: `${id}-${variant + 1}`,
      motifs: ['terrain', id],
      words: named(en, fr),
      size: [TILE, TILE],
      files: [{ width: 176, format: 'webp', quality: 72 }],
      background: 'transparent',
      paint: { under, underAmount: 0.04, flow: 0.2, vignette: 0, brush: 1.1, detail: 0.7 },
      data: { id, variant },
      draw: (scene) => draw(scene, variant),
    }),
  ),
);
