import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval } from '../../src/shapes/index.ts';

type Spot = [x: number, y: number, z: number];

const NIGHT = '#161c30';
const GAP = 45; // from one domino to the next
const STANDING = 47; // from here on, towards the middle, nothing has fallen yet
const START = 0.85; // where on the rim it begins, in radians
const TURNS = 2.75;

/** Where a place on or above the table is seen. */
const seen = ([x, y, z]: Spot): Point => {
  const near = 1 + y * 0.00042;
  return [394 + x * near, 506 + y * 0.9 * near - z * 0.55 * near];
};

/** A place on the spiral, t from 0 at the rim to 1 in the middle. */
const winding = (t: number): Point => {
  const [turn, reach] = [START + t * TURNS * Math.PI * 2, 366 - 268 * t];
  return [Math.cos(turn) * reach, Math.sin(turn) * reach];
};

/** The places of the dominoes, all equally far apart, each with the way it will fall. */
const PLACES: [x: number, y: number, angle: number][] = (() => {
  const places: [number, number, number][] = [];
  let walked = GAP;
  for (let t = 0; t < 1; t += 0.0004) {
    const [from, to] = [winding(t), winding(t + 0.0004)];
    walked += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (walked < GAP) continue;
    places.push([from[0], from[1], Math.atan2(to[1] - from[1], to[0] - from[0])]);
    walked -= GAP;
  }
  return places;
})();

function table(scene: Scene): void {
  scene.sky([[0, '#1c3440'], [0.4, '#2c5458'], [1, '#1c2c3c']]);
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  times(11, (i) => {
    const [from, to] = [-240 + i * 120, -120 + i * 120];
    const tone = lighten('#2f5a5c', between(scene.r, -0.03, 0.03));
    scene.add(
      b.form(polygon([[400 + (from - 400) * 0.7, -10], [400 + (to - 400) * 0.7, -10], [400 + (to - 400) * 1.25, 1010], [400 + (from - 400) * 1.25, 1010]]), tone, {
        pale: '#7cac98',
        shade: '#16283a',
        grain: 1.5,
        long: 2,
        dabs: 0.9,
        edge: 0.5,
      }),
    );
  });
  scene.glow(150, 230, 640, '#ffdc98', 0.62, 560);
  scene.shadow(760, 980, 620, 460, '#0c1224', 0.75);
}

/** A block with eight corners: the three sides that are seen. */
function block(b: Brush, corners: Spot[], tone: string, spots: boolean): string {
  const side = (ids: number[], colour: string, pale: string) => b.form(polygon(ids.map((i) => seen(corners[i]!))), colour, { pale, dabs: 0.8, edge: 0.7, grain: 1.2 });
  const deep = (ids: number[]) => ids.reduce((sum, i) => sum + corners[i]![1] + corners[i]![2] * 1.1, 0);
  const faces: [number[], number][] = [[[0, 1, 2, 3], 0.1], [[4, 5, 6, 7], 0.1], [[0, 1, 5, 4], 0.3], [[2, 3, 7, 6], 0.12], [[1, 2, 6, 5], 0.34], [[0, 3, 7, 4], 0.34]];
  const drawn = [...faces].sort((a, c) => deep(a[0]) - deep(c[0])).slice(3).map(([ids]) => {
    const [p, q, s] = [corners[ids[0]!]!, corners[ids[1]!]!, corners[ids[2]!]!];
    const [u, v] = [[q[0] - p[0], q[1] - p[1], q[2] - p[2]], [s[0] - p[0], s[1] - p[1], s[2] - p[2]]] as const;
    const normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!] as const;
    const long = Math.hypot(...normal) || 1;
    const way = normal[1] + normal[2] >= 0 ? 1 : -1;
    const lit = ((-normal[0] * 0.55 - normal[1] * 0.15 + normal[2] * 0.8) / long) * way;
    return side(ids, mix(mix(tone, '#4a3a4c', 0.55), lighten(tone, 0.05), Math.max(0, Math.min(1, 0.35 + lit * 0.7))), lit > 0.2 ? '#fff8e0' : lighten(tone, -0.02));
  });
  return drawn.join('') + (spots ? pips(b, corners) : '');
}

/** The line and the dots on the broad side that looks towards us. */
function pips(b: Brush, corners: Spot[]): string {
  const facing = corners[0]![1] + corners[3]![1] + corners[2]![2] > corners[4]![1] + corners[7]![1] + corners[6]![2] ? [0, 1, 2, 3] : [4, 5, 6, 7];
  const [p, q, s, o] = facing.map((i) => corners[i]!) as [Spot, Spot, Spot, Spot];
  const on = (u: number, v: number): Point => seen([0, 1, 2].map((k) => (p[k]! * (1 - u) + q[k]! * u) * (1 - v) + (o[k]! * (1 - u) + s[k]! * u) * v) as Spot);
  const dot = (u: number, v: number) => {
    const [x, y] = on(u, v);
    return b.flat(oval(x, y, 4.6, 4.8), '#2c2434');
  };
  const line = polygon([on(0.14, 0.5), on(0.86, 0.5)], false);
  return (b.line(line, '#5c4c54', 3) + [[0.5, 0.26], [0.3, 0.66], [0.7, 0.84]].map(([u, v]) => dot(u!, v!)).join(''));
}

