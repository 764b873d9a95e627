import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bookPile, brush, clockDial, oval, rectangle } from '../../src/shapes/index.ts';
import { paneWindow, planks, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#0e1c3c';
const RED = '#d8503c';

function dawn(scene: Scene): void {
  washed(scene, [-10, 740], '#1c3a68', '#2c5484', { strokes: 300, spread: 0.035 });
  const roofs = 'M60 600V500L120 470L180 500V450H230V480L300 440L370 480V430L430 400L500 440V490H560V450L620 420L690 460V600Z';
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const lit = [[206, 490], [420, 450], [610, 480], [320, 500]].map(([x, y]) => b.flat(rectangle(x!, y!, 12, 16), '#ffd27a')).join('');
  const birds = b.line('M530 150q14 -16 26 0q14 -16 26 0M604 196q11 -13 20 0q11 -13 20 0', '#10204a', 5);
  const view = scene.glowShape(600, 470, 330, '#ffb060', 0.9, 120) + b.form(roofs, '#22345f', { pale: '#c88a6c' }) + lit + birds;
  paneWindow(scene, [110, 60, 580, 480], [[0, '#1f4484'], [0.5, '#5f8cb8'], [0.75, '#f6b878'], [1, '#ff9a54']], { frame: '#8fa4bc', night: '#1c2c54', light: 1, columns: 3, rows: 2, view });
  scene.add(b.form('M-10 20H150C120 220 96 460 40 660H-10Z', '#34608c', { grain: 1.45, pale: '#8fb4cc', dabs: 1.4 }) + b.line('M90 30C76 260 50 460 10 640M130 30C104 240 80 420 40 620', '#1c3c68', 8, { opacity: 0.6 }));
  scene.add(b.line('M-10 22H810', '#a9b4bc', 14));
}

function bell(scene: Scene, x: number, turn: number): string {
  const b = brush(scene, 100, { light: 1, night: '#4a2418' });
  return at(x, -208, 1, b.line('M0 30V-10', '#7a5a3c', 12) + b.form('M-88 8C-92 -52 -46 -86 0 -86C46 -86 92 -52 88 8Q0 30 -88 8Z', '#d8a44c', { pale: '#fff3c0', shade: '#6a3c2c', edge: 1.6 }) + b.ball(0, -90, 11, 11, '#f2cf7c', { dabs: 0 }), { turn });
}

function clock(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#3a1430' });
  scene.shadow(400, 890, 290, 38, NIGHT, 0.75);
  const legs = b.form('M-150 150L-206 262L-176 268L-110 190ZM150 150L206 262L176 268L110 190Z', '#a8803c', { pale: '#ffe9a8' }) + b.ball(-192, 264, 24, 18, '#8a6030') + b.ball(192, 264, 24, 18, '#c89448');
  const hammer = b.line('M0 -226V-318', '#8a6a48', 12) + b.form('M-36 -344H36V-310H-36Z', '#c9b088', { pale: '#fff6dc' });
  const grip = b.line('M-74 -338C-60 -420 60 -420 74 -338', '#b88a44', 15) + b.line('M-62 -350C-46 -404 46 -404 62 -352', '#fff0b4', 4);
  const body = b.ball(0, 0, 246, 246, RED, { pale: '#ff9a6c', shade: '#6a1c34', edge: 1.6, dabs: 1.4 });
  const face = clockDial(scene, 410, { light: 1, night: '#5a3a44', rim: '#f2d9a0', paper: '#fbf0d4', hands: false });
  const hand = (degrees: number, svg: string) => `<g transform="rotate(${degrees})">${svg}</g>`;
  const hands = hand(149.5, b.form('M-9 30L-11 -84L0 -114L11 -84L9 30Z', '#2c2440', { dabs: 0.3 })) + hand(354, b.form('M-6 36L-8 -130L0 -164L8 -130L6 36Z', '#2c2440', { dabs: 0.3 })) + hand(150, b.line('M0 0V-78', '#d8503c', 5)) + hand(318, b.line('M0 34V-150', '#d8503c', 4)) + b.ball(0, 0, 15, 15, '#d8a44c', { dabs: 0 });
  scene.add(at(400, 616, 1, grip + bell(scene, -128, -30) + bell(scene, 128, 30) + hammer + legs + body + face + hands + b.line('M-150 -74C-128 -118 -96 -142 -58 -158', '#ffffff', 13, { opacity: 0.7 })));
}

function bedside(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(700, 874, 80, 16, NIGHT, 0.6);
  scene.add(b.form('M650 706L662 872Q700 886 738 872L750 706Z', '#5f90ac', { pale: '#dff0ee', shade: '#2c5484', opacity: 0.85 }) + b.form('M656 780L664 870Q700 882 736 870L744 780Z', '#9cc4cc', { pale: '#fff3dc' }) + b.line(oval(700, 706, 50, 11), '#eef6f2', 5) + b.line('M732 720L724 850', '#ffffff', 6, { opacity: 0.7 }));
  scene.shadow(110, 884, 120, 18, NIGHT, 0.6);
  scene.add(at(104, 884, 1, bookPile(scene, 120, { light: 1, night: NIGHT })));
  const glasses = b.line(`${oval(0, 0, 44, 30)}${oval(110, -6, 44, 30)}M44 -6Q55 -20 66 -8M150 -18L230 -44M-38 -16L-70 -50`, '#d8b070', 7) + b.flat(oval(0, 0, 40, 26), '#a9d0dc', 0.3) + b.flat(oval(110, -6, 40, 26), '#ffd8a0', 0.3);
  scene.add(scene.shadowShape(330, 962, 150, 14, NIGHT, 0.5) + at(270, 944, 1, glasses));
  scene.add(b.form(polygon([[-10, 1010], [-10, 976], [810, 976], [810, 1010]]), '#5a3a44', { pale: '#e09a6c' }));
  times(3, (i) => scene.add(b.dot(560 + i * 32, 940 - i * 6, 7, mix('#c8d8e0', '#ffd8a0', i / 3), 0.8)));
}

export default picture({
  id: 'st031',
  motifs: ['object', 'time', 'tension', 'morning'],
  words: {
    en: {
      title: 'Alarm clock at one minute to five',
      name: 'Red alarm clock on a bedside table at dawn',
      shows: 'A red alarm clock with two brass bells stands on a bedside table before dawn; its hands show one minute to five.',
      closer: 'The room is still night blue, but an orange band lies over the roofs behind the six-paned window and catches the right side of the clock and the bells. The little hammer stands between the bells, straight up. A pile of books is at the left, a glass of water at the right, a pair of spectacles and three white pills in front. Two birds are crossing the sky.',
    },
    fr: {
      title: 'Le réveil à cinq heures moins une',
      name: 'Réveil rouge sur une table de nuit, avant l’aube',
      shows: 'Un réveil rouge à deux timbres de laiton, sur une table de nuit, avant l’aube ; ses aiguilles marquent cinq heures moins une.',
      closer: 'La chambre est encore bleu nuit, mais une bande orange s’étend sur les toits derrière la fenêtre à six carreaux et touche le côté droit du réveil et des timbres. Le petit marteau se dresse tout droit entre eux. Une pile de livres à gauche, un verre d’eau à droite, des lunettes et trois pastilles blanches devant. Deux oiseaux traversent le ciel.',
    },
  },
  paint: { under: [60, 90, 130], flow: 0.1 },
  draw(scene) {
    dawn(scene);
    planks(scene, 776, '#6a4a58', { night: NIGHT, rows: 3, rim: '#ffb880' });
    scene.glow(640, 860, 330, '#ffa060', 0.4, 120);
    clock(scene);
    bedside(scene);
  },
});
