/** Who comes when: the seats clockwise, and how many turns are before theirs. */
import type { WinterView } from "../../../wire/winter_tales";

const isReady = (view: WinterView, seat: number): boolean =>
  Object.values(view.figures).some((figure) => figure.seat === seat && figure.ready !== false);

/** By seat: the turns until its own, for those who still have a character to play in this chapter. */
export function turnsUntil(view: WinterView): ReadonlyMap<number, number> {
  if (!view.chapter) return new Map();
  const place = view.ring.indexOf(view.acting);
  const after = [...view.ring.slice(place + 1), ...view.ring.slice(0, place)];
  return new Map(after.filter((seat) => isReady(view, seat)).map((seat, n) => [seat, n + 1]));
}

/** What those do whom the table waits for. */
export function doing(phase: string): "acts" | "answers" | "tells" {
  if (["casting", "placing-quest", "turn", "own-activation", "activation"].includes(phase)) return "acts";
  const asks = [
    "arbitrating",
    "entry",
    "claim-talk",
    "sending",
    "joining-in",
    "objecting",
    "weighing",
    "wrapping-up",
  ];
  return asks.includes(phase) ? "answers" : "tells";
}
