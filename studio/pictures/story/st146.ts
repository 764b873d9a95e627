import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { type Point, polygon, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { along } from '../../src/shapes/flowing.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c2420';
const BRASS = { pale: '#fff0b4', shade: '#5c3c1c' };
const BEAM = 250; // the height of the beam
const PANS: [Point, Point] = [[172, 640], [628, 640]];

/** The shelves of an old shop, out of the light. */
function shop(scene: Scene): void {
  washed(scene, [-10, 800], '#2c3c38', '#465448', { strokes: 260, grain: 1.5 });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  times(3, (row) => {
    const y = 196 + row * 206;
    scene.add(b.flat(rectangle(-10, y - 196, 820, 190), '#1c2824', 0.5));
    times(9, (i) => {
      const [x, tall, wide] = [20 + i * 94 + between(scene.r, -10, 10), between(scene.r, 90, 140), between(scene.r, 28, 36)];
      const tone = pick(scene.r, ['#4c6454', '#5c6c5c', '#6c5c44', '#3c5450', '#6c6c54', '#54584c']);
      scene.add(
        b.form(`M${round1(x - wide)} ${y}V${round1(y - tall)}C${round1(x - wide)} ${round1(y - tall - 18)} ${round1(x + wide)} ${round1(y - tall - 18)} ${round1(x + wide)} ${round1(y - tall)}V${y}Z`,
          tone, { pale: '#94a88c', grain: 1.5 }),
      );
      scene.add(
        b.form(rectangle(round1(x - wide * 0.5), round1(y - tall - 30), round1(wide), 20), mix(tone, '#2c2018', 0.5), { pale: '#8c8468' }) +
          b.form(rectangle(round1(x - wide * 0.7), round1(y - tall * 0.66), round1(wide * 1.4), round1(tall * 0.34)), '#a89c78', { pale: '#d0c49c', dabs: 0.7 }),
      );
    });
    scene.add(b.form(rectangle(-10, y, 820, 22), '#4c3c2c', { pale: '#94805c', grain: 0.02, long: 3 }));
  });
  scene.add(`<path d="M-10 -10H810V800H-10Z" fill="#20302c" opacity=".35"/>`);
}

function counter(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(rectangle(-10, 806, 820, 134), '#6c4c34', { pale: '#d8a868', shade: '#34241c', grain: 0.03, long: 4, dabs: 1.6 }));
  scene.add(b.form(rectangle(-10, 936, 820, 80), '#4c3424', { pale: '#94683c', grain: 0.03, long: 3 }) + b.line('M-10 938H810', '#e8bc7c', 5, { opacity: 0.7 }));
  times(4, (i) => scene.add(b.line(`M-10 ${830 + i * 27}C200 ${822 + i * 27} 500 ${842 + i * 27} 810 ${828 + i * 27}`, '#4a3020', 3, { opacity: 0.5 })));
}

/** The pillar: foot, turned column, needle and the fork the beam rests in. */
function pillar(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M420 880L700 930L800 940V890L520 860Z" fill="#1c1418" opacity=".5" ${scene.blur(9)}/>`);
  scene.shadow(420, 896, 200, 24, '#140e10', 0.75);
  scene.add(b.form('M244 896C244 872 300 862 400 862C500 862 556 872 556 896C556 910 244 910 244 896Z', '#5c3424', { pale: '#c8804c', grain: 0.05 }));
  scene.add(b.form('M300 870C310 846 360 846 376 812H424C440 846 490 846 500 870C470 882 330 882 300 870Z', '#c8963c', { ...BRASS, grain: 0.2 }));
  const half: [number, number][] = [[812, 24], [790, 34], [774, 20], [740, 15], [640, 13], [560, 20], [540, 28], [520, 18], [420, 12], [330, 13], [310, 24], [290, 16], [240, 13], [206, 22], [180, 9]];
  const outline = smooth([...half.map(([y, w]): Point => [400 - w, y]), ...[...half].reverse().map(([y, w]): Point => [400 + w, y])], true, 0.7);
  scene.add(b.form(outline, '#c8963c', { ...BRASS, grain: 1.5, long: 2 }));
  scene.add(b.line('M392 780V330', '#fff6d0', 4, { opacity: 0.6 }) + b.ball(400, 168, 20, 20, '#d8a444', BRASS));
  scene.add(
    b.form('M356 330C356 296 444 296 444 330L436 400C430 424 370 424 364 400Z', '#c09038', { ...BRASS }) +
      b.form('M366 334C370 312 430 312 434 334L428 396C420 412 380 412 372 396Z', '#f0e4c4', { pale: '#fffaf0' }),
  );
  times(7,
    (i) =>
      scene.add(
        b.line(`M${round1(400 + Math.sin((i - 3) * 0.26) * 46)} ${round1(322 + Math.cos((i - 3) * 0.26) * 64)}l${round1(Math.sin((i - 3) * 0.26) * 9)} ${round1(Math.cos((i - 3) * 0.26) * 9)}`,
          '#5c4434', i === 3 ? 5 : 3),
      ));
  scene.add(b.line(`M400 ${BEAM}V386`, '#8c2c2c', 5));
}

