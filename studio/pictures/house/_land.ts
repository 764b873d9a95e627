// The land of the house for home, waiting room and television: mill, village and fox, with a calm sky on the left.
import { between, chance, fractal, noise2d, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, ribbon, type Point } from '../../src/core/paths.ts';
import type { Scene, Stop } from '../../src/core/scene.ts';
import type { Light } from '../../src/shapes/brush.ts';
import { foxSitting, foxWalking } from '../../src/shapes/foxes.ts';
import { fence, house, lanternPost, windmill } from '../../src/shapes/houses.ts';
import { bush, grass, wildFlowers } from '../../src/shapes/plants.ts';
import { sheep } from '../../src/shapes/creatures.ts';
import { flock } from '../../src/shapes/birds.ts';
import { balloon, moon, windCurl, wispCloud } from '../../src/shapes/sky.ts';
import { pine, roundTree } from '../../src/shapes/trees.ts';
import { quietStars, wind, type Hour } from './_sky.ts';

interface Colours {
  sky: Stop[];
  far: [string, string];
  middle: [string, string];
  near: [string, string];
  front: [string, string];
  rim: string;
  mist: string;
  leaves: [string, string, string];
  pines: [string, string, string];
  grass: string[];
  path: [string, string];
  wall: string;
  mill: string;
  smoke: string;
  night: string;
}

const colours: Record<Hour, Colours> = {
  day: {
    sky: [[0, '#b4d3d8'], [0.4, '#d8e6dc'], [0.62, '#f4ecd2'], [0.76, '#f8d9a4']],
    far: ['#e6c09c', '#d6a78a'],
    middle: ['#b0b795', '#8aa084'],
    near: ['#83a573', '#5a8763'],
    front: ['#6a9a62', '#2f6450'],
    rim: '#fbefc0',
    mist: '#f8eed6',
    leaves: ['#3c6854', '#5f8f60', '#b0c47c'],
    pines: ['#4a7464', '#6a9278', '#9db58c'],
    grass: ['#3c6854', '#6a9a64', '#2d5a48', '#8fb070'],
    path: ['#f6e4b8', '#d9b988'],
    wall: '#f3e4c6',
    mill: '#f1e5cc',
    smoke: '#f6f1e4',
    night: '#5a5478',
  },
  night: {
    sky: [[0, '#111736'], [0.4, '#1d2a58'], [0.66, '#3b5688'], [0.8, '#7f9ab2']],
    far: ['#4f7098', '#426188'],
    middle: ['#37587e', '#2a486a'],
    near: ['#2a4d70', '#1b3958'],
    front: ['#234869', '#112844'],
    rim: '#86a6b6',
    mist: '#8ea9c0',
    leaves: ['#122a46', '#28506e', '#5d86a4'],
    pines: ['#1b3a5a', '#2c5274', '#4a7292'],
    grass: ['#122b48', '#1c3c5a', '#2b5068', '#456f80'],
    path: ['#8fa5b4', '#4a6a88'],
    wall: '#9fa9b8',
    mill: '#c9c3b6',
    smoke: '#b4c4d4',
    night: '#18204a',
  },
  dusk: {
    sky: [[0, '#1c2352'], [0.34, '#4a4374'], [0.56, '#a8697f'], [0.7, '#f0b087'], [0.8, '#fbdca2']],
    far: ['#a9718a', '#8f6088'],
    middle: ['#7c5f86', '#624f7c'],
    near: ['#55557f', '#3a4470'],
    front: ['#434a76', '#1f2750'],
    rim: '#fbc998',
    mist: '#f0b9a0',
    leaves: ['#2a2f5c', '#4a4d7c', '#b07c84'],
    pines: ['#3a3a6a', '#544e7c', '#8a6a88'],
    grass: ['#1b2350', '#2f3768', '#4a4a78', '#7c5f80'],
    path: ['#f2c49c', '#8a6a88'],
    wall: '#d9b8a4',
    mill: '#ead0b4',
    smoke: '#e8c4b4',
    night: '#2b2456',
  },
};

const MILL = 1290;
const HOUSES: [x: number, width: number, roof: string, floors: number][] = [
  [812, 60, '#a5404c', 1], [890, 50, '#7a4154', 1], [958, 56, '#3f6a78', 2], [1044, 46, '#8c4a5c', 1],
];

/** A ridge that is the same at every hour, since its chance does not come from the picture's name. */
function ridge(scene: Scene, y: number, height: number, waves: number, seed: number, rise: (x: number) => number = () => 0): Point[] {
  const noise = noise2d(`land ${seed}`);
  const bump = (x: number) => height * fractal(noise, (x / 1600) * waves, seed, 4) + rise(x);
  return scene.ridge(y, 0, 1, 0, { bump });
}

const knoll = (x: number, middle: number, wide: number, high: number) => -high * Math.exp(-(((x - middle) / wide) ** 2));

