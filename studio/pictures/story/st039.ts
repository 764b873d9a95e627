import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, bush, cloud, flock, grass, oval, vine, wildFlowers } from '../../src/shapes/index.ts';
import { tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#33364c';
const RUST = '#8a5a4c';
const LOOK = { light: -1, night: NIGHT } as const;
const HUB: Point = [500, 392];
const DRY = ['#8a8450', '#b8a860', '#6a6c48', '#d8c47c'];

function sky(scene: Scene): void {
  scene.sky([[0, '#5f7080'], [0.2, '#8a948c'], [0.42, '#c0b898'], [0.62, '#f2dc9c'], [0.75, '#e8c088']]);
  scene.glow(90, 640, 480, '#fff4b8', 0.85, 280);
  scene.wisps(18, 60, 600, ['#a8a898', '#e8d4a0', '#7a8488', '#c8a898'], 0.5);
  const heaps: [number, number, number, number][] = [[160, 130, 620, 0.9], [660, 90, 520, 0.9], [420, 250, 560, 0.6], [60, 380, 360, 0.5]];
  heaps.forEach(([x, y, size, opacity]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.24, pale: '#c4b4a4', shade: '#66687c', light: -1 }), { opacity })));
  scene.add(at(170, 330, 1, flock(scene, 150, { count: 7, colour: '#4a4658', span: 14 })));
}

function land(scene: Scene): void {
  const far = scene.ridge(690, 30, 3, 4);
  scene.hill(far, '#b0a488', '#b8a878', { rim: '#fff0b8', rimWidth: 3, dabs: 60, shadow: 0.05 });
  times(12, (i) => scene.add(at(i * 74 - 10, 716, 1, bareTree(scene, between(scene.r, 60, 120), { trunk: '#8a7c78', depth: 4, thick: 4 }), { opacity: 0.7 })));
  scene.mist(660, 100, '#f6e2ac', 0.6, 4);
  const field = scene.ridge(758, 14, 2, 6);
  scene.hill(field, '#c4b070', '#56583c', { rim: '#fff0b0', rimWidth: 4, dabs: 320, dabLength: 40, depth: 280, angle: -0.5, dabColours: ['#d8c47c', '#8f8850', '#6a6c48', '#b09c5c', '#e4d490'] });
}

/** The point of the wheel at an angle; `reach` in parts of its radius, `back` for the far rim. */
function rim(angle: number, reach = 1, back = 0): Point {
  return [HUB[0] + Math.cos(angle) * 252 * reach + back * 30, HUB[1] + Math.sin(angle) * 300 * reach - back * 6];
}

function ring(scene: Scene, reach: number, back: number, colour: string, wide: number): void {
  const [x, y] = [HUB[0] + back * 30, HUB[1] - back * 6];
  scene.add(brush(scene, 100).line(oval(x, y, 252 * reach, 300 * reach), colour, wide));
}

function wheelSide(scene: Scene, back: 0 | 1, colour: string): void {
  const b = brush(scene, 100);
  const spokes = times(14, (i) => polygon([rim(i * 0.4488, 0.06, back), rim(i * 0.4488, 1, back)], false)).join('');
  const struts = times(28, (i) => polygon([rim(i * 0.2244, i % 2 ? 1 : 0.88, back), rim((i + 1) * 0.2244, i % 2 ? 0.88 : 1, back)], false)).join('');
  scene.add(b.line(spokes, colour, back ? 3.5 : 5) + b.line(struts, colour, 2.6));
  ring(scene, 1, back, colour, back ? 7 : 11);
  ring(scene, 0.88, back, colour, back ? 4 : 6);
  ring(scene, 0.45, back, colour, 3.5);
  if (!back) {
    scene.add(b.line(`M${rim(3.0).join(' ')}A252 300 0 0 1 ${rim(5.2).join(' ')}`, '#f6dca0', 3.5, { opacity: 0.8 }));
  }
}

