import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { farLights, motes, panesOfLight, washed } from '../../src/shapes/scenes/backdrops.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#3c3a64';
const LOOK = { light: 1, night: NIGHT } as const;
const CHINA = '#dfe6ea';
const CUP = 'M150 452C152 560 196 690 300 742H460C564 690 608 560 610 452Z';

/** The street beyond the café window, in morning haze. */
function street(scene: Scene): void {
  washed(scene, [-10, 520], '#a9b4d8', '#fbdcc4', { strokes: 260, grain: 0.1 });
  scene.glow(640, 250, 420, '#fff0d0', 0.9);
  const houses: [number, number, number, string][] = [[60, 420, 0.5, '#9a9cc4'], [240, 360, 0.56, '#b0a8c8'], [400, 300, 0.6, '#c8b4c4'], [640, 340, 0.6, '#d8bcc0'], [780, 420, 0.5, '#c4a8bc']];
  houses.forEach(([x, size, wide, wall]) => scene.add(at(x, 420, 1, townHouse(scene, size, { wall, roof: mix(wall, NIGHT, 0.35), wide, lit: 0.12, night: NIGHT, light: 1 }))));
  scene.add('<rect width="800" height="520" fill="#ecd4d0" opacity=".4"/>');
  farLights(scene, [60, 330, 740, 400], 9, ['#fff0c8', '#ffd8b0', '#f6c4bc']);
}

function windowFrame(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [450, 640], '#8f8cb0', '#5c5880', { strokes: 120 });
  [40, 530].forEach((x) => scene.add(b.form(rectangle(x, -10, 34, 470), '#6a7894', { grain: 1.5, pale: '#d8dcec' })));
  scene.add(b.form(rectangle(-10, 60, 820, 26), '#6a7894', { grain: 0, pale: '#d8dcec' }) + b.form(rectangle(-10, 430, 820, 46), '#76849e', { grain: 0, pale: '#eef0f4' }));
  times(46, () => scene.add(b.flat(oval(round1(between(scene.r, 90, 800)), round1(between(scene.r, 100, 420)), 2.6, 4), '#ffffff', 0.5)));
}

/** The chair across the table, pushed back. */
function chair(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const wood = '#5a4668';
  const back = 'M66 660C40 420 60 300 150 292C240 300 262 420 238 660';
  scene.add(b.line(back, wood, 22) + b.line('M50 540C34 420 60 306 150 300', '#382c4c', 6, { opacity: 0.6 }) + b.line('M244 540C254 430 240 320 160 300', '#c4a8c0', 6, { opacity: 0.9 }));
  scene.add(b.line('M112 660C96 450 108 370 150 360C194 370 208 450 192 660', mix(wood, '#ffffff', 0.08), 13) + b.line('M196 540C204 450 190 380 156 364', '#b89cb8', 4, { opacity: 0.8 }));
}

function marble(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-140 780C-140 590 120 520 400 520C700 520 940 590 940 780V1020H-140Z', '#cfd0dc', { grain: 0.1, dabs: 1.2, long: 2, pale: '#fdf4ee', shade: '#8a88ac' }));
  const veins = ['M-20 700C120 660 160 760 300 700S520 600 640 640', 'M560 1000C600 900 700 900 760 790S800 700 820 690', 'M60 1000C100 920 220 940 300 880', 'M480 560C560 580 640 560 760 620'];
  veins.forEach((vein, i) => scene.add(b.line(vein, '#8f90b0', 7 - i, { opacity: 0.35 }) + at(4, 5, 1, b.line(vein, '#ffffff', 3, { opacity: 0.5 }))));
  scene.add(b.line('M-140 760C-120 600 140 526 400 526C660 526 900 600 930 760', '#c89a5c', 13) + b.line('M180 540C300 524 500 524 660 552', '#ffe9b8', 4));
}

