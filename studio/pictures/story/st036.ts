import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, bush, leaf, oval, roundTree } from '../../src/shapes/index.ts';

const NIGHT = '#0e3c5c';
type Quad = readonly [Point, Point, Point, Point];

const BACK: Quad = [[196, 396], [604, 396], [556, 580], [244, 580]];
const FLOOR: Quad = [[244, 580], [556, 580], [900, 1030], [-100, 1030]];
const LEFT: Quad = [[-330, 1030], [196, 396], [244, 580], [-100, 1030]];
const RIGHT: Quad = [[604, 396], [1130, 1030], [900, 1030], [556, 580]];

/** A place on a tiled side, u across and v down, both from 0 to 1. */
function spot([a, b, c, d]: Quad, u: number, v: number): Point {
  const between = (i: 0 | 1) => (a[i] + (b[i] - a[i]) * u) * (1 - v) + (d[i] + (c[i] - d[i]) * u) * v;
  return [between(0), between(1)];
}

function tiled(scene: Scene, quad: Quad, colour: string, [columns, rows]: Point, bend: Point): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const path = polygon([...quad]);
  scene.add(b.form(path, colour, { edge: 0, dabs: 0.6 }));
  const step = (i: number, count: number, power: number) => (i / count) ** power;
  times(columns * rows, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [u0, u1] = [step(column, columns, bend[0]), step(column + 1, columns, bend[0])];
    const [v0, v1] = [step(row, rows, bend[1]), step(row + 1, rows, bend[1])];
    const tile = polygon([spot(quad, u0, v0), spot(quad, u1, v0), spot(quad, u1, v1), spot(quad, u0, v1)]);
    const tone = mix(colour, ['#ffffff', '#0e5c8c', '#7fe0d8', '#2c9cc0'][(column * 7 + row * 5) % 4]!, 0.13);
    scene.add(`<path d="${tile}" fill="${tone}" stroke="${mix(colour, '#f6fff6', 0.5)}" stroke-width="2.4" opacity=".85"/>`);
  });
}

function garden(scene: Scene): void {
  scene.sky([[0, '#5fb4e0'], [0.3, '#c4e6e6'], [0.42, '#fff3cc']]);
  scene.wisps(12, 30, 260, ['#ffffff', '#9cd0ea', '#f6fbee'], 0.6);
  scene.glow(640, 90, 320, '#fff6cc', 0.9);
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const cypress = (x: number, size: number) => scene.add(at(x, 350, size / 100, b.form('M-16 0C-24 -40 -10 -90 0 -104C10 -90 24 -40 16 0Z', '#3c7058', { grain: 1.4, pale: '#a9c070', dabs: 1.6 })));
  ([[40, 230], [110, 180], [700, 200], [764, 250], [180, 140], [630, 150]] as Point[]).forEach(([x, size]) => cypress(x, size));
  times(7, (i) => scene.add(at(240 + i * 54, 352, 1, i % 2 ? bush(scene, 70, { light: 1, night: NIGHT }) : roundTree(scene, 96, { light: 1, leaves: ['#3f7a58', '#6f9c5c', '#c8d480'] }))));
  scene.add(b.form('M-10 338H810V384H-10Z', '#f2e6cc', { pale: '#fffbec', shade: '#b8b0a0' }));
  scene.add(b.form('M-10 380H810V1010H-10Z', '#ecd9b4', { pale: '#fff8e0', shade: '#c8b090', dabs: 1.4 }));
  times(9, (i) => scene.add(b.line(`M${400 + (i - 4) * 130} 384L${400 + (i - 4) * 420} 1010`, '#c4a984', 4, { opacity: 0.5 })));
  scene.add(b.line('M-10 420H810M-10 480H810M-10 580H810M-10 740H810', '#c4a984', 4, { opacity: 0.5 }));
}

function basin(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const rim = polygon([[172, 380], [628, 380], [1190, 1030], [-390, 1030]]);
  scene.add(b.form(rim, '#fdf6e4', { shade: '#c0b49c', dabs: 1.2 }));
  tiled(scene, BACK, '#3fa8c4', [14, 5], [1, 1]);
  tiled(scene, FLOOR, '#7fd4d8', [12, 11], [1, 1.7]);
  tiled(scene, LEFT, '#4fb8cc', [12, 4], [0.6, 1]);
  tiled(scene, RIGHT, '#2c8cb4', [12, 4], [1.7, 1]);
  scene.add(`<path d="${polygon([...RIGHT])}" fill="${NIGHT}" opacity=".25"/>`);
  scene.add(`<path d="${polygon([[556, 580], [900, 1030], [470, 1030], [400, 580]])}" fill="${NIGHT}" opacity=".5" ${scene.blur(5)}/>`);
  [0.2, 0.5, 0.8].forEach((u) => {
    const lane = polygon([spot(FLOOR, u - 0.022, 0.03), spot(FLOOR, u + 0.022, 0.03), spot(FLOOR, u + 0.022, 1), spot(FLOOR, u - 0.022, 1)]);
    scene.add(b.form(lane, '#1c5c94', { opacity: 0.85, grain: 1.5 }));
  });
  scene.add(b.line('M196 396H604', '#ffffff', 7) + b.line('M196 396L-330 1030M604 396L1130 1030', '#fffbea', 9, { opacity: 0.9 }));
}