/** One gondola hanging from the rim. */
function gondola(scene: Scene, [x, y]: Point, colour: string, tilt: number, lit: boolean): void {
  const b = brush(scene, 78, LOOK);
  const dark = mix(colour, NIGHT, 0.5);
  if (lit) scene.glow(x, y + 44, 130, '#ffd070', 0.95);
  scene.add(
    at(x, y, 1,
      b.done(b.line('M0 0V14M-26 38V62M26 38V62M-10 36V62M10 36V62', dark, 3.6), lit ? b.flat('M-24 38H24V62H-24Z', '#ffe49a') : '',
        b.form('M-36 38C-30 22 -14 12 0 12C14 12 30 22 36 38Q0 32 -36 38Z', colour, { pale: mix(colour, '#fff0c8', 0.5), dabs: 1.2 }),
        b.form('M-32 60H32C32 84 20 94 0 94C-20 94 -32 84 -32 60Z', mix(colour, RUST, 0.25), { dabs: 1.3, grain: 1.4 }) + b.line('M-32 62H32', '#e8d4a8', 3.4, { opacity: 0.8 }),
        b.blot(-8, 80, 9, 5, RUST, 0.7) + b.blot(16, 74, 5, 7, RUST, 0.6)), { turn: tilt }),
  );
}

function bigWheel(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  wheelSide(scene, 1, '#9a8880');
  scene.add(b.form('M516 386L646 790H672L534 380Z', '#8a7470', { grain: 1.3 }) + b.form('M516 386L424 780H446L534 386Z', '#8a7470', { grain: 1.3 }));
  wheelSide(scene, 0, mix(RUST, '#5a4c58', 0.35));
  scene.add(
    b.form('M484 392L578 812H608L512 386Z', '#6f5258', { grain: 1.3, pale: '#e8b888', edge: 1.4 }) +
      b.form('M484 386L344 806H374L512 392Z', '#6f5258', { grain: 1.3, pale: '#e8b888', edge: 1.4 }) +
      b.form('M408 640H572V656H408Z', '#6f5258', { pale: '#e8b888' }),
  );
  scene.add(b.ball(HUB[0], HUB[1], 32, 34, '#7a5450', { pale: '#e8b888' }) + b.ball(HUB[0], HUB[1], 13, 14, '#c08a6c'));
  const colours = ['#c88a8c', '#8fb0a0', '#d8b070', '#8a9cb4'];
  times(14, (i) => {
    if ([3, 8, 12].includes(i)) return;
    gondola(scene, rim(i * 0.4488 + 0.2, 1, 0.4), colours[i % 4]!, [0, 5, -14, 3, 0, 24, -4][i % 7]!, i === 10);
  });
  times(9, (i) => scene.add(at(i % 2 ? 454 - i * 9 : 530 + i * 6, 500 + i * 22, 1, vine(scene, 170, { colour: pick(scene.r, ['#66744c', '#868c54']), ...LOOK }))));
  scene.add(at(350, 812, 1, bush(scene, 150, { leaves: ['#4a5840', '#78804c', '#c8c078'], ...LOOK })) + at(600, 820, 1, bush(scene, 180, { leaves: ['#4a5840', '#78804c', '#c8c078'], ...LOOK })));
}

/** The ticket booth: boarded window, torn awning. */
function booth(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(720, 868, 110, 16, NIGHT, 0.5);
  scene.add(b.form('M654 866V690H786V866Z', '#a8a890', { grain: 1.5, dabs: 1.5, long: 1.6 }) + b.line(times(6, (i) => `M${676 + i * 21} 696V862`).join(''), '#66605c', 2.6, { opacity: 0.6 }));
  scene.add(b.flat('M676 728H764V792H676Z', '#3a3440') + b.form('M668 740L772 728L774 744L670 758Z', '#9a7a58', { grain: 0 }) + b.form('M668 772L770 786L768 802L668 790Z', '#8a6c50', { grain: 0 }));
  times(6, (i) => {
    const x = 640 + i * 26;
    scene.add(
      b.form(`M${x + 4} 652H${x + 26}L${x + 26} ${704 + ((i * 13) % 19)}L${x + 12} ${712 - ((i * 11) % 24)}L${x} ${700 + ((i * 7) % 12)}Z`, i % 2 ? '#ddd0b4' : '#b8686c', { dabs: 0.9, grain: 1.4 }),
    );
  });
  scene.add(b.form('M636 656L660 626H790L806 656Z', '#a8605f', { dabs: 1, pale: '#e8b090' }));
}

