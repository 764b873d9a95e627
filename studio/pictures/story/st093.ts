import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { bookPile, type Brush, brush, catAsleep, cup, house, moth, oval, owl } from '../../src/shapes/index.ts';
import { hand } from '../../src/shapes/limbs.ts';
import { motes, paneWindow, planks, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#16163c';
const LOOK = { light: -1, night: NIGHT } as const;
const JUMPER = '#d8963c';
const SKIN = '#f2c8a8';

function study(scene: Scene): void {
  washed(scene, [-10, 750], '#2c2c5c', '#4a3c5c', { strokes: 260, grain: 1.5 });
  times(9, (i) => scene.add(`<path d="M${i * 100 + 20} -10V750" stroke="#24244c" stroke-width="36" opacity=".35"/>`));
  const b = brush(scene, 100, LOOK);
  const roofs = ([[330, 470, 110], [430, 470, 140], [540, 470, 120], [640, 470, 150]] as [number, number, number][]).map(([x, y, size]) =>
    at(x, y, 1, house(scene, size, { light: 1, night: '#0c1030', wall: '#2c3464', roof: '#1c2048', lit: true }))
  ).join('');
  const view = b.ball(566, 150, 42, 42, '#fff3d0', { dabs: 0.6 }) + scene.glowShape(566, 150, 170, '#c8d4ff', 0.6) + b.blot(410, 200, 90, 16, '#3c4c8c', 0.7) +
    b.blot(600, 240, 80, 14, '#4c5c9c', 0.6) + roofs;
  paneWindow(scene, [306, 60, 360, 400], [[0, '#141a4c'], [0.6, '#2c4088'], [1, '#5c6cac']], { frame: '#6a4a58', night: NIGHT, light: -1, columns: 2, rows: 2, view });
  scene.add(at(424, 470, 1, owl(scene, 128, { light: 1, night: '#141434' })));
}

/** The lamp at the left with its cone of light. */
function lamp(scene: Scene, b: Brush): void {
  scene.glow(250, 560, 420, '#ffc870', 0.75, 330);
  scene.add(`<path d="${polygon([[186, 392], [286, 352], [560, 760], [60, 800]])}" fill="${scene.linear([[0, '#fff0b0', 0.75], [1, '#ffcf78', 0.1]])}" ${scene.blur(9)}/>`);
  const rod = (path: string) => b.line(path, '#7a2434', 17) + b.line(path, '#f0806c', 5);
  scene.add(
    scene.shadowShape(96, 772, 110, 18, NIGHT, 0.6) + b.ball(94, 762, 72, 18, '#a8343c', { pale: '#ff9c80' }) + rod('M94 750L48 560') + rod('M48 560L166 356') +
      b.ball(48, 560, 17, 17, '#d8a04c', { dabs: 0 }) + b.ball(166, 356, 15, 15, '#d8a04c', { dabs: 0 }),
  );
  scene.add(
    b.form('M176 330C206 306 236 314 250 336L306 350C300 380 220 420 172 414L176 366C166 356 166 340 176 330Z', '#b83c44', { pale: '#ffa88c', shade: '#5c1830', edge: 1.4 }) +
      b.form('M172 412C206 388 260 362 306 352C296 384 226 422 172 412Z', '#fff6cc', { dabs: 0 }) + scene.glowShape(240, 392, 130, '#fff3b8', 0.95),
  );
}

/** The open book that has become a pillow. */
function pillowBook(scene: Scene, b: Brush): void {
  scene.add(scene.shadowShape(410, 900, 340, 44, NIGHT, 0.6));
  scene.add(b.form('M92 884C110 836 140 796 160 776H690C712 800 740 850 750 892C650 876 520 884 420 920C330 880 200 866 92 884Z', '#3c5c8c', { pale: '#8cb0d0', dabs: 0.8 }));
  const page = (path: string) => b.form(path, '#f8ecd0', { pale: '#fffbe6', shade: '#b08c70', dabs: 1, grain: 0.1 });
  scene.add(
    page('M112 868C130 824 156 786 176 768C270 750 360 768 416 800L420 902C330 862 210 850 112 868Z') + page('M416 800C480 764 590 752 678 768C700 792 722 836 732 876C640 862 510 868 420 902Z'),
  );
  scene.add(
    b.line(times(5, (i) =>
      `M${150 + i * 9} ${846 - i * 17}C${240 + i * 5} ${832 - i * 16} ${330} ${846 - i * 15} ${404} ${876 - i * 16}`).join('') + times(5, (i) =>
        `M${434} ${876 - i * 16}C${510} ${846 - i * 15} ${610} ${838 - i * 16} ${704 - i * 7} ${850 - i * 17}`).join(''), '#a08878', 3.500, { opacity: 0.55, dash: '30 6 44 7' }),
  );
}

/** Shoulders and back of the sleeper, a blanket laid over them. */
function body(scene: Scene, b: Brush): void {
  const back = 'M132 800C128 690 190 570 300 528C400 496 540 500 624 560C700 624 716 720 706 800Z';
  scene.add(
    `<path d="${back}" fill="${NIGHT}" opacity=".5" transform="translate(14 -8)" ${scene.blur(9)}/>` + b.form(back, JUMPER, { pale: '#ffd890', shade: '#7a4040', grain: 1.2, dabs: 1.6, edge: 1.4 }),
  );
  const shawl = 'M262 552C330 500 540 488 640 566C712 632 730 730 724 800L610 800C600 720 560 650 480 630C400 616 320 620 262 552Z';
  scene.add(b.form(shawl, '#4c7c8c', { pale: '#a8d0cc', shade: '#24345c', grain: 0.7, dabs: 1.6, edge: 1.4 }));
  scene.add(
    b.inside(shawl, b.line(times(7, (i) => `M${300 + i * 66} 480C${330 + i * 64} 580 ${380 + i * 58} 700 ${400 + i * 58} 810`).join(''), '#c85c5c', 8, { opacity: 0.55 }), b.line(times(5, (i) =>
      `M250 ${540 + i * 54}C420 ${500 + i * 54} 600 ${540 + i * 56} 740 ${640 + i * 50}`).join(''), '#f2e0b8', 6, { opacity: 0.5 })),
  );
  scene.add(b.line(times(9, (i) => `M${264 + i * 26} ${556 + i * 8 - (i > 4 ? (i - 4) * 2 : 0)}l${-6 + i} 20`).join(''), '#a8d0cc', 4, { opacity: 0.8 }));
}

function sleeper(scene: Scene, b: Brush): void {
  const sleeve = (path: string, folds: string) =>
    b.form(path, mix(JUMPER, '#ffe6a8', 0.08), { pale: '#ffe6a8', shade: '#8a4840', grain: 0.2, dabs: 1.6, edge: 1.4 }) + b.line(folds, '#8a5038', 5, { opacity: 0.55 });
  scene.add(
    sleeve('M654 636C724 680 758 792 722 834C640 862 520 850 424 838L428 768C510 774 590 768 612 738C602 700 622 630 654 636Z',
      'M612 738Q640 760 690 764M622 762Q650 788 696 790M560 776Q566 800 560 830'),
  );
  scene.add(scene.shadowShape(400, 760, 210, 46, NIGHT, 0.55));
  scene.add(personHead(b, 386, 668, 108, { view: 'front', hair: 'curls', hairColour: '#a8502c', skin: SKIN, eyes: 'closed', mouth: 'smile', tilt: -66 }));
  const freckles = times(9, () => b.dot(between(scene.r, 398, 446), between(scene.r, 640, 720), 2.4, '#c8845c', 0.7)).join('');
  scene.add(freckles);
  scene.add(
    sleeve('M206 640C150 672 96 776 112 832C124 866 250 872 332 860L322 788C270 792 236 780 224 744C234 712 240 652 206 640Z',
      'M224 744Q190 756 150 744M228 766Q196 790 146 780M276 794Q266 820 274 850'),
  );
  scene.add(b.form('M306 786C318 782 336 790 340 822C342 846 330 860 316 858C306 836 302 810 306 786Z', '#f2c068', { grain: 1.5, dabs: 0.7 }));
  scene.add(at(374, 826, 2, hand(b, 'rest', SKIN), { turn: 92 }));
  scene.add(b.line('M388 850L470 872', '#e8b04c', 9) + b.line('M470 872L488 877', '#3a2c34', 6) + b.line('M392 848L462 868', '#fff0b8', 2.6));
}

function desk(scene: Scene): void {
  planks(scene, 740, '#8a5444', { night: NIGHT, rows: 4, rim: '#f0b070' });
  scene.add(at(738, 806, 1, bookPile(scene, 300, { ...LOOK, count: 7, wide: 0.62, colours: ['#a8444c', '#3f6a88', '#5f7f58', '#d99a4c', '#6a4a7c', '#3f7a80'] })));
  scene.add(at(734, 508, 1, catAsleep(scene, 150, { ...LOOK, coat: '#c8b8a8', inner: '#e0988c' })));
}

function front(scene: Scene, b: Brush): void {
  scene.add(scene.shadowShape(98, 950, 100, 18, NIGHT, 0.55) + at(92, 948, 1, cup(scene, 96, { ...LOOK, colour: '#5c8c98', band: '#f2e0b8', tea: '#5a3428' })));
  const glasses = b.line(`${oval(580, 944, 40, 24)}${oval(676, 936, 40, 24)}M620 938Q628 928 637 934M712 924L748 896M541 950L520 966`, '#2c2434', 7) +
    b.line('M560 934Q574 924 590 926M656 926Q670 916 686 918', '#e8f0f4', 4, { opacity: 0.8 });
  scene.add(scene.shadowShape(630, 962, 130, 16, NIGHT, 0.4) + glasses);
  const note = (x: number, y: number, turn: number) =>
    scene.add(
      at(x, y, 1,
        b.form('M-60 -34L56 -40L62 34L-56 40Z', '#f4ead4', { shade: '#a88c84', dabs: 0.6 }) + b.line('M-44 -16Q0 -22 42 -20M-42 2Q0 -4 44 -2M-40 20Q-10 16 16 16', '#a09088', 3, { opacity: 0.6 }), {
        turn,
      }),
    );
  note(310, 968, -8);
}

export default picture({
  id: 'st093',
  motifs: ['people', 'words', 'tired', 'night'],
  words: {
    en: {
      title: 'Student asleep on books',
      name: 'Student asleep on an open book at night',
      shows: 'A student with red curls sleeps at a desk, cheek on an open book, under a red lamp; a window behind shows the moon over roofs.',
      closer:
        'The sleeper wears a mustard jumper, has freckles and a small smile, and still holds a pencil. Somebody has laid a checked blue blanket over the shoulders. On the window sill, outside, an owl looks in. A grey cat sleeps on a tall pile of books at the right; a moth circles in the lamp’s warm cone. A cup of cold tea, a pair of glasses and a sheet of notes lie in front. Everything beyond the light is deep violet blue.',
    },
    fr: {
      title: 'L’élève endormi sur ses livres',
      name: 'Élève endormi la nuit sur un livre ouvert',
      shows: 'Un élève aux boucles rousses dort à son bureau, la joue sur un livre ouvert, sous une lampe rouge ; derrière, à la fenêtre, la lune sur les toits.',
      closer:
        'Le dormeur porte un pull moutarde, a des taches de rousseur et un petit sourire, et tient encore un crayon. Quelqu’un lui a posé sur les épaules une couverture bleue à carreaux. Dehors, sur le rebord de la fenêtre, une chouette regarde. Un chat gris dort sur une haute pile de livres, à droite ; un papillon de nuit tourne dans la lumière chaude. Devant : une tasse de thé froid, des lunettes et une feuille de notes. Au-delà de la lampe, tout est bleu violet.',
    },
  },
  paint: { under: [80, 60, 90], flow: 0.5 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    study(scene);
    desk(scene);
    body(scene, b);
    lamp(scene, b);
    pillowBook(scene, b);
    sleeper(scene, b);
    front(scene, b);
    scene.add(at(330, 440, 1, moth(scene, 60, LOOK), { turn: -20 }));
    motes(scene, [120, 400, 480, 760], 50, '#ffe6b0');
  },
});
