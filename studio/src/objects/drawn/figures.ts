// People and beings of the red set, whole bodies all of them.
import { times } from '../../core/chance.ts';
import { lighten, mix, palette } from '../../core/colour.ts';
import { polygon, ribbon, round1, type Point } from '../../core/paths.ts';
import { brush, face, oval } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const skin = '#f0c09a';
const ink = '#2b2030';

export const baby: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const shaded = mix(skin, '#b0604c', 0.18);
  return b.done(
    b.form('M6 -36L20 -40L32 -4C32 2 18 2 16 -3Z', shaded, { grain: 1.3 }),
    b.form('M-44 -30C-46 -52 -22 -62 4 -56C20 -52 26 -38 18 -26C0 -16 -34 -14 -44 -30Z', skin, { grain: 0.2 }),
    b.form('M-30 -18C-12 -26 2 -18 2 -8C2 0 -6 0 -14 0H-46C-56 0 -58 -12 -48 -12C-40 -12 -36 -14 -30 -18Z', skin, { grain: 0.2 }),
    b.form('M-52 -26C-56 -50 -36 -62 -18 -58C-8 -50 -6 -30 -12 -16C-30 -6 -48 -12 -52 -26Z', '#fbf4e6', { shade: '#a9b0c4' }),
    b.line('M-20 -56C-12 -44 -12 -30 -16 -16', '#c3c8d6', 1.8),
    b.form('M-14 -40H-4V-33H-14Z', '#6fa3bc', { dabs: 0 }),
    b.form('M2 -42L16 -42L14 -3C14 2 0 2 -1 -3Z', skin, { grain: 1.4 }),
    b.ball(2, -62, 5, 6, shaded, { dabs: 0 }),
    b.ball(26, -68, 27, 25, skin, { grain: 0.6 }),
    b.form('M18 -91C24 -100 34 -98 33 -91C40 -95 44 -88 38 -84C30 -86 22 -86 18 -91Z', '#b9783f', { dabs: 0.4 }),
    face(b, 30, -68, 19, { eyes: 'dots', ink, cheeks: '#e0705c' }),
  );
};

export const clown: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const suit = 'M-19 -50C-32 -34 -31 -16 -27 -6H-3L0 -14L3 -6H27C31 -16 32 -34 19 -50Z';
  const spots = [[-16, -34], [2, -38], [17, -28], [-20, -15], [-5, -23], [19, -13], [7, -18]];
  const tuft = (side: number) => [[22, -80, 9], [26, -71, 9], [21, -64, 8]].map(([x, y, q]) => b.ball(side * x!, y!, q!, q!, '#e07a2c')).join('');
  const shoe = 'M-2 -8H-22C-36 -8 -40 0 -32 0H-2Z';
  return b.done(
    b.form('M-17 -48C-34 -44 -46 -34 -50 -22L-39 -17C-36 -26 -28 -32 -18 -34Z', '#f2c04c') + b.ball(-46, -17, 6.5, 6.5, '#fbf4e6', { dabs: 0 }),
    b.form('M17 -48C34 -50 44 -58 48 -68L38 -73C34 -64 28 -58 17 -56Z', '#f2c04c') + b.ball(44, -73, 6.5, 6.5, '#fbf4e6', { dabs: 0 }),
    b.form(suit, '#f2c04c', { grain: 1.4 }),
    b.inside(suit, ...spots.map(([x, y]) => b.dot(x!, y!, 4.6, '#2f7f98'))),
    b.form(shoe, '#2f6f8c') + b.put(0, 0, 1, b.form(shoe, '#2f6f8c'), { flip: true }),
    tuft(-1), tuft(1),
    times(9, (i) => b.ball(-24 + i * 6, -50 + Math.abs(i - 4) * -0.9, 6, 5, '#fdf6ea', { shade: '#a9b0c4', dabs: 0 })).join(''),
    b.ball(0, -73, 21, 20, '#fbe4d0'),
    b.flat('M-14 -66C-10 -54 10 -54 14 -66C6 -60 -6 -60 -14 -66Z', '#c23a44'),
    b.dot(-8.5, -78, 2.6, ink) + b.dot(8.5, -78, 2.6, ink),
    b.line('M-8.500 -84V-72M8.500 -84V-72', '#4f8fae', 1.4),
    b.ball(0, -70, 6.4, 6.2, '#d8303c', { dabs: 0 }) + b.dot(-2, -72, 1.4, '#ffd8cc'),
    b.form('M-11 -89L2 -112L13 -90Q0 -86 -11 -89Z', '#3f8a78') + b.ball(2, -112, 4.4, 4.4, '#fbf4e6', { dabs: 0 }),
  );
};

