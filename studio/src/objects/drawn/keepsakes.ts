// Three things of the red board made with care: a velvet heart, a knight's sword, a dressing mirror.
import { between, times } from '../../core/chance.ts';
import { round1, smooth, type Point } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, oval, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const GOLD = { colour: '#d39a38', pale: '#fbe08c', shade: '#7c4a24' };
const gilt = (b: Brush, path: string, dabs = 0.8) => b.form(path, GOLD.colour, { pale: GOLD.pale, shade: GOLD.shade, dabs });

/** Points of a heart around 0, -52, at a part of its full size. */
function heartLine(part: number, count = 44): Point[] {
  return times(count, (i): Point => {
    const t = (i / count) * Math.PI * 2;
    const rise = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [16 * Math.sin(t) ** 3 * 2.95 * part, -52 - (rise + 2.5) * 3.05 * part];
  });
}

function bow(b: Brush): string {
  const silk = { pale: '#fbe6a8', shade: '#9a6428', grain: 0.4, dabs: 0.7 };
  const loop = b.form('M0 0C-6 -12 -22 -18 -27 -9C-30 0 -16 8 0 0Z', '#e6b450', silk) + b.line('M-4 -2C-10 -7 -17 -9 -22 -7', '#8a5526', 1.4, { opacity: 0.7 });
  const end = b.form('M-2 1C-8 8 -10 16 -17 23L-9 22L-7 28C-2 20 1 10 3 2Z', '#d9a240', silk);
  return end + b.put(0, 0, 1, end, { flip: true }) + loop + b.put(0, 0, 1, loop, { flip: true }) + b.ball(0, 0, 5, 5.4, '#e6b450', { ...silk, dabs: 0.3 });
}

export const heart: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const velvet = smooth(heartLine(0.94), true, 0.9);
  const seam = smooth(heartLine(0.82), true, 0.9);
  const lace = heartLine(0.96, 40).map(([x, y]) => b.ball(x, y, 5.4, 5.4, '#f8ecd6', { pale: '#fffaf0', shade: '#a8707a', dabs: 0 }) + b.dot(x, y, 1.2, '#c98a84', 0.6));
  const folds = heartLine(1, 32).map(([x, y]) => {
    const [dx, dy] = [-x, -60 - y];
    const long = between(b.r, 0.1, 0.26);
    return `M${round1(x)} ${round1(y)}l${round1(dx * long)} ${round1(dy * long)}`;
  });
  return b.done(
    lace.join(''),
    b.form(velvet, '#b01f3a', { pale: '#dd4a58', shade: '#4f0f2c', grain: 0.9, dabs: 1.6, edge: 1.4 }),
    b.inside(velvet, b.line(folds.join(''), '#6a1230', 2.2, { opacity: 0.5 }), b.halo(26, -18, 48, '#4a0d2a', 0.8, 40), b.halo(-22, -70, 26, '#f0707a', 0.85, 20), b.halo(24, -74, 18, '#e8606c', 0.6, 14), b.halo(-27, -76, 13, '#ffb4a8', 0.55, 8)),
    b.line(seam, '#6a1230', 2.6, { opacity: 0.5 }) + b.line(seam, '#f6d9b0', 1.8, { dash: '4.200 3.400' }),
    b.put(0, -82, 0.86, bow(b)),
  );
};

