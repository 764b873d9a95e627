"""Choosing in secret, all at once, while everybody sees who has chosen."""

from collections.abc import Iterable
from typing import Any, ClassVar

from talewind.kit.asks import Ask
from talewind.kit.offers import Offer
from talewind.kit.phases import Phase
from talewind.kit.words import Move, RuleId, Say, Seat


class Secretly(Phase):
    """What was chosen lies in the state's `chosen`, a dict by seat that the view hides, until nobody is waited for and
    `run` opens it. Unlike a sealed answer it is stored with the game, so that a choice may be changed or a tale read later."""

    lasts: ClassVar[int] = 30_000
    drafted: ClassVar[bool] = False
    waiting: list[Seat]

    def lasting(self, state: Any) -> int:
        """In ms, where the table chooses it."""
        return self.lasts

    def prompt(self, state: Any, seat: Seat) -> Say:
        raise NotImplementedError

    def choice(self, state: Any, seat: Seat) -> Offer:
        """What it may choose."""
        raise NotImplementedError

    def shut(self, state: Any, seat: Seat) -> dict[str, RuleId]:
        """What it cannot do, and by which rule."""
        return {}

    def has_chosen(self, t: Any, seat: Seat) -> None:
        """Tell that it has, and nothing else."""

    def asks(self, state: Any) -> Iterable[Ask]:
        lasts = self.lasting(state)
        for seat in self.waiting:
            offers, shut = (self.choice(state, seat),), self.shut(state, seat)
            yield Ask(seat, self.prompt(state, seat), offers, closed=shut, lasts=lasts, drafted=self.drafted)

    def answered(self, t: Any, seat: Seat, move: Any) -> None:
        t.state.chosen[seat] = move
        self.waiting.remove(seat)
        self.has_chosen(t, seat)
        t.commit()

    def expired(self, t: Any, ask: Ask, draft: Move | None) -> None:
        """Nothing was chosen, unless the unfinished answer can stand."""
        if draft is None:
            self.waiting.remove(ask.seat)
        else:
            super().expired(t, ask, draft)
