"""Movement and interrupting (WT-67 to WT-78; WT-R18 to WT-R29, WT-R100)."""

import pytest

from talewind.games.winter_tales.battles import Battle
from talewind.games.winter_tales.events import Narrated, Played, Walked
from talewind.games.winter_tales.fight_events import Claimed, ClaimLapsed, NobodyInterrupts
from talewind.games.winter_tales.moves import Insist, Interrupt, Longer, Walk, Yield
from talewind.games.winter_tales.traps import Trap
from talewind.kit import Pass, Tell, Weave, due

from .tables import A, B, C, D, E, WinterRig, passage, town


def alice_moves(hand: int = 4, **others: tuple[int, str]) -> WinterRig:
    """Alice is activated in Oaks Park."""
    rig = town(5, (hand - 3,))
    rig.place(alice=(A, "oaks-park"), **others)
    rig.turn(A)
    rig.activate("alice")
    return rig


def soldier_moves(**others: tuple[int, str]) -> WinterRig:
    """Wolf of B is activated in Lantern Gate."""
    rig = town(5)
    rig.place(wolf=(B, "lantern-gate"), **others)
    rig.turn(B)
    rig.activate("wolf")
    return rig


@pytest.mark.rule("WT-67", "WT-68", "WT-71", "WT-R18")
def test_a_card_moves_up_to_two_spaces_and_any_number_may_be_played() -> None:
    rig = alice_moves(4)
    assert rig.no(Walk("old-mill-square")) == "WT-67"
    rig.weave()
    assert rig.no(Walk("memory-lane-cemetery")) == "WT-67", "not adjacent"
    rig.act(Walk("old-mill-square"))
    rig.act(Walk("memory-lane-cemetery"))
    assert rig.no(Walk("bell-court")) == "WT-67"
    rig.weave()
    rig.act(Walk("bell-court"))
    assert rig.tells(Walked) == [Walked("alice", "memory-lane-cemetery", "bell-court")]
    assert rig.held(A) == 2


@pytest.mark.rule("WT-69", "WT-70", "WT-13", "WT-15")
def test_movement_cards_are_woven_into_a_tale_and_then_discarded() -> None:
    rig = alice_moves(4)
    card = rig.state.hands[A][0]
    rig.act(Weave(card))
    assert rig.tells(Played) == [Played(A, card, "spring", "hand")]
    assert [lying.card for lying in rig.sees(B).view.lying] == [card]
    assert rig.no(Tell(passage("She ran."))) == "kit-woven-cards-are-fixed"
    rig.act(Walk("old-mill-square"))
    rig.act(Tell(passage("She ran.", card)))
    (told,) = rig.tells(Narrated)
    assert (told.kind, told.tale.cards) == ("move", (card,))
    assert rig.state.discards == [card]
    assert not rig.state.lying


def test_a_woven_card_keeps_number_clock_and_draft() -> None:
    rig = alice_moves(6)
    number, until = rig.state.asked[A], rig.sees(A).question.until  # type: ignore[union-attr]
    rig.weave()
    rig.act(Walk("old-mill-square"))
    question = rig.sees(A).question
    assert question is not None
    assert (rig.state.asked[A], question.until) == (number, until)
    assert question.ask.heard, "the others read along"
    draft = Tell(passage("Through the snow", *rig.state.hands[A][:1]))
    rig.wait(seat_0=draft)
    assert rig.tells(Narrated)[0].tale.text == "Through the snow"


def test_a_teller_may_take_more_time_twice() -> None:
    rig = alice_moves()
    until = rig.sees(A).question.until  # type: ignore[union-attr]
    rig.act(Longer())
    assert rig.sees(A).question.until == until + 120_000  # type: ignore[union-attr, operator]
    rig.act(Longer())
    assert rig.no(Longer()) == "kit-not-offered"


@pytest.mark.rule("WT-72", "WT-R21", "WT-R22")
def test_a_rebel_that_enters_a_soldiers_space_may_be_attacked() -> None:
    rig = alice_moves(wolf=(B, "old-mill-square"), candlewick=(D, "oaks-park"))
    assert rig.asked() == [A], "standing beside Candlewick from the start is no entry"
    rig.weave()
    rig.act(Walk("old-mill-square"))
    assert (rig.in_phase, rig.asked()) == ("Entry", [B])
    assert rig.choices("interrupt", "char") == ["wolf"]
    rig.claim(B, "wolf")
    battle = rig.phase(Battle)
    assert (battle.soldier, battle.rebel) == ("wolf", "alice")


