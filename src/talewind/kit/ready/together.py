"""Phases for all: an interlude, each seat in turn, the encore."""

from collections.abc import Iterable
from typing import Any, ClassVar

from talewind.kit.asks import Ask
from talewind.kit.base import Say, Seat, say
from talewind.kit.events import Encored
from talewind.kit.offers import offer
from talewind.kit.phases import Phase
from talewind.kit.table import Table

from .moves import Again, Enough, Next

LEAST, MOST = 8_000, 40_000  # ms of a reveal
REASON = 8  # words of a row with somebody's points and their reason, in any language


def to_read(*shown: str, rows: int = 0) -> int:
    """The duration of a reveal in ms: 3 s, and 0.3 s for each word shown. `rows`: with points and their reasons.

    >>> to_read("The moon had not washed since Tuesday."), to_read("and " * 30, rows=3), to_read("and " * 200)
    (8000, 19200, 40000)
    """
    count = sum(len(text.split()) for text in shown) + REASON * rows
    return min(max(3_000 + 300 * count, LEAST), MOST)


class Interlude(Phase):
    """All look at something; it ends after a while, or when all have answered `Next`. It waits for a lost seat no longer than
    `Absence.glance`."""

    lasts: ClassVar[int] = 6_000
    shortest: ClassVar[int | None] = 6_000  # as in 0.2.0, where none depended on what is shown
    looking: list[Seat]  # the seats that have not gone on yet

    def lasting(self, state: Any) -> int:
        """The duration in ms; override it if it depends on what is shown."""
        return self.lasts

    def asks(self, state: Any) -> Iterable[Ask]:
        prompt, lasts = self.prompt(state), self.lasting(state)
        for seat in self.looking:
            yield Ask(seat, prompt, (offer(Next),), otherwise=Next(), lasts=lasts, awaited=False, passing=True)

    def prompt(self, state: Any) -> Say:
        """The text of the question."""
        return say("kit-next")

    def answered(self, t: Table[Any], seat: Seat, move: Next) -> None:
        self.looking.remove(seat)

    def run(self, t: Table[Any]) -> None:
        t.pop()


class EachSeat(Phase):
    """Runs `turn` for each of the seats; seats out of the game and eliminated ones are skipped."""

    to_come: list[Seat]  # the seats whose turn is still to come

    def turn(self, t: Table[Any], seat: Seat) -> None:
        """Push the phase of this seat's turn, or run it here."""
        raise NotImplementedError(f"{type(self).__name__}.turn is missing: push the phase of a seat's turn")

    def over(self, t: Table[Any]) -> None:
        """Called after the last turn; pops the phase."""
        t.pop()

    def run(self, t: Table[Any]) -> None:
        while self.to_come:
            seat = self.to_come.pop(0)
            if t.state.plays(seat) and not t.state.chairs[seat].out:
                self.turn(t, seat)
                return
        self.over(t)


class Encore(Phase):
    """After the end, asks for another game. All see who wishes for one; `State.again` has the seats."""

    lasts: ClassVar[int] = 180_000
    is_over: ClassVar[bool] = True
    asked: list[Seat]  # the seats to ask

    def now(self, state: Any) -> Say:
        return say("kit-over")

    def asks(self, state: Any) -> Iterable[Ask]:
        for seat in self.asked:
            offers = (offer(Again), offer(Enough))
            yield Ask(seat, say("kit-again"), offers, otherwise=Enough(), lasts=self.lasts, awaited=False)

    def answered(self, t: Table[Any], seat: Seat, move: Again | Enough) -> None:
        self.asked.remove(seat)
        if isinstance(move, Again):
            t.state.again = (*t.state.again, seat)
            t.tell(Encored(seat))

    def run(self, t: Table[Any]) -> None:
        t.pop()
