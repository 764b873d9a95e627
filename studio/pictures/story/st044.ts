import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, oval } from '../../src/shapes/index.ts';
import { limb } from '../../src/shapes/limbs.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';

const NIGHT = '#12203c';
const LOOK = { light: -1, night: NIGHT } as const;
const [EDGE, WALL, FAR] = [40, -300, 2600];
const CENTRE_X = 40;

/** A point of the tiled vault: turn from the platform wall (0) over the crown to the far wall (1). */
const vault = (turn: number, z: number): Spot => [CENTRE_X - 345 * Math.cos(turn * Math.PI), 150 + 250 * Math.sin(turn * Math.PI), z];
const STEPS = [70, 100, 140, 190, 255, 340, 450, 590, 770, 1000, 1300, 1700, 2600];
const dim = (colour: string, z: number) => mix(colour, NIGHT, Math.min(0.72, 0.04 + z / 2300));

function tube(scene: Scene, room: Room): void {
  scene.add(`<rect width="800" height="1000" fill="${NIGHT}"/>`);
  STEPS.slice(0, -1).map((z, i) => [z, STEPS[i + 1]!] as const).reverse().forEach(([near, far]) => {
    times(14, (i) => {
      const [t0, t1] = [i / 14, (i + 1) / 14];
      const tone = i < 3 || i > 10 ? '#2f6c80' : i === 3 || i === 10 ? '#d8a84c' : '#dcd4bc';
      const face = [vault(t0, near), vault(t1, near), vault(t1, far), vault(t0, far)];
      scene.add(room.face(face, dim(tone, near), { pale: dim(lighten(tone, 0.08), near), shade: dim(mix(tone, NIGHT, 0.4), near), edge: 0, dabs: 0.9 }));
    });
    [-305, 385].forEach((x) =>
      scene.add(
        room.face([[x, -10, near], [x, 152, near], [x, 152, far], [x, -10, far]], dim('#27586c', near), { pale: dim('#4c94a0', near), shade: dim('#16344c', near), edge: 0, dabs: 0.9, grain: 0.4 }) +
          room.line([[x, -10, near], [x, 150, near]], dim('#8c8474', near), 2, 0.5),
      )
    );
    scene.add(room.b.line(smooth(times(15, (i) => room.at(...vault(i / 14, near)))), dim('#8c8474', near), Math.max(1, 3 * room.scale(0, 0, near)), { opacity: 0.6 }));
    scene.add(lampAt(scene, room, (near + far) / 2));
  });
  [40, 95, 150].forEach((y) => scene.add(room.line([[-305, y, 90], [-305, y, 500], [-305, y, FAR]], y === 150 ? '#d8a84c' : '#7c8c8c', y === 150 ? 5 : 1.4, 0.6)));
  times(13, (i) => scene.add(room.line([vault((i + 1) / 14, 90), vault((i + 1) / 14, 500), vault((i + 1) / 14, FAR)], '#7c7868', 1.4, 0.4)));
}

function lampAt(scene: Scene, room: Room, z: number): string {
  const [x, y] = room.at(-90, 372, z);
  const size = room.scale(0, 0, z);
  return scene.glowShape(x, y, 150 * size, '#fff0c0', 0.8) + room.b.line(`M${x} ${y - 26 * size}V${y}`, '#3c4454', 3 * size) +
    room.b.form(`M${x - 30 * size} ${y + 4 * size}C${x - 26 * size} ${y - 20 * size} ${x + 26 * size} ${y - 20 * size} ${x + 30 * size} ${y + 4 * size}Z`, '#4c5c64', { dabs: 0 }) +
    room.b.form(oval(x, y + 5 * size, 28 * size, 11 * size), '#fff6d8', { pale: '#ffffff', dabs: 0, edge: 0 });
}

