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
  | React
  | Ping
  | Echo;

export type ServerMessage =
  | Welcome
  | Told
  | CaughtUp
  | Taken
  | NotTaken
  | Reacted
  | Called
  | Pong
  | Probe;

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
  | Enough
  | PlayCard
  | Give
  | TellStory
  | VoteFor
  | Throw
  | StoryBegin
  | Show
  | Done
  | FlagWord
  | StoryNote
  | Pass
  | WindmillBegin
  | ToldAloud
  | Stake
  | Guess
  | WindmillNote
  | Entitle;

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
  | Paused
  | Resumed
  | Undone
  | Encored
  | TableLaid
  | StoryRoundBegun
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
  | StoryNothingTold
  | Flagged
  | Wiped
  | StoryDrew
  | PileShuffled
  | VoteOpened
  | VoteReopened
  | Tied
  | Threw
  | LotDrawn
  | RoundWon
  | StoryNoted
  | StoryGameEnded
  | GridLaid
  | WindmillRoundBegun
  | WindmillDrew
  | BeganAloud
  | TaleTold
  | WindmillNothingTold
  | Voided
  | Staked
  | Guessed
  | Missed
  | Closed
  | WindmillNoted
  | Entitled
  | WindmillGameEnded;

export type Domain =
  | OneOf
  | Some
  | Piles
  | Amount
  | Flag
  | Words
  | Drawn;

export type View =
  | EndView
  | BoardView
  | MillView;

export type Options =
  | EndOptions
  | StoryOptions
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

/** A set phrase to everybody; it is not in the log. */
export interface React {
  do: "react";
  id: string;
  phrase: "laughing" | "lovely" | "sorry" | "surprised" | "take-your-time" | "thanks" | "thinking" | "well-told";
}

export interface Ping {
  do: "ping";
}

/** The answer to a probe, at once. */
export interface Echo {
  do: "echo";
  number: number;
}

/** The first frame: who sits where, what the seat sees now, and what it has missed since frame `after`. `host`: the host's duties are this seat's at the moment. */
export interface Welcome {
  say: "welcome";
  table: string;
  game: string;
  names: string[];
  shapes: string[];
  seat: Seat | null;
  host: boolean;
  now: number;
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
  now: number;
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
  unpausable?: RuleId | null;
  paused?: Standstill | null;
  again?: Seat[];
  outcome?: Outcome | null;
}

/** A message key and its arguments; a catalogue turns it into a sentence. */
export interface Say {
  key: string;
  args?: Record<string, unknown>;
}

/** Whom everybody sees the table waiting for: who was asked, not who has not answered. `until` and `guard` are those of the seat's question. */
export interface Waited {
  seat: Seat;
  until?: number | null;
  guard?: boolean;
}

/** What a seat is asked, and the number its answer must quote. `until`, `opens`: the server's time, as it will be if nobody pauses; while the table is paused they are read at `Sight.paused.at`. `guard`: there is no limit to be shown. */
export interface Question {
  number: number;
  ask: Prompt;
  until?: number | null;
  opens?: number | null;
  guard?: boolean;
}

