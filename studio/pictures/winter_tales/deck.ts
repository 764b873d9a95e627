// The story cards of Winter Tales: children's drawings as masks, which the page inks for spring or for winter.
import { drawnDeck } from '../../src/drawing.ts';

export default drawnDeck({
  id: 'winter_tales',
  size: [640, 640],
  sizes: [160, 320, 640],
  weights: { 160: 5_000, 320: 14_000, 640: 35_000 },
  out: 'src/talewind/decks/winter_tales',
});
