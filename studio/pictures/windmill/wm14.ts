import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { KEYS, keyAt, meadowPiano } from '../../src/shapes/scenes/meadowPiano.ts';
import { bush, butterfly, child, cloud, flower, foxSitting, grass, roundTree, wildFlowers, windCurl } from '../../src/shapes/index.ts';

const NIGHT = '#2f4a50';
const [X, FOOT, SIZE] = [392, 812, 322];
const WINGS: [string, string][] = [['#f0913c', '#fff0c8'], ['#e8604c', '#ffe0b0'], ['#f6c83c', '#fffbe0'], ['#6f8fd0', '#e8f0ff'], ['#d87ca8', '#ffe8f0'], ['#fff4dc', '#e8a04c']];

function sky(scene: Scene): void {
  scene.sky([[0, '#8cc8b8'], [0.25, '#b8dcae'], [0.48, '#eef0b4'], [0.62, '#fbf4c8']]);
  scene.glow(640, 330, 420, '#fffbd8', 0.9, 380);
  const clouds: [number, number, number][] = [[130, 150, 230], [690, 110, 210], [60, 380, 170], [640, 420, 240]];
  clouds.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.26, pale: '#fffdf0', shade: '#c4dcb8' }), { opacity: 0.85 })));
  scene.wisps(14, 40, 460, ['#fffbe0', '#d8ecc4', '#a4d4bc'], 0.5);
}

function land(scene: Scene): void {
  const layers: [number, number, string, string, number][] = [[520, 44, '#b4d09c', '#cfe0a4', 3], [570, 46, '#94bd80', '#b4cf88', 4], [626, 36, '#74a868', '#98be6c', 5]];
  layers.forEach(([y, height, top, foot, seed], i) => {
    const ridge = scene.ridge(y, height, 2.2 - i * 0.3, seed);
    scene.hill(ridge, top, foot, { rim: '#fbf8c0', rimWidth: 4, dabs: 90, shadow: 0.05 });
    times(9, () => {
      const x = between(scene.r, -10, 810);
      const leaves = [mix(top, '#2f6a54', 0.6), mix(top, '#4f8a50', 0.5), '#e4ea98'] as const;
      scene.add(at(x, scene.yAt(ridge, x) + 6, 1, roundTree(scene, between(scene.r, 36, 62) * (1 + i * 0.35), { leaves, light: 1, night: NIGHT })));
    });
    scene.mist(y + 44, 80, '#fbf8d0', 0.6, seed);
  });
}

function meadow(scene: Scene): void {
  const near = scene.ridge(716, 22, 1.4, 8);
  scene.hill(near, '#8cba58', '#3a7a4c', { rim: '#f6f4a4', rimWidth: 5, dabs: 300, dabLength: 34, depth: 290, dabColours: ['#a8c860', '#d4dc74', '#5f9c50', '#458a50', '#b8d068'] });
  const rows: [number, number, number][] = [[736, 22, 60], [768, 30, 50], [800, 36, 40]];
  rows.forEach(([y, height, count]) => scene.add(at(400, y, 1, grass(scene, 860, { count: count * 2, height, colours: ['#5f9c50', '#8cb858', '#b4cc64'], wind: 0.15 }) + wildFlowers(scene, 840, { count, height: height * 1.2, stem: '#5a8f4c' }))));
}

/** Where the butterfly of a key has got to: higher for those that left first. */
function flightOf(i: number): { place: Point; size: number; turn: number } {
  const [kx, ky] = keyAt(i);
  const gone = [0.1, 0.55, 0.28, 0.82, 0.14, 0.66, 0.38, 0.95, 0.2, 0.74, 0.46, 0.12, 0.86, 0.32][i]!;
  const start: Point = [X + kx * (SIZE / 100), FOOT + ky * (SIZE / 100)];
  const fan = (i - (KEYS - 1) / 2) / KEYS;
  return { place: [start[0] + fan * 330 * gone + 50 * gone, start[1] - 14 - gone * 590], size: 44 + gone * 74, turn: fan * 60 + (i % 2 ? 12 : -12) };
}

function butterflies(scene: Scene): void {
  times(KEYS, (i) => {
    const { place } = flightOf(i);
    const start: Point = [X + keyAt(i)[0] * (SIZE / 100), FOOT + keyAt(i)[1] * (SIZE / 100) - 6];
    const bend: Point = [(start[0] + place[0]) / 2 + (i % 2 ? 26 : -26), (start[1] + place[1]) / 2];
    scene.add(`<path d="M${start[0]} ${start[1]}Q${bend[0]} ${bend[1]} ${place[0]} ${place[1]}" fill="none" stroke="#fffbe0" stroke-width="3" stroke-dasharray="2 16" stroke-linecap="round" opacity=".7"/>`);
  });
  const order = times(KEYS, (i) => i).sort((a, b) => flightOf(a).size - flightOf(b).size);
  order.forEach((i) => {
    const { place, size, turn } = flightOf(i);
    scene.add(scene.glowShape(place[0], place[1] - size * 0.1, size * 0.9, '#fffbd8', 0.6) + at(place[0], place[1], 1, butterfly(scene, size, { colours: WINGS[i % WINGS.length], light: 1, night: '#5a3a50' }), { turn }));
  });
}

