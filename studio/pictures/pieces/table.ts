import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { pawn, type PawnShape } from './drawing/pawn.ts';

/** Shape, colour of the seat, English, French. */
const PAWNS: [PawnShape, string, string, string][] = [
  ['sun', '#cb8117', 'Amber sun', 'Soleil ambre'],
  ['drop', '#2b8392', 'Teal drop', 'Goutte turquoise'],
  ['star', '#7c5799', 'Plum star', 'Étoile prune'],
  ['leaf', '#55884f', 'Moss leaf', 'Feuille mousse'],
  ['stone', '#5d6d90', 'Slate stone', 'Pierre ardoise'],
];

export default PAWNS.map(([shape, colour, en, fr]) =>
  picture({
    id: `pawn-${shape}`,
    motifs: ['pawn'],
    words: named(en, fr),
    size: [512, 512],
    files: [{ width: 256, format: 'webp', quality: 82 }],
    background: 'transparent',
    paint: { under: [200, 170, 130], underAmount: 0.05, flow: 0.6, vignette: 0, brush: 1.3 },
    data: { shape, colour },
    draw: (scene) => pawn(scene, shape, colour),
  }),
);
