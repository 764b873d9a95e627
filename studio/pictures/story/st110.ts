import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, flock, oval } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';

const NIGHT = '#4c3450';
const BRONZE = '#5c9c8c';
const DARK = '#1f4c58';
const PALE = '#c0ecd0';
const METAL = { light: 1, night: DARK } as const;

function square(scene: Scene): void {
  scene.sky([[0, '#e8b874'], [0.3, '#f8d898'], [0.6, '#fdf0c8'], [1, '#d8a878']]);
  scene.glow(690, 190, 420, '#fffbe0', 0.9);
  scene.wisps(24, 20, 420, ['#f0c484', '#fdeabc', '#e0b080', '#fff4d4'], 0.55);
  const fronts: [number, number, number, string][] = [[-30, 150, 330, '#d89c6c'], [118, 120, 400, '#e8bc88'], [236, 150, 470, '#f0cc9c'], [420, 140, 486, '#f4d4a8'], [560, 130, 420, '#ecc490'], [684,
    150, 350, '#dca470']];
  fronts.forEach(([x, wide, top, tone]) => facade(scene, x, wide, top, tone));
  scene.mist(640, 300, '#fdeac0', 0.6, 4);
}

/** The front of a town house in the haze: roof, cornice, rows of shuttered windows. */
function facade(scene: Scene, x: number, wide: number, top: number, tone: string): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(
    b.form(polygon([[x - 6, top + 4], [x + wide * 0.14, top - 70], [x + wide * 0.86, top - 70], [x + wide + 6, top + 4]]), mix(tone, '#8c5c64', 0.5), { grain: 1.4, dabs: 1.2 }) +
      b.form(polygon([[x, top], [x + wide, top], [x + wide, 1010], [x, 1010]]), tone, { grain: 1.5, dabs: 1.3 }) +
      b.line(`M${x - 4} ${top + 4}H${x + wide + 4}`, lighten(tone, 0.1), 9),
  );
  times(15, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const [wx, wy] = [x + wide * (0.18 + column * 0.27), top + 40 + row * 118];
    scene.add(
      b.flat(`M${round1(wx)} ${wy}h${round1(wide * 0.12)}v62h${round1(-wide * 0.12)}Z`, mix(tone, '#5c5070', 0.62)) +
        b.line(`M${round1(wx - 3)} ${wy + 66}h${round1(wide * 0.12 + 6)}`, lighten(tone, 0.12), 5) +
        b.flat(`M${round1(wx - wide * 0.07)} ${wy}h${round1(wide * 0.05)}v62h${round1(-wide * 0.05)}Z`, mix(tone, '#6c8c7c', 0.5)),
    );
  });
}

/** Streaks of old rain on the bronze. */
function patina(scene: Scene, left: number, top: number, right: number, bottom: number, count: number): string {
  return hairs(scene, [left, top, right, bottom], count, [PALE, '#3c7c78', '#8cc8ac', '#2c5c64', '#7cb89c'], () => 1.57, { length: 46, width: 4, opacity: 0.34 });
}

function coat(scene: Scene): void {
  const b = brush(scene, 100, METAL);
  const chest = 'M-20 1020V900C20 836 140 800 270 784C330 800 470 800 530 784C660 800 780 836 820 900V1020Z';
  scene.add(
    modelled(b, chest, '#4c8a80', { grain: 1.4, dabs: 1.4, pale: PALE, edge: 1.4 }, soft(scene, 'M-20 880C120 820 260 800 330 800L250 1020H-20Z', DARK, 0.6, 22),
      soft(scene, oval(640, 860, 120, 40), PALE, 0.45, 18), patina(scene, 0, 780, 800, 1010, 150)),
  );
  const lapel = (side: number) =>
    at(400, 0, 1,
      b.form('M0 860L-60 776L-150 800C-130 880 -70 950 -10 1020H0Z', '#5f9f90', { grain: 1.2, pale: PALE, dabs: 1.2 }) + b.line('M-138 812C-118 884 -64 948 -14 1000', PALE, 5, { opacity: 0.5 }), {
      flip: side > 0,
    });
  scene.add(
    lapel(-1) + lapel(1) + [850, 910, 970].map((y) =>
      b.ball(364, y + 20, 15, 15, '#8cc8a8', { dabs: 0.4, pale: '#f0fff0' }) + b.ball(438, y + 20, 15, 15, '#8cc8a8', { dabs: 0.4, pale: '#f0fff0' })
    ).join(''),
  );
  scene.add(
    b.form('M318 690C310 770 330 812 400 830C470 812 490 770 488 700Z', '#4c8a80', { grain: 1.5, pale: PALE }) +
      b.form('M296 790C330 770 370 790 400 830C430 790 470 770 504 790L486 836C450 826 420 840 400 862C380 840 350 826 314 836Z', '#6caf9c', { dabs: 1, pale: PALE }),
  );
  [-1, 1].forEach((side) => scene.add(at(400 + side * 294, 856, 1, epaulette(b), { flip: side > 0 })));
  scene.add(at(560, 934, 1, star(b)));
}

