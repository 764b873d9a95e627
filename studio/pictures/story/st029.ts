import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, rectangle } from '../../src/shapes/index.ts';
import { motes, planks, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';
import { coil } from '../../src/shapes/telephones.ts';
import { hammer, handSaw, outlineOf, paintBrush, pliers, screwdriver, smallParts, spanner, tapeMeasure } from '../../src/shapes/tools.ts';

const NIGHT = '#3a2030';
const LOOK = { light: -1, night: NIGHT } as const;
const BLUE = '#2f6aa0';

/** The board on the wall: holes in rows, and the painted shapes of tools that are not there. */
function pegboard(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 800], '#d8a254', '#c48a48', { strokes: 300, grain: 0.1, spread: 0.03 });
  const holes = times(20 * 16, (i): string => {
    const [x, y] = [30 + (i % 20) * 40, 26 + Math.floor(i / 20) * 46];
    return `M${x} ${y}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`;
  }).join('');
  scene.add(b.flat(holes, '#8a5434', 0.75));
  const ghost = (path: string, x: number, y: number, size: number, turn: number) =>
    scene.add(
      at(x, y, size / 300, b.flat(path, '#fbecc4', 0.75) + b.line(path, '#fff8e0', 5, { opacity: 0.8 }), { turn }) + b.line(`M${x - 18} ${y - size - 16}h36`, '#7a5038', 9) +
        b.ball(x, y - size - 14, 8, 8, '#9a9ca0', { dabs: 0 }),
    );
  ghost(outlineOf.hammer, 92, 350, 250, 0);
  ghost(outlineOf.spanner, 236, 300, 200, 0);
  ghost(outlineOf.pliers, 600, 330, 210, 0);
  ghost(outlineOf.saw, 726, 330, 270, 0);
  scene.add(scene.shadowShape(428, 160, 50, 110, NIGHT, 0.4) + at(410, 60, 1, paintBrush(scene, 190, { ...LOOK, grip: '#c4503c' }), { turn: 180 }));
  scene.add(b.line('M392 50h36', '#7a5038', 9));
}

function lid(scene: Scene): void {
  const b = brush(scene, 100, { ...LOOK, night: '#101c44' });
  scene.add(
    b.form(polygon([[196, 690], [176, 500], [624, 500], [604, 690]]), mix(BLUE, '#101c44', 0.35), { pale: '#5f94b8', edge: 1.6, dabs: 1.6 }) +
      b.form(polygon([[170, 506], [182, 476], [618, 476], [630, 506]]), BLUE, { pale: '#9cc8dc', edge: 1.4 }),
  );
}

/** Everything that sticks out, from the back to the front. */
function heap(scene: Scene): void {
  const stuck = (svg: string, x: number, y: number, turn: number) => scene.add(at(x, y, 1, svg, { turn }));
  const g = (grip: string) => ({ ...LOOK, grip });
  stuck(handSaw(scene, 470, g('#a8683c')), 300, 760, -34);
  stuck(spanner(scene, 380, { ...LOOK, steel: '#9aa2aa' }), 560, 760, 40);
  stuck(paintBrush(scene, 330, g('#5f9a6c')), 470, 740, 14);
  stuck(hammer(scene, 440, g('#b87a44')), 372, 770, -9);
  stuck(screwdriver(scene, 340, g('#e8b43c')), 300, 760, -24);
  stuck(pliers(scene, 330, g('#c8402f')), 508, 770, 25);
  stuck(spanner(scene, 300, { ...LOOK, steel: '#b8b09c' }), 246, 770, -46);
  stuck(screwdriver(scene, 300, g('#58a078')), 590, 770, 55);
  stuck(screwdriver(scene, 260, g('#c8402f')), 424, 760, 3);
  const b = brush(scene, 100, LOOK);
  scene.add(times(9, (i) => b.ball(250 + i * 38, 716 + (i % 2) * 8, 28, 22, ['#8a8c94', '#b87a44', '#6a6c78'][i % 3]!, { edge: 1.2 })).join(''));
}

function box(scene: Scene): void {
  const b = brush(scene, 100, { ...LOOK, night: '#101c44' });
  const metal = { pale: '#8cc0e0', shade: '#14285c', edge: 1.6, dabs: 1.8 };
  scene.add(b.form(polygon([[176, 700], [624, 700], [640, 902], [160, 902]]), BLUE, metal));
  scene.add(b.form(polygon([[168, 692], [632, 692], [630, 724], [170, 724]]), lighten(BLUE, 0.05), metal));
  scene.add(b.line('M166 860H634', '#1c3c6c', 6, { opacity: 0.7 }) + b.line('M172 756H628', '#1c3c6c', 4, { opacity: 0.5 }));
  [248, 552].forEach((x) => scene.add(b.form(rectangle(x - 24, 704, 48, 66), '#c9a25c', { pale: '#fff3c0', edge: 1.5 }) + b.form(rectangle(x - 13, 726, 26, 30), '#8a6a3c', { dabs: 0.4 })));
  scene.add(
    b.blot(330, 872, 34, 10, '#a85c34', 0.8, 0.3) + b.blot(596, 846, 16, 24, '#a85c34', 0.75, 0.3) + b.blot(190, 800, 12, 18, '#8cb0c8', 0.7, 0.3) +
      b.line('M300 800l46 18M480 834l60 -12M430 872l30 6', '#9cc8dc', 4, { opacity: 0.7 }),
  );
}

