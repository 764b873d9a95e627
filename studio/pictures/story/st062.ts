import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { limb } from '../../src/shapes/limbs.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';

const NIGHT = '#141c30';
const STEEL = '#8498ac';
const BRASS = '#c8a05c';
const LOOK = { light: 1, night: NIGHT } as const;
const [LEFT, RIGHT, TOP, SILL] = [140, 660, 196, 836];
const GAP: Point = [322, 478];

/** Dark veined marble on both sides of the doors. */
function lobby(scene: Scene, b: Brush): void {
  const slab = (x: number, y: number, w: number, h: number) =>
    scene.add(b.form(rectangle(x, y, w, h), lighten('#2c4450', between(scene.r, -0.03, 0.03)), { pale: '#5c8088', shade: '#142430', dabs: 1.6, edge: 0.6, grain: 0.8, long: 2 }));
  times(4, (row) => [-10, 400].forEach((x) => slab(x, -10 + row * 214, 410, 214)));
  times(16, () => {
    const [x, y] = [between(scene.r, 0, 800), between(scene.r, 0, 800)];
    const vein = smooth([[x, y], [x + between(scene.r, 20, 60), y + between(scene.r, 20, 60)], [x + between(scene.r, 50, 90), y + between(scene.r, 90, 130)], [x + between(scene.r, 90, 150),
      y + between(scene.r, 150, 210)]]);
    scene.add(b.line(vein, '#b8ccc8', between(scene.r, 1.5, 4), { opacity: 0.35 }));
  });
  scene.add(`<rect width="800" height="1000" fill="${scene.linear([[0, NIGHT, 0.55], [0.4, NIGHT, 0.05], [1, NIGHT, 0.25]])}"/>`);
}

function floor(scene: Scene, room: Room): void {
  scene.add(room.face([[-300, 0, 500], [300, 0, 500], [300, 0, 240], [-300, 0, 240]], '#5c6470', { edge: 0 }));
  scene.add(room.tiles([-360, 0, 200], [720, 0, 0], [0, 0, 300], [16, 7], (c, r) => ((c + r) % 2 ? mix('#c8c4b8', '#94a0a8', scene.r() * 0.7) : mix('#38485c', '#24344c', scene.r())), 0.01));
  scene.add(`<rect x="0" y="836" width="800" height="170" fill="${scene.linear([[0, NIGHT, 0.35], [0.5, NIGHT, 0.1], [1, NIGHT, 0.4]])}"/>`);
}

/** The lit cabin behind the doors: panels, a rail, a ceiling lamp. */
function cabin(scene: Scene, b: Brush): void {
  scene.add(`<path d="${rectangle(LEFT, TOP, RIGHT - LEFT, SILL - TOP)}" fill="${scene.linear([[0, '#fff0b8'], [0.5, '#f2b864'], [1, '#b8683c']])}"/>`);
  times(6, (i) => scene.add(b.form(rectangle(250 + i * 52, 250, 48, 540), mix('#d88c48', '#f2b45c', (i % 2) * 0.5), { pale: '#fff0b0', shade: '#8a4430', grain: 1.5, dabs: 1.1 })));
  scene.add(b.form(rectangle(300, 560, 210, 16), '#f6d890', { pale: '#fffbe0' }) + scene.glowShape(400, 232, 200, '#fffbe0', 1, 150) + b.form(oval(400, 220, 80, 15), '#fffdf0', { dabs: 0 }));
  scene.add(b.form(polygon([[250, 790], [550, 790], [580, SILL], [220, SILL]]), '#8a3c34', { pale: '#d8785c', dabs: 1.2 }));
}

