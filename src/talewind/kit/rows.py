"""The log as data: one row for everything that ever happens to a table, and how to play it again."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import structs

from .asks import Ask
from .chairs import credit, rouse
from .chance import Key
from .clocks import table_time
from .clone import clone
from .events import Undone
from .game import Game
from .phases import Timed
from .play import beside, expire, open_table, play, stand
from .presence import attend, end, leave, pause, sit, unpause
from .settle import Step, asks, close, require
from .state import State
from .table import Table
from .words import Frozen, Seat, kebab

FAR = 1 << 53  # milliseconds that every language can count


class Row(Frozen, omit_defaults=True, tag_field="row", tag=kebab):
    """`at`: the server's milliseconds."""

    at: int


class Answered[M](Row):
    seat: Seat
    number: int
    move: M
    then: tuple[M, ...] = ()
    lag: int = 0  # ms it was on its way, as the server measured it
    waited: int = 0  # ms it lay at the server before it was played


class Did[M](Row):
    """Beside the running question."""

    seat: Seat
    move: M


class Expired[M](Row):
    drafts: dict[Seat, M] = {}


class Stood[M](Row):
    """A standing order; scope None takes it back."""

    seat: Seat
    window: str
    scope: str | None = None
    move: M | None = None


class Came(Row):
    seat: Seat
    presence: Literal["here", "lost", "away"]


class Left(Row):
    seat: Seat


class Sat(Row):
    seat: Seat


class Stopped(Row):
    seat: Seat


class WentOn(Row):
    seat: Seat


class Ended(Row):
    seat: Seat


class TookBack(Row):
    seat: Seat


type AnyRow[M] = Answered[M] | Did[M] | Expired[M] | Stood[M] | Came | Left | Sat | Stopped | WentOn | Ended | TookBack


def undo[S: State[Any, Any]](game: Game[S, Any, Any], state: S, earlier: S, seat: Seat, at: int) -> Step[S]:
    """Go back to an earlier state. What the kit knows of people, and time, stay as they are now."""
    t = Table(clone(earlier), b"", table_time(state, at))
    back = t.state
    chairs = zip(state.chairs, earlier.chairs, strict=True)
    back.chairs = tuple(structs.replace(now, plan=was.plan, sealed=was.sealed) for now, was in chairs)
    back.asked, back.slept, back.paused = state.asked[:], state.slept, state.paused
    unasked = [seat for seat, was in enumerate(earlier.asked) if was == state.asked[seat]]
    back.drafting = {seat: where for seat, where in earlier.drafting.items() if seat in unasked}
    for was, now in zip(back.stack, state.stack, strict=False):
        if isinstance(was, Timed) and type(was) is type(now):
            covered = 0 if now is state.stack[-1] else t.at - now.covered_at
            was.until, was.covered_at = now.until + covered, t.at
    rouse(game, t, seat)
    if len(asks(back)) == 1:
        credit(t, seat)
    t.tell(Undone(seat))
    put = back.asked_at[:]
    step = close(t, (), asks(back), seat)
    back.asked_at = put  # taking back gives nobody more time
    return step


class Sitting[S: State[Any, Any]]:
    """A table being played: its state, and what may still be taken back.

    Rows about people (a lost connection, a standing order) leave the trail alone as long as the rules did not run."""

    def __init__(self, game: Game[S, Any, Any], key: Key, step: Step[S]) -> None:
        self.game, self.key, self.step = game, key, step
        self.trail: list[tuple[Seat, S]] = []

    @property
    def state(self) -> S:
        return self.step.state

    def fork(self) -> "Sitting[S]":
        """To try a row before it is durable: the states are shared, the trail is its own."""
        other = Sitting(self.game, self.key, self.step)
        other.trail = self.trail[:]
        return other

    def may_undo(self, seat: Seat) -> bool:
        """Is the last thing this seat did above the floor?"""
        return bool(self.trail) and self.trail[-1][0] == seat and self.state.paused is None

    def take(self, row: Any) -> Step[S]:
        """Play one row. A refused row changes nothing."""
        before = self.state
        if isinstance(row, TookBack):
            require(0 <= row.at < FAR and self.may_undo(row.seat), "kit-nothing-to-undo")
            self.step = undo(self.game, before, self.trail[-1][1], row.seat, row.at)
            self.trail.pop()
            return self.step
        step = self.step = play_row(self.game, before, row, self.key, self.step.asks)
        if isinstance(row, Answered) and not step.floor:
            self.trail.append((row.seat, before))
        elif step.floor and step.only is None:
            self.trail.clear()
        return step


def play_row[S: State[Any, Any]](
    game: Game[S, Any, Any], state: S, row: Any, key: Key, known: tuple[Ask, ...] | None = None
) -> Step[S]:
    """What one row of the log did. All but TookBack, which needs the trail of a Sitting."""
    if not isinstance(row, Row):
        raise TypeError(f"not a row: {row!r}")
    require(0 <= row.at < FAR and 0 <= getattr(row, "seat", 0) < state.seats, "kit-not-asked")
    match row:
        case Answered(at, seat, number, move, then, lag, waited):
            return play(game, state, seat, number, move, at, key, then, known, lag, waited)
        case Did(at, seat, move):
            return beside(game, state, seat, move, at, key)
        case Expired(at, drafts):
            return expire(game, state, at, key, drafts)
        case Stood(at, seat, window, scope, move):
            return stand(game, state, seat, window, scope, at, key, move)
        case Came(at, seat, presence):
            return attend(game, state, seat, presence, at, key)
        case Left(at, seat):
            return leave(game, state, seat, at, key)
        case Sat(at, seat):
            return sit(game, state, seat, at, key)
        case Stopped(at, seat):
            return pause(game, state, seat, at, key)
        case WentOn(at, seat):
            return unpause(game, state, seat, at, key)
        case Ended(at, seat):
            return end(game, state, seat, at, key)
    raise TypeError(f"not a row: {row!r}")


def replay[S: State[Any, Any]](
    game: Game[S, Any, Any], seats: int, options: Any, key: Key, at: int, rows: Iterable[Any]
) -> Sitting[S]:
    """The whole game again, from its log."""
    sitting = Sitting(game, key, open_table(game, seats, options, key, at))
    for row in rows:
        sitting.take(row)
    return sitting


def row_type(game: Game[Any, Any, Any]) -> Any:
    """What msgspec decodes this game's rows as: `msgspec.json.Decoder(row_type(game))`."""
    return AnyRow[game.moves]  # type: ignore[name-defined]


def encode_row(row: Row) -> bytes:
    """One row as JSON."""
    return msgspec.json.encode(row)
