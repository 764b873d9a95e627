import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, crescent, oval } from '../../src/shapes/index.ts';
import { Room, type Spot } from '../../src/shapes/rooms.ts';
import { asphalt } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#170f38';
const PINK = '#ff5c9c';
const AQUA = '#4ce0e0';
const GOLD = '#ffcf6a';
const LOOK = { light: 1, night: NIGHT } as const;

/** The diner stands with its corner rounded towards us: a long front and a short end. */
const ROUND = 70;
const front = (
  height: number,
  out = 0,
): Spot[] => [...times(11, (i): Spot => [-616 + i * 62, height, 520 - out]),
  ...times(7, (i): Spot => [10 + (ROUND + out) * Math.sin((i / 6) * 1.57), height, 520 + ROUND - (ROUND + out) * Math.cos((i / 6) * 1.57)])];

function strip(room: Room, low: number, high: number, out = 0): string {
  const edge = (height: number) => front(height, out).map((spot) => room.at(...spot));
  return polygon([...edge(low), ...edge(high).reverse()]);
}

/** A glass tube that glows. */
function neon(scene: Scene, path: string, colour: string, width = 7): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * 4.5}" opacity=".3" stroke-linecap="round" stroke-linejoin="round" ${scene.blur(9)}/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * 1.5}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${
      mix(colour, '#ffffff', 0.75)
    }" stroke-width="${width * 0.6}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function desert(scene: Scene): void {
  scene.sky([[0, '#120c38'], [0.35, '#2c1a60'], [0.62, '#7a3484'], [0.72, '#e0748c']]);
  scene.stars(200, 620);
  scene.glow(150, 150, 200, '#c8a0ff', 0.5);
  scene.add(at(150, 150, 1, crescent(scene, 96, { light: 1, colour: '#ffe6c0' })));
  scene.over('<path d="M300 236L392 196" stroke="#fff3e0" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>');
  scene.wisps(16, 60, 560, ['#3c2470', '#5c2c7c', '#241450', '#8c4490'], 0.5);
  scene.hill(scene.ridge(650, 40, 1.6, 4, { bump: (x) => (x > 560 ? -50 * Math.sin((x - 560) / 90) ** 2 : 0) }), '#4a2868', '#2c1850', { rim: '#c8608c', rimWidth: 3, dabs: 60, shadow: 0.1 });
  scene.hill(scene.ridge(688, 10, 2, 7), '#2c1a54', '#1c1240', { dabs: 60, shadow: 0.1 });
}

