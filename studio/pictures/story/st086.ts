import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blobPoints, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, rectangle } from '../../src/shapes/index.ts';
import { hand, limb } from '../../src/shapes/limbs.ts';
import { planks } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#16323c';
const LOOK = { light: -1, night: NIGHT } as const;
const GREEN = '#2f6a58';
const BRASS = '#d8a852';

function morning(scene: Scene): void {
  scene.sky([[0, '#f8d8b8'], [0.1, '#f0c8b8'], [1, '#a8b8b8']]);
  scene.wisps(12, 0, 70, ['#fff0d8', '#e8a8a0', '#d0c0c0'], 0.6);
}

function sides(scene: Scene, b: Brush): void {
  scene.add(b.form('M-10 76H810V800H-10Z', GREEN, { dabs: 1.6, grain: 0.02, long: 2, pale: '#7ab088', shade: '#183c40' }));
  times(12, (i) => scene.add(b.form(rectangle(-34 + i * 73, 600, 70, 184), lighten(GREEN, between(scene.r, -0.03, 0.02)), { grain: 1.5, dabs: 0.8, edge: 0.7, pale: '#7ab088' })));
  scene.add(b.form('M-10 560H810V600H-10Z', '#ecdcb4', { dabs: 1.4, pale: '#fff8e0', shade: '#a8a08c' }) + b.line('M-10 552H810M-10 608H810M-10 122H810', BRASS, 5, { opacity: 0.9 }));
  scene.add(b.form('M-10 40C200 26 600 26 810 40V88H-10Z', '#4a4850', { dabs: 1.4, grain: 0.02, pale: '#f0c8b0' }) + b.line('M-10 88H810', '#8a9890', 6));
  times(20, (i) => scene.add(b.dot(18 + i * 42, 106, 4, '#a8c0a0', 0.8) + b.dot(19 + i * 42, 108, 4, '#183c40', 0.4)));
}

/** One window: warm inside, a rack with a lamp, brass frame and pulled-down pane. */
function opening(scene: Scene, b: Brush, x: number, wide: number, inside: string): void {
  const [y, high] = [164, 372];
  const hole = rectangle(x, y, wide, high);
  scene.add(
    b.form(rectangle(x - 22, y - 22, wide + 44, high + 44), lighten(GREEN, -0.05), { dabs: 0.8, pale: '#7ab088' }) +
      b.form(hole, '#e0a058', { dabs: 1.6, grain: 1.4, pale: '#ffe0a0', shade: '#7a4438' }),
  );
  scene.add(
    b.inside(hole, b.form(rectangle(x, y + 190, wide, 190), '#8c3c44', { grain: 1.4, dabs: 1.4, pale: '#e08868' }), b.line(`M${x} ${y + 54}H${x + wide}`, '#7a5038', 9),
      b.halo(x + wide * 0.78, y + 84, 190, '#fff0b8', 0.9),
      b.form(`M${x + wide * 0.72} ${y + 100}L${x + wide * 0.75} ${y + 66}H${x + wide * 0.83}L${x + wide * 0.86} ${y + 100}Z`, '#fff0c0', { dabs: 0.3 }), inside),
  );
  scene.add(b.line(`M${x} ${y}H${x + wide}V${y + high}H${x}Z`, BRASS, 12) + b.line(`M${x + 3} ${y + high}V${y + 2}H${x + wide}`, '#fff0c0', 3, { opacity: 0.7 }));
}

function curtain(b: Brush, x: number, flip: boolean): string {
  const cloth = b.form('M0 150H84C80 260 60 340 34 380C40 440 30 500 36 560H0Z', '#5c7a94', { grain: 1.5, dabs: 1.2, pale: '#b8ccc8' }) +
    b.line('M24 160C24 260 16 340 12 380M52 160C50 260 36 330 26 378', '#34546c', 5, { opacity: 0.6 }) +
    b.line('M0 382H38', BRASS, 9);
  return b.put(x, 0, 1, cloth, { flip });
}

