// Written by scripts/wire_types.py from the types of the server. Do not edit: change those and run it again.
// A field with a question mark is left out when it has its default.

import type { Again, Attended, Encored, Enough, HousePlays, Pass, Paused, Picture, Resumed, RuleId, Scored, Seat, Undone } from "../wire";

export type Move =
  | Sail
  | Jump
  | EnterPort
  | LeavePort
  | Row
  | Take
  | Leave
  | Command
  | Hire
  | Research
  | Buy
  | PlayFuel
  | PlayAerogenerator
  | PlayBait
  | TradeTeeth
  | Claim
  | EndTurn
  | OfferTrade
  | AcceptTrade
  | DeclineTrade
  | Fire
  | Boost
  | PlaceRed
  | Loot
  | Discard
  | LoseMorale
  | EndAt
  | Lowest
  | MoveNext
  | Draw
  | Stop
  | RaiseFlag
  | PlaceWhite
  | Pass
  | Again
  | Enough;

export type Event =
  | PlanetLaid
  | FirstRolled
  | Dealt
  | WindTurned
  | CresterPlaced
  | RoundBegan
  | TurnBegan
  | Sailed
  | Rowed
  | Took
  | Left
  | Commanded
  | Bought
  | Hired
  | Processed
  | Researched
  | Played
  | CardTaken
  | Restocked
  | TeethTraded
  | BattleBegan
  | Flagged
  | Fired
  | Rolled
  | Boosted
  | BattleOver
  | MoraleChanged
  | TokenTaken
  | BoatBeaten
  | CresterBeaten
  | Looted
  | ShipLost
  | Rested
  | CresterMoved
  | CresterStays
  | WhiteArrived
  | WhiteBeaten
  | CornerChosen
  | LifeLost
  | PortRaided
  | Achieved
  | TradeOffered
  | TradeMade
  | TradeEnded
  | EndTriggered
  | TieLap
  | ShipCleared
  | VoyageEnded
  | Scored
  | Attended
  | HousePlays
  | Paused
  | Resumed
  | Undone
  | Encored;

export type View =
  | SkyView;

export type Options =
  | SkyOptions;

/** Step to an adjacent space; onto Drift it plays a Deadweight. */
export type Sail = {
  move: "sail";
  to: number;
};

/** From a Zephyr to another, or around the planet. */
export type Jump = {
  move: "jump";
  to: number;
};

export type EnterPort = {
  move: "enter-port";
};

export type LeavePort = {
  move: "leave-port";
  to: number;
};

/** Move the Longboat on the space `boat` to an adjacent space. */
export type Row = {
  move: "row";
  boat: number;
  to: number;
};

export type Take = {
  move: "take";
  item: "gas" | "grey" | "grey_tooth" | "longboat" | "red" | "red_tooth" | "token";
  number?: number;
};

export type Leave = {
  move: "leave";
  item: "gas" | "grey" | "grey_tooth" | "longboat" | "red" | "red_tooth" | "token";
  number?: number;
};

/** Give an Order that needs no choice, by a Mate or by Coffee. */
export type Command = {
  move: "command";
  order: "drop_longboat" | "fill_cannon" | "longboat_speed" | "morale" | "process_crester" | "ship_speed" | "take_supplies";
  pay: "coffee" | "gas" | "mate";
};

export type Hire = {
  move: "hire";
  crew: "coxswain" | "gas_worker" | "harpooner" | "marine" | "purser" | "sergeant";
  pay: "coffee" | "gas" | "mate";
};

export type Research = {
  move: "research";
  to: number;
  pay: "coffee" | "gas" | "mate";
};

export type Buy = {
  move: "buy";
  service: "fill_cannon" | "notoriety" | "rum" | "supplies";
};

export type PlayFuel = {
  move: "play-fuel";
};

export type PlayAerogenerator = {
  move: "play-aerogenerator";
  wind: number;
};

export type PlayBait = {
  move: "play-bait";
  to: number;
};

/** Teeth for Gas (solo and co-op). */
export type TradeTeeth = {
  move: "trade-teeth";
  grey: number;
  red: number;
};

export type Claim = {
  move: "claim";
  card: "bare_knuckle" | "boat_duel" | "broadside" | "buccaneer" | "full_complement" | "full_tanks" | "globe_trotter" | "high_spirits" | "long_haul" | "matched_set" | "prospector" | "red_tide";
};

export type EndTurn = {
  move: "end-turn";
};

export type OfferTrade = {
  move: "offer-trade";
  to: Seat;
  give: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
  ask: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
};

