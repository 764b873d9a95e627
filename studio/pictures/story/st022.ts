import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { balloon, brush, cloud, oval, pine, rectangle, steam } from '../../src/shapes/index.ts';
import { type Jigsaw, jigsaw } from '../../src/shapes/jigsaws.ts';

const NIGHT = '#24101c';
const [COLUMNS, ROWS, CELL] = [6, 7, 96];
const [WIDE, HIGH] = [COLUMNS * CELL, ROWS * CELL];
const HOLE: [number, number] = [2, 2];
const LOOK = { light: -1, night: NIGHT } as const;

/** The table from above: boards that run upwards, warm under the lamp. */
function tabletop(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  times(6, (i) => {
    const tone = mix('#6a3a2c', '#84502f', scene.r());
    const [x, w] = [-20 + i * 142, 142];
    scene.add(b.form(rectangle(x, -10, w, 1030), tone, { grain: 1.55, long: 4, dabs: 1.4, edge: 0, shade: '#3a1c20' }));
    scene.add(
      b.line(smooth(times(6, (k): Point => [x + w * 0.5 + between(scene.r, -26, 26), k * 210 - 20])), mix(tone, NIGHT, 0.5), 4, { opacity: 0.5 }) +
        b.line(`M${x} -10V1010`, '#2c1418', 5, { opacity: 0.8 }) +
        b.line(`M${x + 5} -10V1010`, '#c8844c', 2, { opacity: 0.4 }),
    );
  });
  scene.glow(330, 380, 640, '#ffc870', 0.5);
}

/** What the jigsaw shows: a striped balloon over a lake, mountains and firs. */
function scenery(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: '#2c3c6c' });
  const sky = `<rect width="${WIDE}" height="${HIGH}" fill="${scene.linear([[0, '#4c9cb8'], [0.45, '#bfe0d0'], [0.65, '#ffe8b8']])}"/>` +
    scene.dabsShape(polygon([[0, 0], [WIDE, 0], [WIDE, 420], [0, 420]]), 110, ['#6cb4c4', '#d8ecd8', '#3f8cac', '#a4d4cc'], { length: 60, width: 8 });
  const clouds = at(110, 110, 1, cloud(scene, 170, { light: -1, shade: '#9cc4c8' })) + at(470, 190, 1, cloud(scene, 190, { light: -1, shade: '#a4c8c4' })) +
    at(90, 320, 1, cloud(scene, 130, { light: -1, shade: '#c8d4b8' }));
  const peaks = b.form('M-10 470L90 350L150 410L250 300L340 420L420 340L520 440L590 380V480H-10Z', '#6a84a8', { pale: '#fff3e0', grain: 0.8 }) +
    b.flat('M250 300L222 334L246 330L262 344L284 340ZM420 340L396 364L420 360L444 368Z', '#fff8ea');
  const lake = `<rect y="462" width="${WIDE}" height="140" fill="${scene.linear([[0, '#ffe6b4'], [1, '#4c8ca4']])}"/>` +
    scene.dabsShape(polygon([[0, 466], [WIDE, 466], [WIDE, 600], [0, 600]]), 70, ['#fff3d0', '#3f7c98', '#8cc0bc'], { length: 60, width: 5 });
  const meadow = b.form('M-10 560C120 520 240 600 360 570C460 548 540 560 590 540V690H-10Z', '#7aa850', { pale: '#d8e07c', shade: '#3f6a44', dabs: 2 });
  const trees = [[40, 600, 120], [96, 636, 160], [520, 600, 150], [466, 640, 110], [560, 650, 180]].map(([x, y, h]) => at(x!, y!, 1, pine(scene, h!, { light: -1, night: '#1c3444' }))).join('');
  const house = b.form('M240 622V576H316V622Z', '#f2e0bc') + b.form('M228 580L278 536L328 580Z', '#c4503c') + b.form(rectangle(270, 592, 18, 30), '#7a4434', { dabs: 0 });
  return sky + clouds + peaks + lake + meadow + house + trees + at(282, 470, 1, balloon(scene, 410, { light: -1, night: '#4a1c44', colours: ['#d84838', '#f8e6c0', '#f0b43c'] }));
}

