"""One seat tells, with cards of its hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from talewind.kit import Ask, Narration, Pass, Passage, Say, Seat, Table, Tell, Weave, Woven, offer, say

from .state import Winter
from .words import Narrated, Played

ANY = 99  # cards: as many as one holds

type T = Table[Winter]


class Story(Narration, kw_only=True):
    """A passage of its own `kind`; cards are committed one by one while it is told (WT-147)."""

    live = True
    heard = True  # six wait for one: they read along
    kind: str

    def hand(self, state: Winter) -> Sequence[str]:
        return state.hands[self.seat]

    def prompt(self, state: Winter) -> Say:
        return say(f"winter-{self.kind}")

    def wove(self, t: T, card: str) -> None:
        t.state.hands[self.seat].remove(card)
        t.tell(Played(self.seat, card), shows=True)

    def narrated(self, t: T) -> None:
        tale = self.tale if self.tale.parts else Passage(tuple(Woven(card) for card in self.woven))
        if tale.parts:
            t.state.narrate(t, Narrated(self.seat, self.kind, tale))
        t.pop()


class Strike(Story, kw_only=True):
    """Exactly one card, told in one go, or none: by choice or for lack of cards (WT-80 to WT-82, WT-97)."""

    live = False
    claimed: bool = False  # the first step of a claim cannot be refused (WT-R25)

    def asks(self, state: Winter) -> Iterable[Ask]:
        stop = () if self.claimed else (offer(Pass),)
        for ask in super().asks(state):
            if self.hand(state):
                yield structs.replace(ask, offers=(*ask.offers, *stop))
            else:
                yield structs.replace(ask, offers=(offer(Pass),), closed={"tell": "WT-82"})

    def answered(self, t: T, seat: Seat, move: Tell | Weave | Pass) -> None:
        if isinstance(move, Pass):
            t.pop()
        else:
            super().answered(t, seat, move)
