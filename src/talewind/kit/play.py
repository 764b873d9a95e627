"""Operations of a server on a game: open a table, play an answer, expire clocks, standing orders."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from .asks import Ask, refusal_by
from .base import Move, Refused, Seat, refuse
from .chairs import credit, doze, miss, rouse
from .chance import Key
from .clocks import due, is_away, silent, table_time, too_late
from .clone import clone
from .game import AnyGame, Game, Options
from .questions import asks, pending, questions
from .settle import Step, close, require, settle, silence
from .state import PLAIN, Order, State
from .table import Table

# Bounds on what one seat can add to the state.
MOST_ORDERS = 64  # per seat
MOST_PLANNED = 16  # moves declared in advance
LONGEST_MOVE = 4_000  # bytes of one stored move
LONGEST_NAME = 80  # characters of a window or a scope


def open_table[S: State[Any]](
    game: Game[S, Any, Any], seats: int, options: Options | None = None, key: Key = b"", at: int = 0,
    rules: int | None = None,
) -> Step[S]:  # fmt: skip
    """Set up a new game and run it to the first question. `rules`: of a stored game, the version that began it."""
    chosen = game.options_type() if options is None else options
    if seats not in game.seats_for(chosen):
        raise game.wrong_seats(chosen)
    began = game.version if rules is None else rules
    state = game.start(seats, chosen) if began == game.version else game.start_by(began, seats, chosen)
    state.rules_version = game.version
    state.at = state.since = at
    t = Table(state, key, at)
    return close(t, (), settle(game, t), floor="went-on")


def play[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, number: int, move: Move, at: int, key: Key,
    then: Sequence[Move] = (), put: tuple[Ask, ...] | None = None, lag: int = 0, waited: int = 0,
) -> Step[S]:  # fmt: skip
    """Play an answer; the old state never changes. `number`: of the answered question. `then`: moves declared in
    advance. `put`: `Step.put` of `state`, if available. `lag`: the answer's transit time. `waited`: time since its
    arrival."""
    before = asks(state, put)
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
        if not ask.sealed:  # a sealed answer must not show that the seat has answered
            rouse(game, t, seat)
            if ask.until is not None and len(before) == 1:  # not for a clock shared by several seats
                credit(t, seat)
    if not ask.sealed:
        t.ran = 1
        t.state.stack[-1].answered(t, seat, move)
        return close(t, before, settle(game, t), seat)
    t.seal(ask, move, own=True)
    now_put = settle(game, t)
    doze(game, t, at)  # unsealing may show who is away
    step = close(t, before, now_put, seat, floor="shown")
    return structs.replace(step, only=(seat,)) if not t.ran and not t.events else step


def bounded(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Check the bounds on moves that are stored for later."""
    require(len(moves) <= MOST_PLANNED, "kit-too-many-plans")
    require(all(len(msgspec.json.encode(move)) <= LONGEST_MOVE for move in moves), "kit-too-many-plans")
    return tuple(moves)


