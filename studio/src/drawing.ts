// What is written down of a child's drawing, beside what every picture has. Apart from picture.ts, which is part of
// the key of every painted picture.
import type { Deck, Picture } from './picture.ts';

/** A drawing of one ink, which the page chooses. */
export interface Mask {
  /** A square of values from 0 to 1. */
  alpha(width: number): Float32Array;
  /** The WebP to ship. */
  file(width: number): Promise<Buffer>;
}

/** A picture whose mask is all: nothing is drawn on its scene. */
export interface Drawing extends Picture {
  mask: Mask;
}

/** Its files hold several drawings each and are named after their family; no file may weigh more than `weights` says. */
export interface DrawnDeck extends Deck {
  drawn: true;
}

export function isDrawn(deck: Deck): deck is DrawnDeck {
  return 'drawn' in deck;
}

export function isDrawing(picture: Picture): picture is Drawing {
  return 'mask' in picture;
}

/** Declares a deck of drawings. */
export function drawnDeck(deck: Omit<DrawnDeck, 'drawn' | 'quality'>): DrawnDeck {
  return { ...deck, quality: {}, drawn: true };
}
