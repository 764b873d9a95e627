import { deck } from '../../../src/picture.ts';

export default deck({
  id: 'trial',
  size: [120, 150],
  sizes: [60, 120],
  quality: { 60: 78, 120: 80 },
  weights: { 60: 5_000, 120: 9_000 },
  out: 'studio/out/trial',
});
