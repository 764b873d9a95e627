import { between, pick, times } from '../../src/core/chance.ts';
import { mix, vary } from '../../src/core/colour.ts';
import { at, type Point, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { antFromAbove } from '../../src/shapes/ants.ts';
import { brush, oval } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';
import { foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const SHADE = '#4c4484';
const LOOK = { light: 1, night: '#4c4070' } as const;
const FLAGS: Point[][] = [[[-30, -30], [170, -30], [336, -26], [322, 120], [306, 244], [150, 262], [-30, 276]], [[366, -30], [600, -30], [830, -30], [830, 206], [600, 222], [348, 236], [354, 100]], [[
  -30,
  312,
], [130, 300], [252, 290], [276, 450], [292, 622], [140, 640], [-30, 652]], [[290, 284], [450, 268], [598, 254], [604, 430], [592, 598], [460, 606], [328, 618], [306, 450]], [[634, 250], [730, 244], [
  830,
  236,
], [830, 440], [830, 642], [720, 624], [626, 604], [636, 430]], [[-30, 690], [200, 668], [412, 652], [410, 830], [396, 1030], [180, 1030], [-30, 1030]], [[446, 648], [640, 656], [830, 680], [830,
  860], [830, 1030], [630, 1030], [432, 1030], [440, 830]]];

/** Worn flagstones with moss in the joints, in low evening light from the right. */
function paving(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.sky([[0, '#5c5c48'], [1, '#4c4c44']]);
  scene.dabs('M0 0H800V1000H0Z', 300, ['#6c7448', '#4c5440', '#8c8c54', '#3c4038'], { length: 16, width: 8, box: [0, 0, 800, 1000] });
  FLAGS.forEach((corners, i) => {
    const path = smooth(corners, true, 0.45);
    const tone = ['#e0cdb0', '#d4c0ac', '#cfc0b4', '#e4d2b4', '#dccab0', '#c8b8b0', '#d8c6b0'][i]!;
    const [x, y] = corners[0]!;
    const specks = times(110, () => b.dot(x + between(scene.r, -20, 420), y + between(scene.r, -20, 400), between(scene.r, 1.5, 5), pick(scene.r, ['#a8949c', '#f8ecd0', '#8c7c90', '#c8b0a0']), 0.6))
      .join('');
    scene.add(
      `<path d="${path}" fill="${SHADE}" opacity=".55" transform="translate(-9 8)"/>` +
        modelled(b, path, tone, { grain: 0.2, dabs: 2.4, long: 1.6, pale: '#fff4d8', edge: 1.6 }, specks, soft(scene, oval(x + 120, y + 190, 140, 60), mix(tone, SHADE, 0.3), 0.4, 28)),
    );
  });
  const joints: [number, number][] = [[340, 40], [330, 180], [140, 286], [280, 270], [460, 246], [616, 238], [760, 222], [274, 360], [302, 560], [612, 340], [614, 540], [80, 668], [300, 648], [430,
    640], [540, 628], [700, 648], [424, 780], [416, 940]];
  joints.forEach(([x, y]) => scene.add(foliage(scene, x, y, between(scene.r, 22, 46), between(scene.r, 10, 16), ['#4c6440', '#7c944c', '#d8d878'], { heaps: 4, leaf: 6 })));
}

/** Patches of sun that fall between the leaves of a tree out of sight. */
function dapples(scene: Scene): void {
  times(13, () => scene.add(soft(scene, oval(between(scene.r, 0, 800), between(scene.r, 0, 1000), between(scene.r, 40, 90), between(scene.r, 24, 50)), '#fff2b8', 0.35, 14)));
  scene.add(`<path d="M-20 -20H200C160 120 240 160 120 240C60 300 40 420 -20 460ZM820 1020H560C600 940 700 960 700 880C740 820 800 820 820 760Z" fill="${SHADE}" opacity=".42" ${scene.blur(14)}/>`);
}

const LEAF =
  'M0 270C-60 230 -176 190 -190 60C-196 -40 -150 -130 -90 -190C-56 -224 -20 -250 0 -300C20 -250 56 -224 90 -190C110 -170 128 -150 140 -126C116 -128 104 -108 122 -90C100 -72 124 -48 146 -60C158 -44 178 -60 184 -6C192 60 190 90 170 140C140 200 60 230 0 270Z';

function leaf(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#1c4c44' });
  const veins = times(7, (i) => {
    const y = 200 - i * 62;
    const w = 168 - Math.abs(i - 2) * 22;
    return `M0 ${y}Q${-w * 0.5} ${y - 40} ${-w} ${y - 92}M0 ${y}Q${w * 0.5} ${y - 40} ${w} ${y - 92}`;
  }).join('');
  const cells = hairs(scene, [-190, -290, 190, 270], 260, ['#8cc454', '#3c8444', '#b0d868', '#4c9c48'], (x, y) => (x > 0 ? -0.7 : -2.4) + y * 0.0006, { length: 22, width: 5, opacity: 0.5 });
  const place = { turn: 40 };
  scene.add(at(352, 584, 1, `<path d="${LEAF}" fill="${SHADE}" opacity=".6" ${scene.blur(8)}/>`, place));
  scene.add(
    at(408, 520, 1,
      b.line('M0 262C6 320 -10 360 12 412', '#5c7c3c', 17) +
        b.line('M3 262C9 320 -6 360 15 410', '#b8d070', 6) +
        modelled(b, LEAF, '#5cac4c', { grain: 1.2, dabs: 1.4, pale: '#d0ec80', edge: 1.4 }, cells,
          soft(scene, 'M-10 -300V270C-100 240 -200 190 -200 40C-190 -120 -60 -220 -10 -300Z', '#1f6444', 0.38, 14), b.line(veins, '#c8e484', 6, { opacity: 0.8 }),
          b.line(veins, '#2c7444', 3, { opacity: 0.5 })) +
        b.line('M0 270V-280', '#e0f09c', 9), place),
  );
}

/** Every ant: x, y, heading in degrees, size. Those at the front and the sides have their shoulders under the leaf. */
const PULLING: [number, number, number, number][] = [[632, 246, 38, 138], [446, 270, 48, 132], [268, 378, 44, 134], [656, 404, 18, 136], [636, 566, 24, 134]];
const PUSHING: [number, number, number, number][] = [[182, 566, 42, 136], [216, 760, 36, 138], [386, 806, 22, 138], [548, 734, 6, 134]];
const LATE: [number, number, number, number][] = [[96, 908, 52, 122]];

function crew(scene: Scene, ants: [number, number, number, number][]): void {
  ants.forEach(([x, y, turn, size]) => scene.add(at(x - 22, y + 22, 1, antFromAbove(scene, size, { shade: SHADE }), { turn, opacity: 0.5 })));
  ants.forEach(([x, y, turn, size]) => scene.add(at(x, y, 1, antFromAbove(scene, size, { ...LOOK, colour: vary(scene.r, '#5c2838', 0.025) }), { turn })));
}

/** The one that lets itself be carried. */
function rider(scene: Scene): void {
  scene.add(at(404, 512, 1, antFromAbove(scene, 104, { shade: '#1c5444' }), { turn: 100, opacity: 0.5 }) + at(416, 500, 1, antFromAbove(scene, 104, { ...LOOK, colour: '#7c3438' }), { turn: 100 }));
}

/** A glass marble somebody has left behind, and its coloured light. */
function marble(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#1c2c64' });
  const [x, y, r] = [690, 866, 92];
  const ball = oval(x, y, r, r);
  scene.add(soft(scene, oval(x - 84, y + 62, 104, 56), SHADE, 0.7, 12) + soft(scene, oval(x - 96, y + 58, 40, 20), '#ffb48c', 0.9, 8));
  const twist = (dx: number, tone: string) =>
    `<path d="M${x + dx - 50} ${y + 60}C${x + dx - 10} ${y + 20} ${x + dx - 40} ${y - 20} ${x + dx + 36} ${y - 66}C${x + dx + 10} ${y - 20} ${x + dx + 30} ${y + 20} ${x + dx - 20} ${
      y + 70
    }Z" fill="${tone}" opacity=".9"/>`;
  scene.add(
    modelled(b, ball, '#8cc4dc', { dabs: 1, pale: '#f0fcff', edge: 1.4 }, twist(-8, '#d8384c'), twist(18, '#f4b43c'), twist(40, '#f8f0e0'),
      soft(scene, oval(x - 40, y + 50, 70, 50), '#1c3c7c', 0.5, 16), soft(scene, oval(x + 36, y - 40, 26, 18), '#ffffff', 0.95, 5)),
  );
  scene.over(`<ellipse cx="${x + 40}" cy="${y - 44}" rx="15" ry="9" fill="#ffffff" opacity=".9"/>`);
}

export default picture({
  id: 'st111',
  motifs: ['animal', 'work', 'help', 'small'],
  words: {
    en: {
      title: 'Ants carrying a leaf',
      name: 'Ants carrying a green leaf over paving stones',
      shows: 'Seen from above, nine ants pull and push a big green leaf across paving stones. A tenth sits on the leaf and is carried; another follows with a crumb.',
      closer:
        'The light is low and warm and throws violet shadows; the leaf hovers a little above the pale stones, and something has nibbled at its right edge. Moss grows in the joints. In front lies a glass marble as big as several ants, blue with a twist of red, yellow and white, with a spot of orange light in its shadow. The corner stones lie in the shade of something out of sight.',
    },
    fr: {
      title: 'Les fourmis portent une feuille',
      name: 'Fourmis portant une feuille verte sur un dallage',
      shows: 'Vues d’en haut, neuf fourmis tirent et poussent une grande feuille verte sur des dalles. Une dixième, assise dessus, se laisse porter ; une autre suit avec une miette.',
      closer:
        'La lumière est basse et chaude et jette des ombres violettes ; la feuille flotte un peu au-dessus des pierres claires, et quelque chose a grignoté son bord droit. De la mousse pousse dans les joints. Devant, une bille de verre grosse comme plusieurs fourmis, bleue, avec une torsade rouge, jaune et blanche et une tache de lumière orange dans son ombre. Les dalles des coins sont dans l’ombre de quelque chose qu’on ne voit pas.',
    },
  },
  paint: { under: [190, 170, 140], flow: 0.3 },
  draw(scene) {
    paving(scene);
    dapples(scene);
    marble(scene);
    crew(scene, PULLING);
    leaf(scene);
    crew(scene, PUSHING);
    crew(scene, LATE);
    rider(scene);
    scene.add(brush(scene, 100, LOOK).ball(156, 850, 30, 24, '#e0b068', { dabs: 1, pale: '#fff0c0' }));
  },
});
