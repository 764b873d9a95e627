"""Simultaneous secret choice; all see who has chosen."""

from collections.abc import Iterable
from typing import Any, ClassVar

from talewind.kit.asks import Ask
from talewind.kit.base import Move, RuleId, Say, Seat
from talewind.kit.offers import Offer
from talewind.kit.phases import Timed
from talewind.kit.table import Table


class Secretly(Timed):
    """All choose at once and in secret, and all see who has chosen. Choices are stored in the state's `chosen`, a dict by seat that the view hides, until all have chosen and `run`
    opens them. Unlike sealed answers they are part of the game's state, so that a choice may be changed or a tale read
    later. One clock for all; a seat that returns while it runs takes part."""

    lasts: ClassVar[int] = 30_000  # ms
    drafted: ClassVar[bool] = False  # a draft is submitted when the time is over
    waiting: list[Seat]  # the seats that have not chosen yet

    def lasting(self, state: Any) -> int:
        """In ms, where the table chooses it."""
        return self.lasts

    def prompt(self, state: Any, seat: Seat) -> Say:
        """The text of the question."""
        raise NotImplementedError(f"{type(self).__name__}.prompt is missing: return the question's text")

    def choice(self, state: Any, seat: Seat) -> Offer:
        """The offer to a seat."""
        raise NotImplementedError(f"{type(self).__name__}.choice is missing: return the offer to a seat")

    def shut(self, state: Any, seat: Seat) -> dict[str, RuleId]:
        """Kinds of move that are closed, each with its rule."""
        return {}

    def has_chosen(self, t: Table[Any], seat: Seat) -> None:
        """Tell that the seat has chosen, not what."""

    def takes_part(self, state: Any, seat: Seat) -> bool:
        """Whether a seat that has returned is asked too."""
        return True

    def began(self, t: Table[Any]) -> None:
        self.until = t.at + self.lasting(t.state)

    def returned(self, t: Table[Any], seat: Seat) -> None:
        absent = seat not in self.waiting and seat not in t.state.chosen
        if absent and self.is_open(t) and self.takes_part(t.state, seat):
            self.waiting.append(seat)

    def asks(self, state: Any) -> Iterable[Ask]:
        until = self.until or None  # missing in states stored before this clock was shared
        lasts = None if until else self.lasting(state)
        for seat in self.waiting:
            offers, shut = (self.choice(state, seat),), self.shut(state, seat)
            yield Ask(
                seat, self.prompt(state, seat), offers, closed=shut, lasts=lasts, until=until, drafted=self.drafted
            )

    def answered(self, t: Table[Any], seat: Seat, move: Any) -> None:
        t.state.chosen[seat] = move
        self.waiting.remove(seat)
        self.has_chosen(t, seat)
        t.commit()

    def expired(self, t: Table[Any], ask: Ask, draft: Move | None) -> None:
        """Use the draft if it is legal; otherwise the seat has chosen nothing."""
        if draft is None:
            self.waiting.remove(ask.seat)
        else:
            super().expired(t, ask, draft)
