/** Ships and longboats, in a box from -120 -115, 240 by 230: painted hulls, with the pawn of the captain's seat as balloon or
 * on the sail. */
import { hull, longboat } from "../pictures";
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
const shadow = (inside: string) =>
  `<g transform="translate(2 5)" fill="${NIGHT}" stroke="${NIGHT}" stroke-width="10" stroke-linejoin="round" opacity=".3">${inside}</g>`;
const edge = (inside: string) =>
  `<g fill="${CREAM}" stroke="${CREAM}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`;

const picture = (href: string, x: number, y: number, width: number, height: number) =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

export function shipOf(shape: Shape): string {
  const place = BALLOONS[shape] ?? BALLOON;
  const outline = `<path d="${SHAPES[shape]}" transform="${place}" stroke-width="3.1"/>`;
  const balloon = `<path d="${SHAPES[shape]}" fill="var(--${shape})"/><path d="${SHAPES[shape]}" fill="url(#sky-light)"/><g fill="none" stroke="${CREAM}" stroke-opacity=".9" stroke-width="2.3" stroke-linecap="round">${MARKS[shape]}</g>`;
  return [
    shadow(outline),
    picture(hull, -72, 6, 144, 81),
    edge(outline),
    `<g transform="${place}">${balloon}</g>`,
  ].join("");
}

export const boatOf = (shape: Shape): string =>
  `${picture(longboat, -100, -105, 200, 200)}<path d="${SHAPES[shape]}" transform="translate(-22 -79) scale(1.65)" fill="var(--${shape})"/>`;
