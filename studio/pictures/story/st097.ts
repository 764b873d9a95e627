import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Hair, type HeadLook, personHead } from '../../src/shapes/figureHeads.ts';
import { figure, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush, rectangle } from '../../src/shapes/index.ts';
import { hand, limb } from '../../src/shapes/limbs.ts';

const NIGHT = '#24304c';
const LOOK = { light: 1, night: NIGHT } as const;
const MIST = '#a8b8c4';
const SKINS = ['#eec4a0', '#c08a64', '#8c5a42', '#e0a880', '#a87050', '#f4d0b4'];
const HAIRS: Hair[] = ['short', 'bob', 'bun', 'curls', 'tail', 'crop', 'afro', 'ring', 'scarf', 'long'];
const TONES = ['#3a4a5c', '#2c2a34', '#6a5a54', '#8a7a70', '#4a3a3c', '#9c9ca0'];

function greyMorning(scene: Scene): void {
  scene.sky([[0, '#8a9cac'], [0.3, '#b4c2c8'], [0.6, '#d8dcd4']]);
  scene.wisps(44, 0, 460, ['#7a8ea0', '#c8d2d2', '#e4e4d8', '#94a6b4'], 0.55);
  scene.glow(620, 150, 460, '#fff4d8', 0.75, 360);
}

/** A public building with columns, pale in the mist. */
function columns(scene: Scene, b: Brush): void {
  const stone = '#b0b8bc';
  scene.add(b.form('M-20 250L400 96L820 250V300H-20Z', stone, { dabs: 1.4, pale: '#f4ecd8', shade: '#7c8c9c' }) + b.form('M90 262L400 146L710 262Z', mix(stone, NIGHT, 0.16), { dabs: 1 }));
  scene.add(b.form(rectangle(-20, 298, 840, 420), mix(stone, NIGHT, 0.36), { dabs: 1.2, grain: 1.5 }));
  times(8,
    (i) =>
      scene.add(
        b.form(rectangle(-4 + i * 108, 316, 54, 400), stone, { grain: 1.5, long: 2, dabs: 1.2, pale: '#f4ecd8', shade: '#6c7e90' }) +
          b.form(rectangle(-14 + i * 108, 298, 74, 24), stone, { dabs: 0.5, pale: '#f4ecd8' }),
      ));
  scene.mist(330, 380, '#ccd4d4', 0.7, 2);
}

/** Head and shoulders of somebody in the crowd; far ones sink into the mist. */
function bystander(scene: Scene, b: Brush, [x, y]: Point, size: number, veil: number, look: HeadLook): void {
  const faint = (colour: string) => mix(colour, MIST, veil);
  const coat = faint(pick(scene.r, ['#4a5c78', '#5a6470', '#3c4a64', '#6a7888', '#50586c', '#42566c']));
  const s = size / 10;
  scene.add(
    b.form(
      `M${x - 24 * s} ${y + 60 * s}C${x - 25 * s} ${y + 22 * s} ${x - 18 * s} ${y + 14 * s} ${x - 5 * s} ${y + 10 * s}H${x + 5 * s}C${x + 18 * s} ${y + 14 * s} ${x + 25 * s} ${y + 22 * s} ${
        x + 24 * s
      } ${y + 60 * s}Z`,
      coat,
      { grain: 1.4, dabs: 1, pale: mix(coat, '#f0e8d8', 0.35) },
    ),
  );
  scene.add(
    personHead(b, x, y, size, {
      skin: faint(pick(scene.r, SKINS)),
      hairColour: faint(pick(scene.r, TONES)),
      hair: pick(scene.r, HAIRS),
      mouth: 'still',
      eyes: 'dots',
      tilt: between(scene.r, -6, 6),
      ...look,
    }),
  );
}

function crowdBehind(scene: Scene, b: Brush): void {
  [[620, 20, 0.72, 11], [672, 28, 0.55, 9], [736, 38, 0.36, 8]].forEach(([y, size, veil, count], row) =>
    times(count! + 1, (i) => {
      const x = (i / count!) * 840 - 20 + (row % 2) * 34 + between(scene.r, -8, 8);
      if (row === 2 && Math.abs(x - 400) < 70) return;
      bystander(scene, b, [x, y! + between(scene.r, -12, 12)], size!, veil!, {
        view: 'side',
        flip: x > 400,
        hat: scene.r() < 0.22 ? { kind: pick(scene.r, ['beanie', 'cap', 'brim']), colour: mix('#4a6080', MIST, veil!) } : undefined,
      });
    })
  );
}

function sign(scene: Scene, b: Brush): string {
  const board: Point[] = [[-200, -128], [204, -134], [200, 128], [-204, 122]];
  return (b.line('M34 100L46 520', '#a87848', 20) +
    b.line('M40 120L52 500', '#e8c088', 5) +
    b.form(polygon(board), '#f6f0e0', { dabs: 2.2, grain: 0.05, long: 1.6, pale: '#fffdf4', shade: '#c8ccc8', edge: 1.2 }) +
    b.line('M-204 124L200 130', '#9ca8ac', 6, { opacity: 0.7 }) +
    b.form('M150 -134H204L202 -90Z', '#d8d8cc', { dabs: 0.3 }) +
    b.dot(30, -104, 7, '#8a8a8c') +
    b.dot(34, 96, 7, '#8a8a8c') +
    scene.shadowShape(40, 150, 150, 16, NIGHT, 0.18));
}

