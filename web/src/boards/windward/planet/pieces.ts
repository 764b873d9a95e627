/** Where each piece of the view lies on the drawing: several on one space stand beside each other. */
import type { SkyView } from "../../../wire/windward";
import { PORT, type Globe, type Point, type Space } from "../geometry";
import type { Beast, Line, Picks } from "../helm.svelte";

export interface Piece extends Point {
  id: string;
  href: string; // of the drawing
  size: number;
  seat?: number;
  tagged?: boolean;
}

export const SHIP = 88;
const SIZES = { grey: 54, red: 60, white: 78 } as const;
const BOAT = 52;
const PACKED = 46; // a Red or White Crester beside another
const APART = 30; // between two of them
const STAGGER = 8; // the right one stands a little lower
const BERTH = 34; // between two ships in port

/** The Red and White Cresters on a space, by their places in the view. */
const packOf = ({ cresters }: SkyView, space: Space): number[] =>
  cresters.flatMap((each, n) => (each.space === space && each.kind !== "grey" ? [n] : []));

/** Higher pieces (ships, Red and White Cresters) stand apart above, lower ones (Longboats, Grey Cresters) below. */
export function piecesOf(view: SkyView, globe: Globe, shapes: readonly string[]): Piece[] {
  const crowd = new Map<Space, number>();
  const all = [...view.ships.map(({ space }) => space), ...view.cresters.map(({ space }) => space)];
  for (const space of all) crowd.set(space, (crowd.get(space) ?? 0) + 1);
  for (const { boats } of view.ships)
    for (const { space } of boats) if (space !== null) crowd.set(space, (crowd.get(space) ?? 0) + 1);
  const many = (space: Space) => (crowd.get(space) ?? 0) > 1;
  const from = (space: Space, dx: number, dy: number): Point => {
    const { x, y } = globe.xy(space);
    return { x: x + dx, y: y + dy };
  };
  const docked = view.ships.flatMap(({ space }, seat) => (space === PORT ? [seat] : []));
  const berth = (seat: number) => (docked.indexOf(seat) - (docked.length - 1) / 2) * BERTH;

  const ships = view.ships.map(({ space }, seat): Piece => {
    const id = `ship ${seat}`;
    const href = `#ship-${shapes[seat]}`;
    if (space === PORT) return { id, href, seat, size: 56, ...from(PORT, berth(seat), 20) };
    return {
      id,
      href,
      seat,
      size: many(space) ? 74 : SHIP,
      ...from(space, many(space) ? -13 : 0, many(space) ? 4 : -2),
    };
  });
  const boats = view.ships.flatMap(({ boats }, seat) =>
    boats.flatMap(({ space }, n): Piece[] =>
      space === null
        ? []
        : [
            {
              id: `boat ${seat} ${n}`,
              href: `#boat-${shapes[seat]}`,
              seat,
              size: BOAT,
              ...from(space, many(space) ? 14 : 0, many(space) ? 12 : 4),
            },
          ],
    ),
  );
  const cresters = view.cresters.map(({ kind, space, tagged }, n): Piece => {
    const lower = kind === "grey";
    const [dx, dy] = many(space) ? (lower ? [13, 10] : [14, -9]) : [0, 0];
    const pack = lower ? [n] : packOf(view, space);
    const place = pack.indexOf(n) - (pack.length - 1) / 2;
    const size = pack.length > 1 ? PACKED : SIZES[kind];
    const id = `crester ${kind} ${n}`;
    const at = pack.length > 1 ? from(space, place * APART, dy + place * STAGGER) : from(space, dx, dy);
    return { id, href: `#beast-${kind}`, size, tagged, ...at };
  });
  return [...cresters, ...boats, ...ships];
}

/** Where cresters would stand: at the ends of their ways, and where one may be placed. None is drawn over a ship that it
 * reaches; two that end on one space stand beside each other. */
export function ghostsOf(view: SkyView, globe: Globe, lines: readonly Line[], picks: Picks | null): Piece[] {
  const ships = new Set(view.ships.map(({ space }) => space));
  const ends = [
    ...lines.flatMap(({ spaces, ghost }) =>
      ghost && spaces.length > 1 ? [{ space: spaces.at(-1), ghost }] : [],
    ),
    ...(picks?.ghost ? [{ space: picks.chosen, ghost: picks.ghost }] : []),
  ].filter((end): end is { space: Space; ghost: Beast } => end.space !== undefined && !ships.has(end.space));
  return ends.map(({ space, ghost }, n) => {
    const pack = ends.flatMap((end, k) => (end.space === space ? [k] : []));
    const place = pack.indexOf(n) - (pack.length - 1) / 2;
    const { x, y } = globe.xy(space);
    const size = pack.length > 1 ? PACKED : SIZES[ghost] - 8;
    return {
      id: `ghost ${n}`,
      href: `#beast-${ghost}`,
      size,
      x: x + place * APART,
      y: y + place * STAGGER,
    };
  });
}
