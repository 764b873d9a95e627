"""What the table tells of powers, objectives and skills."""

from typing import Literal

from talewind.kit import Event, Seat

from .cast import Card, Char, Goal, Power, Token
from .town import Space


class PowerGiven(Event):
    power: Power
    char: Char | None = None
    partner: Char | None = None
    space: Space | None = None


class PowerDestroyed(Event):
    power: Power
    space: int  # of the connected memory
    flipped: bool


class Eliminated(Event):
    char: Char


class Rehomed(Event):
    token: Token
    char: Char


class FlippedBack(Event):
    char: Char


class Propagated(Event):
    seat: Seat
    soldier: Char
    rebel: Char


class BroughtBack(Event):
    seat: Seat
    char: Char
    space: Space


class Horrified(Event):
    seat: Seat
    rebel: Char
    space: Space


class ArtifactPassed(Event):
    char: Char
    to: Char


class Followed(Event):
    char: Char
    follows: bool


class ObjectiveDealt(Event):
    seat: Seat
    goal: Goal | None = None


class ObjectiveRevealed(Event):
    seat: Seat
    goal: Goal


class ObjectiveSwapped(Event):
    seat: Seat
    taken: Goal | None = None


class ObjectiveDeclared(Event):
    seat: Seat
    goal: Goal


class Attacked(Event):
    """The two cards discarded for The Attack are seen by all."""

    seat: Seat
    goal: Goal
    cards: tuple[Card, ...]


class SkillUsed(Event):
    char: Char
    skill: Literal["movement", "secret-passage", "battle"]


type PowerEvents = (
    PowerGiven | PowerDestroyed | Eliminated | Rehomed | FlippedBack | Propagated | BroughtBack | Horrified | ArtifactPassed
    | Followed | ObjectiveDealt | ObjectiveRevealed | ObjectiveSwapped | ObjectiveDeclared | Attacked | SkillUsed
)  # fmt: skip
