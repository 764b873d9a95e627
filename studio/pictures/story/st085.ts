import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';

const NIGHT = '#2a1636';
const LOOK = { light: 1, night: NIGHT } as const;
const JACKET = '#565070';
const BAND = '#f4d84c';

/** Smoke before the glow of a fire that is nearly out. */
function smoke(scene: Scene): void {
  scene.sky([[0, '#2c1a40'], [0.35, '#5c2a50'], [0.65, '#b8503c'], [1, '#f09040']]);
  scene.glow(650, 640, 520, '#ffc060', 0.9, 460);
  const b = brush(scene, 100, LOOK);
  times(44, (i) => {
    const t = i / 44;
    const [x, y] = [620 - t * 480 + between(scene.r, -130, 130), 620 - t * 620 + between(scene.r, -60, 60)];
    const tone = mix(mix('#e08858', '#7c4468', t), '#3a2048', between(scene.r, 0, 0.4));
    scene.add(b.blot(x, y, between(scene.r, 60, 130), between(scene.r, 44, 90), tone, 0.4));
    scene.add(b.line(`M${round1(x - 60)} ${round1(y)}q50 ${round1(-between(scene.r, 30, 60))} 110 -10`, lighten(tone, 0.1), 9, { opacity: 0.4 }));
  });
}

function house(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const flame = (x: number, y: number, s: number) =>
    b.put(x, y, s,
      b.form('M-30 30C-44 -10 -16 -30 -14 -66C4 -50 6 -36 8 -24C16 -34 18 -44 18 -52C40 -20 42 10 30 30Z', '#f08838', { dabs: 0.6, pale: '#ffd870', shade: '#d84c38' }) +
        b.form('M-16 30C-22 6 -6 -6 -4 -28C10 -10 22 8 16 30Z', '#ffd870', { dabs: 0.4 }));
  scene.glow(150, 330, 200, '#ff9c40', 0.8);
  scene.add(flame(206, 372, 1.1) + flame(150, 330, 1.3) + flame(262, 420, 0.8));
  scene.add(
    b.form('M-10 1000V420L120 300L268 420V1000Z', '#4a2846', { grain: 1.5, dabs: 1.2, pale: '#e07c50' }) +
      b.form('M-20 440L120 292L292 440L268 448L120 330L-20 462Z', '#33203c', { dabs: 0.8, pale: '#f08c54' }),
  );
  [[40, 500], [150, 500], [40, 690], [150, 690]].forEach(([x, y], i) =>
    scene.add(
      (i === 1 ? b.halo(x! + 33, y! + 48, 120, '#ffb050', 0.9) : '') + b.form(rectangle(x!, y!, 66, 96), i === 1 ? '#ffc868' : '#2c1a38', { dabs: 0.7 }) +
        b.line(`M${x! + 33} ${y}v96M${x} ${y! + 44}h66`, '#5a3450', 6),
    )
  );
  const rails = (dx: number) => `M${330 + dx} 1000L${190 + dx} 470`;
  scene.add(
    b.line(rails(0) + rails(46), '#8a5848', 12) + b.line(rails(-2) + rails(44), '#f4b070', 4) + b.line(times(11, (i) => `M${round1(318 - i * 12.7)} ${960 - i * 48}h46`).join(''), '#c88458', 8),
  );
}

/** The engine with its lamp, and arcs of water from the hose. */
function engine(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.form('M596 1000V700Q596 660 640 656L810 640V1000Z', '#b82c34', { grain: 0, edge: 1.5, dabs: 1.1, pale: '#ff8c58' }) +
      b.form('M636 700L810 688V800L636 806Z', '#6c4468', { dabs: 0.6, pale: '#ffd08c' }) +
      b.form(rectangle(596, 850, 220, 26), '#f4e4c4', { grain: 0, dabs: 0.6 }) +
      b.ball(650, 934, 26, 26, '#ffe8a8', { dabs: 0.3 }) +
      b.halo(650, 934, 110, '#ffe09c', 0.7),
  );
  scene.add(b.form('M676 656V628Q676 606 704 604Q732 606 732 628V650Z', '#5c9ce0', { pale: '#dcf0ff', dabs: 0.4 }) + b.halo(704, 624, 130, '#6cb0ff', 0.8));
  const jet: Point[] = [[820, 470], [700, 372], [560, 316], [420, 310], [300, 352], [226, 420]];
  scene.add(b.form(ribbon(jet, [10, 16, 24, 34, 46, 60]), '#e4d8e4', { opacity: 0.6, dabs: 1.4, grain: 0.2, edge: 0, pale: '#fff4e4', shade: '#b89cc0' }));
  scene.add(times(70, () => b.dot(between(scene.r, 180, 320), between(scene.r, 350, 470), between(scene.r, 2, 6), '#f8ecec', 0.55)).join(''));
}