@pytest.mark.rule("WT-73", "WT-74")
def test_a_soldier_that_enters_a_rebels_location_may_be_trapped_but_not_in_a_plaza() -> None:
    rig = soldier_moves(alice=(A, "oaks-park"), cranky=(C, "stump-green"))
    rig.weave()
    rig.act(Walk("oaks-park"))
    assert rig.asked() == [A]
    rig.pass_()
    rig.settle()
    rig.weave()
    rig.act(Walk("stump-green"))
    assert rig.in_phase == "Movement", "no trap in a plaza"


@pytest.mark.rule("WT-75", "WT-R26", "WT-108")
def test_an_activated_character_may_interrupt_one_that_lies_may_not() -> None:
    rig = alice_moves(wolf=(B, "old-mill-square"), candlewick=(D, "stump-green"))
    rig.change("wolf", ready=False)
    rig.change("candlewick", upright=False)
    rig.weave()
    rig.act(Walk("stump-green"))
    assert rig.in_phase == "Movement"
    rig.act(Walk("oaks-park"))
    rig.weave()
    rig.act(Walk("old-mill-square"))
    assert rig.asked() == [B]


@pytest.mark.rule("WT-R13", "WT-R20", "WT-193")
def test_the_writers_own_characters_and_ones_own_side_never_interrupt() -> None:
    rig = town(5)
    rig.place(alice=(E, "oaks-park"), wolf=(E, "old-mill-square"), cranky=(A, "memory-lane-cemetery"))
    rig.turn(E)
    rig.activate("alice")
    rig.walk("old-mill-square", "memory-lane-cemetery")
    assert rig.in_phase == "Movement"


@pytest.mark.rule("WT-193")
def test_the_writers_soldiers_fight_and_his_rebels_spring_traps() -> None:
    rig = alice_moves(wolf=(E, "old-mill-square"))
    rig.walk("old-mill-square")
    rig.claim(E, "wolf")
    assert rig.phase(Battle).soldier == "wolf"
    rig = soldier_moves(alice=(E, "oaks-park"))
    rig.walk("oaks-park")
    rig.claim(E, "alice")
    assert rig.phase(Trap).rebel == "alice"


@pytest.mark.rule("WT-76", "WT-77", "WT-R23", "WT-R19")
def test_one_interrupt_an_entry_but_every_entry_is_a_new_one() -> None:
    rig = alice_moves(8, wolf=(B, "old-mill-square"))
    for _ in range(2):
        rig.weave()
        rig.act(Walk("old-mill-square"))
        rig.claim(B, "wolf")
        rig.strike()
        rig.strike()
        rig.pass_()
        rig.tell()
        assert rig.in_phase == "Movement"
        rig.act(Walk("oaks-park"))
    assert rig.where("alice") == "oaks-park"


@pytest.mark.rule("WT-78", "WT-R24")
@pytest.mark.example(17, 67)
@pytest.mark.parametrize("answers", [(Insist(), Insist()), (Yield(), Yield())])
def test_of_several_claimants_who_do_not_agree_the_next_clockwise_does_it(answers: tuple[Insist, Insist]) -> None:
    rig = alice_moves(wolf=(B, "old-mill-square"), mad_hatter=(E, "old-mill-square"))
    rig.weave()
    rig.act(Walk("old-mill-square"))
    assert rig.asked() == [B, E]
    rig.do(E, Interrupt("mad-hatter"))
    assert rig.told == (), "nobody sees who has answered"
    rig.do(B, Interrupt("wolf"))
    rig.settle()
    assert rig.in_phase == "ClaimTalk"
    for seat, answer in zip((B, E), answers, strict=True):
        rig.do(seat, answer)
    rig.tell()
    assert rig.tells(Claimed) == [Claimed(B, "wolf", "alice", battle=True)]


@pytest.mark.rule("WT-78", "WT-R24")
def test_a_single_one_who_insists_interrupts() -> None:
    rig = alice_moves(wolf=(B, "old-mill-square"), mad_hatter=(E, "old-mill-square"))
    rig.weave()
    rig.act(Walk("old-mill-square"))
    rig.do(B, Interrupt("wolf"))
    rig.do(E, Interrupt("mad-hatter"))
    rig.settle()
    rig.do(B, Yield())
    rig.do(E, Insist())
    rig.tell()
    assert rig.phase(Battle).soldier == "mad-hatter"


