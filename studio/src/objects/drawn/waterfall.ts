// The waterfall of the green board: two leaps of white water down a stepped cliff into a pool.
import { between, times } from '../../core/chance.ts';
import { lighten, mix, vary } from '../../core/colour.ts';
import { round1, smooth, type Point } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const ROCK = '#6d6570';
const FOAM = '#fbfef8';

/** A block of rock: a lit top, a face, and a side in shade; its lower left corner is at x, y. */
function block(b: Brush, x: number, y: number, wide: number, high: number, colour: string): string {
  const off = (by: number) => between(b.r, -by, by);
  const step = Math.min(6, high * 0.3);
  const [left, right, edge]: Point[] = [[x + off(1.5), y - high + off(2)], [x + wide + off(1.5), y - high + off(2)], [x + wide * between(b.r, 0.6, 0.75), y - high + step + off(1)]];
  const foot: Point = [x + wide * 0.66 + off(2), y];
  const face = smooth([left!, edge!, foot, [x - 1 + off(1.5), y], [x - 1.5 + off(2), y - high * 0.5]], true, 0.3);
  const side = smooth([edge!, right!, [x + wide + 1.5 + off(2), y - high * 0.5], [x + wide + off(1), y], foot], true, 0.3);
  const top = smooth([left!, [x + wide * 0.35, y - high - step * 0.8], right!, edge!], true, 0.35);
  const crack = `M${round1(x + wide * 0.3)} ${round1(y - high * 0.75)}l${round1(off(2))} ${round1(high * 0.25)}l${round1(off(3))} ${round1(high * 0.25)}`;
  return (
    b.form(face, colour, { grain: 1.4, dabs: 1.3, edge: 0.5 }) + b.form(side, mix(colour, '#262038', 0.45), { grain: 1.3, edge: 0.4 }) +
    b.form(top, mix(colour, '#e6d8bc', 0.5), { grain: 0.1, edge: 0.3 }) + b.line(crack, mix(colour, '#1f1a30', 0.6), 1, { opacity: 0.7 })
  );
}

/** A bank of moss or leaves along a ledge. */
function leaves(b: Brush, x: number, y: number, wide: number, high: number): string {
  const greens = ['#24492f', '#2f5c38', '#4f8040', '#7aa64c', '#a9c866'];
  return times(wide * high * 0.55 + 8, () => {
    const [dx, dy] = [between(b.r, -1, 1), between(b.r, -1, 1)];
    if (Math.hypot(dx, dy) > 1) return '';
    const lit = Math.round(2 - dx * 1.1 - dy * 1.5 + between(b.r, -0.8, 0.8));
    return b.put(x + dx * wide, y + dy * high, 1, b.flat('M-2.400 0Q0 -2.200 2.600 0Q0 1.800 -2.400 0Z', vary(b.r, greens[Math.max(0, Math.min(4, lit))]!, 0.02), 0.95), { turn: between(b.r, -60, 60) });
  }).join('');
}

function fern(b: Brush, x: number, y: number, turn: number): string {
  const frond = (angle: number, long: number) => {
    const leaflets = times(7, (i) => `M0 ${round1(-long * (i + 1) * 0.13)}l${round1(-4 + i * 0.4)} -2.400M0 ${round1(-long * (i + 1) * 0.13)}l${round1(4 - i * 0.4)} -2.400`).join('');
    return b.put(0, 0, 1, b.line(`M0 0V${-long}${leaflets}`, b.oneOf(['#3f7038', '#6a9a48', '#96b85a']), 1.4), { turn: angle });
  };
  return b.put(x, y, 1, [-58, 52, -30, 28, 0].map((angle, i) => frond(angle, 12 + (i % 3) * 2)).join(''), { turn });
}

/** A sheet of falling water with streaks along it, from a top edge to a wider foot. */
function sheet(b: Brush, [x0, x1, y0]: [number, number, number], [u0, u1, y1]: [number, number, number]): string {
  const path = `M${x0} ${y0}Q${(x0 + x1) / 2} ${y0 - 4} ${x1} ${y0}C${x1 + 2} ${y0 + (y1 - y0) * 0.3} ${u1} ${y0 + (y1 - y0) * 0.6} ${u1} ${y1}H${u0}C${u0} ${y0 + (y1 - y0) * 0.6} ${x0 - 2} ${y0 + (y1 - y0) * 0.3} ${x0} ${y0}Z`;
  const streak = (part: number, colour: string, width: number) => {
    const [from, to] = [x0 + (x1 - x0) * part, u0 + (u1 - u0) * part];
    const [start, end] = [y0 + between(b.r, 0, 0.4) * (y1 - y0), y0 + between(b.r, 0.6, 1) * (y1 - y0)];
    return b.line(`M${round1(from)} ${round1(start)}C${round1(from)} ${round1((start + end) / 2)} ${round1(to)} ${round1((start + end) / 2)} ${round1(to)} ${round1(end)}`, colour, width, { opacity: 0.8 });
  };
  const dark = times(7, () => streak(b.r(), b.oneOf(['#6fa8c4', '#8fc0d4', '#5690b4']), between(b.r, 1.2, 2.4)));
  const light = times(17, (i) => streak((i + b.r()) / 17, FOAM, between(b.r, 1.4, 2.8)));
  return b.form(path, '#c4e0e8', { pale: FOAM, shade: '#5f9cbc', grain: 1.57, dabs: 0.6, edge: 0.5 }) + b.inside(path, ...dark, ...light);
}

