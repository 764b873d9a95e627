// The ground of Wintertown, on which the board of Winter Tales lays its pieces.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'winter_town',
  size: [1720, 1032],
  sizes: [1720],
  quality: { 1720: 66 },
  weights: { 1720: 110_000 },
  out: 'web/src/pictures/winter_town',
  names: 'plain',
});