/** Booths, people and lamps seen through the long window. */
function inside(scene: Scene, room: Room): void {
  const { b } = room;
  const glass = strip(room, 92, 212);
  scene.add(`<path d="${glass}" fill="${scene.linear([[0, '#fff3c0'], [0.6, '#ffcc70'], [1, '#e8843c']])}"/>`);
  const guest = (x: number, y: number, size: number, coat: string, look: Parameters<typeof personHead>[4]) =>
    b.form(
      `M${x - size * 1.5} ${y + size * 4}C${x - size * 1.5} ${y + size * 1.4} ${x - size} ${y + size} ${x} ${y + size}C${x + size} ${y + size} ${x + size * 1.5} ${y + size * 1.4} ${x + size * 1.5} ${
        y + size * 4
      }Z`,
      coat,
      { dabs: 0.8 },
    ) + personHead(b, x, y, size, look);
  const booth = (x: number, width: number) => b.form(`M${x} 640V556C${x} 540 ${x + width} 540 ${x + width} 556V640Z`, '#c83a5c', { pale: '#ff9a8c', dabs: 0.8 });
  const lamps = [70, 190, 310, 430].map((x, i) =>
    b.line(`M${x} ${440 + i * 4}V${476 + i * 3}`, '#7a3a34', 3) +
    b.form(`M${x - 22} ${500 + i * 3}C${x - 18} ${472 + i * 3} ${x + 18} ${472 + i * 3} ${x + 22} ${500 + i * 3}Z`, '#e0484c', { dabs: 0.3 }) + scene.glowShape(x, 506 + i * 3, 50, '#fffbe0', 0.9)
  );
  const people = [guest(120, 556, 24, '#4a5c9c', { view: 'side', hair: 'short', hairColour: '#3a2430', skin: '#a8704e' }),
    guest(232, 556, 23, '#c88a3c', { view: 'side', flip: true, hair: 'bob', hairColour: '#8a3c2c', skin: '#f0c6a4', mouth: 'laugh' }),
    guest(452, 566, 19, '#e8e4dc', { view: 'front', hair: 'bun', hairColour: '#c8c0b8', skin: '#d8a07c', eyes: 'closed' })];
  const table = b.form('M146 640V612H212V640ZM138 604H220V614H138Z', '#a8d8d0', { dabs: 0.3 }) + b.form('M160 604V582H174V604ZM184 604L182 576H202L200 604Z', '#fff3e0', { dabs: 0 }) +
    b.dot(192, 572, 11, '#ffb0c0') + b.dot(192, 562, 4, '#e02c44');
  scene.add(b.inside(glass, ...lamps, booth(36, 60), booth(256, 64), booth(350, 50), ...people, table));
  times(11, (i) => scene.add(room.line([[-544 + i * 62, 92, 519], [-544 + i * 62, 212, 519]], '#d8dcec', i % 2 ? 2.5 : 5)));
  [0, 3, 6].forEach((i) => {
    const spot = front(0)[11 + i]!;
    scene.add(room.line([[spot[0], 92, spot[2]], [spot[0], 212, spot[2]]], '#c8cce0', 3));
  });
}

function body(scene: Scene, room: Room): void {
  const { b } = room;
  scene.add(`<path d="${strip(room, -4, 10, 30)}" fill="${NIGHT}" opacity=".7" ${scene.blur(9)}/>`);
  scene.add(b.form(strip(room, 0, 92), '#8c8cb8', { pale: '#f0e4ff', shade: '#3c3470', dabs: 1.4 }));
  times(7, (i) => scene.add(b.line(polygon(front(8 + i * 12).map((spot) => room.at(...spot)), false), i % 2 ? '#e8e0ff' : '#4c4484', 4, { opacity: 0.7 })));
  scene.add(b.form(strip(room, 58, 78, 2), '#d83c74', { pale: '#ff9ac0', dabs: 0.8 }));
  inside(scene, room);
  scene.add(b.form(strip(room, 212, 262, 16), '#a0a0c8', { pale: '#fff0ff', shade: '#4a3c7c', dabs: 1.4 }) + b.form(strip(room, 262, 270, 22), '#e0d8f4', { pale: '#ffffff', dabs: 0.5 }));
  const tube = (height: number) => smooth(front(height, 18).map((spot) => room.at(...spot)), false, 0.4);
  scene.add(neon(scene, tube(254), PINK) + neon(scene, tube(238), AQUA, 6) + neon(scene, tube(222), PINK, 6));
}

/** The tall sign: a cup of coffee, its steam and a slice of cherry pie in neon, no word. */
function sign(scene: Scene, b: Brush): void {
  scene.add(b.form('M596 690L606 250H632L640 690Z', '#4c447c', { pale: '#c8a8e0', grain: 1.5 }));
  const board = 'M486 100C486 60 520 44 620 44C720 44 756 60 756 100V250C756 296 716 310 620 310C524 310 486 296 486 250Z';
  scene.add(scene.glowShape(620, 180, 330, PINK, 0.5, 270) + b.form(board, '#2c1c5c', { pale: '#6c4cb0', shade: '#140c30', dabs: 1.3, edge: 1.4 }));
  scene.add(neon(scene, 'M500 104C500 72 530 58 620 58C712 58 742 72 742 104V246C742 284 706 296 620 296C534 296 500 284 500 246Z', AQUA, 6));
  scene.add(neon(scene, 'M556 186H672C672 232 656 258 636 264H592C572 258 556 232 556 186ZM672 200C708 196 708 240 664 240', GOLD, 7) + neon(scene, 'M544 276H690', GOLD, 7));
  scene.add(neon(scene, 'M588 166C578 148 598 140 588 118M616 166C606 144 628 134 616 106M644 166C634 148 654 140 644 118', PINK, 6));
  times(26, (i) => {
    const t = (i / 26) * Math.PI * 2;
    const [x, y] = [620 + Math.cos(t) * 138, 177 + Math.sin(t) * 136];
    const [px, py] = [Math.max(486, Math.min(754, x * 1.02 - 12)), Math.max(42, Math.min(312, y))];
    scene.spark(px, py, { radius: 2.6, reach: 14, glow: GOLD });
  });
}

