// Animals of the green set, whole bodies with dot or closed eyes.
import { lighten, mix } from '../../core/colour.ts';
import { blobPoints, ribbon, smooth } from '../../core/paths.ts';
import { times } from '../../core/chance.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, oval } from '../../shapes/index.ts';
import { LIT, standingIcon, type Drawing } from './drawing.ts';

const ink = '#2b2430';

export const sittingCat: Drawing = (scene, size) => shapes.cat(scene, size, { ...LIT, coat: '#d98a3c', collar: '#3f6a98' });

export const dog: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const coat = '#c08a54';
  const ear = 'M-17 -88C-34 -92 -42 -66 -33 -50C-25 -52 -20 -64 -16 -76Z';
  return b.done(
    b.form('M22 -4C44 -2 56 -18 50 -34C46 -40 40 -34 42 -28C44 -18 36 -14 22 -16Z', coat),
    b.form('M-26 0C-34 -28 -20 -54 0 -56C20 -54 34 -28 26 0Q0 4 -26 0Z', coat, { grain: 1.4 }),
    b.form('M-12 -50C-14 -30 -8 -16 0 -14C8 -16 14 -30 12 -50Z', '#f3e2c4', { grain: 1.5 }),
    b.line('M-7 -24V-3M7 -24V-3', mix(coat, ink, 0.5), 1.6),
    b.form('M-17 -2C-17 -9 -3 -9 -3 0H-17ZM17 -2C17 -9 3 -9 3 0H17Z', '#f3e2c4', { dabs: 0 }),
    b.form('M-17 -53Q0 -43 17 -53L17 -46Q0 -36 -17 -46Z', '#c23a44', { dabs: 0.3 }) + b.ball(0, -37, 4.6, 4.6, '#f2c04c', { dabs: 0 }),
    b.form('M-24 -70C-24 -90 -12 -97 0 -97C12 -97 24 -90 24 -70C22 -54 10 -49 0 -49C-10 -49 -22 -54 -24 -70Z', coat, { grain: 1.2 }),
    b.form('M-4 -96H4C6 -84 6 -76 3 -72H-3C-6 -76 -6 -84 -4 -96Z', '#f3e2c4', { dabs: 0.4 }),
    b.form('M-14 -62C-14 -72 -6 -75 0 -75C6 -75 14 -72 14 -62C13 -53 6 -50 0 -50C-6 -50 -13 -53 -14 -62Z', '#f6e8cc', { dabs: 0.6 }),
    b.flat('M-6 -70Q0 -73.500 6 -70Q4 -64 0 -63.500Q-4 -64 -6 -70Z', ink) + b.line('M0 -64V-60Q-4 -56 -8 -58.500M0 -60Q4 -56 8 -58.5', '#5a3a3c', 1.6),
    b.flat('M-3.500 -57Q0 -48 3.500 -57Z', '#d9746c'),
    b.dot(-10, -77, 2.8, ink) + b.dot(10, -77, 2.8, ink) + b.dot(-10.8, -78, 0.9, '#fff6e4') + b.dot(9.2, -78, 0.9, '#fff6e4'),
    b.form(ear, '#74492f', { grain: 1.3 }) + b.put(0, 0, 1, b.form(ear, '#74492f', { grain: 1.3 }), { flip: true }),
  );
};

export const bear: Drawing = (scene, size) => shapes.bear(scene, size, { ...LIT, coat: '#8a5a3c', apron: null, hat: null, arms: 'down' });

