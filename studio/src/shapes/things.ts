// Loose things: umbrella, snow globe, fiddle, key, post box, crook, cart, sled.

import { times } from '../core/chance.ts';
import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';

/** An open umbrella, held at its grip 0,0; colour. */
export function umbrella(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#d0504a';
  const top =
    'M-56 -46C-54 -84 -26 -98 0 -98C26 -98 54 -84 56 -46C46 -54 36 -54 28 -46C18 -55 9 -55 0 -47C-9 -55 -18 -55 -28 -46C-36 -54 -46 -54 -56 -46Z';
  return b.done(
    b.line('M0 -96V-4C0 6 -12 6 -12 -3', '#4a3438', 3.4),
    b.line('M0 -98V-104', '#4a3438', 2.4),
    b.form(top, colour),
    b.inside(
      top,
      b.line('M0 -98C-18 -84 -26 -66 -28 -46M0 -98V-47M0 -98C18 -84 26 -66 28 -46', mix(colour, b.night, 0.5), 1.6, {
        opacity: 0.8,
      }),
    ),
  );
}

/** A snow globe on a wooden foot; world (SVG in units of size/100) stands inside at 0,-24; sky: two colours. */
export function snowGlobe(
  scene: Scene,
  size: number,
  look: Look & { sky?: readonly [string, string]; foot?: string; world?: string; snowing?: boolean } = {},
) {
  const b = brush(scene, size, look);
  const [high, low] = look.sky ?? ['#3f6a94', '#cfe2e6'];
  const ball = oval(0, -58, 44, 43);
  const foot = look.foot ?? '#7a4c40';
  return b.done(
    b.form('M-34 -18C-40 -8 -44 -4 -46 0Q0 7 46 0C44 -4 40 -8 34 -18Z', foot, { grain: 0.1 }),
    b.line('M-42 -5Q0 2 42 -5', '#e0a848', 2),
    `<path d="${ball}" fill="${scene.linear([
      [0, high],
      [0.75, low],
      [1, '#f6f8f2'],
    ])}"/>`,
    b.inside(
      ball,
      b.form('M-50 -28C-30 -36 -10 -30 6 -32C24 -36 40 -30 50 -26V0H-50Z', '#f2f7f4', { shade: '#8fb0c8' }),
      look.world ?? '',
      look.snowing === false ? '' : b.scatter(26, -40, -98, 80, 72, (x, y) => b.dot(x, y, 1.1, '#ffffff', 0.9)),
    ),
    b.line(ball, '#eef6f6', 1.6, { opacity: 0.85 }),
    b.line(`M${b.light * 30} -84C${b.light * 38} -74 ${b.light * 40} -60 ${b.light * 37} -48`, '#ffffff', 5, {
      opacity: 0.6,
    }),
    b.line(`M${-b.light * 34} -36Q${-b.light * 28} -26 ${-b.light * 20} -22`, '#ffffff', 3, { opacity: 0.4 }),
  );
}

/** A fiddle with its bow, standing. */
export function fiddle(scene: Scene, size: number, look: Look & { wood?: string } = {}) {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#b0643c';
  return b.done(
    b.form('M-2.5 -92H2.500L3 -50H-3Z', '#3d2b30', { dabs: 0 }),
    b.form('M-5 -100C-5 -104 5 -104 5 -100L3 -90H-3Z', wood, { dabs: 0 }),
    b.form(
      'M0 -58C14 -58 18 -48 15 -40C11 -34 13 -28 18 -22C22 -10 14 1 0 1C-14 1 -22 -10 -18 -22C-13 -28 -11 -34 -15 -40C-18 -48 -14 -58 0 -58Z',
      wood,
      { grain: 1.5 },
    ),
    b.line('M-8 -34q-3 5 0 10M8 -34q3 5 0 10', '#3d2b30', 1.4),
    b.form('M-6 -20H6L4 -4H-4Z', '#3d2b30', { dabs: 0 }),
    b.line('M-1 -92V-14M1 -92V-14', '#f3e6cf', 0.5),
    b.line('M24 0L32 -88', '#6a4436', 2),
    b.line('M26.5 -2L33.5 -84', '#f6ecd8', 0.8),
  );
}

/** A big old key; colour. */
export function key(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#e0aa4c';
  const shape = 'M0 -80m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M0 -65V-4M0 -22H14M0 -8H12';
  return b.done(
    b.line(shape, mix(colour, b.night, 0.55), 11),
    b.line(shape, colour, 7.5),
    b.line(shape, lighten(colour, 0.14), 2.4, { opacity: 0.8 }),
  );
}