function puzzle(scene: Scene, cut: Jigsaw): string {
  const b = brush(scene, 100, LOOK);
  const board = rectangle(0, 0, WIDE, HIGH);
  const hole = cut.piece(...HOLE);
  const gap = `<path d="${hole}" fill="#5a3024"/>` +
    b.inside(hole, scene.dabsShape(polygon([[150, 150], [330, 150], [330, 330], [150, 330]]), 40, ['#7a4830', '#3a1c1c', '#6a3c2a'], { length: 60, width: 5, angle: 1.5 }),
      `<path d="${hole}" fill="none" stroke="${NIGHT}" stroke-width="26" opacity=".75" transform="translate(-7 -9)" ${scene.blur(4)}/>`);
  return (`<rect x="8" y="12" width="${WIDE}" height="${HIGH}" fill="${NIGHT}" opacity=".7" ${scene.blur(5)}/>` +
    b.flat(rectangle(0, 4, WIDE + 3, HIGH + 4), '#c8b090') +
    b.inside(board, scenery(scene)) +
    b.line(cut.cuts, '#1c2438', 4, { opacity: 0.62 }) +
    at(1.8, 2, 1, b.line(cut.cuts, '#fffbe8', 1.8, { opacity: 0.55 })) +
    gap +
    b.line(hole, '#f2dcb4', 2.5, { opacity: 0.8 }) +
    b.line(board, '#fff3d0', 3, { opacity: 0.5 }));
}

/** The lost piece on the table, striped like the balloon. */
function lost(scene: Scene, cut: Jigsaw): string {
  const b = brush(scene, 100, LOOK);
  const shape = cut.piece(...HOLE);
  const [x, y] = [HOLE[0] * CELL, HOLE[1] * CELL];
  const stripes = b.flat(rectangle(x - 40, y - 40, 180, 180), '#d84838') + b.flat(rectangle(x + 6, y - 40, 44, 180), '#f8e6c0') + b.flat(rectangle(x - 40, y + 70, 180, 14), '#f0b43c');
  return at(-x - 48, -y - 48, 1,
    at(6, 9, 1, `<path d="${shape}" fill="${NIGHT}" opacity=".6" ${scene.blur(4)}/>`) +
      at(0, 4, 1, b.flat(shape, '#b89c78')) +
      b.inside(shape, stripes) +
      b.form(shape, '#d84838', { dabs: 0.6, opacity: 0.22 }) +
      b.line(shape, '#fff0d0', 2.5, { opacity: 0.6 }));
}

/** The foreleg of a ginger cat that reaches in from the right. */
function paw(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5a2024' });
  const line: Point[] = [[860, 1000], [800, 948], [728, 908], [664, 884]];
  scene.add(`<path d="${ribbon(line.map(([x, y]): Point => [x + 6, y + 26]), [150, 130, 112, 110])}" fill="${NIGHT}" opacity=".6" ${scene.blur(9)}/>`);
  const fur = { pale: '#ffd08c', shade: '#8a3c28', dabs: 2, edge: 1.4 };
  scene.add(b.form(ribbon(line, [150, 128, 108, 96]), '#dc8438', { ...fur, grain: 0.5 }));
  scene.add(b.line('M770 884Q752 922 742 962M812 912Q790 950 776 992M728 866Q712 896 706 930', '#a85424', 13, { opacity: 0.75 }));
  const toes: Point[] = [[628, 922], [592, 900], [588, 862], [616, 832]];
  scene.add(b.form('M690 826C640 806 590 836 584 872C580 914 620 944 668 936C700 930 714 900 716 880C716 850 708 834 690 826Z', '#f6e2c0', { ...fur, pale: '#fffaea', shade: '#b87c54' }));
  toes.forEach(([x, y]) =>
    scene.add(b.ball(x, y, 27, 22, '#f8e6c8', { pale: '#fffdf2', shade: '#b87c54', edge: 1.3, dabs: 0.6 }) + b.line(`M${x - 20} ${y - 3}l-13 ${round1((y - 880) * 0.14)}`, '#7a4c3c', 4))
  );
}

