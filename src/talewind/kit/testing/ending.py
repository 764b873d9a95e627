"""Checks of a game's end: the winners, and that nothing changes them any more."""

from typing import Any

from talewind.kit.chance import Key
from talewind.kit.game import AnyGame
from talewind.kit.look import outcome
from talewind.kit.outcome import Outcome, sentence
from talewind.kit.rows import Came, play_row
from talewind.kit.state import State

from .faults import Counts, Fault, blaming
from .messages import Texts


def check_end(game: AnyGame, state: State[Any], at: int, key: Key, texts: Texts, seen: Counts) -> None:
    """Check that winners have seats at this table, and that leaving after the end changes nothing."""
    ended = result_of(game, state)
    check_sides(game, state.seats, ended, texts, seen)
    texts.say(sentence(game.id, ended, state.scores))
    for seat in range(state.seats):
        if state.holds(seat) and not state.chairs[seat].bot:
            state = play_row(game, state, Came(at, seat, "lost"), key).state
    if outcome(game, state) != ended:
        raise Fault("outcome", "the result changes when people disconnect after the end; call t.conclude")


def result_of(game: AnyGame, state: State[Any]) -> Outcome:
    """The outcome, if `Game.outcome` gives one at all."""
    name = type(game).__name__
    with blaming(game, "the outcome"):
        given = game.outcome(state)
        if not isinstance(given, Outcome):
            what = "nothing" if given is None else repr(given)
            raise Fault("outcome", f"{name}.outcome returns {what}; return Outcome(winners), with a tuple of seats")
        if not isinstance(given.winners, tuple | list) or not all(isinstance(seat, int) for seat in given.winners):
            raise Fault("outcome", f"{name}.outcome names the winners {given.winners!r}; give a tuple of seats, (0, 2)")
        return outcome(game, state)


def check_sides(game: AnyGame, seats: int, ended: Outcome, texts: Texts, seen: Counts) -> None:
    """Check that winners have seats here, and that factions partition the seats and win or lose as a whole."""
    if not set(ended.winners) <= set(range(seats)):
        says = f"{type(game).__name__}.outcome names the winners {ended.winners}, but the seats are 0 to {seats - 1}"
        raise Fault("outcome", says)
    if (ended.contest == "sides") != bool(ended.sides):
        raise Fault("outcome", f"contest {ended.contest!r} with sides {ended.sides}: only 'sides' has them")
    if ended.sides and sorted(seat for side in ended.sides for seat in side.seats) != [*range(seats)]:
        raise Fault("outcome", f"the sides must have each seat exactly once: {ended.sides}")
    for side in ended.sides:
        texts.key(f"{game.id}-side-{side.name}", frozenset())
    seen[f"ended {ended.contest} {'won' if ended.winners else 'lost'}"] += 1
