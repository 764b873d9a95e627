import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { along, type Figure, figure, limb, type Pose } from '../../src/shapes/figures.ts';
import { type Brush, brush, cloud, roundTree, sparrow } from '../../src/shapes/index.ts';
import { rope } from '../../src/shapes/ropes.ts';
import { foliage, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';
import { haystack } from '../../src/shapes/scenes/farmyard.ts';

const NIGHT = '#4a3050';
const LOOK = { light: 1, night: NIGHT } as const;
const GROUND = 850;
const CLOTHS = ['#d8443c', '#f4e4c0', '#3f8a94', '#f0b048'];

/** The height of the taut rope at x. */
const ropeAt = (x: number) => 741 - 0.18 * x;

function afternoon(scene: Scene): void {
  scene.sky([[0, '#6ab0b8'], [0.22, '#a8d0b8'], [0.4, '#f0e4b0'], [0.5, '#ffe8a8']]);
  scene.wisps(16, 150, 330, ['#fff4d0', '#88c0bc', '#f8d898'], 0.5);
  ([[250, 262, 190], [560, 236, 150]] as const).forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { light: 1, pale: '#fffbe8', shade: '#d8c0a0' }))));
  scene.hill(scene.ridge(352, 70, 1.6, 3), '#8cb4ac', '#c0c8a0', { rim: '#fff4c0', rimWidth: 4, dabs: 120, shadow: 0.04 });
  scene.hill(scene.ridge(436, 44, 2.1, 8), '#98b088', '#ccc488', { rim: '#fff4c0', rimWidth: 4, dabs: 120, shadow: 0.05 });
  hedges(scene);
  const near = scene.ridge(540, 30, 2.2, 6);
  scene.hill(near, '#a8a858', '#d8b860', { rim: '#fff0b0', rimWidth: 4, dabs: 120, shadow: 0.08 });
  times(16, () => {
    const x = between(scene.r, 380, 810);
    scene.add(at(x, scene.yAt(near, x) + 8, 1, roundTree(scene, between(scene.r, 50, 110), { leaves: ['#5c7848', '#90a050', '#e0d070'], trunk: '#6a4a44', light: 1 })));
  });
  scene.mist(540, 90, '#fff0c0', 0.6, 2);
}

/** Hedgerows and a steeple on the far slope. */
function hedges(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  ([[0, 470, 300, 452], [330, 486, 800, 462], [420, 520, 800, 530]] as const).forEach(([x0, y0, x1, y1]) =>
    times(Math.round((x1 - x0) / 14), (i) => {
      const x = x0 + i * 14;
      scene.add(b.ball(x, y0 + ((y1 - y0) * (x - x0)) / (x1 - x0), between(scene.r, 8, 13), between(scene.r, 6, 10), pick(scene.r, ['#7c9c70', '#8ca878', '#6c8c6c']), { dabs: 0.6 }));
    })
  );
  const house = (x: number, y: number, w: number) =>
    b.form(`M${x} ${y}v${-w * 0.6}h${w}v${w * 0.6}z`, '#f0dcb8', { dabs: 0.4 }) + b.form(`M${x - 4} ${y - w * 0.6}l${w / 2 + 4} ${-w * 0.5}l${w / 2 + 4} ${w * 0.5}z`, '#c08468', { dabs: 0.5 });
  scene.add(house(452, 474, 34) + house(500, 470, 28) + house(566, 474, 40) + house(618, 470, 30));
  scene.add(b.form('M532 474V408H556V474Z', '#f0dcb8', { dabs: 0.5 }) + b.form('M528 410L544 352L560 410Z', '#8c7c88', { dabs: 0.6 }));
}

