import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, blob, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { archway, birch, brush, child, grass, leaf, mushroom, paperLantern, smoke, windowAt } from '../../src/shapes/index.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';

const NIGHT = '#17143c';
const PATH: Point[] = [[470, 690], [500, 716], [470, 748], [404, 790], [384, 850], [410, 930], [440, 1080]];
const LANTERNS: [x: number, y: number, size: number, colour: string][] = [
  [466, 640, 30, '#f2a04c'], [424, 606, 40, '#ee8a4c'], [398, 552, 54, '#f6b45c'], [452, 486, 70, '#f2a04c'],
  [552, 470, 90, '#e87c4c'], [636, 560, 116, '#f6b45c'], [604, 740, 156, '#f2a04c'],
];

function wood(scene: Scene, count: number, foot: number, thick: number, bark: string, gap: number): void {
  times(count, (i) => {
    let x = ((i + 0.5 + between(scene.r, -0.35, 0.35)) / count) * 840 - 20;
    if (Math.abs(x - 470) < gap) x += x < 470 ? -gap : gap;
    const side = x < 470 ? 1 : -1;
    const y = foot + between(scene.r, -12, 16);
    const trunk = birch(scene, foot * 1.35, { light: side, thick: thick * between(scene.r, 0.75, 1.25), bark, mark: mix(bark, NIGHT, 0.75) });
    scene.shadow(x, y + 2, 40 * thick, 8, NIGHT, 0.5);
    scene.add(at(x, y, 1, trunk, { turn: between(scene.r, -2.5, 2.5) }));
  });
}

function cottage(scene: Scene): void {
  const b = brush(scene, 92, { light: -1, night: NIGHT });
  scene.glow(500, 655, 150, palette.amber, 0.6, 110);
  scene.add(at(542, 596, 1, smoke(scene, 80, { colour: '#8f86b0', opacity: 0.5, wind: 0.6 })));
  scene.add(at(508, 704, 1, b.done(
    b.form('M26 -92V-116H40V-84Z', '#4a3a5c'),
    b.form('M-52 0V-52H52V0Z', '#5f5478', { grain: 0.1 }),
    b.form('M-66 -46L-30 -104H34L68 -46Q0 -38 -66 -46Z', '#3f3562', { grain: 1, dabs: 1.6 }),
    b.form(archway(30, 0, 22, 40), '#352a4c', { grain: 1.5 }),
    windowAt(b, -38, -42, 34, 32, { frame: '#3a2a44', glow: 2.2 }),
  )));
}

function path(scene: Scene): void {
  const outline = ribbon(PATH, [16, 24, 38, 64, 108, 180, 290]);
  scene.add(`<path d="${outline}" fill="${scene.linear([[0, '#f0bd7c'], [0.35, '#a5718a'], [1, '#4f3f78']])}" opacity=".85"/>`);
  scene.dabs(outline, 80, ['#f6cf94', '#c98a86', '#5a4884', '#3a3068'], { length: 30, width: 5, box: [280, 690, 600, 1000] });
}

function ground(scene: Scene): void {
  const back = scene.ridge(690, 16, 2, 3);
  scene.hill(back, '#4a4488', '#2c2a66', { rim: '#e8a878', rimWidth: 3, dabs: 120, dabLength: 26 });
  scene.mist(660, 110, '#8a7cb8', 0.45, 2);
}

function lanterns(scene: Scene): void {
  LANTERNS.forEach(([x, y, size, colour]) => {
    scene.glow(x, y - size * 0.5, size * 2, palette.amber, 0.3);
    scene.glow(x, Math.max(y + size * 0.8, 720), size * 1.1, palette.lamp, 0.35, size * 0.3);
    scene.add(at(x, y, 1, paperLantern(scene, size, { colour, light: -1 }), { turn: between(scene.r, -7, 7) }));
  });
}

function nearTrunks(scene: Scene): void {
  const trunks: [number, number, number][] = [[186, 846, 0.62], [716, 856, 0.8], [56, 896, 1], [806, 936, 1.1]];
  trunks.forEach(([x, y, thick]) => {
    const trunk = birch(scene, 1250, { light: x < 450 ? 1 : -1, thick, bark: '#a79ab8', mark: '#2c2148', night: NIGHT });
    scene.shadow(x, y, 90, 16, NIGHT, 0.7);
    scene.add(at(x, y, 1, trunk));
    const side = x < 450 ? 1 : -1;
    const edge = (up: number) => x + side * thick * (46 - up * 0.033);
    scene.add(`<path d="M${round1(edge(0))} ${y - 20}L${round1(edge(560))} ${y - 560}" stroke="#ffcf94" stroke-width="${round1(9 * thick)}" stroke-linecap="round" opacity=".6" ${scene.blur(3)}/>`);
    scene.add(at(x, y + 20, 1, grass(scene, 90 + 80 * thick, { count: 60, height: 62, colours: ['#1f1d54', '#2c2a66', '#4a3f80', '#7a5888'] })));
  });
  scene.glow(640, 620, 300, palette.amber, 0.34, 340);
}