export type AcceptTrade = {
  move: "accept-trade";
  trade: number;
};

export type DeclineTrade = {
  move: "decline-trade";
  trade: number;
};

export type Fire = {
  move: "fire";
  cannons: number;
};

/** Play Harpoons and spend "+2 Hits" tokens. */
export type Boost = {
  move: "boost";
  harpoons: number;
  tokens: number;
};

export type PlaceRed = {
  move: "place-red";
  to: number;
};

export type Loot = {
  move: "loot";
  items: ("gas" | "grey" | "grey_tooth" | "longboat" | "red" | "red_tooth" | "token")[];
};

/** Pay for a Rest At Sky with a card. */
export type Discard = {
  move: "discard";
  card: "aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon";
};

export type LoseMorale = {
  move: "lose-morale";
};

/** Where a Crester ends its move. */
export type EndAt = {
  move: "end-at";
  to: number;
};

/** The lowest direction for every Crester that follows in this Rest. */
export type Lowest = {
  move: "lowest";
};

/** Which of equally near Red Cresters moves next, by its space. */
export type MoveNext = {
  move: "move-next";
  red: number;
};

/** Take the top card of a stack, 1 to 3. */
export type Draw = {
  move: "draw";
  stack: number;
};

/** Take no more supplies. */
export type Stop = {
  move: "stop";
};

/** Play False Flag. */
export type RaiseFlag = {
  move: "raise-flag";
};

export type PlaceWhite = {
  move: "place-white";
  to: number;
};

/** The tiles by Territory, and each seat's ship. */
export type PlanetLaid = {
  event: "planet-laid";
  tiles: number[];
  colours: ("blue" | "green" | "orange" | "purple" | "yellow")[];
};

/** Rolls of the Wind Die for the First Player; several rows if the highest was shared. */
export type FirstRolled = {
  event: "first-rolled";
  seat: Seat;
  rolls: number[][];
};

export type Dealt = {
  event: "dealt";
  seat: Seat;
  number: number;
  cards?: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
};

/** `seat`: who turned it with an Aerogenerator; None: the die. */
export type WindTurned = {
  event: "wind-turned";
  old: number;
  new: number;
  seat?: Seat | null;
};

export type CresterPlaced = {
  event: "crester-placed";
  kind: "grey" | "red" | "white";
  space: number;
  tagged?: boolean;
};

export type RoundBegan = {
  event: "round-began";
  round: number;
};

export type TurnBegan = {
  event: "turn-began";
  seat: Seat;
};

/** `way`: a step, a Zephyr, around the planet, or back after a Battle. */
export type Sailed = {
  event: "sailed";
  seat: Seat;
  start: number;
  to: number;
  cost: number;
  way?: "around" | "back" | "port" | "put_back" | "step" | "zephyr";
};

export type Rowed = {
  event: "rowed";
  seat: Seat;
  start: number;
  to: number;
  towing: boolean;
  back?: boolean;
};

export type Took = {
  event: "took";
  seat: Seat;
  item: "gas" | "grey" | "grey_tooth" | "longboat" | "red" | "red_tooth" | "token";
  number: number;
  space: number;
};

export type Left = {
  event: "left";
  seat: Seat;
  item: "gas" | "grey" | "grey_tooth" | "longboat" | "red" | "red_tooth" | "token";
  number: number;
  space: number;
};

export type Commanded = {
  event: "commanded";
  seat: Seat;
  order: "drop_longboat" | "fill_cannon" | "longboat_speed" | "morale" | "process_crester" | "ship_speed" | "take_supplies";
  pay: "coffee" | "gas" | "mate";
};

export type Bought = {
  event: "bought";
  seat: Seat;
  service: "fill_cannon" | "notoriety" | "rum" | "supplies";
};

export type Hired = {
  event: "hired";
  seat: Seat;
  crew: "coxswain" | "gas_worker" | "harpooner" | "marine" | "purser" | "sergeant";
  pay: "coffee" | "gas" | "mate";
};

/** A Crester became a Tooth and Gas. */
export type Processed = {
  event: "processed";
  seat: Seat;
  crester: "grey" | "red" | "white";
  due: number;
  stored: number;
};

export type Researched = {
  event: "researched";
  seat: Seat;
  crester: "grey" | "red" | "white";
  to: number;
  due: number;
  stored: number;
};

export type Played = {
  event: "played";
  seat: Seat;
  card: "aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon";
};

/** `top`: the new top card of that stack. */
export type CardTaken = {
  event: "card-taken";
  seat: Seat;
  stack: number;
  card: "aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon";
  top: "aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon" | null;
};