/** A shoulder piece with its fringe of bullion. */
function epaulette(b: Brush): string {
  const fringe = times(13, (i) => b.form(`M${-112 + i * 14} ${-8 + Math.abs(i - 5) * 3}l-3 72q8 10 15 0l2 -72Z`, '#7cb89c', { dabs: 0.3, pale: PALE })).join('');
  return fringe + b.form('M-120 0C-120 -50 -40 -66 90 -56L96 -20C40 -10 20 12 -20 12C-60 14 -120 20 -120 0Z', '#6caf9c', { grain: 0.2, dabs: 1.2, pale: '#e0fbe4' }) +
    b.line('M-100 -8C-70 -34 0 -44 86 -40', DARK, 4, { opacity: 0.4 });
}

/** An order on the breast. */
function star(b: Brush): string {
  const points = times(16, (i): Point => {
    const [a, q] = [(i / 16) * Math.PI * 2, i % 2 ? 20 : 42];
    return [Math.cos(a) * q, Math.sin(a) * q];
  });
  return b.form(polygon(points), '#8cc8a8', { dabs: 0.5, pale: '#f0fff0' }) + b.ball(0, 0, 15, 15, '#5c9c8c', { dabs: 0.3, pale: PALE });
}

function face(scene: Scene): void {
  const b = brush(scene, 100, METAL);
  const skull = 'M276 470C268 400 300 330 400 326C500 330 532 400 524 470C530 560 512 640 476 692C452 724 428 736 400 736C372 736 348 724 324 692C288 640 270 560 276 470Z';
  scene.add([-1, 1].map((side) => at(400 + side * 126, 536, 1, b.form('M0 -36C-26 -48 -36 -10 -26 20C-18 46 -4 46 2 30Z', '#5c9c8c', { pale: PALE }), { flip: side > 0 })).join(''));
  scene.add(
    modelled(b, skull, BRONZE, { grain: 1.4, dabs: 1.4, pale: PALE, edge: 1.3 }, soft(scene, 'M270 330H380C330 420 340 600 392 740H270Z', DARK, 0.5, 24),
      soft(scene, oval(462, 440, 44, 36), PALE, 0.5, 16), soft(scene, oval(470, 590, 36, 40), PALE, 0.42, 14),
      soft(scene, 'M296 500C330 484 372 492 388 516L380 548C350 544 320 540 300 530Z', DARK, 0.62, 8), soft(scene, 'M504 500C470 484 428 492 412 516L420 548C450 544 480 540 500 530Z', DARK, 0.5, 8),
      soft(scene, oval(408, 716, 34, 12), PALE, 0.6, 8), patina(scene, 270, 330, 530, 736, 80)),
  );
  const eye = (x: number) =>
    b.form(`M${x - 36} 522C${x - 22} 496 ${x + 22} 496 ${x + 36} 522C${x + 20} 540 ${x - 20} 540 ${x - 36} 522Z`, '#8cc4ac', { dabs: 0.4, pale: '#e4fbe4' }) +
    b.flat(oval(x, 510, 15, 12), DARK) +
    b.dot(x + 5, 506, 3.6, '#e4fbe4') +
    b.line(`M${x - 42} 524C${x - 24} 488 ${x + 24} 488 ${x + 42} 524`, DARK, 6, { opacity: 0.7 });
  scene.add(eye(344) + eye(456));
  scene.add(
    b.form('M400 428C386 460 390 540 356 594C352 616 374 622 400 624C426 622 448 616 444 594C410 540 414 460 400 428Z', '#6cae9c', { grain: 1.5, pale: '#e0fbe4', dabs: 1, edge: 1 }) +
      b.flat(oval(378, 612, 8, 5), DARK, 0.7) +
      b.flat(oval(422, 612, 8, 5), DARK, 0.7),
  );
  const moustache =
    'M400 634C370 622 330 640 300 672C284 690 262 690 252 672C258 708 290 718 324 706C356 694 380 676 400 664C420 676 444 694 476 706C510 718 542 708 548 672C538 690 516 690 500 672C470 640 430 622 400 634Z';
  scene.add(
    soft(scene, oval(400, 686, 80, 10), DARK, 0.5, 6) +
      modelled(b, moustache, '#7cbaa2', { dabs: 1, pale: '#e4fbe4', edge: 1.2 },
        b.line('M396 646C360 650 330 676 290 700M404 646C440 650 470 676 510 700M392 656C370 668 350 684 320 698M408 656C430 668 450 684 480 698', DARK, 4, { opacity: 0.5 })) +
      b.line('M378 690Q400 698 422 690', DARK, 5, { opacity: 0.7 }),
  );
}

