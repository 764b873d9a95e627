import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { button } from '../../src/shapes/buttons.ts';
import { type Brush, brush, oval } from '../../src/shapes/index.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1a1436';
const LOOK = { light: 1, night: NIGHT } as const;
const LINEN = '#ecd0a8';
const YARN = '#c4602f';
const RISES: [number, number, number][] = [[1016, 914, 858], [858, 752, 706], [706, 618, 582], [582, 508, 480], [480, 420, 398], [398, 348, 330], [330, 288, 274], [274, 240, 228]];

/** The sides of the flight at a height: the walls draw in towards the top. */
const left = (y: number) => -70 + (1010 - y) * 0.34;
const right = (y: number) => 870 - (1010 - y) * 0.34;

function walls(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.sky([[0, '#2a2450'], [1, '#3f3868']]);
  scene.add(b.form(polygon([[-10, -10], [left(228), -10], [left(228), 240], [left(1010), 1010], [-10, 1010]]), '#5a5088', { pale: '#8a78a8', grain: 1.5, dabs: 2, edge: 0 }));
  times(4, (i) => scene.add(b.line(`M${20 + i * 52} -10V${880 - i * 170}`, '#453c70', 16, { opacity: 0.4 })));
  times(26, (i) => {
    const [x, y] = [22 + (i % 4) * 52 + (Math.floor(i / 4) % 2) * 20, 40 + Math.floor(i / 4) * 118];
    if (y < 800 - x * 2.4) scene.add(at(x, y, 0.7, b.flat('M0 -16C8 -6 14 0 0 16C-14 0 -8 -6 0 -16Z', '#8478ac', 0.6) + b.line('M0 16V30M0 24q10 -2 12 -10', '#8478ac', 4, { opacity: 0.6 })));
  });
  scene.add(b.form(polygon([[left(228), -10], [right(228), -10], [right(228), 240], [left(228), 240]]), '#221c44', { dabs: 1.6, edge: 0 }));
  scene.add(b.form('M352 228V70H448V228Z', '#2f2856', { dabs: 1 }) + b.flat('M444 72H452V228H444Z', '#ffdc8c') + b.dot(432, 156, 5, '#c8a060'));
  scene.glow(450, 150, 110, '#ffc870', 0.6);
  scene.add(b.form(polygon([[right(228), -10], [810, -10], [810, 1010], [right(228), 240]]), '#3a3262', { grain: 1.5, dabs: 1.8, edge: 0 }));
}

function stairs(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  [...RISES].reverse().forEach(([foot, top, back], k) => {
    const near = (k + 1) / RISES.length;
    const wood = mix('#332a56', '#8a6478', near ** 1.4);
    scene.add(b.form(polygon([[left(foot), foot], [left(top), top], [right(top), top], [right(foot), foot]]), mix(wood, NIGHT, 0.42), { dabs: 1.5, edge: 0.3, long: 1.6 }));
    scene.add(b.form(polygon([[left(top), top], [left(back), back], [right(back), back], [right(top), top]]), wood, { pale: mix(wood, '#ffd8a0', 0.5 * near), dabs: 1.8, edge: 0.4, long: 2 }));
    scene.add(b.line(`M${round1(left(top))} ${top}H${round1(right(top))}`, mix(wood, '#ffcf94', 0.6 * near), 3 + near * 5, { opacity: 0.8 }));
  });
}

/** Turned balusters at the right and the newel at their foot. */
function banister(scene: Scene): void {
  const b = brush(scene, 100, { ...LOOK, light: 1 });
  const wood = { pale: '#e8b088', shade: '#241a3c', edge: 1.5, grain: 1.5 };
  const baluster = 'M-9 0V-40C-22 -60 -22 -90 -8 -110C-14 -140 -14 -190 -7 -220V-240H7V-220C14 -190 14 -140 8 -110C22 -90 22 -60 9 -40V0Z';
  [...RISES].slice(0, 7).reverse().forEach(([, top, back]) => {
    const y = (top + back) / 2;
    scene.add(at(right(y) - 22, y, (1010 - 228 + (y - 1010) * 0.72) / 782, b.form(baluster, '#6a4a6c', wood)));
  });
  scene.add(b.line(`M${right(270) - 20} 204L${right(860) - 30} 610`, '#4a3458', 34) + b.line(`M${right(270) - 18} 198L${right(860) - 26} 602`, '#c89084', 9, { opacity: 0.7 }));
  scene.add(b.form('M752 1010V600C740 590 740 560 760 552H830V1010Z', '#6a4a68', wood) + b.ball(800, 528, 52, 46, '#7a5674', { pale: '#f2c094', edge: 1.5 }));
}

