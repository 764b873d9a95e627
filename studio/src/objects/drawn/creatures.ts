// Creatures that fly or swim, on the green board.
import { between, times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const ink = '#2b2430';

/** Short hairs all round a ball. */
function fur(b: Brush, x: number, y: number, radius: number, colours: readonly string[]): string {
  return times(170, () => {
    const angle = b.r() * 6.28;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const from = radius * between(b.r, 0.35, 0.98);
    const long = between(b.r, 2, 3.8);
    return b.line(`M${round1(x + dx * from)} ${round1(y + dy * from)}l${round1(dx * long)} ${round1(dy * long + 1)}`, b.oneOf(colours), 1.5, { opacity: 0.7 });
  }).join('');
}

function wing(b: Brush, path: string, veins: string): string {
  return b.form(path, '#c9dfe4', { pale: '#f6fbf4', shade: '#7fa4b8', dabs: 0.5, grain: 1.1, opacity: 0.86 }) + b.inside(path, b.line(veins, '#6f93a8', 1, { opacity: 0.7 }));
}

export const bee: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const honey = '#e6a93c';
  const brown = '#4a3030';
  const rear = 'M-6 -56C4 -70 30 -68 46 -50C56 -38 60 -26 58 -20C44 -16 16 -14 0 -26C-10 -34 -12 -46 -6 -56Z';
  const stripes = 'M10 -70C2 -54 4 -34 12 -14M28 -68C20 -50 22 -30 30 -10M44 -56C36 -44 38 -26 46 -12';
  const leg = (path: string) => b.line(path, brown, 2.6);
  return b.done(
    wing(b, 'M2 -66C8 -96 34 -114 52 -104C64 -94 44 -68 8 -58Z', 'M4 -62C20 -80 36 -92 50 -98M8 -62C26 -70 40 -78 50 -88'),
    b.flat('M56 -24L68 -15L54 -16Z', brown),
    leg('M-18 -30Q-24 -22 -20 -12L-25 -8') + leg('M-8 -28Q-8 -18 -2 -12L-4 -5') + leg('M4 -24Q10 -16 14 -10L12 -3'),
    b.form(rear, honey, { pale: '#f8d87c', shade: '#9a5a2c', grain: 1.2, dabs: 1.3 }),
    b.inside(rear, b.line(stripes, brown, 9), b.line('M8 -66C2 -52 4 -38 9 -26M26 -64C20 -50 21 -36 27 -22', lighten(brown, 0.14), 2, { opacity: 0.7 }), b.line('M-4 -22C16 -8 44 -12 60 -18', mix(honey, '#4a2030', 0.5), 7, { opacity: 0.35 })),
    b.ball(-16, -46, 20, 20, '#d99a3c', { pale: '#f8dc94', shade: '#8a5230', dabs: 1.3, edge: 0.3 }) + fur(b, -16, -46, 20, ['#efc468', '#e0aa4c', '#c48a40', '#f3d484']),
    wing(b, 'M-14 -60C-34 -84 -28 -116 -8 -118C10 -116 14 -84 -2 -60Z', 'M-9 -62C-14 -82 -14 -100 -10 -112M-6 -62C-2 -80 0 -94 0 -106M-11 -64C-20 -80 -22 -94 -20 -104'),
    b.line('M-46 -58C-52 -70 -60 -74 -66 -70M-40 -60C-42 -74 -50 -82 -58 -80', brown, 2.2) + b.ball(-66, -70, 3, 3, brown, { dabs: 0 }) + b.ball(-58, -80, 3, 3, brown, { dabs: 0 }),
    b.ball(-42, -46, 16, 16, '#5c3c36', { pale: '#8a6048', dabs: 0.9 }),
    b.form('M-57 -42C-54 -52 -44 -54 -36 -46C-34 -38 -40 -31 -47 -31C-53 -32 -57 -37 -57 -42Z', '#efc878', { dabs: 0.5 }),
    b.dot(-49, -46, 2.7, ink) + b.dot(-49.8, -47, 0.9, '#fff6e4') + b.dot(-40, -40, 3, '#d9746c', 0.5),
    b.line('M-53 -38.500Q-50 -35 -46 -37', '#6a3a34', 1.5),
  );
};