/** The striped fair tent behind the small team. */
function marquee(b: Brush): string {
  const [x, top, eave, foot] = [214, 346, 490, 648];
  const slope = (u: number, y: number): Point => [x + u * (y === top ? 10 : y === eave ? 176 : 150), y];
  const strip = (y0: number, y1: number, i: number) => {
    const [u0, u1] = [-1 + i / 5, -1 + (i + 1) / 5];
    return b.form(polygon([slope(u0, y0), slope(u1, y0), slope(u1, y1), slope(u0, y1)]), i % 2 ? '#f4e8c8' : '#7cb0a8', { grain: 1.5, dabs: 0.9, edge: 0.5, shade: '#8c8c84' });
  };
  const scallop = times(10, (i) => b.form(`M${x - 176 + i * 35.2} ${eave - 4}h35.2v14q-17.6 24 -35.2 0z`, i % 2 ? '#7cb0a8' : '#f4e8c8', { dabs: 0.4 })).join('');
  return (times(10, (i) => strip(eave, foot, i)).join('') + times(10, (i) => strip(top, eave, i)).join('') + scallop +
    b.line(`M${x} ${top + 4}V${top - 40}`, '#8a6a54', 5) + b.form(`M${x} ${top - 40}q20 -8 44 6q-22 10 -44 14z`, '#e08858', { dabs: 0.4 }));
}

function stall(b: Brush, x: number, y: number, wide: number, colour: string): string {
  const roof = `M${x - wide / 2 - 8} ${y - 60}L${x} ${y - 108}L${x + wide / 2 + 8} ${y - 60}Z`;
  const stripes = times(5, (i) => `M${x} ${y - 108}L${x - wide / 2 - 8 + (i * 2 * (wide + 16)) / 10} ${y - 60}h${(wide + 16) / 10}Z`).join('');
  return (b.form(`M${x - wide / 2} ${y - 60}H${x + wide / 2}V${y}H${x - wide / 2}Z`, mix(colour, NIGHT, 0.3), { grain: 1.5 }) +
    b.form(roof, '#f4e4c0', { dabs: 0.5 }) +
    b.flat(stripes, colour, 0.9) +
    b.line(`M${x} ${y - 108}V${y - 124}`, '#6a4a44', 3) +
    b.flat(`M${x} ${y - 124}l18 5l-18 6Z`, '#d8443c'));
}

function watchers(scene: Scene, b: Brush): void {
  scene.add(marquee(b) + stall(b, 716, 628, 150, '#c88858') + at(560, 632, 1, haystack(scene, 84, LOOK)));
  times(22, (i) => {
    const [x, y, s] = [20 + i * 36 + between(scene.r, -10, 10), between(scene.r, 610, 634), between(scene.r, 8, 11)];
    if (x > 385 && x < 535) return;
    const skin = pick(scene.r, ['#eec4a0', '#a87050', '#c08a64']);
    scene.add(
      b.form(`M${round1(x - s * 1.3)} ${round1(y + s * 4.5)}C${round1(x - s * 1.5)} ${round1(y)} ${round1(x + s * 1.5)} ${round1(y)} ${round1(x + s * 1.3)} ${round1(y + s * 4.5)}Z`,
        mix(pick(scene.r, ['#8c5c6c', '#5c7c8c', '#c8884c', '#6c7c58']), '#e8d8a0', 0.25), { dabs: 0.3 }) +
        b.ball(x, y - s * 0.4, s, s * 1.1, skin, { dabs: 0 }) +
        b.flat(`M${round1(x - s)} ${round1(y - s * 0.5)}a${round1(s)} ${round1(s)} 0 0 1 ${round1(2 * s)} 0Z`, pick(scene.r, ['#4a3034', '#c8a060', '#8a5038'])),
    );
  });
}

function bunting(scene: Scene, b: Brush): void {
  const strings: [Point, Point, Point][] = [[[-20, 20], [420, 230], [830, 30]], [[-20, 150], [400, 360], [830, 120]]];
  strings.forEach(([from, sag, to], row) => {
    const spot = (t: number) => [0, 1].map((k) => (1 - t) ** 2 * from[k]! + 2 * t * (1 - t) * sag[k]! + t * t * to[k]!) as Point;
    scene.add(b.line(`M${from.join(' ')}Q${sag.join(' ')} ${to.join(' ')}`, '#8a6a54', 4));
    times(13, (i) => {
      const [[x, y], [x2, y2]] = [spot((i + 0.15) / 13), spot((i + 0.85) / 13)];
      scene.add(b.form(`M${round1(x)} ${round1(y)}L${round1(x2)} ${round1(y2)}L${round1((x + x2) / 2 + 6)} ${round1((y + y2) / 2 + 54)}Z`, CLOTHS[(i + row) % 4]!, { dabs: 0.9, grain: 1.4 }));
    });
  });
}

