import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const HULL = 'M112 168C104 150 118 146 132 150C210 166 310 166 388 150C400 134 422 124 452 118C446 140 440 156 428 170C424 222 394 256 340 262H196C148 258 118 222 112 168Z';
const FIN = 'M122 186C84 176 52 152 34 118C62 122 84 128 104 142C86 160 78 190 40 214C66 224 100 222 130 216Z';
const ROPES = 'M166 30L150 158M256 20V164M346 30L366 156';
const RAIL = 'M120 150C204 170 316 170 392 148';

export default picture({
  id: 'hull',
  motifs: ['ship'],
  words: named('The hull of a sky-ship, without its balloon', 'La coque d’un navire du ciel, sans son ballon'),
  ...PIECE,
  size: [512, 288],
  files: [{ width: 288, format: 'webp', quality: 78 }],
  draw(scene) {
    const b = pieceBrush(scene, '#2f1c40');
    const ropes = 'M160 30H172L156 158H144ZM250 20H262V164H250ZM340 30H352L372 156H360Z';
    cutEdge(scene, [HULL, FIN, ropes], 17);
    scene.add(b.line(ROPES, '#4a3438', 9) + b.line(ROPES, '#a9825c', 3, { dash: '9 9' }));
    scene.add(b.form(FIN, '#c9a070', { grain: 0.6, pale: '#f0d4a4', shade: '#7c5440' }) + b.line('M122 196C96 188 70 168 52 140M124 204C100 206 74 210 58 210', '#7c5440', 5, { opacity: 0.7 }));
    scene.add(b.form(HULL, '#8f5c3e', { grain: 0.06, long: 2, dabs: 1.6, pale: '#c48c5c', shade: '#47283c' }));
    scene.add(b.inside(HULL, b.line('M110 192C200 210 320 210 430 186M118 222C200 236 320 236 412 216', '#55303c', 5, { opacity: 0.7 })));
    scene.add(b.line(RAIL, '#e0b47c', 13) + b.line('M120 156C204 176 316 176 392 154', '#5c3640', 4, { opacity: 0.6 }));
    [178, 238, 298, 356].forEach((x) => scene.add(b.halo(x, 202, 34, palette.amber, 0.6) + b.dot(x, 202, 18, '#4a2c34') + b.dot(x, 202, 13.5, palette.lamp) + b.dot(x - 3, 199, 7, palette.glow)));
    scene.add(b.line('M404 138C424 130 436 126 446 120', '#e0b47c', 9) + b.halo(448, 116, 34) + b.dot(448, 116, 11, palette.glow));
  },
});
