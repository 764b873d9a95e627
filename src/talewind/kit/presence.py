"""Who is there: connections lost and found, leaving for good, taking over, pausing."""

from typing import Any, Literal

from .asks import Ask
from .chairs import doze, found, go_on, stop, wake
from .chance import Key
from .clocks import table_time
from .clone import clone
from .game import Game
from .settle import Step, asks, close, require, settle, silence
from .state import State
from .table import Table
from .words import Seat, refuse


def _step[S: State[Any, Any]](game: Game[S, Any, Any], t: Table[S], before: tuple[Ask, ...], at: int) -> Step[S]:
    """Close a step about people. It does not stop anybody's undo unless the rules have run."""
    wake(game, t, at)
    if t.state.stack:
        game.attended(t)
    after = settle(game, t) if t.state.paused is None else asks(t.state)
    doze(game, t, at)
    return close(t, before, after, floor=bool(t.ran))


def attend[S: State[Any, Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, presence: Literal["here", "lost", "away"], at: int, key: Key
) -> Step[S]:
    """The server has seen a seat come or go, or its people call it away, or it says "I am back"."""
    require(state.holds(seat), "kit-seat-was-left")
    t = Table(clone(state), key, table_time(state, at))
    if presence != "lost":
        found(game, t, seat)
    t.attend(seat, presence)
    return _step(game, t, asks(state), at)


def leave[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key) -> Step[S]:
    """A seat is left for good. Its open question is answered at once; what becomes of the seat, the game decides."""
    require(state.stack and state.holds(seat), "kit-seat-was-left")
    before = asks(state)
    t = Table(clone(state), key, table_time(state, at))
    t.amend(seat, plan=(), orders=())
    t.attend(seat, "left")
    t.ran += 1
    game.left(t, seat)
    mine = next((a for a in asks(t.state) if a.seat == seat), None)
    if mine is not None and mine.sealed:
        t.seal(mine, silence(mine))
    elif mine is not None and t.state.plays(seat):
        t.state.stack[-1].left(t, mine)
    return _step(game, t, before, at)


def sit[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key) -> Step[S]:
    """Somebody takes over a seat that was left and is still kept."""
    require(state.stack and state.chairs[seat].presence == "left", "kit-seat-is-taken")
    t = Table(clone(state), key, table_time(state, at))
    t.attend(seat, "here")
    game.sat(t, seat)
    return _step(game, t, asks(state), at)


def pause[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key) -> Step[S]:
    """Anybody may stop all clocks, unless a rule lets this one run."""
    require(state.holds(seat), "kit-seat-was-left")
    require(state.stack and state.paused is None, "kit-is-paused")
    if (rule := state.stack[-1].unpausable(state, seat)) is not None:
        raise refuse("kit-no-pause", rule)
    t = Table(clone(state), key, table_time(state, at))
    stop(t, at, seat)
    return _step(game, t, asks(state), at)


def unpause[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key) -> Step[S]:
    """And anybody may let them run again, where the table does not sleep."""
    require(state.holds(seat), "kit-seat-was-left")
    require(state.paused is not None and state.paused.by is not None, "kit-not-paused")
    t = Table(clone(state), key, table_time(state, at))
    go_on(t, at, seat)
    return _step(game, t, asks(state), at)


def end[S: State[Any, Any]](game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key) -> Step[S]:
    """The one still present at a sleeping table ends the game there."""
    require(state.paused is not None and state.paused.by is None, "kit-not-asleep")
    require(game.present(state, seat), "kit-not-asked")
    t = Table(clone(state), key, table_time(state, at))
    t.state.paused, t.state.cut_short = None, state.winners is None
    t.ran += 1
    game.abandoned(t)
    return _step(game, t, asks(state), at)
