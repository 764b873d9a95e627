import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { limb } from '../../src/shapes/figures.ts';
import { type Brush, brush, crescent, oval, rectangle } from '../../src/shapes/index.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#5a1f34';
const LOOK = { light: -1, night: NIGHT } as const;
const SIZE = 1250;

/** Beyond the tent: the dark room and its window. */
function room(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#141a40' });
  scene.sky([[0, '#1c2454'], [0.5, '#2c3470'], [1, '#241c48']]);
  scene.dabs('M0 0L800 0L800 1000L0 1000Z', 200, ['#2c3470', '#1c2250', '#3c4484', '#181c44'], { length: 70, width: 10, angle: 1.4 });
  scene.add(b.form(rectangle(316, 96, 168, 190), '#4a4488', { dabs: 0.6 }) + b.form(rectangle(330, 110, 140, 166), '#5c7cb8', { dabs: 0.8, shade: '#34488c' }));
  scene.add(at(366, 182, 1, crescent(scene, 52, {})) + b.line('M400 110V276M330 192H470', '#3c3874', 9));
  [[440, 132], [456, 166], [420, 156]].forEach(([x, y]) => scene.spark(x!, y!, { radius: 1.8, reach: 9 }));
}

/** Sheets and a striped blanket over a cord: everything falls from the ridge above. */
function tent(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const tones = ['#d8683c', '#f0a04c', '#c44c40', '#f4b45c', '#e08444', '#b84444'];
  const half = (side: number) =>
    times(11, (i) => {
      const [a, c] = [i / 11, (i + 1) / 11];
      const ridge = (q: number): Point => [400 + side * (30 + q * 300), 10 - q * 40];
      const foot = (q: number): Point => [400 + side * (300 + q * 330), 1010 - q * 120];
      const bulge = (q: number): Point => [400 + side * (150 + q * 330), 470 + between(scene.r, -10, 10)];
      const path = ribbon([ridge((a + c) / 2), bulge((a + c) / 2), foot((a + c) / 2)], [32, 44, 48]);
      scene.add(b.form(path, mix(tones[i % 6]!, NIGHT, side > 0 ? 0.16 + a * 0.3 : a * 0.5), { grain: 1.4 - side * 0.5, long: 2, dabs: 1.1, edge: 1.2 }));
    });
  half(-1);
  half(1);
  scene.add(b.line('M-10 26Q400 -24 810 30', '#f4d8a0', 7) + [90, 250, 400, 560, 720].map((x) => b.form(rectangle(x - 8, -6, 16, 46), '#f0d8a8', { dabs: 0.3 })).join(''));
  scene.glow(150, 760, 640, '#ffc868', 0.6);
}

function shadows(scene: Scene): void {
  scene.add(`<path d="M560 1000C560 820 600 760 640 700C590 620 620 470 720 450C780 440 830 480 840 540V1000Z" fill="${NIGHT}" opacity=".45" ${scene.blur(10)}/>`);
}

/** A hand held up like a wall beside the mouth, seen from its back. */
function cupped(b: Brush, skin: string): string {
  const dark = mix(skin, '#7a2c34', 0.45);
  const palm = 'M-3.6 6C-5.6 1 -5.4 -4 -4.6 -8.600C-4 -10.6 -2.4 -10.4 -2 -8.800C-1.8 -11.4 0.4 -11.4 0.7 -9C1.2 -10.8 3 -10.6 3 -8.200C3.6 -9.6 5.2 -9 5.2 -7C5.6 -3 5 2 3 6Z';
  const thumb = 'M-4 3C-6.6 1.4 -8 -1.6 -7.8 -4C-7.4 -5.6 -5.8 -5.2 -5.2 -3.600L-3.8 -0.600Z';
  const nails = [[-3.4, -9.2], [-0.7, -10.1], [1.9, -9.4], [4.2, -7.8]].map(([x, y]) => b.flat(oval(x!, y!, 0.7, 0.8), lighten(skin, 0.07), 0.9)).join('');
  return (b.form(thumb, skin, { dabs: 0.4 }) +
    b.form(palm, skin, { dabs: 0.7, edge: 1.2 }) +
    b.line('M-2.1 -8.600L-2.2 -2.400M0.7 -8.800L0.5 -2.600M3 -8L2.7 -2.6', dark, 0.35, { opacity: 0.8 }) +
    b.line('M-3.2 -2.600q0.8 -0.8 1.6 0M-0.6 -2.900q0.8 -0.8 1.6 0M1.9 -2.800q0.8 -0.7 1.5 0', dark, 0.3, { opacity: 0.6 }) +
    nails);
}

const STARS = 'M0 -1.300L0.4 -0.400L1.3 -0.300L0.6 0.300L0.8 1.300L0 0.700L-0.8 1.300L-0.6 0.300L-1.3 -0.300L-0.4 -0.400Z';

