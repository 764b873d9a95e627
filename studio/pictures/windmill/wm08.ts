import { between, pick, times } from '../../src/core/chance.ts';
import { at, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bush, cloudSheep, flock, grass, house, pine, roundTree, shepherd, wildFlowers, windCurl, wispCloud } from '../../src/shapes/index.ts';

const SUN: Point = [560, 560];
const WARM = '#8a5a78';

function sunrise(scene: Scene): void {
  scene.sky([[0, '#8ec4cc'], [0.18, '#c8dcc4'], [0.34, '#fbe6a8'], [0.5, '#fdcf7c'], [0.62, '#f8ac68']]);
  scene.glow(SUN[0], SUN[1], 560, '#fff6cc', 0.95, 460);
  const rays = times(13, (i) => {
    const angle = -Math.PI * (0.02 + i * 0.08);
    const [left, right] = [angle - 0.03, angle + 0.03].map((a) => `${round1(SUN[0] + Math.cos(a) * 1000)} ${round1(SUN[1] + Math.sin(a) * 1000)}`);
    return `<path d="M${SUN[0]} ${SUN[1]}L${left}L${right}Z" fill="#fffbe0" opacity=".2"/>`;
  });
  scene.add(rays.join('')).add(`<circle cx="${SUN[0]}" cy="${SUN[1]}" r="92" fill="#fffbe4"/>`);
  scene.wisps(14, 40, 480, ['#fff4d0', '#fbdca4', '#f8c48c', '#fdebc0'], 0.55);
}

function valley(scene: Scene): void {
  const far = scene.ridge(610, 44, 2.6, 2);
  scene.hill(far, '#e8a878', '#f6c890', { rim: '#fff0b8', rimWidth: 3, dabs: 60, shadow: 0.05 });
  scene.mist(630, 90, '#fff0c8', 0.8, 1);
  const middle = scene.ridge(668, 46, 2, 4, { tilt: -30 });
  scene.hill(middle, '#d8ac68', '#e6c884', { rim: '#ffe9a8', rimWidth: 4, dabs: 100, shadow: 0.08 });
  times(26, () => {
    const x = between(scene.r, -10, 810);
    const leaves = ['#8a6a50', '#b8904c', '#f6d480'] as const;
    const tree = scene.r() < 0.5 ? pine(scene, between(scene.r, 30, 52), { leaves, light: x < SUN[0] ? 1 : -1 }) : roundTree(scene, between(scene.r, 34, 54), { leaves, light: x < SUN[0] ? 1 : -1, trunk: '#7a5440' });
    scene.add(at(x, scene.yAt(middle, x) + 6, 1, tree));
  });
  ([[262, 34, '#c8604c'], [318, 28, '#a8586c'], [722, 32, '#c8604c']] as const).forEach(([x, size, roof]) => scene.add(at(x, scene.yAt(middle, x) + 12, 1, house(scene, size, { light: 1, night: WARM, wall: '#fbe6c0', roof, smoke: '#fff3d8' }))));
  scene.mist(712, 100, '#ffe9b8', 0.75, 3);
  const fields = scene.ridge(762, 34, 1.7, 5, { tilt: 40 });
  scene.hill(fields, '#c8a850', '#b8a858', { rim: '#fff0a8', rimWidth: 5, dabs: 190, dabLength: 40, shadow: 0.1, dabColours: ['#dcc468', '#a89c4c', '#e8d488', '#c09048', '#8f9450'] });
  times(20, (i) => {
    const x = 10 + i * 24;
    scene.add(at(x, scene.yAt(fields, x) + 36 + 22 * Math.sin(i * 0.5), 1, bush(scene, between(scene.r, 22, 34), { leaves: ['#6f7440', '#98944c', '#ecd880'], light: 1 })));
  });
  scene.mist(800, 80, '#ffe9b0', 0.5, 8);
}

function herd(scene: Scene): void {
  const sheep: [x: number, y: number, size: number][] = [[690, 246, 100], [560, 190, 76], [758, 130, 62], [486, 330, 150], [250, 236, 128], [640, 420, 178], [306, 470, 214]];
  sheep.forEach(([x, y, size]) => {
    const drawing = cloudSheep(scene, size, { pale: '#fffaf0', shade: '#eab8a4', head: '#b8808a', light: x < SUN[0] ? 1 : -1, night: WARM });
    scene.add(at(x - size * 0.75, y - size * 0.3, 1, wispCloud(scene, size * 1.3, { colour: '#fff6e4', count: 4, opacity: 0.8 })));
    scene.add(at(x, y, 1, drawing, { turn: between(scene.r, -8, 4) }));
    scene.add(at(x, y - size * 0.04, 1, wispCloud(scene, size * 1.1, { colour: '#fffaf0', count: 4, opacity: 0.75 })));
  });
}

