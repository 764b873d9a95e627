import { t, words } from "../words/words.svelte";
import type { Say } from "../wire";

/** A sentence of the book. "somebody" and "the house" are capitalised where they begin one; a name stays as it is written. */
export function sentence(say: Say): string {
  const said = words.say(say);
  const lower = [t("client-somebody"), t("book-house")].some((word) => said.startsWith(word));
  return lower ? said[0]!.toUpperCase() + said.slice(1) : said;
}
