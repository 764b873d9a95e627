"""Random play, to the end."""

from collections.abc import Iterator

from talewind.kit import Chance, Seat, Step, asks, due, expire, leave, open_table, play, sample

from .game import WinterTales
from .positions import crowded
from .state import Winter

GAME = WinterTales()
BOUND = 1_000  # rows; the longest of 300 games had 170


def opened(number: int, seats: int = 4) -> Winter:
    """Every second game begins in a crowd: random play seldom meets."""
    state = open_table(GAME, seats, key=b"%d" % number).state
    if number % 2:
        crowded(state)
    return state


def playing(state: Winter, chance: Chance, leaving: float = 0) -> Iterator[Winter]:
    """Random answers, silence now and then, and departures; yields every state, ends with the game."""
    for _ in range(BOUND):
        yield state
        if not state.stack:
            return
        state = _step(state, chance, leaving).state
    raise AssertionError("it does not end")


def _step(state: Winter, chance: Chance, leaving: float) -> Step[Winter]:
    at, key, pending = state.at + state.slept + 1, b"key", asks(state)
    assert state.paused or all(state.plays(ask.seat) for ask in pending), "nobody waits for a seat that was left"
    held: list[Seat] = [s for s in range(state.seats) if state.holds(s)]
    if held and chance.roll(1_000, "leave") < 1_000 * leaving:
        return leave(GAME, state, chance.pick(held, "who"), at, key)
    if state.paused or not pending or not chance.roll(20, "silence"):
        when = due(GAME, state)
        assert when is not None, "nobody is asked and no clock runs"
        return expire(GAME, state, max(at, when), key)
    ask = chance.pick(pending, "who")
    move = sample(ask.offers, GAME.kinds, chance)
    return play(GAME, state, ask.seat, state.asked[ask.seat], move, at, key)
