import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { shaft, washed } from '../../src/shapes/scenes/backdrops.ts';
import { shoe, type ShoeKind } from '../../src/shapes/shoes.ts';

const NIGHT = '#1c1c40';
const LOOK = { light: -1, night: NIGHT } as const;
const KINDS: ShoeKind[] = ['sneaker', 'loafer', 'pump', 'sneaker', 'boot', 'sandal', 'loafer', 'slipper', 'sneaker', 'welly', 'pump', 'loafer', 'skate'];
const COLOURS = ['#c8452f', '#3c6c9c', '#e0a83c', '#7a4a34', '#3f3a54', '#5f9470', '#d88a94', '#8c5c94', '#b8803f', '#4ca0a4', '#2f3f5c', '#e6d6b4', '#a83c54'];

function landing(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 560], '#54748c', '#7394a0', { strokes: 300, spread: 0.03 });
  washed(scene, [560, 790], '#3f5a74', '#34506c', { strokes: 120, spread: 0.03 });
  scene.add(b.line('M-10 560H810', '#a8bcb8', 12) + b.line('M-10 568H810', '#2c4058', 5, { opacity: 0.6 }));
  times(7, (i) => scene.add(b.line(`M${20 + i * 130} 584V776`, '#2c4460', 5, { opacity: 0.5 })));
  scene.add(
    scene.shadowShape(104, 292, 76, 96, NIGHT, 0.4) +
      b.form(rectangle(32, 176, 128, 164), '#b8843f', { pale: '#ffe2a0', edge: 1.6 }) +
      b.form(rectangle(48, 192, 96, 132), '#cfe0d4', { pale: '#f6fbe8' }) +
      b.inside(rectangle(48, 192, 96, 132), b.form('M30 330V282L76 240L104 274L124 256L160 300V330Z', '#5f8470', { pale: '#b8c88c' }), b.ball(118, 222, 12, 12, '#e8a04c', { dabs: 0 })),
  );
  scene.add(b.form('M700 196H792L772 120H720Z', '#d8c49c', { pale: '#fff3d0', shade: '#8a8088', edge: 1.4 }) + b.line('M746 196V226H810', '#b8924c', 9));
  const eye: Point = [400, 420];
  const across = (x: number, y: number): Point => [eye[0] + ((x - eye[0]) * (y - eye[1])) / (780 - eye[1]), y];
  const rows = [780, 812, 858, 924, 1016];
  times(4, (j) =>
    times(16, (i) => {
      const x = -440 + i * 105;
      const tile = polygon([across(x, rows[j]!), across(x + 105, rows[j]!), across(x + 105, rows[j + 1]!), across(x, rows[j + 1]!)]);
      scene.add(b.form(tile, (i + j) % 2 ? '#3c4a64' : '#a8b4b0', { dabs: 0.6, edge: 0.4, pale: (i + j) % 2 ? '#6a7c90' : '#e6e4d0' }));
    }));
}

/** The flat's door, ajar: a strip of lamplight, and somebody's arm with a glass going by. */
function doorway(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(rectangle(196, 60, 430, 730), '#d8ccb0', { pale: '#fff3d4', shade: '#8a8c94', grain: 1.5, dabs: 1.4, edge: 1.4 }));
  const gap = rectangle(226, 92, 130, 700);
  scene.add(
    `<path d="${gap}" fill="${scene.linear([[0, '#ffd88c'], [0.5, '#ffcf78'], [1, '#f2a850']])}"/>` +
      b.inside(gap, scene.dabsShape(polygon([[226, 92], [356, 92], [356, 790], [226, 790]]), 60, ['#fff0b8', '#f2b45c', '#ffe29c'], { length: 50, width: 9, angle: 1.4 })),
  );
  const strings = b.line('M258 190C254 240 270 280 262 330M306 150C300 220 314 260 304 340', '#b0703c', 4);
  scene.add(
    b.inside(gap, strings, b.ball(256, 156, 36, 42, '#d8503c', { pale: '#ffb48c', edge: 1.4 }), b.ball(312, 122, 34, 40, '#4c94a0', { pale: '#c8f0e0', edge: 1.4 }),
      `<path d="M300 520C300 430 318 400 348 392C334 380 330 350 346 336L420 330V560Z" fill="#8a4c38" opacity=".75" ${scene.blur(4)}/>`),
  );
  scene.glow(290, 420, 330, '#ffc060', 0.55, 420);
  scene.add(b.form(polygon([[356, 92], [596, 92], [596, 790], [356, 806]]), '#7a3a50', { pale: '#c87c84', shade: '#3a1c3c', grain: 1.5, dabs: 1.8, edge: 1.2 }));
  scene.add(
    [[392, 140, 170, 210], [392, 390, 170, 150], [392, 580, 170, 170]].map(([x, y, w, h]) => b.form(rectangle(x!, y!, w!, h!), '#6a3048', { pale: '#a86474', shade: '#34183a', edge: 2, dabs: 1.2 }))
      .join(''),
  );
  scene.add(
    b.line('M360 92V800', '#ffd894', 8, { opacity: 0.9 }) + b.ball(384, 480, 19, 19, '#e0b45c', { pale: '#fff3c0' }) + b.ball(477, 240, 13, 16, '#e0b45c', { pale: '#fff3c0' }) +
      b.line(oval(477, 268, 22, 24), '#d8a850', 8),
  );
  scene.add(b.ball(676, 420, 25, 25, '#d8c48c', { edge: 1.4 }) + b.ball(676, 420, 11, 11, '#fff3d0', { dabs: 0 }));
}

