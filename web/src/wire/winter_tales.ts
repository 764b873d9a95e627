// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

import type { Again, Attended, Encored, Enough, Gesture, HousePlays, Pass, Passage, Paused, Picture, Resumed, RuleId, Scored, Seat, Tell, Undone, Weave, Woven } from "../wire";

export type Move =
  | NameArbiter
  | TakeCharacter
  | PlaceQuest
  | Activate
  | Save
  | EndTurn
  | Walk
  | FreeSteps
  | TakePassage
  | Keep
  | Interrupt
  | Insist
  | Yield
  | Stand
  | Capture
  | LayTrap
  | Generate
  | Resolve
  | CannotConnect
  | Join
  | JoinIn
  | ChooseMemory
  | PlaceMemory
  | GivePower
  | DestroyPower
  | Eliminate
  | Rehome
  | FlipBack
  | Propagate
  | PayThree
  | BringBack
  | Horrify
  | SwapObjective
  | RevealObjective
  | DoAttack
  | PlaceObjective
  | Longer
  | Object
  | Rule
  | Support
  | MoveBookmark
  | Agree
  | AnswerAhead
  | LetStand
  | ProposeWrapUp
  | SetOrder
  | Follow
  | PassArtifact
  | Suggest
  | WriteAhead
  | Challenge
  | Review
  | Rewrite
  | Note
  | Tell
  | Weave
  | Pass
  | Again
  | Enough;

export type Event =
  | FactionDrawn
  | ArbiterChosen
  | CharacterTaken
  | ChapterBegun
  | TurnBegun
  | Activated
  | Drew
  | Played
  | Walked
  | Relocated
  | Narrated
  | Stood
  | Kept
  | NobodyInterrupts
  | Claimed
  | ClaimLapsed
  | StoodTogether
  | BattleEnded
  | Fell
  | Captured
  | TrapLaid
  | PileHidden
  | TrapShown
  | QuestPlaced
  | QuestGenerated
  | QuestBegun
  | QuestDropped
  | JoinCalled
  | Joined
  | JoinedIn
  | QuestCounted
  | MemoryChosen
  | MemoryPlaced
  | BookmarkMoved
  | PowerGiven
  | PowerDestroyed
  | Eliminated
  | Rehomed
  | FlippedBack
  | Propagated
  | BroughtBack
  | Horrified
  | ArtifactPassed
  | Followed
  | ObjectiveDealt
  | ObjectiveRevealed
  | ObjectiveSwapped
  | ObjectiveDeclared
  | Attacked
  | SkillUsed
  | Objected
  | Ruled
  | Rewritten
  | Noted
  | Suggested
  | EpilogueBegun
  | Supported
  | LaidDown
  | Counted
  | WrapUpProposed
  | WrapUpDecided
  | GameEnded
  | Scored
  | Attended
  | HousePlays
  | Paused
  | Resumed
  | Undone
  | Encored;

export type View =
  | WinterView;

export type Options =
  | WinterOptions;

export type NameArbiter = {
  move: "name-arbiter";
  seat: Seat;
};

/** Take an unused character and place its token. */
export type TakeCharacter = {
  move: "take-character";
  char: string;
  space: string;
};

/** Place the drawn quest in a slot or under a rebel. */
export type PlaceQuest = {
  move: "place-quest";
  at: string;
};

export type Activate = {
  move: "activate";
  char: string;
};

export type Save = {
  move: "save";
  char: string;
  cards: string[];
};

export type EndTurn = {
  move: "end-turn";
};

/** Step to an adjacent space. `along`: the linked rebel comes too. */
export type Walk = {
  move: "walk";
  to: string;
  along?: boolean;
};

/** Take the two steps of the Movement skill. */
export type FreeSteps = {
  move: "free-steps";
};

/** Relocate through the secret passage. */
export type TakePassage = {
  move: "take-passage";
};

/** End the activation; `discard`: the cards above seven. */
export type Keep = {
  move: "keep";
  discard: string[];
};

/** Attack, or spring a trap, with a character. `target`: which rebel of a pair is attacked. */
export type Interrupt = {
  move: "interrupt";
  char: string;
  target?: string;
};

export type Insist = {
  move: "insist";
};

export type Yield = {
  move: "yield";
};

/** Whether linked rebels take part as one. */
export type Stand = {
  move: "stand";
  together: boolean;
};

/** Finish the battle, and say where the beaten rebel is put. */
export type Capture = {
  move: "capture";
  space: string;
  tale: Passage;
};