export const shark: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const hide = '#71849a';
  const dark = mix(hide, '#1f2f4a', 0.35);
  const body = 'M-80 -47C-70 -64 -42 -74 -12 -74C16 -73 36 -62 52 -54C54 -50 54 -47 52 -44C36 -34 12 -25 -16 -25C-42 -24 -62 -29 -70 -36C-78 -38 -83 -42 -80 -47Z';
  const belly = 'M-86 -42C-64 -47 -40 -42 -20 -42C8 -42 34 -46 58 -47L40 -10H-80Z';
  const mouth = 'M-74 -37C-66 -41 -56 -41 -44 -45C-46 -37 -54 -31 -66 -32C-71 -33 -74 -35 -74 -37Z';
  const teeth = times(5, (i) => `M${-70 + i * 5} ${round1(-38.8 - i * 0.8)}l4.600 ${-0.6}l-1.800 4.600Z`).join('');
  const fin = (path: string, colour: string, grain: number) => b.form(path, colour, { grain, dabs: 1.2 });
  const bubble = (x: number, y: number, radius: number) => b.dot(x, y, radius, '#f3faf0', 0.5) + b.line(`M${x - radius * 0.6} ${y}q0 ${-radius * 0.6} ${radius * 0.6} ${-radius * 0.6}`, '#fffef6', 0.9);
  return b.done(
    fin('M-4 -32C4 -20 14 -12 24 -12C22 -20 18 -28 14 -36Z', dark, 0.8),
    fin('M46 -55C58 -64 64 -82 80 -98C84 -80 76 -60 67 -48C72 -38 74 -26 68 -12C58 -20 54 -36 46 -44Z', hide, 2.2),
    b.line('M56 -54C66 -64 72 -76 76 -86M58 -44C64 -36 67 -28 67 -22', mix(hide, '#1f2f4a', 0.4), 1.2, { opacity: 0.6 }),
    fin('M-20 -71C-12 -84 0 -100 16 -102C10 -90 12 -78 22 -69Z', dark, 2.1) + fin('M34 -62C38 -68 44 -72 50 -71C47 -66 47 -61 48 -57Z', dark, 2.1),
    fin('M26 -34C32 -28 38 -24 46 -24C44 -30 42 -36 40 -40Z', dark, 0.7),
    b.form(body, hide, { pale: '#a9b8c4', grain: 0.1, dabs: 1.4, long: 1.3 }),
    b.inside(body, b.flat(belly, '#e6e8dc'), b.line('M-84 -42C-64 -47 -40 -42 -20 -42C8 -42 34 -46 58 -47', '#b4c0c4', 4, { opacity: 0.7 }), b.line('M-66 -27C-40 -20 10 -22 44 -40', '#8fa0a8', 6, { opacity: 0.55 })),
    b.inside(body, ...times(12, () => b.blot(between(b.r, -50, 30), between(b.r, -70, -54), between(b.r, 1.5, 4), between(b.r, 1, 1.8), b.oneOf([dark, lighten(hide, 0.1)]), 0.4))),
    b.flat(mouth, '#7a343c') + b.inside(mouth, b.flat(teeth, '#fbf6e6')),
    b.line('M-74 -37C-66 -41 -56 -41 -44 -45', mix(hide, ink, 0.55), 1.4),
    b.line('M-32 -58Q-28 -50 -31 -42M-26.500 -58Q-22.500 -50 -25.500 -42M-21 -57Q-17 -50 -20 -43', mix(hide, ink, 0.5), 1.6),
    b.dot(-55, -55, 2.8, ink) + b.dot(-55.8, -56, 0.9, '#fff6e4'),
    fin('M-30 -35C-25 -41 -14 -41 -8 -36C-2 -26 -2 -10 3 3C-18 -3 -31 -18 -30 -35Z', dark, 1),
    bubble(-88, -62, 3.4) + bubble(-82, -74, 2.2) + bubble(-91, -80, 2.8) + b.line('M-60 -6q9 -5 18 0t18 0M22 0q8 -5 16 0t16 0M-34 -92q7 -4 14 0t14 0', '#f3faf0', 2, { opacity: 0.6 }),
  );
};
