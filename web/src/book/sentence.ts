import { t, words } from "../words/words.svelte";
import type { Say } from "../wire";

/** A sentence of the book. "somebody" is capitalised where it begins one; a name stays as it is written. */
export function sentence(say: Say): string {
  const said = words.say(say);
  return said.startsWith(t("client-somebody")) ? said[0]!.toUpperCase() + said.slice(1) : said;
}
