"""Forbidden words in six languages, on a corpus of sentences: guilty ones, compounds, innocent ones."""

from pathlib import Path

import pytest

from talewind.games.end_of_the_story.forbidden import (
    LANGUAGES,
    OBJECTS,
    Language,
    forbidden_words,
    forms,
    listed,
    suspicious_words,
    tokens,
    word,
)

type Sentence = tuple[str, tuple[str, ...], str]


def corpus(lang: Language) -> list[Sentence]:
    """Kind, targets and text of every sentence."""
    lines = (Path(__file__).parent / "corpus" / f"{lang}.txt").read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith("#")]
    return [(line[0], tuple(line[1 : line.index("|")].split()), line[line.index("|") + 1 :].strip()) for line in told]


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


def test_the_corpus_is_large_enough() -> None:
    assert all(len(corpus(lang)) >= 50 for lang in LANGUAGES)
    assert sum(len(corpus(lang)) for lang in LANGUAGES) >= 300


@pytest.mark.rule("ES-21", "ES-R2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_forbidden_word_is_found_in_guilty_sentences(lang: Language) -> None:
    guilty = [(text, targets) for kind, targets, text in corpus(lang) if kind == "+"]
    missed = [text for text, targets in guilty if not forbidden_words(text, targets, lang)]
    assert share([text not in missed for text, _ in guilty]) >= 0.98, missed


@pytest.mark.rule("ES-23", "ES-R2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_found_in_innocent_sentences(lang: Language) -> None:
    innocent = [(text, targets) for kind, targets, text in corpus(lang) if kind == "-"]
    accused = [
        (text, said)
        for text, targets in innocent
        if (said := forbidden_words(text, targets, lang) + suspicious_words(text, targets, lang))
    ]
    assert len(accused) <= 0.02 * len(innocent), accused


@pytest.mark.rule("ES-R2", "ES-R27")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_compounds_are_left_to_the_guessers(lang: Language) -> None:
    for text, targets in [(text, targets) for kind, targets, text in corpus(lang) if kind == "?"]:
        assert not forbidden_words(text, targets, lang), text
        assert suspicious_words(text, targets, lang), text


@pytest.mark.rule("ES-6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_within_a_language_all_words_are_different(lang: Language) -> None:
    assert len(OBJECTS) == 100
    assert len({word(picture, lang) for picture in OBJECTS}) == 100
    assert all(forbidden_words(word(picture, lang), [picture], lang) for picture in OBJECTS)


@pytest.mark.rule("ES-R2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_form_names_two_objects(lang: Language) -> None:
    """Otherwise a word that may be said would be punished for another picture's sake."""
    owners: dict[tuple[str, ...], list[str]] = {}
    for picture in OBJECTS:
        for form in forms(picture, lang):
            owners.setdefault(form, []).append(picture)
    assert {form: them for form, them in owners.items() if len(them) > 1} == {}


@pytest.mark.rule("ES-R2")
@pytest.mark.parametrize(
    ("lang", "picture", "all_of_them"),
    [
        ("en", "b25", {"volcano", "volcanos", "volcanoes", "volcanoed", "volcanoing"}),
        ("en", "r08", {"baby", "babies", "babied", "babying"}),
        ("en", "g16", {"bee", "bees", "beed", "beeing"}),
        ("en", "r23", {"eye", "eyes", "eyed", "eyeing", "eying"}),
        ("en", "b19", {"snowman", "snowmans", "snowmaned", "snowmaning", "snowmen"}),
        ("fr", "g04", {"cheval", "chevaux"}),
        ("fr", "b22", {"château", "châteaux"}),
        ("fr", "y05", {"œuf", "œufs", "oeuf", "oeufs"}),
        ("es", "r01", {"corazón", "corazones"}),
        ("es", "y10", {"café", "cafés"}),
        ("es", "r12", {"robot", "robots"}),
        ("de", "y22", {"hut", "hüte", "hutes", "huts", "hüten", "huete", "hueten"}),
        ("it", "r15", {"drago", "draghi"}),
        ("it", "r22", {"specchio", "specchi"}),
        ("it", "y05", {"uovo", "uova"}),
        ("it", "b02", {"auto", "automobile", "automobili", "macchina", "macchine"}),
        ("sv", "y09", {"glass", "glassen", "glassens", "glassar", "glassars", "glassarna", "glassarnas"}),
    ],
)
def test_the_forms_of_a_word(lang: Language, picture: str, all_of_them: set[str]) -> None:
    assert {" ".join(form) for form in forms(picture, lang)} == all_of_them


@pytest.mark.rule("ES-R2", "ES-R33")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_for_the_narrator_is_part_of_what_is_found(lang: Language) -> None:
    for picture in OBJECTS:
        shown = listed(picture, lang)
        assert " ".join(tokens(word(picture, lang))) in shown, "the word on the card"
        assert set(shown) <= {" ".join(form) for form in forms(picture, lang)}


@pytest.mark.rule("ES-R33")
def test_the_list_has_no_words_that_are_none() -> None:
    shown = {form for picture in OBJECTS for form in listed(picture, "en")}
    assert not shown & {"mermaided", "volcanoing", "beed", "snowmans", "ice creaming", "handcuffses", "carring"}
    assert shown >= {"bottled", "crowning", "babied", "drumming", "biking", "wolves", "volcanoes", "lightning", "ring"}


@pytest.mark.rule("ES-R2")
def test_what_is_written_otherwise_is_found_all_the_same() -> None:
    assert forbidden_words("HEART", ["r01"], "en"), "in capitals"
    assert forbidden_words("un be\u0301be\u0301", ["r08"], "fr"), "with loose accents"
    assert forbidden_words("he\u00ada\u200brt", ["r01"], "en"), "with what nobody sees in it"
    assert forbidden_words("l’avion", ["b01"], "fr"), "after an apostrophe"
    assert forbidden_words("ice\ncream", ["y09"], "en"), "over two lines"


@pytest.mark.rule("ES-R2")
def test_translations_are_suspicious_where_the_table_says_so() -> None:
    assert not suspicious_words("Mon cœur!", ["r01"], "en")
    assert [find.word for find in suspicious_words("Mon cœur!", ["r01"], "en", translations=True)] == ["cœur"]
    assert not forbidden_words("Mon cœur!", ["r01"], "en"), "never a hit"
