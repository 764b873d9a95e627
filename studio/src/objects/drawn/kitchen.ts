// Kitchen and table: food and drink of the yellow set.
import { times } from '../../core/chance.ts';
import { round1 } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

export const bottle: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const glass = 'M-26 0C-30 0 -32 -3 -32 -8V-46C-32 -58 -12 -62 -11 -74V-90H11V-74C12 -62 32 -58 32 -46V-8C32 -3 30 0 26 0Z';
  return b.done(
    b.form('M-8 -100Q0 -103 8 -100L7 -86H-7Z', '#c99a62', { grain: 1.5 }),
    b.form(glass, '#3a7048', { pale: '#8fc07c', shade: '#173a34', grain: 1.5 }),
    b.form('M-12.500 -90H12.500V-84H-12.500Z', '#2c5a40', { dabs: 0 }),
    b.line('M-23 -46C-22 -54 -10 -60 -7 -72V-82M-25 -40V-38', '#cfe8b4', 4, { opacity: 0.8 }),
    b.form('M-32.500 -40Q0 -34 32.500 -40V-14Q0 -8 -32.500 -14Z', '#f3e2bc', { grain: 0 }),
    [[0, -21], [-5, -27], [5, -27], [0, -32], [-9, -33], [9, -33]].map(([x, y]) => b.ball(x!, y! + 2, 4, 4, '#6a3a78', { dabs: 0 })).join(''),
  );
};

function topping(b: Brush, x: number, y: number): string {
  return b.ball(x, y, 8, 8, '#b83a34', { shade: '#742430' }) + b.dot(x - 2, y - 2, 1.4, '#e8846c') + b.dot(x + 3, y + 2, 1.2, '#7f2a2c');
}

export const pizza: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const [cx, cy, q] = [0, -49, 50];
  const rim = (turn: number, reach: number) => `${round1(cx + Math.cos(turn) * reach)} ${round1(cy + Math.sin(turn) * reach)}`;
  const [from, to] = [-1.15, -0.25];
  const pie = (reach: number) => `M${cx} ${cy}L${rim(to, reach)}A${reach} ${reach} 0 1 1 ${rim(from, reach)}Z`;
  const slice = (reach: number) => `M${cx} ${cy}L${rim(from, reach)}A${reach} ${reach} 0 0 1 ${rim(to, reach)}Z`;
  const spots = [[-24, -68], [2, -28], [-28, -34], [26, -26], [-4, -84], [-8, -52], [-38, -54]];
  const leaves = [[-14, -38, 30], [14, -16, -40], [-36, -70, 80], [34, -40, 10], [-14, -70, -20]];
  const baked = (shape: (reach: number) => string, inside: string) =>
    b.form(shape(q), '#cf8a3c', { shade: '#7a4426' }) + b.form(shape(q - 7), '#c8503a', { dabs: 0.4, edge: 0.4 }) +
    b.form(shape(q - 9), '#f4cc68', { shade: '#c08a3c', dabs: 1.3 }) + b.inside(shape(q - 8), inside);
  const basil = leaves.map(([x, y, turn]) => b.put(x!, y!, 1, b.form('M-7 0Q0 -6 7 0Q0 6 -7 0Z', '#4f8a4c', { dabs: 0 }), { turn })).join('');
  return b.done(
    b.ball(0, -47, 58, 56, '#9a6a44', { grain: 0.1 }),
    baked(pie, spots.map(([x, y]) => topping(b, x!, y!)).join('') + basil),
    b.put(12, -10, 1, baked(slice, topping(b, 18, -62) + topping(b, 29, -74) + topping(b, 33, -58))),
  );
};

export const boiledEgg: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const cup = 'M-33 -52Q0 -40 33 -52C34 -32 20 -22 8 -19L9 -9C22 -7 27 -4 27 0H-27C-27 -4 -22 -7 -9 -9L-8 -19C-20 -22 -34 -32 -33 -52Z';
  return b.done(
    b.form('M-26 -52C-26 -82 -12 -101 0 -101C12 -101 26 -82 26 -52C26 -40 12 -34 0 -34C-12 -34 -26 -40 -26 -52Z', '#ecc9a0', { pale: '#fdf0dc', shade: '#a8704c', grain: 1.2 }),
    b.blot(-10, -80, 4, 7, '#fffaf0', 0.8),
    b.form(cup, '#3f7f9c', { grain: 0.1 }),
    b.inside(cup, b.line('M-34 -44Q0 -32 34 -44', '#f6ead0', 4), b.line('M-32 -34Q0 -23 32 -34', '#f6ead0', 2)),
    b.put(50, -1, 1, b.line('M0 0L-8 -46', '#9aa6b4', 4) + b.ball(-10, -56, 8, 12, '#b9c4cc', { dabs: 0.5 }), { turn: 12 }),
  );
};