function background(scene: Scene, c: Colours): void {
  const place = chance('land pines');
  const far = ridge(scene, 628, 76, 3.4, 1);
  scene.hill(far, ...c.far, { rim: c.rim, rimWidth: 1.8, dabs: 80, dabLength: 60, shadow: 0 });
  scene.mist(650, 100, c.mist, 0.6, 1);
  const middle = ridge(scene, 686, 56, 2.8, 2);
  scene.hill(middle, ...c.middle, { rim: c.rim, rimWidth: 2.2, dabs: 110, dabLength: 50, shadow: 0 });
  times(46, () => {
    const x = between(place, 0, 1600);
    const size = between(place, 26, 56);
    scene.add(at(x, scene.yAt(middle, x) + 8, 1, pine(scene, size, { leaves: c.pines, night: c.night })));
  });
  scene.mist(716, 90, c.mist, 0.55, 2);
}

function village(scene: Scene, hill: Point[], c: Colours, light: Light): void {
  const look = { wall: c.wall, smoke: c.smoke, night: c.night, light, wind: -1 };
  HOUSES.forEach(([x, width, roof, floors]) => {
    const y = scene.yAt(hill, x) + 10;
    scene.shadow(x + 14, y, width * 1.3, 12, c.night, 0.35);
    scene.add(at(x, y, 1, house(scene, width, { ...look, roof, floors })));
  });
}

function trees(scene: Scene, hill: Point[], c: Colours, light: Light): void {
  const place = chance('land trees');
  const stand = (x: number, size: number) => {
    const y = scene.yAt(hill, x) + 10;
    scene.shadow(x, y, size * 0.4, 8, c.night, 0.35);
    scene.add(at(x, y, 1, roundTree(scene, size, { leaves: c.leaves, light, night: c.night, lean: 3 })));
  };
  const groups: [x: number, size: number][] = [
    [-6, 120], [52, 84], [88, 54], [262, 66], [300, 104], [352, 78], [392, 48], [566, 58], [706, 104], [756, 76], [1112, 66], [1150, 108],
  ];
  groups.forEach(([x, size]) => stand(x + between(place, -8, 8), size));
  [1470, 1524, 1588].forEach((x) => stand(x, between(place, 80, 130)));
  [[150, 40], [196, 28], [440, 36], [610, 30], [650, 48], [1406, 40]].forEach(([x, size]) => scene.add(at(x!, scene.yAt(hill, x!) + 10, 1, bush(scene, size!, { leaves: c.leaves, light }))));
}

function mill(scene: Scene, hill: Point[], c: Colours, hour: Hour, light: Light): void {
  const y = scene.yAt(hill, MILL) + 10;
  scene.glow(MILL, y - 40, 170, palette.amber, hour === 'day' ? 0.14 : 0.42, 100);
  scene.shadow(MILL, y, 90, 16, c.night, 0.45);
  scene.add(at(MILL, y, 1, windmill(scene, 345, { wall: c.mill, sail: '#f8ecd2', cap: '#8c3b4c', turn: 28, light, night: c.night })));
  scene.add(at(1190, scene.yAt(hill, 1190) + 8, 1, fence(scene, 90, { height: 22, colour: hour === 'day' ? '#a98660' : '#4a4a68', night: c.night })));
}

function path(scene: Scene, c: Colours): void {
  const line: Point[] = [[1290, 618], [1268, 660], [1214, 706], [1176, 752], [1216, 806], [1290, 880]];
  const outline = ribbon(line, [12, 19, 28, 40, 56, 78]);
  scene.add(`<path d="${outline}" fill="${scene.linear([[0, c.path[0]], [1, c.path[1]]])}" opacity=".75"/>`);
  scene.dabs(outline, 50, [c.path[0], c.path[1], c.near[0]], { length: 24, width: 4 });
}

function front(scene: Scene, c: Colours, hour: Hour): void {
  const hill = ridge(scene, 832, 30, 1.6, 5);
  scene.hill(hill, ...c.front, { rim: c.rim, rimWidth: 4, dabs: 260, dabLength: 46, dabWidth: 6, depth: 160 });
  scene.add(at(scene.width / 2, 912, 1, grass(scene, scene.width + 60, { count: 230, height: 50, colours: c.grass, wind: -0.35 })));
  if (hour === 'day') {
    scene.add(at(scene.width / 2, 916, 1, wildFlowers(scene, scene.width + 20, { count: 74, height: 52, stem: '#3c6854', wind: -0.2, colours: ['#fff3d8', '#e8735a', '#f6c24c', '#f2a8a0', '#fff3d8'] })));
  }
}

function byDay(scene: Scene, hill: Point[], c: Colours): void {
  const flying: [number, number, number, [string, string]][] = [
    [905, 440, 168, ['#dd6440', '#f8ecd2']], [1080, 366, 104, ['#3a86a8', '#f8ecd2']], [1004, 520, 70, ['#f2a04c', '#f8ecd2']],
  ];
  flying.forEach(([x, y, size, gores]) => scene.add(at(x, y, 1, balloon(scene, size, { colours: gores, light: 1, night: '#6a4a6c' }))));
  ([[1384, 34], [1436, 28], [1352, 26]] as const).forEach(([x, size], i) => {
    const y = scene.yAt(hill, x) + 34 + i * 16;
    scene.shadow(x, y, size * 0.8, 5, c.night, 0.3);
    scene.add(at(x, y, 1, sheep(scene, size, { light: -1, night: c.night }), { flip: i === 1 }));
  });
  scene.add(at(1430, 300, 1, flock(scene, 120, { count: 6, colour: '#6a7488' })));
  scene.shadow(404, 884, 80, 11, '#1d3b3d', 0.5);
  scene.add(at(400, 886, 1, foxSitting(scene, 116, { light: 1, night: '#5a3450', scarf: '#3f7f88' })));
}