/** A mug from above with a biscuit beside it. */
function mug(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(724, 116, 110, 100, NIGHT, 0.75);
  const cup = b.line('M776 112C840 120 836 176 774 158', '#3f6f80', 22) +
    b.ball(698, 116, 84, 82, '#4a8090', { pale: '#a8d8d4', edge: 1.7 }) +
    b.ball(700, 120, 66, 64, '#2c5464', { dabs: 0.5 }) +
    b.ball(700, 124, 60, 58, '#a85c2c', { pale: '#e8a050', shade: '#5a2820', dabs: 1.2 }) +
    b.line('M662 104Q684 78 718 80', '#ffe0a0', 7, { opacity: 0.7 });
  scene.add(at(16, -20, 1, cup) + steam(b, 706, 92, 100, '#fff0d8', 0.35));
  scene.shadow(78, 928, 76, 60, NIGHT, 0.6);
  scene.add(
    b.ball(70, 916, 66, 62, '#d8a050', { pale: '#ffe2a0', shade: '#8a5028', edge: 1.5, dabs: 1.6 }) + times(9, (i) =>
      b.dot(70 + Math.cos(i * 2.2) * (14 + i * 4), 916 + Math.sin(i * 2.2) * (12 + i * 4), 5, '#7a4424', 0.8)).join('') + b.flat(oval(124, 878, 26, 24), '#74442c'),
  );
  times(14, () => scene.add(b.dot(between(scene.r, 120, 190), between(scene.r, 880, 970), round1(between(scene.r, 2, 5)), lighten('#d8a050', 0.05), 0.9)));
}

export default picture({
  id: 'st022',
  motifs: ['object', 'game', 'missing', 'order'],
  words: {
    en: {
      title: 'Jigsaw with one piece missing',
      name: 'Jigsaw on a table, one piece missing',
      shows: 'Seen from above, a finished jigsaw of a red and white hot-air balloon lies on a wooden table. One piece is missing, right in the balloon; a cat’s paw holds it down in the corner.',
      closer:
        'Lamp light falls from the upper left on the dark boards. The picture of the jigsaw shows a striped balloon over blue mountains, a lake, fir trees and a small house with a red roof; through the gap one sees the wood. A ginger foreleg with a white paw reaches in from the right and rests on the striped piece. A mug of tea steams above; at the lower left lies a bitten biscuit with crumbs.',
    },
    fr: {
      title: 'Un puzzle où manque une pièce',
      name: 'Puzzle sur une table, une pièce manque',
      shows: 'Vu d’en haut, un puzzle achevé, une montgolfière rouge et blanche, sur une table de bois. Il manque une pièce, en plein ballon ; dans le coin, la patte d’un chat la retient.',
      closer:
        'La lumière d’une lampe vient d’en haut à gauche sur les planches sombres. L’image montre un ballon rayé au-dessus de montagnes bleues, d’un lac, de sapins et d’une petite maison au toit rouge ; par le trou, on voit le bois. Une patte rousse au bout blanc arrive de droite et se pose sur la pièce rayée. Une tasse de thé fume en haut ; en bas à gauche, un biscuit entamé et ses miettes.',
    },
  },
  paint: { under: [130, 80, 60], flow: 1.4 },
  draw(scene) {
    tabletop(scene);
    const cut = jigsaw(scene.r, COLUMNS, ROWS, CELL);
    scene.add(at(76, 152, 1, puzzle(scene, cut), { turn: -5 }));
    mug(scene);
    scene.add(at(548, 896, 1, lost(scene, cut), { turn: 24 }));
    paw(scene);
    scene.add(scene.glowShape(240, 260, 480, '#ffd88c', 0.22));
  },
});
