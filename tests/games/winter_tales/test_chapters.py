"""Chapters, turns and activations (WT-52 to WT-66; WT-R4, WT-R6 to WT-R10, WT-R95, WT-R96)."""

import pytest

from talewind.games.winter_tales.aside_moves import ProposeWrapUp
from talewind.games.winter_tales.cast import CARDS
from talewind.games.winter_tales.chapters import Turn
from talewind.games.winter_tales.events import Activated, ChapterBegun, Drew, EpilogueBegun, Kept, WrapUpDecided
from talewind.games.winter_tales.moves import Activate, Agree, Keep, Save
from talewind.kit import Pass

from .tables import A, B, C, D, WinterRig, town


def four(*hands: int) -> WinterRig:
    """Each of four has one character, far from the others."""
    rig = town(4, hands)
    rig.place(
        alice=(A, "oaks-park"), wolf=(B, "bell-court"), cranky=(C, "candle-factory"), mad_hatter=(D, "transfer-yard")
    )
    return rig


def through(rig: WinterRig, char: str) -> None:
    """An activation in which nothing is done."""
    rig.activate(char)
    rig.stay()
    if rig.in_phase == "OwnActivation" and "pass" in rig.offered(rig.asked()[0]):
        rig.pass_()
    rig.done()


@pytest.mark.rule("WT-54", "WT-55", "WT-52", "WT-53")
def test_turns_go_clockwise_one_activation_each() -> None:
    rig = four()
    rig.turn(B)
    for seat, char in ((B, "wolf"), (C, "cranky"), (D, "mad-hatter")):
        assert rig.asked() == [seat]
        through(rig, char)
    assert rig.asked() == [A]
    through(rig, "alice")
    assert rig.tells(ChapterBegun) == [ChapterBegun(2)]


@pytest.mark.rule("WT-56", "WT-R8")
def test_whoever_has_no_ready_character_is_passed_over() -> None:
    rig = four()
    rig.change("wolf", ready=False)
    rig.turn(A)
    through(rig, "alice")
    assert rig.asked() == [C]


@pytest.mark.rule("WT-57", "WT-58", "WT-59", "WT-60", "WT-R6")
@pytest.mark.example(9)
def test_the_end_phase_draws_and_readies_and_the_token_keeps_travelling() -> None:
    rig = town(5, (2, 2, 2, 2, 1))
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.change("alice", ready=False, pinned=True, upright=False)
    rig.turn(B)
    through(rig, "wolf")
    assert rig.state.chapter == 2
    assert rig.asked() == [A], "C, D and E have nobody; the token has gone on to A"
    assert [rig.held(seat) for seat in range(5)] == [6, 9, 6, 6, 3]
    alice = rig.state.figures["alice"]
    assert (alice.ready, alice.pinned, alice.upright) == (True, False, False)
    assert [e.seat for e in rig.tells(Drew)] == [C, D, 4, A, B], "clockwise from the holder of the token"


@pytest.mark.rule("WT-R7")
def test_a_ready_character_must_be_activated() -> None:
    rig = four()
    rig.turn(A)
    assert rig.offered(A) == {"activate"}
    assert rig.no(Pass()) is not None
    rig.wait()
    assert rig.in_phase == "Movement", "silence activates the first"


@pytest.mark.rule("WT-61", "WT-62", "WT-63", "WT-64", "WT-65")
def test_an_activation_flips_draws_moves_acts_and_discards() -> None:
    rig = four(4)
    rig.turn(A)
    rig.activate("alice")
    assert rig.tells(Activated) == [Activated(A, "alice")]
    assert not rig.state.figures["alice"].ready
    assert rig.held(A) == 7
    assert rig.in_phase == "Movement"
    rig.stay()
    assert {"generate", "pass"} <= rig.offered(A)
    rig.pass_()
    assert rig.offered(A) == {"keep"}


@pytest.mark.rule("WT-66", "WT-R9")
def test_a_hand_is_cut_to_seven_in_step_five_and_only_there() -> None:
    rig = four(7)
    rig.turn(A)
    rig.activate("alice")
    assert rig.held(A) == 10
    rig.stay()
    rig.pass_()
    hand = rig.state.hands[A]
    assert rig.no(Keep(())) == "WT-66"
    assert rig.no(Keep(tuple(hand[:2]))) == "WT-66"
    rig.act(Keep(tuple(hand[:3])))
    assert rig.held(A) == 7
    assert rig.tells(Kept) == [Kept(A)], "others do not learn how many"


