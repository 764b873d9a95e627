"""The captain of Windward: it answers every question of every mode, and it beats random captains."""

from typing import Any

import pytest

from talewind.bots import RandomBot, bot_for
from talewind.bots.windward import Captain
from talewind.games.windward import Windward
from talewind.games.windward.options import SkyOptions
from talewind.kit import AnyGame, Chance, look, open_table, worlds_of

from .greedy import Greedy
from .matches import wins
from .voyages import voyage

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {}),
    "coop": (2, {"mode": "coop", "difficulty": "easy"}),
    "free_for_all": (3, {"crester_path_ties": "active_player"}),
    "white": (2, {"white": True, "planet": "small"}),
    "naturalist": (3, {"naturalist": True}),
    "achievements": (2, {"achievements": True, "achievement_claim": "ask"}),
}


def test_it_comes_with_the_game() -> None:
    assert isinstance(bot_for(Windward(), b""), Captain)


@pytest.mark.parametrize("mode", MODES)
def test_it_plays_every_mode_to_its_end(mode: str) -> None:
    seats, options = MODES[mode]
    state = voyage([Captain] * seats, SkyOptions(timers="none", **options))
    assert state.winners is not None
    if state.contest:
        assert state.round < 15
        assert max(state.scores) >= 15


@pytest.mark.parametrize("number", [0, 1])
def test_it_beats_a_random_captain(number: int) -> None:
    assert wins(RandomBot, number)


def test_equal_seeds_give_equal_plans() -> None:
    game: AnyGame = Windward()
    state = open_table(game, 2, SkyOptions(), b"key").state
    sight = look(game, state, state.active)
    answers = [
        Captain(game, b"seed").answer(sight, worlds_of(game, state, state.active, Chance(b"w"))) for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert len(answers[0][1]) <= 16


def test_it_beats_a_greedy_captain_in_most_games() -> None:
    """400 games are played by `python -m tests.bots.windward.matches greedy 400`; here a few."""
    assert sum(wins(Greedy, number) for number in range(6)) >= 4
