import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { mill, night } from './_mark.ts';

/** Fills the square; the mill keeps within the circle of 80 % that every mask leaves. */
export default picture({
  id: 'icon',
  motifs: ['mark'],
  words: named('A windmill in the moonlight', 'Un moulin au clair de lune'),
  kind: 'plain',
  files: [180, 192, 512].map((width) => ({ width, format: 'png' as const })),
  draw(scene) {
    scene.add(night() + `<g transform="translate(46 52) scale(0.82)">${mill()}</g>`);
  },
});