function kitten(b: Brush): string {
  const fur = '#e8964c';
  const ear = (x: number, turn: number) =>
    b.put(x, -27.5, 1, b.form('M-3 2C-3 -3 -1 -6 0 -6.500C1.5 -6 3 -2 3 2Z', fur, { dabs: 0.5 }) + b.form('M-1.5 1.500C-1.4 -1.5 -0.6 -3.5 0 -4C0.9 -3.5 1.5 -1 1.5 1.500Z', '#e8a49c', { dabs: 0 }), {
      turn,
    });
  const eye = (x: number) => b.ball(x, -23.6, 1.35, 1.55, '#4c6a3c', { dabs: 0, pale: '#b8d070' }) + b.dot(x, -23.6, 0.8, '#22161c') + b.dot(x + 0.4, -24.2, 0.38, '#fff8e8');
  return (ear(-1.5, -18) +
    ear(8, 18) +
    b.ball(3.2, -23, 7.2, 6.2, fur, { dabs: 1.2 }) +
    b.line('M3.2 -29V-26.500M0.9 -28.600L1.2 -26.600M5.5 -28.600L5.2 -26.600M-3.8 -23.500L-1.8 -23M-3.6 -21.500L-1.8 -21.600M10.2 -23.500L8.2 -23M10 -21.500L8.2 -21.6', '#a8582c', 0.8) +
    b.form('M0.6 -20.600C1 -22.4 5.4 -22.4 5.8 -20.600C5.8 -18 0.6 -18 0.6 -20.600Z', '#fbe8d0', { dabs: 0.3 }) +
    eye(0) +
    eye(6.4) +
    b.flat('M2.5 -21.700H3.900L3.2 -20.900Z', '#d8686c') +
    b.line('M3.2 -20.900V-20.200M3.2 -20.200q-0.8 0.7 -1.5 0.100M3.2 -20.200q0.8 0.7 1.5 0.1', '#7a3c3c', 0.3) +
    b.line('M-0.5 -20.400L-5 -20.900M-0.5 -19.800L-4.8 -19.200M7 -20.400L11.4 -20.900M7 -19.800L11.2 -19.2', '#fff0dc', 0.22) +
    b.blot(7.8, -25.5, 1.2, 0.9, '#4a3440', 0.55));
}

function blanket(b: Brush): string {
  const wrap = 'M-12 -16C-12 -22 -6 -22 -3 -18C2 -13 8 -15 11 -21C15 -22 17 -17 15 -11C12 -3 2 0 -5 -3C-10 -6 -12 -11 -12 -16Z';
  return (b.form(wrap, '#f0e0c8', { grain: 0.6, dabs: 1.2, shade: '#a07888' }) +
    b.inside(wrap, b.line('M-9 -17C-5 -8 4 -5 13 -12M-8 -11C-3 -4 6 -3 12 -7', '#8cb0b0', 1.2, { opacity: 0.8 }), b.line('M-11 -14C-7 -9 -2 -6 4 -6', '#c8a898', 0.8, { opacity: 0.7 })) +
    b.form('M-1 -17.500C-2.5 -15 -1 -13 1 -13.500C3 -14 3.2 -16.5 2 -18Z', '#e8964c', { dabs: 0.4 }) +
    b.line('M-0.6 -14.300v0.900M0.8 -14.300v0.9', '#a8582c', 0.3));
}

