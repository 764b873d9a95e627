import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point, ribbon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, butterfly, cloud, cottage, fence, flower, grass, oval, roundTree } from '../../src/shapes/index.ts';
import { beanPoles, cabbage, carrotTop, pumpkin, tomatoPlant } from '../../src/shapes/vegetables.ts';

const NIGHT = '#2c3a44';
const LOOK = { light: -1, night: NIGHT } as const;
const SOIL = ['#8a5c40', '#6f4838', '#a87250', '#5a3c38', '#b88860'];

function garden(scene: Scene): void {
  scene.sky([[0, '#8fd0d8'], [0.18, '#c4e6d0'], [0.36, '#fbf4c4'], [0.5, '#e8e49c']]);
  scene.glow(120, 120, 420, '#fffbd8', 0.9, 320);
  scene.wisps(10, 20, 220, ['#ffffe8', '#b8e0dc'], 0.5);
  scene.add(at(600, 120, 1, cloud(scene, 300, { tall: 0.24, pale: '#fffdf0', shade: '#b8d4d0', light: -1 })));
  const far = scene.ridge(400, 20, 2, 3);
  scene.hill(far, '#a8cc84', '#8cb868', { rim: '#fffbc8', rimWidth: 4, dabs: 80, shadow: 0.05 });
  times(9, (i) => scene.add(at(30 + i * 96, 430, 1, roundTree(scene, between(scene.r, 110, 200), { leaves: ['#5f9460', '#8fb868', '#e4e88c'], ...LOOK }))));
  scene.add(at(600, 452, 1, cottage(scene, 210, { wall: '#f6e8cc', thatch: '#c8a064', smoke: '#ffffff', ...LOOK, night: '#7a7c6c' })));
  scene.mist(380, 90, '#fbf6cc', 0.5, 2);
  scene.add(at(400, 500, 1, fence(scene, 900, { height: 110, colour: '#d8c8a4', ...LOOK })));
  const blooms: [number, number, number, string][] = [[60, 520, 190, '#f6c040'], [140, 524, 150, '#f2b030'], [740, 520, 180, '#f6c040'], [680, 526, 130, '#e8a050']];
  blooms.forEach(([x, y, size, petals]) => scene.add(at(x, y, 1, flower(scene, size, { petals, stem: '#5f8c48', ...LOOK }))));
}

/** Ridges of earth, one behind the other, and what grows on each. */
function bed(scene: Scene, y: number, deep: number, seed: number): void {
  const ridge = scene.ridge(y, 8, 4, seed, { step: 20 });
  scene.hill(ridge, '#a87250', '#5a3c38', { rim: '#e8b888', rimWidth: 5, dabs: 150, dabLength: 16, dabWidth: 7, depth: deep, angle: 0.6, bottomY: y + deep, shadow: 0.3, dabColours: SOIL });
  times(34, () => scene.add(blob(scene.r, between(scene.r, 0, 800), y + between(scene.r, 8, deep), between(scene.r, 4, 10), between(scene.r, 3, 7), pick(scene.r, SOIL), { wobble: 0.2 })));
}

function beds(scene: Scene): void {
  bed(scene, 520, 60, 3);
  scene.add(at(200, 560, 1, beanPoles(scene, 310, LOOK)) + at(70, 566, 1, beanPoles(scene, 260, LOOK)));
  [600, 690, 780].forEach((x) => scene.add(at(x, 566, 1, tomatoPlant(scene, between(scene.r, 190, 220), LOOK))));
  bed(scene, 576, 80, 5);
  times(8, (i) => scene.add(at(20 + i * 112, 640, 1, carrotTop(scene, between(scene.r, 90, 110), LOOK))));
  bed(scene, 660, 110, 7);
  times(6, (i) => scene.add(at(50 + i * 148, 760, 1, cabbage(scene, 150, { colour: i % 2 ? '#8fb884' : '#7fb094', ...LOOK }))));
  bed(scene, 776, 240, 9);
}