function saucer(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(290, 800, 400, 110, NIGHT, 0.6);
  scene.add(
    b.ball(380, 772, 340, 104, CHINA, { pale: '#ffffff', shade: '#8a8cb4', dabs: 1.4, grain: 0 }) +
      b.line(oval(380, 768, 312, 91), '#6f8cb8', 9, { opacity: 0.8 }) +
      b.ball(380, 764, 214, 56, '#c0c6d8', { pale: '#f6f4f4', dabs: 0.8, grain: 0 }),
  );
  scene.shadow(330, 752, 190, 40, NIGHT, 0.55);
  const spoon = b.form('M-150 -7C-60 -11 30 -9 84 -13V9C30 7 -60 9 -150 5Z', '#b0b4c8', { pale: '#ffffff', grain: 0 }) + b.ball(124, -2, 52, 26, '#b8bccc', { pale: '#ffffff' }) +
    b.flat(oval(124, 0, 38, 16), '#7f84a4', 0.7);
  scene.add(at(10, 12, 1, b.flat('M560 806L706 842L760 850L700 862Z', NIGHT, 0.3)) + at(640, 812, 0.84, spoon, { turn: 14 }));
}

function cup(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const handle = 'M586 520C700 490 730 640 540 656';
  scene.add(
    b.line(handle, mix(CHINA, NIGHT, 0.5), 50) +
      b.line(handle, CHINA, 42) +
      b.line('M590 508C690 486 722 590 640 632', '#ffffff', 10, { opacity: 0.9 }) +
      b.line('M592 540C660 524 680 600 560 632', mix(CHINA, NIGHT, 0.45), 6, { opacity: 0.7 }),
  );
  scene.add(b.form('M300 736H460L470 762Q380 786 290 762Z', CHINA, { shade: '#7f84ac' }));
  scene.add(b.form(CUP, CHINA, { pale: '#ffffff', shade: '#7478a8', grain: 1.3, dabs: 0.7, edge: 1.6 }));
  scene.add(
    b.inside(CUP, b.line('M140 660C260 730 500 730 620 650', '#6f8cb8', 11, { opacity: 0.85 }), b.line('M140 682C260 752 500 752 620 672', '#6f8cb8', 4, { opacity: 0.8 }),
      scene.glowShape(530, 570, 70, '#ffffff', 0.8, 120), scene.shadowShape(190, 600, 90, 160, NIGHT, 0.35)),
  );
  scene.add(b.ball(380, 452, 231, 62, lighten(CHINA, 0.05), { pale: '#ffffff', grain: 0 }) + b.ball(380, 456, 211, 50, '#a8a8c4', { grain: 0, pale: '#cfd0e0', shade: '#5a5684' }));
  const coffee = 'M182 470C210 436 290 426 380 426C470 426 550 436 578 470C560 492 480 506 380 506C280 506 200 492 182 470Z';
  scene.add(
    b.form(coffee, '#7a4630', { pale: '#c88a58', shade: '#3c2030', grain: 0.1, dabs: 1.5 }) +
      b.line('M214 474C260 492 330 498 400 498', '#e0b080', 6, { opacity: 0.7 }) +
      b.line('M440 452C480 450 520 458 540 468', '#f4d4a8', 7, { opacity: 0.7 }),
  );
}

/** The print of a mouth over the rim: two lips with their fine lines. */
function lips(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const upper = 'M-76 -2C-50 -26 -26 -44 -12 -40Q0 -34 12 -40C26 -44 50 -26 76 -4C44 -12 22 -12 0 -8C-22 -12 -44 -10 -76 -2Z';
  const lower = 'M-72 8C-44 0 -20 2 0 4C20 2 44 0 72 6C56 38 28 52 0 52C-28 52 -58 38 -72 8Z';
  const lines = times(15, (i) => `M${-60 + i * 8.6} ${round1(8 + Math.abs(i - 7) * 0.6)}q${(i - 7) * 0.5} 18 ${(i - 7) * 0.3} 36`).join('') +
    times(11, (i) => `M${-46 + i * 9} -12q${(i - 5) * -0.4} -10 0 -22`).join('');
  const mark =
    `<g opacity=".92">${b.form(upper, '#c8283c', { pale: '#f0646c', dabs: 1.6, grain: 1.5, edge: 0.5 })}${b.form(lower, '#d02c40', { pale: '#f47c7c', dabs: 1.6, grain: 1.5, edge: 0.5 })}</g>` +
    b.inside(upper + lower, b.line(lines, '#f8c0bc', 2.6, { opacity: 0.55 }), b.line(lines, '#8a1830', 1.6, { opacity: 0.4 }));
  scene.add(at(290, 534, 1, mark, { turn: 7 }) + at(290, 520, 1, b.flat('M-60 70C-40 88 30 92 56 74C30 104 -34 100 -60 70Z', '#d8505c', 0.25), { turn: 7 }));
}

