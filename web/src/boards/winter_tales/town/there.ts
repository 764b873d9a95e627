/** What is in a place, in words. */
import { t } from "../../../words/words.svelte";
import type { WinterView } from "../../../wire/winter_tales";
import { questSide } from "../parts/signs";
import { LOCATION_IDS, PLAZA_IDS } from "./places";

/** The characters in a space. */
export const charsAt = (view: WinterView, space: string): string[] =>
  Object.entries(view.figures).flatMap(([char, figure]) => (figure.space === space ? [char] : []));

/** The places that a list of the town has: every location, and the plazas where somebody or something is. */
export function worthSaying(view: WinterView): string[] {
  const taken = new Set([
    ...Object.values(view.figures).map(({ space }) => space),
    ...Object.values(view.quests),
  ]);
  return [...LOCATION_IDS, ...PLAZA_IDS.filter((plaza) => taken.has(plaza))];
}

/** "Mad Hatter, Winter, Bo’s. Winter quest: Freezing Horror." */
export function thereIs(view: WinterView, space: string, without = ""): string {
  const chars = charsAt(view, space).filter((char) => char !== without);
  const said = chars.map((char) => {
    const { seat = null, side, upright = true } = view.figures[char] ?? {};
    return t("winter_tales-board-there", { char, side, seat, upright });
  });
  const quests = Object.entries(view.quests)
    .filter(([, place]) => place === space || chars.includes(place))
    .map(([token]) => `${t("winter_tales-board-quest", { token, side: questSide(token) })}.`);
  return [...(said.length ? said : [t("winter_tales-board-nobody")]), ...quests].join(" ");
}

/** Who could step in at a space: the others who stand upright on the other side. The server says whether anybody could. */
export function waiting(view: WinterView, space: string, mover: string): string[] {
  const side = view.figures[mover]?.side;
  return charsAt(view, space).filter((char) => {
    const figure = view.figures[char];
    return figure && figure.side !== side && figure.upright !== false;
  });
}
