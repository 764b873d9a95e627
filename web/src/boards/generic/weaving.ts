/** A passage as typed: a woven card is its name in brackets. */
import type { Passage, Woven } from "../../wire";
import { cardTitle } from "./reading";

export type Markers = Map<string, string>; // from card to what stands for it in the text

type Part = string | Woven;

export function markersOf(cards: string[]): Markers {
  const names = cards.map(cardTitle);
  const alone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return new Map(
    cards.map((card, i) => [card, alone(names[i] ?? "") ? `[${names[i]}]` : `[${names[i]} ${card}]`]),
  );
}

export function partsOf(text: string, markers: Markers): Part[] {
  const parts: Part[] = [];
  let rest = text;
  while (rest) {
    const next = [...markers]
      .map(([card, marker]) => ({ card, marker, at: rest.indexOf(marker) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    const before = rest.slice(0, next?.at).trim();
    if (before) parts.push(before);
    if (next) parts.push({ part: "woven", card: next.card });
    rest = next ? rest.slice(next.at + next.marker.length) : "";
  }
  return parts;
}

export const textOf = (passage: Passage, markers: Markers): string =>
  (passage.parts ?? [])
    .map((part) => (typeof part === "string" ? part : (markers.get(part.card) ?? "")))
    .filter(Boolean)
    .join(" ");

/** The text without cards, as the server counts it. */
export const wordsOf = (parts: Part[]): string => parts.filter((part) => typeof part === "string").join(" ");

export const characters = (text: string): number => [...text].length;

/** Insert a marker at the cursor, with a space on either side. */
export function woven(text: string, at: number, marker: string): { text: string; cursor: number } {
  const before = text.slice(0, at).replace(/(\S)$/, "$1 ") + marker;
  const after = text.slice(at).replace(/^(?=\w)/, " ");
  return { text: before + after, cursor: before.length };
}

/** The text with every committed marker: a missing one comes to the cursor, but behind those before it; without a cursor
 * to the end. */
export function committed(text: string, cursor: number, markers: string[]): string {
  let told = text;
  let after = 0;
  for (const marker of markers) {
    if (!told.includes(marker)) told = woven(told, Math.max(cursor || told.length, after), marker).text;
    after = told.indexOf(marker) + marker.length;
  }
  return told;
}
