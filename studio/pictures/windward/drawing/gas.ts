// Gas Pocket: golden bubbles over warm mist; emptied, only their skins are left.
import { between, pick, times } from '../../../src/core/chance.ts';
import { blob } from '../../../src/core/paths.ts';
import type { Scene } from '../../../src/core/scene.ts';
import { brush, oval, type Brush } from '../../../src/shapes/brush.ts';
import { tile } from './tile.ts';

type Bubble = [x: number, y: number, radius: number];

const LAYOUTS: Bubble[][] = [
  [[118, 124, 36], [226, 118, 30], [86, 206, 25], [252, 196, 33], [170, 192, 54], [132, 262, 22], [214, 262, 27]],
  [[176, 106, 34], [98, 156, 40], [252, 150, 36], [170, 176, 30], [138, 238, 46], [226, 230, 40], [276, 224, 18]],
  [[110, 108, 26], [190, 132, 50], [262, 124, 24], [98, 190, 42], [176, 226, 40], [254, 204, 38], [216, 274, 20]],
];

function bubble(b: Brush, [x, y, radius]: Bubble): string {
  const skin = oval(x, y, radius, radius);
  const belly = `M${x - radius * 0.78} ${y + radius * 0.28}A${radius * 0.86} ${radius * 0.86} 0 0 0 ${x + radius * 0.66} ${y + radius * 0.5}`;
  return (
    b.form(skin, '#eab94e', { pale: '#ffedac', shade: '#b06a24', dabs: 1.2, edge: 0.9 }) +
    b.flat(oval(x - radius * 0.26, y - radius * 0.3, radius * 0.42, radius * 0.34), '#fff3c0', 0.9) +
    b.dot(x - radius * 0.36, y - radius * 0.42, radius * 0.13, '#fffdf0') +
    b.line(belly, '#8f5420', Math.max(3, radius * 0.09), { opacity: 0.5 })
  );
}

const wisp = (b: Brush, x: number, y: number, lean: number) =>
  b.line(`M${x} ${y}C${x - 22 - lean} ${y - 22} ${x + 22 + lean} ${y - 40} ${x + lean} ${y - 66}`, '#fbeec0', 10, { opacity: 0.85 });

/** One of three Gas Pockets. */
export function gas(scene: Scene, variant: number): void {
  const b = brush(scene, 100, { light: -1, night: '#6a3c20' });
  tile(scene, { base: '#9cb9a4', strands: ['#d8c888', '#8fb4b0', '#e6d69c', '#a4bfa0'], fill: 0.8, fade: 15 }, () => {
    const haze = times(14, () => blob(scene.r, between(scene.r, 90, 262), between(scene.r, 100, 262), between(scene.r, 44, 74), between(scene.r, 28, 46), pick(scene.r, ['#e8c96a', '#f4e09a', '#dbb45a', '#f9ecbc']), { extra: 'opacity=".5"' }));
    const rising = [wisp(b, 112, 96, variant * 6), wisp(b, 178, 84, -8), wisp(b, 244, 98, 6 - variant * 5)];
    const sparks = times(12, () => b.dot(between(scene.r, 70, 282), between(scene.r, 60, 290), between(scene.r, 3, 6), '#fff3c4', 0.85));
    return haze.join('') + rising.join('') + LAYOUTS[variant]!.map((each) => bubble(b, each)).join('') + sparks.join('');
  });
}

/** A Gas Pocket that has nothing left. */
export function spentGas(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#4a5a70' });
  tile(scene, { base: '#9bb8bc', strands: ['#b6c8bc', '#8fb0b8', '#c8d2bc', '#a4bcbc'], fill: 0.74, fade: 18 }, () =>
    LAYOUTS[0]!.map(([x, y, radius]) => b.line(`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius * 0.6} ${y - radius * 0.8}M${x + radius * 0.9} ${y + radius * 0.4}A${radius} ${radius} 0 0 1 ${x - radius * 0.3} ${y + radius * 0.95}`, '#e6d6a0', 6, { opacity: 0.75 })).join(''),
  );
}