function protester(scene: Scene, b: Brush): void {
  const [x, y, size] = [400, 1104, 640];
  const skin = '#f0cca8';
  scene.add(at(x + 40, 250, 1, sign(scene, b), { turn: -2 }));
  const pose = { ...POSES.stand, nearArm: [[20, -64], [15, -73]] as [Point, Point], farArm: [[-12, -57], [9, -61]] as [Point, Point] };
  scene.add(
    at(x, y, 1,
      figure(scene, size, pose, {
        ...LOOK,
        view: 'front',
        wear: 'coat',
        cloth: '#d04438',
        scarf: '#f0b848',
        headSize: 10.6,
        head: { hair: 'bob', hairColour: '#241c28', skin, glasses: true, mouth: 'still', eyes: 'dots' },
      })),
  );
  const own = brush(scene, size, LOOK);
  scene.add(
    at(x, y, 1,
      own.done(own.line('M14 -78L14.600 -54', '#a87848', 3.1), own.line('M15 -78L15.400 -56', '#e8c088', 0.8), own.put(15, -74, 0.25, hand(own, 'fist', skin), { turn: -60 }),
        own.put(14, -61, 0.25, hand(own, 'fist', skin), { turn: 84 }))),
  );
}

function crowdBefore(scene: Scene, b: Brush): void {
  const front: [number, number, number, Hair][] = [[78, 862, 60, 'bun'], [722, 846, 62, 'short'], [236, 926, 64, 'curls'], [588, 934, 62, 'tail']];
  front.forEach(([x, y, size, hair], i) => bystander(scene, b, [x, y], size, 0, { view: 'back', hair, hat: i === 1 ? { kind: 'beanie', colour: '#4a7a80' } : undefined }));
}

/** A child in the front row who holds up a yellow pencil. */
function pencil(scene: Scene, b: Brush): void {
  bystander(scene, b, [388, 966], 44, 0, { view: 'back', hair: 'plaits', hairColour: '#7a4830', skin: '#c08a64' });
  scene.add(limb(b, [[430, 1026], [462, 970], [448, 906]], [44, 38, 32], '#6a88a0', { pale: '#d8d8d0' }));
  scene.add(
    b.put(452, 870, 1,
      b.form('M-8 30L-8 -46L0 -66L8 -46V30Z', '#f4c040', { dabs: 0.3, pale: '#fff0a0' }) + b.form('M-8 -46L0 -66L8 -46Q0 -40 -8 -46Z', '#f0d4a8', { dabs: 0 }) +
        b.flat('M-3 -58L0 -67L3 -58Z', '#3a2c34'), { turn: 18 }),
  );
  scene.add(at(446, 884, 1.35, hand(b, 'fist', '#c08a64')));
}

export default picture({
  id: 'st097',
  motifs: ['people', 'silence', 'courage', 'crowd'],
  words: {
    en: {
      title: 'Protester with a blank sign',
      name: 'A woman in a crowd holding up an empty sign',
      shows: 'A woman with black hair, round glasses and a red coat stands in the middle of a crowd and holds up a large white sign. There is nothing on it.',
      closer:
        'A pale, misty morning before a building with columns; the crowd is blue and grey, and everybody looks towards her. She looks straight ahead, her mouth closed, both hands on the pole. In front, seen from behind, a child with plaits reaches up and offers her a yellow pencil. A few birds fly over the roof at the left.',
    },
    fr: {
      title: 'La manifestante à la pancarte vide',
      name: 'Une femme dans la foule avec une pancarte vide',
      shows: 'Une femme aux cheveux noirs, lunettes rondes et manteau rouge, se tient au milieu d’une foule et brandit une grande pancarte blanche. Il n’y a rien dessus.',
      closer:
        'Un matin pâle et brumeux devant un bâtiment à colonnes ; la foule est bleue et grise, et tous sont tournés vers elle. Elle regarde droit devant, la bouche fermée, les deux mains sur le manche. Devant, vu de dos, un enfant à tresses lève le bras et lui tend un crayon jaune. Quelques oiseaux passent au-dessus du toit, à gauche.',
    },
  },
  paint: { under: [150, 160, 165], flow: -0.05 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    greyMorning(scene);
    columns(scene, b);
    scene.add(b.form(rectangle(-10, 780, 820, 230), '#5c6a7c', { dabs: 1.4 }));
    crowdBehind(scene, b);
    protester(scene, b);
    crowdBefore(scene, b);
    pencil(scene, b);
    times(5, (i) => scene.add(b.line(`M${60 + i * 34} ${120 + (i % 3) * 30}q10 -12 18 0q8 -12 18 -2`, '#5a6c80', 4)));
  },
});
