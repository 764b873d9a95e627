import { between, times } from '../../src/core/chance.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, pine, rectangle } from '../../src/shapes/index.ts';
import { asphalt } from '../../src/shapes/scenes/backdrops.ts';
import { carSide } from '../../src/shapes/vehicles.ts';

const NIGHT = '#0c1f33';
const TUBE = '#f2ffe4';
const RED = '#d8403c';

function sky(scene: Scene): void {
  scene.sky([[0, '#0b2138'], [0.3, '#123a50'], [0.55, '#1f5f68'], [0.72, '#4f8f82']]);
  scene.add(`<path d="M-40 420L300 -60L520 -60L120 470Z" fill="#4f8c94" opacity=".28" ${scene.blur(30)}/>`);
  scene.wisps(12, 120, 560, ['#1f5a6a', '#2f7278', '#123450'], 0.45);
  scene.stars(190, 560, { largest: 2.6, colour: '#eafff4' });
  scene.spark(150, 130, { radius: 2.8 });
}

function wood(scene: Scene): void {
  const far = scene.ridge(640, 46, 2, 5);
  scene.hill(far, '#1f5560', '#1a4450', { dabs: 70, shadow: 0.1 });
  scene.mist(640, 90, '#5fa090', 0.4, 2);
  times(26, (i) => {
    const x = -20 + i * 34 + between(scene.r, -12, 12);
    scene.add(at(x, 752, 1, pine(scene, between(scene.r, 170, 330), { leaves: ['#0c2836', '#123a44', '#2a6460'], light: x < 420 ? 1 : -1, night: NIGHT })));
  });
}

function kiosk(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.glow(560, 650, 300, '#ffe6a0', 0.55, 220);
  scene.add(b.form(rectangle(424, 566, 300, 196), '#d8d8bc', { dabs: 1.4, grain: 0, shade: '#3f6a70' }) + b.form(rectangle(412, 546, 324, 24), '#3f8078', { pale: '#c8f0d8' }));
  scene.add(`<path d="${rectangle(444, 594, 168, 104)}" fill="${scene.linear([[0, '#fff6c0'], [1, '#f6cf78']])}"/>`);
  const goods = ['#d8604c', '#5f9c90', '#e8a04c', '#b8768e', '#fff0cc', '#6f8fb8'];
  times(3, (row) => {
    times(11, (i) => scene.add(b.box(450 + i * 14.4, 604 + row * 28 + ((i * 7) % 6), 10, 17 - ((i * 7) % 6), goods[(i * 5 + row * 2) % 6]!, { dabs: 0.3 })));
    scene.add(b.line(`M446 ${623 + row * 28}H610`, '#a8783f', 3));
  });
  scene.add(b.line('M444 594H612V698H444ZM528 594V698', '#2f5c60', 6));
  scene.add(
    b.form(rectangle(636, 596, 66, 164), '#2f5c60', { dabs: 0.6 }) + b.flat(rectangle(644, 606, 50, 90), '#ffefb0') + b.form(rectangle(644, 704, 50, 50), '#3f7470', { dabs: 0.5 }) +
      b.line('M688 690V712', '#f6d890', 4),
  );
  const cat = 'M476 698C470 678 476 664 486 660L484 646L494 654H504L514 646L512 662C522 668 524 686 520 698Z';
  scene.add(b.flat(cat, '#33283c') + b.line('M520 694Q536 692 534 676', '#33283c', 6));
}

/** The canopy from below: lit ceiling, red fascia, two posts. */
function canopy(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const ceiling: Point[] = [[50, 372], [770, 372], [690, 452], [150, 452]];
  scene.add(b.form(rectangle(176, 440, 20, 330), '#c8d8cc', { dabs: 1, shade: '#3f6a70' }) + b.form(rectangle(650, 440, 20, 330), '#c8d8cc', { dabs: 1, shade: '#3f6a70' }));
  scene.add(`<path d="${polygon(ceiling)}" fill="${scene.linear([[0, '#cfeed0'], [1, '#8fc4ae']])}"/>`);
  scene.dabs(polygon(ceiling), 130, ['#e6ffe0', '#a8d8bc', '#7fb8a8', '#c8ecd0'], { length: 50, width: 5 });
  const tube = (u: number): Point[] => {
    const [top, low] = [110 + u * 600, 192 + u * 456];
    return [[top - 32, 388], [top + 32, 388], [low + 24, 438], [low - 24, 438]];
  };
  [0, 0.33, 0.67, 1].forEach((u) => {
    scene.add(`<path d="${polygon(tube(u))}" fill="${TUBE}"/>`);
    scene.glow(150 + u * 530, 414, 130, '#eaffd8', 0.8, 90);
  });
  scene.add(b.form('M36 300H784V376H36Z', '#dfe6d4', { dabs: 1.2, grain: 0, shade: '#5f9088' }) + b.form('M36 322H784V352H36Z', RED, { dabs: 1, grain: 0, pale: '#ff8a70' }));
  scene.add(b.line('M36 376H784', '#fbffe8', 6, { opacity: 0.9 }) + b.form('M30 290H790V302H30Z', '#2f5c64', { dabs: 0.4 }));
}

