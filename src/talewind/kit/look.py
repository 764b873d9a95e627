"""What one seat sees of a table: the only thing that may leave the server for it."""

from collections.abc import Iterable
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


def waiting(
    game: Game[Any, Any, Any], state: State[Any, Any], asked: tuple[Ask, ...] | None = None
) -> tuple[Waited, ...]:
    """Asked by public facts, so everybody may see it. `asked`: all questions of the phase, if at hand."""
    if asked is None:
        asked = _asked(state, state.stack[-1] if state.stack else None, None)
    return tuple([Waited(ask.seat, ends_at(game, state, ask), ask.guard) for ask in asked if not ask.settled])


def outcome(game: Game[Any, Any, Any], state: State[Any, Any]) -> Outcome:
    """How the game ended: as it was concluded, or as its end position stands."""
    winners = game.outcome(state).winners if state.winners is None else state.winners
    return Outcome(winners, state.cut_short)


def look[V](game: Game[Any, V, Any], state: State[Any, Any], seat: Seat | None) -> Sight[V]:  # type: ignore[type-var]
    """Build up what a seat may see."""
    return looks(game, state, (seat,))[seat]


def looks[V](
    game: Game[Any, V, Any],  # type: ignore[type-var]
    state: State[Any, Any],
    seats: Iterable[Seat | None],
    known: tuple[Ask, ...] | None = None,
) -> dict[Seat | None, Sight[V]]:
    """What several may see of one state: what all of them see alike is found once. `known`: `asks(state)`, if at hand."""
    phase: Phase | None = state.stack[-1] if state.stack else None
    asked = _asked(state, phase, known)
    now = phase.now(state) if phase else say("kit-over")
    scores, presence = tuple(state.scores), tuple([chair.presence for chair in state.chairs])
    waited, over = waiting(game, state, asked), None if phase else outcome(game, state)
    return {
        seat: Sight(
            seat=seat,
            view=game.view(state, seat),
            now=now,
            scores=scores,
            presence=presence,
            waiting=waited,
            hushed=game.hushed(state, seat),
            paused=state.paused,
            again=state.again,
            outcome=over,
            **({} if seat is None else _own(game, state, seat, phase, asked)),
        )
        for seat in seats
    }


def _asked(state: State[Any, Any], phase: Phase | None, known: tuple[Ask, ...] | None) -> tuple[Ask, ...]:
    """All questions of the phase, also those that are answered and sealed."""
    if phase is None:
        return ()
    if known and not any(chair.sealed for chair in state.chairs):
        return known
    return tuple(phase.asks(state))


def _own(
    game: Game[Any, Any, Any], state: State[Any, Any], seat: Seat, phase: Phase | None, asked: tuple[Ask, ...]
) -> dict[str, Any]:
    chair = state.chairs[seat]
    mine = None if chair.sealed else next((ask for ask in asked if ask.seat == seat), None)
    return {
        "question": question(game, state, mine) if mine else None,
        "asides": tuple(game.aside(state, seat)) if phase else (),
        "answered": chair.sealed.move if chair.sealed else None,
        "plan": chair.plan,
        "orders": chair.orders,
        "unpausable": phase.unpausable(state, seat) if phase else None,
    }