function straggler(scene: Scene): void {
  scene.glow(98, 470, 150, '#8a86a8', 0.35, 110);
  const drawing = cloudSheep(scene, 158, { pale: '#8f93b4', shade: '#525a86', head: '#363c66', light: 1, night: '#232850' });
  scene.add(at(104, 652, 1, drawing, { turn: 5 }));
  const drops = times(15, () => `M${round1(between(scene.r, 40, 170))} ${round1(between(scene.r, 668, 706))}l-4 14`);
  scene.add(`<path d="${drops.join('')}" stroke="#6f7aa8" stroke-width="4" stroke-linecap="round" opacity=".75"/>`);
}

function hill(scene: Scene): Point[] {
  const ridge = scene.ridge(838, 16, 1.4, 7, { bump: (x) => -120 * Math.exp(-(((x - 520) / 240) ** 2)) });
  scene.hill(ridge, '#c8b04c', '#5f8048', { rim: '#fff2a0', rimWidth: 7, dabs: 320, dabLength: 36, dabWidth: 6, depth: 280, dabColours: ['#e0c860', '#a9a850', '#6f8c4c', '#d8a850', '#4f7448', '#f2dc80'] });
  return ridge;
}

export default picture({
  id: 'wm08',
  motifs: ['flight', 'wind', 'dawn', 'animals'],
  words: {
    en: {
      title: 'The Cloud Shepherd',
      name: 'Boy with a shepherd’s crook and clouds shaped like sheep',
      shows: 'At sunrise a boy with a shepherd’s crook drives sheep-shaped clouds over a hill; one dark cloud lags behind.',
      closer:
        'A golden morning with a turquoise edge at the top. The boy, in a straw hat and a flying blue cloak, walks to the right over a green hilltop, the big pale sun behind him. Seven woolly white clouds with rosy faces and closed eyes drift above him, small ones far, big ones near; the dark blue one follows low on the left, and a little rain falls from it. In the valley are three houses with red roofs and small trees; daisies and red flowers grow in front.',
    },
    fr: {
      title: 'Le Berger des nuages',
      name: 'Un garçon au bâton de berger et des nuages-moutons',
      shows: 'Au lever du soleil, un garçon au bâton de berger mène par-dessus une colline des nuages en forme de moutons ; un nuage sombre reste à la traîne.',
      closer:
        'Un matin doré, turquoise tout en haut. Le garçon, chapeau de paille et cape bleue au vent, marche vers la droite au sommet d’une colline verte, le grand soleil pâle derrière lui. Au-dessus flottent sept nuages blancs et laineux, aux visages roses et aux yeux clos, petits au loin, gros tout près ; le bleu sombre suit à gauche, bas dans le ciel, et laisse tomber un peu de pluie. Dans la vallée, trois maisons aux toits rouges et de petits arbres ; devant, des pâquerettes et des fleurs rouges.',
    },
  },
  paint: { under: [235, 170, 110], vignette: 0.1, flow: -0.15 },
  draw(scene) {
    sunrise(scene);
    scene.add(at(160, 96, 1, flock(scene, 130, { count: 5, colour: '#7a6a70', span: 10 })));
    valley(scene);
    herd(scene);
    [[420, 110, 150], [120, 330, 170], [730, 530, 130]].forEach(([x, y, size]) => scene.add(at(x!, y!, 1, windCurl(scene, size!, { colour: '#fffaf0', opacity: 0.75 }))));
    straggler(scene);
    const ridge = hill(scene);
    const foot = scene.yAt(ridge, 500);
    scene.shadow(470, foot + 14, 120, 14, '#4a4a30', 0.5);
    scene.add(at(500, foot + 8, 1, shepherd(scene, 230, { light: 1, night: '#5a3a58', coat: '#7a5040', scarf: '#4f7a88' })));
    times(2, (i) => scene.add(at(400, 980 + i * 34, 1, grass(scene, 860, { count: 150, height: 60, wind: 0.35, colours: i ? ['#35583c', '#4f7448', '#7a8c48'] : ['#6f8c4c', '#a9a850', '#d8c060'] }))));
    scene.add(at(400, 1004, 1, wildFlowers(scene, 800, { count: 34, height: 74, wind: 0.3, colours: ['#fff6e0', '#f6c24c', '#f2a074', '#e8735a'] })));
    times(20, () => scene.spark(between(scene.r, 40, 780), between(scene.r, 720, 960), { radius: between(scene.r, 1, 2), core: '#fffbe0', glow: pick(scene.r, ['#fff0b0', '#ffe08a']), reach: 10 }));
  },
});
