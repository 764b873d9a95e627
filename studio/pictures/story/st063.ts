import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bookPile, type Brush, mouse, oval } from '../../src/shapes/index.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';
import { motes, shaft } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a1c20';
const LOOK = { light: -1, night: NIGHT } as const;
const CARD = '#d8a258';
const BACK = 480;
const [EAVES, RIDGE] = [290, 350];

/** A place on the roof: t from the eaves (0) to the ridge (1). */
const roof = (side: number, t: number, z: number): Spot => [side * EAVES * (1 - t), 50 + (RIDGE - 50) * t, z];

function shell(scene: Scene, room: Room): void {
  const back: Spot[] = [[-EAVES, 0, BACK], [-EAVES, 50, BACK], [0, RIDGE, BACK], [EAVES, 50, BACK], [EAVES, 0, BACK]];
  scene.add(room.face(back, '#8a5a4c', { pale: '#c88c6c', shade: '#4a2830', edge: 0, grain: 1.5, strokes: 40 }));
  times(13, (i) => -EAVES + (i + 1) * (EAVES / 6.9)).forEach((x) => scene.add(room.line([[x, 0, BACK], [x, 50 + (RIDGE - 50) * (1 - Math.abs(x) / EAVES), BACK]], '#4a2420', 2.4, 0.6)));
  [-1, 1].forEach((side) => {
    const tone = side < 0 ? '#573640' : '#74463c';
    times(9,
      (i) =>
        scene.add(
          room.face([roof(side, i / 9, 60), roof(side, (i + 1) / 9, 60), roof(side, (i + 1) / 9, BACK), roof(side, i / 9, BACK)], mix(tone, i % 2 ? '#a87058' : NIGHT, 0.12), {
            pale: '#b8846c',
            shade: '#2c1824',
            dabs: 1.2,
            grain: side * 0.7,
          }),
        ));
    scene.add(room.face([[side * EAVES, 0, 60], [side * EAVES, 50, 60], [side * EAVES, 50, BACK], [side * EAVES, 0, BACK]], mix(tone, NIGHT, 0.4), { edge: 0, strokes: 20 }));
    [440, 340, 250, 170].forEach((z) => {
      const beam = (low: number, high: number): Spot[] => [roof(side, low, z), roof(side, high, z), roof(side, high, z + 16), roof(side, low, z + 16)];
      const drop = ([x, y, d]: Spot): Spot => [x - side * 10, y - 14, d];
      const [a, c] = [roof(side, 0, z), roof(side, 1, z)];
      scene.add(
        room.face(beam(0, 1).map(drop), '#6c4440', { pale: '#c89070', grain: 1, dabs: 1.2 }) +
          room.face([a, c, drop(c), drop(a)], side < 0 ? '#472a30' : '#8c5844', { pale: '#f6c078', grain: side * 0.8, dabs: 1.2 }),
      );
    });
  });
  scene.add(room.box([-9, RIDGE - 26, 120], [18, 22, BACK - 120], '#54343c', { grain: 1.4 }));
  [400, 262].forEach((z) => scene.add(room.box([-118, 226, z], [236, 14, 12], '#74483f', { pale: '#d8a078', dabs: 1.2 })));
  times(14, (i) => {
    const x = -EAVES + (i * EAVES * 2) / 14;
    scene.add(
      room.face([[x, 0, 100], [x + EAVES / 7, 0, 100], [x + EAVES / 7, 0, BACK], [x, 0, BACK]], lighten('#7c5044', between(scene.r, -0.04, 0.04)), {
        pale: '#c8906c',
        shade: '#43262c',
        dabs: 1,
        grain: Math.atan2(300, x * 2 + 40),
        edge: 0.6,
      }),
    );
    scene.add(room.line([[x, 0, 100], [x, 0, 200], [x, 0, BACK]], '#4a2420', 1.4, 0.6));
  });
}

function roundWindow(scene: Scene, room: Room): void {
  const { b } = room;
  const spot: Spot = [0, 232, BACK];
  const [x, y] = room.at(...spot);
  scene.add(scene.glowShape(x, y, 300, '#ffe6a0', 0.8) + b.form(room.ring(spot, 66, 'z'), '#e0b878', { pale: '#fff6d0' }));
  const glass = room.ring(spot, 57, 'z');
  scene.add(
    `<path d="${glass}" fill="${scene.linear([[0, '#bfe4ec'], [0.6, '#fff6d0'], [1, '#ffe29c']])}"/>` +
      b.inside(glass, b.blot(x - 50, y + 60, 60, 30, '#8cb06c'), b.blot(x + 50, y + 66, 60, 34, '#a8bc70'), b.blot(x - 10, y - 30, 40, 12, '#ffffff', 0.8)),
  );
  scene.add(b.line(`M${x} ${y - 72}V${y + 72}M${x - 72} ${y}H${x + 72}`, '#c89858', 9) + b.line(glass, '#a8703c', 5) + scene.glowShape(x, y, 120, '#fffbe6', 0.7));
  scene.add(
    b.line(
      `M${x + 18} ${y - 20}L${x + 92} ${y - 80}M${x + 34} ${y + 6}L${x + 98} ${y + 2}M${x + 60} ${y - 50}Q${x + 74} ${y - 30} ${x + 66} ${y - 2}M${x + 82} ${y - 68}Q${x + 100} ${y - 36} ${x + 90} ${
        y + 2
      }`,
      '#fff6e0',
      1.6,
      { opacity: 0.6 },
    ),
  );
}

