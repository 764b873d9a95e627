"""Everything every game promises, on The End of the Story; its texts, its menu and its book."""

import pytest

from talewind.games.end_of_the_story import EndOfTheStory
from talewind.kit import menu, tag_of
from talewind.kit.catalogue import rule_ids
from talewind.kit.testing import conform
from tests.games.speaking import speaks

from .tables import AIRPLANE, BOTTLE, HEART, A, B, N, fresh_table


@pytest.mark.rule("ES-12", "ES-R20")
def test_the_end_of_the_story_conforms() -> None:
    seen = conform(EndOfTheStory(), games=10, reach=False)
    assert seen["games"] == 10
    assert seen["other worlds"] > 400


def test_it_conforms_seen_with_everybodys_eyes() -> None:
    conform(EndOfTheStory(), games=1, first=100_000, thorough=True, reach=False)


def test_the_rules_are_numbered_without_a_gap() -> None:
    assert rule_ids(EndOfTheStory()) == [f"ES-{n}" for n in range(1, 56)] + [f"ES-R{n}" for n in range(1, 35)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_of_the_game_can_be_spoken(lang: str) -> None:
    several = (0, 1)
    speaks(
        EndOfTheStory(),
        lang,
        rule="ES-22",
        picture="r01",
        source="r02",
        winners=several,
        presence="away",
        some="A",
        yes=several,
        no=None,
        seats=several,
        word="sweetheart",
        colour="red",
    )


def test_every_option_is_on_the_menu() -> None:
    game = EndOfTheStory()
    shown = {choice.name for choice in menu(game)}
    assert shown | {game.chairs_option} == set(game.options_type.__struct_fields__), (
        "how many chairs is the table's own choice"
    )
    assert set(game.option_rules.values()) <= set(rule_ids(game))


@pytest.mark.rule("ES-44")
def test_the_book_has_a_page_for_each_story_that_was_told() -> None:
    rig = fresh_table(3)
    rig.whole_round(heart=[A, B], bottle=[A], airplane=[A])
    (page,) = rig.game.pages(rig.state)
    assert (page.lines[0].seat, page.finders) == (N, (A,))
    assert {plate.picture for plate in page.plates} == {HEART, BOTTLE, AIRPLANE}
    assert len(rig.game.shapes(rig.state)) == 3


def test_tags_that_stored_games_rely_on() -> None:
    """Persisted tags are API: a change here needs an upgrade."""
    game = EndOfTheStory()
    assert sorted(map(tag_of, game.phases)) == [
        "claiming", "ending", "judging", "placing", "revealing", "setup", "showing", "telling", "tie", "turns",
    ]  # fmt: skip
    assert sorted(game.kinds) == [
        "again", "claim", "discard", "enough", "jot", "judge", "next", "no-claim", "place", "reveal", "shift", "tell", "the-end",
    ]  # fmt: skip
