/** Where each piece of the view lies on the drawing: several on one space stand beside each other. */
import type { SkyView } from "../../../wire/windward";
import { PORT, type Globe, type Point, type Space } from "../geometry";

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
const BERTH = 34; // between two ships in port

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
    const id = `crester ${kind} ${n}`;
    return { id, href: `#beast-${kind}`, size: SIZES[kind], tagged, ...from(space, dx, dy) };
  });
  return [...cresters, ...boats, ...ships];
}
