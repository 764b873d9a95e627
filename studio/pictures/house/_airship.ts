// The sky-ship of Windward: a striped envelope over a wooden hull with lit windows. Flies right; round 0,0.
import { times } from '../../src/core/chance.ts';
import { lighten, mix, palette } from '../../src/core/colour.ts';
import type { Scene } from '../../src/core/scene.ts';
import { brush, type Look } from '../../src/shapes/brush.ts';
import { windowAt } from '../../src/shapes/lights.ts';

const ENVELOPE = 'M-104 -34C-100 -66 -50 -82 8 -82C66 -82 108 -62 116 -34C108 -6 66 12 8 12C-50 12 -100 -2 -104 -34Z';
const HULL = 'M-58 46C-50 78 -34 88 -6 89H36C60 88 74 72 80 44C60 54 -30 56 -58 46Z';

/** Size is half its length in units of a hundred; colours of the stripes. */
export function airship(scene: Scene, size: number, look: Look & { colours?: readonly [string, string] } = {}): string {
  const b = brush(scene, size, look);
  const [one, two] = look.colours ?? [palette.ember, palette.cream];
  const wood = '#7a4f3c';
  const band = (from: number, to: number) => b.flat(`M${from} -90C${from * 1.25} -40 ${from * 1.25} -20 ${from} 20H${to}C${to * 1.25} -20 ${to * 1.25} -40 ${to} -90Z`, two);
  const fin = (path: string) => b.form(path, mix(one, b.night, 0.12), { grain: 0.4 });
  const ropes = [-52, -26, 0, 26, 52, 72].map((x) => `M${x * 0.9} ${8 - Math.abs(x) * 0.08}L${x} 48`).join('');
  return b.done(
    fin('M-84 -48L-142 -92C-146 -70 -132 -46 -112 -36Z'),
    fin('M-84 -18L-140 22C-146 2 -132 -18 -112 -30Z'),
    b.form(ENVELOPE, one, { dabs: 0.8, grain: 0.1 }),
    b.inside(ENVELOPE, band(-74, -48), band(-18, 12), band(42, 68), b.line('M-104 -34H116', mix(one, b.night, 0.4), 1.6, { opacity: 0.4 })),
    b.form(ENVELOPE, b.night, { opacity: 0.14, edge: 2, pale: '#fff3d8', dabs: 0.8 }),
    b.form('M-112 -34L-150 -42V-26Z', mix(one, b.night, 0.3), { dabs: 0.5 }),
    b.line(ropes, '#4a3438', 2),
    b.form(HULL, wood, { grain: 0.05, long: 2 }),
    b.line('M-54 58C-30 66 50 64 76 56M-46 72C-24 78 44 78 66 70', mix(wood, b.night, 0.5), 1.6, { opacity: 0.7 }),
    b.line('M-60 46C-30 56 60 54 82 44', lighten(wood, 0.12), 5),
    ...times(4, (i) => windowAt(b, -36 + i * 26, 60, 12, 12, { arch: true, bars: false, glow: 1.6 })),
    b.line('M82 44L98 34', wood, 4),
    b.halo(100, 40, 34, palette.lamp, 0.8),
    b.flat('M95 34H105L107 46H93Z', palette.glow),
    b.line('M-58 66L-76 66', '#4a3438', 3),
    b.flat('M-76 44C-66 50 -68 62 -76 66C-84 62 -86 50 -76 44ZM-76 66C-68 70 -66 82 -76 88C-86 82 -84 70 -76 66Z', '#e3c495', 0.85),
  );
}
