import { picture } from '../../src/picture.ts';
import { quietStars, skies, wind } from './_sky.ts';
import { named } from './_words.ts';

export default picture({
  id: 'sky-night',
  motifs: ['sky'],
  words: named('The sky by night', 'Le ciel de nuit'),
  size: [1440, 900],
  files: [{ width: 1440, format: 'webp', quality: 60 }],
  paint: { under: [40, 44, 80], underAmount: 0.06, flow: 0.12, vignette: 0 },
  draw(scene) {
    scene.sky(skies.night);
    wind(scene, 'night', 900, 78);
    quietStars(scene, 150, 720);
  },
});
