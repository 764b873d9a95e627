import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval, pine, rectangle } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';
import { rain } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#0e1a30';
const LOOK = { light: -1, night: NIGHT } as const;
const FAR: Point = [508, 386];
const BASE = 1010;

/** The place on the ground where x is counted along the lower edge; near is 1 there and 0 far away. */
const ground = (x: number, near: number): Point => [FAR[0] + (x - FAR[0]) * near, FAR[1] + (BASE - FAR[1]) * near];

function evening(scene: Scene): void {
  washed(scene, [-10, 410], '#34507c', '#b4c0c8', { strokes: 300, grain: 0.08, spread: 0.035 });
  scene.wisps(16, 20, 300, ['#24406c', '#5f7ca0', '#8ca4b8', '#1c3058'], 0.6);
  scene.glow(508, 380, 380, '#ffe0a8', 0.75, 190);
  scene.hill(scene.ridge(370, 40, 2, 5), '#6a84a0', '#54708c', { rim: '#c8d4d4', rimWidth: 2, dabs: 60, shadow: 0.05 });
  scene.mist(360, 70, '#cfd8d8', 0.6, 2);
  const firs: [number, number, number][] = [[20, 420, 250], [110, 410, 200], [196, 404, 150], [270, 400, 110], [336, 396, 80], [620, 396, 90], [690, 402, 140], [764, 412, 210]];
  firs.forEach(([x, y, h], i) => scene.add(at(x, y, 1, pine(scene, h, { light: i < 5 ? 1 : -1, night: NIGHT }), { opacity: 0.92 })));
  scene.mist(390, 50, '#b8c8d0', 0.55, 6);
}

/** The train far down the line: three lamps, a dark front, steam. */
function train(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M508 330C480 270 540 240 500 190C470 150 560 120 600 130C580 180 570 220 548 250C540 280 530 300 530 330Z" fill="#dfe2dc" opacity=".5" ${scene.blur(9)}/>`);
  scene.add(b.form('M476 408V352C476 326 540 326 540 352V408Z', '#22304c', { edge: 1.3 }) + b.flat(rectangle(486, 346, 18, 18) + rectangle(512, 346, 18, 18), '#8ca4b4'));
  const lamps: Point[] = [[488, 390], [528, 390], [508, 336]];
  lamps.forEach(([x, y]) => {
    scene.glow(x, y, 74, '#ffe2a0', 0.9);
    scene.add(b.dot(x, y, 8, '#fffbe6'));
    scene.spark(x, y, { radius: 4.5, reach: 46 });
  });
}

/** Crushed stone, finer towards the distance. */
function ballast(scene: Scene): void {
  scene.add(`<path d="${polygon([[-10, 404], [810, 404], [810, BASE], [-10, BASE]])}" fill="${scene.linear([[0, '#6a7c90'], [1, '#26344e']])}"/>`);
  const stones = times(1500, (): [number, number, number] => {
    const near = 0.02 + scene.r() ** 1.15;
    return [between(scene.r, -20, 820), FAR[1] + (BASE - FAR[1]) * near, near];
  }).sort((p, q) => p[1] - q[1]);
  scene.add(stones.map(([x, y, near]) => {
    const tone = vary(scene.r, mix('#8496a4', pick(scene.r, ['#3c4c64', '#5f7084', '#4a5870', '#6a6a78']), Math.min(1, near * 1.6 + 0.3)), 0.035, 0.003);
    const size = 3 + near * 22;
    return (blob(scene.r, x, y, size, size * 0.62, tone, { points: 6, wobble: 0.25 }) +
      `<path d="M${round1(x - size * 0.6)} ${round1(y - size * 0.24)}q${round1(size * 0.5)} ${round1(-size * 0.3)} ${round1(size)} 0" fill="none" stroke="${lighten(tone, 0.14)}" stroke-width="${
        round1(1 + near * 3)
      }" opacity=".6"/>`);
  }).join(''));
}

function sleepers(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  times(13, (k) => 1.12 / (1 + 0.36 * (12 - k))).forEach((near) => {
    const [back, front] = [near, 1 / (1 / near - 0.15)];
    const quad = (x0: number, x1: number, a: number, z: number) => polygon([ground(x0, a), ground(x1, a), ground(x1, z), ground(x0, z)]);
    scene.add(
      b.form(quad(-420, 1900, back, front), mix('#5a5c68', '#3a3440', near), { pale: '#a4acb0', dabs: 1.6, long: 2, edge: 0.8 }) +
        b.form(quad(-420, 1900, front, front * 1.04), '#1c1e30', { dabs: 0.6, edge: 0 }),
    );
  });
}

