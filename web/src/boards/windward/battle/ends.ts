/** What a result would bring to the reader's side. */
import type { SkyView } from "../../../wire/windward";
import { other, type Fight, type Role } from "./fight";

/** `what`: the name of its sentence, windward-board-end-…; `by`: hits between the sides. */
export interface End {
  end: "win" | "tie" | "lose";
  what: string;
  by: number;
}

function won(view: SkyView, fight: Fight, role: Role, by: number): string {
  const [mine, foe] = [fight[role], fight[other(role)]];
  const [me, them] = [view.ships[mine.seat ?? -1], view.ships[foe.seat ?? -1]];
  switch (foe.kind) {
    case "red":
      return me?.hold.red || me?.hold.grey ? "red-space" : "red-hold";
    case "grey":
      return "grey";
    case "white":
      return view.mode === "coop" ? "white-life" : view.mode === "solo" ? "white-end" : "white";
    case "longboat":
      return "boat";
    case "ship":
      return by >= (them?.morale ?? 0) ? "ship-lost" : "ship";
  }
}

function lost(view: SkyView, fight: Fight, role: Role, by: number): string {
  const mine = fight[role];
  if (mine.kind === "longboat") return "boat";
  if (by < (view.ships[mine.seat ?? -1]?.morale ?? 0)) return "ship";
  return fight[other(role)].seat === null ? "lost-to-crester" : "lost";
}

const tied = (fight: Fight, role: Role): string =>
  role === "attacker" ? "back" : fight.attacker.seat === null ? "crester-back" : "foe-back";

/** The end for the reader's side with so many hits more than now, if nobody adds anything after. */
export function endOf(view: SkyView, fight: Fight, role: Role, plus: number): End {
  const by = fight[role].hits + plus - fight[other(role)].hits;
  if (by > 0) return { end: "win", what: `win-${won(view, fight, role, by)}`, by };
  if (by < 0) return { end: "lose", what: `lose-${lost(view, fight, role, -by)}`, by: -by };
  return { end: "tie", what: `tie-${tied(fight, role)}`, by };
}

/** What the other captain may still add: cannons before its roll, tokens and cards after mine. */
export function answers(
  view: SkyView,
  fight: Fight,
  role: Role,
): { cannons: number; tokens: number; cards: number } {
  const foe = fight[other(role)];
  const ship = foe.seat === null ? undefined : view.ships[foe.seat];
  const rolled = foe.dice.length > 0 || foe.hits > 0;
  return {
    cannons: foe.kind === "ship" && !rolled ? (ship?.cannons ?? 0) : 0,
    tokens: ship?.hold.token ?? 0,
    cards: ship?.cards ?? 0,
  };
}