/** A coat stand's worth of umbrellas left of the door. */
function umbrellas(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(104, 800, 110, 20, NIGHT, 0.6);
  const folded = (x: number, turn: number, colour: string) =>
    at(x, 770, 1,
      b.line('M0 -220V-320C0 -352 34 -352 34 -324', '#7a5038', 10) + b.form('M-6 0L-26 -220Q0 -270 26 -220L6 0Z', colour, { grain: 1.5, edge: 1.5 }) +
        b.line('M-10 -240L-2 0M10 -240L2 0', mix(colour, NIGHT, 0.6), 4, { opacity: 0.6 }), { turn });
  scene.add(folded(92, -9, '#c8452f') + folded(118, 5, '#3f3a54') + folded(104, 15, '#e0a83c'));
  scene.add(
    b.form('M40 640Q104 656 168 640L158 796Q104 810 50 796Z', '#8c9ca0', { pale: '#e6ece0', shade: '#3c4a64', edge: 1.5, grain: 1.5 }) +
      b.line('M42 660Q104 676 166 660M50 776Q104 790 158 776', '#5a6c80', 5, { opacity: 0.8 }),
  );
}

const half = (y: number) => 34 + (y - 392) * 0.62;

function mountain(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M440 400C500 460 640 640 790 900C800 940 60 950 70 900C180 700 360 470 440 400Z', '#2c2440', { dabs: 1.4 }));
  scene.shadow(430, 930, 430, 46, NIGHT, 0.7);
  const rows = times(17, (j) => {
    const y = 430 + j * 31;
    const wide = half(y);
    const count = Math.max(1, Math.round((wide * 2) / 80));
    return times(count, (i): [number, number, number] => [432 - wide + ((i + 0.5) * wide * 2) / count + between(scene.r, -16, 16), y + between(scene.r, -12, 12), j]);
  }).flat();
  rows.forEach(([x, y, j], i) => {
    const size = 118 + j * 3 + between(scene.r, -10, 14);
    const slope = Math.max(-1, Math.min(1, (x - 432) / 260)) * 26;
    const far = mix(pick(scene.r, COLOURS), '#7a6a70', 0.12 * (1 - j / 15));
    const lit = x < 420 && y < 760 ? lighten(far, 0.035) : far;
    scene.add(
      scene.shadowShape(x, y + 2, size * 0.56, size * 0.22, '#140f2c', 0.5) +
        at(x, y, 1, shoe(scene, size, { ...LOOK, kind: KINDS[(i * 5 + j) % KINDS.length], colour: lit }), { turn: slope + between(scene.r, -34, 34), flip: scene.r() < 0.5 }),
    );
  });
}

export default picture({
  id: 'st033',
  motifs: ['object', 'crowd', 'home', 'chaos'],
  words: {
    en: {
      title: 'Mountain of shoes by a door',
      name: 'Heap of shoes in front of a door that stands ajar',
      shows: 'A mountain of shoes and boots of all kinds rises in front of a plum-red door. The door stands ajar; warm light and two balloons can be seen through the gap.',
      closer:
        'The landing is blue and cool, with a floor of dark and pale tiles. In the heap are trainers, boots, wellingtons, heels, sandals, slippers and even roller skates, in every colour, thrown on each other. Beside it stands a tin with three umbrellas. In front, apart from the others and neatly side by side, wait two tiny yellow shoes.',
    },
    fr: {
      title: 'Une montagne de chaussures devant une porte',
      name: 'Tas de chaussures devant une porte entrouverte',
      shows: 'Une montagne de chaussures et de bottes de toutes sortes s’élève devant une porte prune. La porte est entrouverte ; on voit par là une lumière chaude et deux ballons.',
      closer:
        'Le palier est bleu et frais, son sol de carreaux sombres et clairs. Dans le tas, des baskets, des bottines, des bottes de pluie, des talons, des sandales, des pantoufles et même des patins à roulettes, de toutes les couleurs, jetés les uns sur les autres. À côté, un seau avec trois parapluies. Devant, à l’écart, bien rangées côte à côte, attendent deux minuscules chaussures jaunes.',
    },
  },
  paint: { under: [110, 110, 120], flow: 0.2 },
  draw(scene) {
    landing(scene);
    doorway(scene);
    umbrellas(scene);
    mountain(scene);
    shaft(scene, [[226, 300], [356, 300], [330, 940], [40, 940]], '#ffd890', 0.4);
    scene.shadow(690, 968, 70, 14, NIGHT, 0.6);
    const tiny = (x: number, y: number, turn: number) => scene.add(at(x, y, 1, shoe(scene, 66, { ...LOOK, kind: 'sneaker', colour: '#e8c44c' }), { turn }));
    tiny(664, 962, 0);
    tiny(720, 974, 4);
  },
});
