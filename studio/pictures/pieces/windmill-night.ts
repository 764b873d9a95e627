import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { windmillCard } from './_windmillCard.ts';

export default picture({
  id: 'windmill-night',
  motifs: ['mill', 'night'],
  words: named('The Windmill by night', 'Le Moulin la nuit'),
  paint: { under: [110, 96, 140], flow: -0.2 },
  draw: (scene) => windmillCard(scene, 'night'),
});
