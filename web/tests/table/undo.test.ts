import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Undoable } from "../../src/wire";
import { asksForATale, Seated } from "./seated";
import { MILL } from "./views";

let seated: Seated;
afterEach(() => {
  vi.useRealTimers();
  return seated.leaves();
});

const button = () => seated.root.querySelector<HTMLButtonElement>("p.back button");
const undone = () => seated.sent.filter((each) => each.do === "undo").length;

const told = (undo: Undoable | null) => seated.tells({}, [], undo);

function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body) {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  flushSync();
}

test("whoever may take back sees a button that names the move", async () => {
  seated = await Seated.at("windmill", MILL);
  expect(button()).toBeNull();
  told({ seat: 0, moves: ["stake"] });
  expect(button()?.textContent).toMatch(/^Take back “.+”$/);
  button()?.click();
  expect(undone()).toBe(1);
});

test("below the floor the button is shut, with its reason", async () => {
  seated = await Seated.at("windmill", MILL);
  told({ seat: 0, moves: ["stake"] });
  told({ seat: 0, floor: { key: "kit-nothing-to-undo" } });
  expect(button()?.getAttribute("aria-disabled")).toBe("true");
  expect(seated.one("p.back").textContent).toContain("There is nothing to take back.");
  button()?.click();
  press("u");
  expect(undone()).toBe(0);
});

test("when its time is over the button is shut before the next frame, with its reason", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  seated = await Seated.at("fireside", {}); // the generic board shows no clock: nothing else ticks
  told({ seat: 0, moves: ["stake"], until: Date.now() + 20_000 });
  vi.advanceTimersByTime(19_000);
  flushSync();
  expect(button()?.getAttribute("aria-disabled")).toBe("false");
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect(button()?.getAttribute("aria-disabled")).toBe("true");
  expect(seated.one("p.back").textContent).toContain("Time is up.");
  button()?.click();
  press("u");
  expect(undone()).toBe(0);
});

test("a press before the server has answered an earlier message takes back once it has, and only once", async () => {
  const question = asksForATale(4);
  seated = await Seated.at("windmill", MILL, { question }, { undo: { seat: 0, moves: ["stake"] } });
  const taken = () => seated.hears({ say: "taken", id: (seated.sent.at(-1) as { id: string }).id });
  seated.types("A tale.");
  press("Enter", { ctrlKey: true }, seated.one("textarea"));
  expect(seated.sent.at(-1)?.do).toBe("answer");
  button()?.click();
  press("u");
  expect(undone()).toBe(0);
  taken();
  expect(undone()).toBe(1);
  press("u");
  taken();
  expect(undone()).toBe(1);
  press("u");
  expect(undone()).toBe(2);
});

test("where nothing could ever be taken back there is no button to be shut", async () => {
  seated = await Seated.at("windmill", MILL);
  told({ seat: 0, floor: { key: "kit-nothing-to-undo" } });
  expect(button()).toBeNull();
});

test("what others may take back makes no button", async () => {
  seated = await Seated.at("windmill", MILL);
  told({ seat: 1 });
  expect(button()).toBeNull();
  told({ seat: 0, moves: ["stake"] });
  told(null);
  expect(button()).toBeNull();
});

test.each([
  ["u", {}],
  ["z", { ctrlKey: true }],
])("the key %s takes back, but not out of a text", async (key, more) => {
  seated = await Seated.at("windmill", MILL, {}, { undo: { seat: 0, moves: ["stake"] } });
  const area = document.body.appendChild(document.createElement("textarea"));
  press(key, more, area);
  area.remove();
  expect(undone()).toBe(0);
  press(key, more);
  expect(undone()).toBe(1);
});

test("the generic board has it as well", async () => {
  history.replaceState(null, "", "/?generic");
  seated = await Seated.at("windmill", MILL, {}, { undo: { seat: 0, moves: ["stake"] } });
  history.replaceState(null, "", "/");
  expect(button()).not.toBeNull();
});
