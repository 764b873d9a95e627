import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, chimney, cloud, house, kite, oval, roof, skylight, sparrow } from '../../src/shapes/index.ts';

const NIGHT = '#2c1640';
const RIM = '#ffb890';
const METAL = ['#4a2c58', '#5a3460', '#3c2450', '#6a3c60'];
const LOOK = { light: -1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#5a2c70'], [0.22, '#a83c78'], [0.42, '#e8607a'], [0.6, '#ff9a80'], [0.76, '#ffd09a']]);
  scene.glow(60, 720, 520, '#fff0b4', 0.9, 360);
  scene.wisps(24, 30, 680, ['#d8507c', '#ff9a84', '#7a3478', '#ffc49a'], 0.5);
  const heaps: [number, number, number][] = [[620, 150, 460], [180, 260, 380], [700, 430, 420], [330, 90, 300]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.2, pale: '#ff9c8c', shade: '#8a3c7c', light: -1 }), { opacity: 0.75 })));
}

function city(scene: Scene): void {
  times(9,
    (i) =>
      scene.add(
        at(20 + i * 98, 796 + (i % 3) * 16, 1,
          house(scene, between(scene.r, 90, 130), {
            wall: mix('#c8687c', '#ffb08c', scene.r() * 0.5),
            roof: mix('#a84468', '#e07a74', scene.r() * 0.6),
            floors: 2,
            smoke: null,
            ...LOOK,
            night: '#7a3468',
          })),
      ));
  scene.mist(690, 110, '#ffb890', 0.55, 3);
  const b = brush(scene, 100);
  times(30, () => {
    const [x, y, tall] = [between(scene.r, 0, 800), between(scene.r, 650, 700), between(scene.r, 30, 80)];
    scene.add(b.line(`M${round1(x)} ${round1(y)}v${round1(-tall)}m-14 4h28m-22 8h16`, '#a8507a', 3));
  });
}

/** A bar with crossbars, as seen from below; points along `turn`. */
function fishbone(scene: Scene, long: number, bars: number, colour: string, thick: number, turn: number): string {
  const b = brush(scene, 100);
  const ribs = times(bars, (i) => {
    const [x, half] = [-long / 2 + (long * (i + 0.5)) / bars, (0.15 + 0.1 * (1 - i / bars)) * long];
    return `M${round1(x - half * 0.25)} ${round1(-half)}L${round1(x + half * 0.25)} ${round1(half)}`;
  }).join('');
  const bar = `M${-long / 2} 0H${long / 2}`;
  return at(0, 0, 1, b.line(bar, colour, thick * 1.3) + b.line(ribs, colour, thick) + b.line(bar, RIM, thick * 0.4, { opacity: 0.7 }) + b.line(ribs, RIM, thick * 0.3, { opacity: 0.55 }), { turn });
}

/** A shallow bowl with its arm, looking to the left or right. */
function dish(scene: Scene, size: number, colour: string): string {
  const b = brush(scene, size, LOOK);
  return b.done(b.form('M8 -40C34 -30 34 30 8 40C-2 20 -2 -20 8 -40Z', mix(colour, NIGHT, 0.35), { dabs: 0.6 }),
    b.form(oval(0, 0, 26, 44), colour, { dabs: 1.3, pale: '#ffd8b0', edge: 1.4 }) + b.ball(4, 4, 17, 32, mix(colour, NIGHT, 0.25), { dabs: 0.8, edge: 0.4 }),
    b.line('M2 40L-46 6M0 -2L-46 6', mix(colour, NIGHT, 0.5), 3.4) + b.ball(-48, 5, 7, 6, '#e8c8b8', { dabs: 0.2 }));
}

/** Old-fashioned rods in a V, a ring and a comb. */
const oddments: ((scene: Scene, k: number, colour: string) => string)[] = [
  (scene, k, colour) => brush(scene, k, LOOK).done(brush(scene, 100).line('M0 0L-34 -56M0 0L36 -52', colour, 6), brush(scene, 100).ball(0, 0, 12, 10, colour)),
  (scene, k, colour) => brush(scene, k).done(brush(scene, 100).line(oval(0, -30, 30, 30), colour, 7), brush(scene, 100).line(oval(0, -30, 30, 30), RIM, 2, { opacity: 0.6 })),
  (scene, k, colour) => brush(scene, k).done(brush(scene, 100).line(times(6, (i) => `M${-50 + i * 20} 0V${-40 + i * 4}`).join('') + 'M-54 0H54', colour, 6)),
  (scene, k, colour) => brush(scene, k).done(brush(scene, 100).line('M-44 -20H44M-44 20H44M-44 -34V34M44 -34V34M0 -20V20M-22 -32V32M22 -32V32', colour, 5)),
];

/** A mast with what is fixed to it. */
function mast(scene: Scene, x: number, foot: number, tall: number, thick: number): void {
  const { r } = scene;
  const colour = pick(r, METAL);
  const lean = between(r, -0.07, 0.07) * tall;
  const spot = (t: number): Point => [x + lean * t, foot - tall * t];
  const b = brush(scene, 100);
  const pole = polygon([spot(0), spot(1)], false);
  scene.add(b.line(pole, colour, thick * 1.5) + `<g transform="translate(${round1(-thick * 0.4)} 0)">${b.line(pole, RIM, thick * 0.4, { opacity: 0.8 })}</g>`);
  const count = 1 + Math.floor(r() * 3);
  times(count, (i) => {
    const [px, py] = spot(0.96 - i * between(r, 0.16, 0.24));
    const long = tall * between(r, 0.3, 0.5);
    const part = r() < 0.62 ? fishbone(scene, Math.min(210, long), 6 + Math.floor(r() * 5), colour, thick * 0.8, between(r, -24, 24)) : pick(r, oddments)(scene, thick * 13, colour);
    scene.add(at(px, py, 1, part));
  });
  if (r() < 0.5) scene.add(b.line(polygon([spot(0.7), [x + between(r, -150, 150), foot]], false), '#4a2c58', 1.8, { opacity: 0.8 }));
}

