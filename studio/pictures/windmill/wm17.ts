import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, palette } from '../../src/core/colour.ts';
import { at, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { stroke } from '../../src/core/strokes.ts';
import { picture } from '../../src/picture.ts';
import { giantArm, giantFoot, giantHead } from '../../src/shapes/scenes/mossGiant.ts';
import { bookPile, child, cloud, flock, grass, house, lanternAt, mushroom, pine, roundTree, sheep, wildFlowers, brush } from '../../src/shapes/index.ts';

const NIGHT = '#16302f';
const LIT = '#e8dc94';
const LOOK = { light: 1 as const, night: NIGHT, lit: LIT };
const CHEST: Point[] = [[200, 720], [262, 596], [330, 508], [404, 462], [480, 452], [552, 482], [606, 540], [650, 620], [684, 720], [700, 800]];
const KNEE: Point[] = [[500, 640], [560, 552], [612, 470], [652, 428], [692, 418], [732, 448], [768, 530], [800, 640], [840, 740]];
const LEG: Point[] = [[480, 850], [540, 786], [604, 752], [670, 748], [730, 770], [850, 800]];

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

/** One rounded part of the body, grown over with grass. */
function mound(scene: Scene, crest: Point[], tones: readonly [string, string, string], tufts: number): void {
  const [[left], [right]] = [crest[0]!, crest[crest.length - 1]!];
  const top = Math.min(...crest.map(([, y]) => y));
  const path = `${smooth(crest)}L${right} 960L${left} 960Z`;
  const fill = scene.linear([[0, tones[0]], [0.35, tones[1]], [1, tones[2]]], right, top, left + (right - left) * 0.3, top + 420, true);
  scene.add(`<path d="${path}" fill="${NIGHT}" opacity=".5" transform="translate(-7 -9)" ${scene.blur(9)}/><path d="${path}" fill="${fill}"/>`);
  const bent = times((right - left) * 0.75, () => {
    const along = scene.r() * (crest.length - 1.001);
    const [[x0, y0], [x1, y1]] = [crest[Math.floor(along)]!, crest[Math.floor(along) + 1]!];
    const [t, down] = [along % 1, scene.r() ** 1.4 * 320];
    const slope = Math.atan2(y1 - y0, x1 - x0) * Math.max(0, 1 - down / 380);
    return stroke(scene.r, [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 8 + down], between(scene.r, 18, 46), 6, slope, pick(scene.r, down < 90 ? [LIT, '#b4c46c', tones[0], tones[1]] : [tones[0], tones[1], tones[2], lighten(tones[1], 0.05)]));
  });
  scene.add(`<g ${scene.clip(path)} fill="none" stroke-linecap="round">${bent.join('')}<path d="${smooth(crest)}" stroke="${LIT}" stroke-width="14" opacity=".6"/></g>`);
  const colours = [tones[1], '#a8b864', lighten(tones[1], -0.05), '#d0cc7c'];
  crest.slice(1, -1).forEach(([x, y], i) => scene.add(at(x, y + 7, 1, grass(scene, 66, { count: 16, height: 15 + (i % 3) * 5, colours, wind: 0.2 }))));
  times(tufts, () => {
    const x = between(scene.r, left + 40, right - 20);
    const bloom = scene.r() < 0.5 ? wildFlowers(scene, 50, { count: 3, height: 24, colours: ['#fff0cc', '#f2b0a0', '#f6d070'], stem: '#4a7850' }) : '';
    scene.add(at(x, scene.yAt(crest, x) + between(scene.r, 40, 260), 1, grass(scene, 60, { count: 12, height: 17, colours, wind: 0.2 }) + bloom));
  });
}

/** A bent knee behind, then chest and belly; the leg in front follows after the village. */
function body(scene: Scene): void {
  mound(scene, KNEE, ['#8aa866', '#4a7658', '#24504a'], 6);
  woods(scene);
  mound(scene, CHEST, ['#a4b85c', '#5a8a4c', '#1f463c'], 16);
}

function leg(scene: Scene): void {
  mound(scene, LEG, ['#9ab45c', '#4f804a', '#1d443a'], 8);
  scene.add(at(756, 868, 1, giantFoot(scene, 106, { ...LOOK, skin: '#d4c09a', moss: '#5f8c4c' })));
}

function woods(scene: Scene): void {
  const trees: [number, number, number][] = [[610, 500, 50], [638, 462, 66], [740, 490, 60], [676, 438, 92], [716, 450, 76], [770, 560, 50]];
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
  scene.add(at(318, 722, 1, giantArm(scene, 85, { ...LOOK, skin: '#d4c09a', moss: '#6a9450' })));
  scene.shadow(186, 690, 150, 60, NIGHT, 0.5);
  scene.add(at(184, 590, 1, giantHead(scene, 134, { ...LOOK, skin: '#ddc9a2', moss: '#4a7444' }), { turn: -30 }));
  times(6, (i) => scene.over(scene.glowShape(276 + i * 13, 462 - i * 26, 9 + i * 4.5, '#fbf3d4', 0.6 - i * 0.06)));
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
      closer: 'Evening: the sky is mauve above, apricot below, with clouds and the first stars. The giant’s round face lies at the left, eyes closed, cheeks rosy, with grass for hair and small flowers in his mossy beard; under his cheek is a pile of old books. His body is a row of meadows: the chest, a bent knee with trees on it, and at the edge a foot with its toes up; one big hand rests on the belly. Five houses stand on the chest, a path running down from them. Below, very small, a child in a red coat holds a lantern near three sheep; red mushrooms in the corner.',
    },
    fr: {
      title: 'Le Géant endormi',
      name: 'Géant moussu endormi, un village sur la poitrine',
      shows: 'Un géant couvert de mousse dort comme une colline, la tête sur une pile de vieux livres, un village aux fenêtres éclairées sur la poitrine.',
      closer: 'Le soir : le ciel est mauve en haut, abricot en bas, avec des nuages et les premières étoiles. À gauche repose le visage rond du géant : yeux clos, joues roses, cheveux d’herbe, barbe de mousse fleurie ; sous sa joue, une pile de livres. Son corps est une suite de prés : la poitrine, un genou plié couvert d’arbres et, au bord, un pied aux orteils dressés ; une grande main repose sur le ventre. Cinq maisons sur la poitrine, d’où descend un sentier. En bas, tout petit, un enfant en manteau rouge tient une lanterne près de trois moutons ; des champignons rouges dans le coin.',
    },
  },
  paint: { under: [150, 130, 110], flow: 0.1 },
  draw(scene) {
    sky(scene);
    distance(scene);
    body(scene);
    village(scene);
    leg(scene);
    pillow(scene);
    giant(scene);
    meadow(scene);
    foreground(scene);
  },
});
