import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import type { Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";
import { push, scene, sit } from "./scene";

let page: Seated;
afterEach(() => {
  vi.useRealTimers();
  page.leaves();
});

/** Somebody walks with two drawings on the way. */
function told() {
  return scene("movement", ["tell", "walk", "weave"], (view) => {
    const seat = view.figures[view.way?.char ?? ""]?.seat ?? 0;
    view.tales = [];
    view.lying = ["sc-09", "sc-42"].map((card) => ({
      card,
      seat,
      side: "spring" as const,
      scene: "move" as const,
    }));
  });
}

async function listens(viewer: Viewer = "other") {
  const found = told();
  for (const each of Object.values(found.viewers)) each.log = [];
  page = await sit(found, viewer);
  return found.viewers[viewer].sight.waiting?.[0];
}

function hears(waited: Awaited<ReturnType<typeof listens>>, text: string) {
  page.hears({ say: "drafting", seat: waited?.seat, number: waited?.heard, text });
}

const names = (selector: string) =>
  [...page.root.querySelectorAll(`${selector} [role=img]`)].map((each) => each.getAttribute("aria-label"));

it("reads the words with the drawings in their places, the newest beside them", async () => {
  const waited = await listens();
  hears(waited, "The gate was shut, \ufffc but she ran \ufffc and");
  expect(names(".reading .woven")).toEqual(["Key", "Tree"]);
  const line = page.one(".reading .woven");
  const texts = [...line.childNodes].flatMap((node) =>
    node.nodeType === 3 ? (node.textContent?.trim() ?? "") : [],
  );
  expect(texts.filter(Boolean)).toEqual(["The gate was shut,", "but she ran", "and"]);
  expect(page.one(".newest").textContent).toContain("Tree, just now");
  expect(page.root.querySelectorAll(".reading .fresh")).toHaveLength(1);
});

it("shows the newest drawing alone where nothing is written", async () => {
  await listens();
  expect(names(".listening .one")).toEqual(["Tree"]);
  expect(names(".listening .trail")).toEqual(["Key"]);
});

it("speaks a tale that grows by whole sentences, once in four seconds, until that is switched off", async () => {
  const waited = await listens();
  vi.useFakeTimers();
  const before = live.polite.at(-1)?.id ?? 0;
  const said = () => live.polite.flatMap(({ id, sentence }) => (id > before ? sentence : []));
  const grows = (text: string, ms: number) => {
    hears(waited, text);
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  grows("She ran. The park was", 1_000);
  expect(said()).toEqual(["She ran."]);
  grows("She ran. The park was dark. It", 2_900);
  expect(said()).toEqual(["She ran."]);
  grows("She ran. The park was dark. It snow", 200);
  expect(said()).toEqual(["She ran.", "The park was dark."]);
  push(page, "Hear the tale as it grows");
  grows("She ran. The park was dark. It snowed. And", 9_000);
  expect(said()).toHaveLength(2);
  push(page, "Hear the tale as it grows");
});

it("whispers one idea to the teller", async () => {
  await listens();
  const input = page.one<HTMLInputElement>(".whisper input");
  input.value = "A wolf?";
  input.dispatchEvent(new window.Event("input", { bubbles: true }));
  flushSync();
  push(page, "Send");
  expect(page.sent.findLast((message) => message.do === "beside")).toMatchObject({
    move: { move: "suggest", idea: { parts: ["A wolf?"] } },
  });
});

it("leaves an onlooker nothing to press", async () => {
  await listens("onlooker");
  expect(page.root.querySelector(".whisper, .drawer, .wt .lit")).toBeNull();
});

it("keeps a page of the notebook", async () => {
  await listens();
  const drawers = [...page.root.querySelectorAll<HTMLButtonElement>(".drawer")];
  flushSync(() => drawers.at(-1)?.click());
  page.types("Then spring came.", "dialog textarea");
  push(page, "Keep the page");
  expect(page.sent.findLast((message) => message.do === "beside")).toMatchObject({
    move: { move: "write-ahead", text: { parts: ["Then spring came."] } },
  });
  expect(page.root.querySelector("dialog")).toBeNull();
});

it("loses nothing of the notebook when a question takes its place", async () => {
  await listens();
  const notebook = () => {
    const drawers = [...page.root.querySelectorAll<HTMLButtonElement>(".drawer")];
    flushSync(() => drawers.at(-1)?.click());
  };
  notebook();
  page.types("Then spring", "dialog textarea");
  const { sight } = page;
  page.tells({ question: { number: 99, ask: { say: { key: "kit-next" }, offers: [{ move: "next" }] } } });
  expect(page.root.querySelector("dialog textarea")).toBeNull();
  page.tells({ ...sight, question: null });
  notebook();
  expect(page.one<HTMLTextAreaElement>("dialog textarea").value).toBe("Then spring");
});
