import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { panesOfLight, planks } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#5a3a4c';
const LOOK = { light: 1, night: NIGHT } as const;
const CHAR = '#2c1e20';
const SLICE = 'M-112 40V-96C-150 -120 -142 -190 -84 -194C-40 -200 40 -200 84 -194C142 -190 150 -120 112 -96V40Z';

/** Yellow tiles behind the worktop, a few with a blue flower. */
function tiles(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.sky([[0, '#d8b868'], [1, '#e8cc84']]);
  times(8 * 9, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const [x, y] = [-6 + column * 102, -20 + row * 96];
    const tone = mix('#f6dc8c', '#fbecb8', scene.r());
    scene.add(b.form(rectangle(x + 3, y + 3, 96, 90), tone, { dabs: 0.9, edge: 1, pale: '#fff8dc', shade: '#d0a060' }));
    if ((column * 3 + row * 5) % 11 === 4) {
      scene.add(at(x + 51, y + 48, 1, times(5, (k) => `<g transform="rotate(${k * 72})">${b.flat(oval(0, -17, 9, 13), '#5f94b4', 0.85)}</g>`).join('') + b.dot(0, 0, 8, '#f2b43c')));
    }
  });
}

/** A rail with a ladle, a copper pan and a red mitten. */
function rail(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const shade = (x: number, y: number, rx: number, ry: number) => scene.add(scene.shadowShape(x - 26, y + 14, rx, ry, '#8a5a34', 0.4));
  shade(110, 210, 90, 110);
  shade(690, 190, 70, 110);
  scene.add(b.line('M-10 62H810', '#7a6470', 13) + b.line('M-10 58H810', '#fffaea', 4, { opacity: 0.8 }));
  scene.add(
    b.line('M110 62V110', '#6a4440', 12) +
      b.form('M98 96H122L118 190H102Z', '#8a5a3c', { pale: '#e8b078', grain: 1.5 }) +
      b.ball(110, 256, 84, 80, '#c46c3c', { pale: '#ffcf8c', shade: '#6a2c34', edge: 1.7, dabs: 1.6 }) +
      b.ball(110, 258, 62, 58, '#a8542f', { pale: '#e89458', edge: 1.2 }),
  );
  scene.add(
    b.line('M250 62V214', '#8a8c98', 10) + b.line('M252 66V210', '#fffdf0', 3) +
      b.form('M212 214Q250 204 288 214C286 256 268 268 250 268C232 268 214 256 212 214Z', '#a4a8b4', { pale: '#fffdf4', edge: 1.5 }),
  );
  scene.add(
    b.line('M690 62V92', '#7a4434', 6) +
      b.form('M648 96H732L736 190C770 170 786 190 770 222C756 250 744 262 736 300C720 312 664 312 650 300C640 240 644 160 648 96Z', '#c4402f', {
        pale: '#f88c64',
        shade: '#6a1c34',
        grain: 1.4,
        edge: 1.5,
        dabs: 1.6,
      }) +
      b.form(rectangle(644, 92, 92, 34), '#f8ecd0', { dabs: 0.8 }),
  );
}

/** A slice, burnt black but for its rim and a pale patch shaped like a bird. */
function toast(scene: Scene, bird: boolean): string {
  const b = brush(scene, 100, LOOK);
  const grains = b.scatter(90, -120, -188, 240, 230, (x, y) => b.dot(x, y, round1(between(scene.r, 1.5, 4.5)), scene.r() < 0.6 ? '#140c12' : '#6a4030', 0.8));
  const core = smooth([[-92, 40], [-92, -100], [-112, -140], [-80, -174], [0, -180], [80, -174], [112, -140], [92, -100], [92, 40]], true, 0.7);
  const wings = 'M-48 -70C-30 -74 -24 -100 -4 -104C0 -126 30 -128 36 -106L54 -100L38 -94C40 -70 20 -56 -2 -58L-50 -54Z';
  return (at(-7, 4, 1, b.form(SLICE, '#4a2c22', { dabs: 0.8 })) +
    b.form(SLICE, '#7a4a2c', { pale: '#c88a4c', shade: '#3a2020', edge: 1.5 }) +
    `<g ${scene.blur(4)}>${b.flat(core, CHAR)}</g>` +
    b.inside(SLICE, grains, b.blot(-60, -30, 26, 18, '#1a1016', 0.7), b.blot(60, -140, 30, 20, '#46302c', 0.7)) +
    (bird ? b.form(wings, '#c98c50', { pale: '#f0c080', dabs: 1, edge: 0.8 }) : '') +
    b.line('M84 -186C128 -182 138 -130 108 -102', '#d89c60', 5, { opacity: 0.7 }));
}

