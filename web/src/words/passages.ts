import type { Passage } from "../wire";

const FIELDS = ["parts", "aloud", "lang", "sketch"];

/** A value of a view or an event, whose type a client without the game's types does not know: a record with fields of a passage alone. */
export function isPassage(value: unknown): value is Passage {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => FIELDS.includes(key));
}
