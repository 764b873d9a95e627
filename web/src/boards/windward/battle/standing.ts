/** Standing orders: answers to the windows of a battle, given until the captain's next turn. */
import type { Move } from "../../../wire/windward";
import type { Table } from "../table";

export const FLAG = "false-flag";
export const BOOSTS = "boost";

/** Without a move: what silence would answer, for boosts the fewest that win. */
export const give = (table: Table, window: string, move?: Move): void =>
  void table.send({ do: "order", window, scope: "game", ...(move ? { move } : {}) });

export const withdraw = (table: Table, window: string): void => void table.send({ do: "order", window });

/** The windows that are answered by themselves, each with the kind of its answer. */
export const standing = (table: Table): { window: string; answer: string }[] =>
  (table.sight?.orders ?? [])
    .filter(({ window }) => window === FLAG || window === BOOSTS)
    .map(({ window, move }) => ({ window, answer: move?.move ?? "usual" }));