function pump(scene: Scene, x: number, y: number): void {
  const b = brush(scene, 186, { light: -1, night: NIGHT });
  scene.add(
    at(x, y, 1,
      b.done(b.form('M-20 0V-70C-20 -80 20 -80 20 -70V0Z', RED, { pale: '#ff9a80', dabs: 1.2, edge: 1.3 }),
        b.form('M-15 -46V-68C-15 -75 15 -75 15 -68V-46Z', '#f6f0d8', { dabs: 0.5 }) + b.line('M0 -55L7 -63', '#4a3038', 1.6) + b.line('M-9 -56A9 9 0 0 1 9 -56', '#8a9a90', 1.2),
        b.form('M-16 -40H16V-8H-16Z', '#b8343a', { dabs: 0.8 }) + b.line('M-16 -24H16', '#f6d8b0', 1.4, { opacity: 0.7 }),
        b.form('M-23 0H23V5H-23Z', '#8a9a98') + b.form('M-7 -77H7V-83H-7Z', '#c8ccc0') + b.halo(0, -93, 30, '#fff6c0', 0.9) + b.ball(0, -93, 11, 11, '#fffbe0', { shade: '#e8c878' }),
        b.line('M20 -48C34 -44 36 -4 28 -4C22 -4 24 -30 25 -52', '#22303c', 2.6) + b.form('M19 -60H27L30 -50H24L22 -46H19Z', '#33404c', { dabs: 0.2 }))),
  );
}

/** An armchair upside down, two cases and a lamp, tied to the roof of the car. */
function luggage(scene: Scene): string {
  const b = brush(scene, 340, { light: 1, night: NIGHT });
  return [
    b.form('M-24 0V-12H0V0Z', '#a8583f', { dabs: 0.8 }) + b.form('M-21 -12V-21H-4V-12Z', '#4f7f8c', { dabs: 0.8 }) + b.line('M-18 -12V0M-7 -12V0M-17 -21V-12', '#e8c890', 1) +
    b.line('M-15 -21Q-12 -25 -9 -21', '#e8c890', 1),
    b.line('M6 -14L4 -26M20 -14L22 -26', '#4a3034', 1.6) +
    b.form('M1 -8H25V-15H1Z', '#3f8a84', { dabs: 0.8 }) +
    b.form('M1 0C-2 -5 -1 -12 3 -12C7 -12 7 -6 7 0Z', '#4f9c94') +
    b.form('M19 0C19 -6 19 -12 23 -12C27 -12 28 -5 25 0Z', '#4f9c94') +
    b.form('M6 0V-8H20V0Z', '#347470'),
    b.line('M-12 -21L-30 -35', '#d8c090', 1.2) + b.form('M-36 -34L-27 -44L-22 -38L-31 -28Z', '#e8907c', { dabs: 0.6 }),
    b.line('M-26 -2H28M-12 -21L2 -10', '#33283c', 0.6),
  ].join('');
}