function braid(b: Brush, points: Point[]): string {
  const steps = points.length * 3;
  const strands = times(steps, (i) => {
    const t = (i / (steps - 1)) * (points.length - 1.001);
    const [p, q] = [points[Math.floor(t)]!, points[Math.floor(t) + 1]!];
    const part = t - Math.floor(t);
    const side = i % 2 ? 1 : -1;
    return at(p[0] + (q[0] - p[0]) * part + side * 11, p[1] + (q[1] - p[1]) * part, 1, b.ball(0, 0, 29, 17, lighten(YARN, side * 0.02), { pale: '#f0a058', shade: '#6a2434', dabs: 2.4, edge: 1.3 }), {
      turn: side * -34,
    });
  });
  const [x, y] = points.at(-1)!;
  const tuft = b.line(times(7, (i) => `M${x - 6 + i * 2} ${y + 24}Q${x - 20 + i * 7} ${y + 50} ${x - 30 + i * 10} ${y + 66 - (i % 2) * 8}`).join(''), YARN, 6);
  return (strands.join('') +
    tuft +
    b.form(`M${x - 26} ${y + 18}H${x + 26}V${y + 32}H${x - 26}Z`, '#5f94a0', { dabs: 0.6 }) +
    b.form(`M${x} ${y + 25}L${x - 40} ${y + 8}V${y + 44}ZM${x} ${y + 25}L${x + 40} ${y + 8}V${y + 44}Z`, '#6aa4ac', { pale: '#c4e4dc', dabs: 0.6 }));
}

function face(scene: Scene, b: Brush): string {
  const fringe = times(15, (i) => {
    const x = -104 + i * 14.8;
    return b.form(ribbon([[x * 0.35, -126], [x * 0.8, -96], [x, -46 - Math.cos(x / 60) * 26]], [10, 19, 13]), lighten(YARN, (i % 3) * 0.025 - 0.02), {
      pale: '#f4a860',
      shade: '#6a2434',
      grain: 1.5,
      edge: 1.2,
      dabs: 0.8,
    });
  }).join('');
  const seams = b.line('M0 112V40', '#c49c74', 4, { dash: '9 9', opacity: 0.8 });
  const mouth = b.line('M-24 64Q2 82 30 60', '#8a3444', 6);
  const gone = b.flat(oval(-50, 6, 28, 28), '#fbeccc', 0.95) +
    [[-57, -1], [-43, -1], [-57, 13], [-43, 13]].map(([x, y]) => b.dot(x!, y!, 4, '#8a6870')).join('') +
    b.line('M-43 13C-30 22 -40 36 -28 44M-57 -1C-68 4 -66 16 -76 18', '#33507c', 4.5);
  const eye = scene.shadowShape(46, 12, 36, 34, '#5a3434', 0.6) + at(52, 6, 1, button(scene, 58, { colour: '#33507c', light: 1, night: '#0e1430' }));
  return (b.ball(0, 0, 126, 116, LINEN, { pale: '#fff0cc', shade: '#8a6880', dabs: 2, edge: 1.5 }) +
    seams +
    b.blot(-74, 48, 24, 17, '#d8808a', 0.5) +
    b.blot(82, 44, 24, 17, '#e88a84', 0.6) +
    b.form('M-7 32L10 32L2 44Z', '#c46a5c', { dabs: 0 }) +
    mouth +
    gone +
    eye +
    fringe);
}

function legs(b: Brush): string {
  const leg = (points: Point[], shoe: boolean) => {
    const path = ribbon(points, [54, 50, 46, 44]);
    const bands = times(7, (i) => b.line(`M${points[0]![0] - 60} ${744 + i * 22}h130`, '#7a4468', 11)).join('');
    const [x, y] = points.at(-1)!;
    const foot = shoe
      ? b.form(`M${x - 30} ${y - 22}C${x - 36} ${y + 20} ${x - 30} ${y + 36} ${x + 6} ${y + 36}C${x + 48} ${y + 36} ${x + 54} ${y + 8} ${x + 26} ${y - 20}Z`, '#33284c', {
        pale: '#a890a8',
        edge: 1.5,
      }) + b.line(`M${x - 28} ${y - 6}Q${x} ${y + 6} ${x + 30} ${y - 8}`, '#8a6c8c', 7)
      : b.ball(x + 2, y + 8, 32, 26, '#e8d4b8', { edge: 1.3 }) + b.line(`M${x - 10} ${y + 4}l22 12M${x - 10} ${y + 16}l22 -12`, '#7a4468', 4);
    return b.form(path, '#e8d4b8', { pale: '#fff0d0', shade: '#7a6484', grain: 1.5 }) + b.inside(path, bands) + b.form(path, '#5a4468', { dabs: 0, opacity: 0.22, edge: 1.6 }) + foot;
  };
  return (leg([[314, 720], [310, 770], [308, 820], [310, 868]], true) + leg([[494, 720], [500, 770], [502, 820], [500, 866]], false));
}

