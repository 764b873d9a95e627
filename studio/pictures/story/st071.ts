import { between, pick, times } from '../../src/core/chance.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { flesh, handBack, skins } from '../../src/shapes/hands.ts';
import { brush, rectangle } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#0e2438';
const LOOK = { light: 1, night: NIGHT } as const;
const SKIN = skins.brown;
const CLOTH = '#2f8c84';

/** The theatre behind the glass: the round lamp, those who wait, and a bear on the table. */
function theatre(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [x, y, wide, tall] = [420, 50, 420, 340];
  const pane = rectangle(x, y, wide, tall);
  const lamp = b.line('M660 30V96', '#6a94a4', 16) +
    b.form('M540 150C546 96 774 96 780 150Q660 190 540 150Z', '#8cb4bc', { pale: '#e6fbf4' }) +
    b.ball(660, 152, 118, 22, '#fffce0', { dabs: 0.4, pale: '#ffffff' }) +
    [590, 636, 684, 730].map((cx) => b.ball(cx, 152, 17, 8, '#ffffff', { dabs: 0 })).join('');
  const waiting = (cx: number, colour: string) =>
    b.form(`M${cx - 46} 396C${cx - 48} 320 ${cx - 34} 292 ${cx} 288C${cx + 34} 292 ${cx + 48} 320 ${cx + 46} 396Z`, colour, { pale: '#a8dcd0' }) +
    b.ball(cx, 258, 27, 30, '#8cc0bc') +
    b.flat(`M${cx - 20} 262Q${cx} 254 ${cx + 20} 262L${cx + 14} 282Q${cx} 290 ${cx - 14} 282Z`, '#e0f4f0', 0.9);
  const bear = b.ball(636, 318, 24, 22, '#9a6a44') +
    b.ball(617, 300, 9, 9, '#9a6a44', { dabs: 0 }) +
    b.ball(655, 300, 9, 9, '#9a6a44', { dabs: 0 }) +
    b.ball(636, 350, 28, 26, '#9a6a44') +
    b.dot(628, 314, 3, '#2b2030') +
    b.dot(644, 314, 3, '#2b2030') +
    b.ball(636, 326, 9, 7, '#d8b088', { dabs: 0 }) +
    b.line('M616 304Q636 292 656 304', '#f4f8f4', 8);
  const bed = b.form('M540 360H740V396H540Z', '#e6f6f4', { grain: 0 });
  scene.add(`<path d="${pane}" fill="${scene.linear([[0, '#7cb8bc'], [1, '#cfeee4']])}"/>`);
  scene.add(
    b.inside(pane, scene.dabsShape(polygon([[x, y], [x + wide, y], [x + wide, y + tall], [x, y + tall]]), 90, ['#a8dcd8', '#8cc4c8', '#d8f4ec'], { length: 70, width: 10, angle: 1.4 }),
      scene.glowShape(660, 170, 280, '#fffef0', 1), lamp, waiting(500, '#4a9a94'), waiting(776, '#3f8c8c'), bed, bear),
  );
  [rectangle(x - 22, y - 22, 22, tall + 44), rectangle(x, y - 22, 420, 22), rectangle(x - 22, y + tall, 440, 26)].forEach((side) => scene.add(b.form(side, '#5c7c8c', { pale: '#c8e0e4' })));
}

function room(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 1010], '#24546c', '#14344c', { strokes: 300 });
  times(7, (i) => scene.add(b.line(`M-10 ${120 + i * 130}H810`, '#3a7088', 4, { opacity: 0.5 })));
  times(6, (i) => scene.add(b.line(`M${60 + i * 140} -10V1010`, '#3a7088', 4, { opacity: 0.4 })));
  theatre(scene);
  scene.glow(660, 220, 560, '#d8fbf0', 0.45);
}

function sink(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const steel = { pale: '#f0fbfc', shade: '#24485c', edge: 1.6, dabs: 1.4 };
  scene.add(
    b.form('M330 800H820V850H330Z', '#9cb8c4', { ...steel, grain: 0 }) + b.form('M348 846H820V1020H392C366 960 352 900 348 846Z', '#6f92a4', { ...steel, grain: 1.4 }) +
      b.line('M330 806H810', '#ffffff', 6, { opacity: 0.8 }),
  );
  const gooseneck = 'M770 810V470C770 380 640 372 628 450';
  scene.add(b.line(gooseneck, '#34586c', 44) + b.line(gooseneck, '#a4bcc8', 34) + b.line('M762 800V470C760 400 654 392 642 450', '#f6ffff', 8) + b.ball(628, 456, 24, 10, '#24485c', { dabs: 0 }));
}

