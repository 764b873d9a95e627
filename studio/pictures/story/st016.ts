import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { button, type ButtonLook } from '../../src/shapes/buttons.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { panesOfLight, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1f4a5c';
const COLOURS = ['#d8503c', '#f0b43c', '#2f7a8c', '#f6e8c8', '#7a4a7c', '#5f9a5c', '#e88a7c', '#3a4a7c', '#c98a4c', '#f2d0c0', '#b83c5c', '#8cc4bc'];
const JAR = 'M-176 0C-214 -8 -222 -60 -222 -120V-330C-222 -396 -186 -412 -160 -432V-470H160V-432C186 -412 222 -396 222 -330V-120C222 -60 214 -8 176 0Q0 26 -176 0Z';

/** A checked cloth over the table, its threads running to one point. */
function cloth(scene: Scene, y: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  washed(scene, [y, 1010], '#fbf3e2', '#e6e4dc', { strokes: 160, grain: 0.05, spread: 0.02 });
  const eye: Point = [430, -300];
  const across = (x: number, at1: number): Point => [eye[0] + ((x - eye[0]) * (at1 - eye[1])) / (y - eye[1]), at1];
  const strip = (i: number) => polygon([across(-200 + i * 84, y), across(-158 + i * 84, y), across(-158 + i * 84, 1010), across(-200 + i * 84, 1010)]);
  times(16, (i) => scene.add(b.form(strip(i), '#e8866c', { opacity: 0.5, dabs: 0.8, edge: 0, grain: 1.5 })));
  times(6, (i) => {
    const [top, low] = [y + 14 + 20 * i ** 1.52, y + 14 + 20 * (i + 0.5) ** 1.52];
    scene.add(b.form(polygon([[-10, top], [810, top], [810, low], [-10, low]]), '#e8866c', { opacity: 0.5, dabs: 0.8, edge: 0 }));
  });
}

/** A blue coat on a hook; between its buttons one is missing and the thread hangs. */
function coat(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#14244c' });
  scene.add(`<path d="M150 130C260 160 330 260 344 420L352 720H120Z" fill="#3f7f84" opacity=".45" ${scene.blur(9)}/>`);
  scene.add(b.ball(150, 62, 16, 16, '#c99a4c', { dabs: 0 }) + b.line('M150 62V112', '#8a6a34', 10));
  const body = 'M-20 700V190C30 130 90 108 150 104C214 108 258 136 286 210C304 360 308 540 312 700Z';
  scene.add(b.form(body, '#33568c', { pale: '#7fa4cc', grain: 1.4, dabs: 1.8, edge: 1.3 }));
  scene.add(
    b.form('M96 110C70 160 60 200 58 236L150 300L236 232C234 196 222 150 204 112L150 150Z', '#2a4878', { pale: '#6a8cbc', edge: 1.4 }) +
      b.form('M104 108Q150 90 200 108L152 148Z', '#1c3058', { dabs: 0.5 }),
  );
  scene.add(b.line('M152 300C158 440 158 560 156 700', '#1c3058', 7, { opacity: 0.8 }) + b.line('M52 330C40 450 38 580 42 700', '#20386a', 12, { opacity: 0.45 }));
  scene.add(
    b.form('M214 122C268 140 300 196 312 290L330 640Q290 664 250 644C256 500 250 380 236 270Z', '#375c94', { pale: '#86aace', grain: 1.4, dabs: 1.6, edge: 1.4 }) +
      b.form('M252 588Q290 606 328 586L330 642Q290 664 250 644Z', '#2a4878', { pale: '#6a8cbc' }),
  );
  const red: ButtonLook = { colour: '#d8503c', light: -1, night: '#4a1438' };
  [350, 460, 684].forEach((y) => scene.add(scene.shadowShape(130, y + 6, 32, 30, '#14244c', 0.7) + at(124, y, 1, button(scene, 52, red))));
  scene.add(b.dot(120, 566, 4, '#14244c') + b.dot(130, 572, 4, '#14244c') + b.line('M122 566C134 586 104 596 116 616C122 626 112 630 114 636M130 572C144 586 150 596 144 612', '#ffd9c4', 4));
}

function one(scene: Scene, x: number, y: number, size: number, open: number, look: ButtonLook = {}): string {
  const colour = look.colour ?? pick(scene.r, COLOURS);
  return at(x, y, 1, button(scene, size, { colour, holes: scene.r() < 0.4 ? 2 : 4, open, light: -1, night: '#2a2440', ...look }), { turn: between(scene.r, -50, 50) });
}

function filling(scene: Scene): string {
  const rows = times(13, (row) => {
    const y = -392 + row * 31;
    return times(10, (i) => {
      const x = -214 + i * 47 + (row % 2) * 22 + between(scene.r, -9, 9);
      return one(scene, x, y + between(scene.r, -9, 9) - (row === 0 ? 20 * Math.cos(x / 120) : 0), between(scene.r, 52, 76), between(scene.r, 0.5, 0.98), scene.r() < 0.08 ? { cut: 'flower' } : {});
    }).join('');
  });
  const star = at(-66, -176, 1, button(scene, 104, { colour: '#f6c23c', cut: 'star', light: -1, night: '#6a3a2c' }), { turn: -12 });
  const heart = at(92, -86, 1, button(scene, 92, { colour: '#d8384c', cut: 'heart', holes: 2, light: -1, night: '#4a1438' }), { turn: 10 });
  return rows.join('') + star + heart;
}

