import { between, times } from '../../src/core/chance.ts';
import { smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { curve, hatch, lines, ring, type Crayon } from './_crayon.ts';
import { named } from './_words.ts';

const WINTER: Crayon = { colour: '#fdfeff', width: 12 };
const SPRING: Crayon = { colour: '#d9551f', width: 12 };
const thin = (crayon: Crayon, width: number): Crayon => ({ ...crayon, width });

function papers(scene: Scene): void {
  scene.sky([[0, '#6f9fc6'], [0.5, '#6499c2'], [1, '#5a8cb8']]);
  scene.dabs('M0 0H800V1000H0Z', 240, ['#7aa8cc', '#5a8cb8', '#86b2d2', '#5283ae'], { length: 80, width: 12, angle: -0.6 });
  const torn: Point[] = times(34, (i) => [424 - i * 1.6 + between(scene.r, -9, 9) + 12 * Math.sin(i * 0.9), -20 + i * 31.5]);
  const sheet = `${smooth(torn, false, 0.6)}L830 1030L830 -30Z`;
  const lip = `${smooth(torn.map(([x, y]): Point => [x - 13 + between(scene.r, -4, 4), y]), false, 0.6)}L830 1030L830 -30Z`;
  scene.add(`<path d="${lip}" fill="#1b3458" opacity=".4" transform="translate(-9 8)" ${scene.blur(8)}/>`);
  scene.add(`<path d="${lip}" fill="#fffdf4"/><path d="${sheet}" fill="#fbf1da"/>`);
  scene.dabs(sheet, 200, ['#fff6e4', '#f6e8c8', '#fdf4e0', '#f3e2be'], { length: 80, width: 12, angle: 0.5, box: [380, 0, 800, 1000] });
}

function tower(scene: Scene, x: number, top: number, wide: number, foot: number): void {
  lines(scene, WINTER, [x - wide, foot], [x - wide, top], [x + wide, top], [x + wide, foot]);
  lines(scene, WINTER, [x - wide - 14, top], [x, top - 104], [x + wide + 14, top], [x - wide - 14, top]);
  hatch(scene, WINTER, [x - wide, top - 88, x + wide, top - 8], (t) => t);
  lines(scene, thin(WINTER, 9), [x, top - 104], [x, top - 156], [x + 46, top - 140], [x, top - 122]);
  curve(scene, thin(WINTER, 9), [x - 14, top + 84], [x - 13, top + 46], [x, top + 34], [x + 14, top + 48], [x + 13, top + 84], [x - 14, top + 84]);
}

function castle(scene: Scene): void {
  tower(scene, 92, 300, 42, 640);
  tower(scene, 312, 270, 44, 640);
  const wall: Point[] = times(9, (i) => [[134, 420], [134, 392], [158, 392], [158, 420], [182, 420], [182, 392], [206, 392], [206, 420], [230, 420]][i] as Point);
  lines(scene, WINTER, ...wall, [230, 392], [254, 392], [254, 420], [268, 420]);
  curve(scene, WINTER, [162, 640], [160, 560], [176, 520], [202, 508], [228, 520], [242, 560], [240, 640]);
  [182, 202, 222].forEach((x) => lines(scene, thin(WINTER, 7), [x, 520], [x, 638]));
  [560, 600].forEach((y) => lines(scene, thin(WINTER, 7), [164, y], [238, y]));
  ([[150, 470], [246, 480], [72, 560], [330, 540], [296, 470], [104, 470]] as Point[]).forEach(([x, y]) => lines(scene, thin(WINTER, 7), [x - 13, y], [x + 13, y - 1], [x + 12, y + 13]));
  curve(scene, WINTER, [16, 648], [120, 640], [220, 650], [330, 640], [392, 648]);
}

function snowman(scene: Scene): void {
  ring(scene, WINTER, 236, 886, 68, 62);
  ring(scene, WINTER, 236, 786, 46, 42);
  lines(scene, WINTER, [192, 744], [282, 742]);
  lines(scene, WINTER, [208, 742], [210, 694], [264, 694], [266, 742]);
  hatch(scene, WINTER, [212, 698, 262, 740]);
  ([[220, 778], [252, 776], [236, 858], [236, 890]] as Point[]).forEach(([x, y]) => ring(scene, thin(WINTER, 8), x, y, 3));
  lines(scene, thin(WINTER, 8), [236, 788], [262, 794], [237, 798]);
  curve(scene, thin(WINTER, 8), [218, 806], [236, 815], [254, 805]);
  lines(scene, WINTER, [172, 864], [128, 826], [106, 832]);
  lines(scene, WINTER, [128, 826], [118, 802]);
  lines(scene, WINTER, [300, 860], [346, 838], [380, 834]);
  const flakes: Point[] = [[40, 100], [190, 90], [206, 250], [40, 740], [120, 700], [46, 930], [340, 720]];
  flakes.forEach(([x, y]) => [0, 1.05, 2.1].forEach((turn) => lines(scene, thin(WINTER, 7), [x - Math.cos(turn) * 17, y - Math.sin(turn) * 17], [x + Math.cos(turn) * 17, y + Math.sin(turn) * 17])));
}

function girl(scene: Scene): void {
  ring(scene, SPRING, 540, 772, 46, 44);
  ([[526, 764], [556, 766]] as Point[]).forEach(([x, y]) => ring(scene, thin(SPRING, 8), x, y, 2.6));
  curve(scene, thin(SPRING, 8), [520, 786], [540, 800], [562, 784]);
  curve(scene, SPRING, [496, 764], [470, 776], [474, 806], [456, 818]);
  curve(scene, SPRING, [584, 762], [610, 776], [606, 806], [626, 816]);
  curve(scene, SPRING, [500, 750], [520, 722], [560, 722], [582, 750]);
  lines(scene, SPRING, [536, 818], [490, 920], [594, 922], [546, 818]);
  hatch(scene, SPRING, [494, 830, 590, 916], (t) => 0.14 + t * 0.8);
  lines(scene, SPRING, [520, 922], [518, 962], [500, 964]);
  lines(scene, SPRING, [562, 922], [564, 962], [584, 964]);
  lines(scene, SPRING, [526, 848], [462, 836], [368, 834]);
  lines(scene, SPRING, [556, 848], [610, 870], [640, 856]);
}

function spring(scene: Scene): void {
  ring(scene, SPRING, 640, 180, 70, 68);
  times(12, (i) => {
    const turn = (i / 12) * Math.PI * 2 + 0.1;
    const reach = i % 2 ? 134 : 118;
    lines(scene, SPRING, [640 + Math.cos(turn) * 88, 180 + Math.sin(turn) * 88], [640 + Math.cos(turn) * reach, 180 + Math.sin(turn) * reach]);
  });
  ([[618, 168], [662, 166]] as Point[]).forEach(([x, y]) => ring(scene, thin(SPRING, 9), x, y, 4));
  curve(scene, thin(SPRING, 9), [606, 196], [640, 216], [674, 194]);
  curve(scene, SPRING, [604, 560], [556, 556], [520, 514], [540, 466], [590, 450], [610, 404], [672, 396], [706, 436], [752, 466], [754, 526], [712, 560], [664, 562]);
  lines(scene, SPRING, [616, 560], [610, 690]);
  lines(scene, SPRING, [656, 560], [664, 690]);
  ([[590, 510], [650, 460], [700, 510], [642, 524]] as Point[]).forEach(([x, y]) => ring(scene, thin(SPRING, 9), x, y, 13));
  curve(scene, SPRING, [452, 694], [560, 688], [680, 696], [784, 688]);
  ([[716, 880], [756, 930], [690, 944]] as Point[]).forEach(([x, y]) => {
    times(5, (i) => ring(scene, thin(SPRING, 8), x + Math.cos(i * 1.26) * 17, y + Math.sin(i * 1.26) * 17, 9));
    curve(scene, thin(SPRING, 8), [x, y + 24], [x + 4, y + 46], [x - 2, y + 66]);
  });
  ([[480, 330], [486, 420]] as Point[]).forEach(([x, y]) => curve(scene, thin(SPRING, 8), [x - 26, y - 10], [x - 12, y - 20], [x, y], [x + 14, y - 20], [x + 28, y - 10]));
}

export default picture({
  id: 'game-winter_tales',
  motifs: ['drawing', 'winter', 'spring'],
  words: named('A winter drawing and a spring drawing hold hands', 'Dessins d’hiver et de printemps, main dans la main'),
  paint: { under: [180, 190, 190], flow: 0.4, vignette: 0.08 },
  draw(scene) {
    papers(scene);
    castle(scene);
    snowman(scene);
    spring(scene);
    girl(scene);
  },
});
