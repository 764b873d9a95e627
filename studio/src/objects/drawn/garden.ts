// Trees and fields: what stands outdoors on the green board.
import { times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, oval } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

export const leafyTree: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const bark = '#6a4634';
  const heaps = [[-32, -56, 22], [32, -56, 22], [-20, -80, 23], [20, -80, 23], [0, -62, 30], [0, -90, 18]];
  return b.done(
    b.form('M-18 0C-10 -8 -10 -26 -12 -44L-26 -54L-22 -58L-6 -50L0 -62L6 -50L22 -58L26 -54L12 -44C10 -26 10 -8 20 0Q0 4 -18 0Z', bark, { grain: 1.5 }),
    b.line('M-4 -6C-2 -16 -4 -24 -3 -34M5 -8C4 -18 5 -26 4 -32', '#3d2b30', 1.6),
    ...heaps.map(([x, y, q]) => b.ball(x!, y!, q!, q! * 0.92, '#5c8f48', { pale: '#a9c86a', shade: '#2a5a40', dabs: 1.8, grain: 0.6 })),
    b.scatter(34, -44, -100, 88, 56, (x, y) => b.blot(x, y, 3.4, 2.2, b.oneOf(['#b4cf74', '#7fae58', '#396a44']), 0.8)),
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

export const waterfall: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const rock = '#6f6a78';
  const fall = 'M-22 -94C-10 -100 10 -100 22 -92C20 -60 26 -30 30 -6H-30C-26 -30 -20 -60 -22 -94Z';
  const streaks = times(11, (i) => `M${-20 + i * 4} -90C${-20 + i * 4.2} -60 ${-24 + i * 4.8} -34 ${-26 + i * 5.2} -10`).join('');
  return b.done(
    b.form('M-60 0V-74C-56 -92 -34 -102 0 -100C34 -102 56 -92 60 -70V0Z', mix(rock, '#1f3f38', 0.3), { grain: 1.5 }),
    b.form(fall, '#9fcbdc', { pale: '#f2fafa', shade: '#4f8fb0', grain: 1.55, dabs: 0.6 }),
    b.inside(fall, b.line(streaks, '#f8fdfa', 2.4, { opacity: 0.85 }), b.line('M-12 -80C-12 -50 -16 -30 -18 -12M6 -84C8 -50 10 -30 12 -12', '#4f8fb0', 1.6)),
    b.form('M-64 0C-66 -30 -62 -60 -58 -78C-46 -96 -28 -100 -20 -94C-24 -78 -18 -66 -26 -54C-22 -40 -30 -28 -26 -16L-32 0Z', rock, { grain: 1.3 }),
    b.form('M64 0C68 -28 60 -56 60 -74C48 -94 30 -98 20 -92C24 -74 20 -62 28 -50C24 -38 32 -26 28 -14L34 0Z', mix(rock, '#1f3f38', 0.2), { grain: 1.3 }),
    b.form('M-62 -78C-56 -96 -34 -104 -20 -95C-26 -88 -34 -92 -40 -84C-48 -88 -54 -80 -62 -78ZM62 -74C56 -94 34 -102 20 -93C28 -86 34 -90 42 -82C50 -86 56 -78 62 -74Z', '#6a9a52', { dabs: 0.8 }),
    b.ball(0, 0, 64, 11, '#3f86a8', { grain: 0 }),
    [[-24, -5, 10], [-10, -9, 12], [6, -8, 12], [22, -5, 10], [0, -3, 13]].map(([x, y, q]) => b.blot(x!, y!, q!, q! * 0.6, '#f8fdfa', 0.9)).join(''),
    b.line('M-50 2q8 -4 16 0M34 3q8 -4 16 0M-14 7q10 -4 20 0', '#d8eef0', 2),
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
