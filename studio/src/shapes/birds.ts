// Birds: owl, sparrow, swallow, silver bird, heron legs, a far flock.

import { between, times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';
import { knit } from './textiles.ts';

/** An owl from the front; shawl: colour of a knitted shawl, asleep closes the eyes, eye colours them. */
export function owl(
  scene: Scene,
  size: number,
  look: Look & { coat?: string; belly?: string; shawl?: string; eye?: string; asleep?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const { coat = '#7d6352', belly = '#d9c3a0', shawl, eye = '#f4b44c', asleep = false } = look;
  const breast = 'M-21 -24C-25 -50 -10 -62 0 -62C10 -62 25 -50 21 -24C12 -4 -12 -4 -21 -24Z';
  const scales = times(5, (row) =>
    times(4 - (row % 2), (i) => `M${-17 + i * 10 + (row % 2) * 5} ${-50 + row * 9}q4 6 8 0`).join(''),
  ).join('');
  const disc = (x: number) =>
    b.ball(x, -74, 15.5, 15.5, lighten(belly, 0.05), { dabs: 1.6, grain: x > 0 ? 0.6 : 2.5, edge: 0.7 });
  const look1 = (x: number) =>
    asleep
      ? b.line(`M${x - 8} -73q8 6 16 0`, '#3a2c3a', 2.6)
      : b.dot(x, -74, 9.6, mix(eye, '#8a4a2c', 0.4)) +
        b.dot(x, -74, 8.4, eye) +
        b.dot(x, -74, 4.8, '#1c1830') +
        b.dot(x + b.light * 2, -76.5, 1.8, '#fffdf0');
  const wrap =
    'M-37 -46C-30 -56 -18 -60 0 -52C18 -60 30 -56 37 -46C40 -34 40 -22 36 -14C26 -22 14 -26 0 -36C-14 -26 -26 -22 -36 -14C-40 -22 -40 -34 -37 -46Z';
  return b.done(
    b.form('M-14 0L-8 -10L-4 0L-2 -9L1 0ZM14 0L8 -10L4 0L2 -9L-1 0Z', '#c9853c', { dabs: 0 }),
    b.form(
      'M-34 -20C-41 -70 -31 -93 -25 -103L-11 -93Q0 -97 11 -93L25 -103C31 -93 41 -70 34 -20C26 1 -26 1 -34 -20Z',
      coat,
      { grain: 1.4, dabs: 1.4 },
    ),
    b.form(breast, belly, { grain: 1.5 }),
    b.inside(breast, b.line(scales, mix(coat, belly, 0.35), 2)),
    b.form(
      'M-34 -20C-38 -44 -35 -56 -30 -62C-21 -44 -19 -22 -24 -5ZM34 -20C38 -44 35 -56 30 -62C21 -44 19 -22 24 -5Z',
      mix(coat, b.night, 0.2),
      { grain: 1.3, dabs: 1.5 },
    ),
    b.line('M-31 -40q4 5 7 1M-31 -28q4 5 7 1M31 -40q-4 5 -7 1M31 -28q-4 5 -7 1', lighten(coat, 0.12), 1.6),
    shawl
      ? b.form(wrap, shawl) +
          knit(b, wrap, shawl, 4) +
          b.line(
            'M-37 -14l-1 6M-30 -18l-1 7M-22 -21l-1 7M-13 -26l-1 7M37 -14l1 6M30 -18l1 7M22 -21l1 7M13 -26l1 7',
            lighten(shawl, 0.1),
            1.5,
          ) +
          b.dot(0, -43, 3.4, palette.lamp)
      : '',
    disc(-13.5),
    disc(13.5),
    look1(-12.5),
    look1(12.5),
    b.form('M-4.5 -69Q0 -72 4.5 -69L0 -58Z', '#c9853c', { dabs: 0 }),
  );
}

/** A sparrow facing right; asleep tucks its eye shut and fluffs it up. */
export function sparrow(scene: Scene, size: number, look: Look & { coat?: string; asleep?: boolean } = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#a0714c';
  return b.done(
    look.asleep ? '' : b.line('M-4 -4L-6 6M8 -4L8 6', '#5a4034', 3),
    b.form('M-38 -36L-82 -44C-84 -36 -80 -30 -76 -28L-36 -16Z', mix(coat, b.night, 0.3), { grain: 0.2 }),
    b.form(
      'M-46 -26C-46 -56 -18 -66 4 -66C8 -88 36 -94 48 -76C54 -64 48 -54 44 -46C46 -18 24 0 -4 0C-30 0 -46 -10 -46 -26Z',
      coat,
      { grain: 0.4 },
    ),
    b.form('M44 -50C50 -20 26 -1 0 0C-20 0 -8 -14 8 -22C24 -30 30 -44 34 -56Z', '#ecd9b8', { grain: 1 }),
    b.form('M-52 -30C-40 -58 -8 -58 10 -42C4 -22 -26 -14 -58 -22Z', mix(coat, '#4a3034', 0.35), {
      grain: 0.2,
      dabs: 1.4,
    }),
    b.line('M-40 -34Q-18 -42 -2 -38M-46 -26Q-24 -30 -8 -28', lighten(coat, 0.14), 3),
    b.form('M4 -66C8 -88 36 -94 48 -76C36 -80 22 -78 14 -66Z', mix(coat, '#6a3a2c', 0.45), { dabs: 0.7 }),
    b.form('M48 -76L64 -68L48 -64Z', '#5a4a4c', { dabs: 0 }),
    look.asleep
      ? b.line('M28 -70q6 5 12 0', '#2b2030', 3)
      : b.dot(35, -72, 4.4, '#241c2c') + b.dot(36.5, -73.5, 1.4, '#fff6e4'),
    b.dot(38, -60, 5, '#e0907c', 0.5),
  );
}

/** A swallow in flight towards the upper right; size is its span. */
export function swallow(scene: Scene, size: number, look: Look & { coat?: string; belly?: string } = {}) {
  const b = brush(scene, size, look);
  const { coat = '#2f4272', belly = '#f8ead4' } = look;
  return b.done(
    b.form('M-4 2C-16 -20 -34 -40 -62 -50C-44 -30 -34 -6 -14 14Z', mix(coat, b.night, 0.25), { grain: 0.7 }),
    b.form('M-14 8C-30 18 -44 22 -62 22L-44 28L-58 40C-38 38 -18 26 -4 14Z', coat, { grain: 2.6 }),
    b.form('M-20 12C-8 -6 14 -16 30 -16C38 -16 42 -10 38 -4C26 12 2 20 -20 12Z', coat, { grain: 2.7 }),
    b.form('M38 -4C26 12 2 20 -14 13C4 10 18 2 26 -8Z', belly, { grain: 2.7, dabs: 0.6 }),
    b.flat('M26 -8C30 -12 38 -10 38 -4L34 0Z', '#c8604a'),
    b.form('M6 -4C12 -30 30 -50 56 -58C46 -36 38 -10 16 8Z', lighten(coat, 0.05), { grain: -1 }),
    b.dot(31, -11.5, 1.9, '#15142a'),
    b.flat('M39 -11L48 -9L39 -6Z', '#3a3040'),
  );
}

/** A long-winged silver bird that pulls a thread, flying right; its beak is about 62,-6 per cent of size. */
export function silverBird(scene: Scene, size: number, look: Look & { coat?: string } = {}) {
  const b = brush(scene, size, look);
  const coat = look.coat ?? '#b9c6d4';
  return b.done(
    b.form('M-8 0C-4 -30 8 -50 -18 -66C-34 -46 -36 -18 -24 6Z', mix(coat, b.night, 0.25), { grain: 1.2, dabs: 1.3 }),
    b.form('M-26 4C-44 2 -60 8 -74 6L-62 14L-72 22C-54 22 -36 18 -22 12Z', coat, { grain: 0.1 }),
    b.form('M-34 8C-24 -10 10 -14 30 -12C40 -20 54 -16 54 -6C48 10 4 22 -34 8Z', coat, { pale: '#f6fbfa' }),
    b.form('M4 -4C0 -40 12 -62 44 -78C46 -50 44 -20 26 4C18 8 8 4 4 -4Z', lighten(coat, 0.05), {
      pale: '#ffffff',
      grain: -1.1,
      dabs: 1.4,
    }),
    b.line('M14 -8C16 -34 26 -52 38 -64M20 -6C26 -28 34 -40 42 -50', mix(coat, b.night, 0.35), 1.4, { opacity: 0.6 }),
    b.flat('M54 -9L64 -6L53 -3Z', '#e0a04c'),
    b.dot(45, -10, 2.2, '#1c1830'),
  );
}

/** One long heron leg with knee and toes, its hip at 0,-100; step bends the knee. */
export function heronLeg(scene: Scene, size: number, look: Look & { colour?: string; step?: number } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#d08a4a';
  const knee = -12 - (look.step ?? 0) * 16;
  return b.done(
    b.form(`M-4 -100L${knee - 3} -52L${knee + 5} -50L4 -100Z`, colour, { grain: 1.5 }),
    b.ball(knee + 1, -51, 5, 5, lighten(colour, 0.05), { dabs: 0 }),
    b.form(`M${knee - 2} -52L-3 -3H2L${knee + 4} -50Z`, colour, { grain: 1.3 }),
    b.line('M-1 -3L22 0M-1 -3L12 3M-1 -3L-12 1', mix(colour, b.night, 0.2), 3),
    b.line(
      `M${round1(knee * 0.6)} -34l4 1M${round1(knee * 0.4)} -24l4 1M${round1(knee * 0.2)} -14l4 1`,
      mix(colour, b.night, 0.5),
      1.2,
    ),
  );
}

/** A far flock of birds over a width of size; count, colour, wing span. */
export function flock(scene: Scene, size: number, look: { count?: number; colour?: string; span?: number } = {}) {
  const { count = 7, colour = '#5a5f66', span = 10 } = look;
  const birds = times(count, () => {
    const [x, y, k] = [
      between(scene.r, -size / 2, size / 2),
      between(scene.r, -size * 0.16, size * 0.16),
      between(scene.r, 0.6, 1.2) * span,
    ].map(round1) as [number, number, number];
    const q = (n: number) => round1(n * k);
    return `<path d="M${round1(x - k)} ${round1(y - q(0.3))}q${q(0.6)} ${q(-0.4)} ${k} ${q(0.3)}q${q(0.4)} ${q(-0.7)} ${k} ${q(-0.35)}q${q(-0.6)} 0 ${-k} ${q(0.53)}q${q(-0.4)} ${q(-0.53)} ${-k} ${q(-0.48)}Z"/>`;
  });
  return `<g fill="${colour}">${birds.join('')}</g>`;
}

/** A nest of twigs; sparrows: how many sleep in it. */
export function nest(scene: Scene, size: number, look: Look & { sparrows?: number } = {}) {
  const b = brush(scene, size, look);
  const bowl = 'M-80 -44C-72 -10 -44 0 0 0C44 0 72 -10 80 -44C50 -34 -50 -34 -80 -44Z';
  const twigs = (count: number) =>
    times(count, () =>
      b.line(
        `M${round1(between(b.r, -80, 50))} ${round1(between(b.r, -44, -4))}q20 ${round1(between(b.r, -8, 10))} ${round1(between(b.r, 26, 50))} ${round1(between(b.r, -8, 6))}`,
        b.oneOf(['#c09a64', '#7a5640', '#e0c08a', '#5a4034']),
        2.6,
        { opacity: 0.85 },
      ),
    ).join('');
  const sleepers = times(look.sparrows ?? 0, (i) =>
    b.put(
      -44 + i * 40,
      -24,
      0.55,
      sparrow(scene, 100, { ...look, asleep: true, coat: b.oneOf(['#a0714c', '#8c6a50', '#b07c50']) }),
      { flip: i % 2 === 1 },
    ),
  );
  return b.done(
    b.flat(oval(0, -42, 80, 14), '#4a3430'),
    ...sleepers,
    b.form(bowl, '#94704c', { grain: 0.1 }),
    b.inside('M-90 -52C-72 -4 72 -4 90 -52L70 10H-70Z', twigs(34)),
  );
}
