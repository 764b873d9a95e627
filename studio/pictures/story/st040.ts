import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lantern } from '../../src/shapes/index.ts';

const NIGHT = '#241238';
const MIDDLE: Point = [410, 520];
const STEP = 0.2;
const TIGHT = 0.135;
const FIRST = -34;
const LAST = 110;

/** How far from the middle the stair is after an angle. */
const reach = (angle: number) => 560 * Math.exp(-TIGHT * angle);
function on(angle: number, part: number): Point {
  const far = reach(angle) * part;
  return [MIDDLE[0] + Math.cos(angle) * far, MIDDLE[1] + Math.sin(angle) * far * 0.97];
}

/** Whether any of it can be seen: nothing is drawn far outside the picture. */
function seen(angle: number): boolean {
  const [x, y] = on(angle, 0.6);
  return x > -60 && x < 860 && y > -60 && y < 1060;
}

/** Deep steps lean to the lamp's gold at the bottom, near ones to cool shade. */
function toned(colour: string, i: number): string {
  const deep = (i - FIRST) / (LAST - FIRST);
  return deep > 0.62 ? mix(mix(colour, NIGHT, 0.3), '#ffc860', (deep - 0.62) * 2.1) : mix(colour, NIGHT, 0.06 + deep * 0.4);
}

function step(scene: Scene, i: number): void {
  const [a, c] = [i * STEP, (i + 1) * STEP];
  const light = Math.cos(a + 0.8) > 0 ? 1 : -1;
  const b = brush(scene, 100, { light, night: NIGHT });
  const lit = 0.5 + 0.5 * Math.cos(a + 2.3);
  const stone = toned(mix('#c49ab4', '#f6dcd0', lit), i);
  const grain = a + Math.PI / 2;
  scene.add(b.form(polygon([on(a, 1.04), on(c, 1.04), on(c, 0.6), on(a, 0.6)]), stone, { grain, edge: 0.5, dabs: 1.1 }));
  scene.add(b.form(polygon([on(a, 0.95), on(c, 0.95), on(c, 0.72), on(a, 0.72)]), toned(mix('#8c2440', '#c8384c', lit), i), { grain, edge: 0.4, dabs: 1 }));
  const edge = `M${on(c, 1.04).map(round1).join(' ')}L${on(c, 0.6).map(round1).join(' ')}`;
  const size = reach(a) / 560;
  scene.add(b.line(edge, mix(stone, NIGHT, 0.65), Math.max(1.6, 10 * size), { opacity: 0.75 }));
  const next = polygon([on(a, 0.6), on(c, 0.6), on(c, 0.545), on(a, 0.545)]);
  scene.add(`<path d="${next}" fill="${mix(toned('#5a3060', i), NIGHT, 0.4)}"/>`);
}

function wall(scene: Scene, i: number): void {
  const [a, c] = [i * STEP, (i + 1) * STEP];
  const b = brush(scene, 100, { night: NIGHT });
  scene.add(b.form(polygon([on(a, 1.03), on(c, 1.03), on(c, 1.3), on(a, 1.3)]), mix(toned('#7a4a74', i), NIGHT, 0.35), { grain: a, edge: 0, dabs: 1 }));
}

function rail(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  const turns = times(LAST - FIRST, (i) => i + FIRST);
  turns.forEach((i) => {
    const size = reach(i * STEP) / 560;
    if (size < 0.06) return;
    const [foot, top] = [on(i * STEP, 0.6), on(i * STEP, 0.52)];
    scene.add(b.line(`M${foot.map(round1).join(' ')}L${top.map(round1).join(' ')}`, mix('#2a1434', '#d8a050', 0.2), Math.max(1.5, 9 * size)));
  });
  const coats: [string, number, number][] = [['#5a2c24', 34, 0], ['#d89a4c', 20, 0], ['#ffe6a0', 6, 5]];
  coats.forEach(([colour, width, shift]) => times((LAST - FIRST) / 4, (turn) => {
    const from = FIRST + turn * 4;
    const size = reach((from + 2) * STEP) / 560;
    const part = times(6, (i) => on((from + i) * STEP, 0.52)).map(([x, y]): Point => [x - shift * size, y - shift * size]);
    scene.add(b.line(smooth(part), colour, round1(Math.max(width / 8, width * size))));
  }));
}

export default picture({
  id: 'st040',
  motifs: ['place', 'spiral', 'height', 'pattern'],
  words: {
    en: {
      title: 'Spiral staircase from above',
      name: 'Spiral staircase seen from above',
      shows: 'Looking straight down a great spiral staircase with a red carpet; at the very bottom a lantern is alight.',
      closer: 'Steps of rosy marble wind inwards turn after turn, from pale and cool near the eye to golden at the heart, round a dark violet well. A polished brass rail follows the inner edge like a shell. On a step at the upper left lies one white glove, and three sheets of paper are falling through the well. Nobody is to be seen.',
    },
    fr: {
      title: 'L’escalier en colimaçon vu d’en haut',
      name: 'Escalier en colimaçon vu d’en haut',
      shows: 'Vue plongeante dans un grand escalier en spirale au tapis rouge ; tout en bas, une lanterne est allumée.',
      closer: 'Des marches de marbre rosé tournent vers l’intérieur, pâles et froides près de l’œil, dorées au cœur, autour d’un puits violet sombre. Une rampe de laiton poli suit le bord intérieur comme une coquille. Sur une marche, en haut à gauche, un gant blanc ; trois feuilles de papier tombent dans le vide. On ne voit personne.',
    },
  },
  paint: { under: [110, 60, 90], flow: 0.8 },
  draw(scene) {
    const b = brush(scene, 100, { light: -1, night: NIGHT });
    scene.add(`<rect width="800" height="1000" fill="${NIGHT}"/>`);
    const order = times(LAST - FIRST, (i) => LAST - 1 - i);
    order.filter((i) => seen(i * STEP)).forEach((i) => {
      wall(scene, i);
      step(scene, i);
    });
    scene.glow(MIDDLE[0], MIDDLE[1], 210, '#ffcf6c', 0.85);
    rail(scene);
    scene.add(at(MIDDLE[0], MIDDLE[1] + 18, 1, lantern(scene, 40, {})));
    const glove = b.form('M-30 30C-40 0 -38 -20 -34 -40L-22 -42L-20 -14L-16 -52L-4 -54L-4 -16L4 -50L16 -48L12 -12L24 -34L34 -28C26 -6 24 10 20 32Z', '#fdf6ea', { shade: '#b09ab8' });
    scene.add(scene.shadowShape(196, 112, 60, 48, NIGHT, 0.55) + at(186, 96, 1.05, glove, { turn: 62 }));
    ([[470, 400, 1, 20], [360, 610, 0.7, -40], [520, 560, 0.8, 70]] as [number, number, number, number][]).forEach(([x, y, scale, turn]) => scene.add(at(x, y, scale, b.form('M-34 -20Q0 -34 34 -18L30 24Q0 8 -36 24Z', '#fffaf0', { shade: '#c0a4b4' }), { turn })));
    scene.spark(MIDDLE[0], MIDDLE[1], { radius: 5, reach: 70 });
  },
});
