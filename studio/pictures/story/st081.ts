import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, cup, oval, rectangle, wool } from '../../src/shapes/index.ts';
import { hand, limb } from '../../src/shapes/limbs.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#241440';
const LOOK = { light: -1, night: NIGHT } as const;
const SCREEN = '#6ce8f0';
const CHAIR = '#a83c5c';
const CARDIGAN = '#8c7cc8';
const SKIN = '#f2cbb0';

/** The wall in the dusk: paper, a shelf with three gold cups, a lamp. */
function parlour(scene: Scene, b: Brush): void {
  washed(scene, [-10, 1010], '#4c2c5c', '#2c1c48', { strokes: 280 });
  times(70, (i) => {
    const [column, row] = [i % 10, Math.floor(i / 10)];
    scene.add(
      at(30 + column * 84 + (row % 2) * 42, 40 + row * 110, 1, b.form('M0 20C-16 8 -16 -14 0 -26C16 -14 16 8 0 20Z', '#6c4478', { pale: '#a878a0', dabs: 0 }) + b.line('M0 20V36', '#6c4478', 4), {
        opacity: 0.55,
      }),
    );
  });
  scene.glow(92, 250, 340, '#ffb870', 0.8);
  scene.add(
    b.line('M92 330V720', '#7a4c34', 14) + b.form('M28 320L58 190H126L158 320Q92 338 28 320Z', '#ffdc98', { pale: '#fffbe0', shade: '#e08c4c', dabs: 0.8, grain: 1.4 }) +
      b.line('M30 320Q92 338 156 320', '#c8704c', 7),
  );
  scene.add(b.form(rectangle(560, 196, 240, 18), '#8a5444', { pale: '#f0b080' }));
  const trophy = (x: number, size: number) =>
    scene.add(
      at(x, 198, size,
        scene.shadowShape(16, -4, 44, 8, NIGHT, 0.5) + b.form('M-26 0H26V-16H-26Z', '#5c3448', { dabs: 0.4 }) +
          b.form('M-6 -14H6L8 -44H-8Z', '#d8a040', { dabs: 0.3 }) + b.line('M-30 -96C-60 -96 -54 -58 -22 -58M30 -96C60 -96 54 -58 22 -58', '#d8a040', 8) +
          b.form('M-34 -108H34C34 -66 22 -42 0 -40C-22 -42 -34 -66 -34 -108Z', '#f0bc50', { pale: '#fff6c0', shade: '#8a5434', edge: 1.4 }) +
          b.form(oval(0, -108, 34, 8), '#fff0b0', { dabs: 0 })),
    );
  trophy(610, 0.86);
  trophy(690, 1.1);
  trophy(764, 0.8);
}

function armchair(scene: Scene, b: Brush): void {
  const cloth = { pale: '#f08c8c', shade: '#4c1840', dabs: 1.6, edge: 1.5 };
  scene.add(scene.shadowShape(400, 900, 400, 80, NIGHT, 0.7));
  scene.add(b.form('M168 860C150 640 140 440 178 330C216 250 320 226 400 226C480 226 584 250 622 330C660 440 650 640 632 860Z', CHAIR, { ...cloth, grain: 1.4 }));
  ([[256, 400], [256, 520], [544, 400], [544, 520]] as Point[]).forEach(([x, y]) =>
    scene.add(b.dot(x, y, 8, '#5c1c44') + b.line(`M${x} ${y}l-26 -20M${x} ${y}l26 -20M${x} ${y}v30`, '#6c2044', 4, { opacity: 0.5 }))
  );
  const lace = times(9, (i) => b.ball(284 + i * 29, 282 + Math.sin((i / 8) * 3.14) * 22, 20, 18, '#f2e8e4', { shade: '#a898b8', dabs: 0.3 })).join('');
  scene.add(
    b.form('M270 236C340 222 460 222 530 236L540 276C480 306 320 306 260 276Z', '#f2e8e4', { shade: '#a898b8', dabs: 1 }) + lace + times(8, (i) =>
      b.dot(292 + i * 31, 262 + Math.sin((i / 7) * 3.14) * 12, 5, CHAIR, 0.7)).join(''),
  );
}

