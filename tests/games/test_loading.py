"""Games are found in folders here and by entry points of other distributions, once a process."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from talewind import games
from talewind.games.windmill import Windmill


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every search of the installed distributions; what it finds is one game, called `mill`."""
    made: list[str] = []

    def entry_points(group: str) -> EntryPoints:
        made.append(group)
        return EntryPoints([EntryPoint("mill", "talewind.games.windmill:Windmill", group)])

    monkeypatch.setattr(games, "entry_points", entry_points)
    games.load.cache_clear()
    yield made
    games.load.cache_clear()


def test_the_installed_distributions_are_searched_once_for_a_game(searches: list[str]) -> None:
    assert isinstance(games.load("mill"), Windmill)
    assert games.load("mill") is games.load("mill")
    assert searches == ["talewind.games"]


def test_a_game_that_was_missing_is_found_once_it_is_installed(
    searches: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(games.NoSuchGame, match="Installed: end_of_the_story, mill, story, windmill"):
        games.load("chess")
    chess = EntryPoint("chess", "talewind.games.windmill:Windmill", "talewind.games")
    monkeypatch.setattr(games, "entry_points", lambda group: EntryPoints([chess]))
    assert isinstance(games.load("chess"), Windmill)


def test_a_folder_is_a_game_without_being_listed(searches: list[str]) -> None:
    assert games.own() == ["end_of_the_story", "story", "windmill"]
    assert [games.load(name).id for name in games.own()] == games.own()
    assert searches == [], "no distribution was asked for them"
