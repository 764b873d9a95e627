"""What one seat sees of a table: the only thing that may leave the server for it."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from .asks import Ask
from .base import Frozen, Move, RuleId, Say, Seat, say, tag_of
from .clocks import ends_at
from .game import AnyGame, Game
from .offers import Offer
from .outcome import Outcome, sentence
from .phases import Phase
from .questions import questions
from .state import Order, Pause, Presence, State


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
    heard: bool = False  # others read along


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
    """`seat` None: an onlooker. `phase`: the tag of the phase on top of the stack, for boards to switch on; "" when the game is
    over. `now` is the same in words, for people."""

    seat: Seat | None
    view: V
    now: Say
    scores: tuple[int, ...]
    presence: tuple[Presence, ...]
    phase: str = ""
    waiting: tuple[Waited, ...] = ()
    question: Question | None = None
    asides: tuple[Offer, ...] = ()
    answered: Move | None = None  # its own sealed answer
    plan: tuple[Move, ...] = ()
    orders: tuple[Order[Move], ...] = ()
    hushed: RuleId | None = None
    unpausable: RuleId | None = None  # the rule by which the seat cannot pause now
    paused: Pause | None = None
    bots: tuple[Seat, ...] = ()  # seats that bots play; `presence` is then that of the person they play for
    again: tuple[Seat, ...] = ()  # who would like another game
    outcome: Outcome | None = None  # from the encore on: who has won
    ended: Say | None = None  # the outcome in a sentence


def question(game: AnyGame, state: State[Any], ask: Ask) -> Question:
    """An ask as its seat sees it."""
    prompt = Prompt(
        ask.say, ask.offers, ask.closed, ask.sealed, ask.otherwise, ask.window, ask.drafted, ask.settled, ask.heard
    )
    opens = None if ask.opens is None else ask.opens + state.slept
    return Question(state.asked[ask.seat], prompt, ends_at(game, state, ask), opens, ask.guard)


def waiting(game: AnyGame, state: State[Any], put: tuple[Ask, ...] | None = None) -> tuple[Waited, ...]:
    """Asked by public facts, so everybody may see it. `put`: `Step.put`, if at hand."""
    asked = questions(state) if put is None else put
    return tuple([Waited(ask.seat, ends_at(game, state, ask), ask.guard) for ask in asked if not ask.settled])


def outcome(game: AnyGame, state: State[Any]) -> Outcome:
    """How the game ended: as it was concluded, or as its end position stands."""
    ended = game.outcome(state)
    winners = ended.winners if state.winners is None else state.winners
    return structs.replace(ended, winners=winners, cut_short=state.cut_short)


def look[V](
    game: Game[Any, V, Any],  # type: ignore[type-var]
    state: State[Any],
    seat: Seat | None,
    put: tuple[Ask, ...] | None = None,
) -> Sight[V]:
    """Build up what a seat may see."""
    return looks(game, state, (seat,), put)[seat]


def looks[V](
    game: Game[Any, V, Any],  # type: ignore[type-var]
    state: State[Any],
    seats: Iterable[Seat | None],
    put: tuple[Ask, ...] | None = None,
) -> dict[Seat | None, Sight[V]]:
    """What several may see of one state: what all of them see alike is found once. `put`: `Step.put`, if at hand."""
    phase: Phase | None = state.stack[-1] if state.stack else None
    asked = questions(state) if put is None else put
    tag, now = (tag_of(phase), phase.now(state)) if phase else ("", say("kit-over"))
    bots = state.bots()
    scores, presence = tuple(state.scores), tuple([chair.presence for chair in state.chairs])
    waited, over = waiting(game, state, asked), outcome(game, state) if phase is None or phase.is_over else None
    return {
        seat: Sight(
            seat=seat,
            view=game.view(state, seat),
            now=now,
            scores=scores,
            presence=presence,
            phase=tag,
            waiting=waited,
            hushed=game.hushed(state, seat),
            paused=state.paused,
            bots=bots,
            again=state.again,
            outcome=over,
            ended=sentence(game.id, over, scores) if over else None,
            **({} if seat is None else _own(game, state, seat, phase, asked)),
        )
        for seat in seats
    }


def _own(game: AnyGame, state: State[Any], seat: Seat, phase: Phase | None, asked: tuple[Ask, ...]) -> dict[str, Any]:
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
