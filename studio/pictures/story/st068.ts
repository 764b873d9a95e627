import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { figure, type Pose, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush, flock, rectangle, windowAt } from '../../src/shapes/index.ts';
import { coil } from '../../src/shapes/telephones.ts';

const NIGHT = '#3a2450';
const LOOK = { light: 1, night: NIGHT } as const;
const PHONE = '#f2c02c';
const RAIL = 668;

function evening(scene: Scene): void {
  scene.sky([[0, '#6c5ca8'], [0.25, '#b478b0'], [0.5, '#f0a0a0'], [0.72, '#ffd8a8']]);
  scene.glow(560, 560, 420, '#ffe8b0', 0.9, 260);
  scene.wisps(22, 30, 480, ['#e89cb0', '#8c68b0', '#ffc8b0', '#c880b0'], 0.55);
  scene.add(at(560, 190, 1, flock(scene, 150, { count: 9, colour: '#6a4a80', span: 12 })));
}

function block(scene: Scene, x: number, top: number, w: number, colour: string, lit: number): void {
  const b = brush(scene, 100, LOOK);
  const front = rectangle(x, top, w, 1010 - top);
  scene.add(b.form(front, colour, { grain: 1.5, dabs: 0.9, pale: mix(colour, '#ffc8a0', 0.4) }));
  const [columns, rows] = [Math.floor((w - 8) / 24), Math.floor((900 - top) / 34)];
  const panes = times(columns * rows, (i) => {
    const burning = scene.r() < lit;
    return b.flat(rectangle(x + 9 + (i % columns) * 24, top + 16 + Math.floor(i / columns) * 34, 12, 19), burning ? pick(scene.r, ['#ffe4a0', '#ffd078', '#fff0c8']) : mix(colour, NIGHT, 0.35),
      burning ? 0.95 : 0.6);
  });
  scene.add(panes.join(''));
}

function skyline(scene: Scene): void {
  const far: [number, number, number][] = [[-20, 470, 90], [80, 400, 60], [150, 500, 90], [260, 360, 70], [340, 450, 80], [430, 410, 64], [500, 500, 80]];
  far.forEach(([x, top, w]) => block(scene, x, top, w, '#b07cae', 0.12));
  scene.mist(560, 200, '#ffccb0', 0.7, 3);
  const near: [number, number, number, string][] = [[-20, 620, 130, '#8c5c98'], [120, 580, 110, '#96649c'], [240, 640, 120, '#84588f'], [370, 560, 90, '#8c5c98'], [468, 650, 110, '#7c5490']];
  near.forEach(([x, top, w, colour]) => block(scene, x, top, w, colour, 0.3));
  scene.mist(780, 260, '#e8a0b0', 0.5, 6);
}

/** The house across the street, and the other end of the line. */
function opposite(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M574 1010V300L810 250V1010Z', '#74487c', { grain: 1.5, dabs: 1.2, pale: '#c888a0' }) + b.form('M556 304L810 244V280L560 330Z', '#5c3868', { dabs: 0.8 }));
  times(8, (i) => {
    const [x, y] = [606 + (i % 2) * 104, 376 + Math.floor(i / 2) * 164 - (i % 2) * 20];
    const lit = i === 2;
    scene.add(windowAt(b, x, y, 66, 104, { lit, frame: '#4a2c58', bars: !lit }) + b.form(rectangle(x - 8, y + 104, 82, 12), '#94648c', { dabs: 0.4 }));
    if (lit) {
      scene.add(
        b.form(`M${x + 10} ${y + 104}C${x + 8} ${y + 74} ${x + 24} ${y + 66} ${x + 38} ${y + 66}C${x + 54} ${y + 66} ${x + 64} ${y + 78} ${x + 62} ${y + 104}Z`, '#6a3450', { dabs: 0.5 }) +
          b.ball(x + 36, y + 46, 19, 20, '#7a4054', { dabs: 0.5 }) +
          b.line(`M${x + 18} ${y + 40}C${x + 10} ${y + 50} ${x + 14} ${y + 60} ${x + 22} ${y + 64}`, PHONE, 8),
      );
    }
  });
}

