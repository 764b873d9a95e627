import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const BUBBLES: [x: number, y: number, radius: number][] = [[376, 168, 96], [398, 372, 72], [196, 276, 160]];

export default picture({
  id: 'gas',
  motifs: ['gas'],
  words: named('Three golden bubbles of gas', 'Trois bulles de gaz doré'),
  ...PIECE,
  files: [{ width: 176, format: 'webp', quality: 80 }],
  draw(scene) {
    const b = pieceBrush(scene, '#5a2c20');
    cutEdge(scene, BUBBLES.map(([x, y, radius]) => oval(x, y, radius, radius)), 22);
    BUBBLES.forEach(([x, y, radius]) => {
      const skin = oval(x, y, radius, radius);
      scene.add(b.form(skin, '#eab648', { pale: '#fff0b0', shade: '#a05a1c', grain: 0.6, dabs: 1.7, edge: 1.3 }));
      scene.add(b.inside(skin, b.halo(x - radius * 0.1, y + radius * 0.35, radius * 0.8, '#fff3c0', 0.75)));
      scene.add(b.flat(oval(x - radius * 0.34, y - radius * 0.4, radius * 0.3, radius * 0.22), '#fffdf0', 0.92));
      scene.add(b.line(`M${x - radius * 0.72} ${y + radius * 0.36}A${radius * 0.82} ${radius * 0.82} 0 0 0 ${x + radius * 0.6} ${y + radius * 0.55}`, '#8f5420', radius * 0.08, { opacity: 0.5 }));
    });
  },
});
