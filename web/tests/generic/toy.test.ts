import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Domain, Offer, Sight, View } from "../../src/wire";
import { clear, FakeTable, named, pick, press, show, speak, tick, type } from "./fake.svelte";

const TEXTS = `
toy-ask = Do something.
toy-now = The toy waits.
toy-cost = costs { $coins }
toy-pile-keep = Keep
toy-fruit-apple = an apple
toy-view-fruit = Fruit
    .of = fruit
key = The Brass Key
    .name = Brass key
    .shows = A key on a ribbon.
`;

function sightOf(offers: Offer[], view: Record<string, unknown> = {}): Sight {
  return {
    seat: 0,
    view: view as unknown as View,
    now: { key: "toy-now" },
    scores: [1, 0, 0],
    presence: ["here", "here", "here"],
    question: { number: 1, ask: { say: { key: "toy-ask" }, offers } },
  };
}

/** The board asks for one field, beside one that is settled; do something with it, send, and see the move. */
function sent(domain: Domain, doing: (page: HTMLElement) => void): unknown {
  const fields: Record<string, Domain> = { it: domain, gold: { domain: "amount", low: 7, high: 7 } };
  const table = new FakeTable(sightOf([{ move: "play", fields }]));
  const page = show(table);
  doing(page);
  press(page, "Play");
  const [move] = table.answers;
  if (!move) return undefined;
  const { gold, ...rest } = move;
  expect(gold).toBe(7);
  return rest;
}

beforeAll(() => speak("toy", TEXTS));
afterEach(clear);

describe("every domain is a field", () => {
  test("one of a few: radio buttons, with notes, numbers staying numbers", () => {
    const domain: Domain = {
      domain: "one-of",
      values: [0, 1],
      notes: { "1": { key: "toy-cost", args: { coins: 2 } } },
    };
    const move = sent(domain, (page) => {
      expect(page.textContent).toContain("costs 2");
      tick(page, "1");
    });
    expect(move).toEqual({ move: "play", it: 1 });
  });

  test("one of the seats: by name", () => {
    const move = sent({ domain: "one-of", values: [1, 2], of: "seat" }, (page) => tick(page, "Bo"));
    expect(move).toEqual({ move: "play", it: 2 });
  });

  test("one of many names: a list to unfold", () => {
    const values = Array.from({ length: 20 }, (_, number) => number);
    const move = sent({ domain: "one-of", values }, (page) => pick(page, "It", "13"));
    expect(move).toEqual({ move: "play", it: 13 });
  });

  test("some: boxes, and two of a kind are two", () => {
    const values = ["apple", "pear", "apple"];
    const move = sent({ domain: "some", values, least: 1, most: 2, of: "fruit" }, (page) => {
      const boxes = page.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
      expect(boxes).toHaveLength(3);
      boxes[2]?.click();
      boxes[0]?.click();
      boxes[1]?.click();
      boxes[1]?.click();
      flushSync();
      expect([...boxes].map((box) => box.checked)).toEqual([true, false, true]);
    });
    expect(move).toEqual({ move: "play", it: ["apple", "apple"] });
  });

  test("piles: every card gets its pile", () => {
    const domain: Domain = {
      domain: "piles",
      values: ["key", "pear"],
      piles: { keep: [0, 1], give: [1, 2] },
    };
    const move = sent(domain, (page) => {
      pick(page, "Brass key", "Keep");
      pick(page, "pear", "Give");
    });
    expect(move).toEqual({ move: "play", it: { keep: ["key"], give: ["pear"] } });
  });

  test("an amount: typed or stepped, within its bounds by steps", () => {
    const move = sent({ domain: "amount", low: 2, high: 5 }, (page) => {
      const [less, more] = page.querySelectorAll<HTMLButtonElement>("form button[type=button]");
      less?.click();
      flushSync();
      expect(named<HTMLInputElement>(page, "input", "It").value).toBe("2");
      more?.click();
      flushSync();
    });
    expect(move).toEqual({ move: "play", it: 3 });
  });

  test("an amount left empty is not sent", () => {
    expect(sent({ domain: "amount", low: 2, high: 5 }, (page) => type(page, "It", ""))).toBeUndefined();
  });

  test("a flag: a switch, that may be shut", async () => {
    expect(sent({ domain: "flag" }, (page) => tick(page, "It"))).toEqual({ move: "play", it: true });
    await clear();
    const move = sent({ domain: "flag", may: false }, (page) => {
      expect(page.querySelector<HTMLInputElement>("[role=switch]")?.disabled).toBe(true);
    });
    expect(move).toEqual({ move: "play", it: false });
  });

  test("words: a card is woven in where the cursor stands", async () => {
    const table = new FakeTable(
      sightOf([
        { move: "play", fields: { it: { domain: "words", chars: 40, weave: ["key", "lamp"], most: 2 } } },
      ]),
    );
    const page = show(table);
    type(page, "Play", "She took the and ran.");
    const area = page.querySelector("textarea");
    area?.setSelectionRange(12, 12);
    press(page, "The Brass Key");
    await Promise.resolve();
    expect(area?.value).toBe("She took the [The Brass Key] and ran.");
    expect(named<HTMLButtonElement>(page, "button", "The Brass Key").disabled).toBe(true);
    expect(page.textContent).toContain("19 characters left");
    press(page, "Play");
    expect(table.answers).toEqual([
      {
        move: "play",
        it: { parts: ["She took the", { part: "woven", card: "key" }, "and ran."], lang: "en" },
      },
    ]);
  });

  test("words: cards committed already stand there from the beginning", () => {
    const domain: Domain = {
      domain: "words",
      chars: 99,
      weave: ["key", "lamp"],
      least: 2,
      most: 2,
      in_order: true,
    };
    const move = sent(domain, (page) => {
      expect(page.querySelector("textarea")?.value).toBe("[The Brass Key] [lamp]");
    });
    expect(move).toEqual({
      move: "play",
      it: {
        parts: [
          { part: "woven", card: "key" },
          { part: "woven", card: "lamp" },
        ],
      },
    });
  });

  test("words: a card that is committed meanwhile comes into the text, and the text stays", () => {
    const asks = (weave: string[]) =>
      sightOf([{ move: "play", fields: { it: { domain: "words", chars: 99, weave, in_order: true } } }]);
    const table = new FakeTable(asks([]));
    const page = show(table);
    type(page, "Play", "She took the");
    table.sight = asks(["key"]);
    flushSync();
    expect(page.querySelector("textarea")?.value).toBe("She took the [The Brass Key]");
    press(page, "Play");
    expect(table.answers).toEqual([
      { move: "play", it: { parts: ["She took the", { part: "woven", card: "key" }], lang: "en" } },
    ]);
  });

  test("words: told aloud", () => {
    const move = sent({ domain: "words", chars: 99, may_be_empty: false, aloud: true }, (page) =>
      tick(page, "client-generic-aloud"),
    );
    expect(move).toEqual({ move: "play", it: { parts: [], aloud: true, lang: "en" } });
  });

  test("a domain nobody has drawn yet says so, and sends nothing", () => {
    const domain = { domain: "dreamt" } as unknown as Domain;
    const move = sent(domain, (page) => expect(page.textContent).toContain("client-generic-unknown-field"));
    expect(move).toBeUndefined();
  });
});

