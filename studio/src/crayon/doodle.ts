// How a child's drawing is declared.
import type { Drawing } from '../drawing.ts';
import type { Words } from '../picture.ts';
import { Hand } from './hand.ts';
import { MASTER, packed, reduced } from './mask.ts';
import { waxed } from './wax.ts';

/** Title, name, what it shows, a closer look. */
export type Said = [title: string, name: string, shows: string, closer: string];

export interface Doodle {
  id: string;
  en: Said;
  fr: Said;
  draw(hand: Hand): void;
  /** Another number, and the same strokes fall out otherwise. */
  luck?: number;
}

const wordsOf = ([title, name, shows, closer]: Said): Words => ({ title, name, shows, closer });

/** The drawings of a family: those that could be confused are drawn beside each other. */
export function family(name: string, doodles: Doodle[]): Drawing[] {
  return doodles.map(({ id, en, fr, draw, luck = 0 }) => {
    const alpha = (width: number): Float32Array => {
      const hand = new Hand(`${id} ${luck}`);
      draw(hand);
      return waxed(hand.strokes, width, `${id} ${luck}`);
    };
    return {
      id,
      motifs: [name],
      words: { en: wordsOf(en), fr: wordsOf(fr) },
      data: { draw, luck },
      draw: () => undefined,
      mask: { alpha, file: (width) => packed(reduced(alpha(MASTER), MASTER, width), width) },
    };
  });
}