function beam(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const half: Point[] = [[660, 4], [570, 22], [500, 6], [448, 22], [400, 32], [352, 22], [300, 6], [230, 22], [140, 4]];
  const under: Point[] = [[140, 8], [230, 4], [300, 22], [352, 22], [400, 28], [448, 22], [500, 22], [570, 4], [660, 8]];
  const outline = smooth([...half.map(([x, up]): Point => [x, BEAM - up]), ...under.map(([x, down]): Point => [x, BEAM + down])], true, 0.8);
  scene.add(b.form(outline, '#d0a040', { ...BRASS, grain: 0.05, long: 2 }));
  scene.add(b.ball(400, BEAM, 19, 19, '#e8b850', BRASS) + b.dot(400, BEAM, 6, '#6c4420'));
  [150, 650].forEach((x) => scene.add(b.ball(x, BEAM + 2, 15, 15, '#d8a444', BRASS) + b.line(oval(x + (x < 400 ? 22 : -22), BEAM + 22, 9, 12), '#a87830', 6)));
}

/** A pan on its three chains. */
function pan(scene: Scene, [x, y]: Point): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(x + 56, 868, 150, 22, '#140e10', 0.5);
  const chain = (dx: number, dy: number) => {
    const steps = 26;
    const links = times(steps, (i) => oval(x + (dx * (i + 0.5)) / steps, BEAM + 32 + ((y + dy - BEAM - 32) * (i + 0.5)) / steps, 4, 7));
    return b.line(links.join(''), '#8c6428', 3) + b.line(`M${x} ${BEAM + 32}L${x + dx} ${y + dy}`, '#f0cc74', 2, { opacity: 0.7 });
  };
  scene.add(chain(0, -26) + b.form(oval(x, y, 132, 26), '#a87830', { pale: '#e8c068', shade: '#4a3018' }));
  scene.add(b.flat(oval(x, y + 3, 118, 19), '#6c4820', 0.55));
}

function panFront(scene: Scene, [x, y]: Point): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const steps = 26;
  const chain = (dx: number) => {
    const links = times(steps, (i) => oval(x + (dx * (i + 0.5)) / steps, BEAM + 32 + ((y - BEAM - 32) * (i + 0.5)) / steps, 4, 7));
    return b.line(links.join(''), '#a87830', 3) + b.line(`M${x} ${BEAM + 32}L${x + dx} ${y}`, '#ffe09a', 2, { opacity: 0.7 });
  };
  scene.add(chain(-128) + chain(128));
  scene.add(
    b.form(`M${x - 134} ${y}C${x - 120} ${y + 62} ${x - 60} ${y + 84} ${x} ${y + 84}C${x + 60} ${y + 84} ${x + 120} ${y + 62} ${x + 134} ${y}C${x + 90} ${y + 32} ${x - 90} ${y + 32} ${x - 134} ${y}Z`,
      '#d0a040', { ...BRASS, grain: 0.3, long: 1.6 }),
  );
  scene.add(b.line(`M${x - 132} ${y + 2}C${x - 90} ${y + 34} ${x + 90} ${y + 34} ${x + 132} ${y + 2}`, '#fff0b4', 5, { opacity: 0.85 }));
}

/** A white feather lies in the left pan and curls up over its rim. */
function feather(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5c6480' });
  const [x, y] = PANS[0];
  const quill: Point[] = [[x - 92, y + 6], [x - 40, y - 14], [x + 20, y - 44], [x + 72, y - 92], [x + 96, y - 150]];
  const vane = b.form(ribbon(quill, (t) => 6 + 74 * Math.sin(Math.PI * (0.06 + 0.9 * t)) ** 0.7), '#f4f0e4', { pale: '#fffef8', shade: '#9ca0b0', grain: -1.2, dabs: 1.6 });
  const barbs = times(30, (i) => {
    const t = 0.08 + (i * 0.9) / 30;
    const [px, py] = along(quill, t);
    const long = 34 * Math.sin(Math.PI * (0.06 + 0.9 * t));
    return b.line(`M${round1(px)} ${round1(py)}l${round1(-long * 0.2 + t * 8)} ${round1(-long)}M${round1(px)} ${round1(py)}l${round1(long * 0.9)} ${round1(-long * 0.1 + 4)}`,
      i % 3 ? '#d0d0d4' : '#a8acb8', 2.2, { opacity: 0.7 });
  }).join('');
  const gaps = b.flat(`M${x - 36} ${y - 52}l12 22l-5 -25ZM${x + 64} ${y - 42}l-20 -13l25 4ZM${x + 32} ${y - 104}l11 24l2 -21Z`, '#6c746c', 0.7);
  scene.add(vane + barbs + gaps + b.line(smooth([[x - 124, y + 14], ...quill]), '#b8a080', 4.5));
}

