// Roads, sea and sky: the drawings of the blue set.
import { times } from '../../core/chance.ts';
import { palette } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

function waterUnder(b: Brush, wide: number, y = 0): string {
  const ripples = times(9, (i) => {
    const x = -wide * 0.8 + (i / 8) * wide * 1.6 + (i % 2) * 4;
    return `M${round1(x - 9)} ${round1(y + (i % 3) * 3.4 - 2)}q9 -4 18 0`;
  }).join('');
  return b.ball(0, y, wide, 9, '#2f6f98', { dabs: 1.2 }) + b.line(ripples, '#a9d2dc', 1.8);
}

export const rowingBoat: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const hull = 'M-60 -44C-40 -32 40 -32 62 -48C58 -22 44 -4 28 -3H-28C-46 -5 -56 -24 -60 -44Z';
  return b.done(
    waterUnder(b, 66, -3),
    b.form('M-60 -44C-38 -54 40 -56 62 -48C40 -32 -40 -32 -60 -44Z', '#5a3626', { dabs: 0.6 }),
    b.form('M-28 -52H-16L-14 -38H-28ZM12 -53H24L26 -38H13Z', '#c99a62', { dabs: 0.4 }),
    b.form(hull, '#b8743c', { grain: 0.05, dabs: 1.2 }),
    b.inside(hull, b.line('M-60 -32C-30 -20 36 -20 60 -36M-54 -20C-30 -10 36 -10 54 -22', '#74432a', 1.8)),
    b.line('M-60 -44C-40 -32 40 -32 62 -48', '#e6c48c', 4),
    b.line('M-2 -66L-46 -14', '#e0c08a', 3.4) + b.form('M-44 -20L-38 -14L-54 6C-60 6 -62 2 -60 -2Z', '#c8503c', { dabs: 0.4 }),
    b.line('M16 -68L50 -14', '#e0c08a', 3.4) + b.form('M48 -20L42 -15L56 6C62 7 64 3 63 -1Z', '#c8503c', { dabs: 0.4 }),
  );
};

export const tower: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const beam = scene.linear([[0, palette.glow, 0.95], [1, palette.glow, 0.1]], 1, 0, 0, 0);
  const right = scene.linear([[0, palette.glow, 0.95], [1, palette.glow, 0.1]], 0, 0, 1, 0);
  return b.done(
    `<path d="M-5 -84L-64 -100V-66L-5 -80Z" fill="${beam}"/><path d="M5 -84L64 -100V-66L5 -80Z" fill="${right}"/>`,
    waterUnder(b, 62, -1),
    b.form('M-36 1C-36 -10 -18 -13 0 -12C18 -14 36 -9 38 1Z', '#6c6476', { grain: 0.2 }),
    b.put(0, -6, 1, '<g transform="scale(1.55 1)">' + shapes.lighthouse(scene, 96, LIT) + '</g>'),
  );
};

export const bridge: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const stone = '#a39a92';
  const body = 'M-64 0V-52C-24 -72 24 -72 64 -52V0H56V-12A14 21 0 0 0 28 -12V0H17V-16A17 26 0 0 0 -17 -16V0H-28V-12A14 21 0 0 0 -56 -12V0Z';
  return b.done(
    waterUnder(b, 70, 0),
    b.form(body, stone, { grain: 0, dabs: 0.8 }),
    shapes.stones(b, body, stone, [-66, -72, 132, 72], 6, 0.55),
    b.line('M28 -12A14 21 0 0 1 56 -12M-17 -16A17 26 0 0 1 17 -16M-56 -12A14 21 0 0 1 -28 -12', '#6a6068', 3.4),
    b.line('M-64 -54C-24 -74 24 -74 64 -54', '#d6cbb8', 6),
    b.line('M-62 3q8 -4 16 0M-8 4q8 -4 16 0M36 3q8 -4 16 0', '#d6ecec', 2),
  );
};

export const suitcase: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const leather = '#a8603a';
  const corner = (x: number, y: number) => b.ball(x, y, 8, 8, '#6a3a28', { dabs: 0 });
  return b.done(
    b.line('M-16 -66C-16 -84 16 -84 16 -66', '#54302a', 6.5) + b.line('M-15 -68C-13 -80 12 -81 14 -70', '#9a6048', 2),
    b.form('M-46 -68H46Q54 -68 54 -60V-6Q54 0 46 0H-46Q-54 0 -54 -6V-60Q-54 -68 -46 -68Z', leather, { grain: 0 }),
    corner(-50, -63), corner(50, -63), corner(-50, -4), corner(50, -4),
    b.form('M-36 -69H-25V1H-36ZM25 -69H36V1H25Z', '#6a3a28', { grain: 1.5 }),
    b.form('M-37 -44H-24V-34H-37ZM24 -44H37V-34H24Z', '#e0aa4c', { dabs: 0 }) + b.dot(-30.500, -39, 2, '#54302a') + b.dot(30.500, -39, 2, '#54302a'),
    b.ball(3, -40, 12, 12, '#f6ead0', { dabs: 0.4 }) + b.flat('M-6 -36L3 -48L12 -36Z', '#3f7f98'),
    b.put(-9, -16, 1, b.form('M-11 -7H11V7H-11Z', '#e3c04c', { dabs: 0.4 }) + b.line('M-11 0H11', '#c23a44', 3), { turn: -12 }),
  );
};

export const campfire: Drawing = (scene, size) => shapes.fire(scene, size, { ...LIT, glow: 0.9 });

