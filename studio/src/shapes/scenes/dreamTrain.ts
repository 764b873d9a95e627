// The engine of a train of beds, and the way it rolls on.

import { times } from '../../core/chance.ts';
import { lighten, mix, palette } from '../../core/colour.ts';
import { round1, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, oval, type Brush, type Look } from '../brush.ts';
import { lanternAt } from '../lights.ts';
import { smoke } from '../sky.ts';
import { patchwork } from '../textiles.ts';

function wheel(b: Brush, x: number, radius: number, brass: string): string {
  const y = -radius;
  const spokes = times(4, (i) => {
    const [dx, dy] = [Math.cos(i * 0.785) * radius * 0.9, Math.sin(i * 0.785) * radius * 0.9];
    return `M${round1(x - dx)} ${round1(y - dy)}L${round1(x + dx)} ${round1(y + dy)}`;
  });
  return b.line(oval(x, y, radius, radius), mix(brass, b.night, 0.35), 4) +
    b.line(oval(x, y, radius, radius) + spokes.join(''), brass, 2) +
    b.ball(x, y, radius * 0.26, radius * 0.26, lighten(brass, 0.1), { dabs: 0 });
}

function post(b: Brush, x: number, tall: number, brass: string): string {
  return b.line(`M${x} -16V${-tall}`, mix(brass, b.night, 0.4), 5.4) +
    b.line(`M${x + b.light} -16V${-tall}`, lighten(brass, 0.14), 1.8) +
    b.ball(x, -tall - 4, 5.2, 5.2, brass, { dabs: 0 });
}

function endBars(b: Brush, from: number, to: number, tall: number, brass: string): string {
  const rods = times(3, (i) => `M${round1(from + ((to - from) * (i + 1)) / 4)} -30V${-tall + 2}`).join('');
  return b.line(`${rods}M${from} ${-tall + 2}Q${(from + to) / 2} ${-tall - 14} ${to} ${-tall + 2}`, brass, 2.8);
}

export interface BedLook extends Look {
  brass?: string;
  hair?: string;
  quilt?: readonly string[];
  engine?: boolean;
}

/** A brass bed on wheels, rolling right, somebody asleep in it; engine gives it a funnel and a lamp. */
export function rollingBed(scene: Scene, size: number, look: BedLook = {}): string {
  const b = brush(scene, size, look);
  const { brass = '#e6ac4c', hair = '#5a3a34', quilt, engine = false } = look;
  const cover = 'M-44 -58C-30 -70 -8 -66 8 -60C30 -58 52 -64 68 -58C78 -54 80 -40 80 -28C50 -22 -20 -22 -54 -28C-58 -40 -54 -52 -44 -58Z';
  const sleeper = b.ball(-58, -58, 12.5, 12, '#f4cba8', { dabs: 0.3 }) +
    b.form('M-71 -56C-74 -74 -46 -76 -45 -62C-54 -68 -62 -64 -71 -56Z', hair, { dabs: 0.6 }) +
    b.line('M-57 -57q3.500 3 7 0', '#3a2c34', 1.7) +
    b.dot(-51, -53, 2.6, '#e88a74', 0.5);
  const funnel = b.put(62, -128, 1, smoke(scene, 80, { colour: '#f0c8d8', opacity: 0.7, wind: -1.6 })) +
    b.form('M54 -58L52 -112H74L72 -58Z', mix(brass, b.night, 0.25), { grain: 1.5 }) +
    b.form('M46 -110C48 -126 78 -126 80 -110L76 -104H50Z', brass) +
    b.line('M53 -84H73', lighten(brass, 0.14), 3);
  return b.done(
    post(b, -86, 92, brass), post(b, -72, 88, brass), endBars(b, -86, -72, 90, brass),
    engine ? funnel : '',
    b.form('M-86 -36H84V-22H-86Z', '#f3e6cf'),
    b.form('M-84 -38C-86 -56 -74 -62 -60 -60C-48 -58 -42 -50 -44 -40Z', '#fdf6e8', { dabs: 0.8 }), sleeper,
    patchwork(b, cover, { patch: 13, colours: quilt }), b.form(cover, '#4a3060', { opacity: 0.2, dabs: 0, edge: 1.8 }),
    b.form('M-54 -54C-48 -64 -36 -66 -26 -62L-28 -26C-40 -26 -50 -26 -56 -28Z', '#fdf2de', { dabs: 0.6 }),
    b.line('M-88 -20H88', mix(brass, b.night, 0.35), 6.5), b.line('M-88 -21.500H88', lighten(brass, 0.08), 2.2),
    post(b, 86, 70, brass), post(b, 76, 66, brass), endBars(b, 76, 86, 68, brass),
    wheel(b, -60, 15, brass), wheel(b, 56, 15, brass),
    engine ? b.form('M86 -10L112 -2L92 -30H86Z', '#b8443f') + lanternAt(b, 98, -58, 9) : b.line('M86 -18H112', mix(brass, b.night, 0.3), 4),
  );
}

/** Rails and sleepers of starlight along a line of points; widths from the first to the last point. */
export function starTrack(scene: Scene, points: Point[], gauge: readonly [number, number], colour = palette.lamp): string {
  const b = brush(scene, 100);
  const last = points.length - 1;
  const offset = (side: number): string => `M${points.map(([x, y], i) => `${round1(x)} ${round1(y + side * (gauge[0] + ((gauge[1] - gauge[0]) * i) / last))}`).join('L')}`;
  const ties = points.map(([x, y], i) => {
    const half = gauge[0] + ((gauge[1] - gauge[0]) * i) / last;
    return `M${round1(x - half * 0.5)} ${round1(y + half * 1.6)}L${round1(x + half * 0.5)} ${round1(y - half * 1.6)}`;
  });
  return b.line(offset(0), colour, gauge[1] * 3, { opacity: 0.16 }) +
    b.line(ties.join(''), mix(colour, '#b85a90', 0.45), 5, { opacity: 0.9 }) +
    b.line(offset(-1) + offset(1), colour, 3.6);
}