/** Every card of the hand: one is the `trap` card, the others lie `spring` or `winter` side up. */
export type LayTrap = {
  move: "lay-trap";
  cards: Record<string, string[]>;
};

export type Generate = {
  move: "generate";
  token: string;
  at: string;
};

export type Resolve = {
  move: "resolve";
  token: string;
};

/** Admit that the quest is not connected to the bookmarked memory. */
export type CannotConnect = {
  move: "cannot-connect";
};

/** Send a character to a quest. */
export type Join = {
  move: "join";
  char: string;
};

/** Continue the story of a quest with a character. */
export type JoinIn = {
  move: "join-in";
  char: string;
};

export type ChooseMemory = {
  move: "choose-memory";
  card: string;
};

export type PlaceMemory = {
  move: "place-memory";
  space: number;
};

/** `partner`: the other of the two united rebels. */
export type GivePower = {
  move: "give-power";
  char: string;
  partner?: string;
};

export type DestroyPower = {
  move: "destroy-power";
  power: string;
};

export type Eliminate = {
  move: "eliminate";
  char: string;
};

/** Put a quest token under another rebel. */
export type Rehome = {
  move: "rehome";
  char: string;
};

export type FlipBack = {
  move: "flip-back";
};

/** Use Winter Propaganda. */
export type Propagate = {
  move: "propagate";
  soldier: string;
  rebel: string;
};

/** The price of Winter Propaganda. */
export type PayThree = {
  move: "pay-three";
  cards: string[];
};

/** Bring the eliminated rebel back. The cards are paid once. */
export type BringBack = {
  move: "bring-back";
  space: string;
  cards?: string[];
};

/** Send the Freezing Horror against a rebel. */
export type Horrify = {
  move: "horrify";
  rebel: string;
};

/** Discard one's objective for another. */
export type SwapObjective = {
  move: "swap-objective";
  goal: string;
  taken: string;
};

/** Lay The Connection face up. */
export type RevealObjective = {
  move: "reveal-objective";
  goal: string;
};

/** Discard two cards for The Attack. */
export type DoAttack = {
  move: "do-attack";
  goal: string;
  cards: string[];
};

export type PlaceObjective = {
  move: "place-objective";
  space: number;
};

/** Take more time to tell. */
export type Longer = {
  move: "longer";
};

/** Say that a passage does not stand, and why. */
export type Object = {
  move: "object";
  reason: Passage;
};

/** Judge a passage, as arbiter or as voter. */
export type Rule = {
  move: "rule";
  verdict: "accept" | "reject" | "rewrite";
};

/** The faction that the writer plays for in the epilogue. */
export type Support = {
  move: "support";
  side: "spring" | "winter";
};

export type MoveBookmark = {
  move: "move-bookmark";
  space: number;
};

export type Agree = {
  move: "agree";
  yes: boolean;
};

/** Answer the call of a quest before one's turn; without a character: stay away. */
export type AnswerAhead = {
  move: "answer-ahead";
  char?: string;
};

/** Let a link or a justification stand while it is still being told. */
export type LetStand = {
  move: "let-stand";
};

export type ProposeWrapUp = {
  move: "propose-wrap-up";
};

/** What is done with an objective when its condition is met. */
export type SetOrder = {
  move: "set-order";
  goal: string;
  order: "declare" | "hold" | "unless";
};

/** Whether a linked rebel comes along when its partner moves. */
export type Follow = {
  move: "follow";
  char: string;
  follows: boolean;
};

export type PassArtifact = {
  move: "pass-artifact";
  char: string;
  tale: Passage;
};

/** Offer an idea to whoever tells. */
export type Suggest = {
  move: "suggest";
  idea: Passage;
};

/** Keep a private page of one's notebook. */
export type WriteAhead = {
  move: "write-ahead";
  text: Passage;
};

/** Object to a passage that was told. */
export type Challenge = {
  move: "challenge";
  tale: number;
  reason: Passage;
};

/** Rule on a passage that was objected to; with `anew` its teller is asked to write it again. */
export type Review = {
  move: "review";
  tale: number;
  anew: boolean;
};

export type Rewrite = {
  move: "rewrite";
  tale: number;
  text: Passage;
};

/** A line for the book about a passage told aloud. */
export type Note = {
  move: "note";
  tale: number;
  line: Passage;
};

export type FactionDrawn = {
  event: "faction-drawn";
  seat: Seat;
  faction: "spring" | "winter" | "writer";
};

export type ArbiterChosen = {
  event: "arbiter-chosen";
  seat: Seat;
};

