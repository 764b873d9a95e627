// The pictures of Windward's board: globes, terrain, pieces, crew and cards.
import { deck } from '../../src/picture.ts';

export default deck({
  id: 'windward',
  size: [512, 512],
  sizes: [256],
  quality: { 256: 80 },
  weights: { 176: 5_600, 256: 12_000, 288: 18_000, 900: 45_000, 1280: 65_000 },
  out: 'web/src/pictures/windward',
  names: 'plain',
});
