import { decks } from "../lib/decks.svelte";
import { games } from "../lib/games.svelte";
import { words } from "../words/words.svelte";
import { fan, type Scene, type Scenes } from "./scene";

const SCENES = import.meta.glob<Scenes>("../boards/*/lessons.ts");

const coming = new Map<string, Promise<Scenes | null>>();

/** Load the texts, scenes and decks of a game's lessons, once: whoever reads them keeps their place while people come and go. */
export function prepareLessons(game: string): Promise<Scenes | null> {
  const known = coming.get(game);
  if (known) return known;
  const loaded = load(game);
  coming.set(game, loaded);
  loaded.catch(() => coming.delete(game)); // asked again, it is tried again
  return loaded;
}

/** A game without scenes shows the pictures that its texts name. */
async function load(game: string): Promise<Scenes | null> {
  await games.load();
  const scenes = SCENES[`../boards/${game}/lessons.ts`]?.() ?? null;
  const shown = (games.of(game)?.decks ?? []).map((deck) => decks.load(deck));
  await Promise.all([words.learnMore(`${game}.lessons`), ...shown]);
  return scenes;
}

export interface Lesson {
  title: string;
  text: string;
  say: string;
  scene: Scene | null;
}

/** The cards or the paragraphs of a game, as its texts number them. */
export function lessonsOf(game: string, kind: "lesson" | "read", scenes: Scenes | null): Lesson[] {
  const found: Lesson[] = [];
  for (let n = 1; words.has(`${game}-${kind}-${n}`); n++) {
    const key = `${game}-${kind}-${n}`;
    const named = words.first(`${key}.pictures`)?.split(/\s+/);
    const own = kind === "lesson" ? scenes?.cards[n - 1] : scenes?.reads[n];
    found.push({
      title: words.text(key),
      text: words.text(`${key}.text`),
      say: words.first(`${key}.say`) ?? "",
      scene: own ?? (named ? fan(named) : null),
    });
  }
  return found;
}