def do_aside[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, move: Move, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """Play an aside, besides the current question: a note, a title, an offer to trade. One that tells other seats
    nothing and runs no rule makes no frame for them."""
    require(state.paused is None, "kit-is-paused")
    require(state.stack and state.holds(seat), "kit-not-asked")
    if (refusal := refusal_by(game.asides(state, seat), move, game.shut_asides(state, seat))) is not None:
        raise Refused(refusal)
    t = Table(clone(state), key, table_time(state, at))
    rouse(game, t, seat)
    game.did_aside(t, seat, move)
    step = close(t, asks(state, put), settle(game, t), floor="went-on")
    quiet = not t.ran and not t.turned and all(e.to == (seat,) and e.others is None for e in t.events)
    return structs.replace(step, only=(seat,)) if quiet else step


def expire[S: State[Any]](
    game: Game[S, Any, Any], state: S, at: int, key: Key, drafts: Mapping[Seat, Move] | None = None,
    put: tuple[Ask, ...] | None = None,
) -> Step[S]:  # fmt: skip
    """Play silence for every seat whose time is over. `drafts`: the seats' unfinished answers."""
    return _run_down(game, state, at, key, drafts or {}, questions(state) if put is None else put)[1]


def submitted[S: State[Any]](
    game: Game[S, Any, Any],
    state: S,
    at: int,
    key: Key,
    drafts: Mapping[Seat, Move],
    put: tuple[Ask, ...] | None = None,
) -> dict[Seat, Move]:
    """The parts of drafts that `expire` plays; only these may be stored in the row. A draft that changes nothing stays
    private: its seat still has time or is away, or the rules do not use it yet."""
    asked = questions(state) if put is None else put
    found, whole = _run_down(game, state, at, key, drafts, asked)
    for seat in tuple(found):
        fewer = {other: move for other, move in found.items() if other != seat}
        if _run_down(game, state, at, key, fewer, asked)[1] == whole:
            found = fewer
    return found


def _run_down[S: State[Any]](
    game: Game[S, Any, Any], state: S, at: int, key: Key, drafts: Mapping[Seat, Move], put: tuple[Ask, ...]
) -> tuple[dict[Seat, Move], Step[S]]:
    """The parts of drafts passed to the phase, and the step."""
    when = due(game, state, put, stored=True)
    outdated = when is not None and at < when and _was_due(state, at)
    if when is None or (at < when and not outdated):
        raise refuse("kit-too-early")
    before, given = pending(state, put), dict[Seat, Move | None]()
    t = Table(clone(state), key, table_time(state, at))
    if state.paused is not None:
        t.state.paused, t.state.cut_short = None, state.winners is None
        game.abandoned(t)
        return {}, close(t, before, settle(game, t), floor="went-on")
    phase, late = t.state.stack[-1], list(before) if outdated else silent(game, state, before, t.at)
    for ask in late:
        if not given or (
            t.state.stack and t.state.stack[-1] is phase and ask in asks(t.state)
        ):  # unless an earlier expiry has closed it
            given[ask.seat] = _let_go(game, t, ask, drafts.get(ask.seat))
    if t.state.stack:
        game.attended(t)
    now_put = settle(game, t)
    doze(game, t, at)
    step = close(t, before, now_put, floor="went-on")
    if not t.ran and not t.events:
        step = structs.replace(step, only=tuple(ask.seat for ask in late))
    return {seat: move for seat, move in given.items() if move is not None}, step


def _was_due(state: State[Any], at: int) -> bool:
    """Whether silence was due by earlier rules of the same game: a stored row stays playable when a phase lasts longer now."""
    if not state.stack or state.paused is not None:
        return False
    shortest: int | None = state.stack[-1].shortest
    return shortest is not None and table_time(state, at) >= state.since + shortest


def _let_go(game: AnyGame, t: Table[Any], ask: Ask, draft: Move | None) -> Move | None:
    """Play silence for one seat, and return the legal part of its draft. A sealed question counts as missed only when
    all answers are open. The draft of an away seat is not used; that of a lost seat is, as written by the end of its
    time."""
    phase, away = t.state.stack[-1], is_away(t.state, ask.seat)
    mended = None if away else ask.mended(draft)
    t.silenced.append(ask.seat)
    if ask.sealed:
        t.seal(ask, mended or silence(ask), missed=ask.awaited and not away)
        return mended
    t.ran += 1
    if mended is None and not t.state.present(ask.seat):
        phase.skipped(t, ask)
    else:
        phase.expired(t, ask, mended)
    if ask.awaited and not away and ask.seat not in t.excused:
        miss(game, t, ask.seat)
    return mended


def ordered(state: State[Any], seat: Seat, window: str, scope: str | None, move: Move | None) -> tuple[Order[Any], ...]:
    """The seat's standing orders with one more, or one less (`scope` None)."""
    others = tuple(order for order in state.chairs[seat].orders if order.window != window)
    return others if scope is None else (*others, Order(window, scope, move))


def stand[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, window: str, scope: str | None, at: int, key: Key,
    move: Move | None = None, put: tuple[Ask, ...] | None = None,
) -> Step[S]:  # fmt: skip
    """Give a standing order for a window, or cancel it (`scope` None). Allowed at any time; no other seat notices."""
    require(state.holds(seat), "kit-seat-was-left")
    orders = ordered(state, seat, window, scope, move)
    require(len(orders) <= MOST_ORDERS, "kit-too-many-orders")
    if scope is not None:
        require(max(len(window), len(scope)) <= LONGEST_NAME, "kit-not-offered")
        bounded([move] if move is not None else ())
    asked = questions(state) if put is None else put
    t = Table(clone(state), key, table_time(state, at))
    t.amend(seat, orders=orders)
    now_put = asked if state.paused is not None else settle(game, t)
    step = close(t, pending(state, asked), now_put, floor="went-on" if t.ran else "")
    return structs.replace(step, only=(seat,)) if not t.ran else step