/** A bodice, and a skirt that falls over her knees as she sits. */
function dress(b: Brush): string {
  const bodice = 'M346 476C334 520 340 570 334 624H474C468 570 474 520 460 476Q402 500 346 476Z';
  const skirt = 'M332 602C290 624 244 664 240 716C238 756 276 768 316 766C352 766 376 750 404 750C432 750 456 768 496 766C540 764 572 752 566 712C560 664 516 622 474 602Q402 622 332 602Z';
  const cloth = { pale: '#b4d8d4', shade: '#2c2c5c', grain: 1.4, dabs: 2, edge: 1.5 };
  const dots = b.scatter(34, 250, 610, 310, 140, (x, y) => b.dot(x, y, 4.6, '#e6ecd8', 0.7));
  const patch = at(320, 690, 1, b.form('M-34 -30H32L36 30H-32Z', '#c8963c', { pale: '#f6d080', grain: 0.8 }) + b.line('M-34 -30H32L36 30H-32Z', '#5a3040', 4, { dash: '8 8' }), { turn: -10 });
  const hem = b.line('M244 738C258 764 290 764 316 762C352 762 376 746 404 746C432 746 456 764 496 762C530 760 556 754 564 732', '#f2e6cc', 12);
  const folds = b.line('M366 630C350 660 330 690 326 730M438 630C458 660 476 690 482 730M402 634V742', '#2c4468', 8, { opacity: 0.45 });
  return b.form(bodice, '#56809c', cloth) + b.form(skirt, '#5a84a0', cloth) + b.inside(skirt, dots) + folds + patch + b.line('M334 606Q402 624 473 606', '#f2e6cc', 13) + hem;
}

function doll(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M300 760C180 720 120 560 130 380C150 260 270 230 330 300L400 740Z" fill="${NIGHT}" opacity=".55" ${scene.blur(9)}/>`);
  scene.shadow(392, 762, 240, 30, NIGHT, 0.7);
  scene.shadow(310, 904, 110, 16, NIGHT, 0.7);
  scene.shadow(500, 900, 60, 14, NIGHT, 0.6);
  const arm = (points: Point[], end: Point) =>
    b.ball(end[0], end[1], 27, 25, LINEN, { pale: '#fff0cc', shade: '#8a6880', edge: 1.3 }) +
    b.form(ribbon(points, [46, 50, 44, 40]), '#56809c', { pale: '#b4d8d4', shade: '#2c2c5c', grain: 1.2, edge: 1.4 });
  scene.add(b.form('M290 300C240 420 300 500 400 500C500 500 560 420 510 300C470 200 330 200 290 300Z', '#8a3c2c', { pale: '#d87840', grain: 1.4 }));
  scene.add(legs(b) + arm([[352, 498], [300, 556], [256, 616], [220, 690]], [212, 710]) + dress(b) + arm([[454, 498], [500, 550], [524, 606], [506, 662]], [498, 682]));
  scene.add(b.form('M346 470Q404 500 462 470L474 514Q404 546 334 514Z', '#f2e6cc', { pale: '#fffaea', shade: '#9a8498', edge: 1.3 }) + b.ball(404, 520, 11, 11, '#c8963c', { dabs: 0 }));
  scene.add(at(400, 372, 1, face(scene, b), { turn: -7 }));
  scene.add(braid(b, [[284, 412], [268, 470], [270, 530], [276, 588]]) + braid(b, [[522, 396], [544, 450], [552, 510], [556, 566]]));
}

export default picture({
  id: 'st032',
  motifs: ['object', 'childhood', 'eerie', 'broken'],
  words: {
    en: {
      title: 'Doll with one eye',
      name: 'Rag doll with one button eye on a dark staircase',
      shows: 'A rag doll with orange plaits sits on the stairs of a dark house. It has one blue button for an eye; the other button lies a step below.',
      closer:
        'The staircase is violet and goes up to a door that stands ajar, with a thin line of yellow light. A warmer glow comes from the lower right and catches the steps. Where the eye is missing there is a pale round spot with four needle holes and two ends of blue thread. The doll smiles. Its blue dotted dress has a yellow patch; it has striped stockings and only one shoe. A shadow lies on the steps behind it.',
    },
    fr: {
      title: 'La poupée à un œil',
      name: 'Poupée de chiffon à un œil, dans un escalier sombre',
      shows: 'Une poupée de chiffon aux nattes orange est assise dans l’escalier d’une maison sombre. Un bouton bleu lui sert d’œil ; l’autre bouton est tombé une marche plus bas.',
      closer:
        'L’escalier violet monte vers une porte entrouverte où luit un mince trait de lumière jaune. Une lueur plus chaude vient d’en bas à droite et touche les marches. À la place de l’œil perdu, un rond pâle, quatre trous d’aiguille et deux bouts de fil bleu. La poupée sourit. Sa robe bleue à pois porte une pièce jaune ; elle a des bas rayés et une seule chaussure. Son ombre s’étend derrière elle.',
    },
  },
  paint: { under: [80, 70, 110], flow: 0.2 },
  draw(scene) {
    walls(scene);
    stairs(scene);
    scene.glow(700, 820, 480, '#ffb070', 0.5, 330);
    banister(scene);
    doll(scene);
    scene.shadow(618, 894, 44, 12, NIGHT, 0.7);
    scene.add(at(622, 886, 1, button(scene, 58, { colour: '#33507c', open: 0.45, light: 1, night: '#0e1430' })));
    motes(scene, [440, 300, 760, 960], 44, '#ffd8a0');
  },
});
