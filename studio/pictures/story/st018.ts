import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#14242c';
const LEATHER = '#9c3428';
const WORN = '#d8885c';

function gym(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  washed(scene, [-10, 860], '#3a5654', '#54706a', { strokes: 260, grain: 0.05 });
  times(19, (row) =>
    times(9, (i) => {
      const [x, y] = [-40 + i * 100 + (row % 2) * 50 + between(scene.r, -4, 4), row * 42];
      if (scene.r() < 0.72) scene.add(b.form(rectangle(x, y, 92, 35), mix('#48645f', '#6a7a6a', scene.r()), { dabs: 0.7, opacity: 0.6, edge: 0.5 }));
    }));
  const pane = rectangle(40, 30, 210, 130);
  scene.add(
    b.flat(rectangle(28, 18, 234, 154), '#243c40') +
      b.flat(pane, '#fff0c4') +
      b.inside(pane, scene.dabsShape(polygon([[40, 30], [250, 30], [250, 160], [40, 160]]), 30, ['#ffe2a0', '#fffbe6', '#f2d48c'], { length: 40, width: 9, angle: 0.6 })) +
      b.line('M110 30V160M180 30V160M40 95H250', '#243c40', 9),
  );
  scene.glow(145, 95, 300, '#ffe6a8', 0.6);
  scene.add(
    b.line('M122 -10V330M92 330L122 250L152 330', '#20303a', 6) +
      b.form('M72 336Q122 316 172 336L178 700Q122 726 66 700Z', '#6a4436', { pale: '#d8a070', shade: '#2c2430', grain: 1.5, edge: 1.6, dabs: 1.4 }) +
      b.line('M70 400Q122 416 174 400M68 560Q122 576 176 560', '#3a2830', 7, { opacity: 0.7 }) +
      b.line('M96 470l26 12M92 486l34 -10', '#c8b08c', 6, { opacity: 0.6 }),
  );
  scene.shadow(122, 836, 90, 14, NIGHT, 0.6);
}

/** The floor of the ring, its edge, the bucket and the stool in the corner. */
function ring(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(polygon([[-10, 826], [810, 850], [810, 1010], [-10, 1010]]), '#8a9484', { pale: '#e0d8b0', shade: '#4a5a58', dabs: 2, long: 2 }));
  scene.add(b.line('M-10 828L810 852', '#c9c4a0', 6, { opacity: 0.7 }) + b.line('M-10 930C200 944 500 936 810 968', '#5f6e6a', 4, { opacity: 0.5 }));
  const stain = (x: number, y: number) => b.blot(x, y, 70, 16, '#6a7a72', 0.5);
  scene.add(stain(240, 930) + stain(520, 964) + stain(90, 900));
}

function post(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(rectangle(716, 60, 60, 850), '#39464c', { grain: 1.5, pale: '#8c9a94', edge: 1.3 }) + b.ball(746, 60, 34, 16, '#4a585c'));
  [188, 470, 742].forEach((y) => {
    scene.add(
      b.form(`M690 ${y - 74}C700 ${y - 88} 790 ${y - 88} 810 ${y - 74}V${y + 74}C780 ${y + 90} 700 ${y + 90} 690 ${y + 74}C680 ${y + 30} 680 ${y - 30} 690 ${y - 74}Z`, '#2f5a7c', {
        pale: '#8fb8c8',
        shade: '#182c48',
        edge: 1.6,
        dabs: 1.4,
      }),
    );
    scene.add(b.line(`M702 ${y - 40}h100M702 ${y + 40}h100`, '#1c3450', 4, { dash: '10 8', opacity: 0.8 }));
  });
}

function rope(scene: Scene, y: number, sag: number, colour: string): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const line = (dy: number) => `M-20 ${y + 20 + dy}Q380 ${y + sag + dy} 700 ${y + dy}`;
  scene.add(b.line(line(0), mix(colour, NIGHT, 0.6), 38) + b.line(line(-3), colour, 30) + b.line(line(-10), lighten(colour, 0.14), 8, { opacity: 0.7 }));
  const wraps = times(22, (i) => {
    const t = i / 22;
    const [x, cy] = [-20 + 720 * t, y + 20 * (1 - t) ** 2 + 2 * sag * t * (1 - t) * 0.96];
    return `M${round1(x)} ${round1(cy - 17)}l14 34`;
  }).join('');
  scene.add(b.line(wraps, mix(colour, NIGHT, 0.7), 3, { opacity: 0.5 }));
}

