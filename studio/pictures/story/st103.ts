import { between, fractal, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, house, lightPath, reeds, villager } from '../../src/shapes/index.ts';

const NIGHT = '#2c2448';
const BIRD = '#2a2140';
const LINE: [number, number, number][] = [[50, 400, 14], [90, 330, 46], [160, 240, 96], [270, 190, 140], [380, 230, 142], [456, 330, 96], [520, 400, 66], [600, 370, 100], [670, 270, 132], [700, 170, 90], [670, 90, 40], [610, 60, 12]];

function sky(scene: Scene): void {
  scene.sky([[0, '#6a7cb0'], [0.22, '#a8a4cc'], [0.42, '#f0c8c0'], [0.56, '#fdeaa4'], [0.66, '#fff6c4']]);
  scene.glow(250, 640, 480, '#fffbd8', 0.9, 240);
  scene.wisps(34, 30, 590, ['#8a92c0', '#e8bcc4', '#fbe4b8', '#c4b4d0', '#fff4cc'], 0.5);
}

/** Where along its course the flock is at t, with its half width there. */
function along(t: number): [number, number, number] {
  const place = Math.min(LINE.length - 1.001, t * (LINE.length - 1));
  const i = Math.floor(place);
  const [from, to] = [LINE[i]!, LINE[i + 1]!];
  const part = place - i;
  return [0, 1, 2].map((k) => from[k]! + (to[k]! - from[k]!) * part) as [number, number, number];
}

