import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { figure, type Pose, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush, cloud, flock, oval, rectangle, roundTree } from '../../src/shapes/index.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#2c4a68';
const LOOK = { light: -1, night: NIGHT } as const;
const WHITE = '#fbf3e6';
const RED = '#d8443c';

function street(scene: Scene): void {
  scene.sky([[0, '#5cb8c8'], [0.3, '#9ad8d4'], [0.6, '#e8f0d8'], [1, '#f0e8c8']]);
  scene.wisps(14, 20, 300, ['#c8ecec', '#8cd0d4', '#f4fbf0'], 0.5);
  scene.add(at(210, 150, 1, cloud(scene, 220, {})) + at(640, 120, 1, cloud(scene, 160, {})));
  scene.add(at(360, 90, 1, flock(scene, 110, { count: 6, colour: '#4a8090', span: 12 })));
  const fronts: [number, number, string, string, number][] = [[300, 300, '#e4d0b4', '#a08a94', 0.5], [430, 350, '#c8dcd0', '#8c98a8', 0.46], [560, 380, '#f0d8c4', '#a88890', 0.46], [700, 420,
    '#d4dcc8', '#8a94a4', 0.5]];
  fronts.forEach(([x, size, wall, roof, wide]) => scene.add(at(x, 662, 1, townHouse(scene, size, { ...LOOK, wall, roof, wide, lit: 0 }))));
}

/** The church she comes from, its door still open. */
function church(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-10 664V400L96 330L196 400V664Z', '#e8dcc4', { grain: 1.5, dabs: 1.2 }) + b.form('M-20 412L96 322L210 412L196 420L96 344L-10 420Z', '#8c8494', { dabs: 0.7 }));
  scene.add(
    b.form('M64 350V170H130V350Z', '#efe4cc', { grain: 1.5 }) +
      b.form('M54 176L97 60L140 176Z', '#7c8c9c', { grain: 1.2 }) +
      b.form('M84 250V214A13 13 0 0 1 110 214V250Z', '#4a6478', { dabs: 0 }) +
      b.line('M97 60V34', '#c8a050', 4) +
      b.dot(97, 32, 6, '#e8c060'),
  );
  scene.add(
    b.form('M62 664V560A36 36 0 0 1 134 560V664Z', '#3c4c64', { dabs: 0.6 }) + b.form('M134 664V556L162 546V672Z', '#a8603c', { grain: 1.5 }) + b.ball(98, 470, 24, 24, '#6c98ac') +
      b.line('M98 446V494M74 470H122', '#e8dcc4', 4),
  );
}

function roadway(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  times(4, (i) => scene.add(at(250 + i * 120, 668, 1, roundTree(scene, 130 + i * 14, { leaves: ['#5c9c74', '#8cc48c', '#d8ecb0'], trunk: '#8a6a58', light: -1 }))));
  scene.add(b.form('M-10 660H810V724H-10Z', '#d8ccb4', { grain: 0, dabs: 1 }) + b.line('M-10 724H810', '#a8a090', 6));
  scene.add(`<rect y="724" width="800" height="290" fill="${scene.linear([[0, '#a4b4b4'], [1, '#6c8494']])}"/>`);
  scene.dabs('M0 724L800 724L800 1000L0 1000Z', 260, ['#b8c4c0', '#8ca0a4', '#607888', '#d4dcd0'], { length: 80, width: 5 });
  times(5, (i) => scene.add(b.form(`M${-40 + i * 200} 962L${70 + i * 200} 962L${60 + i * 200} 980H${-56 + i * 200}Z`, '#f0e8d0', { grain: 0, dabs: 0.5 })));
}

function busWindow(b: Brush, x: number, y: number, w: number, h: number): string {
  const pane = rectangle(x, y, w, h);
  return (b.form(rectangle(x - 6, y - 6, w + 12, h + 12), '#f2e2c0', { dabs: 0.3 }) +
    b.form(pane, '#7cb4c0', { dabs: 0.6, shade: '#2c5870', pale: '#e4f8f0' }) +
    b.inside(pane, b.flat(`M${x + 8} ${y + h}L${x + w * 0.55} ${y}H${x + w * 0.75}L${x + 34} ${y + h}Z`, '#e8f8f4', 0.4)));
}

