import type { Component } from "svelte";
import type { Shape } from "../parts/shapes";

/** A picture for a value of an option; `shapes`: of the people who are there. */
type Look = Component<{ name: string; value: unknown; shapes: readonly Shape[] }>;

/** How a game shows its options before the start. `first`: options by name, on the page itself; the others are folded.
 * `pictured`: those of them whose values have a picture. `Behind`: what the page shows behind them. */
export interface OptionLooks {
  first: readonly string[];
  pictured: readonly string[];
  Look: Look;
  Behind?: Component<{ options: Record<string, unknown> }>;
}

/** What a field needs to show an option so. `here`: how many people there are. */
export interface Showing {
  here: number;
  shapes: readonly Shape[];
  Look?: Look;
}

const LOOKS = import.meta.glob<OptionLooks>("./*/options.ts");

/** A game whose folder has no `options.ts` shows a plain list. */
export const looksOf = async (game: string): Promise<OptionLooks | null> =>
  (await LOOKS[`./${game}/options.ts`]?.()) ?? null;