function wires(scene: Scene): void {
  const b = brush(scene, 100);
  const lines: [Point, Point, number][] = [[[-10, 420], [300, 470], 90], [[300, 470], [690, 390], 110], [[130, 560], [520, 520], 80], [[520, 520], [810, 600], 60], [[-10, 640], [410, 610], 50], [[690,
    390], [810, 350], 20]];
  lines.forEach(([[x0, y0], [x1, y1], sag]) => scene.add(b.line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag} ${x1} ${y1}`, '#3c2450', 3)));
  [0.16, 0.3, 0.37, 0.6, 0.84].forEach((t, i) => {
    const y = (1 - t) ** 2 * 470 + 2 * t * (1 - t) * 540 + t * t * 390;
    scene.add(at(300 + 390 * t, y - 2, 1, sparrow(scene, 34, { coat: '#6a3c60', ...LOOK }), { flip: i % 2 === 1 }));
  });
}

function housetop(scene: Scene): void {
  scene.add(at(400, 1050, 1, roof(scene, 290, { colour: '#9a3c58', wide: 4.4, tile: 12, ...LOOK })));
  scene.add(`<path d="M300 760L900 760L900 1010L500 1010Z" fill="${NIGHT}" opacity=".28" ${scene.blur(20)}/>`);
  scene.add(
    at(120, 850, 1, chimney(scene, 190, { colour: '#a85060', smoke: null, ...LOOK })) + at(706, 840, 1, chimney(scene, 160, { colour: '#8c4460', smoke: '#ffb8a0', wind: 0.6, pots: 1, ...LOOK })),
  );
}

/** The kite in the rods, and its string down to the skylight. */
function caughtKite(scene: Scene): void {
  const b = brush(scene, 100);
  scene.add(b.line('M470 330C420 480 520 560 470 640C440 710 556 780 538 950', '#f6f0d0', 3));
  scene.add(at(474, 372, 1, kite(scene, 220, { colours: ['#2fb0a8', '#ffe27a'], ...LOOK }), { turn: 24 }));
}

export default picture({
  id: 'st050',
  motifs: ['place', 'city', 'sky', 'chaos'],
  words: {
    en: {
      title: 'Roof full of aerials',
      name: 'Roof crowded with aerials against a pink sky',
      shows: 'Dozens of aerials, rods and dishes stand crooked on a tiled roof against a burning pink evening sky. A turquoise kite has caught among them.',
      closer:
        'The sky runs from violet to apricot, the sun is just gone at the left and edges each rod with orange. Masts lean every way, with fishbones, rings, combs and two big dishes, and wires sag between them; a row of small birds sits on one. The string of the kite hangs down to a lit skylight where somebody looks out, mouth round. More roofs with more aerials lie in the haze beyond.',
    },
    fr: {
      title: 'Toit couvert d’antennes',
      name: 'Toit encombré d’antennes sur un ciel rose',
      shows: 'Des dizaines d’antennes, de tiges et de paraboles se dressent de travers sur un toit de tuiles, devant un ciel du soir rose vif. Un cerf-volant turquoise s’y est pris.',
      closer:
        'Le ciel va du violet à l’abricot ; le soleil vient de disparaître à gauche et borde chaque tige d’orange. Les mâts penchent en tous sens, avec râteaux, anneaux, peignes et deux grandes paraboles ; des fils pendent entre eux, et de petits oiseaux s’alignent sur l’un d’eux. La ficelle du cerf-volant descend jusqu’à une lucarne éclairée où quelqu’un regarde, bouche ronde. Au loin, dans la brume, d’autres toits et d’autres antennes.',
    },
  },
  paint: { under: [170, 80, 110], flow: 0, wobble: 0.6, detail: 0.75 },
  draw(scene) {
    sky(scene);
    city(scene);
    times(11, (i) => mast(scene, 26 + i * 74 + between(scene.r, -18, 18), 800, between(scene.r, 230, 430), 3.4));
    scene.mist(640, 160, '#ff9a84', 0.25, 9);
    wires(scene);
    const near: [number, number][] = [[60, 560], [210, 700], [300, 470], [420, 640], [540, 740], [620, 480], [760, 620]];
    near.forEach(([x, tall]) => mast(scene, x, 850, tall, 7.4));
    housetop(scene);
    scene.add(brush(scene, 100).line('M236 860V650M598 870V700', '#3c2450', 10));
    scene.add(at(226, 640, 1, dish(scene, 170, '#d8889a')) + at(612, 690, 1, dish(scene, 130, '#b8748c'), { flip: true }));
    const front: [number, number][] = [[36, 300], [330, 330], [790, 360]];
    front.forEach(([x, tall]) => mast(scene, x, 940, tall, 9.5));
    scene.glow(500, 920, 190, lighten('#7fe0d0', 0.02), 0.5, 130);
    const lookout = { wall: '#c87a80', roof: '#6a2c50', head: true, hair: '#2c1c30', eyes: 'dots', skin: '#c08660', ...LOOK } as const;
    scene.add(at(500, 968, 1, skylight(scene, 190, lookout)));
    caughtKite(scene);
  },
});
