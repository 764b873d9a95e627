// The company of storytellers: nine portraits, shown small beside a name.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'company',
  size: [512, 512],
  sizes: [96, 192],
  quality: { 96: 91, 192: 89 },
  weights: { 96: 4_000, 192: 10_000 },
  out: 'web/src/pictures/company',
  names: 'plain',
});