/** A lump of rock in planes: the top lit, the left grey, the right in shade. */
function swordRock(b: Brush): string {
  const whole = 'M-58 2L-52 -22L-36 -38L-16 -46L14 -45L34 -35L50 -20L58 2Q0 9 -58 2Z';
  const stone = '#847d8c';
  const plane = (path: string, colour: string, grain: number) => b.form(path, colour, { grain, dabs: 1.3, edge: 0.4 });
  return (
    b.form(whole, stone, { shade: '#3f3850', dabs: 1 }) +
    plane('M-36 -38L-16 -46L14 -45L22 -36L2 -27L-24 -27Z', '#c2b9b8', 0.1) +
    plane('M-52 -22L-36 -38L-24 -27L-30 0L-58 2Z', '#9a929c', 1.2) + plane('M-24 -27L2 -27L10 3L-30 3Z', '#7d7688', 1.5) +
    plane('M2 -27L22 -36L34 -35L38 -12L34 4L10 4Z', '#655e74', 1.4) + plane('M34 -35L50 -20L58 2L34 4L38 -12Z', '#4f485f', 1.1) +
    b.line('M-8 -27L-12 -18L-6 -12L-10 -4M26 -30L22 -20L28 -12M-42 -24L-38 -14L-44 -6', '#3a3248', 1.1, { opacity: 0.7 }) + b.line('M-34 -37L-16 -45L13 -44M-50 -21L-37 -36', '#e6dcd0', 1.4, { opacity: 0.7 }) +
    b.blot(-44, -27, 8, 4, '#7d8a4c', 0.9) + b.blot(-36, -31, 6, 3, '#a3aa62', 0.8) + b.blot(40, -24, 7, 3.4, '#6a7844', 0.8) + b.blot(20, -38, 6, 2.4, '#98a05c', 0.8) + b.blot(-22, 0, 12, 3.4, '#6a7844', 0.8)
  );
}

export const sword: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const leather = 'M-5.500 -112H5.500L6.500 -92H-6.500Z';
  const guard = 'M-40 -96C-44 -92 -44 -84 -38 -82C-33 -81 -30 -85 -26 -86C-16 -87 -9 -84 0 -80C9 -84 16 -87 26 -86C30 -85 33 -81 38 -82C44 -84 44 -92 40 -96C36 -98 33 -94 28 -94H-28C-33 -94 -36 -98 -40 -96Z';
  const tuft = (x: number, y: number) => b.put(x, y, 0.4, shapes.grass(scene, 30, { count: 13, height: 17, colours: ['#5a5a34', '#7d7a44', '#a39a58'] }));
  return b.done(
    b.halo(0, -60, 60, '#fff6dc', 0.8),
    swordRock(b),
    b.flat('M-14 -36L-4 -40H6L15 -36L5 -31H-7Z', '#352c42'),
    b.form('M-11 -90H11L9.500 -34H-9.500Z', '#5d6f8c', { pale: '#8fa2b8', shade: '#2f3a5c', grain: 1.57 }),
    b.form('M-9.500 -90H-2V-34H-8.500Z', '#e9f0f2', { pale: '#fdfefa', shade: '#a9b8c8', grain: 1.57, edge: 0.4 }) + b.form('M2 -90H9.500L8.500 -34H2Z', '#8297b0', { pale: '#aebccb', shade: '#4a5c7c', grain: 1.57, edge: 0.4 }) + b.line('M0 -84V-36', '#3a4868', 3),
    b.line('M-7.500 -82V-52', '#ffffff', 1.6, { opacity: 0.9 }),
    gilt(b, guard) + b.line('M-36 -93C-20 -91 -10 -92 0 -91', '#fff2bc', 1.6, { opacity: 0.8 }),
    b.form(leather, '#7a2438', { pale: '#b0485a', shade: '#3a1228', grain: 0.4 }) + b.inside(leather, b.line('M-7 -107L7 -103M-7 -102L7 -98M-7 -97L7 -93', '#e0aa4c', 1.4)),
    b.ball(0, -119, 10, 10, GOLD.colour, { pale: GOLD.pale, shade: GOLD.shade }) + b.ball(0, -119, 5.4, 5.4, '#23857c', { pale: '#7fe0c4', dabs: 0 }) + b.dot(-1.8, -121, 1.3, '#f4fff6'),
    b.ball(0, -88, 6, 5.4, '#23857c', { pale: '#7fe0c4', dabs: 0 }) + b.dot(-2, -90, 1.3, '#f4fff6'),
    tuft(-50, 5), tuft(-38, 8), tuft(44, 8), tuft(54, 4), tuft(6, 8),
  );
};