/** Curls and the laurel wreath over them. */
function laurels(scene: Scene): void {
  const b = brush(scene, 100, METAL);
  const curls: [number, number, number][] = [[282, 440, 36], [290, 394, 40], [322, 352, 42], [366, 326, 44], [412, 318, 44], [456, 332, 42], [494, 362, 40], [516, 402, 38], [520, 446, 32], [274, 480,
    26], [526, 482, 24], [340, 376, 32], [400, 352, 40], [458, 378, 32], [372, 392, 24], [430, 390, 26], [308, 424, 24], [494, 426, 24]];
  scene.add(
    curls.map(([x, y, q]) =>
      b.ball(x, y, q, q * 0.86, mix('#4c8a80', '#6caf9c', (q % 7) / 6), { dabs: 1, pale: PALE }) +
      b.line(
        `M${x - q * 0.5} ${y + q * 0.2}C${x - q * 0.4} ${y - q * 0.6} ${x + q * 0.6} ${y - q * 0.5} ${x + q * 0.3} ${y + q * 0.1}C${x + q * 0.1} ${y + q * 0.3} ${x - q * 0.2} ${y + q * 0.1} ${x} ${
          y - q * 0.1
        }`,
        DARK,
        5,
        { opacity: 0.5 },
      )
    ).join(''),
  );
  const leaf = b.form('M0 0C-22 -12 -24 -44 0 -66C24 -44 22 -12 0 0Z', '#8ccaa8', { dabs: 0.8, pale: '#f0fff0' }) + b.line('M0 -4V-54', DARK, 3, { opacity: 0.5 });
  times(9, (i) =>
    [-1, 1].forEach((side) => {
      const a = (i / 8) * 1.75;
      scene.add(at(400 + side * Math.sin(a) * 146, 462 - Math.cos(a) * 128, 0.8, leaf, { turn: side * (-64 + i * 14 + (i % 2 ? 24 : -20)) }));
    }));
}