function jar(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M330 850L640 884C760 880 820 850 860 800L780 760Z" fill="#a05a64" opacity=".5" ${scene.blur(9)}/>`);
  scene.shadow(500, 868, 270, 34, '#5a2c44', 0.6);
  const shine = b.line('M-196 -340C-200 -240 -200 -150 -190 -60', '#ffffff', 15, { opacity: 0.75 }) + b.line('M-166 -330V-270', '#ffffff', 8, { opacity: 0.55 }) +
    b.line('M196 -330C202 -230 200 -140 192 -70', '#dff4f0', 7, { opacity: 0.5 });
  const glass = `<path d="${JAR}" fill="${scene.linear([[0, '#e6fbf4', 0.55], [0.2, '#cfeee8', 0.08], [0.75, '#7fc0bc', 0.1], [1, '#2f7a8c', 0.5]], 0, 0, 1, 0)}"/>`;
  const shadeIn = `<path d="M60 -460H230V20H60Z" fill="${scene.linear([[0, NIGHT, 0], [1, NIGHT, 0.55]], 0, 0, 1, 0)}"/>`;
  const neck = b.flat(oval(0, -470, 160, 26), '#bfe4dc', 0.65) + b.line(oval(0, -470, 160, 26), '#f4fffa', 9, { opacity: 0.9 }) + b.line('M-160 -446Q0 -414 160 -446', '#f4fffa', 6, { opacity: 0.6 });
  scene.add(
    at(476, 866, 1,
      b.flat(JAR, '#5f9a9c', 0.55) + b.inside(JAR, b.flat(rectangle(-230, -380, 460, 400), '#4a3a4c', 0.85), filling(scene), shadeIn) + glass + b.line(JAR, '#eafcf6', 5, { opacity: 0.75 }) + neck +
        shine),
  );
}

function around(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5a2c44' });
  const lying = (x: number, y: number, size: number, colour: string, look: ButtonLook = {}) =>
    scene.add(scene.shadowShape(x + 8, y + size * 0.22, size * 0.62, size * 0.24, '#5a2c44', 0.55) + at(x, y, 1, button(scene, size, { colour, open: 0.55, light: -1, night: '#3a1c40', ...look })));
  lying(196, 838, 62, '#2f7a8c');
  lying(706, 812, 52, '#f0b43c', { holes: 2 });
  scene.shadow(742, 962, 76, 18, '#5a2c44', 0.55);
  const spool = b.form('M-52 -116H52V-98H-52ZM-52 -14H52V4H-52Z', '#d8a868', { pale: '#fff0c8' }) +
    b.form('M-40 -98H40C46 -70 46 -42 40 -14H-40C-46 -42 -46 -70 -40 -98Z', '#d8503c', { grain: 0.1, dabs: 2 }) +
    times(7, (i) => b.line(`M-41 ${-92 + i * 12}Q0 ${-86 + i * 12} 41 ${-92 + i * 12}`, '#8a2430', 2.4, { opacity: 0.7 })).join('') +
    b.ball(0, -116, 52, 10, '#e8c088', { dabs: 0.5 });
  scene.add(b.line('M706 930C600 900 600 990 470 950C400 926 330 990 262 946', '#d8503c', 5) + at(742, 950, 1, spool));
  scene.add(b.line('M264 946L116 972', '#5a6470', 8) + b.line('M262 944L118 970', '#fffdf4', 4) + b.line('M262 945l-16 3', '#5a2c44', 3));
  lying(352, 934, 82, '#b83c5c');
  lying(576, 968, 66, '#5f9a5c', { holes: 2 });
}

export default picture({
  id: 'st016',
  motifs: ['object', 'collection', 'colour', 'home'],
  words: {
    en: {
      title: 'Jar of buttons',
      name: 'Glass jar full of buttons on a checked cloth',
      shows: 'A big open glass jar full of buttons of every colour stands on a red-checked cloth. Behind it hangs a blue coat that has lost one of its red buttons.',
      closer:
        'Morning light falls from the left, and the panes of a window lie bright on the turquoise wall. Most buttons are round, with two holes or four; a yellow star and a red heart lie against the glass. On the coat a loose thread hangs where the third button was. A few buttons have stayed outside the jar, and a red thread runs from a spool through them to a needle.',
    },
    fr: {
      title: 'Un bocal de boutons',
      name: 'Bocal de verre plein de boutons sur une nappe à carreaux',
      shows: 'Un grand bocal ouvert, plein de boutons de toutes les couleurs, sur une nappe à carreaux rouges. Derrière pend un manteau bleu auquel manque un de ses boutons rouges.',
      closer:
        'La lumière du matin vient de gauche, et les carreaux d’une fenêtre brillent sur le mur turquoise. La plupart des boutons sont ronds, à deux ou quatre trous ; une étoile jaune et un cœur rouge touchent le verre. Sur le manteau, un fil pend à la place du troisième bouton. Quelques boutons sont restés hors du bocal, et un fil rouge va d’une bobine à une aiguille en passant entre eux.',
    },
  },
  paint: { under: [150, 190, 180], flow: 0.1, detail: 1 },
  draw(scene) {
    washed(scene, [-10, 740], '#7fbdb4', mix('#a8d8c8', '#fbe8c0', 0.25), { strokes: 320, spread: 0.03 });
    panesOfLight(scene, [[420, 20], [790, -20], [830, 400], [470, 430]], lighten('#fff0c0', 0.01), 0.7, [2, 2]);
    coat(scene);
    cloth(scene, 712);
    scene.glow(240, 900, 360, '#fff3c8', 0.5, 130);
    jar(scene);
    around(scene);
  },
});
