import { decks } from "../../lib/decks.svelte";
import type { Shape } from "../../parts/shapes";
import type { EndView } from "../../wire/end_of_the_story";
import { t, words } from "../../words/words.svelte";

/** A board: its colour, and its pictures row by row. */
export interface RaceBoard {
  colour: string;
  pictures: string[];
}

/** Props of every board in play. `carried`: the reader's token being moved; `mine`: where the reader's others are. */
export interface RaceProps {
  view: EndView;
  shapes: Shape[];
  names: string[];
  locked: boolean;
  carried: string | null;
  mine: string[];
  tap: (picture: string) => void;
}

export const boardsOf = (view: EndView): RaceBoard[] =>
  Object.entries(view.boards).map(([colour, pictures]) => ({ colour, pictures }));

/** All boards of the box: some of them come into play. The deck knows each picture's colour. */
export function boxOf(): RaceBoard[] {
  const found = new Map<string, string[]>();
  for (const id of decks.all("objects")) {
    const colour = decks.motifs(id)[0] ?? "";
    found.set(colour, [...(found.get(colour) ?? []), id]);
  }
  return [...found].map(([colour, pictures]) => ({ colour, pictures }));
}

/** The word of a picture, in the table's language, if words are shown; "" if it is not known yet. */
export function captionOf(view: EndView, picture: string, captions: boolean): string {
  const isKnown = captions && view.language === words.lang; // of pictures that are not in play
  return view.captions[picture] ?? (isKnown ? t(picture).toLocaleLowerCase(words.lang) : "");
}
