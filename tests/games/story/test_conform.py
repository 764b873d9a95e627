"""Everything every game promises, on Story; and its texts."""

import pytest

from talewind.games.story import Story
from talewind.kit import tag_of
from talewind.kit.catalogue import rule_ids
from talewind.kit.testing import conform
from tests.games.speaking import speaks


@pytest.mark.rule("ST-6", "ST-8", "ST-21", "ST-35", "ST-R10", "ST-R34")
def test_story_conforms() -> None:
    seen = conform(Story(), games=5, reach=False)
    assert seen["games"] == 5
    assert seen["other worlds"] > 500


@pytest.mark.long
def test_story_conforms_seen_with_everybodys_eyes() -> None:
    conform(Story(), games=1, first=100_000, thorough=True, reach=False)


def test_the_rules_are_numbered_without_a_gap() -> None:
    assert rule_ids(Story()) == [f"ST-{n}" for n in range(1, 60)] + [f"ST-R{n}" for n in range(1, 37)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_of_the_game_can_be_spoken(lang: str) -> None:
    speaks(Story(), lang, rule="ST-38", picture="st001", winners=(0, 1), seats=(0, 2), presence="away", some="A")


def test_tags_that_stored_games_rely_on() -> None:
    """Persisted tags are API: a change here needs an upgrade."""
    game = Story()
    assert sorted(map(tag_of, game.phases)) == [
        "aloud", "composing", "ending", "giving", "handing-on", "miming", "opening", "reading", "round", "rounds", "setup",
        "showing", "telling", "tellings", "throwing", "voting",
    ]  # fmt: skip
    assert sorted(game.kinds) == [
        "again", "begin", "done", "enough", "flag-word", "give", "next", "note", "pass", "play-card", "show",
        "tell-story", "throw", "vote-for",
    ]  # fmt: skip