/** A small scent bottle, standing on 0, 0. */
function scent(b: Brush): string {
  return b.form('M-7 0C-10 -5 -9 -12 -3 -14H3C9 -12 10 -5 7 0Z', '#8c3f78', { pale: '#d98ab4', shade: '#4a1f4c' }) + gilt(b, 'M-3 -13H3V-17H-3Z', 0) + b.ball(0, -20, 4, 4, '#e6b450', { pale: GOLD.pale, dabs: 0 }) + b.blot(-4, -8, 1.4, 3, '#fbe0ec', 0.9);
}

/** A turned post, its foot at 0, 0. */
function post(b: Brush): string {
  const wood = { pale: '#a86a48', shade: '#2f1a24', grain: 1.57 };
  return b.form('M-4 0C-6 -8 -2 -12 -3 -18C-6 -24 -2 -30 -2.500 -36C-5 -42 -2 -46 -2.500 -50H2.500C2 -46 5 -42 2.500 -36C2 -30 6 -24 3 -18C2 -12 6 -8 4 0Z', '#6a3a30', wood) + b.ball(0, -53, 4.4, 4.4, '#6a3a30', { ...wood, dabs: 0.4 }) + b.ball(0, -61, 2.6, 4.6, GOLD.colour, { pale: GOLD.pale, dabs: 0 });
}

export const mirror: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const glass = oval(0, -70, 25, 34);
  const beads = times(30, (i) => {
    const turn = (i / 30) * Math.PI * 2;
    return b.ball(round1(Math.cos(turn) * 29), round1(-70 + Math.sin(turn) * 38), 2.6, 2.6, '#f0c45c', { pale: '#fff4c0', shade: '#8a5426', dabs: 0 });
  });
  const leaf = (turn: number) => b.put(0, -108, 1, gilt(b, 'M0 4C-7 -3 -6 -13 0 -18C6 -13 7 -3 0 4Z', 0.3), { turn });
  const wood = { pale: '#a86a48', shade: '#2f1a24', dabs: 1.2 };
  return b.done(
    b.put(-40, -20, 1, post(b)) + b.put(40, -20, 1, post(b)),
    b.line('M-40 -64H-32M32 -64H40', '#b8802e', 4),
    leaf(-62) + leaf(62) + leaf(-32) + leaf(32) + leaf(0) + b.ball(0, -109, 4.6, 4.6, '#b3263c', { pale: '#f08a80', dabs: 0 }),
    b.ball(0, -70, 34, 43, '#b07a2c', { pale: '#f0c860', shade: '#5c3420', dabs: 1.2 }), ...beads,
    b.ball(0, -70, 26.5, 35.5, '#5c3420', { dabs: 0 }),
    b.form(glass, '#8fb4c4', { pale: '#e2f1f0', shade: '#44708c', grain: -0.9, dabs: 0.9 }),
    b.inside(glass, b.halo(-10, -86, 26, '#f6fdf6', 0.8), b.put(12, -40, 0.9, scent(b), { opacity: 0.55, flip: true }), b.flat('M-30 -62L2 -112L14 -112L-26 -48Z', '#fbfff8', 0.75) + b.flat('M-20 -40L24 -106L29 -102L-15 -34Z', '#fbfff8', 0.55)),
    b.form('M-50 -2V-20H50V-2Z', '#6a3a30', { ...wood, grain: 0 }) + b.form('M-54 -18C-54 -24 -50 -25 -46 -25H46C50 -25 54 -24 54 -18Z', '#7a4636', { ...wood, grain: 0 }) + b.form('M-54 3L-52 -4H52L54 3Z', '#5a3030', { ...wood, grain: 0 }),
    b.line('M-42 -15H42V-6H-42Z', '#3a2028', 1.3) + b.line('M-41 -16H42', '#b87a54', 0.8, { opacity: 0.7 }) + b.ball(0, -10.5, 3.6, 3.6, GOLD.colour, { pale: GOLD.pale, dabs: 0 }),
    b.put(30, -23, 1, scent(b)),
  );
};