function toaster(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#34304c' });
  scene.add(`<path d="M-20 880L210 660L230 880Z" fill="#5a3444" opacity=".5" ${scene.blur(9)}/>`);
  scene.shadow(380, 884, 300, 34, '#3a2030', 0.75);
  const slot = (y: number) => b.form(`M-146 ${y}H146L152 ${y + 18}H-152Z`, '#221a26', { dabs: 0.3 });
  const lid = 'M-214 -282C-206 -336 -176 -352 -140 -354H140C176 -352 206 -336 214 -282Q0 -262 -214 -282Z';
  const body = 'M-246 -6C-256 -100 -252 -220 -236 -256C-226 -280 -200 -288 -160 -288H160C200 -288 226 -280 236 -256C252 -220 256 -100 246 -6Q0 16 -246 -6Z';
  const mirror = b.inside(body, b.flat('M-250 -150C-160 -120 -60 -170 60 -140C140 -120 200 -150 260 -136V-60H-250Z', '#e8c47c', 0.55),
    b.flat('M-250 -64C-120 -44 60 -84 260 -54V20H-250Z', '#8a5c4c', 0.55), b.line('M-210 -244C-100 -262 100 -262 214 -244', '#ffffff', 13, { opacity: 0.75 }),
    b.line('M196 -220C210 -160 210 -90 204 -30', '#fffdf0', 16, { opacity: 0.7 }), b.line('M-206 -220C-214 -150 -212 -90 -206 -30', '#5a5470', 14, { opacity: 0.6 }));
  const ends = b.form('M-262 4C-276 -90 -270 -200 -250 -262L-222 -270C-236 -200 -240 -90 -232 8ZM262 4C276 -90 270 -200 250 -262L222 -270C236 -200 240 -90 232 8Z', '#39303c', {
    pale: '#a89c9c',
    edge: 1.5,
  });
  const lever = b.form(rectangle(262, -220, 14, 130), '#241c28', { dabs: 0.3 }) + b.form('M258 -206H320Q332 -194 320 -182H258Z', '#39303c', { pale: '#b4a4a0', edge: 1.4 });
  const dial = b.ball(150, -66, 34, 34, '#39303c', { pale: '#a89c9c', edge: 1.5 }) +
    b.line('M150 -66L170 -88', '#f6ead0', 6) +
    times(5, (i) => b.dot(150 + Math.cos(3.4 + i * 0.62) * 50, -66 + Math.sin(3.4 + i * 0.62) * 50, 4 + i, i === 4 ? '#c4402f' : '#6a5c68')).join('');
  const steel = { pale: '#fffdf2', shade: '#6a6880', edge: 1.6, dabs: 1.4 };
  const back = at(62, -332, 0.98, b.inside('M-200 -260H200V8H-200Z', toast(scene, false)), { turn: 3 });
  const front = at(-34, -316, 1.06, b.inside('M-200 -260H200V18H-200Z', toast(scene, true)), { turn: -4 });
  const feet = b.flat('M-214 0H-164V18H-214ZM164 0H214V18H164Z', '#241c28');
  scene.add(
    at(384, 872, 1,
      feet + b.form(lid, '#c4c4cc', steel) + slot(-340) + back + slot(-312) + front + b.form('M-160 -298H160L166 -284H-166Z', '#d8d8dc', { ...steel, dabs: 0.4 }) + b.form(body, '#b4b6c2', steel) +
        mirror + ends + lever + dial),
  );
  scene.add(b.line('M120 850C60 850 40 800 -20 812', '#39303c', 11));
}

/** Smoke: broad veils that thicken under the ceiling, and thin curls at the toast. */
function smoke(scene: Scene): void {
  const veil = (points: Point[], widths: number[], colour: string, opacity: number) => scene.add(`<path d="${ribbon(points, widths)}" fill="${colour}" opacity="${opacity}" ${scene.blur(9)}/>`);
  veil([[350, 400], [310, 320], [400, 230], [330, 140], [420, 40], [380, -60]], [16, 52, 84, 120, 170, 240], '#6a5c68', 0.62);
  veil([[440, 400], [500, 320], [440, 250], [530, 150], [470, 60], [560, -40]], [12, 40, 70, 110, 160, 220], '#857480', 0.55);
  veil([[-20, 0], [200, 26], [420, 10], [640, 36], [820, 6]], [70, 110, 130, 110, 80], '#75646f', 0.6);
  const b = brush(scene, 100);
  const curls = ['M330 420C290 370 370 330 330 280C300 240 360 210 340 160', 'M400 410C440 360 380 320 420 270C450 226 400 200 424 150C436 120 420 96 430 70',
    'M470 420C500 380 450 350 480 310C510 270 470 240 500 200'];
  curls.forEach((curl, i) => scene.add(`<g ${scene.blur(4)}>${b.line(curl, i % 2 ? '#e6dcd4' : '#4a3c48', 15, { opacity: 0.55 })}</g>`));
}

