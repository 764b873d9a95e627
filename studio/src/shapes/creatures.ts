// Small animals and the great whale: hedgehog, mouse, sheep, badger, butterfly, moth, fish.

import { between, times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';

const ink = '#2b2030';

/** A hedgehog facing right; scarf, upright sits it up like a sailor. */
export function hedgehog(
  scene: Scene,
  size: number,
  look: Look & { coat?: string; scarf?: string; upright?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const { coat = '#6a4e44', upright = false } = look;
  const skin = '#d8b48c';
  const back = 'M34 -12C26 -2 -30 0 -50 -6C-66 -24 -58 -56 -34 -70C-8 -84 22 -74 34 -50C40 -38 40 -22 34 -12Z';
  const spines = (count: number, tone: string, reach: number) =>
    b.line(
      times(count, () => {
        const [angle, q] = [between(b.r, 1.6, 5.4), Math.sqrt(b.r())];
        const [x, y] = [-10 + Math.cos(angle) * q * 46, -36 + Math.sin(angle) * q * 38];
        return `M${round1(x)} ${round1(y)}l${round1(Math.cos(angle) * reach - 4)} ${round1(Math.sin(angle) * reach - 1)}`;
      }).join(''),
      tone,
      2,
      { opacity: 0.85 },
    );
  const quills = b.line(
    times(26, (i) => {
      const angle = 1.9 + i * 0.14;
      const [x, y] = [-8 + Math.cos(angle) * 44, -36 + Math.sin(angle) * 36];
      return `M${round1(x)} ${round1(y)}l${round1(Math.cos(angle) * 10 - 2)} ${round1(Math.sin(angle) * 9)}`;
    }).join(''),
    mix(coat, b.night, 0.2),
    3,
  );
  const body =
    quills +
    b.form(back, coat, { grain: 0.5 }) +
    b.inside(`${back}`, spines(50, mix(coat, b.night, 0.5), 11), spines(44, lighten(coat, 0.2), 9)) +
    b.form(
      'M22 -50C34 -52 44 -44 50 -34C58 -28 68 -24 72 -20C70 -14 60 -10 50 -8C36 -4 20 -6 14 -18C12 -32 14 -44 22 -50Z',
      skin,
    ) +
    b.ball(26, -48, 7, 8, mix(skin, b.night, 0.18), { dabs: 0 }) +
    b.flat(oval(72, -20, 4.5, 4), ink) +
    b.dot(71, -21.5, 1.2, '#a898a8') +
    b.dot(48, -30, 3.2, ink) +
    b.dot(49, -31.2, 1, '#fff6e4') +
    b.line('M58 -14Q53 -11 48 -13', mix(ink, skin, 0.25), 1.6) +
    b.dot(40, -20, 5, '#e08a70', 0.45) +
    (look.scarf
      ? b.form('M14 -44C20 -30 18 -14 10 -6L20 -3C28 -14 28 -34 24 -48Z', look.scarf) +
        b.form('M12 -8L2 10L14 12L20 -4Z', mix(look.scarf, b.night, 0.15))
      : '');
  if (upright)
    return b.done(
      b.form('M-20 -2C-26 -26 -16 -46 4 -46C22 -44 28 -22 22 -2Q0 4 -20 -2Z', skin),
      b.form('M-20 -6H-2V1H-20ZM4 -6H24V1H4Z', mix(skin, b.night, 0.3), { dabs: 0 }),
      b.put(-4, -28, 0.86, body, { turn: -26 }),
      b.form('M8 -36C16 -38 24 -42 30 -50L35 -46C32 -34 22 -28 10 -28Z', skin, { dabs: 0 }),
    );
  return b.done(b.form('M-30 -8H-16V1H-30ZM8 -8H24V1H8Z', mix(skin, b.night, 0.25), { dabs: 0 }), body);
}

/** A mouse on its hind legs, from the front; dress or jacket colour, child makes the head bigger, eyes. */
export function mouse(
  scene: Scene,
  size: number,
  look: Look & {
    coat?: string;
    cloth?: string;
    skirt?: boolean;
    child?: boolean;
    eyes?: 'dots' | 'closed';
    paws?: 'down' | 'out';
  } = {},
) {
  const b = brush(scene, size, look);
  const { coat = '#a59a9c', cloth = '#7a8c60', skirt = false, eyes = 'dots', paws = 'out' } = look;
  const big = look.child ? 1.16 : 1;
  const ear = (side: number) =>
    b.ball(side * 19, -21, 12.5, 13, coat) + b.ball(side * 19, -20, 8, 8.5, '#e0a49a', { dabs: 0.4 });
  const eye = (x: number) =>
    eyes === 'dots'
      ? b.dot(x, -2, 2.6, ink) + b.dot(x + b.light * 0.8, -3, 0.9, '#fff6e4')
      : b.line(`M${x - 3.5} -2q3.5 3 7 0`, ink, 1.8);
  const head =
    ear(-1) +
    ear(1) +
    b.form('M-19 -2C-19 -18 -8 -21 0 -21C8 -21 19 -18 19 -2C17 8 8 17 0 19C-8 17 -17 8 -19 -2Z', coat) +
    b.ball(0, 9, 8, 7, lighten(coat, 0.14), { dabs: 0.4 }) +
    b.ball(0, 5, 3.4, 2.8, '#d8807c', { dabs: 0 }) +
    b.line('M-4 11.5Q0 15 4 11.5', mix('#8a4a50', coat, 0.15), 1.2) +
    eye(-8) +
    eye(8) +
    b.line('M-7 8L-24 5M-7 10L-23 13M7 8L24 5M7 10L23 13', lighten(coat, 0.2), 0.7) +
    b.dot(-12, 5, 3.4, '#e08a80', 0.45) +
    b.dot(12, 5, 3.4, '#e08a80', 0.45);
  const armPath = (side: number) =>
    paws === 'out'
      ? `M${side * 10} -48C${side * 20} -46 ${side * 26} -44 ${side * 32} -48L${side * 34} -42C${side * 28} -34 ${side * 18} -34 ${side * 10} -38Z`
      : `M${side * 11} -48C${side * 20} -42 ${side * 22} -32 ${side * 20} -24L${side * 14} -24C${side * 14} -30 ${side * 12} -36 ${side * 8} -38Z`;
  return b.done(
    b.line('M10 -6C34 4 46 -8 40 -24C36 -32 46 -36 48 -28', '#d8a098', 2.6),
    b.form('M-15 -5H-2V0H-17ZM2 -5H15L17 0H2Z', '#d8a098', { dabs: 0 }),
    skirt
      ? b.form('M-9 -52C-16 -36 -22 -18 -24 -5Q0 2 24 -5C22 -18 16 -36 9 -52Z', cloth, { grain: 1.4 }) +
          b.form('M-5 -48C-8 -30 -9 -18 -9 -8Q0 -5 9 -8C9 -18 8 -30 5 -48Z', '#f6ead2', { grain: 1.5 })
      : b.form('M-16 -24C-18 -10 -17 -6 -15 -4H-1L0 -16L1 -4H15C17 -6 18 -10 16 -24Z', '#5f6884', { dabs: 0.8 }) +
          b.form('M-10 -52C-18 -42 -19 -28 -18 -18Q0 -13 18 -18C19 -28 18 -42 10 -52Z', cloth, { grain: 1.4 }) +
          b.line('M0 -50V-16', mix(cloth, b.night, 0.4), 1.2) +
          b.dot(3.5, -40, 1.4, palette.lamp) +
          b.dot(3.5, -30, 1.4, palette.lamp),
    b.form(armPath(-1), cloth, { dabs: 0.5 }),
    b.form(armPath(1), cloth, { dabs: 0.5 }),
    b.dot(paws === 'out' ? -34 : -17, paws === 'out' ? -45 : -23, 3.6, coat),
    b.dot(paws === 'out' ? 34 : 17, paws === 'out' ? -45 : -23, 3.6, coat),
    b.put(0, -68, big, head),
  );
}

/** A woolly sheep facing right. */
export function sheep(scene: Scene, size: number, look: Look & { wool?: string; head?: string } = {}) {
  const b = brush(scene, size, look);
  const { wool = '#f3e9d6', head = '#4a3c44' } = look;
  const curls = times(30, () => {
    const [a, q] = [b.r() * 6.28, Math.sqrt(b.r())];
    return `M${round1(-6 + Math.cos(a) * q * 42)} ${round1(-48 + Math.sin(a) * q * 26)}q4 -7 9 -1q1 5 -4 5`;
  });
  const fleece =
    times(14, (i) =>
      b.ball(-6 + Math.cos(i * 0.449) * 38, -48 + Math.sin(i * 0.449) * 22, 15, 14, wool, { dabs: 0.7 }),
    ).join('') + b.ball(-6, -48, 40, 26, wool, { edge: 0 });
  return b.done(
    b.form(
      'M-34 -28L-32 0H-25L-24 -28ZM-18 -26L-17 0H-10L-9 -26ZM8 -26L9 0H16L17 -26ZM22 -28L24 0H31L31 -28Z',
      head,
      { dabs: 0.4 },
    ),
    fleece,
    b.line(curls.join(''), mix(wool, b.night, 0.3), 1.8, { opacity: 0.55 }),
    b.form('M28 -62C28 -80 44 -84 52 -74C60 -64 64 -50 58 -46C46 -42 30 -48 28 -62Z', head),
    b.form('M32 -68C20 -72 16 -64 20 -60C26 -58 32 -62 34 -64Z', mix(head, b.night, 0.2), { dabs: 0 }),
    b.ball(38, -80, 13, 9, wool),
    b.line('M44 -66q3.5 3 7 0', lighten(head, 0.35), 1.8),
  );
}

/** A whale with a starry back, facing left, round 0,0; size is its length. Stars: false for none; singing opens the mouth. */
export function whale(
  scene: Scene,
  size: number,
  look: Look & { back?: string; belly?: string; stars?: boolean; singing?: boolean } = {},
) {
  const b = brush(scene, size / 4.5, look);
  const { back = '#46609a', belly = '#f0dfcb' } = look;
  const body =
    'M-196 10C-200 -34 -168 -74 -112 -84C-40 -97 40 -82 96 -48C128 -29 150 -14 176 -22C184 -44 198 -66 228 -76C232 -56 226 -36 212 -20C232 -14 246 0 254 20C228 22 204 14 190 -2C168 12 140 26 108 40C52 66 -30 82 -96 74C-150 67 -192 48 -196 10Z';
  const front = 'M-196 12C-170 26 -140 28 -110 24C-60 18 10 34 70 52C20 70 -40 80 -96 74C-150 67 -192 48 -196 12Z';
  const grooves = times(
    9,
    (i) =>
      `M${-186 + i * 9} ${20 + i * 6}C${-140 + i * 8} ${34 + i * 5} -70 ${34 + i * 5} ${30 + i * 2} ${52 + i * 3}`,
  ).join('');
  const strokes = times(40, () => `M${round1(between(b.r, -180, 150))} ${round1(between(b.r, -84, 0))}q20 -5 40 4`);
  return b.done(
    b.form(body, back, { dabs: 0.6, grain: 0.15, long: 1.5 }),
    b.inside(
      body,
      b.line(strokes.slice(0, 20).join(''), lighten(back, 0.08), 4, { opacity: 0.4 }),
      b.line(strokes.slice(20).join(''), mix(back, b.night, 0.45), 5, { opacity: 0.35 }),
    ),
    look.stars === false
      ? ''
      : b.inside(
          body,
          b.scatter(46, -180, -85, 330, 88, (x, y) => b.dot(x, y, round1(between(b.r, 0.8, 3)), '#fff0c8', 0.7)),
        ),
    b.inside(
      body,
      b.form(front, belly, { dabs: 0.6 }),
      b.line(grooves, mix(belly, back, 0.5), 2.2, { opacity: 0.7 }),
    ),
    look.singing
      ? b.form('M-190 12C-176 6 -150 8 -136 16C-146 32 -178 34 -190 12Z', '#7a3a4c', { dabs: 0.4 })
      : b.line('M-194 12C-172 28 -140 30 -112 8', mix(back, b.night, 0.8), 3.4),
    b.form('M-70 38C-78 70 -60 104 -28 122C-24 92 -28 62 -36 40Z', mix(back, b.night, 0.2), { grain: 1.3 }),
    look.singing
      ? b.line('M-130 -2Q-122 5 -113 -2', mix(back, '#141a38', 0.8), 4.4)
      : b.flat(oval(-122, -2, 7.5, 8), '#1d2850') + b.dot(-124.5, -4.5, 2.4, '#fff6df'),
    b.flat(oval(-96, 12, 11, 6), '#e79a8c', 0.5),
  );
}

/** A butterfly seen from above, wings spread; two colours; folded shows it from the side. */
export function butterfly(
  scene: Scene,
  size: number,
  look: Look & { colours?: readonly [string, string]; folded?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const [one, two] = look.colours ?? ['#e8a04c', '#fff0c8'];
  const wing = (side: number) =>
    b.form(
      `M0 -48C${side * 12} -92 ${side * 48} -100 ${side * 54} -78C${side * 56} -58 ${side * 30} -46 0 -44Z`,
      one,
    ) +
    b.form(
      `M0 -46C${side * 24} -48 ${side * 44} -38 ${side * 40} -20C${side * 34} -4 ${side * 10} -16 0 -40Z`,
      mix(one, b.night, 0.15),
    ) +
    b.blot(side * 36, -76, 8, 7, two) +
    b.blot(side * 28, -28, 6, 6, two) +
    b.line(
      `M${side * 4} -52Q${side * 22} -70 ${side * 44} -84M${side * 4} -44Q${side * 20} -40 ${side * 34} -30`,
      mix(one, b.night, 0.5),
      1.4,
      { opacity: 0.7 },
    );
  const body =
    b.form('M-2.8 -62C-2.8 -66 2.8 -66 2.8 -62L2 -24C1 -18 -1 -18 -2 -24Z', '#4a343c', { dabs: 0 }) +
    b.line('M-1 -65Q-8 -80 -14 -80M1 -65Q8 -80 14 -80', '#4a343c', 1.2);
  return b.done(look.folded ? wing(1) + b.put(0, 0, 1, body) : wing(-1) + wing(1) + body);
}

/** A soft brown moth. */
export const moth = (scene: Scene, size: number, look: Look = {}) =>
  butterfly(scene, size, { colours: ['#c0a488', '#f3e4c8'], ...look });

/** A fish swimming left; colour, belly. */
export function fish(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#f2a04c';
  return b.done(
    b.form('M44 -50L86 -78C80 -60 80 -40 86 -22Z', mix(colour, b.night, 0.1)),
    b.form('M-64 -48C-40 -88 20 -88 52 -52C20 -10 -40 -12 -64 -48Z', colour, { grain: 0.1 }),
    b.form('M-10 -76C0 -94 24 -94 34 -88C32 -80 28 -74 24 -70Z', mix(colour, b.night, 0.15)),
    b.line('M-26 -74C-16 -58 -16 -40 -26 -24', mix(colour, '#a03c34', 0.5), 3),
    b.line('M0 -64q7 6 0 13M0 -46q7 6 0 13M18 -56q7 6 0 13', mix(colour, '#a03c34', 0.4), 2, { opacity: 0.7 }),
    b.dot(-42, -54, 5, ink),
    b.dot(-43.5, -56, 1.6, '#fff6e4'),
    b.line('M-62 -42q5 3 9 0', mix(colour, ink, 0.5), 1.8),
  );
}
