// The star and the cloud of the blue board, both on a dusky sky.
import { between, times } from '../../core/chance.ts';
import { mix, vary } from '../../core/colour.ts';
import { blobPoints, polygon, round1, smooth, type Point } from '../../core/paths.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const around = (radius: number, degrees: number): Point => [Math.sin((degrees * Math.PI) / 180) * radius, -Math.cos((degrees * Math.PI) / 180) * radius];

/** A star of five rounded rays in ten planes, around 0, 0. */
function fivePointed(b: Brush, radius: number): string {
  const corner = (i: number) => around(i % 2 ? radius * 0.5 : radius, i * 36);
  const outline = smooth(times(10, (i): Point[] => (i % 2 ? [corner(i)] : [around(radius * 0.96, i * 36 - 5), around(radius, i * 36), around(radius * 0.96, i * 36 + 5)])).flat(), true, 0.45);
  const planes = times(10, (i) => {
    const [tip, valley] = i % 2 ? [corner(i + 1), corner(i)] : [corner(i), corner(i + 1)];
    const [mx, my] = [(tip[0] + valley[0]) / 2 / radius, (tip[1] + valley[1]) / 2 / radius];
    const right = i % 2 ? -1 : 1;
    const lit = -mx * 0.5 - my * 0.55 - right * 0.42;
    const colour = lit > 0.5 ? '#ffeeb0' : lit > 0.1 ? '#fbd676' : lit > -0.35 ? '#eeb04c' : '#d08436';
    const far = (point: Point): Point => [point[0] * 1.1, point[1] * 1.1];
    return b.form(polygon([[0, 0], far(tip), far(valley)]), colour, { shade: mix(colour, '#a8542c', 0.5), grain: i * 0.63, edge: 0, dabs: 1.4 });
  });
  return b.form(outline, '#f2b84c', { dabs: 0 }) + b.inside(outline, ...planes, b.halo(-radius * 0.1, -radius * 0.12, radius * 0.5, '#fff8d8', 0.9)) + b.line(outline, '#fff0bc', radius * 0.02, { opacity: 0.55 });
}

export const star: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const small = (x: number, y: number, radius: number, turn: number) => b.halo(x, y, radius * 3, '#ffe9b0', 0.55) + b.put(x, y, 1, fivePointed(b, radius), { turn });
  const glint = (x: number, y: number, reach: number) => b.halo(x, y, reach * 2.4, '#ffe9b0', 0.6) + b.flat(`M${x} ${y - reach}L${x + reach * 0.22} ${y - reach * 0.22}L${x + reach} ${y}L${x + reach * 0.22} ${y + reach * 0.22}L${x} ${y + reach}L${x - reach * 0.22} ${y + reach * 0.22}L${x - reach} ${y}L${x - reach * 0.22} ${y - reach * 0.22}Z`, '#fff4cc');
  return b.done(
    b.halo(0, -50, 92, '#ffd98a', 0.75) + b.halo(0, -50, 62, '#ffe9b0', 0.6),
    b.put(0, -49, 1, fivePointed(b, 49), { turn: -8 }),
    small(-48, -104, 8.5, 14), small(50, -98, 6.5, -12), small(46, 8, 9, 20), small(-50, -2, 6, -16),
    glint(-22, 18, 5), glint(56, -58, 4), glint(18, -112, 5), glint(-57, -52, 4),
  );
};

const VAPOUR = ['#6f8ca8', '#93abc0', '#bccbd6', '#dfe6e6', '#f6f4e8', '#fffdf2'] as const;

/** One heap of vapour: small puffs over a shaded mass, light on its upper left. */
function heap(b: Brush, x: number, y: number, rx: number, ry: number, depth = 0): string {
  const puffs = times(rx * ry * 0.085 + 14, () => {
    const [angle, reach] = [b.r() * 6.28, Math.sqrt(b.r()) * 0.94];
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return { dx, dy, lit: -dx * 0.5 - dy * 0.72 + between(b.r, -0.22, 0.22) - depth };
  }).sort((one, other) => one.lit - other.lit);
  const tone = (lit: number) => VAPOUR[lit > 0.6 ? 5 : lit > 0.32 ? 4 : lit > 0.04 ? 3 : lit > -0.3 ? 2 : lit > -0.62 ? 1 : 0]!;
  const puff = ({ dx, dy, lit }: { dx: number; dy: number; lit: number }) => {
    const radius = between(b.r, 0.16, 0.3) * Math.min(rx, ry) + 1.6;
    const [px, py] = [x + dx * rx, y + dy * ry];
    return b.blot(px, py, radius * 1.1, radius, vary(b.r, tone(lit), 0.012, 0.004), 0.92, 0.1) + b.blot(px - radius * 0.25, py - radius * 0.3, radius * 0.6, radius * 0.5, tone(lit + 0.26), 0.55, 0.12);
  };
  return b.flat(smooth(blobPoints(b.r, x, y, rx, ry, 14, 0.06), true), VAPOUR[depth > 0.2 ? 1 : 2]) + puffs.map(puff).join('');
}

/** A gull on the wing, flying to the left, about 20 wide. */
function gull(b: Brush): string {
  const wing = (path: string, colour: string) => b.form(path, colour, { pale: '#fffdf4', shade: '#93a6b8', dabs: 0.3 });
  return wing('M1 -1C3 -7 8 -11 15 -11C10 -8 7 -4 5 0Z', '#dfe6e4') + wing('M-7 0C-6 -2 -3 -2.500 0 -2C4 -2 8 0 11 2C6 3 -1 3.500 -4 2Z', '#f8f6ec') + wing('M-3 -1C-4 -8 -9 -12 -15 -12.500C-11 -9 -8 -4 0 0.500Z', '#fbfaf0') + b.flat('M-15 -12.500L-10.500 -11L-11.500 -9.500ZM15 -11L10.500 -10L11 -8Z', '#4a5468') + b.flat('M-7 -0.500L-10 0.500L-6.500 1Z', '#e0933c') + b.dot(-5.4, -0.4, 0.6, '#2b2430');
}

export const cloud: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const veil = times(26, () => {
    const [x, y, long] = [between(b.r, -52, 40), between(b.r, -12, 1), between(b.r, 8, 22)];
    return b.line(`M${round1(x)} ${round1(y)}q${round1(long / 2)} ${round1(between(b.r, -1.6, 1.6))} ${round1(long)} 0`, b.oneOf(['#5d7a98', '#7f9ab4', '#a8bccb', '#6f8ca8']), between(b.r, 1.6, 3.4), { opacity: 0.7 });
  });
  return b.done(
    b.flat('M-58 -12C-62 2 -40 4 -20 2C0 5 30 5 48 1C64 0 64 -12 54 -18H-50Z', '#6f8ca8'),
    heap(b, 14, -92, 21, 18, 0.1), heap(b, -8, -84, 21, 19), heap(b, 32, -70, 21, 18, 0.4),
    heap(b, -26, -62, 22, 19, 0.05), heap(b, 8, -64, 26, 22), heap(b, 44, -44, 18, 16, 0.5),
    heap(b, -44, -32, 18, 16), heap(b, 20, -40, 26, 20, 0.3), heap(b, -14, -38, 28, 21, 0.05), heap(b, 44, -20, 17, 13, 0.65), heap(b, -30, -18, 24, 13, 0.45), heap(b, 10, -18, 30, 13, 0.6),
    veil.join(''),
    b.put(-46, -88, 1, gull(b)), b.put(54, -100, 0.6, gull(b)),
  );
};
