import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { words } from "../../src/words/words.svelte";
import { SCREENS, unanswerable } from "./offered";
import { open } from "./open";
import { scenes, VIEWERS, type Scene, type Viewer } from "./scenes";

/** Every board on recorded sights of every phase, for a seat that is asked, one that is not, and an onlooker. */

const unknown = new Set<string>();
const turns = new Set<string>(); // sentences with which a board tells whoever is asked more than the prompt does
const results = new Set<string>(); // what a board says of a quest before any sentence
const complaints: unknown[][] = [];

beforeEach(() => {
  const text = words.text.bind(words);
  vi.spyOn(words, "text").mockImplementation((key, args) => {
    if (!words.has(key)) unknown.add(key);
    const found = text(key, args);
    if (key.includes("-board-turn-")) turns.add(found);
    if (key.endsWith("-board-counted")) results.add(found);
    return found;
  });
  vi.spyOn(console, "error").mockImplementation((...said) => void complaints.push(said));
  vi.spyOn(console, "warn").mockImplementation((...said) => void complaints.push(said));
  unknown.clear();
  turns.clear();
  results.clear();
  complaints.length = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const PLAYED = scenes().filter(({ phase }) => !["ending", "over"].includes(phase));
const cases = (found: Scene[]) =>
  found.flatMap((scene) => VIEWERS.map((viewer) => [scene.name, viewer, scene] as const));

const said = (scene: Scene, viewer: Viewer): string[] => {
  const { now, question } = scene.viewers[viewer].sight;
  const sentences = [now, ...(question ? [question.ask.say] : [])]
    .map((each) => words.say(each))
    .concat(question ? [...turns] : []);
  return results.size
    ? [...results].flatMap((result) => sentences.map((each) => `${result} ${each}`))
    : sentences;
};

/** `screen`: what the page must hold for those who are not asked. */
async function look(scene: Scene, viewer: Viewer, screen: string | undefined): Promise<void> {
  const page = await open(scene, viewer);
  const { question, view } = scene.viewers[viewer].sight;
  const entries = Object.entries(view["captions"] ?? {}).map(([picture, word]) => [picture, String(word)]);
  const captions: Record<string, string> = Object.fromEntries(entries);
  try {
    flushSync();
    expect(said(scene, viewer)).toContain(page.says);
    const voice = scene.options["mode"] === "voice";
    expect(unanswerable(page.root, question?.ask.offers ?? [], captions, voice)).toEqual([]);
    if (viewer === "onlooker") expect(page.root.querySelector(".board :is(.lit, textarea)")).toBeNull();
    if (!question && screen) page.one(`.board ${screen}`);
    expect([...unknown], "texts that no catalogue has").toEqual([]);
    expect(complaints).toEqual([]);
    expect(page.root.textContent).not.toMatch(/undefined|\[object|NaN/);
  } finally {
    await page.leaves();
  }
}

const BOARDS = import.meta.glob("../../src/boards/*/index.ts");
const hasBoard = ({ game }: Scene) => `../../src/boards/${game}/index.ts` in BOARDS;
const GENERIC = ".view dl";

it.each(cases(PLAYED.filter(hasBoard)))("%s is shown to the %s", async (_name, viewer, scene) => {
  const screen = SCREENS[`${scene.game}.${scene.phase}`];
  expect(screen, "a phase that is new here").toBeDefined();
  await look(scene, viewer, screen);
});

const FIRST_OF_PHASE = PLAYED.filter(({ game, phase }, n, all) => {
  const before = all[n - 1];
  return before?.game !== game || before.phase !== phase;
});

/** On the generic board questions differ; what others see hardly does. */
const differing = (found: Scene[]) =>
  cases(found).filter(([, viewer, { phase }]) => viewer === "asked" || ["movement", "turn"].includes(phase));

it.each(differing(FIRST_OF_PHASE.filter(hasBoard)))(
  "on the generic board, %s is shown to the %s",
  async (_name, viewer, scene) => {
    history.replaceState(null, "", "/?generic");
    await look(scene, viewer, GENERIC);
  },
);

it.each(differing(FIRST_OF_PHASE.filter((scene) => !hasBoard(scene))))(
  "%s is shown to the %s",
  async (_name, viewer, scene) => {
    await look(scene, viewer, GENERIC);
  },
);

it.each(cases(scenes().filter(({ phase }) => phase === "over")))(
  "%s is shown to the %s",
  async (_name, viewer, scene) => {
    const page = await open(scene, viewer);
    const { ended, scores } = scene.viewers[viewer].sight;
    expect(ended && words.say(ended)).toBe(page.says);
    for (const points of scores) expect(page.root.textContent).toContain(String(points));
    expect([...unknown]).toEqual([]);
    await page.leaves();
  },
);

const ONE_BUTTON = PLAYED.filter(({ viewers, moves }) => {
  const { question, asides } = viewers.asked.sight;
  const offers = question?.ask.offers ?? [];
  return (
    moves.length === 1 &&
    !asides?.some(({ move }) => move === "play-card") &&
    offers.every(({ fields = {} }) => !Object.keys(fields).length)
  );
});

it.each(ONE_BUTTON.map((scene) => [scene.name, scene] as const))(
  "%s: the lit button makes the only move there is",
  async (_name, scene) => {
    const page = await open(scene, "asked");
    page.one(".board .lit").click();
    const number = scene.viewers.asked.sight.question?.number;
    expect(page.sent.at(-1)).toMatchObject({ do: "answer", number, move: { move: scene.moves[0] } });
    await page.leaves();
  },
);
