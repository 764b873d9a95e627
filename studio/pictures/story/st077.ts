import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle, roundTree } from '../../src/shapes/index.ts';
import { hand, limb, neck, shoe } from '../../src/shapes/limbs.ts';
import { boards, panesOfLight, paneWindow, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3c4a6c';
const LOOK = { light: -1, night: NIGHT } as const;
const PLASTER = '#fbf6ea';
const SKIN = '#b47c56';
const JUMPER = '#6c78b8';
const DENIM = '#56688f';

function room(scene: Scene): void {
  washed(scene, [-10, 800], '#bfe4d0', '#e4f0d4', { strokes: 260 });
  times(7, (i) => scene.add(`<path d="M${40 + i * 120} 0V800" stroke="#d4f0dc" stroke-width="34" opacity=".5"/>`));
  panesOfLight(scene, [[40, 60], [250, 30], [270, 300], [66, 350]], '#fffde8', 0.75, [2, 3]);
  const tree = at(470, 350, 1, roundTree(scene, 210, { leaves: ['#5ca870', '#8ccc84', '#d8f0a8'], trunk: '#8a6a58', light: -1 }));
  const sky: [number, string][] = [[0, '#8cd0f0'], [0.6, '#d8f0f0'], [1, '#f4f0d0']];
  paneWindow(scene, [400, 60, 260, 290], sky, { frame: '#f4ead4', night: NIGHT, light: -1, view: tree });
  boards(scene, 800, '#d8a874', { night: '#6a4460', vanish: [420, 420] });
  rug(scene);
  crutch(scene);
}

function rug(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const rings = [['#d4785c', 470, 92], ['#f4dcb0', 430, 80], ['#5c9c98', 392, 69], ['#f0c878', 350, 57]] as const;
  rings.forEach(([colour, rx, ry]) => scene.add(b.form(oval(430, 930, rx, ry), colour, { dabs: 1.2, edge: 0.5 })));
}

function crutch(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const wood = 'M768 270L782 850M722 276L780 850M746 272L748 560';
  scene.add(b.line(wood, '#b8845c', 11) + b.line('M766 270L780 850M720 276L778 846', '#f0c890', 3) + b.line('M735 430L773 426', '#b8845c', 10));
  scene.add(b.form('M706 276C708 252 786 246 790 268C788 284 712 292 706 276Z', '#5c8ca8', { dabs: 0.6 }));
}

/** An orange chair seen from its side, with room for her legs. */
function chair(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(230, 934, 260, 30, NIGHT, 0.5);
  const foot = (x: number, lean: number) => b.form(`M${x} 820H${x + 30}L${x + 24 + lean} 936H${x + 8 + lean}Z`, '#8a5a44', { dabs: 0.5 });
  scene.add(foot(70, -14) + foot(350, 10));
  const back = 'M96 824C60 700 34 540 24 430C22 384 60 366 100 372C132 378 150 400 154 440C162 560 180 680 196 800Z';
  scene.add(b.form(back, '#f0945c', { grain: 1.5, dabs: 1.4, edge: 1.4, pale: '#ffd098' }));
  scene.add(b.line('M54 400C70 560 92 700 116 800', '#d07844', 5, { opacity: 0.6 }));
  scene.add(b.form('M70 780H404C414 800 412 826 400 840H84C72 826 66 800 70 780Z', '#e08450', { grain: 0, dabs: 1.2 }));
  scene.add(b.form('M112 726C200 714 340 714 408 728C428 744 428 778 410 792H112C96 772 98 744 112 726Z', '#f8a468', { grain: 0, dabs: 1.3, edge: 1.4, pale: '#ffdcae' }));
}

/** The leg that is whole: it hangs from the chair, foot on the rug. */
function otherLeg(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const skin = mix(SKIN, NIGHT, 0.12);
  scene.add(scene.shadowShape(490, 948, 90, 14, NIGHT, 0.5));
  scene.add(at(468, 948, 1.7, shoe(b, '#d8604c')));
  scene.add(limb(b, [[300, 708], [466, 736], [464, 908]], [92, 78, 46], skin, { folds: false, dabs: 0.8 }));
  const sock = ribbon([[464, 836], [464, 880], [465, 916]], [60, 54, 52]);
  scene.add(b.form(sock, '#f4e4c4', { dabs: 0.6 }) + b.inside(sock, b.line('M420 856H510M420 884H510', '#4c9ca4', 10)));
  scene.add(`<path d="M420 740H512V792C480 806 450 806 424 790Z" fill="${NIGHT}" opacity=".28" ${scene.clip(oval(466, 790, 38, 60))}/>`);
}

/** Hips and thigh in denim shorts; the leg comes out of the hem and goes into the cast. */
function lap(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M320 644C350 646 390 652 410 654L410 756C380 766 350 768 320 766Z', SKIN, { dabs: 0.5, grain: 0, edge: 1.6, pale: '#d8a078' }));
  const shorts = 'M138 690C150 650 200 644 260 640C290 636 330 634 354 636C340 680 340 736 352 776C290 786 230 782 190 772C152 762 130 730 138 690Z';
  scene.add(b.form(shorts, DENIM, { grain: 0.3, dabs: 1.3, edge: 1.2 }));
  const hem = b.line('M341 630C328 680 328 736 339 786', lighten(DENIM, 0.14), 5);
  const folds = b.line('M290 650C280 690 262 716 238 734M300 690C292 716 282 730 268 742', mix(DENIM, NIGHT, 0.7), 4, { opacity: 0.6 });
  scene.add(b.inside(shorts, hem, folds));
}

function trunk(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const body = 'M184 436C154 448 140 500 140 570C140 630 132 676 136 708C180 728 258 722 298 702C312 656 310 590 300 530C292 482 284 448 258 434C232 424 206 424 184 436Z';
  scene.add(neck(b, 226, 452, 74, 66, SKIN));
  scene.add(b.form(body, JUMPER, { grain: 1.4, dabs: 1.3, edge: 1.2 }));
  const stripes = times(5, (i) => `M120 ${500 + i * 48}C180 ${518 + i * 48} 260 ${516 + i * 48} 330 ${494 + i * 48}`).join('');
  scene.add(b.inside(body, b.line(stripes, '#f4e8d0', 15, { opacity: 0.9 }), b.line('M296 560C284 590 262 606 240 612M150 640C170 660 200 668 226 664', mix(JUMPER, NIGHT, 0.6), 4, { opacity: 0.5 })));
  scene.add(b.line('M184 438C206 456 240 456 262 438', lighten(JUMPER, 0.08), 13));
}

/** The far arm reaches out with a crayon, which has just left the cast. */
function drawingArm(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(limb(b, [[248, 478], [366, 564], [456, 556]], [74, 58, 44], mix(JUMPER, NIGHT, 0.14), { dabs: 1.1 }));
  scene.add(crayon(b, 506, 624, -122, '#d83c5c') + at(476, 566, 1.75, hand(b, 'pinch', SKIN), { turn: 128, flip: true }));
}

/** The near arm, hand on her hip. */
function proudArm(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const under = ribbon([[206, 500], [132, 600], [184, 660]], [60, 56, 44]);
  scene.add(`<path d="${under}" fill="${NIGHT}" opacity=".25" ${scene.blur(5)}/>`);
  scene.add(at(192, 648, 1.7, hand(b, 'rest', SKIN), { turn: 70, flip: false }));
  scene.add(limb(b, [[196, 478], [112, 584], [172, 634]], [72, 60, 46], JUMPER, { dabs: 1.1 }));
}

function head(scene: Scene): void {
  const b = brush(scene, 775, LOOK);
  const look = { view: 'three', skin: SKIN, hair: 'bob', hairColour: '#3e2628', mouth: 'laugh' } as const;
  const bow = b.form('M-5 -10.6C-9 -14.6 -12 -12 -10.8 -8.2C-9 -7.2 -6.6 -8.6 -5 -10.6ZM-5 -10.6C-2.6 -15.6 1 -14.8 1 -11C-0.6 -9 -3 -9.4 -5 -10.6Z', '#f2c02c', { dabs: 0.4 });
  scene.add(at(236, 337, 1, b.done(personHead(b, 0, 0, 10, look), bow, b.ball(-5, -10.7, 1.4, 1.4, '#e0a01c', { dabs: 0 })), { turn: -7 }));
}

const SHELL = 'M384 640C430 626 480 622 540 624C590 624 626 622 648 612C658 596 662 572 668 548C684 536 742 538 754 552C760 610 764 680 752 722' +
  'C738 750 700 752 650 750C560 756 460 764 388 772C376 730 374 680 384 640Z';

/** The cast from the thigh to the toes, and on it everything she and her friends could think of. */
function cast(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const toes = [[682, 540, 19], [706, 532, 14], [726, 534, 13], [743, 541, 12]].map(([x, y, r]) => b.ball(x!, y!, r!, r! * 1.2, SKIN, { dabs: 0.4 })).join('');
  scene.add(toes + b.form(SHELL, PLASTER, { grain: 0.2, dabs: 1.3, edge: 1.8, shade: '#a4b4cc' }));
  const bands = [410, 500, 600].map((x) => b.line(`M${x} 600C${x - 14} 660 ${x - 10} 740 ${x + 4} 800`, '#d4d8dc', 5, { opacity: 0.7 })).join('');
  scene.add(b.inside(SHELL, bands, doodles(b), `<path d="M380 772C460 764 620 756 756 742V700C640 730 480 738 380 742Z" fill="${NIGHT}" opacity=".16"/>`));
  scene.add(b.line('M385 641C374 680 376 730 389 771', '#f8f0e0', 13) + b.line('M391 644C381 682 383 730 395 768', '#c8c4c4', 3, { opacity: 0.7 }));
}

/** A child's drawings in felt pen, each round its own middle. */
function doodles(b: Brush): string {
  const ink = (d: string, colour: string, w = 5) => b.line(d, colour, w);
  const eye = (x: number, y: number) => b.dot(x, y, 4, '#22304c');
  const rays = times(8, (i) => {
    const [c, s] = [Math.cos(i * 0.785), Math.sin(i * 0.785)];
    return `M${round1(c * 24)} ${round1(s * 24)}L${round1(c * 33)} ${round1(s * 33)}`;
  });
  const sun = b.dot(0, 0, 18, '#f8b82c') + ink(rays.join(''), '#f09020');
  const body = 'M-40 0C-26 -22 8 -22 22 0L42 -16V18L22 2C8 22 -26 20 -40 0Z';
  const fish = b.flat(body, '#58b4d8') + ink(body, '#2c70a8') + eye(-22, -4);
  const heart = b.flat('M-24 -2C-44 -32 -8 -44 0 -20C8 -44 44 -32 24 -2L0 22Z', '#e8484c');
  const flower = times(6, (i) => b.dot(Math.cos(i * 1.047) * 16, Math.sin(i * 1.047) * 16, 11, '#e87cb0')).join('') + b.dot(0, 0, 10, '#f8d040') + ink('M0 24C2 36 -2 46 -6 56', '#48a058');
  const boat = b.flat('M-32 8H32L18 34H-18Z', '#c8643c') + b.flat('M2 2V-48L34 -4Z', '#58b4d8') + ink('M1 6V-52', '#6a3c34') + ink('M-44 44q11 -11 22 0t22 0t22 0t22 0', '#2c70a8');
  const star = b.flat(polygon(times(10, (i): Point => [Math.cos(i * 0.628 - 1.57) * (i % 2 ? 9 : 22), Math.sin(i * 0.628 - 1.57) * (i % 2 ? 9 : 22)])), '#f8c83c');
  const cat = b.flat('M-28 0L-34 -32L-13 -16H13L34 -32L28 0C38 34 -38 34 -28 0Z', '#f09858') + eye(-13, 2) + eye(13, 2) +
    ink('M-6 14q6 6 12 0M-28 10L-46 6M-28 16L-44 20M28 10L46 6M28 16L44 20', '#6a3c34', 3);
  const dragon = ink('M2 -52C-26 -42 -26 -18 -6 -8S10 24 -12 34S-24 62 0 76', '#48a058', 12) + b.flat('M-10 -62L16 -68L18 -42L0 -38Z', '#48a058') + eye(6, -56);
  const drawn: [number, number, number, string][] = [[430, 676, 1, sun], [440, 738, 0.8, fish], [502, 664, 0.95, heart], [512, 722, 0.8, flower], [570, 696, 0.95, boat], [618, 646, 0.8, star], [654,
    698, 0.95, cat], [724, 640, 0.95, dragon]];
  const curls = [[470, 696, '#8c5cb8'], [536, 646, '#48a058'], [608, 736, '#8c5cb8'], [694, 596, '#e8484c'], [700, 738, '#f8b82c']] as const;
  return drawn.map(([x, y, size, svg]) => at(x, y, size, svg, { turn: -3 })).join('') + curls.map(([x, y, c]) => b.line(`M${x - 8} ${y}q4 -12 8 0t8 0`, c, 4)).join('');
}

/** The last three she drew have left the cast, for the window. */
function birds(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const body = 'M-24 6C-12 -8 8 -12 18 -6C22 -8 26 -6 28 -2L38 2L27 6C20 18 -8 18 -24 6Z';
  const bird = `${body}M-24 6L-42 -4L-38 8L-44 16ZM-8 -5C-18 -20 -18 -34 -30 -44C-8 -44 10 -28 8 -8`;
  const flown: [number, number, number, number][] = [[560, 560, 0.85, 20], [610, 462, 1.15, 34], [596, 330, 1.5, 12]];
  scene.add(b.line('M520 606C530 590 538 582 546 576M576 538C588 520 594 510 600 496M614 424C616 404 612 390 606 378', '#d83c5c', 3.5, { dash: '2 12', opacity: 0.8 }));
  flown.forEach(([x, y, size, turn]) => scene.add(at(x, y, size, b.flat(bird, '#ffffff', 0.6) + b.line(bird, '#d83c5c', 4.5) + b.dot(20, -1, 3, '#d83c5c'), { turn: -turn })));
}

/** A wax crayon, its tip at x, y and its stick along `turn`. */
function crayon(b: Brush, x: number, y: number, turn: number, colour: string): string {
  const wrap = b.form(rectangle(26, -10, 72, 20), mix(colour, '#fff4e0', 0.3), { grain: 0, edge: 1.3, dabs: 0.6 });
  const bands = b.line('M34 -9V9M90 -9V9', mix(colour, NIGHT, 0.3), 4);
  return b.put(x, y, 1, b.form('M0 -3L18 -9H108V9H18L0 3Z', colour, { grain: 0, edge: 1.4, dabs: 0.5 }) + wrap + bands, { turn });
}

/** A stool with two cushions under the foot. */
function stool(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(scene.shadowShape(670, 956, 160, 22, NIGHT, 0.5));
  const leg = (x: number, lean: number) => b.form(`M${x} 850H${x + 22}L${x + 18 + lean} 956H${x + 4 + lean}Z`, '#a8704c', { dabs: 0.5 });
  scene.add(leg(596, -14) + leg(716, 14) + leg(656, 0));
  scene.add(b.form('M566 838C600 826 740 826 776 838C784 850 782 864 774 870C730 880 610 880 568 870C560 862 560 848 566 838Z', '#c08858', { grain: 0.1, dabs: 1 }));
  const cushion = (y: number, colour: string) =>
    b.form(`M556 ${y + 44}C536 ${y + 30} 544 ${y + 4} 562 ${y}C620 ${y - 14} 716 ${y - 14} 770 ${y}C792 ${y + 6} 794 ${y + 34} 776 ${y + 44}C716 ${y + 56} 616 ${y + 56} 556 ${y + 44}Z`, colour, {
      grain: 0.1,
      edge: 1.4,
      dabs: 1.2,
    });
  scene.add(cushion(792, '#8c6cb0') + cushion(744, '#f0d49c'));
}

/** Crayons strewn before the chair, and the tin they came from. */
function crayons(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const tin: [number, number, string][] = [[178, -102, '#58b4d8'], [200, -88, '#f8b82c'], [222, -80, '#48a058'], [242, -96, '#8c5cb8']];
  scene.add(scene.shadowShape(216, 984, 78, 14, NIGHT, 0.5));
  tin.forEach(([x, turn, colour]) => scene.add(at(x, 800, 1, crayon(b, 0, 40, turn + 180, colour))));
  scene.add(b.form('M160 890C180 898 250 898 268 890L262 980C240 990 190 990 168 980Z', '#4c9ca4', { grain: 1.5, dabs: 1.1, edge: 1.4 }) + b.line('M162 904C190 912 240 912 266 904', '#d8f0e0', 6));
  const strewn: [number, number, number, string][] = [[318, 968, 8, '#e87cb0'], [30, 966, -12, '#f09020'], [548, 976, -4, '#48a058']];
  strewn.forEach(([x, y, turn, colour]) => scene.add(scene.shadowShape(x + 54, y + 12, 66, 9, NIGHT, 0.4) + crayon(b, x, y, turn, colour)));
  times(12, () => scene.add(b.dot(between(scene.r, 290, 540), between(scene.r, 956, 996), 3, pick(scene.r, ['#e87cb0', '#f09020', '#58b4d8']), 0.6)));
}

export default picture({
  id: 'st077',
  motifs: ['people', 'injury', 'friends', 'colour'],
  words: {
    en: {
      title: 'Girl with a drawn-on plaster cast',
      name: 'Proud girl, her leg cast full of drawings',
      shows:
        'A girl sits proudly in an orange chair, one hand on her hip, her leg in a big white plaster cast on a cushioned stool. The cast is covered in bright drawings, and she holds a red crayon to it.',
      closer:
        'A bright mint-green room with a window on a tree. On the cast: a sun, a heart, a star, a boat, a fish, a flower, a cat’s face and a green dragon by the bare toes. From the tip of her crayon three birds in red line rise through the air to the window, each larger than the last, as if just drawn. The girl laughs; she wears a yellow bow, a striped blue jumper, a striped sock and one red shoe. A crutch leans at the wall; more crayons lie on the round rug and stand in a tin.',
    },
    fr: {
      title: 'La fille au plâtre dessiné',
      name: 'Fille fière, la jambe plâtrée pleine de dessins',
      shows:
        'Une fille trône sur un siège orange, une main sur la hanche, la jambe dans un grand plâtre blanc posé sur un tabouret à coussins. Le plâtre est couvert de dessins ; elle y tient un crayon rouge.',
      closer:
        'Une pièce vert menthe, claire, dont la fenêtre donne sur un arbre. Sur le plâtre : un soleil, un cœur, une étoile, un bateau, un poisson, une fleur, une tête de chat et un dragon vert près des orteils nus. De la pointe du crayon, trois oiseaux au trait rouge s’élèvent vers la fenêtre, chacun plus grand que le précédent. La fille rit ; elle porte un nœud jaune, un pull bleu rayé, une chaussette rayée et une seule chaussure rouge. Une béquille est appuyée au mur ; d’autres crayons traînent sur le tapis rond et dans un pot.',
    },
  },
  paint: { under: [190, 200, 170], flow: 0.1 },
  draw(scene) {
    room(scene);
    chair(scene);
    otherLeg(scene);
    stool(scene);
    drawingArm(scene);
    lap(scene);
    cast(scene);
    trunk(scene);
    head(scene);
    proudArm(scene);
    birds(scene);
    crayons(scene);
  },
});
