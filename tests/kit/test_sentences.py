"""Sentences, as WM-R15 and ES-R18 count them."""

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talewind.kit import first_sentences, has_words, sentences

ABBREVIATIONS = [
    "Mr.", "Mrs.", "Ms.", "Dr.", "Prof.", "St.", "e.g.", "i.e.", "Sr.", "Sra.", "Sig.", "bzw.", "t.ex.", "bl.a.",
]  # fmt: skip
PROSE = st.text(alphabet="abM1 .!?…»«“”’„\n-", max_size=60)


@pytest.mark.parametrize("mark", [".", "!", "?", "…", "!!", "?!", "...", "…?"])
def test_one_or_more_end_marks_end_one_sentence(mark: str) -> None:
    assert sentences(f"It rained{mark} It snowed.") == 2


@pytest.mark.parametrize("gap", [" ", "\n", "\t", "\u00a0", "  \n "])
def test_any_white_space_may_follow_an_end_mark(gap: str) -> None:
    assert sentences(f"It rained.{gap}It snowed.") == 2


def test_an_end_mark_inside_a_word_or_number_ends_nothing() -> None:
    assert sentences("He paid 3.50 at talewind.example for it.") == 1


def test_a_rest_without_end_mark_counts_as_one() -> None:
    assert sentences("It rained. It snowed") == 2
    assert sentences("It rained") == 1


@pytest.mark.parametrize("text", ["", "   ", "...", "?!", "… — …", "_"])
def test_a_text_without_letter_or_digit_has_no_sentence(text: str) -> None:
    assert sentences(text) == 0


def test_a_piece_without_letter_or_digit_counts_as_none() -> None:
    assert sentences("It rained. ... !!! It snowed. —") == 2


def test_a_digit_makes_a_sentence() -> None:
    assert sentences("7! 8!") == 2


@pytest.mark.parametrize("abbreviation", ABBREVIATIONS)
def test_a_listed_abbreviation_ends_nothing(abbreviation: str) -> None:
    assert sentences(f"They met {abbreviation} Someone there.") == 1


@pytest.mark.parametrize("abbreviation", ABBREVIATIONS)
def test_an_abbreviation_is_known_in_capitals_and_at_the_start(abbreviation: str) -> None:
    assert sentences(f"{abbreviation.upper()} Someone came.") == 1


@pytest.mark.parametrize(
    "text", ["M. Dupont came.", "Obst, z. B. Birnen, lag da.", "It was J. R. again.", "É. Zola wrote."]
)
def test_a_single_letter_with_a_full_stop_ends_nothing(text: str) -> None:
    assert sentences(text) == 1


@pytest.mark.parametrize("word", ["first", "hams", "twig", "reprof", "also", "7"])
def test_a_word_that_only_ends_like_an_abbreviation_ends_its_sentence(word: str) -> None:
    assert sentences(f"They saw {word}. Then they left.") == 2


@pytest.mark.parametrize("mark", ["!", "?", "…", ".."])
def test_only_a_single_full_stop_makes_an_abbreviation(mark: str) -> None:
    assert sentences(f"Call the dr{mark} Now go.") == 2


@pytest.mark.parametrize(
    "text",
    [
        "« Viens ! » dit-elle.",
        "«\u00a0Viens\u00a0!\u00a0» dit-elle.",
        "“Come!” she said.",
        "‘Come!’ she said.",
        '"Come!" she said.',
        "„Komm!“ sagte sie.",
        "„Komm…“ sagte sie.",
        "«Vieni!» disse.",
    ],
)
def test_an_end_mark_before_a_closing_quotation_mark_ends_nothing(text: str) -> None:
    assert sentences(text) == 1


@pytest.mark.parametrize(
    "text", ["Elle vint. « Oui », dit-il.", "She came. “Yes,” he said.", "Sie kam. „Ja“, sagte er."]
)
def test_an_opening_quotation_mark_does_not_hold_a_sentence_open(text: str) -> None:
    assert sentences(text) == 2


def test_has_words_asks_for_a_letter_or_a_digit() -> None:
    assert has_words("é")
    assert has_words("… 4")
    assert not has_words("_ — …")


@pytest.mark.parametrize(
    ("most", "kept"),
    [
        (1, "Mr. Fox ran."),
        (2, "Mr. Fox ran. He fell!!"),
        (3, "Mr. Fox ran. He fell!! So"),
        (9, "Mr. Fox ran. He fell!! So"),
    ],
)
def test_the_first_sentences_end_with_their_end_mark(most: int, kept: str) -> None:
    assert first_sentences("Mr. Fox ran. He fell!! So", most) == kept


def test_pieces_without_words_come_along_with_the_sentence_after_them() -> None:
    assert first_sentences("... So. Then.", 1) == "... So."


@given(PROSE)
@settings(derandomize=True, max_examples=100, deadline=None)
def test_no_text_has_fewer_sentences_than_its_words_ask_for(text: str) -> None:
    assert sentences(text) >= has_words(text)


@given(PROSE, st.integers(1, 4))
@settings(derandomize=True, max_examples=100, deadline=None)
def test_the_first_sentences_are_a_prefix_with_no_more_sentences_than_asked(text: str, most: int) -> None:
    kept = first_sentences(text, most)
    assert text.startswith(kept)
    assert sentences(kept) == min(most, sentences(text))


@pytest.mark.parametrize("text", ["Han gick. ”Kom!” sa hon.", "Er ging. »Komm!« sagte sie.", "He left. ’Twas night."])
def test_a_mark_that_opens_the_next_sentence_does_not_hold_this_one_open(text: str) -> None:
    assert sentences(text) == 2


def test_no_sentences_are_no_text() -> None:
    assert first_sentences("One. Two.", 0) == ""


def test_a_long_draft_does_not_hold_up_the_server() -> None:
    """60 kB of spared full stops; looking back to the start at each would take a minute."""
    began = process_time()
    first_sentences("a. " * 20_000, 2)
    assert process_time() - began < 2
