import { times } from '../../src/core/chance.ts';
import { lighten } from '../../src/core/colour.ts';
import { at, blobPoints, polygon, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval } from '../../src/shapes/index.ts';
import { motes, panesOfLight, planks, washed } from '../../src/shapes/scenes/backdrops.ts';
import { typewriter } from '../../src/shapes/typewriter.ts';

const NIGHT = '#5a2c44';
const SUN = '#ffe2a8';

/** The shadow that leaves and a small bird on the sill throw on the wall. */
function wallShadows(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const leaf = (x: number, y: number, turn: number, size: number) => at(x, y, size, b.flat('M0 0C14 -26 52 -30 84 0C52 26 14 24 0 0Z', '#b06a5c'), { turn });
  const sprays = times(9, (i) => leaf(640 + Math.sin(i * 1.3) * 26, 30 + i * 34, 20 + (i % 2) * 120 + i * 5, 0.9));
  const twig = b.line('M690 -10C650 90 676 200 630 330', '#b06a5c', 9);
  const bird = at(200, 246, 1.25, b.flat('M-60 -4C-30 -10 -22 -34 0 -40C4 -62 34 -62 40 -42L56 -36L40 -30C40 -6 16 8 -8 6L-58 10Z', '#a8604f') + b.line('M4 4V20M14 4V20', '#a8604f', 4));
  scene.add(`<g opacity=".62" ${scene.blur(4)}>${twig}${sprays.join('')}${bird}</g>`);
}

/** A sheet pressed into a ball. */
function crumpled(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const b = brush(scene, 100, { light: -1, night: '#8a5a68' });
  const paper = '#fbeed8';
  const ball = smooth(blobPoints(scene.r, 0, -10, 54, 46, 11, 0.13), true, 0.45);
  const tones = [paper, '#fffaee', '#e6cbb8', '#c9a29c', '#f2dcc6', '#b48a90'];
  const creases = times(13, (i) => {
    const [a, q] = [i * 2.4, 12 + (i % 4) * 11];
    const [cx, cy] = [Math.cos(a) * q - 4, -12 + Math.sin(a) * q * 0.8];
    const shade = cx * 0.5 + cy > -6 ? tones[2 + (i % 4)]! : tones[i % 2]!;
    return b.form(polygon(blobPoints(scene.r, cx, cy, 24, 17, 4, 0.4, a * 1.7)), shade, { dabs: 0.3, edge: 0.6 });
  });
  scene.shadow(x + 26 * size, y + 30 * size, 84 * size, 20 * size, NIGHT, 0.6);
  scene.add(
    at(x, y, size, b.form(ball, paper, { dabs: 0.5, shade: '#b48a90' }) + b.inside(ball, creases.join('')) + b.form(ball, paper, { dabs: 0, opacity: 0.25, edge: 1.4, shade: '#8a5a68' }), { turn }),
  );
}

function pencils(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(108, 758, 92, 20, NIGHT, 0.6);
  const pencil = (x: number, turn: number, colour: string, long: number) =>
    at(x, 640, 1,
      b.form(`M-8 0V${-long}L0 ${-long - 26}L8 ${-long}V0Z`, colour, { grain: 1.5, pale: lighten(colour, 0.15) }) +
        b.flat(`M-8 ${-long}L0 ${-long - 26}L8 ${-long}Z`, '#f2d3a4') +
        b.flat(`M-3 ${-long - 16}L0 ${-long - 26}L3 ${-long - 16}Z`, '#3a2c3a'), { turn });
  scene.add(pencil(58, -13, '#d8a23c', 110) + pencil(74, -3, '#5f8a7a', 150) + pencil(92, 8, '#b8404a', 96) + pencil(106, 17, '#46607c', 120));
  const tin = 'M20 628Q78 644 138 628L132 744Q78 762 26 744Z';
  scene.add(
    b.form(tin, '#c78a58', { pale: '#ffe6b4', shade: '#6a3a3c', grain: 1.5, edge: 1.4 }) + b.line('M22 660Q78 676 136 660M25 722Q78 738 133 722', '#8a4c40', 5, { opacity: 0.7 }) +
      b.line('M20 628Q78 644 138 628', '#fff0c8', 5),
  );
}

