import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, bush, flower, pine, snowMound } from '../../src/shapes/index.ts';
import { foliage, footprint, snowfall } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#1c2c58';
const SNOW = '#dfeaf2';
const BAR = '#f4f0e0';
const GABLE: Point[] = [[130, 800], [130, 560], [262, 410], [394, 560], [394, 806]];
const SIDE: Point[] = [[394, 806], [394, 560], [712, 544], [712, 778]];
const ROOF: Point[] = [[262, 410], [594, 412], [712, 544], [394, 560]];

function sky(scene: Scene): void {
  scene.sky([[0, '#1b2a5c'], [0.2, '#33508c'], [0.42, '#6f8fb8'], [0.6, '#c8c4cc']]);
  scene.glow(420, 560, 460, '#f0d8b0', 0.4, 240);
  scene.wisps(26, 30, 500, ['#4a6aa0', '#8fa8c8', '#2a3f78', '#b8bccc'], 0.5);
  scene.stars(60, 300, { largest: 2.4 });
}

function garden(scene: Scene): void {
  const far = scene.ridge(600, 40, 2, 3);
  scene.hill(far, '#8ea8c8', '#b8c8d8', { rim: '#eef4f6', rimWidth: 4, dabs: 80, shadow: 0.05 });
  times(22, () => {
    const x = between(scene.r, -10, 810);
    scene.add(at(x, scene.yAt(far, x) + 12, 1, pine(scene, between(scene.r, 60, 130), { leaves: ['#3a5684', '#4f6f98', '#7f9cba'], snow: '#dbe6f0', light: -1 })));
  });
  scene.mist(610, 100, '#c4d0e0', 0.6, 2);
  scene.add(at(744, 800, 1, bareTree(scene, 560, { trunk: '#3a3858', depth: 6, thick: 5, lean: -0.4 })));
  scene.add(at(30, 780, 1, bareTree(scene, 420, { trunk: '#46486c', depth: 5, thick: 5, lean: 0.5 })));
}

function ground(scene: Scene): void {
  const snow = scene.ridge(770, 18, 1.6, 8);
  scene.hill(snow, '#c8d8ea', '#6f8cba', { rim: '#f6fafa', rimWidth: 5, dabs: 260, dabLength: 60, depth: 260, dabColours: ['#e6eef4', '#a8c0dc', '#8aa6cc', '#d4e0ec'] });
  scene.glow(300, 850, 330, palette.lamp, 0.75, 90);
  scene.glow(620, 820, 260, palette.lamp, 0.55, 70);
}

