// Things of the red set: love, treasure and adventure.
import { times } from '../../core/chance.ts';
import { lighten, mix, palette } from '../../core/colour.ts';
import { brush, oval } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const steel = '#8b9aaa';
const gold = '#dca640';
const wood = '#8a5636';

export const revolver: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  return b.done(
    b.form('M28 -58H46C50 -46 62 -30 66 -12C66 -2 46 0 40 -6C36 -26 28 -40 24 -54Z', wood, { grain: 1.2 }),
    b.line('M2 -52C-2 -32 24 -30 28 -50', mix(steel, '#2b2448', 0.35), 4.5),
    b.line('M15 -54C16 -47 14 -42 10 -39', mix(steel, '#2b2448', 0.5), 4),
    b.form('M-60 -84L-58 -92H-52L-50 -84Z', mix(steel, '#2b2448', 0.4), { dabs: 0 }),
    b.form('M-64 -84H4V-67H-64Z', steel, { shade: '#3d4560' }),
    b.form('M-46 -67H2V-59H-46Z', mix(steel, '#2b2448', 0.3), { dabs: 0.4 }),
    b.form('M-4 -88H40C47 -88 49 -82 47 -76L46 -54H-4Z', mix(steel, '#2b2448', 0.28)),
    b.form('M-1 -87H27Q32 -72 27 -56H-1Q-6 -72 -1 -87Z', lighten(steel, 0.06), { shade: '#3d4560' }),
    b.line('M4 -80H22M3 -71.500H25M4 -63H22', '#465068', 3.4),
    b.form('M38 -84C46 -94 54 -98 62 -93L54 -84L47 -74Z', mix(steel, '#2b2448', 0.4), { dabs: 0 }),
    b.dot(50, -22, 2.4, gold),
  );
};

export const treasure: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const coin = (x: number, y: number) => b.ball(x, y, 6, 5, '#f0c04c', { shade: '#a86a2c', dabs: 0 }) + b.line(oval(x, y, 3.4, 2.7), '#b27a2e', 0.9);
  const coins = [[-34, -46], [-22, -53], [-9, -59], [4, -63], [17, -58], [29, -51], [38, -45], [-27, -44], [-12, -48], [2, -52], [14, -48], [25, -44]];
  const lid = 'M-54 -52C-56 -100 56 -100 54 -52L48 -46H-48Z';
  return b.done(
    b.halo(0, -56, 80, palette.lamp, 0.7),
    b.form(lid, '#5c3426', { dabs: 0.6 }),
    b.line('M-53 -54C-54 -99 54 -99 53 -54', wood, 7),
    b.line('M-30 -84L-27 -54M30 -84L27 -54', gold, 4),
    b.form('M-48 -38C-36 -56 -16 -58 2 -66C22 -62 40 -54 48 -38Z', '#e0a93a'),
    coins.map(([x, y]) => coin(x!, y!)).join(''),
    b.flat('M-18 -58L-12 -66L-6 -58L-12 -50Z', '#c23a4c'),
    b.flat('M18 -54L23 -60L29 -54L23 -47Z', '#2f9a8e'),
    b.line('M-44 -42C-40 -30 -34 -30 -30 -40', '#f6ead0', 2.6, { dash: '0.1 4.2' }),
    b.form('M-52 -40H52L48 0H-48Z', wood, { grain: 0 }),
    b.line('M-50 -27H50M-49 -13H49', '#54301f', 1.6),
    b.form('M-36 -41H-26V0H-34ZM26 -41H36L34 0H26Z', gold, { dabs: 0.5 }),
    b.form('M-54 -42H54V-36H-54Z', gold, { dabs: 0.5 }),
    b.form('M-9 -40H9V-24Q0 -17 -9 -24Z', lighten(gold, 0.05), { dabs: 0 }),
    b.dot(0, -32, 2.6, '#4a2a24') + b.line('M0 -31V-26', '#4a2a24', 2),
  );
};

