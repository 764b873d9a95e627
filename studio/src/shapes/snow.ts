// Snow and ice: mound, cracks, flakes, snowman, icicles.

import { between, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { round1, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';
import { bobbleHat, scarfOn } from './people.ts';

/** A mound of snow of width size; tall is its height to width. */
export function snowMound(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; shade?: string; tall?: number } = {},
) {
  const b = brush(scene, size, look);
  const h = 100 * (look.tall ?? 0.24);
  return b.done(
    b.form(
      `M-52 2C-44 ${-h * 0.4} -26 ${-h} -4 ${-h}C20 ${-h} 28 ${-h * 0.5} 36 ${-h * 0.45}C44 ${-h * 0.4} 50 ${-h * 0.1} 54 2Q0 6 -52 2Z`,
      look.colour ?? '#eef5f1',
      { shade: look.shade ?? '#8fb2c8', grain: 0.1 },
    ),
  );
}

/** Cracks in ice that branch from 0,0, of width size; flat presses them into the picture's depth. */
export function iceCracks(scene: Scene, size: number, look: { colour?: string; arms?: number; flat?: number } = {}) {
  const { r } = scene;
  const { colour = '#f4fbfb', arms = 7, flat = 0.45 } = look;
  const b = brush(scene, 100);
  const walk = (x: number, y: number, angle: number, length: number, width: number): string => {
    const points: Point[] = [[x, y]];
    for (let i = 0; i < 4; i++) {
      angle += between(r, -0.45, 0.45);
      x += Math.cos(angle) * length * 0.25;
      y += Math.sin(angle) * length * 0.25;
      points.push([x, y]);
    }
    const path = `M${points.map(([px, py]) => `${round1(px)} ${round1(py * flat)}`).join('L')}`;
    const own =
      b.line(path, mix(colour, '#5a86a4', 0.6), width * 1.8, { opacity: 0.35 }) +
      b.line(path, colour, width, { opacity: 0.85 });
    const [mx, my] = points[2]!;
    return own + (width > 1 ? walk(mx, my, angle + (r() < 0.5 ? 0.7 : -0.7), length * 0.5, width * 0.6) : '');
  };
  return times(arms, (i) =>
    walk(0, 0, (i / arms) * 6.28 + between(r, -0.3, 0.3), size * between(r, 0.3, 0.55), 2.4),
  ).join('');
}

/** A large snow crystal round 0,0. */
export function snowflake(scene: Scene, size: number, look: { colour?: string } = {}) {
  const b = brush(scene, size);
  const arm = b.line('M0 0V-48M0 -20L-9 -29M0 -20L9 -29M0 -33L-8 -41M0 -33L8 -41', look.colour ?? '#f6fbfa', 3.4);
  return b.done(times(6, (i) => `<g transform="rotate(${i * 60})">${arm}</g>`).join(''));
}

/** A snowman with hat and scarf. */
export function snowman(
  scene: Scene,
  size: number,
  look: Look & { hat?: string; scarf?: string; stripes?: string } = {},
) {
  const b = brush(scene, size, look);
  const snow = { shade: '#8fb0c8' };
  return b.done(
    b.ball(0, -22, 29, 24, '#eef4f0', snow),
    b.line('M-20 -52L-44 -64M-38 -61L-46 -56M20 -52L42 -68M37 -64L46 -62', '#5a4038', 2.4),
    b.ball(0, -54, 21, 19, '#f2f7f3', snow),
    b.ball(0, -82, 15, 14.5, '#f6faf6', snow),
    b.dot(-5, -84, 1.9, '#2b2030'),
    b.dot(5, -84, 1.9, '#2b2030'),
    b.form('M0 -80L16 -77L0 -76Z', '#e8843f', { dabs: 0 }),
    b.line('M-5 -74Q0 -71 4 -73', '#4a3a44', 1.2),
    b.dot(0, -56, 1.8, '#3a3040'),
    b.dot(0, -47, 1.8, '#3a3040'),
    bobbleHat(b, 0, -83, 14, look.hat ?? '#c8443f'),
    scarfOn(b, 0, -69, look.scarf ?? '#3f7f88', look.stripes ?? null, 0.6),
  );
}

/** A row of icicles hanging from y 0 over the width size. */
export function icicles(scene: Scene, size: number, look: Look & { length?: number; colour?: string } = {}) {
  const b = brush(scene, 100, look);
  const { length = 24, colour = '#d5e8ee' } = look;
  return times(size / 8, (i) => {
    const x = -size / 2 + i * 8 + between(b.r, -1, 1);
    const tall = length * between(b.r, 0.3, 1);
    return b.form(`M${round1(x - 3.4)} 0H${round1(x + 3.4)}L${round1(x)} ${round1(tall)}Z`, colour, {
      dabs: 0,
      pale: '#ffffff',
    });
  }).join('');
}

/** A frozen hole or window in the ice: an oval of width size to draw the world below in; inside is SVG in pixels. */
export function iceWindow(
  scene: Scene,
  size: number,
  look: Look & { inside?: string; flat?: number; rim?: string } = {},
) {
  const b = brush(scene, 100, look);
  const [rx, ry] = [size / 2, (size / 2) * (look.flat ?? 0.5)];
  const path = oval(0, 0, rx, ry);
  return (
    b.inside(path, look.inside ?? '') +
    b.line(path, look.rim ?? '#e8f4f4', size * 0.03, { opacity: 0.7 }) +
    b.line(
      `M${round1(-rx * 0.8)} ${round1(-ry * 0.4)}Q${round1(-rx * 0.5)} ${round1(-ry * 0.8)} 0 ${round1(-ry * 0.86)}`,
      lighten(look.rim ?? '#e8f4f4', 0.05),
      size * 0.02,
      { opacity: 0.8 },
    )
  );
}
