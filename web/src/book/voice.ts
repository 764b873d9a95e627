import { t } from "../words/words.svelte";
import type { Book } from "../wire";

/** The name of a voice: the holder of a seat, an earlier one, or all of one seat together. Null: hidden. */
export const nameOf = (book: Book, voice: number): string | null =>
  [...book.names, ...(book.joint ?? [])][voice] ?? null;

/** The names of all voices, in their order. */
export const calledIn = (book: Book): string[] =>
  [...book.names, ...(book.joint ?? [])].map((name) => name ?? t("client-somebody"));

/** The dash of a voice's strokes: that of its seat. */
export const dashOf = (book: Book, voice: number): string => `dash-${(book.seats?.[voice] ?? voice) % 5}`;
