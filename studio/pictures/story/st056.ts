import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, cat, oval } from '../../src/shapes/index.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';
import { motes, panesOfLight, shaft } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#4a4474';
const LOOK = { light: 1, night: NIGHT } as const;
const PARTY = ['#f0605c', '#f8b83c', '#4fb0b0', '#f08cb0', '#7c74c8'];
const VIEW = { eye: [0, 185, -290] as Spot, lens: 1150, centre: [400, 440] as Point, tilt: 0.3 };
const TOP = 88; // the height of the counter
const BACK = 75; // how far the wall is behind its edge

/** An upright face of the room at one depth. */
const upright = (left: number, low: number, right: number, high: number, z: number): Spot[] => [[left, low, z], [right, low, z], [right, high, z], [left, high, z]];

function shell(scene: Scene, room: Room): void {
  scene.add(room.face(upright(-160, 80, 160, 260, BACK), '#e8a85c', { pale: '#ffd890', shade: '#a46c64', edge: 0, strokes: 60, grain: 1.5 }));
  scene.add(room.tiles([-160, TOP, BACK], [320, 0, 0], [0, 32, 0], [20, 2], () => mix('#7cb0b0', '#4f8494', scene.r()), 0.03));
  scene.add(room.face([[-200, 0, 0], [200, 0, 0], [200, 0, -140], [-200, 0, -140]], '#e8dcc4', { edge: 0 }));
  scene.add(room.tiles([-203, 0, -140], [406, 0, 0], [0, 0, 140], [14, 5], (c, r) => ((c + r) % 2 ? mix('#f8eed2', '#e8d4b0', scene.r() * 0.7) : mix('#9cc0b8', '#84a8b0', scene.r())), 0.012));
}

/** The window with the garden and the low sun behind it. */
function morning(scene: Scene, room: Room): void {
  const { b } = room;
  const pane = room.path(upright(-62, 124, 62, 250, BACK));
  scene.add(`<path d="${pane}" fill="${scene.linear([[0, '#6cb4dc'], [0.5, '#bcdcd8'], [1, '#ffd080']])}"/>`);
  const trees = times(9, (i) => b.blot(190 + i * 54, 258 + (i % 3) * 12, 50, 40, ['#7cac64', '#9cc074', '#6c9c6c'][i % 3]!)).join('');
  scene.add(b.inside(pane, trees, b.blot(400, 300, 300, 26, '#c8d884'), scene.glowShape(536, 176, 150, '#fff0b0', 0.9), b.dot(536, 176, 36, '#fffbe0')));
  scene.add(b.line(pane, '#b89484', 24, { opacity: 0.5 }) + b.line(pane, '#fffaf0', 16));
  scene.add(room.line([[0, 124, BACK], [0, 190, BACK], [0, 250, BACK]], '#fffaf0', 2.6) + room.line([[-62, 184, BACK], [0, 184, BACK], [62, 184, BACK]], '#fffaf0', 2.2));
  scene.add(room.box([-72, 119, BACK - 8], [144, 5, 8], '#f6ead0', { pale: '#fffdf0', shade: '#b09ca8' }));
  [-1, 1].forEach((side) => scene.add(curtain(b, side)));
}

/** A checked curtain drawn to its side of the window. */
function curtain(b: Brush, side: number): string {
  const path = 'M-70 -40H76C66 60 60 120 20 190C40 210 36 220 30 232C40 270 34 300 26 326Q-20 340 -66 322C-76 200 -64 60 -70 -40Z';
  const stripes = times(7, (i) => `M${-64 + i * 22} -40C${-58 + i * 18} 90 ${-50 + i * 10} 170 ${-46 + i * 10} 216L${-64 + i * 15} 336`).join('');
  const rows = times(11, (i) => `M-80 ${-20 + i * 34}Q0 ${4 + i * 34} 80 ${-20 + i * 34}`).join('');
  const cloth = b.form(path, '#f4e4d8', { pale: '#fffaf0', shade: '#b490a8', grain: 1.5, edge: 1.4 }) + b.inside(path, b.line(stripes + rows, '#f08c80', 7, { opacity: 0.55 }));
  const tie = b.form('M-66 196Q-10 224 32 192L36 222Q-10 250 -68 222Z', '#f0605c', { pale: '#ffb8a0' });
  return at(400 + side * 262, -6, 1, cloth + tie, { flip: side > 0 });
}