/** The pigeon, on top of it all, with a small rolled note on its leg. */
function pigeon(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#34304c' });
  scene.add(soft(scene, oval(400, 318, 90, 18), DARK, 0.6, 10));
  scene.add(b.line('M384 276L378 312M424 276L430 310', '#d8686c', 10) + b.line('M378 312L354 322M378 312L388 326M430 310L452 320M430 310L438 324M378 312L366 326M430 310L420 322', '#d8686c', 7));
  scene.add(b.form('M346 284L404 294L400 318L342 308Z', '#fffaec', { dabs: 0.3 }) + b.line('M375 286L370 315', '#d83c40', 9));
  scene.add(b.form('M300 214C262 236 214 272 190 296C214 304 262 292 308 268Z', '#5c6484', { grain: 2.6, dabs: 1.2, pale: '#a8acc0' }) + b.line('M196 294L224 274', '#2c3450', 16));
  const body = 'M286 214C310 170 380 156 436 158C462 150 470 130 472 108C476 78 502 62 528 72C550 82 556 106 546 126C538 150 540 190 520 226C496 268 440 292 380 288C330 286 290 262 286 214Z';
  scene.add(
    modelled(b, body, '#8c98b8', { grain: 0.4, dabs: 1.2, pale: '#dce0ec', edge: 1.2 }, soft(scene, 'M300 250C380 300 480 280 530 200V300H300Z', '#3c3c60', 0.5, 14),
      soft(scene, 'M464 120C500 130 530 140 552 120L536 210C510 220 470 200 448 160Z', '#5c4c94', 0.75, 8),
      soft(scene, 'M480 140C504 156 524 160 540 150L530 190C510 196 490 180 476 160Z', '#4cac8c', 0.75, 6), hairs(scene, [440, 80, 550, 260], 60, ['#b8c0d8', '#6c6ca0', '#7cc0a8', '#a884bc'], () =>
        1.2, { length: 12, width: 3 })),
  );
  const wing = 'M300 222C330 176 400 172 452 196C440 236 380 258 310 262C270 268 236 280 210 286C236 262 270 248 300 222Z';
  scene.add(
    modelled(b, wing, '#a4b0cc', { grain: 2.8, dabs: 1.2, pale: '#eceef4', edge: 1.1 }, b.line('M340 188C356 210 352 240 336 262M372 184C392 206 388 236 372 254', '#2c3454', 15),
      b.line('M220 284L300 256', '#3c4464', 10, { opacity: 0.7 }), b.line('M400 200q20 6 34 0M396 222q20 8 32 0M408 186q16 4 28 0', '#6c789c', 4, { opacity: 0.6 })),
  );
  scene.add(
    b.form('M548 96L578 110L546 116Z', '#5c5468', { dabs: 0 }) + b.form('M540 90C548 84 558 92 556 100L544 102Z', '#f4ece4', { dabs: 0 }) + b.dot(522, 98, 10, '#f08434') +
      b.dot(523, 98, 5.4, '#201828'),
  );
  scene.over(`<circle cx="525" cy="96" r="2" fill="#fff8e8"/>`);
}

/** What pigeons leave to the great. */
function traces(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#8c94a0' });
  scene.add(
    b.form('M470 330C486 326 496 340 492 366C490 400 496 430 486 450C476 444 480 410 474 390C466 370 460 340 470 330Z', '#f8f4e4', { dabs: 0.4 }) +
      b.form('M660 800C676 792 696 800 694 820C692 850 698 870 690 886C680 878 682 850 672 838C662 830 652 812 660 800Z', '#f8f4e4', { dabs: 0.4 }),
  );
}

export default picture({
  id: 'st110',
  motifs: ['animal', 'humour', 'city', 'power'],
  words: {
    en: {
      title: 'Pigeon on a statue’s head',
      name: 'Pigeon on the head of a bronze statue',
      shows: 'A grey pigeon stands on the curls of a green bronze statue: a general with a laurel wreath, a great moustache and fringed shoulders.',
      closer:
        'Seen from below on a hazy golden morning, with the ochre houses of a town square behind. The statue’s eyes are turned up, as if it knew. A star is pinned to its coat, and there are white traces on its forehead and one shoulder. The pigeon’s neck shines violet and green. A small rolled note with a red ribbon is tied to its leg. More birds fly off at the left.',
    },
    fr: {
      title: 'Un pigeon sur la tête de la statue',
      name: 'Pigeon sur la tête d’une statue de bronze',
      shows: 'Un pigeon gris se tient sur les boucles d’une statue de bronze verdie : un général à couronne de laurier, grande moustache et épaulettes à franges.',
      closer:
        'Vu d’en bas, un matin doré et brumeux, avec les maisons ocre d’une place derrière. Les yeux de la statue sont levés, comme si elle savait. Une étoile est épinglée à son habit, et il y a des traces blanches sur le front et une épaule. Le cou du pigeon a des reflets violets et verts. Un petit billet roulé, au ruban rouge, est attaché à sa patte. D’autres oiseaux s’envolent à gauche.',
    },
  },
  paint: { under: [200, 160, 110], flow: 0.2 },
  draw(scene) {
    square(scene);
    scene.add(at(150, 210, 1, flock(scene, 170, { count: 7, colour: '#8c6470', span: 20 })));
    coat(scene);
    face(scene);
    laurels(scene);
    traces(scene);
    pigeon(scene);
    times(20, () => scene.spark(between(scene.r, 420, 800), between(scene.r, 60, 600), { radius: between(scene.r, 0.8, 1.6), core: '#fffbe4', reach: 7, opacity: 0.4 }));
  },
});