function arms(scene: Scene, b: Brush): void {
  const cloth = { pale: '#f08c8c', shade: '#4c1840', dabs: 1.6, edge: 1.5, grain: 1.4 };
  scene.add(
    b.form('M96 900C84 800 84 700 104 650C130 606 206 610 222 660C236 720 234 820 230 900Z', CHAIR, cloth) +
      b.form('M704 900C716 800 716 700 696 650C670 606 594 610 578 660C564 720 566 820 570 900Z', CHAIR, cloth),
  );
}

/** The grandmother: lap, cardigan, head with glasses and a headset. */
function grandmother(scene: Scene, b: Brush): void {
  const wear = { pale: '#d8c8ff', shade: '#3c2c6c', grain: 1.4, dabs: 1.6, edge: 1.4 };
  const lap = 'M206 730C250 680 550 680 594 730C622 780 624 850 612 930H188C176 850 178 780 206 730Z';
  scene.add(
    b.form(lap, '#4c7c8c', { pale: '#a8e0e0', shade: '#1c3458', dabs: 1.5, grain: 1.5 }) + b.inside(lap, ...times(24, (i) =>
      at(210 + (i % 8) * 54 + (Math.floor(i / 8) % 2) * 27, 750 + Math.floor(i / 8) * 60, 1, b.dot(0, 0, 8, '#f2e0a8') + [0, 72, 144, 216, 288].map((turn) =>
        b.dot(Math.cos(turn / 57.3) * 13, Math.sin(turn / 57.3) * 13, 7, '#f08c7c', 0.9)
      ).join('')))),
  );
  scene.add(b.form('M262 500C300 450 500 450 538 500C576 570 580 670 570 748C500 776 300 776 230 748C220 670 224 570 262 500Z', CARDIGAN, wear));
  scene.add(
    b.form('M348 466C366 456 434 456 452 466L420 760H380Z', '#f6ecdc', { shade: '#a890a8', dabs: 0.8 }) + b.line('M346 468L378 760M454 468L422 760', '#6c5ca8', 8) + [540, 600, 660].map((y) =>
      b.dot(400, y, 6, '#e08c7c')
    ).join(''),
  );
  scene.add(
    b.form('M360 420H440V480Q400 506 360 480Z', mix(SKIN, NIGHT, 0.12), { dabs: 0.4 }) +
      times(9, (i) => b.ball(356 + i * 11, 484 + Math.sin((i / 8) * 3.14) * 14, 7, 7, '#fbf4e8', { dabs: 0 })).join(''),
  );
  scene.add(personHead(b, 400, 356, 96, { view: 'front', hair: 'bun', hairColour: '#dcd8e0', skin: SKIN, mouth: 'laugh' }));
  const lens = (x: number) =>
    b.form(oval(x, 358, 33, 30), SCREEN, { opacity: 0.5, pale: '#ffffff', dabs: 0 }) +
    b.form(`M${x - 20} 346H${x + 2}V356H${x - 20}ZM${x - 2} 362H${x + 18}V370H${x - 2}Z`, '#ff7cb0', { dabs: 0, opacity: 0.9 }) + b.line(oval(x, 358, 34, 31), '#5c3458', 7);
  scene.add(lens(362) + lens(438) + b.line('M396 352Q400 346 404 352M328 352L310 346M472 352L490 346', '#5c3458', 6) + b.dot(362, 360, 8, '#2b2030') + b.dot(438, 360, 8, '#2b2030'));
  scene.add(
    b.line('M304 350C296 220 504 220 496 350', '#2c2848', 20) + b.line('M306 340C302 230 498 230 494 336', '#f0705c', 6) +
      b.form('M284 332C284 316 316 316 318 332V394C316 408 286 408 284 394Z', '#2c2848', { pale: '#7c74b0' }) +
      b.form('M482 332C484 316 516 316 516 332V394C514 408 484 408 482 394Z', '#2c2848', { pale: '#7c74b0' }) + b.line('M300 400C304 436 330 446 356 440', '#2c2848', 6) +
      b.ball(362, 439, 11, 8, '#f0705c', { dabs: 0 }),
  );
}

