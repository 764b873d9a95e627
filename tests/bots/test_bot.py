"""Which bot plays a game: the one its distribution brings, or the house's."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from talewind import bots, games
from talewind.bots import RandomBot, TellingBot, bot, bot_for, bots_of
from talewind.bots.story import Weaver
from talewind.bots.windmill import Miller
from talewind.bots.windward import Captain
from talewind.games import nearby
from talewind.games.story import Story
from talewind.games.windmill import Windmill
from talewind.games.windward import Windward
from talewind.kit import AnyGame, Chance, look, open_table, worlds_of
from tests.kit.toys.fireside import Fireside
from tests.kit.toys.relay import Relay

TEMPERS = ["shy", "merry", "grave"]

FOREIGN = """
class Cautious:
    def __init__(self, game, seed, lang, temper):
        self.known = game.id, seed, lang, temper

    def answer(self, sight, worlds):
        first, second = next(worlds), next(worlds)
        assert first is not second
        return sight.question.ask.otherwise, ()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A distribution of somebody else, with a bot for Windmill."""
    (tmp_path / "cautious_bot.py").write_text(FOREIGN)
    info = tmp_path / "cautious_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cautious-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[talewind.bots]\nwindmill = cautious_bot:Cautious\n")
    monkeypatch.syspath_prepend(tmp_path)
    bot._maker.cache_clear()
    yield tmp_path
    bot._maker.cache_clear()
    sys.modules.pop("cautious_bot", None)


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of the package of bots, called as a game without a bot is."""
    (tmp_path / "relay").mkdir()
    (tmp_path / "relay" / "__init__.py").write_text('__all__ = ["Cautious"]\n' + FOREIGN)
    monkeypatch.setattr(bots, "__path__", [*bots.__path__, str(tmp_path)])
    bot._maker.cache_clear()
    yield
    bot._maker.cache_clear()
    sys.modules.pop("talewind.bots.relay", None)
    vars(bots).pop("relay", None)


@pytest.mark.usefixtures("in_a_folder")
def test_a_folder_named_by_the_game_is_its_bot_without_being_listed() -> None:
    assert list(bots_of(Relay())) == ["cautious", "random", *TEMPERS]
    assert type(bot_for(Relay(), b"seed")).__module__ == "talewind.bots.relay"
    assert isinstance(bot_for(Story(), b""), Weaver)


@pytest.mark.usefixtures("installed")
def test_a_bot_comes_in_a_distribution_of_its_own() -> None:
    game: AnyGame = Windmill()
    found = bot_for(game, b"seed", "fr", "shy")
    assert (type(found).__name__, found.known) == ("Cautious", ("windmill", b"seed", "fr", "shy"))  # type: ignore[attr-defined]
    state = open_table(game, 3, None, b"key").state
    seat = next(seat for seat in range(3) if look(game, state, seat).question)
    sight = look(game, state, seat)
    assert sight.question is not None
    move, then = found.answer(sight, worlds_of(game, state, seat, Chance(b"worlds")))
    assert (move, then) == (sight.question.ask.otherwise, ())
    assert isinstance(bot_for(Story(), b""), Weaver), "it brings none for other games"


@pytest.mark.usefixtures("installed")
def test_a_named_bot_that_asks_for_a_temper_gets_the_usual_one() -> None:
    named = bots_of(Windmill())["cautious"](Windmill(), b"seed", "en")
    assert named.known == ("windmill", b"seed", "en", "merry")  # type: ignore[attr-defined]


def test_a_game_without_a_bot_gets_one_that_tells_where_there_is_something_to_tell() -> None:
    assert type(bot_for(Fireside(), b"")) is TellingBot
    assert isinstance(bot_for(Relay(), b""), RandomBot)


def test_bots_are_named_by_their_classes_and_the_games_own_by_its_tempers() -> None:
    windward, windmill = bots_of(Windward()), bots_of(Windmill())
    assert list(windward) == ["captain", "random", *TEMPERS]
    assert list(windmill) == ["miller", "telling", "random", *TEMPERS]
    assert isinstance(windward["captain"](Windward(), b""), Captain)
    assert isinstance(windmill["miller"](Windmill(), b""), Miller)
    assert windmill["telling"] is TellingBot
    assert [make(Windmill(), b"").temper for make in (windmill[temper] for temper in TEMPERS)] == TEMPERS  # type: ignore[attr-defined]


def test_the_installed_distributions_are_searched_once_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[str] = []

    def entry_points(group: str) -> tuple[()]:
        searches.append(group)
        return ()

    monkeypatch.setattr(nearby, "entry_points", entry_points)
    bot._maker.cache_clear()
    game = games.load("windmill")
    for _ in range(3):
        bot_for(game, b"")
    assert searches == ["talewind.bots"]


def test_worlds_are_dealt_as_they_are_taken_and_hide_what_the_seat_does_not_know() -> None:
    game: AnyGame = Story()
    state = open_table(game, 4, None, b"key").state
    worlds = list(islice(worlds_of(game, state, 0, Chance(b"worlds")), 5))
    assert all(look(game, world, 0) == look(game, state, 0) for world in worlds)
    assert len({tuple(map(tuple, world.hands)) for world in worlds}) > 1