function earring(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(148, 886, 50, 16, NIGHT, 0.6);
  scene.add(
    b.line('M176 852C170 822 204 814 206 838C208 852 196 858 192 850', '#c89a4c', 6) + b.ball(158, 866, 30, 28, '#efe6e4', { pale: '#ffffff', shade: '#9a90b0' }) + b.dot(168, 856, 7, '#ffffff'),
  );
}

function steam(scene: Scene): void {
  const threads: Point[][] = [[[300, 440], [250, 120]], [[390, 430], [420, 60]], [[470, 440], [500, 150]]];
  threads.forEach(([from, to], i) => {
    const [x, y] = from!;
    const [toX, toY] = to!;
    const line = `M${x} ${y}C${x - 70} ${y - 110} ${toX + 80} ${toY + 130} ${toX} ${toY}`;
    scene.add(
      `<path d="${line}" fill="none" stroke="#fffaf4" stroke-width="${34 - i * 5}" stroke-linecap="round" opacity=".34" ${
        scene.blur(9)
      }/><path d="${line}" fill="none" stroke="#fffdf8" stroke-width="9" stroke-linecap="round" opacity=".4"/>`,
    );
  });
}

export default picture({
  id: 'st021',
  motifs: ['object', 'morning', 'trace', 'love'],
  words: {
    en: {
      title: 'Coffee cup with a lipstick mark',
      name: 'Coffee cup with a red lipstick mark on a café table',
      shows: 'A large white cup of hot coffee stands on a saucer on a marble café table. On its rim is the red print of two lips.',
      closer:
        'Pale lilac morning; beyond the café window, rows of houses in haze, four or five windows already lit. Three threads of steam rise from the dark coffee, and the cup is nearly full. A thin blue line runs round cup and saucer, a spoon lies on the right. In front on the table, a single pearl earring with a gold hook. A warm patch of sun lies on the right of the table; the chair at the left, across it, is empty.',
    },
    fr: {
      title: 'Une tasse de café avec une trace de rouge à lèvres',
      name: 'Tasse de café marquée de rouge à lèvres, dans un café',
      shows: 'Une grande tasse blanche de café chaud est posée sur une soucoupe, sur une table de marbre. Au bord, l’empreinte rouge de deux lèvres.',
      closer:
        'Un matin lilas pâle ; derrière la vitre du café, des maisons dans la brume, avec quelques fenêtres déjà allumées. Trois fils de vapeur montent du café sombre, et la tasse est presque pleine. Un fin trait bleu court autour de la tasse et de la soucoupe ; une cuillère repose à droite. Devant, sur la table, une seule boucle d’oreille : une perle au crochet doré. Une tache de soleil chauffe la droite de la table ; à gauche, en face, la chaise est vide.',
    },
  },
  paint: { under: [190, 180, 200], flow: 0.1 },
  draw(scene) {
    street(scene);
    windowFrame(scene);
    chair(scene);
    marble(scene);
    panesOfLight(scene, [[520, 560], [900, 580], [760, 1040], [250, 1040]], '#ffe0a8', 0.55, [3, 2]);
    scene.shadow(90, 700, 330, 150, NIGHT, 0.3);
    saucer(scene);
    cup(scene);
    lips(scene);
    earring(scene);
    steam(scene);
    motes(scene, [300, 60, 780, 500], 30);
  },
});
