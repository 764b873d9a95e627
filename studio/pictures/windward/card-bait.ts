import { times } from '../../src/core/chance.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { CARD } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const HOOK = 'M252 120V300C252 376 210 414 158 404C112 394 92 350 104 308';
const BARB = 'M104 300L82 346M104 300L138 334';
const FISH = 'M176 300C206 244 300 232 366 290C384 306 384 320 366 334C300 384 206 368 176 312Z';
const TAIL = 'M190 306C160 296 128 264 116 226C150 232 176 250 190 276ZM190 310C162 322 138 348 132 384C162 376 184 356 196 336Z';
const BEAST = 'M240 560C250 470 330 410 440 404C500 402 540 420 560 440V560Z';

export default picture({
  id: 'card-bait',
  motifs: ['card'],
  words: named('A fish on a hook; a grey crester looks up', 'Un poisson à l’hameçon, un crester gris lève les yeux'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#1c2c5c');
    ground(scene, ['#a8d4cc', '#4c88a0', '#c8e4d0', '#6ca8b4'], '#f8fbe0');
    scene.add(b.form(BEAST, '#7189a8', { grain: 0.2, dabs: 1.6, pale: '#b4c8d2', shade: '#36457a' }) + b.scatter(14, 330, 430, 180, 80, (x, y) => b.dot(x, y, 5, '#c8dcdc', 0.7)));
    scene.add(b.flat(oval(372, 476, 30, 27), '#fff6e6') + b.dot(364, 468, 16, '#1c2248') + b.dot(358, 462, 6, '#fffaf0') + b.line('M338 470C346 442 396 440 406 472', '#36457a', 8));
    scene.add(b.line('M252 -10V80', '#fbf2dc', 9) + b.form(oval(252, 60, 32, 40), '#d8503c', { pale: '#ff9c78', dabs: 1.2 }) + b.inside(oval(252, 60, 32, 40), b.flat('M212 60H292V104H212Z', '#fbf2dc')));
    scene.add(b.line(`${HOOK}${BARB}`, '#36405c', 27) + b.line(`${HOOK}${BARB}`, '#a8b8c4', 15) + b.line('M246 126V296', '#f4f8f4', 5));
    scene.add(b.form(TAIL, '#d87050', { grain: 0.8, pale: '#ffb890' }) + b.form(FISH, '#ee8c60', { grain: 0.1, dabs: 1.7, pale: '#ffd4a0', shade: '#a83c48', edge: 1.2 }) + b.form('M232 262C250 226 290 214 316 226C304 240 300 252 300 262Z', '#d8604c', { grain: 1.2 }));
    const scales = times(9, (i) => `M${218 + (i % 3) * 34} ${284 + Math.floor(i / 3) * 22}q14 10 0 20`).join('');
    scene.add(b.line(scales, '#c85848', 5, { opacity: 0.8 }) + b.dot(340, 300, 11, '#fff6e6') + b.dot(342, 300, 6.5, '#241430') + b.line('M372 316C360 324 352 324 344 320', '#8a2c3c', 6));
    scene.add(b.line('M252 262V300C252 320 250 336 246 348', '#36405c', 25) + b.line('M252 256V300C252 320 250 338 244 352', '#a8b8c4', 14));
  },
});
