import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, leaf, oval } from '../../src/shapes/index.ts';
import { modelled, soft } from '../../src/shapes/modelling.ts';
import { bough, foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#10243c';
const BARK = '#6c5854';
const LOOK = { light: -1, night: NIGHT } as const;
const STUMP =
  'M160 566C170 700 168 790 120 852C90 890 30 900 -10 930C60 944 130 920 180 922C210 950 240 960 270 946C310 930 360 950 400 958C450 962 490 930 530 944C580 964 620 930 660 924C720 916 770 940 820 934C760 900 690 890 664 846C636 780 640 680 644 560Z';

/** The wood at dusk after rain: trunk behind trunk, bluer and paler the farther. */
function wood(scene: Scene): void {
  scene.sky([[0, '#1c4460'], [0.3, '#3c7884'], [0.55, '#8cb8b0'], [0.75, '#5c8c90'], [1, '#1c3c54']]);
  scene.glow(210, 330, 460, '#e8f4d4', 0.75, 420);
  scene.wisps(16, 60, 560, ['#5c9498', '#a8ccc0', '#3c7080'], 0.45);
  const layers: [number, number, string][] = [[14, 26, '#84b0ac'], [9, 44, '#5c8c94'], [5, 80, '#2c5c70']];
  layers.forEach(([count, wide, tone], layer) => {
    times(count, (i) => {
      const x = ((i + 0.5) / count) * 860 - 30 + between(scene.r, -26, 26);
      if (layer === 2 && x > 130 && x < 660) return;
      scene.add(bough(scene, [[x + 6, -20], [x - 4, 280], [x, 640], [x + 4, 800]], [wide * 0.6, wide * 0.7, wide * 0.85, wide * 1.3], tone, { light: -1, night: mix(tone, NIGHT, 0.5) }));
    });
    scene.mist(520 + layer * 70, 220, ['#cfe4d4', '#a8ccc4', '#6c9ca0'][layer]!, 0.6, layer + 2);
  });
  times(5, (i) => scene.add(`<path d="M${40 + i * 60} -20L${170 + i * 150} 860L${240 + i * 150} 860L${66 + i * 64} -20Z" fill="#f4fbd8" opacity=".1" ${scene.blur(9)}/>`));
}

function floor(scene: Scene): void {
  const ground = scene.ridge(778, 22, 2, 5);
  scene.hill(ground, '#4c7c74', '#16303c', { rim: '#bfe0c0', rimWidth: 4, dabs: 300, dabLength: 24, depth: 230, dabColours: ['#5c8c7c', '#2c5454', '#7ca484', '#1c3c48', '#8c6c54'] });
  scene.shadow(400, 930, 400, 46, NIGHT, 0.7);
}

function stump(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const furrows = times(70, () => {
    const x = between(scene.r, 100, 700);
    const y = between(scene.r, 580, 860);
    const pull = (x - 400) * 0.0016 * (y - 560) * 0.5;
    return `M${round1(x)} ${round1(y)}q${round1(between(scene.r, -8, 8) + pull * 0.4)} 40 ${round1(pull)} ${round1(between(scene.r, 50, 110))}`;
  });
  scene.add(b.form('M170 560C150 500 190 470 196 420C220 450 214 480 244 500C252 470 270 460 276 430C296 470 290 510 320 540Z', '#8c7464', { grain: 1.5, dabs: 1.6, pale: '#e0ccac' }));
  scene.add(
    modelled(b, STUMP, BARK, { grain: 1.5, long: 2, dabs: 2, pale: '#c0b090', edge: 1.6 }, b.line(furrows.slice(0, 40).join(''), '#2c2834', 8, { opacity: 0.6 }),
      b.line(furrows.slice(40).join(''), '#a8947c', 5, { opacity: 0.55 }), soft(scene, 'M420 600C560 640 640 600 660 560L830 960H460Z', NIGHT, 0.6, 24)),
  );
  const top = oval(402, 560, 242, 64);
  const rings = times(9, (i) => oval(392 + i, 558, 26 + i * 24, 6 + i * 6.6)).join('');
  scene.add(
    modelled(b, top, '#c8a884', { grain: 0, dabs: 2, pale: '#f8e8c4', edge: 1.4 }, b.line(rings, '#8c6850', 4, { opacity: 0.55 }),
      b.line('M392 558L560 600M392 558L250 596M392 558L470 510', '#5c4440', 5, { opacity: 0.6 })),
  );
  const moss: [number, number, number, number][] = [[180, 600, 44, 24], [170, 700, 34, 50], [230, 616, 40, 20], [620, 612, 46, 26], [560, 626, 40, 16], [110, 890, 80, 22], [250, 934, 70, 16], [560,
    934, 80, 18], [700, 910, 80, 20], [330, 628, 40, 14]];
  moss.forEach(([x, y, rx, ry]) => scene.add(foliage(scene, x, y, rx, ry, ['#2c5c48', '#5c8c4c', '#b8cc74'], { light: -1, heaps: 6, leaf: 8 })));
}

/** A mushroom on a bent stem, its gills showing under the rim; size is its height, lean its slant. */
function mushroom(scene: Scene, size: number, tone: string, lean = 0): string {
  const b = brush(scene, size, { light: -1, night: '#3c1c34' });
  const stem = ribbon([[0, 2], [lean * 0.3, -26], [lean * 0.8, -50], [lean, -66]], [19, 14, 12, 14]);
  const cap = 'M-50 0C-50 -28 -24 -46 0 -46C24 -46 50 -28 50 0C38 7 -38 7 -50 0Z';
  const gills = times(15, (i) => `M${round1((i - 7) * 2.2)} -1L${round1((i - 7) * 6.4)} ${round1(8 - Math.abs(i - 7) * 0.7)}`).join('');
  const scales = times(22, () => {
    const [u, v] = [between(scene.r, -1, 1), scene.r()];
    return `M${round1(u * (16 + 26 * v))} ${round1(-40 + v * 32)}q3 -4 6 0`;
  }).join('');
  return b.done(b.form(stem, '#ecdcc0', { grain: 1.5, dabs: 1.2, pale: '#fff8e4', shade: '#6c5c74' }),
    b.form(`M${lean * 0.8 - 11} -50Q${lean * 0.8} -42 ${lean * 0.8 + 11} -50L${lean * 0.8 + 9} -55H${lean * 0.8 - 9}Z`, '#fbeed4', { dabs: 0.3 }),
    b.put(lean, -62, 1,
      b.form(oval(0, 0, 49, 10), '#d8b48c', { dabs: 0.4, shade: '#6c3c44' }) +
        b.line(gills, '#8c5c50', 1.2, { opacity: 0.6 }) +
        modelled(b, cap, tone, { grain: 0.3, dabs: 1.2, pale: '#ffdc98', edge: 1.2 }, soft(scene, 'M6 -50C30 -40 40 -20 44 8H70V-50Z', '#6c1c34', 0.45, 5),
          soft(scene, oval(-20, -28, 16, 9), '#fff0c0', 0.6, 3), b.line(scales, mix(tone, '#6c1c2c', 0.5), 1.6, { opacity: 0.55 })), { turn: lean * 0.5 }));
}

function family(scene: Scene): void {
  const spots: [number, number, number, string, number][] = [[300, 532, 190, '#d87838', -14], [500, 528, 210, '#d06c34', 12], [212, 556, 150, '#e08c44', -18], [588, 560, 160, '#dc8440', 18], [404,
    566, 356, '#e0682c', -4], [296, 584, 116, '#ec9c50', -10], [506, 590, 128, '#e8904c', 14], [350, 602, 78, '#f0b068', -6], [456, 606, 64, '#f4bc74', 8], [250, 606, 58, '#f0b068', -12], [560, 606,
    70, '#f0a860', 12]];
  spots.forEach(([x, y, size, tone, lean]) =>
    scene.add(scene.shadowShape(x + size * 0.12, y, size * 0.3, size * 0.06, '#3c2430', 0.6) + at(x, y, 1, mushroom(scene, size, vary(scene.r, tone, 0.02), lean)))
  );
}

/** Shelves of bracket fungus up the left flank. */
function brackets(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const shelf = (x: number, y: number, wide: number) =>
    scene.add(
      soft(scene, oval(x + 6, y + 20, wide * 0.8, 14), NIGHT, 0.6, 8) +
        b.form(`M${x - wide} ${y}C${x - wide} ${y - 26} ${x + wide} ${y - 30} ${x + wide} ${y - 4}C${x + wide * 0.6} ${y + 20} ${x - wide * 0.7} ${y + 22} ${x - wide} ${y}Z`, '#d89858', {
          dabs: 1.2,
          pale: '#ffe4ac',
        }) +
        b.line(`M${x - wide * 0.86} ${y + 5}Q${x} ${y + 22} ${x + wide * 0.86} ${y + 2}`, '#fff0d0', 5) +
        b.line(`M${x - wide * 0.7} ${y - 6}Q${x} ${y + 8} ${x + wide * 0.7} ${y - 8}`, '#8c5440', 5, { opacity: 0.6 }),
    );
  shelf(206, 690, 56);
  shelf(176, 760, 66);
  shelf(250, 744, 44);
}

/** Somebody lives here: a round lit window, a door of bark, a ladder of twigs. */
function home(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.glow(470, 730, 170, '#ffc060', 0.75);
  const pane = oval(470, 728, 40, 42);
  scene.add(
    b.form(oval(470, 728, 54, 56), '#8c6c54', { dabs: 1, pale: '#e8c890' }) +
      `<path d="${pane}" fill="${scene.radial([[0, '#fffbd0'], [0.6, '#ffdc84'], [1, '#f0a04c']])}"/>` +
      b.line('M470 688V768M430 728H510', '#6c4438', 7),
  );
  const rungs = times(6, (i) => `M${588 - i * 3} ${900 - i * 50}L${632 - i * 3} ${894 - i * 50}`).join('');
  scene.add(
    b.line('M586 934L566 606M638 928L612 606', '#3c2c30', 13, { opacity: 0.6 }) + b.line(`M584 934L564 606M636 928L610 606${rungs}`, '#a88460', 9) + b.line(`M582 930L562 610${rungs}`, '#e0c494', 3),
  );
  scene.add(soft(scene, oval(470, 900, 90, 30), '#ffc878', 0.4, 14));
}

/** Fern fronds in front, dark against the light. */
function fern(scene: Scene, x: number, y: number, long: number, bend: number, tone: string): string {
  const b = brush(scene, 100, LOOK);
  return (times(15, (i) => {
    const t = 0.12 + (i / 15) * 0.88;
    const [px, py] = [x + bend * t * t, y - long * (t - 0.16 * t * t)];
    const k = long * 0.28 * Math.sin(Math.PI * (0.2 + 0.78 * t));
    return [-1, 1].map((side) =>
      b.form(
        `M${round1(px)} ${round1(py)}Q${round1(px + side * k * 0.5)} ${round1(py - k * 0.5)} ${round1(px + side * k)} ${round1(py - k * 0.2)}Q${round1(px + side * k * 0.5)} ${round1(py + k * 0.1)} ${
          round1(px)
        } ${round1(py)}Z`,
        tone,
        { dabs: 0, pale: lighten(tone, 0.14) },
      )
    ).join('');
  }).join('') + b.line(`M${x} ${y}Q${round1(x + bend * 0.3)} ${round1(y - long * 0.6)} ${x + bend} ${round1(y - long * 0.84)}`, lighten(tone, 0.1), 5));
}

export default picture({
  id: 'st129',
  motifs: ['nature', 'forest', 'growth', 'small'],
  words: {
    en: {
      title: 'Mushrooms on a stump',
      name: 'Orange mushrooms growing on a tree stump',
      shows: 'Orange mushrooms of every size grow close together on an old stump in a misty blue forest. There is a small round lit window in the bark.',
      closer:
        'One mushroom towers over all the others like a roof; around its foot stand some quite tiny ones. Shelf fungi climb the left side of the stump, moss hangs over its edge. Beside the window, a little ladder of twigs leads from the ground to the top. The trunks behind stand dense and straight, paler and paler in the blue-green haze. Ferns close both lower corners, fallen leaves lie in front, and tiny lights float in the air.',
    },
    fr: {
      title: 'Champignons sur une souche',
      name: 'Champignons orange poussant sur une souche',
      shows: 'Des champignons orange de toutes tailles poussent serrés sur une vieille souche, dans une forêt bleue et brumeuse. Une petite fenêtre ronde est éclairée dans l’écorce.',
      closer:
        'Un champignon domine tous les autres comme un toit ; à son pied, il y en a de tout petits. Des polypores montent le long du côté gauche de la souche, de la mousse en déborde. Près de la fenêtre, une petite échelle de brindilles mène du sol au sommet. Derrière, les troncs se dressent droits et serrés, de plus en plus pâles dans la brume bleu-vert. Des fougères ferment les deux coins du bas, des feuilles mortes sont tombées devant, et de minuscules lueurs flottent.',
    },
  },
  paint: { under: [80, 110, 110], flow: 0.4 },
  draw(scene) {
    wood(scene);
    floor(scene);
    stump(scene);
    brackets(scene);
    home(scene);
    family(scene);
    times(26,
      () => scene.add(at(between(scene.r, 0, 800), between(scene.r, 940, 992), 1, leaf(scene, between(scene.r, 22, 40), { colour: pick(scene.r, ['#8c5c48', '#b87848', '#6c5448', '#c8904c']) }))));
    const fronds: [number, number, number, number, string][] = [[40, 1016, 300, 70, '#1f4c50'], [10, 1016, 220, 150, '#2c6454'], [90, 1020, 200, -90, '#183c48'], [760, 1016, 290, -80, '#1f4c50'], [
      800,
      1016,
      220,
      -170,
      '#2c6454',
    ], [720, 1020, 170, 80, '#183c48']];
    fronds.forEach(([x, y, long, bend, tone]) => scene.add(fern(scene, x, y, long, bend, tone)));
    times(26, () => scene.spark(between(scene.r, 60, 740), between(scene.r, 200, 940), { radius: between(scene.r, 0.8, 2), core: '#fffbd8', glow: '#ffe8a0', reach: 11, opacity: 0.6 }));
  },
});
