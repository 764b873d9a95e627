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

/** A finger or toe along a bent line, round at its tip. */
function digit(b: Brush, from: Point, over: Point, tip: Point, wide: number, skin: string) {
  const bent = times(15, (i): Point => {
    const t = i / 14;
    const along = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * over[k] + t * t * tip[k];
    return [along(0), along(1)];
  });
  const path = ribbon(bent, (t) => wide * (1 - t * 0.16) * (t > 0.78 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.78) / 0.22) ** 2)) : 1));
  const [dx, dy] = [bent[13]![0] - bent[11]![0], bent[13]![1] - bent[11]![1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const [nx, ny] = bent[12]!;
  const nail = b.put(nx, ny, 1, b.flat(oval(0, -wide * 0.06, wide * 0.3, wide * 0.25), mix(skin, '#fff0d8', 0.65)), { turn });
  const [kx, ky] = bent[7]!;
  const crease = b.put(kx, ky, 1, b.line(`M0 ${round1(-wide * 0.26)}Q${round1(wide * 0.12)} 0 0 ${round1(wide * 0.24)}`, mix(skin, b.night, 0.4), 1.8, { opacity: 0.7 }), { turn: turn * 0.7 });
  const shade = b.put(3, 6, 1, b.flat(path, b.night, 0.45));
  return shade + b.form(path, skin, { pale: mix(skin, '#fff0c0', 0.6), grain: 0.2, edge: 1.2 }) + crease + nail;
}

/** A right hand seen from its back, at rest: wrist at 0,0, fingers to the right, thumb above; about 210 long. */
function hand(b: Brush, skin: string, moss: string, lit: string) {
  const back = 'M-22 -40C4 -50 40 -62 78 -56C104 -50 118 -32 118 -6C118 20 108 44 88 52C50 58 6 46 -22 38Z';
  const knuckle = (x: number, y: number) => b.line(`M${x - 3} ${y - 8}Q${x + 6} ${y} ${x - 2} ${y + 8}`, mix(skin, b.night, 0.4), 2.2, { opacity: 0.7 }) + b.blot(x - 9, y - 3, 7, 6, mix(skin, '#fff0c0', 0.6), 0.6);
  const mossy = times(7, () => b.blot(between(b.r, -10, 52), between(b.r, -30, 32), between(b.r, 5, 12), between(b.r, 3, 7), b.oneOf([mix(skin, moss, 0.45), mix(skin, lit, 0.5)]), 0.55));
  return (
    b.put(6, 14, 1, b.flat(back, b.night, 0.4)) +
    digit(b, [92, 38], [132, 54], [148, 92], 30, skin) + digit(b, [100, 16], [160, 26], [184, 72], 33, skin) +
    digit(b, [102, -8], [170, -6], [200, 42], 34, skin) + digit(b, [94, -34], [156, -40], [192, 2], 33, skin) +
    digit(b, [6, -20], [40, -84], [108, -80], 36, skin) + b.form(back, skin, { pale: mix(skin, '#fff0c0', 0.6), grain: 0.2, edge: 0.7 }) + b.inside(back, ...mossy) +
    knuckle(98, 36) + knuckle(108, 14) + knuckle(109, -10) + knuckle(98, -36)
  );
}

/** An arm from the shoulder at 0,0 past the elbow to a hand that lies on the belly, about 420 wide. */
export function giantArm(scene: Scene, size: number, look: Giant = {}) {
  const b = brush(scene, size, look);
  const { skin = '#c0b48c', moss = '#5f8a4c', lit = '#dcd88c' } = look;
  const sleeve = ribbon([[-40, -20], [20, 54], [84, 86], [150, 60], [214, -4]], [120, 116, 112, 98, 80]);
  const tones = [moss, lighten(moss, 0.08), mix(moss, lit, 0.6)];
  return b.done(
    b.put(8, 18, 1, b.flat(sleeve, b.night, 0.4)), b.form(sleeve, moss, { grain: 0.3, dabs: 1.8, long: 1.3, pale: mix(moss, lit, 0.7), edge: 1.3 }),
    tufts(b, [[-40, -60], [20, 0], [84, 32], [140, 10], [186, -36]], 60, 20, tones, -1), tufts(b, [[-30, 40], [40, 96], [110, 112]], 40, 16, [moss, mix(moss, b.night, 0.3)], -1),
    b.put(226, -16, 1, hand(b, skin, moss, lit), { turn: -12 }),
    tufts(b, [[240, 30], [216, 0], [200, -44]], 46, 26, [moss, mix(moss, b.night, 0.3), mix(moss, lit, 0.5)], 0.7),
  );
}

/** A foot upright on its heel at 0,0, sole away to the right and toes up, about 250 high. */
export function giantFoot(scene: Scene, size: number, look: Giant = {}) {
  const b = brush(scene, size, look);
  const { skin = '#c0b48c', moss = '#5f8a4c', lit = '#dcd88c' } = look;
  const foot = 'M-76 4C-108 -34 -98 -76 -80 -106C-66 -132 -74 -164 -70 -190C-40 -214 40 -212 70 -186C80 -130 76 -50 60 4Q-10 16 -76 4Z';
  const tones = [moss, mix(moss, b.night, 0.35), lighten(moss, 0.08), mix(moss, lit, 0.5)];
  const toe = (x: number, y: number, wide: number) => digit(b, [x, y + wide * 1.05], [x + 1, y + wide * 0.6], [x + 3, y - wide * 0.5], wide, skin);
  return b.done(
    b.put(-9, 0, 1, b.flat(foot, b.night, 0.5)), b.form(foot, moss, { grain: 1.3, dabs: 1.8, long: 1.2, pale: mix(moss, lit, 0.7), edge: 1.3 }),
    ...[[-40, -30], [10, -54], [-56, -76], [34, -100], [-20, -112], [-48, -146], [18, -150]].map(([x, y]) => tufts(b, [[x! - 26, y! + 8], [x!, y!], [x! + 28, y! + 6]], 12, 18, tones, -1)),
    toe(62, -188, 25), toe(41, -200, 28), toe(17, -210, 31), toe(-10, -217, 34), toe(-44, -220, 46),
    tufts(b, [[-74, -166], [-44, -158], [0, -162], [40, -160], [80, -150]], 90, 34, tones, -0.8), tufts(b, [[-90, -20], [-92, -70], [-72, -120], [-72, -170]], 46, 20, tones, -0.8),
  );
}
