import { games } from "./games.svelte";
import { portraitOf } from "./portraits";

/** The pictures of the games for places that show them small; a first visit by invitation does not load their names. */
const found = import.meta.glob<string>("../pictures/game-*-200.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The attributes of an `img` that loads no more than it shows. `sizes`: how wide that is. */
export function portraitsOf(game: string, sizes: string): { src: string; srcset?: string; sizes?: string } {
  const cover = games.of(game)?.cover;
  if (cover && !found[`../pictures/game-${game}-200.webp`]) return { src: cover };
  const src = found[`../pictures/game-${game}-200.webp`] ?? found["../pictures/game-any-200.webp"] ?? "";
  return { src, srcset: `${src} 200w, ${portraitOf(game)} 400w`, sizes };
}
