import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, key, rectangle } from '../../src/shapes/index.ts';
import { motes, planks, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a1c1c';
const LETTERS = 20;
const PAPERS = ['#f6e6c4', '#e8cfa0', '#fbf0d8', '#d8b888', '#f2dcb8', '#c9d0c4', '#f8ead0', '#e6c8a8', '#f6e2c0', '#dcc098', '#faeed6', '#cfc4b0'];

function hall(scene: Scene): void {
  washed(scene, [-10, 660], '#8a5426', '#b87a34', { strokes: 300 });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form(rectangle(90, -10, 460, 680), '#6a3422', { grain: 1.5, dabs: 1.4 }));
  const glass = rectangle(150, 40, 340, 430);
  scene.add(`<path d="${glass}" fill="${scene.linear([[0, '#ffe9a8'], [0.6, '#ffd27a'], [1, '#e8a04c']])}"/>`);
  scene.add(b.inside(glass, scene.dabsShape(polygon([[150, 40], [490, 40], [490, 470], [150, 470]]), 110, ['#fff6cc', '#f2b85c', '#ffe08c', '#dd9040'], { length: 26, width: 9, angle: 1.2 })));
  const caller = 'M214 480C210 360 236 300 284 284C262 262 256 222 262 196C234 192 226 182 230 178C250 176 256 168 262 140C280 116 340 116 356 140C362 168 370 176 392 178C394 186 384 192 358 196C364 226 356 264 336 284C390 300 412 370 408 480Z';
  scene.add(b.inside(glass, `<path d="${caller}" fill="#6a3424" opacity=".72" ${scene.blur(9)}/>`));
  scene.add(b.form(rectangle(310, 40, 16, 430), '#7a3e28', { grain: 1.5 }) + b.form(rectangle(150, 240, 340, 16), '#7a3e28'));
  [[150, 40, 340, 14], [150, 458, 340, 14], [142, 34, 14, 440], [484, 34, 14, 440]].forEach(([x, y, w, h]) => scene.add(b.form(rectangle(x!, y!, w!, h!), '#7a3e28')));
  scene.add(b.form(rectangle(150, 510, 340, 120), '#7a3e28', { dabs: 1.2 }) + b.form(rectangle(230, 546, 180, 36), '#d8a44c', { pale: '#fff0b4' }) + b.form(rectangle(242, 556, 156, 14), '#5a3018', { dabs: 0.5 }));
  scene.add(b.ball(516, 420, 22, 22, '#e0a848', { pale: '#fff3c4' }));
  times(3, (i) => scene.add(b.line(`M566 ${40 + i * 210}V${200 + i * 210}`, '#d89a4c', 5, { opacity: 0.3 })));
  const coat = 'M650 152C612 170 590 200 584 260L560 520C580 534 606 534 622 524L640 330L634 600C690 616 760 612 810 600V170C780 150 690 140 650 152Z';
  scene.add(b.line('M600 116H810', '#5a2c1c', 20) + b.form(coat, '#5f4638', { grain: 1.4, pale: '#b07a4c' }) + b.line('M640 330C646 280 648 230 640 200M730 240C734 380 736 480 738 604', '#3a2824', 7, { opacity: 0.7 }) + b.form('M668 150L700 250L730 210L748 156Z', '#7a5a44', { dabs: 0.6 }) + b.dot(716, 320, 9, '#c8904a') + b.dot(718, 420, 9, '#c8904a') + b.dot(720, 520, 9, '#c8904a') + b.ball(704, 128, 14, 14, '#c8904a'));
  scene.glow(320, 250, 430, '#ffcf70', 0.5);
}