/** The one who listens, in pyjamas with stars. */
function listener(b: Brush): string {
  const body = 'M-3 2C-3 -20 2 -30 10 -32C20 -31 27 -20 29 2Z';
  const stars = [[3, -20], [8, -26], [16, -24], [21, -14], [6, -10], [24, -5], [13, -16]].map(([x, y], i) => b.put(x!, y!, 1, b.flat(STARS, '#fff0b8', 0.9), { turn: i * 31 })).join('');
  const head = personHead(b, 10.5, -43.5, 11, { view: 'three', skin: '#8c5638', hair: 'afro', hairColour: '#33201f', mouth: 'laugh', tilt: -6, cheeks: '#c0503c' });
  return (b.form('M6 -36H15V-28H6Z', '#74442c', { dabs: 0.3 }) +
    b.form(body, '#3f6c8c', { grain: 1.3, dabs: 1.3, shade: '#3a2448' }) +
    b.inside(body, stars, b.line('M4 -14C8 -10 9 -4 8 2M20 -20C18 -12 19 -6 21 0', mix('#3f6c8c', NIGHT, 0.6), 0.8, { opacity: 0.6 })) +
    b.form('M4 -32Q10 -26 17 -32L19 -29Q10 -22 2 -29Z', '#5c8cac', { dabs: 0.4 }) +
    head);
}

/** A rag rabbit that is told everything. */
function rabbit(b: Brush): string {
  const grey = '#efdcc4';
  const ear = (points: Point[]) => b.form(ribbon(points, [4, 5.5, 4.6, 1.5]), grey, { dabs: 0.7 }) + b.form(ribbon(points, [1.5, 2.6, 2, 0.5]), '#e89c90', { dabs: 0.3 });
  return (ear([[12.5, -17], [16, -22], [21, -23], [25, -19]]) +
    ear([[8.5, -18], [7, -24], [5, -29], [2, -33]]) +
    b.ball(10.5, -5, 7, 8, grey) +
    b.ball(10.5, -14.5, 6.2, 5.4, grey) +
    b.dot(8.3, -15, 0.8, '#3a2430') +
    b.line('M12 -15.700l1.6 1.400M13.6 -15.700l-1.6 1.4', '#3a2430', 0.5) +
    b.flat('M9.7 -13.300L11.3 -13.300L10.5 -12.300Z', '#d8605c') +
    b.line('M10.5 -12.300V-11.4', '#8a3c44', 0.4) +
    b.form('M6 -5H10V-1H6Z', '#c8604c', { dabs: 0.3 }) +
    b.line('M6 -5H10V-1H6Z', '#fbe8c8', 0.35, { dash: '0.8 0.7' }));
}

/** The one who tells, in striped pyjamas. */
function teller(b: Brush): string {
  const body = 'M-31 2C-31 -20 -27 -33 -17 -36C-8 -35 -3 -26 -3 2Z';
  const stripes = times(8, (i) => `M${round1(-30 + i * 4)} 4C${round1(-29 + i * 3.5)} -14 ${round1(-25 + i * 2.6)} -26 ${round1(-22 + i * 1.8)} -38`).join('');
  const head = personHead(b, -12, -46.5, 11.2, { view: 'side', skin: '#f2c4a0', hair: 'plaits', hairColour: '#b05c30', eyes: 'closed', mouth: 'oh', tilt: 6, cheeks: '#e87058' });
  const freckles = [[-6.6, -43.5], [-5.4, -42.5], [-7.6, -42.3], [-4.6, -43.8]].map(([x, y]) => b.dot(x!, y!, 0.3, '#b8643c', 0.8)).join('');
  const sleeve = limb(b, [[-15, -30], [-9, -17], [-1.2, -31]], [9.5, 8.5, 6.5], '#f4e0c0', { folds: false }) +
    b.line('M-17.5 -28L-12.5 -16.500M-14.5 -29.500L-9.5 -18.500M-11.8 -29L-7.8 -21M-10 -14.500L-2.5 -27.500M-7.5 -13.500L-0.5 -26', '#d8605c', 1.2, { opacity: 0.75 }) +
    b.line('M-8 -21.500q-1.5 2.5 -4 2.500M-8 -21.500q0.5 3 -1.5 5.5', '#a0685c', 0.6, { opacity: 0.7 });
  return (b.form('M-19 -40L-10 -39L-10 -31H-20Z', '#d8a080', { dabs: 0.3 }) +
    b.form(body, '#f4e0c0', { grain: 1.4, dabs: 1.2, shade: '#b07868' }) +
    b.inside(body, b.line(stripes, '#d8605c', 1.3, { opacity: 0.75 })) +
    b.form('M-21 -36Q-15 -31 -9 -35L-7 -32Q-15 -27 -23 -33Z', '#f8ecd4', { dabs: 0.3 }) +
    head +
    freckles +
    sleeve +
    b.put(0, -36.5, 0.92, cupped(b, '#f2c4a0'), { turn: 12 }));
}

