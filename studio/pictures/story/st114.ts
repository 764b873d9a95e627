import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, fish, key, oval } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';

const NIGHT = '#0c2444';
const SKIN = '#e0603c';
const LOOK = { light: -1, night: '#5a1c48' } as const;
const JAR = 'M258 330C258 356 250 366 226 384C194 408 184 440 184 480V800C184 850 204 872 250 876H540C590 872 612 850 612 800V480C612 440 602 408 570 384C546 366 538 356 538 330Z';

function deep(scene: Scene): void {
  scene.sky([[0, '#3fa8b0'], [0.3, '#1f7c94'], [0.65, '#14547c'], [1, '#0f3058']]);
  scene.glow(260, -40, 620, '#d8fbe8', 0.75, 520);
  times(7,
    (i) =>
      scene.add(
        `<path d="M${180 + i * 44} -20L${-220 + i * 190} 960L${-110 + i * 200} 960L${206 + i * 46} -20Z" fill="${scene.linear([[0, '#e8fff0', 0.32], [0.7, '#bff0e0', 0.1], [1, '#bff0e0', 0]])}" ${
          scene.blur(9)
        }/>`,
      ));
  scene.dabs('M0 0H800V820H0Z', 240, ['#2c8ca0', '#1a6888', '#4cb0b4', '#124c74'], { length: 70, width: 7, angle: 0.1, box: [0, 0, 800, 820] });
  const rocks: [number, number, number, string][] = [[690, 120, 9, '#24708c'], [770, 90, 11, '#1a5878']];
  rocks.forEach(([y, high, seed, tone]) => scene.hill(scene.ridge(y, high, 2.4, seed), tone, mix(tone, NIGHT, 0.4), { dabs: 60, shadow: 0.05, rim: lighten(tone, 0.12), rimWidth: 3 }));
}

/** Reef at both sides: rocks, fans and weeds, darker than the water behind. */
function reef(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const fan = (x: number, y: number, size: number, colour: string, spread = 1) => {
    const arms = times(15, (i) => {
      const a = -Math.PI / 2 + (i / 14 - 0.5) * 1.9 * spread;
      const k = size * between(scene.r, 0.8, 1.05);
      return `M${x} ${y}Q${round1(x + Math.cos(a) * k * 0.4)} ${round1(y + Math.sin(a) * k * 0.7)} ${round1(x + Math.cos(a) * k)} ${round1(y + Math.sin(a) * k)}`;
    });
    scene.add(b.line(arms.join(''), mix(colour, NIGHT, 0.4), 9) + b.line(arms.join(''), colour, 4));
  };
  fan(40, 860, 240, '#5a7cac');
  fan(730, 880, 260, '#7c6ca8');
  fan(110, 880, 130, '#c86c88');
  const weed = (x: number, tall: number, colour: string) =>
    scene.add(b.form(ribbon(times(7, (i): Point => [x + Math.sin(i * 1.2 + x) * 18, 900 - (tall * i) / 6]), [20, 18, 16, 14, 10, 6, 2]), colour, { grain: 1.5, edge: 0.8 }));
  [[676, 360, '#2c7468'], [704, 470, '#226458'], [752, 400, '#2f8470'], [20, 440, '#226458'], [64, 330, '#2f8470']].forEach(([x, tall, colour]) => weed(x as number, tall as number, colour as string));
}

function seabed(scene: Scene): void {
  const sand = scene.ridge(838, 16, 2, 5);
  scene.hill(sand, '#7cb0a4', '#2c5c7c', { rim: '#c8f0d8', rimWidth: 5, dabs: 300, dabLength: 40, depth: 170, bottomY: 1000, dabColours: ['#9cc8b4', '#5a94a0', '#b8dcc0', '#3c7490'] });
  times(16,
    () =>
      scene.add(blob(scene.r, between(scene.r, 0, 800), between(scene.r, 890, 990), between(scene.r, 10, 26), between(scene.r, 6, 13), pick(scene.r, ['#4a7c94', '#6c94a0', '#345c80', '#8cb4ac']))));
  scene.shadow(430, 880, 310, 34, NIGHT, 0.75);
}

