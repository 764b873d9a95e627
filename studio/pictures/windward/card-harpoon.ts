import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { CARD, cloudBank, curls } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const SHAFT = 'M40 428L60 450L352 198L330 172Z';
const HEAD = 'M486 42C466 104 436 152 390 190L398 240C378 232 360 222 346 208L322 180C310 166 300 148 296 128L346 134C382 90 430 60 486 42Z';
const LINE = 'M92 398C60 330 150 290 176 346C198 400 92 420 100 470C108 520 220 480 260 520';

export default picture({
  id: 'card-harpoon',
  motifs: ['card'],
  words: named('A harpoon flying with its line behind it', 'Un harpon en vol, sa ligne derrière lui'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#232a5c');
    ground(scene, ['#5f8cac', '#c8d4d0', '#88b0c4', '#a8c4cc'], '#f4f6e4');
    curls(scene, [[130, 120, 190], [400, 330, 150]]);
    cloudBank(scene, '#fbf6ea', '#8fa8c4');
    scene.add(b.line('M60 330L230 190M110 480L290 330M30 240L120 164', '#fffdf2', 6, { opacity: 0.7 }));
    scene.add(b.line(LINE, '#5a3c34', 20) + b.line(LINE, '#e3c08a', 13) + b.line(LINE, '#a9784c', 4, { dash: '9 11' }));
    scene.add(b.form(SHAFT, '#9a6844', { grain: -0.72, long: 2, pale: '#e0b078', shade: '#4c2c38', dabs: 1.8 }));
    scene.add(b.form(HEAD, '#8fa4b8', { grain: -0.78, pale: '#f4faf6', shade: '#3a4a78', dabs: 1.6, edge: 1.3 }) + b.line('M354 174C398 140 442 98 476 54', '#fbfdf8', 9));
    scene.add(b.line('M316 190L340 216M298 206L322 232M280 222L304 248', '#c8503c', 14));
  },
});