function foam(b: Brush, x: number, y: number, wide: number, high: number): string {
  return times(wide * 0.9, () => {
    const [dx, radius] = [between(b.r, -1, 1), between(b.r, 1.6, 4)];
    return b.blot(x + dx * wide, y - (1 - dx * dx) * high * b.r(), radius, radius * 0.75, b.oneOf([FOAM, '#e6f3f2', '#cfe6ea']), 0.92);
  }).join('');
}

function pool(b: Brush): string {
  const water = 'M-56 -4C-44 -11 44 -11 57 -4C64 2 54 11 30 13C6 16 -30 15 -46 11C-60 7 -62 0 -56 -4Z';
  const ripples = times(16, () => `M${round1(between(b.r, -48, 34))} ${round1(between(b.r, -3, 11))}q${round1(between(b.r, 4, 8))} -2 ${round1(between(b.r, 9, 16))} 0`).join('');
  return b.form(water, '#2f86a4', { pale: '#7fc4cc', shade: '#174a6a', grain: 0, dabs: 1.2 }) + b.inside(water, b.halo(0, -2, 34, FOAM, 0.9, 9), b.line(ripples, '#d8f0ee', 1.4, { opacity: 0.75 }));
}

export const waterfall: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const warm = lighten(ROCK, 0.07);
  const cool = mix(ROCK, '#2b2448', 0.25);
  const blocks = (list: [number, number, number, number, string][]) => list.map(([x, y, wide, high, colour]) => block(b, x, y, wide, high, vary(b.r, colour, 0.025))).join('');
  const pine = (x: number, y: number, high: number) => b.put(x, y, 1, shapes.pine(scene, high, { ...LIT }));
  return b.done(
    pine(-36, -97, 30), pine(-24, -104, 24), pine(34, -94, 26),
    b.form('M-56 0L-50 -52L-44 -92L-18 -108L20 -106L42 -90L48 -50L58 0Z', mix(ROCK, '#1f1a30', 0.5), { grain: 1.5 }),
    blocks([[-46, -66, 28, 34, warm], [-26, -76, 16, 32, ROCK], [14, -74, 18, 30, cool], [26, -64, 22, 30, cool]]),
    sheet(b, [-13, 14, -105], [-15, 17, -54]),
    blocks([[-20, -88, 9, 20, warm], [-19, -62, 8, 18, ROCK], [11, -92, 10, 17, ROCK], [14, -64, 9, 22, cool]]),
    leaves(b, -34, -102, 17, 6) + leaves(b, 28, -103, 16, 6) + leaves(b, -19, -82, 5, 3) + leaves(b, 18, -88, 6, 3),
    blocks([[-52, -30, 24, 38, warm], [-32, -34, 16, 26, ROCK], [18, -32, 18, 28, ROCK], [32, -28, 22, 36, cool], [-10, -42, 10, 10, cool], [10, -40, 10, 11, cool]]),
    sheet(b, [-21, 23, -56], [-27, 29, -2]), foam(b, 0, -53, 20, 5),
    blocks([[-30, -16, 10, 16, ROCK], [-27, -38, 8, 12, warm], [21, -38, 9, 13, ROCK], [24, -14, 11, 19, cool]]),
    leaves(b, -42, -66, 9, 3) + leaves(b, 40, -62, 10, 3),
    blocks([[-60, 2, 26, 32, warm], [-42, 4, 16, 22, ROCK], [28, 4, 16, 24, ROCK], [40, 2, 22, 30, cool]]),
    pool(b), b.halo(0, -8, 36, FOAM, 0.85, 16), foam(b, 1, -2, 29, 9),
    blocks([[-60, 9, 17, 12, warm], [-42, 12, 13, 8, ROCK], [34, 12, 15, 9, ROCK], [46, 9, 15, 13, cool]]),
    leaves(b, -50, -30, 10, 4) + leaves(b, 50, -27, 9, 4) + fern(b, -49, -2, -8) + fern(b, 50, -3, 10) + fern(b, -36, -34, -14) + fern(b, 35, -32, 12),
    leaves(b, -58, 6, 6, 5) + leaves(b, 60, 6, 5, 5),
  );
};
