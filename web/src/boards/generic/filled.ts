/** The value of a form's field, by its domain. A draft may be of another version of the game: a value that does not fit
 * counts as empty. */
import type { Passage } from "../../wire";
import { isPassage } from "../../words/passages";
import type { Value } from "./moves";
import { isRecord } from "./reading";

const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number";

export const one = (value: unknown): Value | undefined => (isValue(value) ? value : undefined);
export const some = (value: unknown): Value[] => (Array.isArray(value) ? value.filter(isValue) : []);
export const piles = (value: unknown): Record<string, Value[]> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([pile, cards]) => [pile, some(cards)]))
    : {};
export const amount = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const flag = (value: unknown): boolean => value === true;
export const passage = (value: unknown): Passage => (isPassage(value) ? value : { parts: [] });
