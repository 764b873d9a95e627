"""A bot with manners, from its sight alone."""

from typing import Any, Literal

import pytest

from talewind.bots import TellingBot
from talewind.bots.tales import Tales
from talewind.games.end_of_the_story import EndOfTheStory
from talewind.games.story import Story, StoryOptions
from talewind.games.windmill import MillOptions, Windmill
from talewind.games.windmill.guessing import Guessing
from talewind.kit import AnyGame, Move, Seat, Tell, passage, tag_of
from talewind.kit.testing import Rig

SEEDS = [b"%d" % n for n in range(12)]


def answers(rig: Rig[Any], seat: Seat, lang: str = "en") -> list[Move]:
    return [TellingBot(rig.game, seed, lang).move(rig.sees(seat)) for seed in SEEDS]


def mill(**options: Any) -> Rig[Any]:
    return Rig(Windmill(), 3, MillOptions(first_storyteller=0, **options))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bot_that_may_tell_aloud_writes_of_its_own_picture(lang: str) -> None:
    rig = mill()
    assert rig.offered(0) == {"tell", "begin"}
    tales, card = Tales(lang), rig.state.card
    lines = (tales.lines[card], *tales.family(card))
    for move in answers(rig, 0, lang):
        assert move in [Tell(passage(line, lang)) for line in lines]


def test_where_it_may_not_write_it_tells_aloud() -> None:
    assert {tag_of(move) for move in answers(mill(mode="voice"), 0)} == {"begin"}


@pytest.mark.parametrize("composing", ["in_turn", "together"])
def test_a_story_leads_from_the_start_picture_to_the_one_it_lays(composing: Literal["in_turn", "together"]) -> None:
    options = StoryOptions(first_starter=0, action_mix="none", composing=composing)
    rig = Rig(Story(), 3, options)
    lines = Tales("fr").lines
    for move in answers(rig, 0, "fr"):
        assert move.picture in rig.state.hands[0]  # type: ignore[attr-defined]
        text = move.tale.text  # type: ignore[attr-defined]
        assert text.startswith(tuple(Tales("fr").family("then")))
        assert text.endswith(lines[move.picture])  # type: ignore[attr-defined]
        assert rig.refused(0, move) is None
        rig = Rig(Story(), 3, options)


def test_a_table_that_has_chosen_a_language_hears_it() -> None:
    game = EndOfTheStory()
    rig = Rig(game, 3, game.options_type(language="fr", forbidden_words="penalise"))
    narrator = rig.asked()[0]
    rig.do(narrator, answers(rig, narrator, "en")[0])
    for move in answers(rig, narrator, "en"):
        assert move.tale.text in Tales("fr").lines.values()  # type: ignore[attr-defined]
        assert move.tale.lang == "fr"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("tale", "lang", "picture"),
    [
        ("An owl in a shawl looks down on the farmhouse.", "en", "wm02"),
        ("Deux grands-mères tricotent au-dessus de la gorge.", "fr", "wm09"),
    ],
)
def test_it_guesses_by_the_words_of_the_tale(tale: str, lang: str, picture: str) -> None:
    rig = mill()
    rig.do(0, Tell(passage(tale, lang)))
    for move in answers(rig, 1):
        if tag_of(move) == "guess":
            assert move.picture == picture  # type: ignore[attr-defined]


def test_it_guesses_anything_where_nothing_fits() -> None:
    rig = mill()
    rig.do(0, Tell(passage("Hm hm hm.", "en")))
    assert len({move.picture for move in answers(rig, 1)}) > 6  # type: ignore[attr-defined]


def test_it_does_not_know_the_hidden_picture() -> None:
    rig = mill()
    rig.do(0, Tell(passage("Somebody was up late.", "en")))
    before = answers(rig, 1)
    assert isinstance(rig.state.stack[-1], Guessing)
    rig.state.card = next(picture for picture in rig.state.grid if picture != rig.state.card)
    assert answers(rig, 1) == before


def test_in_a_silent_round_it_puts_stickers() -> None:
    rig = Rig(Story(), 3, StoryOptions(first_starter=0, action_mix=0, action_from=1))
    rig.do_aside(0, rig.game.kinds["play-card"]())
    rig.do(0, answers(rig, 0)[0])
    shown = [move.gesture.tool for move in answers(rig, 0) if tag_of(move) == "show"]  # type: ignore[attr-defined]
    assert shown
    assert all(tool.startswith("sticker-") for tool in shown)


@pytest.mark.parametrize("game", [Windmill(), Story(), EndOfTheStory()])
def test_the_same_seed_gives_the_same_answer(game: AnyGame) -> None:
    rig: Rig[Any] = Rig(game, 3)
    assert answers(rig, rig.asked()[0]) == answers(rig, rig.asked()[0])


def test_it_answers_only_when_it_is_asked() -> None:
    with pytest.raises(AssertionError, match="when it is asked"):
        TellingBot(Windmill(), b"").move(mill().sees(None))