function fittings(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form('M352 344H448V362H352Z', '#f6f4e8') + b.form('M366 360H434L456 436H344Z', '#e0584c', { pale: '#ff9a80', shade: '#8a2c3c' }) + b.form('M344 434H456V450H344Z', '#b83c40', { dabs: 0.4 }) + b.form('M362 452L440 452L470 560L340 560Z', NIGHT, { opacity: 0.3, dabs: 0 }));
  scene.add(b.line('M656 470C650 410 690 400 694 440L672 640M706 530C704 462 752 452 752 500L728 720', '#dfe8ea', 11) + b.line('M682 560L736 628M678 610L732 680', '#dfe8ea', 9) + b.line('M656 466C652 416 686 404 692 438', '#ffffff', 4));
  const pool = 'M370 630C420 604 540 604 596 632C630 660 570 690 500 692C420 696 340 668 370 630Z';
  scene.add(b.form(pool, '#4f9cac', { pale: '#e6f8f0', shade: '#1c5c7c' }) + b.line('M400 640Q470 622 540 634M440 664Q500 650 566 658', '#f6fff6', 5, { opacity: 0.7 }));
  ([[540, 650, 30, '#c8742c'], [480, 640, 26, '#d89a3c'], [510, 680, 32, '#b8582c'], [620, 780, 40, '#c8742c'], [190, 790, 48, '#d89a3c'], [130, 930, 62, '#b8582c'], [690, 940, 60, '#d89a3c']] as [number, number, number, string][]).forEach(([x, y, size, colour], i) => scene.add(at(x, y, 1, leaf(scene, size, { colour }), { turn: i * 57 })));
}

function chair(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(`<path d="M300 900L420 870L260 960L120 960Z" fill="${NIGHT}" opacity=".55" ${scene.blur(7)}/>`);
  const cloth = 'M296 640C330 636 396 636 430 640C424 700 428 740 440 790C450 836 470 850 486 862L330 880C312 862 300 830 296 786C292 730 292 690 296 640Z';
  scene.add(b.line('M286 630L470 920M436 632L356 930M330 880L310 930M486 864L520 916', '#a8703c', 16) + b.line('M284 628L466 916', '#f6d09c', 4));
  scene.add(b.form(cloth, '#fdf3dc', { shade: '#c0a898' }) + b.inside(cloth, ...times(5, (i) => b.line(`M${306 + i * 32} 630C${306 + i * 31} 730 ${312 + i * 32} 800 ${340 + i * 36} 890`, '#e0483c', 15))));
  scene.add(b.line('M284 636H442', '#b8804c', 15) + b.line('M324 882L490 860', '#b8804c', 13));
  scene.add(b.line(oval(560, 900, 66, 26), '#f2a83c', 26) + b.line('M500 894C520 874 600 874 620 896', '#fff0b4', 7, { opacity: 0.8 }));
}

export default picture({
  id: 'st036',
  motifs: ['place', 'water', 'missing', 'blue'],
  words: {
    en: {
      title: 'Empty swimming pool',
      name: 'Drained swimming pool with a deck chair in it',
      shows: 'A tiled swimming pool without water on a bright day; a striped deck chair stands alone on its floor.',
      closer: 'Sun from the right makes every turquoise tile shine and lays a blue shadow over the right half of the floor. Three dark lane lines run to the far wall, where a red diving block hangs over the edge. Behind the chair a last puddle holds three leaves, beside the chair lies an orange swimming ring; more brown leaves are scattered, and a ladder climbs out at the right. Cypresses and a white wall stand behind under a summer sky.',
    },
    fr: {
      title: 'La piscine vide',
      name: 'Piscine vidée avec une chaise longue au fond',
      shows: 'Une piscine carrelée sans eau, par un jour clair ; une chaise longue rayée se tient seule au fond.',
      closer: 'Le soleil, à droite, fait briller chaque carreau turquoise et pose une ombre bleue sur la moitié droite du fond. Trois lignes sombres filent vers le mur, où un plot rouge surplombe le bord. Derrière la chaise, une dernière flaque garde trois feuilles ; à côté de la chaise, une bouée orange ; d’autres feuilles brunes éparses, une échelle à droite. Derrière, des cyprès et un mur blanc sous un ciel d’été.',
    },
  },
  paint: { under: [90, 180, 190], flow: 0.2 },
  draw(scene) {
    garden(scene);
    basin(scene);
    fittings(scene);
    chair(scene);
  },
});
