import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, cat, oval } from '../../src/shapes/index.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';

const NIGHT = '#1c3050';
const LOOK = { light: -1, night: NIGHT } as const;
const [WALL, CORNER] = [420, 430];
const CHROME = '#b8c8cc';

function shell(scene: Scene, room: Room): void {
  scene.add(room.face([[-260, 0, WALL], [CORNER, 0, WALL], [CORNER, 330, WALL], [-260, 330, WALL]], '#84b8ac', { pale: '#c0e4d0', shade: '#3f7888', edge: 0, strokes: 90, grain: 1.5 }));
  scene.add(room.face([[CORNER, 0, WALL], [CORNER, 330, WALL], [CORNER, 330, 40], [CORNER, 0, 40]], '#6fa0a0', { pale: '#a8d0c4', shade: '#3c6480', edge: 0, strokes: 50, grain: 1.5 }));
  scene.add(room.face([[-260, 330, WALL], [CORNER, 330, WALL], [CORNER, 330, -20], [-260, 330, -20]], '#cfe0d0', { pale: '#f6fff0', shade: '#8cb0b0', edge: 0, strokes: 70 }));
  scene.add(room.face([[-260, 0, WALL], [CORNER, 0, WALL], [CORNER, 0, 40], [-100, 0, 60]], '#8cb4ac', { edge: 0 }));
  scene.add(
    room.tiles([-300, 0, 20], [CORNER + 300, 0, 0], [0, 0, WALL - 20], [16, 9], (c, r) => ((c + r) % 2 ? mix('#dce8d4', '#a8c8c0', scene.r() * 0.5) : mix('#4c8088', '#3c6478', scene.r() * 0.6)),
      0.012),
  );
  scene.add(room.soft([[0, 0, WALL], [CORNER, 0, WALL], [CORNER, 0, WALL - 70], [-40, 0, WALL - 70]], NIGHT, 0.45, 9));
}

/** Tube lamps under the ceiling and what they throw on the floor. */
function tubes(scene: Scene, room: Room): void {
  [320, 210].forEach((z) => {
    scene.add(room.face([[-20, 326, z], [330, 326, z], [330, 326, z - 22], [-20, 326, z - 22]], '#f0f8e8', { edge: 0, dabs: 0.3, pale: '#ffffff' }));
    const [x, y] = room.at(170, 326, z);
    scene.add(scene.glowShape(x, y, 330, '#f4ffe8', 0.75, 90));
  });
  const [x, y] = room.at(180, 0, 330);
  scene.add(scene.glowShape(x, y, 300, '#f6fff0', 0.5, 60));
}

/** The street behind the window: dark houses, one lamp, the moon. */
function nightWindow(scene: Scene, room: Room): void {
  const { b } = room;
  const glass = room.path([[CORNER, 70, 385], [CORNER, 262, 385], [CORNER, 262, 120], [CORNER, 70, 120]]);
  const street = [`<rect x="640" y="100" width="200" height="700" fill="${scene.linear([[0, '#101c44'], [0.6, '#24407c'], [1, '#4c6498']])}"/>`,
    b.form('M720 500V420L744 392L768 420V500ZM768 500V410H820V500Z', '#16244c', { pale: '#2c4478' }),
    b.form('M736 436H752V458H736Z', '#ffd27a', { dabs: 0 }) + scene.glowShape(744, 447, 34, '#ffd27a', 0.6), b.form('M640 520L840 470V640H640Z', '#22386a', { pale: '#5c7cb0', dabs: 1.2 }),
    b.ball(772, 316, 20, 20, '#fff3d0', { dabs: 0.4 }) + scene.glowShape(772, 316, 90, '#c8dcff', 0.6)];
  scene.add(b.inside(glass, ...street) + b.line(glass, '#d8e8e0', 9) + room.line([[CORNER, 70, 262], [CORNER, 262, 262]], '#c8dcd8', 5));
  scene.add(b.inside(glass, b.line('M700 560L800 380M730 600L820 450', '#e6fff0', 12, { opacity: 0.18 })));
  scene.add(room.face([[CORNER, 62, 395], [CORNER, 70, 395], [CORNER - 14, 70, 100], [CORNER - 14, 62, 100]], '#e0ece0', { dabs: 0.5 }));
}

