// What the author of a picture or a deck writes down.
import type { Scene } from './core/scene.ts';
import type { PaintOptions } from './paint/gouache.ts';

/** Title, and the description in three layers. */
export interface Words {
  /** For the log and the book. */
  title: string;
  /** Short and plain, at most 60 letters, no mood. */
  name: string;
  /** What is there, plainly: one or two sentences. */
  shows: string;
  /** Mood and small details: two to four sentences. */
  closer: string;
}

export type Size = [width: number, height: number];

/** One file to ship: width in pixels, format, and quality for WebP. */
export interface FileOrder {
  width: number;
  format: 'webp' | 'png' | 'svg' | 'ico';
  quality?: number;
}

/** `painted` goes through the gouache pass, `plain` is only rendered, `svg` ships the drawing itself. */
export type Kind = 'painted' | 'plain' | 'svg';

export interface Picture {
  id: string;
  motifs: string[];
  words: { en: Words; fr: Words };
  draw(scene: Scene): void;
  paint?: PaintOptions;
  kind?: Kind;
  /** Instead of the deck's own. */
  size?: Size;
  /** Instead of the deck's own. */
  files?: FileOrder[];
  /** Ships with see-through ground; implied for `svg`. */
  background?: 'transparent';
  /** For a row of a table: the data that makes it this picture, part of its key. */
  data?: unknown;
}

export interface Deck {
  id: string;
  size: Size;
  /** Widths to ship as WebP. */
  sizes: number[];
  quality: Record<number, number>;
  /** The average weight in bytes that the files of a width may have. */
  weights: Record<number, number>;
  /** Where the deck lives, from the root of the repository. */
  out: string;
  /** Scene decks get sheets at 60 px, in grey and in simulated colour blindness. */
  scenes?: boolean;
  /** `plain`: files named after their picture, beside the manifest and without texts, for the client to import. */
  names?: 'plain';
  /** Words about the licence of the deck's own work. */
  licence?: string;
}

/** Declares a picture. */
export function picture(picture: Picture): Picture {
  return picture;
}

/** Declares a deck. */
export function deck(deck: Deck): Deck {
  return deck;
}
