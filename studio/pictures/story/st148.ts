import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lampPost, oval, rectangle } from '../../src/shapes/index.ts';
import { asphalt, washed } from '../../src/shapes/scenes/backdrops.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#1a2048';
const LOOK = { light: 1, night: NIGHT } as const;

/** The street outside, at dusk in the rain. */
function street(scene: Scene): void {
  washed(scene, [-10, 720], '#2f3a78', '#d08c7c', { strokes: 260, grain: 0.1 });
  const houses: [number, number, number, string][] = [[70, 560, 0.44, '#3a3c70'], [250, 480, 0.5, '#4a4478'], [640, 520, 0.46, '#40406f'], [780, 620, 0.4, '#343866']];
  houses.forEach(([x, size, wide, wall]) => scene.add(at(x, 700, 1, townHouse(scene, size, { wall, roof: '#262a54', wide, lit: 0.6, night: NIGHT, light: 1 }))));
  scene.glow(430, 560, 300, '#ffc890', 0.9);
  asphalt(scene, 690, '#4a4c80', ['#ffd27a', '#ffb46c', '#cfd4ec'], { night: NIGHT, count: 300 });
  scene.add(at(330, 770, 1, lampPost(scene, 380, { light: 1, night: NIGHT })));
  scene.glow(330, 410, 150, '#ffdf94', 0.9);
  times(26,
    () =>
      scene.add(
        `<path d="M${round1(between(scene.r, 360, 520))} ${round1(between(scene.r, 740, 900))}h${
          round1(between(scene.r, 20, 70))
        }" stroke="#ffd08c" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
      ));
}

/** Somebody who walks away under a red umbrella. */
function walker(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const coat = b.form('M-34 -96C-44 -60 -46 -36 -44 -20H44C46 -40 42 -66 34 -96Q0 -108 -34 -96Z', '#38406c', { grain: 1.4, pale: '#a8a0c0' });
  const legs = b.form('M-26 -24H-8L-6 30H-24ZM8 -24H26L30 20H14Z', '#1f2448', { dabs: 0.5 }) + b.form('M-28 26H-2V38H-30ZM12 18H36V30H12Z', '#3a2438', { dabs: 0.3 });
  const dome =
    b.form('M-104 -116C-96 -196 -40 -224 0 -226C44 -224 98 -196 104 -114Q84 -130 62 -114Q34 -132 2 -114Q-32 -132 -60 -114Q-84 -132 -104 -116Z', '#d0303c', { pale: '#ff8a74', edge: 1.6, grain: 1.2 }) +
    b.line('M0 -224Q-56 -180 -60 -116M0 -224Q50 -180 62 -116M0 -224V-114M0 -226V-244', '#8a1c34', 4, { opacity: 0.6 });
  scene.shadow(452, 790, 90, 16, NIGHT, 0.7);
  scene.add(at(448, 752, 0.92, legs + coat + dome));
}

const reverse = (points: Point[]) => smooth([...points].reverse(), true);

/** Points round a finger's print, from its root to its tip. */
function pad(scene: Scene, [x, y]: Point, [toX, toY]: Point, wide: number): Point[] {
  const angle = Math.atan2(toY - y, toX - x);
  const end = (cx: number, cy: number, half: number, from: number) =>
    times(5, (i): Point => {
      const turn = angle + from + (i / 4) * Math.PI;
      return [cx + Math.cos(turn) * half * between(scene.r, 0.94, 1.05), cy + Math.sin(turn) * half];
    });
  const edge = (side: number) =>
    ([[0.7, 0.41], [0.52, 0.46], [0.32, 0.42]] as Point[]).map((
      [t, half],
    ): Point => [x + (toX - x) * t - Math.sin(angle) * wide * half * side, y + (toY - y) * t + Math.cos(angle) * wide * half * side]);
  return [...end(toX, toY, wide * 0.46, -Math.PI / 2), ...edge(1), ...end(x, y, wide * 0.45, Math.PI / 2), ...edge(-1).reverse()];
}

const PALM: Point[] = [[272, 510], [330, 474], [420, 462], [510, 480], [570, 540], [576, 620], [558, 710], [522, 790], [474, 836], [430, 830], [402, 796], [370, 790], [336, 816], [290, 786], [252,
  716], [236, 640], [244, 566]];

function prints(scene: Scene): Point[][] {
  const fingers: [Point, Point, number][] = [[[290, 424], [252, 250], 84], [[384, 396], [380, 190], 88], [[478, 412], [508, 226], 82], [[566, 478], [630, 336], 68], [[200, 600], [112, 486], 84]];
  return [...fingers.map(([from, to, wide]) => pad(scene, from, to, wide)), PALM];
}

function drips(): Point[][] {
  return [[[396, 838], [392, 880], [400, 930]], [[500, 806], [508, 862], [502, 900]], [[196, 652], [190, 720], [198, 800], [192, 860]], [[640, 384], [648, 470], [640, 560], [646, 640]], [[96, 20], [
    104,
    130,
  ], [98, 240]], [[700, 10], [694, 160], [704, 290], [698, 380]], [[446, 14], [440, 60], [446, 110]]];
}

function mist(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [hands, runs] = [prints(scene), drips()];
  const holes = hands.map(reverse).join('') + runs.map((run) => reverse(dripOutline(run))).join('');
  const glass = `M-10 -10H810V1010H-10Z${holes}`;
  scene.add(`<path d="${glass}" fill="${scene.linear([[0, '#8c9cc4', 0.93], [0.5, '#bcbcd0', 0.88], [0.75, '#a4a8c8', 0.9], [1, '#7884b0', 0.94]])}"/>`);
  scene.add(scene.dabsShape(glass, 520, ['#b8bed8', '#a8b0d0', '#c8c6d6', '#98a2c8'], { length: 60, width: 16, angle: 1.2, box: [0, 0, 800, 1000] }));
  const glows: [number, number, number, string][] = [[90, 420, 130, '#ffd08c'], [640, 470, 170, '#ffc88c'], [760, 300, 130, '#ffdfa0'], [240, 560, 110, '#ffd8a0'], [430, 600, 330, '#ffd8b0']];
  scene.add(`<g ${scene.clip(glass)}>${glows.map(([x, y, size, colour]) => scene.glowShape(x, y, size, colour, 0.6)).join('')}</g>`);
  const rims = hands.map((points) => smooth(points, true));
  scene.add(rims.map((rim) => b.line(rim, '#eef0f8', 5, { opacity: 0.45 })).join('') + rims.map((rim) => at(5, 5, 1, b.line(rim, '#4a5490', 3, { opacity: 0.3 }))).join(''));
  hands.slice(0, 5).forEach((points) => {
    const [x, y] = points[2]!;
    const whorl = times(4, (i) => oval(0, 0, 8 + i * 8, 10 + i * 9)).join('');
    scene.add(b.inside(smooth(points, true), at(x, y + 34, 1, b.line(whorl, '#dfe4f4', 3, { opacity: 0.2 }))));
  });
  runs.forEach((run) => {
    const [x, y] = run.at(-1)!;
    scene.add(b.ball(x, y + 4, 9, 12, '#b8c8e8', { pale: '#ffffff', shade: '#4a5490', dabs: 0 }) + b.dot(x + 3, y, 3, '#ffffff'));
  });
}

function dripOutline(run: Point[]): Point[] {
  const left = run.map(([x, y], i): Point => [x - 5 - (i % 2) * 2, y]);
  const right = run.map(([x, y], i): Point => [x + 5 + (i % 2) * 2, y]);
  return [...right, ...left.reverse()];
}

function beads(scene: Scene): void {
  const drops = times(420, () => {
    const [x, y, size] = [between(scene.r, 0, 800), between(scene.r, 0, 940), 0.8 + scene.r() ** 3 * 3.4];
    return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(size)}" fill="${pick(scene.r, ['#f6f8ff', '#ffffff', '#5a669c'])}" opacity="${round1(between(scene.r, 0.2, 0.7))}"/>`;
  });
  scene.over(drops.join(''));
}

