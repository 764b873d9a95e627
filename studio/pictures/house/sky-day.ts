import { picture } from '../../src/picture.ts';
import { skies, wind } from './_sky.ts';
import { named } from './_words.ts';

export default picture({
  id: 'sky-day',
  motifs: ['sky'],
  words: named('The sky by day', 'Le ciel de jour'),
  size: [1440, 900],
  files: [{ width: 1440, format: 'webp', quality: 60 }],
  paint: { under: [235, 225, 200], underAmount: 0.06, flow: 0.12, vignette: 0 },
  draw(scene) {
    scene.sky(skies.day);
    wind(scene, 'day', 900, 78);
  },
});
