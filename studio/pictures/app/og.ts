import { picture } from '../../src/picture.ts';
import { land } from '../house/_land.ts';
import { named } from '../house/_words.ts';
import { DISC, mark } from './_mark.ts';

export default picture({
  id: 'og',
  motifs: ['mark', 'mill', 'fox'],
  words: named('A mill on a hill at dusk', 'Un moulin sur la colline au crépuscule'),
  size: [1714, 900],
  files: [{ width: 1200, format: 'webp', quality: 76 }],
  paint: { under: [150, 110, 130], flow: 0.15, vignette: 0.1, brush: 0.75 },
  draw(scene) {
    land(scene, 'dusk');
    scene.over(`<g transform="translate(170 150) scale(0.72)">${mark(scene.clip(DISC))}</g>`);
  },
});
