import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { hand, limb } from '../../src/shapes/limbs.ts';
import { panesOfLight, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#5a2c50';
const LOOK = { light: -1, night: NIGHT } as const;
const HAIR = '#8a4a2c';
const STRANDS = { pale: '#d8946c', shade: '#4a2430', grain: 1.5, long: 2, dabs: 1.8, edge: 1.3 } as const;
const CAPE = '#3c9c98';
const SKIN = '#f0c4a0';
const DARK = '#8a5840';
const SHIRT = '#f2d8b0';
const CLOTH = { pale: '#fff6e0', shade: '#a87c78', grain: 1.2, dabs: 1.5, edge: 1.4 } as const;
const SHELF = 478;

function salon(scene: Scene, b: Brush): void {
  washed(scene, [-10, 780], '#f2bcaa', '#e49c98', { strokes: 300 });
  times(11, (i) => scene.add(`<path d="M${i * 80 - 10} -10V780" stroke="#d8848c" stroke-width="26" opacity=".28"/>`));
  panesOfLight(scene, [[520, -20], [760, -40], [840, 420], [600, 450]], '#fff3c8', 0.6, [2, 3]);
  scene.add(b.form(rectangle(-10, 760, 820, 24), '#f6e8dc', { pale: '#fffdf4', shade: '#c8a0a8' }));
  scene.add(b.form(rectangle(-10, 782, 820, 240), '#b8646c', { pale: '#e09c98', shade: '#7a3c5c', dabs: 1.4, grain: 1.5 }));
}

/** The room behind us, as the glass shows it: a cool wall, a window, a hanging lamp. */
function roomInGlass(scene: Scene, b: Brush): string {
  return [`<rect x="70" y="30" width="440" height="420" fill="${scene.linear([[0, '#cfe0e6'], [0.6, '#b4ccd8'], [1, '#98b0c4']])}"/>`,
    b.form(rectangle(116, 84, 96, 140), '#f4f0dc', { pale: '#fffdf0', dabs: 0.6 }) + b.line('M164 84V224M116 154H212', '#a8b0c0', 7),
    b.line('M300 30V76', '#7c8ca0', 4) + b.form('M272 100C274 72 326 72 328 100Z', '#dca8ac', { dabs: 0.6 })].join('');
}

/** Her reflection, facing us: small, because the glass is farther away than she is. */
function herInGlass(b: Brush): string {
  const long = b.form('M240 236C214 300 214 370 208 440H274C280 370 266 300 268 250Z', HAIR, STRANDS);
  const short = b.form('M316 240C346 262 354 294 348 324L308 330Z', HAIR, STRANDS);
  const cape = b.form('M150 450C158 384 206 354 262 346H318C372 354 420 386 428 450Z', CAPE, { pale: '#a8e0d0', shade: '#1c5c74', dabs: 1.3 });
  const neck = b.form('M272 302H308V350Q290 364 272 350Z', mix(SKIN, NIGHT, 0.14), { dabs: 0.3 });
  return long + short + cape + neck + personHead(b, 290, 258, 62, { view: 'front', hair: 'short', hairColour: HAIR, skin: SKIN, mouth: 'oh' });
}

/** His reflection, half of it cut off by the frame. */
function himInGlass(b: Brush): string {
  const shirt = b.form('M376 450C378 350 402 300 440 290H520V450Z', SHIRT, { shade: '#a88478', dabs: 1 });
  const neck = b.form('M424 250H462V300Q442 312 424 300Z', mix(DARK, NIGHT, 0.2), { dabs: 0.3 });
  const head = personHead(b, 440, 206, 52, { view: 'three', flip: true, hair: 'afro', hairColour: '#2c1c24', skin: DARK, eyes: 'down', beard: true });
  return shirt + neck + head;
}

function bulb(scene: Scene, b: Brush, x: number, y: number): void {
  scene.add(scene.glowShape(x, y, 58, '#fff0b8', 0.75) + b.ball(x, y, 14, 14, '#fff6d8', { pale: '#ffffff', shade: '#f2c878', dabs: 0 }));
}

/** A mirror in a broad gold frame, hung on the wall over the shelf. */
function mirror(scene: Scene, b: Brush): void {
  const frame = 'M58 452V54C58 36 66 28 84 28H496C514 28 522 36 522 54V452Z';
  const glass = 'M98 416V80C98 72 102 68 110 68H470C478 68 482 72 482 80V416Z';
  scene.add(`<path d="${frame}" fill="${NIGHT}" opacity=".5" transform="translate(16 12)" ${scene.blur(10)}/>`);
  scene.add(b.form(frame, '#c8904c', { pale: '#f6dc98', shade: '#7a4838', dabs: 1.4, edge: 1.8 }) + b.line(glass, '#7a4838', 12) + b.line(glass, '#f6dc98', 4));
  const gleam = b.line('M84 330L300 50M120 380L360 60M420 440L500 330', '#ffffff', 24, { opacity: 0.2 });
  const veil = `<path d="${glass}" fill="#9cc8d8" opacity=".2"/>`;
  scene.add(b.inside(glass, roomInGlass(scene, b), himInGlass(b), herInGlass(b), veil, gleam));
  times(5, (i) => bulb(scene, b, 78, 70 + i * 86));
  times(5, (i) => bulb(scene, b, 502, 70 + i * 86));
  times(4, (i) => bulb(scene, b, 164 + i * 84, 48));
}

function bottle(scene: Scene, b: Brush, x: number, wide: number, tall: number, colour: string): void {
  const [half, top] = [wide / 2, SHELF - tall];
  const neck = `C${x - half} ${top + tall * 0.16} ${x - 8} ${top + tall * 0.18} ${x - 8} ${top + tall * 0.1}H${x + 8}`;
  const body = `M${x - half} ${SHELF}V${top + tall * 0.3}${neck}C${x + 8} ${top + tall * 0.18} ${x + half} ${top + tall * 0.16} ${x + half} ${top + tall * 0.3}V${SHELF}Z`;
  scene.add(scene.shadowShape(x + 10, SHELF + 2, wide, 8, NIGHT, 0.4) + b.form(body, colour, { pale: mix(colour, '#ffffff', 0.6), edge: 1.3 }));
  scene.add(b.form(rectangle(x - 10, top, 20, tall * 0.12), '#6a4454', { dabs: 0 }) + b.form(rectangle(x - wide * 0.34, SHELF - tall * 0.5, wide * 0.68, tall * 0.26), '#fff6e4', { dabs: 0.3 }));
}

/** The cut-off plait with its ribbon. */
function plait(b: Brush): string {
  const strand = (i: number, side: -1 | 1) => {
    const colour = side < 0 ? mix(HAIR, '#d8946c', 0.35) : HAIR;
    return at(-92 + i * 19 + side * 5, side * 6, 1 - i * 0.03, b.ball(0, 0, 18, 9, colour, { pale: '#e8a87c', dabs: 0.5 }), { turn: side * -34 });
  };
  const knots = times(10, (i) => strand(i, -1) + strand(i, 1)).join('');
  const bow = b.form('M92 -2C110 -22 126 -12 112 0C128 10 112 24 92 4Z', '#e83c5c', { dabs: 0.4 });
  return knots + bow + b.line('M100 0L130 4M116 1L128 -4', HAIR, 7);
}

function shelf(scene: Scene, b: Brush): void {
  scene.add(`<path d="M-10 500H590V560H-10Z" fill="${NIGHT}" opacity=".32" ${scene.blur(12)}/>`);
  scene.add(b.form('M60 500H92L66 566H60ZM520 500H552V566Z', '#a8643c', { dabs: 0.5 }));
  scene.add(b.form(rectangle(-10, SHELF - 8, 590, 16), '#f6e4cc', { pale: '#fffdf0', shade: '#c8a090' }));
  scene.add(b.form(rectangle(-10, SHELF + 8, 590, 20), '#c8885c', { pale: '#ecc090', shade: '#8a5048', grain: 0 }));
  bottle(scene, b, 30, 48, 140, '#5cb0a8');
  bottle(scene, b, 84, 40, 96, '#e88c98');
  scene.add(scene.shadowShape(470, SHELF + 3, 100, 8, NIGHT, 0.4) + at(466, SHELF - 8, 0.86, plait(b)));
}

/** The salon chair from behind: arm rests and a padded back with a seam and buttons. */
function chair(scene: Scene, b: Brush): void {
  const back = 'M118 1010V880C118 830 146 812 190 810H390C434 812 462 830 462 880V1010Z';
  const leather = { pale: '#c86c78', shade: '#3c1834', dabs: 1.5, edge: 1.6 } as const;
  scene.add(`<path d="${back}" fill="#1c3c58" opacity=".5" transform="translate(14 -8)" ${scene.blur(10)}/>` + b.form(back, '#8c3450', leather));
  scene.add(b.line('M140 1010V884C140 850 160 834 192 832H388C420 834 440 850 440 884V1010', '#e8b0a8', 5, { opacity: 0.75 }));
  [[220, 900], [290, 892], [360, 900], [254, 966], [326, 966]].forEach(([x, y]) => {
    scene.add(b.line(`M${x! - 26} ${y! - 14}Q${x} ${y} ${x! + 26} ${y! - 14}M${x} ${y}V${y! + 30}`, '#5a1c3c', 4, { opacity: 0.5 }) + b.ball(x!, y!, 7, 7, '#f0c878', { dabs: 0 }));
  });
}

/** The cape over her shoulders and over the arm rests. */
function cape(scene: Scene, b: Brush): void {
  const cloth = 'M20 1010C28 900 60 810 130 776C190 750 236 744 254 716H328C346 744 392 750 450 776C520 810 552 900 560 1010Z';
  const dots = times(48, (i) => b.dot(30 + (i % 8) * 72 + (Math.floor(i / 8) % 2) * 36, 766 + Math.floor(i / 8) * 44, 8, '#d8f4e4', 0.7));
  const folds = b.line('M130 800C100 860 84 940 80 1010M450 800C480 860 498 940 502 1010M214 770Q200 800 190 820M372 770Q384 800 392 820', '#1c5c74', 8, { opacity: 0.45 });
  scene.add(`<path d="${cloth}" fill="${NIGHT}" opacity=".45" transform="translate(20 -8)" ${scene.blur(14)}/>`);
  scene.add(b.form(cloth, CAPE, { pale: '#a8e8d4', shade: '#1c5470', grain: 1.2, dabs: 1.6, edge: 1.5 }) + b.inside(cloth, ...dots, folds));
}

/** Her head from behind: on the left the hair is long, on the right it is gone but for one lock. */
function headFromBehind(b: Brush): string {
  const nape = b.form('M258 660H326V732Q292 750 258 732Z', mix(SKIN, NIGHT, 0.1), { dabs: 0.5 });
  const collar = b.form('M242 730C266 714 318 714 342 730C330 752 254 752 242 730Z', '#f6f0e4', { dabs: 0.6 });
  const ear = b.ball(380, 622, 13, 20, SKIN, { dabs: 0.3 });
  const skull = 'M292 520C226 518 198 570 200 622C202 660 216 690 240 700H344C370 690 384 656 384 616C382 566 356 520 292 520Z';
  const long = 'M296 522C222 518 194 570 198 630C200 668 216 690 208 730C196 776 168 806 176 852C180 878 168 894 158 906C200 912 258 902 278 872C300 836 276 800 286 750C296 700 306 640 304 560Z';
  const short = 'M286 526C356 522 382 570 382 622C382 660 376 684 366 698C340 706 306 706 286 700Z';
  const parting = 'M292 524C288 590 294 650 292 696M330 550C356 600 358 650 350 698';
  const seams = b.line(parting + 'M246 556C216 620 240 690 224 760C200 810 208 850 190 896M270 544C250 640 268 700 254 770C232 820 246 850 226 892', '#5c2c24', 4, { opacity: 0.55 });
  const shine = b.line('M232 570C212 600 214 640 224 676M262 560C250 596 250 640 254 680M200 800C188 830 192 850 188 876M340 552C362 580 370 610 370 640', '#f0b88c', 6, { opacity: 0.55 });
  return nape + collar + ear + b.form(skull, HAIR, STRANDS) + b.form(short, HAIR, STRANDS) + b.form(long, HAIR, STRANDS) + seams + shine;
}

function hairdresser(scene: Scene, b: Brush): void {
  scene.add(`<path d="M560 1010C560 760 570 560 640 500L830 500V1010Z" fill="${NIGHT}" opacity=".3" transform="translate(-14 6)" ${scene.blur(14)}/>`);
  const far = mix(SHIRT, NIGHT, 0.16);
  scene.add(limb(b, [[640, 540], [572, 612], [476, 594]], [78, 64, 46], far, { ...CLOTH, shade: mix(far, NIGHT, 0.5) }));
  scene.add(b.form('M830 560C790 500 730 478 676 486C630 500 600 560 596 660C592 780 588 900 586 1010H830Z', SHIRT, CLOTH));
  scene.add(b.form('M606 720C680 744 760 744 830 724V1010H586C590 900 596 800 606 720Z', '#3c5078', { pale: '#8ca4c4', dabs: 1.4, grain: 1.4 }));
  scene.add(b.line('M620 724C616 650 630 560 664 492', '#3c5078', 20) + b.form('M660 820H770V900Q716 916 660 900Z', '#48608c', { dabs: 0.6 }) + b.line('M684 824V770M708 824V784', '#e83c5c', 8));
  scene.add(b.form('M666 420H738V504Q702 526 666 502Z', mix(DARK, NIGHT, 0.15), { dabs: 0.5 }));
  scene.add(personHead(b, 688, 368, 82, { view: 'side', flip: true, hair: 'afro', hairColour: '#2c1c24', skin: DARK, eyes: 'down', beard: true, tilt: -8 }));
}

/** The hand that combs the lock out, and the red comb in it. */
function combing(b: Brush): string {
  const teeth = times(12, (i) => `M${-40 + i * 8} 0V24`).join('');
  const comb = b.form('M-50 -14H64V4H-50Z', '#e83c5c', { pale: '#ff9cac', dabs: 0.4 }) + b.line(teeth, '#c82c4c', 3.500);
  return at(410, 596, 1, comb, { turn: -4 }) + at(462, 592, 2.3, hand(b, 'fist', DARK), { turn: -86 });
}

/** The last long lock, between the blades of the open scissors. */
function cutting(b: Brush): string {
  const lock = ribbon([[372, 590], [398, 640], [404, 700], [398, 770], [410, 836]], [34, 36, 34, 30, 8]);
  const steel = { pale: '#ffffff', shade: '#6c7484', dabs: 0.4 } as const;
  const blade = (turn: number, ring: number) => {
    const drawn = b.form('M0 -10L-150 -3L-156 3L0 10Z', '#c8d0d8', steel) + b.line('M6 0L52 8', '#8c94a4', 12) + b.line(oval(78, ring, 25, 19), '#4a4458', 9);
    return at(512, 712, 1, drawn, { turn });
  };
  const hair = b.form(lock, HAIR, { ...STRANDS, pale: '#e8a87c' }) + b.line('M380 606C404 660 404 720 398 800', '#5c2c24', 3, { opacity: 0.6 });
  return blade(-15, -6) + hair + blade(17, 16) + b.ball(512, 712, 8, 8, '#f2c868', { dabs: 0 });
}

/** The near arm, its hand in the rings of the scissors. */
function cuttingArm(scene: Scene, b: Brush): string {
  const sleeve = 'M690 530C730 488 800 520 802 600C804 690 800 776 752 798C706 808 656 784 614 756L618 690C650 702 676 706 688 690C682 640 664 566 690 530Z';
  const folds = b.line('M690 690Q724 704 752 696M684 706Q706 740 744 744M700 560Q712 620 704 660', '#b08c84', 5, { opacity: 0.6 });
  const shade = `<path d="${sleeve}" fill="${NIGHT}" opacity=".34" transform="translate(-10 14)" ${scene.blur(11)}/>`;
  const cuff = b.form('M608 692L634 688L640 756L612 756Z', '#fff0d8', { dabs: 0.5 });
  return shade + b.form(sleeve, SHIRT, CLOTH) + folds + cuff + at(590, 716, 2.500, hand(b, 'fist', DARK), { turn: -88 });
}

function snippets(scene: Scene, b: Brush): void {
  const r = scene.r;
  times(22, () => {
    const [x, y] = [between(r, 350, 560), between(r, 760, 980)];
    const curl = `q${round1(between(r, -14, 14))} ${round1(between(r, 4, 14))} ${round1(between(r, -8, 22))} ${round1(between(r, 14, 30))}`;
    scene.add(b.line(`M${round1(x)} ${round1(y)}${curl}`, mix(HAIR, '#d8946c', r() * 0.5), 4.500));
  });
}

export default picture({
  id: 'st090',
  motifs: ['people', 'change', 'mirror', 'everyday'],
  words: {
    en: {
      title: 'Hairdresser in mid-cut',
      name: 'Hairdresser cutting long hair in front of a mirror',
      shows:
        'A woman in a dotted green cape sits in a salon chair, her back to us; her hair is long on the left, short on the right. A bearded hairdresser holds open scissors at the last long lock. A mirror on the wall shows both faces.',
      closer:
        'The salon is rose and cream, with sun in panes on the wall. In the gold-framed mirror, set with round lamps, her mouth is a small round and her eyes are wide; behind her he looks down at his work. He holds the lock out with a red comb and opens the scissors round it; snippets fall on the cape and the red leather of the chair. On the shelf under the mirror stand two bottles, and beside them lies a cut-off plait that still wears its red ribbon.',
    },
    fr: {
      title: 'Coiffeur en pleine coupe',
      name: 'Coiffeur coupant de longs cheveux devant un miroir',
      shows:
        'Une femme en cape verte à pois est assise de dos dans un fauteuil ; cheveux longs à gauche, courts à droite. Un coiffeur barbu ouvre ses ciseaux sur la dernière longue mèche. Au mur, un miroir montre les deux visages.',
      closer:
        'Le salon est rose et crème, avec le soleil en carreaux sur le mur. Dans le miroir au cadre doré, garni de lampes rondes, elle a la bouche en petit rond et les yeux grands ouverts ; derrière elle, il regarde son travail. Il tient la mèche avec un peigne rouge et ouvre les ciseaux autour d’elle ; des petits cheveux tombent sur la cape et le cuir rouge du fauteuil. Sur la tablette, sous le miroir, deux flacons, et à côté une tresse coupée qui porte encore son ruban rouge.',
    },
  },
  paint: { under: [200, 130, 120], flow: 1.3 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    salon(scene, b);
    mirror(scene, b);
    shelf(scene, b);
    cape(scene, b);
    chair(scene, b);
    scene.add(headFromBehind(b));
    hairdresser(scene, b);
    snippets(scene, b);
    scene.add(cutting(b) + combing(b) + cuttingArm(scene, b));
  },
});
