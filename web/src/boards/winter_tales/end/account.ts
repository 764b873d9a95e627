/** What the points of either side are made of, from the view's own figures. */
import { t } from "../../../words/words.svelte";
import type { WinterView } from "../../../wire/winter_tales";
import { cardName } from "../named";
import type { Sided } from "../parts/signs";
import type { Side } from "../table";

export interface Entry {
  of: Sided;
  said: string;
  from: string; // the drawings, or who has laid how many
  points: number;
}

const SIDES: readonly Side[] = ["spring", "winter"];

function memoriesOf(view: WinterView, of: Sided, points: number): Entry[] {
  const names = Object.values(view.track)
    .filter(({ side }) => side === of)
    .map(({ card }) => cardName(card));
  if (!names.length) return [];
  const said = t("winter_tales-board-end-memories", { count: names.length });
  return [{ of, said, from: names.join(", "), points }];
}

/** By seat, in the order in which they laid the first: how many. */
function laidBy(seats: readonly number[]): string {
  const each = [...new Set(seats)].map((seat) => ({
    seats: [seat],
    count: seats.filter((other) => other === seat).length,
  }));
  return each.map((laid) => t("winter_tales-board-end-laid", laid)).join(", ");
}

export function accountOf(view: WinterView): Entry[] {
  const writer = view.factions.indexOf("writer");
  const last = view.lying.filter(({ scene }) => scene === "epilogue");
  const entries = SIDES.flatMap((of) => {
    const played = last.filter(({ side }) => side === of);
    const own = played.filter(({ seat }) => seat !== writer).map(({ seat }) => seat);
    const said = t("winter_tales-board-end-drawings", { count: own.length });
    const drawings = own.length ? [{ of, said, from: laidBy(own), points: own.length }] : [];
    return [...memoriesOf(view, of, (view.standing[of] ?? 0) - played.length), ...drawings];
  });
  entries.push(...memoriesOf(view, "neutral", 0));
  if (writer < 0) return entries;
  const helped = last.filter(({ seat }) => seat === writer);
  const said = t("winter_tales-board-end-writer", { seat: writer, side: view.supported });
  return [...entries, { of: "writer", said, from: "", points: helped.length }];
}
