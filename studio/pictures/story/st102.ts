import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, cloud, head, oval, swallow, wildFlowers } from '../../src/shapes/index.ts';
import { hairs, soft } from '../../src/shapes/modelling.ts';

const NIGHT = '#2c3c60';
const COAT = '#dc9a4c';
const WHITE = '#fbf0dc';
const CAR = '#3fa49c';
const LOOK = { light: 1, night: NIGHT } as const;
const VANISH: Point = [640, 400];

/** A place on the side of the car: `x` of the picture, and how high, 0 at the sill and 1 at the roof. */
function side(x: number, high: number): Point {
  const near = (VANISH[0] - x) / 650;
  return [x, VANISH[1] + near * (850 - high * 1230)];
}

function sky(scene: Scene): void {
  scene.sky([[0, '#3f9cd0'], [0.2, '#84c8e0'], [0.36, '#e4f2d8'], [0.41, '#fdf0c0']]);
  scene.glow(760, 120, 380, '#fffbd8', 0.9, 320);
  scene.wisps(14, 20, 330, ['#f4fbf0', '#a4d8e4', '#fff6d8'], 0.55);
  const heaps: [number, number, number][] = [[560, 150, 380], [730, 290, 260], [420, 260, 220]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.28, pale: '#fffdf0', shade: '#a8c8dc', light: 1 }))));
}

function coast(scene: Scene): void {
  scene.water(398, { gradient: [[0, '#7fc8d0'], [0.14, '#3f9cb8'], [1, '#2f7ca0']], waves: ['#d8f4ec', '#5fb4c4', '#2f84a8'] }, 130);
  const cape = 'M440 404C480 372 540 356 590 372C610 380 624 396 640 402Z';
  scene.add(brush(scene, 100, LOOK).form(cape, '#8fb07c', { dabs: 1.2, pale: '#f0ecb0' }));
  const meadow = polygon([[640, 402], [664, 402], [830, 560], [830, 1010], [800, 1010]]);
  scene.add(`<path d="${meadow}" fill="#a8bc5c"/>`);
  radial(scene, meadow, 420, ['#c8d070', '#86a850', '#e4dc88', '#6f9848']);
}

/** Strokes that all flee from the vanishing point: speed. */
function radial(scene: Scene, path: string, count: number, colours: readonly string[], wide = 5): void {
  const strokes = times(count, () => {
    const [angle, reach] = [between(scene.r, 0.1, Math.PI - 0.05), 40 + scene.r() ** 0.7 * 720];
    const long = reach * between(scene.r, 0.1, 0.3);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `<path d="M${round1(VANISH[0] + dx * reach)} ${round1(VANISH[1] + dy * reach)}l${round1(dx * long)} ${round1(dy * long)}" stroke="${pick(scene.r, colours)}" stroke-width="${
      round1(wide * (0.3 + reach / 500))
    }" stroke-opacity=".6"/>`;
  });
  scene.add(`<g ${scene.clip(path)} stroke-linecap="round">${strokes.join('')}</g>`);
}

function road(scene: Scene): void {
  const lane = polygon([[634, 402], [650, 402], [806, 1010], [-20, 1010], [-20, 900], [440, 560]]);
  scene.add(`<path d="${lane}" fill="${scene.linear([[0, '#c8b4b0'], [1, '#6f6c88']], 0, 402, 0, 1010, true)}"/>`);
  radial(scene, lane, 260, ['#d8c4b8', '#8a84a0', '#b0a0a8', '#5f5f80', '#e8d8c4']);
  [[430, 470], [500, 570], [620, 730], [800, 1010]].forEach(([from, to]) => {
    const spot = (y: number, off: number): Point => [VANISH[0] + (y - 400) * (0.02 + off), y];
    scene.add(`<path d="${polygon([spot(from!, -0.014), spot(from!, 0.014), spot(to!, 0.014), spot(to!, -0.014)])}" fill="#fff6dc" opacity=".85"/>`);
  });
  const b = brush(scene, 100, LOOK);
  [[660, 430, 16], [684, 474, 26], [722, 546, 44], [786, 660, 74]].forEach(([x, y, tall]) =>
    scene.add(
      b.form(`M${x! - tall! * 0.12} ${y}V${y! - tall!}H${x! + tall! * 0.12}V${y}Z`, '#f8f0e0', { dabs: 0.3 }) +
        b.flat(`M${x! - tall! * 0.12} ${y! - tall! * 0.8}h${tall! * 0.24}v${tall! * 0.22}h${-tall! * 0.24}Z`, '#d8483c'),
    )
  );
}

