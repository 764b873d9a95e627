// Trees and fields: what stands outdoors on the green board.
import { between, times } from '../../core/chance.ts';
import { lighten, mix, vary } from '../../core/colour.ts';
import { blobPoints, ribbon, round1, smooth, type Point } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, oval, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const LEAVES = ['#23503c', '#3f7444', '#6a9c4c', '#a5c466', '#d3dc88'] as const;

/** One mass of leaves, light on its upper left. */
function leafMass(b: Brush, x: number, y: number, rx: number, ry: number): string {
  const heap = (scale: number, dx: number, dy: number, colour: string) => b.flat(smooth(blobPoints(b.r, x + dx * rx, y + dy * ry, rx * scale, ry * scale, 15, 0.13), true), colour);
  const leaves = times(rx * ry * 0.55, () => {
    const [angle, reach] = [b.r() * 6.28, Math.sqrt(b.r()) * 1.08];
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const lit = -dx * 0.45 - dy * 0.75 + between(b.r, -0.35, 0.35);
    const tone = lit > 0.62 ? 4 : lit > 0.25 ? 3 : lit > -0.2 ? 2 : lit > -0.6 ? 1 : 0;
    const leaf = b.flat(`M-2.600 0Q0 ${round1(between(b.r, -2.6, -1.4))} 2.800 0Q0 ${round1(between(b.r, 1.2, 2.2))} -2.600 0Z`, vary(b.r, LEAVES[tone]!, 0.025), 0.9);
    return b.put(x + dx * rx, y + dy * ry, between(b.r, 0.7, 1.2), leaf, { turn: between(b.r, -50, 50) });
  });
  return heap(1, 0, 0, LEAVES[0]) + heap(0.84, -0.08, -0.12, LEAVES[1]) + heap(0.55, -0.2, -0.26, LEAVES[2]) + leaves.join('');
}

export const leafyTree: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const bark = '#74503c';
  const trunk = 'M-22 2C-13 -4 -10 -14 -9 -25C-9 -34 -11 -39 -16 -44L-36 -57L-33 -61L-13 -51C-9 -49 -7 -50 -6 -54L-7 -74H0L3 -55C4 -51 6 -50 9 -52L36 -63L38 -59L15 -46C10 -40 9 -33 10 -24C11 -14 15 -4 25 2C19 6 14 3 11 4C7 9 2 9 0 4C-3 9 -9 9 -12 4C-15 5 -19 4 -22 2Z';
  const bough = (points: Point[], widths: number[]) => b.form(ribbon(points, widths), bark, { pale: '#b08a64', shade: '#3d2b30', grain: 1.3, dabs: 1.2 });
  const masses = (list: [number, number, number, number][]) => list.map(([x, y, rx, ry]) => leafMass(b, x, y, rx, ry)).join('');
  return b.done(
    masses([[0, -82, 36, 19], [-32, -66, 21, 13], [34, -66, 21, 13]]),
    bough([[-4, -9], [-18, -2], [-38, 3]], [12, 8, 1.5]) + bough([[4, -8], [20, -2], [38, 2]], [12, 8, 1.5]),
    b.form(trunk, bark, { pale: '#b08a64', shade: '#3d2b30', grain: 1.5, dabs: 1.6, long: 1.3 }),
    b.line('M-4 -4C-3 -16 -5 -26 -6 -40M3 -2C4 -14 2 -22 4 -38M-1 -18C0 -24 -1 -28 0 -46M-11 0C-7 -6 -6 -12 -6 -16M12 1C8 -6 7 -10 7 -16', '#3d2b30', 1.1, { opacity: 0.7 }) + b.blot(4.500, -25, 2, 3, '#3d2b30', 0.8, 0.1),
    b.line('M-7 -8C-5 -20 -7 -32 -9 -42M-14 -1C-11 -6 -9 -12 -8 -18M-15 -46L-28 -55M-4 -52L-5 -66', '#c9a078', 1.3, { opacity: 0.55 }),
    masses([[-42, -56, 17, 11], [43, -57, 16, 10], [-27, -77, 21, 13], [28, -79, 21, 13], [0, -94, 23, 12], [1, -70, 18, 9]]),
    ...[[-36, 5], [-18, 7], [-6, 9], [6, 8], [22, 7], [37, 4]].map(([x, y]) => b.put(x!, y!, 0.4, shapes.grass(scene, 34, { count: 14, height: 16, colours: ['#3f6450', '#5f8560', '#8aa868'] }))),
  );
};

export const spottedMushroom: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  return b.done('<g transform="scale(1.08 1)">' + shapes.mushroom(scene, 100, { ...LIT, cap: '#bb3440' }) + '</g>', b.form('M-15 1C-10 -18 -9 -40 -9 -54H10C10 -36 10 -16 16 1Q0 4 -15 1Z', '#efe0c4', { grain: 1.5 }), b.form('M-16 -47Q0 -39 17 -47Q14 -33 0 -33Q-14 -33 -16 -47Z', '#f8eed8', { dabs: 0.4 }));
};

