import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval } from '../../src/shapes/index.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3c2444';
const LOOK = { light: -1, night: NIGHT } as const;
const INK = '#2f4a8c';
const PAPER =
  'M-232 -306C-150 -318 -60 -300 20 -310C90 -318 160 -304 226 -312C236 -200 224 -90 232 20C238 100 230 160 228 208L150 304C60 296 -40 312 -120 302C-170 300 -206 306 -236 300C-226 200 -242 100 -234 0C-228 -100 -244 -200 -232 -306Z';

/** Six-sided tiles, seen straight from above. */
function tiles(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [size, gap] = [66, 5];
  scene.sky([[0, '#7a5a5c'], [1, '#54384c']]);
  const hexagon = (x: number, y: number) => polygon(times(6, (i): Point => [x + Math.cos(i * 1.0472 + 0.5236) * (size - gap), y + Math.sin(i * 1.0472 + 0.5236) * (size - gap)]));
  times(12, (row) =>
    times(9, (column) => {
      const [x, y] = [-40 + column * size * 1.732 + (row % 2) * size * 0.866, -20 + row * size * 1.5];
      const flower = (column * 2 + row + (row % 2)) % 5 === 0;
      const tone = lighten(mix(flower ? '#f0d8b4' : pick(scene.r, ['#d88a6c', '#cf7c60', '#e0967a']), NIGHT, 0.1 + (y / 1000) * 0.22 + (x / 800) * 0.06), between(scene.r, -0.02, 0.02));
      scene.add(b.form(hexagon(x, y), tone, { grain: between(scene.r, 0, 3), dabs: 1.1, edge: 0.9, pale: lighten(tone, 0.08) }));
      if (flower) {
        scene.add(
          times(6, (i) => at(x, y, 1, b.form('M0 -6C-12 -18 -9 -32 0 -40C9 -32 12 -18 0 -6Z', mix('#5f8c94', NIGHT, y / 2600), { dabs: 0.3, edge: 0.6 }), { turn: i * 60 })).join('') +
            b.ball(x, y, 7, 7, '#e8b04c', { dabs: 0 }),
        );
      }
    }));
}

/** The long shadow of somebody who walks away with a basket. */
function passer(scene: Scene): void {
  const shoes =
    'M400 -20C408 50 404 96 424 130C396 146 372 168 388 188C426 200 476 186 482 146C484 90 482 30 486 -20ZM536 -20C546 20 542 50 566 84C552 108 540 132 562 146C604 154 640 126 636 92C622 50 620 10 620 -20Z';
  const basket = 'M672 70L820 56V232L706 214Z';
  scene.add(
    `<g fill="${NIGHT}" opacity=".62" ${scene.blur(5)}><path d="${shoes}"/><path d="${basket}"/><path d="M690 72C694 -10 760 -40 820 -10" fill="none" stroke="${NIGHT}" stroke-width="14"/></g>`,
  );
}

type Item = (b: Brush) => string;
const wash = (b: Brush, path: string, colour: string) => b.flat(path, colour, 0.75) + b.line(path, INK, 4.5);

/** What the list asks for, each drawn round 0,0, about 70 high. */
const ITEMS: Item[] = [(b) => wash(b, 'M-70 22C-82 -10 -60 -34 0 -34C60 -34 82 -10 70 22C40 30 -40 30 -70 22Z', '#e0a45c') + b.line('M-34 -20q8 14 2 30M0 -24q8 14 2 30M34 -20q8 14 2 30', INK, 4),
  (b) => wash(b, 'M-22 36V-8C-22 -20 -10 -22 -10 -40H12C12 -22 24 -20 24 -8V36Z', '#f4f6f4') + b.line('M-12 -42H14M-20 8H22', INK, 5),
  (b) => [-50, 0, 50].map((x) => b.put(x, 0, 1, wash(b, 'M-21 10C-21 -14 -10 -30 0 -30C10 -30 21 -14 21 10C21 36 -21 36 -21 10Z', '#f6dcc0'))).join(''),
  (b) => wash(b, 'M-66 24C-40 -10 10 -24 30 -14C38 4 0 22 -66 24Z', '#f08a3c') + b.line('M32 -14q14 -18 34 -16M34 -10q18 -4 36 4M-22 4l8 12M4 -8l6 12', '#3f8c54', 5),
  (b) => wash(b, 'M-60 0C-30 -34 24 -34 46 -4L76 -26L70 24L46 6C20 34 -32 32 -60 0Z', '#a8c8d4') + b.dot(-36, -6, 5, INK) + b.line('M-18 -16q10 16 0 32', INK, 4),
  (b) => wash(b, 'M0 38C-50 4 -38 -40 -14 -36C-4 -34 0 -24 0 -20C2 -26 8 -36 20 -36C44 -38 48 6 0 38Z', '#e0505c')];

