"""The miller: tells of its picture what it has not told before, and guesses by the words of a tale."""

from collections.abc import Iterator
from typing import Any, ClassVar, cast

from talewind.bots.company import Temper
from talewind.bots.tales import Tales
from talewind.bots.telling_bot import TellingBot
from talewind.games.windmill.moves import Guess, Stake
from talewind.games.windmill.state import Mill
from talewind.games.windmill.view import MillView
from talewind.kit import Move, Offer, Passage, Sight, State, Words, tag_of
from talewind.kit.look import Prompt

STAKE, GUESS = tag_of(Stake), tag_of(Guess)
# How many times better than the second the best picture must fit for the Windmill card; a shy miller leaves it alone.
SURE: dict[Temper, float | None] = {"shy": None, "merry": 1.6, "grave": 2.4}


class Miller(TellingBot):
    kindred: ClassVar[str] = "talewind.bots.windmill"
    continues = False  # the tale goes on where the one before it ended (WM-70)

    def answer(self, sight: Sight[MillView], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        told = [tale for tale in sight.view.tales if tale.round == sight.view.round]
        self.continues = bool(told) and cast(Mill, next(worlds)).options.never_ending
        return self.move(sight), ()

    def choice(self, ask: Prompt, sight: Sight[MillView]) -> Offer:
        """Take the Windmill card only when sure."""
        offers = {offer.move: offer for offer in ask.offers}
        if STAKE not in offers:
            return super().choice(ask, sight)
        return offers[STAKE if self.is_sure(sight.view) else GUESS]

    def is_sure(self, view: MillView) -> bool:
        limit, lying = SURE[self.temper], [picture for picture in view.grid if picture]
        if limit is None or view.tale is None or not view.tale.text or len(lying) < 2:
            return False
        best, second, *_ = sorted(self.scores(view.tale, lying).values(), reverse=True)
        return best > limit * second

    def tale(self, words: Words, sight: Sight[MillView], chosen: dict[str, Any]) -> Passage:
        """One of the picture's tales that nobody has told at this table."""
        tales, card = Tales(self.lang), sight.view.card
        told = " ".join(tale.tale.text for tale in sight.view.tales)
        lines = self.dice.shuffled(tales.all_of(card), "tale") if card else []
        fresh = [line for line in lines if line not in told] or lines
        joined = (
            [f"{self.dice.pick(tales.family('then'), 'tale')} {line}" for line in fresh] if self.continues else fresh
        )
        return self.admitted(words, joined[:1], tales)
