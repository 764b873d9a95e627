import type { GameInfo } from "../wire";
import { words } from "../words/words.svelte";
import { api } from "./api";

/** The games of this server, requested once. */
class Games {
  all = $state.raw<GameInfo[]>([]);
  private coming: Promise<void> | null = null;

  load(): Promise<void> {
    this.coming ??= api.games().then((found) => void (this.all = found));
    this.coming.catch(() => (this.coming = null));
    return this.coming;
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

/** A game's name from the common texts, which every page loads. */
export const gameName = (id: string): string => words.first(`${id}-name`) ?? id;
export const gameAbout = (id: string): string => words.first(`${id}-about.short`, `${id}-about`) ?? "";
