"""Narration, ready-made: all at once or card by card, with drafts and with hands too short."""

import pytest

from talewind.kit import Passage, Tell, Weave, Woven, passage
from talewind.kit.testing import Rig

from .toys.journal import CardWoven, Chapter, Journal, JournalState, Serial, TaleTold

A, B = range(2)


def telling(phase: Chapter | Serial, *hand: str) -> Rig[JournalState]:
    rig = Rig(Journal(), 2)
    rig.state.hands = [list(hand), []]
    rig.put(phase)
    return rig


def at_once(*hand: str) -> Rig[JournalState]:
    """At least one card and at most two."""
    return telling(Chapter(A, 1, 2), *hand)


def live(*hand: str) -> Rig[JournalState]:
    return telling(Serial(A, 1, 2), *hand)


def tale(*parts: str) -> Tell:
    """Capitals are cards."""
    return Tell(Passage(tuple(Woven(part.lower()) if part.isupper() else part for part in parts)))


def test_a_tale_told_at_once_plays_its_cards_in_their_order() -> None:
    rig = at_once("key", "moon", "owl")
    told_at_once = tale("An", "OWL", "took the", "KEY")
    heard = rig.do(A, told_at_once)
    assert heard == (CardWoven(A, "owl"), CardWoven(A, "key"), TaleTold(A, told_at_once.tale))
    assert rig.sees(A).view.hand == ("moon",)


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        (("No card.",), "kit-count"),
        (("KEY", "MOON", "OWL"), "kit-count"),
        (("BOAT",), "kit-not-in-hand"),
        (("OWL", "OWL"), "kit-not-in-hand"),
        (("x" * 201, "OWL"), "kit-too-many-characters"),
    ],
)
def test_a_tale_told_at_once_keeps_its_bounds(parts: tuple[str, ...], key: str) -> None:
    assert at_once("key", "moon", "owl").refused(A, tale(*parts)) == key


def test_told_at_once_no_card_is_woven_in_alone() -> None:
    assert at_once("key", "owl").offered(A) == {"tell"}


def test_an_empty_hand_tells_without_cards() -> None:
    rig = at_once()
    rig.do(A, Tell(passage("No card.")))
    assert rig.state.tales == [passage("No card.")]


def test_a_hand_shorter_than_the_least_weaves_in_all_it_has() -> None:
    rig = telling(Chapter(A, 2, 3), "owl")
    assert rig.refused(A, Tell(passage("No card."))) == "kit-count"
    assert rig.refused(A, tale("An", "OWL")) is None


def test_live_a_card_comes_before_the_tale() -> None:
    rig = live("key", "owl")
    assert rig.offered(A) == {"weave"}
    assert rig.do(A, Weave("owl")) == (CardWoven(A, "owl"),)
    assert rig.offered(A) == {"tell", "weave"}


def test_live_the_cards_of_the_tale_are_those_already_woven_in() -> None:
    rig = live("key", "owl")
    rig.do(A, Weave("owl"))
    rig.do(A, Weave("key"))
    assert rig.refused(A, tale("KEY", "OWL")) == "kit-woven-cards-are-fixed"
    assert rig.refused(A, tale("OWL")) == "kit-woven-cards-are-fixed"
    finished = tale("An", "OWL", "took a", "KEY")
    assert rig.do(A, finished) == (TaleTold(A, finished.tale),)


def test_live_without_a_most_every_card_may_be_woven_in() -> None:
    rig = telling(Serial(A, 0, None), "key", "owl")
    rig.do(A, Weave("owl"))
    assert rig.offered(A) == {"tell", "weave"}
    rig.do(A, Weave("key"))
    assert rig.offered(A) == {"tell"}


def test_live_no_more_cards_than_the_most() -> None:
    rig = live("key", "moon", "owl")
    rig.do(A, Weave("owl"))
    rig.do(A, Weave("key"))
    assert rig.offered(A) == {"tell"}


def test_live_a_card_played_is_not_taken_back() -> None:
    rig = live("key", "owl")
    rig.do(A, Weave("owl"))
    assert not rig.undo(A)


def test_live_an_empty_hand_tells_without_cards() -> None:
    assert live().offered(A) == {"tell"}


def test_live_a_hand_shorter_than_the_least_tells_once_it_is_empty() -> None:
    rig = telling(Serial(A, 2, 3), "owl")
    assert rig.offered(A) == {"weave"}
    rig.do(A, Weave("owl"))
    assert rig.offered(A) == {"tell"}


def test_at_zero_a_draft_is_the_tale_and_its_cards_are_played() -> None:
    rig = at_once("key", "owl")
    rig.wait(seat_0=tale("An", "OWL", "x" * 300))
    assert rig.at == 300_000 + 1_000
    assert rig.state.tales[0].cards == ("owl",)
    assert len(rig.state.tales[0].text) == 200
    assert rig.state.played == ["owl"]


def test_at_zero_without_a_draft_an_empty_tale_was_told() -> None:
    rig = at_once("key", "owl")
    assert rig.wait() == (TaleTold(A, Passage()),)
    assert rig.state.hands[A] == ["key", "owl"]


def test_at_zero_live_cards_committed_stay_played_and_are_the_tale() -> None:
    rig = live("key", "owl")
    rig.do(A, Weave("owl"))
    rig.wait()
    assert rig.state.played == ["owl"]
    assert rig.state.tales == [tale("OWL").tale]


def test_at_zero_live_a_draft_older_than_the_last_card_keeps_its_text_and_gets_the_card() -> None:
    rig = live("key", "owl")
    rig.do(A, Weave("owl"))
    rig.do(A, Weave("key"))
    rig.wait(seat_0=tale("An", "OWL", "flew"))
    assert rig.state.tales == [tale("An", "OWL", "flew", "KEY").tale]


def test_at_zero_live_cards_never_committed_are_left_out_of_the_draft() -> None:
    rig = live("key", "owl")
    rig.do(A, Weave("owl"))
    rig.wait(seat_0=tale("The", "KEY", "an", "OWL", "flew"))
    assert rig.state.tales == [tale("The", "an", "OWL", "flew").tale]
    assert rig.state.played == ["owl"]


def test_at_zero_live_a_draft_with_the_cards_committed_is_the_tale() -> None:
    rig = live("key", "owl")
    rig.do(A, Weave("owl"))
    rig.wait(seat_0=tale("An", "OWL", "flew"))
    assert rig.state.tales == [tale("An", "OWL", "flew").tale]
    assert rig.state.played == ["owl"]


@pytest.mark.parametrize("how", ["leave", "away"])
def test_a_teller_who_is_not_there_tells_an_empty_tale(how: str) -> None:
    rig = Rig(Journal(), 3)
    rig.put(Chapter(A, 1, 2))
    if how == "leave":
        rig.leave(A)
    else:
        rig.come(A, "away")
        rig.wait()
    assert rig.state.tales == [Passage()]
