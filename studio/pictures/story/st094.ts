import { between, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, chimney, child, lampPost, snowMound, villager, windowAt } from '../../src/shapes/index.ts';
import { footprint, snowfall } from '../../src/shapes/scenes/backdropsTwo.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#4a4a6c';
const LOOK = { light: -1, night: NIGHT } as const;
const SNOW = '#f4f2ee';

function town(scene: Scene): void {
  scene.sky([[0, '#a8a4b8'], [0.3, '#cdc8d0'], [0.55, '#ece4de']]);
  scene.wisps(30, 10, 380, ['#bcb6c6', '#e2dcdc', '#9a96ae', '#f4eee6'], 0.6);
  const fronts: [number, number, string, string][] = [[420, 300, '#b4aab0', '#8a8298'], [560, 350, '#beb2ac', '#94889c'], [700, 300, '#aca8b8', '#8a8298'], [810, 360, '#b8aeb0', '#94889c'], [20, 420, '#a8a0ac', '#847c94']];
  fronts.forEach(([x, size, wall, roof]) => scene.add(at(x, 560, 1, townHouse(scene, size, { ...LOOK, wall, roof, wide: 0.44, lit: 0.25 }))));
  fronts.forEach(([x, size]) => scene.add(at(x, 560 - size * 0.99, 1, snowMound(scene, size * 0.24, { light: -1, shade: '#b0aec4' }))));
  scene.mist(400, 220, '#e4dede', 0.8, 3);
  scene.add(at(650, 640, 1, bareTree(scene, 360, { trunk: '#6a6480', depth: 6, thick: 4 })) + at(360, 600, 1, lampPost(scene, 220, { ...LOOK, lit: true, snow: SNOW })));
}

function ground(scene: Scene): void {
  const snow = scene.ridge(560, 10, 1.4, 5);
  scene.hill(snow, '#eeeae6', '#a8a8c4', { rim: '#ffffff', rimWidth: 4, dabs: 420, dabLength: 60, depth: 470, bottomY: 1000, dabColours: ['#fbf8f2', '#cfcbd8', '#b8b6cc', '#e2dee2'] });
  times(46, (i) => scene.add(at(140 + ((i * 71) % 300) * (0.4 + i / 60) + i * 3, 640 + i * 8, 1, footprint(scene, 8 + i * 0.5, { side: i % 2 ? 1 : -1, dark: '#a4a2be', pale: '#ffffff' }), { turn: -30 + (i % 5) * 10 })));
}

/** The booth they all want to reach. */
function booth(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.glow(190, 520, 330, palette.amber, 0.65, 230);
  scene.shadow(180, 664, 190, 24, NIGHT, 0.5);
  scene.add(b.form('M60 662V420H310V662Z', '#a83c44', { grain: 1.5, dabs: 1.3 }) + b.form('M310 662V420L344 432V650Z', '#6a2c44', { dabs: 0.8 }));
  scene.add(windowAt(b, 100, 470, 168, 104, { lit: true, bars: false, frame: '#5a2438' }) + b.form('M88 574H284V592H88Z', '#e8c890', { dabs: 0.8 }));
  const stripes = times(8, (i) => b.form(`M${40 + i * 38} 400H${78 + i * 38}L${82 + i * 38} 452Q${62 + i * 38} 476 ${38 + i * 38} 452Z`, i % 2 ? '#f6ead0' : '#c84848', { dabs: 0.8 })).join('');
  scene.add(stripes + b.form('M28 408C40 372 120 356 190 358C270 356 340 376 352 408C320 420 300 404 270 414C230 420 200 404 160 414C120 420 70 404 28 408Z', SNOW, { shade: '#b4b2ca', dabs: 1.2 }));
  scene.add(b.line('M150 574C150 540 154 520 162 510M222 574C222 540 216 522 210 512', '#8a5a40', 5) + b.form('M152 574C150 530 164 518 186 518C208 518 222 530 220 574Z', '#6a4a44', { dabs: 0.6 }) + b.ball(186, 502, 19, 20, '#e8b890', { dabs: 0.3 }));
  scene.add(at(270, 372, 1, chimney(scene, 60, { ...LOOK, pots: 1, smoke: '#e6e0e0', snow: SNOW })));
}