function platform(scene: Scene, room: Room): void {
  scene.add(room.face([[EDGE, -110, 60], [EDGE, 0, 60], [EDGE, 0, FAR], [EDGE, -110, FAR]], '#24344c', { edge: 0, strokes: 40 }));
  scene.add(room.face([[EDGE, -110, 60], [400, -110, 60], [400, -110, FAR], [EDGE, -110, FAR]], '#1c2438', { edge: 0, strokes: 60 }));
  [120, 250].forEach((x) => scene.add(room.line([[x, -104, 70], [x, -104, 400], [x, -104, FAR]], '#8ca0b4', 4)));
  scene.add(room.face([[WALL - 60, 0, 60], [EDGE, 0, 60], [EDGE, 0, FAR], [WALL - 60, 0, FAR]], '#8c8478', { pale: '#d8ccb0', shade: '#3c4454', edge: 0, strokes: 90 }));
  STEPS.forEach((z, i) => i < 11 && scene.add(room.line([[WALL - 40, 0, z], [-60, 0, z], [EDGE - 26, 0, z]], '#5c5c60', 1.6, 0.55)));
  [-220, -140, -60].forEach((x) => scene.add(room.line([[x, 0, 70], [x, 0, 400], [x, 0, FAR]], '#5c5c60', 1.4, 0.5)));
  scene.add(
    room.face([[EDGE - 34, 0, 60], [EDGE - 20, 0, 60], [EDGE - 20, 0, FAR], [EDGE - 34, 0, FAR]], '#f2c84c', { pale: '#fff0a0', dabs: 0.8 }) +
      room.face([[EDGE - 12, 0, 60], [EDGE, 0, 60], [EDGE, 0, FAR], [EDGE - 12, 0, FAR]], '#d8d0bc', { dabs: 0.6 }),
  );
  for (let z = 150; z < 1500; z *= 1.3) {
    const [x, y] = room.at(-90, 0, z);
    scene.add(scene.glowShape(x, y, 110 * room.scale(0, 0, z), '#fff3c8', 0.5, 26 * room.scale(0, 0, z)));
  }
}

/** A bench along the platform wall. */
function bench(scene: Scene, room: Room): void {
  scene.add(room.soft([[-304, 0, 330], [-240, 0, 330], [-240, 0, 560], [-304, 0, 560]], NIGHT, 0.5));
  scene.add(
    room.box([-296, 78, 340], [6, 44, 200], '#a8703c', { dabs: 0.8 }) + room.box([-294, 38, 340], [44, 8, 200], '#c08a4c', { dabs: 0.8 }) + [350, 520].map((z) =>
      room.box([-258, 0, z], [6, 38, 8], '#3c4454', { dabs: 0 })
    ).join(''),
  );
}

/** The last carriage, already under way: its round back, lit windows and red lamps, its side drawn out by speed. */
function train(scene: Scene, room: Room): void {
  const { b } = room;
  const [x0, x1, z] = [52, 330, 420];
  const size = room.scale(x0, 0, z);
  const side = (low: number, high: number, from = z): Spot[] => [[x0, low, from], [x0, high, from], [x0, high, 2300], [x0, low, 2300]];
  scene.add(room.face(side(-70, 232), '#c8d0d4', { pale: '#fff6e0', shade: '#4c6478', edge: 0, dabs: 0.8 }));
  scene.add(room.face(side(10, 60), '#d8483c', { pale: '#ff9a74', dabs: 0.8, edge: 0 }) + room.face(side(104, 186), '#ffe09a', { pale: '#fffbe0', shade: '#f0a850', dabs: 0.6, edge: 0 }));
  for (let d = z + 30; d < 2200; d *= 1.22) scene.add(room.face([[x0, 96, d], [x0, 196, d], [x0, 196, d * 1.05], [x0, 96, d * 1.05]], '#a8b4bc', { dabs: 0, edge: 0 }));
  const at2 = (x: number, y: number) => room.at(x, y, z);
  const [l, t] = at2(x0, 232);
  const [r, bottom] = at2(x1, -76);
  const back = `M${l} ${bottom}V${t + 60 * size}C${l} ${t} ${l + 40 * size} ${t - 6 * size} ${(l + r) / 2} ${t - 8 * size}C${r - 40 * size} ${t - 6 * size} ${r} ${t} ${r} ${t + 60 * size}V${bottom}Z`;
  scene.add(b.form(back, '#aebac2', { pale: '#fff6e0', shade: '#3c546c', dabs: 1.3, edge: 1.4 }));
  scene.add(b.inside(back, room.face([[x0, 4, z], [x1, 4, z], [x1, 62, z], [x0, 62, z]], '#d8483c', { pale: '#ff9a74', shade: '#7a2434' })));
  const pane = (a: number, c: number, low: number, high: number) => {
    const path = room.path([[a, low, z], [c, low, z], [c, high, z], [a, high, z]]);
    return `<path d="${path}" fill="${scene.linear([[0, '#fff8d8'], [1, '#ffc464']])}"/>` + b.line(path, '#4c5c6c', 5);
  };
  scene.add(
    pane(74, 136, 98, 186) + pane(246, 308, 98, 186) + room.face([[150, -60, z], [232, -60, z], [232, 206, z], [150, 206, z]], '#94a4b0', { pale: '#e8f0f0', dabs: 0.8 }) + pane(162, 220, 98, 190),
  );
  const [px, py] = at2(191, 126);
  scene.add(
    b.inside(room.path([[162, 98, z], [220, 98, z], [220, 190, z], [162, 190, z]]), b.form(`M${px - 34} ${py + 60}C${px - 34} ${py + 22} ${px + 34} ${py + 22} ${px + 34} ${py + 60}Z`, '#3c6478'),
      personHead(b, px, py, 20, { hair: 'plaits', hairColour: '#6a3424', skin: '#e8b48c', mouth: 'oh' })),
  );
  scene.add(b.line(room.path([[232, 60, z], [232, 90, z]], false), '#f6f0dc', 5));
  [92, 292].forEach((x) => {
    const [lx, ly] = at2(x, -24);
    scene.add(scene.glowShape(lx, ly, 110, '#ff3c3c', 0.9) + b.ball(lx, ly, 17, 17, '#ff5444', { pale: '#ffe0c0', dabs: 0 }) + b.line(oval(lx, ly, 19, 19), '#5c2430', 4));
  });
  [74, 308].forEach((x) => {
    const [lx, ly] = at2(x, 214);
    scene.add(scene.glowShape(lx, ly, 60, '#ff3c3c', 0.8) + b.dot(lx, ly, 7, '#ff8c70'));
  });
  scene.add(room.face([[x0 + 20, -100, z], [x1 - 20, -100, z], [x1 - 20, -76, z], [x0 + 20, -76, z]], '#1c2438', { dabs: 0.4 }));
}

