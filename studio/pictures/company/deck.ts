// The company of storytellers: nine portraits, shown small beside a name.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'company',
  size: [512, 512],
  sizes: [96],
  quality: { 96: 91 },
  weights: { 96: 4_000 },
  out: 'web/src/pictures/company',
  names: 'plain',
});
