import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, leaf, rings } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#1c2c50';
const STREAM: Point[] = [[470, 330], [488, 330], [520, 440], [580, 600], [660, 780], [790, 1010], [90, 1010], [240, 800], [350, 620], [430, 450]];

function street(scene: Scene): void {
  washed(scene, [-10, 340], '#6a86b8', '#ffe3a0', { strokes: 220, grain: 0.1 });
  scene.wisps(10, 20, 200, ['#a9b8d4', '#fff0cc', '#566fa0'], 0.6);
  scene.glow(480, 320, 330, '#fff3b8', 1, 240);
  const houses: [number, number, number, string][] = [[40, 400, 0.52, '#5a6488'], [190, 310, 0.56, '#7a7c98'], [310, 220, 0.6, '#a39c9c'], [640, 240, 0.6, '#9c9498'], [760, 340, 0.56, '#6f7496']];
  houses.forEach(([x, size, wide, wall]) => scene.add(at(x, 336, 1, townHouse(scene, size, { wall, roof: mix(wall, NIGHT, 0.4), wide, lit: 0.3, night: NIGHT, light: x < 480 ? 1 : -1 }))));
  scene.mist(270, 110, '#ffeab8', 0.6, 3);
}

/** Cobbles between the stream and the right edge, larger towards the eye. */
function cobbles(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(polygon([[478, 326], [810, 326], [810, 1010], [700, 1010]]), '#4a567c', { dabs: 0.6 }));
  let y = 336;
  while (y < 1010) {
    const near = (y - 326) / 684;
    const size = 14 + near * 86;
    for (let x = 480 + near * 220 - size + between(scene.r, 0, size * 0.5); x < 830; x += size * 1.12) {
      const tone = mix(pick(scene.r, ['#6a7498', '#7f84a4', '#5a658c', '#948ea0']), '#ffd890', (1 - near) * 0.35);
      scene.add(b.ball(round1(x), round1(y), size * 0.54, size * 0.3, tone, { pale: lighten(mix(tone, '#ffe0a0', 0.4), 0.06), edge: 1.3 }));
    }
    y += size * 0.56;
  }
}

function kerb(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const lines = (t: number): [Point, Point, Point] => [[470 - t * 420, 330 + t * 690], [452 - t * 520, 322 + t * 590], [-60, 322 + t * 560]];
  scene.add(b.form(polygon([[452, 322], [-10, 322], [-10, 1010], [-120, 1010]]), '#8a88a0', { dabs: 1.4 }));
  const joints = [500, 660].map((y) => `M452 322L-10 ${y}`).join('');
  times(8, (i) => {
    const [near, far] = [((i + 1) / 8) ** 1.9, (i / 8) ** 1.9];
    const [a, c] = [lines(far), lines(near)];
    scene.add(b.form(polygon([a[1], c[1], c[2], a[2]]), i % 2 ? '#8f8ea6' : '#9c98aa', { pale: '#f6dcae', shade: '#56587f', dabs: 1.2 }));
    scene.add(b.form(polygon([a[0], c[0], c[1], a[1]]), i % 2 ? '#b8aea8' : '#c8bcae', { pale: '#fff3cc', shade: '#6a6a8c', dabs: 1.2 }));
  });
  scene.add(b.line(joints, '#4a4c74', 5, { opacity: 0.6 }));
}

function water(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const path = smooth(STREAM, true, 0.3);
  scene.add(`<path d="${path}" fill="${scene.linear([[0, '#fff0b0'], [0.3, '#dcb878'], [0.6, '#5f86a4'], [1, '#2c4c7c']])}"/>`);
  const waves = times(150, () => {
    const near = scene.r() ** 0.8;
    const y = 336 + near * 680;
    const middle = 478 - near * 30;
    const x = middle + between(scene.r, -1, 1) * (12 + near * 330);
    const long = 6 + near * 70;
    const colour = pick(scene.r, near < 0.5 ? ['#fffbe0', '#ffdc8c', '#b89a7c'] : ['#ffe9b0', '#8fb8cc', '#22406c', '#cfe2e6', '#3f6c98']);
    return b.line(`M${round1(x)} ${round1(y)}q${round1(long / 2)} ${round1(-long * 0.14)} ${round1(long)} 0`, colour, 2 + near * 5, { opacity: 0.65 });
  });
  scene.add(b.inside(path, ...waves));
}

