import { times } from '../../src/core/chance.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { face, features, ground, neck, PORTRAIT, portraitBrush, SHOULDERS, SKINS } from './_portrait.ts';

const CAP = 'M148 190C132 96 184 48 258 48C332 48 382 96 364 190C352 170 344 156 336 148C290 132 226 132 178 148C166 158 156 172 148 190Z';
const FLAPS = 'M150 166C134 210 134 262 152 300C170 300 178 286 174 268C168 230 170 194 182 160ZM362 166C378 210 378 262 360 300C342 300 336 286 340 268C346 230 344 194 330 160Z';
const HOSE = 'M466 540C482 450 474 380 436 344C404 314 372 330 372 372';

export default picture({
  id: 'crew-gas_worker',
  motifs: ['crew'],
  words: named('The gas worker, goggles on a leather cap', 'La gazière, lunettes sur son bonnet de cuir'),
  ...PORTRAIT,
  draw(scene) {
    const b = portraitBrush(scene);
    const skin = SKINS.olive;
    ground(scene, ['#7fb0ac', '#c8a450', '#e8cc7c', '#98b890'], '#fff0a8');
    times(9, (i) => scene.add(b.ball(40 + (i * 137) % 440, 60 + (i * 89) % 330, 14 + (i * 7) % 22, 14 + (i * 7) % 22, '#ecc25c', { pale: '#fff3c0', shade: '#b8782c', dabs: 0.6, opacity: 0.85 })));
    const curls = times(9, (i) => b.ball(i % 2 ? 372 + (i % 3) * 8 : 140 - (i % 3) * 8, 232 + i * 12, 24, 24, '#8a3c24', { grain: i, dabs: 1.2, pale: '#d07840', shade: '#4c1c20' }));
    scene.add(curls.join('') + neck(b, skin) + b.form(SHOULDERS, '#b8864c', { grain: 1.3, dabs: 1.6, pale: '#e4b878', shade: '#64403c' }));
    scene.add(b.form('M150 378C180 372 206 366 218 350C226 392 286 392 298 350C310 366 336 372 366 378C360 424 312 452 258 452C204 452 158 424 150 378Z', '#f0e2c0', { grain: 0.3, dabs: 1.5, shade: '#b09070' }) + b.line('M96 430C120 470 130 500 132 540M416 430C394 470 384 500 382 540', '#7a5030', 12, { opacity: 0.8 }));
    scene.add(face(b, skin) + features(b, skin, { mouth: 'grin', iris: '#6a8a4c', nose: 0.85 }));
    const freckles = b.scatter(16, 190, 250, 150, 26, (x, y) => b.dot(x, y, 3.2, '#9a5030', 0.7));
    scene.add(freckles + b.flat('M184 278C196 268 214 272 220 282C208 294 190 292 184 278Z', '#4c3c40', 0.35));
    scene.add(b.form(FLAPS, '#7a4a34', { grain: 1.4, dabs: 1.4, pale: '#b0744c' }) + b.form(CAP, '#8a5438', { grain: 0.4, dabs: 1.6, pale: '#c48858', shade: '#482634' }));
    scene.add(b.line('M258 50C256 84 256 110 258 134M168 170C182 118 196 86 214 62M346 170C334 118 320 86 304 62', '#4c2c34', 5, { opacity: 0.7 }) + b.line('M150 158C214 120 302 120 364 158', '#3c2430', 22));
    const glass = (x: number) => b.form(oval(x, 134, 48, 44), '#b88848', { pale: '#f4d890', shade: '#5c3c34' }) + b.form(oval(x, 134, 34, 31), '#8fc4c4', { pale: '#e8fbf0', shade: '#36648c', dabs: 0.8 }) + b.line(`M${x - 20} 126q8 -16 26 -17`, '#ffffff', 7, { opacity: 0.9 });
    scene.add(glass(206) + glass(310) + b.line('M252 134h12', '#5c3c34', 12));
    scene.add(b.line(HOSE, '#3c3448', 38) + b.line(HOSE, '#8a8496', 26) + b.line(HOSE, '#4c4458', 26, { dash: '4 15' }) + b.form('M348 366H398L404 400H342Z', '#c89848', { pale: '#ffe8a0', dabs: 1 }));
  },
});