/** A garden gnome of fired clay, asleep on his rake. */
function gnome(scene: Scene, size: number): string {
  const b = brush(scene, size, LOOK);
  const [hat, coat, skin, hair] = ['#d83c34', '#2f6f94', '#f0b48c', '#f4ecdc'];
  const sleeve = (points: Point[], tone: string) => {
    const [x, y] = points.at(-1)!;
    return b.form(ribbon(points, [12, 11, 9]), tone, { dabs: 0.8 }) + b.form(oval(x, y, 6, 5.6), skin, { dabs: 0.3 }) + b.line(`M${x - 4} ${y - 1}q4 -3 8 -1`, mix(skin, NIGHT, 0.3), 0.8);
  };
  return b.done(b.form('M-24 1C-27 -9 -16 -12 -3 -9V1ZM24 1C27 -9 16 -12 3 -9V1Z', '#5a3c34', { pale: '#c08a64', edge: 1.3 }),
    b.form('M-18 -7L-16 -22H16L18 -7H3L0 -15L-3 -7Z', '#8a6840', { dabs: 0.8 }),
    b.form('M-20 -48C-27 -36 -27 -24 -25 -15Q0 -9 25 -15C27 -24 27 -36 20 -48Q0 -54 -20 -48Z', coat, { dabs: 1.2, grain: 1.3, pale: '#8fc8d8', edge: 1.3 }),
    b.form('M-26 -27Q0 -20 26 -27V-21Q0 -14 -26 -21Z', '#4a3030') + b.form('M-6 -25H6V-16H-6Z', '#f0c04c', { pale: '#fff4b0' }) + b.flat('M-3 -22H3V-19H-3Z', '#4a3030'),
    b.line('M35 4L31 -92', '#b8864c', 3.4) +
      b.line('M34.5 4L30.5 -92', '#f0cc8c', 1, { opacity: 0.8 }) +
      b.form('M14 -92H48V-87H14Z', '#7a8490', { dabs: 0.5 }) +
      b.line('M16 -92V-101M22 -92V-101M28 -92V-101M34 -92V-101M40 -92V-101M46 -92V-101', '#7a8490', 2), sleeve([[-20, -42], [-34, -34], [-22, -26]], mix(coat, NIGHT, 0.1)),
    b.ball(-16.5, -58, 4.4, 5, skin, { dabs: 0.2 }) + b.ball(16.5, -58, 4.4, 5, skin, { dabs: 0.2 }) + b.ball(0, -59, 16.5, 15, skin, { dabs: 0.6, pale: '#ffdcb8' }),
    b.form('M-18 -57C-25 -42 -14 -28 2 -21C15 -29 24 -42 18 -57C14 -50 6 -47 0 -48C-6 -47 -14 -50 -18 -57Z', hair, { dabs: 1.4, grain: 1.4, shade: '#a09c98', edge: 1.2 }) +
      b.line('M-12 -46C-10 -38 -6 -32 -2 -28M-4 -45C-4 -38 0 -32 2 -27M6 -45C8 -38 6 -32 5 -28M13 -47C12 -40 10 -36 8 -32', '#c4bcb0', 1.1),
    b.form('M0 -51C-8 -55 -14 -50 -16 -45C-9 -43 -3 -45 0 -49C3 -45 9 -43 16 -45C14 -50 8 -55 0 -51Z', lighten(hair, 0.02), { dabs: 0.5 }),
    b.dot(-9.5, -56, 3.6, '#e8806c', 0.5) + b.dot(9.5, -56, 3.6, '#e8806c', 0.5) + b.line('M-10 -61.5q3.2 3 6.4 0M4 -61.5q3.2 3 6.4 0', '#33283c', 1.3) +
      b.ball(0, -56, 4.8, 4.4, '#e89a7c', { pale: '#ffd8b8', dabs: 0.2 }),
    b.form('M-19 -66C-16 -84 -8 -104 12 -122C10 -104 18 -84 19 -66C12 -72 -12 -72 -19 -66Z', hat, { dabs: 1.3, grain: 1.2, pale: '#ff9a80', edge: 1.4 }) +
      b.form('M-20.5 -63C-14 -72 14 -72 20.5 -63L19 -68C12 -75 -12 -75 -19 -68Z', mix(hat, NIGHT, 0.2)),
    b.blot(12, -83, 3.6, 4.6, '#e8c8a4') + b.line('M9 -87L4 -92M12 -79L10 -73', mix(hat, NIGHT, 0.55), 0.8) + b.line('M-9 -80C-7 -90 -2 -100 4 -108', '#ffc0a8', 2, { opacity: 0.7 }),
    sleeve([[20, -42], [30, -36], [33, -44]], coat), b.blot(-18, -2, 7, 3, '#6f9c48', 0.8) + b.blot(18, -17, 4, 3, '#6f9c48', 0.7));
}

