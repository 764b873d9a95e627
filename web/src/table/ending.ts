import type { Outcome } from "../wire";

/** Seats that win or lose together: a side, or all ("" is not a side's name). `points`: the side's. */
export interface Group {
  side: string;
  won: boolean;
  seats: number[];
  points: number | null;
}

/** The order of seats at the end: by points if points are ranks; else winners first, then by seat. */
export function groupsOf(seats: number, scores: readonly number[], outcome?: Outcome | null): Group[] {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const won = (of: readonly number[]) => of.some((seat) => outcome?.winners.includes(seat));
  if (outcome?.sides?.length)
    return outcome.sides
      .map((side) => ({
        side: side.name,
        won: won(side.seats),
        seats: side.seats,
        points: side.points ?? null,
      }))
      .sort((a, b) => Number(b.won) - Number(a.won));
  const points = (seat: number) => scores[seat] ?? 0;
  const place = {
    points: (a: number, b: number) => points(b) - points(a),
    rules: (a: number, b: number) => Number(won([b])) - Number(won([a])),
    sides: () => 0,
    together: () => 0,
  }[outcome?.contest ?? "points"];
  return [{ side: "", won: won(everyone), seats: everyone.sort(place), points: null }];
}
