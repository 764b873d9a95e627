import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, ribbon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, bush, cat, cloud, cottage, flock, grandmother, grass, knit, knittedBand, pine, wool } from '../../src/shapes/index.ts';
import { riverFloor, rockWall, type Rock } from '../../src/shapes/scenes/gorge.ts';

const RED = '#c8383c';
const NIGHT = '#16304c';
const KNITTER = { light: 1, night: NIGHT, wool: RED, work: false } as const;

function air(scene: Scene): void {
  scene.sky([[0, '#86b8c4'], [0.2, '#bcd6cc'], [0.4, '#f3eec8'], [0.52, '#fdf6da'], [1, '#9cc0c0']]);
  scene.glow(430, 440, 330, '#fffce6', 0.95, 300);
  scene.add(at(150, 330, 1, cloud(scene, 330, { tall: 0.3, pale: '#fffaf0', shade: '#c3d8d0' }), { opacity: 0.9 }));
  scene.add(at(690, 250, 1, cloud(scene, 300, { tall: 0.28, pale: '#fffaf0', shade: '#b8d2cc', light: -1 }), { opacity: 0.85 }));
  scene.wisps(22, 30, 380, ['#f6f4dc', '#a9cccc', '#d3e2d0', '#fffbe6'], 0.6);
}

const mirrored = (edge: Point[]): Point[] => edge.map(([x, y]) => [800 - x, y]);

const FAR: Rock = { colour: '#84b0b8', lit: '#dfe9d0', deep: '#5a8f9c', layer: 30, trees: 4, treeSize: 26, leaves: ['#5f9490', '#7fae9c', '#d3dfb8'] };
const MIDDLE: Rock = { colour: '#548a98', lit: '#b8caac', deep: '#2c6074', layer: 46, trees: 6, treeSize: 44, leaves: ['#2c646c', '#4f8c84', '#bccfa0'] };
const NEAR: Rock = { colour: '#335a70', lit: '#b4bc94', deep: '#142f4c', layer: 64, trees: 5, treeSize: 66, leaves: ['#173c48', '#2f645e', '#94b088'] };

function waterfall(scene: Scene): void {
  const fall = ribbon([[562, 630], [558, 700], [562, 790], [556, 884]], [16, 20, 26, 36]);
  const brook = ribbon([[556, 886], [530, 898], [506, 894], [478, 908]], [30, 20, 18, 26]);
  scene.add(`<path d="${brook}" fill="#8cc4c8"/><path d="${fall}" fill="#e3f0ea"/>`);
  scene.dabs(brook, 14, ['#e3f3ea', '#5fa4b0'], { length: 20, width: 3, angle: -0.2 });
  scene.dabs(fall, 46, ['#8fc0c8', '#ffffff', '#b8dad6'], { length: 54, width: 4, angle: 1.55 });
  scene.glow(556, 890, 62, '#fbfdf0', 0.9, 30);
}

function gorge(scene: Scene): void {
  const peaks = scene.ridge(500, 130, 3.4, 3, { octaves: 5, bump: (x) => -150 * Math.exp(-(((x - 410) / 110) ** 2)) });
  scene.hill(peaks, '#a9c8c8', '#cfe0d0', { rim: '#fffbe6', rimWidth: 6, dabs: 90, shadow: 0, dabLength: 34, angle: 0.5 });
  rockWall(scene, [[250, 520], [286, 600], [318, 660], [350, 720], [378, 770]], FAR);
  rockWall(scene, mirrored([[236, 500], [272, 600], [300, 650], [340, 710], [366, 770]]), FAR);
  riverFloor(scene, 752);
  scene.mist(742, 40, '#f6f6e2', 0.7, 7);
  rockWall(scene, [[170, 560], [236, 620], [238, 700], [276, 780], [288, 890]], MIDDLE);
  rockWall(scene, mirrored([[150, 570], [214, 640], [226, 730], [262, 800], [270, 900]]), MIDDLE);
  waterfall(scene);
  scene.mist(880, 60, '#e3efe4', 0.5, 11);
}