/** Cracks and scuffs where the leather has struck most. */
function wear(scene: Scene, b: Brush): string {
  const cracks = times(16, () => {
    const [x, y] = [between(scene.r, -90, 90), between(scene.r, -150, -6)];
    return `M${round1(x)} ${round1(y)}l${round1(between(scene.r, -16, 16))} ${round1(between(scene.r, 6, 18))}l${round1(between(scene.r, -10, 12))} ${round1(between(scene.r, 4, 12))}`;
  }).join('');
  return b.blot(20, -26, 66, 24, WORN, 0.55, 0.3) + b.blot(-54, -60, 26, 18, WORN, 0.4, 0.3) + b.blot(64, -100, 20, 28, WORN, 0.35, 0.3) + b.line(cracks, '#5a1c1c', 3, { opacity: 0.6 }) +
    b.line(cracks, '#f2b48c', 1.4, { opacity: 0.5 });
}

/** A glove hung by its cuff: cuff up, fist down; the palm side shows the lacing. */
function glove(scene: Scene, palm: boolean): string {
  const b = brush(scene, 100, { light: palm ? 1 : -1, night: '#2c1024' });
  const skin = { pale: '#e87858', shade: '#4a1420', edge: 1.7, dabs: 1.7 };
  const fist = 'M-92 -262C-138 -210 -156 -100 -132 -34C-112 20 -60 34 0 34C66 34 116 14 132 -36C150 -106 136 -210 96 -262Z';
  const thumb = 'M-96 -240C-150 -236 -190 -186 -184 -116C-180 -66 -142 -56 -124 -92C-112 -120 -100 -150 -72 -172Z';
  const cuff = 'M-84 -384Q0 -366 84 -384L100 -256Q0 -230 -100 -256Z';
  const seams = b.line('M-118 -150C-70 -120 70 -120 130 -146', '#5a1820', 5, { opacity: 0.7 }) +
    b.line('M-92 -168C-104 -120 -112 -96 -126 -80', '#3a1018', 7, { opacity: 0.7 }) +
    b.line('M-96 -278Q0 -254 98 -278', '#e8c88c', 4, { dash: '9 8', opacity: 0.8 });
  const slit = palm
    ? b.form('M-20 -378L20 -378L16 -190Q0 -176 -16 -190Z', '#3a1420', { dabs: 0.5 }) +
      b.line('M-34 -352L34 -322M34 -352L-34 -322M-34 -306L32 -276M32 -306L-34 -276M-30 -258L28 -230M28 -258L-30 -230', '#ecdcb4', 7)
    : b.form('M-66 -356Q0 -342 66 -356L72 -300Q0 -284 -72 -300Z', '#d8c49c', { pale: '#fff3d0', dabs: 0.8 });
  const patch = palm
    ? ''
    : at(50, -188, 1,
      b.form('M-46 -15Q-56 0 -46 15H46Q56 0 46 -15Z', '#e8b890', { pale: '#ffe2c0', dabs: 0.5 }) + b.form(rectangle(-17, -15, 34, 30), '#f6d8b8', { dabs: 0.4 }) + [-34, -27, 27, 34].map((x) =>
        b.dot(x, -4, 2, '#a8745c') + b.dot(x, 5, 2, '#a8745c')
      ).join(''), { turn: -24 });
  return (b.form(fist, LEATHER, skin) +
    b.inside(fist, wear(scene, b)) +
    b.form(thumb, lighten(LEATHER, 0.02), skin) +
    b.form(cuff, '#7c2824', skin) +
    b.ball(0, -384, 84, 15, '#3a1420', { dabs: 0.2 }) +
    seams +
    slit +
    patch +
    b.line('M-104 -196C-124 -150 -124 -100 -112 -60', '#ffb494', 9, { opacity: palm ? 0.35 : 0.5 }));
}

