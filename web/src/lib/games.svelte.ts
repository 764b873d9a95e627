import type { GameInfo } from "../wire";
import { words } from "../words/words.svelte";
import { api } from "./api";

/** The games of this server, requested once. `offered`: those of which a table can be opened. */
class Games {
  all = $state.raw<GameInfo[]>([]);
  readonly offered = $derived(this.all.filter((game) => game.offered));
  private coming: Promise<void> | null = null;

  load(): Promise<void> {
    this.coming ??= api.games().then((found) => {
      this.all = found;
      for (const game of found) words.offers(game.id, game.languages);
    });
    this.coming.catch(() => (this.coming = null));
    return this.coming;
  }

  /** A game that is offered, or that a table here plays still. */
  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

/** A game's name from the common texts, which every page loads. */
export const gameName = (id: string): string => words.first(`${id}-name`) ?? id;
export const gameAbout = (id: string): string => words.first(`${id}-about.short`, `${id}-about`) ?? "";

/** Whether a game writes a book; one that is not known yet may. */
export const hasBook = (id = ""): boolean => games.of(id)?.book !== false;
