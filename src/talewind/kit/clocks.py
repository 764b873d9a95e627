"""Deadlines of questions. Times inside the rules are table time, which stands still while the table is paused."""

from typing import Any

from .asks import Ask
from .base import Seat
from .game import AnyGame
from .phases import Phase
from .questions import asks
from .state import PLAIN, State


def table_time(state: State[Any], at: int) -> int:
    """Convert the server's time to table time; it never runs backwards."""
    now = (at if state.paused is None else state.paused.at) - state.slept
    return now if now > state.at else state.at  # max() would cost as much as the rest


def deadline(game: AnyGame, state: State[Any], ask: Ask) -> int | None:
    """The table time at which the clock of the seat's question shows zero."""
    if ask.settled:
        return None
    chair, put = state.chairs[ask.seat], state.asked_at[ask.seat]
    end = ask.until if ask.until is not None else None if ask.lasts is None else put + ask.lasts
    if chair is PLAIN:
        return end
    absence = game.absence(state)
    if end is not None and ask.awaited:
        end += absence.grace if chair.presence == "lost" and not chair.graced and not chair.bot else chair.held
    if is_away(state, ask.seat):
        skip = max(put, chair.since) + absence.skip
        return skip if end is None else min(skip, end)
    if end is not None and ask.passing and chair.presence == "lost" and not chair.bot:
        return min(max(put, chair.since) + absence.glance, end)
    return end


def ends_at(game: AnyGame, state: State[Any], ask: Ask) -> int | None:
    """The server's time at which the seat's clock shows zero, for every viewer of that clock."""
    end = deadline(game, state, ask)
    return None if end is None else end + state.slept


def due(
    game: AnyGame, state: State[Any], put: tuple[Ask, ...] | None = None, stored: bool = False
) -> int | None:  # fmt: skip
    """The server's time at which silence is played; None: no clock runs. `put`: `Step.put`, if available. `stored`: the time
    from which `expire` accepts it, as in logs older than `Ask.weighed`."""
    if not state.stack:
        return None
    absence = game.absence(state)
    if state.paused is not None:
        return state.paused.at + absence.patience
    phase: Phase = state.stack[-1]
    open_now = asks(state, put)
    if not open_now:
        return state.since + phase.hushing(state) + state.slept
    ends = [end for ask in open_now if (end := _silence(game, state, ask, absence.lenience, stored)) is not None]
    return min(ends) + state.slept if ends else None


def _silence(game: AnyGame, state: State[Any], ask: Ask, lenience: int, stored: bool = False) -> int | None:
    """When silence is played: shortly after zero, so that an answer under way still counts."""
    end = deadline(game, state, ask)
    if end is None or _put_to_nobody(state, ask):
        return end
    return end + lenience if ask.decides or (ask.weighed and not stored) else end


def silent(game: AnyGame, state: State[Any], asked: tuple[Ask, ...], now: int) -> list[Ask]:
    """The questions whose silence is due."""
    lenience = game.absence(state).lenience
    return [
        ask for ask in asked if (end := _silence(game, state, ask, lenience, stored=True)) is not None and end <= now
    ]


def _put_to_nobody(state: State[Any], ask: Ask) -> bool:
    """Whether the seat was away when it was asked: then no answer can be under way."""
    return is_away(state, ask.seat) and state.asked_at[ask.seat] >= state.chairs[ask.seat].since


def is_away(state: State[Any], seat: Seat) -> bool:
    """Whether the table does not wait for this seat."""
    chair = state.chairs[seat]
    return chair.presence in ("away", "left") and not chair.bot


def last_call(game: AnyGame, state: State[Any], ask: Ask) -> int | None:
    """The last table time at which an answer counts: then silence is played. None: the question has no clock."""
    if ask.lasts is None and ask.until is None:
        return None
    return _silence(game, state, ask, game.absence(state).lenience)


def too_late(game: AnyGame, state: State[Any], ask: Ask, now: int) -> bool:
    """Whether the time at which silence is played has passed."""
    end = last_call(game, state, ask)
    return end is not None and now > end
