import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { face, features, ground, neck, PORTRAIT, portraitBrush, SHOULDERS, SKINS } from './_portrait.ts';

const CAP = 'M146 168C136 84 190 36 260 36C330 36 382 84 366 168C300 136 212 138 146 168Z';
const BAND = 'M138 176C138 152 144 146 158 140C220 118 296 118 356 140C370 146 376 152 374 176C372 190 364 196 350 190C290 168 222 168 162 192C146 198 138 192 138 176Z';
const BEARD = 'M156 236C152 300 168 360 204 396C226 424 244 440 262 446C282 438 300 424 320 396C352 356 366 300 358 236C346 268 330 284 312 284C294 272 280 268 264 276C248 268 230 272 212 284C190 284 168 268 156 236Z';
const POLE = 'M430 540L462 20';
const BARB = 'M466 -6L490 92L468 80L450 84L440 96Z';

export default picture({
  id: 'crew-harpooner',
  motifs: ['crew'],
  words: named('The harpooner, with a red beard and a green cap', 'Le harponneur, barbe rousse et bonnet vert'),
  ...PORTRAIT,
  draw(scene) {
    const b = portraitBrush(scene, '#1c2c4c');
    const skin = SKINS.rosy;
    ground(scene, ['#5c8c98', '#3c5c7c', '#88b4b4', '#4c7890'], '#d8f0e4');
    scene.add(b.line(POLE, '#3c2834', 24) + b.line(POLE, '#a8784c', 15) + b.form(BARB, '#a8bccc', { pale: '#ffffff', shade: '#42527c' }) + b.line('M436 150L470 158M434 168L468 176', '#e3c08a', 9));
    scene.add(neck(b, skin) + b.form(SHOULDERS, '#44607c', { grain: 1.2, dabs: 1.6, pale: '#7c9cb0', shade: '#1c2850' }));
    scene.add(b.form('M136 386C180 352 336 352 380 386C396 420 376 446 350 440C290 420 228 420 166 440C140 446 120 420 136 386Z', '#d8c8a4', { grain: 0.2, dabs: 1.6, pale: '#fbf2d8', shade: '#8a7868' }) + b.line('M160 380L150 434M190 370L184 428M324 370L332 428M354 380L366 434', '#a8947c', 6, { opacity: 0.7 }));
    scene.add(face(b, skin) + features(b, skin, { mouth: 'none', eyes: 'smiling', nose: 1.25 }));
    scene.add(b.form(BEARD, '#b8622e', { grain: 1.5, long: 1.7, dabs: 2, pale: '#f0a860', shade: '#5c2430', edge: 1 }));
    scene.add(b.line('M196 300C200 340 214 376 236 404M230 300C236 346 246 384 262 424M298 300C292 346 284 384 272 416M330 296C324 340 310 372 292 400', '#7a3428', 5, { opacity: 0.75 }) + b.line('M236 296C250 310 280 310 294 294', '#5c1c2c', 8));
    scene.add(b.form('M212 284C230 266 252 268 264 278C276 268 298 266 316 284C298 296 280 292 264 286C248 292 230 296 212 284Z', '#cc7a3c', { pale: '#f4b870', shade: '#6c2c30', grain: 0.2, dabs: 1.2 }));
    scene.add(b.form(CAP, '#4f7c50', { grain: 1.4, dabs: 1.7, pale: '#8cb47c', shade: '#203c40' }) + b.form(BAND, '#d8b060', { grain: 1.5, dabs: 1.7, pale: '#f8dc98', shade: '#7c5440' }) + b.line('M176 146L172 184M210 134L206 172M258 128V166M306 134L310 172M340 146L344 184', '#8a6440', 5, { opacity: 0.7 }));
    scene.add(b.line('M262 38C262 70 262 96 260 116M214 52C206 80 202 100 200 120M308 50C316 80 318 100 320 120', '#2c5044', 5, { opacity: 0.6 }) + b.line('M320 206L338 244', '#b8604c', 5, { opacity: 0.8 }) + b.dot(158, 256, 8, '#ffd872'));
  },
});
