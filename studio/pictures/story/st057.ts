import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { oval } from '../../src/shapes/index.ts';
import { limb, shoe } from '../../src/shapes/limbs.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#122838';
const LOOK = { light: -1, night: NIGHT } as const;
const [WALL, SIDE] = [400, -430];
const TAKEN = 4;
const chairX = (i: number) => -376 + i * 54;

function shell(scene: Scene, room: Room): void {
  scene.add(room.face([[SIDE, 0, WALL], [260, 0, WALL], [260, 420, WALL], [SIDE, 420, WALL]], '#5c8488', { pale: '#70989a', shade: '#456872', edge: 0, strokes: 46, grain: 1.5 }));
  scene.add(
    room.face([[SIDE, 0, WALL], [260, 0, WALL], [260, 104, WALL], [SIDE, 104, WALL]], '#3c6870', { pale: '#6c9894', shade: '#1c3c4c', edge: 0, strokes: 50, grain: 1.5 }) +
      room.line([[SIDE, 104, WALL], [-100, 104, WALL], [260, 104, WALL]], '#a8c0ac', 5) + room.line([[SIDE, 5, WALL], [-100, 5, WALL], [260, 5, WALL]], '#24404c', 10),
  );
  scene.add(room.face([[SIDE, 0, WALL], [SIDE, 420, WALL], [SIDE, 420, -60], [SIDE, 0, -60]], '#47707a', { pale: '#54808a', shade: '#34586a', edge: 0, strokes: 36, grain: 1.5 }));
  scene.add(
    room.face([[SIDE, 0, WALL], [SIDE, 104, WALL], [SIDE, 104, -60], [SIDE, 0, -60]], '#2c545e', { pale: '#4c7c80', shade: '#14303c', edge: 0, strokes: 40, grain: 1.5 }) +
      room.line([[SIDE, 104, WALL], [SIDE, 104, 150], [SIDE, 104, -60]], '#8ca89c', 5),
  );
  scene.add(room.face([[SIDE, 0, WALL], [260, 0, WALL], [160, 0, -60], [SIDE, 0, -60]], '#6c8480', { edge: 0 }));
  scene.add(room.tiles([SIDE, 0, -90], [760, 0, 0], [0, 0, 490], [15, 10], (c, r) => mix((c + r) % 2 ? '#8ca49c' : '#5c7c7c', '#2c4c5c', scene.r() * 0.35), 0.014));
}

/** The door at the left: a frosted pane, warm light behind it, and somebody's shape. */
function door(scene: Scene, room: Room): void {
  const { b } = room;
  const leaf = (z0: number, z1: number, low: number, high: number): Spot[] => [[SIDE + 1, low, z0], [SIDE + 1, high, z0], [SIDE + 1, high, z1], [SIDE + 1, low, z1]];
  scene.add(room.face(leaf(202, 318, 0, 222), '#24404c', { dabs: 0.6 }) + room.face(leaf(210, 310, 0, 214), '#c8884c', { pale: '#ffd890', shade: '#6a4438', grain: 1.5 }));
  const pane = room.path(leaf(222, 298, 96, 202));
  const [x, y] = room.at(SIDE, 150, 260);
  scene.add(
    `<path d="${pane}" fill="${scene.linear([[0, '#fff3b8'], [1, '#ffcf78']])}"/>` +
      b.inside(pane, `<path d="${oval(x + 6, y + 2, 20, 25)}M${x - 40} ${y + 110}C${x - 40} ${y + 30} ${x + 50} ${y + 30} ${x + 54} ${y + 110}Z" fill="#7a4a2c" opacity=".9" ${scene.blur(5)}/>`) +
      b.line(pane, '#7a4c30', 5) + scene.glowShape(x, y, 210, '#ffd27a', 0.6),
  );
  const [kx, ky] = room.at(SIDE + 3, 84, 216);
  scene.add(b.ball(kx, ky, 7, 7, '#f2c868', { dabs: 0 }) + room.face(leaf(210, 310, 0, 5), '#fff0a8', { dabs: 0, edge: 0 }));
  scene.add(room.soft([[SIDE + 4, 0, 212], [SIDE + 4, 0, 306], [-120, 0, 350], [-60, 0, 210]], '#ffdf94', 0.5, 9));
}