function traveller(scene: Scene, b: Brush): void {
  const coat = '#e0804c';
  const skin = '#8c5a42';
  scene.add(`<path d="M296 548C320 470 380 440 420 446L560 548V600H330Z" fill="${NIGHT}" opacity=".35" ${scene.blur(5)}/>`);
  scene.add(personHead(b, 446, 300, 88, { view: 'three', flip: true, hair: 'long', hairColour: '#2c1c28', skin, part: 'behind', wind: -3 }));
  scene.add(b.form('M500 250C560 220 640 250 650 330C620 310 600 330 606 372C570 350 530 370 500 352Z', '#2c1c28', { grain: 0.3, dabs: 1.2, pale: '#8a5448' }));
  scene.add(b.form('M420 376H478V430H420Z', lighten(skin, -0.05), { dabs: 0.4 }));
  scene.add(b.form('M338 542C332 490 346 446 396 420C420 408 480 406 508 420C562 444 580 490 582 542H338Z', coat, { grain: 1.4, dabs: 1.6, pale: '#ffc890', edge: 1.3 }));
  scene.add(
    b.form('M398 420C420 444 480 444 506 420L516 446C486 474 418 474 390 446Z', '#f4e4c4', { dabs: 1 }) + b.line('M452 470L455 540', '#9c4834', 5) + [492, 524].map((y) =>
      b.ball(472, y, 8, 8, '#fff0d0', { dabs: 0 })
    ).join(''),
  );
  scene.add(b.form('M296 534H636V552H296Z', BRASS, { dabs: 0.6, pale: '#fff0c0' }) + scene.shadowShape(500, 566, 120, 14, NIGHT, 0.5));
  scene.add(
    limb(b, [[540, 462], [572, 500], [586, 540]], [58, 58, 54], mix(coat, NIGHT, 0.1), { pale: '#ffc890', folds: false }) +
      at(440, 544, 1.8, hand(b, 'rest', skin), { turn: -92 }) +
      limb(b, [[590, 540], [530, 546], [462, 546]], [58, 54, 44], coat, { pale: '#ffd8a0' }),
  );
  scene.add(
    limb(b, [[366, 460], [256, 440], [214, 316]], [66, 58, 48], coat, { pale: '#ffd8a0' }) +
      b.form('M184 322L238 306L244 326L192 342Z', '#f4e4c4', { dabs: 0.4 }) +
      at(206, 272, 2.3, hand(b, 'open', skin), { turn: -14 }),
  );
  scene.add(personHead(b, 446, 312, 88, { view: 'three', flip: true, hair: 'short', hairColour: '#2c1c28', skin, eyes: 'dots', mouth: 'laugh', tilt: -5, part: 'before' }));
  scene.add(
    b.form('M352 268C336 208 420 176 486 190C552 200 574 250 548 272C500 240 410 238 352 268Z', '#c83c48', { grain: 0.4, dabs: 1.2, pale: '#ff9a80' }) +
      b.ball(458, 186, 10, 9, '#c83c48', { dabs: 0 }) +
      b.line('M354 268C412 240 500 242 546 270', '#8a2434', 6),
  );
}

/** Steam that rolls along the ground: lit heads, rosy shade, the nearest last. */
function steam(scene: Scene, b: Brush, y: number, count: number): void {
  const puffs = times(count, () => ({ x: between(scene.r, -60, 860), y: y - scene.r() ** 2 * 110, size: between(scene.r, 26, 72) })).sort((a, c) => a.y - c.y);
  puffs.forEach((puff, i) => {
    const tone = mix('#d8ccd0', '#f4e8e0', i / count);
    const path = smooth(blobPoints(scene.r, puff.x, puff.y, puff.size * 1.35, puff.size * 0.8, 10, 0.12), true);
    scene.add(b.form(path, tone, { dabs: 0.5, grain: 0.3, pale: '#fffaf0', shade: '#b8a0ac', edge: 0.6, opacity: 0.55 + 0.35 * (i / count) }));
  });
}

function underCarriage(scene: Scene, b: Brush): void {
  scene.add(b.form('M-10 784H810V900H-10Z', '#2a2c3c', { dabs: 1 }));
  [130, 300, 640].forEach((x) =>
    scene.add(b.ball(x, 866, 70, 70, '#4c4650', { dabs: 1, pale: '#c8a890' }) + b.line(`M${x - 50} 866a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M${x} 866l-40 -30M${x} 866l40 -30`, '#a8988c', 6))
  );
}

