"""A careful player of Liar's Dice: it believes what holds in most of the worlds that it cannot tell apart."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from talewind.kit import AnyGame, Chance, Move, Sight, State, moves_of, sample

from .moves import Bid, Challenge, Higher

WORLDS = 60  # so many dice are rolled in thought for each question
MOVES = 300  # more than six cups with six dice allow
BELIEVED = 0.45  # a bid that holds in fewer worlds is doubted


class Careful:
    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: str = "merry") -> None:
        self.game, self.dice = game, Chance(seed)

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        assert sight.question is not None
        offers, view = sight.question.ask.offers, sight.view
        if not any(offer.move in ("bid", "higher", "challenge") for offer in offers):
            return sample(offers, self.game.kinds, self.dice), ()
        seen = list(islice(worlds, WORLDS))

        def holds(count: int, face: int) -> float:
            return sum(world.matching(face) >= count for world in seen) / WORLDS  # type: ignore[attr-defined]

        if view.count is not None and holds(view.count, view.face) < BELIEVED:
            return Challenge(), ()
        moves = [m for o in offers for m in moves_of(o, self.game.kinds[o.move], MOVES, self.dice)]
        bids = [(move, self.bid(move, view.count)) for move in moves]
        likely = [(holds(*bid), -bid[0], move) for move, bid in bids if bid is not None]
        if not likely:
            return Challenge(), ()
        return max(likely, key=lambda found: found[:2])[2], ()

    def bid(self, move: Move, standing: int | None) -> tuple[int, int] | None:
        match move:
            case Bid(count, face):
                return count, face
            case Higher(face) if standing is not None:
                return standing, face
        return None
