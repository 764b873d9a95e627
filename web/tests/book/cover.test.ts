import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Cover from "../../src/book/Cover.svelte";
import type { Book } from "../../src/wire";

/** The cover: its picture is the first of the book, or another one that this device has chosen. */

const FOUND: Book = JSON.parse(readFileSync(join(__dirname, "windward.json"), "utf8"));
const plate = (picture: string) => ({ deck: "windmill", picture, named: false });
const page = (...pictures: string[]) =>
  ({ ...FOUND.pages[0], chart: null, plates: pictures.map(plate) }) as Book["pages"][0];
const BOOK: Book = { ...FOUND, pages: [page("wm01"), page("wm02", "wm01")] };

let shown: ReturnType<typeof mount> | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

function opens(book = BOOK) {
  shown = mount(Cover, { target: document.body, props: { book, open: () => {}, refresh: async () => {} } });
  flushSync();
}
const chooses = () => [...document.querySelectorAll<HTMLElement>(".acts button.plain")].at(-1);

test("another picture of the book is chosen for the cover, and is there again after a reload", async () => {
  opens();
  const before = document.querySelector(".front img")!.outerHTML;
  chooses()!.click();
  flushSync();
  const offered = [...document.querySelectorAll<HTMLElement>("dialog [data-picture]")];
  expect(offered.map((each) => each.dataset["picture"])).toEqual(["wm01", "wm02"]);
  offered[1]!.click();
  flushSync();
  expect(document.querySelector("dialog")).toBeNull();
  expect(JSON.parse(localStorage.getItem(`talewind cover ${BOOK.table}`)!)).toBe("wm02");
  await unmount(shown!);
  opens();
  chooses()!.click();
  flushSync();
  expect(document.querySelector<HTMLElement>("dialog .chosen")!.dataset["picture"]).toBe("wm02");
  expect(before).toBeTruthy();
});

test("a book with one picture offers no other", () => {
  opens({ ...BOOK, pages: [page("wm01")] });
  expect(chooses()).toBeUndefined();
});