describe("a game that nobody has written texts for", () => {
  test("several fields make one move", () => {
    const fields: Record<string, Domain> = {
      to_whom: { domain: "one-of", values: [1, 2], of: "seat" },
      coins: { domain: "amount", low: 0, high: 3 },
      openly: { domain: "flag" },
    };
    const table = new FakeTable(sightOf([{ move: "hand-over", fields }, { move: "pass-on" }]));
    const page = show(table);
    expect(page.querySelector("legend")?.textContent).toBe("To whom");
    tick(page, "Leo");
    tick(page, "Openly");
    press(page, "Hand over");
    expect(table.answers).toEqual([{ move: "hand-over", to_whom: 1, coins: 0, openly: true }]);
  });

  test("its view is read without types", () => {
    const view = {
      hand: ["key", "key"],
      seat: 2,
      open_door: true,
      empty: [],
      bids: [{ seat: 1, coins: 4 }],
      store: { wood: 3 },
      letters: ["a", "b"],
    };
    const page = show(new FakeTable(sightOf([], view)));
    const shown = Object.fromEntries(
      [...page.querySelectorAll("dt")].map((label) => [
        label.textContent,
        label.nextElementSibling?.textContent?.replace(/\s+/g, " ").trim(),
      ]),
    );
    expect(shown["Open door"]).toBe("yes");
    expect(shown["Hand"]).toContain("Brass key");
    expect(shown["Seat"]).toBe("Bo");
    expect([...page.querySelectorAll("td > :not(.name)")].map((each) => each.textContent?.trim())).toEqual([
      "Leo",
      "4",
    ]);
    expect(shown["Wood"]).toBe("3");
    expect(shown["Letters"]).toBe("a b");
    expect(shown).not.toHaveProperty("Empty");
    expect(page.querySelectorAll("dd details")).toHaveLength(0);
  });

  test("a few entries are open, many are folded", () => {
    const paths = (count: number) => Array.from({ length: count }, (_, coins) => ({ coins }));
    const page = show(new FakeTable(sightOf([], { few: paths(12), many: paths(40) })));
    const folds = [...page.querySelectorAll("dd details")];
    expect(folds.map((each) => each.querySelector("summary")?.textContent)).toEqual(["40 entries"]);
    expect(page.querySelectorAll("dd tbody tr")).toHaveLength(52);
  });

  test("in a line, a value that has a name needs no label", () => {
    const page = show(new FakeTable(sightOf([], { basket: { fruit: "apple", coins: 2 } })));
    const seen = [...page.querySelectorAll("dd dt")].map((label) => label.matches(".hidden-words"));
    expect(seen).toEqual([true, false]);
    expect(page.querySelector("dd dd")?.textContent?.trim()).toBe("an apple");
  });

  test("few forms stand side by side, many are folded, but for the first and then the kind played last", () => {
    const forms = (count: number): Offer[] =>
      Array.from({ length: count }, (_, n) => ({
        move: `move-${n}`,
        fields: { it: { domain: "one-of", values: [7] } },
      }));
    const table = new FakeTable(sightOf([...forms(2), { move: "pass-on" }]));
    const page = show(table);
    expect(page.querySelectorAll("form")).toHaveLength(2);
    expect(page.querySelector("details")).toBeNull();
    const ask = (number: number) => {
      const next = sightOf([...forms(5), { move: "pass-on" }]);
      table.sight = { ...next, question: { number, ask: next.question!.ask } };
      flushSync();
      return [...page.querySelectorAll("details")].map((each) => each.open);
    };
    expect(ask(2)).toEqual([true, false, false, false, false]);
    expect(named(page, "button", "Pass on").closest("details")).toBeNull();
    press(page, "Move 3");
    expect(table.answers).toEqual([{ move: "move-3", it: 7 }]);
    expect(ask(3)).toEqual([false, false, false, true, false]);
    expect(page.querySelector("details[open] .lit")?.textContent).toBe("Move 3");
  });

  test("a form that somebody has opened stays open while the table goes on, until they fold it", () => {
    const names = ["a", "b", "c", "d"];
    const offers = names.map((name): Offer => ({
      move: name,
      fields: { it: { domain: "one-of", values: [7] } },
    }));
    const table = new FakeTable(sightOf(offers));
    const page = show(table);
    const open = () => [...page.querySelectorAll("details")].map((each) => each.open);
    const summary = (place: number) => page.querySelectorAll("summary")[place]!;
    press(page, "A");
    expect(open()).toEqual([true, false, false, false]);
    summary(2).click();
    flushSync();
    expect(open()).toEqual([false, false, true, false]);
    expect(page.querySelector("details[open] .lit")).toBeTruthy();
    table.sight = sightOf(offers.slice(1)); // the same question: its first move is no longer offered
    flushSync();
    expect(open()).toEqual([false, true, false]);
    summary(1).click();
    flushSync();
    expect(open()).toEqual([false, false, false]);
  });

  test("offers of one kind are told apart by what is settled in them", () => {
    const basket = (fruit: string, gift = "a"): Offer => ({
      move: "fill",
      fields: {
        fruit: { domain: "one-of", values: [fruit], of: "fruit" },
        gifts: { domain: "some", values: [gift, "z"], least: 1, most: 1 },
        coins: { domain: "amount", low: 0, high: 9 },
      },
    });
    const page = show(new FakeTable(sightOf([basket("apple"), basket("pear", "b")])));
    const titles = [...page.querySelectorAll("h3")].map((each) => each.textContent);
    expect(titles).toEqual(["Fill: an apple, Gifts 1", "Fill: pear, Gifts 1"]);
  });

  test("many closed moves and values are folded, each with its rule", () => {
    const closed = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`shut-${n}`, `TT-${n}`]));
    const table = new FakeTable(
      sightOf([
        { move: "play", fields: { it: { domain: "one-of", values: ["a", "b"], closed: closed(3) } } },
      ]),
    );
    table.sight!.question!.ask.closed = closed(4);
    const page = show(table);
    const folds = [...page.querySelectorAll("details")];
    expect(folds.map((each) => each.querySelectorAll(".why button").length)).toEqual([3, 4]);
    expect(page.querySelectorAll(".why button")).toHaveLength(7);
    expect(page.querySelectorAll("form li")).toHaveLength(5);
  });

  test("an amount without a choice is a line", () => {
    const fields: Record<string, Domain> = { coins: { domain: "amount", low: 0, high: 0 } };
    const table = new FakeTable(sightOf([{ move: "pay", fields }]));
    const page = show(table);
    expect(page.querySelector("input")).toBeNull();
    press(page, "Pay");
    expect(table.answers).toEqual([{ move: "pay", coins: 0 }]);
  });

  test("the next question begins with an empty form", () => {
    const offers: Offer[] = [{ move: "play", fields: { it: { domain: "words", chars: 99 } } }];
    const table = new FakeTable(sightOf(offers));
    const page = show(table);
    type(page, "Play", "Once");
    const next = sightOf(offers);
    table.sight = { ...next, question: { number: 2, ask: next.question!.ask } };
    flushSync();
    expect(page.querySelector("textarea")?.value).toBe("");
  });

  test("authors see the raw sight behind ?debug", async () => {
    history.replaceState(null, "", "?debug");
    const page = show(new FakeTable(sightOf([], { secret_number: 42 })));
    await import("../../src/boards/generic/Debug.svelte");
    await new Promise((done) => setTimeout(done, 20));
    flushSync();
    expect(page.querySelector("pre")?.textContent).toContain('"secret_number": 42');
    history.replaceState(null, "", "?");
  });
});
