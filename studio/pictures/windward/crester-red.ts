import { times } from '../../src/core/chance.ts';
import { ribbon, type Point } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush, spikes } from './_piece.ts';

const SPINE: Point[] = [[48, 330], [92, 372], [152, 386], [212, 362], [264, 322], [320, 296], [368, 262], [398, 214], [412, 176]];
const BODY = ribbon(SPINE, [8, 30, 52, 72, 84, 78, 62, 52, 50]);
const BELLY = ribbon(SPINE.map(([x, y]): Point => [x + 8, y + 20]), [4, 12, 22, 32, 38, 34, 26, 20, 16]);
const HEAD = 'M366 196C358 148 384 112 424 112C446 112 458 124 472 136C490 140 506 148 510 162C512 176 502 184 490 186C470 190 450 196 436 208C414 224 386 224 372 210C368 206 366 202 366 196Z';
const JAW = 'M404 218C430 212 462 200 496 192C494 212 470 234 436 240C418 242 404 232 404 218Z';
const HORNS = 'M394 124C376 98 350 84 318 86C338 104 354 130 374 148ZM424 114C414 86 394 66 366 58C376 82 384 104 400 124Z';
const NEAR = 'M300 300C270 246 240 170 214 60C180 104 130 138 62 148C96 170 112 198 112 234C144 222 172 230 190 258C214 248 240 262 252 300C262 322 292 322 300 300Z';
const FAR = 'M330 286C318 220 312 140 330 36C372 82 396 122 398 172C384 172 374 188 372 210C360 220 352 246 350 276Z';
const TAIL = 'M66 340C40 322 24 298 20 266C32 276 44 280 60 280C50 262 52 246 60 232C76 258 92 290 92 330Z';
const LEG = 'M262 340C258 376 272 400 298 412C306 408 312 412 318 420C320 406 314 396 302 388C294 376 294 356 304 336ZM196 366C190 396 200 420 224 434C232 430 238 434 242 442C246 428 240 418 230 410C222 398 226 380 236 366Z';
const CREST = spikes([[152, 358], [196, 336], [238, 304], [300, 266], [340, 244], [366, 212], [380, 180]], [26, 34, 40, 36, 32, 28]);

export default picture({
  id: 'crester-red',
  motifs: ['crester'],
  words: named('A red crester: a winged serpent', 'Un crester rouge : un serpent ailé'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#4a1838');
    const red = '#d8503c';
    scene.add('<g transform="translate(14 22) scale(.94)">');
    cutEdge(scene, [BODY, HEAD, JAW, HORNS, NEAR, FAR, TAIL, LEG, CREST]);
    scene.add(b.form(FAR, '#8f2c40', { grain: 1.3, pale: '#b8444a' }) + b.line('M334 276C326 200 326 120 334 58M340 272C348 220 364 190 384 172', '#6a1f38', 6));
    scene.add(b.form(TAIL, '#a83444', { grain: 1 }) + b.form(LEG, '#a83440', { dabs: 0.8 }));
    scene.add(b.form(CREST, '#f0a05c', { pale: '#ffd890', grain: 1 }));
    scene.add(b.form(BODY, red, { grain: 0.5, dabs: 1.6, pale: '#f48a62', shade: '#7c2038' }));
    const ribs = times(11, (i) => `M${104 + i * 27} ${410 - Math.max(0, i - 2) * 15}q8 -10 20 -${24 + (i % 2) * 4}`).join('');
    scene.add(b.inside(BODY, b.flat(BELLY, '#f8cf9c', 0.95), b.line(ribs, '#c8703c', 4, { opacity: 0.7 })));
    scene.add(b.form(HORNS, '#f6e2b4', { shade: '#b08850', dabs: 0.6 }));
    scene.add(b.form(JAW, '#a83444', { dabs: 0.6 }) + b.form(HEAD, '#de5a40', { pale: '#f89a6c', shade: '#8a2438', grain: 0.3 }));
    scene.add(b.flat('M426 212L434 230L444 206ZM462 198L470 216L478 192Z', '#fff6df'));
    scene.add(b.flat('M402 166C412 146 432 144 444 156C436 170 418 176 402 166Z', '#ffe08a') + b.dot(427, 159, 8, '#2a1430') + b.dot(424, 156, 2.6, '#fffbe8') + b.dot(490, 160, 5, '#6a1830') + b.line('M474 140C482 144 490 148 496 154', '#f8b088', 6));
    scene.add(b.line('M384 196C392 204 400 208 410 208M378 176C382 184 388 190 394 192', '#8a2438', 5, { opacity: 0.7 }));
    scene.add(b.form(NEAR, '#c03a40', { grain: 1.2, pale: '#ee7a58', shade: '#7a1f38', dabs: 1.4 }));
    scene.add(b.line('M292 298C258 232 232 160 214 66', '#f6a878', 9) + b.line('M288 300C236 232 166 170 72 150M276 304C232 248 170 226 116 232M266 306C240 272 214 258 192 258', '#8a2438', 6, { opacity: 0.85 }) + '</g>');
  },
});
