import { between, times } from '../../src/core/chance.ts';
import { mix, palette, vary } from '../../src/core/colour.ts';
import { at, blob, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { child, cloud, fountain, grass, house, roundTree, wildFlowers } from '../../src/shapes/index.ts';

const NIGHT = '#123a34';
const PLAN = [
  '#######.#######',
  '#.....#.#.....#',
  '#.###.#.#.###.#',
  '#.#.#...#.#...#',
  '#.#.#####.#.###',
  '#...#.......#.#',
  '###.#.......#.#',
  '#.#.#.......#.#',
  '#.#.##.######.#',
  '#...#..#......#',
  '#.###.##.####.#',
  '#.#...#..#..#.#',
  '#...#.#.##.#..#',
  '####.....#.####',
];
const ROWS = PLAN.length;
const TALL = 62;

function scale(v: number): number {
  return 1 / (1 + (ROWS - v) * 0.115);
}

/** A point of the maze's ground plan on the picture. */
function spot(u: number, v: number, height = 0): Point {
  const k = scale(v);
  return [400 + (u - 7.5) * 84 * k, 84 + 930 * k - height * k];
}

function park(scene: Scene): void {
  scene.sky([[0, '#6fb0b8'], [0.16, '#a8d0b8'], [0.32, '#f0ecb4'], [0.4, '#fbe8a0']]);
  scene.glow(160, 350, 380, '#fffbd0', 0.9, 220);
  scene.wisps(14, 20, 260, ['#e8f0d0', '#8fc4c0', '#fff6d0'], 0.5);
  const heaps: [number, number, number][] = [[600, 130, 300], [220, 180, 220]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.22, pale: '#fffbe8', shade: '#a8c8b8', light: -1 }), { opacity: 0.9 })));
  const far = scene.ridge(380, 24, 2, 3);
  scene.hill(far, '#8fb88c', '#b8cc8c', { rim: '#fff8c0', rimWidth: 4, dabs: 80, shadow: 0.04 });
  scene.add(at(410, 396, 1, house(scene, 84, { wall: '#f0e4c4', roof: '#7a8a98', floors: 2, light: -1, night: '#5a7a78', smoke: null, lit: false })));
  times(30, (i) => {
    const x = i * 28 + between(scene.r, -10, 10);
    if (Math.abs(x - 430) < 90) return;
    scene.add(at(x, 404 + between(scene.r, -8, 12), 1, roundTree(scene, between(scene.r, 60, 110), { leaves: ['#4f8468', '#7fac70', '#e0e48c'], light: -1 })));
  });
  scene.mist(392, 70, '#f8f4c0', 0.65, 2);
}

function ground(scene: Scene): void {
  const lawn = scene.ridge(424, 3, 1, 4);
  scene.hill(lawn, '#a8c060', '#5a8c48', { dabs: 120, depth: 560, dabColours: ['#c0cc68', '#86a850', '#6a9848'], shadow: 0 });
  const floor = polygon([spot(0, 0), spot(15, 0), spot(15, ROWS), spot(0, ROWS)]);
  scene.add(`<path d="${floor}" fill="${scene.linear([[0, '#f6e8b4'], [1, '#d0b07c']])}"/>`);
  scene.dabs(floor, 320, ['#fff4cc', '#c8a874', '#e8d49c', '#b8946c'], { length: 22, width: 4 });
}

/** The shadow a hedge throws to its right. */
function shade(u: number, v: number): string {
  return `<path d="${polygon([spot(u + 1, v), spot(u + 1.55, v + 0.15), spot(u + 1.55, v + 1), spot(u + 1, v + 1)])}" fill="${NIGHT}" opacity=".42"/>`;
}

