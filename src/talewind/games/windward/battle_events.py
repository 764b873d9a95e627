"""What a table of Windward tells of a Battle and of what comes of it."""

from typing import Annotated, Literal

from talewind.kit import Event, RuleId, Seat, named

from .pieces import Item, Kind
from .planet import Space

type Fighter = Annotated[Literal["ship", "longboat", "grey", "red", "white"], named("fighter")]


class BattleBegan(Event):
    attacker: Seat | None
    by: Fighter
    defender: Seat | None
    on: Fighter
    space: Space


class Flagged(Event):
    seat: Seat


class Fired(Event):
    seat: Seat
    cannons: int


class Rolled(Event):
    """`roller`: who throws the dice of a Crester (WW-126). `bonus`: Hits that a Marine adds (WW-117)."""

    seat: Seat | None
    by: Fighter
    dice: tuple[int, ...]
    hits: int
    roller: Seat | None = None
    bonus: int = 0


class Boosted(Event):
    seat: Seat
    harpoons: int
    tokens: int
    hits: int


class BattleOver(Event):
    """`hits`: the attacker's, `against`: the defender's."""

    winner: Literal["attacker", "defender", "nobody"]
    hits: int
    against: int
    rule: RuleId
    attacker: Seat | None
    by: Fighter
    defender: Seat | None
    on: Fighter


class MoraleChanged(Event):
    seat: Seat
    morale: int
    rule: RuleId


class TokenTaken(Event):
    seat: Seat
    rule: RuleId


class BoatBeaten(Event):
    seat: Seat
    space: Space


class CresterBeaten(Event):
    """`to`: where it goes."""

    kind: Kind
    space: Space
    to: Literal["hold", "space", "tow", "away"]


class Looted(Event):
    seat: Seat
    loser: Seat
    taken: tuple[Item, ...]


class ShipLost(Event):
    seat: Seat
    space: Space
    rule: RuleId


type BattleEvents = (
    BattleBegan | Flagged | Fired | Rolled | Boosted | BattleOver | MoraleChanged | TokenTaken | BoatBeaten | CresterBeaten
    | Looted | ShipLost
)  # fmt: skip
