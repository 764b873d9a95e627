import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type HeadLook, personHead } from '../../src/shapes/figureHeads.ts';
import { along, hand, limb, shoe, torso } from '../../src/shapes/figures.ts';
import { type Brush, brush, oval } from '../../src/shapes/index.ts';

const NIGHT = '#4a2448';
const LOOK = { light: -1, night: NIGHT } as const;
const FAR = 560;

function sky(scene: Scene): void {
  scene.sky([[0, '#6a78b8'], [0.2, '#b898b8'], [0.38, '#f8c890'], [0.56, '#ffe8b0']]);
  scene.glow(170, 300, 420, '#fff4c8', 0.95, 320);
  scene.wisps(18, 20, 260, ['#e8b0a8', '#9088bc', '#ffd8a8'], 0.5);
  const b = brush(scene, 100, LOOK);
  [90, 690].forEach((x) =>
    scene.add(
      b.line(`M${x} 420V110`, '#5c4a74', 9) + b.form(`M${x - 50} 110V60H${x + 50}V110Z`, '#5c4a74', { dabs: 0.4 }) + times(8, (i) =>
        b.dot(x - 36 + (i % 4) * 24, 74 + Math.floor(i / 4) * 22, 8, '#fff6d8')).join('') + b.halo(x, 84, 110, '#fff0c0', 0.6),
    )
  );
}

/** Two curving stands, full of people who are only dots of colour. */
function stands(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const bowl = 'M-20 330C200 410 600 410 820 330V600H-20Z';
  scene.add(b.form('M-20 300C200 384 600 384 820 300V350C600 420 200 420 -20 350Z', '#7c6494', { grain: 0.1, dabs: 0.8, pale: '#f4c8a0' }) + b.form(bowl, '#5c4a7c', { grain: 0, dabs: 0.6 }));
  const crowd = times(900, () => {
    const x = between(scene.r, -10, 810);
    const y = 400 - ((x - 400) / 400) ** 2 * 56 + scene.r() * 140;
    const tone = mix(pick(scene.r, ['#e8a878', '#f4d8b0', '#c85c5c', '#5c8cb4', '#e8c05c', '#8c6ca8', '#6ca488']), '#5c4a7c', between(scene.r, 0, 0.45));
    return b.dot(x, y, between(scene.r, 4, 7), tone, 0.9);
  });
  scene.add(b.inside(bowl, crowd.join(''), ...[440, 486].map((y) => b.line(`M-20 ${y - 56}Q400 ${y + 56} 820 ${y - 56}`, '#43366a', 5, { opacity: 0.6 }))));
  scene.add(b.form(`M-20 ${FAR - 40}C200 ${FAR - 10} 600 ${FAR - 10} 820 ${FAR - 40}V${FAR + 10}H-20Z`, '#f0e4d0', { grain: 0, dabs: 0.8, shade: '#a890a8' }));
  const flags = times(14, (i) => b.form(`M${i * 60 - 10} ${FAR - 34 + Math.sin(i) * 2}h34v24h-34z`, ['#e8785c', '#5c8cb4', '#f0c05c'][i % 3]!, { dabs: 0.3 }));
  scene.add(flags.join(''));
}

const lane = (u: number, y: number) => 400 + u * (150 + (y - FAR) * 1.5);

function track(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(`M-20 ${FAR}H820V1010H-20Z`, '#6c9c5c', { grain: 0, dabs: 1 }));
  scene.add(b.form(polygon([[lane(-1.4, FAR), FAR], [lane(1.4, FAR), FAR], [lane(1.4, 1010), 1010], [lane(-1.4, 1010), 1010]]), '#d0603c', { grain: 0, dabs: 1.4, long: 1.6, pale: '#f49c68' }));
  scene.dabs(`M0 ${FAR}L800 ${FAR}L800 1000L0 1000Z`, 160, ['#dc7048', '#b84c38', '#e88a58', '#a84438'], { length: 60, width: 5 });
  [-1.05, -0.35, 0.35, 1.05].forEach((u) =>
    scene.add(b.form(polygon([[lane(u, FAR) - 2, FAR], [lane(u, FAR) + 2, FAR], [lane(u, 1010) + 9, 1010], [lane(u, 1010) - 9, 1010]]), '#f8ecd8', { dabs: 0.5 }))
  );
  const checks = (y: number, h: number, odd: number) =>
    times(16, (i) =>
      (i + odd) % 2
        ? b.form(polygon([[lane((i - 8) / 5.7, y), y], [lane((i - 7) / 5.7, y), y], [lane((i - 7) / 5.7, y + h), y + h], [lane((i - 8) / 5.7, y + h), y + h]]), '#4a3450', { dabs: 0.4 })
        : '').join('');
  scene.add(b.form('M-20 880H820V956H-20Z', '#f8f0e0', { grain: 0, dabs: 1, shade: '#c8a8a8' }) + checks(880, 36, 0) + checks(916, 40, 1));
}