function counter(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(room.soft([[-160, 0, -26], [160, 0, -26], [160, 0, 4], [-160, 0, 4]], NIGHT, 0.5, 9));
  scene.add(room.box([-160, 0, 0], [320, TOP, BACK], '#5c9498', { pale: '#a4d0c8', shade: '#4c6c8c', top: '#dcc09c', dabs: 1.1 }));
  scene.add(room.face(upright(-160, TOP - 5, 160, TOP, -2), '#e0c8a0', { pale: '#fff6dc', shade: '#a08478', grain: 0 }));
  [[-126, -94], [-92, -60], [60, 92], [94, 126]].forEach(([left, right], i) => {
    scene.add(room.face(upright(left!, 10, right!, 78, -1), '#6ca4a4', { pale: '#b4dcd0', shade: '#3c5c80', edge: 1.5, dabs: 1.3, grain: 1.5 }));
    scene.add(room.face(upright(left! + 5, 16, right! - 5, 72, -1), '#649c9e', { pale: '#acd8cc', shade: '#3c5c80', edge: 1, dabs: 1.3, grain: 1.5 }));
    scene.add(b.form(room.ring([i % 2 ? left! + 4 : right! - 4, 60, -3], 2.2, 'z'), '#f2c468', { dabs: 0 }));
  });
  scene.add(room.face(upright(-160, 0, 160, 7, -1), '#5c7c8c', { dabs: 1 }));
}

/** The striped cloth that hangs under the sink. */
function sinkCloth(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(room.face(upright(-57, 4, 57, 64, -3), '#f0d8c8', { pale: '#fff6e8', shade: '#a8809c', grain: 1.5, dabs: 1.3 }));
  times(10, (i) => {
    const x = -52 + i * 11.500;
    scene.add(room.line([[x, 64, -4], [x + between(scene.r, -1, 1), 34, -4], [x + between(scene.r, -2, 2), 4, -4]], '#e0786c', 4.6, 0.75));
    scene.add(room.line([[x + 5, 62, -4], [x + 6, 34, -4], [x + 5, 5, -4]], '#8c6c94', 2.2, 0.3));
  });
  scene.add(b.line(`M${room.at(-57, 62, -4).join(' ')}L${room.at(57, 62, -4).join(' ')}`, NIGHT, 16, { opacity: 0.35 }));
}

function tap(scene: Scene, b: Brush): void {
  const neck = 'M500 408V300C500 240 432 236 428 292V306';
  scene.add(b.line(neck, '#8c6c54', 20) + b.line(neck, '#d8a860', 14) + at(4, -2, 1, b.line(neck, '#fff0b8', 4, { opacity: 0.8 })));
  scene.add(b.form('M478 396H522V412H478Z', '#c89450', { pale: '#ffe8b0' }) + b.line('M500 350H534', '#d8a860', 10) + b.ball(540, 350, 10, 10, '#f6ead8', { dabs: 0.3 }));
}

/** Plates, bowls, cups and pans, each on the last, from the bottom up: radius below, above, height, colour. */
type Dish = [low: number, wide: number, high: number, colour: string];

function tower(room: Room, [x, y, z]: Spot, dishes: readonly Dish[], sway: (i: number) => number): string {
  let up = y;
  return dishes.map(([low, wide, high, colour], i) => {
    const place: Spot = [x + sway(i), up, z];
    up += high > 6 ? high * 0.72 : high * 0.8;
    const inner = room.b.form(room.ring([place[0], place[1] + high - 0.6, z], wide * 0.74), mix(colour, NIGHT, 0.26), { dabs: 0.3 });
    return room.turned(place, [[0, low], [high, wide]], colour, { pale: mix(colour, '#ffffff', 0.6), shade: mix(colour, NIGHT, 0.7), edge: 1.5 }) + inner;
  }).join('');
}

