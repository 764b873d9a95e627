// Vegetables as they grow: cabbage, carrot, tomatoes, pumpkin, beans on poles.

import { between, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { blob, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';

/** A cabbage head in its open leaves; size is its width, colour its leaves. */
export function cabbage(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#7fac70';
  const leaf = (turn: number, tone: string) =>
    b.put(0, -12, 1,
      b.form('M0 6C-24 4 -30 -18 -20 -34C-12 -44 -4 -38 2 -44C10 -42 20 -40 23 -28C28 -14 18 4 0 6Z', tone, { dabs: 1.2, grain: 1.2, pale: lighten(tone, 0.12) }) +
        b.line('M0 4C-1 -10 0 -24 1 -38M0 -8L-13 -22M0 -8L14 -20M0 -20L-9 -32M1 -20L10 -32', lighten(tone, 0.16), 1.4, { opacity: 0.75 }), { turn });
  return b.done(...[-84, 80, -48, 46].map((turn, i) => leaf(turn, mix(colour, b.night, 0.18 - i * 0.03))), leaf(0, mix(colour, b.night, 0.08)),
    b.ball(0, -26, 25, 23, lighten(colour, 0.08), { dabs: 1.2, grain: 0.9, edge: 1.2 }),
    b.form('M-25 -24C-22 -46 2 -52 10 -46C-4 -40 -8 -18 2 -4C-14 -2 -26 -10 -25 -24Z', lighten(colour, 0.12), { dabs: 0.8 }) +
      b.line('M4 -6C-6 -20 -4 -38 8 -46M-14 -10C-16 -22 -14 -34 -6 -42M-4 -22L-16 -28', lighten(colour, 0.22), 1.3, { opacity: 0.8 }),
    leaf(-112, lighten(colour, 0.02)) + leaf(112, mix(colour, b.night, 0.1)));
}

/** A carrot in the ground: an orange shoulder under feathery green; size is its height. */
export function carrotTop(scene: Scene, size: number, look: Look & { green?: string } = {}) {
  const b = brush(scene, size, look);
  const green = look.green ?? '#6f9c48';
  const fronds = times(9, (i) => {
    const [dx, tall] = [(i - 4) * 9 + between(b.r, -3, 3), between(b.r, 62, 96) - Math.abs(i - 4) * 5];
    const tone = i % 2 ? green : lighten(green, 0.09);
    const tufts = times(7, (k) => {
      const t = 0.4 + k * 0.095;
      return `M${round1(dx * t * t)} ${round1(-10 - tall * t)}l${round1(-7 + k * 0.5)} -5m${round1(7 - k * 0.5)} 5l${round1(7 - k * 0.5)} -6`;
    }).join('');
    return b.line(`M0 -10Q${round1(dx * 0.2)} ${round1(-tall * 0.6)} ${round1(dx)} ${round1(-10 - tall)}`, mix(tone, b.night, 0.2), 1.8) + b.line(tufts, tone, 2.4);
  });
  return b.done(...fronds, b.form('M-12 2C-14 -8 -8 -14 0 -14C8 -14 14 -8 12 2Q0 6 -12 2Z', '#e8803c', { pale: '#ffc080', dabs: 0.7 }), b.line('M-8 -4q4 2 7 0M2 -1q4 2 6 0', '#b8582c', 1.2));
}

/** A tomato plant on a stick with ripe and green fruit. */
export function tomatoPlant(scene: Scene, size: number, look: Look = {}) {
  const b = brush(scene, size, look);
  const leaves = times(34, (i) => {
    const y = -10 - (i / 34) * 86;
    const x = between(b.r, -22, 22) * (1.1 - i / 60);
    return blob(b.r, x, y, between(b.r, 5, 9), between(b.r, 3, 5), b.oneOf(['#3f7444', '#5f9448', '#8fb454', '#2f6040']), { points: 6, wobble: 0.26 });
  });
  const fruit = times(9, (i) => {
    const [x, y] = [[-14, 11, -3, 17, -18, 5, -11, 13, 1][i]!, -16 - i * 8.4];
    return b.ball(x, y, 6.4, 6, i % 4 === 3 ? '#b0b850' : '#d8402f', { pale: '#ffa070', dabs: 0.3 }) +
      b.line(`M${x - 3} ${y - 5}L${x} ${y - 7}L${x + 3} ${y - 5}M${x} ${y - 7}V${y - 10}`, '#3f7444', 1.3);
  });
  return b.done(b.line('M0 4V-104', '#a87a4c', 3), b.line('M0 0C4 -30 -5 -60 1 -98', '#56803f', 2.4), ...leaves, ...fruit);
}

/** A ribbed pumpkin; size is its height. */
export function pumpkin(scene: Scene, size: number, look: Look & { colour?: string } = {}) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#e88a34';
  const rib = (x: number, wide: number, tone: string) => b.ball(x, -42, wide, 40, tone, { grain: 1.5, dabs: 1, edge: 1.2 });
  return b.done(rib(-40, 24, mix(colour, b.night, 0.1)) + rib(40, 24, mix(colour, b.night, 0.1)) + rib(-22, 26, colour) + rib(22, 26, colour) + rib(0, 24, lighten(colour, 0.04)),
    b.form('M-8 -78C-6 -90 -12 -98 -18 -104L-6 -108C4 -100 8 -88 9 -78Q0 -74 -8 -78Z', '#7a8448', { grain: 1.3 }));
}

/** A wigwam of bean poles, green with red blossom. */
export function beanPoles(scene: Scene, size: number, look: Look = {}) {
  const b = brush(scene, size, look);
  const poles = [-26, -9, 9, 26];
  const leaves = times(70, (i) => {
    const t = (i % 35) / 35;
    const x = poles[i % 4]! * (1 - t * 0.9) + between(b.r, -6, 6);
    const dot = i % 9 === 4;
    return blob(b.r, x, -4 - t * 88, dot ? 2.6 : between(b.r, 3.4, 6), dot ? 2.6 : between(b.r, 2.6, 4.6), dot ? '#d84a3c' : b.oneOf(['#3f7444', '#5f9448', '#8fb454', '#2f6040']), {
      points: 6,
      wobble: 0.24,
    });
  });
  return b.done(b.line(poles.map((x) => `M${x} 0L${-x * 0.16} -104`).join(''), '#9a7048', 2.4), ...leaves, b.line('M-4 -92H4M-4 -89H4', '#d8b880', 2));
}