export const mask: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const colours = ['#2f7f86', '#e0a93a', '#6a4a86', '#e0a93a', '#2f7f86'];
  const plumes = times(5, (i) => {
    const turn = (i - 2) * 21;
    const plume = b.form('M0 0C-13 -16 -11 -36 0 -48C11 -36 13 -16 0 0Z', colours[i]!, { grain: 1.5 }) + b.line('M0 0V-42', '#fbeedb', 1.2);
    return b.put((i - 2) * 9, -54 - (i === 2 ? 3 : 0), 1, plume, { turn });
  });
  const eye = 'M-38 -47C-30 -55 -18 -53 -12 -44C-20 -37 -34 -36 -38 -47Z';
  return b.done(
    b.line('M46 -36L60 4', gold, 4.5),
    ...plumes,
    b.form('M-55 -58C-42 -70 -16 -69 0 -58C16 -69 42 -70 55 -58C60 -40 50 -22 32 -19C16 -18 8 -27 0 -34C-8 -27 -16 -18 -32 -19C-50 -22 -60 -40 -55 -58Z', '#2b6f80', { grain: 0.3 }),
    b.line('M-55 -58C-42 -70 -16 -69 0 -58C16 -69 42 -70 55 -58C60 -40 50 -22 32 -19C16 -18 8 -27 0 -34C-8 -27 -16 -18 -32 -19C-50 -22 -60 -40 -55 -58Z', gold, 3),
    b.flat(eye, '#3a1c2c') + b.put(0, 0, 1, b.flat(eye, '#3a1c2c'), { flip: true }),
    b.flat('M0 -64L5 -57L0 -50L-5 -57Z', '#c23a4c'),
    b.dot(-46, -53, 2, palette.glow) + b.dot(46, -53, 2, palette.glow) + b.dot(-28, -26, 2, palette.glow) + b.dot(28, -26, 2, palette.glow),
  );
};

export const handcuffs: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const dark = '#4a5468';
  const cuff = (x: number, y: number, turn: number) =>
    b.put(x, y, 1,
      b.line(oval(0, 0, 22, 22), dark, 9) + b.line(oval(0, 0, 22, 22), '#a9b6c2', 6) +
      b.line('M-20 -9A22 22 0 0 1 -4 -21.500', '#f0f4f2', 2.4) +
      b.line('M-21.500 6A22 22 0 0 0 10 19.500', '#6c7a8c', 2.4, { dash: '1 3' }) +
      b.form('M12 -24L28 -17L22 3L10 -2Z', '#8796a6', { dabs: 0.4 }) + b.dot(19, -10, 2.4, '#2b2c40') + b.line('M19 -9L17 -4', '#2b2c40', 1.8),
      { turn });
  const link = (x: number, y: number, turn: number) =>
    b.put(x, y, 1, b.line(oval(0, 0, 7.5, 4.2), dark, 4.5) + b.line(oval(0, 0, 7.5, 4.2), '#b9c4cc', 2.4), { turn });
  return b.done(cuff(-31, -34, -22), b.put(31, -30, 1, cuff(0, 0, -34), { flip: true }), link(-10, -58, -34), link(1, -62, 4), link(12, -57, 38));
};

export const flag: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const cloth = 'M-38 -94C-20 -106 0 -84 20 -92C36 -99 50 -95 62 -90L46 -66L62 -40C48 -46 34 -48 20 -42C0 -34 -20 -56 -38 -44Z';
  return b.done(
    b.form('M-58 0C-54 -10 -26 -11 -20 0Z', '#8a5a4a'),
    b.form('M-44 -2L-42 -98H-37L-37 -2Z', wood, { grain: 1.57 }),
    b.ball(-39.5, -101, 5.5, 5.5, gold),
    b.form(cloth, '#2f6f8c', { grain: 0.2, dabs: 1.2 }),
    b.inside(cloth, b.form('M4 -110H70V-66C48 -72 30 -74 4 -64ZM-40 -70C-20 -80 -8 -70 4 -64V-30H-40Z', '#f6e2bc', { grain: 0.2 }),
      b.line('M-12 -100V-40', '#1b3458', 9, { opacity: 0.16 }), b.line('M32 -100V-38', '#1b3458', 9, { opacity: 0.14 })),
  );
};

export const guitar: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const body = 'M0 1C-25 3 -35 -11 -31 -26C-28 -34 -18 -36 -20 -43C-25 -53 -18 -63 0 -63C18 -63 25 -53 20 -43C18 -36 28 -34 31 -26C35 -11 25 3 0 1Z';
  const frets = times(6, (i) => `M-4 ${-90 + i * 6}H4`).join('');
  const pegs = [-109, -104, -99].map((y) => b.dot(-9, y, 2, '#f6e6c8') + b.dot(9, y, 2, '#f6e6c8')).join('');
  const whole =
    b.form(body, '#c98842', { pale: '#f2c47c', shade: '#74402a', grain: 1.5, dabs: 1.2 }) + b.line(body, '#6a3a26', 2.2) +
    b.dot(0, -43, 10.5, '#f0cf94') + b.dot(0, -43, 8.5, '#3a2226') +
    b.form('M-4.500 -97H4.500V-52H-4.500Z', '#4e2e28', { dabs: 0.5 }) + b.line(frets, '#c9a878', 0.9) +
    b.form('M-8 -114Q0 -118 8 -114L6 -96H-6Z', '#6a3a26', { dabs: 0.5 }) + pegs +
    b.form('M-13 -20H13V-15H-13Z', '#4e2e28', { dabs: 0 }) +
    b.line('M-2.400 -108V-18M0 -108V-18M2.400 -108V-18', '#fbf1dc', 0.7);
  return b.done(b.put(-22, 0, 0.94, whole, { turn: 24 }));
};