function chair(room: Room, i: number): string {
  const x = chairX(i);
  const tone = i === TAKEN ? '#e8a04c' : '#d8944a';
  const legs = ([[3, 350], [41, 350], [3, 384], [41, 384]] as const).map(([dx, z]) => room.line([[x + dx, 40, z], [x + dx, 0, z]], '#a8b4b4', 3)).join('');
  return (room.soft([[x - 4, 0, 336], [x + 60, 0, 336], [x + 66, 0, 392], [x, 0, 392]], NIGHT, 0.5) + legs +
    room.box([x, 50, 386], [46, 40, 4], tone, { pale: '#ffd890', shade: '#8a4c3c', dabs: 1 }) +
    room.box([x, 40, 344], [46, 5, 42], mix(tone, '#a85c3c', 0.25), { top: lighten(tone, 0.02), pale: '#ffdf9c', shade: '#8a4c3c', dabs: 1 }));
}

/** A boy whose feet do not reach the floor, a rabbit in his arms. */
function boy(scene: Scene, room: Room): void {
  const { b } = room;
  const [x, y] = room.at(chairX(TAKEN) + 23, 46, 366);
  const JUMPER = '#c8404c';
  const leg = (dx: number) => limb(b, [[dx, -8], [dx - 13, 12], [dx - 14, 28]], [17, 15, 11], '#34486c') + at(dx - 13, 38, 0.42, shoe(b, '#f2ead8'), { flip: true });
  scene.add(
    at(x, y, room.scale(chairX(TAKEN), 46, 366) * 1.06,
      [scene.shadowShape(-14, 52, 34, 8, NIGHT, 0.5), scene.shadowShape(16, -12, 26, 26, NIGHT, 0.4), leg(9), leg(-9),
        b.form('M-19 -2C-24 -26 -18 -46 0 -48C18 -46 24 -26 19 -2Q0 6 -19 -2Z', JUMPER, { pale: '#ff9484', shade: '#6a2038', grain: 1.4, dabs: 1.2 }),
        b.line('M-16 -20Q0 -14 18 -20M-17 -10Q0 -4 18 -10', '#8a2438', 2.400, { opacity: 0.6 }),
        b.form('M-12 -14C-14 -28 10 -28 8 -14C10 -2 -14 -2 -12 -14Z', '#f2ead8', { shade: '#a8a0a0', dabs: 0.8 }), b.ball(-2, -31, 9, 8, '#f6f0e0', { shade: '#a8a0a0' }),
        b.form('M-8 -36C-16 -44 -20 -30 -18 -20C-12 -20 -8 -28 -5 -36Z', '#f2ead8', { dabs: 0.4 }) + b.form('M2 -38C8 -52 16 -50 14 -42C12 -36 8 -34 4 -34Z', '#f2ead8', { dabs: 0.4 }),
        b.dot(-5, -32, 1.2, '#2a2030') + b.dot(1, -32, 1.2, '#2a2030'), limb(b, [[-17, -40], [-24, -22], [-6, -14]], [12, 10, 8], JUMPER, { pale: '#ff9484' }),
        limb(b, [[17, -40], [24, -22], [4, -12]], [12, 10, 8], mix(JUMPER, NIGHT, 0.15)), b.ball(-4, -13, 5, 4.500, '#8a5c44', { dabs: 0 }), b.ball(5, -11, 5, 4.500, '#8a5c44', { dabs: 0 }),
        personHead(b, -2, -64, 17, { view: 'three', flip: true, hair: 'afro', hairColour: '#2c1c20', skin: '#8a5c44', mouth: 'still' })].join('')),
  );
}

