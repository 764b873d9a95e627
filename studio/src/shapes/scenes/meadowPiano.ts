// The piano in the meadow: seen a little from above and the side, with ivy and flowers all over it.

import { between, times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import type { Point } from '../../core/paths.ts';
import { polygon } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush, rectangle, type Brush, type Look } from '../brush.ts';
import { grass, vine, wildFlowers } from '../plants.ts';

export const KEYS = 14;

/** The middle of a white key's front edge, in units of the piano's height / 100. */
export function keyAt(i: number): Point {
  return [-62 + ((i + 0.5) / KEYS) * 124, -36];
}

function keyboard(b: Brush) {
  const x = (i: number, back: boolean) => (back ? -56 + (i / KEYS) * 112 : -62 + (i / KEYS) * 124);
  const whites = times(KEYS, (i) => {
    const sunk = i % 5 === 2 ? 1.6 : 0;
    return b.form(polygon([[x(i, true) + 0.2, -47], [x(i + 1, true) - 0.2, -47], [x(i + 1, false) - 0.3, -36 + sunk], [x(i, false) + 0.3, -36 + sunk]]), '#fbf3e0', { shade: '#b8a890', dabs: 0.5, grain: 1.5 });
  });
  const blacks = times(KEYS - 1, (i) => ([2, 6].includes(i % 7) ? '' : b.form(polygon([[x(i + 1, true) - 2.2, -48], [x(i + 1, true) + 2.2, -48], [x(i + 1, true) + 2.9, -41], [x(i + 1, true) - 2.3, -41]]), '#2f2a3c', { dabs: 0, pale: '#6a6478' })));
  return b.form('M-66 -49H66L70 -35H-70Z', '#4a2f34', { dabs: 0 }) + whites.join('') + blacks.join('');
}

function sheet(b: Brush) {
  const page = (side: number) => b.form(`M0 -54C${side * 10} -58 ${side * 20} -57 ${side * 27} -54L${side * 26} -80C${side * 18} -84 ${side * 8} -84 0 -79Z`, '#fbf1da', { shade: '#c8b088', dabs: 0.4 });
  const lines = times(4, (i) => `M-23 ${-76 + i * 5.4}q10 -4 20 -1M3 ${-77 + i * 5.4}q10 -3 20 1`).join('');
  const notes = times(9, (i) => b.dot(-21 + (i * 37) % 44, -77 + (i * 5.3) % 19, 1.2, '#4a3a48')).join('');
  return page(-1) + page(1) + b.line(lines, '#8a7a70', 0.7) + notes;
}

/** An upright piano from the front, grown over; foot at 0,0, about 160 wide to 100 high. */
export function meadowPiano(scene: Scene, size: number, look: Look & { wood?: string } = {}) {
  const b = brush(scene, size, look);
  const wood = look.wood ?? '#9a5c44';
  const ivy = (x: number, y: number, length: number, turn: number) => b.put(x, y, 1, vine(scene, length, { colour: '#5f9058', ...look }), { turn });
  const posy = (x: number, y: number, width: number, count: number, height: number) => b.put(x, y, 1, wildFlowers(scene, width, { count, height, stem: '#5a8a50' }));
  return b.done(
    b.form('M-72 -104L-64 -113H80L72 -104Z', lighten(wood, 0.08), { dabs: 1.2 }), b.form('M72 -104L80 -113V-8L72 0Z', mix(wood, b.night, 0.35), { grain: 1.5 }),
    b.form(rectangle(-72, -104, 144, 104), wood, { grain: 0.05, long: 1.6 }),
    b.form('M-62 -97H-30V-55H-62ZM62 -97H30V-55H62Z', mix(wood, b.night, 0.18), { edge: 1.8, grain: 0.1 }), b.form('M-60 -26H60V-7H-60Z', mix(wood, b.night, 0.22), { edge: 1.8, grain: 0.1 }),
    b.form('M-28 -52H28V-56H-28Z', lighten(wood, 0.05), { dabs: 0.5 }), sheet(b), keyboard(b),
    b.form('M-74 -35H74V-28H-74Z', lighten(wood, 0.04), { dabs: 1.2 }), b.form('M-76 -52H-65L-68 -28H-78ZM76 -52H65L68 -28H78Z', wood, { dabs: 0.8 }),
    b.form('M-72 -28L-70 2H-60L-62 -28ZM72 -28L70 2H60L62 -28Z', mix(wood, b.night, 0.12), { grain: 1.5 }), b.form('M-70 -7H70V-2H-70Z', mix(wood, b.night, 0.3), { dabs: 1 }), b.line('M-8 -3q4 5 8 1M4 -3q4 5 8 1', '#e8b458', 2.6),
    ivy(-66, -108, 62, 4), ivy(-54, -106, 34, -8), ivy(60, -108, 74, -4), ivy(70, -106, 50, 8), ivy(-73, -54, 52, 6), ivy(36, -106, 24, 10), ivy(-24, -105, 18, -6),
    posy(0, -104, 138, 26, 15), b.put(0, -103, 1, grass(scene, 146, { count: 90, height: 10, colours: ['#5a8a50', '#8cb05c', '#b8c870'] })), posy(-52, -102, 34, 9, 21), posy(54, -102, 30, 8, 19),
    ...[-64, -40, 44, 66].map((x) => b.put(x, 4, 1, wildFlowers(scene, 20, { count: 7, height: between(b.r, 18, 30), stem: '#4f8048' }))), b.put(0, 4, 1, grass(scene, 170, { count: 90, height: 14, colours: ['#3f7a4c', '#6a9c50', '#a5bc60'] })),
  );
}
