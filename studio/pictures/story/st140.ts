import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, rectangle } from '../../src/shapes/index.ts';
import { neck } from '../../src/shapes/limbs.ts';
import { farLights } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c2a4c';
const LOOK = { light: -1, night: NIGHT } as const;
const SKIN = '#d09468';
const HAIR = '#5a2c3c';
const CELL = 42;

function dusk(scene: Scene): void {
  scene.sky([[0, '#2c5a7c'], [0.4, '#5a9ca4'], [0.7, '#a8c8b4'], [1, '#3c6c84']]);
  scene.wisps(26, 0, 420, ['#3c6c8c', '#7cb4b4', '#c4d8bc', '#2c5478'], 0.5);
  const b = brush(scene, 100, LOOK);
  const towers: [number, number, number, string][] = [[-20, 330, 130, '#3a6480'], [96, 450, 110, '#4a7c8c'], [560, 420, 110, '#4a7c8c'], [650, 260, 180, '#32587a']];
  towers.forEach(([x, y, wide, tone]) => {
    scene.add(b.form(rectangle(x, y, wide, 1010 - y), tone, { grain: 1.5, dabs: 1 }));
    times(26,
      () =>
        scene.add(
          b.flat(rectangle(x + 12 + Math.floor(scene.r() * (wide / 26 - 1)) * 26, y + 20 + Math.floor(scene.r() * 18) * 32, 13, 18), pick(scene.r, ['#ffd890', '#2a4c6c', '#2a4c6c', '#f4b878']), 0.75),
        ));
  });
  scene.mist(560, 320, '#9cc4bc', 0.55, 3);
  farLights(scene, [0, 560, 800, 860], 16, ['#ffc878', '#ff9a6c', '#ffe8b0', '#8ad0c8']);
}

/** Curls in rings round a face, dark within and lit outside on the left. */
function curls(b: Brush, rings: [reach: number, size: number, count: number][]): string {
  return rings.map(([far, wide, count]) =>
    times(count, (i) => {
      const angle = 2.25 + (((i * 7) % count) / (count - 1)) * 4.92;
      const [reach, size] = [far * between(b.r, 0.92, 1.08), wide * between(b.r, 0.62, 1.15)];
      const [x, y] = [400 + Math.cos(angle) * reach * 196, 396 + Math.sin(angle) * reach * 216];
      const tone = mix(vary(b.r, HAIR, 0.03), NIGHT, reach < 0.9 ? 0.35 : 0.05);
      const turn = between(b.r, 0, 6);
      const swirl = `M${round1(x + Math.cos(turn) * size * 0.5)} ${round1(y + Math.sin(turn) * size * 0.5)}q${round1(size * 0.2)} ${round1(-size * 0.5)} ${round1(-size * 0.4)} ${round1(-size * 0.3)}`;
      return b.ball(x, y, size * between(b.r, 0.85, 1.15), size, tone, { dabs: 1, grain: angle, pale: '#c8705c' }) + b.line(swirl, '#e0906c', 4, { opacity: 0.5 });
    }).join('')
  ).join('');
}

function jacket(b: Brush): string {
  const cloth = '#e0684c';
  return (b.form('M30 1020C40 880 130 800 310 762L400 850L490 762C670 800 760 880 770 1020Z', '#2f5478', { grain: 1.3, dabs: 1.4, pale: '#7ab0bc', edge: 1.3 }) +
    neck(b, 400, 776, 176, 190, '#a86c50') +
    b.form('M310 724C350 750 450 750 490 724L506 800C470 850 330 850 294 800Z', cloth, { grain: 0.1, dabs: 1.4, pale: '#ffb488' }) +
    b.line('M300 770Q400 822 500 770M304 744Q400 796 496 744', '#a83c3c', 5, { opacity: 0.6 }) +
    b.form('M312 758C270 780 240 800 236 830L300 940L372 868C340 840 318 800 312 758ZM488 758C530 780 560 800 564 830L500 940L428 868C460 840 482 800 488 758Z', '#3a6488', {
      grain: 0.9,
      dabs: 1.3,
      pale: '#8ac0c4',
    }) +
    b.line('M400 880V1010', '#1f3a5c', 5) +
    [930, 986].map((y) => b.ball(424, y, 10, 10, '#e8c078', { dabs: 0 })).join('') +
    b.line('M150 1010C160 950 170 920 190 890M650 1010C640 950 630 920 610 890', '#1f3a5c', 5, { opacity: 0.7 }));
}

