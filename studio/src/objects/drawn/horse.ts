// A chestnut horse of the green board, at a calm walk to the left.
import { between, times } from '../../core/chance.ts';
import { mix } from '../../core/colour.ts';
import { ribbon, round1, smooth, type Point } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const COAT = { colour: '#a65f38', pale: '#d99a63', shade: '#5a2e28' };
const FAR = { colour: '#7c452f', pale: '#9a5f40', shade: '#43242a' };
const HAIR = { colour: '#4a2c2c', pale: '#8a5a44', shade: '#2b1a24' };
const SOCK = '#f1e4cc';

type Coat = typeof COAT;

/** A leg along its joints, with a white sock and a dark hoof. */
function leg(b: Brush, coat: Coat, joints: Point[], widths: number[], turn = 0): string {
  const path = ribbon(joints, widths);
  const [x, y] = joints[joints.length - 1]!;
  const [fromX, fromY] = joints[joints.length - 3]!;
  const sock = coat === COAT ? SOCK : mix(SOCK, FAR.shade, 0.35);
  const hoof = b.form('M-4.6 3.600L-3.2 -2H3L4.4 3.600Z', '#3a2a30', { pale: '#6f5a58', dabs: 0.4 });
  return (
    b.form(path, coat.colour, { pale: coat.pale, shade: coat.shade, grain: 1.5, edge: 0.35 }) +
    b.inside(path, b.line(`M${round1(fromX)} ${round1(fromY)}L${x} ${y}`, sock, 8)) +
    b.put(x, y, 1, hoof, { turn })
  );
}

const strands = (b: Brush, lines: Point[][]) =>
  lines.map((points) => b.line(smooth(points), b.oneOf(['#2f1d26', '#6a4038', '#8a5a44', '#5a3632']), between(b.r, 0.9, 1.7), { opacity: 0.85 })).join('');

/** Long hair: one mass, and strands along it from dark to light. */
function hair(b: Brush, mass: string, lines: Point[][]): string {
  return b.form(mass, HAIR.colour, { pale: HAIR.pale, shade: HAIR.shade, grain: 1.2, dabs: 0.8 }) + b.inside(mass, strands(b, lines));
}

function tail(b: Brush): string {
  const mass = 'M39 -64C48 -68 57 -61 60 -50C62 -38 58 -28 62 -14C54 -12 46 -18 46 -30C46 -42 50 -52 38 -56Z';
  const lines = times(9, (i): Point[] => [[40 + i * 0.4, -62 + i * 0.6], [52 + i * 0.6, -56 + i * 1.6], [49 + i * 1.3, -36], [49 + i * 1.5, -17 + (i % 3) * 1.4]]);
  return hair(b, mass, lines);
}

function mane(b: Brush): string {
  const mass = 'M-46 -108C-36 -110 -26 -100 -20 -90C-14 -82 -9 -76 -8 -68C-14 -64 -17 -66 -19 -60C-22 -66 -26 -66 -27 -62C-30 -70 -33 -72 -34 -70C-35 -79 -40 -84 -41 -82C-42 -92 -44 -96 -46 -98Z';
  const lines = times(15, (i): Point[] => {
    const [x, y] = [-45 + i * 2.4, -107 + i * 2.6];
    return [[x, y], [x + 2, y + 7], [x + 1, y + 13 + (i % 2) * 3], [x + 3, y + 19 + (i % 3)]];
  });
  return hair(b, mass, lines);
}

