import { flushSync } from "svelte";
import type { Sight } from "../../src/wire";
import type { WinterView } from "../../src/wire/winter_tales";
import { open } from "../boards/open";
import { scenes, type Scene, type Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";

const ALL = scenes().filter(({ game }) => game === "winter_tales");

/** A view as the board reads it; the types of a recorded one are those of any game. */
export const viewOf = (sight: Sight): WinterView => JSON.parse(JSON.stringify(sight.view));

/** A recorded position of a phase that offers these moves, with what differs in every viewer's view. */
export function scene(
  phase: string,
  moves: readonly string[] = [],
  change: (view: WinterView, viewer: Viewer, seat: number | null) => void = () => {},
): Scene {
  const found = ALL.find((each) => each.phase === phase && moves.every((move) => each.moves.includes(move)));
  if (!found) throw new Error(`no sight of ${phase} with ${moves.join(", ")}`);
  const copy: Scene = JSON.parse(JSON.stringify(found));
  for (const viewer of ["asked", "other", "onlooker"] satisfies Viewer[]) {
    const { sight } = copy.viewers[viewer];
    const view = viewOf(sight);
    change(view, viewer, sight.seat);
    sight.view = JSON.parse(JSON.stringify(view));
  }
  return copy;
}

/** The offers of the asked viewer, to be changed. */
export const offersIn = ({ viewers }: Scene) => viewers.asked.sight.question?.ask.offers ?? [];

export const sit = (found: Scene, viewer: Viewer = "asked"): Promise<Seated> => open(found, viewer);

export function press(page: Seated, selector: string): void {
  flushSync(() => page.one(selector).click());
}

/** The button with these words. */
export function button(page: Seated, words: string): HTMLButtonElement {
  const found = [...page.root.querySelectorAll<HTMLButtonElement>(".wt button")].find(
    (each) => each.textContent?.trim() === words,
  );
  if (!found) throw new Error(`no button says ${words}: ${page.root.textContent}`);
  return found;
}

export const push = (page: Seated, words: string): void => flushSync(() => button(page, words).click());

export const answers = (page: Seated) => page.sent.filter((message) => message.do === "answer");
