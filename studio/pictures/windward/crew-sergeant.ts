import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { face, features, ground, neck, PORTRAIT, portraitBrush, SHOULDERS, SKINS } from './_portrait.ts';

const CAP = 'M122 132C128 66 190 34 258 34C326 34 388 66 392 132C380 156 366 164 352 168C290 150 226 150 164 168C148 164 132 154 122 132Z';
const PEAK = 'M158 172C222 142 296 142 356 172C366 188 360 200 346 198C286 178 230 178 168 200C154 202 148 188 158 172Z';
const MOUSTACHE = 'M264 278C244 262 214 268 198 288C182 306 158 308 142 292C142 326 172 344 204 336C232 330 252 314 264 296C276 314 298 330 326 334C358 340 384 320 384 288C368 304 346 304 330 286C314 266 284 262 264 278Z';
const SIDES = 'M156 184C146 220 150 262 164 290C178 280 180 250 176 224ZM356 184C366 220 362 262 350 290C336 280 334 250 338 224Z';

export default picture({
  id: 'crew-sergeant',
  motifs: ['crew'],
  words: named('The sergeant, with a great moustache and a whistle', 'Le sergent, grande moustache et sifflet'),
  ...PORTRAIT,
  draw(scene) {
    const b = portraitBrush(scene);
    const skin = SKINS.rosy;
    ground(scene, ['#c8a0a0', '#8a5c78', '#e0b8a4', '#a87890'], '#ffe4c8');
    scene.add(neck(b, skin) + b.form(SHOULDERS, '#b0404a', { grain: 1.3, dabs: 1.6, pale: '#e0786c', shade: '#541c3c' }));
    scene.add(b.form('M204 352C222 380 294 380 312 352L336 372C320 402 292 416 258 416C224 416 196 402 180 372Z', '#2f3a6c', { grain: 0.2, pale: '#5c6ca8' }) + b.line('M258 416V540', '#6c2040', 7));
    [446, 490].forEach((y) => scene.add(b.ball(228, y, 11, 11, '#f2c460', { dabs: 0 }) + b.ball(290, y, 11, 11, '#f2c460', { dabs: 0 })));
    scene.add(b.line('M60 470L108 442L156 470M56 500L108 470L160 500M52 530L108 498L164 530', '#f6d27c', 13) + b.line('M356 470L404 442L452 470M352 500L404 470L456 500M348 530L404 498L460 530', '#f6d27c', 13));
    scene.add(face(b, skin) + features(b, skin, { mouth: 'none', nose: 1.3, iris: '#4c6c94' }) + b.form(SIDES, '#5c3a30', { grain: 1.5, dabs: 1.4 }));
    scene.add(b.flat('M244 322q20 12 42 0q-6 16 -21 16q-15 0 -21 -16Z', '#8a3440', 0.9));
    scene.add(b.form(MOUSTACHE, '#6c4434', { grain: 0.3, long: 1.6, dabs: 2, pale: '#b07c54', shade: '#301a28' }) + b.line('M250 290C228 290 206 306 176 316M280 290C302 290 324 306 352 312', '#c8946c', 4, { opacity: 0.7 }));
    scene.add(b.form(CAP, '#8f2c40', { grain: 0.4, dabs: 1.6, pale: '#c8585c', shade: '#481430' }) + b.form('M150 172C152 140 160 128 170 126C230 110 288 110 346 126C356 130 364 142 364 172C296 148 222 148 150 172Z', '#3a2c54', { grain: 0.1, pale: '#6c5c88' }));
    scene.add(b.form(PEAK, '#221a38', { pale: '#6c6488', grain: 0.1 }) + b.line('M176 184C232 164 288 164 342 184', '#8a82a8', 5, { opacity: 0.8 }) + b.ball(258, 84, 25, 25, '#f2c460', { shade: '#a8702c', dabs: 0.6 }) + b.flat('M258 66L264 80L279 81L267 90L271 104L258 96L245 104L249 90L237 81L252 80Z', '#fff3c4'));
    scene.add(b.line('M206 386C196 430 206 462 234 478', '#fbf2dc', 6) + b.form('M222 470H268C282 470 282 496 268 498H240C226 498 218 486 222 470Z', '#c8ccd4', { pale: '#ffffff', shade: '#6c7490', dabs: 0.8 }) + b.form(oval(238, 486, 15, 15), '#aab0bc', { dabs: 0 }));
  },
});
