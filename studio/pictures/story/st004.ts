import { times } from '../../src/core/chance.ts';
import { at, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, catAsleep, rectangle } from '../../src/shapes/index.ts';
import { motes, panesOfLight, paneWindow, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#6a6496';
const SHEET = '#fbeedd';

function room(scene: Scene): void {
  washed(scene, [-10, 620], '#eab880', '#cf8a78', { strokes: 300 });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  times(13, (i) => scene.add(b.line(`M${20 + i * 66} -10V600`, i % 2 ? '#f6cf9a' : '#c07c70', 8, { opacity: 0.45 })));
  const tree = times(16, (i) => scene.glowShape(70 + ((i * 67) % 210), 250 + ((i * 41) % 130), 46, i % 2 ? '#9cc08c' : '#d8dc9c', 0.8)).join('');
  paneWindow(scene, [66, 70, 220, 320], [[0, '#fff8dc'], [0.6, '#fff0b8'], [1, '#dfe8b8']], { frame: '#e6c49c', night: '#9a6a6c', light: -1, view: tree });
  scene.glow(176, 220, 330, '#fff3c4', 0.75);
  panesOfLight(scene, [[430, 40], [660, 110], [700, 420], [470, 340]], '#fff6cc', 0.6);
  const curtain = (points: Point[]) => b.form(smooth(points, true), '#fff4e2', { shade: '#d8b4b0', grain: 1.4, opacity: 0.92 });
  scene.add(curtain([[26, 40], [70, 44], [84, 180], [120, 320], [150, 450], [96, 476], [40, 470], [20, 260]]));
  scene.add(curtain([[280, 40], [340, 40], [344, 220], [352, 380], [336, 470], [300, 462], [306, 320], [294, 160]]));
  scene.add(b.line('M44 60C52 200 76 330 92 460M62 50C72 180 96 320 124 450M312 50C318 200 330 330 322 460', '#d0a8a4', 6, { opacity: 0.6 }));
  scene.add(b.line('M0 38H370', '#a8704c', 10) + b.ball(372, 38, 12, 12, '#c08a5c'));
}

function bedstead(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5a3c58' });
  scene.add(b.form('M214 600V400C260 330 400 306 520 306C640 306 760 336 800 400V620Z', '#b87850', { grain: 0.1, dabs: 1.3 }));
  scene.add(b.line('M226 410C280 350 400 328 520 328C640 328 750 354 796 404', '#f0bc84', 6, { opacity: 0.8 }));
  times(6, (i) => scene.add(b.form(rectangle(280 + i * 86, 372, 30, 200), '#a3643f', { grain: 1.5 })));
  scene.add(b.form(rectangle(196, 380, 26, 240), '#a3643f', { grain: 1.5 }) + b.ball(209, 372, 24, 24, '#c08a5c'));
  scene.add(b.form('M120 560C300 520 700 530 830 560V1010H-10V720C30 650 70 590 120 560Z', SHEET, { shade: '#9a84b4', dabs: 1.2, grain: 0.2 }));
  const creases: Point[][] = [[[10, 760], [120, 700], [260, 690], [420, 640]], [[-10, 860], [80, 790], [180, 770]], [[180, 640], [330, 660], [470, 630], [620, 640]], [[-10, 960], [60, 900], [110, 880]], [[560, 620], [680, 610], [800, 590]]];
  creases.forEach((crease) => scene.add(`<path d="${smooth(crease)}" fill="none" stroke="#9c86b4" stroke-width="20" opacity=".5" ${scene.blur(5)}/>` + at(-4, -16, 1, b.line(smooth(crease), '#fffaf0', 11, { opacity: 0.8 }))));
}

function pillow(scene: Scene, x: number, y: number, turn: number, dent: boolean): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const outline = 'M-140 -66C-100 -92 90 -96 138 -70C156 -40 154 40 142 66C90 92 -90 92 -138 68C-156 30 -154 -34 -140 -66Z';
  const creases = b.line('M-132 -60C-110 -40 -100 -30 -92 -20M132 -62C110 -44 102 -34 96 -22M-130 60C-108 44 -98 34 -90 26M130 60C110 46 100 36 94 28', '#c8a9b8', 6, { opacity: 0.7 });
  const hollow = dent ? scene.shadowShape(6, 2, 96, 48, '#a48cae', 0.55) + b.line('M-66 -20C-30 -46 40 -48 76 -18', '#ffffff', 8, { opacity: 0.7 }) : '';
  return scene.shadowShape(x + 16, y + 54, 170, 60, NIGHT, 0.45) + at(x, y, 1, b.form(outline, '#fff6e8', { shade: '#a58cb8', edge: 1.8 }) + creases + hollow, { turn });
}