/** A clock without figures and a small landscape on the wall. */
function onTheWall(scene: Scene, room: Room): void {
  const { b } = room;
  const clock: Spot = [-96, 214, WALL];
  const [x, y] = room.at(...clock);
  scene.add(
    scene.shadowShape(x + 16, y + 18, 60, 58, NIGHT, 0.5) + b.form(room.ring(clock, 30, 'z'), '#24404c', { pale: '#8cb4ac' }) +
      b.form(room.ring(clock, 25, 'z'), '#f2eedc', { shade: '#a8b4a8', dabs: 0.4 }),
  );
  times(12, (i) => {
    const [dx, dy] = room.at(clock[0] + Math.cos(i * 0.524) * 20, clock[1] + Math.sin(i * 0.524) * 20, WALL);
    scene.add(b.dot(dx, dy, i % 3 ? 2 : 3.4, '#2c4450'));
  });
  scene.add(room.line([clock, [-96, 231, WALL]], '#2c4450', 2.4) + room.line([clock, [-108, 206, WALL]], '#2c4450', 3.2) + b.dot(x, y, 4, '#c8404c'));
  const frame = (inset: number): Spot[] => [[-330 + inset, 150 + inset, WALL], [-210 - inset, 150 + inset, WALL], [-210 - inset, 236 - inset, WALL], [-330 + inset, 236 - inset, WALL]];
  scene.add(
    room.soft([[-322, 142, WALL], [-200, 142, WALL], [-200, 230, WALL], [-322, 230, WALL]], NIGHT, 0.4) + room.face(frame(0), '#8a5c38', { pale: '#e0b070' }) +
      room.face(frame(8), '#a8c8c8', { pale: '#f2ecd0', dabs: 0.8 }),
  );
  scene.add(
    room.face([[-322, 158, WALL], [-218, 158, WALL], [-218, 184, WALL], [-262, 196, WALL], [-322, 176, WALL]], '#6c9068', { dabs: 0.8 }) +
      b.form(room.ring([-244, 212, WALL], 8, 'z'), '#f8d878', { dabs: 0 }),
  );
}

/** A tired plant in the corner; a low table with papers; a duck on wheels, left in the middle of the floor. */
function things(scene: Scene, room: Room): void {
  const { b } = room;
  const [px, py] = room.at(-402, 0, 372);
  scene.add(scene.shadowShape(px + 12, py, 56, 14, NIGHT, 0.6) + room.turned([-402, 0, 372], [[0, 12], [30, 17]], '#a8583c', { mouth: '#3c2c2c' }));
  const [lx, ly] = room.at(-402, 32, 372);
  times(9,
    (i) => scene.add(at(lx, ly, 1, b.form('M-5 0C-20 -50 -22 -90 -4 -124C8 -92 10 -50 5 0Z', i % 2 ? '#5c8c5c' : '#3c6c54', { pale: '#a8c078', grain: 1.5, dabs: 0.7 }), { turn: -60 + i * 15 })));
}