/** What goes round behind the glass. */
function wash(scene: Scene, room: Room, centre: Spot, colours: readonly string[] | null): string {
  const { b } = room;
  const glass = room.ring(centre, 23, 'z');
  const [x, y] = room.at(...centre);
  const size = room.scale(...centre);
  const deep = b.form(glass, colours ? '#5c94b0' : '#243c58', { pale: '#a8d4e0', shade: '#142440', edge: 1.4 });
  const cloth = (colours ?? []).map((colour, i) => {
    const turn = i * 72 + 20;
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${round1(size)})">${b.form('M-4 -20C8 -22 20 -12 18 2C10 -4 8 -10 -2 -8C-8 -10 -8 -18 -4 -20Z', colour, { dabs: 0.7 })}</g>`;
  });
  const foam = colours ? b.scatter(12, x - 20 * size, y + 4 * size, 40 * size, 18 * size, (fx, fy) => b.dot(fx, fy, between(scene.r, 2, 5), '#f6fffa', 0.75)) : '';
  const gleam = b.line(`M${x - 15 * size} ${y - 4 * size}Q${x - 12 * size} ${y - 15 * size} ${x - 1 * size} ${y - 17 * size}`, '#f2fffa', 3.2 * size, { opacity: 0.75 });
  return deep + b.inside(glass, ...cloth, foam) + gleam;
}

function machine(scene: Scene, room: Room, x: number, foot: number, load: readonly string[] | null): void {
  const { b } = room;
  const front = WALL - 62;
  const tone = foot ? '#d4e4de' : '#eaf0e6';
  scene.add(room.box([x, foot, front], [84, 104, 62], tone, { pale: '#ffffff', shade: '#8cacb4', side: '#7c9ca8', dabs: 0.9 }));
  scene.add(room.face([[x + 5, foot + 82, front], [x + 79, foot + 82, front], [x + 79, foot + 99, front], [x + 5, foot + 99, front]], '#3f7c88', { pale: '#7cc0bc', dabs: 0.6 }));
  scene.add(b.form(room.ring([x + 16, foot + 90, front], 5.5, 'z'), '#f6f4e0', { dabs: 0 }) + room.line([[x + 16, foot + 90, front], [x + 19, foot + 94, front]], '#5c6c74', 1.6));
  scene.add(
    room.face([[x + 30, foot + 87, front], [x + 48, foot + 87, front], [x + 48, foot + 94, front], [x + 30, foot + 94, front]], '#16304c', { dabs: 0, edge: 0 }) + [56, 63, 70].map((dx) =>
      b.form(room.ring([x + dx, foot + 90, front], 2, 'z'), load && dx === 56 ? '#ff9a5c' : '#cfe0d8', { dabs: 0 })
    ).join(''),
  );
  const centre: Spot = [x + 42, foot + 44, front];
  scene.add(b.form(room.ring(centre, 33, 'z'), CHROME, { pale: '#ffffff', shade: '#5c7c8c', edge: 1.4 }) + b.form(room.ring(centre, 27.5, 'z'), '#6c8c98', { pale: '#dcecec', edge: 0.8 }));
  scene.add(wash(scene, room, centre, load));
  scene.add(room.line([[x + 71, foot + 36, front], [x + 71, foot + 52, front]], '#f6fff6', 4) + room.line([[x + 4, foot + 3, front], [x + 80, foot + 3, front]], '#7c9ca8', 3, 0.7));
}

/** A round clock without figures; both hands up. */
function clock(scene: Scene, room: Room): void {
  const { b } = room;
  const spot: Spot = [196, 268, WALL];
  const [x, y] = room.at(...spot);
  scene.add(
    `<path d="${oval(x + 10, y + 12, 44, 46)}" fill="${NIGHT}" opacity=".35" ${scene.blur(5)}/>` + b.form(room.ring(spot, 26, 'z'), '#d8504c', { pale: '#ff9a84' }) +
      b.form(room.ring(spot, 21, 'z'), '#fbf6e4', { dabs: 0.4 }),
  );
  scene.add(b.line(`M${x} ${y}V${y - 31}`, '#2c3c54', 3.5) + b.line(`M${x} ${y}L${x - 2} ${y - 21}`, '#2c3c54', 5) + b.dot(x, y, 4.5, '#2c3c54'));
  times(12, (i) => scene.add(b.dot(x + Math.cos(i * 0.524) * 33, y + Math.sin(i * 0.524) * 34, i % 3 ? 1.8 : 3, '#2c3c54')));
}

