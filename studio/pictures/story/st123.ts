import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, leaf, oval } from '../../src/shapes/index.ts';
import { bough, foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#1f2a48';
const LOOK = { light: 1, night: NIGHT } as const;
const HALF: Point[] = [[0, -104], [10, -76], [25, -84], [22, -50], [31, -44], [54, -72], [58, -54], [80, -60], [71, -38], [98, -26], [73, -13], [79, 0], [46, 13], [54, 27], [25, 25], [7, 37]];
const OUTLINE: Point[] = [...HALF, ...HALF.slice(1).reverse().map(([x, y]): Point => [-x, y])];
const TIPS: Point[] = [[0, -96], [54, -66], [-54, -66], [88, -26], [-88, -26], [48, 22], [-48, 22]];

/** The avenue outside, soft as through a wet pane. */
function avenue(scene: Scene): void {
  const { r } = scene;
  scene.sky([[0, '#93a4b4'], [0.2, '#c4c8bc'], [0.4, '#f6e2a8'], [0.52, '#f8cc84'], [0.6, '#a89c9c']]);
  scene.glow(450, 480, 380, '#fff2c0', 0.95, 300);
  scene.add(`<g ${scene.blur(3)}>`);
  const trunks: [number, number, number][] = [[30, 760, 64], [150, 690, 40], [232, 640, 26], [288, 608, 16], [770, 760, 64], [668, 690, 40], [598, 640, 26], [548, 608, 16]];
  const road = polygon([[410, 566], [446, 566], [880, 860], [-60, 860]]);
  scene.add(`<path d="M-20 570H820V860H-20Z" fill="#b07a48"/>`);
  scene.dabs('M-20 570L820 570L820 860L-20 860Z', 260, ['#d88a3c', '#e8b050', '#a8603c', '#c87844', '#8a5444'], { length: 30, width: 8 });
  scene.add(`<path d="${road}" fill="${scene.linear([[0, '#f2d8a0'], [0.4, '#a8a0a4'], [1, '#5f6c88']])}"/>`);
  scene.dabs(road, 190, ['#f8e0a8', '#8490a8', '#6a7590', '#d8b88c', '#c8906c'], { length: 60, width: 6 });
  const crowns: [number, number, number, number][] = [[290, 470, 70, 60], [556, 470, 70, 60], [220, 420, 110, 100], [610, 420, 110, 100], [120, 330, 170, 150], [700, 330, 170, 150], [20, 180, 220,
    190], [790, 180, 220, 190], [330, 60, 190, 90], [560, 40, 190, 90]];
  trunks.reverse().forEach(([x, foot, wide]) =>
    scene.add(
      bough(scene, [[x, foot], [x + (400 - x) * 0.02, foot - wide * 5], [x + (400 - x) * 0.1, foot - wide * 9]], [wide, wide * 0.7, wide * 0.5],
        mix('#5a4048', '#c89a78', Math.max(0, 0.7 - wide / 80)), LOOK),
    )
  );
  crowns.forEach(([x, y, rx, ry], i) =>
    scene.add(foliage(scene, x, y, rx, ry, i % 2 ? ['#b0603c', '#e0903c', '#ffd870'] : ['#a8743c', '#e0b048', '#fff0a0'], { heaps: 16, leaf: 11, light: x < 420 ? 1 : -1 }))
  );
  scene.add('</g>');
  times(26, () => scene.add(at(between(r, 20, 780), between(r, 120, 640), 1, leaf(scene, between(r, 10, 20), { colour: pick(r, ['#e8a040', '#d86838', '#f6d060']) }))));
  [[402, 596], [428, 596]].forEach(([x, y]) => scene.add(scene.glowShape(x!, y!, 46, '#fffbe0', 0.95) + `<circle cx="${x}" cy="${y}" r="8" fill="#fffdf0"/>`));
}

/** Breath on the cold corners of the glass, and the streaks the wipers left. */
function glass(scene: Scene): void {
  scene.add(`<path d="M-20 -20H300C160 120 60 300 40 560L-20 760ZM820 -20H560C700 120 770 320 780 560L820 760Z" fill="#dfe6e6" opacity=".34" ${scene.blur(20)}/>`);
  scene.add(`<path d="M60 780C100 460 360 240 780 220M110 790C150 520 400 320 790 300" fill="none" stroke="#f4f4ea" stroke-width="9" opacity=".2" ${scene.blur(5)}/>`);
}

/** The maple leaf round 0,0, lit through from behind. */
function maple(scene: Scene): string {
  const b = brush(scene, 268, LOOK);
  const shape = smooth(OUTLINE, true, 0.3);
  const heart = scene.radial([[0, '#ffc850'], [0.4, '#f27a34'], [0.8, '#d83c30'], [1, '#b02c38']], 0.5, 0.62, 0.62);
  const vein = (tip: Point, wide: number) => b.line(`M0 36Q${round1(tip[0] * 0.4)} ${round1(18 + tip[1] * 0.3)} ${tip[0]} ${tip[1]}`, '#ffe08c', wide);
  const twigs = TIPS.map(([x, y]) =>
    [0.35, 0.52, 0.68, 0.82].map((t) => {
      const [px, py] = [x * t, 36 + (y - 36) * t];
      const k = (1 - t) * 26 + 4;
      const [dx, dy] = [x / 100, (y - 36) / 110];
      return `M${round1(px)} ${round1(py)}l${round1((dx - dy * 0.8) * k)} ${round1((dy + dx * 0.8) * k)}M${round1(px)} ${round1(py)}l${round1((dx + dy * 0.8) * k)} ${round1((dy - dx * 0.8) * k)}`;
    }).join('')
  ).join('');
  const mottle = times(46,
    () => b.blot(between(scene.r, -80, 80), between(scene.r, -90, 30), between(scene.r, 3, 10), between(scene.r, 2, 7), pick(scene.r, ['#f8a040', '#c02c34', '#e85c34', '#ffd060', '#9a2434']), 0.4))
    .join('');
  return b.done(b.put(2, 3, 1.01, b.flat(shape, NIGHT, 0.3)),
    b.flat(shape, heart) + b.inside(shape, mottle, b.line(twigs, '#ffd080', 0.8, { opacity: 0.7 }), ...TIPS.map((tip, i) => vein(tip, i < 3 ? 2 : 1.6))),
    b.line(shape, '#8c2434', 1.1, { opacity: 0.65 }) + b.line('M-54 -72L-31 -44L-22 -50L-25 -84L-10 -76L0 -104', '#ffb070', 1.4, { opacity: 0.5 }),
    b.blot(30, -20, 5, 4, '#f6e2a8') + b.line('M25 -21q5 -5 10 -1', '#8c2434', 1), b.line('M0 36C2 60 -6 86 -12 108', '#8c2c34', 4.4) + b.line('M0 36C1 60 -7 86 -13 106', '#f09060', 1.6));
}

/** Drops on the pane: a dark edge, a bright foot, a spark; some have run. */
function drops(scene: Scene): void {
  const { r } = scene;
  const b = brush(scene, 100);
  times(120, () => {
    const [x, y, size] = [between(r, 44, 764), between(r, 20, 760), 2.5 + r() ** 2.4 * 12];
    const behind = (Math.abs(x - 575) < 175 && y < 180) || (Math.abs(x - 500) < 44 && y < 310);
    if (behind) return;
    if (size > 10 && r() < 0.5) scene.over(b.line(`M${round1(x)} ${round1(y - size * between(r, 3, 8))}L${round1(x)} ${round1(y)}`, '#f6f4e4', round1(size * 0.4), { opacity: 0.28 }));
    scene.over(
      b.flat(oval(x, y, size * 0.86, size), '#55657c', 0.42) + b.flat(oval(x, y + size * 0.24, size * 0.66, size * 0.66), '#fbe6b4', 0.62) +
        b.dot(x - size * 0.3, y - size * 0.4, round1(size * 0.22), '#ffffff', 0.95),
    );
  });
}

function wiper(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.line('M96 764L690 640', '#1f2438', 17) + b.line('M96 758L690 634', '#6a748c', 4, { opacity: 0.8 }));
  scene.add(
    b.line('M300 860L400 706', '#262c42', 20) + b.line('M296 856L396 702', '#7c86a0', 5) + b.form('M372 690L430 676L438 704L380 720Z', '#2c3450', { dabs: 0.4 }) +
      b.line('M220 742L580 664', '#2c3450', 8),
  );
}