/** A rail between two marks on the lower edge: foot, rusty web, polished head. */
function railOf(scene: Scene, left: number, right: number, gleam: number): void {
  const b = brush(scene, 100, LOOK);
  const wide = right - left;
  const strip = (x0: number, x1: number) => polygon([FAR, ground(x0, 1), ground(x1, 1)]);
  scene.add(`<path d="${strip(right + wide * 0.1, right + wide * 0.62)}" fill="${NIGHT}" opacity=".55" ${scene.blur(5)}/>`);
  scene.add(
    b.form(strip(left, right + wide * 0.34), '#4a3c44', { pale: '#8a6c60', grain: 1, dabs: 1.6, edge: 0.5 }) +
      b.form(strip(left, right + wide * 0.14), '#7a4c3c', { pale: '#c07c54', shade: '#3a2430', grain: 1, long: 2, dabs: 2, edge: 0.4 }),
  );
  scene.add(`<path d="${strip(left, right)}" fill="${scene.linear([[0, '#ffe6b4'], [0.16, '#c4d0d4'], [0.5, '#8ca4b8'], [1, '#5a7490']], 0, FAR[1], 0, BASE, true)}"/>`);
  scene.add(scene.dabsShape(strip(left, right), 150, ['#dfe8e8', '#6a86a0', '#a8bcc8', '#4a6480', '#f2f0dc'], { length: 90, width: 6, angle: Math.atan2(BASE - FAR[1], (left + right) / 2 - FAR[0]) }));
  scene.add(`<path d="${strip(left + wide * 0.3, left + wide * 0.52)}" fill="#fff3cc" opacity="${gleam}" ${scene.blur(5)}/>`);
  scene.add(b.line(polygon([FAR, ground(left, 1)], false), '#eef4ee', 5, { opacity: 0.8 }) + b.line(polygon([FAR, ground(right, 1)], false), '#2c3c58', 7, { opacity: 0.7 }));
}

/** Clips that hold the rail's foot to the sleepers. */
function clips(scene: Scene, right: number, wide: number): void {
  const b = brush(scene, 100, LOOK);
  [0.44, 0.62, 0.9].forEach((near) => {
    const [x, y] = ground(right + wide * 0.3, near);
    scene.add(
      at(x, y, near,
        b.form('M-70 -10H60L74 34H-60Z', '#3c3c4c', { pale: '#9aa4ac', edge: 1.5 }) + b.ball(6, 2, 26, 17, '#6a5048', { pale: '#d8a878', edge: 1.5 }) +
          b.form('M-12 -30H22L26 -4Q6 6 -16 -4Z', '#7a5c50', { pale: '#e0b488' })),
    );
  });
}

