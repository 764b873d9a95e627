"""Which games a server offers, by TALEWIND_GAMES."""

import pytest

from talewind import games
from talewind.server.base.offering import BadOffer, read_offered
from talewind.server.base.settings import BadSetting, read_settings

INSTALLED = ["story", "windmill", "windward"]


@pytest.mark.parametrize("words", ["", " ", ",", " , "])
def test_without_a_word_all_are_offered(words: str) -> None:
    assert read_offered(words, INSTALLED) is None


@pytest.mark.parametrize(
    ("words", "offered"),
    [("story", {"story"}), ("windmill, story,", {"story", "windmill"}), ("-windmill", {"story", "windward"}),
     ("-windmill, -story", {"windward"}), ("- windmill", {"story", "windward"})],
)  # fmt: skip
def test_games_are_named_or_left_out(words: str, offered: set[str]) -> None:
    assert read_offered(words, INSTALLED) == frozenset(offered)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [("story,chess", "TALEWIND_GAMES names 'chess', and no such game is installed. Installed: story, windmill, windward."),
     ("-chess", "names 'chess', and no such game is installed"),
     ("story,-windmill", "mixes games and games to leave out"),
     ("-story,-windmill,-windward", "leaves every installed game out")],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused(words: str, sentence: str) -> None:
    with pytest.raises(BadOffer, match=sentence):
        read_offered(words, INSTALLED)


def test_the_settings_of_a_process_have_them() -> None:
    assert read_settings({}).games is None
    assert read_settings({"TALEWIND_GAMES": "-windmill"}).games == frozenset(games.names()) - {"windmill"}
    with pytest.raises(BadSetting, match="TALEWIND_GAMES names 'chess'"):
        read_settings({"TALEWIND_GAMES": "chess"})