/** The joints of one runner, in hundredths of SIZE round the foot of the group; `left` is the picture's left. */
interface Body {
  head: Point;
  neck: Point;
  hips: Point;
  legs: { knee: Point; ankle: Point; turn: number; wide: number; lifted?: boolean }[];
  skin: string;
  vest: string;
  shoes: string[];
  build: number;
  face: HeadLook;
}

/** She strides with her outer foot planted wide, and leans in under his arm. */
const WOMAN: Body = {
  head: [-24, -90.5],
  neck: [-26, -78],
  hips: [-31.5, -47],
  legs: [{ knee: [-25, -28], ankle: [-26.5, -11], turn: 24, wide: 0.55, lifted: true }, { knee: [-41, -27], ankle: [-45, -3], turn: -4, wide: -0.75 }],
  skin: '#7c4e36',
  vest: '#3c7cb4',
  shoes: ['#f0e8dc', '#f0e8dc'],
  build: 0.98,
  face: { view: 'three', hair: 'bun', hairColour: '#2c2024', mouth: 'oh', tilt: 10 },
};

const MAN: Body = {
  head: [24, -91.5],
  neck: [26.5, -79],
  hips: [32, -47],
  legs: [{ knee: [26, -29], ankle: [27, -12], turn: -24, wide: -0.55, lifted: true }, { knee: [42, -27], ankle: [46, -3.5], turn: 4, wide: 0.75 }],
  skin: '#b47a50',
  vest: '#4c9c6c',
  shoes: ['#e8784c', '#e8784c'],
  build: 1.1,
  face: { view: 'three', flip: true, hair: 'crop', hairColour: '#3a2a2c', beard: true, eyes: 'closed', mouth: 'none', tilt: -10 },
};

/** He cannot any more: he hangs on their necks, his knees give way and his feet trail. */
const SPENT: Body = {
  head: [-6, -75],
  neck: [0, -65],
  hips: [3, -36],
  legs: [{ knee: [-2.5, -17.5], ankle: [-12, -5], turn: 26, wide: -0.8 }, { knee: [10.5, -14.5], ankle: [20, -6.5], turn: -40, wide: 0.8 }],
  skin: '#f0bc96',
  vest: '#d8404c',
  shoes: ['#f2c43c', '#f8f0e0'],
  build: 1.02,
  face: { view: 'front', hair: 'short', hairColour: '#c8642c', eyes: 'closed', mouth: 'oh', tilt: -24, cheeks: '#e0604c' },
};

const mid = (from: Point, to: Point, t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];

function legOf(b: Brush, body: Body, i: number): string {
  const { knee, ankle, turn, wide, lifted } = body.legs[i]!;
  const shade = (colour: string) => (lifted ? mix(colour, NIGHT, 0.22) : colour);
  const hip = along(body.neck, body.hips)(1, Math.sign(knee[0] - body.hips[0]) * 5 * body.build);
  const shorts = mix(body.vest, '#2c2c50', 0.55);
  const shoeKind = body.shoes[i] === '#f8f0e0' ? 'bare' : 'shoe';
  return shoe(b, ankle, shade(body.shoes[i]!), { turn, wide, size: lifted ? 0.95 : 1.15, kind: shoeKind }) +
    limb(b, [hip, knee, ankle], [8.8, 7, 4.600], shade(body.skin), { folds: false, dabs: 0.6 }) +
    b.form(ribbon([mid(knee, ankle, 0.62), ankle], [5.4, 5]), shade('#f8f0e0'), { dabs: 0.4 }) +
    b.form(ribbon([hip, mid(hip, knee, 0.5), mid(hip, knee, 0.84)], [11.5, 11.5, 12]), shade(shorts), { grain: 1.4 });
}

