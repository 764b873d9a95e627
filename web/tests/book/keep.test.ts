import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Keep from "../../src/book/Keep.svelte";
import { weight } from "../../src/book/weight";
import { t } from "../../src/words/words.svelte";
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

const pressed = async (answer: Response) => {
  const saved: string[] = [];
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  URL.createObjectURL = () => "blob:book";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  offered({ forms: ["pdf"] });
  document.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const alert = () => document.querySelector("[role=alert]")!.textContent;
  await vi.waitFor(() => expect(saved.length > 0 || alert() !== "").toBe(true));
  vi.unstubAllGlobals();
  return saved;
};

test("a copy is saved under the name that the server gives it", async () => {
  const headers = { "content-disposition": 'attachment; filename="the-house.pdf"' };
  expect(await pressed(new Response("leaves", { headers }))).toEqual(["the-house.pdf"]);
  expect(document.querySelector("[role=alert]")!.textContent).toBe("");
});

test("a copy that is refused is no file: the reason stands on the page", async () => {
  const refusal = { say: { key: "client-offline" } };
  expect(await pressed(new Response(JSON.stringify(refusal), { status: 503 }))).toEqual([]);
  expect(document.querySelector("[role=alert]")!.textContent).toBe(t("client-offline"));
});

test("a book with more pictures weighs more", () => {
  const plate = (n: number) => ({ deck: "windmill", picture: `wm${n}`, named: false });
  const page = (n: number) => ({ ...BOOK.pages[0], chart: null, plates: [plate(n)] }) as Book["pages"][0];
  const [few, many] = [2, 12].map((count) => ({ ...BOOK, pages: [...Array(count).keys()].map(page) }));
  for (const form of ["html", "epub", "pdf"] as const)
    expect(weight(many!, form)).toBeGreaterThan(weight(few!, form));
});
