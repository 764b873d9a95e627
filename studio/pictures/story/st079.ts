import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, blob, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { figure, type Pose, POSES, shoe } from '../../src/shapes/figures.ts';
import { brush, cloud, rectangle } from '../../src/shapes/index.ts';
import { bough, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#28346c';
const LOOK = { light: -1, night: NIGHT } as const;
const PINK = ['#c86c94', '#f0a4b8', '#ffe0e0'] as const;
const SEAT = { x: 486, y: 520, turn: -30 };

function sky(scene: Scene): void {
  scene.sky([[0, '#2f6cc0'], [0.4, '#64a4e0'], [0.75, '#b8dcf0'], [1, '#f4ecdc']]);
  scene.wisps(16, 60, 620, ['#a4ccf0', '#5490d4', '#dcf0f8'], 0.45);
  scene.add(at(600, 700, 1, cloud(scene, 460, {})) + at(120, 640, 1, cloud(scene, 300, {})) + at(700, 200, 1, cloud(scene, 220, {})));
}

/** The offices he has left, small and far. */
function city(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const towers = [[40, 90, 60], [110, 130, 52], [172, 84, 70], [250, 150, 56], [314, 110, 74], [400, 176, 58], [470, 120, 66], [548, 92, 60], [620, 140, 54], [686, 100, 70], [766, 126, 60]] as const;
  towers.forEach(([x, h, w], i) => {
    const front = rectangle(x - w / 2, 850 - h, w, h + 40);
    scene.add(b.form(front, ['#8ca8cc', '#a0b4d0', '#7c98c4'][i % 3]!, { grain: 1.5, dabs: 0.6 }));
    scene.add(b.inside(front, b.line(times(Math.floor(h / 14), (k) => `M${x - w / 2 + 6} ${858 - h + k * 14}H${x + w / 2 - 6}`).join(''), '#d8e8f4', 5, { dash: '7 5', opacity: 0.75 })));
  });
  scene.mist(800, 90, '#eef0e8', 0.8, 3);
}

function meadow(scene: Scene): void {
  const hill = scene.ridge(884, 16, 1.2, 5, { tilt: -20 });
  scene.hill(hill, '#8cc468', '#3c8058', { rim: '#e4f4a0', rimWidth: 5, dabs: 160, dabLength: 30, depth: 140, dabColours: ['#a8d878', '#64a85c', '#4c9058', '#d0ec94'] });
  tufts(scene, 120, 896, 1000, ['#5ca458', '#8cc868', '#3c8454', '#b8e080'], { height: 34 });
  times(60, () => scene.add(blob(scene.r, between(scene.r, 0, 800), between(scene.r, 900, 1000), 5, 3, pick(scene.r, PINK), { points: 6 })));
}

function blossom(scene: Scene, x: number, y: number, rx: number, ry: number): void {
  times(70, () => {
    const [a, q] = [scene.r() * 6.28, Math.sqrt(scene.r())];
    const lit = -Math.cos(a) * 0.4 - Math.sin(a) * 0.6 + between(scene.r, -0.3, 0.3);
    scene.add(
      blob(scene.r, x + Math.cos(a) * q * rx, y + Math.sin(a) * q * ry, between(scene.r, 9, 19), between(scene.r, 7, 14), vary(scene.r, PINK[lit > 0.3 ? 2 : lit > -0.25 ? 1 : 0]!, 0.03), {
        points: 7,
        wobble: 0.25,
      }),
    );
  });
}

function tree(scene: Scene): void {
  scene.add(bough(scene, [[40, 240], [190, 110], [420, 70], [680, 40], [820, 60]], [90, 66, 46, 26, 14], '#6a4858', LOOK));
  scene.add(
    brush(scene, 100, LOOK).form('M-20 960C16 900 20 700 6 480C0 330 10 200 60 130L150 170C110 260 100 380 104 520C108 700 116 880 176 946C130 936 110 946 90 956C60 940 20 944 -20 960Z', '#6a4858', {
      grain: 1.5,
      long: 2,
      dabs: 1.6,
      edge: 1.7,
      pale: '#d8a098',
    }),
  );
  const crown: [number, number, number, number][] = [[60, 60, 150, 90], [240, 30, 130, 60], [400, 22, 120, 50], [560, 30, 110, 52], [720, 40, 120, 60], [20, 200, 70, 60], [110, 150, 70, 40], [640,
    100, 60, 26]];
  crown.forEach((c) => blossom(scene, ...c));
}

const SWING: Pose = {
  ...POSES.sit,
  head: [-12, -73],
  neck: [-9, -61.5],
  hips: [0, -31],
  nearArm: [[-1, -50], [4.5, -60]],
  farArm: [[3, -52], [7, -64]],
  nearLeg: [[21, -35], [43, -40]],
  farLeg: [[20, -38], [40, -47]],
  toes: [-74, -80],
};

function swing(scene: Scene): void {
  const b = brush(scene, 560, LOOK);
  const rope = (x: number, colour: string) => b.line(`M${x} -27L${x} -150`, colour, 1.3) + b.line(`M${x - 0.3} -27L${x - 0.3} -150`, lighten(colour, 0.2), 0.4, { dash: '1.2 1.6' });
  const tie = b.form(ribbon([[-6, -62], [-13, -60], [-20, -65], [-29, -62], [-36, -67]], [2.4, 3.4, 4.4, 5, 6]), '#e0383c', { dabs: 0.7, pale: '#ff8c78' });
  const tails = b.form('M-5 -40C-10 -36 -15 -34 -21 -36C-18 -30 -12 -25 -2 -26Z', '#3c4a7c', { grain: 0.3 });
  const man = figure(scene, 560, SWING, {
    ...LOOK,
    view: 'side',
    wear: 'jacket',
    cloth: '#4a5a90',
    shirt: '#f4f0e4',
    legs: '#44548a',
    shoes: '#4a3038',
    hem: 3,
    lostShoe: '#f4c030',
    behind: rope(9, '#8a7460') + tails,
    head: { skin: '#d8a078', hair: 'ring', hairColour: '#5a4038', eyes: 'closed', mouth: 'laugh', glasses: true, tilt: -14 },
    held: rope(4.5, '#b89a78'),
  });
  scene.add(
    at(SEAT.x, SEAT.y, 1,
      at(0, 31 * 5.6, 1,
        man + b.done(b.form('M-9 -28.5L14 -29.5L14 -26L-9 -25Z', '#c8905c', { grain: 0, edge: 1.3 }), b.put(-4, 0, 1, tie), b.form('M-9 -62L-4 -60L-5 -57L-9 -58Z', '#f4f0e4', { dabs: 0 }))), {
      turn: SEAT.turn,
    }),
  );
  scene.add(at(704, 150, 1, b.done(shoe(b, [0, 0], '#4a3038', { size: 1 })), { turn: 38 }));
}

/** His case in the grass, and what it held. */
function papers(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(scene.shadowShape(430, 968, 150, 18, NIGHT, 0.5));
  scene.add(
    b.form('M336 880L346 856H500L512 880Z', '#7a4434', { dabs: 0.6 }) +
      b.form('M330 962V884H520V962Z', '#a8603c', { grain: 0.1, edge: 1.5, dabs: 1.1, pale: '#f0a878' }) +
      b.line('M330 910H520', '#6a3430', 4) +
      b.form('M360 902H382V922H360ZM468 902H490V922H468Z', '#f0c860', { dabs: 0.3 }) +
      b.line('M396 884C396 866 454 866 454 884', '#5a2c2c', 7),
  );
  const sheets: [number, number, number, number][] = [[470, 838, 30, -20], [560, 780, 34, 24], [420, 764, 26, 50], [640, 700, 30, -36], [520, 690, 22, 12], [706, 620, 26, 40], [240, 800, 28, -50]];
  sheets.forEach(([x, y, s, turn]) =>
    scene.add(
      at(x, y, 1, b.form(`M${-s} ${-s * 0.6}Q0 ${-s} ${s} ${-s * 0.5}L${s * 0.9} ${s * 0.7}Q0 ${s * 0.3} ${-s * 0.9} ${s * 0.8}Z`, '#fbf4e4', { dabs: 0.4, shade: '#a4b4d4' }) + b.line(times(3, (i) =>
        `M${round1(-s * 0.6)} ${round1(-s * 0.3 + i * s * 0.3)}q${s * 0.6} ${round1(-s * 0.2)} ${round1(s * 1.2)} 0`).join(''), '#9cb0cc', 2, { opacity: 0.8 }), { turn }),
    )
  );
}

export default picture({
  id: 'st079',
  motifs: ['people', 'play', 'escape', 'absurd'],
  words: {
    en: {
      title: 'Man in a suit on a swing',
      name: 'Man in a suit swinging high under a blossoming tree',
      shows: 'A balding man with glasses and a blue suit swings high under a pink blossoming tree. His red tie flies out behind him and one of his shoes sails through the air.',
      closer:
        'A bright spring sky, cobalt blue with heaped clouds. He leans far back, laughs with his eyes closed and stretches out both legs; one foot shows a yellow sock. Below, in the grass full of petals, stands a brown briefcase, and seven sheets of paper whirl up out of it. Behind the meadow, small and pale in the haze, rises a row of office towers.',
    },
    fr: {
      title: 'L’homme en costume sur la balançoire',
      name: 'Homme en costume se balançant sous un arbre en fleurs',
      shows: 'Un homme un peu chauve, à lunettes et en costume bleu, se balance très haut sous un arbre rose en fleurs. Sa cravate rouge vole derrière lui et une de ses chaussures s’envole.',
      closer:
        'Un ciel de printemps éclatant, bleu cobalt, avec de gros nuages. Il se penche loin en arrière, rit les yeux fermés et tend les deux jambes ; un pied montre une chaussette jaune. En bas, dans l’herbe semée de pétales, est posée une serviette brune d’où tourbillonnent sept feuilles de papier. Derrière le pré, petites et pâles dans la brume, s’élèvent des tours de bureaux.',
    },
  },
  paint: { under: [130, 160, 200], flow: -0.15 },
  draw(scene) {
    sky(scene);
    city(scene);
    meadow(scene);
    swing(scene);
    tree(scene);
    papers(scene);
    times(26, () => scene.add(blob(scene.r, between(scene.r, 120, 800), between(scene.r, 120, 880), 6, 4, mix(pick(scene.r, PINK), '#ffffff', 0.1), { points: 6, wobble: 0.3 })));
  },
});