/** The cord: out of her hand, over the rail, through the air, in at that window. */
function cord(b: Brush): string {
  const [from, one, two, to]: [Point, Point, Point, Point] = [[272, 436], [330, 660], [470, 900], [614, 620]];
  const air = times(25, (i): Point => {
    const [t, u] = [i / 24, 1 - i / 24];
    const mixed = (k: 0 | 1) => u * u * u * from[k] + 3 * u * u * t * one[k] + 3 * u * t * t * two[k] + t * t * t * to[k];
    return [mixed(0), mixed(1)];
  });
  return b.line(smooth(air), mix(PHONE, NIGHT, 0.5), 3, { opacity: 0.5 }) + coil(b, air, 62, 8, PHONE, 3.6);
}

/** Drawn to look left and mirrored, so that the near hand holds the phone. */
const LAUGH: Pose = {
  ...POSES.ease,
  head: [2, -90.5],
  neck: [0, -78],
  hips: [1, -47],
  nearArm: [[21.5, -63.5], [11.5, -81]],
  farArm: [[-19, -65], [-16.5, -54]],
  nearLeg: [[6, -26], [6, -4]],
  farLeg: [[-5, -26], [-6, -4]],
};

function receiver(b: Brush): string {
  const bow = 'M11 -92C15 -88 11 -80 4 -77.5';
  return (b.line(bow, mix(PHONE, NIGHT, 0.35), 3.8) +
    b.line(bow, PHONE, 2.9) +
    b.put(10, -92, 1, b.form('M-3.4 -1.6C-2 -3.6 2 -3.6 3 -0.6C2.8 2 -1 2.8 -3 1.6Z', PHONE, { dabs: 0.3 })) +
    b.put(3.4, -78.4, 1, b.form('M-3 -2.2C-1 -3.6 2.4 -2.6 3 0C2 2.4 -1.4 2.8 -3 1Z', PHONE, { dabs: 0.3 })));
}

function woman(scene: Scene): void {
  const b = brush(scene, 900, LOOK);
  const polka = times(70,
    (i) => b.dot(-17 + (i % 7) * 5.6 + (Math.floor(i / 7) % 2) * 2.8 + between(scene.r, -0.5, 0.5), -74 + Math.floor(i / 7) * 4.8 + between(scene.r, -0.5, 0.5), 0.8, '#f8ecd4', 0.85)).join('');
  const dress = '#2c9490';
  scene.add(
    at(270, 1140, 1,
      figure(scene, 900, LAUGH, {
        light: -1,
        night: NIGHT,
        view: 'three',
        wear: 'dress',
        cloth: dress,
        sleeves: 'short',
        legs: null,
        hem: 26,
        flare: 9,
        sway: 2,
        build: 1.1,
        head: { skin: '#c48a62', hair: 'long', hairColour: '#4a2836', eyes: 'closed', mouth: 'laugh', tilt: 12, flip: true, wind: -5, cheeks: '#d8604c' },
        held: b.inside('M-9 -76C-8 -60 -12 -48 -18 -28L18 -28C12 -46 9 -60 9 -76Z', polka) + receiver(b),
      }), { flip: true }),
  );
}