@pytest.mark.rule("WT-R9", "WT-R97")
def test_the_end_of_an_activation_is_asked_whatever_the_hand() -> None:
    rig = four(0)
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.pass_()
    assert rig.asked() == [A]
    rig.act(Keep(()))
    assert rig.held(A) == 3


@pytest.mark.rule("WT-R4")
@pytest.mark.example(10)
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    rig = four(0)
    state = rig.state
    state.discards = state.deck[:30]
    for seat in (B, C, D):
        state.discards += state.hands[seat]
        state.hands[seat] = []
    state.deck, state.unseen = state.deck[30:32], state.deck[32:]
    rig.turn(A)
    events = rig.do(A, Activate("alice"))
    assert rig.held(A) == 3
    assert [len(e.cards or ()) for e in events if isinstance(e, Drew)] == [3]
    assert not rig.state.discards, "nobody is told"
    assert sorted(rig.game.cards(rig.state)) == sorted(CARDS), "limit discards come back too"
    rig.state.deck, rig.state.discards = [], []
    rig.stay()
    rig.pass_()
    rig.done()
    heard = rig.do(B, Activate("wolf"))
    assert [len(e.cards or ()) for e in heard if isinstance(e, Drew)] == [0], "the drawer sees the short draw"
    assert rig.tells(Drew) == [Drew(B, 3)], "others hear the number of the rule"


@pytest.mark.rule("WT-R10")
def test_a_player_without_characters_still_draws_in_the_end_phase() -> None:
    rig = town(4, (4, 4, 4, 4))
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    through(rig, "alice")
    assert (rig.state.chapter, rig.held(D)) == (2, 8)


@pytest.mark.rule("WT-R95")
@pytest.mark.example(65)
@pytest.mark.parametrize(("placer", "starter"), [(None, A), (D, D)])
def test_three_chapters_without_a_new_memory_begin_the_epilogue(placer: int | None, starter: int) -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"))
    rig.state.placer = placer
    rig.turn(A)
    for _ in range(2):
        through(rig, "alice")
    assert not rig.tells(EpilogueBegun)
    through(rig, "alice")
    assert rig.tells(EpilogueBegun) == [EpilogueBegun(starter, "WT-R95")]
    assert rig.held(B) == 4 + 3 * 4, "after the draws"


@pytest.mark.rule("WT-R95")
def test_a_table_may_cap_its_chapters() -> None:
    rig = town(4, chapter_cap=4)
    rig.place(alice=(A, "oaks-park"))
    rig.state.chapter, rig.state.placed = 2, True
    rig.turn(A)
    rig.state.placed = True
    through(rig, "alice")
    assert not rig.tells(EpilogueBegun)
    rig.state.placed = True
    through(rig, "alice")
    assert rig.tells(EpilogueBegun) == [EpilogueBegun(A, "WT-R95")]


@pytest.mark.rule("WT-R96")
def test_before_a_turn_all_may_agree_to_wrap_up_once_a_chapter_each() -> None:
    rig = four()
    rig.turn(A)
    rig.do_aside(C, ProposeWrapUp())
    assert rig.asked() == [D, A, B]
    for seat, yes in ((A, True), (B, False), (D, True)):
        rig.do(seat, Agree(yes))
    assert rig.tells(WrapUpDecided) == [WrapUpDecided(False)]
    assert rig.asked() == [A]
    assert rig.refused(C, ProposeWrapUp(), aside=True) == "WT-R96"
    rig.do_aside(B, ProposeWrapUp())
    for seat in rig.asked():
        rig.do(seat, Agree(True))
    assert rig.tells(EpilogueBegun) == [EpilogueBegun(A, "WT-R96")]


@pytest.mark.rule("WT-R40", "WT-109")
@pytest.mark.example(11)
def test_one_who_lies_must_be_activated_and_may_be_saved_then_act_and_later_move() -> None:
    rig = four(4)
    rig.change("alice", upright=False)
    rig.turn(A)
    assert rig.choices("activate", "char") == ["alice"]
    rig.activate("alice")
    assert rig.held(A) == 7
    assert "weave" not in rig.offered(A)
    assert rig.closed("walk") == "WT-108"
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.state.figures["alice"].upright
    assert "weave" in rig.offered(A), "in a later chapter than the capture it may also move"
    rig.stay()
    assert "generate" in rig.offered(A)


def test_turn_is_over_when_its_activation_is() -> None:
    rig = four()
    rig.turn(A)
    rig.activate("alice")
    assert rig.phase(Turn).over
