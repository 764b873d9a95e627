import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import Bill from "../../src/book/Bill.svelte";
import ChartLeaf from "../../src/book/ChartLeaf.svelte";
import Cover from "../../src/book/Cover.svelte";
import Colophon from "../../src/book/Colophon.svelte";
import Leaf from "../../src/book/Leaf.svelte";
import Tools from "../../src/book/Tools.svelte";
import { calledIn } from "../../src/book/voice";
import { words } from "../../src/words/words.svelte";
import type { Book, BookPage } from "../../src/wire";
import { serveCatalogues } from "../words/catalogues";

/** A book in which seat 0 has changed hands: Zoe sits there now, Ana (5) has told the first tale, both together are 6. */

const FOUND: Book = JSON.parse(readFileSync(join(__dirname, "windward.json"), "utf8"));
const line = (seat: number) => ({
  seat,
  passage: { parts: ["A house left."], aloud: false, lang: "", sketch: [] },
  hidden: false,
});
const page = (seat: number): BookPage => ({
  ...FOUND.pages[0]!,
  chart: null,
  accounts: [],
  happenings: [],
  plates: [],
  best: [],
  chapter: null,
  layout: "flow",
  heading: { key: "windmill-page", args: { number: 1 } },
  facts: [{ key: "windmill-page-told", args: { seat } }],
  lines: [line(seat)],
});
const NAMES = ["Zoe", "Bo", "Cy", "Dee", "Eve", "Ana"];
const bookOf = (given: Partial<Book>): Book => ({
  ...FOUND,
  game: "windmill",
  names: NAMES,
  joint: ["Ana / Zoe"],
  seats: [0, 1, 2, 3, 4, 0, 0],
  shapes: [...FOUND.shapes, FOUND.shapes[0]!, FOUND.shapes[0]!],
  you: 0,
  yours: [0],
  bound_at: null,
  pages: [page(5), page(0)],
  ...given,
});

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

async function opened<P extends { book: Book }>(what: Component<P>, props: P) {
  if (shown) await unmount(shown);
  serveCatalogues(["en"]);
  words.names = calledIn(props.book);
  words.reader = null;
  await words.learn(props.book.game);
  await words.speak("en");
  shown = mount(what, { target: document.body, props });
  flushSync();
}
const refresh = async () => {};

test("a tale carries its teller's name, and only the teller may hide it", async () => {
  for (const mine of [0, 5])
    for (const [at, name] of ["Ana", "Zoe"].entries()) {
      const book = bookOf({ yours: [mine], you: mine ? null : 0 });
      await opened(Leaf, { book, page: book.pages[at]!, number: 1, refresh });
      expect(document.querySelector(".facts")!.textContent).toContain(`${name} told it.`);
      expect(document.querySelector("button.plain") !== null).toBe(book.pages[at]!.lines[0]!.seat === mine);
    }
});

test("an earlier holder may hide their name, and a stranger to the book may not", async () => {
  for (const yours of [[5], []]) {
    await opened(Tools, { book: bookOf({ you: null, yours }), refresh });
    expect(document.querySelector("[role=switch]") !== null).toBe(yours.length > 0);
  }
});

test("a hidden name has no sign, of an earlier holder and of all together", async () => {
  const told = (seat: number) => [{ seat, facts: [{ key: "windmill-page-told", args: { seat } }], ink: "" }];
  for (const [voice, names, joint] of [
    [5, [...NAMES.slice(0, 5), null], ["Ana / Zoe"]],
    [6, NAMES, [null]],
  ] as [number, Book["names"], Book["joint"]][]) {
    await opened(Bill, { book: bookOf({ names, joint }), accounts: told(voice) });
    expect(document.querySelector(".bill")!.textContent).toContain("Somebody told it.");
    expect(document.querySelector(".bill svg")).toBeNull();
    await opened(Bill, { book: bookOf({}), accounts: told(voice) });
    expect(document.querySelector(".bill svg")).not.toBeNull();
  }
});

test("the last page names each person once, and the house begins a sentence", async () => {
  await opened(Colophon, { book: bookOf({ names: [...NAMES.slice(0, 5), "the house"], colophon: {} }) });
  expect([...document.querySelectorAll(".cast li")].map((each) => each.textContent!.trim())).toEqual([
    "Zoe",
    "Bo",
    "Cy",
    "Dee",
    "Eve",
    "the house",
  ]);
  const book = bookOf({ names: [...NAMES.slice(0, 5), "the house"] });
  await opened(Leaf, { book, page: book.pages[0]!, number: 1, refresh });
  expect(document.querySelector(".facts")!.textContent).toContain("The house told it.");
});

test("the strokes of a seat keep their dash whoever it is", async () => {
  const chart = FOUND.pages[0]!.chart!;
  const tracks = [
    { ...chart.tracks![0]!, seat: 6 },
    { ...chart.tracks![0]!, seat: 1 },
  ];
  const charted = { ...FOUND.pages[0]!, accounts: [], chart: { ...chart, tracks } };
  await opened(ChartLeaf, { book: bookOf({ game: "windward", pages: [charted] }), page: charted, number: 1 });
  const dashes = [...document.querySelectorAll(".track")].map(
    (each) => /dash-\d/.exec(each.getAttribute("class")!)![0],
  );
  expect(dashes).toEqual(["dash-0", "dash-1"]);
});

test("whoever told several times is named once on the cover", async () => {
  const book = bookOf({ names: ["Zoe", "the house", "the house", null, null, "Ana"] });
  await opened(Cover, { book, open: () => {}, refresh });
  expect(document.querySelector(".by")!.textContent).toMatch(/Zoe, the house, somebody,? and Ana$/);
});