/** A cardboard box with its tape and a soft crease. */
function carton(room: Room, spot: Spot, size: Spot, tone = 0): string {
  const [x, y, z] = spot;
  const [w, h, d] = size;
  const colour = lighten(mix(CARD, '#a8603c', Math.abs(tone) * 4), tone);
  const middle = x + w / 2;
  const tape = mix(colour, '#fff0c8', 0.4);
  return (room.soft([[x - 6, y, z - 4], [x + w + 22, y, z - 4], [x + w + 26, y, z + d], [x - 6, y, z + d]], NIGHT, 0.5) +
    room.box(spot, size, colour, { top: mix(colour, '#ffe6a0', 0.3), pale: mix(colour, '#fff0b8', 0.5), shade: mix(colour, NIGHT, 0.5), dabs: 1.1 }) +
    room.face([[middle - 4, y + h - h * 0.24, z - 0.5], [middle + 4, y + h - h * 0.24, z - 0.5], [middle + 4, y + h, z - 0.5], [middle - 4, y + h, z - 0.5]], tape, { dabs: 0.3, edge: 0 }) +
    (room.view.eye[1] > y + h
      ? room.face([[middle - 4, y + h, z], [middle + 4, y + h, z], [middle + 4, y + h, z + d], [middle - 4, y + h, z + d]], tape, { dabs: 0.3, edge: 0 }) +
        room.line([[x, y + h, z], [x + w, y + h, z]], '#fff0c0', 1, 0.6)
      : '') +
    room.line([[x + w * 0.12, y + h * 0.2, z - 0.5], [x + w * 0.3, y + h * 0.16, z - 0.5]], mix(colour, NIGHT, 0.4), 1, 0.5));
}

function stacks(scene: Scene, room: Room): void {
  const cartons: [Spot, Spot, number][] = [[[-230, 0, 400], [80, 62, 60], -0.04], [[-222, 62, 404], [66, 50, 50], 0.02], [[-140, 0, 410], [66, 48, 56], 0.03], [[88, 0, 404], [72, 70, 60], -0.02], [[
    166,
    0,
    396,
  ], [84, 54, 60], 0.03], [[174, 54, 400], [62, 52, 50], -0.05], [[98, 70, 408], [52, 40, 46], 0.04], [[-250, 0, 300], [92, 70, 70], 0.01], [[-244, 70, 304], [76, 56, 60], -0.05], [[164, 0, 292], [92,
    62, 70], -0.04], [[178, 62, 298], [70, 60, 56], 0.03], [[-150, 0, 352], [70, 56, 48], -0.05], [[-140, 56, 356], [52, 40, 40], 0.04], [[92, 0, 340], [64, 50, 48], 0.01], [[182, 0, 200], [84, 74,
    66], 0.02]];
  cartons.forEach(([spot, size, tone]) => scene.add(carton(room, spot, size, tone)));
}

/** A globe on its stand. */
function globe(b: Brush): string {
  const sea = b.ball(0, -88, 52, 52, '#5c98a0', { pale: '#d8ecd0', shade: '#2c4a5c', edge: 1.4 });
  const land = b.inside(oval(0, -88, 52, 52), b.blot(-22, -104, 24, 20, '#c8a850'), b.blot(18, -76, 20, 28, '#a89048'), b.blot(-8, -58, 14, 10, '#c8a850'));
  return b.line('M0 -10V-36', '#8a5a2c', 8) + b.form('M-34 0C-30 -14 30 -14 34 0Z', '#7a4a28') + sea + land + b.line('M-34 -136A62 62 0 0 1 34 -40', '#d8a04c', 6);
}

