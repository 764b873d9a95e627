import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, bush, oval, roundTree, wildFlowers } from '../../src/shapes/index.ts';
import { motes, planks, washed } from '../../src/shapes/scenes/backdrops.ts';
import { bough, foliage, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#1c3a38';
const LOOK = { light: 1, night: NIGHT } as const;
const COVER = '#b03a44';
const [A, B, C, D]: [Point, Point, Point, Point] = [[176, 572], [590, 524], [722, 750], [128, 826]];

function garden(scene: Scene): void {
  washed(scene, [-10, 260], '#bfe0d0', '#fdf6c8', { strokes: 160, grain: 0.1 });
  scene.glow(560, 150, 380, '#fffbd8', 0.9);
  times(13, (i) => scene.add(at(-20 + i * 70, 270, 1, roundTree(scene, between(scene.r, 120, 200), { leaves: ['#5f9a64', '#8cbc6c', '#dce890'], night: NIGHT, light: 1 }))));
  const lawn = scene.ridge(256, 8, 2, 3);
  scene.hill(lawn, '#c4d870', '#5f9a50', { rim: '#fbfab0', rimWidth: 4, dabs: 320, dabLength: 30, depth: 280, shadow: 0.1, dabColours: ['#d8e480', '#8cba58', '#6aa450', '#eef09c'] });
  tufts(scene, 40, 280, 440, ['#6aa450', '#8cba58', '#4f8a48'], { height: 30 });
  [[60, 310], [230, 290], [720, 300]].forEach(([x, y]) => scene.add(at(x!, y!, 1, bush(scene, 90, { blossom: '#ffffff', night: NIGHT, leaves: ['#3f7a50', '#6aa45c', '#c4dc78'] }))));
  scene.add(at(660, 440, 1, wildFlowers(scene, 260, { count: 26, height: 44, colours: ['#ffffff', '#f6c83c', '#e87a6c'] })));
}

/** An empty deck chair with a straw hat left on its seat. */
function deckChair(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(500, 440, 150, 20, NIGHT, 0.5);
  scene.add(b.line('M420 440L560 236M600 442L430 330', '#a8703c', 11) + b.line('M462 448L606 232M640 446L470 330', '#c88a4c', 11));
  const cloth = 'M560 236L606 232C590 300 566 380 520 398C500 404 470 396 450 380L410 386C440 420 500 430 540 410C596 380 600 300 606 232Z';
  const sling = 'M552 238L612 234C608 320 572 392 524 402C490 406 470 384 456 346L424 352C436 410 470 438 520 432Z';
  scene.add(b.form('M548 240L616 234C606 320 580 390 530 404C486 412 454 376 440 338L404 346C420 404 470 444 528 430C560 420 540 300 548 240Z', '#f4ead0', { grain: 1.2, pale: '#fffbe8' }));
  scene.add(b.inside(sling + cloth, ...times(4, (i) => b.line(`M${566 + i * 16} 230C${560 + i * 14} 320 ${540 + i * 8} 390 ${500 + i * 6} 420`, '#3f8ca0', 8, { opacity: 0.8 }))));
  scene.add(b.ball(500, 392, 52, 15, '#e0b860', { pale: '#fff0b0' }) + b.form('M470 388C472 356 526 354 530 386Z', '#e8c470', { pale: '#fff4c0' }) + b.line('M472 384Q500 392 530 382', '#b03a44', 7));
}

function boughs(scene: Scene): void {
  scene.add(bough(scene, [[-30, 120], [120, 90], [300, 40], [460, 20]], [56, 40, 24, 8], '#6a5040', LOOK));
  const heaps: [number, number, number, number][] = [[40, 40, 150, 80], [220, 30, 130, 60], [400, 4, 130, 46], [0, 170, 90, 70], [690, 0, 140, 44]];
  heaps.forEach(([x, y, rx, ry]) => scene.add(foliage(scene, x, y, rx, ry, ['#2f6a48', '#5f9c50', '#cce070'], { heaps: 16, leaf: 13 })));
  const b = brush(scene, 100, LOOK);
  [[110, 130], [250, 96], [54, 230], [390, 60]].forEach(([x, y]) => scene.add(b.line(`M${x} ${y! - 36}q4 8 2 16`, '#4a3828', 4) + b.ball(x!, y!, 22, 21, '#d8503c', { pale: '#ffd070' })));
}

function book(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const down = ([x, y]: Point, by: number): Point => [x, y + by];
  const [front, side] = [96, 70];
  scene.add(`<path d="${polygon([[100, 850], down(D, front + 12), down(C, front + 6), [700, 800], [60, 760]])}" transform="translate(-34 16)" fill="${NIGHT}" opacity=".6" ${scene.blur(9)}/>`);
  scene.add(
    b.form(polygon([down(D, front - 14), down(C, front - 14), down(B, side), [B[0] + 6, B[1] + side + 12], down([C[0] + 8, C[1]], front), down([D[0] - 6, D[1]], front)]), mix(COVER, NIGHT, 0.3), {
      pale: '#e88a74',
    }),
  );
  const pages = polygon([down([D[0] + 10, D[1]], 6), down([C[0] - 8, C[1]], 6), down([C[0] - 8, C[1]], front - 14), down([D[0] + 10, D[1]], front - 14)]);
  const edge = polygon([down([C[0] - 8, C[1]], 6), down(B, 6), down(B, side - 10), down([C[0] - 8, C[1]], front - 14)]);
  scene.add(b.form(pages, '#f0e0b8', { grain: -0.13, long: 3, dabs: 2, pale: '#fff8dc', shade: '#a88c60' }) + b.form(edge, '#f8ecc8', { grain: 1, dabs: 1.2, pale: '#fffbe4', shade: '#c8a878' }));
  scene.add(times(7, (i) => b.line(`M${D[0] + 12} ${D[1] + 14 + i * 10}L${C[0] - 10} ${C[1] + 14 + i * 10}`, '#a08458', 2, { opacity: 0.45 })).join(''));
  scene.add(b.form(polygon([A, B, [C[0] + 6, C[1]], [C[0] + 6, C[1] + 10], [D[0] - 6, D[1] + 10], [D[0] - 6, D[1]]]), COVER, { grain: -0.1, dabs: 1.8, pale: '#f08070', shade: '#5c1c34', edge: 1.2 }));
  const inset = (t: number): Point[] => [A, B, C, D].map(([x, y]): Point => [410 + (x - 410) * t, 668 + (y - 668) * t]);
  scene.add(b.line(polygon(inset(0.9)), '#e8bc5c', 6, { opacity: 0.9 }) + b.line(polygon(inset(0.84)), '#e8bc5c', 3, { opacity: 0.8 }));
  inset(0.76).forEach(([x, y], i) =>
    scene.add(
      at(x, y, 1, `<g transform="scale(1 .56)">${
        times(5, (k) => `<g transform="rotate(${k * 72 + i * 20})">${b.flat('M0 0C-12 -10 -10 -26 0 -34C10 -26 12 -10 0 0Z', '#e8bc5c', 0.9)}</g>`).join('')
      }</g>`),
    )
  );
  scene.add(b.form('M520 810C526 850 500 880 516 920C520 940 500 956 504 976L536 964C540 930 528 900 544 866C550 846 546 826 546 806Z', '#3f8ca0', { pale: '#a8dce0', grain: 1.4 }));
  scene.add(b.form('M300 838C284 868 290 904 312 920C334 900 342 864 330 834Z', '#8cb050', { pale: '#e0e890', edge: 1.4 }) + b.line('M314 836C310 866 312 890 312 918', '#dfe890', 4));
}

const LENSES: Point[] = [[292, 690], [514, 662]];

function spectacles(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [wire, dark] = ['#d8a040', '#6a4420'];
  const lens = ([x, y]: Point, grow = 0) => smooth(times(12, (i): Point => [x + Math.cos(i * 0.5236) * (96 + grow), y + Math.sin(i * 0.5236) * (66 + grow * 0.7) - Math.cos(i * 0.5236) * 9]), true);
  const rims = LENSES.map((place) => lens(place)).join('');
  const bridge = 'M384 668C396 632 418 630 424 662';
  const temples = 'M200 696C196 640 226 560 262 516C280 494 300 500 302 520M608 648C616 600 600 540 590 486C586 462 566 458 560 476';
  scene.add(at(-16, 22, 1, `<g opacity=".55" ${scene.blur(5)}>${b.line(rims + bridge + temples, '#3a0c20', 13)}</g>`));
  LENSES.forEach(([x, y]) => scene.add(scene.glowShape(x - 24, y + 22, 84, '#ffe9a0', 0.75, 46)));
  scene.add(b.line(temples, dark, 12) + b.line(temples, wire, 8) + at(-1, -2, 1, b.line(temples, '#fff0b0', 2.6)));
  scene.add(b.line('M262 516C280 494 300 500 302 520M590 486C586 462 566 458 560 476', '#5c3428', 15) + b.line('M270 512C282 500 292 502 298 512M588 480C584 466 572 464 566 472', '#b8784c', 5));
  LENSES.forEach((place) => {
    const glass = lens(place);
    scene.add(`<path d="${glass}" fill="${scene.linear([[0, '#f6fff0', 0.62], [0.5, '#c8f0e0', 0.2], [1, '#ffffff', 0.42]], 0, 0, 1, 1)}"/>`);
    scene.add(
      b.inside(glass,
        b.line(`M${place[0] + 10} ${place[1] - 70}L${place[0] - 60} ${place[1] + 60}M${place[0] + 44} ${place[1] - 70}L${place[0] - 26} ${place[1] + 60}`, '#ffffff', 15, { opacity: 0.5 }),
        scene.glowShape(place[0] + 50, place[1] - 34, 40, '#8cc86c', 0.8, 26)),
    );
  });
  scene.add(b.line(rims + bridge, dark, 15) + b.line(rims + bridge, wire, 10) + at(1, -3, 1, b.line(rims + bridge, '#fff0b0', 3)));
  scene.add(b.ball(202, 698, 11, 11, wire, { dabs: 0 }) + b.ball(606, 650, 11, 11, wire, { dabs: 0 }));
  scene.add(
    at(560, 606, 1,
      b.ball(0, 0, 22, 17, '#d8402c', { pale: '#ff9a70', edge: 1.4 }) +
        b.ball(-20, 2, 9, 9, '#2b2030', { dabs: 0 }) +
        b.line('M-8 -14Q-2 0 -6 15', '#2b2030', 3) +
        [[4, -7], [10, 4], [0, 8]].map(([x, y]) => b.dot(x!, y!, 3.6, '#2b2030')).join(''), { turn: 16 }),
  );
}

/** Sun through leaves: soft rounds of light and of shade. */
function dapples(scene: Scene): void {
  times(34, () => scene.glow(between(scene.r, 0, 800), between(scene.r, 480, 1000), between(scene.r, 30, 70), '#fff6b0', 0.5, between(scene.r, 14, 34)));
  times(22, () => scene.shadow(between(scene.r, 0, 800), between(scene.r, 500, 1000), between(scene.r, 40, 90), between(scene.r, 16, 36), NIGHT, 0.22));
}

function petals(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  times(9, () => {
    const [x, y] = [pick(scene.r, [between(scene.r, 10, 110), between(scene.r, 720, 790), between(scene.r, 100, 700)]), between(scene.r, 936, 990)];
    scene.add(
      b.flat(oval(round1(x - 3), round1(y + 5), 15, 7), NIGHT, 0.35) +
        at(x, y, 1, b.form('M-16 0C-10 -10 8 -12 16 -2C10 8 -8 10 -16 0Z', lighten('#f4d8d4', 0.02), { dabs: 0.3 }), { turn: between(scene.r, -40, 40) }),
    );
  });
}

export default picture({
  id: 'st027',
  motifs: ['object', 'words', 'rest', 'old'],
  words: {
    en: {
      title: 'Spectacles on a closed book',
      name: 'Spectacles on a closed red book in a garden',
      shows: 'Round gold spectacles lie on a thick closed book with a red cover, on a garden table. An empty deck chair stands on the lawn behind.',
      closer:
        'A summer afternoon under an apple tree; spots of sun lie on the grey-blue boards. The cover has a double gold border and a flower in each corner, but no title. A blue ribbon marks one page, and a green leaf sticks out from between two others. A ladybird sits on the right lens. On the striped deck chair lies a straw hat with a red band, and nobody is to be seen. Pale petals have fallen on the table.',
    },
    fr: {
      title: 'Des lunettes sur un livre fermé',
      name: 'Lunettes sur un livre rouge fermé, dans un jardin',
      shows: 'Des lunettes rondes et dorées reposent sur un gros livre fermé, à la couverture rouge, sur une table de jardin. Derrière, une chaise longue vide sur la pelouse.',
      closer:
        'Un après-midi d’été sous un pommier ; des taches de soleil dansent sur les planches gris-bleu. La couverture porte une double bordure d’or et une fleur à chaque coin, mais aucun titre. Un ruban bleu marque une page, et une feuille verte dépasse entre deux autres. Une coccinelle est posée sur le verre droit. Sur la chaise longue rayée, un chapeau de paille à ruban rouge, et personne en vue. Des pétales pâles sont tombés sur la table.',
    },
  },
  paint: { under: [150, 160, 100], flow: 0.1 },
  draw(scene) {
    garden(scene);
    deckChair(scene);
    boughs(scene);
    planks(scene, 470, '#7fa4a0', { night: NIGHT, rows: 5, rim: '#f4fbe0' });
    dapples(scene);
    book(scene);
    scene.add(at(0, 0, 1, scene.glowShape(560, 600, 120, '#fff0a0', 0.4, 50) + scene.glowShape(250, 790, 110, '#fff0a0', 0.35, 40)));
    spectacles(scene);
    petals(scene);
    motes(scene, [40, 60, 780, 520], 40);
  },
});
