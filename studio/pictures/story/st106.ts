import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, grass, oval, wildFlowers } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';
import { blades } from '../../src/shapes/scenes/blades.ts';

const FOG = '#dfe4e2';
const NIGHT = '#2a3450';
const COAT = '#9a5234';
const LOOK = { light: -1, night: NIGHT } as const;

const BODY =
  'M596 222C556 226 520 276 488 326C466 360 448 384 424 392C380 404 330 424 276 402C240 388 194 392 172 426C148 468 152 532 180 576C204 604 236 588 262 590C310 608 392 618 450 606C486 596 514 562 524 512C532 470 560 424 596 388L640 330Z';
const HEAD = 'M588 228C606 218 630 230 644 252C668 288 702 328 728 358C744 376 746 400 732 410C716 420 700 414 688 402C668 390 650 386 630 380C602 372 580 342 577 304C575 268 579 240 588 228Z';
const HIND = 'M172 520C168 572 206 606 196 640C180 664 162 676 160 702C164 734 172 760 168 784L158 810H206L204 784C198 756 192 730 196 706C212 676 250 640 272 580Z';
const FORE = 'M436 560C446 610 444 650 450 690C444 730 452 760 450 786L442 810H488L482 786C474 752 482 720 484 690C492 648 508 606 510 548Z';
const FAR_FORE = 'M476 556C494 610 500 650 508 690C504 730 514 756 514 774L506 798H552L546 774C538 744 542 716 542 690C538 650 528 600 519 530Z';
const EARS = 'M596 238C582 218 584 194 594 174C610 190 620 214 614 238ZM574 246C562 228 562 208 570 190C584 204 592 224 590 244Z';
const TAIL = 'M174 418C138 420 122 470 126 540C128 610 108 650 92 700C122 706 150 690 158 650C176 580 160 500 186 448Z';

function fog(scene: Scene): void {
  scene.sky([[0, '#8fa9b8'], [0.25, '#b8c8cc'], [0.5, '#ebe6d6'], [0.7, '#d4d8d0'], [1, '#8c9a90']]);
  scene.glow(236, 216, 420, '#fff6dc', 0.95, 360);
  scene.add(brush(scene, 100).ball(236, 216, 56, 56, '#fffaea', { dabs: 0, edge: 0, shade: '#fff0d0' }));
  scene.wisps(40, 20, 620, ['#a9bcc4', '#f4eee0', '#c4d0d0', '#dfe2da', '#fbf4e2'], 0.55);
  const trees: [number, number, number, number][] = [[690, 610, 330, 0.72], [770, 600, 250, 0.8], [50, 610, 300, 0.78], [330, 600, 190, 0.86]];
  trees.forEach(([x, y, size, far]) =>
    scene.add(at(x, y, 1, bareTree(scene, size, { trunk: mix('#4a5a6c', FOG, far), depth: 6, thick: 5, lean: 0.2, leaves: [mix('#7a8a8c', FOG, far), mix('#9aa49c', FOG, far)], density: 0.8 })))
  );
}

/** A second horse, far off and free, no more than a shade in the fog. */
function strayHorse(scene: Scene): void {
  const shade = mix('#6a7484', FOG, 0.5);
  scene.add(
    at(590, 470, 0.22, [BODY, HEAD, HIND, FORE, EARS, TAIL].map((d) => `<path d="${d}" fill="${shade}"/>`).join('') + `<path d="${HIND}${FORE}" fill="${shade}" transform="translate(46 -6)"/>`),
  );
  scene.mist(610, 80, FOG, 0.7, 6);
}

function pasture(scene: Scene): void {
  const field = scene.ridge(640, 12, 2, 3);
  scene.hill(field, '#ccd2c4', '#62785c', { dabs: 420, dabLength: 30, depth: 380, bottomY: 1000, shadow: 0, dabColours: ['#b4bea8', '#8fa084', '#dcdccc', '#728a68', '#566c54'] });
  strayHorse(scene);
}

function mane(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const locks: [Point, number, number][] = times(13, (i) => [[590 - i * 13.5, 228 + i * 12.6 + (i > 9 ? (i - 9) * 2 : 0)], 62 + (i % 3) * 14, 30 - i]);
  return locks.reverse().map(([[x, y], long, wide]) =>
    b.form(
      `M${round1(x - wide * 0.7)} ${round1(y + 8)}C${round1(x - 4)} ${round1(y - 14)} ${round1(x + wide * 0.8)} ${round1(y)} ${round1(x + wide * 0.9)} ${round1(y + long * 0.5)}C${
        round1(x + wide * 0.8)
      } ${round1(y + long * 0.8)} ${round1(x + wide * 0.2)} ${round1(y + long)} ${round1(x - wide * 0.1)} ${round1(y + long * 1.08)}C${round1(x + 2)} ${round1(y + long * 0.7)} ${
        round1(x - wide * 0.5)
      } ${round1(y + long * 0.5)} ${round1(x - wide * 0.7)} ${round1(y + 8)}Z`,
      '#4a2c2c',
      { grain: 1.1, pale: '#a86c4c', dabs: 1.6, edge: 0.5 },
    )
  ).join('');
}