export const ghost: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const sheet =
    'M-30 -56C-32 -84 -20 -100 0 -100C20 -100 32 -84 30 -56C36 -60 46 -64 48 -56C48 -46 38 -40 32 -38C33 -24 38 -10 46 -2' +
    'C36 2 32 -6 26 -8C20 2 12 4 6 -5C0 4 -8 4 -12 -5C-18 4 -28 2 -30 -8C-36 -2 -42 0 -46 -4C-38 -14 -33 -26 -32 -38C-38 -40 -48 -46 -48 -56C-46 -64 -36 -60 -30 -56Z';
  return b.done(
    b.form(sheet, '#f4efe4', { pale: '#fffdf4', shade: '#8a88aa', grain: 1.5 }),
    b.line('M-12 -40C-14 -28 -14 -20 -18 -10M8 -38C10 -26 10 -18 16 -8M24 -44C26 -34 28 -24 32 -14', '#b9b6c8', 2),
    b.flat(oval(-10, -76, 4.6, 6.6), ink) + b.flat(oval(10, -76, 4.6, 6.6), ink),
    b.dot(-11.5, -79, 1.4, '#fffdf4') + b.dot(8.5, -79, 1.4, '#fffdf4'),
    b.flat(oval(0, -62, 4, 5), '#5a4a60'),
    b.dot(-19, -66, 4.5, '#e8a898', 0.5) + b.dot(19, -66, 4.5, '#e8a898', 0.5),
  );
};

export const skeleton: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const bone = '#f6ecd4';
  const shade = '#a89478';
  const rod = (path: string, width: number) => b.line(path, shade, width + 1.6) + b.line(path, bone, width);
  const joint = (x: number, y: number, q = 3.4) => b.ball(x, y, q, q, bone, { dabs: 0, shade });
  const ribs = times(4, (i) => {
    const [y, w] = [-58 + i * 5.6, [13, 15, 14, 11][i]!];
    return rod(`M0 ${y}C${-w} ${y - 3} ${-w - 2} ${y + 4} ${round1(-w * 0.5)} ${y + 5}M0 ${y}C${w} ${y - 3} ${w + 2} ${y + 4} ${round1(w * 0.5)} ${y + 5}`, 2.4);
  });
  return b.done(
    rod('M0 -66V-32', 4),
    ...ribs,
    rod('M-14 -62H14', 3.4),
    rod('M-16 -61L-28 -48L-38 -62', 3.6) + rod('M16 -61L27 -44L22 -26', 3.6),
    rod('M-38 -62L-44 -68M-38 -62L-38 -71M-38 -62L-33 -69', 2) + rod('M22 -26L17 -20M22 -26L22 -18M22 -26L27 -20', 2),
    joint(-28, -48) + joint(27, -44) + joint(-16, -61) + joint(16, -61),
    b.form('M-14 -34C-8 -38 8 -38 14 -34C16 -26 6 -24 0 -25C-6 -24 -16 -26 -14 -34Z', bone, { shade, dabs: 0.4 }),
    rod('M-9 -27L-12 -15L-11 -3', 4.2) + rod('M9 -27L12 -15L11 -3', 4.2) + joint(-12, -15, 4) + joint(12, -15, 4),
    rod('M-11 -2H-20M11 -2H20', 4),
    b.form('M-17 -88C-17 -106 17 -106 17 -88C17 -80 13 -78 10 -76L9 -68Q0 -64 -9 -68L-10 -76C-13 -78 -17 -80 -17 -88Z', bone, { shade, dabs: 0.6 }),
    b.flat(oval(-7, -87, 4.6, 5.2), '#4a2a38') + b.flat(oval(7, -87, 4.6, 5.2), '#4a2a38') + b.flat('M0 -82L2.600 -77H-2.600Z', '#4a2a38'),
    b.line('M-7 -72H7M-4 -74V-69M0 -74V-69M4 -74V-69', '#6a4a50', 1.2),
  );
};