/** A wooden rocking horse, looking left. */
function rockingHorse(b: Brush): string {
  const leg = (path: string) => b.form(path, '#d8c0a0', { shade: '#8a5a48', grain: 1.4, dabs: 0.8 });
  return [b.line('M-130 -10C-80 24 80 24 130 -10', '#a83c3c', 13) + b.line('M-128 -14C-80 18 80 18 128 -14', '#f08c6c', 3.500), leg('M-66 -92L-92 6H-76L-44 -80Z'), leg('M56 -92L90 6H74L36 -80Z'),
    leg('M-44 -92L-58 12H-44L-24 -80Z'), leg('M36 -92L54 12H40L18 -80Z'),
    b.form('M-74 -102C-78 -136 -30 -132 0 -128C40 -134 76 -130 74 -100C70 -74 40 -76 0 -74C-40 -74 -68 -76 -74 -102Z', '#ecd8b8', { pale: '#fff6dc', shade: '#9a6a50', dabs: 1.2 }),
    b.form('M-80 -100C-92 -136 -104 -158 -124 -166C-142 -170 -150 -186 -140 -196C-120 -208 -96 -210 -82 -196C-66 -176 -54 -140 -44 -120Z', '#ecd8b8', { pale: '#fff6dc', shade: '#9a6a50', grain: 1 }),
    b.form('M-100 -204C-80 -222 -58 -196 -50 -160C-46 -140 -40 -126 -36 -120C-54 -124 -64 -148 -74 -170C-82 -186 -92 -192 -100 -204Z', '#8a4a34', { grain: 1.2 }),
    b.form('M70 -116C96 -130 108 -92 98 -60C90 -80 84 -92 68 -98Z', '#8a4a34', { grain: 1.3 }),
    b.form('M-24 -132C-14 -142 26 -142 34 -132L30 -100C10 -94 -8 -94 -20 -100Z', '#a83c3c', { pale: '#f08c6c' }),
    b.line('M-136 -184C-110 -178 -90 -186 -84 -194M-84 -190C-60 -160 -40 -140 -22 -132', '#a83c3c', 5), b.dot(-112, -190, 5, '#2a1a1c'),
    b.form('M-106 -206L-100 -224L-90 -206Z', '#ecd8b8', { dabs: 0 })].join('');
}

/** The box in the light: open flaps, a shine from inside, and an old bear looking out. */
function openBox(scene: Scene, room: Room): void {
  const { b } = room;
  const [x, z, w, d, h] = [-18, 236, 104, 66, 62];
  scene.add(room.soft([[x - 10, 0, z - 16], [x + w + 60, 0, z - 10], [x + w + 60, 0, z + d], [x - 10, 0, z + d]], NIGHT, 0.6, 9));
  const flap = (spots: Spot[], tone: string) => room.face(spots, tone, { pale: '#fff0b8', shade: '#8a5030', dabs: 0.9 });
  scene.add(
    flap([[x, h, z + d], [x + w, h, z + d], [x + w - 6, h + 30, z + d + 20], [x + 6, h + 30, z + d + 20]], '#c08a48') +
      flap([[x, h, z], [x, h, z + d], [x - 40, h + 14, z + d - 4], [x - 40, h + 14, z + 4]], '#d8a860'),
  );
  scene.add(room.face([[x, h, z], [x + w, h, z], [x + w, h, z + d], [x, h, z + d]], '#f2c05c', { pale: '#fffbd8', shade: '#a8602c' }));
  const [cx, cy] = room.at(x + w / 2, h, z + d / 2);
  scene.add(scene.glowShape(cx, cy, 190, '#fff0a8', 0.85, 130));
  scene.add(
    at(cx - 14, cy + 34, 1.15,
      [
        b.ball(-46, -92, 22, 22, '#a8683c', { pale: '#f0c080' }) + b.ball(46, -92, 22, 22, '#a8683c', { pale: '#f0c080' }) + b.ball(-46, -92, 11, 11, '#e0a878', { dabs: 0 }) +
        b.ball(46, -92, 11, 11, '#e0a878', { dabs: 0 }),
        b.form('M-60 0C-64 -20 -50 -34 0 -36C50 -34 64 -20 60 0Z', '#a06034', { pale: '#f0c080' }),
        b.ball(0, -62, 60, 52, '#b8743f', { pale: '#ffd890', edge: 1.3, dabs: 1.6 }),
        b.ball(0, -44, 27, 20, '#e8c08c', { dabs: 0.6 }),
        b.ball(0, -53, 9, 7, '#3a2024', { dabs: 0 }),
        b.line('M0 -46V-38M0 -38Q-9 -30 -16 -36M0 -38Q9 -30 16 -36', '#5a3028', 3),
        b.dot(-24, -72, 6.500, '#2a1a1c') + b.dot(-26, -74, 2, '#fff6e4'),
        b.line('M18 -78L30 -66M30 -78L18 -66', '#5a3028', 4.500),
      ].join('')),
  );
  scene.add(flap([[x, 0, z], [x + w, 0, z], [x + w, h, z], [x, h, z]], '#d09a50'));
  scene.add(
    flap([[x, h, z], [x + w, h, z], [x + w + 8, h - 26, z - 26], [x - 8, h - 26, z - 26]], '#e8bc74') +
      flap([[x + w, h, z], [x + w, h, z + d], [x + w + 42, h - 4, z + d - 4], [x + w + 42, h - 4, z + 4]], '#b07a40'),
  );
  const paw = (px: number) => b.ball(px, cy + 40, 26, 20, '#b8743f', { pale: '#ffd890' });
  scene.add(paw(cx - 66) + paw(cx + 36));
}

