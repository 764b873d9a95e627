import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { giantArm, giantHead } from '../../src/shapes/scenes/mossGiant.ts';
import { bookPile, child, cloud, flock, grass, house, lanternAt, mushroom, pine, roundTree, sheep, wildFlowers, brush } from '../../src/shapes/index.ts';

const NIGHT = '#16302f';
const LIT = '#e8dc94';
const LOOK = { light: 1 as const, night: NIGHT, lit: LIT };
const BODY: Point[] = [[210, 700], [262, 596], [330, 508], [404, 462], [480, 452], [552, 486], [606, 536], [650, 536], [694, 470], [742, 420], [790, 424], [850, 520]];

function sky(scene: Scene): void {
  scene.sky([[0, '#46487c'], [0.16, '#746ea0'], [0.32, '#b896ac'], [0.44, '#ecc4a8'], [0.56, '#fbe2b4']]);
  scene.glow(600, 560, 430, '#fff0b4', 0.8, 260);
  scene.wisps(26, 30, 500, ['#8a80ac', '#54548a', '#d8a8b0', '#f6d4b4', '#6a6498'], 0.5);
  scene.stars(50, 150, { largest: 2.2 });
  const clouds: [number, number, number][] = [[180, 190, 250], [610, 150, 300], [420, 300, 220]];
  clouds.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.2, pale: '#f8dcc4', shade: '#9c84ac' }), { opacity: 0.75 })));
  scene.add(at(300, 360, 1, flock(scene, 150, { count: 7, colour: '#5a4a78', span: 10 })));
  times(3, (i) => scene.spark(120 + i * 240, 70 + i * 34, { radius: 2.8, reach: 22, opacity: 0.6 }));
}

function distance(scene: Scene): void {
  const layers: [number, number, string, string, number][] = [[560, 60, '#a498b0', '#cbb0ac', 3], [624, 50, '#7c8a90', '#a8a498', 4]];
  layers.forEach(([y, height, top, foot, seed]) => {
    const ridge = scene.ridge(y, height, 2.2, seed);
    scene.hill(ridge, top, foot, { rim: '#fbeeb0', rimWidth: 4, dabs: 80, shadow: 0.05 });
    times(18, () => {
      const x = between(scene.r, -10, 810);
      scene.add(at(x, scene.yAt(ridge, x) + 6, 1, pine(scene, between(scene.r, 30, 58), { leaves: [mix(top, '#2f3f50', 0.6), mix(top, '#3f5458', 0.45), '#f0d8b0'], light: 1 })));
    });
    scene.mist(y + 30, 90, '#f8e4c8', 0.6, seed);
  });
}

/** The body as a hill: chest, belly and a bent knee. */
function body(scene: Scene): void {
  const path = `${smooth(BODY)}L850 960L190 960Z`;
  const fill = scene.linear([[0, '#86a856'], [0.4, '#4f7c4a'], [1, '#234a40']], 0, 430, 0, 900, true);
  scene.add(`<path d="${path}" fill="${NIGHT}" opacity=".35" transform="translate(-6 -8)" ${scene.blur(9)}/><path d="${path}" fill="${fill}"/>`);
  scene.dabs(path, 420, ['#9cb464', '#6f9454', '#3f6c4c', '#2c5846', '#c0c874', '#7fa05a'], { length: 40, width: 6, angle: 0.12 });
  scene.add(`<path d="${smooth(BODY)}" fill="none" stroke="${LIT}" stroke-width="8" opacity=".7"/>`);
  times(46, () => {
    const [x, y] = [between(scene.r, 330, 790), between(scene.r, 560, 850)];
    scene.add(at(x, y, 1, grass(scene, 60, { count: 12, height: 17, colours: ['#5f8a50', '#9cb464', '#3f6c4c', '#c0c874'], wind: 0.2 }) + (scene.r() < 0.5 ? wildFlowers(scene, 50, { count: 3, height: 24, colours: ['#fff0cc', '#f2b0a0', '#f6d070'], stem: '#4a7850' }) : '')));
  });
  BODY.slice(1).forEach(([x, y], i) => scene.add(at(x, y + 8, 1, grass(scene, 70, { count: 16, height: 18 + (i % 3) * 5, colours: ['#6f9454', '#a8b864', '#4a7850', '#d0cc7c'], wind: 0.2 }))));
}

