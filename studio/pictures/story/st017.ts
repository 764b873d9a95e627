import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle, type Brush } from '../../src/shapes/index.ts';
import { motes, panesOfLight, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1a302c';
const GOLD = '#cf9a3c';

/** One sprig of the wallpaper. */
function sprig(scene: Scene, colour: string, pale: string): string {
  const b = brush(scene, 100);
  return b.line('M0 44V-30', colour, 4) + b.form('M0 30C-30 22 -34 -2 -30 -12C-12 -8 -2 10 0 30ZM0 30C30 22 34 -2 30 -12C12 -8 2 10 0 30Z', colour, { pale, dabs: 0 }) + b.form('M0 -14C-22 -30 -14 -54 0 -62C14 -54 22 -30 0 -14Z', pale, { dabs: 0 }) + b.dot(0, -40, 5, colour);
}

function wallpaper(scene: Scene): void {
  washed(scene, [-10, 790], '#7f9f7c', '#8fa880', { strokes: 280 });
  times(9, (i) => scene.add(`<path d="M${i * 100} -10V790" stroke="#6f9070" stroke-width="30" opacity=".35"/>`));
  times(54, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    scene.add(at(column * 100, 40 + row * 140 + (column % 2) * 70, 1, sprig(scene, '#5f8464', '#b4c494'), { opacity: 0.75 }));
  });
}

function wainscot(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(rectangle(-10, 790, 820, 30), '#e6dcc0', { pale: '#fffbe8' }) + b.form(rectangle(-10, 818, 820, 200), '#cfcdb0', { shade: '#8a9484', dabs: 1.4, grain: 1.5 }));
  [20, 280, 540].forEach((x) => scene.add(b.line(`M${x} 1010V856H${x + 220}V1010`, '#8f9a84', 7) + b.line(`M${x + 8} 1010V864H${x + 212}V1010`, '#f6f2dc', 4)));
}

function frame(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: '#4a2c18' });
  const [w, h, thick] = [214, 262, 62];
  const inner = rectangle(-w + thick, -h + thick, (w - thick) * 2, (h - thick) * 2);
  const fresh = times(12, (i) => at(-120 + (i % 3) * 120, -190 + Math.floor(i / 3) * 126, 1, sprig(scene, '#2c5c4c', '#7fae74'))).join('');
  const bars = [polygon([[-w, -h], [w, -h], [w - thick, -h + thick], [-w + thick, -h + thick]]), polygon([[w, -h], [w, h], [w - thick, h - thick], [w - thick, -h + thick]]), polygon([[-w, h], [w, h], [w - thick, h - thick], [-w + thick, h - thick]]), polygon([[-w, -h], [-w, h], [-w + thick, h - thick], [-w + thick, -h + thick]])];
  const tones = [0.02, 0.3, 0.36, 0];
  const carving = times(44, (i) => {
    const t = (i / 44) * 4;
    const side = Math.floor(t);
    const part = (t % 1) * 2 - 1;
    const [x, y] = [[part * (w - 30), -h + 30], [w - 30, part * (h - 30)], [-part * (w - 30), h - 30], [-w + 30, -part * (h - 30)]][side]!;
    return b.ball(round1(x!), round1(y!), 12, 12, mix(GOLD, '#fff0b4', 0.15), { dabs: 0, pale: '#fff6cc' });
  });
  const corner = (x: number, y: number) => b.ball(x, y, 44, 44, GOLD, { pale: '#fff3c0', edge: 1.6 }) + times(6, (i) => `<g transform="translate(${x} ${y}) rotate(${i * 60})">${b.form('M0 -10C-16 -24 -10 -44 0 -50C10 -44 16 -24 0 -10Z', '#e0b050', { pale: '#fff6cc', dabs: 0 })}</g>`).join('') + b.ball(x, y, 13, 13, '#fff0b4', { dabs: 0 });
  return [
    `<path d="${inner}" fill="${scene.linear([[0, '#3f7058'], [1, '#4f8264']])}"/>`, b.inside(inner, fresh),
    b.inside(inner, `<path d="M-152 -200H152V-170H-122V200H-152Z" fill="#12241c" opacity=".5" ${scene.blur(9)}/>`),
    b.dot(0, -150, 8, '#3a3a34') + b.dot(-2, -153, 4, '#e6e6d8'),
    ...bars.map((bar, i) => b.form(bar, mix(GOLD, '#5a3018', tones[i]!), { pale: '#ffe79c', edge: 1.6, dabs: 1.4, grain: i % 2 ? 1.5 : 0 })),
    b.line(inner, '#6a3c1c', 7) + b.line(rectangle(-w + thick - 8, -h + thick - 8, (w - thick + 8) * 2, (h - thick + 8) * 2), '#fff0b4', 4, { opacity: 0.8 }),
    ...carving, corner(-w + 22, -h + 22), corner(w - 22, -h + 22), corner(-w + 22, h - 22), corner(w - 22, h - 22),
  ].join('');
}

