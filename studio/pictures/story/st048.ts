import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { oval } from '../../src/shapes/index.ts';
import { limb, shoe } from '../../src/shapes/limbs.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';

const NIGHT = '#5a5088';
const LOOK = { light: -1, night: NIGHT } as const;
const [SHELF, NEAR, FAR] = [150, 205, 1700];
const HUES = ['#e8505c', '#f4874c', '#f8c848', '#7cc070', '#4cb0c0', '#5c7cd0', '#a878c8'];
const ROW = 36;

/** Outlines of goods, u along the shelf from 0 to 1, v up from 0 to 1. */
const BOX: Point[] = [[0.04, 0], [0.96, 0], [0.96, 0.94], [0.04, 0.94]];
const CAN: Point[] = [[0.06, 0.03], [0.3, 0], [0.7, 0], [0.94, 0.03], [0.94, 0.76], [0.7, 0.8], [0.3, 0.8], [0.06, 0.76]];
const BOTTLE: Point[] = [[0.12, 0], [0.88, 0], [0.9, 0.5], [0.64, 0.68], [0.62, 0.94], [0.38, 0.94], [0.36, 0.68], [0.1, 0.5]];
const JAR: Point[] = [[0.08, 0], [0.92, 0], [0.94, 0.58], [0.82, 0.66], [0.82, 0.82], [0.18, 0.82], [0.18, 0.66], [0.06, 0.58]];
const KINDS = [BOX, CAN, JAR, BOTTLE, CAN, BOX, BOTTLE];

const hazy = (colour: string, z: number) => mix(colour, '#fdf6ee', Math.min(0.7, z / 2700));

function hall(scene: Scene, room: Room): void {
  scene.add(`<rect width="800" height="1000" fill="${scene.linear([[0, '#e8e4f0'], [0.5, '#fffaf0'], [1, '#d8d4e4']])}"/>`);
  scene.add(
    room.face([[-SHELF, 340, 100], [SHELF, 340, 100], [SHELF, 340, FAR], [-SHELF, 340, FAR]], '#c8c4e0', { edge: 0, strokes: 40 }) +
      room.face([[-SHELF * 3, 340, 100], [-SHELF, 340, 100], [-SHELF, 340, FAR], [-SHELF * 3, 340, FAR]], '#b8b4d4', { edge: 0, strokes: 24 }) +
      room.face([[SHELF * 3, 340, 100], [SHELF, 340, 100], [SHELF, 340, FAR], [SHELF * 3, 340, FAR]], '#b0acd0', { edge: 0, strokes: 24 }),
  );
  for (let z = 260; z < FAR; z *= 1.32) scene.add(room.line([[-400, 340, z], [0, 340, z], [400, 340, z]], '#9894bc', 2, 0.6));
  [-78, 78].forEach((x) => {
    for (let z = 210; z < FAR; z *= 1.32) {
      scene.add(room.face([[x - 17, 338.500, z * 0.98], [x + 17, 338.500, z * 0.98], [x + 17, 338.500, z * 1.22], [x - 17, 338.500, z * 1.22]], '#8c88b4', { edge: 0, dabs: 0 }));
      const [lx, ly] = room.at(x, 338, z * 1.1);
      scene.add(
        room.face([[x - 12, 338, z], [x + 12, 338, z], [x + 12, 338, z * 1.2], [x - 12, 338, z * 1.2]], '#fffdf4', { edge: 0, dabs: 0, pale: '#ffffff' }) +
          scene.glowShape(lx, ly, 80 * room.scale(x, 338, z), '#fffdf0', 0.4),
      );
    }
  });
  const [gx, gy] = room.at(0, 80, FAR);
  scene.add(scene.glowShape(gx, gy, 320, '#fffdf4', 1));
}

/** One thing on the shelf with its label and its gleam. */
function item(room: Room, x: number, foot: number, z: number, next: number, kind: Point[], colour: string): string {
  const spot = ([u, v]: Point): Spot => [x, foot + v * ROW * 0.86, z + (next - z) * u];
  const tone = hazy(colour, z);
  const patch = (points: Point[], fill: string, opacity = 1) => room.b.flat(room.path(points.map(spot)), fill, opacity);
  return patch(kind, tone) +
    (z > 900
      ? ''
      : patch([[0.1, 0.14], [0.9, 0.14], [0.9, 0.44], [0.1, 0.44]], hazy(mix(colour, '#fffaf0', 0.7), z)) +
        patch([[0.36, 0.22], [0.64, 0.22], [0.64, 0.36], [0.36, 0.36]], hazy(lighten(colour, -0.1), z)) + patch([[0.1, 0.04], [0.2, 0.04], [0.2, 0.56], [0.1, 0.56]], '#ffffff', 0.5) +
        patch([[0.82, 0.02], [0.94, 0.02], [0.92, 0.56], [0.82, 0.56]], NIGHT, 0.25));
}

