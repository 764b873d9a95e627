import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { finger, fingerOutline, flesh, skins } from '../../src/shapes/hands.ts';
import { type Brush, brush, crescent, face, oval } from '../../src/shapes/index.ts';
import { paneWindow, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#16304a';
const LOOK = { light: 1, night: NIGHT } as const;
const SKIN = { ...skins.olive, shade: '#94524a' };
const INK = '#28506a';
const VEST = '#b84a3c';

function nursery(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 1010], '#2c5a70', '#1c3a54', { strokes: 320 });
  times(40, (i) => scene.add(at(40 + ((i * 211) % 760), 40 + ((i * 137) % 900), 0.5, b.flat(starPath(24), '#5f98a4', 0.35), { turn: i * 20 })));
  paneWindow(scene, [30, 60, 150, 240], [[0, '#1c2c5c'], [1, '#56709c']], { frame: '#3f6a7c', night: NIGHT, light: 1, rows: 2, view: at(110, 170, 1, crescent(scene, 70, { colour: '#fff0c0' })) });
  scene.glow(760, 150, 520, '#ffc878', 0.8);
  scene.add(b.line('M560 -10V70M500 92H640', '#e8d0a0', 4));
  const hung: [number, number, string][] = [[506, 190, '#f2c860'], [572, 236, '#f0e6d0'], [634, 176, '#e88a6c']];
  hung.forEach(([x, y, colour]) => scene.add(b.line(`M${x} 92V${y - 24}`, '#e8d0a0', 2.6) + at(x, y, 1, b.form(starPath(30), colour, { edge: 1.3 }))));
}

const starPath = (reach: number) => polygon(times(10, (i): Point => [Math.sin(i * 0.628) * reach * (i % 2 ? 0.46 : 1), -Math.cos(i * 0.628) * reach * (i % 2 ? 0.46 : 1)]));

/** The father's head, bent towards the child. */
function head(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(flesh(b, 'M250 404C290 380 312 330 300 240H440C452 330 480 380 540 404', SKIN, { round: 22 }));
  scene.add(
    at(366, 176, 1,
      [b.ball(-118, 14, 22, 34, SKIN.body, { pale: SKIN.pale, dabs: 0.6 }),
        b.form('M-118 -10C-124 -110 -60 -150 4 -148C78 -146 122 -98 118 -10C116 70 70 130 4 132C-66 130 -112 76 -118 -10Z', SKIN.body, { pale: SKIN.pale, shade: SKIN.shade, dabs: 0.5, grain: 1.2 }),
        b.form('M-122 0C-130 -118 -60 -160 6 -156C84 -152 130 -100 120 -6C112 -66 92 -92 60 -100C0 -92 -60 -100 -96 -66C-108 -46 -114 -24 -122 0Z', '#5c3428', {
          grain: 0.6,
          pale: '#b8744a',
          dabs: 1.5,
        }),
        b.form('M-116 24C-92 40 -60 36 -34 44C-14 34 24 34 44 44C70 38 96 36 116 18C120 96 74 168 10 170C-66 168 -114 100 -116 24Z', '#6a3c2c', { grain: 1.3, pale: '#c8804c', dabs: 1.8, edge: 1.2 }),
        b.line('M-24 74Q8 94 40 70', '#e8a08c', 8) + b.line('M-8 6Q10 36 30 12', SKIN.shade, 6, { opacity: 0.6 }), b.line('M-62 4q22 20 48 2M36 2q22 18 46 -2', '#34202c', 8)].join(''), { turn: 13 }),
  );
}

function torso(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(flesh(b, 'M180 620C150 520 150 430 250 396C330 372 460 372 540 396C650 430 650 520 640 620', SKIN, { round: 34 }));
  scene.add(
    b.form('M214 398C230 480 190 530 172 570C120 700 120 860 126 1020H694C700 860 696 700 640 570C604 510 572 470 578 398L522 388C500 462 300 466 270 388Z', VEST, {
      grain: 1.4,
      pale: '#f09070',
      dabs: 1.5,
    }),
  );
  scene.add(
    b.line('M200 820C260 860 300 930 310 1010M420 830C430 900 420 960 430 1010M560 850C540 900 540 960 560 1010M160 700C200 760 220 800 300 840', '#6a2030', 13, { opacity: 0.35 }) +
      b.line('M270 388C300 466 500 462 522 388', '#f4a888', 7, { opacity: 0.7 }),
  );
  scene.add(flesh(b, 'M214 402C110 388 52 440 36 560C24 680 44 800 130 826C200 836 250 800 262 766', { ...SKIN, pale: SKIN.body }, { round: 26 }));
}

