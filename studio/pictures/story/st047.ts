import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval } from '../../src/shapes/index.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';
import { boards, motes, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#240a1c';
const GOLD = '#d8a04a';
const LOOK = { light: 1, night: NIGHT } as const;
const VIEW = { eye: [0, 210, 0] as Spot, lens: 700, centre: [400, 540] as Point };
const SKINS = ['#e8b48c', '#c88a64', '#8a5a44', '#f0c8a4', '#a8704e'];
const COATS = ['#3c2440', '#5a2034', '#2c2c4c', '#6a3a34', '#4a1c30', '#7a5048'];

/** A point of the horseshoe of boxes, by its angle from the middle. */
const shoe = (turn: number, height: number, wider = 1): Spot => [930 * wider * Math.sin(turn), height, 1850 * wider * Math.cos(turn)];
const around = times(25, (i) => -1.2 + i * 0.1);

function band(room: Room, low: number, high: number, wider = 1): string {
  const edge = (height: number) => around.map((turn) => room.at(...shoe(turn, height, wider)));
  return smooth(edge(low)) + smooth(edge(high).reverse()).replace('M', 'L') + 'Z';
}

/** One gilt tier: its dark boxes, the people in them, its balustrade and lamps. */
function tier(scene: Scene, room: Room, foot: number): void {
  const { b } = room;
  scene.add(b.form(band(room, foot + 80, foot + 300, 1.03), '#5c1426', { pale: '#8a2430', shade: '#2c0a1c', grain: 1.5, edge: 0 }));
  around.filter((_, i) => i % 2 === 0).forEach((turn) => {
    const [x, y] = room.at(...shoe(turn, foot + 90, 1.03));
    const [, top] = room.at(...shoe(turn, foot + 300, 1.03));
    scene.add(b.line(`M${x} ${y}V${top}`, mix(GOLD, NIGHT, 0.35), 9) + b.line(`M${x + 2} ${y}V${top}`, '#f2c878', 2.5, { opacity: 0.8 }));
  });
  times(46, (i) => {
    const turn = -1.15 + i * 0.05 + between(scene.r, -0.012, 0.012);
    const [x, y] = room.at(...shoe(turn, foot + 104, 1.01));
    const size = 19 * room.scale(...shoe(turn, foot, 1.01));
    if (scene.r() < 0.82) {
      scene.add(
        b.form(oval(x, y + size * 2, size * 1.7, size * 1.6), pick(scene.r, COATS), { dabs: 0 }) + b.ball(x, y, size, size * 1.1, mix(pick(scene.r, SKINS), NIGHT, 0.3), { dabs: 0, pale: '#ffd8a0' }),
      );
    }
  });
  scene.add(b.form(band(room, foot, foot + 86), GOLD, { pale: '#ffe2a0', shade: '#7a3424', dabs: 1.6, edge: 1.4 }));
  scene.add(b.form(band(room, foot + 16, foot + 68), '#a83034', { pale: '#e0604c', shade: '#5a1428', dabs: 1 }));
  around.forEach((turn) => {
    const [x, y] = room.at(...shoe(turn + 0.05, foot + 42));
    const size = room.scale(...shoe(turn, foot));
    scene.add(b.line(oval(x, y, 22 * size, 20 * size), '#f2c46c', 6 * size) + b.dot(x, y, 7 * size, '#ffe2a0'));
    const [lampX, lampY] = room.at(...shoe(turn, foot + 92));
    scene.add(scene.glowShape(lampX, lampY, 60 * size, '#ffc46c', 0.8) + b.dot(lampX, lampY, 9 * size, '#fff3c8'));
  });
}

function dome(scene: Scene, room: Room): void {
  washed(scene, [-10, 560], '#3a1028', '#7a2430', { strokes: 200, grain: 0.1 });
  [1290, 1480, 1720].forEach((height, i) => scene.add(room.b.line(smooth(around.map((turn) => room.at(...shoe(turn, height, 1 - i * 0.12)))), mix(GOLD, NIGHT, 0.3 + i * 0.15), 12 - i * 3)));
  [1130, 820, 510].reverse().forEach((foot) => tier(scene, room, foot - 200));
}

function chandelier(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.glow(400, 96, 300, '#ffca74', 0.7, 190);
  scene.add(b.line('M400 -10V60', '#8a5a34', 7));
  ([[150, 74], [96, 116]] as Point[]).forEach(([reach, y]) => {
    scene.add(b.line(oval(400, y, reach, reach * 0.2), GOLD, 7));
    times(12, (i) => {
      const [x, cy] = [400 + Math.cos(i * 0.524) * reach, y + Math.sin(i * 0.524) * reach * 0.2];
      scene.add(
        b.form(`M${x - 4} ${cy}h8v-22h-8Z`, '#fff0cc', { dabs: 0 }) + b.line(`M${x} ${cy + 4}L400 170`, '#ffe9b8', 2, { opacity: 0.5 }) + scene.glowShape(x, cy - 28, 24, '#ffdc90', 0.9) +
          b.dot(x, cy - 28, 5, '#fffbe6'),
      );
    });
  });
  scene.add(b.ball(400, 172, 13, 16, '#ffe2a0', { dabs: 0 }));
}

/** Yellow flowers in paper, left on a seat. */
function bouquet({ b }: Room): string {
  const blooms = ([[-1.6, -1.2], [-0.5, -2.2], [0.8, -1.8], [-0.9, -0.4], [0.4, -0.7], [1.7, -0.8]] as Point[]).map(([x, y]) =>
    b.ball(x, y, 0.75, 0.7, '#f8c04c', { dabs: 0, pale: '#fff3b0' }) + b.dot(x, y, 0.25, '#b8602c')
  );
  return at(0, 1, 1, b.form('M-2.4 -1C-2 -3 2 -3.4 2.6 -0.8L0 2Z', '#4f7a44', { dabs: 0 }) + blooms.join('') + b.form('M-2.2 0.2C-1 0.8 1.4 0.8 2.4 0.2L0.5 4L-0.4 4Z', '#f6f0dc', { dabs: 0 }), {
    turn: 24,
  });
}

/** A red seat and whoever sits in it, facing the stage. */
function seat(scene: Scene, room: Room, spot: Spot, row: number, taken: boolean): void {
  const { b } = room;
  const [x, y] = room.at(...spot);
  const size = room.scale(...spot) * 10;
  const dim = (colour: string) => mix(colour, '#3a0c1c', Math.min(0.62, 0.05 + row * 0.055));
  const form = { dabs: row < 4 ? 0.8 : 0, edge: row < 6 ? 1 : 0 };
  const back = `M-3 8V-4C-3 -7.6 3 -7.6 3 -4V8Z`;
  const person = taken
    ? b.form('M-3.4 8C-3.4 1.4 -2 -0.6 0 -0.6C2 -0.6 3.4 1.400 3.4 8Z', dim(pick(scene.r, COATS)), form) + b.ball(0, -2.6, 1.35, 1.6, dim(pick(scene.r, SKINS)), { ...form, pale: dim('#ffe0b0') }) +
      b.form('M-1.5 -2.6C-1.8 -5 1.8 -5 1.5 -2.6C0.8 -3.6 -0.8 -3.6 -1.5 -2.6Z', dim(pick(scene.r, ['#2a1a24', '#6a4030', '#c8c0b8', '#a8602c'])), { dabs: 0, edge: 0 }) +
      (row < 4 ? b.dot(-0.5, -2.4, 0.17, '#2a1420') + b.dot(0.5, -2.4, 0.17, '#2a1420') + b.line('M-0.35 -1.7Q0 -1.55 0.35 -1.7', '#7a3430', 0.15) : '')
    : b.form('M-3 8V2.800H3V8Z', dim('#e8484c'), form) + bouquet(room);
  scene.add(at(x, y, size, b.form(back, dim('#c42c38'), { ...form, pale: dim('#ff7c6c') }) + person, { turn: between(scene.r, -2, 2) }));
}

function stalls(scene: Scene, room: Room): void {
  scene.add(room.b.form('M-10 560C200 520 600 520 810 560V860H-10Z', '#4a0f20', { pale: '#7a1c2c', shade: '#24081a' }));
  times(13, (i) => 12 - i).forEach((row) => {
    const reach = 640 + row * 92;
    const count = Math.ceil((reach * 0.66) / 64);
    times(count * 2, (i) => {
      const turn = ((i - count + 0.5) * 64) / reach;
      if (Math.abs(turn) < 0.05 && row > 0) return;
      seat(scene, room, [Math.sin(turn) * reach, row * 15 + 26, Math.cos(turn) * reach], row, !(row === 0 && i === count - 3));
    });
  });
}

function stage(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M-10 800H810V840H-10Z" fill="${NIGHT}" opacity=".8" ${scene.blur(9)}/>`);
  boards(scene, 806, '#9a5c34', { night: NIGHT, vanish: [400, 540], count: 15 });
  scene.add(b.form('M-10 796H810V816H-10Z', '#c88a4c', { pale: '#ffdc98' }));
  times(7, (i) => {
    const x = 60 + i * 113;
    scene.add(
      scene.glowShape(x, 796, 80, '#ffc870', 0.75, 56) +
        at(x, 812, 1, b.form('M-26 8C-30 -26 30 -26 26 8Z', '#8a5a34', { pale: '#f6d08c', dabs: 0.6 }) + b.form(oval(0, 4, 22, 7), '#fff3c0', { dabs: 0 })),
    );
  });
}

/** A girl alone in the light, hands behind her back, her sheet of paper crumpled in them. */
function girl(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#6a3448' });
  scene.add(`<path d="${oval(400, 914, 190, 46)}" fill="#fff0c0" opacity=".75" ${scene.blur(9)}/>`);
  scene.add(`<path d="M372 920L430 920L500 1010H300Z" fill="${NIGHT}" opacity=".6" ${scene.blur(5)}/>`);
  const leg = (x: number) =>
    b.form(`M${x - 10} 842L${x - 7} 910H${x + 8}L${x + 10} 842Z`, '#f4e4d4', { dabs: 0.5 }) +
    b.form(`M${x - 12} 902H${x + 12}C${x + 16} 916 ${x + 12} 924 ${x} 924C${x - 12} 924 ${x - 16} 916 ${x - 12} 902Z`, '#3a2030', { dabs: 0.3 });
  scene.add(leg(382) + leg(418));
  scene.add(b.form('M370 676C360 720 350 790 332 848C360 866 440 866 468 848C450 790 440 720 430 676Q400 664 370 676Z', '#f6efe2', { pale: '#fffdf2', shade: '#b890a0', grain: 1.4, dabs: 1.3 }));
  scene.add(b.line('M380 752C374 790 366 820 362 850M402 756V856M422 752C428 790 436 820 440 850', '#c8a4ac', 5, { opacity: 0.6 }));
  scene.add(
    b.form('M366 740C380 752 420 752 434 740L436 758Q400 772 364 758Z', '#c83c48', { dabs: 0.6 }) +
      b.form('M400 756C384 748 368 756 370 770C382 778 394 772 400 762C406 772 418 778 430 770C432 756 416 748 400 756Z', '#e05058', { dabs: 0.4 }),
  );
  const arm = (side: number) =>
    b.form(
      `M${400 + side * 28} 682C${400 + side * 54} 700 ${400 + side * 60} 740 ${400 + side * 40} 764C${400 + side * 28} 780 ${400 + side * 12} 786 ${400 + side * 2} 784L${400 + side * 6} 770C${
        400 + side * 20
      } 766 ${400 + side * 34} 750 ${400 + side * 30} 724Z`,
      '#f2e8da',
      { shade: '#b890a0', dabs: 0.7 },
    );
  scene.add(
    arm(-1) + arm(1) + b.form('M386 772L420 766L430 806L398 812Z', '#fffaf0', { shade: '#c8b0a8', dabs: 0.4 }) + b.ball(392, 782, 11, 10, '#b87c5c', { dabs: 0 }) +
      b.ball(412, 778, 11, 10, '#b87c5c', { dabs: 0 }),
  );
  scene.add(b.form('M388 640H412V684H388Z', '#b87c5c', { dabs: 0.3 }) + b.ball(400, 622, 42, 44, '#3a2230', { grain: 1.4, pale: '#c88a64' }));
  scene.add(b.ball(352, 604, 24, 24, '#3a2230', { pale: '#b87a58' }) + b.ball(448, 604, 24, 24, '#3a2230', { pale: '#b87a58' }) + b.line('M366 616L378 606M434 616L422 606', '#c83c48', 8));
}

function curtain(scene: Scene, side: -1 | 1): void {
  const b = brush(scene, 100, LOOK);
  const x = (inset: number) => (side < 0 ? inset : 800 - inset);
  const edge = `M${x(-20)} -10L${x(128)} -10C${x(112)} 200 ${x(126)} 400 ${x(86)} 640C${x(60)} 800 ${x(92)} 900 ${x(100)} 1010L${x(-20)} 1010Z`;
  scene.add(
    `<path d="${edge}" fill="${NIGHT}" opacity=".6" transform="translate(${-side * 14} 0)" ${scene.blur(9)}/>` + b.form(edge, '#8a1828', { pale: '#d84848', shade: '#3a0a1c', grain: 1.5, long: 2 }),
  );
  times(5,
    (i) =>
      scene.add(
        b.inside(edge,
          `<path d="M${x(8 + i * 28)} -10C${x(4 + i * 24)} 300 ${x(10 + i * 22)} 500 ${x(i * 20)} 1010" fill="none" stroke="${i % 2 ? '#c83a40' : NIGHT}" stroke-width="15" opacity=".5" ${
            scene.blur(5)
          }/>`),
      ));
  scene.add(
    b.line(`M${x(-10)} 690Q${x(40)} 716 ${x(80)} 678`, GOLD, 16) + b.line(`M${x(-10)} 686Q${x(40)} 710 ${x(80)} 674`, lighten(GOLD, 0.14), 4) +
      b.form(`M${x(30)} 708L${x(16)} 786H${x(52)}L${x(44)} 706Z`, GOLD, { grain: 1.5, dabs: 1.4 }),
  );
}

export default picture({
  id: 'st047',
  motifs: ['place', 'crowd', 'fear', 'red'],
  words: {
    en: {
      title: 'Theatre hall seen from the stage',
      name: 'Full theatre seen from the stage behind a girl',
      shows: 'From the stage you look past a girl in a white dress into a full red and gold theatre: rows of people, tiers of boxes, a chandelier.',
      closer:
        'A beam from high up picks out the girl, seen from behind; her shadow falls towards you and the footlights glow along the edge of the boards. She hides a crumpled sheet in her hands behind her back. Hundreds of faces look at her from red seats and from gilded boxes with little lamps. In the front row one seat is empty except for a bunch of yellow flowers. Heavy red curtains hang at both sides.',
    },
    fr: {
      title: 'La salle vue de la scène',
      name: 'Théâtre plein, vu de la scène derrière une fille',
      shows: 'De la scène, par-dessus une fillette en robe blanche, on regarde un théâtre rouge et or bien rempli : rangées de gens, loges, un lustre.',
      closer:
        'Un faisceau venu d’en haut isole la fillette, vue de dos ; son ombre tombe vers nous et les feux de la rampe luisent au bord des planches. Elle cache derrière son dos une feuille froissée. Des centaines de visages la regardent depuis les fauteuils rouges et les loges dorées aux petites lampes. Au premier rang, un fauteuil est vide : il n’y a qu’un bouquet jaune. De lourds rideaux rouges pendent des deux côtés.',
    },
  },
  paint: { under: [130, 40, 40], flow: 0.1 },
  draw(scene) {
    const room = new Room(scene, VIEW, LOOK);
    dome(scene, room);
    chandelier(scene);
    stalls(scene, room);
    stage(scene);
    shaft(scene, [[392, 250], [424, 250], [590, 930], [210, 930]], '#fff0c0', 0.5);
    scene.glow(408, 252, 120, '#fff6d8', 1);
    girl(scene);
    curtain(scene, -1);
    curtain(scene, 1);
    motes(scene, [240, 300, 560, 880], 70);
  },
});