function shelves(scene: Scene, room: Room, side: -1 | 1): void {
  const x = side * SHELF;
  scene.add(room.face([[x * 1.02, 0, NEAR], [x * 1.02, 262, NEAR], [x * 1.02, 262, FAR], [x * 1.02, 0, FAR]], '#b4aec8', { pale: '#e0dcec', shade: '#7c74a0', edge: 0 }));
  HUES.forEach((hue, row) => {
    const foot = 10 + row * ROW;
    let z = NEAR;
    for (let i = 0; z < FAR; i++) {
      const next = z * 1.062;
      const missing = side > 0 && row === 2 && i === 7;
      if (!missing) scene.add(item(room, x, foot, z, next, KINDS[row]!, lighten(hue, (i % 2) * 0.05 - 0.02)));
      else scene.add(room.b.flat(room.path([[x, foot, z], [x, foot + 30, z], [x, foot + 30, next], [x, foot, next]]), '#4a4070', 0.85));
      z = next;
    }
    const lip = x - side * 5;
    scene.add(
      room.face([[x, foot - 1, NEAR], [lip, foot - 1, NEAR], [lip, foot - 1, FAR], [x, foot - 1, FAR]], '#e8e4f0', { edge: 0, dabs: 0.4 }) +
        room.face([[lip, foot - 6, NEAR], [lip, foot, NEAR], [lip, foot, FAR], [lip, foot - 6, FAR]], '#fbf8f4', { pale: '#ffffff', shade: '#b0a8c8', edge: 0.6, dabs: 0.6 }),
    );
    for (let tag = NEAR * 1.03; tag < 900; tag *= 1.2) {
      scene.add(
        room.b.flat(room.path([[lip - side * 0.5, foot - 5, tag], [lip - side * 0.5, foot - 1, tag], [lip - side * 0.5, foot - 1, tag * 1.04], [lip - side * 0.5, foot - 5, tag * 1.04]]),
          hazy(hue, tag)),
      );
    }
    scene.add(room.soft([[x, foot + ROW * 0.8, NEAR], [x, foot + ROW, NEAR], [x, foot + ROW, FAR], [x, foot + ROW * 0.8, FAR]], NIGHT, 0.28, 3));
  });
  scene.add(room.face([[x, 262, NEAR], [x - side * 6, 262, NEAR], [x - side * 6, 274, NEAR], [x - side * 6, 274, FAR], [x - side * 6, 262, FAR]], '#f2eef6', { pale: '#ffffff', dabs: 0.5 }));
}

/** A floor so clean that the shelves stand in it upside down. */
function floor(scene: Scene, room: Room): void {
  scene.add(room.face([[-SHELF, 0, 90], [SHELF, 0, 90], [SHELF, 0, FAR], [-SHELF, 0, FAR]], '#e4e0ec', { edge: 0, strokes: 50, pale: '#fffdf6' }));
  [-1, 1].forEach((side) =>
    HUES.slice(0, 5).forEach((hue, row) => {
      const [low, high] = [-4 - row * ROW, -4 - (row + 0.8) * ROW];
      const path = room.path([[side * SHELF, low, NEAR], [side * SHELF, high, NEAR], [side * SHELF, high, FAR], [side * SHELF, low, FAR]]);
      scene.add(
        `<g ${scene.clip(room.path([[-SHELF, 0, 90], [SHELF, 0, 90], [SHELF, 0, FAR], [-SHELF, 0, FAR]]))}><path d="${path}" fill="${mix(hue, '#ffffff', 0.3)}" opacity="${0.5 - row * 0.09}" ${
          scene.blur(5)
        }/></g>`,
      );
    })
  );
  for (let z = 100; z < FAR; z *= 1.3) scene.add(room.line([[-SHELF, 0, z], [0, 0, z], [SHELF, 0, z]], '#b0a8c8', 1.4, 0.6));
  [-75, 0, 75].forEach((x) => scene.add(room.line([[x, 0, 95], [x, 0, 300], [x, 0, FAR]], '#b0a8c8', 1.4, 0.6)));
  for (let z = 160; z < 1200; z *= 1.5) {
    const [x, y] = room.at(0, 0, z);
    scene.add(scene.glowShape(x, y, 90 * room.scale(0, 0, z), '#ffffff', 0.55, 16 * room.scale(0, 0, z)));
  }
}

