"""What the teller tells: open drawings only, real links, whole sentences in the table's language, room or no room."""

from functools import cache

import pytest

from talewind.bots.winter_tales import Teller
from talewind.bots.winter_tales.narrator import bound
from talewind.bots.winter_tales.readings import reading, readings
from talewind.games._winter_tales.cast import CARDS
from talewind.games._winter_tales.moves import Capture
from talewind.games._winter_tales.options import LINE, WinterOptions
from talewind.kit import Passage, Tell, Woven

from .evenings import Answered, answers

LANGUAGES = ("en", "fr")


@cache
def told(lang: str, seats: int = 5, brisk: bool = False) -> list[tuple[Answered, Passage]]:
    options = WinterOptions(players=seats, pace="brisk" if brisk else "live")  # type: ignore[arg-type]
    found = [one for number in range(3) for one in answers([Teller] * seats, options, number, lang)]
    return [(one, one.move.tale) for one in found if isinstance(one.move, Tell | Capture)]


def named(text: str, lang: str) -> set[str]:
    """The drawings whose readings a text has."""
    return {key.partition(".")[0] for key, phrase in readings(lang).items() if phrase in text}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_names_no_card_that_is_hidden(lang: str) -> None:
    for one, tale in told(lang):
        state = one.state
        lying = {lying.card for lying in state.lying} | {memory.card for memory in state.track.values()}
        assert named(tale.text, lang) <= lying | set(tale.cards), tale.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_that_is_woven_in_is_read_behind_it(lang: str) -> None:
    for _, tale in told(lang):
        for place, part in enumerate(tale.parts):
            if isinstance(part, Woven):
                after = tale.parts[place + 1]
                assert isinstance(after, str)
                assert after.startswith((reading(part.card, "spring", lang), reading(part.card, "winter", lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_beginning_of_a_quest_takes_up_the_bookmarked_drawing(lang: str) -> None:
    links = 0
    for one, tale in told(lang):
        memory = one.state.track.get(one.state.bookmark)
        if one.ask.say.key == "winter_tales-tell-quest_begin" and memory and memory.card in CARDS:
            assert reading(memory.card, memory.side, lang) in tale.text  # type: ignore[arg-type]
            links += 1
    assert links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_part_of_the_epilogue_is_tied_to_the_bookmark(lang: str) -> None:
    for one, tale in told(lang):
        memory = one.state.track.get(one.state.bookmark)
        if one.ask.say.key == "winter_tales-tell-epilogue" and memory and memory.card in CARDS:
            assert reading(memory.card, memory.side, lang) in tale.text  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_passage_is_made_of_whole_sentences(lang: str) -> None:
    for _, tale in told(lang):
        assert tale.lang == lang
        if tale.text:
            assert tale.text[0].isupper() or tale.text[0] in "“«", tale.text
            assert tale.text.rstrip("”»\u202f ")[-1] in ".!?", tale.text
            assert "{" not in tale.text


def test_a_language_without_frames_is_told_in_english() -> None:
    options = WinterOptions(players=3)
    one = next(one for one in answers([Teller] * 3, options, 0, "tlh") if isinstance(one.move, Tell))
    assert isinstance(one.move, Tell)
    assert one.move.tale.lang == "en"


def test_a_short_line_keeps_every_drawing() -> None:
    moves = [tale for one, tale in told("fr", 7, brisk=True) if one.sight.phase == "movement"]
    assert all(len(tale.text) <= LINE for tale in moves)
    sentence = ("There was", Woven("sc-01"), "a bottle.")
    long = ("x" * 50, Woven("sc-02"), "y" * 50)
    assert bound([sentence, long], 40, "en").parts == (*sentence, Woven("sc-02"))


def test_a_passage_says_nothing_twice() -> None:
    for _, tale in told("en"):
        texts = [part for part in tale.parts if isinstance(part, str)]
        assert len(set(texts)) == len(texts)


def test_a_way_without_a_drawing_is_not_told() -> None:
    silent = [tale for one, tale in told("en") if one.sight.phase == "movement" and not tale.cards]
    assert silent
    assert not any(tale.text for tale in silent)