/** The mirror over the pane: a bear with its belt on sits in the back. */
function mirror(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const frame = 'M420 64C422 44 690 30 716 48C736 66 736 122 712 142C680 156 452 160 430 144C414 128 414 84 420 64Z';
  const pane = 'M434 74C440 58 684 46 702 60C716 76 716 112 698 128C668 140 464 144 444 132C432 122 430 92 434 74Z';
  scene.add(b.line('M570 -10V44', '#262c42', 22) + b.form(frame, '#2c3450', { pale: '#8a94b0', edge: 1.3 }) + b.flat(pane, '#7f90a4'));
  const bear = b.ball(556, 76, 14, 14, '#b88450') +
    b.ball(606, 76, 14, 14, '#b88450') +
    b.form('M530 150C532 118 632 118 634 150Z', '#b88450') +
    b.ball(581, 100, 36, 32, '#c8945c', { dabs: 1.2, pale: '#f6cf94' }) +
    b.ball(581, 110, 17, 13, '#f0d8b0', { dabs: 0.4 }) +
    b.dot(568, 94, 4, '#2b2030') +
    b.dot(594, 94, 4, '#2b2030') +
    b.ball(581, 105, 6, 4.4, '#4a3034', { dabs: 0 });
  scene.add(
    b.inside(pane, b.form('M430 150V96C450 84 500 84 520 100V150ZM640 150V96C660 84 700 84 716 100V150Z', '#5a6478'), b.flat('M430 40H716V84H430Z', '#e8c890', 0.7), bear,
      b.line('M620 110L556 150', '#3a4460', 9), b.flat('M450 40L500 40L460 150L430 150Z', '#ffffff', 0.25)),
  );
  scene.add(b.line('M500 150V214', '#c8b08c', 3) + b.form('M500 214L522 252H478ZM500 236L528 284H472Z', '#3f7a5c', { pale: '#a8cc84' }) + b.form('M494 284H506V296H494Z', '#7a5440'));
}

