import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { archway, brush, catAsleep, chimney, crescent, fence, grass, owl, pine, roof, roundTree, stones, windowAt } from '../../src/shapes/index.ts';
import { haystack, kennel, roost, well } from '../../src/shapes/scenes/farmyard.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';

const NIGHT = '#0d2734';

function sky(scene: Scene): void {
  scene.sky([[0, '#0b2734'], [0.22, '#14464e'], [0.42, '#3a7a78'], [0.58, '#8ab89c']]);
  scene.wisps(14, 40, 470, ['#1f5a60', '#3f8480', '#0f3640', '#6fa894'], 0.5);
  starsBehind(scene, 150, 470, (x, y) => Math.abs(x - 440) < 165 && y > 90, { colour: '#f2f8dc', largest: 2.6 });
  scene.glow(132, 150, 190, '#e6f0c0', 0.5);
  scene.add(at(132, 150, 1, crescent(scene, 92, { colour: '#f8f2cc', light: -1 }), { turn: -18 }));
  scene.glow(440, 330, 380, '#9cc8a4', 0.45);
}

function country(scene: Scene): void {
  const far = scene.ridge(566, 44, 2.2, 3);
  scene.hill(far, '#4f8c84', '#35706c', { rim: '#c3dcae', rimWidth: 3, dabs: 90 });
  times(22, () => {
    const x = between(scene.r, -10, 810);
    scene.add(at(x, scene.yAt(far, x) + 8, 1, pine(scene, between(scene.r, 34, 66), { light: -1, leaves: ['#1c4c50', '#2f6a68', '#5f9484'] })));
  });
  scene.mist(600, 120, '#a9ccb0', 0.5, 2);
  const near = scene.ridge(690, 24, 1.6, 6);
  scene.hill(near, '#2f6a66', '#1c4a50', { rim: '#8fbc9c', rimWidth: 4, dabs: 130 });
  scene.add(at(60, 716, 1, roundTree(scene, 210, { light: -1, leaves: ['#12383f', '#24605c', '#6a9c80'] })));
}

function farmhouse(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const wall = polygon([[150, 684], [738, 684], [730, 838], [158, 838]]);
  scene.shadow(445, 842, 330, 26, NIGHT, 0.6);
  scene.add(b.form(wall, '#8fa59c', { dabs: 1.2 }) + stones(b, wall, '#8fa59c', [150, 690, 590, 150], 15, 0.4));
  const shutter = (x: number) => b.form(`M${x} 742h20v58h-20Z`, '#7a4a5a', { grain: 1.5 });
  [212, 326, 560, 660].forEach((x) => scene.add(windowAt(b, x, 744, 44, 54, { lit: false, frame: '#2c3440' }) + shutter(x - 24) + shutter(x + 48)));
  scene.add(b.form(archway(476, 838, 62, 108), '#6a4048', { grain: 1.5 }) + b.line(archway(476, 838, 62, 108), '#2c3440', 6) + b.dot(492, 790, 4, '#d8b060'));
  scene.add(b.form('M428 836H526V850H428Z', '#7d9490'));
  scene.add(at(646, 580, 1, chimney(scene, 112, { light: -1, night: NIGHT, colour: '#8a6a68', smoke: '#8fb4a8', wind: 0.7 })));
  scene.add(at(445, 700, 1, roof(scene, 160, { light: -1, night: NIGHT, colour: '#7c4458', wide: 4.05, tile: 13 })));
}

function gaze(scene: Scene): void {
  const beam = (x: number, from: number, to: number) => `<path d="M${x} 236L${from} 960H${to}Z" fill="${scene.linear([[0, '#fff0b0', 0.6], [0.5, '#fbe9a8', 0.22], [1, '#fbe9a8', 0.12]])}" ${scene.blur(14)}/>`;
  scene.add(beam(386, -10, 280) + beam(494, 130, 420));
  scene.glow(250, 925, 330, '#f6e6a0', 0.34, 70);
}

