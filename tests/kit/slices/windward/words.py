"""Windward (slice): the deck, cargo, moves and events."""

from talewind.kit import Event, Frozen, Move, Pass, RuleId, Seat

DECK = {"fuel": 16, "harpoon": 14, "coffee": 8, "deadweight": 6, "aerogenerator": 6, "bait": 5, "false_flag": 5}


class Cargo(Frozen):
    """What lies on a space or in a ship: a value, added and taken away."""

    gas: int = 0
    teeth: int = 0
    tokens: int = 0
    cresters: int = 0

    def __add__(self, other: "Cargo") -> "Cargo":
        return Cargo(
            self.gas + other.gas,
            self.teeth + other.teeth,
            self.tokens + other.tokens,
            self.cresters + other.cresters,
        )

    def __sub__(self, other: "Cargo") -> "Cargo":
        return self + Cargo(-other.gas, -other.teeth, -other.tokens, -other.cresters)


class Sail(Move):
    to: str


class Take(Move):
    """What lies on the ship's space (WW-35, WW-43)."""

    gas: int = 0
    teeth: int = 0
    tokens: int = 0
    cresters: int = 0


class DropCrester(Move): ...


class Order(Move):
    """A Mate's Order (WW-78): speed or process at sky; morale or cannon in port."""

    order: str


class Fuel(Move): ...


class Supply(Move):
    stack: int


class EndTurn(Move): ...


class Rest(Move):
    """Give up a card, or (None) Morale."""

    card: str | None = None


class FalseFlag(Move): ...


class Fire(Move):
    cannons: int


class Boost(Move):
    harpoons: int
    tokens: int


class Loot(Move):
    teeth: int
    tokens: int


class PlaceRed(Move):
    space: str


class Propose(Move):
    """At any time, from port to port: a card for a card (WW-212)."""

    to: Seat
    give: str
    want: str


class Accept(Move): ...


type Acts = Sail | Take | DropCrester | Order | Fuel | Supply | EndTurn
type Fights = FalseFlag | Pass | Fire | Boost | Loot | PlaceRed
type Moves = Acts | Rest | Fights | Propose | Accept


class Dealt(Event):
    seat: Seat
    number: int
    cards: tuple[str, ...] = ()


class WindTurned(Event):
    wind: int


class Sailed(Event):
    seat: Seat
    to: str
    cost: int


class Took(Event):
    seat: Seat
    cargo: Cargo


class Dropped(Event):
    seat: Seat


class Ordered(Event):
    seat: Seat
    order: str


class Fuelled(Event):
    seat: Seat


class Supplied(Event):
    """The card taken and the new top card are seen by everyone."""

    seat: Seat
    card: str
    top: str


class Rested(Event):
    seat: Seat
    spent: str  # "card" or "morale"
    card: str = ""


class RedMoved(Event):
    territory: int
    to: str


class BattleBegun(Event):
    attacker: Seat | None
    defender: Seat | None
    space: str


class Flagged(Event):
    seat: Seat


class Rolled(Event):
    seat: Seat | None
    dice: tuple[int, ...]


class Boosted(Event):
    seat: Seat
    harpoons: int
    tokens: int


class BattleOver(Event):
    attack: int
    defence: int
    winner: str


class Looted(Event):
    seat: Seat
    cargo: Cargo


class ShipLost(Event):
    seat: Seat
    rule: RuleId


class RedPlaced(Event):
    space: str


class Proposed(Event):
    seat: Seat
    to: Seat
    give: str
    want: str


class Traded(Event):
    seat: Seat
    to: Seat
    done: bool


type Events = (
    Dealt | WindTurned | Sailed | Took | Dropped | Ordered | Fuelled | Supplied | Rested | RedMoved
    | BattleBegun | Flagged | Rolled | Boosted | BattleOver | Looted | ShipLost | RedPlaced | Proposed | Traded
)  # fmt: skip
