import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bush, cloud, fence, flock, grass, house, pine, roundTree, sheep, wildFlowers } from '../../src/shapes/index.ts';
import { foliage, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#24484c';
const LOOK = { light: -1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#5aa0d0'], [0.18, '#8cc4dc'], [0.34, '#d8ecdc'], [0.42, '#f4f4d0']]);
  scene.glow(120, 250, 320, '#fffbe0', 0.8, 240);
  scene.wisps(14, 20, 300, ['#ffffff', '#a8d0e0', '#eef6ec'], 0.5);
  const heaps: [number, number, number][] = [[220, 170, 330], [590, 120, 300], [730, 240, 240]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.3, pale: '#ffffff', shade: '#b0c8d8', light: -1 }))));
  scene.add(at(430, 230, 1, flock(scene, 110, { count: 5, colour: '#4a6a80', span: 10 })));
}

function hills(scene: Scene): void {
  const layers: [number, number, string, string, number][] = [[380, 50, '#8cb4a4', '#b4d0a0', 2], [440, 50, '#7cac70', '#a8c868', 5]];
  layers.forEach(([y, height, top, foot, seed]) => {
    const ridge = scene.ridge(y, height, 2, seed);
    scene.hill(ridge, top, foot, { rim: '#f8f8c0', rimWidth: 4, dabs: 120, shadow: 0.05 });
    times(16, () => {
      const x = between(scene.r, 0, 800);
      const tree = scene.r() < 0.5 ? pine : roundTree;
      scene.add(at(x, scene.yAt(ridge, x) + 8, 1, tree(scene, between(scene.r, 30, 60), { leaves: [mix(top, '#2f6454', 0.5), mix(top, '#4f8458', 0.4), '#e8ec9c'], light: -1 })));
    });
  });
  scene.add(at(476, 462, 1, house(scene, 62, { ...LOOK, wall: '#f4e8cc', roof: '#b8543f', smoke: '#eef2ec' })));
  const meadow = scene.ridge(500, 26, 1.4, 8);
  scene.hill(meadow, '#a4cc58', '#3f7c44', { rim: '#f6f6a8', rimWidth: 5, dabs: 460, dabLength: 40, depth: 500, bottomY: 1000, dabColours: ['#bcd864', '#86b850', '#6aa44c', '#d8e478', '#4f9048'] });
  scene.add(at(400, 520, 1, fence(scene, 860, { ...LOOK, colour: '#a8845c', height: 34 })));
  tufts(scene, 170, 530, 960, ['#5a9c48', '#86b850', '#c4d868', '#3f7c44'], { height: 30 });
}

/** A blossoming tree that reaches in from the right. */
function blossom(scene: Scene): void {
  scene.shadow(740, 604, 120, 18, NIGHT, 0.45);
  scene.add(at(748, 606, 1, roundTree(scene, 230, { ...LOOK, leaves: ['#b87c90', '#e8a8b4', '#fff0ec'], trunk: '#6a4c4c' })));
  scene.add(foliage(scene, 744, 462, 96, 62, ['#c88c9c', '#f0b4bc', '#fffaf4'], { heaps: 13, leaf: 6, light: -1 }));
}

const FLOCK: [number, number, number][] = [
  [90, 560, 54], [190, 556, 58], [280, 566, 60], [380, 558, 56], [470, 570, 62], [560, 562, 58], [140, 622, 82], [262, 630, 88], [392, 626, 84], [520, 640, 92], [640, 634, 84],
  [60, 712, 118], [212, 722, 124], [590, 726, 126], [720, 742, 128], [130, 846, 168], [690, 866, 174],
];

function animals(scene: Scene): void {
  const black = (): void => {
    scene.shadow(412, 836, 130, 22, NIGHT, 0.6);
    scene.add(at(404, 836, 1, sheep(scene, 212, { light: -1, night: '#12101e', wool: '#3a3444', head: '#1f1a28' }), { flip: true }));
  };
  let done = false;
  [...FLOCK].sort((a, b) => a[1] - b[1]).forEach(([x, y, size]) => {
    if (y > 836 && !done) { black(); done = true; }
    scene.add(scene.shadowShape(x + size * 0.1, y, size * 0.62, size * 0.09, NIGHT, 0.5) + at(x, y, 1, sheep(scene, size, { ...LOOK, wool: '#f8f2e4', head: '#c8a890' })));
  });
}

export default picture({
  id: 'st115',
  motifs: ['animal', 'outsider', 'crowd', 'contrast'],
  words: {
    en: {
      title: 'Flock with one black sheep',
      name: 'White sheep and one black sheep',
      shows: 'Seventeen white sheep walk over a green meadow, all facing right. One black sheep among them faces left.',
      closer: 'A bright spring morning: blue sky with big white clouds, light from the left, fresh grass full of flowers. The black sheep stands in front, near the middle, with some free grass around it. Behind the flock runs a wooden fence; on the hill are a small house with a red roof and far trees, and at the right a tree covered in pink blossom.',
    },
    fr: {
      title: 'Le troupeau et le mouton noir',
      name: 'Moutons blancs et un mouton noir',
      shows: 'Dix-sept moutons blancs traversent un pré vert, tous tournés vers la droite. Parmi eux, un mouton noir est tourné vers la gauche.',
      closer: 'Un matin de printemps éclatant : ciel bleu aux gros nuages blancs, lumière venue de la gauche, herbe fraîche pleine de fleurs. Le mouton noir est au premier plan, près du milieu, avec un peu d’herbe libre autour de lui. Derrière le troupeau court une clôture de bois ; sur la colline, une petite maison au toit rouge et des arbres lointains, et à droite un arbre couvert de fleurs roses.',
    },
  },
  paint: { under: [160, 180, 120], flow: 0 },
  draw(scene) {
    sky(scene);
    hills(scene);
    blossom(scene);
    animals(scene);
    scene.add(at(40, 1006, 1, bush(scene, 150, { leaves: ['#2f6c48', '#5a9c50', '#c4d868'], light: -1, blossom: '#fff4ec' })));
    scene.add(at(400, 1010, 1, grass(scene, 860, { count: 190, height: 70, colours: ['#1f5440', '#35744a', '#5a9c48', '#8cbc54'], wind: 0.12 }) + wildFlowers(scene, 820, { count: 40, height: 66, colours: ['#fff6e4', '#f6d85c', '#f0a0a8', '#b0a0d8'], stem: '#35744a' })));
  },
});