function yard(scene: Scene): void {
  const ground = scene.ridge(836, 8, 2, 9);
  scene.hill(ground, '#3f7470', '#163c44', { dabs: 240, dabLength: 34, depth: 170, rim: '#8fbc9c', rimWidth: 3, shadow: 0.2, dabColours: ['#5a9084', '#2c5c5c', '#78a890', '#1f4a50', '#a5bc90'] });
}

function sleepers(scene: Scene): void {
  const look = { light: -1, night: NIGHT } as const;
  scene.add(at(446, 850, 1, catAsleep(scene, 86, { ...look, coat: '#d08a4c' })));
  scene.shadow(126, 922, 110, 18, NIGHT, 0.6);
  scene.add(at(124, 920, 1, kennel(scene, 156, { light: 1, night: NIGHT })));
  scene.shadow(330, 958, 80, 12, NIGHT, 0.55);
  scene.add(at(328, 956, 1, roost(scene, 92, { light: 1, night: NIGHT })));
  scene.shadow(690, 920, 110, 18, NIGHT, 0.6);
  scene.add(at(706, 916, 1, haystack(scene, 140, look)));
  scene.shadow(560, 940, 80, 14, NIGHT, 0.55);
  scene.add(at(562, 936, 1, well(scene, 138, look)));
}

export default picture({
  id: 'wm02',
  motifs: ['night', 'guardian', 'home', 'sleep'],
  words: {
    en: {
      title: 'The Watchful Owl',
      name: 'Giant owl on a farmhouse roof',
      shows: 'A huge owl in a knitted shawl sits on a farmhouse roof; its bright round eyes rest on the sleeping yard.',
      closer:
        'A green-blue night with stars and a thin moon at the upper left. The brown owl is taller than the house; its red shawl is closed with a yellow button, its eyes are wide and golden, and a faint light falls from them on the plum-red roof. All four windows are dark, but two chimney pots smoke. Below, a dog sleeps in front of its kennel, three hens on a perch, and a ginger cat by the door; beside them stand a well and a haystack.',
    },
    fr: {
      title: 'La Chouette qui veille',
      name: 'Une chouette géante sur le toit d’une ferme',
      shows: 'Une immense chouette en châle tricoté est perchée sur le toit d’une ferme ; ses yeux ronds et brillants se posent sur la cour endormie.',
      closer:
        'Une nuit bleu-vert, des étoiles, une lune mince en haut à gauche. La chouette brune est plus haute que la maison ; un bouton jaune ferme son châle rouge, ses yeux sont grands et dorés, et une faible lueur en descend sur le toit couleur prune. Les quatre fenêtres sont sombres, mais deux pots de cheminée fument. En bas dorment un chien devant sa niche, trois poules sur un perchoir et un chat roux près de la porte ; à côté, un puits et une meule de foin.',
    },
  },
  paint: { under: [90, 130, 120], flow: -0.1 },
  draw(scene) {
    sky(scene);
    country(scene);
    farmhouse(scene);
    yard(scene);
    scene.add(at(760, 858, 1, fence(scene, 150, { colour: '#4a5a58', height: 44, light: -1, night: NIGHT })));
    gaze(scene);
    scene.shadow(440, 566, 170, 26, NIGHT, 0.7);
    scene.add(at(440, 566, 1, owl(scene, 442, { light: -1, night: '#2a2440', coat: '#866450', belly: '#e3cda4', shawl: '#b8444a', eye: '#ffc94c' })));
    sleepers(scene);
    [[385, 239], [495, 239]].forEach(([x, y]) => scene.over(scene.glowShape(x!, y!, 74, '#ffe08a', 0.5)));
    scene.add(at(400, 1012, 1, grass(scene, 860, { count: 130, height: 52, colours: ['#0d2a34', '#16404a', '#2f6460', mix('#6fa090', NIGHT, 0.3)] })));
  },
});
