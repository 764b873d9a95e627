// Things of a beach: a door that stands alone, shells, starfish, gull, driftwood.

import { times } from '../../core/chance.ts';
import { lighten, mix, palette } from '../../core/colour.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, oval, type Brush, type Look } from '../brush.ts';
import { fireplace } from '../furniture.ts';
import { cup } from '../kitchen.ts';
import { flameAt } from '../lights.ts';

function room(b: Brush): string {
  const wall = `<path d="M-24 0V-96H24V0Z" fill="${b.scene.linear([[0, '#b8643c'], [0.6, '#f2a04c'], [1, '#c8703c']])}"/>`;
  const paper = times(5, (i) => b.line(`M${i * 5} -94V-30`, '#ffd27a', 0.8, { opacity: 0.35 })).join('');
  const floor = b.form('M-2 0V-17H24V0Z', '#a5623c', { dabs: 1.2 });
  const picture = b.form('M6 -82H19V-70H6Z', '#7a4434') + b.flat('M8 -80H17V-72H8Z', '#f6d9a0') + b.flat('M8 -72L12 -77L17 -72Z', '#7d9a6c');
  const table = b.form('M0 -13.500H11L12 -10.500H-1Z', '#7a4a34', { dabs: 0.6 }) + b.line('M1.5 -10V-1M10 -10V-1', '#7a4a34', 1.6);
  const flames = b.put(11, -19, 1, flameAt(b, 0, 0, 13)) + b.put(19, -19, 1, flameAt(b, 0, 0, 12)) + b.put(15, -18.5, 1, flameAt(b, 0, 0, 19));
  const hearth = b.put(15, -16, 1, fireplace(b.scene, 44, { stone: '#c09a84' })) + b.halo(15, -26, 22, palette.lamp, 0.9) + flames;
  return wall + paper + floor + picture + hearth + table + b.put(5.5, -13.5, 1, cup(b.scene, 8.5, { steam: true, band: '#c8443f' }));
}

/** A door ajar in its frame, with a room behind it where there is none: fire, table, steaming cup. */
export function doorToHome(scene: Scene, size: number, look: Look & { colour?: string; frame?: string } = {}): string {
  const b = brush(scene, size, look);
  const { colour = '#2f62b0', frame = '#e9dcc0' } = look;
  const opening = 'M-23 0V-95H23V0Z';
  const leaf = 'M-23 0V-95L-1 -91V5Z';
  const panel = (top: number, bottom: number) => b.form(
    `M-19.500 ${bottom}V${top}L-4.500 ${top + 2}V${bottom + 1.5}Z`, mix(colour, b.night, 0.3), { edge: 1.8, dabs: 0.8 },
  );
  const knocker = b.ball(-11.5, -52, 2.2, 2.2, '#f0c060', { dabs: 0 }) + b.line(oval(-11.5, -48.5, 2.6, 3), '#e0a848', 0.9);
  return b.done(
    b.halo(10, -46, 76, palette.amber, 0.7),
    b.form('M-30 1V-104H30V1Z', frame, { grain: 1.5 }), b.form('M-34 -103H34V-109H-34Z', lighten(frame, 0.03), { dabs: 0.8 }),
    b.inside(opening, room(b)),
    b.form(leaf, colour, { grain: 1.5, dabs: 1.2 }), panel(-88, -60), panel(-40, -24), panel(-19, -5), knocker,
    b.line('M-1 -91V5', '#ffd98c', 1.1), b.ball(-4, -45, 1.8, 1.8, '#f6cf74', { dabs: 0 }),
    b.line(opening, mix(frame, b.night, 0.5), 1), b.form('M-33 4H33V-1H-33Z', mix(frame, b.night, 0.25), { dabs: 0.6 }),
  );
}

/** A fan shell lying on sand. */
export function shell(scene: Scene, size: number, look: Look & { colour?: string } = {}): string {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#f0c4b0';
  const fan = 'M-10 0L-52 -52C-44 -92 44 -92 52 -52L10 0Z';
  return b.done(
    b.form(fan, colour),
    b.inside(fan, b.line('M0 0L-40 -74M0 0L-20 -86M0 0V-90M0 0L20 -86M0 0L40 -74', mix(colour, b.night, 0.4), 4, { opacity: 0.6 })),
  );
}

/** A starfish; size is its width. */
export function starfish(scene: Scene, size: number, look: Look & { colour?: string } = {}): string {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#d9643f';
  const arm = b.form('M-13 0C-10 -24 -8 -40 0 -50C8 -40 10 -24 13 0Z', colour, { grain: 1.5 });
  return b.done(
    ...times(5, (i) => b.put(0, 0, 1, arm, { turn: i * 72 })), b.ball(0, 0, 13, 13, colour),
    ...times(5, (i) => b.put(0, 0, 1, b.dot(0, -24, 3, lighten(colour, 0.14)) + b.dot(0, -34, 2.2, lighten(colour, 0.14)), { turn: i * 72 })),
  );
}

/** A gull standing, looking right. */
export function gull(scene: Scene, size: number, look: Look = {}): string {
  const b = brush(scene, size, look);
  return b.done(
    b.line('M-6 0V-22M6 0V-22', '#d98a44', 4),
    b.form('M-70 -36C-50 -58 -14 -66 14 -60C18 -84 44 -92 54 -74C58 -62 48 -54 42 -46C34 -24 -10 -12 -40 -26Z', '#f6f0e6', { grain: 0.2 }),
    b.form('M-78 -34C-50 -62 -10 -62 12 -50C0 -28 -40 -26 -78 -34Z', '#97a2b8', { grain: 0.2 }), b.flat('M-78 -34L-52 -44L-56 -30Z', '#3a3a50'),
    b.flat('M54 -76L74 -68L53 -66Z', '#e8a23c'), b.dot(42, -76, 3.2, '#241c2c'),
  );
}

/** A bleached branch washed ashore; size is its length. */
export function driftwood(scene: Scene, size: number, look: Look & { wood?: string } = {}): string {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#a5907c';
  return b.done(
    b.form('M-52 0C-30 -12 10 -12 40 -22L52 -30L48 -18L56 -14C40 -8 10 0 -20 4C-36 6 -48 6 -52 0Z', wood, { grain: -0.2, long: 1.4 }),
    b.form('M-6 -8C2 -20 4 -30 16 -36L18 -30C12 -22 10 -14 8 -6Z', wood, { grain: -1 }),
    b.line('M-40 -1C-10 -8 20 -8 44 -18', mix(wood, b.night, 0.45), 1.4, { opacity: 0.6 }),
  );
}
