import { picture } from '../../src/picture.ts';
import { land } from './_land.ts';
import { named } from './_words.ts';

export default picture({
  id: 'land-day',
  motifs: ['mill', 'fox', 'home'],
  words: named('A mill on a hill by day', 'Un moulin sur la colline, de jour'),
  size: [1600, 900],
  files: [{ width: 1600, format: 'webp', quality: 66 }],
  paint: { under: [220, 190, 150], flow: 0.15, vignette: 0, brush: 0.7, wobble: 0.6, detail: 0.65 },
  draw: (scene) => land(scene, 'day'),
});
