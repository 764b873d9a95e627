import type { SkyView } from "../../../wire/windward";
import { words } from "../../../words/words.svelte";

/** The cards of a captain in words, where hands are open. */
export function handOf({ hands }: SkyView, seat: number): string {
  const cards = (hands[seat] ?? []).map((card) => words.value(card, "card"));
  return cards.length ? new Intl.ListFormat(words.region).format(cards) : "";
}