export type Restocked = {
  event: "restocked";
  sizes: number[];
  tops: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon" | null)[];
};

/** For Notoriety, or for Gas in solo and co-op. */
export type TeethTraded = {
  event: "teeth-traded";
  seat: Seat;
  grey: number;
  red: number;
  gas?: number | null;
};

export type BattleBegan = {
  event: "battle-began";
  attacker: Seat | null;
  by: "grey" | "longboat" | "red" | "ship" | "white";
  defender: Seat | null;
  on: "grey" | "longboat" | "red" | "ship" | "white";
  space: number;
};

export type Flagged = {
  event: "flagged";
  seat: Seat;
};

export type Fired = {
  event: "fired";
  seat: Seat;
  cannons: number;
};

/** `roller`: who throws the dice of a Crester. `bonus`: Hits that a Marine adds. */
export type Rolled = {
  event: "rolled";
  seat: Seat | null;
  by: "grey" | "longboat" | "red" | "ship" | "white";
  dice: number[];
  hits: number;
  roller?: Seat | null;
  bonus?: number;
};

export type Boosted = {
  event: "boosted";
  seat: Seat;
  harpoons: number;
  tokens: number;
  hits: number;
};

/** `hits`: the attacker's, `against`: the defender's. */
export type BattleOver = {
  event: "battle-over";
  winner: "attacker" | "defender" | "nobody";
  hits: number;
  against: number;
  rule: RuleId;
  attacker: Seat | null;
  by: "grey" | "longboat" | "red" | "ship" | "white";
  defender: Seat | null;
  on: "grey" | "longboat" | "red" | "ship" | "white";
};

export type MoraleChanged = {
  event: "morale-changed";
  seat: Seat;
  morale: number;
  rule: RuleId;
};

export type TokenTaken = {
  event: "token-taken";
  seat: Seat;
  rule: RuleId;
};

export type BoatBeaten = {
  event: "boat-beaten";
  seat: Seat;
  space: number;
};

/** `to`: where it goes. */
export type CresterBeaten = {
  event: "crester-beaten";
  kind: "grey" | "red" | "white";
  space: number;
  to: "away" | "hold" | "space" | "tow";
};

export type Looted = {
  event: "looted";
  seat: Seat;
  loser: Seat;
  taken: ("gas" | "grey" | "grey_tooth" | "longboat" | "red" | "red_tooth" | "token")[];
};

export type ShipLost = {
  event: "ship-lost";
  seat: Seat;
  space: number;
  rule: RuleId;
};

/** How a captain paid for a Rest At Sky; the card is known to the captain alone. */
export type Rested = {
  event: "rested";
  seat: Seat;
  paid: "card" | "morale";
  card?: "aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon" | null;
};

export type CresterMoved = {
  event: "crester-moved";
  kind: "grey" | "red" | "white";
  path: number[];
  back?: boolean;
};

export type CresterStays = {
  event: "crester-stays";
  kind: "grey" | "red" | "white";
  space: number;
  rule: RuleId;
};

export type WhiteArrived = {
  event: "white-arrived";
  space: number;
};

export type WhiteBeaten = {
  event: "white-beaten";
  seat: Seat;
  lives: number;
};

export type CornerChosen = {
  event: "corner-chosen";
  seat: Seat;
  space: number;
};

export type LifeLost = {
  event: "life-lost";
  lives: number;
};

/** The White Crester reached the Trading Post. */
export type PortRaided = {
  event: "port-raided";
  seat: Seat;
};

export type Achieved = {
  event: "achieved";
  seat: Seat;
  card: "bare_knuckle" | "boat_duel" | "broadside" | "buccaneer" | "full_complement" | "full_tanks" | "globe_trotter" | "high_spirits" | "long_haul" | "matched_set" | "prospector" | "red_tide";
};

export type TradeOffered = {
  event: "trade-offered";
  number: number;
  seat: Seat;
  to: Seat;
  give: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
  ask: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
};

export type TradeMade = {
  event: "trade-made";
  number: number;
  seat: Seat;
  to: Seat;
  give: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
  ask: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
};

/** An offer was declined or has lapsed. */
export type TradeEnded = {
  event: "trade-ended";
  number: number;
  declined: boolean;
};

export type EndTriggered = {
  event: "end-triggered";
  seat: Seat;
};

export type TieLap = {
  event: "tie-lap";
  seats: Seat[];
  number: number;
};

/** The pieces of a captain who has left are put away. */
export type ShipCleared = {
  event: "ship-cleared";
  seat: Seat;
};

