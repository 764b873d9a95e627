// A lighthouse in the shape of a teapot, and the sea of blankets it stands in.

import { times } from '../../core/chance.ts';
import { lighten, mix, palette } from '../../core/colour.ts';
import { round1, smooth, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { archway, brush, oval, type Brush, type Look } from '../brush.ts';
import { windowAt } from '../lights.ts';

const BODY = 'M-36 0C-56 -12 -58 -40 -48 -60C-42 -72 -32 -82 -28 -96H28C32 -82 42 -72 48 -60C58 -40 56 -12 36 0Q0 6 -36 0Z';
const IRON = '#4a4468';

function bands(b: Brush, colour: string): string {
  const band = (y: number, tall: number) => b.form(`M-60 ${y}Q0 ${y + 13} 60 ${y}V${y + tall}Q0 ${y + tall + 13} -60 ${y + tall}Z`, colour, { grain: 0.1 });
  const dots = [-40, -24, -8, 8, 24, 40].map((x) => b.ball(x, -38 + (1600 - x * x) * 0.004, 3.2, 3.2, colour, { dabs: 0 }));
  return b.inside(BODY, band(-86, 13), band(-58, 13), band(-22, 14), ...dots);
}

function handle(b: Brush, colour: string): string {
  const curve = 'M-36 -80C-96 -98 -112 -26 -50 -20';
  return b.line(curve, mix(colour, b.night, 0.5), 13) + b.line(curve, colour, 10) + b.line('M-44 -83C-92 -90 -100 -40 -62 -24', lighten(colour, 0.09), 3, { opacity: 0.8 });
}

function lanternRoom(b: Brush): string {
  const glass = 'M-21 -98L-23 -122H23L21 -98Z';
  const pane = b.scene.linear([[0, '#fff3c0'], [0.5, '#fffdf0'], [1, '#ffd98a']]);
  const bars = b.line('M-21 -98L-23 -122M-8 -98L-9 -122M8 -98L9 -122M21 -98L23 -122', IRON, 1.5);
  const posts = [-36, -24, -12, 0, 12, 24, 36].map((x) => `M${x} -104V-96`).join('');
  return (
    b.halo(0, -110, 110, palette.lamp, 0.9) + `<path d="${glass}" fill="${pane}"/>` + bars +
    b.form('M-40 -98Q0 -93 40 -98L38 -92Q0 -86 -38 -92Z', '#8a5a6a', { dabs: 0.6 }) + b.line('M-38 -104Q0 -99 38 -104', IRON, 1.3) + b.line(posts, IRON, 1.1)
  );
}

/** A teapot as tall as a tower; glaze and band colours. Its spout ends at 96,-97 per cent of size. */
export function teapotTower(scene: Scene, size: number, look: Look & { glaze?: string; band?: string } = {}): string {
  const b = brush(scene, size, look);
  const { glaze = '#f6e7cf', band = '#b8454c' } = look;
  const spout = 'M44 -46C66 -46 66 -74 82 -92L78 -98L96 -101L101 -90L95 -88C86 -72 84 -20 42 -14Z';
  return b.done(
    handle(b, band),
    b.form(spout, glaze, { grain: -1, long: 0.8 }), b.form('M76 -98Q86 -104 97 -102L102 -90Q92 -90 85 -86Z', band, { dabs: 0.5 }),
    b.form(BODY, glaze, { grain: 1.2, dabs: 1.3 }), bands(b, band),
    windowAt(b, -6, -74, 12, 16, { arch: true, frame: IRON }), windowAt(b, 20, -56, 10, 13, { arch: true, frame: IRON }), windowAt(b, -30, -56, 10, 13, { arch: true, frame: IRON }),
    b.form(archway(0, 2, 20, 32), '#7a4650', { grain: 1.5 }), b.line(archway(0, 2, 20, 32), IRON, 2.2), b.dot(5, -13, 1.3, palette.lamp),
    lanternRoom(b),
    b.form('M-29 -121C-26 -141 26 -141 29 -121Q0 -115 -29 -121Z', band, { grain: 0.2 }), b.form('M-31 -122Q0 -114 31 -122L30 -118Q0 -110 -30 -118Z', glaze, { dabs: 0.4 }),
    b.ball(0, -141, 6, 6, glaze, { dabs: 0.3 }), b.flat(oval(-2 + b.light * 4, -143, 1.6, 1.4), '#fffaf0'),
  );
}

export type Weave = 'stripes' | 'checks' | 'quilted' | 'plain' | 'knit';

function below(ridge: Point[], by: number): string {
  return smooth(ridge.filter((_, i) => i % 2 === 0).map(([x, y]): Point => [x, y + by]));
}

function weaveLines(b: Brush, ridge: Point[], weave: Weave, pale: string, dark: string, gauge: number): string {
  const rows = (first: number, count: number, step: number, colour: string, width: number, opacity = 0.75) =>
    times(count, (i) => b.line(below(ridge, first + i * step), colour, width, { opacity })).join('');
  const columns = (step: number, lean: number, colour: string, width: number, opacity: number) =>
    ridge.filter((_, i) => i % step === 0).map(([x, y]) => b.line(`M${round1(x)} ${round1(y - 10)}q${lean * 0.2} 60 ${lean} 190`, colour, width, { opacity })).join('');
  if (weave === 'stripes') return rows(gauge * 2.4, 5, gauge * 2.6, pale, gauge * 0.9);
  if (weave === 'checks') return rows(gauge * 2.4, 5, gauge * 3, pale, gauge * 0.8, 0.6) + columns(4, 26, pale, gauge * 0.8, 0.5);
  if (weave === 'quilted') return columns(3, 90, dark, gauge * 0.26, 0.6) + columns(3, -90, dark, gauge * 0.26, 0.6) + columns(3, 90, pale, gauge * 0.14, 0.5);
  if (weave === 'knit') return rows(gauge * 1.6, 10, gauge * 1.1, dark, gauge * 0.24, 0.5) + columns(1, 14, pale, gauge * 0.3, 0.4);
  return rows(gauge * 3, 2, gauge * 1.2, pale, gauge * 0.4, 0.6);
}

/** A blanket as one wave of a sea: its folds hang from the ridge; gauge is how big its pattern is. */
export function blanketWave(scene: Scene, ridge: Point[], colour: string, { weave = 'plain' as Weave, gauge = 10, rim = '#fff0c8', foot = 200 } = {}): void {
  const b = brush(scene, 100);
  const pale = lighten(colour, 0.11);
  const dark = mix(colour, '#141a48', 0.55);
  const path = scene.hillPath(ridge);
  scene.hill(ridge, lighten(colour, 0.05), mix(colour, '#141a48', 0.42), { dabs: 120, depth: foot, dabLength: 34, shadow: 0.4 });
  const folds = ridge.filter((_, i) => i % 7 === 3).map(([x, y]) => b.line(`M${round1(x)} ${round1(y + gauge)}q${round1((scene.r() - 0.5) * 70)} 60 ${round1((scene.r() - 0.5) * 120)} ${foot}`, dark, gauge * 1.3, { opacity: 0.22 })).join('');
  scene.add(b.inside(path, weaveLines(b, ridge, weave, pale, dark, gauge), folds));
  const hem = b.line(below(ridge, gauge * 0.55), lighten(colour, 0.17), gauge * 1.3) + b.line(below(ridge, gauge * 0.6), dark, gauge * 0.2, { dash: `${gauge * 0.7} ${gauge * 0.5}`, opacity: 0.8 });
  scene.add(b.inside(path, hem, b.line(below(ridge, 1), rim, gauge * 0.35, { opacity: 0.7 })));
}
