// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

export type Seat = number;
export type Picture = string;
export type RuleId = string;
export type View = Record<string, unknown>;
export type Move = { move: string; [field: string]: unknown };
export type Event = { event: string; [field: string]: unknown };
export type Options = Record<string, unknown>;

export type ClientMessage<M extends Move = Move> =
  | Answer<M>
  | Beside<M>
  | Order<M>
  | Draft<M>
  | Undo
  | Pause
  | GoOn
  | EndHere
  | Leave
  | Back
  | React
  | Ping
  | Echo;

export type ServerMessage<V extends View = View, M extends Move = Move, E extends Event = Event> =
  | Welcome<V, M, E>
  | Told<V, M, E>
  | CaughtUp<V, M, E>
  | Taken
  | NotTaken
  | Reacted
  | Drafting
  | Called
  | Carried
  | Pong
  | Probe;

export type Domain =
  | OneOf
  | Some
  | Piles
  | Amount
  | Flag
  | Words
  | Drawn;

export type Answer<M extends Move = Move> = {
  do: "answer";
  id: string;
  number: number;
  move: M;
  then?: M[];
};

export type Beside<M extends Move = Move> = {
  do: "beside";
  id: string;
  move: M;
};

/** A standing order; without a scope the message cancels it. */
export type Order<M extends Move = Move> = {
  do: "order";
  id: string;
  window: string;
  scope?: string | null;
  move?: M;
};

/** An unfinished answer, stored for the clock and for a reload. Not acknowledged. `alone`: nobody reads along. */
export type Draft<M extends Move = Move> = {
  do: "draft";
  number: number;
  move: M;
  alone?: boolean;
};

export type Undo = {
  do: "undo";
  id: string;
};

export type Pause = {
  do: "pause";
  id: string;
};

export type GoOn = {
  do: "go-on";
  id: string;
};

export type EndHere = {
  do: "end-here";
  id: string;
};

export type Leave = {
  do: "leave";
  id: string;
};

/** The seat ends its absence. */
export type Back = {
  do: "back";
  id: string;
};

/** A set phrase to every viewer; the log does not store it. */
export type React = {
  do: "react";
  id: string;
  phrase: "laughing" | "lovely" | "sorry" | "surprised" | "take-your-time" | "thanks" | "thinking" | "well-told";
};

export type Ping = {
  do: "ping";
};

/** The reply to a probe, sent at once. */
export type Echo = {
  do: "echo";
  number: number;
};

/** The first frame: the seats, what the viewer sees now, and what it has missed since frame `after`. `host`: this seat has the host's rights now. `undo`: who may take back what; for the last mover, why not. `names`: "" for a name that is hidden in the book of a finished game. `older`: by growing field of the view, the index of the first entry sent, where older ones are left out. `company`: the seats that members of the house's company have, by member. */
export type Welcome<V extends View = View, M extends Move = Move, E extends Event = Event> = {
  say: "welcome";
  table: string;
  game: string;
  names: string[];
  shapes: string[];
  seat: Seat | null;
  host: boolean;
  now: number;
  n: number;
  sight: Sight<V, M>;
  missed?: Heard<E>[];
  draft?: M | null;
  undo?: Undoable | null;
  older?: Record<string, number>;
  drafting?: Drafting | null;
  company?: Record<string, string>;
};

/** The events of one numbered frame, without its sight. */
export type Heard<E extends Event = Event> = {
  n: number;
  events: E[];
};

/** What may be taken back. `seat`: who may. `moves`: the tags of those moves, newest last, only for that seat: others may not know their kinds. `floor`: why nothing may, only for that seat. `until`: the server's time after which the last move stands, only for that seat. */
export type Undoable = {
  seat: Seat;
  moves?: string[];
  floor?: Say | null;
  until?: number | null;
};

/** A message key and its arguments; a catalogue turns it into a sentence. */
export type Say = {
  key: string;
  args?: Record<string, unknown>;
};

/** The unfinished tale of a seat, in a game that lets others read along; `text` "": no longer. */
export type Drafting = {
  say: "drafting";
  seat: Seat;
  number: number;
  text: string;
};

