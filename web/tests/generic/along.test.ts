import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { live } from "../../src/lib/live.svelte";
import type { Offer, Question } from "../../src/wire";
import { Seated } from "../table/seated";
import { waitFor } from "../patience";

const OFFERS: Offer[] = [{ move: "tell", fields: { tale: { domain: "words", chars: 200 } } }];
const asked = (heard: boolean): Question => ({
  number: 4,
  ask: { say: { key: "kit-narrate" }, offers: OFFERS, drafted: true, heard },
});
const waiting = [{ seat: 1, heard: 7 }];
const writes = (text: string, number = 7) => ({ say: "drafting", seat: 1, number, text });

let seated: Seated;
const along = () => seated.root.querySelector("blockquote[aria-live]")?.closest("section") ?? null;
const told = () => along()?.querySelector("blockquote")?.textContent;
const drafts = () => seated.sent.filter((message) => message.do === "draft");
const begins = () => live.polite.filter(({ sentence }) => sentence === "Leo is writing …").length;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

afterEach(() => seated.leaves());

test("a tale grows under the name of whoever writes it, and one sentence says that it begins", async () => {
  seated = await Seated.at("fireside", {}, { waiting });
  expect(along()).toBeNull();
  const before = begins();
  seated.hears(writes("Once"));
  seated.hears(writes("Once upon"));
  seated.hears(writes("Once upon a time"));
  expect(told()).toBe("Once upon a time");
  expect(along()?.querySelector("h2")?.textContent).toContain("Leo");
  expect(begins() - before).toBe(1);
  expect(along()?.querySelector("blockquote")?.getAttribute("aria-live")).toBe("off");
});

test("a card has its place in it", async () => {
  seated = await Seated.at("fireside", {}, { waiting });
  seated.hears(writes("Once \ufffc fell"));
  expect(told()).toBe("Once […] fell");
});

test("it goes when it is told, when it is taken away, and does not come with words that were on their way", async () => {
  seated = await Seated.at("fireside", {}, { waiting });
  seated.hears(writes("Once"));
  seated.hears(writes(""));
  expect(along()).toBeNull();
  seated.hears(writes("Once upon"));
  seated.tells({ waiting: [{ seat: 1, heard: 8 }] }); // told, and asked again
  expect(along()).toBeNull();
  seated.hears(writes("Once upon a"));
  expect(along()).toBeNull();
  seated.hears(writes("Then", 8));
  expect(told()).toBe("Then");
});

test("whoever comes later finds the newest words", async () => {
  seated = await Seated.at(
    "fireside",
    {},
    { waiting },
    { drafting: { say: "drafting", seat: 1, number: 7, text: "Once" } },
  );
  expect(told()).toBe("Once");
});

test("while others read along the words are sent as they come, not only after a pause", async () => {
  seated = await Seated.at("fireside", {}, { question: asked(true) });
  for (const text of ["O", "On", "Onc", "Once"]) {
    seated.types(text);
    await pause(250);
  }
  await waitFor(() => expect(drafts().length).toBeGreaterThanOrEqual(2));
  expect(drafts().every((draft) => !draft.alone)).toBe(true);
});

test("the teller switches it off, which holds at once and after a reload", async () => {
  seated = await Seated.at("fireside", {}, { question: asked(true) });
  seated.types("Once");
  await waitFor(() => expect(drafts()).toHaveLength(1));
  seated.one<HTMLInputElement>("input[role=switch]").click();
  flushSync();
  await waitFor(() =>
    expect(drafts().at(-1)).toMatchObject({ alone: true, move: { tale: { parts: ["Once"] } } }),
  );
  await seated.leaves();
  await seated.opens();
  expect(seated.one<HTMLInputElement>("input[role=switch]").checked).toBe(false);
});

test("what is off at one table is as the game says at the next", async () => {
  seated = await Seated.at("fireside", {}, { question: asked(true) });
  const along = () => seated.one<HTMLInputElement>("input[role=switch]");
  along().click();
  flushSync();
  expect(along().checked).toBe(false);
  await seated.leaves();
  seated = await Seated.at("fireside", {}, { question: asked(true) });
  expect(along().checked).toBe(true);
});

test("where nobody reads along there is no switch", async () => {
  seated = await Seated.at("fireside", {}, { question: asked(false) });
  expect(seated.root.querySelector("input[role=switch]")).toBeNull();
});
