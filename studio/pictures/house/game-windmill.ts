import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, ribbon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { foxWalking } from '../../src/shapes/foxes.ts';
import { fence, house, windmill } from '../../src/shapes/houses.ts';
import { grass } from '../../src/shapes/plants.ts';
import { moon, windRibbons, wispCloud } from '../../src/shapes/sky.ts';
import { pine, roundTree } from '../../src/shapes/trees.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';
import { named } from './_words.ts';

const NIGHT = '#141a42';
const LEAVES = ['#143050', '#2a5878', '#6a94ac'] as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#141a44'], [0.3, '#22306a'], [0.55, '#3d5c96'], [0.72, '#8fabc0']]);
  scene.add(windRibbons(scene, 10, 560, { count: 70, colours: ['#3a5590', '#5070a8', '#1a2458', '#6a8cba'], opacity: 0.3 }));
  starsBehind(scene, 90, 460, (x, y) => Math.hypot(x - 560, y - 190) < 120 || (Math.abs(x - 520) < 180 && y > 230));
  scene.glow(570, 190, 380, '#fbe3a6', 0.6);
  scene.add(at(570, 186, 1, moon(scene, 190)));
  scene.add(at(430, 292, 1, wispCloud(scene, 420, { colour: '#7d9cc6', opacity: 0.5 })));
  scene.add(at(690, 120, 1, wispCloud(scene, 280, { colour: '#6a8aba', opacity: 0.4 })));
}

function village(scene: Scene): void {
  const far = scene.ridge(622, 40, 2.4, 1);
  scene.hill(far, '#5f82a6', '#4a6c94', { rim: '#c4d6cc', rimWidth: 3, dabs: 60, shadow: 0 });
  times(26, () => {
    const x = between(scene.r, 0, 800);
    scene.add(at(x, scene.yAt(far, x) + 6, 1, pine(scene, between(scene.r, 26, 50), { leaves: ['#24466a', '#355d80', '#5a80a0'] })));
  });
  scene.mist(640, 110, '#a9c0cc', 0.6, 1);
  const near = scene.ridge(710, 26, 1.6, 2);
  scene.hill(near, '#355f86', '#22466a', { rim: '#9ab8c4', rimWidth: 3, dabs: 120, shadow: 0.2 });
  ([[128, 736, 66, '#8c4a5c'], [216, 740, 56, '#a5404c'], [292, 744, 50, '#54608a']] as const).forEach(([x, y, size, roof]) =>
    scene.add(at(x, y, 1, house(scene, size, { roof, wall: '#b4b6bc', smoke: '#b8c8d6', wind: -0.6, light: 1, night: NIGHT }))),
  );
  ([[36, 752, 110], [92, 756, 74]] as const).forEach(([x, y, size]) => scene.add(at(x, y, 1, roundTree(scene, size, { leaves: LEAVES, night: NIGHT }))));
}

function hillAndMill(scene: Scene): void {
  const hill = scene.ridge(800, 14, 1.4, 3, { bump: (x) => -122 * Math.exp(-(((x - 545) / 190) ** 2)) });
  scene.hill(hill, '#2c5a7e', '#123050', { rim: '#a4c0c4', rimWidth: 4, dabs: 220, dabLength: 36, dabColours: ['#3c6c8c', '#1f4668', '#5484a0', '#173a5a'] });
  const path: Point[] = [[545, 684], [520, 730], [452, 786], [420, 850], [452, 920], [540, 1030]];
  const outline = ribbon(path, [24, 34, 54, 86, 128, 190]);
  scene.add(`<path d="${outline}" fill="${scene.linear([[0, '#d9d6b8'], [0.5, '#8fa8b4'], [1, '#4f7290']])}" opacity=".8"/>`);
  scene.dabs(outline, 80, ['#e4dfc0', '#a9bcc0', '#5f82a0', '#3c6488'], { length: 30, width: 5 });
  scene.add(at(400, scene.yAt(hill, 400) + 6, 1, fence(scene, 120, { height: 26, colour: '#3f4a6a', night: NIGHT })));
  scene.add(at(724, scene.yAt(hill, 724) + 14, 1, roundTree(scene, 170, { leaves: LEAVES, light: -1, night: NIGHT })));
  scene.glow(545, 650, 180, palette.amber, 0.5, 110);
  scene.shadow(545, 692, 100, 16, NIGHT, 0.5);
  scene.add(at(545, 694, 1, windmill(scene, 480, { wall: '#cdc6b8', sail: '#f8ecd2', cap: '#8c3b4c', turn: 30, light: 1, night: NIGHT })));
}

function fox(scene: Scene): void {
  const front = scene.ridge(912, 18, 1.4, 6);
  scene.hill(front, '#1f4a6c', '#0f2844', { rim: '#6a94a8', rimWidth: 3, dabs: 160, dabLength: 34, depth: 110 });
  scene.glow(350, 880, 260, palette.amber, 0.45, 120);
  scene.add(at(400, 1010, 1, grass(scene, 860, { count: 130, height: 72, colours: ['#102a48', '#1c4060', '#2f5c78', '#4a7c90'], wind: -0.25 })));
  scene.shadow(260, 944, 150, 16, NIGHT, 0.6);
  scene.add(at(262, 946, 1, foxWalking(scene, 178, { lantern: true, light: 1, night: '#4a2448' })));
  scene.add(at(400, 1030, 1, grass(scene, 860, { count: 90, height: 60, colours: ['#0d2340', '#16365a', '#284f70'], wind: -0.25 })));
  times(20, () => scene.spark(between(scene.r, 380, 780), between(scene.r, 720, 970), { radius: between(scene.r, 1.6, 2.8), reach: 16 }));
}

export default picture({
  id: 'game-windmill',
  motifs: ['mill', 'fox', 'night', 'light'],
  words: named('A mill by moonlight and a fox with a lantern', 'Un moulin au clair de lune, un renard avec une lanterne'),
  paint: { under: [110, 96, 140], flow: -0.15 },
  draw(scene) {
    sky(scene);
    village(scene);
    hillAndMill(scene);
    fox(scene);
  },
});
