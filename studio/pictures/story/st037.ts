import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, type Brush } from '../../src/shapes/index.ts';

const NIGHT = '#1c0f20';
const EYE: Point = [400, 420];
const DEEP = 12;

/** How large things are at a depth; 0 is in front of the picture. */
const near = (depth: number) => 1.45 * 0.76 ** depth;
const wall = (side: number, height: number, depth: number): Point => [EYE[0] + side * 400 * near(depth), EYE[1] + height * near(depth)];
const dim = (colour: string, depth: number) => mix(colour, NIGHT, Math.min(0.78, depth * 0.075));
const [CEILING, SKIRT, GROUND] = [-440, 470, 520];

function shell(scene: Scene, b: Brush, depth: number): void {
  const next = depth + 1;
  const piece = (points: Point[], colour: string, pale: string, grain: number) => scene.add(b.form(polygon(points), dim(colour, depth), { pale: dim(pale, depth), shade: dim(mix(colour, NIGHT, 0.35), depth), edge: 0, dabs: 1.3, grain }));
  piece([wall(-1, CEILING, depth), wall(1, CEILING, depth), wall(1, CEILING, next), wall(-1, CEILING, next)], '#e0c48c', '#fff0c0', 0);
  piece([wall(-1, GROUND, depth), wall(1, GROUND, depth), wall(1, GROUND, next), wall(-1, GROUND, next)], '#7a1f34', '#b8404a', 0.1);
  [-1, 1].forEach((side) => {
    piece([wall(side, CEILING, depth), wall(side, CEILING, next), wall(side, GROUND, next), wall(side, GROUND, depth)], side < 0 ? '#c8923c' : '#b8822f', '#f2c868', 1.5);
    piece([wall(side, 200, depth), wall(side, 200, next), wall(side, SKIRT, next), wall(side, SKIRT, depth)], '#5a6a48', '#94a070', 1.5);
    scene.add(b.line(`M${wall(side, 196, depth).join(' ')}L${wall(side, 196, next).join(' ')}M${wall(side, SKIRT, depth).join(' ')}L${wall(side, SKIRT, next).join(' ')}`, dim('#f2dca0', depth), 14 * near(next)));
    scene.add(b.line(`M${wall(side, -404, depth).join(' ')}L${wall(side, -404, next).join(' ')}`, dim('#8a5a2c', depth), 9 * near(next)));
  });
}

function carpet(scene: Scene, b: Brush, depth: number): void {
  const [front, back] = [near(depth), near(depth + 1)];
  const on = (side: number, size: number): Point => [EYE[0] + side * 400 * size, EYE[1] + GROUND * size];
  const middle = (front + back) / 2;
  [-0.5, 0, 0.5].forEach((side, i) => {
    const diamond = polygon([on(side, front), on(side + 0.2, middle), on(side, back), on(side - 0.2, middle)]);
    scene.add(b.form(diamond, dim(i === 1 ? '#e0a848' : '#c8703c', depth), { pale: dim('#ffdc90', depth), dabs: 0.8 }));
    scene.add(b.form(polygon([on(side, front * 0.75 + back * 0.25), on(side + 0.1, middle), on(side, front * 0.25 + back * 0.75), on(side - 0.1, middle)]), dim('#3a1c3c', depth), { dabs: 0.5 }));
  });
  [-0.84, 0.84].forEach((side) => scene.add(b.form(polygon([on(side - 0.03, front), on(side + 0.03, front), on(side + 0.03, back), on(side - 0.03, back)]), dim('#e0a848', depth), { dabs: 0.5 })));
}

function doors(scene: Scene, b: Brush, depth: number): void {
  [-1, 1].forEach((side) => {
    const open = side < 0 && depth === 2;
    const [from, to] = [depth + 0.26, depth + 0.8];
    const frame = polygon([wall(side, -236, from - 0.06), wall(side, -236, to + 0.06), wall(side, SKIRT + 30, to + 0.06), wall(side, SKIRT + 30, from - 0.06)]);
    const leaf = polygon([wall(side, -206, from), wall(side, -206, to), wall(side, SKIRT + 30, to), wall(side, SKIRT + 30, from)]);
    scene.add(b.form(frame, dim('#6a3424', depth), { pale: dim('#d89a5c', depth), grain: 1.5 }));
    scene.add(open ? `<path d="${leaf}" fill="#fff3b8"/>` : b.form(leaf, dim('#2f5a5c', depth), { pale: dim('#7fb0a0', depth), grain: 1.5 }));
    if (!open) {
      const panel = (top: number, low: number) => b.line(polygon([wall(side, top, from + 0.12), wall(side, top, to - 0.1), wall(side, low, to - 0.1), wall(side, low, from + 0.12)]), dim('#17383e', depth), 7 * near(to));
      scene.add(panel(-160, 60) + panel(120, 400));
      const [x, y] = wall(side, 110, to - 0.06);
      scene.add(b.ball(x, y, 13 * near(to), 13 * near(to), '#f2c860', { dabs: 0 }));
    }
    const [lampX, lampY] = wall(side, -120, depth + 0.02);
    const size = near(depth);
    scene.add(scene.glowShape(lampX, lampY, 170 * size, '#ffdc8c', 0.75) + at(lampX, lampY, size, b.form('M-24 30L-34 -34H34L24 30Z', '#fff0b4', { pale: '#ffffff', shade: '#f2a84c', dabs: 0.3 }) + b.line('M0 30V56', '#8a5a2c', 8)));
  });
}

