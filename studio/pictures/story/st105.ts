import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, pine } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';

const NIGHT = '#2c1c44';
const HORIZON = 420;
const VANISH: Point = [560, HORIZON - 14];
const LOOK = { light: 1, night: '#4c1c48' } as const;

function dusk(scene: Scene): void {
  scene.sky([[0, '#4c3c84'], [0.15, '#a04c88'], [0.3, '#f0707c'], [0.42, '#ffb46c']]);
  scene.glow(560, 400, 420, '#ffe49c', 0.9, 220);
  scene.wisps(34, 10, 360, ['#6c4490', '#d85c84', '#ff9c78', '#8c4890', '#ffcc88'], 0.5);
  const hills = scene.ridge(386, 44, 2, 3);
  scene.hill(hills, '#8c4c80', '#c06478', { rim: '#ffd08c', rimWidth: 4, dabs: 70, shadow: 0.04 });
  times(34, (i) => {
    const x = i * 25 + between(scene.r, -10, 10);
    if (Math.abs(x - 560) > 70) scene.add(at(x, HORIZON + 6, 1, pine(scene, between(scene.r, 40, 110), { leaves: ['#3c2858', '#5c3868', '#c86c74'], light: x < 560 ? 1 : -1, trunk: '#3c2858' })));
  });
}

function verge(scene: Scene): void {
  const ground = scene.ridge(HORIZON + 2, 5, 2, 6);
  scene.hill(ground, '#8c5c70', '#3c2c50', { rim: '#ffc080', rimWidth: 3, dabs: 160, depth: 260, shadow: 0, dabColours: ['#b87070', '#6c4464', '#e09c74', '#4c3458'] });
}

/** The road seen from a snail's height: rough asphalt that runs to the sun. */
function road(scene: Scene): void {
  const plane = polygon([[536, HORIZON], [584, HORIZON], [1500, 1010], [-760, 1010]]);
  scene.add(`<path d="${plane}" fill="${scene.linear([[0, '#f0a080'], [0.14, '#a8748c'], [0.45, '#5c5480'], [1, '#38305c']], 0, HORIZON, 0, 1000, true)}"/>`);
  const grit = times(900, () => {
    const near = scene.r() ** 0.8;
    const y = HORIZON + 10 + near * 580;
    const [x, size] = [between(scene.r, -10, 810), 1.5 + near * 9];
    const tone = pick(scene.r, [mix('#e8a08c', '#6c6490', near), mix('#a8748c', '#2c2850', near), mix('#ffc090', '#8c7ca8', near), mix('#c88c90', '#453c6c', near)]);
    return `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(size * between(scene.r, 0.8, 1.6))}" ry="${round1(size * 0.5)}" fill="${tone}" opacity=".6"/>`;
  });
  scene.add(`<g ${scene.clip(plane)}>${grit.join('')}</g>`);
}

/** A stripe of the marking: its outline goes to the vanishing point between two heights. */
function stripe(scene: Scene, y0: number, y1: number, left: number, right: number): void {
  const b = brush(scene, 100, { light: 1, night: '#6c5c94' });
  const on = (x: number, y: number): Point => {
    const t = (y - VANISH[1]) / (1000 - VANISH[1]);
    return [VANISH[0] + (x - VANISH[0]) * t, y];
  };
  const path = polygon([on(left, y0), on(right, y0), on(right, y1), on(left, y1)]);
  const worn = times(Math.round((y1 - y0) / 3),
    () => b.blot(between(scene.r, 0, 800), between(scene.r, y0, y1), between(scene.r, 3, 14), between(scene.r, 2, 5), pick(scene.r, ['#5c5480', '#7c74a0']), 0.7)).join('');
  scene.add(
    b.form(path, '#f0e4dc', { grain: 0, dabs: 2, pale: '#fff4e0', edge: 0.6 }) +
      b.inside(path, worn, `<path d="${path}" fill="${scene.linear([[0, '#ffcf94', 0.75], [0.5, '#e8c8d0', 0.2], [1, '#7c6ca8', 0.55]])}"/>`),
  );
}