function boat(scene: Scene): string {
  const b = brush(scene, 100, { light: 1, night: '#4a5488' });
  const [paper, shade] = ['#fdf6e6', '#a9b0d0'];
  return [
    b.form('M-210 -104L0 -132L214 -104L70 -62H-70Z', '#8f98c0', { dabs: 0.8 }),
    b.form('M-74 -62L2 -210L74 -62Q0 -50 -74 -62Z', paper, { shade, grain: 1.2 }) + b.flat('M2 -210L-74 -62Q-36 -54 0 -54Z', '#7f88b8', 0.45) + b.line('M2 -208V-56', '#c4c4d8', 4),
    b.form('M-210 -104L-122 14H126L214 -104L70 -62H-70Z', paper, { shade, grain: 0.1, edge: 1.2 }),
    b.form('M-210 -104L-122 14H-48L-70 -62Z', '#c3c8de', { shade: '#7f88b8' }),
    b.line('M-70 -62L-48 14M70 -62L54 14', '#9a9cc0', 4) + b.line('M-210 -104L-70 -62H70L214 -104', '#fffdf4', 6),
  ].join('');
}

function grate(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form('M120 940L700 940L760 1010H60Z', '#2a3350', { pale: '#8a94b4' }));
  times(9, (i) => scene.add(b.form(polygon([[156 + i * 60, 952], [186 + i * 60, 952], [176 + i * 66, 1010], [138 + i * 66, 1010]]), '#0e1428', { dabs: 0.3 })));
  scene.add(b.line('M120 940H700', '#d8c8a0', 7, { opacity: 0.75 }));
}

export default picture({
  id: 'st025',
  motifs: ['object', 'water', 'childhood', 'journey'],
  words: {
    en: {
      title: 'Paper boat in the gutter',
      name: 'Paper boat in a street gutter after rain',
      shows: 'A white paper boat rides the water running along a street gutter after rain, towards an iron drain grate.',
      closer: 'Low sun at the far end of the street turns the water gold; nearer it grows blue and quick. On the left runs a kerb of worn stones, on the right wet round cobbles with a light edge on each. Four autumn leaves float round the boat and rings spread from its hull. The bars of the grate lie dark across the lower edge; small houses stand in haze behind.',
    },
    fr: {
      title: 'Un bateau de papier dans le caniveau',
      name: 'Bateau de papier dans un caniveau après la pluie',
      shows: 'Un bateau de papier blanc suit l’eau qui court dans un caniveau après la pluie, vers une grille d’égout en fer.',
      closer: 'Un soleil bas, au bout de la rue, change l’eau en or ; plus près, elle devient bleue et vive. À gauche, un trottoir de pierres usées ; à droite, des pavés ronds et mouillés, chacun bordé de lumière. Quatre feuilles d’automne flottent autour du bateau et des ronds partent de sa coque. Les barreaux de la grille barrent le bas de l’image ; au fond, de petites maisons dans la brume.',
    },
  },
  paint: { under: [130, 120, 120], flow: 0.2 },
  draw(scene) {
    street(scene);
    cobbles(scene);
    kerb(scene);
    water(scene);
    grate(scene);
    scene.add(`<g ${scene.clip(smooth(STREAM, true, 0.3))}>${at(420, 800, 1, rings(scene, 470, { colour: '#f6f4e0' }))}</g>`);
    scene.shadow(420, 806, 230, 30, NIGHT, 0.6);
    scene.add(at(418, 800, 1.04, boat(scene), { turn: -4 }));
    const leaves: [number, number, number, string][] = [[250, 900, 62, '#d8783c'], [556, 890, 56, '#e0a03c'], [508, 540, 30, '#c8582c'], [628, 850, 54, '#c8582c']];
    leaves.forEach(([x, y, size, colour], i) => scene.add(at(x, y, 1, leaf(scene, size, { colour }), { turn: i * 70 })));
    scene.spark(470, 372, { radius: 4, reach: 60 });
  },
});
