import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { Offer, Refusal } from "../../src/wire";
import type { Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";
import { answers, offersIn, push, press, scene, sit, viewOf } from "./scene";

const woven = (card: string) => ({ part: "woven" as const, card });

let page: Seated;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  settings.calm = false;
  page.leaves();
});

const area = () => page.one<HTMLTextAreaElement>(".writing textarea");

function write(text: string, caret = text.length): void {
  area().value = text;
  area().setSelectionRange(caret, caret);
  area().dispatchEvent(new window.Event("input", { bubbles: true }));
  flushSync();
}

/** The server has taken a woven card. */
function wove(card: string): void {
  page.hears({ say: "taken", id: answers(page).at(-1)?.id, now: Date.now() });
  const sight = page.sight;
  const view = viewOf(sight);
  const offers: Offer[] = JSON.parse(JSON.stringify(sight.question?.ask.offers ?? []));
  for (const { move, fields } of offers) {
    const [tale, left] = [fields?.["tale"], fields?.["card"]];
    if (move === "tell" && tale?.domain === "words") tale.weave = [...(tale.weave ?? []), card];
    if (move === "weave" && left?.domain === "one-of")
      left.values = left.values.filter((each) => each !== card);
  }
  view.hand = view.hand.filter((each) => each !== card);
  const { question } = sight;
  if (!question) throw new Error("nobody is asked");
  page.tells({
    view: JSON.parse(JSON.stringify(view)),
    question: { ...question, ask: { ...question.ask, offers } },
  });
}

const PAD = () => scene("pad", ["tell", "weave"]);
const hand = (found = PAD()) => viewOf(found.viewers.asked.sight).hand;
const tell = () =>
  answers(page)
    .map(({ move }) => move)
    .findLast(({ move }) => move === "tell");

it("splits the text at the caret where a drawing is woven in, and tells it in one piece", async () => {
  page = await sit(PAD());
  const [card = ""] = hand();
  write("Once a key fell.", 4);
  press(page, `[data-card=${card}]`);
  expect(answers(page)).toEqual([]); // it is only lifted
  press(page, ".foot .lit");
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "weave", card } });
  wove(card);
  expect(page.one(".writing .text").textContent).toBe("Once");
  expect(area().value).toBe("a key fell.");
  write("a key fell far.");
  push(page, "I have told");
  expect(tell()).toMatchObject({ tale: { parts: ["Once", woven(card), "a key fell far."] } });
});

it("leaves drawings that lie from a battle out of the tale", async () => {
  const found = scene("pad", ["tell", "weave"], (view, _, seat) => {
    view.lying = [{ card: "sc-01", seat: seat ?? 0, side: "spring", scene: "fight" }];
  });
  page = await sit(found);
  write("They went on.");
  push(page, "I have told");
  push(page, "Tell it without a drawing");
  expect(tell()).toMatchObject({ tale: { parts: ["They went on."] } });
});

it("keeps every word when a drawing is refused", async () => {
  page = await sit(PAD());
  const [card = ""] = hand();
  write("Once a key fell.", 4);
  press(page, `[data-card=${card}]`);
  press(page, ".foot .lit");
  const refusal: Refusal = { say: { key: "kit-stale" } };
  page.hears({ say: "not-taken", id: answers(page).at(-1)?.id, refusal });
  expect(area().value).toBe("Once a key fell.");
});

it("lets earlier words be changed, and weaves behind the last drawing", async () => {
  page = await sit(PAD());
  const [first = "", second = ""] = hand();
  write("Once");
  press(page, `[data-card=${first}]`);
  press(page, ".foot .lit");
  wove(first);
  write("it fell");
  press(page, ".writing .text");
  expect(area().value).toBe("Once");
  write("Twice");
  press(page, `[data-card=${second}]`);
  press(page, ".foot .lit");
  wove(second);
  push(page, "I have told");
  expect(tell()).toMatchObject({ tale: { parts: ["Twice", woven(first), "it fell", woven(second)] } });
});

it("weaves by number outside of the text, and by Alt and number inside", async () => {
  page = await sit(PAD());
  const [first = "", second = ""] = hand();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "weave", card: second } });
  wove(second);
  area().dispatchEvent(new KeyboardEvent("keydown", { key: "1", code: "Digit1", bubbles: true }));
  expect(answers(page)).toHaveLength(1); // a figure in the text
  const alt = { key: "1", code: "Digit1", altKey: true, bubbles: true };
  area().dispatchEvent(new KeyboardEvent("keydown", alt));
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "weave", card: first } });
});

it("told aloud, a tap lays a drawing at once, and the tale needs no words", async () => {
  page = await sit(PAD());
  const [card = ""] = hand();
  push(page, "Tell aloud");
  expect(page.root.querySelector(".writing textarea")).toBeNull();
  press(page, `.aloud-hand [data-card=${card}]`);
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "weave", card } });
  wove(card);
  push(page, "I have told");
  expect(tell()).toMatchObject({ tale: { aloud: true, parts: [woven(card)] } });
});

it.each([true, false])("told aloud, a phone has the town again once no drawing is left: %s", async (left) => {
  const found = scene("movement", ["tell", "walk", "weave"]);
  const ask = found.viewers.asked.sight.question?.ask;
  if (!ask) throw new Error("nobody is asked");
  if (!left) ask.offers = ask.offers.filter(({ move }) => move !== "weave");
  page = await sit(found);
  push(page, "Tell aloud");
  expect(page.one(".wt").classList.contains("by-voice")).toBe(left);
  expect(page.one(".foot .far").textContent?.trim()).toBe("Tap a place on the map.");
  expect(page.one(".foot .far").classList.contains("only-wide")).toBe(left);
});

