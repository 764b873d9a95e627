import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cloud, flock, grass, house, pine, roundTree } from '../../src/shapes/index.ts';
import { tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#143c3c';
const CHALK = '#f2f6e0';
const LOOK = { light: -1, night: NIGHT } as const;
const NEAR = 7; // metres from the eye to the goal line
const FAR = 37;

/** A place on the pitch, in metres from its middle line and from the eye, on the picture. */
function spot(across: number, away: number, up = 0): Point {
  const scale = 1050 / away;
  return [400 + across * scale, 180 + (3.73 - up) * scale];
}

function sky(scene: Scene): void {
  scene.sky([[0, '#4f9c98'], [0.1, '#9cc4a0'], [0.2, '#f6e08c'], [0.3, '#ffc468']]);
  scene.glow(268, 210, 460, '#fff4b0', 0.95, 260);
  scene.wisps(12, 16, 190, ['#fff0b4', '#6fb0a0', '#ffd890'], 0.55);
  const heaps: [number, number, number][] = [[600, 84, 360], [90, 60, 240]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.2, pale: '#fff0b8', shade: '#8fae98', light: -1 }), { opacity: 0.9 })));
  scene.add('<circle cx="268" cy="196" r="48" fill="#fffbe0"/>');
  scene.add(at(440, 130, 1, flock(scene, 120, { count: 5, colour: '#3f6c5c', span: 12 })));
  const far = scene.ridge(246, 16, 2, 3);
  scene.hill(far, '#c8c474', '#d8d080', { rim: '#fff8c0', rimWidth: 4, dabs: 50, shadow: 0.03 });
  times(26, (i) => {
    const x = i * 32 + between(scene.r, -10, 10);
    const near = Math.max(0, 1 - Math.abs(x - 268) / 200);
    const tone = (colour: string) => mix(colour, '#ffd870', near * 0.6);
    scene.add(
      at(x, 278, 1,
        pick(scene.r, [pine, roundTree, roundTree])(scene, between(scene.r, 60, 130) * (1 - near * 0.35), {
          leaves: [tone('#22604c'), tone('#3f8054'), '#f0dc6c'],
          light: x < 268 ? 1 : -1,
          night: NIGHT,
        })),
    );
  });
  scene.add(at(572, 284, 1, house(scene, 76, { wall: '#d8c898', roof: '#a84c44', smoke: null, lit: true, ...LOOK, night: '#2c5c50' })));
  scene.mist(238, 70, '#ffe89c', 0.55, 2);
}

function pitch(scene: Scene): void {
  const lawn = polygon([[-20, 276], [820, 276], [820, 1010], [-20, 1010]]);
  scene.add(`<path d="${lawn}" fill="${scene.linear([[0, '#e4dc6c'], [0.3, '#74b04c'], [1, '#1f6044']])}"/>`);
  const steps = [37, 31, 26, 22, 18.5, 15.5, 13, 11, 9.2, 7.7, 6.4, 5.3, 4.3];
  steps.slice(1).forEach((near, i) => {
    const [top, low] = [spot(0, steps[i]!)[1], spot(0, near)[1]];
    const tone = mix(i % 2 ? '#c4d860' : '#86b44c', i % 2 ? '#2f7c4c' : '#1c5c44', Math.min(1, (i / 10) ** 0.7));
    const path = polygon([[-20, top], [820, top], [820, low], [-20, low]]);
    scene.add(`<path d="${path}" fill="${tone}" opacity=".75"/>`);
    scene.dabs(path, 40 + i * 12, [lighten(tone, 0.06), lighten(tone, -0.05), mix(tone, '#f0f090', 0.35), mix(tone, NIGHT, 0.2)], { length: 12 + i * 2, width: 3 + i * 0.3, angle: -1.3 });
  });
  scene.glow(268, 300, 420, '#fff6a0', 0.75, 70);
}

/** Where the shadow of a point falls: the sun stands low, beyond the far end and a little to the left. */
const cast = (across: number, away: number, up: number): Point => spot(across + up * 0.9, away - up * 4.6);

/** The path of light the low sun lays over the grass. */
function rakingLight(scene: Scene): void {
  scene.add(`<path d="${polygon([spot(-6, FAR), spot(-2.6, FAR), spot(3.4, 5), spot(-3.4, 5)])}" fill="#fff48c" opacity=".3" ${scene.blur(20)}/>`);
  [-11.5, -9, 9.5, 12, 14].forEach((across) =>
    scene.add(`<path d="${polygon([spot(across, FAR + 1), spot(across + 1.2, FAR + 1), spot(across + 4.6, 19), spot(across + 1.6, 19)])}" fill="${NIGHT}" opacity=".36" ${scene.blur(3)}/>`)
  );
}

