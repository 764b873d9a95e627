import { deck } from '../../src/picture.ts';

export default deck({
  id: 'objects',
  size: [800, 1000],
  sizes: [400, 800],
  quality: { 400: 70, 800: 71 },
  weights: { 400: 15_000, 800: 40_000 },
  out: 'src/talewind/decks/objects',
});