/** A red post box on a post, its flap open to the left. */
export function postBox(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size / 3.72, look);
  const colour = look.colour ?? '#c8443f';
  return b.done(
    b.form('M-13 0L-9 -200H13L15 0Z', '#6a4a3c', { grain: 1.5 }),
    b.form('M-110 -196V-286C-110 -350 -22 -350 -22 -286V-196Z', mix(colour, b.night, 0.4)),
    b.form('M-66 -334H92C138 -334 136 -286 136 -286V-196H-22V-286C-22 -318 -44 -334 -66 -334Z', colour, {
      grain: 0.1,
    }),
    b.flat('M-100 -202V-284C-100 -334 -32 -334 -32 -284V-202Z', '#2c1f38'),
    b.form('M-112 -196L-172 -176C-192 -196 -182 -236 -150 -250L-108 -262Z', colour),
    b.line('M96 -300V-368', '#f2b84c', 9),
    b.form('M60 -372H100V-344H60Z', '#f2b84c', { dabs: 0 }),
  );
}

/** A sled to the right with a rope. */
export function sled(scene: Scene, size: number, look: Look & { wood?: string } = {}) {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#a9623f';
  return b.done(
    b.line('M-62 0H58C72 0 74 -22 60 -24', '#7a3f3a', 5),
    b.line('M-40 -22V-2M0 -22V-2M40 -22V-2', wood, 5),
    b.form('M-54 -28H56V-19H-54Z', wood, { dabs: 1.4 }),
    b.line('M60 -24Q90 -30 110 -50', '#5a4048', 2),
  );
}

/** A basket, filled with apples when full is true. */
export function basket(scene: Scene, size: number, look: Look & { full?: boolean; colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#b8844c';
  const body = 'M-52 -56L-40 -2Q0 5 40 -2L52 -56Z';
  return b.done(
    b.line('M-48 -56C-44 -112 44 -112 48 -56', mix(colour, b.night, 0.3), 5),
    b.flat(oval(0, -56, 52, 12), mix(colour, b.night, 0.6)),
    look.full
      ? [-30, -10, 12, 32, -20, 2, 22]
          .map((x, i) => b.ball(x, -60 - (i > 3 ? 12 : 0), 13, 12.5, i % 3 ? '#c8443f' : '#d9a03f', { dabs: 0.3 }))
          .join('')
      : '',
    b.form(body, colour),
    b.inside(
      body,
      b.line(
        times(5, (row) =>
          times(12, (i) => `M${-54 + i * 9 + (row % 2) * 4.5} ${-50 + row * 10}q4 4 8 0`).join(''),
        ).join(''),
        mix(colour, b.night, 0.45),
        2.2,
        { opacity: 0.7 },
      ),
    ),
    b.line('M-52 -56Q0 -44 52 -56', lighten(colour, 0.1), 5),
  );
}

/** A musical note; double joins two. */
export function note(scene: Scene, size: number, look: Look & { colour?: string; double?: boolean } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#4a3a6a';
  return b.done(
    look.double
      ? b.flat(
          'M-20 0C-36 -8 -46 4 -40 12C-34 20 -16 14 -14 0V-66L30 -78V-20C16 -27 4 -18 9 -9C16 0 34 -6 36 -19V-98L-20 -84Z',
          colour,
        )
      : b.flat('M0 0C-14 -8 -28 2 -22 12C-14 22 4 14 6 0V-66C18 -58 26 -46 22 -30C38 -54 22 -72 6 -96H0Z', colour),
    look.double ? b.dot(-30, 5, 2.6, lighten(colour, 0.2)) : b.dot(-12, 4, 2.6, lighten(colour, 0.2)),
  );
}

/** A five-pointed star round 0,0; size is its diameter, glow its halo. */
export function star(scene: Scene, size: number, look: Look & { colour?: string; glow?: number } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? palette.lamp;
  const tips = times(10, (i) => {
    const a = (i * 36 - 90) * (Math.PI / 180);
    const q = i % 2 ? 21 : 50;
    return `${round1(Math.cos(a) * q)} ${round1(Math.sin(a) * q)}`;
  });
  return b.done(
    look.glow ? b.halo(0, 0, 50 * look.glow, colour, 0.7) : '',
    b.form(`M${tips.join('L')}Z`, colour, { shade: palette.amber, pale: '#fffbe4' }),
  );
}
