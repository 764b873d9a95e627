"""What a table of Windward tells of a Rest, of Cresters that move, and of the White Crester."""

from typing import Literal

from talewind.kit import Event, RuleId, Seat

from .pieces import Card, Kind
from .planet import Space


class Rested(Event):
    """How a captain paid for a Rest At Sky; the card is known to the captain alone (WW-R72)."""

    seat: Seat
    paid: Literal["card", "morale"]
    card: Card | None = None


class CresterMoved(Event):
    kind: Kind
    path: tuple[Space, ...]  # from where it stood
    back: bool = False


class CresterStays(Event):
    kind: Kind
    space: Space
    rule: RuleId


class WhiteArrived(Event):
    space: Space


class WhiteBeaten(Event):
    seat: Seat
    lives: int


class CornerChosen(Event):
    seat: Seat
    space: Space


class LifeLost(Event):
    lives: int


class PortRaided(Event):
    """The White Crester reached the Trading Post."""

    seat: Seat


type NightEvents = (
    Rested | CresterMoved | CresterStays | WhiteArrived | WhiteBeaten | CornerChosen | LifeLost | PortRaided
)
