"""Saving (WT-107 to WT-114; WT-R40 to WT-R43, WT-R102)."""

import pytest

from talewind.games.winter_tales.events import Narrated, Played, Stood
from talewind.games.winter_tales.moves import Save, Walk

from .tables import A, B, C, D, WinterRig, town


def lying(*chars: str, hand: int = 4, **figures: tuple[int, str]) -> WinterRig:
    """A's turn; some of the figures lie."""
    rig = town(4, (hand,))
    rig.place(**figures)
    for char in chars:
        rig.change(char, upright=False)
    rig.turn(A)
    return rig


@pytest.mark.rule("WT-111", "WT-111a", "WT-111b", "WT-R41", "WT-R102", "WT-107")
def test_two_cards_and_a_tale_stand_a_character_up() -> None:
    rig = lying("alice", alice=(A, "oaks-park"), cranky=(A, "candle-factory"))
    hand = tuple(rig.state.hands[A])
    assert rig.no(Save("alice", hand[:1])) == "WT-111"
    rig.act(Save("alice", hand[:2]))
    assert rig.tells(Stood) == [Stood(A, "alice")]
    assert [e.card for e in rig.tells(Played)] == list(hand[:2])
    rig.tell()
    (told,) = rig.tells(Narrated)
    assert (told.kind, told.tale.cards) == ("save", hand[:2])
    assert set(hand[:2]) <= set(rig.state.discards)
    assert rig.asked() == [A]
    assert "activate" in rig.offered(A), "a save is no activation"


@pytest.mark.rule("WT-110", "WT-112")
def test_anothers_character_needs_one_of_ones_own_of_its_faction_there() -> None:
    rig = lying(
        "alice", "wolf", "tin-man",
        alice=(C, "oaks-park"), wolf=(B, "oaks-park"), tin_man=(C, "bell-court"), cranky=(A, "oaks-park"),
    )  # fmt: skip
    assert rig.choices("save", "char") == ["alice"]
    assert rig.no(Save("tin-man", tuple(rig.state.hands[A][:2]))) == "WT-112"
    assert rig.no(Save("wolf", tuple(rig.state.hands[A][:2]))) == "WT-112"


@pytest.mark.rule("WT-R42")
@pytest.mark.example(66)
def test_one_who_lies_may_save_another() -> None:
    rig = lying("alice", "cranky", hand=4, alice=(A, "winter-prison"), cranky=(C, "winter-prison"))
    rig.activate("alice")
    rig.act(Save("cranky", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.state.figures["cranky"].upright
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.state.figures["alice"].upright


@pytest.mark.rule("WT-113", "WT-R18", "WT-R29")
@pytest.mark.example(23)
def test_a_mover_saves_on_the_way_and_goes_on() -> None:
    rig = lying("alice", cranky=(A, "oaks-park"), alice=(C, "old-mill-square"))
    rig.change("alice", pinned=True)
    rig.activate("cranky")
    rig.weave()
    rig.act(Walk("old-mill-square"))
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.state.figures["alice"].pinned
    rig.act(Walk("memory-lane-cemetery"))
    assert rig.where("cranky") == "memory-lane-cemetery"


@pytest.mark.rule("WT-R43", "WT-114")
def test_where_a_save_is_possible() -> None:
    rig = lying("alice", hand=9, alice=(A, "oaks-park"), cranky=(A, "candle-factory"), wolf=(B, "bell-court"))
    assert "save" in rig.offered(A), "take_turn"
    rig.activate("cranky")
    assert "save" in rig.offered(A), "move"
    rig.stay()
    assert "save" in rig.offered(A), "choose_action"
    rig.pass_()
    assert "save" in rig.offered(A), "end_activation"
    rig.done()
    assert rig.asked() == [B]
    assert "save" not in rig.offered(B), "the others' turns are no time for it"
    assert D not in rig.asked()


@pytest.mark.rule("WT-111")
def test_a_save_without_two_cards_is_closed() -> None:
    rig = lying("alice", hand=1, alice=(A, "oaks-park"))
    assert rig.closed("save") == "WT-111"