export type CharacterTaken = {
  event: "character-taken";
  seat: Seat;
  char: string;
  space: string;
};

export type ChapterBegun = {
  event: "chapter-begun";
  chapter: number;
};

export type TurnBegun = {
  event: "turn-begun";
  seat: Seat;
};

/** `joining`: to join a quest. `asleep`: nobody holds the seat, so the card is only flipped. */
export type Activated = {
  event: "activated";
  seat: Seat;
  char: string;
  joining?: boolean;
  asleep?: boolean;
};

/** The number is the rule's: that a draw fell short only its drawer sees. */
export type Drew = {
  event: "drew";
  seat: Seat;
  number: number;
  cards?: string[] | null;
};

export type Played = {
  event: "played";
  seat: Seat;
  card: string;
  side: "spring" | "winter";
  source: "artifact" | "hand" | "horror" | "trap";
};

/** `along`: the linked rebel that came too. */
export type Walked = {
  event: "walked";
  char: string;
  came_from: string;
  to: string;
  along?: string | null;
};

export type Relocated = {
  event: "relocated";
  char: string;
  to: string;
};

export type Narrated = {
  event: "narrated";
  seat: Seat;
  kind: "battle_attack" | "battle_close" | "battle_defence" | "epilogue" | "epilogue_end" | "move" | "objective" | "opening" | "power" | "quest_begin" | "quest_continue" | "quest_end" | "quest_intro" | "quest_join" | "quest_last" | "return" | "save" | "trap_close" | "trap_evade" | "trap_set";
  char: string;
  tale: Passage;
  number: number;
  stock?: boolean;
  quest?: string;
};

/** A character was saved. */
export type Stood = {
  event: "stood";
  seat: Seat;
  char: string;
};

/** The activation is over; what was discarded is private. */
export type Kept = {
  event: "kept";
  seat: Seat;
  discard?: string[] | null;
};

export type NobodyInterrupts = {
  event: "nobody-interrupts";
  char: string;
};

/** Who interrupts, with which character. */
export type Claimed = {
  event: "claimed";
  seat: Seat;
  char: string;
  mover: string;
  battle: boolean;
};

/** The interrupter did not take the first step. */
export type ClaimLapsed = {
  event: "claim-lapsed";
  seat: Seat;
  char: string;
};

export type StoodTogether = {
  event: "stood-together";
  char: string;
  partner: string;
};

export type BattleEnded = {
  event: "battle-ended";
  winner: string;
  loser: string;
  rule: RuleId;
};

export type Fell = {
  event: "fell";
  char: string;
};

export type Captured = {
  event: "captured";
  char: string;
  to: string;
};

/** `spring`, `winter`: the pile, for its owner alone. */
export type TrapLaid = {
  event: "trap-laid";
  seat: Seat;
  char: string;
  card: string;
  spring?: string[] | null;
  winter?: string[] | null;
};

export type PileHidden = {
  event: "pile-hidden";
  seat: Seat;
  spring?: string[] | null;
  winter?: string[] | null;
};

export type TrapShown = {
  event: "trap-shown";
  total: number;
  evaded: number;
  spring: string[];
  winter: string[];
  rule: RuleId;
};

/** `gone`: the other Great Artifact, which leaves the game. */
export type QuestPlaced = {
  event: "quest-placed";
  seat: Seat;
  token: string;
  at: string;
  gone?: boolean;
};

export type QuestGenerated = {
  event: "quest-generated";
  seat: Seat;
  token: string;
  at: string;
  gone?: boolean;
};

export type QuestBegun = {
  event: "quest-begun";
  seat: Seat;
  char: string;
  token: string;
};

/** Nothing was written: the quest is not begun and the action is lost. */
export type QuestDropped = {
  event: "quest-dropped";
  token: string;
};

/** `char`: none, if nobody is sent. */
export type JoinCalled = {
  event: "join-called";
  seat: Seat;
  char?: string | null;
};

/** Whether the character has reached the quest. */
export type Joined = {
  event: "joined";
  char: string;
  arrived: boolean;
};

export type JoinedIn = {
  event: "joined-in";
  seat: Seat;
  char?: string | null;
};

/** `won`: the faction, or neutral. `missing`: the link to the bookmarked memory was missing. */
export type QuestCounted = {
  event: "quest-counted";
  token: string;
  spring: number;
  winter: number;
  won: "neutral" | "spring" | "winter";
  rule: RuleId;
  missing?: boolean;
};