function scrubs(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-20 560C20 470 90 424 170 410L270 402C330 420 372 480 372 560C372 700 352 860 346 1020H-20Z', CLOTH, { grain: 1.4, pale: '#9ce0cc', shade: '#143c50', dabs: 1.6, edge: 1.6 }));
  scene.add(
    b.line('M60 640C90 760 80 900 60 1010M320 600C300 720 310 860 300 1010M200 780C220 860 210 940 220 1010', '#124450', 14, { opacity: 0.35 }) +
      b.line('M150 418C190 470 260 470 282 408', '#c8f4e4', 7, { opacity: 0.7 }),
  );
}

/** The head in profile, bent over the hands: cap, mask, lowered eye. */
function head(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(flesh(b, 'M150 424C160 380 156 340 140 300H280C272 350 276 390 284 414', SKIN, { round: 22 }));
  const skull = 'M-118 -6C-124 -90 -70 -132 4 -130C70 -128 108 -86 112 -40L132 14C136 26 126 32 116 32C118 84 96 124 40 126C-50 130 -112 80 -118 -6Z';
  const cap = 'M-134 16C-150 -100 -80 -168 10 -164C86 -160 126 -104 120 -50C60 -72 -10 -64 -60 -20C-76 4 -84 26 -90 48C-112 46 -128 36 -134 16Z';
  const suns = times(9,
    (i) =>
      at(-92 + (i % 5) * 46 + (i > 4 ? 18 : 0), -44 - (i % 5) * 16 - (i > 4 ? 46 : 0) + Math.abs(2 - (i % 5)) * 12, 1, b.dot(0, 0, 9, '#ffd27a') + times(6, (k) =>
        `<g transform="rotate(${k * 60})">${b.line('M0 -13V-19', '#ffd27a', 4)}</g>`).join('')));
  const mask = 'M62 4C92 2 124 8 136 24C146 60 138 112 100 132C66 142 34 132 20 116C30 76 40 34 62 4Z';
  const drawn = [b.form(skull, SKIN.body, { pale: SKIN.pale, shade: SKIN.shade, grain: 1.2, dabs: 0.8 }), b.ball(-46, 26, 20, 32, SKIN.body, { pale: SKIN.pale, dabs: 0.4 }),
    b.line('M64 10L-46 16M30 112L-50 42', '#dff0f0', 6),
    b.form(mask, '#b8dce4', { pale: '#ffffff', shade: '#5a8ca4', grain: 0.1, edge: 1.4 }) + b.line('M48 46Q96 40 142 56M38 74Q90 70 142 84M32 98Q80 98 130 108', '#6a9cb0', 4, { opacity: 0.6 }),
    b.line('M66 -16q20 16 40 4', '#241826', 8), b.form(cap, '#c84c50', { pale: '#ff9a80', shade: '#6a2040', grain: 0.6, dabs: 1.4, edge: 1.5 }), b.inside(cap, ...suns),
    b.form('M-128 20L-176 50L-160 74L-120 44ZM-122 36L-150 98L-126 104L-104 48Z', '#a83c48', { dabs: 0.6 })].join('');
  scene.add(at(228, 250, 1, drawn, { turn: 12 }));
}

/** A bent arm from the sleeve over the elbow to the wrist. */
function arm(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const [under, over] = ['M186 660C226 760 266 832 308 874C328 894 362 888 392 868C452 832 512 798 574 748', 'M520 690C470 722 424 744 386 748C358 718 330 676 306 630'];
  return flesh(b, under + over.replace('M', 'L'), SKIN, { round: 20, grain: -0.6, rim: under + over });
}