/** A woman in a red coat, a bunch of tulips in her arm, and her dog, who has put its nose out. */
function passengers(scene: Scene, b: Brush): void {
  const COAT = '#c83440';
  scene.add(scene.shadowShape(400, 814, 100, 16, '#5a1c24', 0.6));
  scene.add(
    limb(b, [[382, 700], [380, 806]], [40, 28], '#3c2c3c', { folds: false }) + limb(b, [[422, 700], [424, 806]], [40, 28], '#3c2c3c', { folds: false }) +
      b.form('M360 800H394V820H354ZM410 800H444L450 820H410Z', '#2c1c28', { dabs: 0.3 }),
  );
  scene.add(
    b.form('M356 470C338 540 334 640 322 726C360 748 446 748 482 726C470 640 464 540 446 470C424 452 378 452 356 470Z', COAT, { pale: '#ff8c74', shade: '#6a1830', grain: 1.4, dabs: 1.5 }) +
      b.line('M402 476V736', '#8a2034', 4) + [520, 570, 620].map((y) => b.dot(416, y, 6, '#f6d890')).join(''),
  );
  scene.add(b.form('M384 432H418V472Q401 490 384 472Z', '#a8704e', { dabs: 0.4 }) + b.form('M362 468C378 456 424 456 440 468C430 492 372 492 362 468Z', '#f2e0c0', { dabs: 0.8 }));
  scene.add(personHead(b, 401, 398, 47, { hair: 'bob', hairColour: '#3a2028', skin: '#a8704e', mouth: 'oh', hat: { kind: 'brim', colour: '#8a2438', band: '#f2c468' } }));
  const stalks = b.line('M356 640L372 560M366 642L392 556M376 640L412 564', '#5c8c4c', 6) +
    ([[366, 540], [392, 530], [416, 546], [380, 560]] as Point[]).map(([x, y]) =>
      b.form(`M${x - 14} ${y - 14}L${x - 6} ${y - 4}L${x} ${y - 18}L${x + 6} ${y - 4}L${x + 14} ${y - 14}C${x + 18} ${y + 12} ${x - 18} ${y + 12} ${x - 14} ${y - 14}Z`, '#f8c44c', {
        pale: '#fff6b8',
        dabs: 0.3,
      })
    ).join('');
  scene.add(
    stalks + b.form('M344 600L404 588L392 664L362 668Z', '#f6f0dc', { dabs: 0.5 }) + limb(b, [[440, 500], [464, 590], [384, 626]], [48, 40, 30], COAT, { pale: '#ff8c74' }) +
      b.ball(374, 628, 16, 14, '#a8704e', { dabs: 0.3 }),
  );
}

/** The small dog in the gap. */
function dog(scene: Scene, b: Brush): void {
  scene.add(
    scene.shadowShape(446, 842, 64, 12, NIGHT, 0.7) +
      at(440, 842, 1,
        [b.form('M-30 0C-36 -36 -30 -66 -4 -72C24 -66 36 -36 30 0Z', '#f2e6d0', { shade: '#a88474', grain: 1.4, pale: '#fffbe8' }),
          b.form('M-20 0C-20 -12 -4 -12 -4 0ZM4 0C4 -12 20 -12 20 0Z', '#fffaf0', { dabs: 0 }),
          b.form('M-34 -92C-36 -122 36 -122 34 -92C32 -66 16 -56 0 -56C-16 -56 -32 -66 -34 -92Z', '#f6ecd8', { shade: '#b08c78', dabs: 1 }),
          b.form('M-32 -108C-50 -112 -54 -84 -46 -68C-34 -70 -28 -88 -26 -106Z', '#a8683c', { dabs: 0.6 }) + b.form('M32 -108C50 -112 54 -84 46 -68C34 -70 28 -88 26 -106Z', '#a8683c', { dabs: 0.6 }),
          b.ball(0, -74, 15, 11, '#fffaf0', { dabs: 0 }), b.ball(0, -80, 8, 6, '#2a1c24', { dabs: 0 }), b.dot(-14, -94, 5, '#2a1c24'), b.dot(14, -94, 5, '#2a1c24'),
          b.dot(-12.500, -95.500, 1.6, '#fff6e4'), b.dot(15.500, -95.500, 1.6, '#fff6e4'), b.form('M-5 -68C-5 -56 5 -56 5 -68Z', '#e87c80', { dabs: 0 }),
          b.form('M-24 -60C-10 -50 10 -50 24 -60L24 -52C10 -42 -10 -42 -24 -52Z', '#3c8c98', { dabs: 0.3 })].join('')),
  );
}