/** A chalk line from place to place, wide in proportion to its nearness. */
function chalk(scene: Scene, places: [number, number][]): void {
  places.slice(1).forEach((place, i) => {
    const [from, to] = [places[i]!, place];
    const half = (away: number) => Math.max(1.4, 52 / away);
    const [a, c] = [spot(...from), spot(...to)];
    const level = Math.abs(from[1] - to[1]) < 0.2;
    const [da, dc] = [half(from[1]), half(to[1])];
    const path = level
      ? polygon([[a[0], a[1] - da * 0.5], [c[0], c[1] - dc * 0.5], [c[0], c[1] + dc * 0.5], [a[0], a[1] + da * 0.5]])
      : polygon([[a[0] - da, a[1]], [a[0] + da, a[1]], [c[0] + dc, c[1]], [c[0] - dc, c[1]]]);
    scene.add(`<path d="${path}" fill="${CHALK}" opacity=".85"/>`);
  });
}

function lines(scene: Scene): void {
  chalk(scene, [[-10, NEAR], [10, NEAR]]);
  chalk(scene, [[-10, FAR], [10, FAR]]);
  chalk(scene, [[-10, FAR], [-10, 8]]);
  chalk(scene, [[10, FAR], [10, 8]]);
  chalk(scene, [[-10, 22], [10, 22]]);
  chalk(scene, [[-4.5, FAR], [-4.5, 31], [4.5, 31], [4.5, FAR]]);
  chalk(scene, [[-4.5, NEAR], [-4.5, 13], [4.5, 13], [4.5, NEAR]]);
  chalk(scene, times(33, (i): [number, number] => [Math.cos(i * 0.1963) * 3, 22 + Math.sin(i * 0.1963) * 3]));
  const [x, y] = spot(0, 11);
  scene.add(`<ellipse cx="${x}" cy="${y}" rx="11" ry="5" fill="${CHALK}"/>`);
}

/** At the far end nothing stands, yet the shadow of a goal lies in the grass. */
function strayShadow(scene: Scene): void {
  const b = brush(scene, 100);
  const [left, right, tipLeft, tipRight] = [spot(-1.75, FAR), spot(1.75, FAR), cast(-1.75, FAR, 2), cast(1.75, FAR, 2)];
  const threads = times(6, (i) => polygon([spot(-1.75 + i * 0.7, FAR), cast(-1.75 + i * 0.7, FAR, 2)], false)).join('') +
    times(3, (i) => polygon([cast(-1.75, FAR, 0.5 + i * 0.5), cast(1.75, FAR, 0.5 + i * 0.5)], false)).join('');
  scene.add(
    b.flat(polygon([left, right, tipRight, tipLeft]), NIGHT, 0.16) + b.line(threads, NIGHT, 1.8, { opacity: 0.5 }) +
      b.line(polygon([left, tipLeft, tipRight, right], false), NIGHT, 6, { opacity: 0.8 }),
  );
  scene.add(b.ball(left[0], left[1], 6, 3, '#6a5440') + b.ball(right[0], right[1], 6, 3, '#6a5440'));
}

function cornerFlag(scene: Scene, across: number, away: number): void {
  const b = brush(scene, 100, LOOK);
  const [[x, y], [, top]] = [spot(across, away), spot(across, away, 1.6)];
  const k = (y - top) / 46;
  scene.add(b.line(`M${x} ${y}V${top}`, '#f6f0d8', 3 * k) + b.form(`M${x} ${top}L${x + 26 * k} ${top + 7 * k}L${x} ${top + 16 * k}Z`, '#d83c3c', { dabs: 0.3 }));
}

