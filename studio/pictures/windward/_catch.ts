// A beaten crester on its way home: the drawing of the living one, its eye closed, lying in a rope sling.
import type { Brush } from '../../src/shapes/brush.ts';

/** Ropes over a lying body: two slings that meet at a ring. */
export function sling(b: Brush, left: string, right: string, ring: [x: number, y: number]): string {
  const ropes = left + right;
  return b.line(ropes, '#5a3c34', 15) + b.line(ropes, '#e3c08a', 9) + b.line(ropes, '#a9784c', 3, { dash: '8 10' }) + b.dot(...ring, 20, '#5a3c34') + b.dot(...ring, 12, '#ffd27a');
}
