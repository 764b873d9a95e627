import type { Attended, Event, Move, Scored, Tell } from "../wire";

/** The kit's moves and events, apart from a game's own. */
export const isScored = (event: Event): event is Scored => event.event === "scored";
export const isAttended = (event: Event): event is Attended => event.event === "attended";
export const isTell = (move: Move): move is Tell => move.move === "tell";