function woods(scene: Scene): void {
  const trees: [number, number, number][] = [[640, 548, 62], [606, 546, 50], [700, 480, 74], [748, 436, 96], [790, 440, 70], [676, 520, 44]];
  trees.forEach(([x, y, size], i) => scene.add(at(x, y, 1, i % 2 ? roundTree(scene, size, { leaves: ['#2c5444', '#5a8450', '#dcd884'], light: 1, night: NIGHT }) : pine(scene, size * 1.15, { leaves: ['#1d4038', '#37644c', '#b8c474'], light: 1 }))));
}

function village(scene: Scene): void {
  const homes: [number, number, number, string, string, number][] = [[352, 520, 44, '#e0c89c', '#8c4a44', 1], [570, 514, 44, '#d8c094', '#5a5470', 1], [404, 496, 54, '#ecd8ac', '#a5503f', 2], [520, 490, 54, '#e6d0a4', '#7a4454', 2], [462, 480, 62, '#f0dcb0', '#93463f', 2]];
  scene.glow(450, 460, 170, palette.amber, 0.55, 100);
  homes.forEach(([x, y, size, wall, roof, floors]) => scene.add(scene.shadowShape(x + size * 0.2, y, size, 7, NIGHT, 0.5) + at(x, y, 1, house(scene, size, { wall, roof, floors, light: 1, night: '#3a3a48', smoke: '#dcdcb8', wind: -0.5 }))));
  scene.glow(470, 470, 150, palette.amber, 0.4, 70);
  scene.add(at(462, 524, 1, grass(scene, 250, { count: 90, height: 20, colours: ['#7a9c54', '#b0bc68', '#567f50'] })));
  const path: Point[] = [[470, 480], [484, 530], [440, 580], [470, 640]];
  scene.add(`<path d="${smooth(path)}" fill="none" stroke="#e0cf94" stroke-width="11" stroke-linecap="round" opacity=".75"/>`);
}

function pillow(scene: Scene): void {
  scene.shadow(150, 906, 220, 26, NIGHT, 0.7);
  scene.add(at(150, 904, 1, bookPile(scene, 206, { count: 6, wide: 1.66, light: 1, night: NIGHT, colours: ['#8c4444', '#4f6f80', '#b8864c', '#5f6f4c', '#7a5474', '#a5603f', '#3f6a6c'] })));
  times(9, () => scene.add(at(between(scene.r, 10, 290), between(scene.r, 730, 880), 1, grass(scene, 46, { count: 10, height: 17, colours: ['#4a7850', '#86a45c', '#2f5a48'] }))));
}

function giant(scene: Scene): void {
  scene.add(at(322, 716, 1, giantArm(scene, 100, { ...LOOK, skin: '#d4c09a', moss: '#6a9450' })));
  scene.shadow(186, 690, 150, 60, NIGHT, 0.5);
  scene.add(at(184, 590, 1, giantHead(scene, 134, { ...LOOK, skin: '#ddc9a2', moss: '#4a7444' }), { turn: -30 }));
  times(7, (i) => scene.over(`<circle cx="${268 + i * 12}" cy="${470 - i * 24}" r="${3 + i * 1.6}" fill="#f6f0cc" opacity="${(0.5 - i * 0.05).toFixed(2)}"/>`));
}

