import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const BARREL = 'M96 214C84 246 90 286 108 308C200 304 320 270 424 222L440 232L474 214L446 126L410 140L412 158C300 178 190 190 96 214Z';
const KNOB = oval(80, 268, 26, 24);
const CARRIAGE = 'M120 292L316 250C342 270 352 300 344 336L330 372H142C120 352 110 320 120 292Z';
const WHEEL = oval(228, 372, 92, 92);

export default picture({
  id: 'cannon',
  motifs: ['cannon'],
  words: named('A bronze cannon on wheels', 'Un canon de bronze sur roues'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#2b2448');
    cutEdge(scene, [BARREL, KNOB, CARRIAGE, WHEEL]);
    scene.add(b.form(CARRIAGE, '#8f5c3e', { grain: 0.2, shade: '#47283c' }));
    scene.add(b.form(KNOB, '#8c6c3c', { dabs: 0.6 }) + b.form(BARREL, '#a88648', { grain: -0.35, dabs: 1.6, pale: '#f4dc96', shade: '#4c3a44', edge: 1.3 }));
    scene.add(b.line('M142 202C134 236 138 274 150 300M268 182C264 214 270 246 282 272M398 160C404 190 412 212 424 224', '#5c4638', 9, { opacity: 0.8 }) + b.line('M130 222C210 202 300 190 396 172', '#fff0b8', 9, { opacity: 0.75 }));
    scene.add(b.form('M440 130C468 148 482 184 470 212C446 206 432 170 440 130Z', '#2c2438', { dabs: 0 }));
    scene.add(b.form(WHEEL, '#6c4434', { dabs: 1, pale: '#a87850', shade: '#3a2030' }) + b.form(oval(228, 372, 64, 64), '#b98c5c', { dabs: 1 }));
    scene.add(b.line('M228 312V432M168 372H288M186 330L270 414M270 330L186 414', '#6c4434', 14) + b.dot(228, 372, 20, '#4a2c30') + b.dot(228, 372, 10, '#e0b060'));
  },
});
