import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Keep from "../../src/book/Keep.svelte";
import { weight } from "../../src/book/weight";
import type { Book } from "../../src/wire";

const BOOK: Book = JSON.parse(readFileSync(join(__dirname, "windward.json"), "utf8"));
const ALL: Book["forms"] = ["html", "epub", "pdf", "booklet", "png"];

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
});

function offered(book: Partial<Book>): () => string[] {
  shown = mount(Keep, { target: document.body, props: { book: { ...BOOK, ...book } } });
  flushSync();
  return () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
}

test("every form that the server makes is offered, and no other", async () => {
  expect(offered({ forms: ["html", "epub"] })()).toEqual([
    "/api/tables/t/book.html?lang=en",
    "/api/tables/t/book.epub?lang=en",
  ]);
  await unmount(shown!);
  expect(offered({ forms: ALL })().slice(2)).toEqual([
    "/api/tables/t/book.pdf?lang=en",
    "/api/tables/t/book.pdf?lang=en&booklet=true",
    "/api/tables/t/book.png?lang=en",
  ]);
});

test("the whole evening is offered where there was more than one game, and is no picture", () => {
  const links = offered({ forms: ALL, evening: 3 });
  document.querySelector("input")!.click();
  flushSync();
  expect(links().map((link) => link.includes("evening=true"))).toEqual([true, true, true, true, false]);
});

test("a single game is no evening", () => {
  offered({ forms: ALL, evening: 1 });
  expect(document.querySelector("input")).toBeNull();
});

test("a book with more pictures weighs more", () => {
  const plate = (n: number) => ({ deck: "windmill", picture: `wm${n}`, named: false });
  const page = (n: number) => ({ ...BOOK.pages[0], chart: null, plates: [plate(n)] }) as Book["pages"][0];
  const [few, many] = [2, 12].map((count) => ({ ...BOOK, pages: [...Array(count).keys()].map(page) }));
  for (const form of ["html", "epub", "pdf"] as const)
    expect(weight(many!, form)).toBeGreaterThan(weight(few!, form));
});