function listeners(scene: Scene): void {
  scene.shadow(98, 884, 60, 12, '#23503c', 0.5);
  scene.add(at(90, 884, 1, foxSitting(scene, 132, { light: 1, night: NIGHT, scarf: '#4f80a8' })));
  scene.shadow(706, 900, 52, 12, '#23503c', 0.5);
  scene.add(at(706, 900, 1, child(scene, 158, { coat: '#d0484c', hat: palette.amber, scarf: '#fff0cf', arms: ['up', 'down'], wind: 0.8, light: 1, night: NIGHT })));
}

function foreground(scene: Scene): void {
  const r = scene.r;
  scene.add(at(400, 1000, 1, grass(scene, 860, { count: 170, height: 84, colours: ['#2f6a48', '#3f8050', '#6aa050', '#245a44'], wind: 0.12 })));
  scene.add(at(400, 1008, 1, wildFlowers(scene, 840, { count: 44, height: 92, stem: '#3f7a48', colours: ['#fff6e0', '#f0705c', '#f8cc4c', '#c08cc0', '#f6a8a8'] })));
  [18, 92, 150, 642, 726, 790].forEach((x) => scene.add(at(x, 1030, 1, flower(scene, between(r, 90, 170), { petals: pick(r, ['#f0705c', '#f8c84c', '#fff0dc', '#c888b8']), stem: '#3f7a48', light: 1 }))));
  scene.add(at(10, 1010, 1, bush(scene, 150, { leaves: ['#1f5040', '#3f7a4c', '#a8c464'], blossom: '#fff0dc', light: 1 })));
}

export default picture({
  id: 'wm14',
  motifs: ['music', 'garden', 'flight', 'meeting'],
  words: {
    en: {
      title: 'The Meadow Piano',
      name: 'Flower-grown piano sending up butterflies',
      shows: 'A piano overgrown with wild flowers plays by itself; a butterfly lifts off from every key.',
      closer: 'It is a bright green day with white clouds and round trees on soft hills. The red-brown piano stands alone in the grass with no one at the keys: grass grows on its lid, ivy hangs down its sides and flowers crowd its feet; a music book lies open. Fourteen butterflies, red, blue, orange, yellow, pink and white, climb from the keys on dotted trails, the highest and largest near the upper edge. A fox with a blue scarf sits listening at the left with closed eyes; at the right a child in a red coat lifts an arm, and big flowers fill the front.',
    },
    fr: {
      title: 'Le Piano de la prairie',
      name: 'Piano fleuri d’où montent des papillons',
      shows: 'Un piano envahi de fleurs sauvages joue tout seul ; de chaque touche s’envole un papillon.',
      closer: 'Il fait grand jour, tout est vert clair, avec des nuages blancs et des arbres ronds sur des collines douces. Le piano brun-rouge est seul dans l’herbe, personne devant le clavier : du gazon pousse sur son couvercle, du lierre pend à ses flancs, des fleurs se pressent à ses pieds ; une partition est ouverte. Quatorze papillons, rouges, bleus, orange, jaunes, roses et blancs, montent des touches en pointillés, les plus hauts étant les plus grands. À gauche, un renard à l’écharpe bleue écoute, les yeux clos ; à droite, un enfant en manteau rouge lève le bras.',
    },
  },
  paint: { under: [210, 200, 120], flow: 0.1, vignette: 0.1 },
  draw(scene) {
    sky(scene);
    land(scene);
    meadow(scene);
    const curls: [number, number, number][] = [[170, 300, 170], [600, 230, 190], [300, 120, 150], [120, 520, 130]];
    curls.forEach(([x, y, size]) => scene.add(at(x, y, 1, windCurl(scene, size, { colour: '#fffdf0', opacity: 0.65 }))));
    scene.shadow(X + 10, FOOT + 6, 290, 28, '#23503c', 0.6);
    scene.add(at(X, FOOT, 1, meadowPiano(scene, SIZE, { light: 1, night: '#4a2c3c' })));
    const overgrown = { leaves: ['#2f6a48', '#5a9450', '#b8cc64'] as const, light: 1 as const };
    scene.add(at(X - 236, FOOT + 10, 1, bush(scene, 150, { ...overgrown, blossom: '#f6a0a0' })) + at(X + 226, FOOT + 12, 1, bush(scene, 170, { ...overgrown, blossom: '#fff0dc' })));
    scene.add(at(X - 214, FOOT + 20, 1, wildFlowers(scene, 130, { count: 16, height: 120, stem: '#4f8a48' })) + at(X + 206, FOOT + 20, 1, wildFlowers(scene, 150, { count: 18, height: 130, stem: '#4f8a48' })));
    scene.add(at(X - 20, FOOT + 16, 1, wildFlowers(scene, 300, { count: 16, height: 64, stem: '#4f8a48' })));
    butterflies(scene);
    listeners(scene);
    foreground(scene);
  },
});
