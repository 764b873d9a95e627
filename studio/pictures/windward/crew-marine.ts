import { times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { face, features, ground, neck, PORTRAIT, portraitBrush, SHOULDERS, SKINS } from './_portrait.ts';

const BRIM = 'M66 168C96 62 180 22 258 22C336 22 420 62 448 168C390 118 326 100 258 100C190 100 124 118 66 168Z';
const FRONT = 'M66 170C120 104 196 90 258 90C320 90 394 104 448 170C396 160 340 160 258 160C176 160 118 160 66 170Z';
const HAIR = 'M150 160C132 190 134 250 150 286C172 286 180 262 174 236C170 206 172 180 184 156ZM362 160C380 190 378 250 362 286C342 286 336 262 340 236C344 206 342 180 330 156Z';

export default picture({
  id: 'crew-marine',
  motifs: ['crew'],
  words: named('The marine, in a cocked hat and epaulettes', 'La fusilière, bicorne et épaulettes'),
  ...PORTRAIT,
  draw(scene) {
    const b = portraitBrush(scene, '#201840');
    const skin = SKINS.dark;
    ground(scene, ['#8fb8c8', '#d8c8b0', '#b4ccd0', '#6f9cb8'], '#fff3dc');
    scene.add(times(7, (i) => b.blot(40 + i * 74, 470 - (i % 3) * 40, 70, 40, '#f4ece0', 0.6)).join(''));
    scene.add(b.line('M462 540L436 120', '#4c3038', 20) + b.line('M458 540L432 120', '#a87850', 8) + b.form('M412 60H456L462 128H410Z', '#e8dcc8', { grain: 1.4, dabs: 1.6, shade: '#988894' }));
    scene.add(b.form(HAIR, '#241824', { grain: 1.4, pale: '#5c4450', dabs: 1.4 }) + neck(b, skin) + b.form(SHOULDERS, '#2c4486', { grain: 1.3, dabs: 1.6, pale: '#5c7cbc', shade: '#141c4c' }));
    scene.add(b.form('M206 348C220 372 240 384 258 386C276 384 296 372 310 348L338 372C320 420 296 470 276 540H240C220 470 196 420 178 372Z', '#f8eed8', { grain: 1.3, shade: '#c0a890' }) + b.form('M178 370L236 470L222 540H140C150 480 150 420 150 380ZM338 370L280 470L294 540H376C366 480 366 420 366 380Z', '#a8343c', { grain: 1.2, pale: '#d8605c' }));
    [420, 462, 504].forEach((y) => scene.add(b.ball(198 + (y - 420) * 0.1, y, 10, 10, '#f2c460', { dabs: 0 }) + b.ball(318 - (y - 420) * 0.1, y, 10, 10, '#f2c460', { dabs: 0 })));
    const epaulette = (x: number, side: number) => b.form(oval(x, 398, 58, 24), '#e8b450', { pale: '#fff0b0', shade: '#9a6428', dabs: 1.4 }) + b.line(times(8, (i) => `M${x - 50 + i * 14} ${406 + Math.sin(i / 2.3) * 8}l${side * 3} 36`).join(''), '#d8a040', 8);
    scene.add(epaulette(92, -1) + epaulette(424, 1));
    scene.add(face(b, skin) + features(b, skin, { mouth: 'smile', iris: '#4c2c1c', nose: 1.1 }));
    scene.add(b.form(BRIM, '#1f2c5c', { grain: 0.5, dabs: 1.6, pale: '#4c64a4', shade: '#0e143c' }) + b.form(FRONT, '#28386c', { grain: 0.1, dabs: 1.5, pale: '#5c74b0', shade: '#141c48' }));
    scene.add(b.line('M68 168C120 104 196 92 258 92C320 92 394 104 446 168', '#f2c460', 10) + b.line('M74 160C100 70 182 30 258 30C334 30 416 70 440 160', '#c89840', 6, { opacity: 0.8 }));
    scene.add(b.form(oval(316, 116, 30, 30), palette.ember, { pale: '#ff9c70', dabs: 1 }) + b.ball(316, 116, 15, 15, '#fbf2dc', { dabs: 0 }) + b.dot(316, 116, 6, '#2c4486'));
    scene.add(b.dot(354, 252, 8, '#ffd872') + b.dot(158, 252, 8, '#ffd872'));
  },
});
