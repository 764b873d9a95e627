import { between, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush } from '../../src/shapes/brush.ts';
import { cloud, crescent, windCurl, windRibbons } from '../../src/shapes/sky.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';
import { airship } from './_airship.ts';
import { named } from './_words.ts';

const NIGHT = '#151a48';
const BACK = '#3f7f92';
/** The beast: a serpent as long as an island chain, its neck over the clouds, its head bent down to the ship. */
const NECK: Point[] = [[770, 900], [772, 760], [742, 620], [704, 500], [690, 400], [640, 306], [548, 262], [470, 268]];
const COIL: Point[] = [[-60, 760], [-10, 600], [70, 500], [160, 480], [236, 540], [270, 640], [280, 760]];
const HEAD = 'M520 196C566 190 600 220 596 264C592 306 552 326 500 332C452 340 396 356 362 344C340 334 342 308 362 294C392 274 424 262 444 236C462 210 490 198 520 196Z';

/** A soft saw of fins along the outer side of a line. */
function fins(scene: Scene, line: Point[], widths: number[], side: number): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  return line.slice(1, -1).map(([x, y], i) => {
    const [next, before] = [line[i + 2]!, line[i]!];
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
    const length = Math.hypot(dx, dy);
    const half = widths[i + 1]! / 2 - 8;
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    const fin = b.form('M-40 8C-30 -20 -8 -52 26 -60C20 -36 30 -10 40 8Z', '#e58a6c', { grain: 1.2, pale: '#ffd0a0' });
    const flat = side > 0 ? '' : ' scale(1 -1)';
    return `<g transform="translate(${round1(x + (dy / length) * half * side)} ${round1(y - (dx / length) * half * side)}) rotate(${round1(turn)})${flat} scale(${round1(widths[i + 1]! / 120)})">${fin}</g>`;
  }).join('');
}

function part(scene: Scene, line: Point[], widths: number[], side: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const body = ribbon(line, widths);
  const belly = ribbon(line.map(([x, y], i): Point => {
    const [next, before] = [line[Math.min(line.length - 1, i + 1)]!, line[Math.max(0, i - 1)]!];
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
    const off = (widths[i]! * 0.36 * side) / Math.hypot(dx, dy);
    return [x - dy * off, y + dx * off];
  }), widths.map((width) => width * 0.34));
  const spots = times(46, () => {
    const [x, y] = line[Math.floor(scene.r() * line.length)]!;
    return b.dot(x + between(scene.r, -70, 70), y + between(scene.r, -60, 60), round1(between(scene.r, 2.4, 6.5)), '#d4f6d8', 0.8);
  });
  scene.add(fins(scene, line, widths, side));
  scene.add(b.form(body, BACK, { grain: 0.9, long: 1.6, dabs: 1.5, pale: '#8fd0c4', shade: '#232e6c' }));
  scene.add(b.inside(body, ...spots, b.form(belly, '#f3dcc0', { grain: 0.2, dabs: 1.2, opacity: 0.9 })));
}

function beast(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  part(scene, COIL, [96, 100, 104, 104, 98, 92, 84], 1);
  part(scene, NECK, [170, 168, 160, 150, 142, 132, 122, 110], -1);
  scene.add(b.form('M556 214C570 172 606 140 646 136C632 160 622 196 594 234ZM500 208C504 166 530 132 566 120C558 148 556 182 536 214Z', '#e58a6c', { grain: 1, pale: '#ffd0a0' }));
  scene.add(b.form(HEAD, mix(BACK, '#8fd0c4', 0.12), { grain: 0.4, dabs: 1.4, edge: 0.45, pale: '#9fdcc8', shade: '#2c3c7c' }));
  scene.add(b.inside(HEAD, b.form('M340 324C400 336 470 312 540 322L520 360H340Z', '#f3dcc0', { dabs: 0.8 })));
  scene.add(
    b.flat('M474 262a10 11 0 1 0 20 0a10 11 0 1 0 -20 0Z', '#10183c') + b.dot(480, 258, 3.6, '#fff6df') +
      b.flat('M478 292a17 9 0 1 0 34 0a17 9 0 1 0 -34 0Z', '#f0937c', 0.6) + b.dot(368, 306, 4, '#1c2a5c') +
      b.line('M356 326C392 336 428 322 462 312', '#1c2a5c', 4.6) +
      b.line('M362 332C330 350 322 392 340 424M376 338C360 366 368 398 388 416', '#f3c49c', 4, { opacity: 0.9 }),
  );
}

function clouds(scene: Scene): void {
  const bank: [x: number, y: number, size: number, pale: string, shade: string][] = [
    [150, 760, 440, '#c8b4d0', '#6a6aa4'], [650, 800, 480, '#d3bcd0', '#6f6ea6'], [380, 840, 560, '#f0ccc4', '#8a7aac'],
    [40, 880, 520, '#fbe0c8', '#a488b0'], [720, 890, 540, '#fbdcc4', '#a488b0'], [400, 950, 760, '#fff0d8', '#c49cb4'], [60, 1010, 480, '#fff4e0', '#cfa8b8'], [760, 1010, 480, '#fff4e0', '#cfa8b8'],
  ];
  bank.forEach(([x, y, size, pale, shade]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.3, pale, shade, light: 1 }))));
  scene.mist(930, 120, '#fff0d8', 0.5, 3);
}

export default picture({
  id: 'game-windward',
  motifs: ['ship', 'sky', 'beast', 'clouds'],
  words: named('A sky-ship above the clouds and a great beast', 'Un navire du ciel au-dessus des nuages, une grande bête'),
  paint: { under: [130, 100, 140], flow: -0.2 },
  draw(scene) {
    scene.sky([[0, '#141a48'], [0.3, '#2b3a7c'], [0.52, '#6a68a4'], [0.68, '#d39cb0'], [0.8, '#fbd0a4']]);
    scene.add(windRibbons(scene, 0, 620, { count: 70, colours: ['#3a4a8c', '#5a6cac', '#1c2458', '#8a84b8'], opacity: 0.35 }));
    starsBehind(scene, 90, 400, (x, y) => y > 200 && x > 300);
    scene.add(at(196, 150, 1, crescent(scene, 104), { turn: -10 }));
    scene.glow(196, 150, 150, '#fbe3a6', 0.4);
    scene.glow(560, 700, 460, '#ffd9a8', 0.6, 240);
    beast(scene);
    scene.add(at(250, 330, 1, windCurl(scene, 180, { width: 2.2, opacity: 0.6 })));
    scene.add(at(90, 400, 1, windCurl(scene, 130, { width: 2.4, opacity: 0.5 })));
    clouds(scene);
    scene.glow(340, 720, 220, palette.amber, 0.4, 120);
    scene.add(at(316, 640, 1, airship(scene, 150, { light: 1, night: '#3a1c48' }), { turn: -7 }));
    scene.add(at(600, 1000, 1, cloud(scene, 420, { tall: 0.3, pale: '#fff6e6', shade: '#d3aebc', light: 1 })));
    times(14, () => scene.spark(between(scene.r, 60, 740), between(scene.r, 300, 560), { radius: 1.6, core: '#e8fff0', glow: '#a8f0cc', reach: 12, opacity: 0.6 }));
  },
});
