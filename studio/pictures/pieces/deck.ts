// The pieces of Windmill's table: both sides of the Windmill card, card back, pawns, first player's token.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'pieces',
  size: [800, 1000],
  sizes: [400],
  quality: { 400: 78 },
  weights: { 256: 12_000, 400: 30_000 },
  out: 'web/src/pictures/pieces',
  names: 'plain',
});