function baby(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const skin = skins.fair;
  const wrap = 'M130 720C70 650 110 560 220 520C330 486 420 420 520 430C640 440 690 540 650 640C620 720 500 770 380 780C280 786 190 776 130 720Z';
  scene.shadow(390, 770, 330, 60, '#401824', 0.5);
  scene.add(b.form(wrap, '#f0e6d2', { pale: '#fffaf0', shade: '#9c8c9c', grain: -0.3, dabs: 1.5, edge: 1.4 }));
  scene.add(
    b.inside(wrap, b.line('M150 640C260 580 380 600 470 700M220 560C320 540 430 580 500 680M190 720C280 680 380 690 430 760', '#b0a0a8', 10, { opacity: 0.4 }), ...times(9, (i) =>
      at(200 + i * 46, 690 - i * 14 + (i % 2) * 46, 0.42, b.flat(starPath(28), '#e8a468', 0.8), { turn: i * 30 }))),
  );
  scene.add(b.ball(552, 474, 104, 102, skin.body, { pale: skin.pale, shade: skin.shade, dabs: 1.2 }) + b.ball(472, 506, 15, 22, skin.body, { dabs: 0 }));
  scene.add(at(550, 488, 1, face(b, 0, 0, 76, { eyes: 'closed', cheeks: '#e8786c' }) + b.line('M-4 20q6 8 12 0', '#b87668', 5), { turn: 14 }));
  scene.add(
    b.form('M452 460C456 360 560 336 620 372C676 408 680 490 650 540C664 470 640 420 586 404C536 392 480 410 452 460Z', '#fff6e4', { pale: '#ffffff', shade: '#b0a0ac', grain: 0.4, edge: 1.3 }) +
      b.line('M500 430q14 -16 34 -14q-12 8 -14 18M530 418q18 -8 30 2', '#8a5a3c', 6, { opacity: 0.8 }),
  );
  scene.add(
    b.form('M440 470C420 540 470 600 560 606C640 606 680 560 672 520C650 560 600 580 548 572C490 560 460 520 440 470Z', '#f6ecd8', { pale: '#fffaf0', shade: '#a898a4', grain: 0.5, edge: 1.4 }),
  );
  scene.add(
    b.ball(446, 590, 36, 33, skin.body, { pale: skin.pale, shade: skin.shade }) + b.line('M424 574q-9 12 0 26M438 566q-8 12 0 26M454 564q-6 12 2 24', skin.crease, 4, { opacity: 0.5 }) +
      b.ball(462, 606, 16, 10, skin.body, { dabs: 0 }),
  );
}

const ROSE = 'M0 -6C10 -16 24 -4 14 8C2 20 -18 12 -16 -8C-14 -28 16 -34 28 -16C40 4 24 32 -2 30C-30 28 -38 -4 -26 -24';
const WAVE = 'M-60 0q10 -22 26 -8q-12 -2 -8 10q14 6 22 -2q10 -22 26 -8q-12 -2 -8 10q14 6 22 -2q10 -22 26 -8q-12 -2 -8 10q12 4 20 -2';

/** Drawings on the skin, in blue-green ink. */
function tattoos(b: Brush) {
  const ink = (path: string, width = 6) => b.line(path, INK, width, { opacity: 0.85 });
  const anchor = ink('M0 -58V58M-30 -28H30M-52 18C-48 66 48 66 52 18M-52 18l-12 16M-52 18l18 10M52 18l12 16M52 18l-18 10', 9) + ink(oval(0, -72, 14, 14), 8) +
    b.line('M-44 -50C10 -30 -30 0 20 10C40 16 20 40 30 60', '#c85a4c', 6, { opacity: 0.75 });
  const rose = b.flat(oval(0, 0, 32, 30), '#b83c44', 0.65) +
    ink(ROSE, 5) +
    b.flat('M30 10C54 -4 74 6 82 22C62 36 40 30 30 10ZM-30 12C-54 0 -72 12 -78 30C-58 40 -38 32 -30 12Z', '#4a8464', 0.8) +
    ink('M30 10C50 14 64 18 82 22M-30 12C-48 18 -62 24 -78 30', 3.6);
  const swallow = b.flat('M-66 -30C-34 -34 -10 -20 4 -4C20 -10 36 -8 46 0L58 4L44 10C32 24 10 24 -4 16L-56 44L-36 14L-70 18L-24 2C-38 -8 -52 -20 -66 -30Z', INK, 0.85) +
    b.flat('M10 4C22 0 34 0 44 8C34 20 20 18 10 4Z', '#c85a4c', 0.85);
  return { anchor, rose, swallow, ink };
}

const armFill = (scene: Scene) => scene.linear([[0, mix(SKIN.body, SKIN.pale, 0.7)], [0.5, SKIN.body], [1, mix(SKIN.body, SKIN.shade, 0.35)]], 800, 380, 420, 880, true);