/** A rounded old car parked at the kerb, its tail lamps on. */
function car(scene: Scene, b: Brush): void {
  scene.add(scene.shadowShape(598, 838, 210, 26, NIGHT, 0.75));
  const shell = 'M420 806C410 760 428 736 470 728C500 668 530 650 600 648C670 650 700 676 722 726C770 734 790 760 784 806C780 830 424 830 420 806Z';
  scene.add(b.form(shell, '#2f8c98', { pale: '#b8fff0', shade: '#16305c', dabs: 1.2, edge: 1.6 }));
  scene.add(
    b.form('M492 726C512 684 540 668 600 668C660 670 680 690 700 726Q596 738 492 726Z', '#2c2460', { pale: '#ff9ac0', dabs: 1 }) + b.line('M600 668V730', '#2f8c98', 9) +
      b.line('M520 716L556 680M640 722L676 690', '#ff9ac8', 6, { opacity: 0.6 }),
  );
  scene.add(b.line('M424 782Q600 798 782 782', '#f0e4ff', 7) + b.line('M430 800Q600 816 776 800', '#7c8cc0', 8));
  const wheel = (x: number) => b.ball(x, 820, 36, 34, '#1c1638', { dabs: 0.4 }) + b.ball(x, 820, 20, 19, '#f0e4ff', { dabs: 0 }) + b.ball(x, 820, 9, 9, '#c83a5c', { dabs: 0 });
  scene.add(
    wheel(490) + wheel(716) + b.form('M416 756C408 764 408 784 418 790L430 786V758Z', '#ff4c5c', { dabs: 0 }) + scene.glowShape(416, 772, 80, '#ff3c5c', 0.8) + b.line('M776 764L786 768', GOLD, 10),
  );
}

/** The wet ground: what the lights leave on it. */
function ground(scene: Scene): void {
  asphalt(scene, 700, '#2c2054', [PINK, AQUA, GOLD], { night: NIGHT, count: 420 });
  const streak = (x: number, y: number, height: number, width: number, colour: string, opacity: number) =>
    scene.add(`<path d="${oval(x, y + height / 2, width, height / 2)}" fill="${colour}" opacity="${opacity}" ${scene.blur(9)}/>`);
  times(7, (i) => streak(30 + i * 66, 790 + i * -6, 190, 30, '#ffb85c', 0.42));
  [60, 200, 330, 440].forEach((x, i) => streak(x, 880, 110, 44, i % 2 ? AQUA : PINK, 0.38));
  streak(620, 860, 150, 90, PINK, 0.45);
  streak(640, 900, 100, 50, AQUA, 0.4);
  times(170, () => {
    const y = 780 + scene.r() ** 1.2 * 220;
    const long = (y - 740) * between(scene.r, 0.15, 0.5);
    scene.add(
      `<path d="M${round1(between(scene.r, -10, 780))} ${round1(y)}h${round1(long)}" stroke="${mix(pick(scene.r, [PINK, AQUA, GOLD, NIGHT, '#4c3484']), '#2c2054', 0.35)}" stroke-width="${
        round1(2 + (y - 780) / 50)
      }" opacity=".45" stroke-linecap="round"/>`,
    );
  });
}