/** The vest with its scooped neck, a stripe at each side and a plain number cloth. */
function vestOf(b: Brush, { neck, hips, vest, skin, build }: Body): string {
  const spot = along(neck, hips);
  const patch = (t0: number, t1: number, s: number) => polygon([spot(t0, -s), spot(t0, s), spot(t1, s * 1.04), spot(t1, -s * 1.04)]);
  const scoop = smooth([spot(-0.07, -4.6), spot(0.08, -3.8), spot(0.17, 0), spot(0.08, 3.8), spot(-0.07, 4.6)], true);
  const stripe = (s: number) => b.line(smooth([spot(0.3, s), spot(0.62, s * 0.9), spot(1.04, s * 0.98)]), lighten(vest, 0.16), 1.6, { opacity: 0.8 });
  return torso(b, neck, hips, 'front', vest, { wear: 'vest', build }) +
    b.form(scoop, mix(skin, NIGHT, 0.1), { dabs: 0.2, edge: 0.6 }) +
    stripe(-9 * build) + stripe(9 * build) +
    b.form(patch(0.58, 0.84, 5.8), '#f8e8b8', { dabs: 0.4 }) +
    b.flat(patch(0.67, 0.76, 4), mix(vest, '#fbf4e4', 0.25));
}

function headOf(b: Brush, { head, neck, skin, face }: Body): string {
  const throat = b.form(ribbon([mid(head, neck, 0.3), [neck[0], neck[1] + 2.5]], [6, 7]), mix(skin, NIGHT, 0.16), { dabs: 0.3 });
  return throat + personHead(b, head[0], head[1], 9.9, { ...face, skin });
}

const trunk = (b: Brush, body: Body) => legOf(b, body, 0) + legOf(b, body, 1) + vestOf(b, body);

function bareArm(b: Brush, joints: [Point, Point, Point], skin: string, width = 1): string {
  return limb(b, joints, [7 * width, 5.8 * width, 4.2 * width], skin, { folds: false, dabs: 0.6 });
}

/** His arm over a helper's shoulders: up, behind the neck and down over the other shoulder. */
function drapedArm(b: Brush, side: -1 | 1): string {
  const shoulder = along(SPENT.neck, SPENT.hips)(0.08, side * 8.6);
  const wrist: Point = [side * 30.5, -67];
  return bareArm(b, [shoulder, [side * 24, -80.5], [side * 31, -79]], SPENT.skin) +
    limb(b, [[side * 27.5, -81], [side * 31.5, -77.5], wrist], [5.6, 5.6, 4.2], SPENT.skin, { folds: false, dabs: 0.6 }) +
    hand(b, wrist, 90 - side * 6, SPENT.skin, { size: 1.3, thumb: side });
}

/** The helper's outer arm, whose fist holds on to his wrist. */
function holdingArm(b: Brush, body: Body, side: -1 | 1): string {
  const shoulder = along(body.neck, body.hips)(0.14, side * 9 * body.build);
  const fist: Point = [side * 32, -71.5];
  const knuckles = [-1.6, 0, 1.6].map((dy) => `M${round1(fist[0] - side * 3)} ${round1(fist[1] + dy)}h${round1(side * 3.4)}`).join('');
  return bareArm(b, [shoulder, [side * 48, -60], [fist[0] + side * 3, fist[1] + 1.5]], body.skin) +
    b.ball(fist[0], fist[1], 3.9, 3.2, body.skin, { dabs: 0.4 }) +
    b.line(knuckles, mix(body.skin, '#5a2c2c', 0.5), 0.5, { opacity: 0.7 });
}

/** Her other hand lies flat on his chest and props him up. */
function proppingArm(b: Brush): string {
  const shoulder = along(WOMAN.neck, WOMAN.hips)(0.16, 8);
  return hand(b, [-6, -54], -18, WOMAN.skin, { size: 1.3, thumb: -1 }) + bareArm(b, [shoulder, [-18, -55], [-6, -54]], WOMAN.skin);
}