export const pumpkin: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const flesh = '#e08430';
  const rib = (x: number, wide: number, colour: string) => b.form(oval(x, -38, wide, 37), colour, { grain: 1.5, shade: '#8a3f28' });
  return b.done(
    rib(-36, 22, mix(flesh, '#a84a2c', 0.25)), rib(36, 22, mix(flesh, '#a84a2c', 0.35)),
    rib(-20, 22, flesh), rib(20, 22, mix(flesh, '#a84a2c', 0.15)), rib(0, 18, lighten(flesh, 0.03)),
    b.line('M14 -76C28 -92 42 -76 52 -84C58 -90 50 -96 47 -90', '#5f8a4c', 2.6),
    b.form('M-36 -86C-42 -96 -28 -102 -20 -94C-10 -96 -6 -86 -8 -76C-18 -74 -30 -76 -36 -86Z', '#5f8a4c', { grain: 0.3 }),
    b.form('M-10 -70C-6 -80 -6 -88 -12 -98L2 -102C6 -92 6 -80 12 -70Q0 -64 -10 -70Z', '#6f7a3c', { grain: 1.4 }),
  );
};

export const scarecrow: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const straw = (x: number, y: number, turn: number) => b.put(x, y, 1, b.line('M0 0L-5 13M0 0L0 15M0 0L5 13M0 0L-9 10M0 0L9 10', '#e8c25a', 2.4), { turn });
  const stalk = (x: number, high: number) => b.line(`M${x} 2V${-high}`, '#c9a040', 2) + b.form(oval(x, -high - 5, 3.2, 8), '#e0b448', { dabs: 0 });
  return b.done(
    b.form('M-3.500 2L-3 -60H3L3.500 2Z', '#74503a', { grain: 1.5 }),
    straw(-56, -56, 80), straw(56, -56, -80),
    b.form('M-58 -62H58V-57H-58Z', '#74503a', { grain: 0 }),
    straw(-8, -22, 8), straw(8, -22, -8),
    b.form('M-16 -66C-28 -67 -42 -67 -53 -66L-53 -51C-40 -51 -30 -49 -19 -45L-23 -18Q0 -12 23 -18L19 -45C30 -49 40 -51 53 -51L53 -66C42 -67 28 -67 16 -66Z', '#41688c', { grain: 1.2 }),
    b.form('M-14 -38H-2V-27H-14Z', '#c8503c', { dabs: 0.4 }) + b.form('M6 -32H17V-22H6Z', '#e0b448', { dabs: 0.4 }) + b.line('M-14 -38H-2V-27H-14ZM6 -32H17V-22H6Z', '#f6e6c8', 1, { dash: '2 2' }),
    b.line('M0 -62V-16', '#2c4868', 1.6),
    straw(-4, -66, 20), straw(4, -66, -20),
    b.ball(0, -79, 16, 16, '#e3c08c', { grain: 0.8 }),
    b.form('M-15 -66Q0 -60 15 -66L12 -60Q0 -55 -12 -60Z', '#c8503c', { dabs: 0.4 }),
    b.dot(-6, -80, 2.8, '#3a2a30') + b.dot(6, -80, 2.8, '#3a2a30') + b.flat('M0 -77L3 -72H-3Z', '#c8703c') + b.line('M-7 -70Q0 -66 7 -70M-4 -71V-67M0 -70V-66M4 -71V-67', '#5a3a34', 1.3),
    straw(-14, -88, 30), straw(14, -88, -30),
    b.form('M-28 -88C-28 -94 28 -94 28 -88C28 -83 -28 -83 -28 -88Z', '#a8783c', { grain: 0 }),
    b.form('M-16 -90C-16 -106 -8 -112 0 -110C10 -112 16 -104 16 -90Q0 -86 -16 -90Z', '#b8863f', { grain: 1.2 }) + b.line('M-16 -92Q0 -88 16 -92', '#7a3f34', 4),
    stalk(-40, 22), stalk(-32, 30), stalk(36, 27), stalk(44, 19), stalk(28, 16),
  );
};