/** The events of one row and the viewer's sight after it. `grown`: the ends of the view's tuples that changed. `seating`: if somebody else sits in a seat now, or another seat has the host's rights. */
export type Told<V extends View = View, M extends Move = Move, E extends Event = Event> = {
  say: "told";
  now: number;
  n: number;
  events: E[];
  sight: PartialSight<V, M>;
  undo?: Undoable | null;
  grown?: Record<string, Grown>;
  seating?: Seating | null;
};

/** A sight whose view has only the fields that changed since the viewer's last frame, and none of its tuples: their ends are in `Told.grown`. All other fields are whole. */
export type PartialSight<V extends View = View, M extends Move = Move> = {
  seat: Seat | null;
  view: Partial<V>;
  now: Say;
  scores: number[];
  presence: ("away" | "gone" | "here" | "left" | "lost")[];
  phase?: string;
  waiting?: Waited[];
  question?: Question<M> | null;
  asides?: Offer[];
  answered?: M | null;
  plan?: M[];
  orders?: StandingOrder<M>[];
  hushed?: RuleId | null;
  unpausable?: RuleId | null;
  paused?: Standstill | null;
  bots?: Seat[];
  again?: Seat[];
  outcome?: Outcome | null;
  ended?: Say | null;
};

/** A seat that the table waits for, as every viewer sees it: it was asked, whether or not it has answered. `until` and `guard` are those of its question. `heard`: the number of that question, if others may read its draft. */
export type Waited = {
  seat: Seat;
  until?: number | null;
  guard?: boolean;
  heard?: number | null;
};

/** A seat's question, and the number that its answer must quote. `until`, `opens`: the server's time if nobody pauses; while the table is paused, compare them with `Sight.paused.at`. `guard`: display no limit. */
export type Question<M extends Move = Move> = {
  number: number;
  ask: Prompt<M>;
  until?: number | null;
  opens?: number | null;
  guard?: boolean;
};

/** The text and offers of a question: an `Ask` as its seat sees it. `Question` has the clock. */
export type Prompt<M extends Move = Move> = {
  say: Say;
  offers: Offer[];
  closed?: Record<string, RuleId>;
  sealed?: boolean;
  otherwise?: M | null;
  window?: string;
  besides?: string[];
  drafted?: boolean;
  settled?: boolean;
  heard?: boolean;
};

/** One kind of move that a seat may make now. Two offers of one kind are alternatives. A field that an offer does not name must have its default. */
export type Offer = {
  move: string;
  fields?: Record<string, Domain>;
};

/** A standing order: the answer for a window. Without a move: the answer of silence. */
export type StandingOrder<M extends Move = Move> = {
  window: string;
  scope: string;
  move?: M | null;
};

/** Since when the table is paused, in the server's time, and by which seat; None: too few people are present. */
export type Standstill = {
  at: number;
  by?: Seat | null;
};

/** Several winners share the victory; none: nobody has won. `sides`: all factions of a contest of sides; one with a winner among its seats has won. The kit sets the rest: `honours` and `quote`, the line of the evening, from the game's methods of these names. */
export type Outcome = {
  winners: Seat[];
  cut_short?: boolean;
  contest?: "points" | "rules" | "sides" | "together";
  sides?: Side[];
  honours?: Honour[];
  quote?: Line | null;
};

/** A faction. Its name is the text `<game>-side-<name>`. `points`: if the faction has them instead of its seats. */
export type Side = {
  name: string;
  seats: Seat[];
  points?: number | null;
};

/** A kind superlative for one seat: "Sharpest eye", and the sentence that says why. `plate`: a picture of it. */
export type Honour = {
  seat: Seat;
  title: Say;
  fact: Say;
  plate?: Plate | null;
};

/** A picture of a page, and its deck. `named`: the title is shown with it. */
export type Plate = {
  deck: string;
  picture: Picture;
  named?: boolean;
};

/** What one seat told on a page. `over`: the number of the page's plates that a sketch covers; 0: all. `ink`: of the cards woven in, among INKS. `by`: as whom it is told. */
export type Line = {
  seat: Seat;
  passage: Passage;
  over?: number;
  ink?: string;
  by?: Say | null;
};

/** One piece of telling. `aloud`: told by voice; the parts are at most a note. `sketch`: gestures, in their order. The event has the teller and the time. */
export type Passage = {
  parts?: (string | Woven)[];
  aloud?: boolean;
  lang?: string;
  sketch?: Gesture[];
};

/** A card at its place in the text. */
export type Woven = {
  part: "woven";
  card: string;
};

