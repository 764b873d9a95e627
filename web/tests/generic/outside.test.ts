import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardScript, OutsideTable } from "../../src/boards/outside/api";
import { fits, takes, valuesOf } from "../../src/boards/outside/legal";
import { load, loadedOf } from "../../src/boards/outside/loading";
import Outside from "../../src/boards/outside/Outside.svelte";
import { Receipts } from "../../src/table/receipts";
import type { Table } from "../../src/table/table.svelte";
import type { Move, Offer, Sight, View } from "../../src/wire";
import { FakeTable, speak } from "./fake.svelte";

const TEXTS = `
dice-name = Dice
dice-bid = Bid now.
dice-now = Somebody bids.
dice-raised = { SEAT($seat) } says { $count }.
dice-wrong = Too low.
client-generic-board = The board of { $game }
client-generic-board-failed = Here is a plain one.
`;

const OFFERS: Offer[] = [
  { move: "challenge" },
  {
    move: "bid",
    fields: { count: { domain: "amount", low: 2, high: 2 }, face: { domain: "one-of", values: [5, 6] } },
  },
  {
    move: "bid",
    fields: { count: { domain: "amount", low: 3, high: 5 }, face: { domain: "one-of", values: [2, 5] } },
  },
];

const sight = (number = 1, offers = OFFERS): Sight => ({
  seat: 0,
  view: { hand: [1, 2] } as unknown as View,
  now: { key: "dice-now" },
  scores: [2, 2, 0],
  presence: ["here", "here", "away"],
  waiting: [{ seat: 0 }],
  question: { number, ask: { say: { key: "dice-bid" }, offers, closed: { pass: "DI-1" } } },
});

/** A table that hands out receipts, too. */
class Answering extends FakeTable {
  receipts = new Receipts();
  options = { wild: true };
  fresh = [{ event: "raised", seat: 1, count: 3 }];
  override answer(move: Move) {
    super.answer(move);
    return "m1";
  }
}

let page: { shown: Record<string, unknown>; target: HTMLElement } | undefined;
const complaints = vi.spyOn(console, "error");

async function show(script: unknown, table: FakeTable): Promise<HTMLElement> {
  const address = `/games/dice/board/${Math.random()}/board.js`;
  const loading = load("dice", address, () => Promise.resolve(script));
  await loading;
  const target = document.body.appendChild(document.createElement("div"));
  page = { shown: mount(Outside, { target, props: { table: table as unknown as Table } }), target };
  flushSync();
  return target;
}

beforeAll(() => {
  Object.assign(Reflect.get(window, "happyDOM").settings, { handleDisabledFileLoadingAsSuccess: true }); // of styles
  return speak("dice", TEXTS);
});
beforeEach(() => void complaints.mockReset().mockImplementation(() => {}));
afterEach(async () => {
  if (page) await unmount(page.shown);
  page?.target.remove();
  page = undefined;
});

describe("what is legal is read from the offers", () => {
  test("two offers of a kind are alternatives", () => {
    const has = (count: number, face: number) => OFFERS.some((o) => takes(o, { move: "bid", count, face }));
    expect([has(2, 5), has(2, 2), has(3, 2), has(3, 6), has(6, 2), has(2.5, 2)]).toEqual([
      true, false, true, false, false, false,
    ]); // prettier-ignore
    expect(valuesOf(OFFERS, "bid", "count")).toEqual([2, 3, 4, 5]);
    expect(valuesOf(OFFERS, "bid", "face", { count: 2 })).toEqual([5, 6]);
    expect(valuesOf(OFFERS, "bid", "face")).toEqual([5, 6, 2]);
  });

  test("a move has all fields of its offer and no other", () => {
    expect(OFFERS.some((offer) => takes(offer, { move: "bid", count: 3 }))).toBe(false);
    expect(OFFERS.some((offer) => takes(offer, { move: "challenge", count: 3 }))).toBe(false);
    expect(OFFERS.some((offer) => takes(offer, { move: "challenge" }))).toBe(true);
  });

  test("every domain that can be checked is", () => {
    const some = { domain: "some", values: ["a", "a", "b"], least: 1, most: 2 } as const;
    expect([["a", "a"], ["b", "b"], [], ["a", "a", "b"], "a"].map((each) => fits({ ...some, values: [...some.values] }, each))).toEqual([true, false, false, false, false]); // prettier-ignore
    expect([true, false, 1].map((each) => fits({ domain: "flag" }, each))).toEqual([true, true, false]);
    expect(fits({ domain: "flag", may: false }, true)).toBe(false);
    expect(fits({ domain: "words", chars: 9 }, { parts: [] })).toBe(true);
  });
});