function cup(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(742, 806, 110, 24, NIGHT, 0.55);
  scene.add(b.ball(712, 796, 86, 22, '#efd9c0', { pale: '#fff8e6', shade: '#a4707c' }));
  scene.add(
    b.line('M768 742C812 734 812 786 762 782', '#e0c4ac', 12) +
      b.form('M652 712Q712 730 772 712C772 760 754 794 712 796C670 794 652 760 652 712Z', '#f2dec6', { pale: '#fffaea', shade: '#a4707c', edge: 1.3 }) +
      b.ball(712, 712, 60, 15, '#fbf0dc', { dabs: 0 }) +
      b.ball(712, 714, 51, 11, '#6a3a2c', { pale: '#a8684a', dabs: 0.4 }) +
      b.line('M658 744Q712 760 767 744', '#3f7472', 6, { opacity: 0.8 }),
  );
  scene.add(b.line(oval(712, 712, 59, 14), '#fffaea', 3, { opacity: 0.8 }));
}

export default picture({
  id: 'st009',
  motifs: ['object', 'words', 'beginning', 'old'],
  words: {
    en: {
      title: 'Typewriter with a blank page',
      name: 'Typewriter with an empty sheet on a sunny desk',
      shows: 'A green-blue typewriter stands on a desk in the sun, a blank white page in its roller. Crumpled sheets lie round it.',
      closer:
        'Sun falls through a window on the salmon-pink wall behind; in its light stand the shadows of a leafy twig and of a small bird that sits outside. One of the round keys is red, all the others are dark. The ribbon is red too, and the carriage is pushed to the right, as for a first line. Beside the machine stand a tin of four pencils and a cup of coffee. Three sheets have been pressed into balls.',
    },
    fr: {
      title: 'Une machine à écrire et une page blanche',
      name: 'Machine à écrire et feuille vide sur un bureau au soleil',
      shows: 'Une machine à écrire bleu-vert sur un bureau au soleil, une page blanche dans son rouleau. Des feuilles froissées l’entourent.',
      closer:
        'Le soleil entre par une fenêtre et frappe le mur rose saumon ; dans sa lumière se dessinent l’ombre d’un rameau et celle d’un petit oiseau posé dehors. Une des touches rondes est rouge, toutes les autres sont sombres. Le ruban aussi est rouge, et le chariot est poussé à droite, comme pour une première ligne. À côté, un pot de quatre crayons et une tasse de café. Trois feuilles ont été roulées en boule.',
    },
  },
  paint: { under: [214, 140, 120], flow: 0.1 },
  draw(scene) {
    washed(scene, [-10, 720], '#d88f78', '#e8a888', { strokes: 320, spread: 0.035 });
    panesOfLight(scene, [[150, -30], [740, -60], [800, 560], [210, 610]], SUN, 0.72, [2, 2]);
    wallShadows(scene);
    planks(scene, 696, '#8f5548', { night: NIGHT, rows: 4, rim: '#ffd0a0' });
    panesOfLight(scene, [[330, 700], [800, 700], [860, 1000], [300, 1000]], SUN, 0.3, [2, 1]);
    pencils(scene);
    cup(scene);
    crumpled(scene, 96, 826, 0.8, 10);
    scene.shadow(430, 896, 400, 42, '#3a1c34', 0.75);
    scene.add(at(372, 890, 1, typewriter(scene, 430, { light: -1, night: '#142838', odd: '#c83c40', shift: 56 })));
    crumpled(scene, 700, 916, 1.15, -30);
    crumpled(scene, 60, 962, 0.95, 60);
    motes(scene, [180, 60, 760, 700], 46);
  },
});