/** Something shown without words, by pen, pointer or sticker. `points`: alternating x and y, in thousandths of the scene. Numbers only, so that no text can be sent; people judge strokes that spell a word. */
export type Gesture = {
  tool: string;
  points: number[];
};

/** A tuple's change: from index `start` on, its entries are replaced by `items`. */
export type Grown = {
  start: number;
  items: unknown[];
};

/** Who sits at a table in play. `names` and `company` as in `Welcome`. `host`: the seat that has the host's rights now. */
export type Seating = {
  names: string[];
  host: Seat | null;
  company: Record<string, string>;
};

/** Several frames at once, after a gap. `sight` has the whole view; `older` as in `Welcome`. */
export type CaughtUp<V extends View = View, M extends Move = Move, E extends Event = Event> = {
  say: "caught-up";
  now: number;
  frames: Heard<E>[];
  n: number;
  sight: Sight<V, M>;
  undo?: Undoable | null;
  older?: Record<string, number>;
  seating?: Seating | null;
};

/** The client's message took effect: its row is committed. */
export type Taken = {
  say: "taken";
  id: string;
};

/** The client's message had no effect. `again`: the server could not process it now; the client repeats it. */
export type NotTaken = {
  say: "not-taken";
  id: string;
  refusal: Refusal;
  again?: boolean;
};

/** Why a move is not taken, and by which rule. `by_rule`: `say` gives no reason of its own, so the rule's short reason is shown instead, if it has one. */
export type Refusal = {
  say: Say;
  rule?: RuleId | null;
  by_rule?: boolean;
};

/** A seat says a set phrase now. */
export type Reacted = {
  say: "reacted";
  seat: Seat;
  phrase: "laughing" | "lovely" | "sorry" | "surprised" | "take-your-time" | "thanks" | "thinking" | "well-told";
};

/** The state of a vote to go on without a seat: votes so far and votes needed. 0 votes: it is here. */
export type Called = {
  say: "called";
  seat: Seat;
  voices: number;
  needed: number;
};

/** Sent to one seat: another device has taken it over by a link. */
export type Carried = {
  say: "carried";
};

export type Pong = {
  say: "pong";
  now: number;
};

/** The client echoes a probe at once, so that the server can measure latency. `lag`: ms one way, 0 while unknown. On arrival the server's time is `now` plus `lag`. */
export type Probe = {
  say: "probe";
  now: number;
  number: number;
  lag: number;
};

/** One of the values. Drawn as buttons, or as pictures if the values are pictures. */
export type OneOf = {
  domain: "one-of";
  values: (string | number)[];
  of?: string;
  closed?: Record<string, RuleId>;
  notes?: Record<string, Say>;
  rule?: RuleId | null;
};

/** Several of the values, each at most once, in any order. */
export type Some = {
  domain: "some";
  values: (string | number)[];
  least: number;
  most: number;
  of?: string;
  rule?: RuleId | null;
};

/** All the values sorted into named piles, each within its bounds: for fields that share one pool of cards. */
export type Piles = {
  domain: "piles";
  values: (string | number)[];
  piles: Record<string, [number, number]>;
  of?: string;
};

/** A whole number from `low` to `high`. Drawn as a stepper. */
export type Amount = {
  domain: "amount";
  low: number;
  high: number;
  of?: string;
};

/** Yes or no. Drawn as a switch. */
export type Flag = {
  domain: "flag";
  may?: boolean;
};

/** A passage: its length, and the cards that are (`in_order`) or may be woven in. */
export type Words = {
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
};

/** One gesture: the tools, each with its least and greatest number of points. */
export type Drawn = {
  domain: "drawn";
  tools: Record<string, [number, number]>;
  closed?: Record<string, RuleId>;
};

/** What a viewer sees. `seat` None: an onlooker. `phase`: the tag of the top phase, for boards to switch on; "" when the game is over. `now`: the same as a message for people. */
export type Sight<V extends View = View, M extends Move = Move> = {
  seat: Seat | null;
  view: V;
  now: Say;
  scores: number[];
  presence: ("away" | "gone" | "here" | "left" | "lost")[];
  phase?: string;
  waiting?: Waited[];
  question?: Question<M> | null;
  asides?: Offer[];
  answered?: M | null;
  plan?: M[];
  orders?: StandingOrder<M>[];
  hushed?: RuleId | null;
  unpausable?: RuleId | null;
  paused?: Standstill | null;
  bots?: Seat[];
  again?: Seat[];
  outcome?: Outcome | null;
  ended?: Say | null;
};

