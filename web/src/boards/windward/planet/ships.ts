/** Ships and longboats, drawn in a box from -120 -115, 240 by 230. The balloon is the pawn of the captain's seat. */
import { MARKS, SHAPES, type Shape } from "../../../parts/shapes";

const CREAM = "#faf1dc";
const NIGHT = "#141a38";
/** Scale and place of each pawn as a balloon; others are drawn like a stone. */
const BALLOONS: Partial<Record<Shape, string>> = {
  leaf: "translate(-60 -80) scale(3.25)",
  sun: "translate(-48 -76) scale(3)",
  drop: "translate(-54 -77) scale(3.2) rotate(-90 16 16)",
  star: "translate(-53 -79) scale(3.3)",
};
const BALLOON = "translate(-52 -77) scale(3.2)";
const GONDOLA =
  '<path d="M-30 28H34C40 28 44 34 40 42C36 50 26 54 16 54H-12C-24 54 -34 46 -35 38C-36 32 -34 28 -30 28Z"/>';
const FIN = '<path d="M-34 40L-62 26L-58 44L-66 58L-36 50Z"/>';
const ROPES = '<path d="M-20 8L-22 32M0 14V32M22 8L24 32"/>';
const HULL =
  "M-66 -2C-60 -26 -74 -34 -78 -40C-66 -46 -54 -36 -52 -18C-20 -10 24 -10 52 -18C56 -38 66 -46 78 -42C72 -34 62 -26 66 -2C56 22 32 32 0 32C-32 32 -56 22 -66 -2Z";
const SAIL =
  "M-38 -88C-12 -94 14 -94 40 -88C48 -64 48 -42 42 -24C14 -32 -12 -32 -40 -24C-32 -44 -32 -66 -38 -88Z";
const KEEL = "M-66 -2C-56 22 -32 32 0 32C32 32 56 22 66 -2C56 12 30 18 0 18C-30 18 -56 12 -66 -2Z";

const shadow = (inside: string) =>
  `<g transform="translate(2 5)" fill="${NIGHT}" stroke="${NIGHT}" stroke-width="10" stroke-linejoin="round" opacity=".3">${inside}</g>`;
const edge = (inside: string) =>
  `<g fill="${CREAM}" stroke="${CREAM}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`;

export function shipOf(shape: Shape): string {
  const place = BALLOONS[shape] ?? BALLOON;
  const outline = `<path d="${SHAPES[shape]}" transform="${place}" stroke-width="3.1"/>`;
  const balloon = `<path d="${SHAPES[shape]}" fill="var(--${shape})"/><path d="${SHAPES[shape]}" fill="url(#sky-light)"/><g fill="none" stroke="${CREAM}" stroke-opacity=".9" stroke-width="2.3" stroke-linecap="round">${MARKS[shape]}</g>`;
  return [
    shadow(outline + GONDOLA + FIN),
    edge(outline + GONDOLA + FIN + ROPES),
    `<g stroke="#2a2444" stroke-width="2.6">${ROPES}</g>`,
    `<g fill="var(--${shape})">${FIN}</g><g fill="#2a2444" opacity=".3">${FIN}</g>`,
    `<g transform="${place}">${balloon}</g>`,
    `<g fill="#8a5a3c">${GONDOLA}</g><path d="M-33 36H41" stroke="#5a3a30" stroke-width="3"/>`,
    '<g fill="#ffe08a"><circle cx="-14" cy="44" r="4.6"/><circle cx="3" cy="44" r="4.6"/><circle cx="20" cy="44" r="4.6"/></g>',
  ].join("");
}

export function boatOf(shape: Shape): string {
  const both = `<path d="${HULL}"/><path d="${SAIL}"/><path d="M0 -102V-10"/>`;
  const shields = [-36, -12, 12, 36].map((x) => `<circle cx="${x}" cy="-3" r="9"/>`).join("");
  return [
    shadow(both),
    edge(both),
    '<path d="M0 -102V-10" stroke="#4a3030" stroke-width="6" stroke-linecap="round"/>',
    `<path d="${SAIL}" fill="${CREAM}"/>`,
    `<path d="${SHAPES[shape]}" transform="translate(-25 -84) scale(1.6)" fill="var(--${shape})"/>`,
    `<path d="${HULL}" fill="#7d5040"/><path d="${KEEL}" fill="#4a2f30" opacity=".6"/>`,
    `<g fill="var(--${shape})" stroke="${CREAM}" stroke-width="2.5">${shields}</g>`,
    '<path d="M-30 16L-44 40M-6 18L-16 44M18 18L14 44M40 14L42 40" stroke="#e3c495" stroke-width="4" stroke-linecap="round"/>',
  ].join("");
}