function legs(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const fur = { grain: 1.5, pale: '#cc8a58', edge: 0.7 };
  const hoof = (x: number) => b.form(`M${x - 21} 812L${x - 15} 786H${x + 17}L${x + 25} 812Z`, '#3c3440', { dabs: 0.6 });
  const far = mix(COAT, '#5a4c5c', 0.55);
  scene.add(at(58, -12, 1, b.form(HIND, far, { grain: 1.5 }) + hoof(182)) + b.form(FAR_FORE, far, { grain: 1.5 }) + at(63, -14, 1, hoof(466)));
  const sock = (x: number) => b.form(`M${x - 18} 792C${x - 10} 760 ${x - 18} 740 ${x - 16} 728H${x + 18}C${x + 16} 750 ${x + 14} 770 ${x + 20} 792Z`, '#e8dccb', { grain: 1.5 });
  scene.add(b.form(HIND, COAT, fur) + b.form(FORE, COAT, fur) + b.inside(HIND, sock(184)) + hoof(182) + hoof(466));
}

function horse(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(360, 812, 300, 22, NIGHT, 0.4);
  scene.add(b.form(TAIL, '#4a2c2c', { grain: 1.5, long: 2, dabs: 2, pale: '#b0744c' }));
  legs(scene);
  const neckward = (x: number, y: number) => (x > 440 && y < 520 ? 2.2 : 0.3 + (y - 480) * 0.004);
  scene.add(
    modelled(b, BODY, COAT, { grain: 0.2, pale: '#dc9c64', dabs: 1.2, edge: 1.5 }, soft(scene, 'M190 560C280 540 400 560 520 500L540 640H170Z', '#4a2836', 0.6, 22),
      soft(scene, 'M456 400C490 430 500 520 470 600L540 560L600 400Z', '#5a2c30', 0.42, 18), soft(scene, 'M232 440C280 470 290 540 262 600L310 600C320 520 300 460 262 430Z', '#5a2c30', 0.34, 12),
      soft(scene, 'M200 404C270 400 380 430 430 402L470 350L430 440C340 470 240 450 190 450Z', '#f2bc84', 0.55, 10),
      hairs(scene, [150, 230, 620, 620], 420, ['#c47c4c', '#7a3c2c', '#dc9c64', '#6a3430'], neckward, { length: 16, width: 2.4 })),
  );
  scene.add(b.form(EARS, COAT, { pale: '#cc8a58' }) + b.flat('M598 232C590 216 592 200 596 188C604 202 610 218 606 232Z', '#4a2834', 0.7));
  scene.add(
    modelled(b, HEAD, '#a45a38', { grain: 0.9, pale: '#e0a06c', dabs: 1.2, edge: 1.2 }, soft(scene, 'M580 300C590 370 640 392 690 408L620 440L560 360Z', '#4a2836', 0.6, 12),
      soft(scene, oval(612, 322, 34, 44), '#dc9860', 0.5, 10), soft(scene, 'M690 372C700 350 730 350 740 372L744 420H690Z', '#4a3844', 0.75, 8),
      `<path d="M634 242C660 268 692 318 726 352C716 362 704 352 690 332C664 298 640 276 634 242Z" fill="#f4ead8"/>`, hairs(scene, [576, 226, 740, 410], 120, ['#cc8858', '#7a3c2c', '#e8b080'], () =>
        0.9, { length: 13, width: 2 })),
  );
  scene.add(mane(scene) + b.form('M584 226C606 214 634 236 648 282C628 276 614 262 606 252C598 262 590 250 584 226Z', '#4a2c2c', { grain: 1, pale: '#a86c4c', dabs: 1.4 }));
  scene.add(
    b.flat('M632 296C638 284 654 284 660 294C654 304 640 306 632 296Z', '#241824') +
      b.line('M630 292C638 280 656 280 664 292', '#5a2e28', 4) +
      b.flat(oval(721, 383, 7, 5), '#241824') +
      b.line('M700 398C710 406 722 408 733 402', '#3a2028', 3.4),
  );
  scene.over(`<circle cx="650" cy="291" r="2.4" fill="#fff6e4"/>`);
  scene.add(scene.glowShape(770, 400, 56, '#fbf8ee', 0.85, 26) + scene.glowShape(786, 388, 36, '#ffffff', 0.6, 22));
}