/** A wooden carousel horse on its pole, facing right; its paint has flaked. */
function horse(scene: Scene, size: number): string {
  const b = brush(scene, size, LOOK);
  const [coat, wood, mane] = ['#e6dcc8', '#a87a54', '#b87c6c'];
  const limb = (points: Point[], widths: number[], tone = coat) => {
    const [x, y] = points.at(-1)!;
    return b.form(ribbon(points, widths), tone, { grain: 1.3, edge: 1.3 }) + b.form(`M${x - 4} ${y - 2}L${x + 4} ${y - 3}L${x + 6} ${y + 6}H${x - 5}Z`, '#6a4a4c', { dabs: 0.2 });
  };
  const shade = mix(coat, NIGHT, 0.28);
  return b.done(limb([[24, -46], [36, -34], [48, -32], [52, -20]], [13, 9, 6.5, 5], shade) + limb([[-20, -48], [-22, -30], [-12, -20], [-18, -6]], [17, 10, 6.5, 5], shade),
    b.form(ribbon([[-35, -62], [-50, -62], [-56, -44], [-48, -26]], [6, 12, 11, 2]), mane, { grain: 1.3, dabs: 1.4 }),
    b.form(
      'M-36 -50C-40 -62 -30 -71 -14 -68C0 -66 10 -70 18 -77C24 -86 30 -96 41 -101L47 -109L51 -101C59 -97 65 -88 69 -82C71 -77 67 -73 61 -74C56 -77 51 -79 47 -79C45 -70 43 -60 37 -52C30 -42 16 -40 4 -41C-8 -40 -18 -38 -26 -38C-34 -40 -35 -45 -36 -50Z',
      coat,
      { dabs: 1.6, grain: 0.4, edge: 1.5, pale: '#fff4d4', shade: '#7a7484' },
    ), limb([[30, -50], [45, -42], [40, -28], [46, -18]], [15, 10, 6.5, 5]) + limb([[-27, -50], [-36, -36], [-28, -22], [-38, -10]], [20, 11, 7, 5]),
    b.form('M43 -104C32 -102 24 -93 20 -83C16 -76 10 -71 5 -69C12 -64 20 -67 25 -73C30 -80 36 -88 46 -94Z', mane, { grain: 1.2, dabs: 1.5 }) +
      b.form('M46 -106C50 -102 54 -98 54 -94C50 -94 47 -97 45 -99Z', mane, { dabs: 0.4 }),
    b.form('M-18 -68C-10 -75 10 -75 16 -69C18 -56 12 -46 4 -44C-8 -45 -18 -54 -18 -68Z', '#6f9a94', { dabs: 1.2 }) +
      b.form('M-13 -70C-8 -78 -4 -74 2 -74C8 -76 12 -74 13 -68C12 -60 6 -56 0 -56C-8 -58 -13 -62 -13 -70Z', '#b8505a', { pale: '#f0a090' }),
    b.line('M-18 -66Q-16 -48 4 -44Q16 -48 16 -68', '#e8c070', 1.6) + b.line('M50 -82L58 -92M54 -78L62 -84M46 -84C40 -76 28 -68 14 -66', '#8a3c48', 1.6) +
      b.line('M26 -74C30 -62 34 -56 38 -52', '#e8c070', 1.6), b.dot(54, -91, 2, '#33283c') + b.dot(65, -79, 1, '#6a5058') + b.dot(30, -62, 2.6, '#e8a04c'),
    b.blot(-26, -56, 5, 3, wood, 0.8) + b.blot(28, -54, 4, 6, wood, 0.75) + b.blot(-12, -45, 7, 2.6, wood, 0.7) + b.blot(40, -88, 3, 3.6, wood, 0.7),
    b.form('M-2.5 -160H2.5V-72H-2.5ZM-2.5 -42H2.5V20H-2.5Z', '#c8a05c', { dabs: 0.6, pale: '#fff0b0' }) +
      b.line(times(13, (i) => `M-2.5 ${-152 + i * 6}L2.5 ${-156 + i * 6}`).join(''), '#8a5a3c', 1.1, { opacity: 0.7 }));
}

