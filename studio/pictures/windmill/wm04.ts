import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { appleTree, brush, bush, chimney, cloud, fence, flock, grass, house, onlooker, roof, roundTree, skylight, vine, whale, wildFlowers } from '../../src/shapes/index.ts';

const NIGHT = '#4a2450';
const BACK: Point[] = [[150, 206], [196, 182], [244, 168], [300, 159], [360, 156], [420, 158], [478, 167], [532, 184], [578, 206]];
const SKIN = 'M108 268C130 216 250 196 400 206C520 214 590 246 640 272C560 326 470 356 400 340C330 322 240 310 190 318C150 310 112 292 108 268Z';

function sky(scene: Scene): void {
  scene.sky([[0, '#a8506c'], [0.16, '#d8706c'], [0.34, '#f09c74'], [0.5, '#fbc88c'], [0.6, '#fde0a8']]);
  scene.glow(250, 600, 460, '#fff0b8', 0.8, 300);
  scene.wisps(22, 20, 540, ['#f6b488', '#e08878', '#c06478', '#fdd8a0'], 0.55);
  scene.add(at(130, 520, 1, cloud(scene, 300, { tall: 0.2, pale: '#fde4b8', shade: '#e89c80' }), { opacity: 0.85 }));
  scene.add(at(700, 470, 1, cloud(scene, 260, { tall: 0.2, pale: '#fbd4a8', shade: '#d88478', light: -1 }), { opacity: 0.8 }));
}

const backAt = (x: number): number => {
  const next = Math.max(1, BACK.findIndex((point) => point[0] >= x));
  const [[x0, y0], [x1, y1]] = [BACK[next - 1]!, BACK[next]!];
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
};

function turf(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#1c4048' });
  const hem = [...BACK].reverse().map(([x, y], i): Point => [x, y + (i % 2 ? 44 : 26)]);
  scene.add(b.form(smooth([...BACK.map(([x, y]): Point => [x, y - 6]), ...hem], true, 0.8), '#5f9458', { dabs: 1.4 }));
  times(8, (i) => scene.add(at(186 + i * 50, backAt(186 + i * 50) + 30, 1, vine(scene, between(scene.r, 30, 70), { colour: '#5f9458' }))));
}

function garden(scene: Scene): void {
  const look = { light: -1, night: '#2c3c50' } as const;
  const leaves = ['#2c5f50', '#5f9458', '#d8cc70'] as const;
  const plant = (x: number, drawing: string) => scene.add(at(x, backAt(x) + 4, 1, drawing));
  plant(488, roundTree(scene, 128, { ...look, leaves }));
  plant(222, appleTree(scene, 136, { ...look, fruit: '#d9483f' }));
  plant(352, roundTree(scene, 104, { ...look, leaves, fruit: '#f2b04c' }));
  plant(288, fence(scene, 70, { ...look, colour: '#f3e2c4', height: 24 }));
  plant(410, fence(scene, 60, { ...look, colour: '#f3e2c4', height: 24 }));
  plant(546, bush(scene, 56, { ...look, leaves, blossom: '#f6a8a0' }));
  plant(436, bush(scene, 44, { ...look, leaves, blossom: '#fff0d8' }));
  times(7, (i) => plant(186 + i * 58, grass(scene, 64, { count: 12, height: 20, colours: ['#5f9458', '#8fb060', '#3f7450'] }) + wildFlowers(scene, 58, { count: 5, height: 34, stem: '#3f7450' })));
}

function song(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const air = (path: string, width: number) => scene.add(b.line(path, '#fff3d0', width, { opacity: 0.75 }));
  air('M92 352C60 372 70 410 40 430C16 446 8 476 22 500', 5);
  air('M104 372C84 400 110 428 88 460C74 484 84 508 108 512', 4);
  air('M78 334C48 340 34 360 6 362', 4);
  const note = (x: number, y: number, size: number, turn: number) => scene.add(at(x, y, size, b.form('M-14 0C-14 -10 8 -14 10 -4C10 8 -14 10 -14 0Z', '#74305c', { dabs: 0 }) + b.line('M9 -4V-46C14 -36 26 -36 24 -22', '#74305c', 5), { turn }));
  note(52, 292, 1, -12);
  note(126, 462, 1.15, 10);
  note(44, 560, 0.95, -8);
  note(214, 540, 0.85, 14);
  note(322, 600, 0.7, -10);
}

interface House {
  x: number;
  y: number;
  size: number;
  wide: number;
  colour: string;
}

function rooftop(scene: Scene, { x, y, size, wide, colour }: House, tile: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const half = wide * size * 0.5 * 0.93;
  scene.add(b.form(`M${round1(x - half)} ${y - 4}H${round1(x + half)}V${y + 260}H${round1(x - half)}Z`, mix('#d89c88', NIGHT, 0.35)));
  scene.add(at(x, y, 1, roof(scene, size, { light: -1, night: NIGHT, colour, wide, tile })));
}

