import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { catWalking } from '../../src/shapes/cats.ts';
import { type Brush, brush, flameAt, oval, rectangle } from '../../src/shapes/index.ts';
import { hand, limb, profile } from '../../src/shapes/limbs.ts';
import { paneWindow, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a1c2c';
const LOOK = { light: 1, night: NIGHT } as const;
const COPPER = '#d07840';
const WHITE = '#f4ead8';
const SKIN = '#d8a070';
const DOWN = 44; // how far the head sinks into the collar

function kitchen(scene: Scene, b: Brush): void {
  washed(scene, [-10, 900], '#3c6c6c', '#2c5058', { strokes: 120 });
  times(96, (i) => {
    const [column, row] = [i % 12, Math.floor(i / 12)];
    const tone = lighten(mix('#4c8480', '#2c5c64', scene.r()), between(scene.r, -0.03, 0.03));
    scene.add(b.form(rectangle(-40 + column * 74 + (row % 2) * 37, 210 + row * 74, 69, 69), tone, { pale: '#94c0b0', shade: '#1c3c48', dabs: 0.7, edge: 0.8 }));
  });
  const sky = b.blot(640, 300, 90, 18, '#ffd8a8', 0.7) + b.form('M540 400C580 360 640 384 680 366C720 350 780 372 800 364V470H540Z', '#6a5470', { dabs: 0.8 });
  paneWindow(scene, [556, 150, 280, 250], [[0, '#e8906c'], [0.6, '#fcc888'], [1, '#fff0c0']], { frame: '#8a4c38', night: NIGHT, columns: 2, rows: 2, view: sky });
  scene.glow(690, 280, 360, '#ffdc9c', 0.6);
}

/** Pans, ladle and garlic on the rail over his head. */
function rail(scene: Scene, b: Brush): void {
  scene.add(b.line('M-10 66H810', '#3c2430', 12) + b.line('M-10 62H810', '#c8804c', 4));
  const pan = (x: number, size: number) =>
    scene.add(
      b.line(`M${x} 66V84`, '#3c2430', 6) +
        at(x, 84, size,
          b.form('M-7 0H7L9 92H-9Z', '#7a4430', { dabs: 0.4 }) + b.ball(0, 140, 58, 56, COPPER, { pale: '#ffd8a0', shade: '#6a2c2c', edge: 1.5, dabs: 1.3 }) +
            b.line(oval(0, 140, 46, 44), '#8a4030', 4, { opacity: 0.6 }) + b.line('M20 104Q42 116 44 142', '#fff0c8', 6, { opacity: 0.8 })),
    );
  pan(70, 1);
  pan(186, 0.72);
  pan(760, 0.62);
  scene.add(b.line('M548 66V170', '#c8c0b8', 8) + b.ball(548, 186, 24, 20, '#a8a0a0', { pale: '#fff6e0' }));
  times(5, (i) => scene.add(b.ball(640 + (i % 2) * 22, 88 + i * 17, 15, 14, '#f2e4d0', { shade: '#a88484', dabs: 0.4 })));
  scene.add(b.line('M651 66V170', '#8a6c4c', 4, { opacity: 0.6 }));
}

function counter(scene: Scene, b: Brush): void {
  scene.add(b.form(rectangle(-10, 660, 300, 34), '#a8683c', { pale: '#f0b878' }) + b.form(rectangle(-10, 692, 300, 320), '#7a4434', { grain: 1.5, dabs: 1.2 }));
  scene.add(scene.shadowShape(70, 662, 80, 12, NIGHT, 0.6) + at(62, 664, 1, catWalking(scene, 150, { ...LOOK, coat: '#e8ddd0', inner: '#e8a090', eye: '#8cb85c' })));
  scene.add(
    at(152, 612, 0.66,
      b.form('M-60 0C-40 -34 30 -34 54 0C30 30 -40 30 -60 0Z', '#8cb0bc', { pale: '#e8f4f0', shade: '#3c5c74', dabs: 0.9 }) + b.form('M-56 0L-92 -28C-84 -8 -84 8 -92 28Z', '#6c94a4', { dabs: 0.4 }) +
        b.dot(34, -6, 5, '#2a2030') + b.line('M16 -18Q8 0 16 18', '#4c7084', 4), { turn: 66 }),
  );
}

/** The great copper pot on the fire. */
function pot(scene: Scene, b: Brush): void {
  scene.add(b.form(rectangle(330, 916, 490, 100), '#3c3444', { pale: '#7c7080', dabs: 1.2 }) + b.form(rectangle(320, 902, 500, 22), '#5c5060', { pale: '#c0a8a0' }));
  scene.glow(604, 900, 230, '#ff9c4c', 0.8, 80);
  times(9, (i) => scene.add(at(484 + i * 30, 908, 1, flameAt(b, 0, 0, 30 + (i % 3) * 8))));
  scene.add(b.line('M430 760C392 756 392 816 436 812M778 760C816 756 816 816 772 812', '#8a4c34', 16));
  const belly = 'M426 700C420 790 428 850 452 886C500 902 710 902 756 886C782 850 790 790 784 700Z';
  scene.add(b.form(belly, COPPER, { pale: '#ffd8a0', shade: '#6a2830', edge: 1.6, dabs: 1.6, grain: 0.1 }));
  scene.add(
    b.inside(belly, b.line('M430 760Q606 800 780 760', '#8a4030', 6, { opacity: 0.6 }),
      `<path d="M700 720C720 780 716 830 700 880L740 880C764 830 764 770 752 720Z" fill="#fff0c8" opacity=".55" ${scene.blur(9)}/>`,
      b.line('M480 730C476 780 480 830 492 870', '#5c2430', 16, { opacity: 0.35 })),
  );
  scene.add(b.form(oval(605, 700, 184, 46), '#e89858', { pale: '#fff0c8', edge: 1.3 }) + b.form(oval(605, 704, 164, 36), '#d8903c', { pale: '#ffd890', shade: '#a8502c', dabs: 1.4 }));
  const bits: [number, number, string][] = [[540, 700, '#e8643c'], [600, 716, '#6c9c4c'], [660, 698, '#e8643c'], [700, 712, '#f2e0a8'], [570, 722, '#f2e0a8'], [636, 724, '#6c9c4c'], [496, 706,
    '#6c9c4c']];
  bits.forEach(([x, y, colour]) => scene.add(b.ball(x, y, 15, 8, colour, { dabs: 0.3 })));
  scene.add(
    at(664, 700, 1,
      b.form('M-26 12L-34 -50Q-14 -58 8 -52L12 -18C34 -18 52 -8 54 12Q14 22 -26 12Z', '#d83c3c', { pale: '#ff9c80', shade: '#7a1c30', dabs: 0.8, edge: 1.3 }) +
        b.form(oval(-13, -51, 21, 7), '#6c1c30', { dabs: 0 }) + b.line('M-30 -36Q-10 -32 9 -38', '#f6e8d0', 6) +
        b.form('M-34 8C-10 20 40 22 62 8C50 30 -20 32 -34 8Z', '#d8903c', { dabs: 0.4, edge: 0 }), { turn: -12 }),
  );
}

function steam(scene: Scene): void {
  const plume = (x: number, wide: number, height: number) => {
    const half = height * 0.5;
    scene.add(
      `<path d="M${x} 700C${x - 60} ${700 - half * 0.5} ${x + 70} ${700 - half} ${x - 10} ${700 - height}" fill="none" stroke="#fff6e8" stroke-width="${wide}" stroke-linecap="round" opacity=".34" ${
        scene.blur(14)
      }/>`,
    );
  };
  plume(560, 60, 420);
  plume(640, 76, 520);
  plume(712, 54, 380);
}

/** The cook in white, a spoon at his lips, one hand on his hip. */
function cook(scene: Scene, b: Brush): void {
  const cloth = { pale: '#fffdf2', shade: '#a88890', grain: 1.4, dabs: 1.5, edge: 1.4 };
  scene.add(`<path d="M150 1010C130 800 150 620 240 540C340 500 420 560 460 660C500 760 500 900 480 1010Z" fill="${NIGHT}" opacity=".5" transform="translate(-24 6)" ${scene.blur(14)}/>`);
  scene.add(limb(b, [[300, 610], [132, 736], [226, 850]], [90, 88, 70], mix(WHITE, NIGHT, 0.14), cloth));
  scene.add(b.form('M170 1010C150 860 156 660 220 574C262 528 340 520 392 556C450 600 492 720 500 840C504 900 500 960 494 1010Z', WHITE, cloth));
  scene.add(
    b.form('M196 1010C206 940 214 880 216 820C290 850 420 850 500 812C506 880 504 950 494 1010Z', '#5c7c94', { pale: '#b8d0d8', shade: '#2c3c5c', grain: 1.4, dabs: 1.3 }) +
      b.line('M214 826C290 856 420 856 500 818', '#34486c', 9),
  );
  scene.add(
    b.line('M394 590C426 660 444 740 446 824', '#c8a8a0', 5, { opacity: 0.7 }) + [[376, 650], [398, 720], [408, 790], [424, 636], [446, 706], [460, 776]].map(([x, y]) =>
      b.ball(x!, y!, 8, 8, '#5c4a54', { dabs: 0 })
    ).join(''),
  );
  scene.add(b.form('M290 470H380V556Q336 580 290 552Z', mix(SKIN, NIGHT, 0.12), { dabs: 0.6 }));
  scene.add(at(346, 372 + DOWN, 2.35, profile(b, { skin: SKIN, hair: '#3c2c30', style: 'short', eyes: 'closed', smile: 0.2 })));
  scene.add(at(346, 372 + DOWN, 2.35, b.form('M46 15C36 12 24 16 18 26C12 28 8 24 6 22C8 34 18 36 28 30C34 26 42 24 46 15Z', '#3c2c30', { grain: 0.3, dabs: 0.8, pale: '#8a6a5c' })));
  scene.add(
    b.form('M290 540C320 516 372 516 404 548L414 590C380 616 310 606 280 578Z', '#d8483c', { pale: '#ff9c80', dabs: 1 }) +
      b.form('M396 586C420 596 432 630 424 654C404 640 388 616 384 596Z', '#c83c38', { dabs: 0.6 }),
  );
  const toque = 'M226 292C200 240 150 210 166 150C180 100 240 90 270 112C290 66 372 60 396 104C440 84 492 116 482 166C474 216 436 240 432 286C370 262 290 266 226 292Z';
  scene.add(
    at(0, DOWN, 1,
      b.form(toque, '#fbf4e6', { ...cloth, dabs: 1.2 }) + b.line('M262 250C250 210 240 180 238 150M330 240C326 200 326 160 330 130M400 244C410 210 418 180 420 150', '#c0a4a4', 6, { opacity: 0.6 })),
  );
  scene.add(at(0, DOWN, 1, b.form('M222 296C290 262 372 258 434 284L438 340C372 314 290 318 230 350Z', '#f4ead8', { ...cloth, grain: 0.1 })));
}

function tasting(scene: Scene, b: Brush): void {
  const cloth = { pale: '#fffdf2', shade: '#a88890', dabs: 1.5, edge: 1.3 };
  const bowl = b.form('M452 436C456 412 500 404 530 418C540 434 520 462 492 464C470 464 452 452 452 436Z', '#b07840', { pale: '#f0c888', shade: '#6a3c28', edge: 1.4 }) +
    b.form('M460 430C474 416 510 412 524 422C512 434 478 440 460 430Z', '#e8a048', { pale: '#ffe0a0', dabs: 0.5 });
  scene.add(at(0, DOWN, 1, b.form('M516 426L640 520C652 530 644 546 630 540L508 452Z', '#b07840', { pale: '#f0c888', grain: 0.6 }) + bowl));
  scene.add(b.flat('M500 516C496 530 504 538 508 530C510 524 504 520 500 516Z', '#e8a048') + b.flat('M506 556C502 572 512 580 516 570C518 564 510 560 506 556Z', '#e8a048'));
  const sleeve = 'M258 572C300 550 352 574 384 628C410 674 430 706 448 716C470 690 498 640 516 586L604 640C580 726 530 806 478 816C420 820 330 764 276 692C246 650 232 596 258 572Z';
  scene.add(
    `<path d="${sleeve}" fill="${NIGHT}" opacity=".3" transform="translate(-10 16)" ${scene.blur(9)}/>` + b.form(sleeve, WHITE, { ...cloth, grain: 0.7 }) +
      b.line('M448 716Q432 740 440 772M462 700Q470 730 486 744M392 650Q360 660 344 690', '#b89898', 6, { opacity: 0.6 }),
  );
  scene.add(b.form('M522 572L612 620L594 662L506 606Z', '#fffaf0', { ...cloth, dabs: 0.6 }) + at(590, 572, 2.5, hand(b, 'fist', SKIN), { turn: 30 }));
  scene.add(scene.glowShape(500, 440, 70, '#fff6e8', 0.4) + b.line('M492 442C480 424 504 414 492 390M518 440C508 420 530 410 518 384', '#fff6e8', 6, { opacity: 0.6 }));
}

export default picture({
  id: 'st076',
  motifs: ['people', 'food', 'work', 'doubt'],
  words: {
    en: {
      title: 'Cook tasting soup',
      name: 'Cook with a moustache tasting soup from a spoon',
      shows: 'A cook in white with a tall hat, in profile, holds a wooden spoon to his lips over a big steaming copper pot. His eyes are closed.',
      closer:
        'Evening light comes from a window at the right; the wall is tiled in sea green, copper pans and garlic hang from a rail. The cook has a black moustache, a red neckerchief and one hand on his hip, and takes his time; two drops fall from the spoon. Carrots and peas float in the soup, and so does a small red boot. Behind his back a white cat stands on the counter with a fish in its mouth.',
    },
    fr: {
      title: 'Le cuisinier goûte la soupe',
      name: 'Cuisinier moustachu goûtant la soupe à la cuillère',
      shows: 'Un cuisinier en blanc à haute toque, de profil, porte une cuillère en bois à ses lèvres au-dessus d’une grande marmite de cuivre fumante. Ses yeux sont fermés.',
      closer:
        'La lumière du soir vient d’une fenêtre, à droite ; le mur est carrelé de vert d’eau, des casseroles de cuivre et de l’ail pendent à une barre. Le cuisinier a une moustache noire, un foulard rouge et une main sur la hanche, et prend son temps ; deux gouttes tombent de la cuillère. Dans la soupe flottent carottes et petits pois, et une petite botte rouge. Derrière son dos, un chat blanc se tient sur le plan de travail, un poisson dans la gueule.',
    },
  },
  paint: { under: [120, 90, 80], flow: 0.3 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    kitchen(scene, b);
    rail(scene, b);
    counter(scene, b);
    scene.add('<g transform="translate(40 0)">');
    cook(scene, b);
    pot(scene, b);
    steam(scene);
    tasting(scene, b);
    scene.add('</g>');
    scene.over(
      times(20, () => `<circle cx="${round1(between(scene.r, 520, 720))}" cy="${round1(between(scene.r, 400, 690))}" r="${round1(between(scene.r, 0.8, 2.4))}" fill="#fff6e0" opacity=".6"/>`).join(''),
    );
  },
});
