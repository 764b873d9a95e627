import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { fitted } from "../../src/tv/fit";
import Show from "../../src/tv/Show.svelte";
import Ways from "../../src/tv/Ways.svelte";
import { words } from "../../src/words/words.svelte";
import type { Sight, TableInfo } from "../../src/wire";
import { scenes, type Scene } from "../boards/scenes";
import { left } from "../left";
import { waitFor } from "../patience";
import { Socket } from "../table/seated";
import { serveCatalogues } from "../words/catalogues";

/** The TV on recorded sights of an onlooker: every game, every phase, in both languages. */

const unknown = new Set<string>();
const complaints: unknown[][] = [];

beforeEach(() => {
  const text = words.text.bind(words);
  vi.spyOn(words, "text").mockImplementation((key, args) => {
    if (!words.has(key)) unknown.add(key);
    return text(key, args);
  });
  for (const kind of ["error", "warn"] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => void complaints.push(said));
  unknown.clear();
  complaints.length = 0;
  vi.stubGlobal("WebSocket", Socket);
  serveCatalogues();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await words.speak("en");
});

/** A TV at this position. */
async function shown(scene: Scene, lang = "en", more: Partial<Sight> = {}): Promise<HTMLElement> {
  await words.speak(lang);
  await words.learn(scene.game);
  const root = document.body.appendChild(document.createElement("div"));
  const info = { game: scene.game, options: scene.options, you: null, status: "playing" };
  const place = { table: `T${Math.random()}`, key: "k", code: "MHR42K" };
  const page = mount(Show, { target: root, props: { place, info: info as unknown as TableInfo } });
  const leaves = async () => {
    left.delete(leaves);
    await unmount(page);
    root.remove();
  };
  left.add(leaves);
  const { sight, log } = scene.viewers.onlooker;
  Socket.last.onopen?.();
  hears(scene, { ...sight, ...more }, log);
  await waitFor(() => {
    flushSync();
    if (!root.querySelector("h1")) throw new Error("still loading");
  });
  return root;
}

function hears(scene: Scene, sight: Sight, log: Scene["viewers"]["onlooker"]["log"] = []): void {
  const { game, names, shapes, now } = scene;
  const n = log.at(-1)?.n ?? 0;
  const welcome = { say: "welcome", table: "T", game, names, shapes, seat: null, host: false, now, n };
  Socket.last.onmessage?.({ data: JSON.stringify({ ...welcome, sight, missed: log }) });
  flushSync();
}

const says = (root: HTMLElement) => root.querySelector("h1")?.textContent;
const FIRST_OF_PHASE = scenes().filter(({ game, phase }, n, all) => {
  const before = all[n - 1];
  return before?.game !== game || before.phase !== phase;
});
const CASES = FIRST_OF_PHASE.flatMap((scene) =>
  ["en", "fr"].map((lang) => [`${scene.game}, ${scene.phase}`, lang, scene] as const),
);

it.each(CASES)("%s is shown on a TV (%s)", async (_name, lang, scene) => {
  const root = await shown(scene, lang);
  const { now, ended, outcome, scores } = scene.viewers.onlooker.sight;
  expect(says(root)).toBe(words.say(outcome && ended ? ended : now));
  for (const name of scene.names) expect(root.textContent).toContain(name);
  expect(root.textContent).toContain("MHR 42K");
  if (!outcome && scene.game !== "winter_tales")
    for (const points of scores) expect(root.textContent).toContain(String(points));
  expect(
    [...root.querySelectorAll("button, input, textarea, a")].filter((each) => !each.closest("[inert]")),
  ).toEqual([]);
  expect([...unknown], "texts that no catalogue has").toEqual([]);
  expect(complaints).toEqual([]);
  expect(root.textContent).not.toMatch(/undefined|\[object|NaN/);
});

const PICTURES: Record<string, string> = {
  end_of_the_story: ".picture .boards",
  story: ".picture .pair, .picture .sketch",
  windmill: ".picture .grid, .picture .reveal",
  windward: ".picture .planet svg",
  winter_tales: ".picture .town",
};
test.each(Object.entries(PICTURES))("%s has a picture of its own", async (game, selector) => {
  const scene = FIRST_OF_PHASE.find((each) => each.game === game && each.phase !== "over");
  if (!scene) throw new Error(`nothing of ${game}`);
  const root = await shown(scene);
  await waitFor(() => {
    flushSync();
    if (!root.querySelector(selector)) throw new Error(`no ${selector}`);
  });
});

const GUESSING = FIRST_OF_PHASE.find(({ game, phase }) => game === "windmill" && phase === "guessing");

describe("one sentence for each trouble", () => {
  if (!GUESSING) throw new Error("nothing to guess");
  const notice = (root: HTMLElement) => root.querySelector(".notice")?.textContent;
  test("a pause", async () => {
    expect(says(await shown(GUESSING, "en", { paused: { at: 1, by: 0 } }))).toMatch(/^Mina has paused/);
  });
  test("a sleeping table", async () => {
    expect(says(await shown(GUESSING, "en", { paused: { at: 1 } }))).toMatch(/asleep/);
  });
  test("somebody is away whom the table waits for", async () => {
    const waiting = [{ seat: 1 }];
    const root = await shown(GUESSING, "en", { waiting, presence: ["here", "lost", "here"] });
    expect(notice(root)).toBe("Leo is away, and we are waiting.");
  });
  test("the connection is lost", async () => {
    const root = await shown(GUESSING);
    expect(notice(root)).toBe("");
    Socket.last.onclose?.({ code: 1006 });
    flushSync();
    expect(notice(root)).toMatch(/connection is lost/);
  });
});

test("a remote walks between the ways out by its arrows", async () => {
  await words.learnMore("table");
  const root = document.body.appendChild(document.createElement("div"));
  const page = mount(Ways, { target: root, props: { placed: true, another: () => {} } });
  flushSync();
  const press = (key: string) => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    return document.activeElement?.textContent;
  };
  expect(["ArrowDown", "ArrowRight", "ArrowRight"].map(press)).toEqual([
    "Another table",
    "Leave",
    "Another table",
  ]);
  await unmount(page);
  root.remove();
});

test.each([
  [1920, 1080, 1, 1080],
  [1280, 720, 2 / 3, 1080],
  [390, 844, 390 / 900, 844 / (390 / 900)],
])("on %i by %i the page fills the window", (width, height, zoom, high) => {
  expect(fitted(width, height)).toMatchObject({ zoom, width: width / zoom, height: high });
});

test("a TV that the table shuts out says so", async () => {
  await words.speak("en");
  const scene = FIRST_OF_PHASE[0];
  if (!scene) throw new Error("no scene");
  await words.learn(scene.game);
  const root = document.body.appendChild(document.createElement("div"));
  const info = { game: scene.game, options: scene.options, you: null, status: "playing" };
  const place = { table: "Tshut", key: "k", code: "MHR42K" };
  const page = mount(Show, { target: root, props: { place, info: info as unknown as TableInfo } });
  Socket.last.onclose?.({ code: 4404 });
  flushSync();
  await waitFor(() => {
    flushSync();
    expect(says(root)).toBe(words.say({ key: "client-tv-gone" }));
  });
  await unmount(page);
  root.remove();
});