function frame(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const wood = '#5c4a5c';
  scene.add(`<path d="M62 0V930" stroke="${NIGHT}" stroke-width="26" opacity=".4" ${scene.blur(9)}/>`);
  scene.add(b.form(rectangle(-10, -10, 62, 960), wood, { grain: 1.57, dabs: 1.5, pale: '#b898a4' }) + b.line('M50 0V930', '#d8b4b0', 4, { opacity: 0.7 }));
  scene.add(
    b.form(rectangle(-10, 912, 820, 40), mix(wood, '#ffffff', 0.06), { grain: 0, pale: '#c8a8ac' }) +
      b.form(rectangle(-10, 950, 820, 60), '#4a3c54', { grain: 0, pale: '#9c8298', dabs: 1.5 }) +
      b.line('M-10 954H810', '#e0c0b4', 5, { opacity: 0.7 }),
  );
  scene.shadow(650, 964, 150, 12, NIGHT, 0.7);
  scene.add(
    b.line('M520 962C580 948 640 946 712 934', '#5a6a48', 7) +
      b.form('M590 950C604 926 632 930 640 940C626 952 606 958 590 950Z', '#6a7a50', { dabs: 0.5 }) +
      b.ball(734, 930, 34, 28, '#a85468', { pale: '#e8a0a0', edge: 1.5 }) +
      b.line('M716 926C728 910 752 914 752 930C750 944 726 944 728 930C730 922 742 924 742 930', '#6a2c48', 4, { opacity: 0.7 }),
  );
}

export default picture({
  id: 'st148',
  motifs: ['abstract', 'trace', 'rain', 'longing'],
  words: {
    en: {
      title: 'Handprint on misted glass',
      name: 'Handprint on a misted window, a red umbrella outside',
      shows: 'A large handprint on a misted window pane. Through the clear print one sees a lamplit street at dusk and somebody walking away under a red umbrella.',
      closer:
        'All the glass is a soft blue-grey, and drops run down it. Only where five fingers and a palm have touched is it clear: lit windows show in the fingers, and in the palm a lamp post, a wet road and a person in a dark coat, seen from behind. Faint rings of a fingerprint stand at each tip. Warm spots of light shine dimly through the mist. On the wooden sill, at the right, lies a single faded rose.',
    },
    fr: {
      title: 'Une empreinte de main sur une vitre embuée',
      name: 'Empreinte de main sur la buée, un parapluie rouge dehors',
      shows: 'Une grande empreinte de main sur une vitre embuée. À travers elle, on voit une rue éclairée au crépuscule et quelqu’un qui s’éloigne sous un parapluie rouge.',
      closer:
        'Toute la vitre est d’un gris-bleu doux, et des gouttes y coulent. Elle n’est claire que là où cinq doigts et une paume l’ont touchée : dans les doigts, des fenêtres allumées ; dans la paume, un réverbère, une chaussée mouillée et une personne en manteau sombre, vue de dos. De légers cercles d’empreinte marquent le bout des doigts. Des taches de lumière chaude percent à peine la buée. Sur l’appui de bois, à droite, une seule rose fanée.',
    },
  },
  paint: { under: [110, 110, 150], flow: 1.5 },
  draw(scene) {
    street(scene);
    walker(scene);
    mist(scene);
    frame(scene);
    beads(scene);
  },
});
