import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, rectangle } from '../../src/shapes/index.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';
import { coil, receiver, telephone } from '../../src/shapes/telephones.ts';

const NIGHT = '#101f2c';
const FAR: Point = [92, 396];
const NEARNESS = [1, 0.66, 0.44, 0.3, 0.21, 0.15, 0.11];
const COLOURS = ['#c8452f', '#e6d3a4', '#3f6f5c', '#2f3344', '#d8a03c', '#8a3a3c', '#e6d3a4'];

/** A place on the way from the vanishing point to a near one. */
const towards = ([x, y]: Point, near: number): Point => [FAR[0] + (x - FAR[0]) * near, FAR[1] + (y - FAR[1]) * near];

function room(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const face = (corners: Point[], colour: string, grain: number, dabs = 1.6) => scene.add(b.form(polygon(corners), colour, { grain, dabs, long: 1.6, edge: 0.3 }));
  face([FAR, [330, -10], [-10, -10], [-10, 330]], '#23424a', 0.9);
  face([FAR, [-10, 330], [-10, 640]], '#2a4a4c', 0);
  face([FAR, [-10, 640], [-10, 1010], [60, 1010]], '#5a3c34', 1.2);
  const steps = [1.6, ...NEARNESS.map((s) => s * 1.16)];
  times(steps.length - 1, (i) => {
    const [near, far] = [steps[i]!, steps[i + 1]!];
    const low: Point = [1010, 980];
    const top = (s: number) => towards([990, -420], s);
    const panel = [top(far), top(near), towards(low, near), towards(low, far)] as Point[];
    face(panel, mix('#2f6a68', '#3f8a7c', (i % 2) * 0.5), 1.5);
    const rail = (h: number): Point[] => [far, near].map((s) => towards([990, h], s)) as Point[];
    scene.add(b.line(polygon(rail(520), false), '#c99a4c', 3 + near * 6, { opacity: 0.8 }) + b.line(polygon([top(far), towards(low, far)], false), '#1c4448', 2 + near * 6, { opacity: 0.8 }));
  });
}

/** The open door at the end, and who stands in it. */
function farDoor(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form(rectangle(58, 336, 66, 90), '#3a5a54', { dabs: 1 }) + b.flat(rectangle(70, 346, 42, 80), '#ffe2a0'));
  scene.glow(91, 390, 120, '#ffcf78', 0.75);
  scene.add(b.flat('M80 426L82 388C82 378 86 374 88 373C84 366 86 358 92 358C98 358 100 366 96 373C100 374 103 380 102 388L104 426Z', '#4a2c2c'));
}

function counter(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form(polygon([FAR, [150, 1010], [20, 1010]]), '#4a2a26', { grain: 1.4, dabs: 1.4 }));
  const top = polygon([FAR, [1010, 980], [1010, 1010], [130, 1010]]);
  scene.add(b.form(top, '#9a5a34', { pale: '#e8a860', shade: '#5a3028', grain: 0.8, long: 2.4, dabs: 2 }));
  times(5, (i) => scene.add(b.line(polygon([FAR, [270 + i * 190, 1010]], false), '#5f3424', 3, { opacity: 0.45 })));
  scene.add(b.line(polygon([FAR, [132, 1010]], false), '#f2b870', 7, { opacity: 0.75 }));
}

function lamp(scene: Scene, near: number): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const [x, y] = towards([620, 196], near);
  const shade = 'M-20 -96H20L34 -70C96 -54 132 -18 136 12Q0 40 -136 12C-132 -18 -96 -54 -34 -70Z';
  const cone = `<path d="M-120 18L-230 620H230L120 18Z" fill="${scene.linear([[0, '#ffe6a0', 0.5], [1, '#ffd27a', 0]])}" ${scene.blur(9)}/>`;
  const bulb = b.ball(0, 16, 112, 17, '#fff3c8', { dabs: 0, pale: '#fffdf0', shade: '#ffd88c' });
  scene.add(at(x, y, near, cone + b.line('M0 -90V-900', '#14242c', 7) + scene.glowShape(0, 30, 240, '#ffdc8c', 0.7) + b.form(shade, '#2f5a4c', { pale: '#8fc4a0', edge: 1.5 }) + bulb));
}

function phone(scene: Scene, i: number): void {
  const near = NEARNESS[i]!;
  const [x, y] = towards([560, 886], near);
  scene.shadow(x - 14 * near, y + 4 * near, 236 * near, 46 * near, '#2a1018', 0.75);
  scene.add(at(x, y, near, telephone(scene, 376, { colour: mix(COLOURS[i]!, '#2f5a5c', (1 - near) * 0.22), light: 1, night: NIGHT, offHook: i === 0 })));
}

/** The receiver of the nearest telephone, laid down and left. */
function left(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#3a1024' });
  scene.shadow(312, 968, 170, 24, '#2a1018', 0.75);
  scene.add(coil(b, [[424, 872], [384, 886], [452, 930], [560, 958], [590, 984], [500, 980], [440, 960]], 24, 11, '#8a2c24', 5));
  scene.add(at(312, 940, 1, receiver(scene, 290, { colour: COLOURS[0], light: 1, night: '#3a1024' }), { turn: -4 }));
}

export default picture({
  id: 'st006',
  motifs: ['object', 'talk', 'old', 'pattern'],
  words: {
    en: {
      title: 'Row of old telephones',
      name: 'Telephones with dials along a counter, one off the hook',
      shows: 'Seven old telephones with dials stand in a row on a long wooden counter, each under a hanging lamp. The receiver of the nearest, a red one, has been laid down beside it.',
      closer:
        'The row runs away to the left, ever smaller: red, cream, green, dark blue, mustard, brown, cream again. The lamps are of green enamel, and their cones of light fall on a teal wall. The coiled cord of the red receiver curls on the wood, as if somebody had only just gone to fetch someone. At the far end a door stands open, and a small dark figure waits in its yellow light.',
    },
    fr: {
      title: 'Une rangée de vieux téléphones',
      name: 'Téléphones à cadran sur un comptoir, l’un décroché',
      shows: 'Sept vieux téléphones à cadran sont alignés sur un long comptoir de bois, chacun sous une lampe. Le combiné du premier, rouge, a été posé à côté de lui.',
      closer:
        'La rangée fuit vers la gauche, de plus en plus petite : rouge, crème, vert, bleu sombre, moutarde, brun, crème encore. Les lampes sont d’émail vert, et leurs cônes de lumière tombent sur un mur bleu canard. Le fil en spirale du combiné rouge s’enroule sur le bois, comme si l’on venait d’aller chercher quelqu’un. Tout au bout, une porte est ouverte, et une petite silhouette sombre attend dans sa lumière jaune.',
    },
  },
  paint: { under: [70, 100, 96], flow: 0.5 },
  draw(scene) {
    scene.sky([[0, '#1f3c44'], [1, '#2a4a4c']]);
    room(scene);
    farDoor(scene);
    counter(scene);
    [...NEARNESS.keys()].reverse().forEach((i) => {
      lamp(scene, NEARNESS[i]!);
      phone(scene, i);
    });
    left(scene);
    scene.add(scene.glowShape(560, 760, 380, lighten('#ffcf78', 0.02), 0.16));
    motes(scene, [380, 220, 790, 800], 40);
  },
});
