import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, ribbon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { handAround, skins } from '../../src/shapes/hands.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, paneWindow, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a1f2c';
const CLAY = '#a2563e';
const LOOK = { light: -1, night: NIGHT } as const;
const POT = 'M272 474C280 520 214 566 208 640C204 716 268 772 300 826C360 846 440 846 500 826C532 772 596 716 592 640C586 566 520 520 528 474Z';

function pot(scene: Scene, x: number, y: number, size: number, colour: string, shape: number): void {
  const b = brush(scene, size, LOOK);
  const shapes = ['M-26 0C-52 -30 -44 -66 -18 -80L-20 -100H20L18 -80C44 -66 52 -30 26 0Z', 'M-24 0L-50 -60Q0 -72 50 -60L24 0Z',
    'M-16 0C-40 -20 -34 -46 -12 -60L-10 -100H10L12 -60C34 -46 40 -20 16 0Z'];
  scene.shadow(x + size * 0.2, y, size * 0.6, size * 0.12, NIGHT, 0.5);
  scene.add(at(x, y, 1, b.done(b.form(shapes[shape]!, colour, { dabs: 1.2 }), b.line(shape === 1 ? 'M-46 -50Q0 -40 46 -50' : 'M-34 -44Q0 -34 34 -44', lighten(colour, 0.12), 6, { opacity: 0.6 }))));
}

function workshop(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 1010], '#c99a6a', '#7a4a3c', { strokes: 320 });
  paneWindow(scene, [-60, 60, 210, 300], [[0, '#fdf0c8'], [1, '#ffdc98']], { frame: '#8a5a40', night: NIGHT, light: -1, rows: 2 });
  scene.glow(60, 220, 420, '#ffe9b4', 0.75);
  [150, 372].forEach((y) =>
    scene.add(b.form(rectangle(560, y, 260, 22), '#6a4030', { grain: 0 }) + `<path d="M560 ${y + 30}H810" stroke="${NIGHT}" stroke-width="18" opacity=".35" ${scene.blur(9)}/>`)
  );
  pot(scene, 640, 152, 110, '#e0b080', 0);
  pot(scene, 744, 152, 96, '#8a9a94', 1);
  pot(scene, 660, 374, 84, '#c87a54', 1);
  pot(scene, 756, 374, 136, '#d8c0a0', 2);
  pot(scene, 46, 892, 270, '#a87a5c', 2);
  pot(scene, 764, 892, 220, '#8a6a5c', 0);
}

/** Shirt, apron and upper arms of the potter, who sits behind the wheel. */
function potter(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const shirt = '#3f6472';
  scene.add(b.form('M196 -20C170 120 176 320 190 560H612C624 320 630 120 604 -20Z', shirt, { grain: 1.4, dabs: 1.4, pale: '#8fb4b0' }));
  scene.add(b.form('M276 -20L286 90C256 240 246 420 248 600H556C556 420 546 240 514 90L524 -20H484C470 60 330 60 316 -20Z', '#d8b98a', { grain: 1.5, dabs: 1.3, pale: '#fbe6bc' }));
  scene.add(
    b.line('M286 90C340 112 460 112 514 90', '#8a6848', 5, { opacity: 0.6 }) +
      b.line('M330 130C318 240 312 360 318 470M470 130C482 250 490 360 482 470M400 120C396 200 404 300 398 420', '#a8845a', 8, { opacity: 0.35 }),
  );
  times(13, () => scene.add(b.blot(between(scene.r, 280, 520), between(scene.r, 150, 470), between(scene.r, 6, 20), between(scene.r, 5, 12), '#a8664a', 0.5)));
}

function sleeves(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const arms: [Point[], string, string][] = [[[[232, -40], [118, 90], [16, 214]], '#4a7280', 'M-40 196C-20 160 70 196 128 238L104 292C60 252 -10 232 -60 250Z'], [[[568, -40], [690, 84], [792, 200]],
    '#345866', 'M842 180C820 148 738 184 680 226L704 280C748 240 816 220 862 236Z']];
  arms.forEach(([line, colour, cuff]) => {
    scene.add(b.form(ribbon(line, [150, 164, 170]), colour, { grain: 0.9, dabs: 1.4, pale: '#9cc0b8' }));
    scene.add(b.form(cuff, lighten(colour, 0.06), { grain: 0.4, pale: '#b8d4c8', edge: 1.4 }));
  });
  scene.add(b.line('M150 20C130 60 120 90 70 130M196 60C170 100 150 120 120 170M660 30C680 70 700 90 730 120M620 70C640 110 660 130 690 160', '#22404c', 7, { opacity: 0.4 }));
}

function wheel(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-20 880C120 820 680 820 820 880V1020H-20Z', '#6a4434', { grain: 0, dabs: 1.4, pale: '#c08a5c' }));
  scene.add(b.form('M84 850V902C84 970 716 970 716 902V850Z', '#5a4a4c', { grain: 0, dabs: 1.2, pale: '#b89c88' }) + b.ball(400, 850, 318, 84, '#8f8078', { pale: '#e6d4bc', grain: 0, dabs: 1.6 }));
  times(7, (i) => scene.add(b.line(oval(400, 850, 290 - i * 30, 74 - i * 8), i % 2 ? '#d8c4ac' : '#5f504c', 3, { opacity: 0.5, dash: `${120 + i * 30} ${60 + i * 14}` })));
  times(24, () => scene.add(b.blot(between(scene.r, 140, 660), between(scene.r, 820, 900), between(scene.r, 6, 22), between(scene.r, 3, 8), pick(scene.r, [CLAY, '#c88460', '#8a4c3a']), 0.8)));
  scene.shadow(440, 838, 200, 40, NIGHT, 0.7);
}