/** Somebody in a checked dressing gown, seen from behind, chin in hand. */
function sleeper(b: Brush): string {
  const GOWN = '#d89048';
  const SKIN = '#8a5c48';
  const cloth = { pale: '#ffdc94', shade: '#8a4a50', dabs: 1.4, edge: 1.3 };
  const gown = 'M300 898C304 850 298 780 306 730C314 682 350 654 400 644C444 640 484 654 508 692C524 724 526 790 522 850L524 898Q412 926 300 898Z';
  const skirt = 'M302 868C284 892 268 914 274 926C340 952 490 950 550 924C552 908 536 888 520 866C460 888 360 890 302 868Z';
  return [b.form('M552 824C548 770 530 716 506 676L480 690C492 740 508 790 530 826Z', mix(GOWN, NIGHT, 0.3), { ...cloth, grain: 1.2 }),
    b.form('M488 664C534 686 572 748 584 806C586 834 556 842 540 824C526 796 510 776 500 744Z', mix(GOWN, NIGHT, 0.06), { ...cloth, grain: 1 }), b.form(gown, GOWN, { ...cloth, grain: 1.4 }),
    b.inside(gown, b.line(times(7, (i) => `M${300 + i * 36} 640C${296 + i * 37} 740 ${292 + i * 38} 820 ${296 + i * 37} 910`).join(''), '#a85840', 6, { opacity: 0.5 }),
      b.line(times(6, (i) => `M290 ${676 + i * 42}Q412 ${692 + i * 42} 530 ${672 + i * 42}`).join(''), '#fff0c0', 5, { opacity: 0.45 })),
    b.form(skirt, mix(GOWN, '#ffe0a0', 0.08), { ...cloth, grain: 1.3 }) +
    b.line('M330 884C322 904 314 920 312 936M396 892V946M462 888C470 908 474 924 476 942M508 878C524 896 530 908 532 926', '#a85840', 5, { opacity: 0.55 }),
    b.form('M304 800C360 822 464 822 522 798L523 828C470 850 356 850 302 830Z', '#b85c44', { dabs: 0.8, grain: 0.1 }) + b.ball(398, 832, 17, 15, '#c86c4c', { dabs: 0.4 }) +
    b.form('M392 840L372 896H394L404 846ZM404 842L420 892H440L412 838Z', '#b85c44', { dabs: 0.5 }),
    b.form('M342 664C302 688 268 760 262 824C260 860 274 884 298 886C318 880 324 862 318 838C316 790 336 744 360 716Z', mix(GOWN, '#ffe0a0', 0.12), { ...cloth, grain: 1.2 }) +
    b.line('M316 838Q296 846 268 838M322 776Q302 784 282 776', '#a85840', 4.500, { opacity: 0.6 }) + b.form('M276 878C272 896 280 910 296 912C312 910 316 896 312 878Z', SKIN, { dabs: 0.4 }),
    b.ball(496, 652, 24, 26, SKIN, { dabs: 0.5 }), b.form('M362 660C386 636 448 636 474 662C452 684 388 686 362 660Z', '#f0c07c', { dabs: 0.8 }),
    personHead(b, 434, 592, 60, { view: 'back', hair: 'curls', hairColour: '#3c2a34', skin: SKIN, tilt: 15 })].join('');
}

function bench(scene: Scene, room: Room): void {
  scene.add(room.soft([[0, 0, 196], [320, 0, 196], [320, 0, 120], [0, 0, 120]], NIGHT, 0.55, 9));
  [44, 240].forEach((x) => scene.add(room.box([x, 0, 136], [5, 40, 5], CHROME, { dabs: 0.4 }) + room.box([x, 0, 176], [5, 40, 5], CHROME, { dabs: 0.4 })));
  scene.add(room.box([16, 38, 130], [300, 7, 54], '#d8645c', { top: '#f0908c', pale: '#ffc0b0', dabs: 1.2 }));
  scene.add(at(64, -88, 1, sleeper(room.b)));
}