/** `lang`: the language of the person who opens the table, and of the table. `chairs`: their number, if the options allow it. */
export type OpenTable = {
  game: string;
  options?: Options;
  chairs?: number | null;
  lang?: string;
};

/** `key` is part of the link for people who sit down, `watch_key` of the link for onlookers. `TableInfo` contains both again. */
export type TableOpened = {
  table: string;
  code: string;
  key: string;
  watch_key: string;
};

/** `nonce`: any text of the person's own, mixed into the table's chance. `bot`: a member of the house's company sits down, with a name of its own; only the host may ask. `piece`: taken if it is free. */
export type SitDown = {
  key: string;
  name?: string;
  nonce?: string;
  bot?: boolean;
  piece?: string | null;
};

export type SatDown = {
  seat: Seat;
};

/** For a link that watches over one's shoulder. */
export type ShoulderKey = {
  key: string;
};

export type ToSeat = {
  seat: Seat;
};

export type Lock = {
  locked: boolean;
};

export type Knocking = {
  code: string;
  name: string;
};

/** `key`: of the link by which somebody came too late. */
export type AskForChair = {
  name: string;
  key: string;
};

export type Knocked = {
  table: string;
  answer: "in" | "no" | "waiting";
};

/** `knock` identifies the visitor at this table only: the host does not learn who somebody is elsewhere. */
export type Visitor = {
  knock: string;
  name: string;
};

export type LetIn = {
  knock: string;
  yes: boolean;
};

/** A tale that was told, in the language `lang`, and a picture that somebody chose for it. All of it is known to whoever asks: the answer follows from nothing else. */
export type ChosenPicture = {
  game: string;
  lang: string;
  tale: string;
  picture: string;
};

/** `words`: those of the tale that suggest the picture to a member, the strongest first; none if nothing does. */
export type Reasons = {
  words: string[];
};

/** For a link to another device. It works once, within `seconds`. */
export type CarryKey = {
  key: string;
  seconds: number;
};

export type Carry = {
  key: string;
};

/** Options that are not named stay as they are. `chairs`: the number of chairs at the table. */
export type ChooseOptions = {
  options?: Options;
  chairs?: number | null;
};

export type Rename = {
  name: string;
};

export type ChoosePiece = {
  piece: string;
};

/** `piece`: what this seat plays with, as the game's options name it; `shape`: its sign. `left`: the seat may be taken over. `house`: the member of the house's company, for a bot. */
export type SeatTaken = {
  seat: Seat;
  name: string;
  bot: boolean;
  here: boolean;
  piece: string | null;
  shape: string;
  left?: boolean;
  house?: string | null;
};

/** `code`, `key` and `watch_key` are for the seated people and the host: the links by which others come in; a key is null if the table was opened before keys could be shown again. `host`: the caller is the host now; `host_seat`: the seat with the host's rights now; `opener`: who invited. `at`: when the game began, or else when the table was opened. `tales`: how many have been told. `next`: the table's rematch, for those who sat here. `carried_at`: when a link last transferred the caller's seat to another device. `room`: the fewest and the most who can play with these options; `hindrance`: why an open table cannot begin with the people who are seated. Before and during the game, everybody with the link sees who sits there: the link is an invitation. For a day after the end it shows who played, except for those who hide their name in the book, so that friends who come too late see whom they have missed. Later it shows this only to those who sat there, since the link may be found in an old chat. */
export type TableInfo = {
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
  carried_at: number | null;
  room: [number, number];
  hindrance: Refusal | null;
};

export type Wish = {
  yes: boolean;
};

/** `wishes`: the seats that want another game; `missing`: how many more are needed until its table opens. `next`, `key` and `status`: that table, the key of its link, and its status; null until it is open. */
export type AnotherGame = {
  wishes: Seat[];
  missing: number;
  next: string | null;
  key: string | null;
  status: "folded" | "open" | "over" | "playing" | null;
};

