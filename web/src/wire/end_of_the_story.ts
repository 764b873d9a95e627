// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

import type { Again, Attended, Encored, Enough, Gesture, HousePlays, Next, Passage, Paused, Picture, Resumed, RuleId, Scored, Seat, Tell, Undone, Woven } from "../wire";

export type Move =
  | Tell
  | Discard
  | TheEnd
  | Place
  | Shift
  | Reveal
  | Claim
  | NoClaim
  | Judge
  | Jot
  | Next
  | Again
  | Enough;

export type Event =
  | FirstDrawn
  | RoundOpened
  | FourDrawn
  | Discarded
  | BoardLaid
  | Reminded
  | EndCalled
  | StoryFailed
  | RoundVoid
  | Placed
  | Shifted
  | Revealed
  | WordSaid
  | Suspected
  | Claimed
  | ClaimJudged
  | Clocked
  | TieBegun
  | TieScored
  | Jotted
  | StoriesEnded
  | Scored
  | Attended
  | HousePlays
  | Paused
  | Resumed
  | Undone
  | Encored;

export type View =
  | EndView;

export type Options =
  | EndOptions;

/** Give up one of the four cards. */
export type Discard = {
  move: "discard";
  picture: Picture;
};

/** Call the end of a story told aloud. */
export type TheEnd = {
  move: "the-end";
};

export type Place = {
  move: "place";
  picture: Picture;
};

/** Move a placed token. */
export type Shift = {
  move: "shift";
  source: Picture;
  picture: Picture;
};

export type Reveal = {
  move: "reveal";
};

/** Claim that a forbidden word was said; `word`: of a typed story. */
export type Claim = {
  move: "claim";
  picture: Picture;
  word?: string | null;
};

export type NoClaim = {
  move: "no-claim";
};

/** Vote: the numbers of the claims to uphold. */
export type Judge = {
  move: "judge";
  counts: number[];
};

/** Write down a story told aloud, for the book. */
export type Jot = {
  move: "jot";
  story: number;
  line: Passage;
};

/** The first narrator. */
export type FirstDrawn = {
  event: "first-drawn";
  seat: Seat;
};

/** `decides`: the round is a tiebreaker. */
export type RoundOpened = {
  event: "round-opened";
  seat: Seat;
  round: number;
  decides: boolean;
};

export type FourDrawn = {
  event: "four-drawn";
  seat: Seat;
  pictures?: Picture[];
};

export type Discarded = {
  event: "discarded";
  seat: Seat;
  picture?: Picture | null;
};

export type BoardLaid = {
  event: "board-laid";
  colour: string;
};

/** 15 seconds are left. */
export type Reminded = {
  event: "reminded";
  seat: Seat;
};

/** `opens`: ms until the boards open. */
export type EndCalled = {
  event: "end-called";
  seat: Seat;
  story: Passage;
  opens: number;
};

export type StoryFailed = {
  event: "story-failed";
  seat: Seat;
};

export type RoundVoid = {
  event: "round-void";
  seat: Seat;
};

export type Placed = {
  event: "placed";
  seat: Seat;
  picture?: Picture | null;
};

export type Shifted = {
  event: "shifted";
  seat: Seat;
  source?: Picture | null;
  picture?: Picture | null;
};

/** The narrator shows one target. */
export type Revealed = {
  event: "revealed";
  seat: Seat;
  picture: Picture;
};

/** An automatic hit: the story says a target's word. */
export type WordSaid = {
  event: "word-said";
  seat: Seat;
  picture: Picture;
  word: string;
};

export type Suspected = {
  event: "suspected";
  picture: Picture;
  word: string;
};

export type Claimed = {
  event: "claimed";
  seat: Seat;
  picture: Picture;
  word: string | null;
};

/** `yes`, `no`: the seats that voted so; None: no seat. */
export type ClaimJudged = {
  event: "claim-judged";
  picture: Picture;
  word: string | null;
  yes: Seat[] | null;
  no: Seat[] | null;
  counts: boolean;
};

/** The verdict on a token, for all to check: `time` is `received` minus `lag`, in ms after the signal. */
export type Clocked = {
  event: "clocked";
  seat: Seat;
  picture: Picture;
  rank: number;
  time: number;
  received: number;
  lag: number;
  points: number;
};

export type TieBegun = {
  event: "tie-begun";
  seats: Seat[];
};

export type TieScored = {
  event: "tie-scored";
  seat: Seat;
  points: number;
};

export type Jotted = {
  event: "jotted";
  seat: Seat;
  story: number;
  line: Passage;
};

export type StoriesEnded = {
  event: "stories-ended";
  winners: Seat[];
  cut_short: boolean;
};

export type EndView = {
  round: number;
  rounds: number;
  decides: boolean;
  language: "de" | "en" | "es" | "fr" | "it" | "sv";
  colours: ("blue" | "green" | "purple" | "red" | "white" | "yellow")[];
  narrated: Seat[];
  narrator: Seat | null;
  guessers: Seat[];
  drawn: Picture[];
  discarded: Picture | null;
  targets: Picture[];
  forms: Record<string, string[]>;
  boards: Record<string, Picture[]>;
  captions: Record<string, string>;
  story: Passage | null;
  go_at: number | null;
  stacks: Record<string, Seat[]>;
  in_hand: number[];
  hits: Find[];
  suspicions: Find[];
  claims: Claimed[];
  charges: ([Picture, string | null])[];
  judged: ClaimJudged[];
  verdict: Clocked[];
  stories: Story[];
  notes: Record<string, Passage>;
};

/** A word of the story, and the target that it names or may name. */
export type Find = {
  word: string;
  picture: Picture;
};

/** One story of the book, all of it public. */
export type Story = {
  id: number;
  narrator: Seat;
  story: Passage;
  targets: Picture[];
  finders: Seat[];
};

export type EndOptions = {
  spectators?: boolean;
  players?: 3 | 4 | 5 | 6;
  language?: "de" | "en" | "es" | "fr" | "it" | "sv";
  mode?: "either" | "typed" | "voice";
  narrator_limit?: number | null;
  place_time?: number;
  reading_time?: "long" | "normal" | "short";
  forbidden_words?: "penalise" | "show" | "warn";
  forbid_translations?: boolean;
  negative_scores?: boolean;
  move_tokens?: boolean;
  hidden_placing?: boolean;
  captions?: boolean;
  shuffle_boards?: boolean;
  tiebreak_repeat?: boolean;
  tokens?: ("blue" | "green" | "purple" | "red" | "white" | "yellow" | null)[];
};
