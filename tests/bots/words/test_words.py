"""What bots understand: words by their stems, pictures by the words that suggest them."""

import pytest

from talewind.bots.words import Sense, stems
from talewind.bots.words.stems import plain, stem

WINDMILL = "talewind.bots.windmill"


@pytest.mark.parametrize(
    ("lang", "family"),
    [
        ("en", "lantern lanterns"),
        ("en", "run runs ran running runner"),
        ("en", "fly flew flying flown"),
        ("en", "knit knitted knitting knits"),
        ("en", "dream dreams dreamt dreaming dreamer"),
        ("fr", "étoile étoiles"),
        ("fr", "chanter chanta chantait chantaient chant chanson"),
        ("fr", "tricoter tricotait tricotent tricota tricotant"),
        ("fr", "oeil yeux"),
        ("de", "Laterne Laternen"),
    ],
)
def test_forms_of_a_word_have_one_stem(lang: str, family: str) -> None:
    assert len({stem(plain(word), lang) for word in family.split()}) == 1


@pytest.mark.parametrize(
    ("lang", "others"), [("en", "owl oak lamp lamb boat book"), ("fr", "chat chien pain pin mer mur")]
)
def test_different_words_have_different_stems(lang: str, others: str) -> None:
    assert len(stems(others, lang)) == len(others.split())


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "And then they were there, so it was."), ("fr", "Et puis elle était là.")]
)
def test_words_that_say_nothing_are_ignored(lang: str, text: str) -> None:
    assert stems(text, lang) == set()


def test_a_word_counts_the_more_the_fewer_pictures_it_suggests() -> None:
    sense = Sense("windmill", "en", WINDMILL)
    rare, common = (max(sense.weight(s, p) for p in sense.known) for s in ("teapot", "night"))
    assert rare > common > 0


def test_kindred_words_suggest_what_no_description_says() -> None:
    told = "The keeper signalled to every sailor who had lost the harbour."
    assert not any(Sense("windmill", "en").weight(s, "wm03") for s in stems("sailor harbour", "en"))
    assert Sense("windmill", "en", WINDMILL).ranked(told, [f"wm{n:02}" for n in range(1, 26)])[0] == "wm03"


def test_the_reasons_are_the_words_that_were_written() -> None:
    sense = Sense("windmill", "en", WINDMILL)
    assert sense.reasons("Somebody poured golden light from a Teapot.", "wm03")[0] == "Teapot"
    assert sense.reasons("Nobody ever.", "wm03") == ()
    assert len(sense.reasons("A teapot, a lighthouse, blankets and a cat.", "wm03")) == 2


def test_a_language_without_lists_still_knows_the_descriptions() -> None:
    assert Sense("windmill", "tlh", WINDMILL).scores("teapot", ["wm03"]) == {"wm03": 0}
