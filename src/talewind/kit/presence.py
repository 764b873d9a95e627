"""Operations on presence: connect, disconnect, leave for good, take over by a person or a bot, pause."""

from typing import Any, Literal

from .asks import Ask
from .base import Seat, refuse
from .chairs import doze, found, go_on, stop, wake
from .chance import Key
from .clocks import table_time
from .clone import clone
from .events import Attended, HousePlays
from .game import Game
from .questions import asks, questions
from .settle import Step, close, require, settle, silence
from .state import State
from .table import Table


def _step[S: State[Any]](game: Game[S, Any, Any], t: Table[S], before: tuple[Ask, ...], at: int) -> Step[S]:
    """Close a step about presence. It does not end undo unless rules have run."""
    wake(game, t, at)
    if t.state.stack:
        if game.waits(t.state):
            doze(game, t, at)  # before anything runs
        game.attended(t)
    put = settle(game, t) if t.state.paused is None else questions(t.state)
    doze(game, t, at)
    return close(t, before, put, floor="went-on" if t.ran else "")


def attend[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, presence: Literal["here", "lost", "away"], at: int, key: Key,
    put: tuple[Ask, ...] | None = None,
) -> Step[S]:  # fmt: skip
    """Set a seat's presence: a connection was opened or lost, a vote marked it away, or it is back. Where a bot plays,
    this is about the person, who takes the seat back on returning."""
    chair = state.chairs[seat]
    require(chair.presence not in ("left", "gone"), "kit-seat-was-left")
    require(not chair.bot or (chair.presence != "here" and presence == "here"), "kit-seat-is-taken")
    t = Table(clone(state), key, table_time(state, at))
    if chair.bot:
        t.amend(seat, plan=(), orders=())
        t.ran += 1  # the person cannot take back the bot's moves
    if presence != "lost":
        found(game, t, seat)
    t.attend(seat, presence)
    return _step(game, t, asks(state, put), at)


def leave[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """A seat leaves for good. Its open question is answered at once, unless the table waits for somebody else to sit down; the
    game decides about the seat."""
    require(state.stack and state.holds(seat), "kit-seat-was-left")
    before = asks(state, put)
    t = Table(clone(state), key, table_time(state, at))
    t.amend(seat, plan=(), orders=(), bot=False, missed=0)
    t.attend(seat, "left")
    t.ran += 1
    game.left(t, seat)
    mine = None if game.waits(t.state) else next((a for a in asks(t.state) if a.seat == seat), None)
    if mine is not None and mine.sealed:
        t.seal(mine, silence(mine))
    elif mine is not None and t.state.plays(seat) and not t.state.chairs[seat].bot:
        t.state.stack[-1].left(t, mine)
    return _step(game, t, before, at)


def sit[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """Somebody takes over a seat that was left and is still kept, or a bot's seat without a person. A table that has waited for
    this puts the seat's question anew."""
    require(state.stack and may_sit(state, seat), "kit-seat-is-taken")
    t = Table(clone(state), key, table_time(state, at))
    if state.chairs[seat].bot:
        t.amend(seat, plan=(), orders=(), bot=False)
        t.ran += 1  # the newcomer cannot take back the bot's moves
    if state.chairs[seat].presence == "left":
        t.attend(seat, "here")
        if game.waits(state):
            t.silenced.append(seat)
            t.state.drafting = {other: where for other, where in t.state.drafting.items() if other != seat}
        if not state.chairs[seat].bot:
            game.sat(t, seat)
    else:
        t.tell(Attended(seat, "here"))
    return _step(game, t, asks(state, put), at)


def may_sit(state: State[Any], seat: Seat) -> bool:
    """Whether somebody else may take the seat. Not if its person is only away, even if a bot plays it."""
    chair = state.chairs[seat]
    return chair.presence == "left" or (chair.bot and chair.presence == "here")


def house[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """Let a bot play the seat until its person is back or somebody else sits down. The server decides who may ask."""
    chair = state.chairs[seat]
    require(state.stack and state.plays(seat) and not chair.bot, "kit-seat-is-taken")
    t = Table(clone(state), key, table_time(state, at))
    found(game, t, seat)
    t.amend(seat, plan=(), orders=(), missed=0, since=t.at, bot=True)
    t.ran += 1
    if chair.presence != "here":
        t.tell(HousePlays(seat))
    if chair.presence == "left":
        game.sat(t, seat)
    if chair.presence in ("away", "left") and t.state.stack:
        t.state.stack[-1].returned(t, seat)
    return _step(game, t, asks(state, put), at)


def pause[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """Stop all clocks for a seat, unless a rule forbids it now."""
    require(state.holds(seat), "kit-seat-was-left")
    require(state.stack and state.paused is None, "kit-is-paused")
    if (rule := state.stack[-1].unpausable(state, seat)) is not None:
        raise refuse("kit-no-pause", rule)
    t = Table(clone(state), key, table_time(state, at))
    stop(t, at, seat)
    return _step(game, t, asks(state, put), at)


def unpause[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """Start all clocks again for a seat, unless the table sleeps."""
    require(state.holds(seat), "kit-seat-was-left")
    require(state.paused is not None and state.paused.by is not None, "kit-not-paused")
    t = Table(clone(state), key, table_time(state, at))
    go_on(t, at, seat)
    return _step(game, t, asks(state, put), at)


def end[S: State[Any]](
    game: Game[S, Any, Any], state: S, seat: Seat, at: int, key: Key, put: tuple[Ask, ...] | None = None
) -> Step[S]:
    """End the game of a sleeping table for the one person still present."""
    require(state.paused is not None and state.paused.by is None, "kit-not-asleep")
    require(state.present(seat) and not state.chairs[seat].bot, "kit-not-asked")
    t = Table(clone(state), key, table_time(state, at))
    t.state.paused, t.state.cut_short = None, state.winners is None
    t.ran += 1
    game.abandoned(t)
    return _step(game, t, asks(state, put), at)
