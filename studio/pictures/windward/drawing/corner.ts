// The corner from which one sails round the planet: an arrow that circles a small Celus.
import { oval, brush } from '../../../src/shapes/brush.ts';
import type { Scene } from '../../../src/core/scene.ts';
import { tile } from './tile.ts';

const BEHIND = 'M246 132C300 148 314 178 288 204';
const BEFORE = 'M104 132C50 150 30 186 62 214C98 246 208 250 262 222';
const POINT = 'M248 190L306 196L268 250Z';
const BALL = oval(176, 170, 84, 84);

/** The corner; the second turns the other way. */
export function corner(scene: Scene, variant: number): void {
  const b = brush(scene, 100, { light: -1, night: '#2a3068' });
  tile(scene, { base: '#8e94c4', strands: ['#9aa2cc', '#7c84ba', '#acb8d8', '#8e88c0'], fill: 0.84, fade: 12 }, () => {
    const band = (y: number, colour: string, width: number) => b.line(`M84 ${y}C130 ${y + 18} 222 ${y + 18} 268 ${y - 4}`, colour, width, { opacity: 0.85 });
    const planet = b.form(BALL, '#6ea4c2', { pale: '#c8e4e0', shade: '#3c5494', dabs: 1.4, edge: 1.2 }) +
      b.inside(BALL, band(116, '#cfe4dc', 15), band(146, '#8cc0cc', 18), band(176, '#ecd9b8', 13), band(208, '#7f9cc8', 20), b.flat(oval(148, 128, 34, 26), '#fff6dc', 0.35));
    const arrow = (path: string, width: number) => b.line(path, '#3a3f7c', width + 9, { opacity: 0.5 }) + b.line(path, '#fff3d2', width);
    const drawing = arrow(BEHIND, 12) + planet + b.flat(POINT, '#3a3f7c', 0.5) + arrow(BEFORE, 17) + `<path d="${POINT}" fill="#fff3d2" stroke="#fff3d2" stroke-width="10" stroke-linejoin="round"/>`;
    return variant ? `<g transform="translate(352 0) scale(-1 1)">${drawing}</g>` : drawing;
  });
}