function hedge(scene: Scene, u: number, v: number): string {
  const { r } = scene;
  const far = 1 - scale(v);
  const tone = (colour: string) => mix(colour, '#d0dca0', far * 0.55);
  const [top, front, side] = [tone('#86b04c'), tone('#2f6c48'), tone(u < 7.5 ? '#245a44' : '#5a9450')];
  const edge = u < 7.5 ? u + 1 : u;
  const k = scale(v + 1);
  const leaves = times(20, () => {
    const [du, dv] = [r(), r()];
    const [x, y] = spot(u + du, v + dv, TALL + between(r, -3, 4));
    return blob(r, x, y, between(r, 4, 8) * k, between(r, 2.4, 4.4) * k, vary(r, tone(r() < 0.4 ? '#d8d868' : r() < 0.6 ? '#6f9c48' : '#a0bc54'), 0.03), { points: 6, wobble: 0.2 });
  });
  const skirt = times(13, () => {
    const [x, y] = spot(u + r(), v + 1, r() * TALL);
    return blob(r, x, y, between(r, 4, 8) * k, between(r, 3, 5) * k, vary(r, tone(r() < 0.5 ? '#3f8050' : '#245a44'), 0.03), { points: 6, wobble: 0.2 });
  });
  return [
    `<path d="${polygon([spot(edge, v), spot(edge, v + 1), spot(edge, v + 1, TALL), spot(edge, v, TALL)])}" fill="${side}"/>`,
    `<path d="${polygon([spot(u, v + 1), spot(u + 1, v + 1), spot(u + 1, v + 1, TALL), spot(u, v + 1, TALL)])}" fill="${front}"/>`,
    ...skirt,
    `<path d="${polygon([spot(u, v, TALL), spot(u + 1, v, TALL), spot(u + 1, v + 1, TALL), spot(u, v + 1, TALL)])}" fill="${top}"/>`,
    ...leaves,
  ].join('');
}

function maze(scene: Scene): void {
  const cells = PLAN.map((row) => [...row].map((mark) => mark === '#'));
  cells.forEach((row, v) => row.forEach((grown, u) => grown && !row[u + 1] && scene.add(shade(u, v))));
  cells.forEach((row, v) => {
    if (v === 7) {
      const [x, y] = spot(8.5, 6.9);
      scene.shadow(x, y, 90, 16, NIGHT, 0.5);
      scene.add(at(x, y, 1, fountain(scene, 66, { light: -1, night: '#4a6a70', stone: '#e0d8c4', water: '#8fc8d4' })));
    }
    if (v === 10) {
      const [x, y] = spot(5.5, 10.4);
      scene.shadow(x + 12, y, 34, 9, NIGHT, 0.6);
      scene.add(at(x, y, 1, child(scene, 72, { coat: '#d03c3c', hat: palette.amber, scarf: '#fff0cf', light: -1, night: NIGHT, wind: 0.6 })));
    }
    const order = row.map((_, u) => u).sort((a, b) => Math.abs(b - 7) - Math.abs(a - 7));
    order.forEach((u) => row[u] && scene.add(hedge(scene, u, v)));
  });
}

export default picture({
  id: 'st058',
  motifs: ['place', 'garden', 'lost', 'game'],
  words: {
    en: {
      title: 'Hedge maze',
      name: 'Hedge maze with a small child inside',
      shows: 'A maze of clipped green hedges seen from above, with a fountain in the open middle. A small child in a red coat stands in one of the paths.',
      closer: 'Morning sun from the left; the tops of the hedges are bright yellow-green, their sides deep green, the paths pale sand with blue-green shadows. The child, with a yellow hat, is seen from behind low and left of the middle. The stone fountain stands where the paths are widest. Beyond the far hedge are round trees in mist and a pale house with a grey roof.',
    },
    fr: {
      title: 'Le labyrinthe de haies',
      name: 'Labyrinthe de haies, un petit enfant dedans',
      shows: 'Un labyrinthe de haies vertes bien taillées, vu d’en haut, avec une fontaine au milieu. Un petit enfant en manteau rouge se tient dans une allée.',
      closer: 'Soleil du matin venu de la gauche ; le dessus des haies est d’un vert-jaune vif, leurs flancs vert profond, les allées de sable pâle aux ombres bleu-vert. L’enfant, coiffé d’un bonnet jaune, est vu de dos, en bas et à gauche du milieu. La fontaine de pierre occupe l’endroit le plus large. Au-delà de la dernière haie, des arbres ronds dans la brume et une maison claire au toit gris.',
    },
  },
  paint: { under: [150, 160, 90], flow: 0 },
  draw(scene) {
    park(scene);
    ground(scene);
    maze(scene);
    scene.add(at(400, 1012, 1, grass(scene, 860, { count: 150, height: 44, colours: ['#245a44', '#3f7c48', '#86a850'], wind: 0.1 }) + wildFlowers(scene, 820, { count: 22, height: 44, colours: ['#fff6dc', '#f6d070', '#f0a8a0'], stem: '#3f7c48' })));
  },
});
