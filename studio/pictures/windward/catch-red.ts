import { times } from '../../src/core/chance.ts';
import { ribbon, type Point } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { sling } from './_catch.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const SPINE: Point[] = [[40, 236], [58, 300], [108, 350], [180, 372], [256, 374], [330, 360], [390, 330], [424, 290]];
const BODY = ribbon(SPINE, [10, 40, 70, 92, 98, 88, 70, 62]);
const WING = 'M230 340C214 400 170 446 104 464C112 438 108 420 96 404C124 400 140 384 144 356Z';
const FAR = 'M300 350C322 404 366 438 424 444C410 422 410 402 420 386C396 380 380 366 372 344Z';
const HEAD = 'M392 300C384 258 410 226 448 228C484 232 502 266 496 304C490 336 470 352 450 350C420 346 398 328 392 300Z';
const HORN = 'M408 252C392 224 368 208 338 208C356 226 372 252 388 272Z';
const TAIL = 'M28 246C14 216 16 180 36 152C40 168 48 178 62 184C58 206 60 226 58 246Z';
const ROPES = ['M256 70C196 140 140 240 152 406', 'M256 70C320 140 372 230 352 410'] as const;
const SEEN = 'M246 60H266V90H246ZM248 80L130 330H170L262 92ZM252 90L340 250L372 320H340L312 220Z';

export default picture({
  id: 'catch-red',
  motifs: ['crester', 'catch'],
  words: named('A beaten red crester in a sling', 'Un crester rouge vaincu, dans une élingue'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#4a1838');
    cutEdge(scene, [BODY, WING, FAR, HEAD, HORN, TAIL, SEEN]);
    scene.add(b.form(FAR, '#8f2c40', { grain: 0.6 }) + b.form(TAIL, '#a83444', { grain: 1 }));
    scene.add(b.form(BODY, '#d8503c', { grain: 0.2, dabs: 1.6, pale: '#f48a62', shade: '#7c2038' }));
    const ribs = times(11, (i) => `M${104 + i * 28} ${332 + Math.sin((i / 10) * Math.PI) * 24}q4 -12 12 -22`).join('');
    scene.add(b.inside(BODY, b.flat(ribbon(SPINE.map(([x, y]): Point => [x, y - 24]), [4, 18, 34, 44, 46, 40, 30, 20]), '#f8cf9c', 0.95), b.line(ribs, '#c8703c', 5, { opacity: 0.7 })));
    scene.add(b.form(HORN, '#f6e2b4', { shade: '#b08850', dabs: 0.6 }) + b.form(HEAD, '#de5a40', { pale: '#f89a6c', shade: '#8a2438', grain: 1 }));
    scene.add(b.line('M424 282q17 15 34 0', '#3a1430', 8) + b.line('M448 336C466 330 480 316 486 300', '#7c2038', 6) + b.flat('M462 328L468 346L476 318Z', '#fff6df'));
    scene.add(b.form(WING, '#c03a40', { grain: 0.5, pale: '#ee7a58', shade: '#7a1f38' }) + b.line('M222 346C196 396 156 436 112 458M214 346C176 384 142 398 104 404', '#8a2438', 6));
    scene.add(sling(b, ...ROPES, [256, 68]));
  },
});
