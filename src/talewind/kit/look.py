"""A sight: everything that one viewer sees of a table, and the only part of it that leaves the server."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from .asks import Ask
from .base import Frozen, Move, RuleId, Say, Seat, say, tag_of
from .clocks import ends_at
from .game import AnyGame, Game
from .offers import Offer
from .outcome import Outcome, chosen_honours, sentence
from .phases import Phase
from .questions import questions
from .state import Order, Pause, Presence, State


class Prompt(Frozen, omit_defaults=True):
    """The text and offers of a question: an `Ask` as its seat sees it. `Question` has the clock."""

    say: Say
    offers: tuple[Offer, ...]
    closed: dict[str, RuleId] = {}
    sealed: bool = False
    otherwise: Move | None = None
    window: str = ""
    besides: tuple[str, ...] = ()
    drafted: bool = False
    settled: bool = False
    heard: bool = False  # other viewers read along


class Question(Frozen, omit_defaults=True):
    """A seat's question, and the number that its answer must quote. `until`, `opens`: the server's time if nobody
    pauses; while the table is paused, compare them with `Sight.paused.at`. `guard`: display no limit."""

    number: int
    ask: Prompt
    until: int | None = None
    opens: int | None = None
    guard: bool = False


class Waited(Frozen, omit_defaults=True):
    """A seat that the table waits for, as every viewer sees it: it was asked, whether or not it has answered. `until`
    and `guard` are those of its question. `heard`: the number of that question, if others may read its draft."""

    seat: Seat
    until: int | None = None
    guard: bool = False
    heard: int | None = None


class Sight[V](Frozen, omit_defaults=True):
    """What a viewer sees. `seat` None: an onlooker. `phase`: the tag of the top phase, for boards to switch on; "" when
    the game is over. `now`: the same as a message for people."""

    seat: Seat | None
    view: V
    now: Say
    scores: tuple[int, ...]
    presence: tuple[Presence, ...]
    phase: str = ""
    waiting: tuple[Waited, ...] = ()
    question: Question | None = None
    asides: tuple[Offer, ...] = ()
    answered: Move | None = None  # the seat's own sealed answer
    plan: tuple[Move, ...] = ()
    orders: tuple[Order[Move], ...] = ()
    hushed: RuleId | None = None
    unpausable: RuleId | None = None  # the rule by which the seat cannot pause now
    paused: Pause | None = None
    bots: tuple[Seat, ...] = ()  # seats that bots play; their `presence` is that of the person
    again: tuple[Seat, ...] = ()  # seats that wish for another game
    outcome: Outcome | None = None  # from the encore on
    ended: Say | None = None  # the outcome as a message


def question(game: AnyGame, state: State[Any], ask: Ask) -> Question:
    """The ask as its seat sees it."""
    prompt = Prompt(
        ask.say,
        ask.offers,
        ask.closed,
        ask.sealed,
        ask.otherwise,
        ask.window,
        ask.besides,
        ask.drafted,
        ask.settled,
        ask.heard,
    )
    opens = None if ask.opens is None else ask.opens + state.slept
    return Question(state.asked[ask.seat], prompt, ends_at(game, state, ask), opens, ask.guard)


def waiting(game: AnyGame, state: State[Any], put: tuple[Ask, ...] | None = None) -> tuple[Waited, ...]:
    """The seats that the table waits for; public, since who is asked follows from public facts. `put`: `Step.put`, if
    available."""
    asked = questions(state) if put is None else put

    def waited(ask: Ask) -> Waited:
        return Waited(ask.seat, ends_at(game, state, ask), ask.guard, state.asked[ask.seat] if ask.heard else None)

    return tuple([waited(ask) for ask in asked if not ask.settled])


def outcome(game: AnyGame, state: State[Any]) -> Outcome:
    """The result: as concluded, or computed from the final position."""
    ended = game.outcome(state)
    winners = ended.winners if state.winners is None else state.winners
    honours = chosen_honours(game.honours(state))
    return structs.replace(ended, winners=winners, cut_short=state.cut_short, honours=honours, quote=game.quote(state))


def look[V](
    game: Game[Any, V, Any],  # type: ignore[type-var]
    state: State[Any],
    seat: Seat | None,
    put: tuple[Ask, ...] | None = None,
) -> Sight[V]:
    """The sight of a seat."""
    return looks(game, state, (seat,), put)[seat]


def looks[V](
    game: Game[Any, V, Any],  # type: ignore[type-var]
    state: State[Any],
    seats: Iterable[Seat | None],
    put: tuple[Ask, ...] | None = None,
) -> dict[Seat | None, Sight[V]]:
    """The sights of several viewers; what is common to all is computed once. `put`: `Step.put`, if available."""
    phase: Phase | None = state.stack[-1] if state.stack else None
    asked = questions(state) if put is None else put
    tag, now = (tag_of(phase), phase.now(state)) if phase else ("", say("kit-over"))
    bots = state.bots()
    scores, presence = tuple(state.scores), tuple([chair.presence for chair in state.chairs])
    waited, over = waiting(game, state, asked), outcome(game, state) if phase is None or phase.is_over else None
    return {
        seat: Sight(
            seat=seat,
            view=view,
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
        for seat, view in game.views(state, seats).items()
    }


def _own(game: AnyGame, state: State[Any], seat: Seat, phase: Phase | None, asked: tuple[Ask, ...]) -> dict[str, Any]:
    chair = state.chairs[seat]
    mine = None if chair.sealed else next((ask for ask in asked if ask.seat == seat), None)
    return {
        "question": question(game, state, mine) if mine else None,
        "asides": tuple(game.asides(state, seat)) if phase else (),
        "answered": chair.sealed.move if chair.sealed else None,
        "plan": chair.plan,
        "orders": chair.orders,
        "unpausable": phase.unpausable(state, seat) if phase else None,
    }
