import { between, pick, times } from '../../src/core/chance.ts';
import { at, blob, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Box, Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brickJoints, brickWall } from '../../src/shapes/bricks.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';

const NIGHT = '#3c2034';
const WALL: Point = [-20, -20]; // where the first brick begins
const DOOR: Box = [226, 120, 556, 786];
const WET = 604; // about here the paint ends and the chalk goes on
const FLOOR = 786;
const BLUE = '#2f7f94';
const CREAM = '#f0e4c4';
const CHALK = '#fff8e8';

const warm = (scene: Scene) => brush(scene, 100, { light: 1, night: NIGHT });

/** The outline of a coat of paint: rough at the sides, its lower edge left ragged by the strokes of a broad brush. */
function ragged(scene: Scene, [x0, y0, x1, y1]: Box, stroke = 30, reach = 44): string {
  const off = () => between(scene.r, -4, 4);
  const side = (x: number, t: number): Point => [x + off(), y0 + (y1 - y0) * t];
  const count = Math.max(2, Math.round((x1 - x0) / stroke));
  const ends = times(count, (i): Point[] => {
    const [to, from, low] = [x1 - ((x1 - x0) * i) / count, x1 - ((x1 - x0) * (i + 1)) / count, y1 + between(scene.r, -reach, reach)];
    return [[to - 1, low + off()], [from + 2, low + off() * 2]];
  });
  return polygon([...times(9, (i): Point => [x0 + ((x1 - x0) * i) / 8, y0 + off()]), ...times(8, (i) => side(x1, (i + 1) / 10)), ...ends.flat(), ...times(8, (i) => side(x0, (8 - i) / 10))]);
}

/** The bricks of the wall again, in the colours of a coat of paint: it covers them and hides nothing. */
function paintBricks(scene: Scene, path: string, tones: readonly string[], mortar: string): void {
  scene.add(`<path d="${path}" fill="${NIGHT}" opacity=".25" transform="translate(-3 3)"/><g ${scene.clip(path)}>`);
  brickWall(scene, [...WALL, 720, FLOOR], tones, { light: 1, night: '#143450', mortar });
  scene.add('</g>');
}

/** Long dry strokes of the brush over the painted bricks. */
function strokes(scene: Scene, path: string, tones: readonly string[], count: number): void {
  scene.add(`<g opacity=".5">${scene.dabsShape(path, count, tones, { length: 120, width: 7, angle: 1.57 })}</g>`);
}

function drips(scene: Scene, spots: Point[], colour: string): void {
  const b = warm(scene);
  spots.forEach(([x, y]) => {
    const long = between(scene.r, 40, 120);
    scene.add(b.line(`M${round1(x)} ${round1(y - 30)}v${round1(long + 30)}`, colour, 7) + b.dot(x, y + long, 6, colour));
  });
}

/** A hand-drawn line with the little swerves of somebody in a hurry. */
function wobbly(scene: Scene, points: Point[]): string {
  const off = () => between(scene.r, -2.6, 2.6);
  const between2 = (a: Point, z: Point) => times(5, (i): Point => [a[0] + ((z[0] - a[0]) * i) / 5 + off(), a[1] + ((z[1] - a[1]) * i) / 5 + off()]);
  return smooth([...points.slice(1).flatMap((z, i) => between2(points[i]!, z)), points.at(-1)!], false, 0.7);
}

/** What is still to be painted: frame, door and lower panels, in chalk on bare bricks. */
function chalkOutline(scene: Scene): void {
  const [x0, y0, x1] = DOOR;
  const b = warm(scene);
  const box = (x: number, y: number, w: number, h: number): Point[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h], [x, y - 6]];
  const outlines: Point[][] = [[[x0 - 48, FLOOR], [x0 - 48, y0 - 48], [x1 + 48, y0 - 52], [x1 + 48, FLOOR]], [[x0, FLOOR], [x0, 560]], [[x1, FLOOR], [x1, 560]], box(268, 560, 106, 190),
    box(410, 560, 106, 190), [[x0 - 76, y0 - 48], [x1 + 80, y0 - 54]]];
  outlines.forEach((line) => {
    scene.add(b.line(wobbly(scene, line), CHALK, 8, { opacity: 0.92, dash: '46 3 22 5 60 4' }) + b.line(wobbly(scene, line), CHALK, 3, { opacity: 0.6 }));
  });
}