function sleeve(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const cloth = { pale: '#8cd8c4', body: CLOTH, shade: '#144a54', crease: NIGHT, nail: NIGHT };
  const side = 'M120 580C140 630 156 670 168 706C220 706 280 680 330 634C316 570 296 520 266 470';
  scene.add(`<path d="${side}Z" transform="translate(4 16)" fill="${NIGHT}" opacity=".4" ${scene.blur(9)}/>`);
  scene.add(
    flesh(b, side, cloth, { round: 18, grain: 1.1 }) +
      b.line('M166 690C220 690 278 664 322 620', '#c8f4e4', 4, { opacity: 0.6, dash: '10 8' }) +
      b.line('M240 540C236 590 226 630 200 660M280 560C284 590 280 620 270 650', '#124450', 9, { opacity: 0.3 }),
  );
}

function water(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M614 460C616 500 604 520 596 560H654C646 520 640 500 642 460Z', '#bfe8f0', { pale: '#ffffff', dabs: 1, opacity: 0.85, grain: 1.5 }));
  const runs = ['M560 640C520 700 470 740 420 780', 'M590 660C560 720 530 760 500 800', 'M640 620C660 680 640 740 650 800', 'M440 770C420 800 424 830 420 850', 'M610 650C606 700 612 750 606 800'];
  runs.forEach((run) => scene.add(b.line(run, '#d8f6fa', 10, { opacity: 0.75 }) + b.line(run, '#ffffff', 4, { opacity: 0.8 })));
  times(34, () => scene.add(b.ball(between(scene.r, 420, 720), between(scene.r, 520, 800), between(scene.r, 3, 8), between(scene.r, 4, 10), '#d8f6fa', { pale: '#ffffff', dabs: 0, opacity: 0.85 })));
}

function foam(scene: Scene, places: [number, number, number][]): void {
  const b = brush(scene, 100, LOOK);
  places.forEach(([x, y, reach]) =>
    times(13, () => {
      const size = between(scene.r, 7, 22);
      const [cx, cy] = [x + between(scene.r, -reach, reach), y + between(scene.r, -reach, reach) * 0.7];
      scene.add(b.ball(round1(cx), round1(cy), size, size * 0.92, pick(scene.r, ['#f4fbfb', '#e0f2f6', '#fff8f4']), { pale: '#ffffff', shade: '#8cb4c8', dabs: 0 }));
    })
  );
}

export default picture({
  id: 'st071',
  motifs: ['people', 'work', 'tension', 'clean'],
  words: {
    en: {
      title: 'Surgeon washing hands',
      name: 'Surgeon washing hands at a steel sink',
      shows: 'A surgeon in green clothes, mask and red cap washes hands and arms at a steel sink. Behind a pane, two people wait in a bright room.',
      closer:
        'The washroom is dark petrol blue; cold white light comes through the window from a round lamp. The surgeon, seen from the side, looks down with eyes nearly closed; yellow suns are printed on the cap. White foam covers the brown hands and forearms, and water runs from the curved tap. In the bright room two masked helpers stand beside a table, and on the table sits a small teddy bear with a bandaged head.',
    },
    fr: {
      title: 'Un chirurgien se lave les mains',
      name: 'Chirurgien qui se lave les mains à un évier d’acier',
      shows: 'En tenue verte, masque et calot rouge, quelqu’un se lave les mains et les bras à un évier d’acier. Derrière une vitre, deux personnes attendent dans une salle claire.',
      closer:
        'La pièce est d’un bleu pétrole sombre ; une lumière blanche et froide vient d’une lampe ronde, par la vitre. La personne, vue de profil, baisse les yeux ; des soleils jaunes sont imprimés sur son calot. Une mousse blanche couvre les mains et les avant-bras bruns, l’eau coule du robinet courbe. Dans la salle claire, deux aides masqués se tiennent près d’une table, et sur la table est assis un petit ours en peluche à la tête bandée.',
    },
  },
  paint: { under: [60, 100, 110], flow: 1.4 },
  draw(scene) {
    room(scene);
    sink(scene);
    scene.add(at(64, -36, 1, arm(scene)) + at(606, 690, 1, handBack(scene, 220, { light: 1, skin: { ...SKIN, pale: SKIN.body }, arm: 34 }), { turn: 18 }));
    scrubs(scene);
    head(scene);
    water(scene);
    scene.add(arm(scene) + at(562, 712, 1, handBack(scene, 240, { light: 1, skin: SKIN, arm: 30 }), { turn: 36 }));
    sleeve(scene);
    foam(scene, [[560, 650, 50], [640, 640, 34], [500, 750, 40], [620, 560, 20]]);
    foam(scene, [[600, 808, 110], [480, 816, 60]]);
  },
});
