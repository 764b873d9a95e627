import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { DISC, mark } from './_mark.ts';

export default picture({
  id: 'favicon',
  motifs: ['mark'],
  words: named('A windmill in the moonlight', 'Un moulin au clair de lune'),
  kind: 'svg',
  files: [
    { width: 512, format: 'svg' },
    { width: 32, format: 'ico' },
  ],
  draw(scene) {
    scene.add(mark(scene.clip(DISC)));
  },
});