/** Dead bulbs on a sagging wire over the whole scene. */
function bulbs(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const spot = (t: number): Point => [-20 + 400 * t, 470 + 440 * t * (1 - t) - 300 * t * t];
  scene.add(b.line(polygon(times(24, (i) => spot(i / 23)), false), '#4a4450', 3));
  times(10, (i) => {
    const [x, y] = spot((i + 0.5) / 10);
    if (i !== 4) scene.add(b.ball(round1(x), round1(y + 13), 8, 10, pick(scene.r, ['#b8a48c', '#c08a80', '#8fa098']), { pale: '#fff0c8' }) + b.box(round1(x) - 4, round1(y) - 2, 8, 7, '#4a4450'));
  });
}

export default picture({
  id: 'st039',
  motifs: ['place', 'party', 'over', 'eerie'],
  words: {
    en: {
      title: 'Abandoned fairground',
      name: 'Overgrown fairground with a rusty big wheel',
      shows: 'A rusty big wheel with crooked gondolas stands in dry high grass beside a boarded booth. In front a wooden carousel horse leans, its paint flaking. One gondola is lit.',
      closer:
        'Heavy grey-mauve clouds, and under them a band of yellow evening light from the left. Three gondolas are missing, others hang askew in faded rose, mint and ochre; ivy climbs the frame. The awning of the booth is torn to strips. The horse still has its red saddle, a blue-green cloth and a golden pole that holds nothing any more. High at the top of the wheel a warm light burns in a single gondola.',
    },
    fr: {
      title: 'Fête foraine abandonnée',
      name: 'Fête foraine envahie d’herbe, grande roue rouillée',
      shows:
        'Une grande roue rouillée aux nacelles de travers se dresse dans l’herbe sèche, près d’une guérite aux planches clouées. Devant penche un cheval de manège écaillé. Une nacelle est éclairée.',
      closer:
        'De lourds nuages gris mauve et, dessous, une bande de lumière jaune du soir venue de la gauche. Trois nacelles manquent, d’autres pendent de travers, rose, menthe et ocre fanés ; du lierre grimpe aux montants. L’auvent de la guérite est en lambeaux. Le cheval a gardé sa selle rouge, son tapis bleu-vert et une barre dorée qui ne tient plus à rien. Tout en haut de la roue, une lumière chaude brûle dans une seule nacelle.',
    },
  },
  paint: { under: [150, 130, 100], flow: 0, wobble: 0.8 },
  draw(scene) {
    sky(scene);
    land(scene);
    bigWheel(scene);
    booth(scene);
    scene.mist(770, 80, '#f0dca4', 0.35, 7);
    bulbs(scene);
    tufts(scene, 150, 790, 930, DRY, { height: 46, wind: 0.15 });
    scene.shadow(220, 950, 190, 26, NIGHT, 0.6);
    scene.add(at(196, 964, 1, horse(scene, 290), { turn: 7 }));
    tufts(scene, 60, 930, 1010, ['#5a5a3c', '#8a8450', '#b8a860', '#44483a'], { height: 92, wind: 0.15 });
    scene.add(
      at(400, 1014, 1,
        grass(scene, 860, { count: 170, height: 96, colours: ['#3c4034', '#5a5a3c', '#8a8450', '#c4b070'], wind: 0.15 }) +
          wildFlowers(scene, 820, { count: 20, height: 86, colours: ['#f0e4c8', '#d8a0a0', '#b8a0b8'], stem: '#6a6c48' })),
    );
  },
});