function upperArm(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(flesh(b, 'M578 402C690 380 764 424 786 530C806 630 812 700 786 744C760 780 700 780 640 760C632 690 622 630 612 566', SKIN, { fill: armFill(scene), round: 22, grain: 1.4 }));
  const { anchor, ink } = tattoos(b);
  const sun = times(12, (i) => `<g transform="rotate(${i * 30})">${ink('M0 -32L-7 -48L0 -66L7 -48Z', 4)}</g>`).join('') + ink(oval(0, 0, 24, 24), 7);
  scene.add(at(724, 566, 0.84, anchor, { turn: -6 }) + at(706, 446, 0.72, sun) + inkStars(b, [[766, 510], [776, 640], [640, 420]]));
}

const inkStars = (b: Brush, places: Point[]) => places.map(([x, y]) => at(x, y, 0.5, b.flat(starPath(26), INK, 0.8))).join('');

function foreArm(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const fill = armFill(scene);
  const shadow = (path: string) => scene.add(`<path d="${path}" transform="translate(-8 20)" fill="#40182c" opacity=".45" ${scene.blur(9)}/>`);
  const fore = fingerOutline([[716, 672], [570, 726], [430, 744], [330, 740], [246, 722]], [172, 164, 128, 106, 118], 1);
  shadow(fore);
  const fingers: [Point[], number[]][] = [[[[256, 762], [142, 764], [86, 712], [84, 660]], [46, 44, 40, 34]], [[[244, 742], [132, 726], [102, 660], [116, 612]], [50, 48, 44, 37]], [[[240, 718], [146,
    686], [136, 622], [158, 578]], [52, 50, 45, 38]], [[[244, 694], [180, 650], [180, 592], [206, 554]], [52, 50, 45, 38]]];
  fingers.forEach(([joints, widths]) => scene.add(finger(b, joints, widths, SKIN, { fill })));
  scene.add(flesh(b, fore, SKIN, { fill, round: 20, grain: -0.2 }));
  scene.add(b.line('M636 640C660 650 690 640 712 610', SKIN.crease, 6, { opacity: 0.4 }));
  const { rose, swallow, ink } = tattoos(b);
  const waves = ink(WAVE, 8) + b.put(0, 26, 1, ink(WAVE, 8));
  scene.add(at(600, 712, 1, rose, { turn: -20 }) + at(470, 736, 0.78, swallow, { turn: 176 }) + at(350, 738, 0.62, waves, { turn: 88 }) + inkStars(b, [[536, 690], [540, 770], [690, 650]]));
  scene.add(finger(b, [[330, 726], [276, 668], [290, 606], [324, 566]], [66, 54, 48, 38], SKIN, { fill }));
  scene.add(b.line('M262 700l-18 14M268 726l-22 6', SKIN.crease, 4, { opacity: 0.4 }));
}

export default picture({
  id: 'st089',
  motifs: ['people', 'tender', 'contrast', 'family'],
  words: {
    en: {
      title: 'Tattooed arm holding a baby',
      name: 'Tattooed man holding a sleeping baby in his arm',
      shows: 'A bearded man in a red vest holds a sleeping baby wrapped in white. His arm is tattooed with an anchor, a sun, a rose and a swallow.',
      closer:
        'A teal-blue room at night; a crescent moon in the window, a warm light from the right. The man’s head is bent and his eyes are closed; he smiles a little. The baby in the hood sleeps with one small fist out of the cloth, its cheeks red. The ink on the strong arm is blue-green, with a red rose, and two rows of waves run round the wrist. Three paper stars hang from the ceiling, and small stars stand on the blanket, the arm and the wall.',
    },
    fr: {
      title: 'Un bras tatoué tient un bébé',
      name: 'Homme tatoué, un bébé endormi au creux du bras',
      shows: 'Un homme barbu en maillot rouge tient un bébé endormi, emmailloté de blanc. Son bras est tatoué d’une ancre, d’un soleil, d’une rose et d’une hirondelle.',
      closer:
        'Une chambre bleu canard, la nuit ; un croissant de lune à la fenêtre, une lumière chaude venue de droite. L’homme penche la tête, les yeux fermés, et sourit un peu. Sous son capuchon, le bébé dort, les joues rouges, un petit poing hors du linge. L’encre du bras puissant est bleu-vert, avec une rose rouge, et deux rangs de vagues font le tour du poignet. Trois étoiles de papier pendent du plafond ; de petites étoiles sont semées sur la couverture, le bras et le mur.',
    },
  },
  paint: { under: [90, 100, 110], flow: 0.3 },
  draw(scene) {
    nursery(scene);
    torso(scene);
    head(scene);
    upperArm(scene);
    baby(scene);
    foreArm(scene);
    scene.add(scene.glowShape(780, 480, 300, '#ffd890', 0.28, 420));
  },
});