function banks(scene: Scene): void {
  rockWall(scene, [[196, 548], [206, 596], [168, 650], [190, 730], [142, 810], [160, 900], [120, 1020]], NEAR);
  rockWall(scene, [[608, 552], [592, 600], [640, 660], [616, 740], [662, 830], [646, 910], [690, 1020]], NEAR);
  const turf = (points: Point[]) => {
    const path = smooth(points) + `L${points[points.length - 1]![0]} 575L${points[0]![0]} 590Z`;
    scene.add(`<path d="${path}" fill="${scene.linear([[0, '#a9bc7c'], [1, '#4f7a68']])}"/>`);
    scene.dabs(path, 60, ['#c9cf88', '#6f9470', '#3f6a60', '#e3e0a0'], { length: 24, width: 4 });
  };
  turf([[-30, 520], [60, 528], [140, 538], [206, 552]]);
  turf([[600, 556], [660, 540], [740, 530], [830, 524]]);
}

/** A giant needle in the ground, to which the bridge is tied. */
function post(scene: Scene, x: number, y: number, turn: number): void {
  const b = brush(scene, 190, { light: x < 400 ? 1 : -1, night: NIGHT });
  const needle = b.form('M-3 0L-2.500 -92H2.500L3 0Z', '#d8b078', { grain: 1.5 }) + b.ball(0, -96, 7, 7, '#e6a04c', { dabs: 0.4 });
  const winding = b.form('M-5 -14H5V0H-5Z', RED) + b.line('M-5 -11L5 -13M-5 -7L5 -9M-5 -3L5 -5', lighten(RED, 0.13), 1.2);
  scene.add(at(x, y, 1, b.done(needle, b.put(0, -28, 1, winding)), { turn }));
}

function handrail(scene: Scene): void {
  const hold = (t: number): Point => [152 + 208 * t, 420 + 190 * Math.sin(t * 1.5) - 40 * t];
  yarn(scene, smooth(times(9, (i) => hold(i / 8))));
  times(5, (i) => {
    const [x, y] = hold((i + 2.4) / 8);
    yarn(scene, `M${round1(x)} ${round1(y)}L${round1(x + 4)} ${round1(572 + i * 10)}`);
  });
}

/** Half of the bridge as seen from the left bank: deck, drooping edge, yarn for the hand. */
function half(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const deck: Point[] = [[120, 546], [180, 562], [240, 588], [300, 608], [366, 612]];
  const under = deck.map(([x, y]): Point => [x, y + 24]);
  handrail(scene);
  scene.add(`<path d="${ribbon(under, [34, 34])}" fill="${mix(RED, NIGHT, 0.62)}"/>`);
  scene.add(knittedBand(scene, deck, 54, { wool: RED, night: NIGHT, light: 1 }));
  const fringe = times(19, (i) => {
    const t = i / 18;
    const [x, y] = [190 + t * 178, 594 + Math.sin(t * 1.5) * 46];
    return b.line(`M${round1(x)} ${round1(y)}q${round1(between(scene.r, -4, 4))} 12 ${round1(between(scene.r, -5, 5))} ${round1(between(scene.r, 20, 30))}`, pick(scene.r, [RED, '#e06a58', '#9c2c3c']), 4);
  });
  scene.add(fringe.join(''));
}

/** The newest rows of the left half, still on the needles. */
function work(scene: Scene): string {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const rows = 'M360 496C370 492 380 494 388 500C392 540 396 580 386 612C372 634 346 640 322 634C352 618 362 560 360 496Z';
  const needle = (path: string) => b.line(path, '#5a3428', 8) + b.line(path, '#e0a860', 4);
  return b.form(rows, RED) + knit(b, rows, RED, 9) + needle('M317 459L382 507') + needle('M328 505L393 452') + b.dot(315, 458, 7, '#e6a04c') + b.dot(326, 507, 7, '#e6a04c') + b.ball(336, 484, 11, 10, '#f0cbb0', { dabs: 0 });
}

function yarn(scene: Scene, path: string): void {
  const b = brush(scene, 100);
  scene.add(b.line(path, mix(RED, NIGHT, 0.3), 6) + b.line(path, lighten(RED, 0.06), 3));
}