/** A small dog waiting in a puddle of light, its lead on the ground. */
function dog(scene: Scene, b: Brush): void {
  const dark = '#5a3440';
  scene.add(scene.shadowShape(238, 932, 84, 14, NIGHT, 0.7));
  scene.add(
    at(230, 930, 1,
      [b.line('M44 -4C100 14 150 -10 190 16', '#e0484c', 5), b.form('M52 -6C74 -16 78 -44 66 -54C60 -40 54 -30 40 -24Z', '#a8683c', { dabs: 0.6 }),
        b.form('M-26 0C-34 -40 -28 -84 4 -96C34 -92 56 -44 50 -4Q10 6 -26 0Z', '#b8743c', { pale: '#ffc090', grain: 1.3, edge: 1.4 }),
        b.form('M-28 0C-30 -20 -26 -50 -16 -60L0 -50C-6 -30 -8 -10 -8 0Z', '#c88448', { pale: '#ffd0a0', grain: 1.5 }),
        b.form('M-42 -106C-56 -104 -62 -116 -50 -124C-40 -128 -34 -132 -28 -142C-16 -160 20 -158 24 -128C26 -104 0 -92 -18 -96C-28 -98 -34 -106 -42 -106Z', '#c88448', { pale: '#ffd0a0', edge: 1.2 }),
        b.form('M0 -150C14 -160 34 -150 36 -120C34 -104 22 -104 16 -114C10 -126 6 -138 0 -150Z', dark, { dabs: 0.6 }), b.dot(-54, -117, 7, '#241428'), b.dot(-22, -130, 5, '#241428'),
        b.dot(-23.500, -132, 1.6, '#fff6e4'), b.form('M-22 -98C-6 -88 14 -92 26 -104L28 -94C14 -80 -10 -78 -24 -88Z', '#e0484c', { dabs: 0.4 }), b.dot(-4, -82, 5, GOLD)].join('')),
  );
}

export default picture({
  id: 'st064',
  motifs: ['place', 'food', 'night', 'colour'],
  words: {
    en: {
      title: 'Neon diner',
      name: 'Diner with neon lights at night',
      shows: 'A chrome diner with rounded corners shines at night; pink and turquoise tubes run round its roof, and a tall sign shows a steaming cup.',
      closer:
        'Through the long yellow window you see red benches, two guests over a milkshake and a cook with closed eyes. The sky is violet with many stars and a last streak of pink over low hills. A rounded turquoise car is parked on the wet asphalt, where all the lights are mirrored in streaks. In front sits a small brown dog with a red collar; its lead lies loose on the ground. A thin moon and a falling star stand in the sky.',
    },
    fr: {
      title: 'Le diner au néon',
      name: 'Restaurant de bord de route aux néons, la nuit',
      shows: 'Un diner chromé aux angles ronds brille dans la nuit ; des tubes roses et turquoise bordent son toit, et une haute enseigne montre une tasse fumante.',
      closer:
        'Par la longue fenêtre jaune, on voit des banquettes rouges, deux clients devant un lait frappé et une cuisinière aux yeux fermés. Le ciel est violet, plein d’étoiles, avec un dernier trait rose sur des collines basses. Une voiture turquoise toute ronde est garée sur l’asphalte mouillé, où les lumières se reflètent en traînées. Devant, un petit chien brun au collier rouge est assis ; sa laisse traîne à terre. Une lune mince et une étoile filante dans le ciel.',
    },
  },
  paint: { under: [60, 30, 90], flow: 0.05 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    const room = new Room(scene, { eye: [0, 96, 0] as Spot, lens: 640, centre: [420, 610], turn: -0.12 }, LOOK);
    desert(scene);
    ground(scene);
    sign(scene, b);
    body(scene, room);
    car(scene, b);
    dog(scene, b);
  },
});