/** The side of the car, from its front at the left edge to its back near the middle. */
function car(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const body = polygon([side(-20, 0.52), side(456, 0.52), side(464, 0.06), side(440, -0.04), side(-20, 0)]);
  const roof = polygon([side(-20, 1.06), side(300, 1.06), side(420, 1), side(462, 0.56), side(440, 0.52), side(-20, 0.52)]);
  scene.add(`<path d="${polygon([side(-20, -0.02), side(450, -0.02), [520, 668], [330, 1010], [-20, 1010]])}" fill="${NIGHT}" opacity=".6" ${scene.blur(9)}/>`);
  scene.add(b.form(roof, '#f2e6cc', { dabs: 1.6, pale: '#fffbea', edge: 1.2 }));
  const pane = (from: number, to: number) => polygon([side(from, 0.97), side(to, 0.965), side(to, 0.56), side(from, 0.55)]);
  scene.add(b.form(pane(20, 318), '#3c4c60', { dabs: 1.2, shade: '#22304c', grain: -0.4 }) + b.form(pane(346, 430), '#6fb4c4', { dabs: 1, pale: '#e8fbf4', grain: -0.9 }));
  scene.add(b.line(pane(20, 318) + pane(346, 430), '#dcd8d0', 7) + b.line(pane(20, 318) + pane(346, 430), '#fffdf4', 2.4));
  scene.add(b.form(body, CAR, { dabs: 2, grain: -0.35, long: 2, pale: '#a8e8d8', edge: 1.2 }));
  const belt = polygon([side(-20, 0.5), side(456, 0.5), side(458, 0.43), side(-20, 0.42)]);
  scene.add(b.form(belt, '#f2e6cc', { dabs: 0.8, grain: -0.35 }) + b.line(polygon([side(-20, 0.42), side(458, 0.43)], false), '#fffdf4', 5));
  scene.add(
    b.line(polygon([side(332, 0.5), side(336, 0.04)], false) + polygon([side(14, 0.5), side(8, 0)], false), mix(CAR, NIGHT, 0.55), 4) +
      b.line(polygon([side(262, 0.36), side(306, 0.36)], false), '#e8e8e0', 10),
  );
  scene.add(
    b.ball(400, 622, 30, 52, '#33303c', { dabs: 0.6 }) + b.ball(406, 622, 17, 32, '#dcd8d0', { dabs: 0.4 }) +
      b.form('M362 604C366 556 436 546 444 612L436 622C432 568 376 570 372 616Z', mix(CAR, NIGHT, 0.35), { dabs: 0.4 }),
  );
}

/** The driver, a hat and a shoulder in the dark of the car. */
function driver(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.inside(polygon([side(24, 0.96), side(314, 0.96), side(314, 0.56), side(24, 0.56)]), b.form('M20 620C26 510 80 470 110 462H156C196 470 226 520 230 620Z', '#c8605c', { dabs: 1, grain: 1.3 }),
      b.form('M108 470L118 430H152L160 470Q134 486 108 470Z', '#7a4c3c'), head(b, 136, 400, 50, { skin: '#a06a4c', hair: '#3a2830', style: 'bob' }),
      b.form('M54 376C84 352 192 350 222 376C190 390 86 392 54 376Z', '#e8c46c') + b.form('M88 368C90 312 184 310 188 366Z', '#f0d07c') + b.line('M89 362Q138 376 187 360', '#c8504a', 8),
      b.flat('M20 90L330 240L330 300L20 200Z', '#8fb8c8', 0.24)),
  );
}

/** Hair runs away from the nose. */
const flow = (x: number, y: number) => Math.atan2(y - 20, x - 6);

/** The wing mirror, with a little sea and road in it. */
function mirror(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const glass = oval(84, 690, 50, 42);
  scene.add(
    b.line('M20 640L60 670', '#c8c4bc', 12) +
      b.ball(78, 692, 64, 54, '#dcd8d0', { pale: '#fffdf4', edge: 1.3 }) +
      b.flat(glass, '#8fd0e0') +
      b.inside(glass, b.flat('M20 692H150V740H20Z', '#4fa4b8'), b.flat('M60 740L84 692L112 740Z', '#a09cac'), b.flat('M104 700L150 696V740H120Z', '#a8bc5c'),
        b.line('M48 672Q70 660 92 668', '#fffdf0', 5)),
  );
}

