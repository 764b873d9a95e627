import type { Shape } from "../../parts/shapes";
import type { EndView } from "../../wire/end_of_the_story";

/** The boards in play, each with the shape of its colour. */
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

/** The caption of a picture, in the table's language, if captions are on. */
export const captionOf = (view: EndView, picture: string): string => view.captions[picture] ?? "";
