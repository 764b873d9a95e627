/** One picture per game; a game without one uses the default. */
const found = import.meta.glob<string>("../pictures/game-*-400.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export const portraitOf = (game: string): string =>
  found[`../pictures/game-${game}-400.webp`] ?? found["../pictures/game-any-400.webp"] ?? "";
