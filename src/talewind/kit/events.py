"""The kit's own events."""

from .base import Event, RuleId, Seat
from .state import Presence


class Scored(Event):
    """A seat scores points, by a rule."""

    seat: Seat
    points: int
    rule: RuleId
    total: int


class Attended(Event):
    """A seat is here, lost, away, left or gone."""

    seat: Seat
    presence: Presence


class HousePlays(Event):
    """A bot plays for a seat whose person is absent, until somebody sits there again."""

    seat: Seat


class Paused(Event):
    """The table is paused by a seat or, `seat` None, since too few people are present."""

    by: Seat | None


class Resumed(Event):
    """The table goes on."""

    by: Seat | None


class Undone(Event):
    """A seat has taken its last move back."""

    seat: Seat


class Encored(Event):
    """A seat would like another game."""

    seat: Seat


type KitEvent = Scored | Attended | HousePlays | Paused | Resumed | Undone | Encored  # the events that the kit tells
