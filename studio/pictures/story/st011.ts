import { between, times } from '../../src/core/chance.ts';
import { at, blobPoints, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#5a3a6a';
const SAND = '#e2b478';
const RED = '#c4382c';
const GOLD = '#e8b84c';
const LOOK = { light: 1, night: '#2c1838' } as const;

/** Sand from above: low waves of the rake, each with a lit and a shaded side, and grains. */
function sandpit(scene: Scene): void {
  washed(scene, [-10, 1010], '#f0c890', '#cf9c68', { strokes: 260, grain: -0.5, spread: 0.03 });
  times(15, (i) => {
    const y = -60 + i * 82;
    const line = smooth(times(9, (k): Point => [-40 + k * 112, y + 150 - k * 36 + Math.sin(k * 1.1 + i * 1.7) * 22]));
    scene.add(`<path d="${line}" fill="none" stroke="#a8746a" stroke-width="${18 + (i % 3) * 8}" opacity=".3" ${scene.blur(9)}/>`);
    scene.add(`<path d="${line}" transform="translate(8 -20)" fill="none" stroke="#ffe6b4" stroke-width="${14 + (i % 2) * 6}" opacity=".5" ${scene.blur(9)}/>`);
  });
  const all = polygon([[0, 0], [800, 0], [800, 1000], [0, 1000]]);
  scene.dabs(all, 420, ['#ffe8bc', '#b07c64', '#f2cc94', '#9a6c74'], { length: 10, width: 4, angle: -0.5 });
}

/** A cake of sand turned out of a mould, from above, with its long shadow. */
function cake(scene: Scene, x: number, y: number, size: number, tips: number, deep: number): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const outline = (r: number) =>
    smooth(times(tips * 2, (i): Point => [x + Math.sin((i / tips) * Math.PI) * r * (i % 2 ? deep : 1), y - Math.cos((i / tips) * Math.PI) * r * (i % 2 ? deep : 1)]), true, 0.7);
  times(5, (i) => scene.add(`<path d="${outline(size)}" transform="translate(${-18 * (i + 1)} ${16 * (i + 1)})" fill="${NIGHT}" opacity=".2" ${scene.blur(4)}/>`));
  scene.add(
    b.form(outline(size), '#cf9c68', { pale: '#ffe0a8', shade: '#94646c', dabs: 1.6, edge: 1.8 }) +
      at(7, -8, 1, b.form(outline(size * 0.84), SAND, { pale: '#fff3d0', shade: '#c08c6c', dabs: 1.8, edge: 1.2 })),
  );
  const ribs = times(tips, (i) => `M${x + 7} ${y - 8}L${round1(x + 7 + Math.sin(((2 * i) / tips) * Math.PI) * size * 0.7)} ${round1(y - 8 - Math.cos(((2 * i) / tips) * Math.PI) * size * 0.7)}`).join(
    '',
  );
  scene.add(b.line(ribs, '#b8845c', 4, { opacity: 0.5 }));
}

function cakes(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  cake(scene, 500, 84, 92, 5, 0.62);
  cake(scene, 706, 210, 98, 8, 0.84);
  scene.add(b.line('M706 200L640 262', NIGHT, 6, { opacity: 0.5 }) + b.line('M706 200L744 92', '#8a5a3c', 8) + b.form('M744 92L806 116L766 144L734 122Z', '#4c8ca0', { pale: '#b4e0dc' }));
}

/** What he carries on his back: straps, a knapsack, a rolled blanket. */
function pack(b: Brush): string {
  const straps = b.line('M-46 -420V-380M46 -420V-380M-58 -300L-72 -250M58 -300L72 -250', '#f6ead0', 15);
  const sack = b.form('M-62 -384H62L66 -274Q0 -258 -66 -274Z', '#a8703c', { pale: '#f0c078', shade: '#5a3034', edge: 1.6, dabs: 1.4 }) +
    b.form('M-64 -386H64L58 -326Q0 -306 -58 -326Z', '#b87e44', { pale: '#f6cc88', shade: '#6a3c34', edge: 1.4 });
  const roll = b.form('M-74 -410Q-88 -396 -74 -380H74Q88 -396 74 -410Z', '#8c94a4', { pale: '#dfe2e0', grain: 0.1, edge: 1.4 }) + b.line('M-40 -412V-380M40 -412V-380', '#5a3c34', 7);
  return straps + sack + roll + b.line('M-30 -340V-302M30 -340V-302', '#5a3034', 8) + b.ball(-30, -306, 7, 7, GOLD, { dabs: 0 }) + b.ball(30, -306, 7, 7, GOLD, { dabs: 0 });
}