export default picture({
  id: 'wm09',
  motifs: ['thread', 'journey', 'meeting', 'craft'],
  words: {
    en: {
      title: 'The Knitted Bridge',
      name: 'Two old women knitting a bridge over a gorge',
      shows: 'From both sides of a gorge two grandmothers knit a bridge of red wool; the needles nearly meet.',
      closer:
        'Clear cool daylight: a sky from pale blue to cream with white clouds, a pale mountain in the middle. Each grandmother sits on a stool at the end of her half, glasses on her nose: the left one in a yellow shawl and a blue dress, the right one in a green shawl and a purple dress. Two giant needles stuck in the ground hold the bridge, and a big ball of wool lies on either side; a black cat sits by the left one. A thatched cottage stands on each cliff. Below, blue-green walls of layered rock with firs on the ledges, a waterfall on the right and a winding river.',
    },
    fr: {
      title: 'Le Pont tricoté',
      name: 'Deux vieilles dames tricotent un pont sur une gorge',
      shows: 'Des deux bords d’une gorge, deux grands-mères tricotent un pont de laine rouge ; leurs aiguilles se touchent presque.',
      closer:
        'Une lumière claire et fraîche : ciel du bleu pâle au crème, nuages blancs, montagne pâle au milieu. Chaque grand-mère est assise sur un tabouret au bout de sa moitié, lunettes sur le nez : châle jaune et robe bleue à gauche, châle vert et robe violette à droite. Deux aiguilles géantes plantées en terre tiennent le pont ; de chaque côté, une grosse pelote, et un chat noir près de celle de gauche. Une chaumière sur chaque falaise. En bas, des parois bleu-vert en strates, des sapins sur les corniches, une cascade à droite et une rivière sinueuse.',
    },
  },
  paint: { under: [190, 190, 170], flow: 1.3, vignette: 0.12 },
  draw(scene) {
    air(scene);
    gorge(scene);
    scene.add(at(420, 180, 1, flock(scene, 200, { count: 7, colour: '#5f8490', span: 12 })));
    scene.add(at(404, 706, 1, flock(scene, 90, { count: 5, colour: '#4f7480', span: 9 })));
    banks(scene);
    scene.add(at(54, 530, 1, cottage(scene, 150, { light: 1, thatch: '#b89a68', wall: '#efe2c4', smoke: '#e6ebe0', wind: 0.8, night: NIGHT })));
    scene.add(at(742, 534, 1, cottage(scene, 132, { light: -1, thatch: '#8f8a6c', wall: '#e3dcc8', smoke: '#e6ebe0', wind: 0.8, night: NIGHT })));
    scene.add(at(660, 548, 1, pine(scene, 130, { light: -1, leaves: ['#1f4a50', '#3f7068', '#8aa880'] })));
    post(scene, 152, 560, -8);
    post(scene, 648, 562, 8);
    half(scene);
    scene.add('<g transform="translate(800 0) scale(-1 1)">');
    half(scene);
    scene.add('</g>');
    scene.add(at(264, 594, 1, grandmother(scene, 236, { ...KNITTER, coat: '#4f6f94', shawl: '#d8a24c' })));
    scene.add(at(536, 594, 1, grandmother(scene, 236, { ...KNITTER, coat: '#6a4f80', shawl: '#4f9080', hair: '#cfc8c4' }), { flip: true }));
    scene.add(work(scene));
    scene.add(at(800, 0, 1, work(scene), { flip: true }));
    scene.add(at(96, 560, 1, wool(scene, 92, { colour: RED, night: NIGHT, light: 1 })));
    scene.add(at(706, 566, 1, wool(scene, 78, { colour: RED, night: NIGHT, light: -1 })));
    scene.add(at(36, 578, 1, cat(scene, 70, { light: 1 })));
    scene.add(at(60, 1000, 1, pine(scene, 250, { light: 1, leaves: ['#12303c', '#24525a', '#5f8c80'] })));
    scene.add(at(150, 1016, 1, pine(scene, 170, { light: 1, leaves: ['#12303c', '#24525a', '#5f8c80'] })));
    scene.add(at(760, 1010, 1, pine(scene, 220, { light: -1, leaves: ['#12303c', '#24525a', '#5f8c80'] })));
    [[230, 1010, 120], [650, 1012, 130]].forEach(([x, y, size]) => scene.add(at(x!, y!, 1, bush(scene, size!, { leaves: ['#16383f', '#2f5f5c', '#7a9c80'] }))));
    scene.add(at(400, 1016, 1, grass(scene, 840, { count: 120, height: 46, colours: ['#12303c', '#24525a', '#4f7c70'] })));
  },
});
