import { times } from '../../src/core/chance.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { CARD, cloudBank, curls } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const BLADE = 'M-14 -20C-44 -80 -40 -150 -6 -190C30 -164 38 -84 16 -20Z';

export default picture({
  id: 'card-aerogenerator',
  motifs: ['card'],
  words: named('A great propeller that makes wind', 'Une grande hélice qui fait le vent'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#1c3c5c');
    ground(scene, ['#6fb0b8', '#d8e4c8', '#9cccc4', '#b4d8d0'], '#fffbe4');
    curls(scene, [[110, 90, 200], [420, 410, 200], [90, 330, 170], [430, 130, 150]]);
    cloudBank(scene, '#fffaf0', '#98bcc4', 530);
    scene.add(b.form('M214 540L238 260H274L300 540Z', '#8a6048', { grain: 1.5, pale: '#c8986c', dabs: 1.5 }) + b.line('M230 500L290 440M224 440L284 380M234 380L280 330M290 500L226 440M286 440L232 380', '#5c3834', 7, { opacity: 0.8 }));
    scene.add(b.line(oval(256, 230, 206, 206), '#a8743c', 15, { opacity: 0.9 }) + b.line(oval(253, 227, 208, 208), '#f4d890', 5, { opacity: 0.8 }));
    scene.add(times(5, (i) => `<g transform="translate(256 230) rotate(${i * 72 + 14})">${b.form(BLADE, i % 2 ? '#d86848' : '#e8a050', { grain: 1.3, dabs: 1.6, pale: '#ffd898', shade: '#8a3440' })}${b.line('M0 -26C-4 -80 -2 -130 -4 -172', '#fff0c8', 5, { opacity: 0.6 })}</g>`).join(''));
    scene.add(b.ball(256, 230, 40, 40, '#b08040', { pale: '#ffe8a0', shade: '#5c3434', dabs: 1 }) + b.dot(256, 230, 15, '#5c3434') + b.dot(251, 225, 6, '#ffe8a0'));
  },
});