/** What has slid over the rim and on to the bench. */
function spilt(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(coil(b, [[180, 700], [150, 740], [140, 800], [170, 850], [140, 900], [60, 916]], 15, 15, '#c8402f', 7));
  scene.add(scene.shadowShape(470, 808, 80, 70, '#101c44', 0.5) + at(452, 762, 1, tapeMeasure(scene, 120, { ...LOOK, reach: 10 })));
  scene.add(b.line('M512 800C516 850 500 900 530 930C560 956 640 950 700 930', '#a8843c', 17) + b.line('M510 800C514 850 498 900 528 928C558 954 640 948 698 928', '#f8e6a0', 13));
  scene.add(b.line(times(26, (i) => {
    const a = i / 25;
    return `M${round1(520 + a * 176 - (1 - a) * 10)} ${round1(912 + Math.sin(a * 2.6) * 34)}v8`;
  }).join(''), '#6a5434', 3));
  const lying = (svg: string, x: number, y: number, turn: number, long: number) => scene.add(scene.shadowShape(x + long * 0.5, y + 16, long * 0.6, 18, NIGHT, 0.6) + at(x, y, 1, svg, { turn }));
  lying(spanner(scene, 230, { ...LOOK, steel: '#b4bcc0' }), 250, 966, 82, 230);
  lying(screwdriver(scene, 190, { ...LOOK, grip: '#e8b43c' }), 40, 966, 74, 190);
  scene.add(at(620, 968, 1, smallParts(b, 15, 160, 26)) + at(150, 912, 1, smallParts(b, 6, 60, 12)));
}

/** A mouse in profile that has come for the crumbs and found screws. */
function fieldMouse(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(720, 888, 76, 13, NIGHT, 0.6);
  scene.add(b.line('M762 876C800 884 806 850 786 836C772 828 776 812 792 814', '#d89a8c', 6));
  scene.add(
    b.form('M654 866C660 838 682 822 706 826C744 818 782 846 776 884Q720 894 680 884C664 884 652 878 654 866Z', '#94807c', { pale: '#e6d4c0', grain: 0.4, edge: 1.4 }) +
      b.ball(702, 826, 20, 21, '#a08c86', { edge: 1.3 }) +
      b.ball(704, 828, 12, 13, '#e0a498', { dabs: 0.3 }),
  );
  scene.add(
    b.dot(680, 850, 5, '#241820') + b.dot(678, 848, 1.8, '#fff6e4') + b.ball(654, 866, 6, 5, '#d8807c', { dabs: 0 }) + b.line('M664 872L638 880M664 868L636 866', '#f2e6d4', 2) +
      b.line('M690 884h16M740 886h18', '#d89a8c', 7),
  );
}

export default picture({
  id: 'st029',
  motifs: ['object', 'work', 'chaos', 'metal'],
  words: {
    en: {
      title: 'Overflowing toolbox',
      name: 'Blue toolbox overflowing with tools',
      shows:
        'A blue metal toolbox on a workbench is so full that hammer, saw, spanners, pliers and screwdrivers stand out of it on all sides. On the wall behind are the painted shapes of the tools that should hang there.',
      closer:
        'Sun slants from the upper left over the ochre board with its rows of holes; only one brush hangs in its place. Over the rim of the box fall a yellow tape measure and a coiled red cable. Screws, nuts and nails lie strewn on the bench, with a spanner and a yellow screwdriver. The box is scratched, and rusty in two places. At the right a small mouse looks at it all.',
    },
    fr: {
      title: 'Une caisse à outils qui déborde',
      name: 'Caisse à outils bleue trop pleine',
      shows:
        'Une caisse de métal bleu, sur un établi, est si pleine que marteau, scie, clés, pinces et tournevis en sortent de tous côtés. Au mur, les silhouettes peintes des outils qui devraient y pendre.',
      closer:
        'Le soleil tombe en biais, d’en haut à gauche, sur le panneau ocre aux rangées de trous ; un seul pinceau pend à sa place. Un mètre ruban jaune et un câble rouge en spirale passent par-dessus le bord. Vis, écrous et clous sont semés sur l’établi, avec une clé et un tournevis jaune. La caisse est rayée, et rouillée à deux endroits. À droite, une petite souris regarde tout cela.',
    },
  },
  paint: { under: [190, 140, 80], flow: 0.1 },
  draw(scene) {
    pegboard(scene);
    shaft(scene, [[-40, -20], [190, -20], [760, 760], [300, 800]], '#fff3c0', 0.55);
    planks(scene, 786, '#a8703c', { night: NIGHT, rows: 3, rim: '#ffe0a0' });
    scene.add(`<path d="M620 520L800 620V900L640 900Z" fill="${NIGHT}" opacity=".4" ${scene.blur(9)}/>`);
    scene.shadow(430, 904, 340, 30, NIGHT, 0.75);
    lid(scene);
    heap(scene);
    box(scene);
    spilt(scene);
    fieldMouse(scene);
    motes(scene, [120, 60, 640, 700], 40);
  },
});