/** A floppy ear in the wind. */
function ear(b: Brush, scene: Scene, path: string, box: [number, number, number, number], lean: number): string {
  return (b.form(path, '#b8743a', { dabs: 1.2, grain: lean, pale: '#f0b870', edge: 1.3 }) +
    b.inside(path, hairs(scene, box, 60, ['#8a5430', '#e8a860', '#c8843f'], () => lean, { length: 9, width: 1 })));
}

function dog(scene: Scene): string {
  const b = brush(scene, 390, LOOK);
  const skull = 'M-31 -18C-33 -44 -16 -57 2 -57C22 -57 37 -44 35 -18C35 2 32 14 23 23C10 31 -8 31 -17 23C-28 13 -31 0 -31 -18Z';
  const jaw = 'M-19 18C-18 42 -8 52 3 52C15 52 24 42 25 18Z';
  const mouth = 'M-18 17C-10 25 -3 21 3 17C9 21 16 25 24 17C24 36 15 46 3 46C-8 46 -17 34 -18 17Z';
  const tongue = 'M-5 32C0 26 9 26 13 32C16 45 27 54 41 54C46 56 44 62 36 64C20 67 6 60 0 48C-4 42 -6 38 -5 32Z';
  return b.done(ear(b, scene, 'M-24 -38C-38 -56 -62 -62 -76 -52C-84 -42 -74 -28 -58 -24C-44 -20 -34 -18 -27 -16Z', [-84, -62, -24, -14], 0.25),
    ear(b, scene, 'M28 -38C40 -58 62 -68 76 -60C84 -50 76 -34 60 -28C48 -24 38 -18 31 -16Z', [28, -68, 84, -14], -0.45), b.form(jaw, WHITE, { dabs: 0.8, shade: '#b89c8c' }),
    b.form(skull, COAT, { dabs: 1.2, grain: 1.2, pale: '#ffd08c', edge: 1.3 }) +
      b.inside(skull, soft(scene, oval(-22, 0, 14, 26), '#8a5434', 0.5, 5), hairs(scene, [-32, -56, 36, 24], 150, ['#f4bc70', '#b87838', '#e8a858', '#c88a44'], flow, { length: 6, width: 0.9 })),
    b.form('M-3 -57C0 -38 -5 -24 -15 4H21C11 -24 7 -38 9 -57Q3 -58 -3 -57Z', WHITE, { dabs: 0.8, grain: 1.5 }),
    b.form(mouth, '#7a2c3c', { dabs: 0.4 }) + b.form('M-13 20L-11 26L-8 21ZM16 21L18 26L20 20Z', '#fffdf0', { dabs: 0 }),
    b.form(tongue, '#f08088', { dabs: 0.8, pale: '#ffb8b0', grain: 0.8 }) + b.line('M3 32C6 44 16 54 32 59', '#c8566a', 1.2, { opacity: 0.7 }),
    b.ball(-9, 9, 15.5, 13.5, WHITE, { dabs: 1, shade: '#c0a494' }) + b.ball(15, 9, 15.5, 13.5, lighten(WHITE, 0.01), { dabs: 1, shade: '#c0a494' }) +
      b.form('M-8 10C-2 -2 8 -2 14 10L3 20Z', WHITE, { dabs: 0.3, edge: 0 }), b.line('M3 7V15M3 15C-2 22 -12 23 -19 17M3 15C8 22 18 23 25 17', '#6a4450', 1.3),
    b.form('M-8 -4C-6 -11 12 -11 14 -4C15 3 8 8 3 9C-2 8 -9 3 -8 -4Z', '#3a2c3c', { pale: '#8a7c8c', dabs: 0.3 }) + b.ball(6, -5, 4, 1.8, '#d8d0dc', { dabs: 0 }),
    [[-14, 8], [-18, 12], [-12, 14], [19, 8], [23, 12], [17, 14]].map(([x, y]) => b.dot(x!, y!, 0.8, '#a8887c')).join(''),
    b.line('M-24 -15C-21 -24 -12 -24 -9 -16M16 -16C19 -25 28 -25 31 -16', '#33242c', 2.2), b.dot(-24, -6, 4, '#e8806c', 0.35) + b.dot(30, -6, 4, '#e8806c', 0.35));
}

