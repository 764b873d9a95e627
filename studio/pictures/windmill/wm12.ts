import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, palette } from '../../src/core/colour.ts';
import { at, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { archway, brush, bush, child, envelope, fence, grass, house, letterBird, pine, rectangle, roundTree, stones, swallow, tiles, wildFlowers, windCurl, windowAt } from '../../src/shapes/index.ts';

const NIGHT = '#6a2f5c';
const STREAM: Point[] = [[538, 530], [448, 486], [330, 440], [214, 414], [132, 346], [150, 262], [262, 212], [420, 196], [560, 166], [664, 104], [720, 20]];

/** The point a part t of the way up the stream of letters. */
function along(t: number): Point {
  const place = Math.min(STREAM.length - 1.001, t * (STREAM.length - 1));
  const [from, to] = [STREAM[Math.floor(place)]!, STREAM[Math.floor(place) + 1]!];
  const part = place - Math.floor(place);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function sky(scene: Scene): void {
  scene.sky([[0, '#d9789c'], [0.25, '#ee9cae'], [0.5, '#fbc4b8'], [0.68, '#ffe2bc']]);
  scene.glow(120, 640, 420, '#fff2c0', 0.95, 330);
  scene.add('<circle cx="120" cy="636" r="58" fill="#fffbe0"/>');
  times(9, (i) => {
    const angle = -0.15 - i * 0.17;
    const ray = (bend: number) => `${round1(120 + Math.cos(angle + bend) * 1000)} ${round1(636 + Math.sin(angle + bend) * 1000)}`;
    scene.add(`<path d="M120 636L${ray(-0.035)}L${ray(0.035)}Z" fill="#fff3cf" opacity=".16"/>`);
  });
  scene.wisps(24, 30, 520, ['#ffd6cc', '#e88aa4', '#ffe6d4', '#d8799c', '#f6b4ba'], 0.55);
}

function hills(scene: Scene): void {
  const layers: [number, number, number, string, string, number][] = [[640, 44, 2.6, '#e69aa8', '#f6bfb0', 4], [700, 46, 2, '#c97c9c', '#e6a4a8', 5], [764, 40, 1.6, '#a86690', '#cf8c9c', 6]];
  layers.forEach(([y, height, waves, top, foot, seed]) => {
    const ridge = scene.ridge(y, height, waves, seed);
    scene.hill(ridge, top, foot, { rim: '#ffe6c4', rimWidth: 4, dabs: 80, shadow: 0.06 });
    times(13, () => {
      const x = between(scene.r, -10, 420);
      const dark = mix(top, '#5a3468', 0.45);
      const look = { leaves: [dark, mix(top, dark, 0.5), '#ffcfb0'] as const, light: -1 as const };
      const size = between(scene.r, 26, 46) * (y / 660);
      scene.add(at(x, scene.yAt(ridge, x) + 4, 1, scene.r() < 0.75 ? pine(scene, size, look) : roundTree(scene, size, look)));
    });
    scene.mist(y + 34, 90, '#ffe8d4', 0.75, seed);
  });
}

function postOffice(scene: Scene, x: number, y: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const wall = '#f8e0c4';
  const front = 'M-124 4V-150H124V4Z';
  const roof = 'M-150 -142L-84 -236H84L150 -142Q0 -132 -150 -142Z';
  const tower = 'M-40 -226V-300H40V-226Z';
  scene.shadow(x + 20, y + 4, 190, 22, NIGHT, 0.5);
  scene.add(at(x, y, 1.12, [
    b.form(tower, wall, { dabs: 0.8 }), stones(b, tower, wall, [-40, -300, 80, 76], 11, 0.35),
    `<path d="${archway(-2, -232, 52, 62)}" fill="#6a3a5c"/>`, b.line(archway(-2, -232, 52, 62), '#b8605c', 5),
    b.form('M-56 -296L0 -352L56 -296Q0 -288 -56 -296Z', '#c8485c', { grain: 0.6 }), b.line('M0 -352V-386', '#6a3a4c', 4), b.form('M2 -386L40 -376L2 -364Z', '#ffd27a', { dabs: 0 }),
    b.form(front, wall, { dabs: 0.8 }), stones(b, front, wall, [-124, -150, 248, 154], 12, 0.35),
    b.form(roof, '#b8445c', { dabs: 0.5 }), tiles(b, roof, '#b8445c', [-150, -236, 300, 104], 18),
    b.form('M92 -190V-262H118V-160Z', '#c08078', { dabs: 0.8 }), b.line('M86 -262H124', '#8c5060', 8),
    b.form(archway(0, 4, 60, 104), '#5f6aa0', { grain: 1.5 }), b.line(archway(0, 4, 60, 104), '#8a4a54', 6), b.dot(18, -42, 5, palette.lamp),
    windowAt(b, -100, -108, 46, 54, { frame: '#8a4a54', curtain: '#e08a90' }), windowAt(b, 54, -108, 46, 54, { frame: '#8a4a54', curtain: '#e08a90' }),
    b.form(rectangle(-48, -220, 96, 68), '#7a2f4c', { dabs: 0.8 }), b.put(0, -158, 0.56, envelope(scene, 100, { light: -1, night: NIGHT })),
  ].join('')));
}

function stream(scene: Scene): void {
  const r = scene.r;
  scene.add(`<path d="${ribbon(STREAM, [20, 34, 60, 84, 90, 90, 96, 110, 130, 150, 170])}" fill="#fff2dc" opacity=".2" ${scene.blur(10)}/>`);
  const curls: [number, number, number][] = [[300, 330, 170], [560, 330, 150], [420, 90, 190], [90, 150, 150], [650, 450, 140]];
  curls.forEach(([x, y, size]) => scene.add(at(x, y, 1, windCurl(scene, size, { colour: '#fff6e6', opacity: 0.6 }))));
  const letters = times(44, (i) => (i + 0.5) / 44);
  letters.forEach((t, i) => {
    const [cx, cy] = along(t);
    const spread = 6 + 82 * t;
    const side = (i % 3) - 1 + between(r, -0.25, 0.25);
    const [x, y] = [cx + between(r, -0.4, 0.4) * spread, cy + side * spread];
    const size = (22 + 62 * t) * between(r, 0.85, 1.15);
    scene.add(at(x, y, 1, flyer(scene, t, size), { turn: between(r, -24, 14), flip: t < 0.42 && r() < 0.8 }));
  });
}

/** A letter, a letter with wings or a swallow, as far up as t. */
function flyer(scene: Scene, t: number, size: number): string {
  const look = { light: -1 as const, night: '#7a4470' };
  if (t < 0.42) return envelope(scene, size * 0.8, { ...look, seal: pick(scene.r, ['#c8485c', '#d98a4c', '#7a6ab0']) });
  if (t < 0.7) return letterBird(scene, size * 1.05, { ...look, grown: Math.min(1, (t - 0.4) * 3.3) });
  return swallow(scene, size * 1.05, { ...look, coat: mix('#5a5a94', '#33396e', scene.r()), belly: '#fff0e0' });
}

function farms(scene: Scene): void {
  const homes: [number, number, number, string][] = [[70, 826, 34, '#a8485c'], [124, 838, 40, '#8c4468'], [212, 852, 36, '#b8586c']];
  homes.forEach(([x, y, size, roof]) => scene.add(at(x, y, 1, house(scene, size, { wall: '#f6d4bc', roof, smoke: '#fff0e4', light: -1, night: NIGHT, wind: 0.8 }))));
}

function summit(scene: Scene): void {
  const hill = scene.ridge(900, 20, 1.4, 12, { bump: (x) => -120 * Math.exp(-(((x - 540) / 240) ** 2)) });
  scene.hill(hill, '#b0607c', '#5a3462', { rim: '#ffdcae', rimWidth: 6, dabs: 260, dabLength: 38, depth: 260, dabColours: ['#cf7f8c', '#e8a294', '#944c78', '#7a4070', '#d98f7c'] });
  const path: Point[] = [[540, 800], [530, 850], [480, 896], [450, 950], [490, 1020]];
  const way = ribbon(path, [44, 50, 66, 96, 140]);
  scene.add(`<path d="${way}" fill="${scene.linear([[0, '#ffe2bc'], [1, '#c98694']])}" opacity=".85"/>`);
  scene.dabs(way, 50, ['#fff0d4', '#e0a49c', '#b87888'], { length: 30, width: 5 });
  scene.add(at(720, scene.yAt(hill, 720) + 10, 1, roundTree(scene, 190, { leaves: ['#6a3a6c', '#a0567c', '#f6b49c'], trunk: '#5a3450', light: -1 })));
  scene.add(at(330, scene.yAt(hill, 330) + 14, 1, fence(scene, 150, { colour: '#8c5468', height: 34 }), { turn: -9 }));
}

function people(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(at(666, 846, 1, b.form('M-5 0V-62H5V0Z', '#6a3a54') + b.form(archway(0, -50, 50, 66), '#d0484c', { grain: 1.4 }) + b.form(rectangle(-17, -92, 34, 7), '#5a2440', { dabs: 0 })));
  scene.shadow(392, 930, 50, 10, NIGHT, 0.5);
  scene.add(at(390, 930, 1, child(scene, 146, { coat: '#c03c48', hat: palette.amber, scarf: palette.cream, wind: -1, arms: ['down', 'up'], light: -1, night: NIGHT })));
}

export default picture({
  id: 'wm12',
  motifs: ['wind', 'flight', 'letters', 'dawn'],
  words: {
    en: {
      title: 'Letters on the Wind',
      name: 'Envelopes turning into swallows over a post office',
      shows: 'In a pink morning sky envelopes pour from a hilltop post office and turn into swallows as they rise.',
      closer: 'The sky goes from rose at the top to pale yellow, where a white sun comes up behind misty hills with little firs. From the tower window of a cream house with a dark red roof, a blue door and an envelope on its sign, a stream of letters curves out to the left and back to the right. Halfway up they have grey wings; at the upper right they are dark blue swallows. A child in a red coat waves from the path, a red letter box stands by the wall, three cottages lie in the valley, and purple grass with a few flowers runs along the front.',
    },
    fr: {
      title: 'Des lettres dans le vent',
      name: 'Enveloppes changées en hirondelles au-dessus d’une poste',
      shows: 'Dans le ciel rose du matin, des enveloppes s’échappent d’un bureau de poste au sommet d’une colline et se changent en hirondelles en s’élevant.',
      closer: 'Le ciel passe du rose vif au jaune pâle, là où un soleil blanc se lève derrière des collines brumeuses piquées de petits sapins. De la fenêtre de la tour d’une maison crème, au toit rouge sombre, à la porte bleue, une enveloppe pour enseigne, un flot de lettres part en courbe vers la gauche, puis revient à droite. À mi-hauteur elles ont des ailes grises ; en haut à droite, ce sont des hirondelles bleu foncé. Sur le chemin, un enfant en manteau rouge fait signe ; une boîte aux lettres rouge, trois maisonnettes dans la vallée, de l’herbe violette devant.',
    },
  },
  paint: { under: [240, 160, 150], flow: -0.2, vignette: 0.1 },
  draw(scene) {
    sky(scene);
    hills(scene);
    farms(scene);
    summit(scene);
    postOffice(scene, 540, 812);
    stream(scene);
    people(scene);
    scene.add(at(400, 1004, 1, grass(scene, 860, { count: 150, height: 62, colours: ['#5a3062', '#7a4474', '#a85c80'], wind: 0.3 })));
    scene.add(at(400, 1004, 1, wildFlowers(scene, 820, { count: 34, height: 66, colours: ['#ffe6d0', '#f6a0a0', '#ffd27a', lighten('#b878a8', 0.05)], stem: '#7a4470', wind: 0.2 })));
    scene.add(at(40, 1010, 1, bush(scene, 150, { leaves: ['#4f2c5c', '#84487a', '#e89a98'], light: -1 })));
  },
});