/** The mesh of a net over four corners, clockwise; `keep` leaves holes. */
function mesh(corners: [Point, Point, Point, Point], columns: number, rows: number, sag = 0, keep: (u: number, v: number) => boolean = () => true): string {
  const [a, b, c, d] = corners;
  const place = (u: number, v: number): string => {
    const mixed = (axis: 0 | 1) => (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
    return `${round1(mixed(0))} ${round1(mixed(1) + Math.sin(u * Math.PI) * Math.sin(v * Math.PI) * sag)}`;
  };
  const down = times(columns + 1, (i) => times(rows, (k) => (keep(i / columns, (k + 0.5) / rows) ? `M${place(i / columns, k / rows)}L${place(i / columns, (k + 1) / rows)}` : '')).join(''));
  const over = times(rows + 1, (k) => times(columns, (i) => (keep((i + 0.5) / columns, k / rows) ? `M${place(i / columns, k / rows)}L${place((i + 1) / columns, k / rows)}` : '')).join(''));
  return down.join('') + over.join('');
}

function goal(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [fl, fr, ftl, ftr] = [spot(-1.75, NEAR), spot(1.75, NEAR), spot(-1.75, NEAR, 2), spot(1.75, NEAR, 2)];
  const [bl, br, btl, btr] = [spot(-1.75, 5.6), spot(1.75, 5.6), spot(-1.75, 6.3, 1.9), spot(1.75, 6.3, 1.9)];
  const shade = (across: number, away: number) => polygon([spot(across, away), cast(across, away, 0.6)], false);
  scene.add(
    b.line(shade(-1.75, NEAR) + shade(1.75, NEAR), NIGHT, 20, { opacity: 0.55 }) + b.line(times(21, (i) =>
      shade(-1.75 + i * 0.175, 5.6)).join(''), NIGHT, 5, { opacity: 0.4 }) + b.line([0.1, 0.2].map((up) =>
        polygon([cast(-1.75, 5.6, up), cast(1.75, 5.6, up)], false)
      ).join(''), NIGHT, 5, { opacity: 0.4 }),
  );
  const hole = (u: number, v: number) => Math.hypot((u - 0.74) * 1.5, v - 0.4) > 0.2;
  const nets = [mesh([ftl, btl, bl, fl], 5, 11), mesh([ftr, btr, br, fr], 5, 11), mesh([ftl, ftr, btr, btl], 20, 2, 8), mesh([btl, btr, br, bl], 20, 13, 16, hole)].join('');
  const bar = (from: Point, to: Point, wide: number, tone: string) =>
    b.line(polygon([from, to], false), mix(tone, NIGHT, 0.45), wide + 3) +
    b.line(polygon([from, to], false), tone, wide) +
    `<g transform="translate(-${wide * 0.22} -${wide * 0.2})">${b.line(polygon([from, to], false), '#fffdf0', wide * 0.34)}</g>`;
  scene.add(bar(fl, ftl, 17, '#e8ead8') + bar(fr, ftr, 17, '#e8ead8') + bar(ftl, ftr, 17, '#e8ead8'));
  scene.add(b.line(nets, '#e4ecd8', 2.6, { opacity: 0.8 }));
  scene.over(b.line(nets, '#fffff0', 0.9, { opacity: 0.55 }));
  scene.add(
    bar(bl, br, 11, '#c8d0bc') + bar(fl, bl, 9, '#c8d0bc') + bar(fr, br, 9, '#c8d0bc') + bar(btl, bl, 8, '#c8d0bc') + bar(btr, br, 8, '#c8d0bc') + bar(ftl, btl, 8, '#d8dccc') +
      bar(ftr, btr, 8, '#d8dccc'),
  );
  scene.add(b.line('M490 586q8 30 -4 58M518 586q-6 20 4 38M548 584q10 34 0 74M580 584q-8 22 2 46M606 600q-12 14 -10 34M470 640q16 4 20 22M472 700q18 -10 30 4M612 690q-16 0 -22 14', '#eef4e0', 3));
}

function ball(scene: Scene, x: number, y: number, radius: number): void {
  const b = brush(scene, radius * 2, LOOK);
  scene.shadow(x + 6, y + radius * 1.2, radius * 1.5, radius * 0.36, NIGHT, 0.6);
  const patch = (turn: number) => `<g transform="rotate(${turn})"><path d="M-14 -36L14 -36L22 -52H-22Z" fill="#44545c"/></g>`;
  scene.add(
    at(x, y, 1,
      b.done(b.ball(0, 0, 50, 50, '#f0f0e2', { pale: '#fffef2', shade: '#7fa090', dabs: 0.8, edge: 1.3 }),
        b.inside('M-50 0A50 50 0 1 1 50 0A50 50 0 1 1 -50 0Z', b.flat('M0 -17L16 -5L10 14H-10L-16 -5Z', '#44545c'), ...[0, 72, 144, 216, 288].map(patch),
          b.line('M0 -17V-40M16 -5L38 -12M10 14L24 34M-10 14L-24 34M-16 -5L-38 -12', '#8a9c98', 2.6)))),
  );
}

/** A keeper's glove hung over the back bar, fingers down, its cuff at 0,0. */
function glove(scene: Scene, size: number): string {
  const b = brush(scene, size, LOOK);
  const finger = (x: number, long: number, lean: number) => b.form(`M${x - 7} 44C${x - 8 + lean} ${44 + long} ${x + 8 + lean} ${44 + long} ${x + 7} 44Z`, '#f0843c', { pale: '#ffc890', edge: 1.3 });
  return b.done(b.form('M-26 18C-44 24 -46 46 -36 56C-28 56 -26 44 -22 38Z', '#e0702f', { pale: '#ffc890' }), finger(-18, 50, -3) + finger(-6, 60, -1) + finger(7, 60, 1) + finger(19, 48, 4),
    b.form('M-26 8C-28 30 -28 46 -25 58Q0 66 26 58C28 44 28 26 26 8Z', '#f0843c', { pale: '#ffc890', dabs: 1.2, edge: 1.3 }) +
      b.form('M-28 -10H28V12H-28Z', '#2f4c5c', { dabs: 0.8 }) +
      b.line('M-16 30H16M-16 40H16', '#fff0d0', 4, { opacity: 0.7 }));
}

export default picture({
  id: 'st061',
  motifs: ['place', 'sport', 'missing', 'green'],
  words: {
    en: {
      title: 'Football pitch with one goal',
      name: 'Football pitch with a goal at one end only',
      shows: 'A football goal seen from behind, through its torn net, with a ball lying in it. Beyond it the striped green pitch runs to the far end, where there is no goal.',
      closer:
        'The sun stands low and golden behind the wood at the far end, and long shadows come towards you over the green. White lines mark the halfway line, the circle and both penalty areas; small red flags stand at the far corners. On the far line there are only two bare spots of earth, and yet the shadow of a whole goal, net and all, lies in the grass before it. A pair of orange gloves hangs over the bar of the goal in front; nobody is there.',
    },
    fr: {
      title: 'Terrain de football à un seul but',
      name: 'Terrain de football avec un but d’un seul côté',
      shows: 'Un but de football vu de derrière, à travers son filet troué, un ballon posé dedans. Au-delà, le terrain vert à bandes s’étend jusqu’au bout opposé, où il n’y a pas de but.',
      closer:
        'Le soleil, bas et doré, se tient derrière le bois, tout au bout, et de longues ombres viennent vers nous sur le vert. Des lignes blanches marquent le milieu, le cercle et les deux surfaces ; de petits drapeaux rouges flottent aux coins du fond. Sur la ligne lointaine, rien que deux taches de terre nue, et pourtant l’ombre d’un but entier, filet compris, s’étend dans l’herbe. Une paire de gants orange pend à la barre du but, devant ; personne n’est là.',
    },
  },
  paint: { under: [130, 160, 90], flow: 0.1, wobble: 0.5, detail: 0.8 },
  draw(scene) {
    sky(scene);
    pitch(scene);
    rakingLight(scene);
    lines(scene);
    strayShadow(scene);
    cornerFlag(scene, -10, FAR);
    cornerFlag(scene, 10, FAR);
    scene.add(`<path d="M-20 1020V700C200 800 600 820 820 720V1020Z" fill="${NIGHT}" opacity=".45" ${scene.blur(30)}/>`);
    ball(scene, 352, 800, 34);
    goal(scene);
    scene.add(at(556, 872, 1, glove(scene, 74), { turn: 6 }) + at(616, 874, 1, glove(scene, 74), { turn: -9, flip: true }));
    tufts(scene, 70, 880, 1000, ['#2a6c48', '#4f9450', '#8cc060', '#1f5440'], { height: 40, wind: 0.1 });
    scene.add(at(400, 1014, 1, grass(scene, 860, { count: 190, height: 66, colours: ['#143c38', '#1f5440', '#3f8048', '#a8b854'], wind: 0.1 })));
    times(40, () => scene.spark(between(scene.r, 10, 790), between(scene.r, 880, 990), { radius: between(scene.r, 0.8, 1.9), core: '#fffff0', glow: '#f6ffd0', reach: 7 }));
  },
});
