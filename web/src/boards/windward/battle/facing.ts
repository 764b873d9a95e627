/** The two sides of a battle face each other on its space. */
import type { BattleView } from "../../../wire/windward";
import type { Point } from "../geometry";
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