function clay(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.ball(400, 832, 150, 36, mix(CLAY, NIGHT, 0.2), { grain: 0 }));
  scene.add(b.form(POT, CLAY, { grain: 0.05, long: 2, dabs: 1.6, pale: '#eab48c', shade: '#5a2c30', edge: 1.5 }));
  const rings = times(15, (i) => b.line(`M190 ${520 + i * 22}Q400 ${566 + i * 24} 610 ${520 + i * 22}`, i % 2 ? '#e8b08c' : '#7a4034', 4 + (i % 3) * 2, { opacity: 0.38 }));
  scene.add(b.inside(POT, ...rings, b.line('M252 640C250 590 280 560 300 540', '#ffe6cc', 16, { opacity: 0.5 })));
  scene.add(b.ball(400, 474, 130, 40, lighten(CLAY, 0.05), { grain: 0, pale: '#f8d0ac' }) + b.ball(400, 478, 106, 29, '#5e3030', { grain: 0, pale: '#8a4c40', edge: 0.6 }));
  scene.add(b.line('M306 488C340 504 420 508 470 500', '#b4694a', 5, { opacity: 0.7 }));
}

/** Wet clay on fingers and knuckles. */
function slip(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const smears: [number, number, number][] = [[352, 602, 0.5], [330, 650, 0.6], [310, 700, 0.6], [236, 588, 0.9], [450, 596, -0.5], [470, 650, -0.6], [496, 700, -0.6], [566, 580, -0.9], [262, 700,
    0.6], [540, 690, -0.6], [196, 560, 1]];
  smears.forEach(([x, y, turn]) =>
    times(3, () =>
      scene.add(
        at(x + between(scene.r, -20, 20), y + between(scene.r, -16, 16), 1, b.flat('M-30 0C-14 -9 14 -8 32 0C14 8 -12 9 -30 0Z', pick(scene.r, [CLAY, '#c88460', '#8a4a38']), 0.5), {
          turn: (turn * 180) / 3.14,
        }),
      ))
  );
}

function bench(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const bird = b.form('M-58 -26C-40 -64 -6 -62 4 -70C16 -98 54 -92 54 -66L76 -58L52 -50C50 -18 20 0 -14 0C-34 0 -44 -6 -50 -14L-92 -30L-86 -44Z', '#c98862', { pale: '#f4c49c', dabs: 1.3 }) +
    b.line('M-34 -34C-16 -16 10 -18 22 -36', '#8a4c3a', 4, { opacity: 0.7 }) +
    b.dot(36, -70, 5, '#4a2428');
  scene.shadow(140, 962, 90, 18, NIGHT, 0.6);
  scene.add(at(130, 962, 0.9, bird));
  scene.shadow(680, 986, 140, 22, NIGHT, 0.6);
  scene.add(
    b.form('M574 912C580 970 616 992 672 992C728 992 764 970 770 912Z', '#4f7a80', { dabs: 1.3, pale: '#a8d0c4' }) +
      b.ball(672, 912, 98, 24, '#6f9a98', { dabs: 0.6 }) +
      b.ball(672, 914, 84, 18, '#b89a84', { grain: 0 }) +
      b.line('M616 912Q650 904 690 910M650 922Q700 926 730 916', '#f0dcc4', 4, { opacity: 0.7 }),
  );
  scene.add(b.form('M716 906C716 880 774 874 784 898C790 920 736 930 716 906Z', '#e8c268', { dabs: 2, pale: '#fff0b0' }));
}

export default picture({
  id: 'st100',
  motifs: ['people', 'craft', 'beginning', 'earth'],
  words: {
    en: {
      title: 'Hands shaping clay',
      name: 'Two hands shaping a clay pot on a wheel',
      shows: 'Two hands lie round a wet clay pot on a turning potter’s wheel; behind it a potter in an apron, whose head is not seen.',
      closer:
        'Honey-coloured morning light slants into the workshop from a window at the left. The potter wears a teal shirt with rolled sleeves and a cream apron full of clay spots. Both thumbs rest on the rim, the fingers spread over the red-brown wall and leave rings in it. On the grey wheel lie crumbs of clay. In front, at the right, stands a bowl of cloudy water with a sponge; at the left a small bird of clay looks on.',
    },
    fr: {
      title: 'Des mains modèlent l’argile',
      name: 'Deux mains façonnent un pot d’argile sur un tour',
      shows: 'Deux mains entourent un pot d’argile humide sur un tour de potier ; derrière, une personne en tablier, dont on ne voit pas la tête.',
      closer:
        'Une lumière du matin, couleur de miel, entre de biais par une fenêtre à gauche. La personne porte une chemise bleu canard aux manches retroussées et un tablier crème taché d’argile. Les pouces reposent sur le bord, les doigts s’étalent sur la paroi brun-rouge et y laissent des anneaux. Sur le tour gris, des miettes d’argile. Devant, à droite, un bol d’eau trouble avec une éponge ; à gauche, un petit oiseau d’argile regarde.',
    },
  },
  paint: { under: [170, 110, 80], flow: 0.1 },
  draw(scene) {
    workshop(scene);
    potter(scene);
    shaft(scene, [[-40, 20], [60, -60], [700, 760], [420, 860]], '#fff0c0', 0.4);
    wheel(scene);
    clay(scene);
    scene.add(at(156, 508, 1, handAround(scene, 350, { light: -1, skin: skins.olive })));
    scene.add(at(650, 494, 1, handAround(scene, 350, { light: 1, skin: { ...skins.olive, pale: '#e6b484' } }), { flip: true, turn: -3 }));
    sleeves(scene);
    slip(scene);
    bench(scene);
    motes(scene, [40, 40, 700, 700], 40);
  },
});