/** The dashboard: pad, vents, wheel, and what was collected on the way. */
function dashboard(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const pad = 'M-20 838C160 786 620 780 820 826V1010H-20Z';
  scene.add(`<path d="M-20 800H820V860H-20Z" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>`);
  scene.add(b.form(pad, '#3c4868', { dabs: 2, grain: 0.02, long: 2, pale: '#a894a0', shade: '#1a2440', edge: 1.5 }));
  scene.add(
    b.line('M-20 840C160 789 620 783 820 829', '#f0b478', 6, { opacity: 0.6 }) + b.form('M470 906H700V966H470Z', '#26304c', { dabs: 0.6 }) + b.line(times(5, (i) =>
      `M478 ${916 + i * 10}H692`).join(''), '#56648c', 4),
  );
  scene.add(`<path d="M-20 960H820V1010H-20Z" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>`);
  const nut = (x: number, y: number, size: number) =>
    scene.shadowShape(x - 8, y + size * 0.7, size * 1.3, size * 0.3, NIGHT, 0.7) +
    b.ball(x, y, size, size * 0.9, '#7a3c28', { pale: '#e89a60', edge: 1.4 }) +
    b.form(`M${x - size * 0.8} ${y + size * 0.3}Q${x} ${y + size * 0.1} ${x + size * 0.8} ${y + size * 0.3}Q${x} ${y + size * 1.1} ${x - size * 0.8} ${y + size * 0.3}Z`, '#e0c4a0', { dabs: 0.3 });
  scene.add(nut(560, 822, 26) + nut(620, 832, 22) + nut(672, 824, 27) + at(736, 826, 1, leaf(scene, 70, { colour: '#e8a840' }), { turn: 20 }));
  const ring = 'M-30 1020A236 210 0 0 1 412 1010';
  scene.add(
    b.line(ring, '#141c34', 46) + b.line(ring, '#2c3858', 36) + `<g transform="translate(6 -10)">${b.line(ring, '#8a88a8', 7, { opacity: 0.8 })}</g>` + b.line('M196 1010L196 960', '#2c3858', 60),
  );
}

/** The pillars at either side. */
function pillars(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.form('M-20 -20H36C20 200 4 500 10 840H-20Z', '#3c4868', { dabs: 1.4, grain: 1.5, pale: '#a894a0' }) +
      b.form('M820 -20H772C786 200 800 500 792 840H820Z', '#2c3858', { dabs: 1.4, grain: 1.5 }) +
      b.form('M-20 -20H820V6Q400 28 -20 10Z', '#2c3858', { dabs: 1 }),
  );
}

export default picture({
  id: 'st123',
  motifs: ['nature', 'change', 'small', 'colour'],
  words: {
    en: {
      title: 'Autumn leaf on a windscreen',
      name: 'Red maple leaf on a rainy windscreen',
      shows: 'Seen from inside a car: a large red and orange maple leaf sticks to the wet windscreen, its stem under the wiper. Outside is an avenue of golden trees.',
      closer:
        'Pale light comes through the leaf, so that its veins shine yellow; drops cover the glass. The avenue beyond is blurred, ochre and rust, with a wet road and two far lamps coming nearer. The inside is dusky blue. Three chestnuts and a small yellow leaf lie on the dashboard, a paper fir hangs from the mirror, and in the mirror a teddy bear sits on the back seat, its belt fastened.',
    },
    fr: {
      title: 'Feuille d’automne sur un pare-brise',
      name: 'Feuille d’érable rouge sur un pare-brise mouillé',
      shows: 'Vue de l’intérieur d’une voiture : une grande feuille d’érable rouge et orange colle au pare-brise mouillé, la tige sous l’essuie-glace. Dehors, une allée d’arbres dorés.',
      closer:
        'Une lumière pâle traverse la feuille et fait briller ses nervures jaunes ; des gouttes couvrent la vitre. L’allée, derrière, est floue, ocre et rouille, avec une route mouillée et deux phares lointains qui approchent. L’intérieur est d’un bleu sombre. Trois marrons et une petite feuille jaune sont posés sur le tableau de bord, un sapin de papier pend au rétroviseur et, dans ce miroir, un ours en peluche est assis derrière, ceinture bouclée.',
    },
  },
  paint: { under: [150, 120, 100], flow: 0.4 },
  draw(scene) {
    avenue(scene);
    glass(scene);
    scene.glow(400, 400, 330, '#fff0b8', 0.4);
    wiper(scene);
    scene.add(at(388, 452, 1, maple(scene), { turn: 14 }));
    scene.add(brush(scene, 100).line('M300 722L470 686', lighten('#1f2438', 0.02), 17) + brush(scene, 100).line('M300 716L470 680', '#6a748c', 4, { opacity: 0.8 }));
    mirror(scene);
    pillars(scene);
    dashboard(scene);
    drops(scene);
  },
});