function flockOf(scene: Scene): void {
  const { r } = scene;
  times(34, (i) => {
    const [x, y, half] = along((i + 0.5) / 34);
    scene.add(`<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(half * 0.85)}" ry="${round1(half * 0.6)}" fill="${BIRD}" opacity=".13" ${scene.blur(9)}/>`);
  });
  const birds = times(3300, () => {
    const [x, y, half] = along(r());
    const [angle, reach] = [r() * 6.28, r() ** 0.75 * half * (0.85 + 0.5 * fractal(scene.noise, x / 90, y / 90, 2))];
    const [bx, by] = [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.8];
    const k = between(r, 3, 6.4);
    const up = between(r, -0.6, 0.5) * k;
    return `M${round1(bx - k)} ${round1(by - up)}q${round1(k * 0.6)} ${round1(-k * 0.35)} ${round1(k)} ${round1(up + k * 0.2)}q${round1(k * 0.4)} ${round1(-k * 0.6)} ${round1(k)} ${round1(-up - k * 0.1)}`;
  });
  const layer = (part: string[], width: number, opacity: number) => `<path d="${part.join('')}" fill="none" stroke="${BIRD}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  scene.add(layer(birds.slice(0, 1300), 3.8, 0.8));
  scene.over(layer(birds.slice(1300, 2400), 1.9, 0.9) + layer(birds.slice(2400), 2.6, 0.85));
}

function land(scene: Scene): void {
  const far = scene.ridge(664, 16, 2.4, 4);
  scene.hill(far, '#8a7ca4', '#b89cac', { rim: '#fff0bc', rimWidth: 3, dabs: 60, shadow: 0.03 });
  const homes: [number, number, number][] = [[330, 676, 30], [376, 680, 34], [424, 676, 28], [470, 682, 34]];
  homes.forEach(([x, y, size]) => scene.add(at(x, y, 1, house(scene, size, { wall: '#b8a0a8', roof: '#5f4c74', light: -1, night: NIGHT, smoke: '#e8d4c8' }))));
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form('M396 676V600L408 548L420 600V676Z', '#74648c', { dabs: 0.8, pale: '#f0d0b4' }));
  times(13, () => scene.add(at(between(scene.r, 0, 300), 680, 1, bareTree(scene, between(scene.r, 40, 90), { trunk: '#5f5478', depth: 4, thick: 5 }))));
  scene.mist(668, 60, '#fff0c8', 0.6, 3);
}

function marsh(scene: Scene): void {
  scene.water(706, { gradient: [[0, '#fdeeb4'], [0.25, '#e8bcb4'], [0.6, '#9484ac'], [1, '#4a4474']], waves: ['#fff6cc', '#c8a4b4', '#7a70a0', '#e8c8bc', '#5f5688'] }, 220);
  scene.add(`<g transform="translate(0 1240) scale(1 -.75)" opacity=".22">${times(22, (i) => { const [x, y, half] = along((i + 0.5) / 22); return `<ellipse cx="${round1(x)}" cy="${round1(y + 200)}" rx="${round1(half)}" ry="${round1(half * 0.6)}" fill="${BIRD}" opacity=".3"/>`; }).join('')}</g>`);
  scene.add(at(250, 708, 1, lightPath(scene, 150, { colour: '#fffbdc', width: 150, count: 44 })));
  const isles: Point[] = [[640, 744], [120, 772], [520, 816]];
  isles.forEach(([x, y], i) => {
    scene.add(`<ellipse cx="${x}" cy="${y}" rx="${150 + i * 20}" ry="${12 + i * 3}" fill="#5a4c74"/>` + at(x, y + 4, 1, reeds(scene, 240 + i * 40, { count: 46, height: 44 + i * 14, colours: ['#5a4c74', '#7a6484', '#b08c88', '#e0b894'], wind: 0.12 })));
  });
}

function watcher(scene: Scene): void {
  const bank = scene.ridge(900, 16, 1.5, 8, { bump: (x) => -40 * Math.exp(-(((x - 600) / 160) ** 2)) });
  scene.hill(bank, '#5a4a70', '#2a2248', { rim: '#f0c8a4', rimWidth: 5, dabs: 220, dabLength: 34, depth: 130, dabColours: ['#7a6484', '#46385f', '#a07c88', '#34294f'] });
  scene.shadow(616, 872, 60, 10, NIGHT, 0.6);
  scene.add(at(600, 872, 1, villager(scene, 190, { light: -1, night: NIGHT, coat: '#a8483f', view: 'back', arms: ['down', 'down'], hat: '#e8b050' })));
  scene.add(at(700, 890, 1, bareTree(scene, 420, { trunk: '#34284c', depth: 6, thick: 5, lean: 0.3, light: -1 })));
  scene.add(at(400, 1014, 1, reeds(scene, 860, { count: 90, height: 130, colours: [NIGHT, '#463a64', '#6a587c', mix('#8a6c7c', NIGHT, 0.3)], wind: 0.12 })));
}

export default picture({
  id: 'st103',
  motifs: ['animal', 'sky', 'pattern', 'crowd'],
  words: {
    en: {
      title: 'Starlings forming a cloud',
      name: 'Huge flock of starlings over a marsh',
      shows: 'Countless starlings fly as one long winding cloud across the evening sky above a marsh; a person in a rust-red coat stands below and looks up.',
      closer: 'The sky goes from blue-violet above to lemon yellow at the horizon. The dark flock has two thick bends joined by a narrow waist and runs out to a thin tail at the left and a tip at the upper right. The water mirrors the light; reed islands lie in it. Far off are a few houses with a pointed church tower. The person, seen from behind with a yellow hat, stands beside a bare tree at the right; reeds cover the lower edge.',
    },
    fr: {
      title: 'Les étourneaux en nuage',
      name: 'Immense vol d’étourneaux au-dessus d’un marais',
      shows: 'D’innombrables étourneaux volent en un long nuage sinueux dans le ciel du soir, au-dessus d’un marais ; une personne en manteau rouille, en bas, lève les yeux.',
      closer: 'Le ciel passe du bleu violet au jaune citron à l’horizon. Le vol sombre forme deux gros méandres reliés par une taille étroite, et finit en queue mince à gauche, en pointe en haut à droite. L’eau reflète la lumière ; des îlots de roseaux y sont posés. Au loin, quelques maisons et un clocher pointu. La personne, de dos, bonnet jaune, se tient près d’un arbre nu à droite ; des roseaux couvrent le bord inférieur.',
    },
  },
  paint: { under: [180, 150, 160], flow: 0 },
  draw(scene) {
    sky(scene);
    flockOf(scene);
    land(scene);
    marsh(scene);
    watcher(scene);
  },
});
