import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coached } from "../../src/lib/coached.svelte";
import { asksForATale, Seated } from "./seated";
import { HAND, BOARD, MILL } from "./views";

let seated: Seated;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("advice that was given comes once more when it is called back", async () => {
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) });
  seated.one(".coach .plain").click();
  flushSync();
  expect(advice()).toBe(0);
  await seated.leaves();
  await seated.opens();
  expect(advice()).toBe(0);
  coached.again();
  flushSync();
  expect(advice()).toBe(1);
  seated.one(".coach .plain").click();
  flushSync();
  expect(advice()).toBe(0);
});

const advice = () => seated.root.querySelectorAll(".coach").length;

test("advice stays while its screen does, and does not come again", async () => {
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) });
  expect(advice()).toBe(1);
  await seated.leaves();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await seated.opens();
  expect(advice()).toBe(1); // it was there too short a time to be read
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect(advice()).toBe(1);
  await seated.leaves();
  await seated.opens();
  expect(advice()).toBe(0);
});

test("an opened picture has its action under the focus, not the way out", async () => {
  seated = await Seated.at("story", BOARD, { question: asksForATale(4, "tell-story", HAND) });
  seated.one("[data-hand=s2]").click();
  flushSync();
  expect(document.activeElement).toBe(seated.one("dialog .acts .lit"));
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  seated.one("dialog .lit").dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true); // the key that opened it is still down
});

test("an opened picture without an action has itself under the focus", async () => {
  seated = await Seated.at("story", BOARD, { question: asksForATale(4, "tell-story", HAND) });
  seated.one("[data-picture=s1]").click();
  flushSync();
  expect(document.activeElement?.tagName).toBe("FIGURE");
});
