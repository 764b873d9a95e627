"""A bot that takes any legal answer, from its sight alone."""

import pytest

from talewind.bots import RandomBot
from talewind.games.windmill import Windmill
from talewind.kit import look, open_table, play


def test_it_plays_a_whole_game_legally_and_the_same_with_the_same_seed() -> None:
    def scores() -> list[int]:
        game, step, at = Windmill(), open_table(Windmill(), 3, None, b"key"), 0
        bots = [RandomBot(game, b"%d" % seat) for seat in range(3)]
        while step.asks:
            seat, at = step.asks[0].seat, at + 1
            move, _ = bots[seat].answer(look(game, step.state, seat), iter(()))
            step = play(game, step.state, seat, step.state.asked[seat], move, at, b"key")
        assert not step.state.stack
        return step.state.scores

    assert scores() == scores()


def test_it_answers_only_when_it_is_asked() -> None:
    game = Windmill()
    state = open_table(game, 3, None, b"key").state
    with pytest.raises(AssertionError, match="when it is asked"):
        RandomBot(game, b"").answer(look(game, state, None), iter(()))
