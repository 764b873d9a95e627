import { times } from '../../src/core/chance.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { face, features, ground, neck, PORTRAIT, portraitBrush, SHOULDERS, SKINS } from './_portrait.ts';

const CAP = 'M128 122C128 70 190 44 262 46C336 48 392 76 386 126C382 152 352 158 320 148C270 136 220 138 184 150C154 158 130 150 128 122Z';
const BAND = 'M152 150C214 124 304 124 360 150L358 184C300 158 214 158 156 186Z';
const KERCHIEF = 'M196 352C224 382 292 382 320 352L336 380C318 406 290 420 262 424L296 500C282 514 262 506 256 486C250 508 228 514 218 498L246 424C220 418 196 404 182 380Z';

export default picture({
  id: 'crew-coxswain',
  motifs: ['crew'],
  words: named('The coxswain at the wheel, in a white cap', 'Le barreur à la roue, en bonnet blanc'),
  ...PORTRAIT,
  draw(scene) {
    const b = portraitBrush(scene);
    const skin = SKINS.brown;
    ground(scene, ['#a0ccd8', '#f0c8a0', '#c8dcd4', '#e8b898'], '#fff6d8');
    const spokes = times(10, (i) => {
      const [sin, cos] = [Math.sin((i / 10) * Math.PI * 2), Math.cos((i / 10) * Math.PI * 2)];
      return `M${430 + cos * 40} ${210 + sin * 40}L${430 + cos * 190} ${210 + sin * 190}`;
    }).join('');
    scene.add(b.line(spokes, '#5c3834', 20) + b.line(spokes, '#b07c50', 11) + b.line(oval(430, 210, 142, 142), '#5c3834', 34) + b.line(oval(430, 210, 142, 142), '#a87048', 23) + b.line(oval(427, 207, 146, 146), '#dcae78', 6, { opacity: 0.8 }));
    scene.add(neck(b, skin) + b.form(SHOULDERS, '#f4ecd8', { grain: 0.1, dabs: 1.5, shade: '#a89cac' }));
    scene.add(b.inside(SHOULDERS, b.line('M20 432C140 396 372 396 492 432M16 470C140 436 372 436 496 470M10 508C140 474 372 474 502 508', '#34508c', 16)));
    scene.add(b.form(KERCHIEF, '#d8503c', { grain: 1.1, dabs: 1.4, pale: '#f89470', shade: '#7c2038' }));
    scene.add(times(10, (i) => b.ball(i % 2 ? 352 + (i % 3) * 5 : 160 - (i % 3) * 5, 166 + i * 9, 19, 19, '#2c1c20', { dabs: 0.8, pale: '#6c4c44' })).join(''));
    scene.add(face(b, skin) + features(b, skin, { mouth: 'grin', eyes: 'wink', nose: 1, iris: '#3c2014' }));
    scene.add(times(7, (i) => b.ball(186 + i * 24, 172 - Math.sin((i / 6) * Math.PI) * 12, 17, 14, '#2c1c20', { dabs: 0.8, pale: '#6c4c44' })).join(''));
    scene.add(b.form(CAP, '#f2eee0', { grain: 0.3, dabs: 1.6, pale: '#ffffff', shade: '#98a0bc' }) + b.form(BAND, '#2c4680', { grain: 0.1, pale: '#5c7cb4' }) + b.line('M354 168C378 190 392 218 390 250M362 160C392 176 410 200 414 226', '#2c4680', 11));
    scene.add(b.dot(256, 154, 10, '#f2c460') + b.line(oval(352, 256, 9, 11), '#ffd872', 6));
  },
});