const plates = (count: number, colours: readonly string[], wide = 15): Dish[] => times(count, (i): Dish => [wide * 0.6, wide - (i % 3), 3, colours[i % colours.length]!]);

/** The sink of white stone and all the dishes of the party in it. */
function heap(scene: Scene, room: Room): void {
  const { b } = room;
  const cream = ['#fdf6e8', '#f0a090', '#a4d0cc', '#f6dca0'];
  scene.add(room.face([[-54, TOP + 0.5, 2], [54, TOP + 0.5, 2], [54, TOP + 0.5, 62], [-54, TOP + 0.5, 62]], '#54648c', { pale: '#8c9cb8', shade: '#34345c' }));
  scene.add(room.soft([[-76, TOP + 1, 6], [50, TOP + 1, 6], [50, TOP + 1, 70], [-80, TOP + 1, 66]], NIGHT, 0.45, 8));
  const blue: Dish[] = [[17, 19, 22, '#5c8cb4'], ...plates(6, cream, 16), [7, 14, 10, '#f8b83c'], ...plates(3, cream, 12), [6, 10, 10, '#f6ead8']];
  const green: Dish[] = [...plates(12, cream, 19), [9, 17, 11, '#7cb4b0'], [8, 16, 9, '#f2e8d8'], [6, 9, 10, '#f0807c']];
  scene.add(tower(room, [36, 82, 48], blue, (i) => Math.sin(i) * 1.4) + tower(room, [-37, 82, 46], green, (i) => Math.sin(i * 1.7) * 1.5));
  const mixed: Dish[] = [...plates(6, cream, 21), [12, 20, 12, '#f0807c'], ...plates(4, cream, 18), [9, 17, 12, '#8c84cc'], ...plates(3, cream, 14), [7, 11, 11, '#f8c45c'], [7, 13, 3, '#fbf4e4']];
  scene.add(tower(room, [0, 84, 32], mixed, (i) => Math.sin(i * 0.9) * 1.8 + i * 0.15));
  const [hx, hy] = room.at(4, 84 + 65, 32);
  scene.add(at(hx, hy, 1.05, hat(b, '#7c74c8'), { turn: 14 }));
  const spoons = b.line('M0 0L-50 -84', '#c8d0d8', 9) + b.ball(-54, -92, 12, 18, '#d8e0e4', { dabs: 0.4 }) + b.line('M34 4L70 -76', '#d8a860', 9);
  scene.add(tower(room, [-33, 86, 16], [[13, 21, 13, '#f8e0c0']], () => 0) + at(...room.at(-36, 98, 14), 1, spoons));
  scene.add(tower(room, [34, 84, 14], [...plates(4, cream, 18), [8, 11, 12, '#f08cb0']], (i) => i * 0.8));
  front(scene, room);
}

/** The front of the sink, and the foam that runs over it. */
function front(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(room.box([-58, 60, -7], [116, 30, 9], '#ece4e0', { pale: '#fffdf4', shade: '#8480a8', top: '#fffaf0', dabs: 1.2, edge: 1.4 }));
  times(26, () => {
    const [x, y] = room.at(between(scene.r, -46, 22), between(scene.r, 89, 95), 1);
    const size = between(scene.r, 9, 21);
    scene.add(b.ball(x, y, size, size * 0.85, '#f4f6f8', { pale: '#ffffff', shade: '#a8b4d0', dabs: 0.3 }));
  });
  times(16, (i) => {
    const [x, y] = room.at(-34 + (i % 4) * 5 + between(scene.r, -2, 2), 90 - i * 0.95, -8);
    const size = between(scene.r, 8, 15) * (1 - i / 28);
    scene.add(b.ball(x, y, size, size * 0.9, '#f4f6f8', { pale: '#ffffff', shade: '#a8b4d0', dabs: 0.3 }));
  });
  [[250, 300, 16], [286, 246, 10], [334, 214, 13], [566, 262, 11]].forEach(([x, y, size]) => {
    scene.add(`<circle cx="${x}" cy="${y}" r="${size}" fill="#e8f6fa" opacity=".35"/>`);
    scene.add(b.line(oval(x!, y!, size!, size!), '#fffdf4', 2.5, { opacity: 0.8 }) + b.dot(x! + size! * 0.4, y! - size! * 0.4, 3, '#fffdf4'));
  });
}

