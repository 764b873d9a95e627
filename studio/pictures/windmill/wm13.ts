import { between, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { badger, hare } from '../../src/shapes/scenes/nightAnimals.ts';
import { archway, bear, brush, chimney, foxSitting, hedgehog, house, loaf, mouse, oven, owl, pine, rectangle, stones } from '../../src/shapes/index.ts';

const NIGHT = '#141838';
const WALL = 'M318 872V300H830V872Z';
const ROOM = archway(590, 850, 430, 500);

function sky(scene: Scene): void {
  scene.sky([[0, '#10183a'], [0.4, '#22365e'], [0.7, '#50708c'], [1, '#2c4664']]);
  scene.wisps(14, 30, 480, ['#2a4068', '#3a5478', '#182848', '#5a7890'], 0.6);
  scene.stars(130, 520, { largest: 2.6 });
  times(6, () => scene.spark(between(scene.r, 20, 300), between(scene.r, 40, 360), { radius: 3, reach: 24, opacity: 0.6 }));
  const far = scene.ridge(640, 50, 2, 3);
  scene.hill(far, '#5f86a0', '#8fb0bc', { rim: '#cfe0e4', rimWidth: 4, dabs: 60, shadow: 0 });
  times(14, () => {
    const x = between(scene.r, -10, 320);
    scene.add(at(x, scene.yAt(far, x) + 20, 1, pine(scene, between(scene.r, 50, 100), { leaves: ['#1f3f58', '#35607a', '#6a94a4'], snow: '#d8e8ea', light: 1 })));
  });
  scene.add(at(96, 690, 1, house(scene, 66, { wall: '#7a8ca0', roof: '#4a3a5c', snow: '#e2eef0', smoke: '#9cb0c0', night: NIGHT, light: 1, wind: 0.5 })));
  scene.mist(650, 120, '#a9c4cc', 0.5, 2);
}

function roof(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(at(700, 176, 1, chimney(scene, 130, { smoke: '#d8b48c', pots: 1, wind: -1.3, snow: '#f0f6f6', night: NIGHT, light: -1 })));
  scene.add(b.form('M262 330L420 150H840V330Q560 350 262 330Z', '#5a3a54', { dabs: 0.8 }));
  const snow = 'M256 326L418 138C520 126 700 130 840 134V300C800 330 776 300 740 322C700 344 676 306 636 328C600 348 566 312 530 330C490 350 460 316 424 334C380 352 340 320 310 338C290 348 262 344 256 326Z';
  scene.add(b.form(snow, '#dfeaf0', { shade: '#7f9cbc', dabs: 1.3, grain: 0.1 }));
  times(9, (i) => scene.add(b.form(`M${300 + i * 60} 336L${305 + i * 60} ${350 + ((i * 37) % 26)}L${311 + i * 60} 336Z`, '#d8eaf4', { dabs: 0 })));
}

function front(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(WALL, '#6f6478', { dabs: 1 }) + stones(b, WALL, '#6f6478', [318, 300, 512, 574], 24, 0.5));
  scene.add(`<path d="${ROOM}" fill="${scene.radial([[0, '#ffd890'], [0.4, '#e89c50'], [0.8, '#a8563a'], [1, '#6a3038']], 0.3, 0.62, 0.72)}"/>`);
}

function shelves(b: ReturnType<typeof brush>, scene: Scene): string {
  const board = (y: number) => b.form(rectangle(400, y, 390, 11), '#7a4634', { dabs: 1.2 });
  const loaves = [470, 520, 570, 620, 668, 716].map((x, i) => at(x, i % 3 === 1 ? 458 : 460, 1, loaf(scene, 40, { star: i % 3 !== 1 })));
  const jars = [446, 486, 690, 734].map((x, i) => b.form(`M${x - 13} 522V${486 - (i % 2) * 8}H${x + 13}V522Z`, ['#8c4a4c', '#c08a4c', '#6a6a88', '#a5604c'][i]!, { grain: 1.4 }));
  return board(460) + loaves.join('') + board(522) + jars.join('');
}

function bakery(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5a2430' });
  const tiles = times(70, () => `<ellipse cx="${round1(between(scene.r, 370, 810))}" cy="${round1(between(scene.r, 812, 856))}" rx="24" ry="6" fill="${pick(scene.r, ['#c8753f', '#e09a54', '#9a5238'])}" opacity=".6"/>`).join('');
  const peel = b.form('M470 690L640 662L642 674L474 704Z', '#b8824c', { dabs: 1 }) + b.form('M386 718C386 698 446 690 492 689L496 710C460 722 390 738 386 718Z', '#c8935c', { dabs: 1.2 });
  scene.add(`<g ${scene.clip(ROOM)}>${[
    shelves(b, scene), b.form(rectangle(370, 800, 450, 60), '#a85f3c', { dabs: 1.2 }), tiles,
    at(466, 818, 1, oven(scene, 236, { brick: '#9a5040', night: '#5a2430' })),
    scene.glowShape(466, 720, 260, '#ffd884', 0.4, 200),
    scene.shadowShape(676, 838, 110, 14, '#5a2430', 0.6),
    at(680, 838, 1, bear(scene, 258, { coat: '#8f6248', arms: 'forward', eyes: 'closed', light: -1, night: '#5a2c38' })),
    peel, at(420, 722, 1, loaf(scene, 54, { star: true, glow: true })), at(468, 714, 1, loaf(scene, 50, { star: true, glow: true })),
    b.form(ribbon([[752, 704], [716, 748], [640, 686]], [50, 48, 30]), '#8f6248', { grain: 0.6, edge: 1.4 }),
    b.ball(640, 676, 18, 14, '#8f6248', { dabs: 0.6 }), b.ball(604, 680, 16, 13, '#8f6248', { dabs: 0.6 }),
  ].join('')}</g>`);
  scene.add(b.line(ROOM, '#4a3444', 22) + b.line(ROOM, '#c08a64', 7, { opacity: 0.8 }) + b.form(rectangle(352, 846, 478, 30), '#8a6a68', { dabs: 1.2 }));
}