function list(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const rows = ITEMS.map((item, i) => {
    const y = -232 + i * 92;
    const box = b.line('M-24 -22L22 -24L24 22L-22 24Z', INK, 4.5);
    const tick = i < 5 && i !== 3 ? b.line('M-22 -2Q-10 10 -4 18Q14 -24 40 -40', '#c8383c', 8) : '';
    const ruled = `<path d="M-226 ${y + 46}H226" stroke="#8ca4c0" stroke-width="2.5" opacity=".6"/>`;
    return ruled + at(-160, y, 1, box + tick) + at(8 + (i % 2) * 20, y, 0.92, item(b), { turn: (i % 3) * 3 - 3 });
  });
  const circled = b.line('M-96 222C-104 180 -40 162 30 168C98 172 118 206 96 238C70 272 -70 274 -92 232C-98 214 -80 196 -50 186', '#c8383c', 5, { opacity: 0.9 });
  const creases = b.line('M-4 -312C2 -100 -8 100 2 306M-238 -4C-100 4 100 -8 234 0', '#a89478', 5, { opacity: 0.45 }) +
    at(3, 3, 1, b.line('M-4 -312C2 -100 -8 100 2 306M-238 -4C-100 4 100 -8 234 0', '#ffffff', 4, { opacity: 0.6 }));
  const shades = b.flat('M2 -310L226 -312L232 0L2 0Z', '#8a7488', 0.1) + b.flat('M-236 0L2 0V306L-236 300Z', '#8a7488', 0.13);
  const holes = times(9, (i) => b.ball(-200 + i * 50, -288, 9, 9, '#8a5a54', { dabs: 0 })).join('');
  const curl = b.form('M228 208L150 304C156 270 150 236 162 216C184 206 206 216 228 208Z', '#d8c8a8', { pale: '#fff8e4', shade: '#8a7468', grain: 0.8, edge: 1.5 });
  const paper = b.form(PAPER, '#f6ecd0', { pale: '#fffbea', shade: '#b8a084', grain: 0.2, dabs: 1.2, edge: 1.2 });
  scene.add(at(424, 560, 1, `<path d="${PAPER}" fill="${NIGHT}" opacity=".55" ${scene.blur(9)}/>`, { turn: -9 }));
  scene.add(at(404, 536, 1, paper + b.inside(PAPER, shades, ...rows, circled, footprint(b), creases) + holes + curl, { turn: -9 }));
}

/** The dusty print of a sole across one corner. */
function footprint(b: Brush): string {
  const ribs = times(8, (i) => b.line(`M-44 ${-96 + i * 20}q44 14 88 0`, '#6a5458', 9, { opacity: 0.3 })).join('');
  const heel = times(3, (i) => b.line(`M-30 ${106 + i * 20}q30 10 60 0`, '#6a5458', 9, { opacity: 0.3 })).join('');
  return b.put(150, -120, 1, ribs + heel + b.line('M-52 -104C-50 -140 50 -140 52 -104L46 62H-46ZM-36 92H36L30 168H-30Z', '#6a5458', 5, { opacity: 0.22 }), { turn: 24 });
}

function oranges(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const fruit: [number, number, number][] = [[686, 860, 74], [760, 690, 60]];
  fruit.forEach(([x, y, size]) => {
    scene.shadow(x + 34, y + 36, size * 1.2, size * 0.9, NIGHT, 0.6);
    scene.add(b.ball(x, y, size, size * 0.97, '#f0902c', { pale: '#ffd880', shade: '#a84420', dabs: 1.6, edge: 1.5 }));
    scene.add(
      times(34, () => b.dot(round1(x + between(scene.r, -0.7, 0.7) * size), round1(y + between(scene.r, -0.7, 0.7) * size), 2, '#b85a1c', 0.5)).join('') +
        b.ball(x + 8, y - 12, 9, 8, '#5a7a3c', { dabs: 0 }),
    );
  });
  scene.add(at(690, 846, 1, b.form('M0 0C10 -34 44 -46 74 -40C70 -10 40 10 0 0Z', '#5f9450', { pale: '#c4dc80' }) + b.line('M4 -2Q36 -14 70 -38', '#dcec9c', 3.5)));
}

function coin(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(100, 926, 48, 44, NIGHT, 0.6);
  scene.add(
    b.ball(88, 914, 38, 37, '#d8a444', { pale: '#fff0a8', edge: 1.5 }) + b.line(oval(88, 914, 28, 27), '#8a5a24', 3, { opacity: 0.7 }) +
      b.flat('M88 894L94 908L108 910L98 920L100 934L88 928L76 934L78 920L68 910L82 908Z', '#8a5a24', 0.6),
  );
}

export default picture({
  id: 'st030',
  motifs: ['object', 'paper', 'lost', 'everyday'],
  words: {
    en: {
      title: 'Shopping list on the floor',
      name: 'Shopping list with small drawings on a tiled floor',
      shows: 'A creased shopping list lies on a floor of six-sided tiles. Instead of words it has small drawings with boxes, most of them ticked.',
      closer:
        'Seen from above in warm, slanting light. Bread, milk, three eggs and a fish are ticked in red; the carrot is not, and neither is the last thing, a heart with a red ring drawn round it. A dusty shoe print lies across one corner, another corner curls up. Two oranges have rolled away at the right, and a coin lies at the lower left. At the top, the dark shadows of two feet and a basket. Some of the tiles carry a blue flower.',
    },
    fr: {
      title: 'Une liste de courses par terre',
      name: 'Liste de courses dessinée, sur un sol carrelé',
      shows: 'Une liste de courses froissée est tombée sur des tomettes à six côtés. Au lieu de mots, de petits dessins avec des cases, presque toutes cochées.',
      closer:
        'Vue d’en haut, dans une lumière chaude et oblique. Le pain, le lait, trois œufs et un poisson sont cochés en rouge ; la carotte ne l’est pas, ni la dernière chose : un cœur entouré de rouge. Une trace de chaussure poussiéreuse traverse un coin, un autre coin se relève. Deux oranges ont roulé à droite, et une pièce brille en bas à gauche. En haut, l’ombre de deux pieds et d’un panier. Quelques carreaux portent une fleur bleue.',
    },
  },
  paint: { under: [180, 120, 100], flow: 0.4 },
  draw(scene) {
    tiles(scene);
    scene.add(`<path d="M-20 -20H520L-20 760Z" fill="#ffe9b0" opacity=".3" ${scene.blur(9)}/>`);
    passer(scene);
    list(scene);
    oranges(scene);
    coin(scene);
    motes(scene, [20, 20, 500, 600], 30);
  },
});
