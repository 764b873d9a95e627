/** Drawn by hand on a grid of 24: the crests of the sides, each with a shape of its own, and a sign for each quest. */
import type { Colour, Faction } from "../table";

export type Sided = Colour | Faction;

const turned = (angles: readonly number[], drawing: string): string =>
  angles.map((angle) => `<g transform="rotate(${angle} 12 12)">${drawing}</g>`).join("");

const petals = turned([0, 72, 144, 216, 288], '<ellipse cx="12" cy="6.8" rx="3.3" ry="4"/>');
const rays = turned([0, 60, 120, 180, 240, 300], '<path d="M12 12V4.8M10.2 6.3 12 8l1.8-1.7"/>');

export const CRESTS: Record<Sided, string> = {
  spring: `<circle cx="12" cy="12" r="11.5" fill="#fffaf0"/><circle cx="12" cy="12" r="10.3" fill="#c9501c"/><g fill="#fff3da">${petals}</g><circle cx="12" cy="12" r="2.2" fill="#c9501c"/>`,
  winter: `<path d="M12 0 22.5 6v12L12 24 1.5 18V6Z" fill="#fffaf0"/><path d="M12 1.5 21.2 6.800v10.400L12 22.5 2.8 17.200V6.800Z" fill="#3f76a5"/><g stroke="#fff" stroke-width="1.5" stroke-linecap="round" fill="none">${rays}</g>`,
  writer:
    '<path d="M3 .5h18l2.5 2.5v18L21 23.5H3L.5 21V3Z" fill="#fffaf0"/><path d="M3.5 1.8h17l1.7 1.700v17l-1.7 1.700h-17l-1.7-1.700v-17Z" fill="#75624a"/><path d="M6 19c2-6 6-12 12.5-14.5C18 10 14 14.5 8.5 15.5M6 19l6-8" fill="none" stroke="#fff3da" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  neutral:
    '<circle cx="12" cy="12" r="11.5" fill="#fffaf0"/><circle cx="12" cy="12" r="10.2" fill="#7b7f92"/><path d="M7 10.200c3.3-.4 6.7-.4 10 0M7 14.200c3.3-.4 6.7-.4 10 0" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>',
};

/** By power: the two Great Artifacts are one quest. */
const QUESTS: Record<string, string> = {
  "safe-house": "M6 18v-7l6-5.5 6 5.500v7ZM10.3 18v-4.500h3.400V18",
  "freezing-horror": "M7 18v-7c0-3.3 2-5.5 5-5.500s5 2.2 5 5.500v7l-2.5-2-2.5 2-2.5-2ZM10 11v.1M14 11v.1",
  "great-artifact": "M8 6h8l3 4-7 8.500L5 10ZM5 10h14M12 18 9.5 10 12 6l2.5 4Z",
  "glimmer-of-hope":
    "M12 5c3 3.5 4.5 5.7 4.5 8.300s-1.9 5.2-4.5 5.2-4.5-2.6-4.5-5.200S9 8.5 12 5ZM12 18.500v-5",
  "love-that-melts-the-snow":
    "M12 18c-4-2.7-6.5-5-6.5-8 0-2 1.4-3.4 3.1-3.4 1.4 0 2.7.8 3.4 2.2.7-1.4 2-2.2 3.4-2.2 1.7 0 3.1 1.4 3.1 3.4 0 3-2.5 5.3-6.5 8Z",
  "winter-propaganda": "M6 10v4h2.500l7 4V6l-7 4ZM18 10v4M8.5 14l1 4",
  "armed-retaliation": "M12 4.500v15M12 4.500l-3 4M12 4.500l3 4M7 13h10M9 19h6",
};
const WINTRY = ["great-artifact-winter", "freezing-horror", "winter-propaganda", "armed-retaliation"];

export const questSign = (token: string): string => QUESTS[token.replace(/-(spring|winter)$/, "")] ?? "";
export const questSide = (token: string): "spring" | "winter" =>
  WINTRY.includes(token) ? "winter" : "spring";
