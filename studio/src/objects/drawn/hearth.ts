// Fork, bread and broom of the yellow board, darker than the honey they stand on.
import { between, times } from '../../core/chance.ts';
import { round1, smooth, type Point } from '../../core/paths.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const RUST = '#5c2f28';

/** A folded napkin with a hem and a short fringe, its lower edge on 0, 0. */
function napkin(b: Brush): string {
  const cloth = 'M-31 0C-32 -24 -31 -50 -30 -74C-10 -76 12 -75 31 -73C32 -50 32 -24 32 0Z';
  const linen = { pale: '#6f8fa0', shade: '#2b4258', dabs: 1.6, grain: 1.3 };
  const fringe = times(22, (i) => `M${-30 + i * 2.9} -1v${round1(between(b.r, 3.5, 5.5))}`).join('');
  return b.line(fringe, '#2f5674', 1.7) + b.form(cloth, '#4a6a80', linen) + b.inside(cloth, b.flat('M14 -80H40V4H16Z', '#1f3d5c', 0.4), b.line('M14 -76C15 -50 16 -24 16 0', '#86aec4', 1.2, { opacity: 0.7 }), b.line('M-34 -7H36M-34 -11H36', '#c4d4d4', 1.3, { opacity: 0.55 }));
}

export const fork: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const metal = 'M-19 -117C-19 -120 -14.500 -120 -14 -117L-13 -86Q-11.500 -82 -10 -86L-8.500 -119C-8 -122 -4 -122 -3.500 -119L-3 -86Q0 -82 3 -86L3.500 -119C4 -122 8 -122 8.500 -119L10 -86Q11.500 -82 13 -86L14 -117C14.500 -120 19 -120 19 -117C20 -104 21 -92 20 -80C18 -66 8 -64 4.500 -54C3 -42 4 -30 8 -14C10 -4 7 4 0 4C-7 4 -10 -4 -8 -14C-4 -30 -3 -42 -4.500 -54C-8 -64 -18 -66 -20 -80C-21 -92 -20 -104 -19 -117Z';
  const whole =
    b.put(3, 2.5, 1, b.flat(metal, '#1b2438', 0.35)) + b.line(metal, '#34405e', 3) +
    b.form(metal, '#9dadbf', { pale: '#ffffff', shade: '#33405f', grain: 1.57, dabs: 1.4, edge: 1.3 }) +
    b.line('M-17 -114C-18 -102 -19 -90 -18 -80C-16 -70 -8 -66 -3 -56C-1.500 -42 -3 -30 -6 -14', '#ffffff', 2.2, { opacity: 0.95 }) + b.line('M-6.500 -116L-6 -88M6 -116L6 -88M16.500 -114L17 -88', '#ffffff', 1.3, { opacity: 0.8 }) +
    b.inside(metal, b.halo(10, -72, 14, '#4a5a7c', 0.7, 10)) + b.line('M0 -4C-4 -8 -4 -13 0 -17C4 -13 4 -8 0 -4M0 -20V-30', '#43506f', 1.3, { opacity: 0.85 });
  return b.done(b.put(5, 2, 0.86, napkin(b), { turn: -7 }), b.put(-7, -1, 1, whole, { turn: 7 }));
};

/** A cut slice, standing on 0, 0. */
function slice(b: Brush): string {
  const crumb = 'M-17 -4V-33C-25 -42 -18 -53 0 -54C18 -53 25 -42 17 -33V-4Z';
  const holes = times(16, () => b.blot(between(b.r, -14, 14), between(b.r, -48, -8), between(b.r, 0.8, 2), between(b.r, 0.6, 1.3), b.oneOf(['#d9ac70', '#c99558', '#fdf0cc']), 0.8));
  return b.form('M-22 0V-31C-33 -43 -22 -60 0 -60C22 -60 33 -43 22 -31V0Z', '#84431f', { pale: '#c07a3c', shade: '#45201c', grain: 1.2 }) + b.form(crumb, '#fae6b8', { pale: '#fff6d8', shade: '#cf9a5c', grain: 0.5, dabs: 1.2 }) + b.inside(crumb, ...holes);
}