function lanternAndQuilt(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const quilt = 'M-10 1010V900C90 868 190 900 290 888C400 872 520 900 620 886C700 876 760 890 810 880V1010Z';
  scene.add(b.form(quilt, '#7c3c5c', { grain: 0.1, dabs: 1.2 }));
  const patches = times(12,
    (i) =>
      b.form(polygon([[-20 + i * 72, 908 + (i % 2) * 6], [44 + i * 72, 900 + (i % 3) * 6], [36 + i * 72, 960], [-26 + i * 72, 966]]), ['#a84c54', '#c8784c', '#6c4c7c', '#d8a05c'][i % 4]!, {
        dabs: 0.8,
      }) + b.form(polygon([[-30 + i * 72, 968], [34 + i * 72, 962], [26 + i * 72, 1010], [-40 + i * 72, 1010]]), ['#6c4c7c', '#d8a05c', '#a84c54', '#c8784c'][i % 4]!, { dabs: 0.8 })).join('');
  scene.add(b.inside(quilt, patches));
  scene.add(scene.shadowShape(110, 962, 90, 16, NIGHT, 0.6) + b.line('M64 786C60 690 160 690 156 786', '#5a3430', 7));
  scene.add(
    b.form('M56 960V936H164V960Q110 974 56 960Z', '#6a3c34', { edge: 1.4 }) +
      b.flat('M66 936C56 890 60 830 74 806H146C160 830 164 890 154 936Z', '#ffe8a0') +
      b.halo(110, 880, 190, '#ffe49c', 0.95) +
      b.flat('M110 920C94 910 96 886 110 862C124 886 126 910 110 920Z', '#fffbe8') +
      b.line('M66 936C56 890 60 830 74 806M154 936C164 890 160 830 146 806M110 806V840', '#6a3c34', 5) +
      b.form('M62 808C70 786 86 776 110 774C134 776 150 786 158 808Z', '#6a3c34', { edge: 1.4 }),
  );
}

export default picture({
  id: 'st072',
  motifs: ['people', 'secret', 'childhood', 'talk'],
  words: {
    en: {
      title: 'Children whispering',
      name: 'Two children whispering in a blanket tent',
      shows: 'In a tent of striped blankets a red-haired girl whispers behind her hand into the ear of a dark curly-haired child, who laughs and hugs a toy rabbit.',
      closer:
        'A lantern at the lower left fills the tent with orange light; outside, between the hanging blankets, are a dark blue room and a window with a thin moon. The girl has a plait, freckles and striped pyjamas and closes her eyes while she talks. The other child wears blue pyjamas with stars. The white rabbit has a cross for one eye and holds one long ear straight up, as if it listened too. In front lies a patchwork quilt.',
    },
    fr: {
      title: 'Les enfants qui chuchotent',
      name: 'Deux enfants qui chuchotent dans une tente de couvertures',
      shows: 'Sous une tente de couvertures rayées, une fillette rousse chuchote derrière sa main à l’oreille d’un enfant aux boucles noires, qui rit en serrant un lapin en peluche.',
      closer:
        'Une lanterne, en bas à gauche, remplit la tente de lumière orange ; dehors, entre les couvertures, une chambre bleu nuit et une fenêtre avec un mince croissant de lune. La fillette a une tresse, des taches de rousseur et un pyjama rayé ; elle ferme les yeux en parlant. L’autre enfant porte un pyjama bleu étoilé. Le lapin blanc a une croix à la place d’un œil et dresse une longue oreille, comme s’il écoutait aussi. Devant, un couvre-lit en patchwork.',
    },
  },
  paint: { under: [170, 80, 50], flow: 0.2 },
  draw(scene) {
    const b = brush(scene, SIZE, LOOK);
    room(scene);
    tent(scene);
    shadows(scene);
    scene.add(
      at(400, 960, 1,
        b.done(listener(b), b.put(4, 3, 1.05, rabbit(b)), limb(b, [[24, -22], [27, -8], [15, -4]], [9, 8, 6], '#487898', { folds: false }),
          b.line('M23.5 -9q2 1 4 0M22.5 -8q1 3 4 3.5', '#2c3c60', 0.6, { opacity: 0.6 }), b.ball(14, -4, 3, 2.6, '#8c5638', { dabs: 0.3 }), teller(b))),
    );
    lanternAndQuilt(scene);
    motes(scene, [60, 500, 420, 900], 40, pick(scene.r, ['#fff0c0', '#ffe4a0']));
  },
});
