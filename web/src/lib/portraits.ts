/** One small picture per game; a game without one uses the default. */
const found = import.meta.glob<string>("../pictures/game-*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export const portraitOf = (game: string): string =>
  found[`../pictures/game-${game}.webp`] ?? found["../pictures/game-any.webp"] ?? "";