function ground(scene: Scene): void {
  asphalt(scene, 748, '#1f4450', ['#bfe8c8', '#f6e0a0', '#7fc0b0'], { night: NIGHT, count: 520 });
  scene.glow(410, 800, 470, '#d8ffdc', 0.75, 100);
  scene.add(`<path d="M-20 880L820 868V1010H-20Z" fill="${scene.linear([[0, '#14303f'], [1, '#0b1c2c']])}" opacity=".9"/>`);
  scene.dabs('M-20 884L820 872L820 1010L-20 1010Z', 190, ['#1f4450', '#0e2434', '#2f5c64', '#173a48'], { length: 60, width: 5 });
  scene.add(brush(scene, 100).line('M-20 876L820 864', '#8fc4b0', 6, { opacity: 0.75 }));
  [[-40, 130], [250, 160], [560, 170]].forEach(([x, long]) => scene.add(`<path d="M${x} 944l${long} -3l8 17l-${long} 3Z" fill="#c8d8b8" opacity=".75"/>`));
  scene.add(`<path d="M120 812C220 796 660 796 740 812C690 834 180 836 120 812Z" fill="#5f8c8c"/>`);
  scene.dabs('M120 812C220 796 660 796 740 812C690 834 180 836 120 812Z', 60, ['#8fc4b4', '#4a7478', '#b8e0c4'], { length: 40, width: 4 });
}

/** A puddle at the kerb that holds the red fascia and the lights. */
function puddle(scene: Scene): void {
  const shape = 'M404 914C420 898 470 900 520 896C590 892 650 894 690 902C730 910 712 922 668 924C620 936 560 926 510 932C460 936 396 930 404 914Z';
  const b = brush(scene, 100);
  scene.add(
    b.flat(shape, '#2f6a70') +
      b.inside(shape, b.flat(rectangle(430, 904, 240, 6), RED, 0.6), b.flat(rectangle(450, 912, 190, 4), '#eaffd8', 0.7), b.line('M430 922H520M560 926H650M600 918H690', '#a8e0c8', 3)) +
      b.line(shape, '#9fd4bc', 2.4, { opacity: 0.6 }),
  );
}

function moths(scene: Scene): void {
  times(34, () => {
    const [x, y] = [between(scene.r, 120, 720), between(scene.r, 384, 520)];
    scene.spark(x, y, { radius: between(scene.r, 0.9, 2.2), core: '#fffce8', glow: '#eaffd0', reach: 9 });
  });
}

export default picture({
  id: 'st038',
  motifs: ['place', 'road', 'light', 'lonely'],
  words: {
    en: {
      title: 'Petrol station at night',
      name: 'Lit petrol station by a dark forest road',
      shows: 'A petrol station shines alone beside a dark road under the stars. A small car packed high with furniture stands at the two red pumps; nobody is in sight.',
      closer:
        'The canopy has a red stripe and four bright tubes that throw pale green light; moths whirl under it. On the roof of the little yellow car two cases, a lamp with a pink shade and an upturned armchair are tied down with string, and its lamps still burn. In the warm window of the shop, in front of the shelves, sits the shape of a cat. Black firs and a teal sky full of stars close in all round; a puddle holds a little of the light.',
    },
    fr: {
      title: 'Station-service la nuit',
      name: 'Station-service éclairée au bord d’une route noire',
      shows: 'Une station-service brille, seule, au bord d’une route sombre, sous les étoiles. Une petite voiture chargée de meubles est arrêtée aux deux pompes rouges ; personne en vue.',
      closer:
        'L’auvent porte une bande rouge et quatre tubes vifs qui jettent une lumière vert pâle ; des papillons de nuit y tournoient. Sur le toit de la petite voiture jaune, deux valises, une lampe à l’abat-jour rose et un fauteuil renversé sont ficelés, et ses phares brûlent encore. Dans la vitrine chaude de la boutique, devant les rayons, se découpe un chat assis. Des sapins noirs et un ciel bleu-vert plein d’étoiles entourent tout ; une flaque garde un peu de lumière.',
    },
  },
  paint: { under: [40, 80, 90], flow: 0, wobble: 0.7 },
  draw(scene) {
    sky(scene);
    wood(scene);
    ground(scene);
    kiosk(scene);
    scene.add(`<path d="M60 380L760 380L800 860L10 866Z" fill="${scene.linear([[0, '#eaffd8', 0.34], [1, '#eaffd8', 0]])}" ${scene.blur(20)}/>`);
    canopy(scene);
    pump(scene, 440, 806);
    scene.shadow(262, 848, 190, 16, NIGHT, 0.75);
    scene.add(at(262, 848, 1, carSide(scene, 340, { colour: '#e8b040', glass: '#6f9a98', light: 1, night: NIGHT, lit: true, load: luggage(scene) }), { flip: true }));
    pump(scene, 600, 812);
    puddle(scene);
    moths(scene);
  },
});
