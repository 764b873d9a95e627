// The town is drawn in an SVG file on a paper 1000 wide, where the board knows its places. Its text is part of the key.
import { readFileSync } from 'node:fs';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';

const DRAWING = readFileSync(new URL('./town.svg', import.meta.url), 'utf8');
const SCALE = 1.72;

export default [
  picture({
    id: 'town',
    motifs: ['town', 'snow'],
    words: named('Wintertown under snow', 'Wintertown sous la neige'),
    paint: { under: [196, 208, 214], underAmount: 0.12, flow: 0.1, detail: 0.7, vignette: 0, brush: 0.55, wobble: 0.7 },
    data: DRAWING,
    draw: (scene) => scene.add(`<g transform="scale(${SCALE})">${DRAWING.replace(/<\/?svg[^>]*>/g, '')}</g>`),
  }),
];
