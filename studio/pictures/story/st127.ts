import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { blob, type Point, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lanternAt } from '../../src/shapes/index.ts';

const NIGHT = '#120c24';
const LAVA = '#ff8a3c';
const CRATER: Point = [440, 318];
const CONE: Point[] = [[-40, 706], [90, 668], [190, 600], [270, 500], [336, 396], [378, 322], [400, 306], [440, 316], [478, 300], [506, 326], [560, 410], [640, 520], [730, 604], [840, 660], [840,
  720], [-40, 720]];

function sky(scene: Scene): void {
  scene.sky([[0, '#140f30'], [0.3, '#2a1840'], [0.55, '#5c1f3c'], [0.7, '#a83a34'], [1, '#1a1028']]);
  scene.dabs('M0 0L800 0L800 720L0 720Z', 320, ['#1c1438', '#33204c', '#5a2444', '#7c2c40'], { length: 90, width: 10, angle: -0.2 });
  scene.glow(CRATER[0], 300, 470, '#ff5a34', 0.85, 400);
  scene.stars(90, 420);
}

/** The column of ash: dark heaps, red underneath where the fire shines on them. */
function ash(scene: Scene): void {
  const { r } = scene;
  const heaps = times(60, (i): [number, number, number] => {
    const t = i / 60;
    return [CRATER[0] + 20 - t * 40 + t * t * 330 + between(r, -1, 1) * (26 + t * 130), 296 - t * 330 + t * t * 60 + between(r, -20, 20), 30 + t * 62];
  });
  heaps.forEach(([x, y, size]) => {
    const heat = Math.max(0, 1 - Math.hypot(x - CRATER[0], y - 300) / 330);
    const body = mix('#6a4860', '#d8482c', heat * 0.9);
    scene.add(blob(r, x, y, size, size * 0.8, mix(body, NIGHT, 0.35), { wobble: 0.16 }));
    scene.add(blob(r, x - size * 0.16, y + size * 0.18, size * 0.72, size * 0.5, body, { wobble: 0.2 }));
    scene.add(blob(r, x - size * 0.26, y + size * 0.34, size * 0.42, size * 0.24, lighten(mix(body, '#ff8a4c', heat * 0.8), 0.06), { wobble: 0.2, extra: 'opacity=".8"' }));
  });
}

function fountain(scene: Scene): void {
  const { r } = scene;
  const b = brush(scene, 100);
  scene.glow(CRATER[0], CRATER[1] - 30, 190, '#ffb04c', 0.95, 170);
  times(34, (i) => {
    const [dx, up] = [(i - 17) * between(r, 3.5, 7.5), between(r, 70, 210) * (1 - Math.abs(i - 17) / 26)];
    const hot = 1 - Math.abs(i - 17) / 17;
    scene.add(
      b.line(`M${CRATER[0] + (i - 17) * 1.5} ${CRATER[1] + 4}Q${round1(CRATER[0] + dx * 0.4)} ${round1(CRATER[1] - up * 1.2)} ${round1(CRATER[0] + dx)} ${round1(CRATER[1] - up)}`,
        mix('#ff5a2c', '#fff0a8', hot * between(r, 0.3, 1)), 4 + hot * 6, { opacity: 0.85 }),
    );
  });
  times(90, () => {
    const [a, far] = [between(r, -2.6, -0.5), 30 + r() ** 1.5 * 250];
    scene.spark(CRATER[0] + Math.cos(a) * far * 0.8, CRATER[1] - 20 + Math.sin(a) * far, {
      radius: between(r, 0.9, 3),
      core: pick(r, ['#fff0b0', '#ffb45c', '#ff7c3c']),
      glow: '#ff7a3c',
      opacity: 0.6,
    });
  });
}

function cone(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const path = smooth(CONE, true, 0.5);
  scene.add(b.form(path, '#3c2440', { pale: '#8a3c44', shade: '#170f28', dabs: 1, grain: 0.8, edge: 0.6 }));
  const scree = times(240, () => {
    const side = scene.r() < 0.5 ? 1 : -1;
    const t = scene.r() ** 0.7;
    const x = CRATER[0] + side * (30 + t * between(scene.r, 20, 380));
    const y = 330 + t * 370;
    return `<path d="M${round1(x)} ${round1(y)}l${round1(side * 20)} ${round1(30)}" stroke="${pick(scene.r, ['#5c3048', '#241634', '#7c3844', '#180f28'])}" stroke-width="${
      round1(between(scene.r, 4, 10))
    }" opacity=".6"/>`;
  });
  scene.add(`<g ${scene.clip(path)} stroke-linecap="round">${scree.join('')}${scene.glowShape(CRATER[0], 330, 240, '#ff6a34', 0.7, 170)}</g>`);
  scene.add(b.line('M330 400C350 366 366 330 400 308C424 318 456 320 478 302C500 322 520 350 546 392', '#ffa45c', 5, { opacity: 0.8 }));
}

