import { decks } from "../../lib/decks.svelte";
import type { Picture } from "../../wire";

const WISHED = 3; // others that share a motif: few enough to see, enough to wonder

export interface Alike {
  motif: string;
  pictures: Picture[];
}

/** The motif of a picture that some others of the grid share: about three of them, by what the deck knows. */
export function alikeIn(grid: readonly (Picture | null)[], picture: Picture | null): Alike | null {
  if (picture === null) return null;
  const others = grid.filter((each): each is Picture => each !== null && each !== picture);
  const found = decks
    .motifs(picture)
    .map((motif) => ({ motif, pictures: others.filter((each) => decks.motifs(each).includes(motif)) }))
    .filter(({ pictures }) => pictures.length);
  const far = ({ pictures }: Alike) => Math.abs(pictures.length - WISHED);
  return found.reduce<Alike | null>((best, each) => (!best || far(each) < far(best) ? each : best), null);
}
