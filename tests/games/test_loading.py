"""Games are found in folders here and by entry points of other distributions, once a process."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from importlib.resources import files
from pathlib import Path

import pytest

from talewind import games
from talewind.games import nearby
from talewind.games.windmill import Windmill
from talewind.kit.catalogue import scan
from talewind.server.base.catalogues import COMMON, COMMON_PLACES, GENERIC, GENERIC_PLACES, TABLE, TABLE_PLACES


class Mill(Windmill):
    id = "mill"


class Generic(Windmill):
    id = "generic"


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every search of the installed distributions; what it finds is one game, called `mill`."""
    made: list[str] = []

    def entry_points(group: str) -> EntryPoints:
        made.append(group)
        return EntryPoints([EntryPoint("mill", "tests.games.test_loading:Mill", group)])

    monkeypatch.setattr(nearby, "entry_points", entry_points)
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
    monkeypatch.setattr(Mill, "id", "chess")
    chess = EntryPoint("chess", "tests.games.test_loading:Mill", "talewind.games")
    monkeypatch.setattr(nearby, "entry_points", lambda group: EntryPoints([chess]))
    assert isinstance(games.load("chess"), Windmill)


def test_a_folder_is_a_game_without_being_listed(searches: list[str]) -> None:
    assert games.own() == ["end_of_the_story", "story", "windmill", "windward", "winter_tales"]
    assert [games.load(name).id for name in games.own()] == games.own()
    assert searches == [], "no distribution was asked for them"


def test_a_folder_that_begins_with_an_underscore_is_no_game_yet(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("chess", "_draughts"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    assert games.own() == ["chess"]


@pytest.mark.parametrize("name", ["generic", "common", "mill"])
def test_a_game_named_like_the_platforms_texts_is_refused(
    name: str, searches: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the name it is installed under, the bundle's; by its id, the first word of its messages."""
    kind = "tests.games.test_loading:Generic" if name == "mill" else "talewind.games.windmill:Windmill"
    point = EntryPoint(name, kind, "talewind.games")
    monkeypatch.setattr(nearby, "entry_points", lambda group: EntryPoints([point]))
    with pytest.raises(
        games.ReservedName, match=r"A game cannot be called '(generic|common)': texts of the platform have that name"
    ):
        games.load(name)


def test_a_folder_named_like_a_bundle_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "own", lambda: ["common"])
    monkeypatch.setattr(games, "_exported_by", lambda package: Windmill)
    with pytest.raises(games.ReservedName):
        games.load("common")


def test_a_game_is_installed_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages, bots and stored tables are found by it."""
    point = EntryPoint("windmil", "talewind.games.windmill:Windmill", "talewind.games")
    monkeypatch.setattr(nearby, "entry_points", lambda group: EntryPoints([point]))
    with pytest.raises(games.Misnamed, match="The game installed as 'windmil' has the id 'windmill'"):
        games.load("windmil")


def test_a_reserved_name_that_is_not_installed_is_an_unknown_game() -> None:
    with pytest.raises(games.NoSuchGame):
        games.load("generic")


def test_every_bundle_and_first_word_of_the_platforms_texts_is_reserved() -> None:
    texts = [
        (files(package) / folder / "en.ftl").read_text("utf-8")
        for package, folder in (*COMMON_PLACES, *TABLE_PLACES, *GENERIC_PLACES)
    ]
    first_words = {key.partition("-")[0] for text in texts for key in scan(text)}
    assert first_words | {COMMON, TABLE, GENERIC} == games.RESERVED