/** Two panels, a knob, a keyhole and hinges, all laid on with a small brush and quite flat. */
function fittings(scene: Scene): void {
  const b = warm(scene);
  [270, 410].forEach((x) => {
    const frame: Point[] = [[x, 160], [x + 106, 158], [x + 104, 388], [x - 2, 390], [x, 156]];
    scene.add(b.line(wobbly(scene, frame), '#123c54', 12, { opacity: 0.8 }) + b.line(wobbly(scene, frame), '#b4dcd0', 6, { opacity: 0.9 }));
  });
  const knob = b.line(oval(520, 474, 26, 25), '#123c54', 7, { opacity: 0.8 }) + b.flat(oval(520, 474, 26, 25), '#f0bc3c') + b.flat(oval(528, 466, 8, 6), '#fff4c0');
  scene.add(knob + b.line('M514 496V566', '#f0bc3c', 7) + b.dot(514, 568, 6, '#f0bc3c'));
  [196, 420].forEach((y) => scene.add(b.line(wobbly(scene, [[214, y], [258, y + 2]]), '#f0bc3c', 17)));
}

/** The grooves the brush did not reach: bare mortar between painted bricks. */
function bareJoints(scene: Scene): void {
  const [x0, y0, x1] = DOOR;
  const b = warm(scene);
  const joints = brickJoints([x0 - 38, y0 - 34, x1 + 38, WET - 50], { from: WALL });
  scene.add(b.line(joints, '#c88c68', 4.5, { opacity: 0.75, dash: '38 34 12 60 54 26' }) + b.line(joints, '#123c54', 2.5, { opacity: 0.4, dash: '60 18' }));
}

function paintedDoor(scene: Scene): void {
  const [x0, y0, x1] = DOOR;
  chalkOutline(scene);
  const frame = ragged(scene, [x0 - 42, y0 - 40, x1 + 42, WET - 60], 21, 40);
  paintBricks(scene, frame, [CREAM, '#e8d8b4', '#f8eed4'], '#d0bc98');
  const leaf = ragged(scene, [x0 + 4, y0 + 4, x1 - 4, WET], 34, 46);
  paintBricks(scene, leaf, [BLUE, '#37899c', '#276f88', '#4194a4', '#2c7890'], '#1f5c76');
  strokes(scene, leaf, ['#6cb8bc', '#1c5874', '#3f94a4'], 90);
  bareJoints(scene);
  fittings(scene);
  drips(scene, [[200, 540], [584, 560]], CREAM);
  drips(scene, [[258, 610], [316, 600], [376, 624], [442, 604], [484, 616], [540, 600]], BLUE);
}

/** Three swipes on the bricks at the left, to try the colours. */
function trials(scene: Scene): void {
  const tints: [string, number][] = [['#7cb4a4', 330], ['#f0bc3c', 402], [BLUE, 474]];
  tints.forEach(([colour, y]) => {
    const swipe = wobbly(scene, [[70, y], [150, y - 12]]);
    scene.add(warm(scene).line(swipe, colour, 34, { opacity: 0.92 }));
    scene.add(warm(scene).line(wobbly(scene, [[80, y + 8], [158, y - 16]]), colour, 12, { opacity: 0.7 }));
  });
  scene.add(warm(scene).line(brickJoints([48, 300, 172, 510], { from: WALL }), '#7c3c2c', 3.5, { opacity: 0.5 }));
  drips(scene, [[96, 490]], BLUE);
}

function street(scene: Scene): void {
  brickWall(scene, [...WALL, 820, FLOOR], ['#c8643c', '#b85438', '#d8784c', '#a84834', '#cc7048'], { light: 1, night: NIGHT, mortar: '#dcbc9c' });
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form(rectangle(-10, FLOOR, 820, 40), '#a89484', { pale: '#f0dcc0', grain: 0.05 }));
  times(3, (row) =>
    times(5, (i) => {
      const [y, h] = [[826, 56], [882, 62], [944, 70]][row]! as [number, number];
      const lean = (x: number, at: number) => 400 + (x - 400) * (1 + (at - FLOOR) * 0.0012);
      const [from, to] = [-150 + i * 230 + (row % 2) * 110, 80 + i * 230 + (row % 2) * 110];
      scene.add(
        b.form(polygon([[lean(from, y) + 3, y + 3], [lean(to, y) - 3, y + 3], [lean(to, y + h) - 3, y + h], [lean(from, y + h) + 3, y + h]]), pick(scene.r, ['#c4b09c', '#b8a490', '#cfbca4']), {
          pale: '#fbe8cc',
          grain: 0.1,
        }),
      );
    }));
}

/** The shadow of leaves that falls over wall and paint alike, and so gives the game away. */
function leafShade(scene: Scene): void {
  const leaves = times(150, () => {
    const [x, y] = [between(scene.r, -40, 420), between(scene.r, -40, 330)];
    return x + y * 1.25 > 420 ? '' : blob(scene.r, x, y, between(scene.r, 14, 34), between(scene.r, 9, 20), NIGHT, { points: 7, wobble: 0.25 });
  });
  const twig = `<path d="M-20 250C80 220 200 140 250 40" stroke="${NIGHT}" stroke-width="13" fill="none"/>`;
  scene.add(`<g opacity=".42" ${scene.blur(3)}>${leaves.join('')}${twig}</g>`);
}