function byLamp(scene: Scene, hill: Point[], c: Colours): void {
  const r = chance('land fireflies');
  ([[1160, 762, 62], [1236, 696, 46], [700, 0, 54]] as const).forEach(([x, y, size]) => {
    scene.add(at(x, y || scene.yAt(hill, x) + 12, 1, lanternPost(scene, size, { light: 1, night: c.night })));
  });
  scene.shadow(396, 888, 110, 12, '#0b1030', 0.5);
  scene.add(at(400, 890, 1, foxWalking(scene, 116, { lantern: true, light: 1, night: c.night, eyes: 'closed' })));
  times(26, () => {
    const x = pick(r, [between(r, 480, 1600), between(r, 0, 1600)]);
    scene.spark(x, between(r, 730, 884), { radius: between(r, 1.4, 2.4), core: '#fff8dc', glow: '#ffe39a', reach: 14, opacity: 0.8 });
  });
}

/** Furrows and a hedge, so that the near hill is worked land and no plain green. */
function fields(scene: Scene, hill: Point[], c: Colours): void {
  const furrow = (from: number, to: number, drop: number, sag: number): Point[] =>
    times(9, (i): Point => {
      const x = from + ((to - from) * i) / 8;
      return [x, scene.yAt(hill, x) + drop + sag * Math.sin((Math.PI * i) / 8)];
    });
  times(7, (i) => {
    const line = ribbon(furrow(-40 + i * 10, 560 - i * 26, 20 + i * 11, 10 + i * 3), (t) => 7 * Math.sin(Math.PI * t) + 1);
    scene.add(`<path d="${line}" fill="${i % 2 ? c.near[1] : c.rim}" opacity="${i % 2 ? 0.4 : 0.26}"/>`);
  });
  times(5, (i) => {
    const line = ribbon(furrow(640 + i * 30, 1120 - i * 14, 26 + i * 13, 6), (t) => 6 * Math.sin(Math.PI * t) + 1);
    scene.add(`<path d="${line}" fill="${i % 2 ? c.near[1] : c.rim}" opacity="${i % 2 ? 0.4 : 0.24}"/>`);
  });
  [420, 452, 486, 522].forEach((x, i) => scene.add(at(x, scene.yAt(hill, x) + 50 + i * 5, 1, bush(scene, 40, { leaves: c.leaves }))));
}

/** Paints the whole land at an hour; sun or moon stands where nothing is written. */
export function land(scene: Scene, hour: Hour): void {
  const c = colours[hour];
  const light: Light = hour === 'dusk' ? 1 : -1;
  scene.sky(c.sky);
  wind(scene, hour, 600, 96);
  if (hour === 'day') {
    scene.glow(664, 596, 460, '#ffe3a0', 0.85, 320);
    scene.add('<circle cx="664" cy="588" r="58" fill="#fffbe6"/>');
    scene.add(at(330, 470, 1, wispCloud(scene, 420, { colour: '#fffdf0', opacity: 0.45 })));
    scene.add(at(1340, 250, 1, wispCloud(scene, 460, { colour: '#fff8e6', opacity: 0.6 })));
    scene.add(at(1010, 200, 1, windCurl(scene, 150, { colour: '#fffaf0', width: 2, opacity: 0.6 })));
  }
  if (hour === 'dusk') scene.glow(1120, 620, 480, '#fff0b4', 0.85, 330);
  if (hour === 'night') {
    quietStars(scene, 230, 560, (x, y) => Math.hypot(x - 1000, y - 350) < 74 || (Math.abs(x - MILL) < 160 && y > 270));
    scene.glow(1000, 350, 300, '#fbe3a6', 0.5);
    scene.add(at(1000, 350, 1, moon(scene, 118)));
    scene.add(at(1080, 398, 1, wispCloud(scene, 300, { colour: '#5f7cab', opacity: 0.55, count: 4 })));
  }
  background(scene, c);
  const hill = ridge(scene, 738, 44, 2, 3, (x) => knoll(x, MILL, 230, 128));
  scene.hill(hill, ...c.near, { rim: c.rim, rimWidth: 4, dabs: 220, dabLength: 46, dabWidth: 6, depth: 240 });
  fields(scene, hill, c);
  path(scene, c);
  trees(scene, hill, c, light);
  village(scene, hill, c, light);
  mill(scene, hill, c, hour, light);
  scene.mist(800, 60, c.mist, 0.28, 4);
  front(scene, c, hour);
  if (hour === 'day') byDay(scene, hill, c);
  else byLamp(scene, hill, c);
}
