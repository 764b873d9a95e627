import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ChartLeaf from "../../src/book/ChartLeaf.svelte";
import Colophon from "../../src/book/Colophon.svelte";
import Cover from "../../src/book/Cover.svelte";
import { words } from "../../src/words/words.svelte";
import type { Book } from "../../src/wire";
import { serveCatalogues } from "../words/catalogues";
import { unknownKeys } from "../words/unknown";

/** The book of a recorded voyage, as the server sends it (tests/server/books/charted.py). */
const BOOK: Book = JSON.parse(readFileSync(join(__dirname, "windward.json"), "utf8"));

let unknown: Set<string>;
let shown: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  unknown = unknownKeys();
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function learn(book: Book, lang = "en") {
  serveCatalogues([lang]);
  words.names = book.names.map((name) => name ?? "somebody");
  words.reader = null;
  await words.learn("windward");
  await words.speak(lang);
}

async function opened(at: number, book = BOOK, lang = "en"): Promise<HTMLElement> {
  await learn(book, lang);
  const page = book.pages[at];
  if (!page) throw new Error(`no page ${at}`);
  shown = mount(ChartLeaf, { target: document.body, props: { book, page, number: at + 1 } });
  flushSync();
  return document.body;
}

const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)];
const drawn = (root: HTMLElement, selector: string) =>
  all(root, selector).map((each) => each.getAttribute("d"));

test.each(["en", "fr"])("every page says all that is in it, and draws every track (%s)", async (lang) => {
  for (const [at, page] of BOOK.pages.entries()) {
    const root = await opened(at, BOOK, lang);
    expect(drawn(root, ".map .line")).toEqual(page.chart?.tracks?.map((track) => track.line));
    expect(drawn(root, ".map .seams")).toEqual([BOOK.pages[0]?.chart?.ground?.seams]);
    expect(all(root, ".map .mark")).toHaveLength(page.chart?.spots?.length ?? 0);
    expect(all(root, ".accounts li")).toHaveLength(page.accounts?.length ?? 0);
    expect(all(root, ".rose")).toHaveLength(page.chart?.roses?.length ?? 0);
    expect(all(root, ".legend li")).toHaveLength(page.chart?.ground?.signs.length ?? 0);
    expect([...unknown]).toEqual([]);
    if (shown) await unmount(shown);
    shown = undefined;
  }
});

test("each captain has a dash and a colour of their own, in the chart and in its legend", async () => {
  const root = await opened(0);
  const strokes = (selector: string) => all(root, selector).map((each) => each.getAttribute("class"));
  expect(new Set(strokes(".map .track")).size).toBe(BOOK.names.length);
  expect(strokes(".map .track")).toEqual(strokes(".sample").map((each) => each?.replace("sample ", "")));
});

test("whoever hides their name has neither colour nor sign", async () => {
  const book = { ...BOOK, names: BOOK.names.map((name, seat) => (seat === 1 ? null : name)) };
  const root = await opened(0, book);
  expect(all(root, ".ink-none").length).toBeGreaterThan(1);
  expect(all(root, ".ink-drop")).toEqual([]);
  expect(all(root, ".accounts .pawn")).toHaveLength(BOOK.names.length - 1);
});

test("the cover shows the planet, and cover and colophon speak of a voyage", async () => {
  await learn(BOOK);
  const props = { book: BOOK, open: () => {}, refresh: async () => {} };
  shown = mount(Cover, { target: document.body, props });
  flushSync();
  expect(drawn(document.body, ".emblem .seams")).toHaveLength(1);
  expect(document.body.textContent).toContain("sailed by Mina, Ana");
  await unmount(shown);
  shown = mount(Colophon, { target: document.body, props: { book: BOOK } });
  flushSync();
  expect(document.body.textContent).toContain("Who sailed this voyage");
  expect(document.body.textContent).not.toContain("pictures are");
});
