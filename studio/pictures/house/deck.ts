// The house's own pictures: grounds of the pages, one picture a game, pictures for when nothing is there.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'house',
  size: [800, 1000],
  sizes: [200, 400],
  quality: { 200: 74, 400: 78 },
  weights: { 200: 9_000, 400: 30_000, 480: 20_000, 1440: 25_000, 1600: 65_000 },
  out: 'web/src/pictures',
  names: 'plain',
});
