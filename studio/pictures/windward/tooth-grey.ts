import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const CROWN = 'M96 220C88 130 150 84 206 92C236 98 276 98 306 92C362 84 424 130 416 220C410 270 392 296 380 330C360 390 350 440 326 458C296 462 300 380 256 374C212 380 216 462 186 458C162 440 152 390 132 330C120 296 102 270 96 220Z';

export default picture({
  id: 'tooth-grey',
  motifs: ['tooth'],
  words: named('A grey crester’s tooth, broad, with two roots', 'Une dent de crester gris, large, à deux racines'),
  ...PIECE,
  files: [{ width: 176, format: 'webp', quality: 80 }],
  draw(scene) {
    const b = pieceBrush(scene, '#232a5c');
    cutEdge(scene, [CROWN], 22);
    scene.add(b.form(CROWN, '#a9bccb', { grain: 1.4, pale: '#f6f6ea', shade: '#4a5e8c', dabs: 1.6, edge: 1.2 }));
    scene.add(b.inside(CROWN, b.form('M80 300C140 320 200 280 256 300C312 280 372 320 432 300V480H80Z', '#8297b4', { shade: '#4a5e8c', grain: 1.4, opacity: 0.8 })));
    scene.add(b.line('M150 150C170 124 200 122 226 130', '#fffdf4', 17, { opacity: 0.9 }) + b.line('M256 150C250 180 252 210 258 240', '#5c7098', 9, { opacity: 0.5 }));
  },
});
