// Everything that shines: halo, lantern, lamp post, window, candle, fire, hearth.

import { lighten, mix, palette } from '../core/colour.ts';
import { round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { archway, brush, oval, rectangle, type Brush, type Look } from './brush.ts';

/** A soft halo; size is its radius. */
export function halo(scene: Scene, size: number, look: { colour?: string; opacity?: number; flat?: number } = {}) {
  return scene.glowShape(0, 0, size, look.colour ?? palette.lamp, look.opacity ?? 0.8, size * (look.flat ?? 1));
}

/** A storm lantern hung at x, y inside another shape; size is its half width. */
export function lanternAt(b: Brush, x: number, y: number, size: number, colour: string = palette.lamp) {
  const s = size;
  const glass = `M${round1(x - s * 0.62)} ${round1(y + s * 0.4)}H${round1(x + s * 0.62)}L${round1(x + s * 0.8)} ${round1(y + s * 1.9)}H${round1(x - s * 0.8)}Z`;
  const iron = '#3d2b30';
  return (
    b.halo(x, y + s * 1.1, s * 6, colour, 0.8) +
    `<path d="${glass}" fill="${b.scene.linear([
      [0, mix(colour, '#fffbe0', 0.7)],
      [1, mix(colour, palette.amber, 0.5)],
    ])}"/>` +
    b.flat(oval(x, y + s * 1.35, s * 0.24, s * 0.42), '#fffdf0') +
    b.flat(
      `M${round1(x - s * 0.85)} ${round1(y + s * 0.45)}L${round1(x)} ${round1(y - s * 0.35)}L${round1(x + s * 0.85)} ${round1(y + s * 0.45)}ZM${round1(x - s * 0.95)} ${round1(y + s * 1.85)}h${round1(s * 1.9)}v${round1(s * 0.35)}h${round1(-s * 1.9)}Z`,
      iron,
    ) +
    b.line(
      `M${round1(x + b.light * s * 0.1)} ${round1(y - s * 0.2)}l${round1(b.light * s * 0.6)} ${round1(s * 0.5)}`,
      '#8a6a5c',
      s * 0.12,
    ) +
    b.line(
      `M${round1(x - s * 0.66)} ${round1(y + s * 0.4)}L${round1(x - s * 0.82)} ${round1(y + s * 1.9)}M${round1(x + s * 0.66)} ${round1(y + s * 0.4)}L${round1(x + s * 0.82)} ${round1(y + s * 1.9)}`,
      iron,
      s * 0.14,
    ) +
    b.line(`M${round1(x - s * 0.3)} ${round1(y)}a${s * 0.3} ${s * 0.36} 0 0 1 ${s * 0.6} 0`, iron, s * 0.1)
  );
}

/** A storm lantern standing at 0,0; colour of the light. */
export function lantern(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  return b.done(lanternAt(b, 0, -76, 34, look.colour));
}

/** A floating paper lantern with ribs; colour of the paper. */
export function paperLantern(scene: Scene, size: number, look: Look & { colour?: string; tassel?: boolean } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? palette.amber;
  const body = 'M-18 -92C-46 -80 -46 -32 -18 -20H18C46 -32 46 -80 18 -92Z';
  const inner = b.scene.radial(
    [
      [0, '#fff8d4'],
      [0.5, mix(colour, palette.glow, 0.55)],
      [1, colour],
    ],
    0.5,
    0.58,
    0.6,
  );
  return b.done(
    b.halo(0, -56, 105, mix(colour, palette.lamp, 0.5), 0.75),
    `<path d="${body}" fill="${inner}"/>`,
    b.inside(
      body,
      b.line(
        'M-40 -78Q0 -70 40 -78M-46 -66Q0 -57 46 -66M-46 -54Q0 -44 46 -54M-44 -42Q0 -32 44 -42M-34 -30Q0 -22 34 -30',
        mix(colour, palette.madder, 0.45),
        1.8,
        { opacity: 0.55 },
      ),
      b.line(`M${-b.light * 34} -80Q${-b.light * 46} -56 ${-b.light * 32} -26`, mix(colour, palette.madder, 0.5), 9, {
        opacity: 0.3,
      }),
    ),
    b.form('M-18 -98H18V-90H-18ZM-18 -22H18V-15H-18Z', '#6a3a38', { dabs: 0 }),
    b.line('M0 -98V-108', '#4a3034', 1.6),
    look.tassel === false ? '' : b.line('M0 -15V-4M-3 -5V4M0 -5V6M3 -5V4', '#c8504a', 2),
  );
}

/** A street lamp; lit, snow on its hat. */
export function lampPost(
  scene: Scene,
  size: number,
  look: Look & { lit?: boolean; snow?: string; colour?: string } = {},
) {
  const b = brush(scene, size, look);
  const iron = look.colour ?? '#2f3450';
  return b.done(
    b.form('M-5 0C-4 -6 -2.5 -8 -2 -14L-1.4 -78H1.400L2 -14C2.5 -8 4 -6 5 0Z', iron, {
      dabs: 0,
      pale: lighten(iron, 0.2),
    }),
    b.form('M-3 -44H3V-41H-3ZM-3 -16H3V-12H-3ZM-3 -79H3V-76H-3Z', lighten(iron, 0.06), { dabs: 0 }),
    look.lit === false
      ? b.flat('M-4.5 -79L-6.5 -92H6.500L4.5 -79Z', '#7d90a8')
      : b.halo(0, -86, 44, palette.lamp, 0.85) +
          b.flat('M-4.5 -79L-6.5 -92H6.500L4.5 -79Z', palette.glow) +
          b.dot(0, -84, 2.4, '#fffef4'),
    b.line('M-4.5 -79L-6.5 -92M4.5 -79L6.5 -92M0 -79V-92', iron, 0.9),
    b.form('M-8.5 -91.500L0 -99L8.5 -91.500Z', iron, { dabs: 0, pale: lighten(iron, 0.2) }),
    b.dot(0, -99.5, 1.4, iron),
    look.snow ? b.flat('M-8.5 -92C-6 -97 -2 -101 0 -101C3 -101 7 -97 8.5 -92C4 -94 -4 -94 -8.5 -92Z', look.snow) : '',
  );
}

export interface WindowLook {
  lit?: boolean;
  bars?: boolean;
  arch?: boolean;
  frame?: string;
  colour?: string;
  glow?: number;
  curtain?: string;
}

/** A window inside another shape, its upper left corner at x, y. */
export function windowAt(b: Brush, x: number, y: number, width: number, height: number, look: WindowLook = {}) {
  const { lit = true, bars = true, arch = false, frame = '#4a3034', colour = palette.lamp, glow = 1 } = look;
  const path = arch ? archway(x + width / 2, y + height, width, height) : rectangle(x, y, width, height);
  const pane = lit
    ? b.scene.linear([
        [0, palette.glow],
        [0.6, colour],
        [1, mix(colour, palette.amber, 0.6)],
      ])
    : b.scene.linear([
        [0, '#6f86a2'],
        [1, '#344668'],
      ]);
  const cross = `M${round1(x + width / 2)} ${round1(y)}V${round1(y + height)}M${round1(x)} ${round1(y + height * 0.5)}H${round1(x + width)}`;
  const thick = round1(Math.max(width * 0.1, 0.6 / b.scale));
  return (
    (lit && glow
      ? b.halo(x + width / 2, y + height / 2, Math.max(width, height) * 1.7, palette.amber, 0.5 * glow)
      : '') +
    `<path d="${path}" fill="${pane}"/>` +
    (look.curtain
      ? b.inside(
          path,
          b.flat(
            `M${x} ${y}H${x + width * 0.42}Q${x + width * 0.3} ${y + height * 0.5} ${x} ${y + height * 0.7}ZM${x + width} ${y}H${x + width * 0.58}Q${x + width * 0.7} ${y + height * 0.5} ${x + width} ${y + height * 0.7}Z`,
            look.curtain,
            0.85,
          ),
        )
      : '') +
    (lit
      ? b.inside(path, b.flat(oval(x + width * 0.5, y + height * 0.75, width * 0.36, height * 0.2), '#fffbe0', 0.5))
      : b.inside(
          path,
          b.line(`M${x + width * 0.15} ${y + height * 0.6}L${x + width * 0.7} ${y}`, '#a9bfd0', width * 0.1, {
            opacity: 0.5,
          }),
        )) +
    (bars ? b.line(cross, frame, thick * 0.8) : '') +
    b.line(path, frame, thick * 1.3) +
    b.line(
      `M${round1(x - width * 0.12)} ${round1(y + height)}H${round1(x + width * 1.12)}`,
      lighten(frame, 0.14),
      thick * 1.5,
    )
  );
}

/** A single window standing on 0,0; lit, arch, bars, curtain. */
export function litWindow(scene: Scene, size: number, look: Look & WindowLook & { wide?: number } = {}) {
  const b = brush(scene, size, look);
  const width = 78 * (look.wide ?? 1);
  return b.done(windowAt(b, -width / 2, -100, width, 100, look));
}

/** A candle in a holder; tall: its height from 0.5 to 2. */
export function candle(scene: Scene, size: number, look: Look & { colour?: string; tall?: number } = {}) {
  const b = brush(scene, size, look);
  const top = -20 - 44 * (look.tall ?? 1);
  return b.done(
    b.halo(0, top - 18, 80, palette.lamp, 0.8),
    b.form('M-28 -8C-26 2 26 2 28 -8Q0 -2 -28 -8Z', '#b8863c'),
    b.line('M26 -8C40 -16 42 2 28 0', '#b8863c', 3),
    b.form(`M-9 -6V${top}Q0 ${top - 5} 9 ${top}V-6Z`, look.colour ?? '#f6e9cc', { grain: 1.5 }),
    b.form(
      `M-9 ${top}Q0 ${top + 6} 9 ${top}L8 ${top + 12}Q4 ${top + 6} 2 ${top + 16}Q-2 ${top + 6} -9 ${top + 8}Z`,
      '#fffaf0',
      { dabs: 0 },
    ),
    b.line(`M0 ${top}V${top - 6}`, '#3d2b30', 1.6),
    flameAt(b, 0, top - 4, 22),
  );
}

/** A flame inside another shape, standing on x, y. */
export function flameAt(b: Brush, x: number, y: number, height: number) {
  const tongue = (h: number, w: number, colour: string, lean = 0) =>
    b.flat(
      `M${round1(x)} ${round1(y)}C${round1(x - w)} ${round1(y - h * 0.2)} ${round1(x - w * 0.7)} ${round1(y - h * 0.5)} ${round1(x + lean)} ${round1(y - h)}C${round1(x + w * 0.9)} ${round1(y - h * 0.55)} ${round1(x + w)} ${round1(y - h * 0.2)} ${round1(x)} ${round1(y)}Z`,
      colour,
    );
  return (
    tongue(height, height * 0.36, palette.ember, height * 0.06) +
    tongue(height * 0.78, height * 0.28, palette.amber) +
    tongue(height * 0.52, height * 0.19, palette.glow) +
    tongue(height * 0.26, height * 0.1, '#fffdf0')
  );
}

/** A small open fire of logs with a halo; stones rings it. */
export function fire(scene: Scene, size: number, look: Look & { stones?: boolean; glow?: number } = {}) {
  const b = brush(scene, size, look);
  const log = (turn: number, x: number) =>
    b.put(
      x,
      -8,
      1,
      b.form('M-38 -6H34V6H-38Z', '#6a4436', { dabs: 1.4 }) +
        b.ball(36, 0, 5, 6.5, '#c08a5c', { dabs: 0 }) +
        b.line('M-30 -3H20', palette.ember, 1.4, { opacity: 0.8 }),
      { turn },
    );
  return b.done(
    b.halo(0, -34, 170 * (look.glow ?? 1), palette.amber, 0.75),
    b.halo(0, -30, 80, palette.lamp, 0.7),
    log(12, -2),
    log(-14, 2),
    b.put(-20, -10, 1, flameAt(b, 0, 0, 52)),
    b.put(21, -9, 1, flameAt(b, 0, 0, 46)),
    flameAt(b, 0, -6, 92),
    log(2, 0),
    look.stones === false
      ? ''
      : [-52, -34, -14, 8, 30, 50]
          .map((x, i) =>
            b.ball(x, 4 - Math.abs(x) * 0.06 + 2, 12, 8.5, i % 2 ? '#6f6a7c' : '#857f8c', { pale: palette.amber }),
          )
          .join(''),
    b.dot(-18, -84, 2, palette.lamp) + b.dot(14, -100, 1.6, palette.amber) + b.dot(26, -78, 1.4, palette.lamp),
  );
}

/** A glowing point with wings: a firefly; size is the reach of its light. */
export function firefly(scene: Scene, size: number, look: { colour?: string } = {}) {
  const colour = look.colour ?? '#f8f08c';
  return (
    scene.glowShape(0, 0, size, colour, 0.8) +
    `<ellipse cx="0" cy="0" rx="${round1(size * 0.12)}" ry="${round1(size * 0.16)}" fill="#fffbd6"/>`
  );
}