/** Neck, chest and one paw over the sill, collar and flying scarf, in pixels. */
function shoulders(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const chest = 'M196 524C206 450 290 384 400 372L584 470C590 560 560 640 490 690C430 716 346 684 310 620C296 590 290 540 276 500Z';
  scene.add(`<path d="M230 560C300 620 350 720 440 720C380 770 270 700 210 610Z" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>`);
  scene.add(
    b.form(chest, COAT, { dabs: 1.5, grain: 0.6, pale: '#ffd08c', edge: 1.3 }) +
      b.inside(chest, soft(scene, 'M140 600L150 400L330 360L300 470L330 560L400 700L150 700Z', '#5a3434', 0.6), soft(scene, oval(500, 600, 70, 110), WHITE, 0.95),
        hairs(scene, [150, 380, 590, 720], 240, ['#f4bc70', '#b87838', '#e8a858', '#fff0d0', '#c88a44'], (x, y) => 0.5 + (x - 300) * 0.002 + (y - 500) * 0.001, { length: 30, width: 4 })),
  );
  const paw = 'M236 566C272 548 330 572 348 606C364 640 356 670 332 678C306 684 286 664 272 636C254 618 226 590 236 566Z';
  scene.add(
    b.form(paw, lighten(COAT, 0.04), { dabs: 1.2, grain: 0.9, pale: '#ffdca4', edge: 1.4 }) +
      b.form('M288 652C290 636 322 628 346 634C362 644 360 680 334 686C310 690 288 676 288 652Z', WHITE, { dabs: 0.8, shade: '#b89c8c' }) +
      b.line('M308 684C304 672 306 662 312 654M328 688C326 674 328 664 332 656', '#a8887c', 4),
  );
  const collar = 'M418 560C470 590 540 592 586 566L590 592C540 622 466 620 412 588Z';
  scene.add(
    b.form('M430 576C380 590 330 560 280 584C250 598 226 576 204 590C226 612 216 634 246 640C300 640 360 630 440 604Z', '#d83c3c', { pale: '#ff9078', dabs: 1.3, grain: 0.1, edge: 1.3 }) +
      b.form(collar, '#d83c3c', { pale: '#ff9078', dabs: 0.8 }),
  );
  scene.add([[270, 606], [320, 598], [370, 606], [470, 596], [530, 600], [240, 612]].map(([x, y]) => b.dot(x!, y!, 5, '#fff0d8')).join(''));
}

export default picture({
  id: 'st102',
  motifs: ['animal', 'road', 'joy', 'speed'],
  words: {
    en: {
      title: 'Dog with its head out of a car',
      name: 'Happy dog leaning out of a moving car',
      shows: 'A brown and white dog leans far out of the window of a turquoise car on a coast road, eyes shut with joy, ears and tongue flying.',
      closer:
        'A summer day with blue sky, white clouds and a strip of sea; the sun is at the upper right. The road, its white dashes and its posts rush away behind the car, and all strokes run to one point. The dog has a white blaze and muzzle, a red spotted scarf that flies behind it and one paw on the door. A driver with a straw hat sits in the dark of the car. A swallow races along above the roof.',
    },
    fr: {
      title: 'Chien la tête hors d’une voiture',
      name: 'Chien heureux penché hors d’une voiture qui roule',
      shows: 'Un chien brun et blanc se penche loin par la fenêtre d’une voiture turquoise, sur une route côtière, les yeux fermés de joie, oreilles et langue au vent.',
      closer:
        'Un jour d’été, ciel bleu, nuages blancs et un trait de mer ; le soleil est en haut à droite. La route, ses tirets blancs et ses bornes filent derrière la voiture, et tous les traits courent vers un seul point. Le chien a le front et le museau blancs, un foulard rouge à pois qui vole derrière lui et une patte sur la portière. Quelqu’un en chapeau de paille conduit, dans l’ombre. Une hirondelle fait la course au-dessus du toit.',
    },
  },
  paint: { under: [160, 160, 130], flow: 0.3, wobble: 0.7 },
  draw(scene) {
    sky(scene);
    coast(scene);
    road(scene);
    car(scene);
    driver(scene);
    mirror(scene);
    shoulders(scene);
    scene.add(at(496, 424, 1, dog(scene), { turn: -5 }));
    scene.add(at(404, 96, 1, swallow(scene, 96, { ...LOOK })));
    scene.add(at(760, 1010, 1, wildFlowers(scene, 130, { count: 12, height: 120, colours: ['#f6f0dc', '#f2c050', '#e87a6a'], stem: '#6f8c48', wind: -0.3 })));
  },
});