export const layerCake: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const side = 'M-50 -66V-20C-50 -6 50 -6 50 -20V-66Z';
  const band = (y: number, colour: string, width: number) => b.line(`M-52 ${y}C-50 ${y + 13} 50 ${y + 13} 52 ${y}`, colour, width);
  const cherry = (x: number, y: number) => b.line(`M${x} ${y - 6}q2 -8 8 -11`, '#5a7a3c', 1.6) + b.ball(x, y, 7, 7, '#b3263c', { dabs: 0 }) + b.dot(x - 2, y - 2.4, 1.6, '#f8b8a8');
  return b.done(
    b.ball(0, -10, 64, 12, '#dfe8e4', { shade: '#7f98a8', grain: 0 }) + b.form('M-20 -2H20L26 3H-26Z', '#a9bcc4', { dabs: 0 }),
    b.form(side, '#c98c4c', { grain: 0 }),
    b.inside(side, band(-50, '#fbf0dc', 6), band(-33, '#fbf0dc', 6)),
    b.form('M-50 -66C-50 -56 -50 -52 -46 -48C-42 -50 -42 -56 -36 -54C-30 -52 -32 -38 -26 -38C-20 -38 -20 -52 -13 -51C-6 -50 -8 -42 -2 -42C4 -42 4 -50 10 -51C18 -52 16 -36 23 -37C30 -38 28 -52 34 -54C40 -56 42 -48 46 -50C50 -54 50 -58 50 -66Z', '#e79aa4', { dabs: 0.6 }),
    b.ball(0, -67, 50, 13, '#f2b0b4', { grain: 0 }),
    [[-34, -69], [34, -69], [-14, -75], [16, -75]].map(([x, y]) => b.blot(x!, y!, 10, 6, '#fff6e8') + cherry(x!, y! - 7)).join(''),
    b.blot(0, -62, 11, 7, '#fff6e8') + cherry(0, -70),
  );
};

export const iceCream: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const cone = 'M-27 -52H27L3 0Q0 3 -3 0Z';
  const lattice = times(9, (i) => `M${-50 + i * 12} -54L${-26 + i * 12} 2M${50 - i * 12} -54L${26 - i * 12} 2`).join('');
  return b.done(
    b.form(cone, '#d9994c', { grain: 1.4 }),
    b.inside(cone, b.line(lattice, '#96602c', 1.6)),
    b.form('M-24 -82C-26 -106 26 -106 25 -82C28 -74 22 -70 18 -74C12 -66 4 -70 0 -74C-6 -66 -14 -68 -17 -74C-24 -70 -28 -76 -24 -82Z', '#a9cf9a', { shade: '#5f8f70', grain: 0.5 }),
    b.form('M-31 -58C-36 -84 36 -84 31 -58C35 -49 28 -44 22 -50C16 -42 8 -46 2 -50C-4 -42 -12 -43 -17 -50C-24 -44 -35 -48 -31 -58Z', '#e58a94', { shade: '#a04a60', grain: 0.5 }),
    b.blot(-12, -92, 6, 4, '#e8f6d8', 0.8) + b.blot(-16, -68, 7, 4, '#fbd4d0', 0.8),
    b.scatter(8, -16, -98, 34, 20, (x, y) => b.dot(x, y, 1.3, '#6a3f2c')),
  );
};

export const coffee: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const bean = (x: number, y: number, turn: number) =>
    b.put(x, y, 1, b.ball(0, 0, 7.5, 5.2, '#6a3a26', { dabs: 0 }) + b.line('M-6 1Q-1 -3 0 0Q1 3 6 -1', '#2f1a18', 1.3), { turn });
  return b.done(
    b.put(0, -12, 1, shapes.cup(scene, 66, { ...LIT, colour: '#f4ead8', band: '#3f7f98', tea: '#54301f', steam: true, saucer: true })),
    bean(-40, -2, 20), bean(-26, 3, -30), bean(-10, 4, 12), bean(42, 0, -18), bean(28, 4, 34),
  );
};
