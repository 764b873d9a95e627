import { decks } from "../../lib/decks.svelte";
import { shapesOf } from "../../table/seats";
import type { Table } from "../../table/table.svelte";
import type { Refusal, Sight } from "../../wire";
import { words } from "../../words/words.svelte";
import { type Legal, NotTaken, type OutsideSeat, type OutsideTable } from "./api";
import { takes, valuesOf } from "./legal";
import { partsFor } from "./parts";

/** A table for a board from outside, and what tells the board of a change. `table` is a function, since a page that the reader
 * stays on has another one. */
export interface Bridge {
  outside: OutsideTable;
  changed(): void;
}

export function bridgeTo(table: () => Table, form: () => HTMLElement): Bridge {
  const sight = (): Sight => {
    const found = table().sight;
    if (!found) throw new Error("a board is shown before its table"); // the frame waits for the sight
    return found;
  };
  const callbacks = new Set<() => void>();
  const picture = (name: string, width = 400): string => decks.nearest(name, width) ?? "";
  let copied: { of: Sight; copy: Sight } | undefined;

  /** A board may change what it gets; the page does not. */
  function copy(): Sight {
    const of = sight();
    if (copied?.of !== of) copied = { of, copy: structuredClone(of) };
    return copied.copy;
  }

  function settled(id: string): Promise<void> {
    const promise = id
      ? table().receipts.of(
          id,
          (refusal: Refusal) => new NotTaken(words.refusal(refusal), refusal.rule ?? null),
        )
      : Promise.reject(new NotTaken(words.text("kit-not-asked")));
    promise.catch(() => {}); // the page shows the refusal: a board need not
    return promise;
  }

  const outside: OutsideTable = {
    get sight() {
      return copy();
    },
    get seat() {
      return table().seat;
    },
    get options() {
      return structuredClone(table().options);
    },
    get seats() {
      return seatsOf(table(), sight());
    },
    get legal() {
      return legalOf(copy());
    },
    get events() {
      return table().fresh.map((event) => ({ ...structuredClone(event), sentence: words.event(event) }));
    },
    get busy() {
      return table().sending > 0;
    },
    answer: (move) => settled(table().answer(move)),
    aside: (move) => settled(table().beside(move)),
    words: (key, variables) => words.text(key, variables),
    picture,
    onchange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    parts: partsFor(table, picture, form),
  };
  return { outside, changed: () => callbacks.forEach((callback) => callback()) };
}

function seatsOf(table: Table, sight: Sight): OutsideSeat[] {
  const shapes = shapesOf(table);
  const asked = new Set(sight.waiting?.map((waited) => waited.seat));
  return table.names.map((name, seat) => ({
    seat,
    name,
    shape: shapes[seat] ?? "sun",
    colour: `var(--${shapes[seat] ?? "sun"})`,
    presence: sight.presence[seat] ?? "here",
    bot: sight.bots?.includes(seat) ?? false,
    score: sight.scores[seat] ?? 0,
    asked: asked.has(seat),
    you: seat === table.seat,
  }));
}

function legalOf({ question, asides = [] }: Sight): Legal {
  const offers = question?.ask.offers ?? [];
  const shut = Object.entries(question?.ask.closed ?? {});
  const all = [...offers, ...asides];
  return {
    offers,
    asides,
    closed: Object.fromEntries(
      shut.map(([kind, rule]) => [kind, words.because(rule) || words.text("kit-closed")]),
    ),
    has: (move) => all.some((offer) => (typeof move === "string" ? offer.move === move : takes(offer, move))),
    values: (kind, field, given) => valuesOf(all, kind, field, given),
  };
}
