import { palette } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { lantern } from '../../src/shapes/lights.ts';
import { named } from '../house/_words.ts';
import { CARD } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const MUG = 'M108 232C112 320 120 392 144 440C180 466 300 466 336 440C360 392 368 320 372 232Z';
const HANDLE = 'M364 262C430 250 456 292 436 338C420 374 384 392 348 390';

export default picture({
  id: 'card-coffee',
  motifs: ['card'],
  words: named('A steaming mug of coffee by lantern light', 'Un café fumant à la lueur d’une lanterne'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#3a1c30');
    ground(scene, ['#5c4468', '#a8744c', '#7c5868', '#c89460'], '#ffdc98');
    scene.add(at(430, 236, 1, lantern(scene, 190, { light: -1 })));
    scene.add(b.form('M-10 420H522V540H-10Z', '#8a5a3e', { grain: 0.02, long: 2, dabs: 1.6, pale: '#c48c5c' }) + b.line('M-10 458H522M-10 500H522', '#4c2c38', 5, { opacity: 0.6 }));
    scene.shadow(250, 456, 170, 26, '#2a1028', 0.7);
    scene.add(b.line(HANDLE, '#24405f', 44) + b.line(HANDLE, '#5c94a4', 27));
    scene.add(b.form(MUG, '#4c8498', { grain: 1.4, dabs: 1.7, pale: '#9cd0cc', shade: '#1f345c', edge: 1.2 }) + b.line('M124 330C200 350 290 350 358 330', '#fbf2dc', 15) + b.line('M128 356C200 376 288 376 354 356', '#f0b45c', 8));
    scene.add(b.form(oval(240, 232, 132, 40), '#d8ece0', { dabs: 0.6 }) + b.form(oval(240, 236, 114, 31), '#5c3428', { pale: '#a8683c', grain: 0.1, dabs: 1.4 }) + b.line('M170 236C200 224 240 226 262 234', '#e0b080', 8, { opacity: 0.7 }));
    const steam = (x: number, lean: number) => b.line(`M${x} 206C${x - 46} 160 ${x + 46 + lean} 128 ${x + lean} 70C${x - 20 + lean} 40 ${x + 10 + lean} 20 ${x + 20 + lean} 6`, '#fff6e4', 19, { opacity: 0.62 });
    scene.add(steam(180, -10) + steam(240, 6) + steam(300, -4));
    scene.glow(430, 150, 130, palette.lamp, 0.5);
  },
});