/** One closed letter lying flat; its middle is on 0,0. */
function flat(scene: Scene, paper: string, thick: number, top: boolean): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const [left, front, right, back]: Point[] = [[-250, 6], [-60, 92], [262, 20], [66, -66]] as Point[];
  const drop = ([x, y]: Point): Point => [x, y + thick];
  const sides = b.form(polygon([left!, front!, drop(front!), drop(left!)]), mix(paper, '#8a5a34', 0.18), { edge: 0.4 }) + b.form(polygon([front!, right!, drop(right!), drop(front!)]), mix(paper, NIGHT, 0.38), { edge: 0.4 });
  const face = b.form(polygon([left!, front!, right!, back!]), paper, { pale: '#fffaea', shade: mix(paper, '#a9743c', 0.5), grain: -0.2 });
  if (!top) return sides + face;
  const flap = b.form(polygon([left!, [20, 26], back!]), '#fff6e0', { shade: '#d0a878', edge: 1.2 }) + b.line('M-250 6L20 26L66 -66M-60 92L20 26L262 20', '#a9784c', 4, { opacity: 0.75 });
  const seal = b.ball(14, 20, 34, 22, '#b02c30', { pale: '#ff8a6a', edge: 1.4 }) + b.line('M0 20q14 -12 28 0', '#6a1420', 5);
  return sides + face + flap + seal;
}

function pile(scene: Scene): void {
  scene.shadow(420, 876, 350, 76, NIGHT, 0.75);
  const shifts = [0, 14, -10, 18, 4, -16, 10, 24, -6, 14, -14, 2];
  const turns = [0, 4, -4, 2, 7, -3, 1, -7, 4, -1, 6, -4, 3];
  times(LETTERS, (i) => {
    const [x, y] = [386 + shifts[i % 12]! + i * 1.4, 838 - i * 15];
    const last = i === LETTERS - 1;
    scene.add(scene.shadowShape(x, y + 34, 250, 66, NIGHT, 0.24) + at(x, y, 1, flat(scene, PAPERS[i % 12]!, 9 + (i % 3) * 3, last), { turn: last ? -8 : turns[i % 13] }));
  });
}

function strays(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(scene.shadowShape(660, 900, 160, 40, NIGHT, 0.5) + at(668, 880, 0.62, flat(scene, '#f6e0b8', 18, true), { turn: 14 }));
  const opener = b.form('M-150 -5L60 -13L70 0L60 13L-150 5L-176 0Z', '#dfe2dc', { pale: '#fffdf0' }) + b.form('M66 -11C100 -20 150 -18 166 0C150 18 100 20 66 11Z', '#a06034');
  scene.add(scene.shadowShape(180, 958, 190, 16, NIGHT, 0.5) + at(176, 946, 1, opener, { turn: -7 }));
  scene.add(at(566, 986, 1, key(scene, 120, { colour: '#c8904a', light: -1, night: NIGHT }), { turn: 78 }));
}

export default picture({
  id: 'st008',
  motifs: ['object', 'news', 'fear', 'paper'],
  words: {
    en: {
      title: 'Stack of unopened letters',
      name: 'Stack of sealed letters on a hall table',
      shows: 'A leaning stack of twenty closed letters lies on a table in a hallway; behind the glass of the front door stands a dark figure.',
      closer: 'Golden afternoon light comes through the frosted door and over the edges of the paper. The letters are cream, tan and grey; the top one is closed with a red seal, and one more lies beside the pile. In front lie a letter knife with a wooden grip, unused, and a brass key. The figure in the glass wears a hat and is only a shape; at the right hangs a heavy brown coat.',
    },
    fr: {
      title: 'Une pile de lettres non ouvertes',
      name: 'Pile de lettres cachetées sur une table d’entrée',
      shows: 'Une pile penchée de vingt lettres fermées repose sur une table d’entrée ; derrière la vitre de la porte se tient une silhouette sombre.',
      closer: 'Une lumière d’après-midi, dorée, traverse la vitre dépolie et touche les tranches du papier. Les lettres sont crème, brunes et grises ; celle du dessus porte un cachet rouge, une autre est posée à côté. Devant, un coupe-papier à manche de bois, inutilisé, et une clé de laiton. La silhouette porte un chapeau, on n’en voit que la forme ; à droite pend un lourd manteau brun.',
    },
  },
  paint: { under: [170, 100, 50], flow: 0.1 },
  draw(scene) {
    hall(scene);
    planks(scene, 690, '#8c4c28', { night: NIGHT, rows: 4, rim: '#ffc870' });
    shaft(scene, [[150, 690], [490, 690], [760, 1010], [60, 1010]], '#ffdc8c', 0.6);
    pile(scene);
    strays(scene);
    motes(scene, [120, 260, 700, 900], 50);
  },
});