/** The one who stays: from behind, an arm up. */
function farewell(scene: Scene, b: Brush): void {
  const coat = '#5a6478';
  scene.add(limb(b, [[214, 880], [290, 800], [282, 690]], [64, 56, 44], mix(coat, NIGHT, 0.1), { pale: '#d8c8b8' }) + at(280, 658, 1.9, hand(b, 'open', '#e8b894'), { flip: true, turn: 8 }));
  scene.add(
    b.form('M-10 1010C-6 900 30 850 96 832H172C236 852 262 900 268 1010Z', coat, { grain: 1.4, dabs: 1.6, pale: '#c8c0b8', edge: 1.3 }) +
      b.form('M84 846C110 818 160 818 186 846L178 876Q134 890 92 876Z', '#b8a070', { dabs: 1 }),
  );
  scene.add(personHead(b, 134, 758, 72, { view: 'back', hair: 'ring', hairColour: '#e4ddd4', skin: '#e8b894', hat: { kind: 'brim', colour: '#4a4450', band: '#8c3c44' } }));
}

function forgottenCase(scene: Scene, b: Brush): void {
  scene.add(
    scene.shadowShape(650, 978, 130, 20, NIGHT, 0.6) +
      b.form('M560 876C560 866 568 860 578 860H716C726 860 732 866 732 876V966C732 974 726 978 718 978H572C564 978 560 974 560 966Z', '#a8683c', { dabs: 1.6, grain: 0.1, pale: '#f0b878', edge: 1.3 }),
  );
  scene.add(
    b.line('M616 858C616 836 676 836 676 858', '#5a3430', 9) + b.form('M590 860H608V978H590ZM684 860H702V978H684Z', '#6a3c34', { grain: 1.5 }) +
      b.form('M592 892H606V908H592ZM686 892H700V908H686Z', BRASS, { dabs: 0 }),
  );
  scene.add(b.form('M644 846C624 830 620 862 644 852C668 862 664 830 644 846ZM642 852L630 884L640 880L646 854ZM648 852L662 882L652 880Z', '#c83c48', { dabs: 0.3 }));
}

export default picture({
  id: 'st086',
  motifs: ['people', 'farewell', 'travel', 'love'],
  words: {
    en: {
      title: 'Waving from a train window',
      name: 'A girl waving from the window of a green train',
      shows: 'A girl in a red beret and an orange coat leans out of the window of an old green railway carriage and waves. On the platform an old man with a hat, seen from behind, waves back.',
      closer:
        'Pale morning light; steam rolls along under the carriage. Behind the girl a small lamp glows in the compartment, and her dark hair blows back: perhaps the train has begun to move. She laughs, one arm resting on the sill. At the right, alone on the platform, stands a brown suitcase with a red bow on its handle.',
    },
    fr: {
      title: 'Adieux à la fenêtre du train',
      name: 'Une fille qui agite la main à la fenêtre d’un train',
      shows: 'Une fille en béret rouge et manteau orange se penche à la fenêtre d’un vieux wagon vert et agite la main. Sur le quai, un vieil homme au chapeau, vu de dos, lui répond.',
      closer:
        'Pâle lumière du matin ; la vapeur roule sous le wagon. Derrière la fille, une petite lampe luit dans le compartiment, et ses cheveux sombres volent en arrière : le train a peut-être commencé à rouler. Elle rit, un bras posé sur le rebord. À droite, seule sur le quai, se dresse une valise brune avec un nœud rouge à la poignée.',
    },
  },
  paint: { under: [130, 140, 120], flow: 0.02 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    morning(scene);
    sides(scene, b);
    opening(scene, b, -190, 300, curtain(b, 112, true));
    opening(scene, b, 300, 330, curtain(b, 632, true));
    scene.add(
      b.form(rectangle(706, 124, 104, 660), lighten(GREEN, -0.02), { grain: 1.5, dabs: 1, pale: '#7ab088' }) + b.line('M704 124V784', '#183c40', 6) + b.line('M738 470V640', BRASS, 11) +
        b.line('M736 474V636', '#fff0c0', 3),
    );
    underCarriage(scene, b);
    steam(scene, b, 896, 84);
    planks(scene, 916, '#b0a090', { night: NIGHT, rows: 2, rim: '#fff0d8' });
    traveller(scene, b);
    forgottenCase(scene, b);
    farewell(scene, b);
    scene.mist(60, 130, '#fff0e0', 0.5, 4);
  },
});