export const wolf: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const coat = '#7c8696';
  const dark = '#4c5568';
  return b.done(
    b.form('M26 -6C46 -10 62 -4 60 -26C58 -32 52 -26 46 -24C38 -22 30 -20 22 -16Z', dark, { grain: 0.3 }),
    b.form('M38 0C46 -22 34 -42 16 -52C6 -60 -4 -66 -10 -62C-24 -50 -22 -24 -20 0Z', coat, { grain: 1 }),
    b.form('M-8 -66C-26 -56 -28 -32 -20 -12C-16 -16 -14 -22 -10 -22C-8 -36 2 -46 0 -62Z', '#d9dcd8', { grain: 1.4 }),
    b.form('M-20 -26L-22 -4C-28 -4 -30 0 -26 0H-12L-8 -26Z', coat, { grain: 1.5 }) + b.form('M-6 -26L-6 -4C-12 -4 -14 0 -10 0H4L6 -24Z', dark, { grain: 1.5 }),
    b.form('M12 -4C6 -20 20 -32 32 -24C42 -16 42 -4 40 0H10C4 0 6 -4 12 -4Z', lighten(coat, 0.02), { grain: 0.7 }),
    b.form('M6 -76C18 -84 30 -84 38 -80C32 -72 22 -66 12 -64Z', dark, { dabs: 0.5 }),
    b.flat('M-22 -84L-34 -100L-38 -92L-20 -72Z', '#7a343c'),
    b.form('M-14 -68C-22 -72 -30 -80 -38 -94C-42 -92 -40 -88 -38 -84C-34 -74 -26 -64 -18 -58Z', '#d9dcd8', { dabs: 0.5 }),
    b.form('M-16 -56C-18 -66 -19 -72 -20 -76C-26 -86 -30 -96 -32 -108C-30 -113 -24 -112 -21 -108C-18 -101 -13 -97 -7 -96C6 -94 17 -84 18 -70C18 -58 8 -50 -4 -50C-10 -50 -14 -52 -16 -56Z', coat, { grain: 0.8 }),
    b.form('M-18 -58C-19 -66 -20 -72 -21 -77C-14 -76 -8 -70 -4 -62C-6 -54 -14 -52 -18 -58Z', '#d9dcd8', { dabs: 0.6 }),
    b.form('M-2 -90C10 -98 22 -100 30 -96C26 -86 18 -78 8 -74Z', coat, { dabs: 0.5 }) + b.flat('M6 -88C13 -92 20 -93 24 -92C20 -86 15 -81 9 -79Z', dark),
    b.flat(oval(-28.5, -110, 5, 4), ink),
    b.line('M-14 -88Q-9 -81 -1 -82', ink, 2.6),
  );
};

export const owlOnBranch: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  return b.done(
    b.form(ribbon([[-76, 10], [-30, 2], [10, 4], [76, -8]], [11, 11, 10, 6]), '#6a4a3c', { grain: 0.1 }),
    b.line('M40 -2L52 -18M-44 6L-54 18', '#6a4a3c', 3.6),
    [[56, -22, -40], [62, -12, 20], [-58, 22, 120], [-50, 14, 30]].map(([x, y, turn]) => b.put(x!, y!, 1, b.form('M0 0C2 -9 14 -11 20 -6C14 2 6 4 0 0Z', '#5f8a4c', { dabs: 0.4 }), { turn })).join(''),
    b.put(0, 0, 1, shapes.owl(scene, 96, { ...LIT, coat: '#8a6448' })),
    b.line('M-12 0v6M-6 0v6M6 0v6M12 0v6', '#c9853c', 3),
  );
};

export const elephant: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const coat = '#8d95a4';
  const nail = (x: number) => b.dot(x, -2.4, 2.2, '#e6dccb') + b.dot(x + 5, -2.4, 2.2, '#e6dccb');
  return b.done(
    b.line('M58 -50C66 -44 64 -32 62 -26', mix(coat, '#2b2448', 0.25), 3) + b.flat('M59 -27L66 -27L62 -18Z', ink),
    b.form('M-2 -24H12L11 0H-3ZM30 -24H44L42 0H29Z', mix(coat, '#2b2448', 0.3), { grain: 1.5 }),
    b.form('M-20 -28C-24 -60 4 -78 30 -74C54 -70 62 -48 60 -28L58 0H42L40 -22H14L8 0H-9L-14 -18Z', coat, { grain: 0.6 }),
    nail(-6), nail(44),
    b.form(ribbon([[-32, -52], [-46, -47], [-57, -54], [-59, -70], [-50, -84], [-42, -94]], [19, 16, 14, 12, 10, 8]), coat, { grain: 1.2 }),
    b.line('M-50 -42l-3 8M-62 -56h7M-62 -66h7M-57 -77l6 3', mix(coat, '#2b2448', 0.35), 1.5),
    b.ball(-20, -62, 21, 22, lighten(coat, 0.02), { grain: 0.5 }),
    b.form('M-32 -48C-38 -38 -48 -36 -56 -40C-50 -32 -34 -32 -26 -44Z', '#fbf1dc', { dabs: 0 }),
    b.form('M-12 -80C10 -90 22 -66 14 -46C8 -34 -4 -38 -10 -50C-14 -60 -16 -72 -12 -80Z', mix(coat, '#2b2448', 0.14), { grain: 1.2 }),
    b.form('M-7 -74C6 -80 14 -64 9 -50C4 -44 -3 -48 -6 -56C-8 -62 -9 -68 -7 -74Z', '#c9a0a0', { dabs: 0.5 }),
    b.dot(-27, -66, 2.7, ink) + b.dot(-27.8, -67, 0.8, '#fff6e4'),
  );
};

