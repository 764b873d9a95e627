import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, rings } from '../../src/shapes/index.ts';
import { asphalt, farLights, rain, washed } from '../../src/shapes/scenes/backdrops.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#1c3038';
const CLOTH = '#e8b52c';
const IRON = '#2c3f48';

function street(scene: Scene): void {
  washed(scene, [-10, 640], '#5f7c84', '#a9b8ac', { grain: 1.2, strokes: 320 });
  const houses: [number, number, number, string][] = [[30, 560, 0.5, '#6f8a8c'], [226, 480, 0.56, '#86989a'], [610, 500, 0.54, '#7d9494'], [770, 590, 0.5, '#647e82']];
  houses.forEach(([x, size, wide, wall]) => scene.add(at(x, 640, 1, townHouse(scene, size, { wall, roof: '#4f686e', wide, lit: 0.25, night: NIGHT }))));
  scene.add(`<rect width="800" height="660" fill="#a3b6b4" opacity=".42"/>`);
  farLights(scene, [380, 470, 560, 600], 7, ['#f6d48c', '#e07a5c', '#fff0b4']);
  scene.mist(560, 160, '#c4d0c8', 0.7, 2);
}

function pavement(scene: Scene): void {
  asphalt(scene, 640, '#5f7880', ['#e6efe6', '#f6d48c', '#a9c0c4'], { night: NIGHT, count: 420 });
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const slabs = [680, 740, 824, 930].map((y) => `M-10 ${y}H810`).join('') + times(9, (i) => `M${300 + (i - 4) * 120} 640L${300 + (i - 4) * 260} 1010`).join('');
  scene.add(b.line(slabs, '#34505a', 4, { opacity: 0.5 }));
  const pool = 'M420 900C500 860 700 850 810 880V960C700 990 520 984 440 956C400 940 396 916 420 900Z';
  scene.add(b.form(pool, '#8fa8ac', { pale: '#dfe8de', shade: '#4f6a74' }) + at(610, 920, 1, rings(scene, 170, { colour: '#eef4ee' })) + at(730, 946, 1, rings(scene, 90, { colour: '#eef4ee' })) + at(500, 944, 1, rings(scene, 80, { colour: '#eef4ee' })));
  scene.add(b.inside(pool, scene.glowShape(480, 900, 120, CLOTH, 0.7, 40)));
}

/** The umbrella turned inside out; its crown is at 0,0 and it opens upwards. */
function wreck(scene: Scene): string {
  const b = brush(scene, 100, { light: 1, night: '#5a3a28' });
  const tips: Point[] = [[-262, -150], [-150, -206], [-10, -150], [130, -222], [250, -132]];
  const gore = (from: Point, to: Point, sag: number) => `M0 0C${from[0] * 0.5} ${from[1] * 0.24} ${from[0] * 0.9} ${from[1] * 0.6} ${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to[0]} ${to[1]}C${to[0] * 0.9} ${to[1] * 0.6} ${to[0] * 0.5} ${to[1] * 0.24} 0 0Z`;
  const rib = ([x, y]: Point) => b.line(`M0 0C${x * 0.5} ${y * 0.24} ${x * 0.9} ${y * 0.6} ${x * 1.04} ${y * 1.08}`, '#3a4448', 7) + b.dot(x * 1.05, y * 1.09, 8, '#cfd8d4');
  const torn = 'M130 -222C120 -150 60 -60 0 0C60 -20 120 -30 150 -60C170 -20 196 -70 214 -40C226 -64 250 -80 262 -60C240 -110 180 -150 130 -222Z';
  return [
    b.form('M-150 -206Q-80 -150 -10 -150Q60 -150 130 -222C80 -120 40 -40 0 0C-40 -40 -110 -120 -150 -206Z', mix(CLOTH, '#6a3c28', 0.45), { grain: 1 }),
    b.line('M0 10L-60 -230M0 10L70 -250', '#4a5458', 6),
    b.form(gore(tips[0]!, tips[1]!, 34), CLOTH, { pale: '#ffe07a', grain: 0.5 }),
    b.form(gore(tips[1]!, tips[2]!, 40), mix(CLOTH, '#b0701c', 0.35), { grain: 1.2 }),
    b.form(gore(tips[2]!, tips[3]!, 44), CLOTH, { pale: '#fff0a0', grain: -1 }),
    b.form(torn, mix(CLOTH, '#b0701c', 0.25), { pale: '#ffe07a', grain: 0.6 }),
    ...tips.map(rib),
    b.line('M250 -132C300 -110 316 -60 300 -20', '#3a4448', 6),
    b.form('M-262 -150C-300 -110 -330 -60 -318 10C-300 -20 -286 -10 -276 20C-262 -20 -236 -70 -170 -92Z', mix(CLOTH, '#b0701c', 0.15), { grain: 1.3 }),
  ].join('');
}

