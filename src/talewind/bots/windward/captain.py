"""The captain: plans whole turns with exact odds and cheapest ways, and answers every other question by the same values."""

from collections.abc import Iterator
from typing import Any, cast

from talewind.bots.company import USUAL, Temper
from talewind.games.windward.moves import EndTurn
from talewind.games.windward.state import Sky
from talewind.games.windward.turn import Turn
from talewind.kit import AnyGame, Chance, Move, Sight, State, sample, tag_of
from talewind.kit.look import Prompt

from .chart import chart_of
from .node import node_of
from .replies import Replies
from .search import MOST_PLANNED, Search
from .together import values_for

WORLDS = 8  # dealt where hidden hands matter


class Captain:
    """The true hands of others never count: whatever depends on them is judged by a dealt world."""

    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = USUAL) -> None:
        self.game, self.seed = game, seed

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        assert sight.seat is not None
        state, seat, ask = cast(Sky, next(worlds)), sight.seat, sight.question.ask
        chart = chart_of(state.options.planet == "small", state.tiles)
        values = values_for(state, seat, chart)
        if not state.stack or not isinstance(state.stack[-1], Turn):
            move = Replies(
                state, seat, values, lambda: [state, *(cast(Sky, next(worlds)) for _ in range(WORLDS - 1))]
            ).to(ask)
            return move, ()
        _, plan = Search(state, chart, values).best(node_of(state, seat))
        moves = plan or (EndTurn(),)
        if not legal(ask, moves[0]):  # the plan has missed something that is closed
            return (EndTurn() if legal(ask, EndTurn()) else sample(ask.offers, self.game.kinds, Chance(self.seed))), ()
        return moves[0], moves[1 : MOST_PLANNED + 1]


def legal(ask: Prompt, move: Move) -> bool:
    return any(offer.move == tag_of(move) and offer.admit(move) is None for offer in ask.offers)