/** The basket in front, and one odd sock. */
function things(scene: Scene, room: Room): void {
  const { b } = room;
  const sock = (path: string, colour: string, turn: number, [x, y]: Point) =>
    scene.add(scene.shadowShape(x, y + 6, 54, 14, NIGHT, 0.5) + at(x, y, 1, b.form(path, colour, { pale: '#ffd0b0', dabs: 0.8 }) + b.line('M-18 -42L14 -46M-18 -32L14 -36', '#fff3e0', 6), { turn }));
  sock('M-18 -46L14 -50C16 -30 18 -18 30 -10C48 -2 52 14 40 18C20 22 -6 18 -12 2C-16 -12 -16 -30 -18 -46Z', '#d83c44', -64, [610, 930]);
  const [x, y] = [168, 936];
  const heap = b.form('M-104 -120C-90 -170 -50 -176 -20 -160C10 -190 70 -180 92 -150C110 -140 112 -124 100 -114Z', '#f0f2e6', { shade: '#8cacc0', dabs: 1.3 }) +
    b.form('M-70 -126C-60 -162 -20 -160 -6 -140C-10 -110 -60 -100 -70 -126Z', '#e8a0a0', { dabs: 0.8 }) +
    b.form('M10 -130C24 -172 70 -160 78 -128C60 -104 20 -106 10 -130Z', '#5c8cb8', { dabs: 0.8 });
  const tub = 'M-116 -124H116L94 -4Q0 10 -94 -4Z';
  const holes = times(15, (i) => b.flat(oval(-86 + (i % 5) * 43, -88 + Math.floor(i / 5) * 34, 13 - Math.floor(i / 5), 9), mix('#e8c04c', NIGHT, 0.45))).join('');
  scene.add(
    scene.shadowShape(x + 20, y, 150, 26, NIGHT, 0.6) +
      at(x, y, 1, heap + b.form(tub, '#e8c04c', { pale: '#fff0a8', shade: '#a8743c', dabs: 1 }) + holes + b.form('M-124 -132H124V-112H-124Z', '#f2d068', { pale: '#fff6c0' })),
  );
}

export default picture({
  id: 'st041',
  motifs: ['place', 'everyday', 'night', 'waiting'],
  words: {
    en: {
      title: 'Laundrette at midnight',
      name: 'Somebody waiting in a laundrette at night',
      shows: 'Somebody in a checked dressing gown sits on a bench in a bright laundrette, seen from behind, and waits in front of two rows of washing machines.',
      closer:
        'Tube lamps make the room pale green; outside the window it is dark blue, with a moon and one lit window. Only one machine is running, full of red, yellow and blue cloth. The red clock has no figures and both hands point straight up. A black cat sits on top of the machines and looks down. A yellow basket of linen stands on the bench, and one red sock lies alone on the chequered floor.',
    },
    fr: {
      title: 'Laverie à minuit',
      name: 'Quelqu’un attend dans une laverie, la nuit',
      shows: 'Quelqu’un en robe de chambre à carreaux est assis sur un banc dans une laverie éclairée, vu de dos, et attend devant deux rangs de machines.',
      closer:
        'Les tubes donnent à la pièce un vert pâle ; derrière la vitre, tout est bleu sombre, avec une lune et une seule fenêtre allumée. Une seule machine tourne, pleine de linge rouge, jaune et bleu. L’horloge rouge n’a pas de chiffres et ses deux aiguilles pointent vers le haut. Un chat noir, assis tout en haut des machines, regarde en bas. Sur le banc, une panière jaune ; sur le carrelage, une chaussette rouge toute seule.',
    },
  },
  paint: { under: [120, 170, 170], flow: 1.3 },
  draw(scene) {
    const room = new Room(scene, { eye: [0, 150, -60] as Spot, lens: 900, centre: [400, 430], turn: 0.42 }, LOOK);
    shell(scene, room);
    nightWindow(scene, room);
    clock(scene, room);
    times(5, (i) => 4 - i).forEach((i) => [106, 0].forEach((foot) => machine(scene, room, -14 + i * 87, foot, i === 1 && !foot ? ['#d83c44', '#f2c04c', '#d83c44', '#3c6cb0', '#f0f0e0'] : null)));
    scene.add(
      `<rect width="800" height="1000" fill="${scene.linear([[0, NIGHT, 0.4], [0.35, NIGHT, 0], [0.7, NIGHT, 0.05], [1, NIGHT, 0.35]])}"/><rect x="400" width="400" height="1000" fill="${
        scene.linear([[0, NIGHT, 0], [1, NIGHT, 0.45]], 0, 0, 1, 0)
      }"/>`,
    );
    tubes(scene, room);
    const [x, y] = room.at(70, 211, WALL - 40);
    scene.add(at(x, y, 1, cat(scene, 118, { light: 1, night: '#16182c', coat: '#2c2a3c' })));
    bench(scene, room);
    things(scene, room);
    scene.over(
      times(14, () =>
        `<circle cx="${round1(between(scene.r, 250, 420))}" cy="${round1(between(scene.r, 470, 640))}" r="${round1(between(scene.r, 2, 6))}" fill="none" stroke="${
          pick(scene.r, ['#f6fffa', '#d8f4ff'])
        }" stroke-width="1.2" opacity=".7"/>`).join(''),
    );
  },
});
