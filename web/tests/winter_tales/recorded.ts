import { flushSync } from "svelte";
import { open } from "../boards/open";
import { scenes, type Scene, type Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";

/** The first recorded position of a phase that offers these moves. */
export function recorded(phase: string, ...moves: string[]): Scene {
  const found = scenes().find(
    (scene) =>
      scene.game === "winter_tales" &&
      scene.phase === phase &&
      moves.every((each) => scene.moves.includes(each)),
  );
  if (!found) throw new Error(`no ${phase} with ${moves.join()}`);
  return found;
}

export async function opened(scene: Scene, viewer: Viewer): Promise<Seated> {
  const page = await open(scene, viewer);
  flushSync();
  return page;
}

/** Click what a selector finds. */
export function click(page: Seated, selector: string): void {
  page.one(selector).click();
  flushSync();
}

/** What was sent last, drafts and pings aside. */
export const lastSent = (page: Seated) =>
  page.sent.findLast((message) => message.do !== "draft" && message.do !== "ping");
