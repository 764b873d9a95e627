import { lighten, mix, palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { bead, both, cast, cheek, flipped, fur, portraitBrush, plainGround, shade, whiskers } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const COAT = '#d2995a';
const SCARF = '#b23a44';
const DEEP = '#5c1c3c';
const EAR = 'M118 196C74 168 62 96 106 72C150 52 204 82 224 142C196 170 160 190 118 196Z';
const INNER = 'M126 168C98 148 92 106 118 94C146 84 180 104 194 140C174 156 150 166 126 168Z';
const HEAD = 'M256 112C338 110 404 162 416 238C424 310 376 366 256 366C136 366 88 310 96 238C108 162 174 110 256 112Z';
const MUZZLE = 'M256 244C284 244 296 268 330 292C360 312 366 330 352 350C340 372 172 372 160 350C146 330 152 312 182 292C216 268 228 244 256 244Z';
const TAIL = 'M372 490C424 456 430 410 414 362C398 310 406 252 434 216C444 230 452 236 466 238C466 254 472 266 484 274C480 290 484 302 494 314C488 330 488 342 494 358C488 420 460 490 430 520Z';
const UNDER = 'M34 446C30 406 58 386 92 396C140 376 372 376 420 396C454 386 482 406 478 446C480 490 470 520 458 540H54C42 520 32 490 34 446Z';
const COIL = 'M56 334C52 296 82 272 114 288C160 318 212 332 256 332C300 332 352 318 398 288C430 272 460 296 456 334C454 378 422 408 380 424C306 450 206 450 132 424C90 408 58 378 56 334Z';
const END = 'M318 430C344 412 386 400 412 404C434 442 446 496 448 540H338C346 500 340 460 318 430Z';
const PAW = 'M160 330C158 306 178 298 194 304C212 298 228 308 224 332C222 354 208 364 190 364C172 364 162 350 160 330Z';

export default picture({
  id: 'pim',
  motifs: ['dormouse', 'scarf'],
  words: named('Pim, a dormouse peeking over a big red scarf', 'Pim, un loir qui regarde par-dessus une grosse écharpe'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#4a2440');
    plainGround(scene, '#4c7896', '#8db6c6');
    scene.add(cast(scene, HEAD + both(EAR) + UNDER));
    scene.add(fur(b, TAIL, mix(COAT, '#7a4a34', 0.3), { from: [400, 580], length: 44, count: 120 }));
    scene.add(fur(b, EAR, COAT, { from: [170, 190], count: 40 }) + fur(b, flipped(EAR), mix(COAT, b.night, 0.1), { from: [342, 190], count: 40 }));
    scene.add(b.form(INNER, '#eaa892', { dabs: 0.6, shade: '#a85a5c' }) + b.form(flipped(INNER), '#dc9684', { dabs: 0.6, shade: '#a0525a' }));
    scene.add(fur(b, HEAD, COAT, { from: [256, 300], count: 240, length: 26 }));
    scene.add(b.flat('M256 118C270 160 268 214 262 250H250C244 214 242 160 256 118Z', mix(COAT, '#7a4030', 0.5), 0.5));
    scene.add(fur(b, MUZZLE, '#fbead0', { from: [256, 260], count: 60, form: { edge: 0.2 }, tones: ['#fff6e2', '#ecd2ac'] }));
    scene.add(b.flat('M214 128C216 102 226 84 240 72C240 84 242 92 248 98C256 86 268 78 286 76C276 88 276 96 280 104C290 100 300 102 308 108C296 114 290 122 286 132Z', lighten(COAT, 0.015)));
    scene.add(cheek(b, 138, 282, 54, '#e2604c', 0.8) + cheek(b, 374, 282, 54, '#e2604c', 0.8));
    scene.add(b.flat(oval(184, 236, 47, 46), mix(COAT, '#5a2c34', 0.6), 0.8) + b.flat(oval(328, 236, 47, 46), mix(COAT, '#5a2c34', 0.6), 0.8));
    bead(scene, 186, 236, 36);
    bead(scene, 326, 236, 36);
    scene.add(whiskers(b, 256, 296, 150, '#fff4de', 4));
    scene.add(b.form('M230 280C236 266 276 266 282 280C282 294 266 304 256 306C246 304 230 294 230 280Z', '#bc5460', { dabs: 0, pale: '#f0a49a' }));
    const wool = { grain: 0.2, dabs: 1.2, pale: '#e07468', shade: DEEP };
    const fold = { opacity: 0.4 };
    scene.add(b.form(UNDER, mix(SCARF, DEEP, 0.2), wool));
    scene.add(b.inside(UNDER, b.line('M82 380C60 430 62 490 78 560M192 420C178 466 180 510 190 560', palette.cream, 28), b.line('M36 440C110 490 180 504 256 504C332 504 402 490 476 440', DEEP, 8, fold)));
    scene.add(shade(b, UNDER, 'M30 390C130 450 382 450 482 390V424C382 484 130 484 30 424Z', 0.65));
    scene.add(b.form(END, SCARF, { ...wool, grain: 1.4 }) + b.inside(END, b.line('M318 490C360 474 410 468 460 474', palette.cream, 26), b.line('M384 420C400 456 408 500 408 540', DEEP, 7, fold)));
    scene.add(cast(scene, COIL, '#2a0c24', 0.4) + b.form(COIL, SCARF, wool));
    scene.add(b.inside(COIL, b.line('M142 280C100 326 98 390 122 450M262 310C246 356 246 410 258 470M396 270C412 320 408 376 380 440', palette.cream, 28)));
    scene.add(b.inside(COIL, b.line('M52 340C100 384 180 400 256 400C332 400 412 384 460 340', DEEP, 9, fold), b.line('M52 328C100 372 180 388 256 388C332 388 412 372 460 328', '#f09a84', 6, fold)));
    scene.add(shade(b, COIL, 'M84 250C150 342 362 342 428 250L440 282C370 366 142 366 72 282Z', 0.4));
    scene.add(fur(b, PAW, lighten(COAT, 0.05), { from: [256, 300], count: 20 }) + fur(b, flipped(PAW), lighten(COAT, 0.03), { from: [256, 300], count: 20 }));
    scene.add(b.line('M182 342V358M203 342V358M309 342V358M330 342V358', mix(COAT, '#5a2c34', 0.6), 5));
  },
});
