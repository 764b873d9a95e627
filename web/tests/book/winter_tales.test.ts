import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Colophon from "../../src/book/Colophon.svelte";
import Cover from "../../src/book/Cover.svelte";
import Leaf from "../../src/book/Leaf.svelte";
import { words } from "../../src/words/words.svelte";
import type { Book, BookPage } from "../../src/wire";
import { serveCatalogues } from "../words/catalogues";
import { unknownKeys } from "../words/unknown";

/** The book of an evening of Winter Tales, as the server sends it (tests/server/books/woven.py). */
const BOOK: Book = JSON.parse(readFileSync(join(__dirname, "winter_tales.json"), "utf8"));

let unknown: Set<string>;
const refresh = async () => {};
let shown: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  unknown = unknownKeys();
});

afterEach(async () => {
  await closed();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function closed() {
  if (shown) await unmount(shown);
  shown = undefined;
}

async function learn(book: Book, lang = "en") {
  serveCatalogues([lang]);
  words.names = book.names.map((name) => name ?? "somebody");
  words.reader = null;
  await words.learn("winter_tales");
  await words.speak(lang);
}

function opened(page: BookPage, book = BOOK): HTMLElement {
  const number = book.pages.indexOf(page) + 1;
  shown = mount(Leaf, { target: document.body, props: { book, page, number, refresh } });
  flushSync();
  return document.body;
}

const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)];
const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim(); // narrow spaces, too
const texts = (root: HTMLElement, selector: string) =>
  all(root, selector).map((each) => plain(each.textContent));
const quest = BOOK.pages.find((page) => page.happenings?.some((each) => each.card) && page.lines.length);

test.each(["en", "fr"])("every page says all that is in it (%s)", async (lang) => {
  await learn(BOOK, lang);
  for (const page of BOOK.pages) {
    const root = opened(page);
    const told = plain(root.textContent);
    for (const fact of (page.happenings ?? []).flatMap((each) => each.facts))
      expect(told).toContain(plain(words.say(fact)));
    for (const part of page.lines.flatMap((line) => line.passage.parts ?? []))
      for (const paragraph of typeof part === "string" ? part.split("\n\n") : [words.text(part.card)])
        expect(told).toContain(paragraph);
    expect(all(root, ".keepsake")).toHaveLength((page.happenings ?? []).filter((each) => each.card).length);
    expect(all(root, ".bill li")).toHaveLength(page.accounts?.length ?? 0);
    await closed();
  }
  expect([...unknown]).toEqual([]);
});

test("a woven card stands between its words, in the ink of its side", async () => {
  await learn(BOOK);
  const page = BOOK.pages.find((each) =>
    each.lines.some((line) => line.ink === "winter" && line.passage.parts?.length === 3),
  );
  const line = page?.lines.find((each) => each.ink === "winter" && each.passage.parts?.length === 3);
  const [before, card, after] = line?.passage.parts ?? [];
  if (!page || typeof card !== "object") throw new Error("no such line");
  const tale = all(opened(page), ".tale").find((each) => each.textContent?.includes(String(before)));
  expect(tale?.textContent?.trim()).toBe(`${before} ${words.text(card.card)} ${after}`);
  expect(tale?.querySelector(".piece")?.getAttribute("data-ink")).toBe("winter");
});

test("each teller has a name, a sign and a crest with its word; who goes on is not named again", async () => {
  await learn(BOOK);
  if (!quest) throw new Error("no quest");
  const [first] = quest.lines;
  if (!first) throw new Error("no line");
  const page = { ...quest, lines: [first, first], happenings: [] };
  const root = opened(page);
  expect(texts(root, ".as")).toEqual([`${BOOK.names[first.seat]} · ${first.by && words.say(first.by)}`]);
  expect(all(root, ".as .pawn")).toHaveLength(1);
  expect(root.querySelector(".as .crest")?.getAttribute("aria-label")).toMatch(/^(Spring|Winter)$/);
  await closed();
  const apart = { ...page, happenings: [{ at: 1, facts: [{ key: "winter_tales-book-unwon" }] }] };
  expect(all(opened(apart), ".as")).toHaveLength(2);
});

test("whoever hides their name has no sign", async () => {
  const names = BOOK.names.map((name, seat) => (seat === quest?.lines[0]?.seat ? null : name));
  await learn({ ...BOOK, names });
  if (!quest) throw new Error("no quest");
  const root = opened(quest, { ...BOOK, names });
  const line = all(root, ".as")[0];
  expect(line?.textContent).toContain("somebody");
  expect(line?.querySelector(".pawn")).toBeNull();
});

test("a page that goes on has its heading small, and the curl stands at the end", async () => {
  await learn(BOOK);
  if (!quest) throw new Error("no quest");
  const pages = [quest, { ...quest, goes_on: true }];
  const [before, after] = pages;
  if (!before || !after) throw new Error("no pages");
  expect(all(opened(before, { ...BOOK, pages }), "p.curl, .goes-on")).toHaveLength(0);
  await closed();
  const root = opened(after, { ...BOOK, pages });
  expect([all(root, "p.curl").length, all(root, "header.goes-on h1").length]).toEqual([1, 1]);
});

test("the cover shows the memories, each in its ink", async () => {
  await learn(BOOK);
  shown = mount(Cover, { target: document.body, props: { book: BOOK, open: () => {}, refresh } });
  flushSync();
  expect(texts(document.body, ".keepsakes li")).toEqual(["House", "A blank day"]);
  expect(all(document.body, ".keepsakes li").map((each) => each.getAttribute("data-ink"))).toEqual([
    "spring",
    "neutral",
  ]);
});

test("the last page says who won and why, and who told how much", async () => {
  await learn(BOOK);
  shown = mount(Colophon, { target: document.body, props: { book: BOOK } });
  flushSync();
  expect(document.body.textContent).toContain("both sides were even, so Oma Ruth won with the writer’s pen.");
  expect(texts(document.body, ".bill li")).toHaveLength(BOOK.names.length);
  expect(texts(document.body, ".bill li")[0]).toBe("Ana told 7 passages, 71 words long, with 5 drawings.");
  expect([...unknown]).toEqual([]);
});