/** A rabbit that sits and eats a carrot, facing left. */
function rabbit(scene: Scene, size: number): string {
  const b = brush(scene, size, LOOK);
  const [coat, pale] = ['#b08a6c', '#f0e0c8'];
  return b.done(b.ball(40, -16, 9, 8.5, pale),
    b.form('M-22 -2C-34 -10 -34 -26 -24 -40C-12 -52 18 -52 32 -34C44 -18 42 -2 28 0H-14Z', coat, { dabs: 1.5, grain: 0.7, edge: 1.3, pale: '#e8c8a0' }) +
      b.ball(18, -19, 20, 18, lighten(coat, 0.03), { dabs: 1.3, grain: 0.6 }) +
      b.form('M6 0C4 -8 24 -9 32 -5C36 -2 34 1 30 1H8Z', lighten(coat, 0.06)),
    b.form('M-18 -62C-10 -78 2 -94 10 -90C16 -84 4 -66 -8 -56Z', mix(coat, NIGHT, 0.16)) +
      b.form('M-30 -62C-34 -82 -28 -102 -20 -100C-12 -96 -14 -76 -18 -60Z', coat, { grain: 1.5 }) +
      b.form('M-26 -66C-28 -80 -25 -92 -21 -92C-17 -88 -18 -76 -20 -66Z', '#e0a090', { dabs: 0.4 }),
    b.ball(-30, -52, 18, 16, coat, { dabs: 1.2, pale: '#e8c8a0', edge: 1.2 }) + b.ball(-43, -46, 8, 7, pale, { dabs: 0.5 }) + b.ball(-30, -42, 8, 6, lighten(coat, 0.06), { dabs: 0.3 }),
    b.dot(-36, -56, 3, '#2b2030') + b.dot(-37, -57, 1, '#fff6e4') + b.form('M-51 -49q3 -3 5 0q-2 3 -5 0Z', '#c8686c', { dabs: 0 }),
    b.form('M-58 -45C-52 -48 -36 -34 -30 -24C-40 -28 -56 -38 -58 -45Z', '#f08838', { pale: '#ffc080', dabs: 0.5 }) + b.line('M-34 -26L-22 -18M-33 -25L-26 -14M-33 -26L-20 -24', '#5f9448', 2.4),
    b.form(ribbon([[-20, -30], [-32, -26], [-38, -30]], [10, 8, 7]), lighten(coat, 0.05), { dabs: 0.6 }));
}

function front(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(at(744, 900, 1, pumpkin(scene, 150, LOOK)) + at(86, 980, 1, cabbage(scene, 250, { colour: '#7fb094', ...LOOK })));
  scene.shadow(640, 956, 90, 12, NIGHT, 0.5);
  scene.add(at(634, 962, 1, rabbit(scene, 196)));
  const stumps: [number, number][] = [[538, 972], [500, 990], [452, 984]];
  stumps.forEach(([x, y]) => scene.add(b.ball(x, y, 18, 7, '#4a3030') + b.line(`M${x - 10} ${y - 6}q-6 -10 -16 -10M${x + 4} ${y - 8}q2 -12 12 -14`, '#7fac54', 4)));
  scene.add(at(400, 1014, 1, grass(scene, 860, { count: 130, height: 46, colours: ['#33603f', '#5f9448', '#8fb454', '#2c5038'], wind: 0.1 })));
  scene.add(at(178, 430, 1, butterfly(scene, 44, { ...LOOK })));
}

export default picture({
  id: 'st065',
  motifs: ['place', 'garden', 'humour', 'home'],
  words: {
    en: {
      title: 'Vegetable patch with a gnome',
      name: 'Garden gnome asleep while a rabbit eats carrots',
      shows: 'A garden gnome with a red hat and a white beard stands among cabbages, carrots and beans, eyes closed, leaning on a rake. Beside him a rabbit eats a carrot.',
      closer:
        'A bright early summer morning, light from the left, everything fresh green and the earth warm brown. The gnome is of painted clay: moss on his boot, a chip out of his hat. Three holes in the ground show where carrots have been; the rabbit holds the last one. A fat pumpkin lies at the right, beans climb their poles, tomatoes ripen, sunflowers look over the fence and a thatched cottage smokes behind.',
    },
    fr: {
      title: 'Potager avec un nain',
      name: 'Nain de jardin endormi, lapin aux carottes',
      shows: 'Un nain de jardin au bonnet rouge et à la barbe blanche se tient parmi choux, carottes et haricots, yeux clos, appuyé sur un râteau. À côté de lui, un lapin mange une carotte.',
      closer:
        'Un clair matin d’été, lumière venue de la gauche, tout est vert tendre et la terre d’un brun chaud. Le nain est en terre cuite peinte : de la mousse sur sa botte, un éclat perdu à son bonnet. Trois trous dans le sol disent où étaient les carottes ; le lapin tient la dernière. Une grosse citrouille repose à droite, les haricots grimpent, les tomates mûrissent, des tournesols regardent par-dessus la clôture et une chaumière fume derrière.',
    },
  },
  paint: { under: [150, 150, 90], flow: 0.2 },
  draw(scene) {
    garden(scene);
    beds(scene);
    scene.add(`<path d="M340 930C420 900 620 930 760 966C640 984 420 970 330 952Z" fill="${NIGHT}" opacity=".5" ${scene.blur(6)}/>`);
    scene.shadow(330, 944, 130, 18, NIGHT, 0.6);
    scene.add(at(330, 948, 1, gnome(scene, 470)));
    front(scene);
  },
});