const COAT = 'M-84 -416C-96 -360 -74 -300 -70 -252C-84 -216 -88 -176 -84 -140L-8 -150L0 -236L8 -150L84 -140C88 -176 84 -216 70 -252C74 -300 96 -360 84 -416Q0 -446 -84 -416Z';
const SHAKO = 'M-62 -496L-70 -612Q0 -634 70 -612L62 -496Q0 -476 -62 -496Z';
const LEGS = 'M-72 -170L-62 -20H-10L-2 -160L10 -20H62L72 -170Z';
const LEFT_ARM = 'M-80 -414C-116 -410 -138 -380 -150 -330C-162 -286 -170 -260 -160 -236L-128 -232C-118 -270 -104 -310 -76 -340Z';
const RIGHT_ARM = 'M76 -416C112 -430 134 -470 142 -520L150 -574L184 -568C190 -510 182 -440 152 -392C132 -360 104 -346 74 -346Z';

/** The soldier from behind, boots on 0,0 and head up; he lies on his face when turned. */
function soldier(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const form = { edge: 1.5, dabs: 1.3, shade: undefined };
  const boots = b.form('M-64 -60H-8L-6 6Q-36 16 -68 6ZM64 -60H8L6 6Q36 16 68 6Z', '#2c2434', { pale: '#8a7c94' });
  const stand = b.form('M-112 4Q0 -14 112 4L118 34Q0 58 -118 34Z', '#5a8a4c', { pale: '#c8dc94', edge: 1.6 }) + b.line('M-112 20Q0 40 112 20', '#33583c', 5, { opacity: 0.6 });
  const cuffs = b.form('M-166 -264L-124 -256L-126 -228L-164 -234Z', '#f6ead0', { dabs: 0.4 }) + b.form('M148 -580L188 -572L184 -544L146 -550Z', '#f6ead0', { dabs: 0.4 });
  const hands = b.ball(-148, -216, 20, 22, '#e8b490') + b.ball(170, -594, 21, 22, '#e8b490');
  const head = b.ball(0, -464, 50, 52, '#e8b490', { dabs: 0.4 }) + b.form('M-52 -470C-56 -520 56 -520 52 -470C44 -440 -44 -440 -52 -470Z', '#6a4430', { grain: 1.5 });
  const collar = b.form('M-44 -430Q0 -414 44 -430L48 -404Q0 -388 -48 -404Z', GOLD, { pale: '#fff0b4', dabs: 0.5 });
  const boards = [-1, 1].map((s) => b.ball(s * 82, -402, 34, 22, GOLD, { pale: '#fff3c0' }) + b.line(times(5, (i) => `M${s * (62 + i * 10)} -388v16`).join(''), '#b07c34', 4)).join('');
  const tails = b.form('M-80 -146L-50 -196L-26 -150ZM80 -146L50 -196L26 -150Z', '#f6ead0', { dabs: 0.4 });
  const hat = b.form(SHAKO, '#2f2a3c', { ...form, pale: '#8c8498' }) +
    b.line('M-66 -520Q0 -498 66 -520', GOLD, 9) +
    b.line('M-70 -606Q0 -586 70 -606', GOLD, 7) +
    b.form('M-14 -612C-34 -650 -20 -690 6 -700C30 -682 36 -640 14 -612Z', '#f2e2c4', { pale: '#fffaea', grain: 1.4 }) +
    b.form('M-8 -660C-20 -690 0 -706 8 -702C26 -690 28 -668 20 -650Z', RED, { grain: 1.4 });
  const chips = b.blot(46, -186, 12, 8, '#c9c0b4', 0.9, 0.3) + b.blot(-30, -566, 9, 12, '#c9c0b4', 0.7, 0.3) + b.blot(-60, 22, 14, 6, '#c9c0b4', 0.8, 0.3);
  const stripes = b.line('M-66 -140L-58 -62M66 -140L58 -62', RED, 7);
  return (stand +
    boots +
    b.form(LEGS, '#3a5484', { ...form, pale: '#94b0d0', grain: 1.5 }) +
    stripes +
    b.form(LEFT_ARM, RED, form) +
    b.form(RIGHT_ARM, RED, form) +
    hands +
    cuffs +
    head +
    b.form(COAT, RED, { ...form, pale: '#f07c54', grain: 1.5 }) +
    tails +
    b.line('M-72 -250Q0 -236 72 -250', '#f6ead0', 14) +
    collar +
    boards +
    pack(b) +
    hat +
    chips);
}

function rifle(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  return (b.form('M-14 0C-22 -30 -20 -80 -10 -120L-6 -330H8L10 -120C20 -90 16 -30 12 0Z', '#8a5434', { pale: '#e0a468', grain: 1.5, edge: 1.4 }) +
    b.line('M4 -130V-440', '#4a4a58', 10) +
    b.line('M6 -130V-436', '#cfd0d0', 3) +
    b.line('M-10 -150h22M-8 -250h20', GOLD, 5));
}

