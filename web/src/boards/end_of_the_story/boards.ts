import type { Shape } from "../../parts/shapes";
import type { EndView } from "../../wire/end_of_the_story";

/** The boards in play, each with the sign of its colour. */
export interface RaceBoard {
  colour: string;
  pictures: string[];
}

/** What every board in play needs. `carried`: the own token that is being moved; `mine`: where the others lie. */
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

/** What stands under a picture: the word in the table's language where captions are on. */
export const captionOf = (view: EndView, picture: string): string => view.captions[picture] ?? "";