function bus(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(700, 838, 260, 30, NIGHT, 0.6);
  const dust = times(9, (i) => b.blot(500 - i * 22, 806 - Math.sin(i) * 16, 26 - i, 17 - i * 0.6, '#f0ece0', 0.7 - i * 0.05)).join('');
  const body = 'M508 812V246Q508 206 552 204L830 196V826Z';
  scene.add(dust + b.form(body, RED, { grain: 0.02, dabs: 1, long: 1.6, edge: 1.5, pale: '#f89070', shade: '#7c2440' }));
  scene.add(b.form('M508 438L830 434V470L508 472Z', '#f6e6c4', { grain: 0, dabs: 0.8 }) + b.form('M530 218Q532 204 560 200L830 190V206L540 222Z', '#f8ecd0', { dabs: 0.4 }));
  scene.add(busWindow(b, 536, 270, 92, 122) + busWindow(b, 650, 268, 92, 124) + busWindow(b, 764, 266, 92, 126));
  scene.add(
    b.inside(rectangle(650, 268, 92, 124), personHead(b, 700, 352, 34, { view: 'back', hair: 'bun', hairColour: '#d8d0c8' }),
      b.form('M650 400C656 372 690 380 700 380C716 380 740 376 746 400Z', '#8c6a94')),
  );
  scene.add(
    b.form('M520 806V500Q520 486 534 486H622V806Z', '#5c2434', { dabs: 0.8 }) +
      b.form('M540 740H622V806H540Z', '#8c6a54', { grain: 0, dabs: 0.8 }) +
      b.form('M560 560H622V640H560Z', '#8cc0c4', { dabs: 0.4, opacity: 0.8 }) +
      b.form('M508 806H640V826H508Z', '#a8443c', { grain: 0 }),
  );
  scene.add(busWindow(b, 654, 510, 150, 116) + b.line('M640 486V812', '#f6e6c4', 5) + b.line('M640 690H830M640 706H830', '#f6c8a0', 3));
  scene.add(
    b.form('M700 824A66 66 0 0 1 830 806V826Z', '#4a2030', { dabs: 0.4 }) + b.ball(766, 824, 54, 54, '#38404c', { dabs: 0.8 }) + b.ball(766, 824, 30, 30, '#d8d0bc', { dabs: 0.6 }) +
      b.ball(766, 824, 11, 11, '#8c8c90', { dabs: 0.3 }),
  );
}

/** The conductor on the step, one hand on the pole. */
function conductor(scene: Scene): void {
  const pose: Pose = { ...POSES.standSide, head: [8, -89], neck: [4, -78], nearArm: [[20, -72], [33, -66]], farArm: [[2, -66], [-6, -74]], nearLeg: [[5, -26], [3, -4]] };
  scene.add(
    at(592, 806, 1,
      figure(scene, 286, pose, {
        light: 1,
        night: NIGHT,
        view: 'side',
        wear: 'jacket',
        cloth: '#3c5478',
        legs: '#34466a',
        head: { skin: '#e4b088', hair: 'crop', hairColour: '#b8743c', mouth: 'laugh', hat: { kind: 'cap', colour: '#3c5478', band: '#2c3448' } },
      }), { flip: true }),
  );
  scene.add(brush(scene, 100, LOOK).line('M528 488V806', '#f2d890', 7) + brush(scene, 100, LOOK).line('M526 490V804', '#fff4c8', 2));
}

const RUN: Pose = { ...POSES.run, farArm: [[24, -72], [37, -80]], nearArm: [[-4, -64], [6, -53]], nearLeg: [[19, -38], [18, -13]], farLeg: [[-12, -27], [-29, -11]], toes: [-14, 52] };

function flowers(b: Brush): string {
  const heads = times(16,
    (i) => b.ball(10 + Math.cos(i * 2.4) * Math.sqrt(16 - i) * 1.6, -58 + Math.sin(i * 2.4) * Math.sqrt(16 - i) * 1.5, 2.6, 2.4, ['#f08c94', '#fbe4c0', '#e85c60', '#f8b8a0'][i % 4]!, { dabs: 0.3 }));
  return b.form('M3 -50L8 -40L12 -41L11 -52Z', '#6ca070', { dabs: 0.4 }) + b.blot(10, -57, 9, 8, '#7cb080') + heads.join('');
}

