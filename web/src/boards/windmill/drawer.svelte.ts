import { recall, remember } from "../../lib/memory";
import type { Picture } from "../../wire";

const KEY = "windmill drawer";

/** Lines that the reader has pinned to pictures while others wrote, the newest first. They stay on this device, for every game:
 * whoever draws such a picture finds the line on the desk. */
class Drawer {
  private pinned = $state.raw<[Picture, string][]>(recall(KEY, []));

  get lines(): readonly [Picture, string][] {
    return this.pinned;
  }

  of(picture: Picture | null): string {
    return this.pinned.find(([each]) => each === picture)?.[1] ?? "";
  }

  /** An empty line takes the old one out. */
  pin(picture: Picture, line: string): void {
    const others = this.pinned.filter(([each]) => each !== picture);
    this.pinned = line.trim() ? [[picture, line.trim()], ...others] : others;
    remember(KEY, this.pinned);
  }
}

export const drawer = new Drawer();
