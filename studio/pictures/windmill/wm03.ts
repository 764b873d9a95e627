import { between, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, blob, ribbon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cat, flock } from '../../src/shapes/index.ts';
import { blanketWave, teapotTower, type Weave } from '../../src/shapes/scenes/teapotTower.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';

const LIGHT: Point[] = [[598, 388], [626, 372], [656, 400], [668, 470], [664, 550], [628, 630], [548, 696], [470, 760], [452, 836], [520, 912], [650, 980], [860, 1050]];
const LIGHT_WIDTHS = [16, 22, 28, 34, 42, 54, 68, 84, 104, 130, 165, 220];

function sky(scene: Scene): void {
  scene.sky([[0, '#20307a'], [0.2, '#3c57a6'], [0.38, '#7f93d0'], [0.5, '#d6c3dc'], [0.56, '#f6d9c4']]);
  scene.wisps(16, 30, 280, ['#5f7cc4', '#2c4592', '#8ea4dc'], 0.6);
  scene.wisps(9, 280, 500, ['#e6cfe0', '#b9b4e0', '#fbe3cc'], 0.55);
  starsBehind(scene, 90, 330, (x, y) => x > 150 && x < 430 && y > 190);
  scene.glow(288, 320, 330, palette.lamp, 0.55);
}

function wave(scene: Scene, y: number, height: number, waves: number, seed: number, colour: string, weave: Weave, gauge: number): void {
  const ridge = scene.ridge(y, height, waves, seed, { octaves: 2 });
  blanketWave(scene, ridge, colour, { weave, gauge, foot: 90 + gauge * 7 });
}

function farSea(scene: Scene): void {
  wave(scene, 520, 20, 3.2, 1, '#8ea6dc', 'plain', 5);
  wave(scene, 546, 26, 2.8, 2, '#6f8ed2', 'stripes', 6);
  wave(scene, 582, 34, 2.4, 3, '#4f7cc4', 'checks', 7);
  wave(scene, 626, 36, 2.1, 4, '#6ba0d2', 'quilted', 9);
}

function rock(scene: Scene): void {
  const r = scene.r;
  scene.shadow(288, 704, 230, 46, '#141a48', 0.55);
  const stones: [number, number, number, number, string][] = [[150, 704, 92, 44, '#5a5484'], [430, 706, 92, 42, '#5f5a8c'], [288, 700, 170, 48, '#7d76a4'], [210, 678, 80, 20, '#a9a0c0'], [370, 680, 70, 18, '#958cb4']];
  stones.forEach(([x, y, rx, ry, colour]) => scene.add(blob(r, x, y, rx, ry, colour, { points: 8, wobble: 0.1 })));
  const outline = smooth([[76, 706], [150, 668], [288, 656], [420, 668], [506, 706]]) + 'L506 760L76 760Z';
  scene.dabs(outline, 70, ['#b8b0cc', '#8a82ac', '#4f4a7c', '#e6c9a8'], { length: 26, width: 5 });
}