const RAILS: [Point, Point][] = [[[640, 884], [618, 34]], [[762, 876], [716, 30]]];
const along = ([a, z]: [Point, Point], t: number): Point => [a[0] + (z[0] - a[0]) * t, a[1] + (z[1] - a[1]) * t];
const RUNGS = times(9, (i) => 0.09 + i * 0.103);

/** The shadow of the ladder: straight over bricks, cream and blue, as over any flat wall. */
function ladderShade(scene: Scene): void {
  const fall = ([x, y]: Point): Point => [x - 20 - Math.max(0, y - 100) * 0.12, Math.min(y + 14, FLOOR)];
  const bars = [...RAILS.map((rail) => [fall(along(rail, 0.115)), fall(rail[1])]), ...RUNGS.slice(1).map((t) => RAILS.map((rail) => fall(along(rail, t))))];
  const path = bars.map((bar) => polygon(bar, false)).join('');
  scene.add(`<path d="${path}" stroke="${NIGHT}" stroke-width="15" fill="none" opacity=".36" ${scene.blur(3)}/>`);
  const feet = 'M640 884L540 792M762 876L640 790';
  scene.add(`<path d="${feet}" stroke="${NIGHT}" stroke-width="16" fill="none" opacity=".42" ${scene.blur(3)}/>`);
}

function ladder(scene: Scene): void {
  const b = warm(scene);
  RUNGS.forEach((t) => {
    const [[x, y], [u, v]] = RAILS.map((rail) => along(rail, t)) as [Point, Point];
    scene.add(b.form(polygon([[x, y - 8], [u, v - 8], [u, v + 9], [x, y + 9]]), '#c8904c', { pale: '#ffe4a8', shade: '#74442c', grain: 0.05 }));
  });
  RAILS.forEach(([[x, y], [u, v]]) => scene.add(b.form(polygon([[x - 12, y], [x + 13, y - 3], [u + 11, v], [u - 11, v]]), '#d8a45c', { pale: '#fff0c0', shade: '#84502c', grain: 1.55, dabs: 2 })));
  const splash = times(16, () => blob(scene.r, between(scene.r, 634, 740), between(scene.r, 300, 760), between(scene.r, 2, 6), between(scene.r, 3, 9), BLUE, { wobble: 0.3 }));
  scene.add(b.inside(RAILS.map(([[x, y], [u, v]]) => polygon([[x - 12, y], [x + 13, y], [u + 11, v], [u - 11, v]])).join(''), ...splash));
}

/** The straw hat the painter left hanging on the ladder. */
function hat(scene: Scene): void {
  const b = warm(scene);
  const brim = b.form(oval(0, 0, 78, 30), '#e0b85c', { pale: '#fff0b4', shade: '#94642c', dabs: 2, grain: 0.1 });
  const crown = b.form('M-42 2C-44 -56 -22 -66 0 -66C22 -66 44 -56 42 2C20 14 -20 14 -42 2Z', '#e8c46c', { pale: '#fff4c4', shade: '#a07434', dabs: 2, grain: 0.1 });
  const band = b.form('M-42 2C-43 -8 -43 -14 -42 -20C-20 -10 20 -10 42 -20C43 -12 43 -6 42 2C20 14 -20 14 -42 2Z', '#a83c48', { pale: '#e87c74' });
  scene.add(`<path d="${oval(680, 64, 74, 34)}" fill="${NIGHT}" opacity=".4" ${scene.blur(5)}/>`);
  scene.add(b.put(716, 52, 1, brim + crown + band, { turn: 14 }));
}

/** The pot of blue, and the broad brush laid across it. */
function bucket(scene: Scene): void {
  const b = warm(scene);
  const [x, y] = [138, 800];
  scene.add(`<path d="M80 918L-20 944L10 964L170 944Z" fill="${NIGHT}" opacity=".5" ${scene.blur(5)}/>`);
  scene.shadow(x, y + 128, 92, 17, NIGHT, 0.6);
  const tin = b.form('M-70 0L-56 124C-42 142 42 142 56 124L70 0Z', '#a8acb0', { pale: '#f6f4e8', shade: '#4c4858', grain: 1.5 });
  const brim = b.form(oval(0, 0, 71, 20), '#7c8490', { pale: '#f4f4ec' }) + b.form(oval(0, 2, 60, 15), BLUE, { pale: '#7cc4c4', dabs: 0.6 });
  const spill = b.form('M-10 18C-6 60 10 84 18 44C24 90 40 100 44 34C50 60 60 54 62 8Q30 20 -10 18Z', BLUE, { pale: '#7cc4c4', dabs: 0.4 });
  const handle = b.line('M-66 10C-110 60 -70 120 -20 96', '#5c5460', 5);
  scene.add(b.put(x, y, 1, tin + brim + spill + handle));
  const stick = b.form('M-13 -190C-17 -110 -12 -60 -17 -44H17C12 -60 17 -110 13 -190C8 -204 -8 -204 -13 -190Z', '#e0a45c', { pale: '#fff0c8', grain: 1.5 });
  const collar = b.form('M-34 -46H34V-14H-34Z', '#b8bcc0', { pale: '#fff8e8' });
  const hair = b.form('M-34 -14H34L30 44C14 36 -10 50 -30 42Z', '#1c5874', { pale: '#6cb8bc', grain: 1.5, dabs: 2 });
  scene.add(b.put(x + 34, y - 18, 1, stick + collar + hair, { turn: 66 }));
}