/** Streaks of air and light behind the train. */
function rush(scene: Scene, room: Room): void {
  times(18, () => {
    const [y, z0] = [between(scene.r, -60, 230), between(scene.r, 150, 330)];
    const x = between(scene.r, 54, 60);
    const tone = y < 70 && y > 0 ? '#ff8c6c' : y > 90 && y < 190 ? '#ffe6a8' : '#dce8ec';
    scene.add(`<path d="${room.path([[x, y, z0], [x, y + 2, z0], [x, y + 3, 430], [x, y - 3, 430]])}" fill="${tone}" opacity=".32" ${scene.blur(3)}/>`);
  });
}

/** The draught it leaves: curls of air and two sheets of newspaper. */
function draught(scene: Scene, b: Brush): void {
  const curls = ['M470 800C540 770 600 800 690 770C740 752 730 714 700 722', 'M520 860C600 826 680 850 790 812', 'M440 620C470 600 500 612 520 590C532 572 512 560 504 574',
    'M560 820C640 846 700 860 800 846'];
  curls.forEach((path, i) => scene.add(b.line(path, '#e8f0f0', 7 - i, { opacity: 0.4 })));
  const sheet = (x: number, y: number, turn: number, size: number) =>
    scene.add(
      at(x, y, size,
        b.form('M-44 -26C-16 -42 16 -14 46 -34L38 28C12 42 -16 14 -50 34Z', '#efe8d8', { pale: '#fffdf0', shade: '#8c98a4', dabs: 0.7 }) +
          b.line('M-32 -10Q0 -10 30 -16M-36 6Q0 4 28 -2', '#9a9894', 3, { opacity: 0.6 }), { turn }),
    );
  sheet(468, 700, -20, 0.9);
  sheet(690, 860, 24, 1.1);
}

