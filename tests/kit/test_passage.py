"""Passages: text with cards at their place."""

import msgspec

from talewind.kit import Passage, Woven, told
from talewind.kit.passage import Gesture


def test_cards_come_in_the_order_in_which_they_are_woven_in() -> None:
    assert Passage((Woven("owl"), "saw", Woven("key"), "fall.")).cards == ("owl", "key")


def test_a_card_woven_in_twice_is_counted_twice() -> None:
    assert Passage((Woven("owl"), Woven("owl"))).cards == ("owl", "owl")


def test_the_text_leaves_the_cards_out() -> None:
    assert Passage(("An owl", Woven("owl"), "saw it.")).text == "An owl saw it."


def test_an_empty_passage_has_neither_text_nor_cards() -> None:
    assert Passage().text == ""
    assert Passage().cards == ()


def test_plain_text_is_a_passage_with_its_language() -> None:
    assert told("Il était.", "fr") == Passage(("Il était.",), aloud=False, lang="fr")


def test_a_passage_comes_back_from_the_wire_with_its_cards_at_their_place() -> None:
    passage = Passage(("An owl", Woven("owl"), "saw it."), aloud=True, lang="en")
    assert msgspec.json.decode(msgspec.json.encode(passage), type=Passage) == passage


def test_what_is_shown_without_words_comes_back_from_the_wire_in_its_order() -> None:
    shown = Passage(sketch=(Gesture("pen-1", (1, 2, 3, 4)), Gesture("sticker-heart", (500, 500))))
    assert (shown.text, shown.cards) == ("", ())
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Passage) == shown


def test_a_passage_stored_before_there_were_sketches_can_be_read() -> None:
    assert msgspec.json.decode(b'{"parts":["Once."],"aloud":false,"lang":"en"}', type=Passage) == told("Once.", "en")