function meadow(scene: Scene): void {
  scene.hill(scene.ridge(664, 8, 2, 9), '#c8b450', '#6a6a3c', {
    rim: '#fff0a8',
    rimWidth: 5,
    dabs: 320,
    dabLength: 40,
    depth: 340,
    dabColours: ['#e0cc68', '#98984c', '#7a7c44', '#f0e088', '#b09a48'],
  });
  tufts(scene, 90, 690, 860, ['#98984c', '#e0cc68', '#6a7440'], { height: 24 });
}

/** The hole in the middle, full of water and mud: whoever loses goes in. */
function mudHole(scene: Scene, b: Brush): void {
  const rim = 'M268 906C290 862 400 846 480 850C570 854 632 872 628 912C622 952 520 972 430 968C340 964 252 946 268 906Z';
  const pool = 'M306 910C330 880 410 868 474 870C548 872 596 886 592 912C586 938 508 950 434 948C366 946 296 936 306 910Z';
  scene.add(b.form(rim, '#7a5040', { dabs: 2, grain: 0.05, pale: '#b88860', shade: '#4a2c30', edge: 1.4 }));
  const shine = b.form('M380 892C430 878 520 880 560 894C520 906 430 908 380 892Z', '#b8ccb4', { dabs: 1, grain: 0, pale: '#f4ecc8', edge: 0 }) +
    b.line('M340 918q40 -8 80 0M450 930q40 -8 84 0M400 940q24 -5 50 0', '#9a7458', 4, { opacity: 0.8 });
  scene.add(b.form(pool, '#533634', { dabs: 1.6, grain: 0, pale: '#8a6450', shade: '#382430' }) + b.inside(pool, shine));
  times(26, () => {
    const angle = between(scene.r, 0, 6.3);
    const [x, y] = [448 + Math.cos(angle) * between(scene.r, 180, 214), 908 + Math.sin(angle) * between(scene.r, 54, 72)];
    scene.add(blob(scene.r, x, y, between(scene.r, 5, 13), between(scene.r, 3, 6), '#6a4438'));
  });
}

/** Hanging on the rope with the hips low and the heels dug in, facing right; grip is where the hands are. */
function pulling(grip: number, lean: number): Pose {
  const hips: Point = [-9 - lean * 0.5, -35 + lean * 0.2];
  const neck: Point = [-15 - lean * 1.5, -63 + lean * 0.5];
  return {
    head: [neck[0] - 1 - lean * 0.3, neck[1] - 12.5],
    neck,
    hips,
    nearArm: [[(neck[0] + 9) / 2 - 1, (neck[1] + grip) / 2 + 5], [9, grip]],
    farArm: [[(neck[0] + 18) / 2 + 1, (neck[1] + grip) / 2 + 3], [18, grip]],
    nearLeg: [[11, -24], [23, -5]],
    farLeg: [[7, -25], [3, -5]],
    toes: [-26, -8],
  };
}

interface Puller {
  x: number;
  foot: number;
  size: number;
  lean: number;
  flip?: boolean;
  look: Figure & { skin: string };
}

/** The pose of a puller whose hands lie on the rope. */
function poseOf({ x, foot, size, lean, flip }: Puller): Pose {
  const hands = x + (flip ? -0.12 : 0.12) * size;
  return pulling(((ropeAt(hands) - foot) / size) * 100, lean);
}

const lookOf = ({ look, flip }: Puller): Figure => ({ ...LOOK, light: flip ? -1 : 1, view: 'side', ...look, head: { eyes: 'closed', ...look.head, skin: look.skin } });

/** The clods that the heels have torn up. */
function furrow(scene: Scene, { x, foot, size, flip }: Puller): void {
  const way = flip ? -1 : 1;
  const heel = x + way * 0.23 * size;
  scene.add(`<path d="${ribbon([[heel - way * 10, foot + 4], [heel + way * size * 0.1, foot + 7], [heel + way * size * 0.2, foot + 4]], [4, 16, 5])}" fill="#6a4438"/>`);
  times(7, (i) => scene.add(blob(scene.r, heel + way * (size * 0.05 + i * 6), foot + between(scene.r, -8, 6), between(scene.r, 5, 11), between(scene.r, 4, 8), i % 2 ? '#7a5444' : '#94704c')));
}

