"""A table being played: its state, what may still be taken back, and how to play a log again."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from .base import Frozen, Refused, Say, Seat, say, tag_of
from .chairs import credit, rouse
from .chance import Key
from .clocks import table_time
from .clone import clone
from .events import Undone
from .game import Game
from .phases import Timed
from .play import open_table
from .questions import asks, questions
from .rows import FAR, Answered, Did, TookBack, play_row
from .settle import Step, close, require
from .state import State
from .table import Floor, Table


class Undoable(Frozen, omit_defaults=True):
    """What may be taken back. `seat` may; `moves` are the tags of those moves, newest last, for that seat alone: others may not
    know of each what kind it was. `floor`, for that seat alone: nothing may, and why."""

    seat: Seat
    moves: tuple[str, ...] = ()
    floor: Say | None = None


class Retractable[S](Frozen):
    """An answer above the floor, and the state before it."""

    seat: Seat
    move: str
    before: S


def undo[S: State[Any]](game: Game[S, Any, Any], state: S, earlier: S, seat: Seat, at: int) -> Step[S]:
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
    asked_at = back.asked_at[:]
    step = close(t, (), questions(back), seat)
    back.asked_at = asked_at  # taking back gives nobody more time
    return step


class Sitting[S: State[Any]]:
    """A table being played. `trail`: the answers above the floor, all of one seat. `floor`: whose move lies under it, and why that
    stays. Rows about people (a lost connection, a standing order) change neither as long as the rules did not run."""

    def __init__(self, game: Game[S, Any, Any], key: Key, step: Step[S]) -> None:
        self.game, self.key, self.step = game, key, step
        self.trail: list[Retractable[S]] = []
        self.floor: tuple[Seat, Floor] | None = None

    @property
    def state(self) -> S:
        return self.step.state

    def fork(self) -> "Sitting[S]":
        """To try a row before it is durable: the states are shared, the trail is its own."""
        other = Sitting(self.game, self.key, self.step)
        other.trail, other.floor = self.trail[:], self.floor
        return other

    def may_undo(self, seat: Seat) -> bool:
        """Is the last thing this seat did above the floor?"""
        return bool(self.trail) and self.trail[-1].seat == seat and self.state.paused is None

    def undoable(self, viewer: Seat | None) -> Undoable | None:
        """What a viewer may know of that. Everybody sees who may take something back."""
        if self.state.paused is not None or not (self.trail or self.floor):
            return None
        if self.trail:
            seat = self.trail[-1].seat
            return Undoable(seat, tuple(taken.move for taken in self.trail) if seat == viewer else ())
        assert self.floor is not None
        seat, why = self.floor
        return Undoable(seat, floor=say(f"kit-floor-{why}")) if seat == viewer else None

    def _beside(self, step: Step[S], row: Any) -> Step[S]:
        """An aside that only its seat notices leaves what may be taken back, and is not taken back with it: it was done before that
        as well. Where it could not have been, everybody notices it."""
        if not isinstance(row, Did) or step.only is None or not self.trail:
            return step
        earlier: list[Retractable[S]] = []
        for taken in self.trail:
            try:
                then = play_row(self.game, taken.before, row, self.key)
            except Refused:
                return structs.replace(step, only=None)
            if then.only is None:
                return structs.replace(step, only=None)
            earlier.append(structs.replace(taken, before=then.state))
        self.trail = earlier
        return step

    def take(self, row: Any) -> Step[S]:
        """Play one row. A refused row changes nothing."""
        before = self.state
        if isinstance(row, TookBack):
            require(0 <= row.at < FAR and self.may_undo(row.seat), "kit-nothing-to-undo")
            self.step = undo(self.game, before, self.trail[-1].before, row.seat, row.at)
            self.trail.pop()
            return self.step
        step = self.step = self._beside(play_row(self.game, before, row, self.key, self.step.put), row)
        if isinstance(row, Answered) and not step.floor:
            self.trail.append(Retractable(row.seat, tag_of(row.move), before))
        elif step.floor and step.only is None:
            mover = row.seat if isinstance(row, Answered) else self.trail[-1].seat if self.trail else None
            self.floor = None if mover is None else (mover, step.floor)
            self.trail.clear()
        return step


def replay[S: State[Any]](
    game: Game[S, Any, Any], seats: int, options: Any, key: Key, at: int, rows: Iterable[Any]
) -> Sitting[S]:
    """The whole game again, from its log."""
    sitting = Sitting(game, key, open_table(game, seats, options, key, at))
    for row in rows:
        sitting.take(row)
    return sitting