function butter(b: Brush): string {
  return b.form('M-60 0L-44 -42H30L58 -6L50 22H-54Z', '#f6d468', { pale: '#fff6c0', shade: '#c89440', edge: 1.4 }) + b.form('M-44 -42H30L58 -6H-58Z', '#fae48c', { pale: '#fffbe0', edge: 1 });
}

/** In front: a plate with a scraped slice, the knife, black crumbs, butter and an egg. */
function breakfast(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(150, 950, 190, 34, NIGHT, 0.65);
  scene.add(
    b.ball(168, 930, 180, 48, '#f6ead4', { pale: '#fffdf4', shade: '#b08c88', edge: 1.5 }) + b.ball(168, 926, 128, 31, '#efe0c8', { dabs: 1 }) +
      b.line(oval(168, 930, 160, 41), '#5f94b4', 5, { opacity: 0.7 }),
  );
  const flat = `<g transform="translate(150 924) rotate(-12) scale(.8 .26)">${
    b.form(SLICE, '#8a5430', { pale: '#c88a4c' }) + b.blot(-30, -120, 80, 60, CHAR, 0.95) + b.blot(40, -30, 60, 50, CHAR, 0.9)
  }</g>`;
  scene.add(at(0, 8, 1, b.flat(oval(150, 912, 116, 24), '#5a3424', 0.5)) + flat);
  scene.add(b.line('M216 940L330 900', '#7a7c88', 15) + b.line('M216 938L330 898', '#fffdf4', 6) + b.line('M326 902L404 876', '#6a3c34', 17) + b.line('M328 898L402 873', '#c88a68', 5));
  times(46, () => scene.add(b.dot(between(scene.r, 30, 470), between(scene.r, 916, 988), round1(between(scene.r, 1.6, 4.6)), scene.r() < 0.8 ? '#2c1a1c' : '#7a4a30', 0.9)));
  scene.shadow(540, 962, 110, 20, NIGHT, 0.6);
  scene.add(b.ball(556, 950, 104, 25, '#a8c4cc', { pale: '#f2fbf4', shade: '#5f7c94', edge: 1.4 }) + at(552, 936, 1, butter(b)));
  scene.shadow(690, 946, 66, 16, NIGHT, 0.6);
  scene.add(
    b.form('M660 876Q706 894 752 876C752 906 732 918 718 920L722 938Q748 944 744 954Q706 964 668 954Q664 944 690 938L694 920C680 918 660 906 660 876Z', '#5f94b4', {
      pale: '#d4ecec',
      shade: '#34486c',
      edge: 1.5,
    }) + b.form('M662 876C664 820 690 786 706 786C722 786 748 820 750 876Q706 894 662 876Z', '#f2d0a8', { pale: '#fff8e6', shade: '#b87c64', edge: 1.5, dabs: 1.4 }),
  );
}

export default picture({
  id: 'st024',
  motifs: ['object', 'food', 'failure', 'morning'],
  words: {
    en: {
      title: 'Burnt toast',
      name: 'Burnt toast smoking in a toaster',
      shows: 'Two slices of burnt black toast stick out of a shining toaster and smoke. On the front slice a pale patch is left in the shape of a bird.',
      closer:
        'Morning light falls from the right on yellow tiles; a few of them have a blue flower. Grey smoke gathers under the ceiling, past a copper pan, a ladle and a red oven mitten on a rail. The dial of the toaster is near its red dot. In front lie a plate with a slice somebody has tried to scrape clean, the knife, and black crumbs; beside it wait the butter and an egg in a blue cup.',
    },
    fr: {
      title: 'Du pain grillé, brûlé',
      name: 'Tartines brûlées qui fument dans un grille-pain',
      shows: 'Deux tranches de pain noires et brûlées sortent d’un grille-pain brillant et fument. Sur la première, il reste une tache claire en forme d’oiseau.',
      closer:
        'La lumière du matin vient de droite sur des carreaux jaunes ; quelques-uns portent une fleur bleue. La fumée grise s’amasse sous le plafond, devant une poêle de cuivre, une louche et un gant rouge pendus à une barre. Le bouton du grille-pain est tourné près du point rouge. Devant, une assiette avec une tranche qu’on a essayé de gratter, le couteau et des miettes noires ; à côté attendent le beurre et un œuf dans un coquetier bleu.',
    },
  },
  paint: { under: [226, 190, 120], flow: 0.1 },
  draw(scene) {
    tiles(scene);
    panesOfLight(scene, [[470, 120], [800, 90], [780, 470], [440, 520]], '#fffdf0', 0.45, [2, 2]);
    rail(scene);
    planks(scene, 770, '#b8784c', { night: NIGHT, rows: 3, rim: '#fff0c0' });
    scene.add(`<path d="${polygon([[520, 780], [820, 780], [820, 900], [440, 1000]])}" fill="#fff0c0" opacity=".3" ${scene.blur(9)}/>`);
    toaster(scene);
    smoke(scene);
    breakfast(scene);
  },
});
