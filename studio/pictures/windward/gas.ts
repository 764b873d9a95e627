import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const GLASS = oval(256, 286, 176, 170);
const NECK = 'M206 76H306V130H206Z';
const NET = 'M118 182C180 250 200 340 178 436M394 182C332 250 312 340 334 436M84 300C180 350 332 350 428 300M120 396C200 430 312 430 392 396M104 214C200 250 312 250 408 214M256 118V456';

export default picture({
  id: 'gas',
  motifs: ['gas'],
  words: named('A glass float full of golden gas', 'Un flotteur de verre plein de gaz doré'),
  ...PIECE,
  files: [{ width: 176, format: 'webp', quality: 80 }],
  draw(scene) {
    const b = pieceBrush(scene, '#5a2c20');
    cutEdge(scene, [GLASS, NECK, oval(256, 62, 36, 30)], 22);
    scene.add(b.form(GLASS, '#eab648', { pale: '#fff0b0', shade: '#a8601e', grain: 0.6, dabs: 1.7, edge: 1.2 }));
    scene.add(b.inside(GLASS, b.halo(250, 320, 130, '#fff3c0', 0.9), b.line('M190 400C150 350 250 330 220 270C196 226 280 220 262 170', '#fff6d0', 24, { opacity: 0.75 }), b.line('M310 400C350 356 280 320 322 262', '#fbe3a0', 18, { opacity: 0.7 })));
    scene.add(b.line(NET, '#7a4a2c', 8, { opacity: 0.75 }));
    scene.add(b.flat(oval(186, 214, 34, 24), '#fffdf0', 0.9) + b.form(NECK, '#8a5a3c', { grain: 0.1 }) + b.line('M204 92H308M204 114H308', '#d8a868', 6) + b.line('M256 74C220 70 220 40 256 38C292 40 292 70 256 74Z', '#7a4a2c', 12) + b.dot(256, 60, 3, palette.lamp));
  },
});
