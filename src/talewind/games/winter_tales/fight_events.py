"""What the table tells of interrupts, battles and traps."""

from talewind.kit import Event, RuleId, Seat

from .cast import Card, Char
from .town import Space


class NobodyInterrupts(Event):
    char: Char


class Claimed(Event):
    """Who interrupts, with which character."""

    seat: Seat
    char: Char
    mover: Char
    battle: bool


class ClaimLapsed(Event):
    """The interrupter did not take the first step (WT-R25)."""

    seat: Seat
    char: Char


class StoodTogether(Event):
    char: Char
    partner: Char


class BattleEnded(Event):
    winner: Char
    loser: Char
    rule: RuleId


class Fell(Event):
    char: Char


class Captured(Event):
    char: Char
    to: Space


class TrapLaid(Event):
    """`spring`, `winter`: the pile, for its owner alone."""

    seat: Seat
    char: Char
    card: Card
    spring: tuple[Card, ...] | None = None
    winter: tuple[Card, ...] | None = None


class PileHidden(Event):
    seat: Seat
    spring: tuple[Card, ...] | None = None
    winter: tuple[Card, ...] | None = None


class TrapShown(Event):
    total: int
    evaded: int
    spring: tuple[Card, ...]
    winter: tuple[Card, ...]
    rule: RuleId


type FightEvents = (
    NobodyInterrupts | Claimed | ClaimLapsed | StoodTogether | BattleEnded | Fell | Captured | TrapLaid | PileHidden | TrapShown
)  # fmt: skip