function head(b: Brush): string {
  const skull = 'M-40 -102C-45 -109 -53 -108 -57 -101C-62 -92 -70 -84 -76 -76C-79 -71 -77 -66 -72 -65C-67 -64 -62 -68 -58 -72C-52 -75 -46 -79 -42 -88Z';
  const blaze = 'M-54 -106C-60 -98 -68 -88 -79 -78L-73 -74C-66 -82 -58 -90 -52 -100Z';
  return (
    b.form('M-43 -104C-45 -112 -42 -117 -38 -120C-35 -114 -35 -107 -38 -101Z', FAR.colour, { dabs: 0.5 }) +
    b.form(skull, COAT.colour, { pale: COAT.pale, shade: COAT.shade, grain: 2.2 }) +
    b.inside(skull, b.flat(blaze, SOCK), b.blot(-73, -69, 6, 6, '#6a4340', 0.75), b.halo(-48, -86, 9, COAT.pale, 0.7)) +
    b.line('M-47 -96C-46 -90 -48 -83 -53 -78', COAT.shade, 1.2, { opacity: 0.6 }) +
    b.dot(-73.5, -72.5, 1.3, '#2b1a20') + b.line('M-74 -67.500Q-70 -68 -67 -70.500', '#2b1a20', 1) +
    b.dot(-55.5, -95, 2.5, '#2b1a20') + b.dot(-56.2, -95.9, 0.9, '#fff6e4') +
    b.form('M-50 -104C-54 -112 -52 -119 -48 -122C-43 -117 -42 -110 -44 -103Z', COAT.colour, { pale: COAT.pale, shade: COAT.shade, dabs: 0.6 }) + b.line('M-48.500 -107Q-50 -113 -48 -118', '#6a3a34', 1.6, { opacity: 0.8 })
  );
}

export const horse: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const body = 'M-38 -52C-37 -64 -29 -72 -18 -72C-8 -71 0 -67 10 -68C20 -73 34 -73 40 -63C44 -56 42 -48 38 -43C32 -40 26 -43 18 -41C8 -38 -8 -36 -22 -38C-33 -40 -38 -45 -38 -52Z';
  const neck = 'M-8 -68C-16 -82 -26 -98 -41 -106L-55 -90C-48 -85 -43 -76 -41 -66C-40 -58 -39 -50 -36 -42C-28 -42 -16 -50 -8 -68Z';
  return b.done(
    tail(b),
    leg(b, FAR, [[-26, -46], [-37, -40], [-46, -35], [-48, -24], [-46, -16], [-48, -12]], [15, 11, 8, 5.2, 5.6, 5], 24),
    leg(b, FAR, [[22, -50], [17, -41], [20, -31], [23, -23], [17, -13], [15, -7], [13, -4]], [22, 17, 10, 7.5, 5.2, 5.8, 5], 6),
    b.form(body, COAT.colour, { pale: COAT.pale, shade: COAT.shade, grain: 0.2, dabs: 1.5, long: 1.3 }),
    b.inside(body, b.halo(4, -60, 26, COAT.pale, 0.65, 9), b.halo(0, -35, 34, COAT.shade, 0.6, 9)),
    leg(b, COAT, [[29, -62], [31, -50], [33, -40], [37, -30], [40, -23], [38, -13], [37, -7], [35.5, -4]], [8, 24, 19, 11, 8, 5.4, 6, 5], 4),
    leg(b, COAT, [[-24, -62], [-25, -50], [-26, -38], [-26, -24], [-26, -13], [-26.5, -7], [-28, -4]], [6, 19, 13, 8.4, 5.4, 6, 5], 4),
    b.form(neck, COAT.colour, { pale: COAT.pale, shade: COAT.shade, grain: 1, dabs: 1.3, edge: 0.15 }),
    b.inside(body, b.halo(-29, -54, 12, COAT.pale, 0.5, 15)) + b.line('M-18 -64C-14 -54 -16 -44 -22 -38', COAT.shade, 1.6, { opacity: 0.45 }),
    head(b), mane(b),
    hair(b, 'M-46 -108C-52 -108 -57 -104 -59 -96C-55 -98 -52 -98 -50 -102Z', [[[-47, -107], [-53, -104], [-57, -98]], [[-47, -106], [-51, -103], [-53, -100]]]),
    ...[[-38, 5], [-20, 7], [0, 5], [18, 7], [40, 6]].map(([x, y]) => b.put(x!, y!, 0.4, shapes.grass(scene, 34, { count: 14, height: 15, colours: ['#3f6450', '#5f8560', '#8aa868'] }))),
  );
};
