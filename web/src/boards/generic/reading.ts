/** The meaning of an untyped value, from what the decks and the texts know. */
import { decks } from "../../lib/decks.svelte";
import { capital } from "../../words/functions";
import { t, words } from "../../words/words.svelte";

export type Fields = Record<string, unknown>;

const ID = /^[\w-]+$/;
const SEATS = new Set(["seat", "seats", "by", "winners"]); // field names that say it themselves

export const isPainted = (value: unknown): value is string =>
  typeof value === "string" && decks.sources(value).src !== undefined;

export const isPicture = (value: unknown): value is string =>
  isPainted(value) || (typeof value === "string" && ID.test(value) && words.has(`${value}.shows`));

export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is empty: null, no text, an empty list or record. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && !Object.keys(value).length);

/** A name from the code in words: `told-aloud` is "Told aloud". */
export const plainly = (name: string): string => capital(name.replace(/[-_]+/g, " "));

/** The first of the keys that the catalogues have. */
function known(keys: string[], otherwise: string): string {
  const key = keys.find((each) => words.has(each));
  return key === undefined ? otherwise : words.text(key);
}

/** The plain name of a picture, else its title. */
export const pictureName = (id: string): string => known([`${id}.name`, id], id);
export const pictureShows = (id: string): string => known([`${id}.shows`], "");
export const pictureCloser = (id: string): string => known([`${id}.closer`], "");

export const viewLabel = (field: string): string => known([`${words.game}-view-${field}`], plainly(field));

/** The kind of a view field's values, if the catalogue has it (`<game>-view-<field>.of`). */
export const familyOf = (field: string): string =>
  known([`${words.game}-view-${field}.of`], SEATS.has(field) ? "seat" : "");

/** The kind of a view field's keys, if the catalogue has it (`<game>-view-<field>.by`): `seat` for a list with an entry a seat, any for a record. */
export const keysOf = (field: string): string => known([`${words.game}-view-${field}.by`], "");

/** How a view field is shown, if the catalogue wishes it (`<game>-view-<field>.as`); "": as its form suggests. */
export type As = "" | "cards" | "table" | "line" | "hidden";
const WAYS: readonly As[] = ["cards", "table", "line", "hidden"];

export function asOf(field: string): As {
  const wished = known([`${words.game}-view-${field}.as`], "");
  return WAYS.find((way) => way === wished) ?? "";
}

/** A seat's points in words; a game may call them otherwise (`<game>-points`). */
export const pointsName = (points: number): string =>
  t(words.has(`${words.game}-points`) ? `${words.game}-points` : "client-generic-points", { points });

export const moveLabel = (kind: string): string =>
  known([`${words.game}-move-${kind}`, `kit-move-${kind}`], plainly(kind));

/** The text `<game>-move-<kind>.<field>`, or null. */
export const fieldLabel = (kind: string, field: string): string | null =>
  known([`${words.game}-move-${kind}.${field}`, `kit-move-${kind}.${field}`], "") || null;

export const pileLabel = (pile: string): string => known([`${words.game}-pile-${pile}`], plainly(pile));

/** The title of a card: it is called so in a tale. */
export const cardTitle = (id: string): string => known([id], pictureName(id));

export function valueName(value: string | number, of = ""): string {
  const id = String(value);
  if (of === "card" && words.has(id)) return cardTitle(id);
  return (of === "picture" && words.has(id)) || isPicture(value) ? pictureName(id) : words.value(value, of);
}
