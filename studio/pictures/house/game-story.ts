import { between, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush } from '../../src/shapes/brush.ts';
import { door } from '../../src/shapes/houses.ts';
import { child } from '../../src/shapes/people.ts';
import { grass, wildFlowers } from '../../src/shapes/plants.ts';
import { flock } from '../../src/shapes/birds.ts';
import { windRibbons, wispCloud } from '../../src/shapes/sky.ts';
import { key } from '../../src/shapes/things.ts';
import { pine } from '../../src/shapes/trees.ts';
import { named } from './_words.ts';

const NIGHT = '#2a2250';
const BARK = '#5a3f44';

/** Trunk and boughs, each a line with its width from root to tip. */
const BOUGHS: [Point[], number[]][] = [
  [[[282, 812], [290, 720], [276, 640], [296, 560]], [92, 62, 56, 50]],
  [[[290, 590], [230, 520], [150, 478], [66, 470]], [40, 30, 20, 7]],
  [[[210, 506], [160, 420], [120, 360], [64, 318]], [24, 17, 12, 5]],
  [[[296, 580], [282, 470], [236, 370], [224, 250]], [46, 32, 22, 7]],
  [[[276, 440], [330, 350], [346, 270], [398, 190]], [24, 18, 12, 5]],
  [[[298, 570], [370, 490], [444, 450], [540, 446]], [42, 30, 20, 7]],
  [[[400, 474], [452, 390], [500, 346], [566, 312]], [24, 17, 11, 5]],
  [[[240, 380], [180, 300], [160, 250], [166, 190]], [18, 12, 9, 4]],
  [[[150, 478], [110, 520], [84, 548], [56, 590]], [14, 10, 8, 4]],
  [[[470, 450], [520, 500], [548, 520], [590, 530]], [14, 10, 8, 4]],
];

const KEYS: [x: number, y: number, length: number, size: number, colour: string][] = [
  [80, 470, 40, 84, '#e8b04c'], [150, 476, 70, 96, '#d98a4c'], [66, 322, 34, 78, '#c9ced8'], [128, 368, 60, 84, '#e8b04c'],
  [226, 262, 50, 88, '#f2c860'], [166, 196, 36, 76, '#e08a54'], [250, 408, 64, 92, '#c9ced8'], [394, 200, 46, 84, '#e8b04c'],
  [342, 300, 70, 92, '#d98a4c'], [560, 318, 44, 82, '#f2c860'], [494, 352, 66, 90, '#e8b04c'], [436, 454, 50, 92, '#c9ced8'],
  [532, 450, 64, 84, '#e08a54'], [58, 588, 30, 74, '#f2c860'], [352, 512, 58, 80, '#f2c860'], [586, 530, 30, 70, '#e8b04c'],
];

