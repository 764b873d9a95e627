"""Narration: one seat tells, weaving in cards."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from talewind.kit.asks import Ask
from talewind.kit.base import Move, RuleId, Say, Seat, say
from talewind.kit.offers import Offer, offer, one_of, words
from talewind.kit.passage import Passage, Woven
from talewind.kit.phases import Timed
from talewind.kit.table import Table

from .moves import Tell, Weave


class Narration(Timed):
    """One seat tells, weaving in cards: all at once with `Tell`, or, if `live`, card by card with `Weave` before it;
    typed, or by voice if `aloud` allows it. The result is `tale`. One clock runs from beginning to end, through woven
    cards and interruptions."""

    lasts: ClassVar[int] = 300_000  # ms
    chars: ClassVar[int] = 2_000  # the longest tale
    live: ClassVar[bool] = False  # cards are woven in one by one, for good
    heard: ClassVar[bool] = False  # other viewers may read along while it is written
    seat: Seat  # who tells
    least: int = 0  # cards to weave in, at least and at most
    most: int | None = 0  # None: no limit
    woven: list[str] = []
    tale: Passage = Passage()

    def lasting(self, state: Any) -> int:
        """The duration in ms; override it if the table's options set it."""
        return self.lasts

    def aloud(self, state: Any) -> bool:
        """Whether it may be told by voice; cards are woven in all the same."""
        return False

    def hand(self, state: Any) -> Sequence[str]:
        """The cards that may be woven in."""
        return ()

    def prompt(self, state: Any) -> Say:
        """The text of the question."""
        return say("kit-narrate")

    def means(self, state: Any) -> Sequence[Offer]:
        """Other offers to the seat."""
        return ()

    def shut(self, state: Any) -> dict[str, RuleId]:
        """Kinds of move that are closed, each with its rule."""
        return {}

    def name(self, state: Any) -> str:
        """The window's name for standing orders; such an order carries its move."""
        return ""

    def wove(self, t: Table[Any], card: str) -> None:
        """A card was woven in: remove it from the hand and tell an event."""

    def narrated(self, t: Table[Any]) -> None:
        """Called when the tale is told; pops the phase."""
        t.pop()

    def began(self, t: Table[Any]) -> None:
        self.until = t.at + self.lasting(t.state)

    def asks(self, state: Any) -> Iterable[Ask]:
        hand, aloud = list(self.hand(state)), self.aloud(state)
        if self.live:
            enough = len(self.woven) >= self.least or not hand
            offers = (
                [offer(Tell, tale=words(self.chars, weave=self.woven, in_order=True, aloud=aloud))] if enough else []
            )
            if hand and (self.most is None or len(self.woven) < self.most):
                offers.append(offer(Weave, card=one_of(hand, of="card")))
        else:
            least = min(self.least, len(hand))
            offers = [offer(Tell, tale=words(self.chars, weave=hand, least=least, most=self.most, aloud=aloud))]
        yield Ask(
            self.seat,
            self.prompt(state),
            (*offers, *self.means(state)),
            self.shut(state),
            window=self.name(state),
            until=self.until,
            drafted=True,
            heard=self.heard,
        )

    def answered(self, t: Table[Any], seat: Seat, move: Tell | Weave) -> None:
        if isinstance(move, Weave):
            self.woven.append(move.card)
            self.wove(t, move.card)
            return
        if not self.live:
            for card in move.tale.cards:
                self.woven.append(card)
                self.wove(t, card)
        self.tale = move.tale
        self.narrated(t)

    def expired(self, t: Table[Any], ask: Ask, draft: Move | None) -> None:
        """Tell the draft as it is; committed cards stay played."""
        if isinstance(draft, Tell):
            self.answered(t, self.seat, draft)
        else:
            self.tale = Passage(tuple(Woven(card) for card in self.woven))
            self.narrated(t)
