/** How a value of a view is shown. Its form decides, and its text may choose otherwise (`.as`); no name of a field does. */
import { isPassage } from "../../words/passages";
import { asOf, familyOf, isNothing, isPicture, isRecord, type As, type Fields } from "./reading";

/** `word`: a number, a name, yes or no. `line`: several of them. `pairs`: entries with a name each. `squares`: rows of equal
 * length. `fields`: a struct, field by field. `table` and `cards`: several structs. */
export type Look =
  | "nothing"
  | "word"
  | "picture"
  | "pictures"
  | "passage"
  | "line"
  | "pairs"
  | "squares"
  | "fields"
  | "table"
  | "cards";

/** One entry of a list or a record. `head`: its name, a value of the kind of the keys; without one it has none. */
export interface Entry {
  head?: string | number;
  value: unknown;
}

const COLUMNS = 6; // more of them are cards
export const MANY = 18; // entries; more of them are folded

const isNested = (value: unknown): boolean =>
  typeof value === "object" && !isNothing(value) && !isPassage(value);

/** Whether a value fits into a line: a word, or a list of words. */
export const isFlat = (value: unknown): boolean =>
  Array.isArray(value) ? !value.some(isNested) : !isNested(value);

/** The fields of a view or a struct that are shown: empty ones and hidden ones are not. */
export const shownFields = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([name, value]) => !isNothing(value) && asOf(name) !== "hidden");

/** `by`: the kind of its names. A list without one has entries without a name. */
export function entriesOf(value: unknown, by = ""): Entry[] {
  if (Array.isArray(value))
    return value.map((each: unknown, place) => ({ head: by ? place : undefined, value: each }));
  return isRecord(value) ? Object.entries(value).map(([head, each]) => ({ head, value: each })) : [];
}

/** The columns of a table of structs: every field that one of them fills, in their order. */
export function columnsOf(entries: Entry[]): string[] {
  const names = entries.flatMap(({ value }) => (isRecord(value) ? shownFields(value) : []));
  return [...new Set(names.map(([name]) => name))];
}

/** Whether a struct's fields stand in a row of a table: words, lists of words and pictures do; tales and structs do not. */
const fitsARow = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((each) => !isPassage(each) && isFlat(each));

function structs(entries: Entry[], as: As): Look {
  if (as === "cards" || as === "table" || as === "line") return as;
  const filled = entries.filter(({ value }) => !isNothing(value));
  const columns = columnsOf(filled).length;
  const fits = columns > 0 && columns <= COLUMNS && filled.every(({ value }) => fitsARow(value));
  return fits ? "table" : "cards";
}

const isStruct = (value: unknown): boolean => isRecord(value) && !isPassage(value);

function areSquares(rows: unknown[]): boolean {
  const [first] = rows;
  const width = Array.isArray(first) ? first.length : 0;
  return width > 1 && rows.every((row) => Array.isArray(row) && row.length === width && isFlat(row));
}

export function lookOf(value: unknown, by = "", as: As = ""): Look {
  if (isNothing(value)) return "nothing";
  if (isPassage(value)) return "passage";
  if (isPicture(value)) return "picture";
  if (typeof value !== "object") return "word";
  const entries = entriesOf(value, by);
  const filled = entries.filter((entry) => !isNothing(entry.value)).map((entry) => entry.value);
  if (!filled.length) return "nothing";
  if (isRecord(value) && !by) return as === "line" ? "line" : "fields";
  if (filled.every(isStruct)) return structs(entries, as);
  if (as === "line" || as === "cards") return as;
  if (isRecord(value) || by) return "pairs";
  if (filled.every(isPicture)) return "pictures";
  if (filled.length > 1 && areSquares(filled)) return "squares";
  return filled.some(isNested) || filled.some(isPassage) ? "pairs" : "line";
}

/** Whether a field is a fact: a word with a label, many to a line. */
export const isFact = (name: string, value: unknown): boolean => lookOf(value, "", asOf(name)) === "word";

/** The kind of a struct's field in an entry: the field's own, else that of the list. */
export const kindOf = (field: string, of: string): string => familyOf(field) || of;