/** The colour a camera would give a square of the face; x and y from its middle. */
function toneAt(scene: Scene, x: number, y: number): string {
  const lit = mix(lighten(SKIN, 0.12), mix(SKIN, NIGHT, 0.42), Math.min(1, Math.max(0, 0.42 + x / 300 + y / 900)));
  const near = (cx: number, cy: number, rx: number, ry: number) => Math.max(0, 1 - Math.hypot((x - cx) / rx, (y - cy) / ry));
  const cheeks = mix(lit, '#e07060', 0.6 * Math.max(near(-92, 60, 70, 60), near(92, 60, 70, 60)));
  const eyes = Math.max(near(-66, -16, 46, 40), near(66, -16, 46, 40));
  const lips = near(4, 126, 84, 38);
  const shade = Math.max(near(28, 60, 40, 46), near(0, 190, 160, 40) * 0.7);
  const fringe = Math.max(0, Math.min(1, (-118 - y) / 40 + Math.abs(x) / 520));
  const face = mix(mix(mix(cheeks, '#8a4c3c', shade * 0.6), '#a82c40', Math.min(0.8, lips * 1.3)), '#2a1c30', Math.min(0.92, eyes * 1.6));
  return vary(scene.r, mix(face, HAIR, fringe * 0.85), 0.022, 0.008);
}

function square(b: Brush, x: number, y: number, size: number, colour: string, turn = 0): string {
  const half = size / 2;
  const corners: Point[] = [[-half, -half], [half, -half], [half, half], [-half, half]];
  return b.put(x, y, 1, b.form(polygon(corners), colour, { dabs: 0.55, edge: 0.5, pale: lighten(colour, 0.07) }), { turn });
}

function mosaic(scene: Scene, b: Brush): void {
  times(8, (column) =>
    times(11, (row) => {
      const [x, y] = [(column - 3.5) * CELL, (row - 5) * CELL];
      if (Math.hypot(x / 180, y / 236) > 1) return;
      scene.add(square(b, 400 + x, 430 + y, CELL - 1, toneAt(scene, x, y)));
    }));
}

/** Squares that have come loose and drift away to the right. */
function loose(scene: Scene, b: Brush): void {
  const flown: [number, number, number, number][] = [[574, 388, 38, 6], [592, 492, 36, -9], [634, 430, 32, 14], [566, 592, 34, 10], [650, 540, 30, -20], [690, 380, 26, 24], [704, 470, 24, -12], [738,
    300, 20, 30], [756, 424, 18, 12], [668, 296, 24, -26]];
  flown.forEach(([x, y, size, turn]) =>
    scene.add(
      scene.shadowShape(x + 12, y + 16, size * 0.8, size * 0.7, NIGHT, 0.4) + square(b, x, y, size, vary(scene.r, mix(SKIN, pick(scene.r, ['#f0c090', '#8a4c3c', '#c8605c']), 0.5), 0.03), turn),
    )
  );
}

export default picture({
  id: 'st140',
  motifs: ['abstract', 'secret', 'hidden', 'modern'],
  words: {
    en: {
      title: 'Pixelated face',
      name: 'A portrait whose face is made of coarse squares',
      shows: 'Somebody with dark red curls and a blue jacket stands before a city at dusk. Where the face should be there are only large squares in the colours of skin, eyes and lips.',
      closer:
        'The curls, the coral collar and the denim are painted softly; only the face is a coarse grid, so that eyes and mouth can be guessed but nobody be recognised. At the right some squares have come loose and drift away, smaller and smaller. Behind the head: teal towers, a few lit windows, round blurred lamps in the mist. A small golden key hangs from one ear.',
    },
    fr: {
      title: 'Visage pixélisé',
      name: 'Un portrait au visage fait de gros carrés',
      shows:
        'Quelqu’un aux boucles rouge sombre et à la veste bleue se tient devant une ville au crépuscule. À la place du visage, il n’y a que de grands carrés aux couleurs de la peau, des yeux et des lèvres.',
      closer:
        'Les boucles, le col corail et le jean sont peints avec douceur ; seul le visage est une grille grossière : on devine des yeux, une bouche, mais on ne reconnaît personne. À droite, quelques carrés se sont détachés et s’en vont, de plus en plus petits. Derrière la tête : des tours bleu-vert, de rares fenêtres éclairées, des lampes rondes et floues dans la brume. Une petite clef dorée pend à une oreille.',
    },
  },
  paint: { under: [90, 130, 140], flow: -0.1 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    dusk(scene);
    scene.add(curls(b, [[1.1, 58, 27], [0.98, 56, 27]]));
    scene.add(b.put(-18, -64, 1.045, jacket(b)));
    scene.add(curls(b, [[0.9, 38, 26]]));
    mosaic(scene, b);
    scene.add(b.line('M212 520a12 12 0 1 0 1 0M212 544V590M212 590H226M212 576H222', '#f4c860', 6) + b.line('M209 522a10 10 0 0 0 -4 8', '#fff0c0', 3));
    loose(scene, b);
  },
});
