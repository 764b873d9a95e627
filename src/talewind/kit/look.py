"""What one seat sees of a table: the only thing that may leave the server for it."""

from typing import Any

from .asks import Ask
from .clocks import deadline
from .game import Game, Outcome
from .offers import Offer
from .phases import Phase
from .state import Order, Pause, Presence, State
from .words import Frozen, Move, RuleId, Say, Seat, say


class Question(Frozen):
    """What a seat is asked, and the number its answer must quote."""

    number: int
    ask: Ask


class Waited(Frozen, omit_defaults=True):
    """Whom everybody sees the table waiting for: who was asked, not who has not answered. `until`: the server's time."""

    seat: Seat
    until: int | None = None


class Sight[V](Frozen, omit_defaults=True):
    """`seat` None: an onlooker."""

    seat: Seat | None
    view: V
    now: Say
    scores: tuple[int, ...]
    presence: tuple[Presence, ...]
    waiting: tuple[Waited, ...] = ()
    question: Question | None = None
    asides: tuple[Offer, ...] = ()
    answered: Move | None = None  # its own sealed answer
    plan: tuple[Move, ...] = ()
    orders: tuple[Order[Move], ...] = ()
    hushed: RuleId | None = None
    paused: Pause | None = None
    again: tuple[Seat, ...] = ()  # who would like another game
    outcome: Outcome | None = None


def waiting(game: Game[Any, Any, Any], state: State[Any, Any]) -> tuple[Waited, ...]:
    """Asked by public facts, so everybody may see it."""
    if not state.stack:
        return ()
    found = []
    for ask in state.stack[-1].asks(state):
        until = deadline(game, state, ask)
        found.append(Waited(ask.seat, None if until is None else until + state.slept))
    return tuple(found)


def outcome(game: Game[Any, Any, Any], state: State[Any, Any]) -> Outcome:
    """How the game ended: as it was concluded, or as its end position stands."""
    winners = game.outcome(state).winners if state.winners is None else state.winners
    return Outcome(winners, state.cut_short)


def look[V](game: Game[Any, V, Any], state: State[Any, Any], seat: Seat | None) -> Sight[V]:  # type: ignore[type-var]
    """Build up what a seat may see."""
    phase: Phase | None = state.stack[-1] if state.stack else None
    sight: dict[str, Any] = {
        "seat": seat,
        "view": game.view(state, seat),
        "now": phase.now(state) if phase else say("kit-over"),
        "scores": tuple(state.scores),
        "presence": tuple(c.presence for c in state.chairs),
        "waiting": waiting(game, state),
        "hushed": game.hushed(state, seat),
        "paused": state.paused,
        "outcome": None if phase else outcome(game, state),
        "again": state.again,
    }
    if seat is not None:
        sight |= _own(game, state, seat, phase)
    return Sight(**sight)


def _own(game: Game[Any, Any, Any], state: State[Any, Any], seat: Seat, phase: Phase | None) -> dict[str, Any]:
    chair = state.chairs[seat]
    mine = next((a for a in phase.asks(state) if a.seat == seat), None) if phase and chair.sealed is None else None
    return {
        "question": Question(state.asked[seat], mine) if mine else None,
        "asides": tuple(game.aside(state, seat)) if phase else (),
        "answered": chair.sealed.move if chair.sealed else None,
        "plan": chair.plan,
        "orders": chair.orders,
    }
