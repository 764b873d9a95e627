"""The lines that bots write: at least one for each picture, in every language, that hints at it and does not name it."""

import pytest

from talewind.bots.tales import Tales, lines_of
from talewind.bots.words import stems
from talewind.games.end_of_the_story.forbidden import OBJECTS, forbidden_words
from talewind.games.story.state import PICTURES as STORY
from talewind.games.windmill.state import PICTURES as WINDMILL
from talewind.kit import Chance, sentences

LANGUAGES = ["en", "fr"]
DECKS = {"windmill": WINDMILL, "story": STORY}


def dice() -> Chance:
    return Chance(b"moon")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_picture_has_a_line_that_does_not_name_it(deck: str, lang: str) -> None:
    titles = lines_of("talewind.decks", f"{deck}/texts", lang)
    tales = Tales(lang)
    for picture in DECKS[deck]:
        assert tales.lines[picture]
        for line in (tales.lines[picture], *tales.family(picture)):
            assert sentences(line) == 1, line
            assert not stems(line, lang) & stems(titles[picture], lang), f"{picture}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_of_windmill_has_six_tales_and_all_are_told(lang: str) -> None:
    tales = Tales(lang)
    for picture in WINDMILL:
        lines = {tales.lines[picture], *tales.family(picture)}
        assert len(lines) == 6, picture
        assert {tales.of(picture, Chance(b"%d" % n)) for n in range(80)} == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_fits_anything_names_no_object(lang: str) -> None:
    lines = Tales(lang).of_anything(dice())
    assert len(lines) == 20
    for line in lines:
        assert sentences(line) == 1
        assert not forbidden_words(line, OBJECTS, lang), line  # type: ignore[arg-type]


def test_both_languages_have_the_same_lines() -> None:
    english, french = Tales("en").lines, Tales("fr").lines
    assert english.keys() == french.keys()
    assert not set(english.values()) & set(french.values())


def test_after_another_picture_a_line_leads_there() -> None:
    tales = Tales("en")
    alone, after = tales.of("st012", dice()), tales.of("st012", dice(), after=True)
    assert alone == tales.lines["st012"]
    assert after in [f"{line} {alone}" for line in tales.family("then")]


def test_nothing_is_told_of_a_picture_without_a_line() -> None:
    assert Tales("en").of("nowhere", dice(), after=True) is None


def test_a_language_without_lines_is_written_in_english() -> None:
    assert Tales("tlh").lang == "en"
