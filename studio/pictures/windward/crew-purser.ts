import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { face, features, ground, neck, PORTRAIT, portraitBrush, SHOULDERS, SKINS } from './_portrait.ts';

const CAP = 'M146 172C140 92 190 54 262 54C334 54 380 92 366 168C300 138 214 140 146 172Z';
const PEAK = 'M140 176C200 132 312 130 372 172C360 190 340 188 320 180C270 160 222 164 180 186C162 194 146 192 140 176Z';
const HAIR = 'M146 250C130 200 140 156 168 144C160 184 166 210 172 240C176 268 160 286 150 276ZM368 246C384 196 370 152 346 142C354 182 350 208 342 236C338 268 356 284 364 272Z';
const LEDGER = 'M40 452L190 414L240 540H60Z';

export default picture({
  id: 'crew-purser',
  motifs: ['crew'],
  words: named('The purser, with spectacles, quill and ledger', 'La commissaire, avec ses lunettes, sa plume et son registre'),
  ...PORTRAIT,
  draw(scene) {
    const b = portraitBrush(scene);
    const skin = SKINS.fair;
    ground(scene, ['#d9b878', '#b0814e', '#e8cf98', '#c49a60'], '#fff0c8');
    scene.add(b.form(oval(352, 128, 54, 50), '#cfc6c2', { grain: 0.8, dabs: 1.5, shade: '#8a7c90' }));
    scene.add('<g transform="translate(-34 6)">' + b.form('M404 196C410 140 444 76 488 34C496 92 464 156 420 196Z', '#f6ead2', { grain: -0.9, pale: '#fffaf0', shade: '#b89878', dabs: 1.5 }) + b.line('M392 244C418 170 450 104 480 60', '#a8845c', 4) + '</g>');
    scene.add(neck(b, skin) + b.form(SHOULDERS, '#6a4a86', { grain: 1.3, dabs: 1.5, pale: '#9a78b0', shade: '#34244c' }));
    scene.add(b.form('M190 366C216 384 236 420 256 470C278 420 298 384 324 366L352 382C330 420 300 470 262 530H250C212 470 182 420 160 382Z', '#fbf2dc', { grain: 1.2, shade: '#c8a888' }) + b.form('M222 384C240 396 272 396 290 384L284 420C270 432 242 432 228 420Z', palette.madder, { dabs: 1 }));
    scene.add(face(b, skin) + features(b, skin, { eyes: 'open', mouth: 'smile', iris: '#4f7480' }));
    scene.add(b.form(HAIR, '#d8d0ca', { grain: 1.4, dabs: 1.6, shade: '#8a7c90' }));
    scene.add(b.form(CAP, '#3f7078', { grain: 0.5, dabs: 1.5, pale: '#7ab0ac', shade: '#1f3c54' }) + b.form(PEAK, '#284a5c', { grain: 0.1, pale: '#5c8c94' }) + b.line('M152 160C212 128 304 128 362 158', '#e9c06a', 9) + b.ball(258, 104, 19, 19, '#f2c460', { dabs: 0, shade: '#a8702c' }));
    const lens = (x: number) => b.flat(oval(x, 224, 33, 31), '#e8f6f0', 0.28) + b.line(oval(x, 224, 33, 31), '#8a5a28', 7) + b.line(`M${x - 20} 210q8 -10 20 -11`, '#fffdf4', 5, { opacity: 0.9 });
    scene.add(lens(220) + lens(306) + b.line('M253 220q10 -8 20 0M187 218L158 210M339 218L356 212', '#8a5a28', 6));
    scene.add(b.form(LEDGER, '#7c3444', { grain: 0.4, dabs: 1.4 }) + b.form('M54 462L184 428L196 452L66 490Z', '#fbf2dc', { dabs: 0.8 }) + b.line('M74 472L176 446M78 482L150 464', '#a8906c', 4));
    scene.add(b.form('M150 470C160 446 196 440 214 456C226 474 218 500 198 512C172 512 148 496 150 470Z', skin.colour, { dabs: 1 }) + b.line('M168 466C178 462 188 464 196 470M166 482C176 478 188 480 196 486', '#b87c60', 4));
  },
});