/** One leaf of brushed steel, engraved with a fan of rays. */
function leaf(scene: Scene, b: Brush, from: number, to: number): void {
  const inner = from === LEFT ? to : from;
  const outer = from === LEFT ? from : to;
  const way = inner > outer ? 1 : -1;
  const path = rectangle(from, TOP, to - from, SILL - TOP);
  scene.add(`<path d="${path}" fill="${scene.linear([[0, '#5c7088'], [0.3, '#a8bac8'], [0.5, '#7c90a4'], [0.75, '#c4d2dc'], [1, '#64788c']], 0, 0, 1, 0)}"/>`);
  scene.add(b.inside(path, b.form(path, STEEL, { opacity: 0.4, grain: 1.57, long: 3, dabs: 1.6, pale: '#f0f8fa' })));
  const rays = times(9, (i) => {
    const turn = (i / 8) * 1.5708;
    return `M${inner - way * 16} 812L${round1(inner - way * (16 + 620 * Math.sin(turn)))} ${round1(812 - 620 * Math.cos(turn))}`;
  }).join('');
  const arcs = [110, 190, 270, 430, 560].map((radius) => `M${inner - way * 16} ${812 - radius}A${radius} ${radius} 0 0 ${way > 0 ? 0 : 1} ${inner - way * (16 + radius)} 812`).join('');
  scene.add(b.inside(path, b.line(rays + arcs, '#3c5068', 5, { opacity: 0.75 }), at(2, 2, 1, b.line(rays + arcs, '#f0f8fc', 2.2, { opacity: 0.7 }))));
  scene.add(b.form(rectangle(inner - (way > 0 ? 14 : 0), TOP, 14, SILL - TOP), '#d8c08c', { pale: '#fffbe0', shade: '#7a6444', grain: 1.5, dabs: 0.6 }));
  scene.add(`<path d="${rectangle(inner - (way > 0 ? 70 : 0), TOP, 70, SILL - TOP)}" fill="${scene.linear([[0, '#ffdc94', way > 0 ? 0 : 0.55], [1, '#ffdc94', way > 0 ? 0.55 : 0]], 0, 0, 1, 0)}"/>`);
}

/** Somebody running, blurred in the steel of the right door. */
function mirrored(scene: Scene): void {
  const door = rectangle(GAP[1], TOP, RIGHT - GAP[1], SILL - TOP);
  const figure =
    'M560 470C590 462 604 490 592 512C604 528 628 540 634 580L600 600C610 660 620 700 640 760L612 770L580 690L546 800L518 794L544 690C536 640 534 600 540 560L510 606L494 592L528 530C540 520 546 512 548 508C540 496 544 474 560 470Z';
  scene.add(`<g ${scene.clip(door)}><path d="${figure}" fill="#24385c" opacity=".6" ${scene.blur(7)}/><path d="M540 546L600 552L596 640L542 636Z" fill="#3c6c9c" opacity=".5" ${scene.blur(7)}/></g>`);
}

function portal(scene: Scene, b: Brush): void {
  const bar = (x: number, y: number, w: number, h: number, grain: number) => b.form(rectangle(x, y, w, h), BRASS, { pale: '#fff0c0', shade: '#5c4430', grain, edge: 1.4, dabs: 1 });
  scene.add(
    bar(LEFT - 38, TOP - 20, 38, SILL - TOP + 20, 1.5) + bar(RIGHT, TOP - 20, 38, SILL - TOP + 20, 1.5) + bar(LEFT - 60, TOP - 62, RIGHT - LEFT + 120, 48, 0) +
      b.form(rectangle(LEFT - 10, SILL - 6, RIGHT - LEFT + 20, 16), '#a8a494', { pale: '#fffbe0' }),
  );
  scene.add(b.line(`M${LEFT - 19} ${TOP}V${SILL}M${RIGHT + 19} ${TOP}V${SILL}`, '#5c4430', 4, { opacity: 0.7 }));
  scene.add(b.form('M250 134C250 34 550 34 550 134Z', '#24303c', { pale: '#4c6470', edge: 1.4 }) + b.line('M250 134C250 34 550 34 550 134Z', BRASS, 10));
  times(7, (i) => {
    const turn = Math.PI * (1 - (i + 0.5) / 7);
    const [x, y] = [400 + Math.cos(turn) * 116, 128 - Math.sin(turn) * 58];
    scene.add(b.dot(x, y, 7, i === 2 ? '#ffdf8c' : '#7c8890') + (i === 2 ? scene.glowShape(x, y, 40, '#ffd27a', 0.9) : ''));
  });
  scene.add(b.line('M400 128L340 84', '#f6d890', 6) + b.ball(400, 128, 11, 11, BRASS, { dabs: 0 }));
}

