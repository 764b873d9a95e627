import { mix } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { cast, cheek, fur, portraitBrush, plainGround, shade, shut } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const PLUME = '#fdf1dc';
const BONNET = '#3f66a8';
const RED = '#cc3c3c';
const BODY = 'M54 540C56 452 96 404 156 376C220 352 300 356 352 384C414 414 450 462 452 540Z';
const HEAD = 'M164 250C160 176 212 130 278 134C336 138 370 180 368 238C366 310 342 352 350 420C300 450 200 448 160 420C166 360 166 300 164 250Z';
const CROWN = 'M262 400C196 404 112 366 92 282C72 182 128 84 232 66C290 58 330 74 344 102C304 112 268 150 256 212C246 276 250 340 262 400Z';
const BRIM = 'M330 84C346 78 362 84 362 98C374 104 374 120 362 126C362 140 350 146 340 142C330 152 318 152 312 146C306 160 298 168 290 166C290 182 282 192 274 192C276 208 270 220 262 222C268 236 264 250 256 254C264 266 262 282 256 286C266 296 266 312 260 318C270 328 272 342 266 350C278 358 282 374 276 384C284 396 280 412 268 416C256 424 244 416 242 406C230 352 224 280 234 212C244 144 280 96 330 84Z';
const DOTS: [number, number][] = [[152, 148], [222, 112], [294, 84], [112, 216], [190, 196], [120, 292], [196, 276], [160, 362], [226, 348]];
const UPPER = 'M344 206C392 190 430 198 452 222C422 226 388 240 352 258C338 244 336 220 344 206Z';
const LOWER = 'M346 262C374 272 404 290 420 318C386 326 352 316 332 296Z';

export default picture({
  id: 'colette',
  motifs: ['hen', 'bonnet'],
  words: named('Colette, a laughing hen in a polka-dot bonnet', 'Colette, une poule qui rit, en bonnet à pois'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#5a2c40');
    plainGround(scene, '#efbc54', '#fde6a0');
    scene.add(cast(scene, BODY + HEAD + CROWN, '#5a2410', 0.4));
    scene.add(fur(b, BODY, PLUME, { from: [260, 260], count: 140, length: 36, form: { shade: '#b88a7c' }, tones: ['#fffdf4', '#e6c8a8', '#d8b494'] }));
    scene.add(fur(b, HEAD, PLUME, { from: [300, 200], count: 150, form: { shade: '#c89a88' }, tones: ['#fffdf4', '#ecd2b4'] }));
    scene.add(b.form('M336 170C326 136 344 108 362 112C372 92 400 96 402 122C426 118 434 146 418 166C404 184 380 192 356 196Z', RED, { dabs: 0.8, pale: '#f07860' }));
    scene.add(b.form('M330 300C356 300 370 330 362 362C356 388 330 390 322 366C316 344 318 312 330 300Z', RED, { dabs: 0.8, grain: 1.4, pale: '#f07860' }));
    scene.add(b.flat('M338 240C362 240 398 250 410 256C408 280 396 300 380 306C356 300 336 276 338 240Z', '#6a1c2c') + b.flat('M352 280C366 264 392 262 404 270C404 288 392 304 378 304C366 298 358 290 352 280Z', '#ec7a70'));
    scene.add(b.form(LOWER, '#c85e24', { dabs: 0.6, grain: 0.5 }) + b.form(UPPER, '#e47a2c', { dabs: 0.8, grain: -0.2, pale: '#ffb45c', shade: '#8c3020' }));
    scene.add(cheek(b, 300, 272, 46, '#e8604c', 0.8));
    scene.add(shut(b, 306, 216, 27, '#3a1c28'));
    scene.add(b.form(CROWN, BONNET, { grain: 0.9, dabs: 1.2, pale: '#7ea2d6', shade: '#223264' }));
    scene.add(b.inside(CROWN, ...DOTS.map(([x, y]) => b.dot(x, y, 21, '#fff8e6')), b.line('M130 130C160 90 230 70 300 76', '#a4c0e4', 8, { opacity: 0.5 })));
    scene.add(shade(b, CROWN, 'M80 330C140 400 220 420 280 410V440H60Z', 0.5));
    scene.add(b.form(BRIM, '#fff8e8', { grain: 0.3, dabs: 0.8, shade: '#c8a8a8' }) + b.line('M322 104C284 122 258 168 250 216C242 280 246 344 256 400', mix(BONNET, '#fff8e8', 0.35), 7));
    scene.add(b.form('M262 410C228 394 190 404 178 430C196 452 236 448 262 426ZM262 410C290 388 330 392 346 416C332 442 292 444 264 426Z', BONNET, { grain: 0.2, pale: '#7ea2d6', shade: '#223264' }));
    scene.add(b.form('M256 424C246 456 236 486 214 512L246 508L262 520C268 486 268 452 266 424ZM270 424C288 452 300 480 326 500L296 506L284 524C272 490 264 456 264 424Z', BONNET, { grain: 1.3, shade: '#223264' }) + b.ball(263, 418, 17, 17, '#5c84c0', { dabs: 0.3 }));
  },
});
