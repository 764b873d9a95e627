"""Readings and frames: every drawing in both inks and languages, frames that fill, words for everybody and every place."""

from itertools import product

import pytest

from talewind.bots.frames import DRAWING, Frame, Frames
from talewind.bots.tales import lines_of
from talewind.bots.winter_tales.narrator import PACKAGE
from talewind.bots.winter_tales.readings import reading, readings
from talewind.games.winter_tales.cast import CARDS, CAST, POWER_OF
from talewind.games.winter_tales.town import SPACES

LANGUAGES, INKS = ("en", "fr"), ("spring", "winter")
SLOTS = {"who", "manner", "there", "quest", "goal", "memory", "shown", "elsewhere", "another", DRAWING}
DRAWN = ("move", "way", "quest", "more", "epilogue")  # with a drawing, in each ink
OPEN = (
    "attack",
    "attack-again",
    "defence",
    "trap-set",
    "trap-evade",
    "save",
    "last-card",
    "power",
    "return",
)  # with a drawing
PLAIN = (
    "opening", "battle-won-spring", "battle-won-winter", "trap-won-spring", "trap-won-winter", "trap-blocked", "trap-evade-none",
    "intro",
    "begin-first", "begin-linked", "quest-none", "end-spring", "end-winter", "end-neutral", "objective", "epilogue-linked",
    "epilogue-first", "last-spring", "last-winter", "last-writer",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_drawing_is_read_in_both_inks(lang: str) -> None:
    assert readings(lang).keys() == {f"{card}.{ink}" for card in CARDS for ink in INKS}
    for card, ink in product(CARDS, INKS):
        assert 3 <= len(reading(card, ink, lang).split()) <= 9, reading(card, ink, lang)  # type: ignore[arg-type]


def test_no_two_readings_are_equal() -> None:
    phrases = [phrase for lang in LANGUAGES for phrase in readings(lang).values()]
    assert len(phrases) == len(set(phrases)) == 4 * len(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reading_fits_into_the_middle_of_a_sentence(lang: str) -> None:
    """As the subject of a verb, too: all are singular."""
    articles = {"en": ("a ", "an ", "the "), "fr": ("un ", "une ", "la ")}
    for phrase in readings(lang).values():
        assert phrase.startswith(articles[lang]), phrase
        assert phrase[-1].isalpha(), phrase


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_six_frames_of_every_kind(lang: str) -> None:
    frames = Frames(PACKAGE, lang)
    drawn = [f"{kind}-{ink}" for kind in DRAWN for ink in INKS] + list(OPEN)
    for family in (*drawn, *PLAIN):
        found = frames.family(family)
        assert len(set(found)) == len(found) >= 6, family
        for frame in found:
            assert frame.slots.count(DRAWING) == (family in drawn), frame
            assert set(frame.slots) <= SLOTS, frame


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_linked_names_the_memory(lang: str) -> None:
    for family in ("begin-linked", "epilogue-linked", "objective"):
        assert all("memory" in frame.slots for frame in Frames(PACKAGE, lang).family(family))
    for family in ("end-spring", "end-winter"):
        assert all("shown" in frame.slots for frame in Frames(PACKAGE, lang).family(family))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_word_for_everybody_every_place_and_every_quest(lang: str) -> None:
    frames = Frames(PACKAGE, lang)
    for char in CAST:
        assert frames.word(f"who-{char}")
        assert len(frames.family(f"manner-{char}")) == 3
    for space in SPACES:
        assert frames.word(f"at-{space}")
        assert frames.word(f"air-{space}").endswith(".")
    for quest in POWER_OF.values():
        assert frames.word(f"quest-{quest}")
        assert frames.word(f"goal-{quest}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_game(lang: str) -> None:
    texts, frames = lines_of("talewind.games.winter_tales", "texts", lang), Frames(PACKAGE, lang)
    for space in SPACES:
        assert frames.word(f"at-{space}") == texts[f"winter_tales-at-{space}"]
    for char in CAST:
        names = texts[f"winter_tales-character-{char}"].split(" & ")
        assert all(name in frames.word(f"who-{char}") for name in names), char


def test_both_languages_have_the_same_frames() -> None:
    english, french = Frames(PACKAGE, "en").all, Frames(PACKAGE, "fr").all
    assert english.keys() == french.keys()
    for key, frame in english.items():
        woven = {slot for slot in frame.slots if slot in (DRAWING, "memory", "shown")}
        assert woven == {slot for slot in french[key].slots if slot in (DRAWING, "memory", "shown")}, key


def test_a_slot_that_begins_a_sentence_is_capitalised() -> None:
    frame = Frame(("“Now!” ", " ran, and ", " sat."), ("who", "who"))
    assert frame.fill({"who": "the Wolf"}) == ("“Now!” The Wolf ran, and the Wolf sat.",)


@pytest.mark.parametrize("before", ["que", "de", "à", "du", "au", "si"])
def test_no_french_frame_needs_an_elision(before: str) -> None:
    for key, frame in Frames(PACKAGE, "fr").all.items():
        for text in frame.texts[:-1]:
            assert not text.lower().endswith((f" {before} ", f"’{before} ")), key
