// Clockwork: dial, gear wheels, pocket watch.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, oval, type Look } from './brush.ts';

/** A clock dial round 0,0; size is its diameter. Hands in hours and minutes, hands: false leaves them off; glass lets the sky through. */
export function clockDial(
  scene: Scene,
  size: number,
  look: Look & {
    hour?: number;
    minute?: number;
    hands?: boolean;
    rim?: string;
    paper?: string;
    glass?: number;
    inside?: boolean;
  } = {},
) {
  const b = brush(scene, size, look);
  const {
    hour = 10,
    minute = 10,
    hands = true,
    rim = '#b8863c',
    paper = '#fbe9bc',
    glass = 1,
    inside = false,
  } = look;
  const ink = '#4a3038';
  const marks = times(
    12,
    (i) => `<g transform="rotate(${i * 30})">${b.line(`M0 -42V${i % 3 ? -38 : -33}`, ink, i % 3 ? 2 : 3.6)}</g>`,
  );
  return b.done(
    b.ball(0, 0, 50, 50, rim, { dabs: 1.4 }),
    `<circle r="45.5" fill="${scene.radial(
      [
        [0, lighten(paper, 0.05)],
        [0.75, paper],
        [1, mix(paper, '#a9743c', 0.5)],
      ],
      0.5 + b.light * 0.1,
      0.4,
      0.62,
    )}" opacity="${glass}"/>`,
    b.inside(
      oval(0, 0, 45, 45),
      b.scatter(26, -42, -42, 78, 84, (x, y) =>
        b.line(`M${x} ${y}q5 -3 10 0`, b.oneOf(['#ffffff', mix(paper, '#a9743c', 0.25)]), 2, { opacity: 0.3 }),
      ),
    ),
    b.line(oval(0, 0, 45.5, 45.5), mix(rim, b.night, 0.5), 1.2),
    `<g${inside ? ' transform="scale(-1 1)"' : ''}>${marks.join('')}</g>`,
    hands
      ? `<g transform="rotate(${round1((hour + minute / 60) * 30)})">${b.line('M0 5V-21', ink, 4)}</g><g transform="rotate(${minute * 6})">${b.line('M0 6V-33', ink, 2.6)}</g>`
      : '',
    b.ball(0, 0, 4, 4, rim, { dabs: 0 }),
  );
}

/** A brass gear wheel round 0,0; size is its diameter. Teeth, spokes, colour. */
export function gear(
  scene: Scene,
  size: number,
  look: Look & { teeth?: number; spokes?: number; colour?: string } = {},
) {
  const b = brush(scene, size, look);
  const { teeth = 14, spokes = 5, colour = '#c0904c' } = look;
  const corner = (angle: number, reach: number) =>
    `${round1(Math.cos(angle) * reach)} ${round1(Math.sin(angle) * reach)}`;
  const step = (Math.PI * 2) / teeth;
  const outline = times(teeth, (i) =>
    [
      [-0.32, 42],
      [-0.2, 50],
      [0.2, 50],
      [0.32, 42],
    ]
      .map(([t, reach]) => corner((i + t!) * step, reach!))
      .join('L'),
  ).join('L');
  const rim = `M${outline}Z${oval(0, 0, 33, 33)}`;
  const ring = (path: string, tone: string) =>
    `<path fill-rule="evenodd" d="${path}" fill="${b.gradient(lighten(tone, 0.12), tone, mix(tone, b.night, 0.45))}"/>`;
  const arms = times(
    spokes,
    (i) =>
      `<g transform="rotate(${round1((360 / spokes) * i)})">${b.form('M-3.5 -8L-2.5 -35H2.500L3.5 -8Z', mix(colour, b.night, 0.12), { grain: 1.5 })}</g>`,
  );
  return b.done(
    ...arms,
    ring(rim, colour),
    b.line(oval(0, 0, 38, 38), lighten(colour, 0.14), 1.6, { opacity: 0.7 }),
    b.line(oval(0, 0, 33.5, 33.5), mix(colour, b.night, 0.55), 1.4, { opacity: 0.8 }),
    b.line(
      times(18, () => {
        const a = b.r() * 6.3;
        return `M${corner(a, 36)}L${corner(a + 0.16, 40)}`;
      }).join(''),
      lighten(colour, 0.1),
      1.5,
      { opacity: 0.5 },
    ),
    b.ball(0, 0, 10, 10, colour),
    b.dot(0, 0, 3.6, mix(colour, b.night, 0.7)),
  );
}

/** A pocket watch below its ring at 0,-100; colour of the case, hour and minute. */
export function pocketWatch(
  scene: Scene,
  size: number,
  look: Look & { colour?: string; hour?: number; minute?: number } = {},
) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#e0a848';
  return b.done(
    b.line('M-7 -88a8 8 0 1 1 14 0', colour, 3.4),
    b.form('M-6 -88H6V-78H-6Z', mix(colour, b.night, 0.15), { dabs: 0 }),
    b.put(
      0,
      -40,
      1,
      clockDial(scene, 82, {
        light: b.light,
        night: b.night,
        rim: colour,
        paper: '#fdf3da',
        hour: look.hour ?? 11,
        minute: look.minute ?? 55,
      }),
    ),
  );
}
