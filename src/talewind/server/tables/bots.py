"""Seats played by the house: a bot sees only what its seat sees, and any process may play it."""

from typing import Any

from talewind.bots import TellingBot
from talewind.kit import Ask, Seat, Sitting, look, refuse
from talewind.kit.rows import Answered

from .header import Header

PAUSE = 1_500  # ms a bot seems to think


def asked_bot(header: Header, sitting: Sitting[Any]) -> Seat | None:
    """A bot's seat that the table waits for now."""
    ask = bots_ask(header, sitting)
    return None if ask is None else ask.seat


def bots_ask(header: Header, sitting: Sitting[Any]) -> Ask | None:
    """The question that a bot answers next; what it has answered it does not think over again."""
    bots = {s.seat for s in header.seats if s.person is None}
    asked = (ask for ask in sitting.step.asks if ask.seat in bots and not ask.settled and sitting.state.holds(ask.seat))
    return min(asked, key=lambda ask: ask.opens or 0, default=None)


def bot_ready(header: Header, sitting: Sitting[Any], at: int) -> int | None:
    """When a bot has thought long enough; in a race not before the signal."""
    ask = bots_ask(header, sitting)
    if ask is None or sitting.state.paused is not None:
        return None
    return max(at, 0 if ask.opens is None else ask.opens + sitting.state.slept) + PAUSE


def bot_row(header: Header, sitting: Sitting[Any], at: int) -> Answered[Any]:
    """Its answer, from its sight alone. The same question gets the same answer, whichever process gives it."""
    seat = asked_bot(header, sitting)
    if seat is None:
        raise refuse("kit-not-asked")
    sight = look(sitting.game, sitting.state, seat)
    assert sight.question is not None
    number = sight.question.number
    move = TellingBot(sitting.game, f"{header.id} {seat} {number}".encode(), header.lang).answer(sight)
    return Answered(at, seat, number, move)