function meadow(scene: Scene): void {
  const near = scene.ridge(872, 18, 1.4, 9);
  scene.hill(near, '#4a7850', '#1b3c38', { rim: '#c8cc80', rimWidth: 4, dabs: 240, dabLength: 36, depth: 170, dabColours: ['#6a9454', '#93ac60', '#2f5c48', '#244c42', '#b8c070'] });
  const flocked: [number, number, number, boolean][] = [[560, 888, 54, false], [624, 906, 62, true], [500, 900, 46, true]];
  flocked.forEach(([x, y, size, flip]) => scene.add(scene.shadowShape(x, y, size * 0.6, 8, NIGHT, 0.5) + at(x, y, 1, sheep(scene, size, { light: 1, night: NIGHT, wool: '#e8e0c4' }), { flip })));
  scene.shadow(388, 950, 46, 10, NIGHT, 0.6);
  scene.add(at(388, 950, 1, child(scene, 116, { coat: '#b83c44', hat: palette.amber, scarf: '#f3e6c8', arms: ['down', 'forward'], wind: -0.7, light: 1, night: NIGHT })));
  scene.add(at(436, 888, 1, lanternAt(brush(scene, 100), 0, 0, 11)));
}

function foreground(scene: Scene): void {
  scene.add(at(40, 990, 1, mushroom(scene, 92, { cap: '#a5543f', light: 1, night: NIGHT })) + at(110, 1000, 1, mushroom(scene, 60, { cap: '#b8783f', light: 1, night: NIGHT })));
  scene.add(at(748, 1012, 1, pine(scene, 190, { leaves: ['#15383a', '#2c5c4c', '#7fa060'], light: -1 })) + at(650, 1014, 1, pine(scene, 110, { leaves: ['#15383a', '#2c5c4c', '#7fa060'], light: -1 })));
  scene.add(at(400, 1008, 1, grass(scene, 860, { count: 170, height: 70, colours: ['#122e2c', '#1f463c', '#356048', '#5a8450'], wind: 0.15 }) + wildFlowers(scene, 820, { count: 26, height: 66, colours: ['#f3e6c8', '#e0a46c', '#c8a8b8'], stem: '#2f5a48' })));
  times(24, () => scene.spark(between(scene.r, 20, 780), between(scene.r, 600, 960), { radius: between(scene.r, 1.2, 2.2), core: '#fffbd0', glow: pick(scene.r, ['#f6e88c', '#ffe09a']), reach: 13 }));
}

export default picture({
  id: 'wm17',
  motifs: ['giant', 'sleep', 'books', 'home'],
  words: {
    en: {
      title: 'The Sleeping Giant',
      name: 'Mossy giant asleep with a village on his chest',
      shows: 'A mossy giant sleeps as a hill, his head on a pile of old books, a village with lit windows on his chest.',
      closer: 'Evening: the sky is mauve above, apricot below, with long clouds and the first stars; all the land is green. The giant’s round face lies at the left, eyes closed, cheeks rosy, with grass for hair and a beard of moss with small flowers in it; under his cheek is a pile of thick old books. His body rises to the right as a meadow with one big hand resting on it. Five houses with red and violet roofs stand at the top, a pale path running down from them, and trees grow farther right. Below, very small, a child in a red coat holds a lantern near three sheep; red mushrooms in the corner.',
    },
    fr: {
      title: 'Le Géant endormi',
      name: 'Géant moussu endormi, un village sur la poitrine',
      shows: 'Un géant couvert de mousse dort comme une colline, la tête sur une pile de vieux livres, un village aux fenêtres éclairées sur la poitrine.',
      closer: 'Le soir : le ciel est mauve en haut, abricot en bas, avec quelques nuages et les premières étoiles ; la terre est verte. À gauche repose le visage rond du géant : yeux clos, joues roses, cheveux d’herbe, barbe de mousse semée de petites fleurs ; sous sa joue, une pile de gros livres. Son corps s’élève vers la droite comme un pré, une grande main posée dessus. En haut, cinq maisons aux toits rouges et violets d’où descend un sentier pâle ; plus à droite, des arbres. En bas, tout petit, un enfant en manteau rouge tient une lanterne près de trois moutons ; des champignons rouges dans le coin.',
    },
  },
  paint: { under: [150, 130, 110], flow: 0.1 },
  draw(scene) {
    sky(scene);
    distance(scene);
    body(scene);
    woods(scene);
    village(scene);
    pillow(scene);
    giant(scene);
    meadow(scene);
    foreground(scene);
  },
});
