"""A sitting: the state of a table in play and what may be taken back; also the replay of a log."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from .base import Frozen, Refused, Say, Seat, say, tag_of
from .chairs import credit, rouse
from .chance import Key
from .clocks import last_call, table_time
from .clone import clone
from .events import Undone
from .game import Game
from .phases import Timed
from .play import open_table, ordered
from .questions import asks, questions
from .rows import FAR, Answered, Did, Stood, TookBack, play_row
from .settle import Step, close, require
from .state import State
from .table import Floor, Table


class Undoable(Frozen, omit_defaults=True):
    """What may be taken back. `seat`: who may. `moves`: the tags of those moves, newest last, only for that seat:
    others may not know their kinds. `floor`: why nothing may, only for that seat. `until`: the server's time after which
    the last move stands, only for that seat."""

    seat: Seat
    moves: tuple[str, ...] = ()
    floor: Say | None = None
    until: int | None = None


class Retractable[S](Frozen):
    """An answer that may be taken back, and the state before it."""

    seat: Seat
    move: str
    before: S
    at: int = 0  # the table time of the answer


def undo[S: State[Any]](
    game: Game[S, Any, Any], state: S, earlier: S, seat: Seat, at: int, answered: int | None = None
) -> Step[S]:
    """Return to an earlier state. Presence and time stay as they are now: the clock of the earlier question has run on, also
    while another phase ran on top of its phase; so has that of a covered phase which ran meanwhile. `answered`: the table time
    of the answer."""
    t = Table(clone(earlier), b"", table_time(state, at))
    back = t.state
    chairs = zip(state.chairs, earlier.chairs, strict=True)
    back.chairs = tuple(
        structs.replace(
            now,
            plan=was.plan,
            sealed=was.sealed,
            orders=was.orders,
            out=was.out,
            held=was.held if was.graced else now.held,
        )
        for now, was in chairs
    )
    back.asked, back.slept, back.paused = state.asked[:], state.slept, state.paused
    unasked = [seat for seat, was in enumerate(earlier.asked) if was == state.asked[seat]]
    back.drafting = {seat: where for seat, where in earlier.drafting.items() if seat in unasked}
    top = len(state.stack) - 1
    if answered is not None and 0 <= top < len(back.stack) - 1:
        covered = back.stack[top]
        if isinstance(covered, Timed) and type(covered) is type(state.stack[top]):
            covered.covered_at += t.at - answered
    rouse(game, t, seat)
    if len(asks(back)) == 1:
        credit(t, seat)
    t.tell(Undone(seat))
    asked_at = back.asked_at[:]
    graced = [now.graced or was.graced for now, was in zip(back.chairs, earlier.chairs, strict=True)]
    step = close(t, (), questions(back), seat)
    back.asked_at = asked_at  # undo gives nobody more time
    for other in range(back.seats):
        if graced[other]:
            t.amend(other, graced=True)
    return step


def with_order[S: State[Any]](state: S, row: Stood[Any]) -> S:
    """The state with the standing order of the row, which answers nothing."""
    t = Table(clone(state), b"", state.at)
    t.amend(row.seat, orders=ordered(state, row.seat, row.window, row.scope, row.move))
    return t.state


class Sitting[S: State[Any]]:
    """A table in play. `trail`: the answers that may be taken back, all of one seat. `floor`: the seat whose move
    cannot be, and why. Rows about presence or standing orders change neither unless rules ran."""

    def __init__(self, game: Game[S, Any, Any], key: Key, step: Step[S]) -> None:
        self.game, self.key, self.step = game, key, step
        self.trail: list[Retractable[S]] = []
        self.floor: tuple[Seat, Floor] | None = None
        self._closed: tuple[Step[S], int | None] | None = None  # a step, and when its last answer closes

    @property
    def state(self) -> S:
        """The state after the last row."""
        return self.step.state

    def fork(self) -> "Sitting[S]":
        """A copy on which to try a row before it is committed: states are shared, the trail is copied."""
        other = Sitting(self.game, self.key, self.step)
        other.trail, other.floor = self.trail[:], self.floor
        return other

    def may_undo(self, seat: Seat, at: int) -> bool:
        """Whether this seat may take back its last move: it is above the floor, and the question it answered is still open by its clock."""
        return self._above_the_floor(seat) and not self._too_late(at)

    def require_undo(self, seat: Seat, at: int) -> None:
        """Refuse an undo before its row is written. `take` does not check the time: it also plays rows of older logs."""
        require(self._above_the_floor(seat), "kit-nothing-to-undo")
        require(not self._too_late(at), "kit-too-late")

    def _above_the_floor(self, seat: Seat) -> bool:
        return bool(self.trail) and self.trail[-1].seat == seat and self.state.paused is None

    def _too_late(self, at: int) -> bool:
        closes = self._closes(at)
        return closes is not None and max(at, self.state.at + self.state.slept) > closes

    def _closes(self, at: int) -> int | None:
        """The server's time after which an undo would put a question whose time is over; every answer to it would be refused."""
        last = self.trail[-1]
        step = undo(self.game, self.state, last.before, last.seat, at, last.at)
        held = (ask for ask in step.asks if step.state.holds(ask.seat))
        ends = [end for ask in held if (end := last_call(self.game, step.state, ask)) is not None]
        return min(ends) + step.state.slept if ends else None

    def _closing(self) -> int | None:
        """`_closes` at the last step; computed once per step, for all viewers."""
        if self._closed is None or self._closed[0] is not self.step:
            self._closed = self.step, self._closes(self.state.at + self.state.slept)
        return self._closed[1]

    def undoable(self, viewer: Seat | None) -> Undoable | None:
        """What a viewer may know about undo. Every viewer sees who may take something back."""
        if self.state.paused is not None or not (self.trail or self.floor):
            return None
        if self.trail:
            seat, until = self.trail[-1].seat, self._closing()
            if until is not None and self.state.at + self.state.slept > until:
                return Undoable(seat, floor=say("kit-too-late")) if seat == viewer else None
            if seat != viewer:
                return Undoable(seat)
            return Undoable(seat, tuple(taken.move for taken in self.trail), until=until)
        assert self.floor is not None
        seat, why = self.floor
        return Undoable(seat, floor=say(f"kit-floor-{why}")) if seat == viewer else None

    def _beside(self, step: Step[S], row: Any) -> Step[S]:
        """Insert an aside or a standing order that only its seat notices below the trail: undo stays possible and does not take it
        back. If the aside could not have been played there, every viewer notices it."""
        if step.only is None or not self.trail:
            return step
        if isinstance(row, Stood):
            self.trail = [structs.replace(taken, before=with_order(taken.before, row)) for taken in self.trail]
        if not isinstance(row, Did):
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
        """Play one row; a refused row changes nothing."""
        before = self.state
        if isinstance(row, TookBack):
            require(0 <= row.at < FAR and self._above_the_floor(row.seat), "kit-nothing-to-undo")
            taken = self.trail.pop()
            self.step = undo(self.game, before, taken.before, row.seat, row.at, taken.at)
            return self.step
        step = self.step = self._beside(play_row(self.game, before, row, self.key, self.step.put), row)
        if isinstance(row, Answered) and not step.floor:
            self.trail.append(Retractable(row.seat, tag_of(row.move), before, step.state.at))
        elif step.floor and step.only is None:
            mover = row.seat if isinstance(row, Answered) else self.trail[-1].seat if self.trail else None
            self.floor = None if mover is None else (mover, step.floor)
            self.trail.clear()
        return step


def replay[S: State[Any]](
    game: Game[S, Any, Any], seats: int, options: Any, key: Key, at: int, rows: Iterable[Any]
) -> Sitting[S]:
    """Play a whole game from its log."""
    sitting = Sitting(game, key, open_table(game, seats, options, key, at))
    for row in rows:
        sitting.take(row)
    return sitting
