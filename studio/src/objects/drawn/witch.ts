// The witch of the red board: pointed hat, broom in hand, a black cat at her hem.
import { between, times } from '../../core/chance.ts';
import { mix, palette } from '../../core/colour.ts';
import { ribbon, round1, smooth, type Point } from '../../core/paths.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const ink = '#2b2030';
const SKIN = { pale: '#fbf2cc', shade: '#a89a5c', dabs: 0.5 };
const skin = '#e4e2ac';
const robe = '#54397a';
const felt = '#3b2a5c';

function besom(b: Brush): string {
  const straws = times(26, (i) => {
    const spread = (i - 12.5) / 12.5;
    const line: Point[] = [[spread * 3, -33], [spread * 8, -20], [spread * 11 + between(b.r, -1, 1), between(b.r, -1, 3)]];
    return b.line(smooth(line), b.oneOf(['#8a5a28', '#d9a648', '#f3cd74', '#b87a34', '#e8ba5c']), 1.7);
  });
  return (
    b.form('M-2.200 -30L-1.600 -112H1.600L2.200 -30Z', '#7a4a30', { pale: '#b07a4c', shade: '#3a2028', grain: 1.57 }) +
    b.form('M-3 -34C-10 -26 -13 -12 -12 2Q0 5 12 2C13 -12 10 -26 3 -34Z', '#c48a38', { pale: '#f0c668', shade: '#6a3a20', grain: 1.5 }) + straws.join('') +
    b.line('M-4.500 -31H4.500M-6 -26H6', '#8c2f3c', 2.4)
  );
}

function cat(b: Brush): string {
  const fur = { pale: '#5a4a68', shade: '#17101f', grain: 1.2 };
  const eye = (x: number) => b.ball(x, -24, 2.3, 2.2, '#f2d060', { dabs: 0, edge: 0 }) + b.line(`M${x} -25.500v3`, ink, 0.9);
  return (
    b.form(ribbon([[8, -3], [17, -2], [20, -10], [16, -17]], [5, 4.5, 4, 2.5]), '#2f2438', fur) + b.form('M-9 1C-11 -10 -7 -17 0 -18C8 -17 12 -8 10 1Z', '#2f2438', fur) +
    b.form('M-9 -23L-9.500 -34L-3 -30H3L9.500 -34L9 -23C8 -16 -8 -16 -9 -23Z', '#362a42', fur) + eye(-4) + eye(4) + b.flat('M-1.300 -20.500H1.300L0 -19Z', '#d98a8c')
  );
}

function hat(b: Brush): string {
  const cone = 'M-23 -95C-17 -108 -13 -124 -2 -133C7 -140 20 -138 27 -129C20 -131 14 -128 14 -121C16 -111 19 -103 23 -95Q0 -88 -23 -95Z';
  const felted = { pale: '#7d62a8', shade: '#1c1434', dabs: 1.2 };
  return (
    b.form('M-43 -91C-42 -98 -22 -100 0 -100C22 -100 42 -98 43 -91C30 -83 -30 -83 -43 -91Z', felt, { ...felted, grain: 0 }) +
    b.form(cone, felt, { ...felted, grain: 1.2 }) + b.line('M-8 -116C-2 -113 6 -113 14 -117M-4 -124C2 -121 8 -122 13 -124', '#1f1638', 1.5, { opacity: 0.7 }) +
    b.form('M-22.500 -96Q0 -89 22.500 -96L20 -105Q0 -98 -19 -105Z', '#d9762f', { pale: '#f6a95c', shade: '#8a3a24', dabs: 0.6 }) + b.line('M-5 -102.500H6V-94H-5Z', palette.lamp, 2.6)
  );
}

