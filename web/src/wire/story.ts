// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

import type { Again, Attended, Encored, Enough, Gesture, HousePlays, Next, Pass, Passage, Paused, Picture, Resumed, RuleId, Scored, Seat, Undone, Woven } from "../wire";

export type Move =
  | PlayCard
  | Give
  | TellStory
  | VoteFor
  | Throw
  | Begin
  | Show
  | Done
  | FlagWord
  | Note
  | Pass
  | Next
  | Again
  | Enough;

export type Event =
  | TableLaid
  | RoundBegun
  | CardPlayed
  | CardDrawn
  | Chosen
  | Handed
  | Received
  | PictureOpened
  | PictureLaid
  | StoryTold
  | Shown
  | Finished
  | NothingTold
  | Flagged
  | Wiped
  | Drew
  | PileShuffled
  | VoteOpened
  | VoteReopened
  | Tied
  | Threw
  | LotDrawn
  | RoundWon
  | Noted
  | GameEnded
  | Scored
  | Attended
  | HousePlays
  | Paused
  | Resumed
  | Undone
  | Encored;

export type View =
  | BoardView;

export type Options =
  | StoryOptions;

/** Play one's action card. */
export type PlayCard = {
  move: "play-card";
};

/** Hand a picture over, in a Challenge round or a tiebreaker. */
export type Give = {
  move: "give";
  picture: Picture;
};

/** Lay a picture and tell in writing why it fits. */
export type TellStory = {
  move: "tell-story";
  picture: Picture;
  tale: Passage;
};

export type VoteFor = {
  move: "vote-for";
  teller: Seat;
};

export type Throw = {
  move: "throw";
  sign: "paper" | "rock" | "scissors";
};

/** Lay a picture and begin, aloud or in silence. */
export type Begin = {
  move: "begin";
  picture: Picture;
};

/** One gesture of a Silent round; everybody sees it at once. */
export type Show = {
  move: "show";
  gesture: Gesture;
};

/** Finish telling or showing. */
export type Done = {
  move: "done";
};

/** Flag a written word in a performance. */
export type FlagWord = {
  move: "flag-word";
  teller: Seat;
};

/** Write a line for the book about a story told aloud. */
export type Note = {
  move: "note";
  tale: number;
  line: Passage;
};

export type TableLaid = {
  event: "table-laid";
  start: Picture;
};

export type RoundBegun = {
  event: "round-begun";
  round: number;
  starter: Seat;
};

export type CardPlayed = {
  event: "card-played";
  seat: Seat;
  card: "challenge" | "silent";
};

/** An action card in place of the one played. */
export type CardDrawn = {
  event: "card-drawn";
  seat: Seat;
  card?: "challenge" | "silent" | null;
};

/** A seat has chosen something in secret. */
export type Chosen = {
  event: "chosen";
  seat: Seat;
};

export type Handed = {
  event: "handed";
  giver: Seat;
  seat: Seat;
  picture?: Picture | null;
};

/** The receiver looks at the picture that was handed over. */
export type Received = {
  event: "received";
  seat: Seat;
  picture: Picture;
};

/** A received picture is open to all. */
export type PictureOpened = {
  event: "picture-opened";
  seat: Seat;
  picture: Picture;
};

export type PictureLaid = {
  event: "picture-laid";
  seat: Seat;
  picture: Picture;
};

export type StoryTold = {
  event: "story-told";
  seat: Seat;
  picture: Picture;
  tale: Passage;
  expands: boolean;
};

export type Shown = {
  event: "shown";
  seat: Seat;
  gesture: Gesture;
};

export type Finished = {
  event: "finished";
  seat: Seat;
};

export type NothingTold = {
  event: "nothing-told";
  seat: Seat;
};

export type Flagged = {
  event: "flagged";
  seat: Seat;
  flags: number;
};

export type Wiped = {
  event: "wiped";
  seat: Seat;
};

export type Drew = {
  event: "drew";
  seat: Seat;
  picture?: Picture | null;
};

export type PileShuffled = {
  event: "pile-shuffled";
  pictures: number;
};

/** `own`: for the voter's own story. */
export type VoteOpened = {
  event: "vote-opened";
  seat: Seat;
  teller: Seat;
  own?: boolean;
};

/** Nobody has voted. */
export type VoteReopened = {
  event: "vote-reopened";
};

export type Tied = {
  event: "tied";
  seats: Seat[];
};

export type Threw = {
  event: "threw";
  seat: Seat;
  sign: "paper" | "rock" | "scissors";
};

export type LotDrawn = {
  event: "lot-drawn";
  seat: Seat;
};

/** `seat`: None if nobody has won. `start`: the start picture of the next round. */
export type RoundWon = {
  event: "round-won";
  seat: Seat | null;
  start: Picture;
};

export type Noted = {
  event: "noted";
  seat: Seat;
  tale: number;
  line: Passage;
};

export type GameEnded = {
  event: "game-ended";
  winners: Seat[];
  cut_short: boolean;
};

export type BoardView = {
  round: number;
  starter: Seat;
  order: Seat[];
  colours: ("blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow")[];
  start: Picture;
  hand: Picture[];
  hands: number[];
  card: "challenge" | "silent" | null;
  holders: Seat[];
  window: boolean;
  action: "challenge" | "silent" | null;
  played_by: Seat | null;
  pile: number;
  discards: number;
  teller: Seat | null;
  opened: Picture | null;
  face_down: Seat[];
  given: Picture | null;
  received: Picture | null;
  chosen: Seat[];
  mine: Give | TellStory | VoteFor | Throw | null;
  tales: Tale[];
  strokes: Stroke[];
  past: Tale[];
  notes: Record<string, Passage>;
  votes: Record<string, Seat>;
  tied: Seat[];
  throws: (Record<string, "paper" | "rock" | "scissors">)[];
  flags: Record<string, number>;
  flagged: Seat[];
};

/** One story of the book, all of it public. `start`: the start picture. `more`, `expansion`: from a tiebreaker. `backers`: who voted for it, as opened last. */
export type Tale = {
  id: number;
  round: number;
  seat: Seat;
  start: Picture;
  picture: Picture;
  tale: Passage;
  more?: Picture | null;
  expansion?: Passage | null;
  won?: boolean;
  backers?: Seat[];
};

/** One gesture of a performance. `expands`: in the tiebreaker. */
export type Stroke = {
  seat: Seat;
  expands: boolean;
  gesture: Gesture;
};

export type StoryOptions = {
  spectators?: boolean;
  players?: 3 | 4 | 5 | 6 | 7 | 8;
  target?: 10 | 15 | 20 | 30;
  action_mix?: number | "none";
  action_refill?: boolean;
  action_window?: number;
  action_from?: 1 | 2;
  first_starter?: Seat | "random";
  highest_wins?: boolean;
  composing?: "in_turn" | "together";
  mode?: "either" | "typed" | "voice";
  write_time?: number;
  tell_time?: number;
  silent_time?: number;
  vote_time?: number;
  titles_on_pictures?: boolean;
  pace?: "live" | "relaxed";
  colours?: ("blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow" | null)[];
};
