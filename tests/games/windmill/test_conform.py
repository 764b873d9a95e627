"""Everything every game promises, on Windmill; and its texts."""

import pytest

from talewind.games.windmill import Windmill
from talewind.kit import tag_of
from talewind.kit.catalogue import rule_ids
from talewind.kit.testing import conform
from tests.games.speaking import speaks


@pytest.mark.rule("WM-2", "WM-19", "WM-20", "WM-33")
def test_windmill_conforms() -> None:
    seen = conform(Windmill(), games=40)
    assert seen["games"] == 40
    assert seen["other worlds"] > 1_000


def test_windmill_conforms_seen_with_everybodys_eyes() -> None:
    conform(Windmill(), games=3, first=100_000, thorough=True, reach=False)


def test_the_rules_are_numbered_without_a_gap() -> None:
    wanted = [f"WM-{n}" for n in range(1, 77)] + [f"WM-R{n}" for n in range(1, 28)]
    assert rule_ids(Windmill()) == wanted


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_of_the_game_can_be_spoken(lang: str) -> None:
    speaks(Windmill(), lang, rule="WM-46", picture="wm01", winners=(0, 1), presence="away", title="T", some="A")


def test_tags_that_stored_games_rely_on() -> None:
    """Persisted tags are API: a change here needs an upgrade."""
    game = Windmill()
    assert sorted(map(tag_of, game.phases)) == [
        "aloud", "ending", "guessing", "setup", "showing", "telling", "turns",
    ]  # fmt: skip
    assert sorted(game.kinds) == [
        "again", "begin", "enough", "entitle", "guess", "next", "note", "stake", "tell", "told-aloud",
    ]  # fmt: skip