function buttons(scene: Scene, b: Brush): void {
  scene.add(b.form(rectangle(728, 492, 54, 130), BRASS, { pale: '#fff0c0', shade: '#5c4430', edge: 1.4 }));
  scene.add(b.form(rectangle(734, 500, 42, 114), '#2c3440', { pale: '#5c6c74', dabs: 0.6 }));
  scene.add(b.form('M755 510L771 540H739Z', '#ffd27a', { dabs: 0, pale: '#fffbe0' }) + scene.glowShape(755, 530, 60, '#ffd27a', 0.9) + b.form('M755 604L771 574H739Z', '#5c6468', { dabs: 0 }));
}

/** The strip of light on the floor, papers in the air, one flat shoe left behind. */
function chase(scene: Scene, b: Brush): void {
  scene.add(`<path d="${polygon([[GAP[0], 842], [GAP[1], 842], [600, 1010], [200, 1010]])}" fill="${scene.linear([[0, '#ffe09a', 0.95], [1, '#ffc870', 0.35]])}" ${scene.blur(5)}/>`);
  scene.add(
    `<path d="M330 1010C350 960 370 940 392 930C384 904 404 884 424 896C444 906 440 926 428 934C450 946 470 960 486 1010Z" fill="${NIGHT}" opacity=".5" ${
      scene.blur(5)
    }/><path d="M440 950L500 872L512 880L470 966Z" fill="${NIGHT}" opacity=".5" ${scene.blur(5)}/>`,
  );
  const sheet = (x: number, y: number, turn: number, size: number) =>
    scene.add(
      scene.shadowShape(x, y + 70 * size, 60 * size, 12 * size, NIGHT, 0.3) +
        at(x, y, size,
          b.form('M-46 -30C-20 -44 20 -20 48 -36L40 34C14 44 -20 20 -52 38Z', '#f4f2e8', { pale: '#ffffff', shade: '#8ca0b4', dabs: 0.7 }) +
            b.line('M-36 -12Q0 -14 34 -18M-38 4Q0 2 32 -4M-40 20Q-8 16 28 12', '#8c94a4', 3, { opacity: 0.6 }), { turn }),
    );
  sheet(92, 690, -24, 1.1);
  sheet(206, 900, 12, 1.2);
  sheet(690, 760, 34, 1);
  sheet(624, 930, -12, 1.3);
  sheet(66, 480, 40, 0.8);
}

export default picture({
  id: 'st062',
  motifs: ['place', 'late', 'chance', 'metal'],
  words: {
    en: {
      title: 'Lift doors closing',
      name: 'Steel lift doors closing on a woman and a dog',
      shows: 'Two steel lift doors slide shut; in the bright gap stand a woman in a red coat with yellow tulips and a small dog that has put its head out.',
      closer:
        'The hall is dark marble, the cabin golden, and a strip of light runs over the tiles towards you with the shadow of a head and a raised arm in it. The steel is engraved with rays, and in the right leaf somebody running is mirrored as a blur. Sheets of paper whirl through the air. Over the doors a brass half-circle shows dots and a pointer; at the right the button that points up is lit. The woman’s mouth is a small round.',
    },
    fr: {
      title: 'Les portes de l’ascenseur se ferment',
      name: 'Portes d’ascenseur se fermant sur une femme et un chien',
      shows: 'Deux portes d’acier se referment ; dans l’entrebâillement clair, une femme en manteau rouge avec des tulipes jaunes et un petit chien qui a passé la tête dehors.',
      closer:
        'Le hall est de marbre sombre, la cabine dorée, et une bande de lumière court vers nous sur le carrelage, avec l’ombre d’une tête et d’un bras levé. L’acier est gravé de rayons ; dans le battant droit se reflète, floue, une silhouette qui court. Des feuilles de papier tourbillonnent. Au-dessus, un demi-cercle de laiton à points et à aiguille ; à droite, le bouton qui pointe vers le haut est allumé. La femme a la bouche en petit rond.',
    },
  },
  paint: { under: [70, 90, 110], flow: 1.5 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    const room = new Room(scene, { eye: [0, 170, 0] as Spot, lens: 1060, centre: [400, 476] }, LOOK);
    lobby(scene, b);
    floor(scene, room);
    cabin(scene, b);
    passengers(scene, b);
    leaf(scene, b, LEFT, GAP[0]);
    leaf(scene, b, GAP[1], RIGHT);
    mirrored(scene);
    portal(scene, b);
    buttons(scene, b);
    scene.glow(400, 560, 260, '#ffdc94', 0.4, 380);
    chase(scene, b);
    dog(scene, b);
  },
});
