// The characters of Winter Tales on their stands, and what else lies on the table: masks which the page inks.
import { drawnDeck } from '../../src/drawing.ts';

export default drawnDeck({
  id: 'winter_stands',
  size: [640, 640],
  sizes: [160],
  weights: { 160: 3_000 },
  out: 'web/src/pictures/winter_tales',
  names: 'plain',
});
