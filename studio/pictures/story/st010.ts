import { times } from '../../src/core/chance.ts';
import { at, ribbon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, crescent, oval, pine, rectangle } from '../../src/shapes/index.ts';
import { panesOfLight, paneWindow, planks, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#080c22';

function room(scene: Scene): void {
  washed(scene, [-10, 760], '#141a3a', '#232c56', { strokes: 300, spread: 0.03 });
  const moon = at(622, 190, 1, crescent(scene, 84, { colour: '#f2f0d8' }));
  const trees = times(9, (i) => at(470 + i * 38, 432, 1, pine(scene, 90 + ((i * 37) % 60), { leaves: ['#141c40', '#1c2850', '#34487c'], night: NIGHT }))).join('');
  paneWindow(scene, [470, 80, 270, 350], [[0, '#22346e'], [0.7, '#4a6aa4'], [1, '#86a4c8']], { frame: '#2c3058', night: NIGHT, light: 1, view: moon + trees });
  scene.glow(620, 190, 300, '#9cb8e0', 0.55);
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const curtain = 'M440 30C410 200 420 420 380 700C350 710 300 706 290 690C330 480 340 220 330 30Z';
  const pleats = b.line('M410 40C384 260 380 480 344 696M370 40C356 260 350 460 316 690', '#171a3e', 9, { opacity: 0.7 });
  scene.add(at(1120, 0, 1, b.form(curtain, '#3a3470', { grain: 1.45, pale: '#7f8cc8', dabs: 1.4 }) + pleats, { flip: true }) + b.line('M440 36H810', '#4a4c80', 12));
  scene.add(b.form(rectangle(36, 150, 196, 250), '#4a4a7c', { dabs: 1.2, pale: '#8c94c4' }) + b.form(rectangle(60, 174, 148, 202), '#1c2450', { dabs: 1.4 }));
  scene.add(b.form('M78 376C80 326 100 312 122 306C104 296 100 236 134 232C168 236 164 296 146 306C170 312 188 326 190 376Z', '#38427a', { dabs: 0.8 }));
}

function smoke(scene: Scene): void {
  const wisps: [Point[], number[], number][] = [
    [[[330, 470], [336, 420], [300, 370], [270, 320], [310, 262], [380, 216], [372, 150], [300, 108], [250, 60], [270, -20]], [6, 14, 24, 34, 44, 48, 56, 66, 76, 90], 0.34],
    [[[330, 470], [326, 424], [352, 380], [346, 330], [286, 280], [240, 230], [262, 170], [340, 130], [372, 80], [340, -20]], [5, 9, 16, 24, 30, 34, 40, 46, 54, 60], 0.4],
    [[[330, 470], [334, 430], [318, 380], [312, 330], [340, 280], [336, 220], [296, 170], [288, 110]], [4, 6, 9, 12, 14, 15, 14, 6], 0.75],
  ];
  wisps.forEach(([line, widths, opacity], i) => scene.add(`<path d="${ribbon(line, widths)}" fill="${['#8fa4d0', '#c0cce6', '#eef2f6'][i]}" opacity="${opacity}" ${scene.blur(i === 2 ? 3 : 7)}/>`));
}

function candle(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(300, 868, 290, 50, NIGHT, 0.8);
  scene.add(b.line('M500 812C580 770 590 880 496 852', '#7a6a4c', 18) + b.line('M504 806C566 778 574 850 516 848', '#e0d0a0', 4, { opacity: 0.8 }));
  scene.add(b.ball(330, 846, 200, 40, '#7a6438', { pale: '#d8c890', shade: '#1c1a34' }) + b.ball(330, 834, 160, 26, '#443c40', { dabs: 0.8 }));
  scene.add(b.form('M258 830V800Q330 824 402 800V830Q330 860 258 830Z', '#8a7444', { pale: '#e0d098' }));
  const wax = 'M266 816L262 540C262 520 282 522 294 534C306 540 312 520 330 522C352 524 360 540 376 530C392 522 400 530 398 548L394 816Q330 838 266 816Z';
  scene.add(b.form(wax, '#8c90b4', { pale: '#e6eaf4', shade: '#262a58', grain: 1.5, dabs: 1.5, edge: 1.4 }));
  const drips = ['M266 560C256 600 254 660 266 676C280 680 284 640 284 590Z', 'M380 540C376 600 380 700 392 720C404 722 404 640 400 546Z', 'M318 540C314 580 316 620 324 626C334 622 334 570 336 538Z', 'M286 700C282 740 284 780 292 786C300 780 300 740 300 700Z'];
  drips.forEach((drip) => scene.add(b.form(drip, '#a9aecb', { pale: '#f8faff', dabs: 0.5 })));
  scene.add(b.flat(oval(330, 534, 44, 9), '#5a5a84') + b.line('M330 532C326 512 336 500 331 478', '#120e20', 9));
  scene.glow(331, 482, 70, '#ff7a3c', 0.9);
  scene.add(b.dot(331, 480, 8, '#ffb060'));
  scene.spark(331, 478, { radius: 4, core: '#fff0c0', glow: '#ff8a4c', reach: 34 });
}

function match(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(640, 938, 120, 12, NIGHT, 0.6);
  scene.add(at(640, 926, 1, b.form('M-100 -6H70V6H-100Z', '#a08a68') + b.form('M40 -7L96 -10C108 -4 108 6 96 10L40 7Z', '#15101c', { dabs: 0 }), { turn: -12 }));
  scene.add(b.form('M72 930L190 900L236 944L110 984Z', '#5a4a78', { pale: '#a9a8d0' }) + b.form('M72 930L110 984V1004L72 950Z', '#2a2448', { dabs: 0.5 }) + b.form('M110 984L236 944V964L110 1004Z', '#3a3060', { dabs: 0.6 }));
}

export default picture({
  id: 'st010',
  motifs: ['object', 'fire', 'ending', 'dark'],
  words: {
    en: {
      title: 'Candle just blown out',
      name: 'Smoking candle in a dark room',
      shows: 'A thick candle in a brass holder has just gone out in a dark room: the wick still glows and smoke curls up.',
      closer: 'Almost everything is deep blue. Moonlight from the window at the right edges the wax, whose drips have run down the sides, and lies in panes on the table. Three bands of smoke twist to the top of the picture; the one warm point is the orange tip of the wick. A burnt match lies at the right and a closed matchbox at the left. A dark portrait of somebody, only an outline, hangs at the left; outside stand black firs under a thin moon.',
    },
    fr: {
      title: 'Une bougie tout juste soufflée',
      name: 'Bougie fumante dans une pièce sombre',
      shows: 'Une grosse bougie dans un bougeoir de laiton vient de s’éteindre dans une pièce sombre : la mèche rougeoie, la fumée s’enroule.',
      closer: 'Presque tout est d’un bleu profond. Le clair de lune de la fenêtre, à droite, borde la cire aux longues coulures et dessine des carreaux sur la table. Trois rubans de fumée montent en se tordant jusqu’en haut ; le seul point chaud est le bout orangé de la mèche. Une allumette brûlée à droite, une boîte fermée à gauche. Au mur, à gauche, un portrait sombre dont on ne voit que la silhouette ; dehors, des sapins noirs sous une lune mince.',
    },
  },
  paint: { under: [30, 34, 74], flow: 1.3 },
  draw(scene) {
    room(scene);
    planks(scene, 740, '#2c3462', { night: NIGHT, rows: 4, rim: '#7f98cc' });
    panesOfLight(scene, [[420, 770], [700, 770], [620, 930], [250, 950]], '#8fb0e6', 0.42, [2, 2]);
    candle(scene);
    smoke(scene);
    match(scene);
    ([[500, 120], [536, 176], [510, 250], [570, 112], [568, 300], [684, 290], [690, 110]] as Point[]).forEach(([x, y], i) => scene.spark(x, y, { radius: 1.2 + (i % 3) * 0.6, core: '#f2f4ff', glow: '#a9c0f0' }));
  },
});