function bin(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(356, 902, 260, 40, NIGHT, 0.7);
  scene.add(b.form('M226 590A134 34 0 0 1 494 590A134 40 0 0 1 226 590Z', '#14242a'));
  scene.add(b.form('M300 600L330 560L380 574L420 548L450 604Z', '#dfe0d0', { dabs: 0.8 }));
  scene.add(b.line('M362 640L424 372', '#3a3434', 15) + b.line('M366 640L428 372', '#8a8078', 4));
  scene.add(at(428, 366, 1, wreck(scene), { turn: 13 }));
  const body = 'M226 592Q360 640 494 592L474 882Q360 922 248 882Z';
  scene.add(b.form(body, IRON, { pale: '#6f8c90', dabs: 0.8 }));
  const slats = times(11, (i) => {
    const [top, low] = [236 + i * 25, 256 + i * 21];
    const dip = (1 - ((i - 5) / 5.5) ** 2) * 24;
    return b.form(polygon([[top - 8, 598 + dip], [top + 8, 598 + dip], [low + 7, 884 + dip], [low - 7, 884 + dip]]), mix('#3f6a64', NIGHT, i < 4 ? 0.4 : 0.1), { pale: '#a9c8b8', grain: 1.5 });
  });
  scene.add(slats.join(''));
  scene.add(b.line('M222 590Q360 642 498 590', '#4f747a', 17) + b.line('M232 592Q360 636 490 592', '#c5dad2', 4) + b.line('M238 740Q360 786 484 740', '#34525a', 12) + b.line('M248 876Q360 916 474 876', '#34525a', 13));
}

function litter(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(150, 930, 80, 16, NIGHT, 0.5);
  scene.add(b.form('M96 930L112 880L150 862L190 884L200 926L150 944Z', '#e0e0d0', { grain: 0.7 }) + b.line('M112 880L150 906L190 884M150 906L146 942', '#8f9c98', 4, { opacity: 0.7 }));
  [[600, 830, 20, '#c8703c'], [690, 800, -40, '#b8582c'], [80, 800, 60, '#c8803c'], [560, 990, 10, '#b8582c'], [260, 968, -20, '#c8803c']].forEach(([x, y, turn, colour]) =>
    scene.add(at(x as number, y as number, 1, b.form('M-30 0C-16 -22 16 -20 34 0C14 16 -14 18 -30 0Z', colour as string) + b.line('M-38 2L26 0', '#6a3424', 3), { turn: turn as number })));
}

export default picture({
  id: 'st007',
  motifs: ['object', 'rain', 'defeat', 'city'],
  words: {
    en: {
      title: 'Broken umbrella in a bin',
      name: 'Broken yellow umbrella in a street bin',
      shows: 'A yellow umbrella, blown inside out and torn, sticks out of a green street bin on a rainy pavement.',
      closer: 'Everything but the umbrella is grey and green: misty houses, wet slabs, slanting rain. Its cloth stands up like a ragged cup, two strips hang down, and the bare ribs end in small pale knobs. A crumpled ball of paper lies at the left of the bin, five brown leaves are scattered about, and rings spread in the puddle at the right, which holds a little of the yellow. Far lights glow between the houses.',
    },
    fr: {
      title: 'Un parapluie cassé dans une poubelle',
      name: 'Parapluie jaune cassé dans une poubelle de rue',
      shows: 'Un parapluie jaune, retourné et déchiré par le vent, dépasse d’une poubelle verte sur un trottoir sous la pluie.',
      closer: 'Tout est gris et vert sauf le parapluie : maisons dans la brume, dalles mouillées, pluie oblique. Sa toile se dresse comme une coupe en loques, deux lambeaux pendent, et les baleines nues finissent en petites boules pâles. À gauche de la poubelle, un papier froissé ; cinq feuilles brunes éparses ; à droite, des ronds dans une flaque qui garde un peu de jaune. Des lumières lointaines brillent entre les maisons.',
    },
  },
  paint: { under: [110, 130, 130], flow: 1.2 },
  draw(scene) {
    street(scene);
    pavement(scene);
    bin(scene);
    litter(scene);
    rain(scene, 260, { colour: '#f2f8f4', slant: -30, opacity: 0.6 });
  },
});
