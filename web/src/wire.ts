// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

export type Seat = number;
export type Picture = string;
export type RuleId = string;

export type ClientMessage =
  | Answer
  | Beside
  | Order
  | Draft
  | Undo
  | Pause
  | GoOn
  | EndHere
  | Leave
  | Back
  | Ping;

export type ServerMessage =
  | Welcome
  | Told
  | CaughtUp
  | Taken
  | NotTaken
  | Pong;

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
  | Paused
  | Resumed
  | Undone
  | Encored;

export type Domain =
  | OneOf
  | Some
  | Piles
  | Amount
  | Flag
  | Words;

export type View =
  | MillView;

export type Options =
  | MillOptions;

export interface Answer {
  do: "answer";
  id: string;
  number: number;
  move: Move;
  then?: Move[];
}

export interface Beside {
  do: "beside";
  id: string;
  move: Move;
}

/** A standing order; without a scope it is taken back. */
export interface Order {
  do: "order";
  id: string;
  window: string;
  scope?: string | null;
  move?: Move;
}

/** An unfinished answer, kept for the clock and for a reload. Not acknowledged. */
export interface Draft {
  do: "draft";
  number: number;
  move: Move;
}

export interface Undo {
  do: "undo";
  id: string;
}

export interface Pause {
  do: "pause";
  id: string;
}

export interface GoOn {
  do: "go-on";
  id: string;
}

export interface EndHere {
  do: "end-here";
  id: string;
}

export interface Leave {
  do: "leave";
  id: string;
}

/** I am back. */
export interface Back {
  do: "back";
  id: string;
}

export interface Ping {
  do: "ping";
}

/** The first frame: who sits where, what the seat sees now, and what it has missed since frame `after`. */
export interface Welcome {
  say: "welcome";
  table: string;
  game: string;
  names: string[];
  seat: Seat | null;
  n: number;
  sight: Sight;
  missed?: Heard[];
  draft?: Move | null;
}

/** One numbered frame without its sight: what was told in it. */
export interface Heard {
  n: number;
  events: Event[];
}

/** What happened, and what the seat sees after it. */
export interface Told {
  say: "told";
  n: number;
  events: Event[];
  sight: Sight;
}

/** `seat` None: an onlooker. */
export interface Sight {
  seat: Seat | null;
  view: View;
  now: Say;
  scores: number[];
  presence: ("away" | "gone" | "here" | "left" | "lost")[];
  waiting?: Waited[];
  question?: Question | null;
  asides?: Offer[];
  answered?: Move | null;
  plan?: Move[];
  orders?: StandingOrder[];
  hushed?: RuleId | null;
  paused?: Standstill | null;
  again?: Seat[];
  outcome?: Outcome | null;
}

/** A message key and its arguments; a catalogue turns it into a sentence. */
export interface Say {
  key: string;
  args?: Record<string, unknown>;
}

/** Whom everybody sees the table waiting for: who was asked, not who has not answered. `until`: the server's time. */
export interface Waited {
  seat: Seat;
  until?: number | null;
}

/** What a seat is asked, and the number its answer must quote. */
export interface Question {
  number: number;
  ask: Ask;
}

/** A seat has one question at a time. Its number is the table's (`State.asked`): it stays while the question stays, so that seats asked together do not make each other stale. */
export interface Ask {
  seat: Seat;
  say: Say;
  offers: Offer[];
  closed?: Record<string, RuleId>;
  sealed?: boolean;
  otherwise?: Move | null;
  window?: string;
  lasts?: number | null;
  until?: number | null;
  drafted?: boolean;
  awaited?: boolean;
}

/** One kind of move open to a seat now. Two offers of one kind are an "or" between combinations. A field that an offer does not name must have its default. */
export interface Offer {
  move: string;
  fields?: Record<string, Domain>;
}

/** A standing order: what to answer in a window. Without a move: what silence plays. */
export interface StandingOrder {
  window: string;
  scope: string;
  move?: Move | null;
}

/** Since when the table stands still, in the server's time, and by whom; None: too few are present. */
export interface Standstill {
  at: number;
  by?: Seat | null;
}

/** Who has won. Several winners share the victory. `cut_short` is the kit's to say. */
export interface Outcome {
  winners: Seat[];
  cut_short?: boolean;
}

/** Several frames at once, after a gap. */
export interface CaughtUp {
  say: "caught-up";
  frames: Heard[];
  n: number;
  sight: Sight;
}

/** The move is durable. */
export interface Taken {
  say: "taken";
  id: string;
}

export interface NotTaken {
  say: "not-taken";
  id: string;
  refusal: Refusal;
}

/** Why a move is not taken, and by which rule. */
export interface Refusal {
  say: Say;
  rule?: RuleId | null;
}

export interface Pong {
  say: "pong";
}

export interface Tell {
  move: "tell";
  tale: Passage;
}

/** One stretch of telling. `aloud`: told by voice, the parts are at most a note. Who told it and when is the event's. */
export interface Passage {
  parts?: (string | Woven)[];
  aloud?: boolean;
  lang?: string;
}

/** A card at its place in the text. */
export interface Woven {
  card: string;
}

/** I begin to tell aloud. */
export interface Begin {
  move: "begin";
}

/** I have finished telling aloud. */
export interface ToldAloud {
  move: "told-aloud";
}

/** Take the Windmill card (WM-49 to WM-51). */
export interface Stake {
  move: "stake";
}

export interface Guess {
  move: "guess";
  picture: Picture;
}

/** A line for the book about a tale told aloud. */
export interface Note {
  move: "note";
  tale: number;
  line: Passage;
}