/** The fence: posts and split rails that run off into the fog at the right. */
function fence(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const wood = '#7c7470';
  const rail = (y0: number, y1: number, w0: number, w1: number) =>
    b.form(ribbon([[-20, y0], [200, y0 * 0.76 + y1 * 0.24 + 5], [460, y0 * 0.43 + y1 * 0.57 - 4], [820, y1]], [w0, w0 * 0.9, (w0 + w1) / 2, w1]), wood, {
      grain: -0.1,
      long: 3,
      dabs: 2,
      pale: '#e0d8c8',
      edge: 1.2,
    });
  const post = (x: number, foot: number, tall: number, half: number) => {
    const side = polygon([[x - half, foot], [x - half * 0.9, foot - tall + half * 0.5], [x + half * 0.2, foot - tall - half * 0.3], [x + half, foot - tall + half * 0.3], [x + half * 1.05, foot]]);
    scene.shadow(x + half, foot, half * 3, half * 0.5, NIGHT, 0.5);
    scene.add(
      b.form(side, wood, { grain: 1.5, long: 2.4, dabs: 2, pale: '#e8e0d0', edge: 1.2 }) +
        at(x, foot + 8, 1, grass(scene, half * 5, { count: 26, height: half * 2, colours: ['#566c54', '#7c8f70', '#9caa88'] })),
    );
  };
  scene.add(rail(792, 690, 30, 20) + rail(664, 596, 32, 20));
  post(84, 920, 340, 26);
  post(404, 860, 290, 22);
  post(676, 810, 252, 18);
  scene.add(b.line('M60 790C74 800 96 800 110 790M60 668C76 678 94 678 110 668', '#3c3c48', 5, { opacity: 0.6 }));
}

/** The halter that somebody left on the post. */
function halter(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const strap = 'M388 584C372 640 366 700 388 742C404 762 426 744 424 712C424 664 424 620 420 584M372 668C390 684 410 684 424 672';
  scene.add(
    b.line('M396 590C382 650 380 706 396 744', NIGHT, 12, { opacity: 0.35 }) +
      b.line(strap, '#8c2c34', 12) +
      b.line(strap, '#d8584c', 6) +
      b.dot(374, 668, 8, '#e8cc84') +
      b.dot(424, 672, 8, '#e8cc84') +
      b.dot(374, 668, 3.4, '#8c2c34') +
      b.dot(424, 672, 3.4, '#8c2c34'),
  );
  scene.add(b.line('M406 752C410 800 394 830 408 884C414 908 434 912 450 904', '#b84440', 7));
}

export default picture({
  id: 'st106',
  motifs: ['animal', 'fog', 'freedom', 'calm'],
  words: {
    en: {
      title: 'Horse at a foggy fence',
      name: 'Brown horse behind a fence in the fog',
      shows: 'A chestnut horse stands behind a wooden fence on a foggy morning and looks to the right. A red halter hangs on a post.',
      closer:
        'The air is pale blue-grey and cream; a white sun hangs low in the fog at the left, bare trees are only shades. The horse’s dark mane falls in thick locks, a white blaze runs down its face, one hind foot is white, and its breath steams. Far off at the right, outside in the mist, stands the shadow of a second horse. The end of the red halter’s rope lies in the grass among pale flowers.',
    },
    fr: {
      title: 'Cheval à la clôture, dans le brouillard',
      name: 'Cheval brun derrière une clôture dans le brouillard',
      shows: 'Un cheval alezan se tient derrière une clôture de bois, un matin de brouillard, et regarde vers la droite. Un licol rouge pend à un piquet.',
      closer:
        'L’air est bleu-gris pâle et crème ; un soleil blanc est bas dans le brouillard, à gauche, les arbres nus ne sont que des ombres. La crinière sombre tombe en mèches épaisses, une liste blanche descend sur la tête, un pied arrière est blanc, et l’haleine fume. Au loin à droite, dans la brume, se tient l’ombre d’un second cheval. Le bout de la longe rouge traîne dans l’herbe parmi des fleurs pâles.',
    },
  },
  paint: { under: [170, 170, 165], flow: 0 },
  draw(scene) {
    fog(scene);
    pasture(scene);
    horse(scene);
    scene.mist(700, 190, FOG, 0.62, 2);
    fence(scene);
    halter(scene);
    scene.add(
      at(180, 1014, 1, blades(scene, 150, { colours: ['#4a6050', '#66805f', '#8a9c78'], count: 15, spread: 26, wind: 0.1, ...LOOK })) +
        at(620, 1014, 1, blades(scene, 120, { colours: ['#4a6050', '#66805f', '#9caa88'], count: 15, spread: 27, wind: 0.12, ...LOOK })) +
        at(400, 1010, 1, wildFlowers(scene, 760, { count: 16, height: 110, colours: ['#fbf4e4', '#e8d8e0', '#c8cce0'], stem: '#56705a' })),
    );
    times(40, () => scene.over(`<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 860, 992))}" r="1.6" fill="#fdfbf0" opacity=".75"/>`));
  },
});