/** The corners of domino i: upright, leaning by its turn in the fall, or lying on the next. */
function domino(i: number): { corners: Spot[]; fall: number } {
  const [x, y, angle] = PLACES[i]!;
  const fall = i >= STANDING ? 0 : Math.min(1.16, ((STANDING - i) / 8) ** 0.9 * 1.1);
  const [wide, thick, tall] = [58, 16, 112];
  const [fx, fy] = [Math.cos(angle), Math.sin(angle)];
  const corner = (across: number, depth: number, up: number): Spot => {
    const forward = (depth - thick / 2) * Math.cos(fall) + up * Math.sin(fall) + thick / 2;
    const height = up * Math.cos(fall) - (depth - thick / 2) * Math.sin(fall);
    return [x - fy * across + fx * forward, y + fx * across + fy * forward, Math.max(0, height)];
  };
  const half = wide / 2;
  const corners: Spot[] = [corner(-half, -thick / 2, 0), corner(half, -thick / 2, 0), corner(half, -thick / 2, tall), corner(-half, -thick / 2, tall), corner(-half, thick / 2, 0),
    corner(half, thick / 2, 0), corner(half, thick / 2, tall), corner(-half, thick / 2, tall)];
  return { corners, fall };
}

function shadowOf(scene: Scene, corners: Spot[]): void {
  const cast = corners.map(([x, y, z]) => seen([x + z * 0.75, y + z * 0.3, 0]));
  const foot = corners.filter(([, , z]) => z < 6).map((corner) => seen([corner[0], corner[1], 0]));
  const hull = [...foot, ...cast].sort((a, b) => a[0] - b[0]);
  const [first, last] = [hull[0]!, hull.at(-1)!];
  const line = (p: Point) => first[1] + ((last[1] - first[1]) * (p[0] - first[0])) / (last[0] - first[0] || 1);
  const above = hull.filter((p) => p[1] < line(p));
  const below = hull.filter((p) => p[1] >= line(p)).reverse();
  scene.add(`<path d="${polygon([first, ...above, last, ...below])}" fill="#0c1426" opacity=".42" ${scene.blur(3)}/>`);
}

function dominoes(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const all = PLACES.map(([, y], i) => ({ i, y, ...domino(i) }));
  all.forEach(({ corners }) => shadowOf(scene, corners));
  [...all].sort((p, q) => p.y - q.y).forEach(({ i, corners }) => {
    const tone = i === PLACES.length - 1 ? '#d8403c' : mix('#f0e0c0', '#e0c8a4', (i % 4) / 4);
    scene.add(block(b, corners, tone, true));
  });
}

/** The small brass bell that waits in the middle. */
function bell(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const [x, y] = seen([0, 10, 0]);
  scene.shadow(x + 22, y + 4, 56, 18, '#0c1426', 0.75);
  const body = b.form('M-40 0C-26 -12 -28 -44 -14 -56C-8 -62 8 -62 14 -56C28 -44 26 -12 40 0C30 12 -30 12 -40 0Z', '#d8a040', { pale: '#fff0b0', shade: '#6c3c24', grain: 1.3 });
  const knob = b.line('M0 -60V-74', '#8c5c2c', 8) + b.ball(0, -82, 10, 10, '#e8b44c', { pale: '#fff4c0', dabs: 0 });
  scene.add(b.put(x, y, 1, body + b.line('M-32 -6C-20 2 20 2 32 -6', '#8c5428', 4, { opacity: 0.7 }) + knob));
}

/** The marble that rolled against the first domino and began it all. */
function marble(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const [x, y] = seen([312, 226, 0]);
  scene.shadow(x + 26, y + 8, 60, 20, '#0c1426', 0.7);
  scene.add(b.ball(x, y - 24, 33, 33, '#3c7cb0', { pale: '#c8f0f0', shade: '#1c2c5c' }));
  scene.add(
    b.line(`M${round1(x - 16)} ${round1(y - 8)}C${round1(x)} ${round1(y - 42)} ${round1(x + 8)} ${round1(y - 12)} ${round1(x + 18)} ${round1(y - 38)}`, '#f6b84c', 7) +
      b.blot(x - 12, y - 38, 8, 6, '#fbfff4', 0.9),
  );
}

export default picture({
  id: 'st137',
  motifs: ['abstract', 'spiral', 'motion', 'fate'],
  words: {
    en: {
      title: 'Falling dominoes in a spiral',
      name: 'Dominoes falling one by one in a spiral',
      shows: 'Dominoes stand on a green table in a long spiral. The outer ones have fallen onto each other, one after another; the inner ones still stand, and in the middle is a small bell.',
      closer:
        'Seen from above, in warm lamp light from the upper left; the lower right of the table is nearly dark. The ivory-coloured pieces lie like tiles along the outer turns; a few are caught halfway in their fall, and their long shadows lean after them. Where the line begins lies a blue glass marble with a yellow thread. The last piece, next to the brass bell, is red.',
    },
    fr: {
      title: 'Des dominos qui tombent en spirale',
      name: 'Dominos qui tombent l’un après l’autre en spirale',
      shows: 'Des dominos sont dressés en longue spirale sur une table verte. Ceux du dehors sont tombés l’un sur l’autre ; ceux du dedans tiennent encore, et au milieu se trouve une petite cloche.',
      closer:
        'Vu d’en haut, dans une chaude lumière de lampe venue d’en haut à gauche ; le bas de la table, à droite, est presque noir. Les pièces couleur d’ivoire sont couchées comme des tuiles le long des tours extérieurs ; quelques-unes sont saisies à mi-chute, et leurs longues ombres les suivent. Au début de la file, il y a une bille de verre bleue au fil jaune. La dernière pièce, près de la cloche de laiton, est rouge.',
    },
  },
  paint: { under: [70, 100, 100], flow: 1.3 },
  draw(scene) {
    table(scene);
    bell(scene);
    dominoes(scene);
    marble(scene);
  },
});