const hat = (b: Brush, colour: string) =>
  b.form('M-36 10L0 -92L36 10Q0 24 -36 10Z', colour, { pale: mix(colour, '#ffffff', 0.6), grain: 0.3 }) + b.line('M-27 -18Q0 -8 28 -18M-16 -48Q0 -42 17 -48', '#fff6e0', 7) +
  b.ball(0, -94, 13, 13, '#f8b83c', { pale: '#fff0b0', dabs: 0.4 });

function bottle(room: Room, spot: Spot, colour: string): string {
  return room.turned(spot, [[0, 5], [20, 5], [27, 2], [34, 2]], colour, { pale: mix(colour, '#ffffff', 0.55), mouth: '#2c3c44' });
}

/** A glass with a little of its drink left. */
function glass(room: Room, x: number, z: number, drink: string): string {
  const { b } = room;
  const shade = room.soft([[x - 11, TOP, z - 4], [x + 3, TOP, z - 4], [x + 3, TOP, z + 3], [x - 11, TOP, z + 3]], NIGHT, 0.4, 4);
  const body = room.turned([x, TOP, z], [[0, 4], [14, 5.500]], '#d8ecec', { pale: '#ffffff', opacity: 0.75, mouth: '#eef8f4' });
  const gleam = b.line(`M${room.at(x + 3, TOP + 3, z).join(' ')}L${room.at(x + 3.500, TOP + 12, z).join(' ')}`, '#fffdf4', 4, { opacity: 0.8 });
  return shade + body + room.turned([x, TOP + 0.5, z], [[0, 3.600], [5, 4.200]], drink, { opacity: 0.85 }) + gleam;
}

/** What stands left and right of the sink. */
function leftovers(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(bottle(room, [-98, TOP, 60], '#4c8c5c') + bottle(room, [-84, TOP, 64], '#c86c4c') + bottle(room, [64, TOP, 66], '#4f8cb0'));
  scene.add(room.soft([[-112, TOP, 12], [-56, TOP, 12], [-60, TOP, 40], [-112, TOP, 40]], NIGHT, 0.4, 7));
  scene.add(room.turned([-88, TOP, 28], [[0, 8], [2, 3], [10, 3], [11, 19], [12.500, 20]], '#f2b8c4', { pale: '#fff0f0' }));
  const [cx, cy] = room.at(-88, TOP + 13, 28);
  const slice = b.form('M-34 -4L40 4V-34L-34 -44Z', '#e8c080', { pale: '#fff0c0', shade: '#a8684c' }) + b.line('M-33 -23L39 -14', '#fff6e8', 7) +
    b.form('M-34 -44L-6 -60L40 -34Z', '#f6708c', { pale: '#ffc8d0' });
  scene.add(at(cx, cy, 1.15, slice + b.line('M2 -46v-30', '#4fb0b0', 6) + b.dot(2, -78, 3, '#5a4044') + b.dot(-48, 4, 4, '#e8c080') + b.dot(52, 8, 5, '#f6708c')));
  scene.add(glass(room, -104, 10, '#d8586c') + glass(room, -66, 10, '#f0a04c') + glass(room, 65, 10, '#d8586c'));
}

/** The cat that was crowned last night. */
function king(scene: Scene, room: Room): void {
  const [x, y] = room.at(86, TOP, 26);
  const crown = room.b.form('M-34 -118L-40 -160L-20 -142L0 -168L20 -142L40 -160L34 -118Q0 -108 -34 -118Z', '#f8d860', { pale: '#fffbd0', shade: '#c88c34', dabs: 0.5 });
  scene.shadow(x - 20, y + 2, 84, 16, NIGHT, 0.5);
  scene.add(at(x, y + 2, 1.12, cat(scene, 150, { light: 1, night: '#6a3044', coat: '#e08c48', inner: '#f8c0a8', eye: '#b8d870' }) + crown));
}

