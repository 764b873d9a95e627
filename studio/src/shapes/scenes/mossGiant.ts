// A giant asleep on his back with his head to the left, so old that moss and trees grow on him.

import { between, times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import { ribbon, round1, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, oval, type Brush, type Look } from '../brush.ts';

export interface Giant extends Look {
  skin?: string;
  moss?: string;
  lit?: string;
}

/** Tufts of moss along a line. */
function tufts(b: Brush, line: Point[], count: number, length: number, colours: readonly string[], fall = 1) {
  return times(count, () => {
    const place = b.r() * (line.length - 1.001);
    const [from, to] = [line[Math.floor(place)]!, line[Math.floor(place) + 1]!];
    const t = place % 1;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const tall = length * between(b.r, 0.5, 1.2);
    const lean = between(b.r, -0.4, 0.4) * tall;
    return b.flat(`M${round1(x - 4)} ${round1(y)}Q${round1(x + lean * 0.3)} ${round1(y + fall * tall * 0.6)} ${round1(x + lean)} ${round1(y + fall * tall)}Q${round1(x + lean * 0.4 + 6)} ${round1(y + fall * tall * 0.5)} ${round1(x + 5)} ${round1(y)}Z`, b.oneOf(colours));
  }).join('');
}

const HAIR = 'M-114 22C-134 -84 -56 -132 8 -124C76 -122 132 -74 114 20C104 -28 70 -46 12 -50C-48 -52 -100 -28 -114 22Z';

/** Long strands of moss from the cheeks down, with small flowers. */
function beard(b: Brush, moss: string, lit: string) {
  const strands = times(34, (i) => {
    const side = ((i * 7) % 34) / 33;
    const start: Point = [-84 + side * 168, 34 + Math.sin(side * Math.PI) * 38];
    const end: Point = [start[0] * 0.72 + between(b.r, -14, 14), 118 + Math.sin(side * Math.PI) * 78 + between(b.r, -16, 16)];
    const middle: Point = [(start[0] * 1.16 + end[0]) / 2, (start[1] + end[1]) / 2];
    return b.form(ribbon([start, middle, end], [24, 20, 4]), mix(moss, b.oneOf([b.night, lit, moss]), 0.3), { grain: 1.3, dabs: 0.8 });
  });
  const blooms = times(14, () => { const [x, y] = [between(b.r, -56, 56), between(b.r, 84, 160)]; return b.dot(x, y, 5.5, b.oneOf(['#fff0cc', '#f2b0a0', '#f6d070'])) + b.dot(x, y, 2, '#d8903c'); });
  const lip = (side: number) => b.form(`M0 46C${side * 20} 38 ${side * 54} 46 ${side * 70} 76C${side * 44} 78 ${side * 14} 74 0 60Z`, mix(moss, lit, 0.3), { grain: 0.6 });
  return strands.join('') + blooms.join('') + b.line('M-16 74q16 12 32 0', '#7a4a40', 5) + lip(-1) + lip(1);
}

/** The giant's head from the front with closed eyes, round 0,0, about 230 wide; moss for hair and beard. */
export function giantHead(scene: Scene, size: number, look: Giant = {}) {
  const b = brush(scene, size, look);
  const { skin = '#c0b48c', moss = '#5f8a4c', lit = '#dcd88c' } = look;
  const ink = mix(skin, '#2a1f2c', 0.8);
  const mosses = [moss, mix(moss, b.night, 0.35), lighten(moss, 0.08), mix(moss, lit, 0.5)];
  const crown: Point[] = [[-118, 20], [-116, -50], [-70, -108], [8, -124], [76, -108], [118, -50], [116, 20]];
  const fringe: Point[] = [[-108, 2], [-74, -38], [-20, -50], [30, -50], [78, -36], [108, 2]];
  const middle: Point[] = [[-112, 10], [-92, -44], [-44, -80], [10, -88], [62, -80], [100, -40], [112, 10]];
  const skull = oval(0, 0, 110, 106);
  const patches = times(9, () => b.blot(between(b.r, -90, 90), between(b.r, -10, 70), between(b.r, 6, 15), between(b.r, 4, 9), b.oneOf([mix(skin, moss, 0.35), mix(skin, lit, 0.5)]), 0.5));
  const eye = (x: number) => b.line(`M${x - 24} -6Q${x} 18 ${x + 24} -6`, ink, 7) + b.line(`M${x - 16} 3l-5 8M${x} 7v9M${x + 16} 3l5 8`, ink, 3.4);
  return b.done(
    b.ball(-110, 10, 22, 30, mix(skin, b.night, 0.15)), b.ball(110, 10, 22, 30, skin),
    b.form(skull, skin, { grain: 0.4, dabs: 1.2, pale: mix(skin, '#fff0c0', 0.6) }), b.inside(skull, ...patches),
    b.dot(-62, 34, 24, '#d8806c', 0.5), b.dot(62, 34, 24, '#d8806c', 0.5), eye(-46), eye(46),
    beard(b, moss, lit), b.ball(0, 26, 30, 26, mix(skin, '#d89070', 0.4), { pale: '#f3d4a4' }),
    b.form(HAIR, moss, { grain: 1, dabs: 1.5, pale: mix(moss, lit, 0.6) }), tufts(b, middle, 60, 22, mosses, -1), tufts(b, fringe, 44, 20, mosses, 1), tufts(b, crown, 90, 34, mosses, -1),
  );
}

/** An arm from the shoulder at 0,0 to a hand that lies on the belly, about 300 wide. */
export function giantArm(scene: Scene, size: number, look: Giant = {}) {
  const b = brush(scene, size, look);
  const { skin = '#c0b48c', moss = '#5f8a4c', lit = '#dcd88c' } = look;
  const sleeve = ribbon([[-30, -10], [50, 50], [130, 48], [206, 4]], [104, 100, 84, 66]);
  const finger = (x: number, y: number, turn: number, long: number) => b.put(x, y, 1, b.form(`M-6 -14C${long * 0.5} -17 ${long} -14 ${long + 6} 0C${long} 14 ${long * 0.5} 15 -6 13Z`, skin, { pale: mix(skin, '#fff0c0', 0.6), edge: 1.4 }) + b.form(oval(long - 4, -1, 7, 7), mix(skin, '#fff0c0', 0.5), { dabs: 0 }), { turn });
  return b.done(
    b.put(6, 16, 1, b.flat(sleeve, b.night, 0.4)), b.form(sleeve, moss, { grain: 0.3, dabs: 1.6, long: 1.3, pale: mix(moss, lit, 0.7), edge: 1.3 }),
    tufts(b, [[-40, -50], [30, -2], [110, 4], [186, -30]], 60, 20, [moss, lighten(moss, 0.08), mix(moss, lit, 0.6)], -1),
    b.put(6, 10, 1, b.flat(oval(238, 8, 44, 34), b.night, 0.4)), b.ball(224, -4, 42, 36, skin, { pale: mix(skin, '#fff0c0', 0.6) }),
    finger(242, -30, 8, 44), finger(248, -8, 18, 48), finger(244, 12, 30, 44), finger(232, 26, 46, 34),
    tufts(b, [[184, 34], [192, 4], [180, -30]], 34, 24, [moss, mix(moss, b.night, 0.3), mix(moss, lit, 0.5)], 0.8),
  );
}
