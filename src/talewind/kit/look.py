"""What one seat sees of a table: the only thing that may leave the server for it."""

from typing import Any

from .asks import Ask
from .clocks import ends_at
from .game import Game, Outcome
from .offers import Offer
from .phases import Phase
from .state import Order, Pause, Presence, State
from .words import Frozen, Move, RuleId, Say, Seat, say


class Prompt(Frozen, omit_defaults=True):
    """What a question says and offers: an `Ask` as its seat sees it. Clocks are the question's."""

    say: Say
    offers: tuple[Offer, ...]
    closed: dict[str, RuleId] = {}
    sealed: bool = False
    otherwise: Move | None = None
    window: str = ""
    drafted: bool = False
    settled: bool = False


class Question(Frozen, omit_defaults=True):
    """What a seat is asked, and the number its answer must quote. `until`, `opens`: the server's time, as it will be if
    nobody pauses; while the table is paused they are read at `Sight.paused.at`. `guard`: there is no limit to be shown."""

    number: int
    ask: Prompt
    until: int | None = None
    opens: int | None = None
    guard: bool = False


class Waited(Frozen, omit_defaults=True):
    """Whom everybody sees the table waiting for: who was asked, not who has not answered. `until` and `guard` are those of the
    seat's question."""

    seat: Seat
    until: int | None = None
    guard: bool = False


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
    unpausable: RuleId | None = None  # the rule by which the seat cannot pause now
    paused: Pause | None = None
    again: tuple[Seat, ...] = ()  # who would like another game
    outcome: Outcome | None = None


def question(game: Game[Any, Any, Any], state: State[Any, Any], ask: Ask) -> Question:
    """An ask as its seat sees it."""
    prompt = Prompt(ask.say, ask.offers, ask.closed, ask.sealed, ask.otherwise, ask.window, ask.drafted, ask.settled)
    opens = None if ask.opens is None else ask.opens + state.slept
    return Question(state.asked[ask.seat], prompt, ends_at(game, state, ask), opens, ask.guard)


def waiting(game: Game[Any, Any, Any], state: State[Any, Any]) -> tuple[Waited, ...]:
    """Asked by public facts, so everybody may see it."""
    if not state.stack:
        return ()
    asked = state.stack[-1].asks(state)
    return tuple(Waited(a.seat, ends_at(game, state, a), a.guard) for a in asked if not a.settled)


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
        "question": question(game, state, mine) if mine else None,
        "asides": tuple(game.aside(state, seat)) if phase else (),
        "answered": chair.sealed.move if chair.sealed else None,
        "plan": chair.plan,
        "orders": chair.orders,
        "unpausable": phase.unpausable(state, seat) if phase else None,
    }
