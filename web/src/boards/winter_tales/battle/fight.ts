/** The fight that runs, as far as everybody has heard and seen it. */
import type { Lying, Narrated, Tale, WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

export interface Fight {
  soldier: string; // "": not known here
  rebel: string;
}

export interface Blow {
  char: string;
  side: "spring" | "winter";
  tale: Tale["tale"];
  card: string; // "": it needed none
}

/** What is told now; "": nothing. */
export const kindOf = (table: Table): string => String(table.sight?.now.args?.["kind"] ?? "");

/** Whether a passage of a battle or a trap is told now. */
export const isTold = (table: Table, scene: "battle" | "trap"): boolean => kindOf(table).startsWith(scene);

/** Who fights: as claimed, else as told. */
export function fightOf(table: Table, view: WinterView): Fight {
  const events = table.log.flatMap((frame) => frame.events);
  const claim = events.findLast((event) => event.event === "claimed" || event.event === "horrified");
  if (claim?.event === "claimed") {
    const { char, mover, battle } = claim;
    return battle ? { soldier: char, rebel: mover } : { soldier: mover, rebel: char };
  }
  const chars = [...blowsOf(table, view).map(({ char }) => char), acting(table)];
  const of = (side: string) => chars.findLast((char) => view.figures[char]?.side === side) ?? "";
  const rebel = claim?.event === "horrified" ? claim.rebel : of("spring");
  return { soldier: of("winter"), rebel };
}

/** The character that tells now. */
function acting(table: Table): string {
  const char = table.sight?.now.args?.["char"];
  return typeof char === "string" ? char : "";
}

/** The blows so far. The view has the newest passages, the log those before; a card without a passage comes first. */
export function blowsOf(table: Table, view: WinterView): Blow[] {
  const lying = view.lying.filter(({ scene }) => scene === "fight");
  const told = passages(table, view).map(({ kind, char, tale }): Blow => {
    const side = kind === "battle_attack" ? "winter" : "spring";
    const cards = (tale.parts ?? []).flatMap((part) => (typeof part === "string" ? [] : [part.card]));
    return { char: char ?? "", side, tale, card: cards[0] ?? "" };
  });
  const silent = lying.filter(({ card }) => told.every((blow) => blow.card !== card));
  return [...silent.map((one) => wordless(one, view)), ...told];
}

function wordless({ card, side, seat }: Lying, view: WinterView): Blow {
  const own = Object.entries(view.figures).filter(([, it]) => it.seat === seat && it.side === side);
  return { char: own.length === 1 ? (own[0]?.[0] ?? "") : "", side, tale: {}, card };
}

type Passing = Pick<Tale, "kind" | "char" | "tale" | "id">;

/** The passages of attack and defence after everything else that was told. */
function passages(table: Table, view: WinterView): Passing[] {
  const events = table.log.flatMap((frame) => frame.events);
  const heard = events.filter((event): event is Narrated => event.event === "narrated");
  const all = new Map<number, Passing>(heard.map(({ number, ...rest }) => [number, { ...rest, id: number }]));
  for (const tale of view.tales) all.set(tale.id, tale);
  const sorted = [...all.values()].sort((a, b) => a.id - b.id);
  const before = sorted.findLastIndex(({ kind }) => kind !== "battle_attack" && kind !== "battle_defence");
  return sorted.slice(before + 1);
}