/** His teeth, clenched with the effort. */
function gritted(b: Brush): string {
  const mouth = b.flat('M0 5.4Q3 4.6 6 5.4Q6 7.8 3 7.8Q0 7.8 0 5.4Z', '#fbf0e0') + b.line('M0.4 6.500H5.6M2 5.200V7.600M4 5.200V7.6', '#a07a6c', 0.4);
  return b.put(MAN.head[0], MAN.head[1], 0.99, mouth, { turn: MAN.face.tilt!, flip: true });
}

const drop = (b: Brush, x: number, y: number) =>
  b.flat(`M${x} ${y - 1.8}C${x + 0.5} ${y - 0.6} ${x + 0.9} ${y + 1} ${x} ${y + 1}C${x - 0.9} ${y + 1} ${x - 0.5} ${y - 0.6} ${x} ${y - 1.8}Z`, '#dcecf4', 0.9);

const SIZE = 690;
const FOOT = 922;

function castShadows(scene: Scene): void {
  ([[-42, 80], [-24, 50], [2, 150], [28, 50], [45, 80]] as const).forEach(([u, w]) => {
    const x = 400 + (u * SIZE) / 100;
    const path = ribbon([[x, FOOT - 4], [x + 44, 965], [x + 96, 1012]], [w * 0.6, w, w * 1.3]);
    scene.add(`<path d="${path}" fill="${NIGHT}" opacity=".4"/>` + scene.shadowShape(x, FOOT - 2, w * 0.7, 13, NIGHT, 0.6));
  });
}

function three(scene: Scene): void {
  castShadows(scene);
  const b = brush(scene, SIZE, LOOK);
  const behind = bareArm(b, [[18, -72], [8, -58], [-2, -48]], mix(MAN.skin, NIGHT, 0.3));
  const sweat = [[-13.5, -97], [-12, -92], [13.5, -98.5], [37.5, -95]].map(([x, y]) => drop(b, x!, y!)).join('');
  scene.add(
    at(400, FOOT, 1,
      b.done(behind, trunk(b, WOMAN), trunk(b, MAN), drapedArm(b, -1), drapedArm(b, 1), headOf(b, WOMAN), headOf(b, MAN), trunk(b, SPENT), headOf(b, SPENT), proppingArm(b), holdingArm(b, WOMAN, -1),
        holdingArm(b, MAN, 1), gritted(b), sweat)),
  );
}

/** The finish: two posts on the line and a chequered cloth above. */
function arch(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const post = (x: number) => scene.shadowShape(x + 10, 884, 40, 10, NIGHT, 0.5) + b.form(`M${x - 12} 120H${x + 12}L${x + 14} 884H${x - 14}Z`, '#f0dcc0', { grain: 1.5, dabs: 1, shade: '#9c7898' });
  const bands = (x: number) => times(6, (i) => b.form(`M${x - 13} ${190 + i * 120}h26v56h-26z`, '#d8404c', { dabs: 0.5 })).join('');
  const sag = (x: number) => 92 + 26 * (1 - ((x - 400) / 380) ** 2);
  const cell = (i: number, row: number) => {
    const [x0, x1] = [20 + i * 47.5, 67.5 + i * 47.5];
    const [y0, y1] = [sag(x0) + row * 42, sag(x1) + row * 42];
    return b.form(polygon([[x0, y0], [x1, y1], [x1, y1 + 42], [x0, y0 + 42]]), (i + row) % 2 ? '#54406c' : '#f8ecd8', { dabs: 0.8, edge: 0 });
  };
  scene.add(post(32) + post(768) + bands(32) + bands(768) + [0, 1].map((row) => times(16, (i) => cell(i, row)).join('')).join(''));
}

/** A length of the finishing tape, with its red stitches. */
function tape(scene: Scene, line: Point[], widths: number[]): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(ribbon(line, widths), '#fdf6e6', { grain: 1.2, edge: 1.3, shade: '#d0a0a0' }) + b.line(smooth(line), '#e85c5c', 4, { opacity: 0.8, dash: '16 15' }));
}

/** The shoe he has lost lies where he lost it. */
function lostShoe(scene: Scene): void {
  const b = brush(scene, 330, LOOK);
  scene.add(scene.shadowShape(288, 716, 34, 7, NIGHT, 0.6) + at(278, 702, 1, b.done(shoe(b, [0, 0], '#f2c43c', { turn: 8 }))));
}

