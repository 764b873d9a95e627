// An old windmill whose sails are patchwork quilts, and what a quilter leaves in the grass.

import { times } from '../../core/chance.ts';
import { lighten, mix, palette, vary } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { archway, brush, type Brush, type Look } from '../brush.ts';
import { stones } from '../houses.ts';
import { windowAt } from '../lights.ts';
import { tiles } from '../roofs.ts';

const WOOD = '#5a4038';
const CLOTH = 'M-3 -9C4 -6 12 -7 16 -10C21 -24 16 -36 19 -49C13 -53 4 -50 -3 -53C-5 -38 -1 -24 -3 -9Z';

/** Related tones, from deep to pale, laid in slanting rows. */
type Tones = readonly [string, string, string, string];

const SAILS: readonly Tones[] = [
  ['#b4594f', '#c9806a', '#d99c82', '#ebc4a6'], ['#c8944a', '#dab46c', '#e3c484', '#efd9a0'],
  ['#71906c', '#92a982', '#aebb8c', '#cdd2a6'], ['#80688c', '#a08a9f', '#b8a2b4', '#d6c4c8'],
];

function patches(b: Brush, tones: Tones): string {
  const wide = 7.4;
  const squares = times(24, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [-6 + column * wide, -54 + row * 7.7];
    const colour = vary(b.r, tones[(column + row * 3) % 4]!, 0.012, 0.004);
    const print = (column + row * 2) % 5 ? '' : b.flat(`M${round1(x + 3.7)} ${round1(y + 1.8)}l2 2l-2 2l-2 -2Z`, mix(colour, tones[0], 0.45));
    return b.form(`M${round1(x)} ${round1(y)}h${wide + 0.2}v7.900h${-wide - 0.2}Z`, colour, { dabs: 0.5, edge: 0.5, grain: 1.2 }) + print;
  });
  const seams = times(4, (i) => `M${round1(-6 + i * wide)} -54v48`).join('') + times(6, (i) => `M-6 ${round1(-54 + i * 7.7)}h30`).join('');
  return b.inside(CLOTH, ...squares, b.line(seams, mix(tones[0], b.night, 0.25), 0.35, { opacity: 0.55 }));
}

function sail(b: Brush, tones: Tones): string {
  const hem = b.line(CLOTH, mix(tones[0], b.night, 0.15), 1.2) + b.line(CLOTH, palette.cream, 0.3, { dash: '1.6 1.8' });
  const folds = b.inside(CLOTH, b.line('M3 -52C6 -40 2 -24 5 -8M11 -52C8 -36 14 -24 10 -8', b.night, 2.2, { opacity: 0.16 }));
  return b.line('M0 3V-56', WOOD, 1.9) + b.line('M0.4 3V-56', lighten(WOOD, 0.15), 0.5) + patches(b, tones) + folds + hem;
}

/** The mill; turn of its sails in degrees. The hub is at 0,-66 per cent of size, sails reach 56 per cent. */
export function quiltMill(scene: Scene, size: number, look: Look & { wall?: string; cap?: string; turn?: number } = {}): string {
  const b = brush(scene, size, look);
  const { wall = '#f0e2c4', cap = '#a95a50', turn = 20 } = look;
  const tower = 'M-20 2C-17 -18 -13.5 -42 -11 -60H11C13.5 -42 17 -18 20 2Q0 6 -20 2Z';
  const dome = 'M-14 -59C-14 -70 -7 -77 0 -78C7 -77 14 -70 14 -59Q0 -55.500 -14 -59Z';
  const posts = times(11, (i) => `M${-21 + i * 4.2} -21v-5.5`).join('');
  return b.done(
    b.form(tower, wall, { dabs: 0.6, grain: 0.1 }), stones(b, tower, wall, [-20, -60, 40, 64], 2.4, 0.4),
    b.form('M-21.500 -22H21.500L19 -18.500H-19Z', '#7a5440', { dabs: 0.6 }), b.line(`M-21.500 -26H21.500${posts}`, WOOD, 0.8),
    windowAt(
      b, -3, -42, 6, 8, { arch: true, lit: false, frame: WOOD },
    ), windowAt(b, 5.5, -13, 5, 6.5, { lit: false, frame: WOOD }), windowAt(b, -11, -13, 5, 6.5, { lit: false, frame: WOOD }),
    b.form(archway(0, 3, 8, 15), '#3f7080', { grain: 1.5 }), b.line(archway(0, 3, 8, 15), WOOD, 0.9), b.dot(2, -3, 0.6, palette.lamp),
    b.form(dome, cap, { dabs: 0.5 }), tiles(b, dome, cap, [-14, -78, 28, 22], 3),
    b.put(0, -66, 1, SAILS.map((tones, i) => b.put(0, 0, 1, sail(b, tones), { turn: turn + i * 90 })).join('')),
    b.ball(0, -66, 2.8, 2.8, '#8a6048', { dabs: 0 }), b.dot(0.6, -66.6, 1, '#e0b070'),
  );
}

/** A spool of thread standing on end; colour of the thread. */
export function spool(scene: Scene, size: number, look: Look & { thread?: string } = {}): string {
  const b = brush(scene, size, look);
  const thread = look.thread ?? '#c8504a';
  const roll = 'M-24 -14V-86H24V-14Z';
  return b.done(
    b.form('M-34 0H34V-14H-34Z', '#c99a64'), b.form(roll, thread, { grain: 0.1 }),
    b.inside(roll, b.line(times(9, (i) => `M-26 ${-20 - i * 8}Q0 ${-14 - i * 8} 26 ${-20 - i * 8}`).join(''), mix(thread, b.night, 0.4), 2, { opacity: 0.6 })),
    b.form('M-34 -86H34V-100H-34Z', '#d9ac74'),
  );
}
