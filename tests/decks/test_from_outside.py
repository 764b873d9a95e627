"""A deck that a game's package brings, in its folder `decks`: its pictures are served, and its texts are the game's."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from talewind.bots.words import Sense
from talewind.decks import HOME, deck_texts, homes, load_deck
from talewind.server.doors.pictures import pictures_door
from tests.decks.little_deck import IDS, LittleDeck

PACKAGE = "talewind_with_a_deck"


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LittleDeck]:
    package = tmp_path / PACKAGE
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield LittleDeck(package / "decks")
    sys.modules.pop(PACKAGE, None)


def test_the_folder_of_a_package_comes_after_ours(deck: LittleDeck) -> None:
    assert homes([PACKAGE, "talewind.games.windmill", ""]) == (HOME, deck.home)
    assert load_deck("little", deck.home).id == "little"


def test_its_texts_are_found_and_ours_come_first(deck: LittleDeck) -> None:
    assert deck_texts("little", PACKAGE) == (PACKAGE, "decks/little/texts")
    assert deck_texts("windmill", PACKAGE) == ("talewind.decks", "windmill/texts")
    assert Sense("little", "en", package=PACKAGE).known.keys() == {*IDS}
    assert not Sense("little", "en").known


def test_it_is_served_beside_ours(deck: LittleDeck) -> None:
    app = Litestar([pictures_door(more=homes([PACKAGE]))], openapi_config=None, logging_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        assert client.get("/decks/little/manifest.json").json()["deck"] == "little"
        assert client.get("/decks/little/pictures/owl.400.webp").content == deck.file("owl", "400").read_bytes()
        assert client.get("/decks/windmill/manifest.json").json()["deck"] == "windmill"


def test_it_cannot_take_the_place_of_one_of_ours(deck: LittleDeck) -> None:
    LittleDeck(deck.home, "windmill")
    app = Litestar([pictures_door(more=homes([PACKAGE]))], openapi_config=None, logging_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        assert len(client.get("/decks/windmill/manifest.json").json()["pictures"]) == 25