function controller(scene: Scene, b: Brush): void {
  const wear = { pale: '#e0d0ff', shade: '#3c2c6c', grain: 1, dabs: 1.5, edge: 1.4 };
  scene.add(scene.shadowShape(400, 716, 190, 34, NIGHT, 0.6));
  const sleeve = (side: number) => {
    const x = (dx: number) => 400 + side * dx;
    return b.form(
      `M${x(118)} 510C${x(190)} 540 ${x(226)} 640 ${x(206)} 704C${x(186)} 746 ${x(130)} 730 ${x(100)} 690L${x(126)} 640C${x(140)} 650 ${x(146)} 640 ${x(142)} 620C${x(124)} 590 ${x(110)} 540 ${
        x(118)
      } 510Z`,
      mix(CARDIGAN, side > 0 ? NIGHT : '#ffffff', 0.1),
      wear,
    ) + b.line(`M${x(142)} 622Q${x(170)} 640 ${x(196)} 634M${x(140)} 646Q${x(160)} 680 ${x(186)} 690`, '#5c4c98', 5, { opacity: 0.6 });
  };
  scene.add(sleeve(-1) + sleeve(1));
  const shell = 'M292 628C310 606 346 604 366 616H434C454 604 490 606 508 628C530 664 540 712 528 744C510 760 484 742 464 712H336C316 742 290 760 272 744C260 712 270 664 292 628Z';
  scene.add(
    b.form(shell, '#f2eee8', { pale: '#ffffff', shade: '#8c84b0', dabs: 1, edge: 1.5 }) + b.form('M378 632H422V652H378Z', '#2c2848', { dabs: 0 }) +
      b.form('M318 646H332V632H348V646H362V662H348V676H332V662H318Z', '#3c3860', { dabs: 0, pale: '#8c84b0' }),
  );
  ([[460, 640, '#f0c03c'], [442, 656, '#4c8ce0'], [478, 656, '#e8485c'], [460, 672, '#5cb86c']] as [number, number, string][]).forEach(([x, y, colour]) =>
    scene.add(b.ball(x, y, 10, 10, colour, { dabs: 0 }))
  );
  scene.add(b.ball(370, 688, 17, 15, '#3c3860', { dabs: 0 }) + b.ball(430, 688, 17, 15, '#3c3860', { dabs: 0 }) + b.dot(400, 672, 5, SCREEN) + scene.glowShape(400, 672, 26, SCREEN, 0.9));
  scene.add(at(288, 690, 2.3, hand(b, 'rest', SKIN), { turn: 52, flip: true }) + at(512, 690, 2.3, hand(b, 'rest', SKIN), { turn: -52 }));
  const thumb = (side: number) =>
    b.form(`M${400 + side * 96} 668C${400 + side * 84} 650 ${400 + side * 60} 644 ${400 + side * 50} 654C${400 + side * 48} 668 ${400 + side * 70} 676 ${400 + side * 86} 690Z`, SKIN, { dabs: 0.4 });
  scene.add(thumb(-1) + thumb(1));
}

/** The grandson who has lost, over the arm of the chair. */
function grandson(scene: Scene, b: Brush): void {
  const wear = { pale: '#fff0a0', shade: '#8a4c3c', grain: 1.4, dabs: 1.4, edge: 1.4 };
  scene.add(b.form('M596 930C590 800 610 720 668 700H716C780 716 810 800 812 930Z', '#e8a83c', wear) + b.line('M606 800Q704 830 808 800M604 850Q704 880 810 850', '#c8503c', 16, { opacity: 0.85 }));
  scene.add(
    b.form('M668 660H722V716Q696 734 668 714Z', '#a06c50', { dabs: 0.3 }) +
      personHead(b, 690, 606, 76, { view: 'three', flip: true, hair: 'curls', hairColour: '#3a2430', skin: '#b47c5c', mouth: 'oh' }),
  );
  scene.add(limb(b, [[640, 780], [596, 850], [560, 770]], [54, 46, 38], '#f0b848', wear) + at(552, 744, 1.9, hand(b, 'open', '#b47c5c'), { turn: -8 }));
}