function beside(part: number): string {
  return smooth(LIGHT.map(([x, y], i): Point => {
    const [before, after] = [LIGHT[Math.max(0, i - 1)]!, LIGHT[Math.min(LIGHT.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const reach = (LIGHT_WIDTHS[i]! * part) / Math.hypot(dx, dy);
    return [x - dy * reach, y + dx * reach];
  }));
}

function light(scene: Scene): void {
  const b = brush(scene, 100);
  const path = ribbon(LIGHT, LIGHT_WIDTHS);
  const gold = scene.linear([[0, '#fff8d8'], [0.35, '#ffe9a4'], [0.7, '#fdcb6e'], [1, '#f2a850']], 0, 370, 0, 1000, true);
  LIGHT.slice(2).forEach(([x, y], i) => scene.glow(x, y, 90 + i * 30, palette.lamp, 0.42, 80 + i * 14));
  scene.add(`<path d="${path}" fill="#ffe2a0" opacity=".55" stroke="#ffe2a0" stroke-width="22" ${scene.blur(10)}/><path d="${path}" fill="${gold}"/>`);
  const strands: [number, string, number, number][] = [[-0.38, '#f2a64c', 5, 0.55], [-0.22, '#fffbe6', 8, 0.9], [-0.04, '#f6b458', 5, 0.6], [0.12, '#fff3c4', 9, 0.8], [0.28, '#ee9a44', 6, 0.6], [0.42, '#fffbe6', 5, 0.7]];
  scene.add(b.inside(path, ...strands.map(([part, colour, width, opacity]) => b.line(beside(part), colour, width, { opacity }))));
  times(40, () => {
    const [x, y] = pick(scene.r, LIGHT.slice(2, 11));
    scene.spark(x + between(scene.r, -90, 90), y + between(scene.r, -70, 40), { radius: between(scene.r, 1.2, 2.6), reach: 14 });
  });
}

function boat(scene: Scene): void {
  const b = brush(scene, 92, { light: -1 });
  const sail = b.form('M2 -26C26 -30 38 -28 46 -26C38 -58 22 -84 2 -100Z', '#fbe9cc', { grain: 1.2 }) + b.form('M-3 -26C-16 -28 -26 -28 -34 -26C-26 -50 -16 -70 -3 -84Z', '#e6c8b8', { grain: 1.2 });
  const hull = b.line('M0 -8V-104', '#4a3448', 3) + b.form('M-44 -22Q4 -12 52 -22C48 -4 38 4 26 4H-20C-34 4 -42 -8 -44 -22Z', '#a9484c');
  scene.add(at(744, 600, 0.62, b.done(sail, hull), { turn: 5 }));
}

function nearSea(scene: Scene): void {
  wave(scene, 742, 36, 1.8, 5, '#3c64b4', 'stripes', 12);
  wave(scene, 816, 48, 1.5, 8, '#3f86c0', 'checks', 15);
  wave(scene, 890, 50, 1.3, 9, '#2f4f9e', 'quilted', 18);
}

function fringe(scene: Scene): void {
  const ridge = scene.ridge(962, 26, 1.4, 12, { octaves: 2 });
  blanketWave(scene, ridge, '#22357c', { weave: 'stripes', gauge: 18, foot: 120 });
  const tassels = times(44, (i) => {
    const x = i * 19 - 10;
    const y = scene.yAt(ridge, x);
    return `<path d="M${x} ${round1(y + 4)}q${round1(between(scene.r, -5, 5))} -14 ${round1(between(scene.r, -9, 9))} -26" stroke="${pick(scene.r, ['#8ea6dc', '#6f8ed2', '#c9d4ee'])}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  });
  scene.add(tassels.join(''));
}

export default picture({
  id: 'wm03',
  motifs: ['light', 'water', 'guardian', 'tea'],
  words: {
    en: {
      title: 'The Teapot Lighthouse',
      name: 'Teapot-shaped lighthouse in a sea of blankets',
      shows: 'A lighthouse shaped like a teapot pours a ribbon of golden light over a sea of blue blankets.',
      closer:
        'Late evening, nearly everything blue. The teapot is as big as a house, striped red and cream, with a red handle, three lit windows, a round-topped door and a glowing glass room under its lid. From the spout a broad shining ribbon falls, winds over the waves and runs off to the lower right, throwing sparks. The waves are blankets, striped, checked and quilted, with stitched hems and a white fringe in front; a black cat sits on the rock with its back to us, and far off sails one small boat.',
    },
    fr: {
      title: 'Le Phare-théière',
      name: 'Un phare-théière dans une mer de couvertures',
      shows: 'Un phare en forme de théière verse un ruban de lumière dorée sur une mer de couvertures bleues.',
      closer:
        'Le soir tombe, presque tout est bleu. Grande comme une maison, la théière a des rayures rouges et crème, une anse rouge, trois fenêtres éclairées, une porte arrondie et, sous le couvercle, une salle de verre illuminée. Du bec tombe un large ruban brillant qui serpente sur les vagues et file vers le bas à droite en semant des étincelles. Les vagues sont des couvertures rayées, à carreaux ou piquées, aux ourlets cousus, avec une frange blanche devant ; un chat noir est assis de dos sur le rocher et, au loin, passe un petit voilier.',
    },
  },
  paint: { under: [120, 120, 170], flow: -0.1 },
  draw(scene) {
    sky(scene);
    scene.add(at(640, 150, 1, flock(scene, 170, { count: 6, colour: '#e6ddf0', span: 13 })));
    farSea(scene);
    rock(scene);
    scene.add(at(300, 672, 1, teapotTower(scene, 312, { light: 1, night: '#33306c' })));
    scene.add(at(424, 690, 1, cat(scene, 60, { coat: '#33304f', back: true })));
    boat(scene);
    nearSea(scene);
    light(scene);
    fringe(scene);
  },
});