/** Two headlights, still far away. */
function car(scene: Scene): void {
  const b = brush(scene, 100);
  scene.add(
    b.form('M528 432V412C530 396 540 392 552 391H586C598 392 608 396 610 412V432Z', '#4c2c58', { dabs: 0.4, edge: 0.4 }) +
      b.form('M540 410C544 398 548 396 556 396H582C590 396 594 398 598 410Z', '#a05c80', { dabs: 0.3, edge: 0 }),
  );
  [540, 598].forEach((x) => {
    scene.glow(x, 420, 76, '#fff6c8', 0.95, 54);
    scene.spark(x, 420, { radius: 5.5, core: '#fffef0', glow: '#fff2b0', reach: 30, opacity: 0.9 });
  });
  scene.add(`<path d="M536 436L606 436L760 560L400 560Z" fill="${scene.linear([[0, '#fff2b8', 0.5], [1, '#fff2b8', 0]])}" ${scene.blur(8)}/>`);
}

const FOOT: Point[] = [[96, 846], [210, 832], [340, 836], [470, 832], [560, 800], [604, 740], [636, 690]];

function snail(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const flesh = { grain: 0.1, pale: '#ffdcac', dabs: 1.4, edge: 1.3 };
  scene.add(`<path d="M110 860C240 880 480 880 570 850L470 1010H-60Z" fill="${scene.linear([[0, NIGHT, 0.75], [1, NIGHT, 0.15]])}" ${scene.blur(9)}/>`);
  const horns: [Point[], number][] = [[[[640, 690], [664, 640], [700, 596], [712, 560]], 20], [[[616, 690], [620, 640], [640, 580], [636, 540]], 20], [[[660, 720], [694, 724], [716, 740]], 14]];
  horns.forEach(([line, wide]) => scene.add(b.form(ribbon(line, [wide, wide * 0.7, wide * 0.5]), '#c89478', { ...flesh, grain: 1.4 })));
  [[714, 552], [636, 532]].forEach(([x, y]) =>
    scene.add(b.ball(x!, y!, 15, 15, '#a8705c', { pale: '#ffe0b8', dabs: 0.4 }) + b.dot(x! + 2, y! - 1, 8, '#2c1830') + b.dot(x! + 5, y! - 4, 2.6, '#fff4e0'))
  );
  const body = ribbon(FOOT, [8, 46, 74, 86, 92, 84, 56]);
  scene.add(
    modelled(b, body, '#c89478', flesh, soft(scene, 'M90 850C260 870 500 880 600 790L640 900H90Z', '#5c2c54', 0.6, 10),
      hairs(scene, [90, 660, 660, 880], 190, ['#f4c89c', '#8c5c5c', '#e0ac88', '#a8705c'], (x) => (x > 540 ? -0.9 : 0), { length: 13, width: 4, opacity: 0.6 }),
      b.line('M110 858C280 872 480 872 580 836C620 800 650 760 664 706', '#ffdcb0', 7, { opacity: 0.55 })),
  );
  scene.add(b.ball(640, 694, 34, 32, '#d0a080', { ...flesh, dabs: 0.8 }) + b.line('M648 718Q660 720 668 708', '#7c3c4c', 5) + soft(scene, oval(632, 712, 12, 8), '#f07c70', 0.5, 5));
  shell(scene);
}