export const lion: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const coat = '#e0a850';
  const mane = smooth(blobPoints(b.r, 0, -66, 37, 35, 18, 0.09), true);
  return b.done(
    b.line('M22 -8C44 -6 56 -18 50 -36', coat, 6) + b.form('M50 -32C42 -40 46 -52 52 -54C60 -48 58 -38 50 -32Z', '#8a4a26'),
    b.form('M-28 0C-36 -26 -22 -52 0 -54C22 -52 36 -26 28 0Q0 4 -28 0Z', coat, { grain: 1.4 }),
    b.line('M-8 -24V-3M8 -24V-3', '#9a6430', 1.8),
    b.form('M-20 -2C-20 -10 -3 -10 -3 0H-20ZM20 -2C20 -10 3 -10 3 0H20Z', lighten(coat, 0.05), { dabs: 0 }),
    b.form(mane, '#9a5428', { grain: 0.8, dabs: 1.6, long: 1.3 }),
    times(18, (i) => b.put(0, -66, 1, b.flat('M-5 -26C-6 -34 -2 -38 0 -42C3 -38 6 -34 5 -26Z', i % 2 ? '#b86a30' : '#7a3f22'), { turn: i * 20 })).join(''),
    b.ball(-19, -85, 7, 7, coat) + b.ball(19, -85, 7, 7, coat),
    b.ball(0, -67, 24, 24, coat, { grain: 1 }),
    b.form('M-12 -56C-12 -63 -5 -66 0 -66C5 -66 12 -63 12 -56C11 -48 5 -46 0 -46C-5 -46 -11 -48 -12 -56Z', '#f8e8c6', { dabs: 0.5 }),
    b.flat('M-6.500 -65Q0 -68 6.500 -65Q4 -58 0 -57.500Q-4 -58 -6.500 -65Z', '#5a2f30') + b.line('M0 -58V-55Q-4 -51 -8 -53M0 -55Q4 -51 8 -53', '#5a2f30', 1.6),
    b.dot(-10, -74, 2.8, ink) + b.dot(10, -74, 2.8, ink) + b.dot(-10.8, -75, 0.9, '#fff6e4') + b.dot(9.2, -75, 0.9, '#fff6e4'),
  );
};

export const frog: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const coat = '#7fb03c';
  const dark = mix(coat, '#1f4a30', 0.3);
  const leg = 'M-22 -10C-46 -8 -54 -30 -40 -40C-30 -44 -22 -34 -20 -24C-24 -26 -30 -24 -28 -18L-18 -12Z';
  const eye = (x: number) => b.ball(x, -84, 12, 12, coat) + b.dot(x, -86, 7.5, '#f8f0c4') + b.dot(x, -85.5, 4.4, ink) + b.dot(x - 1.6, -87.5, 1.5, '#fffdf0');
  return b.done(
    b.ball(0, -4, 66, 12, '#2f6a5c', { grain: 0 }) + b.flat('M8 -4L34 10L50 4Z', '#23505c', 0.9) + b.line('M0 -5L-44 -8M0 -5L-24 4M0 -5L34 -11', '#7fae7c', 1.4),
    b.put(50, -9, 1, b.form('M-10 0C-16 -10 -8 -12 -5 -7C-5 -16 5 -16 5 -7C8 -12 16 -10 10 0Z', '#eeb0bc', { dabs: 0.4 })),
    b.form(leg, dark) + b.put(0, 0, 1, b.form(leg, dark), { flip: true }),
    b.form('M-26 -8C-34 -34 -22 -54 0 -54C22 -54 34 -34 26 -8Q0 0 -26 -8Z', coat, { grain: 1.4 }),
    b.form('M-16 -9C-20 -30 -12 -44 0 -44C12 -44 20 -30 16 -9Q0 -4 -16 -9Z', '#e6e4a8', { dabs: 0.6 }),
    b.form('M-22 -32C-28 -20 -22 -12 -24 -6C-32 -6 -32 0 -26 0H-10C-8 -6 -12 -14 -13 -26ZM22 -32C28 -20 22 -12 24 -6C32 -6 32 0 26 0H10C8 -6 12 -14 13 -26Z', lighten(coat, 0.02)),
    eye(-19), eye(19),
    b.form('M-37 -60C-38 -78 -20 -84 0 -80C20 -84 38 -78 37 -60C30 -44 -30 -44 -37 -60Z', coat, { grain: 0.1 }),
    b.line('M-29 -62Q0 -50 29 -62', '#2c5230', 2.4) + b.dot(-5, -72, 1.3, '#2c5230') + b.dot(5, -72, 1.3, '#2c5230'),
    b.dot(-27, -67, 4.6, '#e8a070', 0.45) + b.dot(27, -67, 4.6, '#e8a070', 0.45),
  );
};