function balcony(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const iron = '#3c2a4c';
  const bars = times(9, (i) => b.line(`M${24 + i * 58} ${RAIL}V1000`, iron, 8) + b.line(`M${22 + i * 58} ${RAIL}V1000`, '#c88494', 2, { opacity: 0.7 })).join('');
  const curls = times(8, (i) => b.line(`M${53 + i * 58} ${RAIL + 130}c-24 -30 -24 -66 0 -66c20 0 20 34 2 34M${53 + i * 58} ${RAIL + 130}c24 30 24 66 0 66c-20 0 -20 -34 -2 -34`, iron, 5)).join('');
  scene.add(bars + curls + b.line(`M-10 ${RAIL + 270}H500`, iron, 8) + b.form(`M-10 ${RAIL - 12}H508Q520 ${RAIL} 508 ${RAIL + 10}H-10Z`, '#5c3c64', { grain: 0, edge: 1.5, pale: '#f4a8a0' }));
  const pot = (x: number, y: number) =>
    b.form(`M${x - 34} ${y - 58}H${x + 34}L${x + 26} ${y}H${x - 26}Z`, '#c8643c', { dabs: 0.8 }) +
    times(12, (i) => b.ball(x + Math.cos(i * 2.4) * 12 * Math.sqrt(i * 0.7), y - 84 + Math.sin(i * 2.4) * 9 * Math.sqrt(i * 0.7), 13, 10, i % 3 ? '#4c8c6c' : '#68a878', { dabs: 0.3 })).join('') +
    times(8, (i) => b.ball(x - 36 + i * 10, y - 104 + (i % 3) * 14, 9, 8, pick(scene.r, ['#f0586c', '#ff8c8c']), { dabs: 0.3 })).join('');
  scene.add(pot(70, RAIL - 12));
}

/** A cat on the rail that follows the cord with its eyes. */
function cat(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const fur = '#f4e4d0';
  scene.add(
    at(462, RAIL - 10, 1.05,
      b.line('M-26 -8C-46 -6 -52 30 -36 44', fur, 11) +
        b.form('M-30 0C-40 -36 -22 -66 0 -72C22 -66 26 -30 22 0Z', fur, { dabs: 1, shade: '#a87c94' }) +
        b.form('M-8 -100L-16 -126L0 -112ZM14 -112L32 -122L24 -98Z', fur, { dabs: 0.2 }) +
        b.ball(8, -92, 24, 22, fur, { dabs: 0.6, shade: '#a87c94' }) +
        b.dot(12, -96, 3.2, '#2b2030') +
        b.dot(24, -94, 2.8, '#2b2030') +
        b.flat('M18 -88h6l-3 4z', '#d8686c') +
        b.form('M-26 -40C-20 -56 -6 -58 -2 -44C-8 -32 -20 -30 -26 -40Z', '#c8845c', { dabs: 0.5 }) +
        b.line('M6 -4V-30M14 -4V-30', '#c8a8a8', 2)),
  );
}

export default picture({
  id: 'st068',
  motifs: ['people', 'talk', 'joy', 'city'],
  words: {
    en: {
      title: 'Woman laughing into a phone',
      name: 'Woman on a balcony laughing into a yellow phone',
      shows: 'A dark-haired woman in a green dotted dress stands on a balcony above the city and laughs into a yellow telephone. Its curly cord crosses the street to a lit window.',
      closer:
        'A summer evening in violet, pink and apricot; behind her are towers with the first lights. Her eyes are closed and her head leans back. In the one lit window of the house opposite sits a dark figure with a yellow receiver, where the cord ends. A white cat with a brown patch sits on the iron rail and watches the cord; a pot of red flowers stands at the left.',
    },
    fr: {
      title: 'La femme qui rit au téléphone',
      name: 'Femme au balcon riant dans un téléphone jaune',
      shows: 'Une femme brune en robe verte à pois se tient sur un balcon au-dessus de la ville et rit dans un téléphone jaune. Le fil en spirale traverse la rue jusqu’à une fenêtre éclairée.',
      closer:
        'Un soir d’été violet, rose et abricot ; derrière elle, des tours aux premières lumières. Elle a les yeux fermés et la tête en arrière. Dans la seule fenêtre éclairée d’en face, où finit le fil, est assise une silhouette sombre avec un combiné jaune. Un chat blanc à tache brune, assis sur la rambarde de fer, suit le fil du regard ; un pot de fleurs rouges est posé à gauche.',
    },
  },
  paint: { under: [200, 130, 140], flow: 0.05 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    evening(scene);
    skyline(scene);
    opposite(scene);
    woman(scene);
    scene.add(cord(b));
    balcony(scene);
    cat(scene);
    times(16, () => scene.spark(between(scene.r, 440, 570), between(scene.r, 620, 980), { radius: 1.5, reach: 9 }));
    scene.add(b.halo(640, 590, 90, lighten('#ffd27a', 0.05), 0.35));
  },
});
