import { between, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type HeadLook, personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#12303c';
const LOOK = { light: -1, night: NIGHT } as const;
const COPPER = '#c8764c';
const MIDDLE: Point = [400, 416];
const BLOW: Point = [408, 326];
const RX = 286;
const RY = 318;

function tiles(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.sky([[0, '#123844'], [1, '#0e2c3a']]);
  times(9, (row) =>
    times(9, (column) => {
      const [x, y] = [column * 98 - 46 - (row % 2) * 49, row * 98 - 12];
      const lit = Math.max(0, 1 - Math.hypot(x - 60, y - 40) / 800);
      const tone = mix(vary(scene.r, '#1f6470', 0.025), '#8ac0a0', lit * 0.5);
      scene.add(b.form(rectangle(x + 3, y + 3, 92, 92), tone, { dabs: 0.8, grain: 0.4, edge: 1.2, pale: mix(tone, '#fff0c0', 0.35) }));
    }));
  scene.glow(60, 40, 520, '#ffe0a0', 0.6);
}

/** The lamp on the wall, half out of the picture. */
function lamp(b: Brush): string {
  return (b.halo(74, 96, 210, '#ffe8b0', 0.9) +
    b.form('M60 -10H90V60H60Z', COPPER, { grain: 1.5 }) +
    b.form('M20 58H130L110 34H40Z', '#b8603c', { dabs: 1 }) +
    b.form('M36 60C22 96 40 140 75 142C110 140 128 96 114 60Z', '#fff0c0', { pale: '#fffdf0', shade: '#f4b868', dabs: 0.6 }));
}

function frame(scene: Scene, b: Brush): void {
  const [x, y] = MIDDLE;
  scene.add(`<ellipse cx="${x + 30}" cy="${y + 34}" rx="${RX + 40}" ry="${RY + 40}" fill="${NIGHT}" opacity=".6" ${scene.blur(9)}/>`);
  scene.add(b.ball(x, y, RX + 40, RY + 40, COPPER, { dabs: 2, grain: 0.8, edge: 1.6, pale: '#ffd8a0' }));
  times(44, (i) => {
    const angle = (i / 44) * Math.PI * 2;
    const [px, py] = [x + Math.cos(angle) * (RX + 22), y + Math.sin(angle) * (RY + 22)];
    scene.add(b.ball(px, py, 11, 11, lighten(COPPER, -0.02), { dabs: 0.4, pale: '#ffe4b0', shade: '#6a3434' }));
  });
  scene.add(b.ball(x, y, RX + 4, RY + 4, '#4a3434', { dabs: 2, grain: 1.4, long: 2, pale: '#8a6450', shade: '#2a2030' }));
}

/** What one shard shows: the room behind and the girl, a little out of place. */
function reflection(b: Brush, shift: Point, turn: number, look: HeadLook): string {
  const [x, y] = [402 + shift[0], 440 + shift[1]];
  const skin = '#eebc98';
  const freckles = times(14, (i) => b.dot((i % 2 ? 1 : -1) * (52 + ((i * 17) % 60)), 38 + ((i * 23) % 34), 3.4, '#c07a54', 0.8)).join('');
  const shirt = b.form('M-230 430C-210 260 -120 210 -60 196H60C120 210 210 260 230 430Z', '#d8a04c', { grain: 1.2, pale: '#ffe0a0' });
  const face = personHead(b, 0, 0, 176, { view: 'front', hair: 'plaits', hairColour: '#b8502c', skin, cheeks: '#e88068', ...look });
  return (b.form(rectangle(60, 60, 680, 720), '#d8b890', { dabs: 1.4, grain: 1.4, shade: '#8a7468', pale: '#fff0cc' }) +
    b.form(rectangle(560 + shift[0], 120 + shift[1], 110, 420), '#a86c50', { grain: 1.5 }) +
    b.put(x, y, 1, b.form('M-58 130H58V230H-58Z', '#c89070', { dabs: 0.5 }) + shirt + face + freckles, { turn }));
}

/** Rays from the blow to the rim, and a ring half way: the corners of all shards. */
function cracks(scene: Scene): { ring: Point[]; rim: Point[] } {
  const angles = [0.3, 1.34, 1.86, 2.75, 3.45, 4.1, 4.75, 5.4];
  const ring: Point[] = [];
  const rim: Point[] = [];
  const parts = [0.7, 0.44, 0.44, 0.7, 0.5, 0.5, 0.55, 0.5];
  angles.forEach((angle, i) => {
    const way: Point = [Math.cos(angle), Math.sin(angle)];
    let far = 0;
    while (Math.hypot((BLOW[0] + way[0] * far - MIDDLE[0]) / RX, (BLOW[1] + way[1] * far - MIDDLE[1]) / RY) < 1.05) far += 4;
    const half = far * parts[i]!;
    ring.push([BLOW[0] + way[0] * half + between(scene.r, -14, 14), BLOW[1] + way[1] * half + between(scene.r, -14, 14)]);
    rim.push([BLOW[0] + way[0] * far * 1.25, BLOW[1] + way[1] * far * 1.25]);
  });
  return { ring, rim };
}

function shards(scene: Scene, b: Brush): void {
  const { ring, rim } = cracks(scene);
  const glass: string[] = [];
  const piece = (corners: Point[], push: number, odd: boolean) => {
    const [cx, cy] = [0, 1].map((k) => corners.reduce((sum, corner) => sum + corner[k]!, 0) / corners.length) as Point;
    const slip = push * between(scene.r, 0.6, 1.2);
    const away = Math.atan2(cy - BLOW[1], cx - BLOW[0]) + between(scene.r, -0.8, 0.8);
    const path = polygon(corners.map(([x, y]): Point => [x + Math.sign(cx - x) * 2.5, y + Math.sign(cy - y) * 2.5]));
    const shown = reflection(b, [Math.cos(away) * slip, Math.sin(away) * slip], between(scene.r, -5, 5), odd ? { eyes: 'closed', mouth: 'laugh' } : { eyes: 'dots', mouth: 'none' });
    glass.push(
      b.inside(path, shown, `<path d="${path}" fill="${scene.linear([[0, '#d8f4f0', 0.34], [0.5, '#d8f4f0', 0], [1, NIGHT, 0.3]], between(scene.r, 0, 1), 0, between(scene.r, 0, 1), 1)}"/>`,
        b.line(path, '#f4fff8', 5, { opacity: 0.75 })),
    );
  };
  rim.forEach((edge, i) => {
    const k = (i + 1) % rim.length;
    const [a, c, d] = [ring[i]!, ring[k]!, rim[k]!];
    if (i !== 3) piece([a, c, d, edge], 26, i === 1 || i === 0);
    piece([BLOW, a, c], 13, i === 0);
  });
  scene.add(b.inside(oval(MIDDLE[0], MIDDLE[1], RX, RY), ...glass, b.dot(BLOW[0], BLOW[1], 6, '#f4fff8')));
  scene.add(b.line('M212 250C250 180 320 140 390 132', '#ffffff', 9, { opacity: 0.5 }));
}

function basin(scene: Scene, b: Brush): void {
  scene.add(
    b.form('M-10 838H810V1010H-10Z', '#d8d8c8', { dabs: 1.4, pale: '#fffbe8', shade: '#5a8488' }) +
      b.form('M110 880C240 850 560 850 700 880C720 930 720 980 690 1020H120C90 980 90 930 110 880Z', '#8ab0ac', { dabs: 1.6, shade: '#2c5a68', pale: '#d8ecdc', grain: 0.1 }),
  );
  scene.add(b.line('M112 880C240 852 560 852 698 880', '#fffdf0', 8, { opacity: 0.8 }));
  const fallen = 'M330 900L446 888L470 952L376 972Z';
  scene.add(
    scene.shadowShape(412, 962, 100, 22, NIGHT, 0.5) +
      b.inside(fallen, b.form(rectangle(320, 880, 170, 110), '#eebc98', { dabs: 1 }), b.form('M320 880H480V908Q400 920 320 912Z', '#b8502c', { grain: 1.2 }), b.dot(402, 936, 15, '#2b2030'),
        b.dot(396, 930, 5, '#fff6e4'), b.dot(446, 950, 16, '#e88068', 0.5)) +
      b.line(fallen, '#f4fff8', 4, { opacity: 0.9 }),
  );
  scene.add(
    scene.shadowShape(668, 890, 60, 14, NIGHT, 0.5) +
      b.line('M664 880L690 748', '#e05c4c', 11) +
      b.form('M676 758L700 764L708 720L684 714Z', '#f8f4e4', { dabs: 0.6 }) +
      b.form('M622 796H714L704 892H632Z', '#a8d0cc', { opacity: 0.72, pale: '#f4fff8', edge: 1.4 }) +
      b.line('M624 798H713', '#f4fff8', 5, { opacity: 0.8 }),
  );
}

export default picture({
  id: 'st133',
  motifs: ['abstract', 'broken', 'double', 'eerie'],
  words: {
    en: {
      title: 'Face in a broken mirror',
      name: 'A girl’s face in a shattered round mirror',
      shows: 'An oval mirror in a copper frame hangs over a washbasin, broken into many shards. They show a red-haired, freckled girl in pieces that do not quite fit.',
      closer:
        'The cracks run out from one point on her forehead. In the shard at the left her eye is wide open; in the one at the right it is shut, and the one below laughs. One shard is missing and shows the bare board; it lies in the basin and looks up with one eye. Teal tiles, a warm lamp at the upper left, a glass with a red toothbrush.',
    },
    fr: {
      title: 'Visage dans un miroir brisé',
      name: 'Le visage d’une fillette dans un miroir brisé',
      shows:
        'Un miroir ovale au cadre de cuivre pend au-dessus d’un lavabo, brisé en nombreux éclats. On y voit une fillette rousse aux taches de rousseur, en morceaux qui ne se raccordent pas tout à fait.',
      closer:
        'Les fêlures partent d’un point de son front. Dans l’éclat de gauche, son œil est grand ouvert ; dans celui de droite, il est fermé, et celui du bas rit. Un éclat manque et laisse voir le bois nu ; il est tombé dans le lavabo et regarde d’un seul œil vers le haut. Carreaux bleu-vert, une lampe chaude en haut à gauche, un verre avec une brosse à dents rouge.',
    },
  },
  paint: { under: [60, 100, 105], flow: 0.2 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    tiles(scene);
    frame(scene, b);
    shards(scene, b);
    scene.add(lamp(b));
    basin(scene, b);
    motes(scene, [20, 60, 420, 560], 30);
  },
});
