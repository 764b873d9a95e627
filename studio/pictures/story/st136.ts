import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lightPath, oval, rings, sparrow } from '../../src/shapes/index.ts';
import { cable, mooringPost, turnRound } from '../../src/shapes/mooring.ts';
import { frayed } from '../../src/shapes/ropes.ts';
import { boards, motes, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a1f4c';
const DEEP = '#2a1038';
const LOOK = { light: 1, night: NIGHT } as const;
const [HEMP, OTHER] = ['#d4a45c', '#c08c4c'];
const WIDE = 92;
const POST = { x: 262, foot: 905, wide: 272, tall: 560 };
const KNOT = { x: 264, y: 640, size: 0.84, turn: -24 };
const BOW: Point = [588, 398];

function fjord(scene: Scene): void {
  washed(scene, [-10, 300], '#6f5a94', '#ffd0a0', { strokes: 200, grain: 0.1 });
  scene.glow(640, 250, 380, '#fff0c0', 0.95, 260);
  scene.wisps(9, 20, 170, ['#e8a0a0', '#ffd8b4', '#8c6ca4'], 0.5);
  const ranges: [number, number, string, string, number][] = [[190, 110, '#c894a8', '#e8b8a8', 2], [236, 80, '#9a74a0', '#c89ca8', 5]];
  ranges.forEach(([y, height, top, low, seed], i) => {
    scene.hill(scene.ridge(y, height, 2.2 + i * 0.8, seed), top, low, { rim: '#ffe0b8', rimWidth: 4, dabs: 120, depth: 140, shadow: 0.08 });
    scene.mist(y + 40, 70, '#ffdcc0', 0.7, seed);
  });
  scene.water(278, { gradient: [[0, '#ffd2ac'], [0.3, '#c890a8'], [1, '#54407c']], waves: ['#ffe2c0', '#b480a4', '#7c609c', '#e8a8a4', '#644c8c'] }, 340);
  scene.add(at(640, 282, 1, lightPath(scene, 480, { colour: '#fff0c4', width: 300, count: 70 })));
}

/** A fishing boat that pulls away from us, its bow to the left. */
function boat(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const side = 'M-108 -74C-60 -44 40 -36 112 -50L104 6C50 20 -40 18 -76 4C-92 -18 -102 -46 -108 -74Z';
  const inside = 'M-108 -74C-50 -86 60 -80 112 -50C40 -36 -60 -44 -108 -74Z';
  const strakes = [14, 28, 42].map((y) => `M${-104 + y * 0.5} ${-74 + y}C-56 ${-44 + y} 40 ${-36 + y} 110 ${-50 + y}`).join('');
  return b.form(inside, '#5c3c50', { grain: 0.1 }) + cabin(scene) +
    b.form(side, '#3f7c86', { pale: '#a8d8c8', grain: 0.1, dabs: 1.5 }) +
    b.inside(side, b.line(strakes, '#1f3f58', 3, { opacity: 0.5 }), b.flat('M-120 -6H120V30H-120Z', '#a83c44', 0.85)) +
    b.line('M-108 -74C-60 -44 40 -36 112 -50', '#f4dcb0', 7) +
    b.line('M-108 -74C-102 -46 -92 -18 -76 4', '#f4dcb0', 6, { opacity: 0.8 }) + b.ball(-100, -66, 7, 7, '#6a4a44', { dabs: 0 });
}

/** Wheelhouse with one lit window, mast and pennant. */
function cabin(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const rigging = b.line('M34 -60V-268', '#5a4048', 8) + b.line('M34 -256L-104 -76M34 -256L108 -58', '#6a4c5c', 2.4, { opacity: 0.8 }) +
    b.form('M36 -266C56 -272 64 -256 88 -262C76 -250 58 -246 36 -246Z', '#c8303c', { pale: '#ff8a70', dabs: 0 });
  const walls = b.form('M-30 -50L-26 -136L40 -142L42 -44Z', '#e8cdb0', { grain: 1.5, dabs: 1.3 }) + b.form('M40 -142L78 -132L80 -48L42 -44Z', '#fbe6c4', { grain: 1.5 });
  const roof = b.form('M-40 -132L-30 -150L44 -158L92 -142L88 -130L42 -138Z', '#a83c44', { pale: '#f08c70' });
  const panes = b.flat('M-14 -120L24 -123L25 -88L-13 -86Z', '#5c4468') + b.flat('M-10 -116L20 -119L21 -92L-9 -90Z', '#ffd88c') + b.flat('M52 -124L70 -120L71 -90L53 -91Z', '#8c6c84');
  return rigging + walls + roof + panes + b.halo(6, -104, 40, '#ffe0a0', 0.7);
}

function atAnchor(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="${oval(712, 500, 140, 34)}" fill="${DEEP}" opacity=".4" ${scene.blur(9)}/>`);
  times(16, (i) => {
    const dash = `M${round1(between(scene.r, 590, 760))} ${500 + i * 7}h${round1(between(scene.r, 20, 70))}`;
    scene.add(b.line(dash, i % 3 ? '#3c5c74' : '#b46074', 5, { opacity: round1(4 - i * 0.15) / 10 }));
  });
  scene.add(at(712, 484, 1.15, boat(scene), { turn: -3 }));
  scene.add(b.line('M606 494C640 512 700 514 800 500M590 506C640 528 720 526 810 516', '#fff0d8', 5, { opacity: 0.7 }));
  scene.add(at(626, 502, 1, rings(scene, 130, { colour: '#fff0d8', opacity: 0.6 })));
}

/** A red buoy that the current lays on its side. */
function buoy(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(at(690, 676, 1, rings(scene, 120, { colour: '#fff0d8', opacity: 0.6 })) + `<path d="${oval(676, 690, 50, 12)}" fill="${DEEP}" opacity=".45" ${scene.blur(5)}/>`);
  const float = b.ball(0, -18, 28, 30, '#c8404a', { pale: '#ffa08c', edge: 1.4 }) + b.line('M-27 -16Q0 -6 27 -16', '#fbe6c4', 8) + b.line('M0 -48V-60', '#5a4048', 6);
  scene.add(at(690, 684, 1, b.inside('M-60 -80H60V-2H-60Z', float), { turn: 16 }));
}

function quay(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.flat('M-10 796H810V850H-10Z', DEEP, 0.5));
  boards(scene, 806, '#9a7078', { night: NIGHT, vanish: [520, 260], count: 10 });
  scene.add(b.form('M-10 792H810V822H-10Z', '#a87c78', { grain: 0, dabs: 1.4, pale: '#ffd8b4' }) + b.line('M-10 794H810', '#ffe4c0', 4, { opacity: 0.7 }));
  const shadow = polygon([[POST.x - 140, POST.foot - 14], [POST.x + 130, POST.foot + 18], [POST.x - 130, 1010], [-160, 1010]]);
  scene.add(`<path d="${shadow}" fill="${DEEP}" opacity=".5" ${scene.blur(9)}/>`);
}

/** The end of the rope, laid in a coil on the boards. */
function spare(scene: Scene): void {
  scene.add(`<path d="${oval(612, 932, 150, 42)}" fill="${DEEP}" opacity=".5" ${scene.blur(9)}/>`);
  [[134, 0], [128, 24], [120, 48]].forEach(([rx, lift]) => {
    const loop = times(18, (i): Point => [624 + rx! * Math.sin(i * 0.39), 926 - lift! - rx! * 0.27 * Math.cos(i * 0.39)]);
    scene.add(cable(scene, loop, 34, { ...LOOK, colour: OTHER, shadow: DEEP }));
  });
}

/** From the picture into the space of the knot. */
function inKnot([x, y]: Point): Point {
  const [dx, dy, angle] = [(x - KNOT.x) / KNOT.size, (y - KNOT.y) / KNOT.size, (-KNOT.turn * Math.PI) / 180];
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
}

const FIRST: Point[] = [[-196, -84], [-160, -66], [-120, -57], [-60, -70], [20, -127], [96, -150], [150, -118], [172, 0], [150, 118], [96, 150], [20, 127], [-60, 70], [-130, 56], [-196, 72], [-250,
  104]];
const SECOND: Point[] = [[262, -136], [226, -88], [180, -58], [110, -53], [44, -68], [-20, -107], [-92, -150], [-150, -118], [-174, 0], [-150, 118], [-92, 150], [-20, 107], [44, 68], [110, 53], [170,
  44]];

/** Draws a loop tight: the rope keeps its width, its way is shortened. */
const tight = (points: Point[]) => points.map(([x, y]): Point => [x * 0.86, y * 0.76]);

/** Two parts of the rope tied in a reef knot: the second lies over the first, except where they cross in the middle. */
function knot(scene: Scene): string {
  const under = cable(scene, tight(FIRST), WIDE, { ...LOOK, colour: HEMP, shadow: DEEP });
  const over = cable(scene, tight(SECOND.slice(0, 12)), WIDE, { ...LOOK, colour: OTHER, shadow: DEEP });
  const out: Point[] = [...tight(SECOND.slice(10)), [186, 16], inKnot([500, 482]), inKnot(BOW)];
  const toBoat = cable(scene, out, [WIDE, WIDE, WIDE, WIDE, 90, 80, 44, 15], { ...LOOK, colour: OTHER, shadow: DEEP });
  const places: [number, number, number][] = [[-5, -80, 70], [-20, 80, 86]];
  const crossings = places.map(([x, y, rx]) => `<g ${scene.clip(oval(x, y, rx, 52))}>${scene.shadowShape(-5, y * 0.95, 70, 54, DEEP, 0.4)}${under}</g>`);
  const tails = at(-212, 78, 1, frayed(scene, WIDE, { ...LOOK, colour: HEMP, count: 40 }), { turn: 150 }) + at(222, -100, 1, frayed(scene, WIDE, { ...LOOK, colour: OTHER, count: 40 }), { turn: -48 });
  return [note(scene), under, toBoat, over, tails, ...crossings].join('');
}

/** A folded paper that the knot holds fast. */
function note(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const paper = b.form('M-62 -44L54 -60L70 40L-50 54Z', '#f8ecd4', { pale: '#ffffff', shade: '#a88ca4', edge: 1.4 }) +
    b.line('M-4 -52L8 46M-56 6L62 -10', '#c4a8b0', 4) +
    at(59, 29, 0.75, b.form('M-8 14C-26 -2 -18 -18 -6 -10C4 -20 16 -8 -8 14Z', '#c8303c', { pale: '#ff8a70', dabs: 0 }));
  return at(38, 74, 1.9, paper, { turn: 38 });
}

const TURNS: [number, number][] = [[452, 8], [516, 10], [734, 12]];

/** The turns of rope round the post, in the shade of the knot. */
function turns(scene: Scene): void {
  TURNS.forEach(([y, slope], i) => scene.add(turnRound(scene, [POST.x, y], POST.wide / 2 + 16, 68, { ...LOOK, slope, colour: mix(i % 2 ? HEMP : OTHER, NIGHT, 0.4), shadow: DEEP })));
}

/** Where the rope bites: dark dents, cracks that run up and down the wood. */
function bite(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const cracks = 'M184 470C178 440 190 420 182 386M330 474C338 448 328 430 336 402M214 808C208 836 222 850 214 884M344 800C352 826 342 846 350 872';
  scene.add(b.line(cracks, DEEP, 6, { opacity: 0.75 }) + at(3, 1, 1, b.line(cracks, '#ffd8b0', 2.4, { opacity: 0.6 })));
  scene.add(scene.shadowShape(POST.x, 806, 150, 46, DEEP, 0.55) + scene.shadowShape(POST.x, 470, 140, 30, DEEP, 0.5));
}

/** Fibres that have burst from the strain, and drops wrung out of the rope. */
function strain(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const bursts: [number, number, number][] = [[110, 560, -120], [170, 474, -100], [420, 640, 20], [396, 540, -50], [486, 470, -80]];
  bursts.forEach(([x, y, angle]) =>
    times(5, (i) => scene.add(at(x + i * 5, y, 1, b.line('M0 0q14 -8 34 -6q12 2 16 12', i % 2 ? '#f8dca0' : '#9a6c3c', 3.2, { opacity: 0.9 }), { turn: angle + i * 16 })))
  );
  const drops: Point[] = [[470, 530], [484, 572], [512, 490], [528, 540], [552, 462]];
  drops.forEach(([x, y]) => scene.add(at(x, y, 1, b.form('M0 -14C8 0 8 10 0 10C-8 10 -8 0 0 -14Z', '#d8c8e4', { pale: '#fffdf4', dabs: 0, edge: 1.4 }))));
}

export default picture({
  id: 'st136',
  motifs: ['abstract', 'trap', 'tension', 'promise'],
  words: {
    en: {
      title: 'A very tight knot',
      name: 'Tight knot round a mooring post, a boat pulling at it',
      shows:
        'A thick rope is wound round a wooden mooring post and drawn into one tight knot. From the knot it runs, taut, to the bow of a small fishing boat. A folded white paper is held fast in the knot.',
      closer:
        'Violet and peach morning light on the water; mountains rise in mist beyond. The boat is blue-green with a red roof, a red pennant and one lit window. Drops fall from the taut rope, loose fibres have burst from it, and the wood of the post has cracked under its turns; two short ends stick out, badly frayed. On the corner of the paper, a red heart. A small brown bird sits on top of the post, quite at ease. The rest of the rope lies coiled on the boards, and a red buoy leans in the current.',
    },
    fr: {
      title: 'Un nœud très serré',
      name: 'Nœud serré autour d’un poteau, un bateau tire dessus',
      shows:
        'Une grosse corde entoure un poteau d’amarrage en bois, serrée en un seul nœud. De là, elle file, tendue, jusqu’à la proue d’un petit bateau de pêche. Un papier blanc plié est pris dans le nœud.',
      closer:
        'Lumière du matin, violette et pêche, sur l’eau ; au loin, des montagnes dans la brume. Le bateau est bleu-vert, avec un toit rouge, un fanion rouge et une fenêtre éclairée. Des gouttes tombent de la corde tendue, des fibres ont éclaté, et le bois du poteau s’est fendu sous les tours ; deux bouts courts dépassent, tout effilochés. Au coin du papier, un cœur rouge. Un petit oiseau brun est posé sur le poteau, bien tranquille. Le reste de la corde est lové sur les planches, et une bouée rouge penche dans le courant.',
    },
  },
  paint: { under: [170, 120, 120], flow: 0.1 },
  draw(scene) {
    fjord(scene);
    atAnchor(scene);
    buoy(scene);
    quay(scene);
    scene.add(at(POST.x, POST.foot, 1, mooringPost(scene, POST.wide, POST.tall, { ...LOOK, wood: '#8a625c' })));
    bite(scene);
    turns(scene);
    spare(scene);
    scene.add(at(KNOT.x, KNOT.y, KNOT.size, knot(scene), { turn: KNOT.turn }));
    strain(scene);
    scene.add(at(220, 352, 1, sparrow(scene, 96, LOOK)));
    motes(scene, [40, 40, 780, 780], 30, '#fff0d0');
  },
});
