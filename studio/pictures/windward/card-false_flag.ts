import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { CARD, cloudBank, curls } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const FLAG = 'M134 84C196 54 246 116 312 92C362 74 412 76 470 100C456 156 458 214 476 276C416 252 366 258 316 276C252 296 200 242 134 268Z';
const FOLD = 'M476 276C416 252 366 258 316 276C346 244 380 216 420 196C446 218 462 244 476 276Z';
const MASK = 'M216 170C226 142 262 144 288 162C314 144 350 140 362 164C370 196 350 222 322 220C304 218 296 206 288 198C280 206 270 220 252 222C226 224 208 200 216 170Z';

export default picture({
  id: 'card-false_flag',
  motifs: ['card'],
  words: named('A flag with a mask on it, one corner turned', 'Un pavillon orné d’un masque, un coin retourné'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#2a1848');
    ground(scene, ['#8a7cac', '#e8b8a4', '#a894b8', '#d0a0a8'], '#ffeccc');
    curls(scene, [[400, 400, 180], [260, 36, 130]]);
    cloudBank(scene, '#fff0e0', '#b894b0');
    scene.add('<g transform="translate(-30 2) scale(1.1)">');
    scene.add(b.line('M118 530V40', '#3c2434', 26) + b.line('M116 530V40', '#b0805c', 15) + b.ball(118, 36, 24, 24, '#f2c460', { shade: '#a8702c', dabs: 0.8 }));
    scene.add(b.line('M136 90L118 84M136 262L118 270M118 270C150 340 130 420 96 480', '#f4e4c0', 6));
    scene.add(b.form(FLAG, '#2f5c8c', { grain: 0.2, long: 1.6, dabs: 1.8, pale: '#78acc8', shade: '#182450', edge: 1.2 }) + b.inside(FLAG, b.line('M200 70C190 140 200 210 190 270M330 80C316 150 326 220 320 290', '#16244c', 24, { opacity: 0.35 }), b.line('M256 90C244 150 254 220 248 280M400 76C388 140 396 200 392 260', '#a8d0dc', 16, { opacity: 0.4 })));
    scene.add(b.form(MASK, '#fbf0d4', { grain: 0.2, dabs: 1.4, shade: '#c0a088' }) + b.flat(oval(252, 182, 17, 13), '#1f2c58') + b.flat(oval(324, 180, 17, 13), '#1f2c58') + b.line('M214 160C196 150 180 150 164 160M364 156C380 146 394 146 408 154', '#f2c460', 7));
    scene.add(b.form(FOLD, '#c8443c', { grain: 0.6, dabs: 1.5, pale: '#f88c68', shade: '#6c1838' }) + '</g>');
  },
});
