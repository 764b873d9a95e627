import { between, times } from '../../src/core/chance.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, fish, moth, oval, rectangle } from '../../src/shapes/index.ts';
import { asphalt } from '../../src/shapes/scenes/backdrops.ts';
import { tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#071c2c';
const LIT = '#f2fff0';
const DRINKS = ['#e8503c', '#f6b83c', '#3c8cc0', '#58a05c', '#f29aa8', '#8c5ca8', '#f2f0e0', '#e88a3c'];

function country(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.sky([[0, '#06142c'], [0.35, '#0e3048'], [0.62, '#1f5a64'], [1, '#1f5a64']]);
  scene.wisps(10, 120, 480, ['#174458', '#2a6a70', '#123650'], 0.6);
  scene.stars(150, 480);
  scene.hill(scene.ridge(520, 90, 1.6, 3), '#123c4c', '#0e3040', { rim: '#2f7078', rimWidth: 3, dabs: 90, shadow: 0.1 });
  scene.mist(560, 90, '#3f8484', 0.5, 2);
  scene.hill(scene.ridge(610, 40, 2.6, 6), '#0e3438', '#0a2830', { rim: '#27605c', dabs: 110 });
  scene.add(b.form('M52 606V574L86 548L122 574V606Z', '#0a2430', { dabs: 0.6 }) + b.flat(rectangle(78, 578, 16, 16), '#ffcf70'));
  scene.glow(86, 586, 44, '#ffb850', 0.8);
  const pole = (x: number, top: number, foot: number, w: number) =>
    b.line(`M${x} ${foot}V${top}`, '#0a1c28', w) + b.line(`M${x - w * 5} ${top + w * 3}H${x + w * 5}M${x - w * 4} ${top + w * 7}H${x + w * 4}`, '#0a1c28', w * 0.6);
  scene.add(pole(196, 150, 700, 13) + pole(40, 380, 620, 6) + b.line('M140 190C100 330 40 370 12 398M252 190C420 250 640 210 820 120M250 236C420 300 660 262 820 180', '#0a1c28', 3));
  scene.hill(scene.ridge(690, 14, 2, 9), '#1c4a40', '#0c2c30', { rim: '#3f7a60', dabs: 160, depth: 200, dabColours: ['#2f6450', '#123c38', '#1f5444'] });
  tufts(scene, 60, 690, 800, ['#2f6a50', '#174438', '#4a8460'], { height: 46, keep: (x) => x < 330 || x > 760 });
}

function ground(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  asphalt(scene, 776, '#1c3c4a', ['#8cc4b8', '#4a7c80'], { night: NIGHT });
  scene.add(b.form(polygon([[-10, 930], [810, 906], [810, 930], [-10, 958]]), '#9ab0a8', { dabs: 1.4, pale: '#e6efdc', opacity: 0.65 }));
  scene.glow(440, 880, 460, '#c4f0dc', 0.9, 130);
  scene.glow(480, 856, 230, '#f6ffec', 0.8, 46);
}

/** One can or bottle on its foot; a mark, never a letter. */
function drink(b: Brush, x: number, y: number, i: number): string {
  const colour = DRINKS[i % DRINKS.length]!;
  const mark = [b.flat(oval(0, -34, 10, 10), '#fffbe8', 0.9), b.flat('M-17 -30L17 -46V-34L-17 -18Z', '#fffbe8', 0.85), b.flat(rectangle(-17, -40, 34, 12), '#fffbe8', 0.8),
    b.flat('M0 -48L11 -26H-11Z', '#fffbe8', 0.9)][(i * 5 + Math.floor(i / 5)) % 4]!;
  const can = b.form('M-18 -4V-66L-13 -74H13L18 -66V-4Q0 3 -18 -4Z', colour, { dabs: 0.5, edge: 1.2 }) + b.ball(0, -74, 13, 3, '#dfe8e4', { dabs: 0 });
  const bottle = b.form('M-18 -4V-54C-18 -68 -8 -70 -8 -84H8C8 -70 18 -68 18 -54V-4Q0 3 -18 -4Z', colour, { dabs: 0.5, edge: 1.2 }) + b.form(rectangle(-9, -92, 18, 10), '#fffbe8', { dabs: 0 });
  return b.flat(oval(x, y, 22, 4), '#3a6a6c', 0.5) + at(x, y, 1, (i % 3 === 1 ? bottle : can) + mark + b.line('M-11 -60V-12', '#ffffff', 3, { opacity: 0.5 }));
}

function goldfish(scene: Scene, b: Brush, x: number, y: number): string {
  const bag = 'M-8 -84C-4 -72 -26 -62 -27 -34C-27 -8 -14 -2 0 -2C14 -2 27 -8 27 -34C26 -62 4 -72 8 -84Z';
  return at(x, y, 1, b.flat(bag, '#8fd0d8', 0.75) + at(2, -34, 1, fish(scene, 26, { colour: '#f0783c' })) + b.line(bag, '#f4ffff', 2.4) + b.line('M-10 -84L0 -72L10 -84', '#e8503c', 4));
}

function display(scene: Scene, b: Brush): void {
  const pane = rectangle(364, 236, 300, 344);
  scene.add(`<path d="${pane}" fill="${scene.linear([[0, '#fffff4'], [0.5, '#e4fbec'], [1, '#b4e4dc']])}"/>`);
  scene.add(b.inside(pane, scene.dabsShape(polygon([[364, 236], [664, 236], [664, 580], [364, 580]]), 50, ['#ffffff', '#cdeee4', '#f6ffe6'], { length: 50, width: 8 })));
  times(3, (row) => {
    const y = 338 + row * 112;
    scene.add(b.form(rectangle(364, y, 300, 16), '#8cb4b0', { dabs: 0.6, pale: '#f4fff4' }));
    times(5, (i) => {
      const x = 396 + i * 59;
      scene.add(row === 1 && i === 3 ? goldfish(scene, b, x, y) : drink(b, x, y, row * 5 + i + row));
      scene.add(b.form(rectangle(x - 15, y + 4, 30, 9), (row * 5 + i) % 7 === 4 ? '#e8503c' : '#4cc08c', { dabs: 0, pale: '#e6fff0' }));
    });
  });
  scene.add(b.line('M380 560L470 250M410 570L500 262', '#ffffff', 9, { opacity: 0.28 }));
  [rectangle(352, 224, 324, 14), rectangle(352, 578, 324, 14), rectangle(352, 224, 14, 368), rectangle(662, 224, 14, 368)].forEach((bar) => scene.add(b.form(bar, '#8a2c34', { dabs: 0.6 })));
}

function machine(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#2c0c2c' });
  scene.add(scene.glowShape(500, 430, 560, '#bff0dc', 0.7, 540));
  scene.shadow(600, 862, 240, 24, NIGHT, 0.8);
  scene.add(
    b.form(polygon([[700, 176], [768, 206], [768, 838], [700, 860]]), '#7a2432', { grain: 1.5, dabs: 1.4, shade: '#2c1028' }) +
      b.line('M734 260V300M734 320V360M750 262V300M750 322V360', '#3a1428', 5, { opacity: 0.7 }),
  );
  scene.add(b.form('M322 186Q322 170 338 170H690Q704 172 704 186V862H322Z', '#c83c3c', { pale: '#ff8a6c', shade: '#7a1c34', edge: 1.5, dabs: 1.6 }));
  scene.add(
    b.form(rectangle(344, 184, 338, 32), LIT, { pale: '#ffffff', shade: '#c4ecdc', dabs: 0.4 }) +
      times(4, (i) => b.dot(420 + i * 62, 200, 9, ['#e8503c', '#f6b83c', '#3c8cc0', '#58a05c'][i]!)).join(''),
  );
  display(scene, b);
  const wave = 'M322 640C400 610 450 670 530 640C600 614 650 650 704 630V690C640 706 600 676 530 700C450 726 400 676 322 700Z';
  scene.add(b.form(wave, '#f2e6c8', { dabs: 1, shade: '#c89a8c' }));
  scene.add(
    b.form(rectangle(596, 604, 72, 128), '#39444c', { pale: '#9ab0ac', dabs: 0.6 }) + b.form(rectangle(608, 616, 48, 26), '#bff0c8', { dabs: 0 }) + b.line('M632 656V680', '#0c1418', 7) +
      b.ball(632, 708, 12, 12, '#d8b05c', { dabs: 0 }),
  );
  scene.add(
    b.form(rectangle(374, 746, 248, 80), '#2c2430', { pale: '#6a7478', edge: 1.5 }) +
      b.form(rectangle(388, 756, 220, 44), '#131826', { dabs: 0.4 }) +
      at(520, 794, 0.9, b.form('M-30 -18H30Q40 -9 30 0H-30Q-40 -9 -30 -18Z', '#f6b83c', { pale: '#fff0b4' })) +
      b.line('M392 812H604', '#8a9a98', 4, { opacity: 0.7 }),
  );
  scene.add(b.flat('M336 862H366V872H336ZM660 862H690V872H660Z', '#0c1420'));
}

/** A cat from behind, looking up into the light. */
function cat(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(`<path d="M150 946C60 960 -20 990 -60 1010H130C180 990 230 968 240 950Z" fill="${NIGHT}" opacity=".6" ${scene.blur(5)}/>`);
  const body = 'M146 944C134 890 150 834 182 812C172 792 172 770 180 752L186 722L206 742Q222 738 236 746L260 730L258 764C264 786 256 804 244 816C268 844 274 900 264 944Q206 958 146 944Z';
  scene.add(
    b.line('M156 938C110 940 84 920 92 886', '#141c2c', 20) + b.form(body, '#1c2638', { pale: '#bfe8d4', grain: 1.4, edge: 1.5 }) +
      b.line('M260 734L257 764C262 786 256 804 244 816C266 844 272 900 263 940', '#d8fff0', 4, { opacity: 0.75 }),
  );
}

export default picture({
  id: 'st034',
  motifs: ['object', 'light', 'choice', 'lonely'],
  words: {
    en: {
      title: 'Vending machine glowing at night',
      name: 'Red vending machine by a country road at night',
      shows: 'A red vending machine shines by a dark country road under the stars. A cat sits on the tarmac and looks up at it.',
      closer:
        'Behind the bright pane stand three shelves of cans and bottles in every colour; in the middle row, in place of a bottle, hangs a bag of water with a goldfish. A yellow can already lies in the tray below. Moths circle over the machine. Far behind, under the hills, one house has a lit window; wires run from pole to pole, and fireflies hang over the field. Nobody else is about.',
    },
    fr: {
      title: 'Un distributeur lumineux dans la nuit',
      name: 'Distributeur rouge au bord d’une route, la nuit',
      shows: 'Un distributeur rouge brille au bord d’une route de campagne, sous les étoiles. Un chat assis sur le bitume lève les yeux vers lui.',
      closer:
        'Derrière la vitre claire, trois rangées de canettes et de bouteilles de toutes les couleurs ; dans celle du milieu, à la place d’une bouteille, un sachet d’eau avec un poisson rouge. Une canette jaune attend déjà dans le bac. Des papillons de nuit tournent au-dessus de l’appareil. Au loin, sous les collines, une maison a une fenêtre allumée ; des fils vont d’un poteau à l’autre et des lucioles flottent sur le pré. Il n’y a personne d’autre.',
    },
  },
  paint: { under: [30, 70, 80], flow: 0.05 },
  draw(scene) {
    country(scene);
    ground(scene);
    machine(scene);
    const flies: Point[] = [[300, 150], [566, 120], [716, 140]];
    flies.forEach(([x, y], i) => scene.add(at(x, y, 1, moth(scene, 34 + i * 8, { light: 1, night: NIGHT }), { turn: -20 + i * 34 })));
    cat(scene);
    times(16, () => scene.spark(between(scene.r, 20, 300), between(scene.r, 600, 830), { radius: round1(between(scene.r, 1.2, 2.4)), glow: '#e0f29c' }));
  },
});