function near(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(room.soft([[-300, 0, 0], [-110, 0, 0], [-100, 0, 110], [-290, 0, 110]], NIGHT, 0.5, 9));
  scene.add(
    ([[-288, 22], [-140, 22], [-140, 96]] as const).map(([x, z]) => room.line([[x, 36, z], [x, 0, z]], '#3c2c28', 6)).join('') +
      room.box([-296, 36, 14], [164, 6, 92], '#7a5040', { top: '#a8744c', pale: '#e8b880', dabs: 1.2 }),
  );
  const paper = (x: number, z: number, turn: number, colour: string) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const spot = (u: number, v: number): Spot => [x + u * c - v * s, 43, z + u * s + v * c];
    scene.add(
      room.soft([spot(-4, -4), spot(34, -4), spot(34, 44), spot(-4, 44)], NIGHT, 0.4) + room.face([spot(0, 0), spot(32, 0), spot(32, 42), spot(0, 42)], colour, { pale: '#fffbe8', dabs: 0.8 }) +
        room.face([spot(5, 14), spot(27, 14), spot(27, 36), spot(5, 36)], mix(colour, '#fffbe8', 0.5), { dabs: 0.5, edge: 0 }),
    );
  };
  paper(-270, 34, 0.1, '#5c94a0');
  paper(-216, 30, -0.25, '#e0a858');
  paper(-186, 44, 0.3, '#c8606c');
  const [dx, dy] = room.at(-60, 0, 186);
  scene.add(
    scene.shadowShape(dx + 6, dy + 6, 74, 16, NIGHT, 0.55) + b.line(`M${dx + 44} ${dy - 10}C${dx + 100} ${dy + 30} ${dx + 70} ${dy + 60} ${dx + 130} ${dy + 50}`, '#f2ead8', 4) +
      at(dx, dy, 0.95,
        b.form('M-52 -12H50V-2H-52Z', '#c8404c', { dabs: 0.4 }) +
          b.form('M-56 -34C-40 -20 -24 -50 4 -48C36 -48 56 -38 60 -56C64 -30 48 -12 4 -12C-30 -12 -52 -20 -56 -34Z', '#f2c84c', { pale: '#fff6b0', shade: '#a8743c' }) +
          b.ball(-26, -62, 21, 20, '#f6d05c', { pale: '#fff6b0' }) + b.form('M-46 -62L-66 -54L-44 -50Z', '#e87c3c', { dabs: 0 }) + b.dot(-32, -66, 3.6, '#2a2030') + [-32, 30].map((x) =>
            b.ball(x, 0, 13, 13, '#4c8c98', { dabs: 0.3 }) + b.dot(x, 0, 4, '#f2ead8')
          ).join('')),
  );
}

export default picture({
  id: 'st057',
  motifs: ['place', 'waiting', 'lonely', 'fear'],
  words: {
    en: {
      title: 'Waiting room, one chair taken',
      name: 'Boy alone in a row of chairs in a waiting room',
      shows: 'From high in the corner you see a blue-green waiting room with a long row of orange chairs; on one of them sits a small boy with a toy rabbit.',
      closer:
        'His feet do not reach the floor, his mouth is a straight line and he holds the rabbit tight. At the left is a door with a frosted pane: warm light behind it, somebody’s blurred shape, and a bright wedge that reaches across the tiles towards the boy. A clock without figures and a small landscape hang on the wall, a plant stands in the corner, magazines lie on a low table. In the middle of the floor somebody has left a yellow duck on wheels.',
    },
    fr: {
      title: 'Salle d’attente, une chaise occupée',
      name: 'Garçon seul sur un rang de chaises, salle d’attente',
      shows: 'Du haut d’un angle, on voit une salle d’attente bleu-vert avec un long rang de chaises orange ; sur l’une d’elles, un petit garçon avec un lapin en peluche.',
      closer:
        'Ses pieds ne touchent pas le sol, sa bouche est un trait et il serre le lapin. À gauche, une porte à vitre dépolie : une lumière chaude derrière, une silhouette floue, et un coin de clarté qui s’avance sur le carrelage vers le garçon. Au mur, une horloge sans chiffres et un petit paysage ; une plante dans l’angle, des revues sur une table basse. Au milieu du sol, quelqu’un a laissé un canard jaune à roulettes.',
    },
  },
  paint: { under: [80, 120, 120], flow: 1.2 },
  draw(scene) {
    const room = new Room(scene, { eye: [0, 290, -100] as Spot, lens: 980, centre: [320, 370], turn: -0.6, tilt: 0.38 }, LOOK);
    shell(scene, room);
    door(scene, room);
    onTheWall(scene, room);
    things(scene, room);
    times(10, (i) => {
      scene.add(chair(room, i));
      if (i === TAKEN + 1) boy(scene, room);
    });
    near(scene, room);
    motes(scene, [40, 300, 420, 700], 30, '#ffe6b0');
  },
});
