import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Ribboned from "../../src/parts/Ribboned.svelte";
import { sentencesOf } from "../../src/parts/sentences";

/** Ribbons: lines of a tale that a reader has marked, on this device. */

const TALE = "Nobody had asked the house. On Tuesday it left, Mr. Fox said. The washing came along!";

let shown: ReturnType<typeof mount> | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

function reads(lay: boolean, table = "t") {
  shown = mount(Ribboned, { target: document.body, props: { table, text: TALE, lay } });
  flushSync();
}

test("the sentences of a tale make up the whole", () => {
  expect(sentencesOf(TALE).map((each) => each.trim())).toEqual([
    "Nobody had asked the house.",
    "On Tuesday it left, Mr. Fox said.",
    "The washing came along!",
  ]);
  expect(sentencesOf(TALE).join("")).toBe(TALE);
  expect(sentencesOf("without an end")).toEqual(["without an end"]);
});

test("what is shown is what was written, breaks between its lines included", () => {
  const text = "It left. \n\nThe washing came along!";
  shown = mount(Ribboned, { target: document.body, props: { table: "t", text, lay: true } });
  flushSync();
  expect(document.body.textContent?.trim()).toBe(text);
});

test("a touch or a key lays a ribbon, another one takes it away", () => {
  reads(true);
  const line = document.querySelectorAll<HTMLElement>("[role=button]")[2]!;
  line.click();
  flushSync();
  expect(line.ariaPressed ?? line.getAttribute("aria-pressed")).toBe("true");
  line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
  expect(line.getAttribute("aria-pressed")).toBe("false");
});

test("the ribbon lies in the book of that table, and in no other", async () => {
  reads(true);
  document.querySelectorAll<HTMLElement>("[role=button]")[2]!.click();
  await unmount(shown!);
  reads(false);
  expect([...document.querySelectorAll("mark")].map((each) => each.textContent)).toEqual([
    "The washing came along!",
  ]);
  await unmount(shown!);
  reads(false, "other");
  expect(document.querySelector("mark")).toBeNull();
});