/** A small girl with an empty basket who looks up at it all. */
function girl(scene: Scene, room: Room): void {
  const { b } = room;
  const COAT = '#3c4474';
  scene.add(scene.shadowShape(420, 872, 100, 15, NIGHT, 0.55) + `<path d="M350 884H470L450 1000H370Z" fill="#8c84b0" opacity=".25" ${scene.blur(9)}/>`);
  const leg = (x: number) =>
    limb(b, [[x, 776], [x, 860]], [28, 22], '#e8b48c', { folds: false }) + b.form(`M${x - 13} 826H${x + 13}V858H${x - 12}Z`, '#f6f0e4', { dabs: 0.4 }) +
    at(x, 872, 0.62, shoe(b, '#d83c44'), { flip: x < 400 });
  scene.add(leg(378) + leg(426));
  scene.add(limb(b, [[356, 648], [330, 706], [318, 762]], [34, 28, 22], mix(COAT, NIGHT, 0.2)));
  scene.add(
    b.form('M352 636C340 690 328 740 318 796C360 816 446 816 486 796C474 740 462 690 450 636C430 622 372 622 352 636Z', COAT, { pale: '#a0a8d8', shade: '#201c48', grain: 1.4, dabs: 1.5, edge: 1.3 }) +
      b.line('M402 700C402 740 400 780 398 806M366 690C358 730 350 770 344 798M438 690C446 730 454 770 460 798', '#242858', 4, { opacity: 0.7 }),
  );
  scene.add(
    limb(b, [[448, 648], [476, 706], [486, 766]], [34, 28, 22], COAT, { pale: '#b0b8e0' }) + b.ball(488, 774, 12, 13, '#e8b48c', { dabs: 0.3 }) + b.ball(318, 770, 12, 13, '#e8b48c', { dabs: 0.3 }),
  );
  scene.add(b.form('M362 636C380 616 424 616 442 636C430 656 374 656 362 636Z', '#f8ecd2', { dabs: 0.8 }));
  scene.add(personHead(b, 402, 586, 45, { view: 'back', hair: 'plaits', hairColour: '#a8502c', skin: '#e8b48c', tilt: -8 }));
  const basket = b.line('M-44 -6C-40 -64 40 -64 44 -6', '#8c94a8', 7) + b.form('M-62 -8H62L50 70H-50Z', '#d8dce8', { pale: '#ffffff', shade: '#8c88b0', opacity: 0.9, dabs: 0.7 }) +
    b.line(times(7, (i) => `M${-48 + i * 16} -6L${-40 + i * 13} 70`).join('') + 'M-58 16H58M-54 42H54', '#7c84a8', 3.500, { opacity: 0.8 }) + b.line('M-62 -8H62', '#d83c44', 8);
  scene.add(at(494, 812, 0.8, basket));
}

/** The one can that is not in its place. */
function stray(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(scene.shadowShape(206, 934, 96, 20, NIGHT, 0.6));
  scene.add(
    at(196, 900, 1.1,
      b.form('M-58 -34C-40 -42 56 -42 60 -40C74 -36 76 30 60 36C44 40 -40 40 -58 34Z', '#f8c848', { pale: '#fff6b0', shade: '#b87c3c', dabs: 0.9 }) +
        b.form('M-34 -40C-18 -34 -18 34 -34 38L34 39C48 34 48 -34 34 -41Z', '#fff3d0', { dabs: 0.4 }) + b.ball(0, 0, 19, 22, '#e08c3c', { dabs: 0.3 }) +
        b.line('M4 -22C8 -32 16 -32 20 -30', '#5c8c4c', 5) +
        b.form(oval(-58, 0, 17, 35), '#d8dce4', { pale: '#ffffff', shade: '#8c88a8', dabs: 0.3 }) + b.line(oval(-58, 0, 11, 26), '#9c98b4', 3), { turn: -10 }),
  );
}

export default picture({
  id: 'st048',
  motifs: ['place', 'order', 'choice', 'colour'],
  words: {
    en: {
      title: 'Perfect supermarket aisle',
      name: 'Supermarket aisle sorted by the rainbow',
      shows: 'A supermarket aisle runs straight to a bright point; every shelf has one colour, from red at the bottom to violet at the top. A small girl stands in it.',
      closer:
        'Seen from low down, the same boxes, cans, jars and bottles repeat without end on both sides and are mirrored in the white floor under rows of lamps. The girl, seen from behind in a dark blue coat and red plaits, holds an empty wire basket. In front of her lies the only thing out of place: one yellow can on its side. On the yellow shelf at the right there is one dark gap. Nothing carries any writing.',
    },
    fr: {
      title: 'Le rayon parfait',
      name: 'Rayon de supermarché rangé en arc-en-ciel',
      shows: 'Un rayon de supermarché file droit vers un point clair ; chaque étagère a sa couleur, du rouge en bas au violet en haut. Une petite fille s’y tient.',
      closer:
        'Vus de très bas, les mêmes boîtes, conserves, bocaux et bouteilles se répètent sans fin des deux côtés et se reflètent dans le sol blanc, sous des rangées de lampes. La fillette, de dos, en manteau bleu sombre, nattes rousses, tient un panier vide. Devant elle, la seule chose mal rangée : une boîte jaune couchée. À droite, sur l’étagère jaune, un trou noir. Rien ne porte d’inscription.',
    },
  },
  paint: { under: [220, 200, 210], flow: 0.3 },
  draw(scene) {
    const room = new Room(scene, { eye: [0, 92, 0] as Spot, lens: 620, centre: [400, 520] }, LOOK);
    hall(scene, room);
    floor(scene, room);
    shelves(scene, room, -1);
    shelves(scene, room, 1);
    girl(scene, room);
    stray(scene, room);
  },
});