/** Nobody has noticed who was first. */
function tortoise(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const shell = 'M-46 -14C-46 -56 -20 -70 4 -70C32 -70 52 -50 52 -14Z';
  const plates = b.line('M-14 -66L-22 -40L-46 -26M-22 -40H22L34 -62M22 -40L52 -24M-22 -40L-14 -14M22 -40L16 -14', '#4c5834', 4);
  scene.add(scene.shadowShape(638, 986, 76, 12, NIGHT, 0.6));
  scene.add(
    at(638, 984, 1.2,
      b.form('M-40 0C-40 -14 -24 -16 -22 0ZM22 0C22 -16 42 -14 42 0Z', '#8ca05c', { dabs: 0.4 }) +
        b.form(ribbon([[44, -22], [62, -30], [72, -42]], [18, 16, 20]), '#9cb068', { dabs: 0.5 }) +
        b.ball(76, -48, 15, 13, '#a4b870', { dabs: 0.4 }) +
        b.dot(80, -51, 3, '#2b2030') +
        b.line('M80 -42q5 3 9 0', '#4c5834', 2) +
        b.form(shell, '#7c7c40', { dabs: 1.2, edge: 1.4, pale: '#e8c878' }) +
        b.inside(shell, plates) +
        b.line('M-48 -14H54', '#5c6038', 6), { flip: true }),
  );
}

function confetti(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const tones = ['#e8785c', '#5c8cb4', '#f0c05c', '#fdf6e6', '#5cac7c'];
  times(90, () => {
    const [x, y] = [between(scene.r, 0, 800), between(scene.r, 60, 860)];
    scene.add(at(x, y, 1, b.flat(oval(0, 0, 6, 3), pick(scene.r, tones), 0.9), { turn: round1(scene.r() * 180) }));
  });
}

export default picture({
  id: 'st073',
  motifs: ['people', 'sport', 'help', 'effort'],
  words: {
    en: {
      title: 'Runner carried over the line',
      name: 'Two runners carrying a third over the finish line',
      shows:
        'Under the chequered finish banner of a full stadium, a woman in blue and a bearded man in green hold up a runner in red. His arms lie round their shoulders, his knees give way, one foot has no shoe.',
      closer:
        'Low golden light under a violet sky, floodlights, a crowd of coloured dots, confetti, long shadows on the brick-red track. The red-haired runner hangs between the two with closed eyes and open mouth. Each helper grips one of his wrists; the woman props his chest with her other hand, the man clenches his teeth. The lost yellow shoe lies on the track behind them. At the lower right, unnoticed, a tortoise has already passed the line: the torn tape hangs over its shell.',
    },
    fr: {
      title: 'Le coureur porté jusqu’à la ligne',
      name: 'Deux coureurs portant un troisième sur la ligne d’arrivée',
      shows:
        'Sous la banderole à damier d’un stade plein, une femme en bleu et un barbu en vert soutiennent un coureur en rouge. Ses bras entourent leurs épaules, ses genoux cèdent, un pied n’a plus de chaussure.',
      closer:
        'Lumière basse et dorée sous un ciel violet, projecteurs, foule en points de couleur, confettis, longues ombres sur la piste rouge brique. Le coureur roux pend entre les deux autres, yeux fermés, bouche ouverte. Chacun lui tient un poignet ; de l’autre main, la femme soutient sa poitrine, et l’homme serre les dents. La chaussure jaune perdue est restée sur la piste. En bas à droite, sans que personne la remarque, une tortue a déjà passé la ligne : le ruban déchiré pend sur sa carapace.',
    },
  },
  paint: { under: [200, 130, 100], flow: 0.05 },
  draw(scene) {
    sky(scene);
    stands(scene);
    scene.mist(FAR - 20, 90, '#ffdcb0', 0.5, 4);
    track(scene);
    lostShoe(scene);
    arch(scene);
    tape(scene, [[34, 620], [58, 668], [30, 716], [62, 770], [44, 822]], [16, 20, 14, 20, 12]);
    confetti(scene);
    three(scene);
    tortoise(scene);
    tape(scene, [[830, 956], [770, 984], [716, 972], [684, 936], [656, 914], [640, 940], [630, 984], [560, 1004]], [14, 16, 14, 14, 14, 13, 14, 14]);
  },
});
