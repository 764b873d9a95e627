"""What a server does with a game: open a table, play an answer, let a clock run out."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from .asks import Ask, refusal_by
from .chairs import credit, doze, miss, rouse
from .chance import Key
from .clocks import due, is_away, silent, table_time, too_late
from .clone import clone
from .game import Game, Options
from .settle import Step, asks, close, require, settle, silence
from .state import PLAIN, Order, State
from .table import Table
from .words import Move, Refused, Seat, refuse

# A stranger must not fill the state.
MOST_ORDERS = 64  # of one seat at a time
MOST_PLANNED = 16  # moves declared beforehand
LONGEST_MOVE = 4_000  # bytes of one that is kept
LONGEST_NAME = 80  # characters of a window or a scope


def open_table[S: State[Any, Any]](
    game: Game[S, Any, Any], seats: int, options: Options | None = None, key: Key = b"", at: int = 0
) -> Step[S]:
    """Set the table up and run to the first question."""
    if seats not in game.seats:
        raise game.wrong_seats()
    state = game.start(seats, game.options_type() if options is None else options)
    state.rules = game.version
    state.at = state.since = at
    t = Table(state, key, at)
    return close(t, (), settle(game, t), floor=True)


def play[S: State[Any, Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, number: int, move: Move, at: int, key: Key,
    then: Sequence[Move] = (), known: tuple[Ask, ...] | None = None, lag: int = 0, waited: int = 0,
) -> Step[S]:  # fmt: skip
    """One answer. The old state is untouched, whatever happens. `number`: of the question it answers. `then`: moves
    declared beforehand. `known`: the asks of `state`, if at hand. `lag`: how long the answer was on its way. `waited`: how
    long ago it had arrived."""
    before = asks(state) if known is None else known
    for ask in before:
        if ask.seat == seat:
            break
    else:
        raise refuse("kit-not-asked")
    if state.asked[seat] != number:
        raise refuse("kit-stale")
    if not state.holds(seat):
        raise refuse("kit-seat-was-left")
    if state.paused is not None:
        raise refuse("kit-is-paused")
    now = table_time(state, at)
    if too_late(game, state, ask, now):
        raise refuse("kit-too-late")
    require(ask.opens is None or now - waited >= ask.opens, "kit-closed")
    if (refusal := ask.refusal(move)) is not None:
        raise Refused(refusal)
    t = Table(clone(state), key, now, seat, max(0, lag), max(0, waited))
    if then or t.state.chairs[seat] is not PLAIN:
        t.amend(seat, plan=bounded(then), missed=0)
        if not ask.sealed:  # else it would show that the seat has answered
            rouse(game, t, seat)
            if ask.until is not None and len(before) == 1:  # a clock that several share is nobody's own
                credit(t, seat)
    if not ask.sealed:
        t.ran = 1
        t.state.stack[-1].answered(t, seat, move)
        return close(t, before, settle(game, t), seat)
    t.seal(ask, move, own=True)
    after = settle(game, t)
    doze(game, t, at)  # an opened round may show who is away
    step = close(t, before, after, seat, floor=True)
    return structs.replace(step, only=(seat,)) if not t.ran and not t.told else step


def bounded(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Moves that are kept for later: few, and small."""
    require(len(moves) <= MOST_PLANNED, "kit-too-many-plans")
    require(all(len(msgspec.json.encode(move)) <= LONGEST_MOVE for move in moves), "kit-too-many-plans")
    return tuple(moves)


def beside[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat, move: Move, at: int, key: Key) -> Step[S]:
    """Something done beside the running question: a note, a title, an offer to trade."""
    require(state.paused is None, "kit-is-paused")
    require(state.stack and state.holds(seat), "kit-not-asked")
    if (refusal := refusal_by(game.aside(state, seat), move, game.shut_aside(state, seat))) is not None:
        raise Refused(refusal)
    t = Table(clone(state), key, table_time(state, at))
    rouse(game, t, seat)
    game.beside(t, seat, move)
    return close(t, asks(state), settle(game, t), floor=True)


def expire[S: State[Any, Any]](
    game: Game[S, Any, Any], state: S, at: int, key: Key, drafts: Mapping[Seat, Move] | None = None
) -> Step[S]:
    """A clock has run down: silence is played for every seat whose time is over. `drafts`: their unfinished answers."""
    when = due(game, state)
    if when is None or at < when:
        raise refuse("kit-too-early")
    before = asks(state)
    t = Table(clone(state), key, table_time(state, at))
    if state.paused is not None:
        t.state.paused, t.state.cut_short = None, state.winners is None
        game.abandoned(t)
        return close(t, before, settle(game, t), floor=True)
    phase, late = t.state.stack[-1], silent(game, state, before, t.at)
    for ask in late:
        if t.state.stack and t.state.stack[-1] is phase and ask in asks(t.state):  # else the one before has closed it
            _let_go(game, t, ask, (drafts or {}).get(ask.seat))
    if t.state.stack:
        game.attended(t)
    after = settle(game, t)
    doze(game, t, at)
    step = close(t, before, after, floor=True)
    return structs.replace(step, only=tuple(ask.seat for ask in late)) if not t.ran and not t.told else step


def _let_go(game: Game[Any, Any, Any], t: Table[Any], ask: Ask, draft: Move | None) -> None:
    """Play silence for one seat. A sealed one is missed only when all answers are open. What an away seat has left
    unfinished is not given in its name; what a lost one had written by the end of its time is."""
    phase, away = t.state.stack[-1], is_away(t.state, ask.seat)
    mended = None if away else ask.mended(draft)
    t.silenced.append(ask.seat)
    if ask.sealed:
        t.seal(ask, mended or silence(ask), missed=ask.awaited and not away)
        return
    t.ran += 1
    if mended is None and not t.state.here(ask.seat):
        phase.skipped(t, ask)
    else:
        phase.expired(t, ask, mended)
    if ask.awaited and not away and ask.seat not in t.excused:
        miss(game, t, ask.seat)


def stand[S: State[Any, Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, window: str, scope: str | None, at: int, key: Key,
    move: Move | None = None,
) -> Step[S]:  # fmt: skip
    """Give a standing order for a window, or (scope None) take it back. Open at any time, told to nobody."""
    require(state.holds(seat), "kit-seat-was-left")
    orders = tuple(o for o in state.chairs[seat].orders if o.window != window)
    require(scope is None or len(orders) < MOST_ORDERS, "kit-too-many-orders")
    before = asks(state)
    t = Table(clone(state), key, table_time(state, at))
    if scope is not None:
        require(max(len(window), len(scope)) <= LONGEST_NAME, "kit-not-offered")
        orders = (*orders, Order(window, scope, bounded([move])[0] if move is not None else None))
    t.amend(seat, orders=orders)
    after = before if state.paused is not None else settle(game, t)
    step = close(t, before, after, floor=bool(t.ran))
    return structs.replace(step, only=(seat,)) if not t.ran else step