/** What a question says and offers: an `Ask` as its seat sees it. Clocks are the question's. */
export interface Prompt {
  say: Say;
  offers: Offer[];
  closed?: Record<string, RuleId>;
  sealed?: boolean;
  otherwise?: Move | null;
  window?: string;
  drafted?: boolean;
  settled?: boolean;
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
  now: number;
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

/** Somebody says a set phrase, just now. */
export interface Reacted {
  say: "reacted";
  seat: Seat;
  phrase: "laughing" | "lovely" | "sorry" | "surprised" | "take-your-time" | "thanks" | "thinking" | "well-told";
}

/** So many of the others would go on without a seat, and so many must; 0: it has said that it is here. */
export interface Called {
  say: "called";
  seat: Seat;
  voices: number;
  needed: number;
}

export interface Pong {
  say: "pong";
  now: number;
}

/** To be echoed at once, so that the server knows how long messages are on their way: `lag` ms, 0 while that is not known. When it arrives, the server's time is `now` and `lag` more. */
export interface Probe {
  say: "probe";
  now: number;
  number: number;
  lag: number;
}

export interface Tell {
  move: "tell";
  tale: Passage;
}

/** One stretch of telling. `aloud`: told by voice, the parts are at most a note. `sketch`: shown without words, in the order in which it was. Who told it and when is the event's. */
export interface Passage {
  parts?: (string | Woven)[];
  aloud?: boolean;
  lang?: string;
  sketch?: Gesture[];
}

/** A card at its place in the text. */
export interface Woven {
  card: string;
}

/** Something shown without words, with a pen, a pointer, a sticker. `points`: x and y by turns, in thousandths of the scene. Numbers alone, so that no letter comes along; a line that spells one is for people to see. */
export interface Gesture {
  tool: string;
  points: number[];
}

/** The one of the four that I give up. */
export interface Discard {
  move: "discard";
  picture: Picture;
}

/** The call that ends a story told aloud. */
export interface TheEnd {
  move: "the-end";
}

export interface Place {
  move: "place";
  picture: Picture;
}

/** Move a token that lies. */
export interface Shift {
  move: "shift";
  source: Picture;
  picture: Picture;
}

export interface Reveal {
  move: "reveal";
}

/** A forbidden word was said; `word`: of a typed story. */
export interface Claim {
  move: "claim";
  picture: Picture;
  word?: string | null;
}

export interface NoClaim {
  move: "no-claim";
}

/** The claims, by their number, that count as saying the word. */
export interface Judge {
  move: "judge";
  counts: number[];
}

/** A story that was told aloud, for the book. */
export interface Jot {
  move: "jot";
  story: number;
  line: Passage;
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

/** Play the own action card. */
export interface PlayCard {
  move: "play-card";
}

/** Hand a picture over, in a Challenge round or a tiebreaker. */
export interface Give {
  move: "give";
  picture: Picture;
}

/** Lay a picture and tell in writing why it fits. */
export interface TellStory {
  move: "tell-story";
  picture: Picture;
  tale: Passage;
}

export interface VoteFor {
  move: "vote-for";
  teller: Seat;
}

export interface Throw {
  move: "throw";
  sign: "paper" | "rock" | "scissors";
}

/** Lay a picture and begin, aloud or in silence. */
export interface StoryBegin {
  move: "begin";
  picture: Picture;
}

/** One gesture of a Silent round; everybody sees it at once. */
export interface Show {
  move: "show";
  gesture: Gesture;
}

/** I have finished. */
export interface Done {
  move: "done";
}

/** There is a written word in this performance. */
export interface FlagWord {
  move: "flag-word";
  teller: Seat;
}

/** A line for the book about a story told aloud. */
export interface StoryNote {
  move: "note";
  tale: number;
  line: Passage;
}

/** Nothing. */
export interface Pass {
  move: "pass";
}

/** I begin to tell aloud. */
export interface WindmillBegin {
  move: "begin";
}

/** I have finished telling aloud. */
export interface ToldAloud {
  move: "told-aloud";
}

/** Take the Windmill card. */
export interface Stake {
  move: "stake";
}

export interface Guess {
  move: "guess";
  picture: Picture;
}

/** A line for the book about a tale told aloud. */
export interface WindmillNote {
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

/** Who narrates first. */
export interface FirstDrawn {
  event: "first-drawn";
  seat: Seat;
}

/** `decides`: a round that is to decide a tie. */
export interface RoundOpened {
  event: "round-opened";
  seat: Seat;
  round: number;
  decides: boolean;
}

export interface FourDrawn {
  event: "four-drawn";
  seat: Seat;
  pictures?: Picture[];
}

export interface Discarded {
  event: "discarded";
  seat: Seat;
  picture?: Picture | null;
}

export interface BoardLaid {
  event: "board-laid";
  colour: string;
}

/** The time is over but for the last 15 seconds. */
export interface Reminded {
  event: "reminded";
  seat: Seat;
}

/** `opens`: the boards do, so many ms later. */
export interface EndCalled {
  event: "end-called";
  seat: Seat;
  story: Passage;
  opens: number;
}

export interface StoryFailed {
  event: "story-failed";
  seat: Seat;
}

export interface RoundVoid {
  event: "round-void";
  seat: Seat;
}

export interface Placed {
  event: "placed";
  seat: Seat;
  picture?: Picture | null;
}

export interface Shifted {
  event: "shifted";
  seat: Seat;
  source?: Picture | null;
  picture?: Picture | null;
}

/** One of the targets. */
export interface Revealed {
  event: "revealed";
  seat: Seat;
  picture: Picture;
}

/** An automatic hit. */
export interface WordSaid {
  event: "word-said";
  seat: Seat;
  picture: Picture;
  word: string;
}

export interface Suspected {
  event: "suspected";
  picture: Picture;
  word: string;
}

export interface Claimed {
  event: "claimed";
  seat: Seat;
  picture: Picture;
  word: string | null;
}

/** `yes`, `no`: who said so; None: nobody. */
export interface ClaimJudged {
  event: "claim-judged";
  picture: Picture;
  word: string | null;
  yes: Seat[] | null;
  no: Seat[] | null;
  counts: boolean;
}

/** The verdict on a token, for anybody to check: `time` is `received` less `lag`, in ms after the signal. */
export interface Clocked {
  event: "clocked";
  seat: Seat;
  picture: Picture;
  rank: number;
  time: number;
  received: number;
  lag: number;
  points: number;
}

export interface TieBegun {
  event: "tie-begun";
  seats: Seat[];
}

export interface TieScored {
  event: "tie-scored";
  seat: Seat;
  points: number;
}

export interface Jotted {
  event: "jotted";
  seat: Seat;
  story: number;
  line: Passage;
}

export interface StoriesEnded {
  event: "stories-ended";
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

export interface TableLaid {
  event: "table-laid";
  start: Picture;
}

export interface StoryRoundBegun {
  event: "round-begun";
  round: number;
  starter: Seat;
}

export interface CardPlayed {
  event: "card-played";
  seat: Seat;
  card: "challenge" | "silent";
}

/** An action card in place of the one played. */
export interface CardDrawn {
  event: "card-drawn";
  seat: Seat;
  card?: "challenge" | "silent" | null;
}

/** A seat has chosen something in secret. */
export interface Chosen {
  event: "chosen";
  seat: Seat;
}

export interface Handed {
  event: "handed";
  giver: Seat;
  seat: Seat;
  picture?: Picture | null;
}

/** The receiver looks at the picture that was handed over. */
export interface Received {
  event: "received";
  seat: Seat;
  picture: Picture;
}

/** The picture a seat has received is open to all. */
export interface PictureOpened {
  event: "picture-opened";
  seat: Seat;
  picture: Picture;
}

export interface PictureLaid {
  event: "picture-laid";
  seat: Seat;
  picture: Picture;
}

export interface StoryTold {
  event: "story-told";
  seat: Seat;
  picture: Picture;
  tale: Passage;
  expands: boolean;
}

export interface Shown {
  event: "shown";
  seat: Seat;
  gesture: Gesture;
}

export interface Finished {
  event: "finished";
  seat: Seat;
}

export interface StoryNothingTold {
  event: "nothing-told";
  seat: Seat;
}

export interface Flagged {
  event: "flagged";
  seat: Seat;
  flags: number;
}

export interface Wiped {
  event: "wiped";
  seat: Seat;
}

export interface StoryDrew {
  event: "drew";
  seat: Seat;
  picture?: Picture | null;
}

export interface PileShuffled {
  event: "pile-shuffled";
  pictures: number;
}

/** `own`: for the voter's own story. */
export interface VoteOpened {
  event: "vote-opened";
  seat: Seat;
  teller: Seat;
  own?: boolean;
}

/** Nobody has voted. */
export interface VoteReopened {
  event: "vote-reopened";
}

export interface Tied {
  event: "tied";
  seats: Seat[];
}

export interface Threw {
  event: "threw";
  seat: Seat;
  sign: "paper" | "rock" | "scissors";
}

export interface LotDrawn {
  event: "lot-drawn";
  seat: Seat;
}

/** `seat`: None where nobody has won. `start`: the start picture of the next round. */
export interface RoundWon {
  event: "round-won";
  seat: Seat | null;
  start: Picture;
}

export interface StoryNoted {
  event: "noted";
  seat: Seat;
  tale: number;
  line: Passage;
}

export interface StoryGameEnded {
  event: "game-ended";
  winners: Seat[];
  cut_short: boolean;
}

export interface GridLaid {
  event: "grid-laid";
  grid: Picture[];
  first: Seat;
}

export interface WindmillRoundBegun {
  event: "round-begun";
  round: number;
}

export interface WindmillDrew {
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

export interface WindmillNothingTold {
  event: "nothing-told";
  seat: Seat;
}

/** The turn does not count. */
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

/** The chance to guess is lost. */
export interface Missed {
  event: "missed";
  seat: Seat;
}

/** Guessing is over. `picture`: None where it is not shown. */
export interface Closed {
  event: "closed";
  seat: Seat;
  finder: Seat | null;
  picture: Picture | null;
}

export interface WindmillNoted {
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

export interface WindmillGameEnded {
  event: "game-ended";
  winners: Seat[];
  cut_short: boolean;
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
  signs?: boolean;
  coda?: string[];
}

/** One gesture: the tools there are, and from how few to how many points each may have. */
export interface Drawn {
  domain: "drawn";
  tools: Record<string, [number, number]>;
  closed?: Record<string, RuleId>;
}

export interface EndView {
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
}

/** A word of the story, and the target that it names or may name. */
export interface Find {
  word: string;
  picture: Picture;
}

/** One story of the book; all of it is public. */
export interface Story {
  id: number;
  narrator: Seat;
  story: Passage;
  targets: Picture[];
  finders: Seat[];
}

export interface BoardView {
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
  tales: StoryTale[];
  votes: Record<string, Seat>;
  tied: Seat[];
  throws: (Record<string, "paper" | "rock" | "scissors">)[];
  flags: Record<string, number>;
  flagged: Seat[];
}

/** One story of the book; all of it is public. `start`: what it was laid beside. `more`, `expansion`: of a tiebreaker. */
export interface StoryTale {
  id: number;
  round: number;
  seat: Seat;
  start: Picture;
  picture: Picture;
  tale: Passage;
  more?: Picture | null;
  expansion?: Passage | null;
  won?: boolean;
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
  tales: WindmillTale[];
  unshown: Record<string, Picture>;
  titles: Record<string, string>;
}

/** A Table card lying in front of a guesser. */
export interface Laid {
  seat: Seat;
  picture: Picture;
}

/** One tale of the book; all of it is public. `picture`: None while it is not shown. `continues`: the tale before it in the chain of its round. */
export interface WindmillTale {
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

export interface EndOptions {
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
}

export interface StoryOptions {
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

/** `lang`: the language its opener reads, and the table speaks. */
export interface OpenTable {
  game: string;
  options?: Options;
  lang?: string;
}

/** `key` is what the link carries for those who sit down, `watch_key` for onlookers. `TableInfo` has both again. */
export interface TableOpened {
  table: string;
  code: string;
  key: string;
  watch_key: string;
}

/** `nonce`: any words of the person's own, mixed into the table's chance. `bot`: seat one; only the host. `piece`: if it is free. */
export interface SitDown {
  name: string;
  key: string;
  nonce?: string;
  bot?: boolean;
  piece?: string | null;
}

/** `carry_key` brings the seat to another device. */
export interface SatDown {
  seat: Seat;
  carry_key: string;
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

/** `key`: of the link by which somebody came too late. */
export interface AskForChair {
  name: string;
  key: string;
}

export interface Knocked {
  table: string;
  answer: "in" | "no" | "waiting";
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

/** Those not named stay as they are. */
export interface ChooseOptions {
  options: Options;
}

export interface Rename {
  name: string;
}

export interface ChoosePiece {
  piece: string;
}

/** `piece`: what this seat plays with, as the game's options name it; `shape`: its sign. `left`: the chair may be taken over. */
export interface SeatTaken {
  seat: Seat;
  name: string;
  bot: boolean;
  here: boolean;
  piece: string | null;
  shape: string;
  left?: boolean;
}

/** `code`, `key` and `watch_key` are for those who sit there and for the host: by which links others come in; a key is null where the table was opened before keys could be told again. `host`: whoever asks is the host now; `host_seat`: whose word counts now; `opener`: who invited. `at`: when the game began, or else the table was opened. `tales`: how many have been told. `next`: its rematch, for those who sat here. Who sits there is told to everybody with the link before and during the game: it is an invitation. For a day after the end it says who played, but for those who keep their name out of the book: friends who come too late see whom they have missed. A link that is found later, in an old chat, tells only those who sat there. */
export interface TableInfo {
  table: string;
  game: string;
  status: "folded" | "open" | "over" | "playing";
  chairs: number;
  locked: boolean;
  options: Options;
  seats: SeatTaken[];
  commitment: string;
  you: Seat | null;
  host: boolean;
  host_seat: Seat | null;
  opener: Seat | null;
  code: string | null;
  key: string | null;
  watch_key: string | null;
  at: number;
  tales: number;
  next: string | null;
}

export interface Wish {
  yes: boolean;
}

/** `wishes`: the seats that would like one; `missing`: so many more, and its table opens. `next`, `key` and `status`: that table, the key of its link, and how it stands; null until it is open. */
export interface AnotherGame {
  wishes: Seat[];
  missing: number;
  next: string | null;
  key: string | null;
  status: "folded" | "open" | "over" | "playing" | null;
}

/** Ids only: name and description are `<id>-name` and `<id>-about` in the texts, moods `kit-mood-...`. `seats` and `minutes`: from, to. */
export interface GameInfo {
  id: string;
  seats: [number, number];
  minutes: [number, number];
  moods: string[];
  decks: string[];
  options: Choosable[];
}

/** One option. A choice is among `values` (numbers are seats where `of` says so); a number lies from `low` to `high`, and a maybe-number may be null; by-seat is a list that has one of `values`, or null, for each seat, and `shapes` are their signs. `key`: of its text. */
export interface Choosable {
  name: string;
  key: string;
  kind: "by-seat" | "choice" | "flag" | "maybe-number" | "number";
  default: string | number | boolean | null | (string | number | boolean | null)[];
  values?: (string | number | boolean | null)[];
  low?: number | null;
  high?: number | null;
  of?: string;
  shapes?: string[];
  rule?: RuleId | null;
}

/** Each bundle is at `/texts/<lang>/<bundle>.ftl`; what a language lacks is said in English. */
export interface TextIndex {
  languages: Language[];
  bundles: string[];
}

/** `name`: as its speakers call it. */
export interface Language {
  lang: string;
  name: string;
}

/** `at`: when it was started, or else opened, by the server's clock in ms. `title`: given to its book; "": none yet. `names`: null where somebody wants none in the book. `status`: over as soon as the game is decided, though the last notes may still be written. */
export interface OwnTable {
  table: string;
  game: string;
  status: "folded" | "open" | "over" | "playing";
  title: string;
  names: (string | null)[];
  you: Seat;
  at: number;
}

/** Newest first. */
export interface Me {
  tables: OwnTable[];
}

/** `hidden`: the reader's own, and nobody else gets it. `over`: how many of the page's plates its sketch was drawn over (0: all of them); `shown`: the sketch in words, in the reader's language. */
export interface BookLine {
  seat: Seat;
  passage: Passage;
  hidden: boolean;
  over?: number;
  shown?: string[];
}

/** `title`: given by a player; empty: the heading stands. */
export interface BookChapter {
  number: number;
  heading: Say;
  title: string;
}

/** One page. Without plates: its picture was not shown. */
export interface BookPage {
  id: number;
  heading: Say;
  lines: BookLine[];
  plates: Plate[];
  finders: Seat[];
  facts: Say[];
  chapter: BookChapter | null;
  layout: "drawn" | "named" | "one" | "pair" | "several";
}

/** A picture of a page, and the deck it lies in. `named`: its title stands beside it. */
export interface Plate {
  deck: string;
  picture: Picture;
  named?: boolean;
}

/** What the reader has hidden: the own name, and the own lines on these pages. */
export interface BookHidden {
  name: boolean;
  pages: number[];
}

/** All times are the server's milliseconds. `names`: null where somebody wants none. `titled`: somebody has given the title; else it is the first words of the first tale, in the language `title_lang` ("": unknown). `binds_at`: when it will be bound, known once the game is over; `bound_at`: nothing changes any more. */
export interface Book {
  table: string;
  game: string;
  title: string;
  title_lang: string;
  titled: boolean;
  names: (string | null)[];
  shapes: string[];
  pages: BookPage[];
  you: Seat | null;
  hidden: BookHidden;
  started_at: number;
  over_at: number | null;
  binds_at: number | null;
  bound_at: number | null;
}

/** An empty title takes the given one back. */
export interface Entitling {
  title: string;
}

/** All that the sender wants hidden; what is not in it is shown again. */
export interface Hiding {
  name?: boolean;
  pages?: number[];
}
