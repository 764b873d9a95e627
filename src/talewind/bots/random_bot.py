"""A bot that takes any legal answer."""

from typing import Any

from talewind.kit import Chance, Game, Move, Sight, sample


class RandomBot:
    """It knows the kinds of move of its game, and nothing else but its sight."""

    def __init__(self, game: Game[Any, Any, Any], seed: bytes) -> None:
        self.kinds = game.kinds
        self.dice = Chance(seed)

    def answer(self, sight: Sight[Any]) -> Move:
        assert sight.question is not None, "a bot answers when it is asked"
        return sample(sight.question.ask.offers, self.kinds, self.dice)