/** The house on its back: a coil of bands, lit from behind. */
function shell(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const house = 'M180 800C120 720 140 580 240 520C350 460 480 520 506 630C522 710 492 790 440 812C360 834 240 834 180 800Z';
  const [cx, cy] = [330, 660];
  const coil = (from: number, to: number, grow: number) => {
    const points: string[] = [];
    for (let a = from; a < to; a += 0.16) points.push(`${round1(cx + Math.cos(a) * a * grow * 1.06)} ${round1(cy + 6 + Math.sin(a) * a * grow * 0.92)}`);
    return `M${points.join('L')}`;
  };
  const bands = times(54, (i) => {
    const a = 1 + i * 0.32;
    const [r0, r1] = [a * 9.4 * 0.74, a * 9.4 * 1.2];
    return `M${round1(cx + Math.cos(a) * r0)} ${round1(cy + Math.sin(a) * r0 * 0.9)}L${round1(cx + Math.cos(a + 0.07) * r1)} ${round1(cy + Math.sin(a + 0.07) * r1 * 0.9)}`;
  }).join('');
  scene.add(
    modelled(b, house, '#d88850', { grain: 0.9, dabs: 1.4, pale: '#ffe0a0', edge: 1.8 }, b.line(bands, '#8c4444', 7, { opacity: 0.45 }), b.line(coil(0.6, 17.6, 9.4), '#6c2c48', 22, { opacity: 0.55 }),
      b.line(coil(0.6, 17.6, 9.9), '#ffd898', 9, { opacity: 0.75 }), soft(scene, 'M150 640C160 760 260 830 440 820L300 860H120Z', '#4c1c48', 0.6, 22),
      soft(scene, 'M300 506C420 480 510 560 512 660L480 640C470 570 400 530 300 530Z', '#fff0c0', 0.6, 10)),
  );
  scene.add(b.line('M300 508C400 486 486 548 504 640', '#fff2cc', 6, { opacity: 0.8 }) + soft(scene, oval(240, 590, 24, 14), '#fff4d8', 0.6, 6));
}

/** The silver trail: how far it has come. */
function trail(scene: Scene): void {
  const line: Point[] = [[-30, 960], [20, 900], [90, 858], [150, 850]];
  scene.add(`<path d="${ribbon(line, [54, 44, 34, 4])}" fill="#e8e0f8" opacity=".4"/>` + `<path d="${ribbon(line, [22, 18, 12, 2])}" fill="#fff6ec" opacity=".5"/>`);
  times(16, () => scene.spark(between(scene.r, 0, 140), between(scene.r, 860, 950), { radius: between(scene.r, 0.8, 1.8), core: '#fffaf0', glow: '#ffe0c0', reach: 9, opacity: 0.6 }));
}

export default picture({
  id: 'st105',
  motifs: ['animal', 'slow', 'road', 'danger'],
  words: {
    en: {
      title: 'Snail on a road marking',
      name: 'Snail crossing the line of a road at dusk',
      shows: 'A snail, seen from very near, crawls over the broken white line in the middle of a road at dusk. Far behind it, a car with two bright headlights is coming.',
      closer:
        'The sky is violet, pink and orange, with dark firs along the horizon; the road runs straight into the last light. The brown coiled shell fills the foreground and has a golden rim. The snail stretches its neck to the right, both eyes raised on their stalks, and does not look round. Its silver trail comes in from the lower left and shows that half of the way is done.',
    },
    fr: {
      title: 'L’escargot sur le marquage de la route',
      name: 'Escargot traversant la ligne d’une route au soir',
      shows: 'Un escargot, vu de tout près, rampe sur la ligne blanche discontinue au milieu d’une route, au crépuscule. Loin derrière lui arrive une voiture, deux phares allumés.',
      closer:
        'Le ciel est violet, rose et orange, avec des sapins sombres à l’horizon ; la route file droit vers la dernière lumière. La coquille brune enroulée remplit le premier plan, bordée d’or. L’escargot tend le cou vers la droite, les deux yeux dressés sur leurs tiges, et ne se retourne pas. Sa trace argentée vient d’en bas à gauche et montre que la moitié du chemin est faite.',
    },
  },
  paint: { under: [150, 90, 110], flow: 0.05 },
  draw(scene) {
    dusk(scene);
    verge(scene);
    road(scene);
    stripe(scene, 452, 480, 230, 640);
    stripe(scene, 506, 566, 230, 640);
    stripe(scene, 640, 1010, 230, 640);
    car(scene);
    trail(scene);
    snail(scene);
    times(9,
      () => scene.add(blob(scene.r, between(scene.r, 560, 800), between(scene.r, 900, 990), between(scene.r, 8, 20), between(scene.r, 5, 11), pick(scene.r, ['#6c6490', '#8c7ca8', '#4c4470']))));
  },
});