function daisy(b: Brush): string {
  const petals = times(11, (i) => `<g transform="rotate(${i * 32.7})">${b.flat(oval(0, -21, 7, 15), '#fff6e0')}</g>`).join('');
  return b.line('M0 6C6 40 -6 70 -14 96', '#6a8a4c', 6) + petals + b.ball(0, 0, 10, 10, '#f2b43c', { dabs: 0.3 });
}

function gloves(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M400 360C520 340 640 430 650 560C656 700 600 790 520 800C430 800 360 640 400 360Z" fill="${NIGHT}" opacity=".4" ${scene.blur(9)}/>`);
  const lace = (points: Point[]) => b.line(smooth(points), '#8a7a5c', 12) + b.line(smooth(points), '#ecdcb4', 7);
  scene.add(lace([[404, 214], [440, 300], [470, 380], [486, 444]]) + lace([[384, 214], [350, 280], [300, 330], [272, 372]]));
  scene.add(at(512, 806, 1, glove(scene, true), { turn: -7, flip: true }));
  scene.add(at(518, 420, 1.1, daisy(b), { turn: 16 }));
  scene.add(at(276, 742, 1.08, glove(scene, false), { turn: 6 }));
  scene.add(lace([[376, 180], [366, 210], [372, 240]]) + lace([[398, 178], [396, 214], [404, 240]]) + lace([[420, 180], [424, 214], [418, 240]]));
  scene.add(
    b.line(smooth([[394, 240], [340, 220], [318, 256], [392, 246]], false), '#ecdcb4', 8) +
      b.line(smooth([[396, 240], [452, 216], [478, 256], [400, 246]], false), '#ecdcb4', 8) +
      b.ball(396, 244, 14, 12, '#dcc89c', { dabs: 0 }) +
      b.line('M392 252C380 300 396 330 384 372M402 252C412 290 404 320 416 348', '#ecdcb4', 7),
  );
}

export default picture({
  id: 'st018',
  motifs: ['object', 'sport', 'fight', 'effort'],
  words: {
    en: {
      title: 'Worn boxing gloves',
      name: 'Worn red boxing gloves hanging from a ring rope',
      shows: 'Two worn red boxing gloves hang by their laces from the top rope of a ring. One has a sticking plaster on it; in the cuff of the other is a daisy.',
      closer:
        'A beam of dusty light falls from a barred window high in the brick wall of an empty gym. The leather is cracked, and pale where it has struck most. The laces are tied in a careful bow. Behind the ropes a brown punch bag hangs still; at the right stands the corner post with its three blue pads. The floor of the ring is grey and stained.',
    },
    fr: {
      title: 'Des gants de boxe usés',
      name: 'Gants de boxe rouges et usés, pendus à une corde du ring',
      shows: 'Deux gants de boxe rouges, usés, pendent par leurs lacets à la plus haute corde d’un ring. L’un porte un pansement ; dans le poignet de l’autre, une marguerite.',
      closer:
        'Un rai de lumière poussiéreuse descend d’une fenêtre à barreaux, haut dans le mur de brique d’une salle vide. Le cuir est craquelé, et pâle là où il a le plus frappé. Les lacets sont noués avec soin. Derrière les cordes, un sac de frappe brun pend, immobile ; à droite se dresse le poteau du coin avec ses trois coussins bleus. Le sol du ring est gris et taché.',
    },
  },
  paint: { under: [90, 110, 100], flow: 0.2 },
  draw(scene) {
    gym(scene);
    ring(scene);
    shaft(scene, [[60, 60], [260, 40], [760, 900], [240, 940]], '#ffe6a8', 0.5);
    rope(scene, 470, 40, '#b0aa94');
    rope(scene, 742, 30, '#8a4438');
    rope(scene, 186, 44, '#d8ccae');
    post(scene);
    gloves(scene);
    motes(scene, [120, 120, 640, 900], 60);
  },
});
