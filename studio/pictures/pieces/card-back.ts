import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval } from '../../src/shapes/brush.ts';
import { star } from '../../src/shapes/things.ts';
import { ARM, CAP, DOOR, LATTICE, SAIL, TOWER, TURNS } from '../app/_mark.ts';
import { named } from '../house/_words.ts';

const CURL = 'M-150 20C-90 -14 -40 26 20 4C70 -14 78 -58 44 -60C16 -60 16 -24 42 -28';
const FRAME = 'M44 42C300 36 520 46 758 42C764 300 756 700 758 958C520 964 280 954 42 958C36 700 46 300 44 42Z';

/** The back looks the same upside down, so that no card can be known by how it lies. */
function twice(scene: Scene, svg: string): void {
  scene.add(svg + `<g transform="rotate(180 400 500)">${svg}</g>`);
}

/** Curls in staggered rows, as on marbled paper; the middle stays free. */
function curls(scene: Scene): void {
  const b = brush(scene, 100);
  const colours = ['#6482a8', '#a9bfcd', '#4f6fa0'];
  times(6, (row) =>
    times(6, (column) => {
      const [x, y] = [-20 + column * 170 + (row % 2) * 85, 112 + row * 74];
      if (Math.hypot(x - 400, y - 500) < 318) return;
      twice(scene, at(x, y, 0.5, b.line(CURL, colours[(row + column) % 3]!, 13), { turn: -4 }));
    }),
  );
}

export default picture({
  id: 'card-back',
  motifs: ['mill', 'wind', 'night'],
  words: named('The back of the cards: two windmills, foot to foot', 'Le dos des cartes : deux moulins, pied à pied'),
  paint: { under: [80, 80, 120], underAmount: 0.08, flow: 0.4, vignette: 0.1 },
  draw(scene) {
    const b = brush(scene, 100, { light: -1, night: '#141a38' });
    scene.sky([[0, '#1c2654'], [0.5, '#2f4580'], [1, '#1c2654']]);
    const stroke = () => `M${round1(between(scene.r, -40, 760))} ${round1(between(scene.r, 0, 500))}q50 ${round1(between(scene.r, -26, 26))} 110 0`;
    ['#3a5590', '#202c60', '#44619c'].forEach((colour) => twice(scene, b.line(times(26, stroke).join(''), colour, 13, { opacity: 0.4 })));
    scene.add(`<g ${scene.clip(FRAME)}>`);
    curls(scene);
    scene.add('</g>');
    scene.glow(400, 500, 360, palette.lamp, 0.3);
    scene.add(b.form(oval(400, 500, 262, 262), '#3a4f8c', { dabs: 1.6, edge: 0.4, shade: '#1f2c60' }) + b.line(oval(400, 500, 262, 262), palette.lamp, 7, { opacity: 0.85 }));
    const stars = [-64, -44, 46, 66].map((turn, n) => `<g transform="rotate(${turn}) translate(0 -${n % 3 ? 176 : 204})">${star(scene, n % 2 ? 26 : 36, { light: -1 })}</g>`).join('');
    twice(scene, at(400, 500, 1, stars));
    scene.add(b.form('M146 500C220 448 300 440 400 440C500 440 580 448 654 500C580 552 500 560 400 560C300 560 220 552 146 500Z', '#3c6854', { dabs: 1.6, shade: '#24483c' }));
    const sail = b.form(SAIL, '#fdf2da', { grain: 1.4, shade: '#c9a878' }) + b.line(LATTICE, '#b49a86', 6) + b.line(ARM, '#6a4a3c', 11);
    const wheel = TURNS.map((turn) => `<g transform="rotate(${turn})">${sail}</g>`).join('');
    const tower = b.form(TOWER, '#e3c495', { grain: 1.4, dabs: 1.4, shade: '#a9805c' }) + b.form(DOOR, palette.lamp, { shade: palette.amber }) + b.form(CAP, palette.madder, { dabs: 1.4 });
    const hub = b.ball(0, 0, 20, 20, '#6a4a3c', { dabs: 0 }) + b.dot(0, 0, 7, palette.lamp);
    twice(scene, at(400, 464, 0.53, `<g transform="translate(-256 -470)">${tower}<g transform="translate(256 222)">${wheel}${hub}</g></g>`));
    scene.add(`<path d="M-20 -20H820V1020H-20Z${FRAME}" fill="${palette.edge}" fill-rule="evenodd"/>` + b.line(FRAME, '#c9a878', 5, { opacity: 0.7 }));
    const dots = times(34, () => `<circle cx="${round1(between(scene.r, 90, 710))}" cy="${round1(between(scene.r, 80, 480))}" r="${round1(1 + scene.r() ** 3 * 2.2)}" opacity="${round1(between(scene.r, 0.4, 0.9))}"/>`).join('');
    scene.over(`<g fill="#fff3d0">${dots}<g transform="rotate(180 400 500)">${dots}</g></g>`);
  },
});
