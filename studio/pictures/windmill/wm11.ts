import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, bucket, bush, cat, child, cloud, house, lampPost, moon, oval, stones, villager } from '../../src/shapes/index.ts';

const NIGHT = '#10143c';
const MOON = '#ffe9b0';
const STONE = '#8a90b8';
const [X, RIM] = [400, 712];

function sky(scene: Scene): void {
  scene.sky([[0, '#0d1440'], [0.35, '#1f3178'], [0.6, '#4560a8'], [1, '#1a2458']]);
  scene.wisps(16, 30, 420, ['#2c4088', '#3c56a0', '#182660', '#5a74b8'], 0.6);
  scene.stars(150, 430, { largest: 2.8 });
  times(7, () => scene.spark(between(scene.r, 40, 760), between(scene.r, 30, 260), { radius: 3, reach: 26, opacity: 0.6 }));
  const around: [number, number, number, number][] = [[190, 210, 230, 0.22], [612, 250, 210, 0.2], [420, 120, 170, 0.18]];
  around.forEach(([x, y, size, tall]) => scene.add(at(x, y, 1, cloud(scene, size, { tall, pale: '#5f78b8', shade: '#33468c' }), { opacity: 0.75 })));
}

function village(scene: Scene): void {
  const far = scene.ridge(560, 40, 2, 4);
  scene.hill(far, '#3a5098', '#2a3c7c', { rim: '#8fa8d8', rimWidth: 3, dabs: 70, shadow: 0 });
  const row: [number, number, number, string, string, number][] = [
    [262, 610, 54, '#7a86b4', '#4a3a70', 1], [530, 606, 56, '#8088b0', '#5a3a68', 1],
    [168, 634, 84, '#8a90b8', '#6a3a60', 2], [612, 630, 80, '#7f8ab4', '#3f4080', 2],
    [40, 670, 112, '#98a0c4', '#443a78', 2], [716, 668, 116, '#929cc0', '#7a3f5c', 2],
  ];
  scene.mist(560, 120, '#7f98d0', 0.4, 2);
  row.forEach(([x, y, size, wall, roof, floors]) => {
    const light = x < X ? 1 : -1;
    scene.add(at(x, y, 1, house(scene, size, { wall, roof, floors, light, night: NIGHT, smoke: '#8fa0cc', wind: light * 0.6 }), { flip: x > X }));
  });
  scene.glow(X, 560, 430, MOON, 0.5, 330);
}

function square(scene: Scene): void {
  const ground = scene.ridge(668, 6, 2, 9);
  scene.hill(ground, '#5a6aa8', '#1f2860', { rim: '#c8ccd8', rimWidth: 3, dabs: 40, depth: 340 });
  scene.glow(X, 800, 460, MOON, 0.55, 170);
  times(330, () => {
    const t = scene.r() ** 1.2;
    const [x, y] = [between(scene.r, -20, 820), 684 + t * 330];
    const near = Math.max(0, 1 - Math.hypot((x - X) / 430, (y - 790) / 190));
    const colour = mix(pick(scene.r, ['#3f4d8c', '#2c3874', '#51609c']), '#f2dca4', near * 0.75);
    scene.add(`<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(9 + t * 24)}" ry="${round1(3 + t * 8)}" fill="${colour}" opacity=".6"/>`);
  });
}

function basin(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(X, 842, 330, 44, NIGHT, 0.6);
  scene.add(b.form(oval(X, RIM, 286, 60), lighten(STONE, 0.06)));
  scene.add(`<path d="${oval(X, RIM + 4, 262, 47)}" fill="${scene.radial([[0, '#fff6cf'], [0.55, '#f6dc9c'], [1, '#7f9ccc']], 0.5, 0.4, 0.6)}"/>`);
}

