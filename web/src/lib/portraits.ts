/** One picture per game, in two widths; a game without one uses the default. */
const found = import.meta.glob<string>("../pictures/game-*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const SMALL = 200;
const LARGE = 400;

const file = (game: string, width: number): string =>
  found[`../pictures/game-${game}-${width}.webp`] ?? found[`../pictures/game-any-${width}.webp`] ?? "";

export const portraitOf = (game: string): string => file(game, LARGE);

/** For a picture shown small: the attributes of an `img` that loads no more than it shows. `sizes`: how wide that is. */
export const portraitsOf = (game: string, sizes: string) => ({
  src: file(game, SMALL),
  srcset: `${file(game, SMALL)} ${SMALL}w, ${file(game, LARGE)} ${LARGE}w`,
  sizes,
});
