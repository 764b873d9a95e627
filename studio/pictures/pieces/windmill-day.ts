import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { windmillCard } from './_windmillCard.ts';

export default picture({
  id: 'windmill-day',
  motifs: ['mill', 'sun'],
  words: named('The Windmill in sunshine', 'Le Moulin au soleil'),
  paint: { under: [220, 180, 120], flow: -0.2 },
  draw: (scene) => windmillCard(scene, 'day'),
});