export const moonFace: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const path = 'M22 -102C-22 -104 -54 -76 -52 -44C-50 -14 -18 6 24 -4C12 -10 4 -18 2 -26C6 -27 7 -31 5 -34C9 -36 9 -40 6 -42L19 -50C18 -54 10 -58 7 -64C4 -78 10 -92 22 -102Z';
  return b.done(
    b.halo(-10, -50, 90, palette.glow, 0.5),
    b.form(path, '#f6cf6a', { pale: '#fff3c0', shade: '#b8823c', grain: 1.3, dabs: 1.2 }),
    b.line('M-17 -59Q-9 -52 0 -58', '#6a4a34', 3),
    b.line('M-3 -29Q-8 -25 -14 -28', '#8a4a3c', 2.4),
    b.dot(-18, -40, 7.5, '#e8865c', 0.5),
    b.blot(-34, -62, 4, 3, '#d9a040', 0.6) + b.blot(-28, -26, 5, 3.4, '#d9a040', 0.6) + b.blot(-10, -86, 4.4, 3, '#d9a040', 0.6),
  );
};

export const snowMan: Drawing = (scene, size) => shapes.snowman(scene, size, { ...LIT, stripes: '#f6ead0' });

export const rainbow: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const bands = ['#c8383f', '#e8803a', '#f4cc4c', '#5f9a58', '#3f94b8', '#3a4f9a', '#7a4a96'];
  const arcs = bands.map((colour, i) => {
    const q = 62 - i * 5.6;
    return b.line(`M${round1(-q)} -8A${round1(q)} ${round1(q)} 0 0 1 ${round1(q)} -8`, colour, 6.4);
  });
  const heap = (x: number) =>
    [[-14, -6, 11], [0, -12, 14], [14, -6, 11], [0, -3, 12]].map(([dx, y, q]) => b.ball(x + dx!, y!, q!, q! * 0.8, '#fbf8ee', { shade: '#8fa9c0', edge: 0.5 })).join('');
  return b.done(...arcs.map((arc) => arc.replace('stroke-linecap="round"', 'stroke-linecap="butt"')), heap(-46), heap(46));
};

export const pyramid: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const [lit, dark] = ['M-6 -96L-64 0H20Z', 'M-6 -96L20 0H64Z'];
  const courses = times(9, (i) => {
    const part = (i + 1) / 10;
    const y = round1(-96 + part * 96);
    return `M${round1(-6 - 58 * part)} ${y}L${round1(-6 + 26 * part)} ${y}L${round1(-6 + 70 * part)} ${y}`;
  }).join('');
  const joints = times(26, (i) => {
    const part = 0.2 + ((i * 7) % 8) / 10;
    const x = -6 - 58 * part + ((i * 0.37) % 1) * 84 * part;
    return `M${round1(x)} ${round1(-96 + part * 96)}v9`;
  }).join('');
  return b.done(
    b.ball(0, 0, 72, 7, '#d9b070', { dabs: 0.6 }),
    b.form(lit, '#e6bd74', { grain: 0, pale: '#f8e2a8' }),
    b.form(dark, '#a87844', { grain: 0 }),
    b.inside(lit, b.line(joints, '#b88a50', 1.2)),
    b.line(courses, '#94683c', 1.3, { opacity: 0.75 }),
    b.flat('M-26 0V-14H-16V0Z', '#4a3028'),
  );
};

export const castle: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const stone = '#b4aca4';
  const battlement = (x: number, y: number, wide: number) => times(Math.round(wide / 5), (i) => (i % 2 ? '' : b.form(`M${x + i * 5} ${y}h5v-5h-5Z`, stone, { dabs: 0 }))).join('');
  const turret = (x: number, foot: number, high: number, wide: number, roof: string) => {
    const [left, top] = [x - wide / 2, foot - high];
    const wall = `M${left} ${foot}V${top}H${left + wide}V${foot}Z`;
    return (
      b.form(wall, stone, { grain: 1.5 }) + shapes.stones(b, wall, stone, [left, top, wide, high], 5, 0.4) +
      b.form(`M${left - 4} ${top + 2}L${x} ${top - wide * 1.5}L${left + wide + 4} ${top + 2}Z`, roof, { grain: 1.2 }) +
      b.line(`M${x} ${top - wide * 1.5}v-9`, '#5a3a34', 1.4) + b.flat(`M${x} ${top - wide * 1.5 - 9}l11 3.500l-11 3.500Z`, '#e0aa4c') +
      b.flat(shapes.archway(x, top + 18, 6, 11), '#3a3448')
    );
  };
  const wall = 'M-46 0V-36H46V0Z';
  return b.done(
    turret(-19, -20, 50, 19, '#a93b46'), turret(19, -20, 50, 19, '#a93b46'),
    b.form(wall, stone, { grain: 0 }) + shapes.stones(b, wall, stone, [-46, -36, 92, 36], 6, 0.5) + battlement(-36, -36, 72),
    turret(-49, 0, 56, 23, '#c8503f'), turret(49, 0, 56, 23, '#c8503f'),
    b.form(shapes.archway(0, 0, 28, 29), '#5a3a2c', { grain: 1.5 }) + b.line('M-6 0V-26M0 0V-29M6 0V-26M-13 -10H13M-13 -18H13', '#2f1f20', 1.4),
    b.line('M-14 0V-15A14 14 0 0 1 14 -15V0', '#d9d0c0', 2.6),
  );
};

/** Red, for the blue ground would swallow a blue one. */
export const openUmbrella: Drawing = (scene, size) => shapes.umbrella(scene, size, { ...LIT, colour: '#c8443f' });
