import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, spines } from '../../src/shapes/index.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';
import { motes, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#14181c';
const WOOD = '#7a4a2c';
const BRASS = '#d0a04c';
const LOOK = { light: -1, night: NIGHT } as const;
const [LEFT, RIGHT, BACK, TABLE] = [-520, 430, 2300, 76];

/** Farther things sink into the dusk of the hall. */
const dim = (colour: string, z: number) => mix(colour, '#1c2a38', Math.min(0.6, 0.12 + z / 4200));

function vault(scene: Scene, room: Room): void {
  washed(scene, [-10, 560], '#3c2c28', '#5a4030', { strokes: 200, grain: 0.2 });
  const rib = (z: number) =>
    times(13, (i): Point => {
      const t = (i / 12) * Math.PI;
      return room.at((LEFT + RIGHT) / 2 - ((RIGHT - LEFT) / 2) * Math.cos(t), 690 + 270 * Math.sin(t), z);
    });
  [2300, 1750, 1330, 1010, 770, 585].forEach((z) => {
    scene.add(room.b.line(smooth(rib(z)), dim('#a8744a', z), 46 * room.scale(0, 0, z)) + room.b.line(smooth(rib(z)), dim('#e0b070', z), 9 * room.scale(0, 0, z), { opacity: 0.7 }));
  });
}

function farWindow(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(room.face([[LEFT, 0, BACK], [RIGHT, 0, BACK], [RIGHT, 690, BACK], [LEFT, 690, BACK]], '#4a3630', { edge: 0 }));
  const [[left, low], [right]] = [room.at(-300, 190, BACK), room.at(210, 190, BACK)];
  const top = room.at(0, 820, BACK)[1];
  const arch = `M${left} ${low}V${top + 66}A${(right - left) / 2} ${(right - left) / 2} 0 0 1 ${right} ${top + 66}V${low}Z`;
  scene.add(`<path d="${arch}" fill="${scene.linear([[0, '#2c4c84'], [0.6, '#6f8cb4'], [1, '#e8b890']])}"/>`);
  const middle = (left + right) / 2;
  scene.add(
    b.inside(arch, b.line(times(5, (i) => `M${left + ((right - left) * (i + 1)) / 6} ${top - 20}V${low}`).join('') + times(5, (i) => `M${left} ${low - 20 - i * 26}H${right}`).join(''), '#2c2430', 3),
      b.line(`M${middle} ${top - 20}V${low}`, '#2c2430', 6)),
  );
  scene.add(b.line(arch, '#8a6044', 8) + scene.glowShape(middle, top + 90, 170, '#8cb0e0', 0.5));
  scene.add(b.dot(middle + 24, top + 40, 9, '#fff3d0'));
}

/** A wall of books: shelves, spines, and a gallery with a brass rail. */
function bookWall(scene: Scene, room: Room, x: number): void {
  const side = x < 0 ? 1 : -1;
  const near = 130;
  scene.add(room.face([[x, 0, near], [x, 690, near], [x, 690, BACK], [x, 0, BACK]], '#3c2820', { edge: 0, strokes: 60 }));
  [30, 86, 142, 198, 254, 390, 446, 502, 558, 614].forEach((y) => {
    for (let z = near; z < BACK;) {
      const next = z * between(scene.r, 1.022, 1.04);
      const tall = between(scene.r, 36, 50);
      const colour = dim(mix(pick(scene.r, [...spines, '#6a3a2c', '#8a5a34', '#4a5a44']), '#5a3a28', 0.35), z);
      if (scene.r() > 0.04) {
        scene.add(
          room.b.flat(room.path([[x, y, z], [x, y + tall, z], [x, y + tall, next * 0.995], [x, y, next * 0.995]]), lighten(colour, between(scene.r, -0.04, 0.05))) +
            room.line([[x, y + tall * 0.8, z * 1.004], [x, y + tall * 0.8, next * 0.99]], dim('#e0b868', z), 2, 0.7),
        );
      }
      z = next;
    }
    scene.add(room.face([[x, y - 6, near], [x, y, near], [x, y, BACK], [x, y - 6, BACK]], dim(WOOD, 700), { pale: '#c08a54', dabs: 0.6, edge: 0 }));
  });
  for (let z = 200; z < BACK; z *= 1.3) {
    scene.add(room.face([[x + side * 10, 0, z], [x + side * 10, 660, z], [x + side * 10, 660, z * 1.04], [x + side * 10, 0, z * 1.04]], dim('#8a5834', z), { pale: dim('#d0a068', z), grain: 1.5 }));
  }
  const out = x + side * 70;
  scene.add(
    room.face([[x, 330, near], [out, 330, near], [out, 330, BACK], [x, 330, BACK]], '#2c1c1a', { edge: 0 }) +
      room.face([[out, 330, near], [out, 352, near], [out, 352, BACK], [out, 330, BACK]], '#8a5834', { pale: '#e0b070' }),
  );
  for (let z = 150; z < BACK; z *= 1.06) scene.add(room.line([[out, 352, z], [out, 432, z]], dim(BRASS, z), 3));
  scene.add(room.line([[out, 432, near], [out, 432, 600], [out, 432, BACK]], '#e8bc6c', 8));
}

function floor(scene: Scene, room: Room): void {
  scene.add(room.face([[LEFT, 0, 110], [RIGHT, 0, 110], [RIGHT, 0, BACK], [LEFT, 0, BACK]], '#4a3426', { edge: 0, strokes: 80 }));
  scene.add(room.tiles([LEFT, 0, 120], [RIGHT - LEFT, 0, 0], [0, 0, BACK - 120], [14, 30], (c, r) => ((c + r) % 2 ? '#6a4830' : '#4c3428'), 0.01));
  scene.add(`<path d="${room.path([[-250, 0, 120], [-110, 0, 120], [-110, 0, BACK], [-250, 0, BACK]])}" fill="#3c5c48" opacity=".8"/>`);
  scene.add(room.line([[-240, 0, 120], [-240, 0, 500], [-240, 0, BACK]], BRASS, 3) + room.line([[-120, 0, 120], [-120, 0, 500], [-120, 0, BACK]], BRASS, 3));
}

/** A banker's lamp 100 high, standing at 0,0. */
function lamp(scene: Scene, b: Brush, size: number): string {
  const shade = 'M-42 -66C-44 -92 -34 -102 0 -102C34 -102 44 -92 42 -66Q0 -72 -42 -66Z';
  const glass = scene.linear([[0, '#2c7a50'], [0.55, '#4fb070'], [1, '#c8f0a0']]);
  return at(0, 0, size / 100,
    [b.ball(0, -2, 27, 7, BRASS, { pale: '#fff0b8', dabs: 0.4 }), b.form('M-14 -5C-6 -8 -4 -14 -3.500 -24V-72H3.500V-24C4 -14 6 -8 14 -5Z', BRASS, { pale: '#fff0b8', dabs: 0.5 }),
      b.ball(0, -34, 6, 5, BRASS, { dabs: 0 }), b.line('M20 -68V-46', '#e8c878', 1.4) + b.dot(20, -44, 2.6, '#ffe9a8'),
      `<path d="${shade}" fill="${glass}"/>` + b.form(shade, '#3c9060', { opacity: 0.55, pale: '#d8ffc0', shade: '#0c3c2c', dabs: 1, edge: 1.3 }),
      b.line('M-30 -92Q-10 -99 14 -98', '#e8ffd8', 3.4, { opacity: 0.75 }) + b.flat('M-41 -66.500Q0 -72.500 41 -66.500Q0 -59 -41 -66.500Z', '#fffbd0'),
      b.form('M-4 -100H4V-107H-4Z', BRASS, { dabs: 0 }), b.ball(-43, -68, 4, 4, BRASS, { dabs: 0 }), b.ball(43, -68, 4, 4, BRASS, { dabs: 0 })].join(''));
}

function lampAt(scene: Scene, room: Room, x: number, z: number): void {
  const [px, py] = room.at(x, TABLE, z);
  const size = 66 * room.scale(x, TABLE, z);
  scene.add(
    scene.glowShape(px, py, size * 1.7, '#ffe6a0', 0.75, size * 0.55) + at(px, py, 1, lamp(scene, room.b, size)) + scene.glowShape(px, py - size * 0.6, size * 1.5, '#b8f0a0', 0.42) +
      scene.glowShape(px, py - size * 0.5, size * 0.6, '#fffbd0', 0.5),
  );
}

function tableTop(scene: Scene, room: Room, x0: number, x1: number, near: number): void {
  scene.add(room.face([[x0, 0, near], [x0, TABLE, near], [x0, TABLE, 2000], [x0, 0, 2000]], '#2c1c1a', { edge: 0 }));
  scene.add(room.soft([[x0 - 60, 0, near], [x1, 0, near], [x1, 0, 2000], [x0 - 60, 0, 2000]], NIGHT, 0.5));
  scene.add(room.face([[x0, TABLE - 8, near], [x0, TABLE, near], [x0, TABLE, 2000], [x0, TABLE - 8, 2000]], '#a86a3c', { pale: '#f0c07c' }));
  scene.add(room.face([[x0, TABLE, near], [x1, TABLE, near], [x1, TABLE, 2000], [x0, TABLE, 2000]], '#6a3c26', { pale: '#b0703c', shade: '#2c1818', grain: -1.15, strokes: 70, dabs: 0.6, edge: 0 }));
}

/** The one reader left, in a plum coat, bent over a book. */
function reader(scene: Scene, room: Room): void {
  const { b } = room;
  const [x, y] = room.at(-96, 0, 430);
  const size = room.scale(-96, 0, 430) * 1.28;
  scene.add(
    at(x, y, size,
      [b.line('M-26 0V-84M14 0V-46M-26 -44H14', '#4a2c20', 5), b.form('M-30 -90H-22V-40H-30Z', '#6a4028', { dabs: 0.5 }),
        b.form('M-20 -46C-26 -78 -14 -100 6 -102C20 -100 24 -84 22 -66L20 -44Z', '#6a3a58', { grain: 1.3, pale: '#c88a80' }),
        b.form('M-18 -46H30C34 -40 32 -34 30 -2H20L18 -32H-18Z', '#3a3040', { dabs: 0.8 }),
        b.form('M8 -92C22 -88 30 -76 44 -78L44 -70C28 -66 14 -70 4 -80Z', '#7a4464', { dabs: 0.6, pale: '#e0a888' }), b.ball(46, -75, 5, 4.500, '#c88a64', { dabs: 0 }),
        personHead(b, 17, -112, 13, { view: 'side', hair: 'bun', hairColour: '#3a2420', skin: '#c88a64', eyes: 'down', tilt: 16 })].join('')),
  );
}

/** A pulled-out chair with somebody's red scarf over its back. */
function chair(scene: Scene, room: Room): void {
  const { b } = room;
  const [x, y] = room.at(-122, 0, 300);
  scene.add(
    scene.shadowShape(x + 40, y, 110, 20, NIGHT, 0.6) +
      at(x, y, room.scale(-122, 0, 300),
        [b.line('M-24 0L-20 -46M24 0L22 -46M44 -8L40 -48M2 -10V-44', '#4a2c1c', 6), b.form('M-26 -50L22 -52L46 -46L-4 -42Z', '#8a5430', { dabs: 0.8 }),
          b.line('M-22 -48L-26 -104M20 -50L18 -106', '#6a3c22', 6), b.form('M-30 -108C-14 -114 8 -114 22 -110L21 -94C6 -98 -14 -98 -28 -92Z', '#8a5430', { pale: '#f0b878' }),
          b.line('M-15 -96L-11 -50M-3 -97L0 -51M9 -96L11 -51', '#5a341e', 4),
          b.form('M-22 -113C-14 -117 -4 -117 2 -113L4 -70C2 -62 6 -54 3 -44L-14 -46C-12 -58 -18 -66 -16 -78Z', '#b8383c', { grain: 1.5, pale: '#f08c6c' }),
          b.line('M-13 -46V-38M-8 -46V-37M-3 -45V-37M1 -45V-38', '#d8584c', 2)].join('')),
  );
}

/** The book on the near table with a bird folded from one of its pages. */
function openPages(scene: Scene, b: Brush): void {
  scene.add(scene.shadowShape(330, 912, 320, 60, NIGHT, 0.6));
  const cover = polygon([[70, 922], [256, 790], [548, 800], [560, 950], [330, 986]]);
  const page = (path: string) => b.form(path, '#f6e8c4', { pale: '#fffbe0', shade: '#c09a64', dabs: 1, grain: 0.1 });
  scene.add(
    b.form(cover, '#5a2430', { dabs: 0.6 }) + page('M84 908C130 850 200 800 262 788C300 784 322 800 336 816L330 972C280 930 170 900 84 908Z') +
      page('M336 816C380 784 480 784 540 798L554 938C480 926 390 940 330 972Z'),
  );
  scene.add(
    b.line(times(8, (i) => `M${136 + i * 7} ${884 - i * 11}C${190 + i * 8} ${872 - i * 11} ${260 + i * 6} ${890 - i * 10} ${316 + i} ${926 - i * 13}`).join(''), '#9a7c5c', 3, {
      opacity: 0.6,
      dash: '26 5 40 6',
    }),
  );
  scene.add(
    b.line(times(7, (i) => `M${346 + i * 1.5} ${944 - i * 17}C${400 + i} ${912 - i * 16} ${470} ${906 - i * 16} ${536 - i * 2} ${912 - i * 16}`).join(''), '#9a7c5c', 3, {
      opacity: 0.6,
      dash: '34 6 20 5',
    }),
  );
  scene.add(b.line('M336 816L330 972', '#8a6444', 4) + b.form('M330 960L352 964L362 1010L344 1000L330 1010Z', '#b8383c', { dabs: 0.4 }));
  const bird = b.form('M-84 -20L-10 -26L6 4Z', '#e8d8b4', { dabs: 0.5 }) + b.form('M84 -36L14 -12L44 -4Z', '#e0cca4', { dabs: 0.5 }) + b.form('M-30 -2L-8 -104L22 -8Z', '#fff6dc', { dabs: 0.6 }) +
    b.form('M4 -2L54 -92L36 -2L16 8Z', '#f0e0bc', { dabs: 0.6 }) + b.form('M-30 -4L36 -4L8 22Z', '#d8c094', { dabs: 0.4 }) + b.form('M84 -36L66 -33L90 -22Z', '#f6e8c8', { dabs: 0 }) +
    b.line('M-18 -24L-4 -70M22 -24L40 -62', '#a88a64', 2, { opacity: 0.6, dash: '9 3' });
  scene.add(`<path d="M380 880L500 876L420 930L300 912Z" fill="#6a4424" opacity=".5" ${scene.blur(5)}/>` + at(428, 872, 1.25, bird));
}

export default picture({
  id: 'st052',
  motifs: ['place', 'words', 'silence', 'old'],
  words: {
    en: {
      title: 'Reading room with green lamps',
      name: 'Old library hall with rows of green lamps',
      shows: 'A long old library at dusk: walls of books, a gallery, and tables with green glass lamps that shrink towards a tall window.',
      closer:
        'The near lamp shines on an open book; a bird folded from a printed page stands on it. The lamps run on in two rows under a dark vault to a tall arched window with an evening sky and a small moon. One reader with her hair in a bun still bends over a table, in profile. In front of her a chair has been pushed back and a red scarf hangs over it. Everything else is brown wood, brass rails and shadow.',
    },
    fr: {
      title: 'Salle de lecture aux lampes vertes',
      name: 'Vieille bibliothèque aux rangées de lampes vertes',
      shows: 'Une longue bibliothèque ancienne au crépuscule : murs de livres, galerie, et des tables à lampes de verre vert qui rapetissent vers une haute fenêtre.',
      closer:
        'La lampe la plus proche éclaire un livre ouvert ; un oiseau plié dans une page imprimée s’y tient. Les lampes filent sur deux rangs, sous une voûte sombre, vers une haute fenêtre cintrée, un ciel du soir et une petite lune. Une seule lectrice au chignon, de profil, se penche encore sur une table. Devant elle, une chaise est repoussée, une écharpe rouge sur le dossier. Le reste n’est que bois brun, rampes de laiton et ombre.',
    },
  },
  paint: { under: [90, 60, 40], flow: 0.9 },
  draw(scene) {
    const room = new Room(scene, { eye: [0, 165, 0] as Spot, lens: 620, centre: [330, 400] }, LOOK);
    vault(scene, room);
    farWindow(scene, room);
    bookWall(scene, room, LEFT);
    bookWall(scene, room, RIGHT);
    floor(scene, room);
    tableTop(scene, room, -440, -300, 150);
    [1900, 1480, 1150, 890, 690, 535, 415, 320].forEach((z) => lampAt(scene, room, -365, z));
    reader(scene, room);
    chair(scene, room);
    tableTop(scene, room, -56, 240, 84);
    [1850, 1420, 1090, 840, 645, 495, 380, 290].forEach((z) => lampAt(scene, room, 66, z));
    scene.glow(500, 850, 430, '#ffdf94', 0.6, 170);
    openPages(scene, room.b);
    scene.shadow(664, 830, 110, 22, NIGHT, 0.6);
    scene.add(at(664, 836, 1, lamp(scene, brush(scene, 100, LOOK), 350)));
    scene.glow(664, 610, 300, '#b8f0a0', 0.4);
    scene.glow(664, 640, 180, '#fffbd0', 0.5, 120);
    scene.add(room.b.line(oval(150, 960, 34, 17), '#3a2a24', 6) + room.b.line(oval(60, 972, 34, 17), '#3a2a24', 6) + room.b.line('M94 964Q104 954 116 960', '#3a2a24', 6));
    motes(scene, [460, 640, 800, 900], 40, '#fff6c8');
  },
});