function duvet(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M90 880C160 760 330 700 480 690L830 640V1010H60Z" fill="${NIGHT}" opacity=".4" ${scene.blur(14)}/>`);
  const cover = 'M110 1020C96 930 150 850 238 806C300 776 330 742 398 726C470 708 500 676 580 668C670 652 750 640 830 610V1020Z';
  scene.add(b.form(cover, '#a9bfe0', { pale: '#eef0f4', shade: '#6878b4', dabs: 1.6, grain: -0.5, edge: 1.2 }));
  const checks = times(18, (i) => b.line(`M${60 + i * 58} 1020C${110 + i * 52} 900 ${190 + i * 46} 800 ${260 + i * 46} 600`, '#8499cc', 9, { opacity: 0.4 })).join('');
  const across = times(8, (i) => b.line(`M60 ${720 + i * 54}C240 ${760 + i * 50} 480 ${660 + i * 54} 830 ${600 + i * 60}`, '#dfe6f2', 7, { opacity: 0.4 })).join('');
  scene.add(b.inside(cover, checks, across));
  const rolls: Point[][] = [[[120, 960], [190, 860], [300, 800], [400, 740], [520, 712], [600, 676], [830, 628]], [[230, 1010], [290, 900], [420, 840], [540, 770], [680, 750], [830, 700]], [[420, 1010], [490, 920], [600, 870], [720, 830], [830, 800]], [[620, 1010], [680, 950], [760, 920], [830, 890]]];
  rolls.forEach((roll, i) => {
    const line = smooth(roll);
    scene.add(b.inside(cover, `<path d="${line}" transform="translate(16 30)" fill="none" stroke="#5a66a4" stroke-width="34" opacity=".42" ${scene.blur(9)}/>`, `<path d="${line}" fill="none" stroke="#f8f4ec" stroke-width="${30 - i * 3}" opacity=".75" ${scene.blur(5)}/>`));
  });
  const lining = 'M110 1000C92 920 140 846 236 804C300 774 330 742 398 726C470 708 500 676 580 668C560 706 500 726 450 748C380 772 350 800 290 830C220 866 180 920 190 1020Z';
  scene.add(b.form(lining, '#fff8ec', { shade: '#cdb8cc', edge: 1.3, grain: -0.6 }));
}

export default picture({
  id: 'st004',
  motifs: ['object', 'home', 'morning', 'calm'],
  words: {
    en: {
      title: 'Unmade bed in morning light',
      name: 'Unmade bed beside a bright window',
      shows: 'An unmade bed stands by a window in early light: the blue quilt thrown back, two pillows, one with the dent of a head.',
      closer: 'Warm light from the window at the left lies in panes on a striped peach wall and over the cream sheet. The striped blue quilt is folded back in rolls towards the right; at the wooden headboard one pillow is smooth, the other hollow. A small black cat sleeps curled where someone lay. White curtains stir and dust drifts in the sun.',
    },
    fr: {
      title: 'Lit défait dans la lumière du matin',
      name: 'Lit défait près d’une fenêtre claire',
      shows: 'Un lit défait près d’une fenêtre au petit jour : la couette bleue rejetée, deux oreillers, l’un creusé par une tête.',
      closer: 'La lumière chaude de la fenêtre, à gauche, se pose en carreaux sur un mur pêche à rayures et sur le drap crème. La couette bleue à rayures est repoussée en rouleaux vers la droite ; contre la tête de lit en bois, un oreiller est lisse, l’autre creusé. Un petit chat noir dort en rond à la place de quelqu’un. Les rideaux blancs bougent, la poussière flotte au soleil.',
    },
  },
  paint: { under: [220, 160, 130], flow: -0.4 },
  draw(scene) {
    room(scene);
    bedstead(scene);
    scene.add(pillow(scene, 610, 520, 5, false));
    scene.add(pillow(scene, 352, 546, -7, true));
    panesOfLight(scene, [[110, 600], [330, 590], [520, 760], [230, 830]], '#fff3c0', 0.75);
    duvet(scene);
    scene.shadow(330, 744, 150, 26, NIGHT, 0.5);
    scene.add(at(300, 746, 1, catAsleep(scene, 150, { light: -1, night: '#2a2448' })));
    shaft(scene, [[100, 90], [290, 90], [640, 800], [260, 860]], '#fff3c0', 0.4);
    motes(scene, [120, 160, 560, 760], 60, '#fffbe6');
  },
});
