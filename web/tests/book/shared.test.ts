import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { capital } from "../../src/book/capital";
import Leaf from "../../src/book/Leaf.svelte";
import { pictured } from "../../src/book/pictured";
import { words } from "../../src/words/words.svelte";
import type { Book, BookPage } from "../../src/wire";
import { serveCatalogues } from "../words/catalogues";

/** What a reader shares of the book, what is refused, and tales from right to left. */

const FOUND: Book = JSON.parse(readFileSync(join(__dirname, "windward.json"), "utf8"));
const HEBREW = "ביום אחד הבית קם והלך. ".repeat(8);

function page(id: number, text = "A house left.", hidden = false): BookPage {
  const passage = { parts: [text], aloud: false, lang: "", sketch: [] };
  const line = { seat: 0, passage, hidden };
  const empty = { chart: null, accounts: [], happenings: [], plates: [], best: [], chapter: null };
  const facts = [{ key: "windmill-page-told", args: { seat: 0 } }];
  const heading = { key: "windmill-page", args: { number: id } };
  return { ...FOUND.pages[0]!, ...empty, id, heading, facts, layout: "flow", lines: [line] };
}
const bookOf = (...pages: BookPage[]): Book => ({
  ...FOUND,
  game: "windmill",
  you: 0,
  yours: [0],
  bound_at: null,
  pages,
});

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

async function opened(book: Book) {
  serveCatalogues(["en"]);
  words.names = ["somebody"];
  words.reader = null;
  await words.learn("windmill");
  await words.speak("en");
  const props = { book, page: book.pages[0]!, number: 1, refresh: async () => {} };
  shown = mount(Leaf, { target: document.body, props });
  flushSync();
}

test("a picture is of the page that lies open, and of none that others do not have", () => {
  const book = bookOf(page(1, "Hidden.", true), page(2), page(3), page(3));
  expect([0, 1, 2, 3, 4, 5].map((at) => pictured(book, at))).toEqual([
    null,
    null,
    { page: 2, part: 1 },
    { page: 3, part: 1 },
    { page: 3, part: 2 },
    null,
  ]);
  expect(pictured(bookOf(page(3), page(3, "Hidden.", true)), 1)).toBeNull();
});

test("letters from right to left are joined and none is high", async () => {
  expect(capital("A house. ".repeat(10))).toBe("two");
  expect(capital(HEBREW)).toBe("");
  await opened(bookOf(page(1, HEBREW)));
  const tale = document.querySelector(".tale")!;
  expect(tale.getAttribute("dir")).toBe("auto");
  expect(tale.className).not.toContain("three");
});

test("somebody is capitalised at the beginning of a sentence", async () => {
  await opened(bookOf(page(1)));
  expect(document.querySelector(".facts")!.textContent).toContain("Somebody told it.");
});

test("lines that could not be hidden: the page says why", async () => {
  await opened(bookOf(page(1)));
  const refusal = { say: { key: "client-offline" } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refusal), { status: 503 }));
  document.querySelector<HTMLElement>("button.plain")!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toBe(words.text("client-offline"));
  });
});