/** One arm: a tapering ribbon with two rows of suckers along its inner side. */
function arm(scene: Scene, line: Point[], wide: number, side: 1 | -1, tone = SKIN): string {
  const b = brush(scene, 100, LOOK);
  const path = ribbon(line, (t) => wide * (1 - t) ** 0.8 + 5);
  const suckers = times((line.length - 1) * 3, (i) => {
    const [k, t] = [Math.floor(i / 3), (i % 3) / 3];
    const [p, q] = [line[k]!, line[k + 1]!];
    const part = (k + t) / (line.length - 1);
    const half = (wide * (1 - part) ** 0.8 + 5) / 2;
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [x, y] = [p[0] + (q[0] - p[0]) * t - ((q[1] - p[1]) / long) * half * 0.62 * side, p[1] + (q[1] - p[1]) * t + ((q[0] - p[0]) / long) * half * 0.62 * side];
    return b.dot(x, y, round1(half * 0.3 + 1), '#ffd8b8') + b.dot(x, y, round1(half * 0.13 + 0.5), '#b04c48');
  });
  return b.form(path, tone, { grain: 0.8, pale: '#ffac78', dabs: 1.2, edge: 1.1 }) + b.inside(path, suckers.slice(2).join(''));
}

function octopus(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const rear: [Point[], number, 1 | -1][] = [[[[330, 660], [262, 690], [214, 640], [216, 560], [250, 520], [262, 560]], 50, 1], [[[470, 660], [540, 690], [586, 640], [580, 560], [546, 530], [540,
    570]], 50, -1], [[[420, 560], [500, 470], [520, 400], [486, 340], [440, 280], [446, 220], [486, 182], [540, 172], [580, 192], [598, 222]], 56, -1]];
  rear.forEach(([line, wide, side]) => scene.add(arm(scene, line, wide, side, '#c44c3c')));
  const mantle = 'M398 720C330 716 290 650 280 580C268 490 310 420 388 414C470 412 518 480 510 570C504 650 466 720 398 720Z';
  scene.add(
    modelled(b, mantle, SKIN, { grain: 0.7, pale: '#ffb07c', dabs: 1.3, edge: 1.2 }, soft(scene, 'M470 440C540 520 510 680 410 730L560 740V440Z', '#8c2444', 0.55, 22),
      soft(scene, oval(346, 480, 50, 46), '#ffc890', 0.6, 18), times(26, () =>
        blob(scene.r, between(scene.r, 300, 500), between(scene.r, 430, 580), between(scene.r, 5, 13), between(scene.r, 4, 10), '#b83c3c', { extra: 'opacity=".5"' })).join(''),
      hairs(scene, [280, 414, 510, 720], 120, ['#ffa06c', '#c04838', '#f07c50'], (x, y) => 1 + (x - 400) * 0.006 + y * 0.001, { length: 14, width: 3, opacity: 0.4 })),
  );
  const front: [Point[], number, 1 | -1][] = [[[[360, 690], [300, 760], [230, 790], [206, 730], [226, 690], [250, 706]], 62, -1], [[[440, 690], [500, 770], [574, 780], [590, 720], [566, 690], [546,
    712]], 60, 1], [[[380, 700], [340, 800], [270, 840], [300, 850], [350, 842], [372, 820]], 60, -1], [[[420, 700], [450, 800], [520, 838], [560, 824], [556, 796], [530, 796]], 60, 1]];
  front.forEach(([line, wide, side]) => scene.add(arm(scene, line, wide, side)));
  scene.add(eye(scene, 350, 606, 36) + eye(scene, 452, 606, 34) + b.line('M380 668Q402 684 424 668', '#7c2040', 6));
}

/** An eye with the level pupil of its kind, looking up to the cork. */
function eye(scene: Scene, x: number, y: number, size: number): string {
  const b = brush(scene, 100, LOOK);
  return (b.ball(x, y, size, size * 0.94, '#f07c50', { pale: '#ffc090', dabs: 0.6 }) +
    b.ball(x + 3, y - 3, size * 0.66, size * 0.66, '#ffe9a8', { dabs: 0.3, pale: '#fffbe0' }) +
    b.flat(oval(x + 6, y - 9, size * 0.44, size * 0.3), '#241430') +
    b.dot(x - 2, y - 14, round1(size * 0.12), '#fffbf0') +
    b.line(`M${x - size * 0.7} ${y - size * 0.36}Q${x} ${y - size * 1.06} ${x + size * 0.8} ${y - size * 0.3}`, '#b84038', 7));
}

function jarBack(scene: Scene): void {
  scene.add(
    `<path d="${JAR}" fill="${scene.linear([[0, '#c8f4e8', 0.34], [0.5, '#5cb4c0', 0.22], [1, '#bfeee4', 0.34]], 0, 0, 1, 0)}"/>` +
      brush(scene, 100).line(oval(398, 330, 140, 22), '#d8fbf0', 6, { opacity: 0.6 }),
  );
}