/** A gold coin lying flat: edge with notches, rim, beads, a crown over two branches. */
function coin(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5a2c1c' });
  const [x, y, rx, ry, thick] = [396, 772, 172, 72, 30];
  scene.add(`<ellipse cx="${x + 40}" cy="${y + 42}" rx="186" ry="66" fill="#16243c" opacity=".75" ${scene.blur(9)}/>`);
  scene.add(scene.glowShape(x, y + 20, 300, '#ffc860', 0.5, 150));
  const side = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + thick}A${rx} ${ry} 0 0 1 ${x - rx} ${y + thick}Z`;
  const notches = times(40, (i) => {
    const a = (Math.PI * (i + 0.5)) / 40;
    return `M${round1(x + Math.cos(a) * rx)} ${round1(y + 5 + Math.sin(a) * ry)}v${thick - 8}`;
  }).join('');
  scene.add(b.form(side, '#b87820', { pale: '#ffe08c', shade: '#5a2c1c', edge: 1 }) + b.line(notches, '#6a3c18', 4, { opacity: 0.6 }));
  scene.add(b.ball(x, y, rx, ry, '#f0b838', { pale: '#fff6c0', shade: '#b06a20', dabs: 1.4, edge: 1.5 }));
  scene.add(`<g transform="translate(${x} ${y}) scale(1 ${round1((ry / rx) * 100) / 100}) rotate(14)">${relief(b, rx)}</g>`);
  scene.add(b.line(`M${x - rx + 8} ${y - 8}A${rx} ${ry} 0 0 1 ${x + 20} ${y - ry + 4}`, '#fffbe0', 7, { opacity: 0.85 }));
}

function relief(b: Brush, r: number): string {
  const beads = times(30,
    (i) => b.dot(Math.cos(i * 0.2094) * r * 0.87, Math.sin(i * 0.2094) * r * 0.87, 5, '#fff0a8') + b.dot(Math.cos(i * 0.2094) * r * 0.87 + 2, Math.sin(i * 0.2094) * r * 0.87 + 3, 3, '#a8681c', 0.6))
    .join('');
  const leaf = (s: number) =>
    times(7, (i) =>
      at(s * (96 - i * 6), 56 - i * 22, 1, b.form('M0 0C10 -18 30 -20 42 -8C30 8 12 10 0 0Z', '#d89828', { pale: '#fff0a8', dabs: 0.3, edge: 1.4 }), { turn: s < 0 ? 220 - i * 10 : -40 + i * 10 }))
      .join('');
  const crown = 'M-62 44L-74 -34L-36 2L0 -62L36 2L74 -34L62 44Q0 58 -62 44Z';
  return (b.line(oval(0, 0, r * 0.95, r * 0.95), '#b8741c', 5, { opacity: 0.7 }) +
    b.line(oval(0, 0, r * 0.78, r * 0.78), '#b8741c', 4, { opacity: 0.7 }) +
    beads +
    leaf(-1) +
    leaf(1) +
    at(5, 7, 1, b.flat(crown, '#8a5018', 0.7)) +
    b.form(crown, '#f2c048', { pale: '#fffbd0', shade: '#a8681c', edge: 1.5 }) +
    [[-74, -40], [0, -70], [74, -40]].map(([cx, cy]) => b.ball(cx!, cy!, 11, 11, '#ffe08c', { dabs: 0 })).join('') +
    b.line('M-58 26Q0 38 58 26', '#a8681c', 6));
}

/** A magpie on the other rail; it has seen the coin. */
function magpie(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const tail = b.form('M30 -40L120 22C126 30 116 36 108 30L18 -16Z', '#1c3454', { pale: '#4c8ca0', edge: 1.4 });
  const trunk = b.form('M-52 -66C-50 -92 -30 -106 -12 -100C8 -98 14 -80 22 -66C48 -50 54 -20 30 -6C4 6 -32 0 -40 -26C-44 -44 -48 -54 -52 -66Z', '#1c2434', { pale: '#6a88a4', edge: 1.4 });
  const white = b.form('M-38 -38C-20 -48 8 -40 26 -8C4 6 -32 0 -38 -38Z', '#e6ecec', { shade: '#8ca0b4', dabs: 0.8 }) +
    b.form('M-6 -64C14 -72 32 -52 40 -30C22 -34 4 -46 -6 -64Z', '#244c6c', { pale: '#7fc0c8', edge: 1.3 });
  const head = b.form('M-48 -88L-84 -76L-46 -74Z', '#3a4454', { dabs: 0.2 }) + b.dot(-34, -86, 5.4, '#f2d48c') + b.dot(-35, -86, 3, '#0c1018');
  scene.add(scene.shadowShape(688, 566, 60, 10, NIGHT, 0.6) + at(684, 560, 1.15, tail + b.line('M-8 -4V10M10 -4V10', '#2c2c38', 5) + trunk + white + head));
}

export default picture({
  id: 'st035',
  motifs: ['object', 'money', 'danger', 'shine'],
  words: {
    en: {
      title: 'Gold coin on a railway track',
      name: 'Gold coin on a rail, a train far off',
      shows: 'A large gold coin with a crown on it lies on the polished head of a rail. Far down the line the lamps of a train are coming; on the other rail sits a magpie.',
      closer:
        'It is a cool blue evening with thin rain. The rail is wet and shines like a mirror; the light of the three train lamps runs along it as far as the coin, which gives a bright spark. Sleepers and crushed stone are grey, and fir trees stand on both sides in the mist. The magpie has turned its head towards the gold. A little steam rises over the train.',
    },
    fr: {
      title: 'Une pièce d’or sur un rail',
      name: 'Pièce d’or sur un rail, un train au loin',
      shows: 'Une grande pièce d’or, frappée d’une couronne, est posée sur un rail poli. Au loin sur la voie, les feux d’un train approchent ; sur l’autre rail, une pie.',
      closer:
        'C’est un soir bleu et frais, sous une pluie fine. Le rail mouillé brille comme un miroir ; la lumière des trois feux court jusqu’à la pièce, qui lance un éclat vif. Les traverses et les pierres sont grises, et des sapins se dressent des deux côtés dans la brume. La pie a tourné la tête vers l’or. Un peu de vapeur monte au-dessus du train.',
    },
  },
  paint: { under: [90, 110, 140], flow: 0.1 },
  draw(scene) {
    evening(scene);
    ballast(scene);
    sleepers(scene);
    railOf(scene, 1120, 1330, 0.3);
    railOf(scene, 40, 640, 0.4);
    train(scene);
    clips(scene, 640, 600);
    magpie(scene);
    coin(scene);
    scene.spark(288, 738, { radius: 5, reach: 44 });
    scene.over('<path d="M288 700L292 734L326 738L292 742L288 776L284 742L250 738L284 734Z" fill="#fffbe6" opacity=".9"/>');
    rain(scene, 60, { colour: '#dfe8f0', lean: -0.16 });
  },
});
