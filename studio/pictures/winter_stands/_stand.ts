// How a stand is declared: a drawing with a broad crayon, which the client shows from 46 px on.
import { family, type Said } from '../../src/crayon/doodle.ts';
import type { Hand } from '../../src/crayon/hand.ts';
import { MASTER, packed, reduced } from '../../src/crayon/mask.ts';
import type { Drawing } from '../../src/drawing.ts';

export interface Stand {
  id: string;
  en: string;
  fr: string;
  draw(hand: Hand): void;
  /** Another number, and the same strokes fall out otherwise. */
  luck?: number;
}

const BROAD = 1.35; // a factor of the usual crayon
const LIGHT = 3_000; // bytes
const STEPS = [9, 7, 5, 4, 3]; // of alpha, to try: fewer weigh less

/** A stand is upright: as wide as this part of its square, and what lies beside it is cut off. */
export const UPRIGHT = 0.84;

const said = (name: string): Said => [name, name, '', ''];

function broad(draw: Stand['draw']): Stand['draw'] {
  return (hand) => {
    draw(hand);
    for (const stroke of hand.strokes) stroke.width *= BROAD;
  };
}

/** The file with as many steps of alpha as fit. */
export async function light(alpha: Float32Array, width: number): Promise<Buffer> {
  for (const steps of STEPS) {
    const file = await packed(alpha.map((value) => Math.round(value * steps) / steps), width);
    if (file.length <= LIGHT) return file;
  }
  throw new Error(`it does not fit ${LIGHT} bytes; leave more of the paper free`);
}

/** The stands of a side, drawn beside each other. */
export function stands(side: string, rows: Stand[]): Drawing[] {
  const doodles = rows.map(({ id, en, fr, draw, luck }) => ({ id, en: said(en), fr: said(fr), draw: broad(draw), luck }));
  return family(side, doodles).map((drawing, i) => {
    const { draw, luck = 0 } = rows[i]!;
    const { alpha } = drawing.mask;
    const file = (width: number) => light(reduced(alpha(MASTER), MASTER, width), width);
    return { ...drawing, data: { draw, luck }, mask: { alpha, file } };
  });
}
