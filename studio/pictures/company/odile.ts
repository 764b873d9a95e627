import { ribbon } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { bead, cast, cheek, fur, portraitBrush, plainGround, posed, shade } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const PLUME = '#e9e6df';
const GREY = '#8295ab';
const BERET = '#2f5fa8';
const MANTLE = 'M62 540C64 440 120 372 210 344C280 324 370 322 416 366C458 408 472 470 474 540Z';
const NECK = ribbon([[318, 196], [366, 246], [362, 312], [290, 352], [226, 396], [214, 470], [224, 560]], [92, 92, 100, 108, 112, 120, 130]);
const HEAD = 'M206 214C202 164 244 128 304 128C358 128 396 162 392 212C388 256 352 276 306 276C258 276 212 258 206 214Z';
const UPPER = 'M222 186C160 200 98 226 44 266C104 258 170 250 228 250C238 230 236 204 222 186Z';
const LOWER = 'M228 240C170 246 116 256 66 270C118 276 182 278 236 264Z';
const CAP = 'M214 158C190 120 210 76 268 62C336 48 414 76 424 128C428 156 398 168 358 162C310 152 262 150 214 158Z';
const BAND = 'M212 162C258 146 340 148 388 170C392 180 386 188 378 188C334 168 264 164 222 178C212 178 208 170 212 162Z';

export default picture({
  id: 'odile',
  motifs: ['heron', 'beret'],
  words: named('Odile, a heron with her neck tucked in and a blue beret', 'Odile, un héron au cou rentré, coiffé d’un béret bleu'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#38305c');
    const ink = '#232338';
    plainGround(scene, '#cf7a58', '#f0b48c');
    scene.add(cast(scene, MANTLE));
    scene.add(fur(b, MANTLE, GREY, { from: [280, 220], count: 160, length: 40 }));
    scene.add(b.inside(MANTLE, b.line('M392 372C420 420 434 470 436 540M350 400C380 440 396 490 398 540M120 410C100 450 92 490 92 540', '#b8c6d4', 8, { opacity: 0.6 })));
    scene.add(shade(b, MANTLE, NECK, 0.4, b.night, 16));
    scene.add(fur(b, NECK, PLUME, { from: [320, 120], count: 120, length: 26, form: { edge: 0.8, shade: '#8a88a4' }, tones: ['#fffaf0', '#c4c4d0'] }));
    scene.add(shade(b, NECK, 'M250 262C300 300 360 300 410 250L420 300C370 330 300 330 250 300Z', 0.45));
    scene.add(shade(b, NECK, 'M200 380C260 372 330 372 410 330L400 380C330 400 270 396 230 420Z', 0.3));
    scene.add(b.flat('M214 398C224 406 222 424 210 442C202 426 204 410 214 398ZM240 420C250 430 246 448 234 466C228 448 230 432 240 420ZM200 452C210 462 208 480 198 498C190 480 190 464 200 452ZM230 486C240 496 238 512 228 528C220 512 220 498 230 486Z', ink, 0.9));
    posed(scene, 'rotate(-9 310 220)', () => {
      scene.add(cast(scene, HEAD + UPPER + CAP));
      scene.add(b.form('M364 198C420 214 452 262 462 330C440 290 410 262 372 250ZM360 214C404 240 424 290 424 350C404 300 386 276 354 256Z', ink, { dabs: 0.5, grain: 0.9 }));
      scene.add(fur(b, HEAD, PLUME, { from: [230, 210], count: 100, form: { shade: '#9a98b0' }, tones: ['#fffaf0', '#cfcdd6'] }));
      scene.add(b.form('M304 186C336 176 376 182 396 206C394 230 390 240 384 250C366 226 336 208 304 202Z', ink, { dabs: 0.5, grain: 0.3 }));
      scene.add(b.form(LOWER, '#d98a34', { grain: -0.1, dabs: 0.6 }) + b.form(UPPER, '#f4b64a', { grain: -0.25, dabs: 0.8, pale: '#ffe08c', shade: '#b0602c' }));
      scene.add(b.line('M66 266C120 256 176 250 234 252C242 252 248 248 252 242', '#7a3c2c', 5) + b.line('M150 224C160 220 168 218 176 216', '#7a3c2c', 5));
      scene.add(cheek(b, 292, 250, 44, '#ea6c54', 0.75));
      bead(scene, 272, 206, 20, { ink: '#1c1826', ring: '#f8ce54' });
      scene.add(b.form(BAND, '#1f3f78', { dabs: 0.6 }) + b.form(CAP, BERET, { grain: 0.2, dabs: 1.4, pale: '#6c9ad4', shade: '#1c2f66' }));
      scene.add(b.line('M318 60C318 46 324 38 330 34', '#1f3f78', 11));
      scene.add(shade(b, CAP, 'M330 150C390 150 420 130 430 90V190H320Z', 0.35));
    });
  },
});