/** Little flags over the window; one end has come down. */
function bunting(scene: Scene, b: Brush): void {
  const line: Point[] = [[-20, 30], [120, 80], [280, 104], [440, 88], [580, 54], [690, 30], [716, 120], [726, 220], [716, 330]];
  const fine = line.slice(1).flatMap(([x, y], i) => times(3, (k): Point => [line[i]![0] + ((x - line[i]![0]) * k) / 3, line[i]![1] + ((y - line[i]![1]) * k) / 3]));
  scene.add(b.line(smooth(line), '#a8684c', 4));
  fine.filter((_, i) => i % 2).forEach(([x, y], i) => {
    const turn = x > 690 ? -80 + i * 2 : (x - 360) * -0.03;
    const flag = b.form('M-25 0H25L2 52Z', PARTY[(i + 1) % 5]!, { pale: mix(PARTY[(i + 1) % 5]!, '#ffffff', 0.5), dabs: 0.8 });
    scene.add(at(x - 4, y + 8, 1, b.flat('M-25 0H25L2 52Z', NIGHT, 0.2), { turn }) + at(x, y, 1, flag, { turn }));
  });
}

/** Two feet in striped socks that stick out from under the cloth, soles to us. */
function feet(scene: Scene, b: Brush): void {
  const sole = 'M-26 6C-34 -20 -24 -50 -30 -80C-34 -112 -18 -128 4 -128C28 -126 36 -104 30 -76C24 -48 30 -16 24 6Q0 18 -26 6Z';
  const sock = (x: number, turn: number, hole: boolean) => {
    const stripes = b.inside(sole, b.line('M-50 -14Q0 -6 50 -14M-50 -46Q0 -38 50 -46M-50 -78Q0 -70 50 -78', '#f0605c', 14) + b.form(oval(2, -120, 40, 20), '#f0605c', { dabs: 0.6 }));
    const toe = hole ? b.ball(-6, -110, 13, 12, '#8c4048', { dabs: 0 }) + b.ball(-6, -108, 11, 10, '#e8b090', { dabs: 0.4 }) : '';
    scene.add(scene.shadowShape(x - 10, 812, 60, 16, NIGHT, 0.6));
    scene.add(at(x, 806, 0.94, b.form(sole, '#f6e8d0', { shade: '#a890a8', grain: 1.5, edge: 1.4 }) + stripes + toe, { turn }));
  };
  sock(346, -14, false);
  sock(446, 15, true);
}

function balloon(scene: Scene, b: Brush, [x, y]: Point, size: number, colour: string, turn: number): void {
  const body = 'M0 106C-60 70 -90 20 -84 -24C-76 -80 -40 -104 0 -104C40 -104 76 -80 84 -24C90 20 60 70 0 106Z';
  scene.add(scene.shadowShape(x - size * 0.3, y + size * 0.92, size * 1.1, size * 0.26, NIGHT, 0.55));
  const string = b.line('M0 116C-30 150 30 170 -10 230', '#8c7c84', 4);
  const skin = b.form(body, colour, { pale: mix(colour, '#ffffff', 0.6), edge: 1.4 }) + b.form('M-12 102L12 102L16 120H-16Z', colour, { dabs: 0 });
  scene.add(at(x, y, size / 100, string + skin + b.line('M34 -70C54 -58 62 -36 60 -14', '#fffaf0', 12, { opacity: 0.8 }), { turn }));
}

/** Paper streamers and confetti. */
function streamers(scene: Scene, b: Brush): void {
  const lines: Point[][] = [[[70, 440], [40, 520], [84, 590], [50, 660], [96, 730], [60, 800], [110, 850]], [[618, 470], [650, 520], [606, 570], [640, 620], [612, 650]], [[270, 884], [330, 862], [352,
    906], [410, 876], [436, 914], [490, 888]]];
  lines.forEach((line, i) => {
    const wide = (t: number) => 8 + 8 * Math.abs(Math.sin(t * 14));
    scene.add(at(-8, 8, 1, `<path d="${ribbon(line, wide)}" fill="${NIGHT}" opacity=".28" ${scene.blur(3)}/>`));
    scene.add(b.form(ribbon(line, wide), PARTY[(i * 2 + 1) % 5]!, { pale: mix(PARTY[(i * 2 + 1) % 5]!, '#ffffff', 0.5), dabs: 0.6 }));
  });
  times(80, () => {
    const [x, y] = [between(scene.r, 10, 790), 775 + 215 * Math.sqrt(scene.r())];
    scene.add(`<path d="M0 0l9 3l-2 6l-9 -3Z" fill="${pick(scene.r, PARTY)}" transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(between(scene.r, -40, 40))})"/>`);
  });
}