/** Light from the one open door, and somebody's shadow in it. */
function spill(scene: Scene): void {
  const on = (side: number, depth: number): Point => [EYE[0] + side * 400 * near(depth), EYE[1] + GROUND * near(depth)];
  const light = polygon([on(-1, 2.8), on(-1, 2.26), on(0.72, 1.7), on(0.9, 2.7)]);
  const fade = scene.linear([[0, '#fff0a8', 0.85], [0.5, '#ffe08c', 0.6], [1, '#ffd070', 0.08]], 0, 0, 1, 0);
  scene.add(`<path d="${light}" fill="${fade}" ${scene.blur(5)}/>`);
  const [x, y] = on(-0.9, 2.55);
  const figure = 'M0 -8L110 -10C130 -26 190 -28 214 -16C224 -12 226 -4 236 -6C250 -26 296 -20 298 4C296 28 250 30 236 12C226 10 222 18 210 22C190 34 134 34 110 20L0 26L0 16L100 6L0 2Z';
  scene.add(at(x - 10, y, 1, `<path d="${figure}" fill="${NIGHT}" opacity=".75" ${scene.blur(3)}/>`, { turn: 3 }));
  scene.glow(wall(-1, 100, 2.5)[0], wall(-1, 100, 2.5)[1], 190, '#fff0a8', 0.7);
}

export default picture({
  id: 'st037',
  motifs: ['place', 'travel', 'pattern', 'eerie'],
  words: {
    en: {
      title: 'Endless hotel corridor',
      name: 'Long hotel corridor with many doors',
      shows: 'A hotel corridor runs on and on between closed green doors; on the left one door is open and light falls out.',
      closer: 'Mustard walls, a wine-red carpet with gold diamonds and rows of small wall lamps shrink towards a dark point in the middle. The light from the open door lies across the carpet like a bright plank, and in it is the long shadow of somebody who cannot be seen. In the nearest corner, on the right, a tray with a silver lid stands on the floor beside a pair of black shoes.',
    },
    fr: {
      title: 'Le couloir d’hôtel sans fin',
      name: 'Long couloir d’hôtel aux nombreuses portes',
      shows: 'Un couloir d’hôtel s’étire à n’en plus finir entre des portes vertes fermées ; à gauche, une porte est ouverte et la lumière sort.',
      closer: 'Murs moutarde, tapis lie-de-vin à losanges dorés et petites appliques rapetissent vers un point sombre au centre. La lumière de la porte ouverte barre le tapis d’une bande claire, où s’étend la longue ombre de quelqu’un qu’on ne voit pas. Tout près, à droite, un plateau à cloche d’argent est posé par terre, à côté d’une paire de chaussures noires.',
    },
  },
  paint: { under: [150, 90, 50], flow: 1.4 },
  draw(scene) {
    const b = brush(scene, 100, { light: 1, night: NIGHT });
    scene.add(`<rect width="800" height="1000" fill="${NIGHT}"/>`);
    times(DEEP, (i) => DEEP - 1 - i).forEach((depth) => {
      shell(scene, b, depth);
      carpet(scene, b, depth);
      doors(scene, b, depth);
      const [x, y] = wall(0, CEILING, depth + 0.5);
      scene.add(scene.glowShape(x, y, 150 * near(depth), '#fff3c4', 0.5, 40 * near(depth)));
    });
    spill(scene);
    scene.shadow(640, 960, 130, 20, NIGHT, 0.7);
    scene.add(b.ball(630, 954, 120, 22, '#a9a8ac', { pale: '#fff6e0' }) + b.form('M546 946C550 872 710 872 714 946Q630 966 546 946Z', '#c9ccd0', { pale: '#ffffff', shade: '#5a5468', edge: 1.5 }) + b.ball(630, 886, 13, 12, '#e0c070', { dabs: 0 }));
    const shoe = b.form('M-62 0C-66 -30 -60 -52 -44 -54C-24 -56 -16 -50 -8 -40C14 -30 58 -34 66 -4C68 6 -56 8 -62 0Z', '#241a28', { pale: '#a090a0', edge: 1.5 }) + b.ball(-38, -50, 24, 8, '#6a4444', { dabs: 0 }) + b.line('M-6 -38L8 -24M6 -36L20 -22', '#b0a0a8', 4) + b.line('M-62 2H66', '#0e0814', 7);
    ([[420, 962], [388, 988]] as Point[]).forEach(([x, y]) => scene.add(scene.shadowShape(x, y + 4, 84, 12, NIGHT, 0.6) + at(x, y, 1, shoe)));
  },
});
