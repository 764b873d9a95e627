import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, ribbon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { openBook, pageBoat } from '../../src/shapes/books.ts';
import { owl } from '../../src/shapes/birds.ts';
import { clockDial } from '../../src/shapes/clockwork.ts';
import { fish } from '../../src/shapes/creatures.ts';
import { cup } from '../../src/shapes/kitchen.ts';
import { locomotive } from '../../src/shapes/trains.ts';
import { balloon, kite, windRibbons } from '../../src/shapes/sky.ts';
import { key, star, umbrella } from '../../src/shapes/things.ts';
import { named } from './_words.ts';

const NIGHT = '#5a2038';

/** The gust that carries all things: out of the book, round the left, across and away to the upper right. */
const GUST: Point[] = [
  [400, 830], [330, 760], [230, 700], [170, 610], [210, 500], [340, 440], [480, 430], [600, 400], [650, 310], [590, 220], [470, 170], [380, 110], [400, 20], [470, -60],
];

function gust(scene: Scene): void {
  const shift = (dx: number, dy: number): Point[] => GUST.map(([x, y], i) => [x + dx * (i / 6), y + dy * (i / 10)]);
  scene.add(`<path d="${ribbon(GUST, (t) => 40 + 120 * Math.sin(Math.PI * t))}" fill="#ffe3b0" opacity=".3" ${scene.blur(16)}/>`);
  times(16, () => {
    const line = shift(between(scene.r, -34, 34), between(scene.r, -50, 50));
    const wide = between(scene.r, 3, 11);
    const colour = ['#fff3d0', '#ffd9a0', '#f0a070', '#fff8e4'][Math.floor(scene.r() * 4)];
    scene.add(`<path d="${ribbon(line, (t) => wide * Math.sin(Math.PI * t) + 1)}" fill="${colour}" opacity="${Math.round(between(scene.r, 20, 55)) / 100}"/>`);
  });
}

function racers(scene: Scene): void {
  const look = { light: 1, night: NIGHT } as const;
  const put = (x: number, y: number, svg: string, turn: number) => scene.add(at(x, y, 1, svg, { turn }));
  put(418, 56, star(scene, 56, { ...look, glow: 2 }), 20);
  put(520, 232, owl(scene, 92, look), -16);
  put(386, 196, key(scene, 84, { ...look, colour: '#f2c44c' }), -50);
  put(664, 290, clockDial(scene, 108, look), 14);
  put(560, 480, cup(scene, 106, { ...look, steam: false, saucer: false }), -18);
  put(362, 536, locomotive(scene, 118, { ...look, colour: '#3f7f98', smoke: null }), -12);
  put(252, 652, fish(scene, 92, { ...look, colour: '#e8883c' }), 36);
  put(118, 716, umbrella(scene, 150, { ...look, colour: '#7c5799' }), -28);
  put(300, 758, pageBoat(scene, 74, look), -14);
  put(176, 346, kite(scene, 300, { ...look, colours: ['#3f7f98', '#fff0cf'] }), -24);
  put(690, 700, balloon(scene, 196, { ...look, colours: ['#5f8560', '#fff0cf'] }), 8);
}

export default picture({
  id: 'game-end_of_the_story',
  motifs: ['book', 'wind', 'things'],
  words: named('Things racing out of an open book', 'Des objets s’échappent d’un livre ouvert'),
  paint: { under: [200, 110, 80], flow: -0.5 },
  draw(scene) {
    scene.sky([[0, '#a83f48'], [0.25, '#c95a48'], [0.5, '#e58a55'], [0.72, '#f6c27c'], [1, '#c86a4c']]);
    scene.add(windRibbons(scene, 0, 760, { count: 70, colours: ['#d9704f', '#b84a48', '#f0a468', '#8f3648'], opacity: 0.35 }));
    scene.glow(400, 800, 520, '#fff0b4', 0.95, 440);
    gust(scene);
    const desk = scene.ridge(884, 5, 1, 2);
    scene.hill(desk, '#8a4440', '#4c2434', { rim: '#fbc98c', rimWidth: 5, dabs: 160, dabLength: 90, dabWidth: 5, depth: 120, dabColours: ['#a55848', '#6a3038', '#c87a54', '#5a2834'] });
    scene.shadow(400, 944, 330, 34, '#3a1428', 0.6);
    scene.add(at(400, 950, 1, openBook(scene, 232, { cover: '#2f5f78', glow: true, light: 1, night: '#6a3040' })));
    racers(scene);
    times(46, () => scene.spark(between(scene.r, 150, 660), between(scene.r, 240, 860), { radius: between(scene.r, 1.4, 3), reach: between(scene.r, 10, 20), core: '#fffbe0', glow: palette.lamp, opacity: 0.6 }));
  },
});
