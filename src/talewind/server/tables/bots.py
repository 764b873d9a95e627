"""Seats played by the house: a bot sees only what its seat sees, and any process may play it."""

from typing import Any

from talewind.bots import TellingBot
from talewind.kit import Seat, Sitting, look, refuse
from talewind.kit.rows import Answered

from .header import Header

PAUSE = 1_500  # ms a bot seems to think


def asked_bot(header: Header, sitting: Sitting[Any]) -> Seat | None:
    """A bot's seat that is asked now."""
    bots = {s.seat for s in header.seats if s.person is None}
    return next((ask.seat for ask in sitting.step.asks if ask.seat in bots and sitting.state.holds(ask.seat)), None)


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
