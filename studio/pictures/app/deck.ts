// What a browser, a home screen and a link preview show of Talewind.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'app',
  size: [512, 512],
  sizes: [512],
  quality: {},
  weights: { 1200: 90_000 },
  out: 'web/public',
  names: 'plain',
});
