import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const SHAFT = 'M66 430L82 446L356 180L334 156Z';
const HEAD = 'M470 42C456 96 430 138 388 172L394 218C378 212 362 202 350 190L322 162C310 150 300 134 294 118L340 124C374 82 416 56 470 42Z';
const ROPE = 'M150 368C120 300 190 268 216 316C236 362 160 388 128 430C104 466 180 482 220 450C262 420 330 428 352 470';

export default picture({
  id: 'harpoon',
  motifs: ['harpoon'],
  words: named('A barbed harpoon and its line', 'Un harpon barbelé et sa ligne'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#2b2448');
    cutEdge(scene, [SHAFT, HEAD]);
    scene.add(b.line(ROPE, '#faf1dc', 46) + b.line(ROPE, '#6a4a3c', 20) + b.line(ROPE, '#e3c08a', 13) + b.line(ROPE, '#a9784c', 4, { dash: '9 11' }));
    scene.add(b.form(SHAFT, '#9a6844', { grain: -0.78, long: 2, pale: '#d8a870', shade: '#4c2c38', dabs: 1.6 }));
    scene.add(b.form(HEAD, '#8fa4b8', { grain: -0.78, pale: '#f0f6f4', shade: '#42527c', dabs: 1.5, edge: 1.2 }) + b.line('M352 160C392 128 430 92 462 52', '#f8fbf6', 8, { opacity: 0.9 }));
    scene.add(b.line('M318 178L340 200M302 194L324 216M286 210L308 232', '#4a3438', 12));
  },
});