/** A cup that has rolled away, with what was in it. */
function spilled(scene: Scene, b: Brush): void {
  const pool = 'M400 962C404 944 452 952 486 940C520 930 556 946 612 938C626 950 618 966 596 970C570 966 560 992 514 982C480 976 470 990 440 984C424 980 398 978 400 962Z';
  scene.add(b.form(pool, '#d8586c', { opacity: 0.6, pale: '#e87c88', edge: 0, dabs: 0.5 }) + b.line('M470 958Q500 950 530 954', '#ffe4dc', 4, { opacity: 0.7 }));
  scene.add(scene.shadowShape(640, 970, 60, 14, NIGHT, 0.5));
  scene.add(at(640, 944, 1, b.form('M-40 -26L36 -18Q46 2 36 20L-40 26Z', '#4fb0b0', { pale: '#c8f0e8', grain: 0.1 }) + b.ball(-40, 0, 12, 26, '#2c6474', { dabs: 0.4 })));
}

export default picture({
  id: 'st056',
  motifs: ['place', 'home', 'chaos', 'morning'],
  words: {
    en: {
      title: 'Kitchen after a party',
      name: 'Messy kitchen the morning after a party',
      shows: 'A sunny kitchen in the morning: the sink under the window is heaped with towers of dirty plates, bowls and cups. Flags, streamers and balloons are left from a party.',
      closer:
        'A violet paper hat sits on top of the tallest tower, foam runs over the edge of the sink. To the left the last slice of a cake with one candle, glasses and bottles; to the right a ginger cat with a gold paper crown. The string of flags over the window has come down at one end. A cup has spilled something red on the mint and cream tiles. From under the striped cloth below the sink two feet in striped socks stick out, one with a hole at the toe.',
    },
    fr: {
      title: 'Cuisine après la fête',
      name: 'Cuisine en désordre au lendemain d’une fête',
      shows: 'Une cuisine ensoleillée, le matin : sous la fenêtre, l’évier déborde de piles d’assiettes, de bols et de tasses sales. De la fête restent fanions, serpentins et ballons.',
      closer:
        'Un chapeau de papier violet coiffe la plus haute pile, la mousse coule par-dessus le bord de l’évier. À gauche, la dernière part d’un gâteau avec une bougie, des verres et des bouteilles ; à droite, un chat roux à couronne de papier doré. La guirlande de fanions s’est décrochée d’un côté. Un gobelet a répandu une flaque rouge sur le carrelage menthe et crème. Sous le rideau rayé de l’évier dépassent deux pieds en chaussettes rayées, dont une trouée à l’orteil.',
    },
  },
  paint: { under: [230, 200, 150], flow: 0.28 },
  draw(scene) {
    const room = new Room(scene, VIEW, LOOK);
    const { b } = room;
    shell(scene, room);
    morning(scene, room);
    bunting(scene, b);
    counter(scene, room);
    tap(scene, b);
    sinkCloth(scene, room);
    leftovers(scene, room);
    king(scene, room);
    heap(scene, room);
    panesOfLight(scene, [[560, 790], [800, 790], [860, 990], [580, 990]], '#fff3b0', 0.6, [2, 2]);
    feet(scene, b);
    streamers(scene, b);
    spilled(scene, b);
    balloon(scene, b, [134, 868], 104, '#f0605c', 24);
    balloon(scene, b, [734, 884], 74, '#f8b83c', -20);
    shaft(scene, [[470, 120], [600, 120], [420, 760], [150, 760]], '#fff6c8', 0.14);
    motes(scene, [220, 100, 700, 700], 40);
  },
});
