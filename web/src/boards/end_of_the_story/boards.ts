import type { EndView } from "../../wire";

/** The boards in play, each with the sign of its colour. */
export interface RaceBoard {
  colour: string;
  pictures: string[];
}

export const boardsOf = (view: EndView): RaceBoard[] =>
  Object.entries(view.boards).map(([colour, pictures]) => ({ colour, pictures }));

/** What stands under a picture: the word in the table's language where captions are on. */
export const captionOf = (view: EndView, picture: string): string => view.captions[picture] ?? "";