/** At a table of this mode. */
const at = (mode: string, found: Scene): Scene => ({ ...found, options: { ...found.options, mode } });

/** A joiner has to take a step before the way may be told. */
function joining(): Scene {
  const found = scene("movement", ["tell", "walk", "weave"]);
  const ask = found.viewers.asked.sight.question?.ask;
  if (!ask) throw new Error("nobody is asked");
  ask.offers = ask.offers.filter(({ move }) => move !== "tell");
  ask.closed = { tell: "WT-R45" };
  return found;
}

it.each([
  ["voice", true],
  ["either", false],
  ["typed", false],
])("lays the drawings out large before a tale may be told, where nobody writes: %s", async (mode, large) => {
  const found = at(mode, joining());
  page = await sit(found);
  const [card = ""] = hand(found);
  expect(page.root.querySelector(".writing textarea") === null).toBe(large);
  expect(page.root.querySelector(".aloud-hand") !== null).toBe(large);
  expect(page.root.textContent).not.toContain("Tell aloud");
  if (!large) return;
  press(page, `.aloud-hand [data-card=${card}]`);
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "weave", card } });
});

it.each(["part", "pad"])("told aloud, each drawing of the hand is there once: %s", async (phase) => {
  const found = at("voice", scene(phase, ["tell", "weave"]));
  page = await sit(found);
  const [card = ""] = hand(found);
  expect(page.root.querySelectorAll(`.wt button[data-card=${card}]`)).toHaveLength(1);
});

it.each([
  ["voice", "Listen."],
  ["either", "Read along."],
])("asks the others to listen to a way where nobody writes: %s", async (mode, words) => {
  page = await sit(at(mode, scene("movement", ["tell", "walk", "weave"])), "other");
  expect(page.says).toContain(words);
});

it("carries the words of a way through an interruption", async () => {
  const moving = scene("movement", ["tell", "walk", "weave"]);
  page = await sit(moving);
  const { question } = page.sight;
  write("She ran.");
  const cards = offersIn(moving).flatMap(({ fields }) => {
    const tale = fields?.["tale"];
    return tale?.domain === "words" ? (tale.weave ?? []) : [];
  });
  const text = area().value;
  page.tells({ question: null, phase: "entry" });
  expect(page.root.querySelector(".writing textarea")).toBeNull();
  const offers: Offer[] = [
    { move: "tell", fields: { tale: { domain: "words", chars: 2000, weave: cards, in_order: true } } },
  ];
  if (!question) throw new Error("nobody is asked");
  page.tells({
    phase: "pad",
    now: {
      key: "winter_tales-now-telling",
      args: { seat: page.sight.seat ?? 0, kind: "move", char: "cranky" },
    },
    question: { number: question.number + 2, ask: { ...question.ask, offers } },
  });
  expect(area().value).toBe(text);
});

it("asks the questions of a spark in one line, without anything that looks like a button", async () => {
  page = await sit(scene("opening"));
  expect(page.one(".sparks").textContent).toContain("A spark: Where are we? What is at stake?");
  expect(page.one(".sparks").children).toHaveLength(0);
});

it("offers sparks before the first word, and reminds of drawings after three sentences", async () => {
  page = await sit(PAD());
  expect(page.one(".desk").textContent).toContain("A spark");
  write("One. Two. Three. ");
  expect(page.one(".desk").textContent).not.toContain("A spark");
  expect(page.one(".desk").textContent).toContain("Three sentences without a drawing");
});

it("sends a draft that the others read, and one for the teller alone if that is switched off", async () => {
  page = await sit(PAD());
  write("Once");
  area().dispatchEvent(new FocusEvent("blur"));
  const draft = () => page.sent.findLast((message) => message.do === "draft");
  expect(draft()).toMatchObject({ move: { move: "tell", tale: { parts: ["Once"] } } });
  expect(draft()).not.toHaveProperty("alone");
  push(page, "Others read along");
  expect(draft()).toMatchObject({ alone: true });
});

it.each([true, false])(
  "lets a drawing fly from the hand to its line, unless motion is unwanted: %s",
  async (motion) => {
    page = await sit(PAD());
    const [card = ""] = hand();
    const flying = () => page.root.querySelector(".wt > .flying .scard");
    settings.calm = !motion;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
    press(page, `[data-card=${card}]`);
    press(page, ".foot .lit");
    wove(card);
    vi.advanceTimersToNextFrame();
    expect(flying() !== null).toBe(motion);
    vi.advanceTimersByTime(400);
    expect(flying()).toBeNull();
    expect(page.one(".writing .in").style.opacity).toBe("");
  },
);

it("keeps every word of a tale that is refused", async () => {
  page = await sit(PAD());
  write("Once a key fell.", 4);
  push(page, "I have told");
  if (!answers(page).length) push(page, "Tell it without a drawing");
  const refusal: Refusal = { say: { key: "kit-is-paused" } };
  page.hears({ say: "not-taken", id: answers(page).at(-1)?.id, refusal });
  expect(area().value).toBe("Once a key fell.");
});

it("is sent again when a lost line is back", async () => {
  page = await sit(PAD());
  write("Once a key fell.", 4);
  page.loses();
  await page.returns();
  const drafts = page.sent.filter((each) => each.do === "draft");
  expect(drafts.map((each) => JSON.stringify(each)).join()).toContain("Once a key fell.");
});