function bride(scene: Scene): void {
  const b = brush(scene, 600, LOOK);
  const veil = b.form(ribbon([[8, -93], [-4, -97], [-20, -95], [-38, -103], [-62, -100]], [7, 12, 16, 20, 26]), '#f2f6f4', { opacity: 0.92, shade: '#7ca8c0', grain: 0.2, long: 1.8, edge: 1.4 }) +
    b.line('M4 -97C-8 -101 -22 -98 -38 -108S-56 -106 -64 -106M4 -94C-8 -97 -20 -94 -38 -103S-56 -101 -64 -99M4 -92C-8 -93 -20 -90 -38 -98S-54 -95 -62 -91', '#9cbccc', 0.9, { opacity: 0.8 });
  const gown =
    'M2 -60C8 -61 12 -60 14 -59C20 -52 27 -44 27 -36C28 -30 27 -26 26 -21C20 -24 14 -17 7 -20C0 -12 -8 -17 -16 -12C-24 -10 -30 -16 -38 -14C-48 -14 -54 -22 -63 -24C-52 -30 -44 -40 -32 -45C-18 -50 -6 -54 2 -60Z';
  const folds = 'M6 -56C8 -46 14 -36 14 -22M2 -56C-4 -42 -10 -28 -16 -14M-2 -55C-18 -42 -34 -32 -50 -22M-1 -56C-14 -44 -24 -30 -34 -16M8 -56C16 -50 21 -42 22 -30';
  const skirt = b.form(gown, WHITE, { grain: 0.9, long: 1.6, edge: 1.4, shade: '#94b4c8', dabs: 1.3 }) +
    b.inside(gown, b.line(folds, '#94b4c4', 1.3, { opacity: 0.55 }), b.put(1.4, 0.5, 1, b.line(folds, '#ffffff', 0.8, { opacity: 0.5 })));
  const sash = b.form('M-1 -62L14 -61L15 -57.5L0 -57.5Z', RED, { dabs: 0.4 }) + b.form(ribbon([[0, -60], [-12, -58], [-22, -62], [-34, -58]], [3, 4, 4, 6]), RED, { dabs: 0.6 });
  scene.add(scene.shadowShape(250, 924, 230, 24, NIGHT, 0.55));
  scene.add(
    at(220, 914, 1,
      figure(scene, 600, RUN, {
        ...LOOK,
        view: 'side',
        wear: 'vest',
        cloth: WHITE,
        sleeves: 'short',
        legs: null,
        shoes: '#f2b020',
        socks: WHITE,
        hem: 0,
        build: 0.95,
        behind: veil,
        held: skirt + sash + flowers(b),
        head: { skin: '#b47a52', hair: 'bun', hairColour: '#33222a', mouth: 'laugh', tilt: -4 },
      })),
  );
  scene.add(
    at(220, 914, 1, b.done(b.line('M6 -95C10 -99 18 -99 21 -95', '#fff8e8', 2.4), [8, 12, 16, 20].map((x, i) => b.dot(x, -97 + Math.abs(i - 1.5) * 0.8, 1.5, i % 2 ? '#f08c94' : '#fff8e8')).join(''))),
  );
}

function petals(scene: Scene): void {
  times(34, () => {
    const [x, y] = [between(scene.r, 10, 420), between(scene.r, 560, 960)];
    scene.add(
      at(x, y, 1, brush(scene, 100, LOOK).form(oval(0, 0, between(scene.r, 4, 9), between(scene.r, 2.5, 5)), pick(scene.r, ['#f08c94', '#f8b8a0', '#e85c60', lighten('#f08c94', 0.1)]), { dabs: 0 }), {
        turn: round1(scene.r() * 180),
      }),
    );
  });
}

export default picture({
  id: 'st074',
  motifs: ['people', 'love', 'late', 'absurd'],
  words: {
    en: {
      title: 'Bride running for a bus',
      name: 'Bride running after a red double-decker bus',
      shows: 'A bride in a white gown and yellow trainers runs with an outstretched arm after a red double-decker bus. The conductor on its rear step holds out his hand to her.',
      closer:
        'A fresh, bright morning in turquoise and cream. Her veil and a red sash stream behind her; she laughs, wears flowers in her dark hair and holds a bouquet that loses petals. Behind her at the left stands a small church with an open door; pale houses and round trees line the street. On the upper deck sits one grey-haired passenger, seen from behind, who does not turn round.',
    },
    fr: {
      title: 'La mariée qui court après le bus',
      name: 'Mariée courant après un bus rouge à impériale',
      shows: 'Une mariée en robe blanche et baskets jaunes court, le bras tendu, après un bus rouge à impériale. Le receveur, sur la plate-forme arrière, lui tend la main.',
      closer:
        'Un matin frais et clair, turquoise et crème. Son voile et une ceinture rouge flottent derrière elle ; elle rit, porte des fleurs dans ses cheveux sombres et tient un bouquet qui perd ses pétales. Derrière elle, à gauche, une petite église à la porte ouverte ; des maisons pâles et des arbres ronds bordent la rue. À l’étage du bus, une seule passagère aux cheveux gris, vue de dos, ne se retourne pas.',
    },
  },
  paint: { under: [170, 190, 180], flow: 0.05 },
  draw(scene) {
    street(scene);
    church(scene);
    roadway(scene);
    bus(scene);
    conductor(scene);
    bride(scene);
    petals(scene);
    scene.add(scene.shadowShape(400, 1010, 500, 30, mix(NIGHT, '#000000', 0.2), 0.25));
  },
});
