import { mix } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { cast, fur, portraitBrush, plainGround, shade } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const BLACK = '#2b3048';
const CLOTH = '#33233e';
const LINING = '#8e3c52';
const HEAD = 'M124 214C118 126 178 70 254 72C316 74 352 110 362 162C366 200 352 238 330 270C336 282 330 298 318 304C324 318 316 334 304 340C308 356 298 374 286 382C290 400 282 418 270 428L262 470H180C140 400 128 290 124 214Z';
const UPPER = 'M336 130C390 124 446 150 474 208C478 226 470 234 462 226C430 204 386 200 342 208C328 190 324 154 336 130Z';
const LOWER = 'M336 206C380 202 420 208 446 226C416 240 372 244 336 238Z';
const INSIDE = 'M54 206C96 214 132 262 150 330L180 470H290L316 380C334 338 366 306 410 286L430 420L240 520L70 420Z';
const LEFT = 'M54 206C66 316 128 402 236 452L266 540H14C14 420 24 300 54 206Z';
const RIGHT = 'M410 286C396 362 334 424 232 452L256 540H496C492 446 462 356 410 286Z';
const EDGE = 'M54 208C68 316 128 402 234 452C334 424 394 362 408 290';

export default picture({
  id: 'corvin',
  motifs: ['raven', 'collar', 'pin'],
  words: named('Corvin, a raven in a high dark collar with a silver pin', 'Corvin, un corbeau au haut col sombre, à l’épingle d’argent'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#161430');
    plainGround(scene, '#cddcde', '#f0f6ee');
    scene.add(cast(scene, HEAD + UPPER + LEFT + RIGHT, '#2a3450', 0.4));
    scene.add(b.form(INSIDE, LINING, { grain: 1.2, pale: '#b85c68', shade: '#441c34' }));
    scene.add(shade(b, INSIDE, HEAD, 0.6, b.night, 14));
    const feathers = ['#55648c', '#3d4870', '#1a1c30', '#6c7ea4'];
    scene.add(b.form(LOWER, '#3a3c4c', { dabs: 0.6 }));
    scene.add(fur(b, HEAD, BLACK, { from: [360, 190], count: 260, length: 30, form: { pale: '#5c6c98', shade: '#14142a' }, tones: feathers }));
    scene.add(b.form(UPPER, '#4a4e60', { grain: 0.3, dabs: 0.8, pale: '#9aa2b4', shade: '#1c1c2c' }) + b.line('M342 208C386 200 430 204 462 226', '#14121e', 5));
    scene.add(fur(b, 'M300 122C340 116 372 130 398 150C376 154 352 160 334 172C318 164 306 144 300 122Z', BLACK, { from: [290, 144], count: 40, length: 26, tones: feathers }));
    scene.add(b.flat(oval(286, 170, 28, 27), '#98a6c0') + b.flat(oval(287, 171, 21, 21), '#0e0c18'));
    scene.add(b.flat('M254 170C258 138 312 134 318 166C298 158 276 160 254 170Z', mix(BLACK, '#6c7ea4', 0.35)) + b.line('M256 171C276 160 298 158 316 167', '#0e0c18', 6));
    scene.over('<circle cx="280" cy="167" r="7" fill="#fff8ea"/>');
    const wool = { dabs: 1.3, pale: '#6c5078', shade: '#150e20' };
    scene.add(shade(b, HEAD, 'M110 380C180 470 300 460 360 360V500H110Z', 0.7));
    scene.add(b.form(RIGHT, CLOTH, { ...wool, grain: -0.9 }) + b.form(LEFT, CLOTH, { ...wool, grain: 1.1 }));
    scene.add(b.inside(RIGHT, b.line('M432 360C430 430 380 490 330 540', '#150e20', 8, { opacity: 0.5 })) + b.inside(LEFT, b.line('M48 330C70 420 110 480 160 530', '#150e20', 8, { opacity: 0.5 })));
    scene.add(b.line(EDGE, '#8a6c94', 8));
    scene.add(b.flat(oval(238, 456, 32, 32), '#0e0a16', 0.55) + b.ball(234, 450, 29, 29, '#c9d2dc', { dabs: 0, pale: '#ffffff', shade: '#5c6880' }) + b.ball(234, 450, 14, 14, '#7c90b0', { dabs: 0, pale: '#c4d8ec' }));
    scene.over('<circle cx="224" cy="438" r="6" fill="#ffffff"/>');
  },
});