/** A rough grey stone lies in the right pan, a few grains of moss on it. */
function stone(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#242434' });
  const [x, y] = PANS[1];
  scene.add(
    b.form(smooth([[x - 88, y + 6], [x - 94, y - 50], [x - 52, y - 110], [x + 10, y - 122], [x + 70, y - 92], [x + 96, y - 36], [x + 84, y + 10], [x, y + 22]], true, 0.6), '#8a8c8c', {
      pale: '#e0dcc8',
      shade: '#34343f',
      grain: 0.7,
      dabs: 2,
    }),
  );
  scene.add(
    b.form(polygon([[x - 52, y - 110], [x + 10, y - 122], [x + 24, y - 70], [x - 34, y - 54]]), '#a8a89c', { pale: '#f4ecd4', edge: 0.3 }) +
      b.line(`M${x + 24} ${y - 70}L${x + 40} ${y - 8}M${x - 34} ${y - 54}L${x - 50} ${y + 4}M${x + 24} ${y - 70}L${x + 80} ${y - 64}`, '#4a4a52', 4, { opacity: 0.6 }),
  );
  scene.add(b.blot(x - 70, y - 26, 18, 12, '#6c8448', 0.8, 0.3) + b.blot(x - 60, y - 40, 10, 7, '#94a85c', 0.8, 0.3));
}

function weights(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const weight = (x: number, y: number, k: number) => {
    scene.shadow(x + 18 * k, y + 2, 50 * k, 9, '#140e10', 0.6);
    scene.add(
      b.put(x, y, k,
        b.form('M-30 0V-56C-30 -66 30 -66 30 -56V0Q0 8 -30 0Z', '#b8863c', { ...BRASS, grain: 1.5 }) + b.form('M-9 -62V-78H9V-62Z', '#a87830', BRASS) + b.ball(0, -86, 15, 13, '#c8963c', BRASS)),
    );
  };
  weight(612, 918, 1);
  weight(690, 912, 0.78);
  weight(750, 922, 0.58);
  const gap = lighten('#3c281c', 0.02);
  scene.add(b.form(oval(540, 926, 26, 7), gap, { dabs: 0, edge: 0 }));
}

export default picture({
  id: 'st146',
  motifs: ['abstract', 'order', 'justice', 'metal'],
  words: {
    en: {
      title: 'Scales in balance',
      name: 'Brass scales with a feather and a stone, in balance',
      shows: 'Old brass scales stand on a shop counter, perfectly level: in the left pan lies a white feather, in the right one a heavy grey stone.',
      closer:
        'Light falls in a broad shaft from the upper left and makes the brass shine; the shelves of jars behind stay dim and green. The red needle points exactly to the middle. The stone has a bit of moss on it. On the counter stand three brass weights in a row, and beside them is a dark round mark where a fourth has stood. Nothing moves; dust hangs in the light.',
    },
    fr: {
      title: 'Une balance en équilibre',
      name: 'Balance de laiton : une plume et une pierre à égalité',
      shows: 'Une vieille balance de laiton se dresse sur un comptoir, parfaitement de niveau : dans le plateau de gauche, une plume blanche ; dans celui de droite, une lourde pierre grise.',
      closer:
        'La lumière tombe en large rayon d’en haut à gauche et fait luire le laiton ; les étagères de bocaux, derrière, restent sombres et vertes. L’aiguille rouge indique exactement le milieu. La pierre porte un peu de mousse. Sur le comptoir s’alignent trois poids de laiton, et à côté, une marque ronde et sombre là où s’en trouvait un quatrième. Rien ne bouge ; la poussière flotte dans la lumière.',
    },
  },
  paint: { under: [90, 96, 76], flow: 1.2 },
  draw(scene) {
    shop(scene);
    shaft(scene, [[-40, -60], [240, -60], [760, 800], [200, 800]], '#ffe6a8', 0.5);
    counter(scene);
    scene.glow(330, 850, 420, '#ffdc98', 0.4, 110);
    PANS.forEach((spot) => pan(scene, spot));
    pillar(scene);
    beam(scene);
    feather(scene);
    stone(scene);
    PANS.forEach((spot) => panFront(scene, spot));
    weights(scene);
    motes(scene, [60, 40, 640, 780], 120);
  },
});