const CROWD: [coat: string, hat: string | null, shawl: boolean, small: boolean][] = [
  ['#5a6a8c', '#c84848', false, false], ['#8c5a6c', null, true, false], ['#4f7a74', '#e8b050', false, false], ['#a87848', '#5a6a8c', false, false], ['#6a5a84', '#f0e4cc', false, true],
  ['#4a5474', null, true, false], ['#b05848', '#4f7a74', false, false], ['#7a8458', '#8c4a5c', false, false], ['#565a78', '#d8a048', false, false], ['#3f7080', '#c84848', false, false],
  ['#9a5468', null, true, false], ['#c08840', '#4a5474', false, false], ['#46587c', '#e8b050', false, false],
];

function queue(scene: Scene): void {
  CROWD.forEach(([coat, hat, shawl, small], i) => {
    const t = i / (CROWD.length - 1);
    const size = (92 + 232 * t ** 1.4) * (small ? 0.66 : 1);
    const [x, y] = [238 + 470 * t + 50 * Math.sin(t * 3.14), 668 + 336 * t ** 1.3];
    const person = small
      ? child(scene, size, { ...LOOK, coat, hat, scarf: '#f6ead0', wind: -0.4 })
      : villager(scene, size, { ...LOOK, coat, hat: hat ?? undefined, shawl, view: 'back', arms: ['down', 'down'], hair: shawl ? '#b8aaa8' : '#4a3a40', scarf: mix(coat, '#f0d0b0', 0.4) });
    scene.add(scene.shadowShape(x + size * 0.12, y, size * 0.34, size * 0.06, NIGHT, 0.55) + at(x, y, 1, person));
    if (!small) scene.add(at(x - 1, y - size * (shawl ? 0.73 : 0.735), 1, snowMound(scene, size * 0.3, { light: -1, shade: '#c4c2d6', tall: 0.2 })));
  });
}

function curious(scene: Scene): void {
  scene.shadow(214, 926, 60, 12, NIGHT, 0.5);
  scene.add(at(206, 926, 1, child(scene, 190, { ...LOOK, coat: '#c83c44', hat: palette.amber, scarf: '#f8ecd2', arms: ['down', 'up'], wind: 0.7 })));
  scene.add(at(80, 1010, 1, snowMound(scene, 420, { light: -1, shade: '#a8a6c2', tall: 0.18 })) + at(760, 1012, 1, snowMound(scene, 300, { light: -1, shade: '#a8a6c2', tall: 0.2 })));
  snowfall(scene, 240, { largest: 5 });
  times(10, () => scene.spark(between(scene.r, 60, 320), between(scene.r, 440, 640), { radius: 1.6, reach: 10 }));
}

export default picture({
  id: 'st094',
  motifs: ['people', 'waiting', 'cold', 'crowd'],
  words: {
    en: {
      title: 'Queue in the snow',
      name: 'Queue of people in the snow in front of a booth',
      shows: 'Thirteen people in winter coats stand in a long queue in the snow, seen from behind. It leads to a red booth with a lit window.',
      closer: 'A pale grey day, thick flakes, blurred house fronts and one bare tree. The coats are blue, plum, green, ochre and rust; snow lies on the shoulders; the fifth in line is a small child. The booth at the left has a striped red and white awning, a smoking chimney and warm yellow light; somebody without a face sits inside. A child in a red coat and yellow hat has stepped out of the line at the left and raises an arm.',
    },
    fr: {
      title: 'La file dans la neige',
      name: 'File d’attente dans la neige devant une baraque',
      shows: 'Treize personnes en manteau d’hiver font la queue dans la neige, vues de dos. La file mène à une baraque rouge à la fenêtre éclairée.',
      closer: 'Journée grise et pâle, gros flocons, façades floues et un arbre nu. Les manteaux sont bleus, prune, verts, ocre et rouille ; la neige se pose sur les épaules ; au cinquième rang, un tout petit enfant. À gauche, la baraque a un auvent rayé rouge et blanc, une cheminée qui fume et une lumière jaune et chaude ; quelqu’un sans visage est assis dedans. Un enfant en manteau rouge et bonnet jaune est sorti du rang, à gauche, et lève un bras.',
    },
  },
  paint: { under: [190, 180, 190], flow: 0 },
  draw(scene) {
    town(scene);
    ground(scene);
    booth(scene);
    queue(scene);
    curious(scene);
  },
});