function farTown(scene: Scene): void {
  const hill = scene.ridge(640, 26, 2, 3);
  scene.hill(hill, '#d08478', '#c07078', { rim: '#ffe0a8', rimWidth: 3, dabs: 60, shadow: 0.05 });
  const row = (count: number, y: number, size: number, roofs: readonly string[], wall: string) => times(count, (i) => {
    const x = ((i + 0.3) / count) * 820 + between(scene.r, -12, 12);
    const look = { light: -1, night: NIGHT, wall, roof: pick(scene.r, roofs), floors: 1 + (i % 2), smoke: i % 3 ? '#c88c94' : null, wind: 0.6 } as const;
    scene.add(at(x, y + between(scene.r, -8, 14), 1, house(scene, size * between(scene.r, 0.85, 1.15), look)));
  });
  row(10, 716, 46, ['#c86c68', '#b0586c', '#d8806c'], '#f3c8a4');
  scene.mist(670, 110, '#fdd0a4', 0.6, 4);
  row(7, 838, 78, ['#a84c5c', '#8a4470', '#c05c58'], '#f0cca4');
}

function nearTown(scene: Scene): void {
  const look = { light: -1, night: NIGHT } as const;
  const window = (x: number, y: number, size: number, hair: string, colour: string, coat: string) => {
    scene.add(at(x, y, 1, skylight(scene, size, { ...look, head: true, wall: '#f0d8b4', roof: colour })));
    scene.add(at(x, y - size * 0.03, 1, onlooker(scene, size * 0.54, { ...look, hair, coat, humming: true })));
  };
  const stack = (x: number, y: number, size: number) => scene.add(at(x, y, 1, chimney(scene, size, { ...look, colour: '#a05a5c', smoke: '#b87888', wind: 0.7 })));
  stack(296, 756, 84);
  rooftop(scene, { x: 190, y: 860, size: 140, wide: 3.1, colour: '#a04a58' }, 13);
  window(104, 842, 136, '#5a3a34', '#7c3850', '#4f7480');
  window(270, 842, 136, '#d8c8a0', '#7c3850', '#6f7f50');
  stack(640, 744, 96);
  rooftop(scene, { x: 640, y: 872, size: 150, wide: 2.8, colour: '#7c4470' }, 13);
  window(562, 852, 140, '#b8683c', '#5f3462', '#8c5a72');
  window(718, 852, 140, '#8a5a3c', '#5f3462', '#4f7480');
  rooftop(scene, { x: 10, y: 1010, size: 130, wide: 2.9, colour: '#7a3c5c' }, 15);
  rooftop(scene, { x: 800, y: 1010, size: 126, wide: 2.8, colour: '#94485c' }, 15);
  stack(470, 868, 92);
  rooftop(scene, { x: 400, y: 1024, size: 164, wide: 2.9, colour: '#c05a50' }, 15);
  window(384, 996, 168, '#3a2c3a', '#94404c', '#6f7f50');
}

export default picture({
  id: 'wm04',
  motifs: ['flight', 'giant', 'garden', 'music'],
  words: {
    en: {
      title: 'Whale above the Roofs',
      name: 'Whale with a garden on its back above a town',
      shows: 'A singing whale with a garden on its back drifts over smoking chimneys; people hum along at their skylights.',
      closer:
        'An evening sky from deep rose to pale yellow. The blue whale, its eye closed and its mouth open, swims to the left and fills the upper half; on its back are three trees, one full of red apples, a white fence, flowers, and ivy hanging down its side. Five dark notes float from its mouth. In the red and purple roofs below are five skylights, and in each somebody hums with closed eyes; behind them stand rows of small houses with lit windows and thin smoke.',
    },
    fr: {
      title: 'La Baleine au-dessus des toits',
      name: 'Une baleine au dos fleuri au-dessus d’une ville',
      shows: 'Une baleine qui chante, un jardin sur le dos, dérive au-dessus des cheminées fumantes ; à leurs lucarnes, les gens fredonnent avec elle.',
      closer:
        'Un ciel du soir, du rose profond au jaune pâle. La baleine bleue, l’œil clos et la bouche ouverte, nage vers la gauche et occupe le haut de l’image ; sur son dos, trois arbres dont un chargé de pommes rouges, une barrière blanche, des fleurs et du lierre qui pend sur son flanc. Cinq notes sombres s’échappent de sa bouche. En bas, cinq lucarnes s’ouvrent dans les toits rouges et violets, et à chacune quelqu’un fredonne les yeux fermés ; derrière, des rangées de petites maisons éclairées et de minces fumées.',
    },
  },
  paint: { under: [220, 130, 110], flow: -0.05 },
  draw(scene) {
    sky(scene);
    scene.add(at(690, 110, 1, flock(scene, 130, { count: 6, colour: '#7a3c58', span: 11 })));
    farTown(scene);
    scene.add(at(384, 292, 1, whale(scene, 690, { light: -1, night: '#232a60', back: '#4a6c98', belly: '#f6e2c8', stars: false, singing: true })));
    scene.dabs(SKIN, 70, ['#5f82ac', '#3a5a88', '#7c9cc0', '#35548a'], { length: 64, width: 7, angle: 0.12 });
    turf(scene);
    garden(scene);
    song(scene);
    nearTown(scene);
  },
});