function bather(scene: Scene): void {
  const b = brush(scene, 100, { light: 1 });
  scene.add(`<g ${scene.clip(`M0 0H800V${RIM + 14}Q${X} ${RIM + 44} 0 ${RIM + 14}Z`)}>${at(X, 560, 1, moon(scene, 400, { colour: '#ffeebb', face: true, light: -1 }))}</g>`);
  const towel = 'M300 392C304 352 350 338 400 338C450 338 496 352 500 392C508 420 516 440 520 462C504 470 492 466 484 456C478 430 470 412 462 400C430 386 370 386 336 402C320 410 306 408 300 392Z';
  scene.add(b.form(towel, '#7f9fcf', { grain: 0.3, pale: '#e8eefa' }));
  scene.add(b.line('M306 382C330 352 470 352 494 384M488 446L514 452', '#f3ead6', 6) + b.line('M312 396C340 368 460 370 488 396', '#c8605f', 4));
  scene.add([0.56, 0.74, 0.92].map((q, i) => b.line(`M${X - 262 * q} ${RIM + 12 + i * 3}Q${X} ${RIM + 34 + i * 9} ${X + 262 * q} ${RIM + 12 + i * 3}`, ['#fffbe4', '#e8dcb4', '#a9bcdc'][i]!, 5, { opacity: 0.8 })).join(''));
  const drips: Point[] = [[232, 640], [250, 664], [556, 646], [570, 610], [214, 600], [586, 676]];
  drips.forEach(([x, y]) => scene.add(b.flat(`M${x} ${y - 16}C${x + 10} ${y - 2} ${x + 9} ${y + 10} ${x} ${y + 10}C${x - 9} ${y + 10} ${x - 10} ${y - 2} ${x} ${y - 16}Z`, '#fff4c4')));
}

function basinFront(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const wall = `M${X - 286} ${RIM + 4}C${X - 282} 790 ${X - 262} 822 ${X - 240} 830Q${X} 872 ${X + 240} 830C${X + 262} 822 ${X + 282} 790 ${X + 286} ${RIM + 4}A286 60 0 0 1 ${X - 286} ${RIM + 4}Z`;
  scene.add(b.form(wall, STONE, { dabs: 1 }) + stones(b, wall, STONE, [X - 290, RIM, 580, 150], 24, 0.7));
  const lip = (y: number) => `M${X - 286} ${y}A286 60 0 0 0 ${X + 286} ${y}`;
  scene.add(b.line(lip(RIM + 8), mix(STONE, NIGHT, 0.25), 28) + b.line(lip(RIM + 4), lighten(STONE, 0.1), 22) + b.line(lip(RIM - 2), '#fff0c4', 7, { opacity: 0.85 }));
  const runs: [number, number][] = [[300, 120], [388, 150], [470, 96], [548, 60], [226, 66]];
  runs.forEach(([x, length]) => scene.add(b.line(`M${x} ${RIM + 40}q5 ${length * 0.5} 0 ${length}`, '#ffefb4', 9, { opacity: 0.85 }) + scene.glowShape(x, RIM + 40 + length, 46, MOON, 0.7, 20)));
}

/** A neighbour with a bucket of moonlight in the raised hand; turned to the left when flip is set. */
function neighbour(scene: Scene, x: number, y: number, size: number, flip: boolean, svg: string, pail: number): void {
  scene.shadow(x, y, size * 0.26, 9, NIGHT, 0.6);
  const bucketAt = at(size * 0.4, -size * 0.44, 1, bucket(scene, pail, { full: '#fff2bc', glow: true, light: 1, night: NIGHT, colour: '#8a5f4c' }));
  scene.add(at(x, y, 1, svg + bucketAt, { flip }));
}

