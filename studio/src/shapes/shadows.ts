// Shadows on a wall: fiddler, dancers, and a crowd of heads. One soft colour, no faces.

import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';

export interface Shadow extends Look {
  colour?: string;
  opacity?: number;
}

function cast(scene: Scene, size: number, look: Shadow, ...paths: string[]) {
  const b = brush(scene, size, look);
  const colour = look.colour ?? '#3a2438';
  return `<g opacity="${look.opacity ?? 0.75}">${b.done(...paths.map((path) => (path.startsWith('~') ? b.line(path.slice(1), colour, 3) : b.form(path, colour, { pale: mix(colour, '#c8704a', 0.25), dabs: 0.8, edge: 0.7 }))))}</g>`;
}

const head = (x: number, y: number) =>
  `M${x - 9} ${y}C${x - 10} ${y - 14} ${x + 10} ${y - 14} ${x + 9} ${y}C${x + 8} ${y + 9} ${x - 8} ${y + 9} ${x - 9} ${y}Z`;

/** The shadow of a fiddler at play, hat and coat tails. */
export const fiddlerShadow = (scene: Scene, size: number, look: Shadow = {}) =>
  cast(
    scene,
    size,
    look,
    'M-10 -64C-18 -46 -22 -30 -30 -16L-14 -24L-12 0H-2L2 -22L12 0H22L12 -30C14 -44 12 -56 8 -64Z',
    head(2, -71),
    'M-4 -68H7V-58H-4Z',
    'M-15 -76C-12 -80 -9 -80 -8 -82C-8 -94 10 -97 11 -84C14 -83 18 -84 21 -81C10 -76 -4 -74 -15 -76Z',
    'M2 -62C14 -60 26 -66 36 -72L39 -67C30 -56 16 -50 4 -54Z',
    'M10 -70C16 -78 26 -74 26 -68L46 -76L47 -72L28 -63C26 -56 12 -58 10 -70Z',
    'M-8 -60C-18 -54 -16 -46 -2 -48L14 -52L12 -57L-2 -54Z',
    '~M10 -46L30 -90',
  );

/** The shadow of a dancer; pose 0 leaps, 1 swings a partner's hand, 2 whirls a skirt. */
export function dancerShadow(scene: Scene, size: number, look: Shadow & { pose?: 0 | 1 | 2 } = {}) {
  const arms = [
    'M-6 -62C-20 -66 -30 -78 -34 -92L-28 -94C-22 -82 -12 -74 -2 -70ZM6 -62C20 -66 32 -76 38 -88L33 -91C26 -82 14 -74 4 -70Z',
    'M-6 -62C-20 -58 -34 -60 -44 -66L-42 -71C-30 -68 -18 -68 -4 -70ZM6 -62C16 -54 28 -56 30 -46L24 -44C20 -50 10 -48 4 -54Z',
    'M-6 -60C-18 -50 -26 -54 -28 -62L-23 -64C-20 -58 -12 -62 -4 -68ZM6 -62C16 -72 14 -88 8 -98L3 -96C8 -86 6 -76 0 -70Z',
  ];
  const bodies = [
    'M-9 -66C-12 -52 -12 -44 -10 -36L-30 -18L-26 -10L-2 -28L16 -20L32 -4L38 -9L22 -28L10 -38C12 -48 12 -58 9 -66Z',
    'M-9 -66C-13 -50 -14 -40 -14 -30L-20 0H-11L-4 -26L8 -14L6 2L14 2L18 -18L10 -34C12 -46 12 -58 9 -66Z',
    'M-8 -66C-10 -54 -18 -40 -36 -22C-22 -24 -16 -16 -6 -20L-8 0H0L4 -19C14 -14 26 -24 40 -20C26 -36 12 -50 8 -66Z',
  ];
  const pose = look.pose ?? 0;
  return cast(scene, size, look, arms[pose]!, bodies[pose]!, 'M-4.5 -70H4.5V-60H-4.5Z', head(0, -74));
}
