import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { hand } from '../../src/shapes/limbs.ts';
import { boards, motes, panesOfLight, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3c3c5c';
const LOOK = { light: 1, night: NIGHT } as const;
const LEATHER = '#8c3c30';
const SKIN = '#c88e66';
const FLOOR = 690;

function hall(scene: Scene, b: Brush): void {
  washed(scene, [-10, 470], '#f0dcb8', '#f4e0b4', { strokes: 240, grain: 1.5, spread: 0.025 });
  times(15, (i) => scene.add(b.line(`M${26 + i * 56} -10V470`, '#e0b89c', 10, { opacity: 0.55 })));
  scene.add(
    b.form(rectangle(-10, 470, 820, 224), '#88b4a0', { dabs: 1.6, grain: 1.5, pale: '#d0e4c8', shade: '#4f7c7c' }) + b.form(rectangle(-10, 456, 820, 24), '#a8ccb4', { dabs: 1, pale: '#f0f4dc' }),
  );
  times(8, (i) => scene.add(b.form(rectangle(-30 + i * 112, 500, 92, 150), '#80ac9a', { dabs: 0.8, grain: 1.5, pale: '#c8dcc0', edge: 1.2 })));
  scene.add(b.form(rectangle(-10, 660, 820, 36), '#a8ccb4', { dabs: 1, pale: '#f0f4dc' }));
  boards(scene, FLOOR, '#c88c50', { night: NIGHT, count: 11, vanish: [400, 180] });
  panesOfLight(scene, [[560, 700], [760, 700], [700, 1000], [380, 1000]], '#fff0b8', 0.55, [2, 3]);
  panesOfLight(scene, [[150, 60], [360, 90], [330, 430], [120, 400]], '#fff4c8', 0.6, [2, 3]);
}

/** Coats of grown-up people on their pegs, far too high. */
function pegs(scene: Scene, b: Brush): void {
  scene.add(b.form(rectangle(40, 70, 300, 34), '#a87048', { dabs: 1, pale: '#f0c890' }));
  const coat = (x: number, colour: string, long: number) =>
    b.ball(x, 90, 9, 9, '#f0d8a0', { dabs: 0 }) +
    b.form(`M${x - 20} 98C${x - 62} 116 ${x - 66} 220 ${x - 58} ${98 + long}Q${x} ${116 + long} ${x + 56} ${96 + long}C${x + 66} 220 ${x + 60} 116 ${x + 20} 98Q${x} 112 ${x - 20} 98Z`, colour, {
      grain: 1.5,
      dabs: 1.6,
      long: 1.6,
      pale: mix(colour, '#fff0c0', 0.5),
      edge: 1.2,
    }) +
    b.line(`M${x} 110V${104 + long}M${x - 30} 150C${x - 36} 220 ${x - 34} 280 ${x - 32} ${90 + long}M${x + 30} 150C${x + 36} 220 ${x + 34} 280 ${x + 30} ${90 + long}`, mix(colour, NIGHT, 0.4), 5, {
      opacity: 0.5,
    });
  scene.add(
    coat(110, '#4c6484', 380) + coat(268, '#a85c4c', 330) + b.form('M200 96C188 160 196 240 190 330H212C220 240 214 160 212 96Z', '#f0c050', { grain: 1.5, pale: '#fff0b0' }) +
      b.line('M192 296H212M193 312H212', '#c8703c', 5),
  );
}

/** The door frame with pencil strokes where somebody has been measured. */
function doorFrame(scene: Scene, b: Brush): void {
  scene.add(
    b.form('M640 -10H810V694H640Z', '#d8a868', { grain: 1.5, dabs: 1.6, pale: '#fff0c0', shade: '#9c6c48' }) +
      b.form(rectangle(672, -10, 138, 706), '#fff0c4', { dabs: 1, grain: 1.5, pale: '#fffbe8', shade: '#f0d490' }),
  );
  scene.add(b.form('M690 694C700 600 760 560 810 556V694Z', '#a8c070', { dabs: 1.2, pale: '#e8f0b0' }) + b.line('M646 426H664M646 372H660M646 330H666M646 268H660', '#6a4a54', 5));
  scene.add(b.form(rectangle(628, -10, 22, 706), '#e8c088', { grain: 1.5, pale: '#fff4d0', edge: 1.3 }));
  scene.glow(760, 400, 300, '#fffbe0', 0.8, 420);
}

function rug(scene: Scene, b: Brush): void {
  const cloth = 'M90 822C240 806 560 806 706 822L770 986C560 1004 240 1004 30 986Z';
  scene.add(
    b.form(cloth, '#5c8090', { dabs: 1.8, grain: 0.05, pale: '#b8d0cc', shade: '#3c4c64' }) + b.inside(cloth, ...[838, 876, 930].map((y, i) =>
      b.form(rectangle(0, y, 800, 12 + i * 6), '#f0dcb4', { dabs: 0.6 })
    )),
  );
  scene.add(b.line(times(24, (i) => `M${34 + i * 32} 988v16`).join(''), '#f0dcb4', 5));
}

/** A big laced shoe that points at us; the foot goes in at 0,-96. */
function brogue(b: Brush): string {
  const upper = 'M-66 -92C-84 -50 -104 10 -98 62C-92 112 92 112 98 62C104 10 84 -50 66 -92C40 -106 -40 -106 -66 -92Z';
  const cap = 'M-98 50C-90 6 -44 -8 0 -8C44 -8 90 6 98 50C100 112 -100 112 -98 50Z';
  const holes = times(4, (i) => b.dot(-26 + i * 2, -66 + i * 18, 4, '#4a2028') + b.dot(26 - i * 2, -66 + i * 18, 4, '#4a2028')).join('');
  return (b.form('M-104 62C-108 118 108 118 104 62L98 84C70 112 -70 112 -98 84Z', '#3c2830', { dabs: 0.5 }) +
    b.form(upper, LEATHER, { grain: 1.2, dabs: 1.6, pale: '#e89868', shade: '#4a1c24', edge: 1.3 }) +
    b.form('M-24 -84C-20 -50 -16 -20 -14 0H14C16 -20 20 -50 24 -84Z', mix(LEATHER, NIGHT, 0.35), { dabs: 0.6 }) +
    b.form(cap, lighten(LEATHER, 0.03), { grain: 0.2, dabs: 1.2, pale: '#f4b080', shade: '#4a1c24', edge: 1.3 }) +
    b.line('M-96 44C-86 8 -44 -4 0 -4C44 -4 86 8 96 44', '#e0a070', 3, { dash: '2 8' }) +
    b.line('M-40 40C-20 28 20 28 40 40', '#e0a070', 3, { dash: '2 8' }) +
    holes +
    b.line('M-26 -64L24 -46M26 -64L-24 -46M-22 -28L22 -12M22 -28L-22 -12', '#f0dcb4', 6) +
    b.form(oval(0, -94, 62, 22), '#3c2028', { dabs: 0.5 }) +
    b.line('M52 20C70 26 78 44 76 60', '#ffd8b0', 7, { opacity: 0.6 }));
}

function shoes(scene: Scene, b: Brush): void {
  scene.shadow(384, 926, 300, 40, NIGHT, 0.6);
  const leg = (x: number, lean: number) =>
    b.form(`M${x - 44} 640C${x - 52} 700 ${x - 46 + lean} 750 ${x - 36 + lean} 800H${x + 40 + lean}C${x + 50 + lean} 750 ${x + 52} 700 ${x + 48} 640Z`, SKIN, {
      dabs: 0.8,
      grain: 1.4,
      pale: '#f8d4a8',
    }) +
    b.form(`M${x - 38 + lean} 764Q${x + lean} 780 ${x + 42 + lean} 764L${x + 40 + lean} 812H${x - 36 + lean}Z`, x < 400 ? '#f4ecd8' : SKIN, { dabs: 0.6 }) +
    b.line(`M${x - 30} 716Q${x} 726 ${x + 34} 716`, mix(SKIN, '#7a3a34', 0.4), 4, { opacity: 0.5 });
  scene.add(at(286, 872, 1, brogue(b), { turn: 10 }) + at(508, 884, 1.02, brogue(b), { turn: -9 }));
  scene.add(leg(332, -26) + leg(462, 24));
  const lip = (x: number, y: number, turn: number) =>
    at(x, y, 1, b.form('M-64 -4C-60 22 60 22 64 -4C60 30 40 40 0 40C-40 40 -60 30 -64 -4Z', lighten(LEATHER, 0.04), { dabs: 0.4, pale: '#f4b080' }), { turn });
  scene.add(lip(302, 780, 10) + lip(494, 790, -9));
  scene.add(b.line('M262 838C220 860 180 850 160 890C150 930 110 930 96 960M262 838C230 880 240 930 210 962', '#f0dcb4', 7));
}

function toddler(scene: Scene, b: Brush): void {
  const cloth = '#f0b840';
  const arm = (side: number) => {
    const x = (dx: number) => 400 + side * dx;
    return (b.form(`M${x(84)} 470C${x(140)} 462 ${x(186)} 430 ${x(214)} 392L${x(248)} 420C${x(226)} 480 ${x(160)} 530 ${x(96)} 540Z`, '#fbf4e4', {
      grain: 0.6 * side,
      dabs: 1.2,
      pale: '#fffdf4',
      shade: '#b8b0b8',
      edge: 1.2,
    }) + at(x(240), 374, 2.3, hand(b, 'open', SKIN), { turn: side * 26, flip: side < 0 }));
  };
  scene.add(arm(-1) + arm(1));
  scene.add(
    b.form('M300 476C262 560 262 660 286 706C320 740 480 740 514 706C538 660 538 560 500 476C460 450 340 450 300 476Z', cloth, { grain: 1.4, dabs: 1.8, pale: '#fff0a8', shade: '#a8682c', edge: 1.3 }),
  );
  scene.add(
    b.form('M314 470C330 500 350 514 400 516C450 514 470 500 486 470C460 446 340 446 314 470Z', '#fbf4e4', { dabs: 0.8 }) +
      b.form('M318 470L352 560L372 556L344 456ZM482 470L448 560L428 556L456 456Z', cloth, { dabs: 0.8, pale: '#fff0a8' }) +
      b.ball(360, 560, 13, 13, '#d8503c', { dabs: 0 }) +
      b.line('M432 556L446 566', '#8a5030', 4),
  );
  scene.add(
    b.form('M350 590H450V640Q400 664 350 640Z', mix(cloth, '#d88830', 0.4), { dabs: 0.8 }) +
      b.line('M400 700C398 716 398 724 400 732M300 640Q330 650 340 676M500 640Q470 650 460 676', '#a8682c', 5, { opacity: 0.7 }),
  );
  scene.add(b.form('M384 620C386 590 372 580 378 570C390 566 400 578 402 590C414 574 428 576 428 586C424 600 412 606 414 620Z', '#88b4a0', { dabs: 0.3 }));
  scene.add(personHead(b, 400, 330, 128, { view: 'front', hair: 'curls', hairColour: '#4a2c24', skin: SKIN, eyes: 'dots', mouth: 'laugh', tilt: -6, cheeks: '#e07860' }));
}

export default picture({
  id: 'st096',
  motifs: ['people', 'childhood', 'growth', 'humour'],
  words: {
    en: {
      title: 'Toddler in grown-up shoes',
      name: 'A toddler standing in huge brown shoes',
      shows: 'A small child with dark curls and yellow dungarees stands in a hallway in a pair of huge laced leather shoes, both arms up, laughing.',
      closer:
        'Sunlight comes in through the open door and lies on the wooden floor and a striped rug. Only one foot has a sock, one lace is undone, and the dungarees have lost a button. Long coats and a yellow scarf hang on pegs, far too high for the child. On the door frame are four pencil strokes, one above the other, where somebody has been measured.',
    },
    fr: {
      title: 'Bambin dans des chaussures de grand',
      name: 'Un bambin debout dans d’énormes chaussures brunes',
      shows: 'Un petit enfant aux boucles sombres et à la salopette jaune se tient dans un couloir, dans d’énormes chaussures de cuir à lacets, les deux bras en l’air, et rit.',
      closer:
        'Le soleil entre par la porte ouverte et s’étale sur le parquet et sur un tapis rayé. Un seul pied porte une chaussette, un lacet est défait, et la salopette a perdu un bouton. De longs manteaux et une écharpe jaune pendent aux patères, bien trop haut pour l’enfant. Sur le montant de la porte, quatre traits de crayon, l’un au-dessus de l’autre, là où l’on a mesuré quelqu’un.',
    },
  },
  paint: { under: [200, 170, 120], flow: 1.4 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    hall(scene, b);
    doorFrame(scene, b);
    pegs(scene, b);
    rug(scene, b);
    shoes(scene, b);
    toddler(scene, b);
    motes(scene, [420, 40, 800, 700], 40);
  },
});