function face(b: Brush): string {
  const nose = 'M1 -80C-1 -74 -7 -70 -11 -68C-14 -66 -13 -62.500 -9 -63C-4 -63 3 -64 4 -70Z';
  const eye = (x: number, wide: number) => b.ball(x, -77, wide, 4.2, '#fffbe8', { dabs: 0, edge: 0 }) + b.dot(x - 1, -76.2, 2.5, ink) + b.dot(x - 1.9, -77.4, 0.9, '#fffbe8');
  return (
    b.form('M-19 -90C-21 -78 -20 -68 -13 -60C-8 -54 -3 -50 2 -50C8 -51 14 -57 17 -63C21 -70 20 -80 19 -90Z', skin, SKIN) +
    b.blot(-13, -67, 4, 3, '#e89a7c', 0.6) + b.blot(12, -68, 4.600, 3.4, '#e89a7c', 0.65) + eye(-8.5, 3.8) + eye(9, 4.2) +
    b.line('M-6 -58.500C-2 -55.500 5 -56 9 -60', '#8a3040', 1.7) + b.form(nose, '#eae6b4', { ...SKIN, dabs: 0.2, edge: 0.5 }) + b.line('M-12.800 -64C-9 -62 -2 -62.500 2 -65.500M0 -78C-2 -74 -7 -70 -11 -68', '#948a50', 1.2, { opacity: 0.9 }) + b.dot(-6, -68.500, 1.7, '#8f6a3c')
  );
}

/** Long locks down one side of the head. */
function locks(b: Brush): string {
  const mass = 'M14 -92C25 -86 24 -76 28 -68C32 -60 27 -54 33 -46C35 -42 33 -38 36 -33C30 -32 27 -35 25 -38C25 -33 23 -30 19 -27C17 -32 15 -37 14 -42C17 -50 14 -56 18 -64C20 -72 17 -80 12 -88Z';
  const strands = times(7, (i) => `M${round1(14 + i * 1.2)} -88C${round1(20 + i * 1.3)} -74 ${round1(14 + i * 2)} -60 ${round1(17 + i * 2.2)} -34`);
  return b.form(mass, '#a4442c', { pale: '#dd8a50', shade: '#5a2028', grain: 1.4 }) + b.inside(mass, b.line(strands.join(''), '#f0ac6c', 1, { opacity: 0.6 }));
}

export const witch: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const cloth = { pale: '#8a6cb4', shade: '#221640', grain: 1.4, dabs: 1.3 };
  const gown = 'M-34 2C-31 -18 -22 -40 -14 -52C-6 -57 8 -57 15 -52C24 -40 32 -18 36 2C24 6 16 0 6 5C-4 0 -14 6 -22 3C-27 6 -31 4 -34 2Z';
  const sleeve = 'M10 -51C22 -52 34 -54 42 -62L48 -48C40 -38 28 -36 16 -36Z';
  return b.done(
    b.put(46, 0, 1, besom(b), { turn: 4 }),
    b.form(gown, robe, cloth),
    b.inside(gown, b.line('M-20 4C-16 -16 -10 -32 -7 -46M-2 4C-2 -14 -1 -30 0 -44M18 4C16 -14 12 -30 9 -44', '#2b1c4c', 2.4, { opacity: 0.75 }), b.line('M-25 2C-20 -16 -14 -32 -11 -44', '#a588cc', 1.8, { opacity: 0.6 })),
    b.form('M-17 -35Q0 -29 18 -35L17 -29Q0 -23 -18 -29Z', '#d9762f', { pale: '#f6a95c', shade: '#8a3a24', dabs: 0.5 }),
    b.form('M-12 -51C-24 -48 -32 -38 -36 -28L-25 -20C-22 -28 -17 -33 -10 -37Z', mix(robe, '#8a6cb4', 0.2), cloth) + b.ball(-31, -21, 5.6, 5.6, skin, SKIN),
    b.form(sleeve, mix(robe, '#8a6cb4', 0.12), cloth),
    b.ball(48, -56, 6.4, 6, skin, SKIN) + b.line('M44 -58.500H52M44.500 -55H52M45 -51.800H51', '#a89a5c', 1, { opacity: 0.8 }),
    locks(b), b.put(0, 0, 1, locks(b), { flip: true }),
    face(b), hat(b),
    b.put(-38, 4, 0.9, cat(b)),
  );
};