/** Ids only: name and description are `<id>-name` and `<id>-about` in the texts, moods `kit-mood-...`. `seats` and `minutes` are ranges: from, to. `book`: it writes pages. `lessons`: it has a folder of lessons. `languages`: those that it has texts in. `board`, `cover`: the addresses of the script of a board and of a picture that the game's own package brings. `offered`: a table can be opened; other games are listed for the tables that play them still. */
export type GameInfo = {
  id: string;
  seats: [number, number];
  minutes: [number, number];
  book: boolean;
  moods: string[];
  decks: string[];
  options: Choosable[];
  lessons: boolean;
  languages: string[];
  board: string | null;
  cover: string | null;
  offered: boolean;
};

/** One option. A choice is one of `values` (numbers are seats if `of` says so). A number is from `low` to `high`; a maybe-number may also be null. A by-seat option has one of `values`, or null, per seat; `shapes` are their shapes. A list has `low` to `high` entries of `values`, all different if `unlike`, or is one of `words` instead. `key`: of its text. `when`: it applies only if each of these options has one of these values. `seats`: for each value of a choice the fewest and the most who can play, if that depends on it. */
export type Choosable = {
  name: string;
  key: string;
  kind: "by-seat" | "choice" | "flag" | "list" | "maybe-number" | "number";
  default: string | number | boolean | null | (string | number | boolean | null)[];
  values?: (string | number | boolean | null)[];
  low?: number | null;
  high?: number | null;
  of?: string;
  shapes?: string[];
  rule?: RuleId | null;
  words?: string[];
  unlike?: boolean;
  when?: Record<string, (string | number | boolean | null)[]>;
  seats?: [number, number][];
};

/** Each bundle is at `/texts/<lang>/<bundle>.ftl`; messages that a language lacks are in English. */
export type TextIndex = {
  languages: Language[];
  bundles: string[];
};

/** `name`: the language's own name for itself. */
export type Language = {
  lang: string;
  name: string;
};

/** `at`: when the game was started, or else the table opened, in the server's ms. `title`: given to its book; "": none yet. `names`: null where a player wants no name in the book. `status`: over as soon as the game is decided, although the last notes may still be written. */
export type OwnTable = {
  table: string;
  game: string;
  status: "folded" | "open" | "over" | "playing";
  title: string;
  names: (string | null)[];
  you: Seat;
  at: number;
};

/** The caller's tables, newest first. */
export type Me = {
  tables: OwnTable[];
};

export type OlderFrames<E extends Event = Event> = {
  frames: Heard<E>[];
};

/** `code`: to be shown. `key`: the screen's own, by which it asks again. Both hold for `seconds`. */
export type ScreenOpened = {
  code: string;
  key: string;
  seconds: number;
};

/** `table` None: the screen still waits. `watch_key`: for onlookers. `code`: by which people knock at the table. */
export type ScreenState = {
  table: string | null;
  watch_key?: string;
  code?: string;
};

export type LetScreen = {
  code: string;
};

/** `hidden`: a hidden line of the reader's own; nobody else receives it. `over`: the number of the page's plates that its sketch was drawn over (0: all of them); `shown`: the sketch in words, in the reader's language. `ink`: of its woven cards; `by`: as whom it is told. */
export type BookLine = {
  seat: Seat;
  passage: Passage;
  hidden: boolean;
  over?: number;
  shown?: string[];
  ink?: string;
  by?: Say | null;
};

/** `title`: given by a player; empty: the heading is used. */
export type BookChapter = {
  number: number;
  heading: Say;
  title: string;
};

/** One page, or a part of one that is too long for a spread; `goes_on`: not its first part. Without plates if its picture was not shown. */
export type BookPage = {
  id: number;
  heading: Say;
  lines: BookLine[];
  plates: Plate[];
  finders: Seat[];
  facts: Say[];
  chapter: BookChapter | null;
  layout: "chart" | "drawn" | "flow" | "inset" | "named" | "one" | "pair" | "several";
  best?: Say[];
  accounts?: Account[];
  chart?: Chart | null;
  happenings?: Happening[];
  goes_on?: boolean;
};

/** What one seat did, in sentences. */
export type Account = {
  seat: Seat;
  facts: Say[];
  ink?: string;
};

/** A drawn map of a page. `reach`: from the middle to each side. Without `ground` it has that of the book's first chart. */
export type Chart = {
  reach: number;
  ground?: Ground | null;
  tracks?: Track[];
  spots?: Spot[];
  roses?: Rose[];
};

