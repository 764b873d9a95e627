import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { CARD, curls } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const WEIGHT = 'M150 236H352C384 296 404 356 410 414C412 430 402 440 386 440H116C100 440 90 430 92 414C98 356 118 296 150 236Z';
const ROCKS = ['M-20 540C-10 470 40 424 96 430C140 436 160 480 170 540Z', 'M530 540C524 460 470 420 420 436C380 450 370 500 352 540Z', 'M130 540C150 496 200 476 252 482C310 478 350 500 370 540Z'];

export default picture({
  id: 'card-deadweight',
  motifs: ['card'],
  words: named('An iron weight on a rope over rocks', 'Un poids de fonte au bout d’une corde, sur des rochers'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#1c1c44');
    ground(scene, ['#8ca0b8', '#5c6488', '#a8b4c0', '#707c9c'], '#e4ecec');
    curls(scene, [[100, 170, 150], [420, 110, 150]]);
    scene.add(ROCKS.map((path) => b.form(path, '#6f6784', { grain: 1.2, dabs: 1.5, pale: '#a89cb0', shade: '#342c58' })).join(''));
    scene.add(b.line('M250 -10V150', '#4c3434', 30) + b.line('M250 -10V150', '#d8b480', 20) + b.line('M242 0l16 16M242 34l16 16M242 68l16 16M242 102l16 16', '#8a6040', 6));
    scene.add(b.line(oval(250, 192, 56, 54), '#2c2c48', 34) + b.line(oval(250, 192, 56, 54), '#5c6480', 20) + b.line('M206 168C216 148 234 142 250 141', '#c0ccd8', 8));
    scene.add(b.form(WEIGHT, '#565c7a', { grain: 1.3, dabs: 1.8, pale: '#a4b0c4', shade: '#20203c', edge: 1.4 }) + b.line('M158 252C136 300 122 350 114 408', '#ccd8e0', 11, { opacity: 0.75 }) + b.line('M104 396H398', '#2c2c48', 9, { opacity: 0.7 }));
    scene.add(b.form(oval(250, 340, 60, 54), '#3c4060', { dabs: 1, edge: 0.6 }) + b.line('M222 322L278 358M278 322L222 358', '#a4b0c4', 13));
    scene.add(b.line('M60 400L24 380M82 430L40 440M444 404L484 384M428 436L470 448', '#e8dcc0', 9));
  },
});