/** Blue prints of shoes that walk up to the wall; the last two are cut by it. */
function steps(scene: Scene): void {
  const b = brush(scene, 100);
  const print = b.flat('M-13 -6C-17 -30 -14 -58 0 -60C15 -58 17 -30 12 -6Z', BLUE, 0.88) + b.flat('M-11 2H11C13 20 8 28 0 28C-8 28 -13 20 -11 2Z', BLUE, 0.88);
  const spots: [number, number, number, number][] = [[276, 966, 66, 1.1], [344, 926, 52, 1], [366, 960, 30, 1], [392, 888, 12, 0.92], [432, 900, 4, 0.9]];
  const flat = (x: number, y: number, turn: number, size: number) => `<g transform="translate(${x} ${y}) scale(${size} ${round1(size * 6) / 10})">${at(0, 0, 1, print, { turn })}</g>`;
  spots.forEach(([x, y, turn, size]) => scene.add(flat(x, y, turn, size)));
  scene.add(b.inside(rectangle(340, FLOOR + 3, 160, 60), flat(396, 812, 2, 0.86), flat(434, 806, -2, 0.86)));
}

/** The stump of chalk, and its dust on the kerb. */
function chalkStump(scene: Scene): void {
  const b = warm(scene);
  scene.shadow(560, 850, 30, 8, NIGHT, 0.5);
  scene.add(b.put(564, 844, 1, b.form('M-26 -7H22C28 -6 28 6 22 7H-26C-30 4 -30 -4 -26 -7Z', '#f4ecdc', { pale: '#fffdf4', shade: '#a8948c' }), { turn: -12 }));
  times(14, () => scene.add(b.dot(between(scene.r, 500, 600), between(scene.r, 834, 864), round1(between(scene.r, 1.5, 3)), CHALK, 0.7)));
}

export default picture({
  id: 'st139',
  motifs: ['abstract', 'escape', 'illusion', 'humour'],
  words: {
    en: {
      title: 'Door painted on a brick wall',
      name: 'A half-finished door painted on a brick wall',
      shows:
        'A blue door is being painted on a brick wall: every brick shows through, the paint drips, and the lower third is only a chalk outline. A ladder, a pot of blue and a broad brush stand by; the painter is gone.',
      closer:
        'The sun is warm and comes from the right; the shadow of leaves falls over bricks and paint alike. The door has a cream frame, two panels drawn with a thin brush, two yellow hinges and a yellow knob that runs. At the left three colours were tried on the bricks. A straw hat with a red band hangs on the ladder, a stump of chalk lies on the kerb. Blue shoe prints lead from the pot to the wall: the last two are cut in half by it, and none come back.',
    },
    fr: {
      title: 'Une porte peinte sur un mur de briques',
      name: 'Porte à moitié peinte sur un mur de briques',
      shows:
        'Une porte bleue se peint sur un mur : chaque brique transparaît, la peinture coule, et le bas n’est encore qu’un tracé à la craie. Une échelle, un seau de bleu et un gros pinceau sont là ; le peintre est parti.',
      closer:
        'Le soleil est chaud et vient de droite ; l’ombre des feuilles tombe sur les briques comme sur la peinture. La porte a un cadre crème, deux panneaux tracés au pinceau fin, deux gonds jaunes et un bouton jaune qui dégouline. À gauche, trois couleurs ont été essayées. Un chapeau de paille à ruban rouge pend à l’échelle, un bout de craie traîne par terre. Des traces de souliers bleues vont du seau au mur : les deux dernières y sont coupées en deux, et aucune ne revient.',
    },
  },
  paint: { under: [190, 120, 90], flow: 0.05 },
  draw(scene) {
    street(scene);
    paintedDoor(scene);
    trials(scene);
    leafShade(scene);
    ladderShade(scene);
    steps(scene);
    chalkStump(scene);
    ladder(scene);
    hat(scene);
    bucket(scene);
  },
});
