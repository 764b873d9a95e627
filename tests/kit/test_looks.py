"""Several who look at one state at once: each sees what it would see alone, and the questions are put together once."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from talewind import games
from talewind.kit import AnyGame, Chance, Sitting, due, look, looks, open_table, sample
from talewind.kit.rows import Answered, Expired

from .toys.bidding import Auction


def played(game: AnyGame, seed: int, most: int = 150) -> Iterator[tuple[Sitting[Any], Any]]:
    """A random game: before each row the sitting, which the caller lets take it, and the row."""
    dice, key, at = Chance(b"dice %d" % seed), b"key %d" % seed, 0
    sitting = Sitting(game, key, open_table(game, game.seats[len(game.seats) // 2], None, key))
    for _ in range(most):
        if not sitting.state.stack:
            return
        at += 10
        if sitting.step.asks:
            ask = dice.pick(sitting.step.asks, "who")
            at = max(at, ask.opens or 0)
            move = sample(ask.offers, game.kinds, dice)
            yield sitting, Answered(at, ask.seat, sitting.state.asked[ask.seat], move)
        else:
            at = max(at, due(game, sitting.state) or at)
            yield sitting, Expired(at)


@pytest.mark.parametrize("game", [Auction(), *map(games.load, games.names())], ids=lambda game: game.id)
def test_each_of_several_sees_what_it_would_see_alone(game: AnyGame) -> None:
    sealed = 0
    for sitting, row in played(game, 1):
        step = sitting.take(row)
        state, put = step.state, step.put
        viewers = [*range(state.seats), None]
        seen = looks(game, state, viewers, put)
        assert seen == {viewer: look(game, state, viewer) for viewer in viewers}
        assert {viewer: sight.view for viewer, sight in seen.items()} == {s: game.view(state, s) for s in viewers}
        assert due(game, state, put) == due(game, state)
        sealed += any(chair.sealed for chair in state.chairs)
    assert sealed or game.id != Auction.id, "the case that needs more than the open questions"


@pytest.mark.parametrize("game", [Auction(), *map(games.load, games.names())], ids=lambda game: game.id)
def test_a_served_move_asks_once(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once at its end, and once more for each phase that ran by itself before it; whoever looks asks for nothing again."""
    calls: Counter[str] = Counter()

    def count(phase: type, hook: str, honest: Any) -> None:
        def counted(self: Any, *args: Any) -> Any:
            calls[hook] += 1
            return honest(self, *args)

        monkeypatch.setattr(phase, hook, counted)

    hooks = [(phase, hook, getattr(phase, hook)) for phase in game.phases for hook in ("asks", "run", "unsealed")]
    for each in hooks:  # all are found before one is replaced: phases inherit from each other
        count(*each)
    answers = 0
    for sitting, row in played(game, 1):
        calls.clear()
        step = sitting.take(row)
        if isinstance(row, Answered):
            answers += 1
            assert calls["asks"] == bool(step.state.stack) + calls["run"] + calls["unsealed"]
        calls.clear()
        looks(game, step.state, [*range(step.state.seats), None], step.put)
        due(game, step.state, step.put)
        assert calls["asks"] == 0
    assert answers > 5
