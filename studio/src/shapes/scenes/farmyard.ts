// Things of a farmyard at night: dog asleep in its kennel, roosting hens, haystack, well.

import { times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../../core/scene.ts';
import { archway, brush, oval, type Brush, type Look } from '../brush.ts';
import { stones } from '../houses.ts';

/** A dog asleep, head on its paws, to the right; size is about half its length. */
export function dogAsleep(scene: Scene, size: number, look: Look & { coat?: string; ear?: string } = {}): string {
  const b = brush(scene, size, look);
  const { coat = '#d8b88c', ear = '#8a5c44' } = look;
  const ink = '#2c2434';
  return b.done(
    b.form('M-92 -4C-100 -40 -70 -70 -28 -68C10 -66 40 -50 48 -20L44 0H-86Z', coat, { grain: 0.3 }),
    b.form('M-96 -6C-112 -12 -116 -34 -104 -44C-98 -30 -92 -22 -82 -18Z', ear),
    b.form('M24 -2C24 -14 40 -16 60 -14C80 -14 92 -10 92 -2Q60 4 24 -2Z', mix(coat, b.night, 0.1)),
    b.form('M10 -34C10 -62 40 -72 60 -58C70 -50 84 -42 98 -36C106 -28 102 -16 90 -12C66 -6 22 -8 10 -34Z', lighten(coat, 0.03), { grain: 0.4 }),
    b.form('M12 -56C2 -44 0 -22 12 -12C24 -16 32 -36 34 -54C28 -64 18 -62 12 -56Z', ear, { grain: 1.3 }),
    b.flat(oval(99, -31, 7, 5.5), ink), b.line('M54 -40q7 6 14 1', ink, 3), b.line('M78 -16Q86 -16 92 -20', mix(ink, coat, 0.3), 2),
  );
}

/** A wooden kennel with a dog asleep in front of its door. */
export function kennel(scene: Scene, size: number, look: Look & { wood?: string; roof?: string } = {}): string {
  const b = brush(scene, size, look);
  const { wood = '#7a6a5c', roof = '#7a4454' } = look;
  const wall = 'M-44 0V-56L0 -92L44 -56V0Z';
  return b.done(
    b.form(wall, wood, { grain: 1.5 }), b.inside(wall, b.line('M-28 0V-80M-12 0V-90M12 0V-90M28 0V-80', mix(wood, b.night, 0.5), 1.6, { opacity: 0.7 })),
    b.flat(archway(0, 0, 48, 58), mix(wood, '#0c1c28', 0.85)), b.line(archway(0, 0, 48, 58), mix(wood, b.night, 0.5), 3),
    b.form('M-58 -46L0 -100L58 -46L50 -38L0 -84L-50 -38Z', roof, { grain: 0.8 }),
    b.put(2, 3, 0.42, dogAsleep(scene, 100, look)),
  );
}

function hen(b: Brush, coat: string): string {
  return (
    b.form('M-34 -46C-30 -70 -6 -70 2 -50C6 -70 30 -70 34 -40C34 -12 18 0 0 0C-22 0 -36 -18 -34 -46Z', coat, { grain: 0.6 }) +
    b.form('M-18 -40C-4 -46 18 -40 22 -26C12 -14 -12 -16 -18 -40Z', mix(coat, b.night, 0.25), { grain: 0.2 }) +
    b.form('M10 -62C12 -72 18 -70 18 -64C22 -72 28 -68 26 -60Z', '#c8484c', { dabs: 0 }) + b.flat('M35 -50L46 -44L34 -41Z', '#e0a04c') + b.line('M20 -50q5 4 9 0', '#2c2434', 2.4)
  );
}

/** Hens asleep side by side on a perch; coats gives one hen per colour. */
export function roost(scene: Scene, size: number, look: Look & { coats?: readonly string[] } = {}): string {
  const b = brush(scene, size, look);
  const coats = look.coats ?? ['#e6d6bc', '#a9684c', '#d8a468'];
  const half = coats.length * 22 + 8;
  return b.done(
    b.form(`M${-half + 8} 0V-50H${-half + 15}V0ZM${half - 15} 0V-50H${half - 8}V0Z`, '#6a5248', { grain: 1.5 }),
    ...coats.map((coat, i) => b.put(-half + 32 + i * 43, -50, 0.66, hen(b, coat))),
    b.form(`M${-half} -52H${half}V-45H${-half}Z`, '#7d6250', { grain: 0 }),
  );
}

/** A heap of hay with a fork stuck in it. */
export function haystack(scene: Scene, size: number, look: Look & { hay?: string } = {}): string {
  const b = brush(scene, size, look);
  const hay = look.hay ?? '#b89a58';
  const heap = 'M-78 0C-80 -40 -44 -92 0 -100C44 -92 82 -40 80 0Q0 8 -78 0Z';
  const straws = times(60, () => `M${Math.round(b.r() * 150 - 75)} ${Math.round(-b.r() * 96)}l${Math.round(b.r() * 16 - 8)} 12`);
  return b.done(
    b.line('M30 -60L56 -128', '#6a4c3c', 4), b.form(heap, hay, { grain: 1.3, dabs: 1.6, long: 1.3 }),
    b.inside(heap, b.line(straws.slice(0, 30).join(''), lighten(hay, 0.1), 2, { opacity: 0.7 }), b.line(straws.slice(30).join(''), mix(hay, b.night, 0.5), 2, { opacity: 0.6 })),
  );
}

/** A round stone well under a little roof. */
export function well(scene: Scene, size: number, look: Look & { stone?: string; roof?: string } = {}): string {
  const b = brush(scene, size, look);
  const { stone = '#8a97a0', roof = '#6a4454' } = look;
  const wall = 'M-42 0C-44 -14 -44 -24 -42 -36H42C44 -24 44 -14 42 0Q0 8 -42 0Z';
  return b.done(
    b.form('M-36 -34V-80H-30V-34ZM30 -34V-80H36V-34Z', '#6a5248', { grain: 1.5 }), b.line('M-30 -62H30', '#6a5248', 4), b.line('M4 -62V-46', '#c9b48c', 1.8), b.form('M-5 -48H13L11 -32H-3Z', '#7d6250'),
    b.flat(oval(0, -36, 42, 8), '#14262e'), b.form(wall, stone, { dabs: 0.5 }), stones(b, wall, stone, [-44, -34, 88, 40], 9, 0.7),
    b.form('M-54 -74L0 -104L54 -74L48 -68Q0 -82 -48 -68Z', roof, { grain: 0.4 }),
  );
}