function sign(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.line('M322 402H240M240 402V424', '#2c2a44', 8) + b.ball(238, 464, 44, 42, '#6a4a4c') + at(238, 492, 1, loaf(scene, 56, { star: true, glow: true })));
  scene.add(at(280, 400, 1, owl(scene, 92, { light: 1, night: NIGHT })));
}

function snow(scene: Scene): void {
  const drift = scene.ridge(790, 18, 1.6, 8, { bump: (x) => 66 / (1 + Math.exp(-(x - 330) / 30)) });
  scene.hill(drift, '#cfe0ea', '#7f9fc0', { rim: '#ffffff', rimWidth: 4, dabs: 220, dabLength: 56, dabWidth: 6, depth: 240, dabColours: ['#e8f2f4', '#b4cce0', '#98b6d2', '#f6faf8', '#ffe6bc'] });
  scene.glow(560, 880, 330, '#ffb864', 0.85, 80);
  scene.glow(400, 870, 260, '#ffc070', 0.45, 60);
}

function queue(scene: Scene): void {
  const look = { light: 1 as const, night: '#1f2448' };
  const guests: [number, number, string][] = [
    [52, 868, badger(scene, 150, { ...look, cloth: '#4f6a8c', scarf: '#d0a04c' })],
    [150, 884, hare(scene, 150, { ...look, cloth: '#7a5a84', scarf: '#e0d4b8' })],
    [238, 902, foxSitting(scene, 128, { ...look, scarf: '#3f7f88', eyes: 'dots' })],
    [322, 914, hedgehog(scene, 66, { ...look, scarf: '#c8484c' })],
    [392, 922, mouse(scene, 84, { ...look, cloth: '#c8504a', skirt: true })],
  ];
  guests.forEach(([x, y, svg]) => {
    scene.shadow(x, y, 52, 10, '#2c3c6c', 0.5);
    scene.add(at(x, y, 1, svg));
  });
}

function foreground(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(690, 968, 110, 16, '#2c3c6c', 0.6);
  scene.add([640, 690, 738].map((x, i) => at(x, 930 - (i % 2) * 12, 1, loaf(scene, 58, { star: true, glow: i === 1 }), { turn: i * 14 - 14 })).join(''));
  scene.add(b.form('M600 906H780L764 970H616Z', '#a5744c', { dabs: 1.4 }) + b.line('M602 922H778M608 944H772', '#6a4438', 5) + b.line('M596 906H784', '#d0a06c', 9));
  scene.add(at(20, 1030, 1, pine(scene, 210, { leaves: ['#122c40', '#234a5c', '#4a7884'], snow: '#f2f8f6', light: 1 })));
  const prints: Point[] = [[120, 952], [170, 944], [226, 956], [280, 948], [338, 962], [396, 952], [452, 964], [510, 952]];
  prints.forEach(([x, y]) => scene.add(`<ellipse cx="${x}" cy="${y}" rx="11" ry="4.500" fill="#7f9cc0" opacity=".7"/>`));
  times(150, () => scene.over(`<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 0, 1000))}" r="${round1(1 + scene.r() ** 4 * 4)}" fill="#ffffff" opacity="${round1(between(scene.r, 0.4, 0.9))}"/>`));
  times(10, () => scene.spark(between(scene.r, 420, 700), between(scene.r, 20, 130), { radius: 2.2, reach: 15, core: '#fff3c4', glow: palette.lamp }));
}

export default picture({
  id: 'wm13',
  motifs: ['night', 'stars', 'snow', 'craft'],
  words: {
    en: {
      title: 'The Midnight Bakery',
      name: 'Bear baking star loaves, animals queuing in the snow',
      shows: 'A bear lifts star-shaped loaves from a glowing oven; night animals queue in the snow outside.',
      closer: 'A wide arch opens the dark stone house to the night, and everything inside is orange from the oven’s fire. A brown bear with a white hat and apron, eyes closed, draws out two stars on a long wooden shovel; more stars and two round loaves lie on the shelf. On the blue snow wait, from the door backwards, a mouse in red, a hedgehog, a fox with a scarf, a hare in purple and a badger in blue. An owl sits on the arm of a round star sign, and a crate with three star loaves stands at the lower right; snow falls over firs and a far cottage.',
    },
    fr: {
      title: 'La Boulangerie de minuit',
      name: 'Ours boulanger et file d’animaux dans la neige',
      shows: 'Un ours sort d’un four rougeoyant des pains en forme d’étoile ; dehors, les animaux de la nuit font la queue dans la neige.',
      closer: 'Une large arche ouvre sur la nuit la maison de pierre sombre ; à l’intérieur, tout est orange de la lueur du four. Un ours brun en toque et tablier blancs, les yeux clos, retire deux étoiles sur une longue pelle de bois ; d’autres étoiles et deux pains ronds garnissent l’étagère. Sur la neige bleue attendent, depuis la porte, une souris en rouge, un hérisson, un renard à l’écharpe, un lièvre en violet et un blaireau en bleu. Une chouette est perchée sur le bras d’une enseigne à étoile, une caisse de trois pains se trouve en bas à droite ; il neige sur les sapins.',
    },
  },
  paint: { under: [120, 90, 90], flow: 0 },
  draw(scene) {
    sky(scene);
    roof(scene);
    front(scene);
    bakery(scene);
    sign(scene);
    snow(scene);
    queue(scene);
    foreground(scene);
  },
});