function floor(scene: Scene): void {
  const r = scene.r;
  const colours = ['#c8793f', '#e0a458', '#a5577c', '#6f5a9c'];
  times(70, () => scene.add(at(between(r, 0, 800), between(r, 770, 985), 1, leaf(scene, between(r, 9, 17), { colour: pick(r, colours) }), { opacity: 0.8 })));
  ([[690, 900, 54], [734, 918, 36], [120, 880, 40]] as const).forEach(([x, y, size]) => scene.add(at(x, y, 1, mushroom(scene, size, { cap: '#a5486a', light: x > 400 ? -1 : 1, night: NIGHT }))));
}

function canopy(scene: Scene): void {
  const r = scene.r;
  times(330, () => {
    const x = between(r, -20, 820);
    const y = r() ** 1.8 * 190 * (0.55 + Math.abs(x - 470) / 420);
    const colour = r() < 0.12 ? '#b8784c' : pick(r, ['#1b1a4c', '#2c2a66', '#3f3a80', '#54488c']);
    scene.add(blob(r, x, y, between(r, 7, 15), between(r, 3, 7), colour, { points: 6, wobble: 0.25, extra: `opacity="${round1(between(r, 0.5, 0.95))}"` }));
  });
}

export default picture({
  id: 'wm01',
  motifs: ['light', 'night', 'journey', 'home'],
  words: {
    en: {
      title: 'The Lantern Path',
      name: 'Child and paper lanterns in a birch wood at night',
      shows: 'A child with a striped scarf follows floating paper lanterns through a dark birch wood towards one lit window.',
      closer:
        'Night, all violet and blue, warmed only by the lanterns. Seven of them, orange and yellow, float in a curve from the right foreground to a small cottage at the end of the path; the nearest is almost as big as the child. The child, seen from behind in a red coat and a yellow bobble hat, lifts one arm; the blue and white scarf blows to the left. Pale trunks stand close on both sides, smoke rises from the chimney, and three spotted mushrooms grow in the grass.',
    },
    fr: {
      title: 'Le Chemin des lanternes',
      name: 'Un enfant et des lanternes dans un bois de bouleaux',
      shows: 'Un enfant à l’écharpe rayée suit des lanternes de papier qui flottent à travers un sombre bois de bouleaux, vers une unique fenêtre éclairée.',
      closer:
        'La nuit est violette et bleue ; seules les lanternes la réchauffent. Il y en a sept, orange et jaunes, qui dessinent une courbe depuis le premier plan à droite jusqu’à une petite maison au bout du sentier ; la plus proche est presque aussi grande que l’enfant. Vu de dos, en manteau rouge et bonnet jaune à pompon, il lève un bras ; son écharpe bleu et blanc vole vers la gauche. Des troncs pâles se serrent de chaque côté, la cheminée fume, trois champignons tachetés poussent dans l’herbe.',
    },
  },
  paint: { under: [110, 80, 120], flow: 1.4 },
  draw(scene) {
    scene.sky([[0, '#0f0f34'], [0.3, '#1f1f56'], [0.55, '#4b4488'], [0.7, '#8a6a98']]);
    scene.wisps(10, 40, 420, ['#2f2f74', '#3f3a84', '#161644'], 0.6);
    starsBehind(scene, 60, 300, (x) => x < 350 || (x > 430 && x < 510) || x > 660);
    scene.glow(480, 600, 340, '#d98a78', 0.6, 260);
    wood(scene, 17, 672, 0.36, '#5f5898', 40);
    scene.mist(560, 190, '#a58ab8', 0.45, 1);
    ground(scene);
    wood(scene, 9, 716, 0.5, '#857ab0', 120);
    cottage(scene);
    const front = scene.ridge(800, 20, 1.5, 6, { bump: (x) => 40 * Math.exp(-(((x - 450) / 150) ** 2)) });
    scene.hill(front, '#39347a', '#1a1848', { rim: '#d98f74', rimWidth: 4, dabs: 190, dabLength: 32, dabColours: ['#4f4690', '#2a2866', '#7a5a94', '#1f1d54', '#b8785c'] });
    path(scene);
    lanterns(scene);
    nearTrunks(scene);
    floor(scene);
    canopy(scene);
    scene.shadow(352, 930, 76, 16, NIGHT, 0.6);
    scene.add(at(350, 930, 1, child(scene, 196, { coat: '#b8404a', hat: palette.amber, scarf: '#f6e6cc', stripes: '#3f7f98', wind: -1, arms: ['down', 'up'], light: 1, night: NIGHT, walking: true })));
    scene.add(at(400, 1012, 1, grass(scene, 860, { count: 130, height: 66, colours: ['#14123c', '#221f58', '#35306c', '#4f4080'] })));
    times(26, () => scene.spark(between(scene.r, 200, 760), between(scene.r, 420, 900), { radius: between(scene.r, 1, 2), reach: 11 }));
  },
});
