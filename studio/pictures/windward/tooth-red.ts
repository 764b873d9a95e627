import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const FANG = 'M150 120C190 76 300 70 362 108C382 170 366 260 316 344C286 398 240 446 176 472C198 408 196 352 178 300C158 244 138 180 150 120Z';
const ROOT = 'M150 120C144 74 180 44 256 42C330 42 372 66 364 110C300 152 206 158 150 120Z';

export default picture({
  id: 'tooth-red',
  motifs: ['tooth'],
  words: named('A red crester’s tooth, long and curved', 'Une dent de crester rouge, longue et courbe'),
  ...PIECE,
  files: [{ width: 176, format: 'webp', quality: 80 }],
  draw(scene) {
    const b = pieceBrush(scene, '#4a1838');
    cutEdge(scene, [FANG, ROOT], 22);
    scene.add(b.form(FANG, '#e0604a', { grain: 1.3, pale: '#ffc09a', shade: '#83243c', dabs: 1.6, edge: 1.2 }));
    scene.add(b.line('M214 170C236 240 246 330 222 410', '#ffd9b8', 16, { opacity: 0.85 }) + b.line('M318 160C322 230 300 300 270 350', '#8a2a40', 10, { opacity: 0.5 }));
    scene.add(b.form(ROOT, '#7a2a40', { grain: 0.1, pale: '#b8485a', shade: '#4a1830' }) + b.line('M176 92C220 70 290 68 334 88', '#d8707a', 9, { opacity: 0.8 }));
  },
});
