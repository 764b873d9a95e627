// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

import type { Again, Attended, Encored, Enough, Gesture, HousePlays, Next, Passage, Paused, Picture, Resumed, RuleId, Scored, Seat, Tell, Undone, Woven } from "../wire";

export type Move =
  | Tell
  | Begin
  | ToldAloud
  | Stake
  | Guess
  | Note
  | Entitle
  | Next
  | Again
  | Enough;

export type Event =
  | GridLaid
  | RoundBegun
  | Drew
  | BeganAloud
  | TaleTold
  | NothingTold
  | Voided
  | Staked
  | Guessed
  | Missed
  | Closed
  | Noted
  | Entitled
  | GameEnded
  | Scored
  | Attended
  | HousePlays
  | Paused
  | Resumed
  | Undone
  | Encored;

export type View =
  | MillView;

export type Options =
  | MillOptions;

/** Begin to tell aloud. */
export type Begin = {
  move: "begin";
};

/** End telling aloud. */
export type ToldAloud = {
  move: "told-aloud";
};

/** Take the Windmill card. */
export type Stake = {
  move: "stake";
};

export type Guess = {
  move: "guess";
  picture: Picture;
};

/** Write a line for the book about a tale told aloud. */
export type Note = {
  move: "note";
  tale: number;
  line: Passage;
};

/** Give the bigger tale of a round a title. */
export type Entitle = {
  move: "entitle";
  round: number;
  title: Passage;
};

export type GridLaid = {
  event: "grid-laid";
  grid: Picture[];
  first: Seat;
};

export type RoundBegun = {
  event: "round-begun";
  round: number;
};

export type Drew = {
  event: "drew";
  seat: Seat;
  picture?: Picture | null;
};

export type BeganAloud = {
  event: "began-aloud";
  seat: Seat;
};

export type TaleTold = {
  event: "tale-told";
  seat: Seat;
  tale: Passage;
};

export type NothingTold = {
  event: "nothing-told";
  seat: Seat;
};

/** The turn does not count. */
export type Voided = {
  event: "voided";
  seat: Seat;
};

export type Staked = {
  event: "staked";
  seat: Seat;
};

export type Guessed = {
  event: "guessed";
  seat: Seat;
  picture: Picture;
  right: boolean;
};

/** A guesser has lost the chance to guess. */
export type Missed = {
  event: "missed";
  seat: Seat;
};

/** Guessing is over. `picture`: None if it is not shown. */
export type Closed = {
  event: "closed";
  seat: Seat;
  finder: Seat | null;
  picture: Picture | null;
};

export type Noted = {
  event: "noted";
  seat: Seat;
  tale: number;
  line: Passage;
};

export type Entitled = {
  event: "entitled";
  seat: Seat;
  round: number;
  title: string;
};

export type GameEnded = {
  event: "game-ended";
  winners: Seat[];
  cut_short: boolean;
};

export type MillView = {
  round: number;
  rounds: number;
  turn: number;
  token: Seat;
  pawns: ("amber" | "moss" | "plum" | "slate" | "teal")[];
  grid: (Picture | null)[];
  deck: number;
  aside: Picture[];
  teller: Seat | null;
  card: Picture | null;
  tale: Passage | null;
  guesses: Laid[];
  windmill: Seat | null;
  tales: Tale[];
  notes: Record<string, Passage>;
  unshown: Record<string, Picture>;
  titles: Record<string, string>;
};

/** A Table card lying in front of a guesser. `staked`: with the Windmill card. */
export type Laid = {
  seat: Seat;
  picture: Picture;
  staked?: boolean;
};

/** One tale of the book, all of it public. `picture`: None while it is not shown. `continues`: the tale before it in the chain of its round. */
export type Tale = {
  id: number;
  round: number;
  turn: number;
  teller: Seat;
  tale: Passage;
  picture: Picture | null;
  put_aside: boolean;
  finder: Seat | null;
  guesses: Laid[];
  continues: number | null;
};

export type MillOptions = {
  spectators?: boolean;
  players?: 3 | 4 | 5;
  windmill_round_one?: "by_score" | "closed";
  never_ending?: boolean;
  chain_unguessed?: "return" | "set_aside";
  reveal_unguessed?: boolean;
  first_storyteller?: Seat | "random";
  mode?: "either" | "typed" | "voice";
  write_time?: number | null;
  prepare_time?: number | null;
  tell_time?: number;
  guess_timer?: 30 | 60 | 90 | null;
  guesser_chat?: boolean;
  pace?: "live" | "relaxed";
  pawns?: ("amber" | "moss" | "plum" | "slate" | "teal" | null)[];
};
