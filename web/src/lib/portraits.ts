import { games } from "./games.svelte";

/** One picture per game: ours, else the one that the game brings, else the default. */
const found = import.meta.glob<string>("../pictures/game-*-400.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export const portraitOf = (game: string): string =>
  found[`../pictures/game-${game}-400.webp`] ??
  games.of(game)?.cover ??
  found["../pictures/game-any-400.webp"] ??
  "";