export const sunflower: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const stem = '#5f8a44';
  const petal = (colour: string, long: number) => b.form(`M-4 -12C-7.500 ${-long * 0.6} -4 ${-long * 0.88} 0 ${-long}C4 ${-long * 0.88} 7.500 ${-long * 0.6} 4 -12Z`, colour, { pale: '#fbe28a', shade: '#b8682c', grain: 1.5, dabs: 0.9 });
  const ring = (count: number, colours: readonly string[], long: number, start: number) => times(count, (i) => b.put(0, -68, 1, petal(b.oneOf(colours), long + between(b.r, -2, 2)), { turn: start + (i * 360) / count + between(b.r, -4, 4) })).join('');
  const leaf = (turn: number, flip: boolean) => b.put(flip ? 2 : -1, -14, 1, b.form('M0 0C6 -14 24 -20 42 -10C34 4 14 8 0 0Z', stem, { pale: '#a5c466', grain: -0.3 }) + b.line('M2 -1C14 -8 26 -10 38 -10M14 -6L20 -13M22 -9L29 -14M16 -6L22 0M25 -9L30 -3', '#3f6a3c', 1, { opacity: 0.7 }), { turn, flip });
  const seeds = times(90, (i) => {
    const [angle, reach] = [i * 2.4, Math.sqrt(i / 90) * 16];
    const far = reach / 16;
    return b.dot(Math.cos(angle) * reach, -68 + Math.sin(angle) * reach, 0.9, mix(far > 0.7 ? '#c98a3c' : '#8a5a34', '#f0c878', b.r() * 0.4), 0.9);
  });
  return b.done(
    b.form(ribbon([[2, 2], [-2, -20], [3, -40], [0, -60]], [6.5, 5.5, 5, 5]), stem, { pale: '#a5c466', grain: 1.5 }),
    leaf(-6, false), leaf(4, true),
    ring(19, ['#d98a2c', '#c9782c', '#e09a38'], 36, 9), ring(17, ['#f0b83c', '#e8aa34', '#f6c850'], 33, 0),
    b.ball(0, -68, 18, 18, '#5c3828', { pale: '#8a5a3c', shade: '#2f1c20', dabs: 1.3 }) + b.line(oval(0, -68, 17.5, 17.5), '#b8702c', 2.4, { opacity: 0.8 }) + seeds.join(''),
    ...[[-10, 4], [2, 6], [12, 4]].map(([x, y]) => b.put(x!, y!, 0.4, shapes.grass(scene, 30, { count: 12, height: 16, colours: ['#3f6450', '#5f8560', '#8aa868'] }))),
  );
};

/** A ribbed limb of a cactus along a line, round at its end. */
function cactusLimb(b: Brush, points: Point[], wide: number): string {
  const green = '#5f9450';
  const along = (part: number) => smooth(points.map(([x, y], i): Point => {
    const [from, to] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [x - ((to[1] - from[1]) / length) * wide * part, y + ((to[0] - from[0]) / length) * wide * part];
  }));
  const path = ribbon(points, (t) => wide * (t > 0.86 ? Math.sqrt(Math.max(0.03, 1 - ((t - 0.86) / 0.14) ** 2)) : 1));
  const ribs = b.line([-0.3, -0.02, 0.26].map(along).join(''), '#2f5c44', wide * 0.07, { opacity: 0.75 }) + b.line([-0.2, 0.1].map(along).join(''), '#a9c87c', wide * 0.06, { opacity: 0.6 });
  return b.form(path, green, { pale: '#a5c87c', shade: '#23503c', grain: 1.5, dabs: 1.4 }) + b.inside(path, ribs);
}

export const cactus: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const curve = (points: Point[], steps = 5) => points.flatMap((from, i): Point[] => {
    const to = points[i + 1];
    return to ? times(steps, (k): Point => [from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps]) : [from];
  });
  const spines = (x: number, y: number) => b.line(`M${x} ${y}l-2.200 -1.700M${x} ${y}l2.200 -1.700M${x} ${y}v2.400`, '#efe6bc', 0.7);
  const flower = (x: number, y: number, scale: number) => b.put(x, y, scale, times(5, (i) => b.put(0, 0, 1, b.form('M-2.400 0C-4 -6 -2 -9 0 -10C2 -9 4 -6 2.400 0Z', '#d9748c', { pale: '#f6c0c4', dabs: 0.4 }), { turn: -70 + i * 35 })).join('') + b.ball(0, -1.5, 2.6, 2, '#f2c86c', { dabs: 0 }));
  return b.done(
    b.ball(0, 2, 44, 6, '#b8a070', { pale: '#dccb98', dabs: 1 }),
    cactusLimb(b, curve([[4, -30], [-20, -33], [-30, -38], [-33, -46], [-33, -70]]), 15), cactusLimb(b, curve([[-2, -42], [20, -45], [29, -50], [32, -58], [32, -82]]), 14),
    cactusLimb(b, curve([[0, 2], [0, -50], [0, -102]], 8), 25),
    ...[[-7, -16], [4, -22], [-3, -38], [8, -36], [-8, -58], [4, -54], [-2, -72], [8, -76], [-6, -88], [-35, -50], [-31, -62], [33, -62], [30, -74], [-22, -34], [22, -46], [7, -8]].map(([x, y]) => spines(x!, y!)),
    flower(-1, -100, 1.1), flower(-33, -69, 0.75),
    b.ball(-24, 2, 8, 4.6, '#8f8a84', { dabs: 0.5 }) + b.ball(26, 4, 6, 3.6, '#a59c90', { dabs: 0.5 }) + b.ball(-14, 5, 4, 2.6, '#a59c90', { dabs: 0 }),
  );
};