function lying(scene: Scene): void {
  const turn = { turn: -50 };
  const shade = [COAT, SHAKO, LEGS, LEFT_ARM, RIGHT_ARM, oval(0, -470, 56, 60), 'M-118 0H118V44H-118Z'].map((d) => `<path d="${d}"/>`).join('');
  scene.add(`<g fill="${NIGHT}" opacity=".62" ${scene.blur(5)}>${at(600, 866, 1, shade, turn)}</g>`);
  scene.add(at(438, 946, 1, `<g fill="${NIGHT}" opacity=".5"><path d="M-14 0L-6 -440H8L12 0Z"/></g>`, { turn: -64 }));
  scene.add(at(452, 922, 1, rifle(scene), { turn: -64 }));
  scene.add(at(650, 806, 1, soldier(scene), turn));
}

/** Sand that has run over the edge of him: the visor, a hand, the butt of the rifle. */
function covering(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const drift = (x: number, y: number, rx: number, ry: number, turn: number) =>
    scene.add(at(x, y, 1, b.form(smooth(blobPoints(scene.r, 0, 0, rx, ry, 11, 0.16), true), SAND, { pale: '#f6d49c', shade: '#d0a070', dabs: 2, edge: 0 }), { turn, extra: scene.blur(4) }));
  drift(206, 522, 80, 24, 40);
  drift(372, 716, 58, 22, 44);
  drift(438, 934, 52, 30, 10);
  drift(322, 270, 50, 20, -30);
  times(90, () => scene.add(b.dot(between(scene.r, 150, 520), between(scene.r, 300, 800), round1(between(scene.r, 1.6, 3.6)), scene.r() < 0.6 ? '#ffe8bc' : '#a8746a', 0.8)));
}

/** The tracks of a small bird that hopped by. */
function tracks(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  times(7, (i) => {
    const [x, y] = [40 + i * 44 + (i % 2) * 16, 800 + i * 32 - (i % 2) * 34];
    scene.add(at(x, y, 1, b.line('M0 0L-4 -26M0 0L14 -20M0 0L-20 -14M0 0L4 16', '#8a5c64', 5.5, { opacity: 0.75 }), { turn: 110 }));
  });
}

function bucket(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#1c3a5c' });
  scene.add(`<path d="M-20 60L120 200L30 330L-60 330Z" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>`);
  scene.add(
    b.ball(40, 70, 142, 138, '#3c8ca0', { pale: '#a8e0dc', edge: 1.8, dabs: 1.6 }) +
      b.ball(36, 74, 118, 114, '#24607c', { pale: '#2f7a90', shade: '#123a54' }) +
      b.ball(30, 84, 88, 82, '#c89868', { pale: '#f2cc94', shade: '#7a5464', dabs: 1.6 }) +
      b.line('M-60 170C60 250 190 180 176 40', '#f2e6c8', 12),
  );
}

export default picture({
  id: 'st011',
  motifs: ['object', 'childhood', 'war', 'small'],
  words: {
    en: {
      title: 'Toy soldier face down in sand',
      name: 'Toy soldier lying on its face in a sandpit',
      shows: 'Seen from above, a toy soldier in a red coat lies on its face in the sand, one arm stretched out, its rifle beside it and a green stand still under its boots.',
      closer:
        'The sun is low, and all the shadows are long and violet. The soldier wears a tall black hat with a red and white plume and carries a brown knapsack; the paint has chipped in places, and sand has run over its edges. At the top are a blue bucket of sand and two cakes from a mould, a star and a flower, one with a small blue flag. A bird has hopped past the rifle and left its tracks.',
    },
    fr: {
      title: 'Un petit soldat, face contre le sable',
      name: 'Petit soldat couché sur le ventre dans un bac à sable',
      shows: 'Vu d’en haut, un soldat de jouet en habit rouge est couché face contre le sable, un bras tendu, son fusil à côté de lui, le socle vert encore sous ses bottes.',
      closer:
        'Le soleil est bas, et toutes les ombres sont longues et violettes. Le soldat porte un haut chapeau noir à plumet rouge et blanc et un sac brun sur le dos ; la peinture s’est écaillée par endroits, et le sable a coulé sur ses bords. En haut, un seau bleu plein de sable et deux pâtés, une étoile et une fleur, dont l’un porte un petit drapeau bleu. Un oiseau a sautillé près du fusil et laissé ses traces.',
    },
  },
  paint: { under: [214, 170, 120], flow: -0.5 },
  draw(scene) {
    sandpit(scene);
    cakes(scene);
    bucket(scene);
    tracks(scene);
    lying(scene);
    covering(scene);
  },
});