export type VoyageEnded = {
  event: "voyage-ended";
  winners: Seat[];
  cut_short: boolean;
  rule: RuleId;
};

/** In the order in which the terminal and the generic board show it: the turn first, what never changes last. */
export type SkyView = {
  round: number;
  wind: number;
  active: Seat;
  course: CourseView;
  battle: BattleView | null;
  hand: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
  ships: ShipView[];
  cresters: CresterView[];
  lying: Record<string, Cargo>;
  tops: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon" | null)[];
  stacks: number[];
  discards: number;
  crew: Record<string, number>;
  greys: number;
  reds: number;
  achievements: AchievementView[];
  lives: number;
  white_lives: number;
  corner: number | null;
  trades: Trade[];
  trigger: Seat | null;
  laps: number;
  hands: (("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[])[];
  reach: [number, number, number][];
  night: NightView | null;
  verdict: RuleId;
  naturalist: Seat | null;
  mode: "coop" | "free_for_all" | "head_to_head" | "solo";
  small: boolean;
  tiles: number[];
  colours: ("blue" | "green" | "orange" | "purple" | "yellow")[];
  first: Seat;
};

/** The running turn. `rested`: Red Cresters that do not move tonight since they fought. */
export type CourseView = {
  speed: number;
  mates: number;
  covered: string[];
  way: number[];
  fought: number[];
};

export type BattleView = {
  space: number;
  attacker: SideView;
  defender: SideView;
  step: string;
};

export type SideView = {
  kind: "grey" | "longboat" | "red" | "ship" | "white";
  seat?: Seat | null;
  strength?: number;
  hits?: number;
};

export type ShipView = {
  space: number;
  morale: number;
  gas: number;
  gas_slots: number;
  cannons: number;
  cannon_slots: number;
  boat_speed: number;
  boats: BoatView[];
  crew: ("coxswain" | "gas_worker" | "harpooner" | "marine" | "purser" | "sergeant")[];
  hold: Cargo;
  cards: number;
  known: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
};

export type BoatView = {
  space: number | null;
  towing?: boolean;
};

/** What lies on a space or in a hold: Defeated Cresters, Teeth, "+2 Hits" tokens; Gas lies on spaces only. */
export type Cargo = {
  grey?: number;
  red?: number;
  grey_tooth?: number;
  red_tooth?: number;
  token?: number;
  gas?: number;
};

export type CresterView = {
  kind: "grey" | "red" | "white";
  space: number;
  tagged?: boolean;
};

export type AchievementView = {
  card: "bare_knuckle" | "boat_duel" | "broadside" | "buccaneer" | "full_complement" | "full_tanks" | "globe_trotter" | "high_spirits" | "long_haul" | "matched_set" | "prospector" | "red_tide";
  scored: Seat[];
};

/** An offer of cards for cards. */
export type Trade = {
  number: number;
  seat: Seat;
  to: Seat;
  give: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
  ask: ("aerogenerator" | "bait" | "coffee" | "deadweight" | "false_flag" | "fuel" | "harpoon")[];
};

/** `ways`: of the Cresters that move, from where each stands. `danger`, `white_danger`: spaces where Red Cresters or the White one reach a resting ship. `far`: steps of the White Crester to each captain's ship. */
export type NightView = {
  red_speed: number;
  white_speed: number;
  ways: number[][];
  danger: number[];
  white_danger: number[];
  far: (number | null)[];
};

export type SkyOptions = {
  spectators?: boolean;
  mode?: "coop" | "free_for_all" | "head_to_head" | "solo" | null;
  difficulty?: "easy" | "hard" | "impossible" | "normal";
  coop_relief?: "both" | "extra_life" | "head_start" | "none";
  planet?: "large" | "small";
  tile_order?: "printed" | "random";
  white?: boolean;
  naturalist?: boolean;
  naturalist_seat?: Seat | "random";
  achievements?: boolean;
  end_game?: "final_turns" | "finish_round";
  tie_lap_limit?: number | "unlimited";
  round_limit?: number;
  rebattle?: "once" | "ties_only";
  false_flag?: boolean;
  crester_path_ties?: "active_player" | "lowest_direction";
  white_after_battle?: "moves" | "stays";
  coop_white_after_battle?: "moves" | "stays";
  white_return?: "after_rest" | "at_once";
  solo_red_after_battle?: "moves" | "stays";
  achievement_claim?: "ask" | "auto";
  coop_open_hands?: boolean;
  known_cards_helper?: boolean;
  timers?: "async" | "live" | "none";
  on_leave?: "bot" | "remove";
};
