import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Move, Sight } from "../../src/wire";
import { asksForATale, Seated } from "./seated";
import { BOARD, END, HAND, MILL } from "./views";
import { waitFor } from "../patience";

const BEGUN = "The wind took the hat first.";
const GAMES: [string, object, Partial<Sight>][] = [
  ["windmill", MILL, { question: asksForATale(4) }],
  ["end_of_the_story", { ...END, narrator: 0 }, { question: asksForATale(4) }],
  ["story", BOARD, { question: asksForATale(4, "tell-story", HAND) }],
  ["any", {}, { question: asksForATale(4) }],
];

let seated: Seated;
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
});

const text = () => seated.one<HTMLTextAreaElement>("textarea").value;

describe.each(GAMES)("%s", (game, view, more) => {
  test("what is begun outlives a pause, and is seen during it", async () => {
    seated = await Seated.at(game, view, more);
    seated.types(BEGUN);
    seated.tells({ paused: { at: Date.now(), by: 1 } });
    expect(seated.says).toContain("Leo");
    if (game !== "any") expect(seated.one(".begun").textContent).toContain(BEGUN);
    seated.tells({ paused: null });
    expect(text()).toBe(BEGUN);
  });

  test("what is begun outlives a table asleep, a new frame and a lost connection", async () => {
    seated = await Seated.at(game, view, more);
    seated.types(BEGUN);
    seated.tells({ paused: { at: Date.now(), by: null } });
    seated.tells({ paused: null, presence: ["here", "lost", "here"] });
    expect(text()).toBe(BEGUN);
    seated.loses();
    await seated.returns({ draft: null });
    expect(text()).toBe(BEGUN);
  });

  test("what is begun outlives a reload, though the server had not got it yet", async () => {
    seated = await Seated.at(game, view, more);
    seated.types(BEGUN);
    await seated.leaves();
    await seated.opens();
    expect(text()).toBe(BEGUN);
  });

  test("a recap of much that was missed leaves it as it was", async () => {
    seated = await Seated.at(game, view, more);
    seated.types(BEGUN);
    const scored = { event: "scored", seat: 1, points: 1, rule: "WM-46" };
    seated.loses();
    await seated.returns({ missed: [{ n: 9, events: Array(5).fill(scored) }], n: 9 });
    expect(seated.root.querySelector(".recap")).not.toBe(null);
    seated.one(".since .lit").click();
    flushSync();
    expect(text()).toBe(BEGUN);
  });

  test("the next question begins with an empty page", async () => {
    seated = await Seated.at(game, view, more);
    seated.types(BEGUN);
    const question = { ...seated.sight.question!, number: 9 };
    seated.tells({ question, view: { ...view, round: 3 } as unknown as Sight["view"] });
    expect(text()).toBe("");
  });
});

test("what the server kept is there, and is of its own question only", async () => {
  const draft: Move = { move: "tell", tale: { parts: [BEGUN] } };
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) }, { draft });
  expect(text()).toBe(BEGUN);
  seated.tells({ question: asksForATale(7) });
  expect(text()).toBe("");
});

test("what another device wrote later counts more than what this one had given to the server", async () => {
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) });
  seated.types("One");
  seated.one("textarea").dispatchEvent(new Event("blur"));
  expect(seated.sent.filter((each) => each.do === "draft").length).toBe(1);
  await seated.leaves();
  await seated.opens({ draft: { move: "tell", tale: { parts: ["One, two"] } } });
  expect(text()).toBe("One, two");
});

test("what was typed without a connection is sent when there is one again", async () => {
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) });
  seated.loses();
  seated.types(BEGUN);
  seated.one("textarea").dispatchEvent(new Event("blur"));
  await seated.returns();
  const drafts = seated.sent.filter((each) => each.do === "draft");
  expect(drafts.map((each) => JSON.stringify(each)).join()).toContain(BEGUN);
});

test("the chosen picture outlives a pause and a reload", async () => {
  const question = asksForATale(4, "tell-story", HAND);
  seated = await Seated.at("story", BOARD, { question });
  seated.one("[data-hand=s3]").click();
  flushSync();
  seated.one("dialog .lit").click();
  flushSync();
  const chosen = () => seated.one("[data-hand=s3]").classList.contains("chosen");
  expect(chosen()).toBe(true);
  seated.tells({ paused: { at: Date.now(), by: 1 } });
  seated.tells({ paused: null });
  expect(chosen()).toBe(true);
  await seated.leaves();
  await seated.opens();
  expect(chosen()).toBe(true);
});

test("the caret is where it was when the pause is over", async () => {
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) });
  seated.types(BEGUN);
  const area = seated.one<HTMLTextAreaElement>("textarea");
  area.focus();
  area.setSelectionRange(4, 8);
  seated.tells({ paused: { at: Date.now(), by: 1 } });
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  seated.tells({ paused: null });
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([4, 8]);
});

test("what was sent on a line that was dead already is sent again", async () => {
  seated = await Seated.at("windmill", MILL, { question: asksForATale(4) });
  seated.types(BEGUN);
  seated.one("textarea").dispatchEvent(new Event("blur"));
  const before = () => JSON.stringify(seated.sent.filter((each) => each.do === "draft"));
  expect(before()).toContain(BEGUN);
  seated.loses();
  await seated.returns();
  expect(before(), "on the new line").toContain(BEGUN);
});