/** `seat`: none, if the card came from the deck. */
export type MemoryChosen = {
  event: "memory-chosen";
  card: string;
  seat?: Seat | null;
};

export type MemoryPlaced = {
  event: "memory-placed";
  seat: Seat;
  card: string;
  side: "neutral" | "spring" | "winter";
  space: number;
  over?: string;
};

export type BookmarkMoved = {
  event: "bookmark-moved";
  seat: Seat;
  space: number;
};

export type PowerGiven = {
  event: "power-given";
  power: string;
  char?: string | null;
  partner?: string | null;
  space?: string | null;
};

export type PowerDestroyed = {
  event: "power-destroyed";
  power: string;
  space: number;
  flipped: boolean;
};

export type Eliminated = {
  event: "eliminated";
  char: string;
};

export type Rehomed = {
  event: "rehomed";
  token: string;
  char: string;
};

export type FlippedBack = {
  event: "flipped-back";
  char: string;
};

export type Propagated = {
  event: "propagated";
  seat: Seat;
  soldier: string;
  rebel: string;
};

export type BroughtBack = {
  event: "brought-back";
  seat: Seat;
  char: string;
  space: string;
};

export type Horrified = {
  event: "horrified";
  seat: Seat;
  rebel: string;
  space: string;
};

export type ArtifactPassed = {
  event: "artifact-passed";
  char: string;
  to: string;
};

export type Followed = {
  event: "followed";
  char: string;
  follows: boolean;
};

export type ObjectiveDealt = {
  event: "objective-dealt";
  seat: Seat;
  goal?: string | null;
};

export type ObjectiveRevealed = {
  event: "objective-revealed";
  seat: Seat;
  goal: string;
};

export type ObjectiveSwapped = {
  event: "objective-swapped";
  seat: Seat;
  taken?: string | null;
};

export type ObjectiveDeclared = {
  event: "objective-declared";
  seat: Seat;
  goal: string;
};

/** The two cards discarded for The Attack are seen by all. */
export type Attacked = {
  event: "attacked";
  seat: Seat;
  goal: string;
  cards: string[];
};

export type SkillUsed = {
  event: "skill-used";
  char: string;
  skill: "battle" | "movement" | "secret-passage";
};

export type Objected = {
  event: "objected";
  seat: Seat;
  tale: number;
  reason: Passage;
};

/** `seat`: none, if the table has voted. */
export type Ruled = {
  event: "ruled";
  tale: number;
  verdict: "accept" | "reject" | "rewrite";
  seat?: Seat | null;
};

export type Rewritten = {
  event: "rewritten";
  seat: Seat;
  tale: number;
  text: Passage;
};

export type Noted = {
  event: "noted";
  seat: Seat;
  tale: number;
  line: Passage;
};

/** For the teller alone. */
export type Suggested = {
  event: "suggested";
  seat: Seat;
  idea: Passage;
};

export type EpilogueBegun = {
  event: "epilogue-begun";
  seat: Seat;
  rule: RuleId;
};

export type Supported = {
  event: "supported";
  seat: Seat;
  side?: "spring" | "winter" | null;
};

/** The cards that the epilogue player has not told. */
export type LaidDown = {
  event: "laid-down";
  seat: Seat;
  side: "spring" | "winter";
  cards: string[];
};

/** The score of the two factions. */
export type Counted = {
  event: "counted";
  spring: number;
  winter: number;
};

export type WrapUpProposed = {
  event: "wrap-up-proposed";
  seat: Seat;
};

export type WrapUpDecided = {
  event: "wrap-up-decided";
  agreed: boolean;
};

export type GameEnded = {
  event: "game-ended";
  winners: Seat[];
  cut_short: boolean;
  faction?: "spring" | "winter" | "writer" | null;
};

export type WinterView = {
  ring: Seat[];
  factions: ("spring" | "winter" | "writer")[];
  epilogue_space: number;
  arbiter: Seat;
  acting: Seat;
  chapter: number;
  figures: Record<string, Figure>;
  out: Record<string, Figure>;
  available: string[];
  quests: Record<string, string>;
  ongoing: string;
  tally: Tally | null;
  calls: Record<string, string>;
  way: Way | null;
  powers: Record<string, string[]>;
  track: Record<string, Memory>;
  bookmark: number;
  declared: string;
  chosen: string;
  lying: Lying[];
  piles: Record<string, Pile | null>;
  sprung: Pile | null;
  tales: Tale[];
  objections: Record<string, Objection[]>;
  face_up: Secret[];
  standing: Record<string, number>;
  supported: "spring" | "winter" | null;
  proposed: Seat[];
  sizes: number[];
  hand: string[];
  routes: Record<string, Stop>;
  early: string | null;
  content: boolean;
  secrets: Secret[];
  notebook: Passage | null;
  ideas: Record<string, Passage>;
};