export const loaf: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const crust = 'M-66 -10C-70 -22 -68 -32 -64 -38C-72 -56 -58 -72 -38 -73C-20 -76 4 -76 18 -72C34 -68 38 -52 30 -38V-8Z';
  const cut = (x: number) => b.form(`M${x} -73C${x + 9} -66 ${x + 11} -52 ${x + 6} -40C${x + 1} -48 ${x - 6} -60 ${x} -73Z`, '#f0c27c', { pale: '#ffe6b0', shade: '#a8662c', grain: 1.3, dabs: 1 });
  const flour = times(34, () => b.blot(between(b.r, -58, 14), between(b.r, -73, -52), between(b.r, 0.8, 2.4), between(b.r, 0.5, 1.1), '#fff2d4', 0.5));
  const board = { pale: '#8a5a44', shade: '#2b1820', grain: 0, dabs: 1.4 };
  const ear = (x: number, y: number, turn: number) => b.put(x, y, 1, b.line('M0 0V-30', '#7a5a24', 1.6) + times(5, (i) => b.form(`M0 ${-18 - i * 4}C-7 ${-20 - i * 4} -7 ${-26 - i * 4} -2 ${-28 - i * 4}C-1 ${-24 - i * 4} 0 ${-22 - i * 4} 0 ${-18 - i * 4}ZM0 ${-18 - i * 4}C7 ${-20 - i * 4} 7 ${-26 - i * 4} 2 ${-28 - i * 4}C1 ${-24 - i * 4} 0 ${-22 - i * 4} 0 ${-18 - i * 4}Z`, '#b8812c', { pale: '#ecc468', shade: '#6a3f1c', dabs: 0 })).join(''), { turn });
  return b.done(
    b.form('M-72 4C-74 -4 -70 -10 -62 -10H62C70 -10 74 -4 72 4C70 9 -70 9 -72 4Z', '#5a3430', board) + b.form('M-70 -4C-66 -12 66 -12 70 -4C60 0 -60 0 -70 -4Z', '#7a4a3a', { ...board, pale: '#b07a58' }),
    b.form(crust, '#8f4a22', { pale: '#d08a44', shade: '#42201c', grain: 0.15, dabs: 1.8 }),
    b.inside(crust, b.halo(-34, -66, 34, '#f0b464', 0.75, 12), b.halo(-20, -6, 56, '#3a1c1c', 0.7, 14), b.line('M-64 -38C-40 -34 0 -34 32 -38', RUST, 2, { opacity: 0.45 }), ...flour),
    cut(-50) + cut(-30) + cut(-10),
    b.put(22, -4, 1, slice(b), { turn: 3 }), b.put(46, 0, 1, slice(b), { turn: 12 }),
    ear(-60, 12, 68) + ear(-62, 14, 84),
  );
};

/** Straw from a bound neck to a spread hem, standing on 0, 0. */
function straw(b: Brush): string {
  const stalks = times(60, (i) => {
    const spread = (i - 29.5) / 29.5;
    const line: Point[] = [[spread * 7, -44], [spread * 17, -28], [spread * 25 + between(b.r, -2, 2), between(b.r, -3, 3)]];
    return b.line(smooth(line), b.oneOf(['#6a3f1c', '#8f5c24', '#b87c30', '#d9a044', '#f3cd74', '#a56c2a']), between(b.r, 1, 1.9), { opacity: 0.9 });
  });
  return b.form('M-7 -46C-18 -32 -26 -16 -27 1Q0 5 27 1C26 -16 18 -32 7 -46Z', '#a56c2a', { pale: '#e8ba5c', shade: '#4f2a1a', grain: 1.5, dabs: 1.4 }) + stalks.join('');
}

export const broom: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const thread = (y: number, half: number) => b.line(`M${-half} ${y}Q0 ${y + 3} ${half} ${y}`, '#a8263c', 3.2) + b.line(`M${-half + 1} ${y - 0.8}Q${-half / 2} ${y + 0.6} 0 ${y + 0.8}`, '#f08a80', 1, { opacity: 0.8 });
  const wisps = times(7, () => b.line(`M${round1(between(b.r, -52, 30))} ${round1(between(b.r, 2, 9))}l${round1(between(b.r, 5, 11))} ${round1(between(b.r, -2, 2))}`, b.oneOf(['#f3cd74', '#6a3f1c', '#d9a044']), 1.5));
  const whole =
    b.form('M-3.400 -48L-2.800 -128C-2.800 -131 2.800 -131 2.800 -128L3.400 -48Z', '#245a72', { pale: '#6fb0bc', shade: '#12283f', grain: 1.57, dabs: 1.2 }) + b.line('M-1.600 -52V-124', '#b8e0dc', 1, { opacity: 0.7 }) + b.form('M-3.200 -116H3.200V-110H-3.200Z', '#f3e0b4', { dabs: 0 }) +
    straw(b) + b.form('M-8 -44C-8 -52 -5 -56 -4 -60H4C5 -56 8 -52 8 -44Q0 -40 -8 -44Z', '#8c2238', { pale: '#d9505c', shade: '#45122a', grain: 0 }) + thread(-35, 12.5) + thread(-28, 16);
  return b.done(wisps.join(''), b.put(-22, 0, 1, whole, { turn: 20 }));
};
