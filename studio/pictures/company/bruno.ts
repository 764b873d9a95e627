import { mix, palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { bead, both, cast, cheek, flipped, fur, portraitBrush, plainGround, shade, whiskers } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const WHITE = '#fbf1e0';
const BLACK = '#2c2834';
const STRAW = '#ecc766';
const EAR = 'M128 250C92 244 78 204 98 180C124 170 152 188 164 220Z';
const HEAD = 'M256 150C330 148 390 176 402 236C408 270 420 292 438 314C414 318 404 324 394 332C400 346 400 356 400 368C376 364 358 368 342 378C318 404 290 416 256 416C222 416 194 404 170 378C154 368 136 364 112 368C112 356 112 346 118 332C108 324 98 318 74 314C92 292 104 270 110 236C122 176 182 148 256 150Z';
const STRIPE = 'M132 180C160 164 196 164 214 180C228 226 236 280 238 330C230 344 222 340 214 334C176 316 148 280 136 240C130 220 128 200 132 180Z';
const BRIM = 'M20 178C60 130 160 112 256 112C352 112 452 130 492 178C500 198 480 208 452 202C396 182 326 176 256 176C186 176 116 182 60 202C32 208 12 198 20 178Z';
const CROWN = 'M138 140C136 84 162 34 214 28C242 24 270 24 298 28C350 34 376 84 374 140C300 158 212 158 138 140Z';
const BAND = 'M138 106C210 126 302 126 374 106C376 120 376 132 374 146C302 164 210 164 138 146C136 132 136 120 138 106Z';
const BODY = 'M40 540C48 452 110 400 180 386H332C402 400 464 452 472 540Z';

export default picture({
  id: 'bruno',
  motifs: ['badger', 'straw hat'],
  words: named('Bruno, a rosy badger in a straw hat', 'Bruno, un blaireau aux joues roses, en chapeau de paille'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#3c2844');
    plainGround(scene, '#5f9268', '#a4c48c');
    scene.add(cast(scene, HEAD + BODY + BRIM + CROWN, '#16301c', 0.45));
    scene.add(fur(b, BODY, '#77757e', { from: [256, 260], count: 160, length: 36, form: { shade: '#3a3448' } }));
    scene.add(fur(b, 'M160 396C220 388 292 388 352 396C350 412 346 422 336 432C340 446 336 458 326 468C328 484 322 496 314 506L312 540H200L198 506C190 496 184 484 186 468C176 458 172 446 176 432C166 422 162 412 160 396Z', BLACK, { from: [256, 300], count: 60 }));
    scene.add(shade(b, BODY, 'M110 370H402V420C340 450 172 450 110 420Z', 0.55));
    scene.add(fur(b, both(EAR), BLACK, { from: [256, 230], count: 40 }) + b.line('M92 204C96 188 110 182 124 184M420 204C416 188 402 182 388 184', WHITE, 13));
    scene.add(fur(b, HEAD, WHITE, { from: [256, 300], count: 200, length: 26, form: { shade: '#b89aa4' }, tones: ['#fffdf6', '#e2cdb8'] }));
    scene.add(fur(b, STRIPE, BLACK, { from: [190, 360], count: 60, form: { edge: 0.5 } }) + fur(b, flipped(STRIPE), BLACK, { from: [322, 360], count: 60, form: { edge: 0.5 } }));
    scene.add(cheek(b, 140, 318, 58, '#ea5c4c', 0.9) + cheek(b, 372, 318, 58, '#ea5c4c', 0.9));
    bead(scene, 190, 262, 21, { ink: '#140e16', ring: '#6c6470' });
    bead(scene, 322, 262, 21, { ink: '#140e16', ring: '#6c6470' });
    scene.add(b.form('M216 322C224 300 288 300 296 322C298 342 274 358 256 360C238 358 214 342 216 322Z', '#241a24', { dabs: 0, pale: '#7c6a78' }));
    scene.over('<ellipse cx="240" cy="320" rx="11" ry="6" fill="#fff" opacity=".6"/>');
    scene.add(b.flat('M204 368C228 382 284 382 308 368C302 398 280 408 256 408C232 408 210 398 204 368Z', '#5a2030') + b.flat('M226 398C238 386 274 386 286 398C270 410 242 410 226 398Z', '#e4786e') + b.line('M256 358V374M196 360C212 380 240 382 256 374C272 382 300 380 316 360', '#3a1a26', 8));
    scene.add(whiskers(b, 256, 346, 140, '#fffaf0', 3));
    scene.add(shade(b, HEAD, 'M100 140H412V206C340 190 172 190 100 206Z', 0.5));
    scene.add(b.form(BRIM, STRAW, { grain: 0.05, dabs: 2, long: 1.6, pale: '#ffeaa0', shade: '#a8743c' }));
    scene.add(b.inside(BRIM, b.line('M40 188C110 160 180 154 256 154C332 154 402 160 472 188M60 170C120 146 190 140 256 140C322 140 392 146 452 170', '#b88a44', 4, { opacity: 0.6 })));
    scene.add(b.form(CROWN, STRAW, { grain: 0.6, dabs: 2, long: 1.5, pale: '#fff0b0', shade: '#a8743c' }));
    scene.add(b.inside(CROWN, b.line('M150 90C210 108 302 108 362 90M160 66C214 82 298 82 352 66M182 44C222 56 290 56 330 44', '#b88a44', 4, { opacity: 0.6 })));
    scene.add(b.form(BAND, palette.madder, { grain: 0.1, dabs: 1, pale: '#d8605c', shade: '#5a1c38' }));
    const daisy = [0, 60, 120, 180, 240, 300].map((turn) => b.put(346, 118, 1, b.flat('M-9 -6C-14 -30 14 -30 9 -6Z', '#fffaf0'), { turn })).join('');
    scene.add(daisy + b.dot(346, 118, 11, mix('#f2a04c', '#ffd27a', 0.4)));
  },
});