function streams(scene: Scene): void {
  const runs: [Point[], number[]][] = [[[[436, 318], [424, 372], [446, 430], [418, 500], [430, 570], [390, 640], [376, 716]], [30, 24, 18, 24, 20, 26, 34]], [[[450, 318], [476, 366], [488, 430], [530,
    480], [548, 548], [600, 610], [624, 690]], [24, 18, 14, 15, 11, 13, 16]], [[[420, 320], [388, 372], [362, 430], [318, 480], [300, 540], [246, 596]], [20, 14, 11, 10, 7, 4]], [[[424, 500], [462,
    560], [470, 620], [494, 676]], [12, 12, 9, 10]]];
  const b = brush(scene, 100);
  runs.forEach(([points, widths]) => {
    scene.add(`<path d="${smooth(points)}" fill="none" stroke="#ff4a24" stroke-width="52" opacity=".3" ${scene.blur(9)}/>`);
    scene.add(b.form(ribbon(points, widths.map((w) => w * 1.35)), '#d8381c', { dabs: 0.8, grain: 1.4, edge: 0.6, pale: '#ff7a34', shade: '#8c1c1c' }));
    scene.add(b.flat(ribbon(points, widths.map((w) => w * 0.72)), LAVA) + b.flat(ribbon(points, widths.map((w) => w * 0.3)), '#ffe89c'));
  });
}

function lake(scene: Scene): void {
  scene.water(708, { gradient: [[0, '#7c2a34'], [0.2, '#4c1c3c'], [0.6, '#221434'], [1, '#140d26']], waves: ['#a03a38', '#341c40', '#1a1230', '#5c2440', '#241634'] }, 300);
  times(90, () => {
    const near = scene.r();
    const x = 410 + between(scene.r, -1, 1) * (40 + near * 120);
    const y = 712 + near * 210;
    const long = 20 + near * 70;
    scene.add(
      `<path d="M${round1(x - long / 2)} ${round1(y)}h${round1(long)}" stroke="${pick(scene.r, ['#ff7a3c', '#ffb45c', '#e84a2c', '#ffe09a'])}" stroke-width="${round1(3 + near * 5)}" opacity="${
        round1(0.85 - near * 0.45)
      }" stroke-linecap="round"/>`,
    );
  });
  scene.glow(396, 716, 150, '#ffd8b0', 0.55, 34);
  times(14, (i) => scene.add(blob(scene.r, 340 + i * 9, 700 - between(scene.r, 0, 40), 26, 18, '#e0a494', { wobble: 0.2, extra: `opacity=".3" ${scene.blur(5)}` })));
}

/** A palm bending in from the side; the trunk first, then its fronds. */
function palm(scene: Scene, trunk: Point[], reach: number, colour: string): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form(ribbon(trunk, [30, 22, 17, 15]), colour, { pale: '#b84c3c', grain: 0.2, dabs: 1.6, edge: 1.4 }));
  const [x, y] = trunk.at(-1)!;
  times(9, (i) => {
    const a = -3.3 + (i / 8) * 3.4;
    const end: Point = [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.55 + reach * 0.26];
    const top: Point = [x + Math.cos(a) * reach * 0.55, y + Math.sin(a) * reach * 0.75 - reach * 0.1];
    const spine = times(9, (k): Point => {
      const t = k / 8;
      return [x * (1 - t) ** 2 + 2 * t * (1 - t) * top[0] + end[0] * t * t, y * (1 - t) ** 2 + 2 * t * (1 - t) * top[1] + end[1] * t * t];
    });
    scene.add(
      b.form(ribbon(spine, (t) => 5 + reach * 0.2 * Math.sin(Math.PI * t ** 0.7)), mix(colour, '#6c2c38', (i % 3) * 0.2), { pale: '#c84c3c', grain: a + 1.1, dabs: 1.6, edge: 1 }) +
        b.line(smooth(spine), '#c8503c', 2.5, { opacity: 0.7 }),
    );
    spine.slice(2, 8).forEach(([px, py]) => scene.add(b.line(`M${round1(px)} ${round1(py + 4)}l${round1(Math.cos(a) * 9)} ${round1(reach * 0.13)}`, '#6c2434', 4)));
  });
}