export const spiderOnThread: Drawing = (scene, size, set) => {
  const b = brush(scene, size, LIT);
  return b.done(b.line('M0 -84V-160', '#fbf8ee', 2.2) + b.line('M-1 -84V-160', set.ink, 0.9, { opacity: 0.6 })) + standingIcon(scene, 'noto:spider', size, set);
};

export const snail: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const body = '#e2b58a';
  const spiral = times(34, (i) => {
    const [turn, reach] = [0.6 + i * 0.42, 31 - i * 0.86];
    return [12 + Math.cos(turn) * reach, -43 + Math.sin(turn) * reach] as [number, number];
  });
  return b.done(
    b.line('M-40 -50L-52 -76M-32 -52L-30 -80', body, 4.4) + b.dot(-52, -78, 4.2, ink) + b.dot(-30, -82, 4.2, ink),
    b.form('M-56 -6C-58 -20 -54 -32 -50 -46C-46 -58 -28 -58 -26 -44C-24 -28 -12 -16 12 -14C34 -14 50 -12 64 -1C62 1 58 0 54 0H-48C-54 0 -56 -2 -56 -6Z', body, { grain: 0.2 }),
    b.ball(12, -43, 38, 37, '#a8643c', { grain: 0.8 }),
    b.line(smooth(spiral), '#5f3226', 4.4) + b.line(smooth(spiral.map(([x, y]) => [x - 2.4, y - 2.6])), '#e8b070', 1.8),
    b.line('M-47 -36Q-42 -31 -36 -34', '#8a5040', 2.2) + b.dot(-34, -40, 4, '#e08068', 0.45),
  );
};

export const snake: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const skin = '#c9a23c';
  const coil = (y: number, wide: number, high: number, colour: string) => {
    const path = oval(0, y, wide, high);
    const marks = times(9, (i) => {
      const x = (i - 4) * wide * 0.24;
      const down = y + high * Math.sqrt(Math.max(0, 1 - (x / wide) ** 2)) * 0.45;
      return b.put(x, down, 1, b.flat('M-6 0L0 -7L6 0L0 7Z', '#8a3f34'), { turn: (i - 4) * -6 });
    });
    return b.form(path, colour, { grain: 0, pale: '#f0d880' }) + b.inside(path, ...marks);
  };
  return b.done(
    b.form(ribbon([[44, -12], [58, -8], [66, -16], [64, -26]], [12, 10, 6, 2]), skin),
    coil(-13, 58, 15, mix(skin, '#6a4a2c', 0.2)), coil(-31, 45, 14, skin),
    b.form(ribbon([[14, -48], [22, -62], [12, -74], [0, -82], [-8, -92]], [20, 18, 16, 15, 17]), skin, { grain: 1.2, pale: '#f0d880' }),
    coil(-47, 31, 12, lighten(skin, 0.02)),
    b.line('M-38 -92L-52 -88M-52 -88L-60 -92M-52 -88L-59 -82', '#c23a44', 2.4),
    b.form('M8 -94C8 -108 -14 -112 -28 -104C-40 -98 -44 -90 -38 -87C-28 -82 -10 -80 0 -84C6 -86 8 -90 8 -94Z', lighten(skin, 0.03), { grain: 0.2, pale: '#f0d880' }),
    b.dot(-16, -99, 3.4, ink) + b.dot(-17, -100, 1.1, '#fff6e4') + b.dot(-37, -93, 1.2, '#5a3a28') + b.line('M-37 -88Q-22 -86 -10 -89', '#7a5428', 1.6),
  );
};