/** Sooty prints that lead over the shoulder. */
function prints(b: Brush): string {
  const paw = (x: number, y: number, turn: number) =>
    b.put(x, y, 1, b.flat(oval(0, 0, 1.2, 1), '#1c1426', 0.9) + [-1.3, -0.45, 0.45, 1.3].map((q) => b.dot(q, -1.5 + Math.abs(q) * 0.4, 0.42, '#1c1426', 0.9)).join(''), { turn });
  return paw(-14.5, -33, -30) + paw(-18, -29.5, -24) + paw(-16.5, -25, -30) + paw(-23.5, -13.5, -20);
}

function firefighter(scene: Scene): void {
  const b = brush(scene, 1130, LOOK);
  const coat = 'M-23 4C-24 -14 -24 -28 -18 -34C-13 -38 -7 -39 0 -39C7 -39 13 -38 18 -34C24 -28 24 -14 23 4Z';
  const collar = 'M-10 -39.500C-12 -43 -9 -45 -6 -44Q0 -40 6 -44C9 -45 12 -43 10 -39.500Q0 -32 -10 -39.500Z';
  const band = (y: number) =>
    b.form(`M-26 ${y}Q0 ${y + 4} 26 ${y}V${y + 4.5}Q0 ${y + 8.5} -26 ${y + 4.5}Z`, BAND, { grain: 0, dabs: 0.8, shade: '#a86c34' }) +
    b.line(`M-26 ${y + 2.2}Q0 ${y + 6.2} 26 ${y + 2.2}`, '#f4f0e0', 1.3, { opacity: 0.9 });
  const sleeve = (side: number, hand: Point, elbow: Point) => {
    const [ex, ey] = elbow;
    const outline = ribbon([[side * 14, -35], [side * 17.5, -30], [(side * 18.5 + ex) / 2 + side, -21], [ex, ey]], [5, 11, 11, 9.5]);
    const stripe = b.form(ribbon([[side * 12, -20.5], [side * 20, -19], [side * 28, -20.5]], [4.4, 4.4, 4.4]), BAND, { grain: 0, dabs: 0.6, shade: '#a86c34' }) +
      b.line(`M${side * 12} -20.5Q${side * 20} -17.5 ${side * 28} -20.5`, '#f4f0e0', 1.2, { opacity: 0.9 });
    const upper = b.form(outline, JACKET, { grain: 1.4, dabs: 1.2, edge: 1.3, pale: side > 0 ? '#f0a468' : undefined }) + b.inside(outline, stripe);
    const fore = b.form(ribbon([[ex + side * 2.5, ey + 1], [ex, ey], [(ex + hand[0]) / 2, (ey + hand[1]) / 2 + 0.5], hand], [3, 9.5, 9, 7.5]), lighten(JACKET, 0.03), {
      grain: 0.1,
      dabs: 1.2,
      edge: 1.3,
      pale: side > 0 ? '#f0a468' : undefined,
    });
    return upper + fore +
      b.line(`M${ex - side * 3} ${ey - 3.5}q${-side * 2} 2 ${-side * 4.5} 2M${ex - side * 1.5} ${ey - 4.5}q${side * 2} -1 ${side * 4} -0.5`, mix(JACKET, NIGHT, 0.6), 0.8, { opacity: 0.7 });
  };
  const glove = (x: number, y: number, turn: number) =>
    b.put(x, y, 1,
      b.form('M-4.5 -3.400C-1 -4.6 4 -4.4 5.6 -2.600C6.8 -0.6 6 2.6 3.4 3.600C0 4.4 -3 4 -4.5 3.400Z', '#d8a850', { dabs: 0.8, edge: 1.2 }) +
        b.line('M1.5 -1.600L5.6 -1.400M1.3 0.300L5.8 0.500M1 2L5 2.4', '#8a5a34', 0.5), { turn });
  const head = personHead(b, 0, -52, 11.5, {
    view: 'front',
    skin: '#a06c48',
    hair: 'tail',
    hairColour: '#2c2024',
    eyes: 'closed',
    mouth: 'smile',
    tilt: 7,
    hat: { kind: 'helmet', colour: '#e8b83c' },
    cheeks: '#c05844',
  });
  const badge = b.form('M-2.6 -68.500C0 -70.5 3 -70.5 5 -68C5 -64.5 3.5 -62.5 1.5 -61.500C-0.8 -62.5 -2.6 -65 -2.6 -68.500Z', '#c8443c', { dabs: 0.4, pale: '#ffb080' });
  scene.add(
    at(410, 990, 1,
      b.done(b.form(coat, JACKET, { grain: 1.4, dabs: 1.3, edge: 1.4, pale: '#d08c64' }),
        b.inside(coat, band(-7), b.line('M0 -38V4', mix(JACKET, NIGHT, 0.6), 1.2),
          b.line('M-18 -28C-14 -22 -14 -14 -16 -8M18 -28C14 -22 14 -14 16 -8', mix(JACKET, NIGHT, 0.6), 0.9, { opacity: 0.7 })), b.form('M-5.5 -46H5.500V-38H-5.500Z', '#84543a', { dabs: 0.3 }),
        b.form(collar, lighten(JACKET, 0.06), { dabs: 0.8 }), head, b.put(-0.4, -8.2, 0.8, badge), b.blot(6.5, -48.5, 1.7, 1.1, '#3a2834', 0.45), b.put(-0.5, -1, 1.12, blanket(b) + kitten(b)),
        sleeve(1, [9, -5.5], [22.5, -10]), b.form(ribbon([[12.5, -6.3], [9.5, -5.6]], [9, 8.6]), BAND, { dabs: 0.3 }), glove(5, -5, 186), sleeve(-1, [-11.5, -11.5], [-23, -13]),
        b.form(ribbon([[-15.5, -12], [-12.5, -11.7]], [9, 8.6]), BAND, { dabs: 0.3 }), glove(-7.5, -12.5, -8), prints(b))),
  );
}