/** What all charts of a book have in common. `shade`: areas in a light tint. `signs`: those of all charts, in the order of the legend; `spots`: those that belong to the ground. `note`: what the figures on tracks mean. */
export type Ground = {
  title: Say;
  note: Say;
  seams: string;
  borders: string;
  shade: string;
  names: Lettering[];
  signs: Sign[];
  spots: Spot[];
};

/** A name, written along a path. */
export type Lettering = {
  path: string;
  says: Say;
};

/** A small shape around (0, 0), and what it means, for the legend. */
export type Sign = {
  id: string;
  path: string;
  look: "hollow" | "line" | "solid";
  means: Say;
};

/** A sign at its place. */
export type Spot = {
  sign: string;
  x: number;
  y: number;
};

/** The way of one seat. `leaps`: the parts between places that do not touch. */
export type Track = {
  seat: Seat;
  line: string;
  leaps?: string;
  stops?: Stop[];
};

/** Where a track ends. `label`: a few figures; without one it is a dot. */
export type Stop = {
  x: number;
  y: number;
  label?: string;
};

/** A small compass rose. `turn`: degrees clockwise from north. */
export type Rose = {
  number: number;
  turn: number;
  says: Say;
};

/** What happened between two lines, in few words. `at`: the number of the page's lines before it. `card`: what came of it, shown by its name, with the sentences below. */
export type Happening = {
  at: number;
  facts: Say[];
  ink?: string;
  card?: string;
  name?: Say | null;
};

/** What the reader has hidden: their own name, and their own lines on these pages. */
export type BookHidden = {
  name: boolean;
  pages: number[];
};

/** All times are the server's milliseconds. `names`: null where a player wants no name. Where seats have changed hands, everything in the book that would name a seat names a voice instead: a number in `names`, `joint` after them, and `shapes`. The first are the holders of the seats now, then come earlier ones; a name in `joint` is of all holders of one seat together. `seats`: the seat of each voice; `you`: the seat that the reader holds now; `yours`: the reader's voices. `titled`: a player has given the title; otherwise it is the first words of the first tale, in the language `title_lang` ("": unknown). `binds_at`: when the book will be bound, known once the game is over; `bound_at`: when it was bound, after which nothing changes. `forms`: the files that this server makes of it; `evening`: how many finished games of this evening the reader sat at. */
export type Book = {
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
  colophon?: Colophon;
  forms?: ("booklet" | "epub" | "html" | "pdf" | "png")[];
  evening?: number;
  joint?: (string | null)[];
  seats?: Seat[];
  yours?: number[];
};

/** What a game adds to the last page: how it ended, and what each seat did. */
export type Colophon = {
  facts?: Say[];
  accounts?: Account[];
};

/** An empty title removes the given one. */
export type Entitling = {
  title: string;
};

/** Everything that the sender wants hidden; what is not listed is shown again. */
export type Hiding = {
  name?: boolean;
  pages?: number[];
};

/** Tell a tale. */
export type Tell = {
  move: "tell";
  tale: Passage;
};

/** End an interlude for oneself. */
export type Next = {
  move: "next";
};

/** Wish for another game. */
export type Again = {
  move: "again";
};

/** Decline another game. */
export type Enough = {
  move: "enough";
};

/** A seat scores points, by a rule. */
export type Scored = {
  event: "scored";
  seat: Seat;
  points: number;
  rule: RuleId;
  total: number;
};

/** A seat is here, lost, away, left or gone. */
export type Attended = {
  event: "attended";
  seat: Seat;
  presence: "away" | "gone" | "here" | "left" | "lost";
};

/** A bot plays for a seat whose person is absent, until somebody sits there again. */
export type HousePlays = {
  event: "house-plays";
  seat: Seat;
};

/** The table is paused by a seat or, `seat` None, since too few people are present. */
export type Paused = {
  event: "paused";
  by: Seat | null;
};

/** The table goes on. */
export type Resumed = {
  event: "resumed";
  by: Seat | null;
};

/** A seat has taken its last move back. */
export type Undone = {
  event: "undone";
  seat: Seat;
};

/** A seat would like another game. */
export type Encored = {
  event: "encored";
  seat: Seat;
};

/** Do nothing in a reaction window. */
export type Pass = {
  move: "pass";
};

/** Weave a card into the tale being told. It cannot be taken back. */
export type Weave = {
  move: "weave";
  card: string;
};
