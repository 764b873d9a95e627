// A bicycle from the side, drawn with its parts.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, polygon, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look, oval } from './brush.ts';

export interface Bicycle extends Look {
  colour?: string;
  /** Colour of snow lying on saddle, basket, handlebar, mudguards and frame. */
  snow?: string;
  basket?: boolean;
}

const BACK: Point = [-44, -29];
const FRONT: Point = [46, -29];
const CRANK: Point = [-4, -27];
const STEEL = '#b8b8c0';

/** A town bicycle facing right, wheels on y 0; size is the height of its handlebar, its length 1.5 times that. */
export function bicycle(scene: Scene, size: number, look: Bicycle = {}) {
  const b = brush(scene, size, look);
  const { colour = '#3f8a84', snow, basket = true } = look;
  const dark = mix(colour, b.night, 0.5);
  const wheel = ([x, y]: Point) =>
    b.line(times(14, (i) => {
      const a = i * 0.4488;
      return `M${x} ${y}L${round1(x + Math.cos(a) * 25)} ${round1(y + Math.sin(a) * 25)}`;
    }).join(''), mix(STEEL, b.night, 0.2), 0.6, { opacity: 0.85 }) +
    b.line(oval(x, y, 26.5, 26.5), '#33303c', 3.6) +
    b.line(oval(x, y, 24.2, 24.2), STEEL, 1.2) +
    b.line(`M${x - 18} ${y - 20.5}A27 27 0 0 1 ${x + 8} ${y - 26.5}`, '#7a7480', 1, { opacity: 0.8 }) +
    b.ball(x, y, 3, 3, STEEL, { dabs: 0 });
  const tube = (points: Point[], wide: number) =>
    b.line(polygon(points, false), dark, wide + 0.8) +
    b.line(polygon(points, false), colour, wide) +
    `<g transform="translate(${b.light * 0.3} ${-wide * 0.2})">${b.line(polygon(points, false), lighten(colour, 0.2), wide * 0.3, { opacity: 0.8 })}</g>`;
  const guard = ([x, y]: Point, from: number, to: number) =>
    `M${round1(x + Math.cos(from) * 30)} ${round1(y + Math.sin(from) * 30)}A30 30 0 0 1 ${round1(x + Math.cos(to) * 30)} ${round1(y + Math.sin(to) * 30)}`;
  const weave = times(5, (i) => `M45 ${-82 + i * 5}H75`).join('') + times(7, (i) => `M${47 + i * 4.4} -84L${49 + i * 3.8} -60`).join('');
  const cap = (path: string) => (snow ? b.form(path, snow, { shade: mix(snow, b.night, 0.4), pale: lighten(snow, 0.05), edge: 1.2, dabs: 0.7 }) : '');
  const ridge = (path: string, wide: number) => (snow ? b.line(path, mix(snow, b.night, 0.25), wide + 0.9) + b.line(path, snow, wide) : '');
  return b.done(wheel(BACK) + wheel(FRONT), b.line(guard(BACK, 3.3, 5.7) + guard(FRONT, 3.4, 5.6), dark, 2.6), tube([BACK, CRANK], 2.2) + tube([BACK, [-17, -66]], 2),
    b.line('M-70 -59H-22M-64 -58L-45 -31M-48 -58L-44 -31', '#4a4854', 1.8),
    b.line('M-42 -32.5L-5 -31.5M-42 -25.5L-5 -22.5', '#3a3640', 1) +
      b.ball(-4, -27, 7, 7, mix(STEEL, b.night, 0.25), { dabs: 0.2 }) +
      b.ball(-4, -27, 4, 4, dark, { dabs: 0 }) +
      b.line('M-4 -27L6 -13M-4 -27L-14 -41', STEEL, 2) +
      b.line('M1 -12.5H11M-19 -41.5H-9', '#33303c', 3),
    tube([CRANK, [-19, -74]], 3) + tube([[31, -76], [12, -44], CRANK], 3.2) + tube([[30, -72], [8, -54], [-14, -58]], 2.6) + tube([[30, -80], [36, -52], FRONT], 3),
    b.line('M29 -78L27 -96M27 -96C34 -99 38 -98 38 -94M27 -96C18 -99 8 -97 4 -91', STEEL, 2.4) + b.line('M6 -93.5L-2 -88', '#6a3c3c', 4),
    b.ball(38, -74, 4.6, 4.4, STEEL, { dabs: 0.2 }) + b.ball(41, -74, 2.6, 3.6, '#fff2c0', { dabs: 0 }),
    b.line('M-19 -74L-20 -82', STEEL, 2.4) + b.form('M-38 -85C-36 -91 -26 -88 -16 -88C-8 -88 -2 -86 0 -83C-8 -81 -16 -80 -22 -78C-32 -77 -38 -79 -38 -85Z', '#7a4a3c', { dabs: 0.6, pale: '#d8a078' }),
    basket
      ? b.line('M38 -80L46 -74M34 -60L52 -62', '#4a4854', 1.6) + b.form('M44 -84H77L72 -60H49Z', '#b88a54', { dabs: 0.8 }) + b.line(weave, '#7a5438', 1.2) + b.line('M43 -84H78', '#d8b074', 2.4)
      : '',
    ridge(guard(BACK, 3.9, 5.4), 3.4) + ridge(guard(FRONT, 4, 5.3), 3.4) + ridge('M-69 -60.5H-26', 3) + ridge('M28 -72.5L9 -56L-10 -59', 1.8) + ridge('M10 -97.5C16 -99 22 -98.5 27 -97.5', 2.4),
    cap('M-39 -86C-38 -96 -30 -97 -20 -96C-10 -96 -2 -92 1 -84C-6 -87 -10 -84 -16 -87C-24 -84 -30 -89 -39 -86Z') +
      (basket ? cap('M43 -84C44 -94 54 -98 62 -96C70 -97 78 -92 78 -84C70 -80 66 -85 60 -82C54 -80 50 -85 43 -84Z') : ''), snow ? b.line('M1 -14.5H11M-19 -43.5H-9', snow, 2) : '');
}