export const robot: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const tin = '#8fa9b4';
  const arm = (side: number, hand: Point) => {
    const path = ribbon([[side * 29, -56], [side * 42, -50], hand], [9, 9, 9]);
    return b.form(path, mix(tin, '#2b2448', 0.18)) + b.ball(side * 30, -56, 6, 6, '#c0562f', { dabs: 0 }) +
      b.put(hand[0], hand[1], 1, b.line('M-6 5A7 7 0 1 1 6 5', '#54687a', 4.5), { turn: 180 });
  };
  return b.done(
    b.form('M-21 -28H-6V-6H-21ZM6 -28H21V-6H6Z', mix(tin, '#2b2448', 0.2)),
    b.line('M-21 -20H-6M-21 -14H-6M6 -20H21M6 -14H21', '#54687a', 1.6),
    b.form('M-26 -8H-3V0H-28ZM3 -8H26L28 0H3Z', '#c0562f'),
    arm(-1, [-46, -32]), arm(1, [46, -34]),
    b.box(-29, -66, 58, 40, tin, { grain: 0 }),
    b.form('M-20 -58H20V-36H-20Z', '#dfe8e0', { dabs: 0.5 }),
    b.dot(-10, -47, 7.4, '#fbf4e6') + b.line(oval(-10, -47, 7.4, 7.4), '#54687a', 1.6) + b.line('M-10 -47L-6 -51', '#c23a44', 2),
    b.dot(6, -52, 3, '#c23a44') + b.dot(14, -52, 3, '#e0a93a') + b.line('M3 -43H17M3 -39.500H17', '#54687a', 1.8),
    b.form('M-7 -74H7V-65H-7Z', mix(tin, '#2b2448', 0.35), { dabs: 0 }),
    b.line('M0 -104V-112', '#54687a', 2.6) + b.ball(0, -114, 4.4, 4.4, '#d8303c', { dabs: 0 }),
    b.form('M-30 -94H-23V-82H-30ZM23 -94H30V-82H23Z', '#c0562f', { dabs: 0 }),
    b.box(-24, -104, 48, 32, lighten(tin, 0.04), { grain: 0 }),
    b.ball(-10, -91, 7, 7, palette.glow, { dabs: 0, edge: 0.6 }) + b.ball(10, -91, 7, 7, palette.glow, { dabs: 0, edge: 0.6 }),
    b.dot(-10, -91, 3, ink) + b.dot(10, -91, 3, ink),
    b.form('M-12 -81H12V-76H-12Z', '#54687a', { dabs: 0 }) + b.line('M-6 -81V-76M0 -81V-76M6 -81V-76', '#dfe8e0', 1.4),
  );
};

export const mermaid: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const tail: Point[] = [[-8, -34], [8, -28], [26, -20], [42, -24], [50, -42], [48, -58]];
  const path = ribbon(tail, [25, 25, 19, 15, 10, 6]);
  const scales = times(16, (i) => `M${-8 + i * 3.8} ${-34 + (i % 3) * 7}q3 5 6 0`).join('');
  return b.done(
    b.form('M-52 0C-52 -18 -32 -30 -6 -24C20 -26 46 -14 52 0Z', '#7c7a8c', { grain: 0.3 }),
    b.form('M-24 -84C-26 -106 8 -106 6 -84C12 -70 14 -54 4 -42C-2 -46 0 -56 -8 -60C-18 -56 -16 -46 -26 -36C-38 -46 -30 -70 -24 -84Z', '#a83f34', { grain: 1.4 }),
    b.form('M48 -56C36 -66 34 -80 40 -84C46 -78 50 -72 51 -68C56 -74 62 -76 68 -74C68 -64 58 -56 50 -54Z', '#2f8f8a', { grain: 1.2 }),
    b.form(path, '#2f8f8a', { grain: 0.6 }),
    b.inside(path, b.line(scales, '#7fc4b0', 1.4)),
    b.form('M-19 -60C-22 -50 -20 -42 -20 -34C-12 -28 0 -28 4 -36C2 -44 2 -52 1 -60C-4 -66 -14 -66 -19 -60Z', skin, { grain: 1.4, dabs: 0.25 }),
    b.form('M-21 -59C-16 -54 -2 -54 2 -59L2 -46Q-9 -41 -21 -46Z', '#8a5a9c', { dabs: 0.4 }),
    b.form('M-20 -60C-30 -52 -36 -40 -38 -26L-32 -24C-30 -36 -24 -44 -16 -50Z', skin, { dabs: 0 }),
    b.form('M0 -61C10 -54 14 -44 14 -34L8 -33C6 -42 2 -48 -4 -52Z', mix(skin, '#b0604c', 0.12), { dabs: 0 }),
    b.ball(-9, -78, 13.5, 14, skin, { dabs: 0.25 }),
    b.form('M-24 -78C-26 -98 8 -100 6 -78C0 -82 -4 -88 -8 -90C-12 -86 -20 -84 -24 -78Z', '#b84a38', { grain: 0.8 }),
    face(b, -9, -77, 10.5, { eyes: 'dots', ink }),
  );
};

