// A boat folded from the page of a giant book, and the narrow houses of an old street.

import { times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, type Brush, type Look } from '../brush.ts';
import { stones } from '../houses.ts';
import { windowAt } from '../lights.ts';
import { tiles } from '../roofs.ts';

const INK = '#5c5468';
const HULL = 'M-124 -62L-72 10Q0 16 74 10L126 -62L44 -34Q0 -26 -42 -34Z';
const PEAK = 'M-44 -34L0 -112L46 -34Q0 -26 -44 -34Z';

/** Rows of print, too far away to read. */
function print(b: Brush, path: string, top: number, rows: number, slant: number): string {
  const row = (i: number) => `M-130 ${top + i * 7.5 - slant}Q0 ${top + i * 7.5 + slant * 0.6} 130 ${top + i * 7.5 - slant}`;
  return b.inside(path, b.line(times(rows, row).join(''), INK, 2.3, { opacity: 0.5, dash: '13 4 21 4 8 4 17 5' }));
}

/** A folded boat of printed paper, its foot on the waterline; riders (SVG in units of size/100) sit in it. */
export function bookBoat(scene: Scene, size: number, look: Look & { paper?: string; riders?: string } = {}): string {
  const b = brush(scene, size, look);
  const paper = look.paper ?? '#fbf0d6';
  const dim = mix(paper, b.night, 0.3);
  const fold = mix(paper, '#8a6a58', 0.5);
  const picture =
    b.flat('M46 -27L96 -45L72 -2L42 -3Z', mix(paper, '#b8935c', 0.55)) +
    b.line('M46 -27L96 -45L72 -2L42 -3Z', INK, 1.4, { opacity: 0.7 }) +
    b.flat('M45 -10L56 -24L63 -14L74 -31L80 -16L72 -3L43 -4Z', mix(INK, paper, 0.35)) +
    b.dot(60, -28, 3, '#c0503f', 0.9);
  return b.done(
    b.form('M-124 -62Q0 -80 126 -62L44 -34H-42Z', mix(paper, b.night, 0.5), { dabs: 0.7 }),
    b.form(PEAK, paper, { grain: 1.2 }),
    print(b, PEAK, -96, 8, 0),
    b.flat('M0 -112L-44 -34Q-20 -28 0 -28Z', dim, 0.55),
    look.riders ?? '',
    b.form(HULL, paper, { grain: 0.1 }),
    print(b, HULL, -44, 8, 8),
    b.inside(HULL, picture),
    b.form('M-124 -62L-72 10L-28 13L-42 -34Z', dim, { opacity: 0.6, dabs: 0.6 }),
    b.line('M-42 -34L-28 13M44 -34L32 13', fold, 1.6),
    b.line('M-124 -62L-42 -34Q0 -26 44 -34L126 -62', lighten(paper, 0.06), 3),
  );
}

/** A narrow old town house from the front, its foot under water; wide is its width to height. */
export function townHouse(scene: Scene, size: number, look: Look & { wall?: string; roof?: string; floors?: number; wide?: number; lit?: number } = {}): string {
  const b = brush(scene, size, look);
  const { wall = '#8a6f48', roof = '#5c3f34', floors = 3, wide = 0.5, lit = 0.6 } = look;
  const w = 50 * wide;
  const eaves = -74;
  const front = `M${-w} 2V${eaves}H${w}V2Z`;
  const gable = `M${-w - 4} ${eaves + 1}L${-w * 0.36} -100H${w * 0.36}L${w + 4} ${eaves + 1}Z`;
  const tall = 70 / floors;
  const panes = times(floors * 2, (i) => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const y = eaves + 6 + row * tall;
    const x = column ? w * 0.2 : -w * 0.68;
    return windowAt(b, x, y, w * 0.48, tall * 0.58, { lit: b.r() < lit, frame: mix(wall, b.night, 0.6), arch: row === 0 && floors > 2 });
  });
  const beams = b.line(
    times(floors, (i) => `M${-w} ${round1(eaves + 3 + i * tall)}H${w}`).join('') + `M0 ${eaves}V0`, mix(wall, b.night, 0.5), 1.1,
    { opacity: 0.7 },
  );
  return b.done(
    b.form(`M${w * 0.3} -92V-108H${w * 0.62}V-86Z`, mix(roof, b.night, 0.2)),
    b.form(front, wall, { dabs: 0.7, grain: 1.5 }),
    stones(b, front, wall, [-w, eaves, w * 2, 76], 3.4, 0.35),
    beams, ...panes,
    b.form(gable, roof, { dabs: 0.5 }), tiles(b, gable, roof, [-w - 4, -101, w * 2 + 8, 30], 4.6),
    windowAt(b, -w * 0.17, -92, w * 0.34, 11, { lit: b.r() < lit, arch: true, bars: false, frame: mix(wall, b.night, 0.6) }),
    b.line(`M${-w - 4} ${eaves + 1}H${w + 4}`, lighten(roof, 0.1), 1.6),
  );
}

/** Steps of stone that lead down into water, lower left corner at 0,0; size is their height. */
export function stoneSteps(scene: Scene, size: number, look: Look & { stone?: string } = {}): string {
  const b = brush(scene, size, look);
  const stone = look.stone ?? '#6a5a48';
  const step = (i: number) => {
    const [right, top] = [190 - i * 40, -24 - i * 25];
    const face = `M-10 ${top + 26}V${top}H${right}L${right + 8} ${top + 26}Z`;
    const tread = `M-10 ${top}L-10 ${top - 8}H${right - 10}L${right} ${top}Z`;
    return b.form(face, mix(stone, b.night, 0.3), { dabs: 0.7 }) +
      stones(b, face, stone, [-10, top, right + 20, 26], 13, 0.5) +
      b.form(tread, lighten(stone, 0.07), { dabs: 0.8 });
  };
  return b.done(...times(4, step), b.line('M0 2H196', mix(stone, b.night, 0.6), 3, { opacity: 0.5 }));
}