/** What grows behind the glass. */
function plants(scene: Scene): string {
  const greens: [string, string, string][] = [['#3f6c3c', '#6f9c48', '#d8dc74'], ['#2f5c40', '#5f9450', '#c0d470'], ['#4a7438', '#8fac4c', '#f0e07c']];
  const beds = times(8, (i) => foliage(scene, 150 + i * 80, 716 - (i % 3) * 34, 62, 78, greens[i % 3]!, { heaps: 11, leaf: 9, light: -1 }));
  const palms = [[262, 770, 250], [520, 770, 190], [640, 770, 150]].map(([x, y, size]) => at(x!, y!, 1, times(9, (i) => `<path d="M0 ${-size! * 0.62}Q${(i - 4) * 16} ${-size! * 1.05} ${(i - 4) * 30} ${-size! * (0.84 - Math.abs(i - 4) * 0.09)}" stroke="${pick(scene.r, ['#4f8444', '#7fa84c', '#3a6c40'])}" stroke-width="11" fill="none" stroke-linecap="round"/>`).join('') + `<path d="M0 0Q5 ${-size! * 0.3} 0 ${-size! * 0.64}" stroke="#7a5a3c" stroke-width="13"/>`));
  const blooms = times(9, (i) => at(160 + i * 68, 792, 1, flower(scene, between(scene.r, 60, 100), { petals: pick(scene.r, ['#e8604c', '#f2a04c', '#e88a9c', '#fff0cc']), stem: '#4f8444', light: -1 })));
  const oranges = times(16, () => { const [x, y] = [between(scene.r, 150, 700), between(scene.r, 620, 720)]; return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="#f0903c"/><circle cx="${(x - 2).toFixed(1)}" cy="${(y - 3).toFixed(1)}" r="3" fill="#ffd890"/>`; });
  return [...palms, ...beds, ...oranges, ...blooms].join('');
}

function glasshouse(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const [gable, side, roof] = [GABLE, SIDE, ROOF].map((points) => polygon(points));
  scene.glow(420, 640, 470, palette.amber, 0.9, 360);
  const warm = scene.linear([[0, '#ffe9a8'], [0.5, '#fff2b8'], [1, '#d8c868']], 0, 420, 0, 800, true);
  scene.add(`<path d="${gable}${side}" fill="${warm}"/><path d="${roof}" fill="${scene.linear([[0, '#b8cce0'], [0.5, '#dfe0c0'], [1, '#f6e4a0']])}"/>`);
  scene.add(b.inside(`${gable}${side}`, plants(scene)));
  scene.add(b.inside(roof!, `<g opacity=".55">${foliage(scene, 440, 540, 190, 60, ['#6f9060', '#a0b46c', '#e0dc90'], { heaps: 14, leaf: 10 })}</g>`));
  scene.dabs(gable!, 40, ['#fffbe0', '#fff0b0'], { length: 60, width: 5, angle: -0.9 });
  const bars = times(6, (i) => `M${394 + i * 63.6} ${560 - i * 3.2}V${806 - i * 5.6}M${262 + i * 66.4} ${410 + i * 0.4}L${394 + i * 63.6} ${560 - i * 3.2}`).join('') + 'M394 680L712 658M130 680H394M196 485V560M328 485V560M196 560V800M328 560V806M130 560H394M196 690H328';
  scene.add(b.line(bars, mix(BAR, NIGHT, 0.35), 6) + b.line(bars, BAR, 3));
  scene.add(b.line(polygon(GABLE) + polygon(SIDE), '#4f6284', 12) + b.line(polygon(GABLE) + polygon(SIDE), BAR, 6));
  scene.add(b.form('M130 800H394L712 776V806L394 840L130 832Z', '#a07868', { dabs: 1.4, grain: 0 }));
  scene.add(b.form('M224 836V600H302V836Z', '#e8d890', { opacity: 0.35, dabs: 0 }) + b.line('M224 834V600H302V836M224 720H302', '#3f6a78', 9) + b.dot(292, 726, 6, palette.lamp));
}

function snowOnTop(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form('M118 566L256 398C262 390 280 390 300 394C400 386 520 392 600 398C616 402 640 424 654 446C620 440 590 470 560 448C520 440 480 476 440 450C400 440 370 470 330 456C300 452 286 440 262 430L136 576Z', SNOW, { shade: '#8fa8d0', dabs: 1.2, edge: 1.4 }));
  scene.add(b.form('M384 566C460 552 640 548 724 540C728 552 716 558 700 556C600 560 500 570 396 576Z', SNOW, { shade: '#8fa8d0' }));
  const mounds: [number, number, number][] = [[90, 842, 220], [480, 856, 240], [690, 826, 260]];
  mounds.forEach(([x, y, size]) => scene.add(at(x, y, 1, snowMound(scene, size, { light: -1, shade: '#7f9cc8', tall: 0.18 }))));
}

function front(scene: Scene): void {
  const steps: [number, number][] = [[250, 862], [276, 880], [250, 904], [288, 932], [256, 964], [304, 996]];
  steps.forEach(([x, y], i) => scene.add(at(x, y, 1, footprint(scene, 24 + i * 5, { side: i % 2 ? 1 : -1, dark: '#6f8cba', pale: '#f0f4f4' }), { turn: 4 })));
  scene.add(at(600, 1000, 1, bush(scene, 200, { leaves: ['#4a6690', '#8ca8cc', '#f0f6f8'], light: -1, blossom: '#d8483c' })));
  scene.add(at(780, 1010, 1, pine(scene, 250, { leaves: ['#1f3560', '#33507c', '#5f80a4'], snow: '#d4e2ee', light: -1 })) + at(50, 1014, 1, pine(scene, 210, { leaves: ['#1f3560', '#33507c', '#5f80a4'], snow: '#d4e2ee', light: 1 })));
  snowfall(scene, 170);
}

export default picture({
  id: 'st043',
  motifs: ['place', 'garden', 'cold', 'hope'],
  words: {
    en: {
      title: 'Greenhouse in winter',
      name: 'Lit greenhouse full of plants in the snow',
      shows: 'A glass greenhouse full of green plants, flowers and oranges shines in a snowy garden at nightfall.',
      closer: 'Outside everything is blue: dusk sky with first stars, snowy firs, bare trees, snow falling in large flakes. Inside it is yellow and green, with a palm, round oranges and a row of pink and white flowers behind the panes. Snow lies thick along the roof. A line of footprints leads up to the closed door, and warm light lies on the snow in front of it.',
    },
    fr: {
      title: 'Serre en hiver',
      name: 'Serre éclairée pleine de plantes dans la neige',
      shows: 'Une serre de verre pleine de plantes vertes, de fleurs et d’oranges brille dans un jardin enneigé, à la tombée de la nuit.',
      closer: 'Dehors tout est bleu : ciel du soir aux premières étoiles, sapins enneigés, arbres nus, neige à gros flocons. Dedans tout est jaune et vert : un palmier, des oranges rondes et une rangée de fleurs roses et blanches derrière les vitres. La neige s’épaissit le long du toit. Des traces de pas mènent à la porte fermée, et une lumière chaude s’étale sur la neige devant elle.',
    },
  },
  paint: { under: [120, 130, 170], flow: 0 },
  draw(scene) {
    sky(scene);
    garden(scene);
    ground(scene);
    glasshouse(scene);
    snowOnTop(scene);
    front(scene);
    scene.glow(420, 650, 330, palette.lamp, 0.28, 240);
  },
});
