"""Passages: text with cards at their place."""

from typing import Any

import msgspec

from talewind.kit import Passage, Tell, Woven, passage, restore, row_type, snapshot
from talewind.kit.passage import Gesture
from talewind.kit.rows import Answered
from talewind.kit.testing import Rig

from .toys.journal import Chapter, Evening, Journal, TaleTold


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
    assert passage("Il était.", "fr") == Passage(("Il était.",), aloud=False, lang="fr")


def test_a_passage_comes_back_from_the_wire_with_its_cards_at_their_place() -> None:
    written = Passage(("An owl", Woven("owl"), "saw it."), aloud=True, lang="en")
    assert msgspec.json.decode(msgspec.json.encode(written), type=Passage) == written


def test_what_is_shown_without_words_comes_back_from_the_wire_in_its_order() -> None:
    shown = Passage(sketch=(Gesture("pen-1", (1, 2, 3, 4)), Gesture("sticker-heart", (500, 500))))
    assert (shown.text, shown.cards) == ("", ())
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Passage) == shown


def test_a_passage_stored_before_there_were_sketches_can_be_read() -> None:
    assert msgspec.json.decode(b'{"parts":["Once."],"aloud":false,"lang":"en"}', type=Passage) == passage("Once.", "en")


def test_a_woven_card_is_written_with_its_tag() -> None:
    assert b'{"part":"woven","card":"owl"}' in msgspec.json.encode(Passage((Woven("owl"),)))


def without_tags(value: Any) -> Any:
    """As 0.1.0 has written it."""
    if isinstance(value, dict):
        return {key: without_tags(each) for key, each in value.items() if key != "part"}
    return [without_tags(each) for each in value] if isinstance(value, list) else value


def test_rows_events_and_states_with_untagged_cards_can_be_read() -> None:
    rig = Rig(Journal(), 2)
    rig.state.hands[0] = ["owl", "key"]
    rig.put(Evening([1]), Chapter(0, 1, 2))
    row = Answered(5, 0, rig.state.asked[0], Tell(Passage(("An owl", Woven("owl"), "saw it."))))
    (event,) = [event for event in rig.take(row) if isinstance(event, TaleTold)]
    for thing, kind in ((row, row_type(Journal())), (event, TaleTold)):
        written = msgspec.json.decode(msgspec.json.encode(thing))
        assert without_tags(written) != written
        assert msgspec.convert(without_tags(written), kind) == thing
    stored = without_tags(msgspec.msgpack.decode(snapshot(rig.state)))
    assert restore(Journal(), msgspec.msgpack.encode(stored)) == rig.state