function neighbours(scene: Scene): void {
  const base = { night: NIGHT, light: 1 as const, eyes: 'closed' as const };
  neighbour(scene, 62, 800, 204, false, villager(scene, 204, { ...base, coat: '#8c4a68', shawl: true, scarf: '#d08a7c', hair: '#cfc4c0', arms: ['down', 'forward'] }), 58);
  neighbour(scene, 738, 806, 214, true, villager(scene, 214, { ...base, coat: '#3f5a94', hat: '#c8605f', hair: '#5a3a44', arms: ['hip', 'forward'] }), 62);
  neighbour(scene, 172, 888, 150, false, child(scene, 150, { ...base, view: 'front', coat: '#c0444c', hat: '#f2b04c', scarf: null, arms: ['up', 'forward'] }), 44);
  neighbour(scene, 628, 896, 176, true, villager(scene, 176, { ...base, coat: '#5f7a68', shawl: true, scarf: '#e0b46c', hair: '#6a4038', style: 'bun' }), 54);
  scene.shadow(452, 916, 50, 9, NIGHT, 0.6);
  scene.add(at(436, 916, 1, cat(scene, 74, { back: true, coat: '#2a2850', light: 1, night: NIGHT })));
}

function foreground(scene: Scene): void {
  scene.add(at(300, 962, 1, bucket(scene, 84, { full: '#fff2bc', glow: true, night: NIGHT })));
  scene.add(at(742, 990, 1, bucket(scene, 96, { full: '#fff2bc', glow: true, night: NIGHT, colour: '#7f5a58' })));
  scene.add(at(26, 1012, 1, bush(scene, 190, { leaves: ['#1c2860', '#3a4c90', '#7f90c4'], blossom: '#c8a8d0', light: 1 })));
  scene.add(at(590, 1030, 1, bush(scene, 130, { leaves: ['#1c2860', '#3a4c90', '#7f90c4'], blossom: '#c8a8d0', light: -1 })));
  times(34, () => scene.spark(between(scene.r, 130, 670), between(scene.r, 420, 900), { radius: between(scene.r, 1.2, 2.6), reach: 14, opacity: 0.8 }));
}

export default picture({
  id: 'wm11',
  motifs: ['stars', 'water', 'light', 'night'],
  words: {
    en: {
      title: 'The Moon’s Bath',
      name: 'Full moon in a village fountain',
      shows: 'The full moon soaks in a village fountain; neighbours scoop up its dripping light in buckets.',
      closer: 'The moon is huge and cream yellow, with closed eyes, pink cheeks and a striped blue towel on its head; it is the one bright thing in a deep blue night. Light runs over the stone rim in threads and gathers on the cobbles. Four neighbours carry pails of it: an old woman in a shawl, a man in a red hat, a child in a red coat and a woman in green. Two more full buckets stand in front, a dark cat sits with its back to us, and smoke rises from houses with lit windows under small clouds and stars.',
    },
    fr: {
      title: 'Le Bain de la lune',
      name: 'Pleine lune dans une fontaine de village',
      shows: 'La pleine lune se prélasse dans la fontaine d’un village ; les voisins recueillent dans des seaux sa lumière ruisselante.',
      closer: 'La lune est énorme, d’un jaune crème, les yeux clos, les joues roses, une serviette bleue rayée sur la tête ; rien d’autre n’est aussi clair dans cette nuit d’un bleu profond. La lumière coule en filets par-dessus la margelle et se répand sur les pavés. Quatre voisins en portent un seau : une vieille femme en châle, un homme au bonnet rouge, un enfant en manteau rouge et une femme en vert. Deux autres seaux pleins sont posés devant, un chat sombre nous tourne le dos, et des maisons aux fenêtres éclairées fument sous quelques nuages et les étoiles.',
    },
  },
  paint: { under: [90, 90, 150], flow: 0.1 },
  draw(scene) {
    sky(scene);
    village(scene);
    square(scene);
    scene.add(at(254, 690, 1, lampPost(scene, 220, { lit: false, colour: '#2a3060' })));
    basin(scene);
    bather(scene);
    basinFront(scene);
    neighbours(scene);
    foreground(scene);
  },
});
