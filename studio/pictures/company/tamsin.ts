import { lighten, mix } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { bead, both, cast, cheek, flipped, fur, portraitBrush, plainGround, posed, shade, whiskers } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const COAT = '#b5824f';
const SHAWL = '#8d929c';
const UP = 'M196 222C158 176 130 104 150 34C154 22 170 20 178 32C214 84 236 150 238 214Z';
const UP_INNER = 'M206 204C180 162 158 112 162 62C192 104 214 154 222 206Z';
const UP_TIP = 'M142 84C142 64 145 46 150 34C154 22 170 20 178 32C188 48 196 62 204 80C182 72 162 74 142 84Z';
const STEM = 'M274 214C270 160 290 96 334 76C360 66 388 78 402 104L350 128C330 150 322 186 316 222Z';
const DOWN = 'M324 88C352 60 396 70 414 108C432 150 440 204 428 252C426 262 412 264 406 254C388 224 366 190 352 158C342 134 330 112 324 88Z';
const DOWN_TIP = 'M434 204C434 222 432 238 428 252C426 262 412 264 406 254C398 240 390 228 382 214C400 220 418 216 434 204Z';
const HEAD = 'M256 188C312 186 350 222 356 276C360 316 346 346 322 374C302 398 282 408 256 408C230 408 210 398 190 374C166 346 152 316 156 276C162 222 200 186 256 188Z';
const PALE = 'M256 302C290 300 306 322 330 336C336 348 328 366 316 380C298 400 280 408 256 408C232 408 214 400 196 380C184 366 176 348 182 336C206 322 222 300 256 302Z';
const RING = 'M168 284C174 252 204 242 226 258C236 278 228 302 206 310C186 314 172 306 168 284Z';
const BODY = 'M150 540C150 440 190 390 256 390C322 390 362 440 362 540Z';
const LEFT = 'M48 540C48 462 88 408 150 384C176 412 214 444 252 462C262 486 264 512 260 540Z';
const RIGHT = 'M464 540C464 462 424 408 362 384C336 412 298 444 258 464C248 486 246 512 250 540Z';
const ROLL = 'M138 392C142 370 160 360 178 370C196 402 226 432 262 452C268 470 260 484 244 482C202 462 162 430 138 392Z';
const PAW = 'M216 462C212 440 232 430 254 434C278 430 298 442 294 464C292 486 278 496 254 496C230 496 218 484 216 462Z';
const KNIT = 'M70 470C104 434 130 424 170 420M76 510C120 462 160 452 214 452M130 524C170 492 200 484 244 484';

export default picture({
  id: 'tamsin',
  motifs: ['hare', 'shawl'],
  words: named('Tamsin, a hare with one ear folded and a grey shawl', 'Tamsin, un lièvre à l’oreille pliée, en châle gris'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#3e2844');
    const dark = '#3a2632';
    plainGround(scene, '#cbd294', '#eef0c4');
    scene.add(cast(scene, HEAD + UP + DOWN + STEM + LEFT + RIGHT));
    scene.add(fur(b, UP, COAT, { from: [220, 300], count: 60 }) + b.form(UP_INNER, '#e8b096', { grain: 1.2, shade: '#a8645c' }) + b.form(UP_TIP, dark, { dabs: 0.6 }));
    scene.add(fur(b, STEM, mix(COAT, '#e8b096', 0.45), { from: [296, 300], count: 40 }));
    scene.add(shade(b, STEM, 'M330 60L420 90L380 160L330 200Z', 0.35));
    scene.add(fur(b, DOWN, mix(COAT, '#7a4a34', 0.14), { from: [330, 60], count: 50 }) + b.form(DOWN_TIP, dark, { dabs: 0.6 }));
    scene.add(fur(b, BODY, mix(COAT, '#fbe8cc', 0.6), { from: [256, 300] }));
    scene.add(shade(b, BODY, 'M150 370H362V430C320 460 190 460 150 430Z', 0.5));
    posed(scene, 'translate(256 356) scale(1.16) translate(-256 -360)', () => {
      scene.add(fur(b, HEAD, COAT, { from: [256, 330], count: 220, length: 24 }));
      scene.add(b.flat('M256 192C272 230 272 280 264 312H248C240 280 240 230 256 192Z', mix(COAT, '#6a3a30', 0.5), 0.4));
      scene.add(fur(b, PALE, '#fbeed6', { from: [256, 320], count: 60, form: { edge: 0.3 }, tones: ['#fff8e8', '#e8d0ac'] }));
      scene.add(b.flat(RING, '#f8e4c4', 0.95) + b.flat(flipped(RING), '#f0d8b4', 0.95));
      scene.add(cheek(b, 180, 332, 42, '#e2604c', 0.8) + cheek(b, 332, 332, 42, '#e2604c', 0.8));
      bead(scene, 198, 280, 24, { ink: '#2c1a20', tall: 1.15 });
      bead(scene, 314, 280, 24, { ink: '#2c1a20', tall: 1.15 });
      scene.add(b.line(both('M172 272C180 252 212 246 224 262'), mix(COAT, '#5a2c30', 0.6), 6));
      scene.add(whiskers(b, 256, 346, 124, '#fff6e4', 3.4));
      scene.add(b.form('M236 322C242 312 270 312 276 322C276 334 264 342 256 344C248 342 236 334 236 322Z', '#a85560', { dabs: 0, pale: '#e8a098' }));
      scene.add(b.line('M256 344V362M238 368C244 374 252 372 256 364C260 372 268 374 274 368', '#6a3a40', 6));
    });
    const wool = { dabs: 1.4, pale: '#c4c8cc', shade: '#4c4a64' };
    scene.add(b.form(RIGHT, lighten(SHAWL, -0.03), { ...wool, grain: -0.8 }) + b.inside(RIGHT, b.line(flipped(KNIT), '#c4c7cc', 8, { opacity: 0.5 })));
    scene.add(b.form(LEFT, SHAWL, { ...wool, grain: 0.9 }) + b.inside(LEFT, b.line(KNIT, '#ccced2', 8, { opacity: 0.55 })));
    scene.add(cast(scene, ROLL + flipped(ROLL), '#2a1c3c', 0.3));
    scene.add(b.form(flipped(ROLL), '#b0b4ba', { ...wool, grain: -0.8, pale: '#dcdee0' }) + b.form(ROLL, '#b8bcc2', { ...wool, grain: 0.8, pale: '#e6e8e8' }));
    scene.add(cast(scene, PAW, '#2a1c3c', 0.4) + fur(b, PAW, lighten(COAT, 0.04), { from: [256, 400], count: 40 }));
    scene.add(b.line('M236 474V490M256 476V494M276 474V490', mix(COAT, '#4a2430', 0.6), 6));
  },
});
