/** Masks that the client brings, by name: characters, the neutral card, the bookmark, the seals of the sides. Drawn in studio/pictures/winter_stands. */
const FOLDER = "../../pictures/winter_tales";
const found = import.meta.glob<string>("../../pictures/winter_tales/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export const pieceOf = (name: string): string | undefined => found[`${FOLDER}/${name}.webp`];