/** Somebody in a long coat who came too late, seen from behind, one arm out, a bag at the end of the other. */
function runner(scene: Scene, room: Room): void {
  const { b } = room;
  const COAT = '#3c5c94';
  scene.add(`<path d="M210 952L330 940L250 1010H120Z" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>` + scene.shadowShape(262, 944, 110, 18, NIGHT, 0.6));
  scene.add(limb(b, [[240, 776], [216, 850], [156, 884]], [50, 42, 28], '#2c3454') + b.form('M162 866C148 872 138 896 142 912C150 922 164 914 170 896Z', '#6a3c2c', { dabs: 0.5 }));
  scene.add(limb(b, [[284, 776], [296, 860], [282, 926]], [52, 42, 30], '#343c5c') + b.form('M262 918C262 940 280 950 310 948C318 942 306 930 296 922Z', '#6a3c2c', { dabs: 0.5 }));
  scene.add(limb(b, [[222, 588], [168, 660], [150, 748]], [54, 44, 34], mix(COAT, NIGHT, 0.2)));
  scene.add(
    b.form('M214 574C196 640 190 720 176 806C220 838 310 840 352 816C336 730 330 640 318 576C290 556 240 556 214 574Z', COAT, { pale: '#b0c0d8', shade: '#1c2c54', grain: 1.4, dabs: 1.5, edge: 1.3 }),
  );
  scene.add(
    b.line('M266 690C262 740 256 790 250 826M230 650C222 710 214 760 204 806M304 650C312 710 322 760 330 806', '#243c6c', 5, { opacity: 0.7 }) +
      b.form('M200 684C240 700 300 700 330 684L334 706C300 722 240 722 198 708Z', '#2c447c', { dabs: 0.6 }),
  );
  scene.add(
    limb(b, [[314, 592], [386, 574], [444, 516]], [54, 42, 34], COAT, { pale: '#c0cce0' }) +
      b.form('M432 524C430 500 440 480 448 478C452 482 450 492 454 494C462 480 472 474 476 480C474 490 472 496 474 500C480 498 484 502 480 508C472 524 456 540 446 538Z', '#c88a64', { dabs: 0.4 }),
  );
  scene.add(
    b.form('M220 574C240 548 292 548 314 574C300 600 236 602 220 574Z', '#e0a03c', { pale: '#ffe09a', dabs: 0.8 }) +
      b.form('M236 586C206 604 168 590 134 612C106 626 92 612 74 622C78 600 96 586 122 582C160 574 190 560 226 562Z', '#e0a03c', { pale: '#ffe09a', grain: 0.1 }) +
      b.line('M82 616L62 626M84 608L62 612M92 598L72 598', '#e0a03c', 4),
  );
  scene.add(personHead(b, 268, 514, 50, { view: 'back', hair: 'short', hairColour: '#4a2c2c', skin: '#c88a64', tilt: 6 }));
  scene.add(
    at(146, 764, 1,
      b.ball(2, -12, 17, 16, '#c88a64', { dabs: 0.3 }) + b.line('M-26 20C-24 -8 30 -8 30 18', '#5a2c24', 8) + b.form('M-60 18H64L70 96Q4 106 -66 96Z', '#a8543c', { pale: '#f0a878', dabs: 1.1 }) +
        b.line('M-62 44H66', '#5a2c24', 4) + b.form('M-8 36H14V58H-8Z', '#e8c06c', { dabs: 0 })),
  );
}

/** A glove lost on the yellow line. */
function glove(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(
    scene.shadowShape(596, 946, 66, 14, NIGHT, 0.6) +
      at(590, 936, 1.1,
        b.form('M-48 8C-60 -4 -56 -20 -40 -22L-4 -22C10 -32 24 -36 30 -28C30 -22 20 -18 16 -14C34 -18 58 -18 60 -10C60 -2 44 0 32 0C48 2 56 6 52 12C40 18 8 18 -8 14C-24 14 -38 14 -48 8Z', '#d83c4c', {
          pale: '#ff9a90',
          dabs: 0.8,
        }) + b.form('M-58 10C-66 -4 -62 -22 -48 -26L-34 -24C-42 -10 -40 4 -32 14Z', '#f6e8d0', { dabs: 0.5 }), { turn: -8 }),
  );
}

export default picture({
  id: 'st044',
  motifs: ['place', 'city', 'late', 'motion'],
  words: {
    en: {
      title: 'Underground platform, train leaving',
      name: 'Underground train leaves a latecomer on the platform',
      shows: 'A train with red tail lamps leaves a tiled underground station; on the platform somebody in a blue coat, seen from behind, reaches out an arm.',
      closer:
        'The round vault is tiled in cream and petrol blue and lit by a row of round lamps that ends in the dark. The carriage, silver with a red band, is already in motion: streaks of light hang behind it and two sheets of paper whirl in the draught. In its back window a girl with plaits looks out, her mouth a small round. The latecomer still has one foot in the air, a brown bag and a flying yellow scarf. A red glove lies near the yellow line.',
    },
    fr: {
      title: 'Quai de métro, la rame s’en va',
      name: 'Une rame de métro part sans un retardataire',
      shows: 'Une rame aux feux rouges quitte une station de métro carrelée ; sur le quai, quelqu’un en manteau bleu, de dos, tend le bras.',
      closer:
        'La voûte ronde est carrelée de crème et de bleu pétrole, éclairée par une file de lampes rondes qui se perd dans le noir. La voiture, argentée à bande rouge, roule déjà : des traînées de lumière la suivent et deux feuilles tournoient dans son souffle. À sa vitre arrière, une fille à tresses regarde dehors, la bouche en petit rond. Le retardataire a encore un pied en l’air, un sac brun et une écharpe jaune qui vole. Un gant rouge est tombé près de la ligne jaune.',
    },
  },
  paint: { under: [80, 90, 100], flow: 0.6 },
  draw(scene) {
    const room = new Room(scene, { eye: [-30, 150, 0] as Spot, lens: 560, centre: [420, 470] }, LOOK);
    tube(scene, room);
    platform(scene, room);
    bench(scene, room);
    train(scene, room);
    rush(scene, room);
    draught(scene, room.b);
    runner(scene, room);
    glove(scene, room);
  },
});