function near(scene: Scene, room: Room): void {
  const { b } = room;
  const steps: Point[] = [[-46, 182], [-20, 190], [-40, 202], [-16, 210], [-32, 222]];
  steps.forEach(([x, z], i) => {
    const print = b.flat(oval(0, -5, 4, 6.500), '#3a2028', 0.6) + b.flat(oval(0, 6, 3, 3), '#3a2028', 0.6) + b.line('M4 -8Q5 0 3 8', '#f0c898', 0.8, { opacity: 0.6 });
    scene.add(at(...room.at(x, 0, z), room.scale(x, 0, z) * 1.05, `<g transform="scale(1 .6)">${print}</g>`, { turn: i % 2 ? 10 : -4 }));
  });
  const [hx, hy] = room.at(-128, 0, 262);
  scene.add(scene.shadowShape(hx + 84, hy + 10, 140, 20, NIGHT, 0.6) + at(hx + 72, hy - 4, 0.96, rockingHorse(b)));
  scene.add(carton(room, [-128, 0, 158], [58, 34, 40], -0.05) + carton(room, [58, 0, 160], [74, 36, 40], 0));
  const [gx, gy] = room.at(84, 36, 176);
  scene.add(scene.shadowShape(gx + 24, gy + 4, 80, 12, NIGHT, 0.55) + at(gx, gy + 8, 1.35, globe(b)));
  const [px, py] = room.at(-98, 34, 172);
  scene.add(
    at(px, py + 8, 1, bookPile(scene, 84, { ...LOOK, count: 4, wide: 1.7, colours: ['#a83c3c', '#5c8480', '#d8a04c', '#7a4a44'] })) +
      at(px - 6, py - 74, 1, mouse(scene, 74, { ...LOOK, cloth: '#5c8480' })),
  );
}

export default picture({
  id: 'st063',
  motifs: ['place', 'memory', 'home', 'secret'],
  words: {
    en: {
      title: 'Attic full of boxes',
      name: 'Sunny attic with boxes and an old teddy bear',
      shows: 'Under the beams of an attic stand cardboard boxes; the sun from a round window falls on one that is open, and a teddy bear looks out of it.',
      closer:
        'The boards are dim and brown, the boxes golden: slanting boards, rafters, dust in the ray of light. The bear has one button eye and a cross of thread instead of the other, and a shine rises out of its box. Footprints in the dust lead up to it and stop. A rocking horse with a red saddle stands at the left; in front are a globe on one box and a pile of books on another, with a mouse in a green jacket on top. A cobweb hangs at the window.',
    },
    fr: {
      title: 'Grenier plein de cartons',
      name: 'Grenier au soleil, des cartons et un vieil ours',
      shows: 'Sous les poutres d’un grenier s’entassent des cartons ; le soleil d’une fenêtre ronde tombe sur l’un d’eux, ouvert, d’où regarde un ours en peluche.',
      closer:
        'Les planches sont brunes et sombres, les cartons dorés : planches en pente, chevrons, poussière dans le rayon. L’ours a un œil en bouton et une croix de fil à la place de l’autre, et une lueur monte de son carton. Des traces de pas dans la poussière y mènent et s’arrêtent. Un cheval à bascule à selle rouge se tient à gauche ; devant, un globe sur un carton et une pile de livres sur un autre, avec une souris en veste verte tout en haut. Une toile d’araignée pend à la fenêtre.',
    },
  },
  paint: { under: [150, 90, 50], flow: 0.9 },
  draw(scene) {
    const room = new Room(scene, { eye: [0, 128, 0] as Spot, lens: 600, centre: [400, 560] }, LOOK);
    shell(scene, room);
    roundWindow(scene, room);
    stacks(scene, room);
    shaft(scene, [[345, 380], [455, 420], [680, 900], [330, 920]], '#fff3b8', 0.55);
    openBox(scene, room);
    near(scene, room);
    shaft(scene, [[350, 400], [450, 420], [640, 860], [360, 880]], '#fff6cc', 0.35);
    motes(scene, [340, 380, 640, 900], 110, '#fffbe0');
  },
});
