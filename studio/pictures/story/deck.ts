import { deck } from '../../src/picture.ts';

export default deck({
  id: 'story',
  size: [800, 1000],
  sizes: [400, 800],
  quality: { 400: 78, 800: 80 },
  weights: { 400: 30_000, 800: 80_000 },
  out: 'src/talewind/decks/story',
  scenes: true,
});