/** Two people in a boat who have stopped rowing to look. */
function boat(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(560, 880, 130, 18, NIGHT, 0.7);
  const sitter = (x: number, coat: string, hair: string, k: number) =>
    b.put(x, 862, k, b.form('M-26 10C-28 -30 -18 -50 0 -52C18 -50 28 -30 26 10Z', coat, { pale: '#f08a54' }) + b.ball(0, -68, 18, 20, hair, { pale: '#d87448' }));
  scene.add(sitter(520, '#4c3a68', '#2c1a2c', 1) + sitter(586, '#8a3c4c', '#3c2028', 0.78));
  scene.add(
    b.form('M440 850C490 876 620 876 678 846C668 886 636 900 560 900C490 900 456 888 440 850Z', '#5c2c34', { pale: '#f08a4c', grain: 0.05 }) + b.line('M440 850C490 876 620 876 678 846', '#ffa868', 5),
  );
  scene.add(b.line('M660 856V812', '#2a1828', 5));
  scene.add(lanternAt(b, 660, 812, 13));
}

function shore(scene: Scene): void {
  const near = scene.ridge(948, 26, 2, 5, { bump: (x) => -70 * Math.max(0, 1 - x / 300) ** 1.5 });
  scene.hill(near, '#2c1a34', '#100a1c', { rim: '#c8483c', rimWidth: 4, dabs: 120, dabLength: 34, dabColours: ['#4c2840', '#1a1026', '#6c3040', '#120b1e'] });
  palm(scene, [[70, 960], [84, 800], [124, 660], [186, 560]], 190, '#2c1a30');
  palm(scene, [[20, 980], [6, 830], [20, 700], [40, 630]], 150, '#22142a');
  const leaves = times(60, () => {
    const [x, lean] = [between(scene.r, -20, 820), between(scene.r, -50, 50)];
    const tall = between(scene.r, 30, 90) * (x > 300 && x < 760 ? 0.6 : 1);
    return `<path d="M${round1(x - 7)} 1010Q${round1(x + lean * 0.2)} ${round1(1000 - tall * 0.7)} ${round1(x + lean)} ${round1(1000 - tall)}Q${round1(x + lean * 0.5 + 8)} ${
      round1(1000 - tall * 0.5)
    } ${round1(x + 8)} 1010Z" fill="${pick(scene.r, ['#2a1830', '#1a1024', '#3c2038', '#5c2838'])}"/>`;
  });
  scene.add(leaves.join(''));
}

export default picture({
  id: 'st127',
  motifs: ['nature', 'fire', 'anger', 'red'],
  words: {
    en: {
      title: 'Volcano at night',
      name: 'A volcano throwing fire over a lake at night',
      shows: 'A steep volcano throws up a fountain of fire at night; glowing streams run down its sides to a lake, where two people sit in a small boat with a lantern.',
      closer:
        'Sky and water are violet and dark red; heaps of ash drift off to the right, lit from below. Four streams of lava branch down the black slope, and steam rises where the widest one reaches the water, which mirrors it in broken orange strokes. The two in the boat have stopped rowing and look up, one of them a child. Palms lean in from the left, dark, each leaf edged with red.',
    },
    fr: {
      title: 'Un volcan la nuit',
      name: 'Volcan crachant du feu au-dessus d’un lac, la nuit',
      shows: 'Un volcan abrupt lance une gerbe de feu dans la nuit ; des coulées ardentes descendent jusqu’à un lac, où deux personnes sont assises dans une petite barque avec une lanterne.',
      closer:
        'Le ciel et l’eau sont violets et rouge sombre ; des amas de cendre dérivent vers la droite, éclairés par-dessous. Quatre coulées de lave se ramifient sur la pente noire, et de la vapeur monte là où la plus large atteint l’eau, qui la reflète en traits orange brisés. Les deux dans la barque ont cessé de ramer et lèvent les yeux ; l’un est un enfant. Des palmiers penchent depuis la gauche, sombres, chaque feuille bordée de rouge.',
    },
  },
  paint: { under: [90, 40, 60], flow: -0.2 },
  draw(scene) {
    sky(scene);
    ash(scene);
    cone(scene);
    fountain(scene);
    streams(scene);
    lake(scene);
    boat(scene);
    shore(scene);
  },
});