function tree(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(290, 812, 190, 26, NIGHT, 0.5);
  scene.add(b.form('M200 822C246 806 252 770 262 730H318C320 772 330 804 384 822C340 816 320 826 292 822C262 828 240 816 200 822Z', BARK, { grain: 1.4 }));
  BOUGHS.forEach(([line, widths]) => scene.add(b.form(ribbon(line, widths), BARK, { grain: 1.3, dabs: 1.4, pale: '#a97a64' })));
  const twigs = BOUGHS.slice(1).map(([line]) => {
    const [x, y] = line[line.length - 1]!;
    const [fromX, fromY] = line[line.length - 2]!;
    const [dx, dy] = [(x - fromX) * 0.5, (y - fromY) * 0.5];
    return times(6, () => {
      const turn = between(scene.r, -0.8, 0.8);
      const part = between(scene.r, 0.1, 0.9);
      const [startX, startY] = [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
      const [endX, endY] = [startX + dx * Math.cos(turn) - dy * Math.sin(turn), startY + dx * Math.sin(turn) + dy * Math.cos(turn)];
      return `M${round1(startX)} ${round1(startY)}Q${round1(startX + dx * 0.6)} ${round1(startY + dy * 0.6)} ${round1(endX)} ${round1(endY)}`;
    }).join('');
  });
  scene.add(b.line(twigs.join(''), BARK, 4));
}

function keys(scene: Scene): void {
  KEYS.forEach(([x, y, length, size, colour]) => {
    const lean = between(scene.r, 2, 12);
    const drawing = `<path d="M0 0V${length + size * 0.1}" stroke="#f0dcb4" stroke-width="2.4"/>` + at(0, length + size * 0.95, 1, key(scene, size, { colour, night: NIGHT }));
    scene.add(at(x, y, 1, drawing, { turn: -lean }));
  });
}

export default picture({
  id: 'game-story',
  motifs: ['tree', 'keys', 'door', 'child'],
  words: named('A tree full of keys beside a red door', 'Un arbre plein de clés près d’une porte rouge'),
  paint: { under: [170, 120, 130], flow: -0.1 },
  draw(scene) {
    scene.sky([[0, '#2b3f74'], [0.3, '#5a73a0'], [0.52, '#c0a8a8'], [0.66, '#f6d096'], [0.76, '#fbe3b0']]);
    scene.add(windRibbons(scene, 10, 520, { count: 60, colours: ['#4a6496', '#7a8cb4', '#304678', '#c8b0b4'], opacity: 0.3 }));
    scene.add(at(560, 130, 1, wispCloud(scene, 380, { colour: '#d9b8b8', opacity: 0.5 })));
    scene.add(at(640, 560, 1, wispCloud(scene, 300, { colour: '#fff0c8', opacity: 0.6 })));
    scene.glow(660, 690, 420, '#ffe9b0', 0.8, 280);
    scene.add(at(650, 250, 1, flock(scene, 130, { count: 5, colour: '#3d4470' })));
    const far = scene.ridge(696, 36, 2.2, 1);
    scene.hill(far, '#b49a86', '#8f8a80', { rim: '#fff0c4', rimWidth: 3, dabs: 70, shadow: 0 });
    times(15, () => {
      const x = between(scene.r, 0, 800);
      scene.add(at(x, scene.yAt(far, x) + 6, 1, pine(scene, between(scene.r, 28, 54), { leaves: ['#6a7468', '#8a9078', '#c0b890'], night: NIGHT })));
    });
    scene.mist(720, 100, '#fbe6bc', 0.55, 1);
    const hill = scene.ridge(812, 16, 1.3, 3, { bump: (x) => -24 * Math.exp(-(((x - 420) / 300) ** 2)) });
    scene.hill(hill, '#7f9a58', '#2c5448', { rim: '#fbecb0', rimWidth: 5, dabs: 240, dabLength: 34, dabColours: ['#a4b468', '#5f8450', '#d3cc80', '#3f6a4c'] });
    tree(scene);
    keys(scene);
    scene.add(`<path d="M600 856L706 858L790 1010H500Z" fill="${scene.linear([[0, palette.glow, 0.85], [1, palette.lamp, 0]])}"/>`);
    scene.shadow(640, 858, 120, 16, NIGHT, 0.5);
    scene.add(at(640, 860, 1, door(scene, 336, { colour: '#c0343c', ajar: 0.42, frame: '#7c2c3c', round: true, light: 1, night: NIGHT })));
    scene.shadow(452, 900, 60, 11, NIGHT, 0.5);
    scene.add(at(450, 900, 1, child(scene, 168, { coat: '#3f6a94', hat: palette.amber, scarf: '#f6e6cc', stripes: '#c8443f', wind: -0.8, arms: ['down', 'up'], light: 1, night: mix(NIGHT, '#3f6a94', 0.2) })));
    scene.add(at(400, 1012, 1, wildFlowers(scene, 820, { count: 34, height: 60, stem: '#3f6a4c' })));
    scene.add(at(400, 1014, 1, grass(scene, 860, { count: 150, height: 52, colours: ['#22483c', '#3f6a48', '#6a8c50'], wind: -0.2 })));
  },
});