function jarFront(scene: Scene): void {
  const b = brush(scene, 100);
  const shine = scene.linear([[0, '#f4fff8', 0.85], [1, '#f4fff8', 0.1]]);
  scene.add(b.inside(JAR, soft(scene, 'M560 380L640 380V900H540C590 800 590 500 560 380Z', '#0f4468', 0.45, 18), soft(scene, 'M184 800H612V890H184Z', '#0f4468', 0.3, 14)));
  scene.add(
    b.line(JAR, '#dffbf0', 8, { opacity: 0.75 }) + b.line('M258 330A140 22 0 0 0 538 330', '#f4fff8', 9, { opacity: 0.9 }) + b.line('M262 356A138 20 0 0 0 534 356', '#bfeee4', 5, { opacity: 0.6 }),
  );
  scene.add(`<path d="M214 470C218 440 232 420 250 408C240 430 238 450 238 480V740C238 770 216 770 214 740Z" fill="${shine}"/>` + b.line('M584 470V560M584 590V620', '#f4fff8', 9, { opacity: 0.6 }));
  scene.add(b.line('M222 846Q240 866 280 866H420', '#f4fff8', 5, { opacity: 0.5 }));
}

/** The cork, pushed off by one arm. */
function cork(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#4a2c40' });
  const pores = times(26, () => b.dot(between(scene.r, -80, 80), between(scene.r, -50, 10), between(scene.r, 2.5, 5), '#8c5c3c', 0.7)).join('');
  const side = 'M-96 -62L-84 20Q0 46 84 20L96 -62Z';
  scene.add(
    at(584, 236, 1,
      b.form(side, '#c8935c', { grain: 0.1, dabs: 1.6, pale: '#f8d49c' }) +
        b.inside(side, pores) +
        b.form(oval(0, -62, 96, 24), '#e0b078', { dabs: 1.4, pale: '#ffe8bc' }) +
        b.line('M-40 -66Q0 -56 44 -68M-20 -76Q10 -70 50 -60', '#a87448', 4, { opacity: 0.6 }), { turn: 24 }),
  );
}

export default picture({
  id: 'st114',
  motifs: ['animal', 'trap', 'sea', 'clever'],
  words: {
    en: {
      title: 'Octopus in a jar',
      name: 'Red octopus in a glass jar under the sea',
      shows: 'An orange-red octopus sits in a big glass jar on the sea bed. One of its arms reaches out of the neck and has just lifted off the cork.',
      closer:
        'Light falls in broad rays from the surface at the upper left into blue-green water. The octopus looks up with round yellow eyes and a small smile; its other arms, with rows of pale suckers, are curled up against the glass. Yellow fish swim by at the right, before weeds and fan corals. A golden key lies in the sand at the lower left.',
    },
    fr: {
      title: 'La pieuvre dans le bocal',
      name: 'Pieuvre rouge dans un bocal au fond de la mer',
      shows: 'Une pieuvre rouge orangé est dans un grand bocal de verre, au fond de la mer. Un de ses bras sort par le col et vient d’ôter le bouchon de liège.',
      closer:
        'La lumière tombe de la surface, en haut à gauche, en larges rayons dans l’eau bleu-vert. La pieuvre lève de grands yeux ronds et jaunes, avec un petit sourire ; ses autres bras, aux rangées de ventouses pâles, sont repliés contre le verre. Des poissons jaunes passent à droite, devant des algues et des gorgones. Une clé dorée est posée sur le sable, en bas à gauche.',
    },
  },
  paint: { under: [40, 110, 130], flow: 0.2 },
  draw(scene) {
    deep(scene);
    reef(scene);
    seabed(scene);
    const shoal: Point[] = [[690, 420], [740, 460], [668, 480], [730, 520], [640, 440]];
    shoal.forEach(([x, y], i) => scene.add(at(x, y, 1, fish(scene, 34 + (i % 3) * 8, { light: -1, night: NIGHT, colour: '#e8c45c' }))));
    cork(scene);
    jarBack(scene);
    octopus(scene);
    jarFront(scene);
    scene.add(scene.shadowShape(130, 966, 90, 14, NIGHT, 0.6) + at(176, 962, 1, key(scene, 150, { light: -1, night: NIGHT, colour: '#d8a84c' }), { turn: -98 }));
    const bubbles: Point[] = [[420, 180], [404, 140], [432, 96], [410, 50], [300, 470], [292, 440], [640, 130], [660, 70]];
    bubbles.forEach(([x, y], i) => scene.over(`<circle cx="${x}" cy="${y}" r="${6 + (i % 3) * 4}" fill="#e8fff4" fill-opacity=".18" stroke="#f0fff8" stroke-width="2" opacity=".85"/>`));
  },
});