/** A title for the bigger tale of a round. */
export interface Entitle {
  move: "entitle";
  round: number;
  title: Passage;
}

/** I have seen it; go on. */
export interface Next {
  move: "next";
}

/** Another game? Yes. */
export interface Again {
  move: "again";
}

/** Another game? No. */
export interface Enough {
  move: "enough";
}

export interface GridLaid {
  event: "grid-laid";
  grid: Picture[];
  first: Seat;
}

export interface RoundBegun {
  event: "round-begun";
  round: number;
}

export interface Drew {
  event: "drew";
  seat: Seat;
  picture?: Picture | null;
}

export interface BeganAloud {
  event: "began-aloud";
  seat: Seat;
}

export interface TaleTold {
  event: "tale-told";
  seat: Seat;
  tale: Passage;
}

export interface NothingTold {
  event: "nothing-told";
  seat: Seat;
}

/** The turn does not count (WM-R23, WM-R26). */
export interface Voided {
  event: "voided";
  seat: Seat;
}

export interface Staked {
  event: "staked";
  seat: Seat;
}

export interface Guessed {
  event: "guessed";
  seat: Seat;
  picture: Picture;
  right: boolean;
}

/** The chance to guess is lost (WM-R6). */
export interface Missed {
  event: "missed";
  seat: Seat;
}

/** Guessing is over. `picture`: None where it is not shown (WM-R11). */
export interface Closed {
  event: "closed";
  seat: Seat;
  finder: Seat | null;
  picture: Picture | null;
}

export interface Noted {
  event: "noted";
  seat: Seat;
  tale: number;
  line: Passage;
}

export interface Entitled {
  event: "entitled";
  seat: Seat;
  round: number;
  title: string;
}

export interface GameEnded {
  event: "game-ended";
  winners: Seat[];
  cut_short: boolean;
}

/** Every point names its rule. */
export interface Scored {
  event: "scored";
  seat: Seat;
  points: number;
  rule: RuleId;
  total: number;
}

/** A seat is here, lost, away, left or gone. */
export interface Attended {
  event: "attended";
  seat: Seat;
  presence: "away" | "gone" | "here" | "left" | "lost";
}

/** The table stands still: somebody asked for it, or (None) too few are present. */
export interface Paused {
  event: "paused";
  by: Seat | null;
}

/** The table goes on. */
export interface Resumed {
  event: "resumed";
  by: Seat | null;
}

/** A seat has taken its last move back. */
export interface Undone {
  event: "undone";
  seat: Seat;
}

/** A seat would like another game. */
export interface Encored {
  event: "encored";
  seat: Seat;
}

export interface OneOf {
  domain: "one-of";
  values: (string | number)[];
  of?: string;
  closed?: Record<string, RuleId>;
  notes?: Record<string, Say>;
}

/** Several different ones of them, in any order. */
export interface Some {
  domain: "some";
  values: (string | number)[];
  least: number;
  most: number;
  of?: string;
}

/** Sort all the values into named piles, each within its bounds. For fields that would share one pool of cards. */
export interface Piles {
  domain: "piles";
  values: (string | number)[];
  piles: Record<string, [number, number]>;
  of?: string;
}

export interface Amount {
  domain: "amount";
  low: number;
  high: number;
  of?: string;
}

export interface Flag {
  domain: "flag";
  may?: boolean;
}

/** A passage: how long, and which cards are (`in_order`) or may be woven in. */
export interface Words {
  domain: "words";
  chars: number;
  sentences?: number | null;
  weave?: string[];
  least?: number;
  most?: number;
  in_order?: boolean;
  may_be_empty?: boolean;
  rule?: RuleId | null;
  aloud?: boolean;
}

export interface MillView {
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
  unshown: Record<string, Picture>;
  titles: Record<string, string>;
}

/** A Table card lying in front of a guesser. */
export interface Laid {
  seat: Seat;
  picture: Picture;
}

/** One tale of the book; all of it is public. `picture`: None while it is not shown (WM-R11). `continues`: the tale before it in the chain of its round (WM-70). */
export interface Tale {
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
}

export interface MillOptions {
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
}

export interface OpenTable {
  game: string;
  options?: Options;
}

/** `key` is what the link carries for those who sit down, `watch_key` for onlookers. Shown once, stored as hashes. */
export interface TableOpened {
  table: string;
  code: string;
  key: string;
  watch_key: string;
}

/** `nonce`: any words of the person's own, mixed into the table's chance. `bot`: seat one; only the host. */
export interface SitDown {
  name: string;
  key: string;
  nonce?: string;
  bot?: boolean;
}

/** `carry_key` brings the seat to another device. */
export interface SatDown {
  seat: Seat;
  carry_key: string;
}

export interface SeatTaken {
  seat: Seat;
  name: string;
  bot: boolean;
}

/** What somebody with the link may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  status: string;
  chairs: number;
  locked: boolean;
  seats: SeatTaken[];
  commitment: string;
  you: Seat | null;
  host: boolean;
  next: string | null;
}

/** For a link that looks over one's shoulder. */
export interface ShoulderKey {
  key: string;
}

export interface ToSeat {
  seat: Seat;
}

export interface Lock {
  locked: boolean;
}

export interface Carry {
  key: string;
}

export interface Knocking {
  code: string;
  name: string;
}

export interface Knocked {
  table: string;
  answer: string;
}

/** `knock` names the visitor for this table only: who somebody is elsewhere is not the host's business. */
export interface Visitor {
  knock: string;
  name: string;
}

export interface LetIn {
  knock: string;
  yes: boolean;
}

export interface NextTable {
  table: string;
}
