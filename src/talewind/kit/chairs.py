"""Presence of seats as the table keeps it: reconnecting, waking by an answer, sleeping."""

from typing import Any

from .asks import Ask
from .base import Seat
from .events import Paused, Resumed
from .game import AnyGame
from .phases import Timed
from .questions import asks
from .state import Pause, State
from .table import Table


def found(game: AnyGame, t: Table[Any], seat: Seat) -> None:
    """A lost seat is back: add the time its clock stood still, at most the grace, once per decision."""
    chair = t.state.chairs[seat]
    if chair.presence == "lost" and not chair.graced and not chair.bot:
        stood_still = t.at - max(chair.since, t.state.asked_at[seat])
        t.amend(seat, held=min(game.absence(t.state).grace, stood_still), graced=True)


def rouse(game: AnyGame, t: Table[Any], seat: Seat) -> None:
    """Mark a seat here, since it has acted; a bot's action does not count."""
    if t.state.chairs[seat].bot:
        return
    found(game, t, seat)
    if t.state.chairs[seat].presence in ("lost", "away"):
        t.attend(seat, "here")
    if t.state.chairs[seat].missed:
        t.amend(seat, missed=0)


def credit(t: Table[Any], seat: Seat) -> None:
    """Extend a clock shared by several questions by the time it stood still."""
    top, held = t.state.stack[-1], t.state.chairs[seat].held
    if held and isinstance(top, Timed):
        top.until += held
        t.amend(seat, held=0)


def miss(game: AnyGame, t: Table[Any], seat: Seat) -> None:
    """Count an expired clock of a seat; several in a row mark it away. A bot is never away."""
    if t.state.chairs[seat].bot:
        return
    missed = t.state.chairs[seat].missed + 1
    if missed >= game.absence(t.state).misses and t.state.holds(seat):
        t.attend(seat, "away")
    else:
        t.amend(seat, missed=missed)


def wake(game: AnyGame, t: Table[Any], at: int) -> None:
    """Wake a sleeping table if enough people are present."""
    paused = t.state.paused
    if paused is not None and paused.by is None and game.enough(t.state):
        go_on(t, at, None)


def doze(game: AnyGame, t: Table[Any], at: int) -> None:
    """Let the table sleep at its next question if too few people are present; not after the end of the game, nor while somebody
    is lost who may not pause now: a line must not do what its owner may not."""
    if not t.state.stack or t.state.paused is not None or t.state.winners is not None or game.enough(t.state):
        return
    if not any(_flees(t.state, ask) for ask in asks(t.state)):
        stop(t, at, None)


def _flees(state: State[Any], ask: Ask) -> bool:
    """Whether the seat's line was lost from a clock that the seat may not stop."""
    chair, timed = state.chairs[ask.seat], (ask.lasts or ask.until) is not None
    lost = chair.presence == "lost" and chair.since >= state.asked_at[ask.seat]
    return lost and timed and state.stack[-1].unpausable(state, ask.seat) is not None


def stop(t: Table[Any], at: int, seat: Seat | None) -> None:
    """Stop all clocks."""
    t.state.paused = Pause(max(at, t.at + t.state.slept), seat)
    t.tell(Paused(seat))


def go_on(t: Table[Any], at: int, seat: Seat | None) -> None:
    """Start all clocks again."""
    pause = t.state.paused
    assert pause is not None
    t.state.slept += max(0, at - pause.at)
    t.state.paused = None
    t.tell(Resumed(seat))
