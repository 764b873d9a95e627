/** Where pieces stand that are seen close by: the two sides of a battle face each other, ships lie around the port. */
import type { BattleView, SkyView } from "../../../wire/windward";
import { PORT, type Point } from "../geometry";
import type { Piece } from "../planet/pieces";

const APART = 19;
const SIZES = { ship: 74, longboat: 56, grey: 58, red: 66, white: 80 } as const;

const fights = ({ kind, seat }: BattleView["attacker"], { id, href }: Piece): boolean =>
  kind === "ship"
    ? id === `ship ${seat}`
    : kind === "longboat"
      ? id.startsWith(`boat ${seat} `)
      : href.endsWith(`beast-${kind}`);

/** The pieces with those that fight moved apart, the attacker to the left; `at`: the middle of the space. */
export function facing(pieces: readonly Piece[], { attacker, defender }: BattleView, at: Point): Piece[] {
  const near = ({ x, y }: Piece) => Math.hypot(x - at.x, y - at.y) < 2 * APART;
  const moved = pieces.map((piece) => {
    if (near(piece) && fights(attacker, piece))
      return { ...piece, x: at.x - APART, y: at.y - 9, size: SIZES[attacker.kind] };
    if (near(piece) && fights(defender, piece))
      return { ...piece, x: at.x + APART, y: at.y + 7, size: SIZES[defender.kind] };
    return piece;
  });
  return moved;
}

const BERTHS = [
  [47, 0],
  [-49, 4],
  [52, 42],
  [-52, 46],
  [0, 60],
] as const; // of the captain in turn, then of the others

/** The pieces with the ships in port at their berths. */
export function moored(pieces: readonly Piece[], { ships, active }: SkyView): Piece[] {
  const docked = ships.flatMap((_, n) => {
    const seat = (active + n) % ships.length;
    return ships[seat]?.space === PORT ? [seat] : [];
  });
  return pieces.map((piece) => {
    const [x, y] = piece.id === `ship ${piece.seat}` ? (BERTHS[docked.indexOf(piece.seat ?? -1)] ?? []) : [];
    return x === undefined || y === undefined ? piece : { ...piece, x, y, size: 66 };
  });
}