/** The back of the television, its light all round it, and a bowl of popcorn. */
function television(scene: Scene, b: Brush): void {
  scene.add(`<path d="M120 880H680L800 1010H0Z" fill="${SCREEN}" opacity=".55" ${scene.blur(14)}/>`);
  scene.glow(400, 900, 470, SCREEN, 0.6, 330);
  scene.add(
    b.form('M146 1010V908C146 894 156 886 170 886H630C644 886 654 894 654 908V1010Z', '#1c1638', { pale: '#4c4480', dabs: 1 }) +
      b.line('M150 904C152 892 160 888 170 888H630C642 888 650 894 651 906', SCREEN, 6) + b.line('M250 940H550M250 960H550M250 980H550', '#3c3468', 6),
  );
  const bowl = b.form('M-70 -50H70C66 -14 44 0 0 0C-44 0 -66 -14 -70 -50Z', '#e8485c', { pale: '#ffa8a0', edge: 1.3 });
  const corn = times(16, (i) => b.ball(-56 + (i % 8) * 16, -56 - Math.floor(i / 8) * 13 + Math.abs(i % 8 - 3.5) * 3, 13, 11, '#fff0c8', { shade: '#d8a868', dabs: 0.3 })).join('');
  scene.add(scene.shadowShape(72, 976, 90, 14, NIGHT, 0.6) + at(68, 974, 1, corn + bowl));
  scene.add(at(744, 986, 1, wool(scene, 110, { ...LOOK, colour: '#f0a84c', needles: true })));
}

export default picture({
  id: 'st081',
  motifs: ['people', 'play', 'old', 'fun'],
  words: {
    en: {
      title: 'Grandmother at a games console',
      name: 'Laughing grandmother with a game controller',
      shows: 'A grandmother with glasses and a headset sits laughing in a red armchair, a game controller in her hands; beside her a boy throws up his hand, mouth open.',
      closer:
        'You look from behind the television, whose turquoise light shines up on them and in her glasses as little pink shapes. She has a grey bun, pearls and a lilac cardigan over a flowered skirt; the boy has curls and a striped yellow jumper. A cup of tea steams on the arm of the chair. A lamp glows at the left; on a shelf behind stand three gold cups. Popcorn and a ball of wool with needles lie in front.',
    },
    fr: {
      title: 'Grand-mère à la console',
      name: 'Grand-mère qui rit, une manette à la main',
      shows: 'Une grand-mère à lunettes et casque audio rit dans un fauteuil rouge, une manette entre les mains ; près d’elle, un garçon lève la main, bouche ouverte.',
      closer:
        'On regarde de derrière la télévision, dont la lumière turquoise monte sur eux et se reflète dans les lunettes en petites formes roses. Elle a un chignon gris, des perles, un gilet lilas sur une jupe à fleurs ; le garçon a des boucles et un pull jaune rayé. Une tasse de thé fume sur l’accoudoir. Une lampe luit à gauche ; sur une étagère, trois coupes dorées. Devant, du pop-corn et une pelote de laine avec ses aiguilles.',
    },
  },
  paint: { under: [80, 50, 90], flow: 0.7 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    parlour(scene, b);
    armchair(scene, b);
    grandmother(scene, b);
    arms(scene, b);
    controller(scene, b);
    scene.add(scene.shadowShape(164, 634, 74, 14, NIGHT, 0.6) + at(160, 630, 1, cup(scene, 68, { ...LOOK, colour: '#f2e4d8', band: '#e8485c', saucer: true, steam: true })));
    grandson(scene, b);
    television(scene, b);
    scene.over(
      times(26, () =>
        `<path d="M0 0h6v6h-6Z" fill="${['#6ce8f0', '#ff7cb0', '#f8d060'][Math.floor(scene.r() * 3)]}" opacity=".6" transform="translate(${round1(between(scene.r, 140, 660))} ${
          round1(between(scene.r, 780, 880))
        })"/>`).join(''),
    );
  },
});