describe("a board from outside", () => {
  let table: OutsideTable;
  const drawn: string[] = [];
  const script: BoardScript = {
    draws: ["bid", "challenge"],
    mount(root, given) {
      table = given;
      drawn.length = 0;
      return {
        update: () => {
          drawn.push(JSON.stringify(given.sight.view));
          root.replaceChildren(given.parts.box("mine", given.words("dice-name")));
        },
        destroy: () => drawn.push("over"),
      };
    },
  };

  test("is mounted in a labelled region under the sentence, and updated", async () => {
    const fake = new Answering(sight());
    const target = await show(script, fake);
    const region = target.querySelector("section.outside");
    expect(region?.getAttribute("aria-label")).toContain("The board of");
    expect(target.querySelector("h1")?.textContent).toBe("Bid now.");
    expect(region?.querySelector(".mine")?.textContent).toBe("Dice");
    const before = drawn.length;
    fake.sight = { ...sight(2), view: { hand: [6] } };
    flushSync();
    expect(drawn.slice(before)).toEqual(['{"hand":[6]}']);
  });

  test("gets seats, offers and events as data, in copies", async () => {
    const fake = new Answering(sight());
    await show(script, fake);
    expect(table.seats[2]).toMatchObject({ seat: 2, name: "Bo", presence: "away", score: 0, asked: false });
    expect(table.seats[0]).toMatchObject({ you: true, asked: true, colour: "var(--sun)" });
    expect(table.events).toEqual([{ event: "raised", seat: 1, count: 3, sentence: "Leo says 3." }]);
    expect(table.legal.has("bid") && !table.legal.has("pass")).toBe(true);
    expect(table.legal.closed["pass"]).toBe("This is not possible just now.");
    table.sight.view["hand"] = [];
    expect(fake.sight?.view).toEqual({ hand: [1, 2] });
    expect(Object.keys(table).sort()).toEqual([
      "answer", "aside", "busy", "events", "legal", "onchange", "options", "parts", "picture", "seat", "seats", "sight", "words",
    ]); // prettier-ignore
  });

  test("answers by promises: taken, or not with the sentence", async () => {
    const fake = new Answering(sight());
    await show(script, fake);
    const first = table.answer({ move: "challenge" });
    fake.receipts.taken("m1");
    await expect(first).resolves.toBeUndefined();
    const second = table.answer({ move: "bid", count: 1, face: 1 });
    fake.receipts.refused("m1", { say: { key: "dice-wrong" }, rule: "DI-2" });
    await expect(second).rejects.toMatchObject({ message: "Too low.", rule: "DI-2" });
    expect(fake.answers).toHaveLength(2);
  });

  test("the page draws the moves that it does not, below it or where it wants them", async () => {
    const offers = [...OFFERS, { move: "next" }];
    const target = await show(script, new Answering(sight(1, offers)));
    expect(target.querySelector("button")?.textContent).toBe("Go on");
    expect(target.querySelector("section.outside button, form")).toBeNull();
    await unmount(page!.shown);
    const placing = { ...script, mount: (root: HTMLElement, t: OutsideTable) => root.append(t.parts.form()) };
    const other = await show(placing, new Answering(sight(1, offers)));
    expect(other.querySelector("section.outside button")?.textContent).toBe("Go on");
    expect(other.querySelectorAll("button")).toHaveLength(
      other.querySelectorAll("section.outside button").length,
    );
  });

  test("keeps the focus on a control that is drawn anew", async () => {
    const redrawing: BoardScript = {
      mount(root, t) {
        const draw = () => root.replaceChildren(t.parts.button("One", draw), t.parts.button("Two", draw));
        return { update: draw };
      },
    };
    const target = await show(redrawing, new Answering(sight(1, [])));
    const two = target.querySelectorAll<HTMLElement>("section button")[1]!;
    two.focus();
    two.click();
    expect(two.isConnected).toBe(false);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Two"));
  });

  test("wears its style only while it is shown, and is told when it is over", async () => {
    await show(script, new Answering(sight()));
    const { style } = loadedOf("dice");
    expect(style?.media).toBe("all");
    await unmount(page!.shown);
    expect([style?.media, drawn.at(-1)]).toEqual(["not all", "over"]);
    page = undefined;
  });
});

describe("a board that fails is replaced by the generic one", () => {
  const throwing = () => {
    throw new Error("no table here");
  };
  const cases: [string, unknown][] = [
    ["without mount", { draws: [] }],
    ["whose mount throws", { mount: throwing }],
    ["whose update throws", { mount: () => ({ update: throwing }) }],
    [
      "whose listener of changes throws",
      { mount: (_: HTMLElement, t: OutsideTable) => void t.onchange(throwing) },
    ],
  ];
  test.each(cases)("a board %s", async (_, script) => {
    const target = await show(script, new Answering(sight()));
    flushSync();
    expect(target.textContent).toContain("Here is a plain one.");
    expect(target.querySelector("section.outside")).toBeNull();
    expect(target.querySelector("h1")?.textContent).toBe("Bid now.");
    expect(complaints).toHaveBeenCalledOnce();
  });

  test("a board that cannot be loaded", async () => {
    const loading = load("dice", "/games/dice/board/0/board.js", () => Promise.reject(new Error("404")));
    await loading;
    expect(loadedOf("dice").script).toBeNull();
    expect(complaints).toHaveBeenCalledOnce();
  });
});
