/** The names of what the game has. */
import { words } from "../../words/words.svelte";

export const charName = (char: string): string => words.value(char, "character");
export const spaceName = (space: string): string => words.value(space, "space");
export const placeName = (place: string): string => words.value(place, "place"); // a location or a rebel
export const atName = (place: string): string => words.value(place, "at"); // "in Oaks Park"
export const toName = (space: string): string => words.value(space, "to"); // "to Oaks Park"
export const tokenName = (token: string): string => words.value(token, "token");
/** The title of a drawing. */
export const cardName = (card: string): string =>
  words.has(card) ? words.text(card) : words.value(card, "card");
/** What a drawing shows, for whoever does not see it. */
export const cardShows = (card: string): string => words.first(`${card}.shows`, `${card}.name`) ?? "";
