import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type HeadLook, personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, cat, oval, rectangle } from '../../src/shapes/index.ts';
import { hand } from '../../src/shapes/limbs.ts';
import { motes, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c1828';
const LOOK = { light: -1, night: NIGHT } as const;
const LAMP = '#ffe0a0';

function backRoom(scene: Scene, b: Brush): void {
  washed(scene, [-10, 1010], '#2c3434', '#3a2c2c', { strokes: 260, grain: 1.5 });
  times(8, (i) => scene.add(b.form(rectangle(-10 + i * 104, 300, 98, 460), '#4a3830', { grain: 1.5, dabs: 1, pale: '#8a6448' })));
  scene.add(b.form(rectangle(-10, 282, 820, 26), '#5c4638', { dabs: 1, pale: '#a87c54' }));
  scene.glow(400, 420, 520, '#f0b060', 0.7, 380);
}

function shelf(scene: Scene, b: Brush): void {
  scene.add(b.form(rectangle(560, 212, 260, 16), '#7a5840', { dabs: 0.6, pale: '#d8a068' }));
  [[590, 60, '#3f6a54'], [634, 84, '#7a3c38'], [676, 52, '#a87c3c'], [724, 76, '#3c5468'], [768, 64, '#6a4a5c']].forEach(([x, high, tone]) => {
    const [px, h] = [x as number, high as number];
    scene.add(
      b.form(
        `M${px - 13} 212V${212 - h * 0.62}C${px - 13} ${212 - h * 0.78} ${px - 5} ${212 - h * 0.74} ${px - 5} ${212 - h}H${px + 5}C${px + 5} ${212 - h * 0.74} ${px + 13} ${212 - h * 0.78} ${
          px + 13
        } ${212 - h * 0.62}V212Z`,
        mix(tone as string, NIGHT, 0.15),
        { dabs: 0.6, pale: '#e8c890' },
      ),
    );
  });
  scene.add(
    b.form(rectangle(54, 96, 130, 150), '#6a4a38', { pale: '#d8a068' }) +
      b.form(rectangle(70, 112, 98, 118), '#4c6470', { dabs: 1 }) +
      b.form('M70 230V190L100 160L124 188L142 172L168 204V230Z', '#3a4a44', { dabs: 0.6 }) +
      b.dot(144, 138, 11, '#f0d8a0'),
  );
}

function lamp(scene: Scene, b: Brush): void {
  scene.add(`<path d="M300 190L-60 760H860L500 190Z" fill="${scene.linear([[0, LAMP, 0.55], [1, LAMP, 0]])}"/>`);
  scene.add(
    b.line('M400 -10V84', '#1c1828', 7) +
      b.halo(400, 190, 230, '#fff0b8', 0.9, 130) +
      b.form('M376 80H424L440 100C500 112 540 150 552 188H248C260 150 300 112 360 100Z', '#2f6a54', { grain: 0.6, dabs: 1.2, pale: '#8ac08c', shade: '#16302c', edge: 1.4 }) +
      b.form('M250 186C330 204 470 204 550 186C540 214 260 214 250 186Z', '#fff0b8', { dabs: 0.2, pale: '#fffdf0' }) +
      b.ball(400, 206, 26, 20, '#fffbe0', { dabs: 0 }),
  );
}

/** Cards fanned in a hand, their backs to us. */
function fan(b: Brush, count: number, colour: string): string {
  const card = (i: number) =>
    b.put(0, 0, 1,
      b.form('M-19 -62H19V-4H-19Z', '#f4ead0', { dabs: 0.3 }) + b.form('M-14 -57H14V-9H-14Z', colour, { dabs: 0.5, grain: 0.8 }) +
        b.line('M-14 -57L14 -9M14 -57L-14 -9M-14 -33H14', '#f0dcb0', 2, { opacity: 0.7 }), { turn: (i - (count - 1) / 2) * 17 });
  return times(count, card).join('');
}

interface Player {
  x: number;
  y: number;
  coat: string;
  head: HeadLook;
  cards: string;
  size?: number;
}

/** Somebody across the table: head, shoulders, two forearms, a fan of cards. */
function opponent(scene: Scene, b: Brush, { x, y, coat, head, cards, size = 62 }: Player): void {
  const skin = head.skin ?? '#ecc09c';
  const s = size / 62;
  const person = b.form('M-112 270C-120 150 -110 106 -60 84C-30 72 30 72 60 84C110 106 120 150 112 270Z', coat, { grain: 1.4, dabs: 1.5, pale: mix(coat, LAMP, 0.5), edge: 1.2 }) +
    b.form('M-34 82L0 132L34 82L20 70H-20Z', '#f0e4cc', { dabs: 0.5 }) +
    b.form('M-22 40H22V84Q0 100 -22 84Z', lighten(skin, -0.06), { dabs: 0.4 }) +
    personHead(b, 0, 0, 62, head) +
    at(0, 152, 1, fan(b, 4, cards)) +
    b.form('M-108 150C-118 200 -100 236 -70 228C-50 220 -30 196 -12 178L-30 152C-46 166 -62 176 -72 172Z', mix(coat, NIGHT, 0.08), { pale: mix(coat, LAMP, 0.5), grain: 0.6 }) +
    at(-8, 160, 1.25, hand(b, 'fist', skin), { turn: 50 }) +
    b.form('M108 150C118 200 106 240 70 238L52 222C66 210 72 190 72 172Z', mix(coat, NIGHT, 0.14), { grain: 1.2 });
  scene.add(at(x, y, s, person));
}

function table(scene: Scene, b: Brush): void {
  scene.add(
    b.form('M-30 640C20 548 780 548 830 640C850 730 760 800 400 806C40 800 -50 730 -30 640Z', '#5c3c2c', { dabs: 1.4, grain: 0.1, pale: '#c88c54' }) +
      b.form('M4 640C50 564 750 564 796 640C812 712 730 774 400 780C70 774 -12 712 4 640Z', '#2f6a50', { dabs: 2.4, grain: 0.1, pale: '#88b878', shade: '#163428' }),
  );
  scene.glow(380, 640, 320, '#ffe8a8', 0.55, 80);
  [[300, 650, -14], [352, 664, 10], [250, 672, 30]].forEach(([x, y, turn]) =>
    scene.add(
      `<g transform="translate(${x} ${y}) scale(1 .5) rotate(${turn})">${b.form(rectangle(-30, -42, 60, 84), '#f8f0dc', { dabs: 0.5 })}${
        b.form('M0 -14L16 4L0 22L-16 4Z', turn === 10 ? '#2c2430' : '#c8343c', { dabs: 0 })
      }</g>`,
    )
  );
  times(16, (i) => {
    const [x, y] = [446 - (i % 4) * 18 + (i > 7 ? -280 : 0), 640 - Math.floor((i % 8) / 4) * 14 + (i % 4) * 4];
    scene.add(b.form(oval(round1(x - 20), y, 15, 7), ['#d8a83c', '#c8442c', '#e8dcc0'][i % 3]!, { dabs: 0, pale: '#fff0b8' }));
  });
}

/** The cheat from behind: a broad back, one hand behind it. */
function cheat(scene: Scene, b: Brush): void {
  const shirt = '#c8bc9c';
  const waist = '#3c4a7c';
  const skin = '#d89c74';
  scene.add(
    at(318, 690, 1.6, fan(b, 3, '#3c5468'), { turn: -16 }) +
      at(320, 680, 1.7, hand(b, 'fist', skin), { turn: -20 }) +
      b.form('M420 676C396 700 376 732 356 740L346 694L300 706C300 760 316 806 352 812C392 812 410 780 424 760Z', mix(shirt, NIGHT, 0.18), { grain: 1, pale: '#f8e8c0', edge: 1.2 }),
  );
  scene.add(b.form('M356 1020C340 860 352 720 410 664C450 640 600 640 640 664C700 720 712 860 700 1020Z', shirt, { grain: 1.4, dabs: 1.6, pale: '#fff0cc', edge: 1.4 }));
  scene.add(
    b.form('M384 1020C376 860 400 740 452 660H598C650 740 676 860 668 1020Z', waist, { grain: 1.4, dabs: 1.8, pale: '#8c98c0', edge: 1.2 }) +
      b.line('M526 680V1010', mix(waist, NIGHT, 0.4), 4) +
      b.line('M420 960Q526 984 636 960', mix(waist, NIGHT, 0.4), 8) +
      b.form('M506 956H546V984H506Z', '#c8a860', { dabs: 0.2 }),
  );
  scene.add(b.form('M482 600H570V672Q526 690 482 672Z', lighten(skin, -0.06), { dabs: 0.5 }) + b.form('M470 648C500 670 552 670 582 648L590 676C556 700 496 700 462 676Z', '#f0e4cc', { dabs: 0.6 }));
  scene.add(personHead(b, 526, 540, 82, { view: 'back', hair: 'short', hairColour: '#5a3830', skin, hat: { kind: 'brim', colour: '#6a5848', band: '#2c2430' } }));
}

function ace(scene: Scene, b: Brush): void {
  const shirt = '#c8bc9c';
  scene.add(scene.shadowShape(520, 880, 110, 90, NIGHT, 0.45));
  const heart = 'M0 34C-44 4 -40 -34 -18 -36C-6 -36 0 -24 0 -18C0 -24 6 -36 18 -36C40 -34 44 4 0 34Z';
  scene.add(
    b.put(478, 850, 1.12,
      b.form('M-58 -80Q-58 -88 -50 -88H50Q58 -88 58 -80V80Q58 88 50 88H-50Q-58 88 -58 80Z', '#fbf4e0', { dabs: 1, pale: '#fffdf4', shade: '#d8ccb4' }) +
        b.form(heart, '#d8303c', { dabs: 0.6, pale: '#ff8a78' }) +
        b.put(-42, -68, 0.24, b.flat(heart, '#d8303c')) +
        b.put(42, 68, 0.24, b.flat(heart, '#d8303c'), { turn: 180 }), { turn: -14 }),
  );
  scene.add(
    b.form('M632 662C704 676 758 780 764 850C758 908 690 930 602 926L600 862C644 866 668 850 670 832C664 790 644 750 622 730Z', shirt, { pale: '#fff0cc', grain: 1.1, dabs: 1.6, edge: 1.3 }) +
      b.line('M684 780q20 14 44 6M690 820q16 16 36 14M660 884q4 18 14 24', mix(shirt, NIGHT, 0.45), 5, { opacity: 0.6 }) +
      b.form('M586 866L616 862L622 924L590 924Z', '#f4ead4', { dabs: 0.5 }),
  );
  scene.add(at(560, 892, 2.1, hand(b, 'fist', '#d89c74'), { turn: -88 }));
}

export default picture({
  id: 'st091',
  motifs: ['people', 'game', 'cheating', 'tension'],
  words: {
    en: {
      title: 'Card players, one hiding an ace',
      name: 'A card player hiding an ace behind his back',
      shows: 'Four people play cards under a green lamp. The one nearest to us, seen from behind in a hat and a blue waistcoat, holds a card with a red heart behind his back.',
      closer:
        'A dim back room with wooden panels, a shelf of coloured bottles and a picture of the moon over hills. Across the round green table sit an old woman with glasses, a smiling red-haired woman with her eyes shut and a bearded man who looks at the player in the hat. Cards and small coins lie in the lamplight. On the floor a grey cat stares at us, wide awake.',
    },
    fr: {
      title: 'Joueurs de cartes, l’un cache un as',
      name: 'Un joueur qui cache un as derrière son dos',
      shows: 'Quatre personnes jouent aux cartes sous une lampe verte. Le plus proche de nous, vu de dos, en chapeau et gilet bleu, tient derrière lui une carte au cœur rouge.',
      closer:
        'Une arrière-salle sombre, aux murs lambrissés, avec une étagère de bouteilles de couleur et un tableau de lune sur des collines. De l’autre côté de la table ronde et verte sont assis une vieille dame à lunettes, une rousse souriante aux yeux fermés et un barbu qui regarde le joueur au chapeau. Cartes et petites pièces luisent sous la lampe. Par terre, un chat gris nous fixe, bien éveillé.',
    },
  },
  paint: { under: [90, 75, 60], flow: 0.1 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    backRoom(scene, b);
    shelf(scene, b);
    lamp(scene, b);
    opponent(scene, b, {
      x: 140,
      y: 404,
      coat: '#8c3448',
      cards: '#a83c3c',
      head: { view: 'three', hair: 'bun', hairColour: '#e0d8d0', skin: '#f0cca8', glasses: true, mouth: 'still', eyes: 'down' },
    });
    opponent(scene, b, {
      x: 700,
      y: 410,
      coat: '#4c6450',
      cards: '#3c5468',
      head: { view: 'three', flip: true, hair: 'crop', hairColour: '#2c2028', beard: true, skin: '#8c5a42', eyes: 'dots', mouth: 'still' },
    });
    opponent(scene, b, { x: 372, y: 384, coat: '#5c5470', cards: '#2f6a54', head: { view: 'front', hair: 'bob', hairColour: '#b8602c', skin: '#eec4a0', eyes: 'closed', mouth: 'smile' } });
    table(scene, b);
    cheat(scene, b);
    ace(scene, b);
    scene.shadow(130, 990, 130, 20, NIGHT, 0.6);
    scene.add(at(136, 992, 1, cat(scene, 230, { ...LOOK, coat: '#5c5460' })));
    motes(scene, [120, 200, 680, 620], 36);
  },
});