/** A rose that hangs its head, its neck at 0,0. */
function rose(b: Brush): string {
  const petal = (path: string, colour: string) => b.form(path, colour, { pale: '#f0b0a0', shade: '#6a2c34', dabs: 0.6, edge: 1.4 });
  return b.form('M-20 0Q0 -12 20 0L10 10H-10Z', '#6a7a4c', { dabs: 0 }) + petal('M-10 4C-40 10 -44 44 -20 64C-6 56 -4 26 -10 4Z', '#a8504c') + petal('M10 4C40 10 44 44 20 64C6 56 4 26 10 4Z', '#8c4048') + petal('M-16 4C-24 40 -10 66 2 70C18 64 24 36 16 4Q0 10 -16 4Z', '#c06a60') + b.line('M-4 14C-8 34 -2 50 2 58', '#7a343c', 3, { opacity: 0.7 });
}

function vase(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(676, 806, 80, 14, NIGHT, 0.55);
  scene.add(at(24, 0, 1, b.line('M640 690C622 620 640 560 690 556C716 556 728 572 730 590M652 690C652 650 628 620 604 640C596 648 594 656 594 668', '#6a6a44', 6)));
  scene.add(at(24, 0, 1, at(730, 590, 1, rose(b)) + at(594, 666, 0.8, rose(b), { turn: 10 }) + b.form('M646 640C620 630 610 610 612 596C634 600 648 618 646 640Z', '#7a7a4c')));
  scene.add(at(24, 0, 1, b.form('M612 700C600 730 596 780 622 800H680C706 780 700 730 688 700C676 690 668 680 670 668H632C634 682 624 690 612 700Z', '#5f8ea0', { pale: '#dceef0', edge: 1.5 }) + b.line(oval(651, 668, 20, 6), '#dceef0', 4)));
  [[560, 800, 20], [730, 808, -10]].forEach(([x, y, turn]) => scene.add(at(x!, y!, 1, b.form('M-16 0C-8 -12 10 -10 16 0C8 8 -8 8 -16 0Z', '#b8685c', { dabs: 0 }), { turn })));
}

export default picture({
  id: 'st017',
  motifs: ['object', 'memory', 'missing', 'wall'],
  words: {
    en: {
      title: 'Empty picture frame',
      name: 'Empty gold picture frame on a papered wall',
      shows: 'A carved gold picture frame hangs a little crooked on a green papered wall; there is no picture in it, only the wall.',
      closer: 'Sun from a window at the left falls in panes over the faded sprigs of the wallpaper and the flowered corners of the frame. Inside the frame the paper is much darker and fresher, with one nail in it. On the pale rail below stands a blue vase with two drooping roses, and two petals have dropped. Dust hangs in the light.',
    },
    fr: {
      title: 'Le cadre vide',
      name: 'Cadre doré vide sur un mur tapissé',
      shows: 'Un cadre doré et sculpté pend un peu de travers sur un mur au papier peint vert ; aucune image dedans, rien que le mur.',
      closer: 'Le soleil d’une fenêtre, à gauche, pose ses carreaux sur les brins fanés du papier et sur les coins fleuris du cadre. À l’intérieur, le papier est bien plus sombre et plus frais, avec un seul clou. En bas, sur la moulure claire, un vase bleu tient deux roses qui penchent ; deux pétales sont tombés. La poussière flotte dans la lumière.',
    },
  },
  paint: { under: [130, 140, 100], flow: 1.4 },
  draw(scene) {
    wallpaper(scene);
    panesOfLight(scene, [[-120, 40], [470, -60], [760, 690], [60, 860]], '#fff3b8', 0.42, [2, 3]);
    wainscot(scene);
    scene.add(`<path d="M152 166H574V704H178Z" fill="${NIGHT}" opacity=".55" ${scene.blur(14)}/>`);
    scene.add(at(334, 400, 1, frame(scene), { turn: -4 }));
    shaft(scene, [[-80, -60], [260, -60], [640, 760], [120, 860]], '#fff6c8', 0.34);
    vase(scene);
    motes(scene, [60, 60, 600, 760], 60, '#fffbe0');
  },
});