export default picture({
  id: 'st085',
  motifs: ['people', 'help', 'fire', 'tender'],
  words: {
    en: {
      title: 'Firefighter with a kitten',
      name: 'Firefighter holding a ginger kitten in a blanket',
      shows: 'A firefighter in a yellow helmet holds a ginger kitten wrapped in a blanket. Behind her a house roof burns, a ladder leans on it, and a red engine stands at the right.',
      closer:
        'Night, plum and orange; sparks drift and the hose sends an arc of water through the smoke. She smiles with closed eyes, soot on her cheek; the kitten, sooty too, looks at us with wide green eyes and lays one paw on the blanket. Four black paw prints climb up one sleeve. One window of the house is still lit.',
    },
    fr: {
      title: 'La pompière et le chaton',
      name: 'Pompière tenant un chaton roux dans une couverture',
      shows: 'Une pompière au casque jaune tient un chaton roux enroulé dans une couverture. Derrière elle, le toit d’une maison brûle, une échelle y est appuyée, un camion rouge attend à droite.',
      closer:
        'La nuit, prune et orange ; des étincelles flottent et la lance envoie un arc d’eau à travers la fumée. Elle sourit, les yeux fermés, de la suie sur la joue ; le chaton, noirci lui aussi, nous regarde de ses grands yeux verts, une patte sur la couverture. Quatre empreintes noires montent le long d’une manche. Une fenêtre de la maison est encore éclairée.',
    },
  },
  paint: { under: [140, 70, 60], flow: -0.3 },
  draw(scene) {
    smoke(scene);
    house(scene);
    engine(scene);
    scene.add(scene.shadowShape(420, 1010, 420, 60, NIGHT, 0.6));
    firefighter(scene);
    scene.add(`<path d="${polygon([[0, 940], [800, 960], [800, 1000], [0, 1000]])}" fill="${NIGHT}" opacity=".2"/>`);
    times(40, (i) =>
      scene.spark(i % 2 ? between(scene.r, 20, 240) : between(scene.r, 590, 790), between(scene.r, 60, 640), {
        radius: between(scene.r, 1, 2.6),
        core: pick(scene.r, ['#fff0c0', '#ffc070', '#ff9c50']),
        glow: '#ff9c40',
        reach: 12,
      }));
  },
});
