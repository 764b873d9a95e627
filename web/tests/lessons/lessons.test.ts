import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { games } from "../../src/lib/games.svelte";
import Lesson from "../../src/lessons/Lesson.svelte";
import { prepareLessons } from "../../src/lessons/lessons";
import { fan, type Scene } from "../../src/lessons/scene";
import Read from "../../src/lessons/Read.svelte";
import Lessons from "../../src/parts/Lessons.svelte";
import { words } from "../../src/words/words.svelte";
import type { GameInfo } from "../../src/wire";
import { waitFor } from "../patience";
import { serveCatalogues } from "../words/catalogues";

const DECKS: Record<string, string[]> = {
  windmill: ["windmill"],
  story: ["story"],
  end_of_the_story: ["objects"],
  windward: [],
  winter_tales: ["winter_tales"],
};
const GAMES = Object.keys(DECKS);
const FAR: Record<string, string> = {
  "tide.lessons": "tide-lesson-1 = Shells\n    .text = Find two alike.\n    .pictures = conch whelk\n",
};
const info = (id: string, lessons = true): GameInfo => ({
  id,
  seats: [3, 5],
  minutes: [20, 30],
  book: true,
  moods: [],
  decks: DECKS[id] ?? [],
  options: [],
  lessons,
  languages: ["en", "fr"],
  board: null,
  cover: null,
  offered: true,
});

let page: ReturnType<typeof mount> | undefined;
const pictures = (scene: Scene) =>
  scene.parts.flatMap((part) =>
    part.is === "card"
      ? [part.picture]
      : part.is === "grid"
        ? [...part.pictures]
        : part.is === "ink" && part.picture
          ? [part.picture]
          : [],
  );
const arts = (scene: Scene) => [
  ...(scene.behind ? [scene.behind] : []),
  ...scene.parts.flatMap((part) =>
    part.is === "art" || (part.is === "ink" && part.art) ? [part.art ?? ""] : [],
  ),
];

/** Until there are that many of it. */
const shown = (selector: string, count: number) =>
  waitFor(() => {
    flushSync();
    const found = [...document.querySelectorAll(selector)];
    if (found.length !== count) throw new Error(`${found.length} of ${selector}`);
    return found;
  });

beforeEach(() => {
  serveCatalogues(["en", "fr"], FAR);
  vi.spyOn(games, "load").mockResolvedValue(undefined);
  games.all = [...GAMES.map((id) => info(id)), info("tide"), info("dull", false)];
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  games.all = [];
  await words.speak("en");
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(GAMES)("%s", (game) => {
  test.each(["en", "fr"])("teaches with three cards in %s", async (lang) => {
    await words.speak(lang);
    page = mount(Lesson, { target: document.body, props: { game, level: 2 } });
    for (const card of await shown("ol.lessons > li", 3)) {
      expect(card.querySelector("[role=heading]")?.textContent).toMatch(/^\p{Lu}/u);
      expect(card.querySelector("p:not([role])")?.textContent).toMatch(/[.!?]$/);
      expect(card.querySelector("[aria-hidden=true] .part")).not.toBeNull();
    }
  });

  test("shows pictures that there are", async () => {
    const scenes = await prepareLessons(game);
    const all = [...(scenes?.cards ?? []), ...Object.values(scenes?.reads ?? {})];
    expect(scenes?.cards).toHaveLength(3);
    const painted = (DECKS[game] ?? []).flatMap((deck) => {
      const manifest = join(__dirname, `../../../src/talewind/decks/${deck}/manifest.json`);
      const { pictures } = JSON.parse(readFileSync(manifest, "utf8"));
      return pictures.map((each: { id: string }) => each.id);
    });
    expect(all.flatMap(pictures).filter((id) => !painted.includes(id))).toEqual([]);
    expect(all.flatMap(arts).filter((address) => !address.endsWith(".webp"))).toEqual([]);
  });

  test("has its words where a scene writes some, and a scene for every paragraph that has one", async () => {
    const scenes = await prepareLessons(game);
    scenes?.cards.forEach((scene, n) =>
      expect(words.has(`${game}-lesson-${n + 1}.say`)).toBe(scene.parts.some((part) => part.is === "say")),
    );
    for (const n of Object.keys(scenes?.reads ?? {})) expect(words.has(`${game}-read-${n}`)).toBe(true);
  });
});

test("every folder of a board with lessons belongs to a game that is tried here", () => {
  const boards = join(__dirname, "../../src/boards");
  const teaching = readdirSync(boards).filter(
    (each) => readdirSync(boards).includes(each) && !each.endsWith(".ts"),
  );
  const found = teaching.filter((each) => readdirSync(join(boards, each)).includes("lessons.ts"));
  expect(found.sort()).toEqual([...GAMES].sort());
});

test("a game without scenes shows the pictures that its texts name", async () => {
  page = mount(Lesson, { target: document.body, props: { game: "tide", level: 2 } });
  await shown("ol.lessons > li", 1);
  expect(document.querySelectorAll(".is-card")).toHaveLength(2);
  expect(fan(["a", "b", "c", "d", "e", "f"]).parts).toHaveLength(5);
});

test("a game without lessons keeps no place for them", async () => {
  page = mount(Lessons, { target: document.body, props: { game: "dull" } });
  flushSync();
  expect(document.querySelector(".how")).toBeNull();
});

test("whoever saves data asks for the cards", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  page = mount(Lessons, { target: document.body, props: { game: "windmill" } });
  flushSync();
  expect(document.querySelector("li")).toBeNull();
  document.querySelector<HTMLButtonElement>(".how button")?.click();
  await shown("ol.lessons > li", 3);
});

test("the short read comes before all rules, which are folded", async () => {
  page = mount(Read, { target: document.body, props: { game: "story", level: 2 } });
  await shown("ol.lessons > li", 3);
  expect(document.querySelectorAll("section [role=heading]").length).toBeGreaterThan(4);
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector("dt")).toBeNull();
});

test.each([Read, Lesson])("whoever reads keeps their place when somebody sits down", async (part) => {
  const table = {
    level: 2 as const,
    get game() {
      return words.names.length > 9 ? "" : "story"; // as it is read from a table whose seats change
    },
  };
  page = mount(part, { target: document.body, props: table });
  const [card] = await shown("ol.lessons > li", 3);
  words.names = ["Bo"];
  flushSync();
  await new Promise(requestAnimationFrame);
  expect(document.querySelector("ol.lessons > li")).toBe(card);
});

test("an arrow key brings the next card", async () => {
  page = mount(Lesson, { target: document.body, props: { game: "windmill", level: 2 } });
  await shown("ol.lessons > li", 3);
  const row = document.querySelector("ol.lessons");
  const scrolled = vi.fn();
  if (row) row.scrollBy = scrolled;
  row?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  row?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