function body(scene: Scene, puller: Puller): void {
  const { x, foot, size, flip = false } = puller;
  const way = flip ? -1 : 1;
  scene.add(`<ellipse cx="${round1(x - way * size * 0.02)}" cy="${foot + 5}" rx="${round1(size * 0.36)}" ry="15" fill="${NIGHT}" opacity=".42" ${scene.blur(5)}/>`);
  scene.add(at(x, foot, 1, figure(scene, size, poseOf(puller), lookOf(puller)), { flip }));
  furrow(scene, puller);
}

/** Fingers closed round the rope. */
function fist(b: Brush, [x, y]: Point, skin: string): string {
  const knuckles = [-1.5, 0.2, 1.9].map((dx) => `M${round1(x + dx)} ${round1(y - 2.6)}q0.6 2.6 0 5.2`).join('');
  return b.ball(x, y, 4.1, 4, skin, { dabs: 0.5 }) + b.line(knuckles, mix(skin, '#6a3434', 0.5), 0.5, { opacity: 0.75 });
}

/** The near arm once more, over the rope, and both fists. */
function grip(scene: Scene, puller: Puller): void {
  const { x, foot, size, look, flip = false } = puller;
  const b = brush(scene, size, { ...LOOK, light: flip ? -1 : 1 });
  const { neck, hips, nearArm: [elbow, end], farArm: [, farEnd] } = poseOf(puller);
  const k = (look.build ?? 1) * 0.4 + 0.6;
  const sleeve = limb(b, [along(neck, hips)(0.13, -0.6), elbow, end], [9 * k, 7.4 * k, 5.8 * k], look.cloth!);
  scene.add(at(x, foot, 1, b.done(fist(b, farEnd, mix(look.skin, NIGHT, 0.15)), sleeve, fist(b, [end[0] + 1.5, end[1]], look.skin)), { flip }));
}

const GRANNY: Puller = {
  x: 106,
  foot: GROUND - 8,
  size: 360,
  lean: 0,
  look: {
    skin: '#eec4a0',
    wear: 'dress',
    cloth: '#7a5c8c',
    skirt: '#7a5c8c',
    hem: 18,
    shoes: '#4a343c',
    legs: '#8a7c88',
    headSize: 10.5,
    head: { hair: 'bun', hairColour: '#e4ddd4', mouth: 'still', glasses: true },
  },
};
const BOY: Puller = {
  x: 216,
  foot: GROUND,
  size: 318,
  lean: 4,
  look: { skin: '#8c5a42', wear: 'jumper', cloth: '#3f8a94', legs: '#5a4a60', shoes: '#c8884c', headSize: 12.5, head: { hair: 'afro', hairColour: '#2c2028', mouth: 'oh' } },
};
const GIRL: Puller = {
  x: 326,
  foot: GROUND + 10,
  size: 356,
  lean: 7,
  look: { skin: '#f4d0b0', wear: 'shirt', cloth: '#f0a838', legs: '#4a6484', shoes: '#d8443c', headSize: 12, head: { hair: 'plaits', hairColour: '#b8602c', mouth: 'laugh' } },
};
const GIANT: Puller = {
  x: 646,
  foot: GROUND + 14,
  size: 540,
  lean: 3,
  flip: true,
  look: {
    skin: '#e0a880',
    wear: 'shirt',
    cloth: '#c8d0c8',
    legs: '#6a4a44',
    shoes: '#3a2c34',
    shoeKind: 'boot',
    build: 1.45,
    belly: 2.5,
    headSize: 10.5,
    head: { hair: 'short', hairColour: '#5a3428', beard: true, mouth: 'none', cheeks: '#d8604c' },
  },
};
const TEAM = [GRANNY, BOY, GIRL, GIANT];

/** One thick rope right across; behind the giant it falls to the grass. */
function theRope(scene: Scene): void {
  const taut = times(8, (i): Point => [-40 + i * 100, ropeAt(-40 + i * 100)]);
  const under = `M-40 ${ropeAt(-40) + 13}L690 ${round1(ropeAt(690) + 13)}`;
  scene.add(brush(scene, 100, LOOK).line(under, NIGHT, 9, { opacity: 0.5 }));
  scene.add(rope(scene, [...taut, [716, ropeAt(716) + 10], [770, 690], [790, 800], [840, 868]], 29, { ...LOOK, colour: '#d8ac68' }));
}

