"""A bot that gives a random legal answer."""

from collections.abc import Iterator
from typing import Any

from talewind.kit import AnyGame, Chance, Move, Sight, State, sample

from .company import USUAL, Temper


class RandomBot:
    """Uses only the game's kinds of move and its sight."""

    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = USUAL) -> None:
        self.kinds = game.kinds
        self.dice = Chance(seed)

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        return sample(sight.question.ask.offers, self.kinds, self.dice), ()