export const dragon: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const scale = '#4f8f5c';
  const spikes: Point[] = [[-6, -85], [2, -73], [7, -61], [14, -51], [24, -42], [30, -28], [38, -17]];
  const wing = 'M8 -44C6 -74 22 -100 52 -106C46 -94 50 -84 60 -76C48 -76 44 -66 46 -56C36 -60 28 -52 24 -40Z';
  const tongue = 'M0 0C-6 -12 -16 -16 -36 -17C-28 -11 -32 -7 -40 -3C-32 -1 -33 5 -38 13C-22 13 -8 11 0 0Z';
  const flame = (scale: number, colour: string) => b.put(-38, -73, scale, b.flat(tongue, colour));
  return b.done(
    b.form(ribbon([[12, -14], [32, -8], [50, -10], [60, -26], [56, -38]], [22, 16, 11, 7, 3]), scale, { grain: 0.3 }),
    b.form('M56 -36L47 -44L60 -54L66 -40Z', '#c9622f', { dabs: 0 }),
    b.form(wing, '#c9622f', { grain: -0.9 }) + b.line('M10 -44C12 -70 26 -94 52 -106M10 -44C20 -62 38 -74 60 -76M12 -42C22 -52 34 -56 46 -56', '#7a2f2c', 2.4),
    ...spikes.map(([x, y], i) => b.put(x, y, 1, b.flat('M-4 3L3 -8L5 5Z', '#c9622f'), { turn: 10 + i * 8 })),
    b.form('M-16 -4C-30 -22 -22 -46 -6 -54C14 -60 32 -44 32 -20C32 -8 26 0 18 0H-12Z', scale, { grain: 1.2 }),
    b.form(ribbon([[4, -36], [-6, -52], [-8, -66], [-14, -80]], [32, 25, 19, 16]), scale, { grain: 1.2 }),
    b.form('M-19 -8C-26 -24 -22 -42 -16 -52L-19 -66L-12 -66C-8 -52 -8 -26 -8 -8Z', '#e3d08c', { grain: 0 }),
    b.line('M-21 -18H-9M-22 -28H-9M-20 -38H-9M-18 -48H-11', '#a88a4c', 1.6),
    b.halo(-60, -68, 36, palette.amber, 0.9),
    flame(1, palette.ember), flame(0.76, palette.amber), flame(0.48, palette.glow),
    b.form('M-12 -74C-22 -66 -32 -63 -42 -65C-44 -68 -42 -70 -38 -71L-22 -76Z', mix(scale, '#1f3f38', 0.2), { dabs: 0 }),
    b.line('M-6 -92C-2 -98 4 -102 10 -102M-12 -94C-10 -101 -6 -106 -1 -108', '#8a6238', 4),
    b.form('M-4 -82C-6 -94 -20 -98 -28 -90C-36 -90 -46 -86 -48 -80C-48 -75 -42 -74 -36 -74C-28 -74 -18 -70 -10 -70C-4 -72 -3 -76 -4 -82Z', lighten(scale, 0.03), { grain: 0.2 }),
    b.dot(-22, -86, 3.4, '#fbeebc') + b.dot(-22.5, -86, 1.9, ink) + b.dot(-43, -81, 1.5, '#24402c'),
    b.form('M8 -4C4 -20 16 -28 26 -20C32 -12 30 -2 26 0H6C2 0 2 -4 8 -4Z', mix(scale, '#1f3f38', 0.12), { grain: 0.8 }),
    b.form('M-10 -32C-18 -24 -18 -12 -20 -5C-26 -5 -28 0 -24 0H-8C-6 -10 -2 -20 0 -28Z', mix(scale, '#1f3f38', 0.08), { grain: 1.4 }),
    b.flat(polygon([[-26, 0], [-23, -4], [-20, 0]]) + polygon([[-19, 0], [-16, -4], [-13, 0]]), '#f6ead0'),
  );
};