/** A red cloth knotted round the rope, its two tails in the wind. */
function kerchief(b: Brush): string {
  const [x, y] = [486, ropeAt(486)];
  const tail = (points: Point[], widths: number[]) => b.form(ribbon(points.map(([dx, dy]): Point => [x + dx, y + dy]), widths), '#dc3a32', { grain: 1.4, dabs: 1, pale: '#ff9a78' });
  const folds = b.line(`M${x - 8} ${y + 26}q-10 26 -16 50M${x + 10} ${y + 24}q14 22 18 50`, '#8c2030', 3, { opacity: 0.6 });
  return (tail([[-2, 8], [-14, 40], [-26, 72], [-22, 112], [-40, 138]], [14, 34, 40, 32, 3]) +
    tail([[4, 8], [18, 36], [30, 66], [26, 92], [44, 112]], [14, 32, 36, 26, 3]) + folds +
    b.form(`M${x - 20} ${y - 17}Q${x} ${y - 26} ${x + 20} ${y - 20}L${x + 18} ${y + 14}Q${x} ${y + 26} ${x - 18} ${y + 18}Z`, '#e0403a', { dabs: 0.8, grain: 1.4, pale: '#ff9a78' }) +
    b.line(`M${x - 8} ${y - 18}q4 18 2 34M${x + 7} ${y - 19}q3 18 0 34`, '#9c2430', 3, { opacity: 0.7 }));
}

export default picture({
  id: 'st087',
  motifs: ['people', 'fight', 'effort', 'balance'],
  words: {
    en: {
      title: 'Tug of war',
      name: 'Two children and a grandmother against a giant',
      shows:
        'Tug of war on a meadow: an old woman and two children hang on one end of a thick rope, one huge bearded man on the other, heels dug in. A red cloth is knotted round the middle, above a mud hole.',
      closer:
        'Late golden afternoon at a village fair: two strings of coloured flags, a green and white striped tent, onlookers, a steeple and hills far behind. All four lean back with their eyes shut; the girl with red plaits laughs, and the heels tear up clods of earth. The man’s boots have slid to the very edge of the mud hole. Beside the red cloth, quite calm, a sparrow sits on the taut rope.',
    },
    fr: {
      title: 'Tir à la corde',
      name: 'Deux enfants et une grand-mère contre un géant',
      shows:
        'Tir à la corde dans un pré : une vieille dame et deux enfants, talons plantés, tirent un bout d’une grosse corde, un énorme barbu l’autre. Un tissu rouge est noué au milieu, au-dessus d’un trou de boue.',
      closer:
        'Fin d’après-midi dorée, fête de village : deux guirlandes de fanions, une tente rayée vert et blanc, des curieux, un clocher et des collines au loin. Tous les quatre se penchent en arrière, les yeux fermés ; la fillette aux tresses rousses rit, et les talons arrachent des mottes de terre. Les bottes de l’homme ont glissé jusqu’au bord du trou de boue. À côté du tissu rouge, très calme, un moineau est posé sur la corde tendue.',
    },
  },
  paint: { under: [200, 170, 100], flow: 0.1 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    afternoon(scene);
    watchers(scene, b);
    meadow(scene);
    mudHole(scene, b);
    bunting(scene, b);
    scene.add(
      foliage(scene, 20, 30, 210, 130, ['#3f5c40', '#6c8848', '#c8c868'], { heaps: 18, leaf: 13 }) + foliage(scene, 800, 60, 150, 150, ['#3f5c40', '#6c8848', '#c8c868'], { heaps: 16, leaf: 13 }),
    );
    TEAM.forEach((puller) => body(scene, puller));
    theRope(scene);
    TEAM.forEach((puller) => grip(scene, puller));
    scene.add(kerchief(b));
    scene.add(at(434, ropeAt(434) - 11, 1, sparrow(scene, 46, { ...LOOK, coat: '#8a5c44' })));
    tufts(scene, 46, 930, 1010, ['#7a7c44', '#e0cc68', '#5c6438'], { height: 54 });
  },
});
