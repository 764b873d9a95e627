import { afterEach, expect, test, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import { asksForATale, Seated } from "./seated";
import { END, MILL } from "./views";
import { waitFor } from "../patience";

let seated: Seated;
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
});

const asked = (left: number, more: object = {}) => ({
  question: { ...asksForATale(4), until: Date.now() + left, ...more },
});
const zero = () => seated.one(".at-zero[role=status]").textContent;

test("Windmill's Storyteller sees the clock of the tale", async () => {
  seated = await Seated.at("windmill", MILL, asked(150_400));
  seated.tells(asked(150_400)); // however long the page took to come
  expect(seated.one(".clock").textContent?.trim()).toMatch(/^2:(30|31)$/);
  expect(zero()).toBe("");
});

test("what happens at zero is said while there is time to mend it", async () => {
  seated = await Seated.at("windmill", MILL, asked(20_000));
  expect(zero()).toMatch(/without a tale/);
  seated.types("A fox walked home.");
  expect(zero()).toBe("At zero what you have written is told.");
  seated.types("x".repeat(601));
  expect(zero()).toMatch(/only the beginning/);
});

test("without a limit there is no clock but at its very end", async () => {
  seated = await Seated.at("windmill", MILL, asked(120_000, { guard: true }));
  expect(seated.root.querySelector(".clock")).toBe(null);
  seated.tells(asked(20_000, { guard: true }));
  expect(seated.one(".clock").textContent?.trim()).toMatch(/^0:(20|21)$/);
});

test("the reminder changes the narrator's heading, and a reload finds it changed", async () => {
  seated = await Seated.at("end_of_the_story", { ...END, narrator: 0 }, asked(15_000));
  const before = seated.says;
  seated.types("It came over the hill.");
  seated.tells(asked(15_000), [{ event: "reminded", seat: 0 }]);
  expect(seated.says).toMatch(/^Last fifteen seconds/);
  expect(seated.one<HTMLTextAreaElement>("textarea").value).toBe("It came over the hill.");
  expect(zero()).toBe("At zero what you have written is told.");
  await seated.leaves();
  await seated.opens({ missed: [{ n: 2, events: [{ event: "reminded", seat: 0 }] }] });
  expect(seated.says).toMatch(/^Last fifteen seconds/);
  seated.tells(asked(60_000, { number: 9 }), [{ event: "four-drawn", seat: 0 }]);
  expect(seated.says).toBe(before);
});

test("nobody is offered a pause that a rule forbids, and the rule is said", async () => {
  seated = await Seated.at("windmill", MILL, asked(60_000));
  const pauses = () => seated.sent.filter((each) => each.do === "pause").length;
  const button = () => seated.one<HTMLButtonElement>("button[aria-label^=Pause]");
  seated.tells({ unpausable: "WM-52" });
  expect(button().getAttribute("aria-disabled")).toBe("true");
  button().click();
  await waitFor(() => expect(seated.one(".why").textContent).not.toBe(""));
  expect(pauses()).toBe(0);
  seated.tells({ unpausable: null });
  button().click();
  expect(pauses()).toBe(1);
});

test("after the end there is nothing to pause", async () => {
  seated = await Seated.at("windmill", MILL, asked(60_000));
  seated.tells({ question: null, outcome: { winners: [1] } });
  expect(seated.root.querySelector("button[aria-label^=Pause]")).toBe(null);
});

test("whoever is marked away is told so, and is back by a button", async () => {
  seated = await Seated.at("windmill", MILL, asked(60_000));
  const backs = () => seated.sent.filter((each) => each.do === "back").length;
  expect(seated.root.querySelector(".back")).toBe(null);
  seated.tells({ presence: ["away", "here", "here"] });
  expect(live.polite.at(-1)?.sentence).toMatch(/marked as away/);
  seated.one(".back button").click();
  seated.one(".back button").click();
  expect(backs()).toBe(1);
  seated.tells({ presence: ["here", "here", "here"] });
  expect(seated.root.querySelector(".back")).toBe(null);
});

test("whoever is marked away is back by any tap or key on the board, said once", async () => {
  seated = await Seated.at("windmill", MILL, asked(60_000));
  const backs = () => seated.sent.filter((each) => each.do === "back").length;
  const taps = () => seated.one("textarea").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  taps();
  expect(backs()).toBe(0);
  seated.tells({ presence: ["away", "here", "here"] });
  taps();
  seated.one("textarea").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(backs()).toBe(1);
  seated.tells({ presence: ["here", "here", "here"] });
  seated.tells({ presence: ["away", "here", "here"] });
  taps();
  expect(backs()).toBe(2);
});

test("a reader whose own connection was lost is not told about themselves", async () => {
  const waiting = [{ seat: 0 }, { seat: 1 }];
  seated = await Seated.at("windmill", MILL, { waiting, presence: ["lost", "here", "here"] });
  expect(seated.root.querySelector("[data-about=absent]")).toBe(null);
  expect(live.polite.map(({ sentence }) => sentence).join()).not.toMatch(/connection is lost|you is/);
  seated.tells({ presence: ["lost", "lost", "here"] });
  expect(seated.one("[data-about=absent]").textContent).toContain("Leo");
});

test("whom the others would go on without hears it in time, and says so by a button or a tap", async () => {
  seated = await Seated.at("windmill", MILL, asked(60_000));
  const backs = () => seated.sent.filter((each) => each.do === "back").length;
  seated.hears({ say: "called", seat: 0, voices: 1, needed: 2 });
  expect(seated.one(".back").textContent).toMatch(/go on without you.*I am here/);
  expect(live.polite.at(-1)?.sentence).toMatch(/go on without you/);
  seated.one(".back button").click();
  expect(backs()).toBe(1);
  seated.hears({ say: "called", seat: 0, voices: 0, needed: 0 });
  expect(seated.root.querySelector(".back")).toBe(null);
  seated.hears({ say: "called", seat: 0, voices: 1, needed: 2 });
  seated.one("textarea").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(backs()).toBe(2);
});

test("the others see how many would go on without a silent seat, until it is here or away", async () => {
  seated = await Seated.at("windmill", { ...MILL, teller: 1 }, { waiting: [{ seat: 1 }] });
  expect(seated.root.querySelector("[data-about=absent]")).toBe(null);
  seated.hears({ say: "called", seat: 1, voices: 1, needed: 2 });
  expect(seated.one("[data-about=absent]").textContent).toMatch(/Leo has been silent.*1 of 2/);
  seated.hears({ say: "called", seat: 1, voices: 0, needed: 0 });
  expect(seated.root.querySelector("[data-about=absent]")).toBe(null);
  seated.hears({ say: "called", seat: 1, voices: 2, needed: 2 });
  seated.tells({ presence: ["here", "away", "here"] });
  expect(seated.root.querySelector("[data-about=absent]")).toBe(null);
});

test("whoever was called while the phone slept is not called any more on coming back", async () => {
  seated = await Seated.at("windmill", MILL, {});
  seated.hears({ say: "called", seat: 0, voices: 1, needed: 2 });
  expect(seated.root.querySelector(".back")).not.toBeNull();
  seated.loses();
  await seated.returns();
  expect(seated.root.querySelector(".back")).toBeNull();
});
