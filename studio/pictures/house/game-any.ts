import { between, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, ribbon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { letter, openBook } from '../../src/shapes/books.ts';
import { swallow } from '../../src/shapes/birds.ts';
import { grass, leaf, wildFlowers } from '../../src/shapes/plants.ts';
import { windRibbons, wispCloud } from '../../src/shapes/sky.ts';
import { pine, roundTree } from '../../src/shapes/trees.ts';
import { named } from './_words.ts';

const NIGHT = '#17304c';
/** The wind that leaves the pages, swings twice and is gone. */
const WIND: Point[] = [
  [400, 850], [440, 780], [540, 720], [600, 640], [560, 560], [440, 520], [300, 490], [210, 420], [230, 330], [340, 270], [470, 240], [580, 190], [640, 110], [660, 20], [670, -60],
];

function wind(scene: Scene): void {
  scene.add(`<path d="${ribbon(WIND, (t) => 60 + 120 * Math.sin(Math.PI * t))}" fill="#fff6d8" opacity=".3" ${scene.blur(16)}/>`);
  times(20, () => {
    const [dx, dy, wide] = [between(scene.r, -46, 46), between(scene.r, -36, 36), between(scene.r, 3, 12)];
    const line = WIND.map(([x, y], i): Point => [x + dx * Math.min(1, i / 5), y + dy * Math.min(1, i / 6)]);
    const colour = pick(scene.r, ['#fff8e0', '#e0f0e4', '#a8d6d4', '#fff0c0']);
    scene.add(`<path d="${ribbon(line, (t) => wide * Math.sin(Math.PI * t) + 1)}" fill="${colour}" opacity="${Math.round(between(scene.r, 20, 55)) / 100}"/>`);
  });
}

function carried(scene: Scene): void {
  const { r } = scene;
  times(86, () => {
    const place = r() ** 0.8 * (WIND.length - 2);
    const [before, part] = [Math.floor(place), place % 1];
    const [[x0, y0], [x1, y1]] = [WIND[before]!, WIND[before + 1]!];
    const spread = 18 + place * 5;
    const x = x0 + (x1 - x0) * part + between(r, -spread, spread);
    const y = y0 + (y1 - y0) * part + between(r, -spread, spread);
    scene.add(at(x, y, 1, leaf(scene, between(r, 24, 56), { colour: pick(r, ['#f2a04c', '#dd6440', '#ffd27a', '#a93b46', '#c5cd8c', '#f6c24c']) })));
  });
  ([[600, 690, 52, 24], [236, 470, 60, -28], [420, 268, 52, 16], [660, 170, 44, 38]] as const).forEach(([x, y, size, turn]) =>
    scene.add(at(x, y, 1, letter(scene, size, { light: 1, night: NIGHT }), { turn })),
  );
  ([[640, 470, 110, -8], [150, 250, 96, 6], [520, 96, 80, -14]] as const).forEach(([x, y, size, turn]) =>
    scene.add(at(x, y, 1, swallow(scene, size, { light: 1, night: NIGHT }), { turn })),
  );
}

export default picture({
  id: 'game-any',
  motifs: ['book', 'wind', 'leaves'],
  words: named('Wind and leaves rising from an open book', 'Le vent et des feuilles s’élèvent d’un livre ouvert'),
  paint: { under: [170, 150, 110], flow: -0.4 },
  draw(scene) {
    scene.sky([[0, '#2b6478'], [0.3, '#5f9a9c'], [0.54, '#b8d0ae'], [0.7, '#f8e2a8'], [0.8, '#fbeec4']]);
    scene.add(windRibbons(scene, 0, 560, { count: 60, colours: ['#3a788a', '#7fb4b0', '#2a5c74', '#c4dcc0'], opacity: 0.35 }));
    scene.add(at(180, 130, 1, wispCloud(scene, 340, { colour: '#cfe4d4', opacity: 0.5 })));
    scene.glow(400, 760, 480, '#fff3c0', 0.9, 360);
    const far = scene.ridge(706, 40, 2.2, 1);
    scene.hill(far, '#a8b890', '#7f9c84', { rim: '#fff4c8', rimWidth: 3, dabs: 70, shadow: 0 });
    times(18, () => {
      const x = between(scene.r, 0, 800);
      scene.add(at(x, scene.yAt(far, x) + 6, 1, pine(scene, between(scene.r, 30, 58), { leaves: ['#4f7a6c', '#6f9478', '#a8b888'], night: NIGHT })));
    });
    scene.mist(730, 100, '#fbf0c8', 0.55, 1);
    const hill = scene.ridge(826, 18, 1.3, 3);
    scene.hill(hill, '#6f9a5c', '#245048', { rim: '#fbf0b4', rimWidth: 5, dabs: 230, dabLength: 34, dabColours: ['#94b468', '#4f8054', '#d0d084', '#2f6450'] });
    ([[70, 838, 190], [742, 840, 160]] as const).forEach(([x, y, size]) => scene.add(at(x, y, 1, roundTree(scene, size, { leaves: ['#24564c', '#4a8060', '#b4c474'], light: x < 400 ? 1 : -1, night: NIGHT, lean: 6 }))));
    wind(scene);
    scene.shadow(400, 934, 300, 32, '#0f2c34', 0.6);
    scene.add(at(400, 944, 1, openBook(scene, 210, { cover: '#a9444c', glow: true, light: 1, night: '#5a4048' })));
    carried(scene);
    scene.add(at(400, 1008, 1, wildFlowers(scene, 820, { count: 34, height: 60, stem: '#3c6854' })));
    scene.add(at(400, 1014, 1, grass(scene, 860, { count: 150, height: 60, colours: ['#173f3c', '#2f6450', '#5a8a58'], wind: 0.2 })));
    times(30, () => scene.spark(between(scene.r, 160, 660), between(scene.r, 200, 880), { radius: between(scene.r, 1.4, 2.8), core: '#fffbe0', glow: palette.lamp, reach: 15, opacity: 0.6 }));
  },
});
