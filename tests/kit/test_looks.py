"""Several who look at one state at once: each sees what it would see alone, and the questions are put together once."""

from typing import Any

import pytest

from talewind import games
from talewind.kit import Chance, Game, Sitting, due, look, looks, open_table, sample
from talewind.kit.rows import Answered, Expired

from .toys.bidding import Auction


def states(game: Game[Any, Any, Any], seed: int, most: int = 150) -> list[Sitting[Any]]:
    """A random game, step by step."""
    dice, key, at = Chance(b"dice %d" % seed), b"key %d" % seed, 0
    sitting = Sitting(game, key, open_table(game, min(game.seats), None, key))
    found = [sitting.fork()]
    while sitting.state.stack and len(found) < most:
        at += 10
        if sitting.step.asks:
            ask = dice.pick(sitting.step.asks, "who")
            at = max(at, ask.opens or 0)
            move = sample(ask.offers, game.kinds, dice)
            sitting.take(Answered(at, ask.seat, sitting.state.asked[ask.seat], move))
        else:
            at = max(at, due(game, sitting.state) or at)
            sitting.take(Expired(at))
        found.append(sitting.fork())
    return found


@pytest.mark.parametrize("game", [Auction(), *map(games.load, games.names())], ids=lambda game: game.id)
def test_each_of_several_sees_what_it_would_see_alone(game: Game[Any, Any, Any]) -> None:
    sealed = 0
    for sitting in states(game, 1):
        state, asks = sitting.state, sitting.step.asks
        viewers = [*range(state.seats), None]
        assert looks(game, state, viewers, asks) == {viewer: look(game, state, viewer) for viewer in viewers}
        assert due(game, state, asks) == due(game, state)
        sealed += any(chair.sealed for chair in state.chairs)
    assert sealed or game.id != Auction.id, "the case that needs more than the open questions"


def test_the_questions_are_put_together_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("windmill")
    step = open_table(game, 3, None, b"key")
    phase = type(step.state.stack[-1])
    asks, put = phase.asks, []

    def counted(self: Any, state: Any) -> Any:
        put.append(self)
        return asks(self, state)

    monkeypatch.setattr(phase, "asks", counted)
    looks(game, step.state, [0, 1, 2, None])
    assert len(put) == 1
    looks(game, step.state, [0, 1, 2, None], step.asks)
    due(game, step.state, step.asks)
    assert len(put) == 1, "they were at hand"