/** A character and its token. `follows`: it comes along when the rebel it is linked to moves. */
export type Figure = {
  seat: Seat;
  side: "spring" | "winter";
  space: string;
  upright?: boolean;
  ready?: boolean;
  activated?: boolean;
  pinned?: boolean;
  barred?: boolean;
  flipped?: boolean;
  follows?: boolean;
};

/** The cards of a quest by the side shown, with the bonus of each Quest skill that takes part. `won`: the faction, or neutral after a tie; None: it is not counted yet. `missing`: no link to the bookmarked memory. */
export type Tally = {
  counts: Record<string, number>;
  won?: "neutral" | "spring" | "winter" | null;
  missing?: boolean;
};

/** The movement that runs. `towards`: the quest that is to be joined. */
export type Way = {
  char: string;
  steps: number;
  towards: string;
  entered: string[];
  walked: boolean;
  swapped: boolean;
};

/** A card on the track, and the passage with its ending. `card`: a story card, neutral, blank, or an objective. */
export type Memory = {
  card: string;
  side: "neutral" | "spring" | "winter";
  by: Seat;
  tale: number;
  quest?: string;
};

/** A card played and not yet discarded. */
export type Lying = {
  card: string;
  seat: Seat;
  side: "spring" | "winter";
  scene: "epilogue" | "fight" | "move" | "price" | "quest";
  source?: "artifact" | "hand" | "horror" | "trap";
};

/** The cards hidden for a trap, under the card of the seat's rebel. */
export type Pile = {
  spring: string[];
  winter: string[];
  shown?: boolean;
};

/** One passage of the book, as it was told. */
export type Tale = {
  id: number;
  kind: "battle_attack" | "battle_close" | "battle_defence" | "epilogue" | "epilogue_end" | "move" | "objective" | "opening" | "power" | "quest_begin" | "quest_continue" | "quest_end" | "quest_intro" | "quest_join" | "quest_last" | "return" | "save" | "trap_close" | "trap_evade" | "trap_set";
  seat: Seat;
  tale: Passage;
  chapter: number;
  turn: number;
  char?: string;
  side?: "spring" | "winter";
  quest?: string;
  fate?: "abandoned" | "asked" | "overwritten" | "rewritten" | "told" | "upheld";
};

export type Objection = {
  seat: Seat;
  reason: Passage;
};

/** An objective card and its owner's order. */
export type Secret = {
  goal: string;
  seat: Seat;
  order?: "declare" | "hold" | "unless";
  face_up?: boolean;
  reached?: string;
  tried?: number;
};

/** A space in reach. `before`: the space before it on a shortest way. `cards`: to be woven in until there. `met`: somebody could interrupt there. */
export type Stop = {
  before: string;
  cards: number;
  met?: boolean;
};

/** An option that is None follows the pace. */
export type WinterOptions = {
  spectators?: boolean;
  players?: 3 | 4 | 5 | 6 | 7;
  memories?: 3 | 4 | 5 | 6 | 7;
  powers?: boolean;
  skills?: boolean;
  objectives?: boolean;
  alternative_epilogue?: boolean;
  pace?: "brisk" | "live" | "relaxed";
  mode?: "either" | "typed" | "voice";
  tone?: "comedy" | "drama" | "gentle" | "horror" | "open" | "pulp";
  story_authority?: "arbiter" | "vote";
  arbiter_checks?: "every" | "on_objection";
  seniority?: "lobby_order" | "random";
  factions?: "random" | ("spring" | "winter" | "writer")[];
  move_story?: "free" | "one_line" | null;
  live_drafts?: boolean;
  interrupt_pause?: 0 | 1000 | 1500 | 3000 | 5000 | null;
  claim_rule?: "clockwise" | "talk" | null;
  hand_sizes?: "hidden" | "open";
  captive_places?: "any_space" | "locations";
  trap_reveal?: "all" | "spring";
  join_calls?: "one_by_one" | "together" | null;
  join_in_place?: boolean;
  join_route?: "free" | "towards";
  rescue_self?: boolean;
  rewrites?: 0 | 1 | 2 | 3 | null;
  chapter_cap?: number | null;
  stall_chapters?: number;
  on_leave?: "bot" | "pause" | "substitute";
};