@pytest.mark.rule("WT-R24")
def test_clockwise_at_once_asks_nobody_who_does_it() -> None:
    rig = town(5, claim_rule="clockwise")
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"), mad_hatter=(E, "old-mill-square"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.do(E, Interrupt("mad-hatter"))
    rig.claim(B, "wolf")
    assert rig.phase(Battle).soldier == "wolf"


@pytest.mark.rule("WT-R25")
def test_a_claim_needs_a_card_and_is_asked_all_the_same() -> None:
    rig = alice_moves(wolf=(B, "old-mill-square"))
    rig.deal(B, 0)
    rig.weave()
    rig.act(Walk("old-mill-square"))
    assert rig.asked() == [B]
    assert rig.no(Interrupt("wolf")) == "WT-R25"


@pytest.mark.rule("WT-R25", "WT-R97")
def test_the_clock_of_a_claim_does_not_tell_whether_there_is_a_card_for_it() -> None:
    ends = set()
    for cards in (0, 4):
        rig = alice_moves(wolf=(B, "old-mill-square"))
        rig.deal(B, cards)
        rig.weave()
        rig.act(Walk("old-mill-square"))
        ends.add(due(rig.game, rig.state))
    assert len(ends) == 1


@pytest.mark.rule("WT-R25")
@pytest.mark.example(62)
def test_a_claim_that_is_not_taken_up_goes_to_the_next_claimant() -> None:
    rig = alice_moves(wolf=(B, "old-mill-square"), mad_hatter=(D, "old-mill-square"))
    rig.weave()
    rig.act(Walk("old-mill-square"))
    rig.do(B, Interrupt("wolf"))
    rig.do(D, Interrupt("mad-hatter"))
    rig.settle()
    rig.do(B, Insist())
    rig.do(D, Insist())
    rig.tell()
    assert rig.no(Pass()) == "WT-R25", "a claim cannot be taken back"
    rig.wait()
    assert rig.tells(ClaimLapsed) == [ClaimLapsed(B, "wolf")]
    assert rig.held(B) == 4
    assert rig.phase(Battle).soldier == "mad-hatter"
    rig.wait()
    assert rig.in_phase == "Movement", "the rebel goes on"


@pytest.mark.rule("WT-R18")
def test_an_interrupt_closes_the_movers_passage() -> None:
    rig = alice_moves(8, wolf=(B, "old-mill-square"))
    first = rig.state.hands[A][0]
    rig.weave()
    rig.act(Walk("old-mill-square"))
    rig.do(B, Interrupt("wolf"))
    rig.settle()
    assert (rig.in_phase, rig.asked()) == ("Pad", [A])
    rig.tell("She crept along the wall.")
    rig.strike()
    rig.strike()
    rig.pass_()
    rig.tell()
    rig.act(Walk("memory-lane-cemetery"))
    rig.weave()
    second = rig.state.lying[-1].card
    rig.tell("She ran on.")
    moves = [tale.tale for tale in rig.state.tales if tale.kind == "move"]
    assert [tale.cards for tale in moves] == [(first,), (second,)]


def test_a_window_lasts_its_pause_and_only_the_result_is_told() -> None:
    rig = town(4, interrupt_pause=1_500)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.do(B, Pass())
    assert rig.asked() == []
    rig.wait()
    assert rig.tells(NobodyInterrupts) == [NobodyInterrupts("alice")]
    assert rig.asked() == [A]


@pytest.mark.rule("WT-R100", "WT-R29")
def test_step_three_is_asked_of_one_that_cannot_be_moved() -> None:
    rig = town()
    rig.place(alice=(A, "oaks-park"))
    rig.change("alice", pinned=True)
    rig.turn(A)
    rig.activate("alice")
    assert rig.in_phase == "Movement"
    assert rig.closed("weave") == "WT-R29"
    rig.stay()
    assert "generate" in rig.offered(A), "it does not forbid actions"


def test_a_standing_order_answers_the_window() -> None:
    rig = alice_moves(8, wolf=(B, "old-mill-square"))
    rig.stand(B, "interrupt/wolf", "chapter")
    rig.weave()
    rig.act(Walk("old-mill-square"))
    assert rig.in_phase == "Movement", "never"
    rig.stand(B, "interrupt/wolf/alice", "game", Interrupt("wolf"))
    rig.act(Walk("oaks-park"))
    rig.weave()
    rig.act(Walk("old-mill-square"))
    assert rig.in_phase == "Pad", "the order claims"
