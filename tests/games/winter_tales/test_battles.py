"""Battles (WT-79 to WT-91; WT-R30 to WT-R34)."""

from typing import Any

import pytest

from talewind.games.winter_tales.events import Played
from talewind.games.winter_tales.fight_events import BattleEnded, Captured
from talewind.games.winter_tales.moves import Capture, Object, Rule, Save, Walk
from talewind.games.winter_tales.power_events import SkillUsed
from talewind.kit import Pass, Tell

from .tables import A, B, C, D, WinterRig, passage, town


def attacked(a: int = 4, b: int = 4, soldier: str = "mad_hatter", rebel: str = "alice", **options: Any) -> WinterRig:
    """A's rebel has entered Old Mill Square with one step left; B's soldier attacks. `a`, `b`: their hands then."""
    rig = town(4, **options)
    rig.place(**{rebel: (A, "oaks-park"), soldier: (B, "old-mill-square")}, cranky=(C, "candle-factory"))
    rig.turn(A)
    rig.activate(rebel.replace("_", "-"))
    rig.weave()
    rig.act(Walk("old-mill-square"))
    rig.deal(B, max(b, 1) if soldier != "wolf" else b)
    rig.claim(B, soldier.replace("_", "-"))
    rig.deal(A, a)
    rig.arranged()
    return rig


@pytest.mark.rule("WT-79", "WT-80", "WT-81", "WT-82", "WT-83", "WT-90", "WT-91", "WT-85")
@pytest.mark.example(12)
def test_whoever_played_last_wins_and_a_rebel_that_wins_goes_on() -> None:
    rig = attacked()
    assert rig.asked() == [B]
    rig.strike()
    assert rig.tells(Played)[0].side == "winter"
    assert rig.asked() == [A]
    rig.strike()
    assert rig.tells(Played)[0].side == "spring"
    assert rig.asked() == [B]
    rig.pass_()
    assert rig.tells(BattleEnded) == [BattleEnded("alice", "mad-hatter", "WT-90")]
    assert rig.asked() == [A], "the winner finishes the story"
    rig.tell()
    assert [lying.scene for lying in rig.state.lying] == ["move"], "both battle cards are discarded"
    assert rig.state.figures["alice"].upright
    rig.act(Walk("memory-lane-cemetery"))
    assert (rig.held(A), rig.held(B)) == (3, 3)


@pytest.mark.rule("WT-80", "WT-81")
def test_a_step_is_exactly_one_card() -> None:
    rig = attacked()
    hand = rig.state.hands[B]
    assert rig.no(Tell(passage("No.", *hand[:2]))) == "kit-count"
    assert rig.no(Tell(passage("No."))) == "kit-count"


@pytest.mark.rule("WT-82", "WT-86", "WT-87", "WT-89")
@pytest.mark.example(13)
def test_a_rebel_without_a_card_loses_lies_and_cannot_be_moved() -> None:
    rig = attacked(a=0)
    rig.strike()
    assert rig.closed("tell") == "WT-82"
    rig.pass_()
    assert rig.tells(BattleEnded) == [BattleEnded("mad-hatter", "alice", "WT-87")]
    alice = rig.state.figures["alice"]
    assert (alice.upright, alice.pinned) == (False, True)
    rig.capture("old-mill-square")
    assert rig.in_phase == "Movement"
    assert rig.closed("walk") == "WT-108"
    rig.stay()
    assert rig.offered(A) == {"keep"}, "whoever lies cannot act"


@pytest.mark.rule("WT-88", "WT-R33", "WT-R34", "WT-120")
def test_the_captor_puts_the_rebel_anywhere_unless_somebody_objects() -> None:
    rig = attacked(a=0)
    rig.state.quests["armed-retaliation"] = "alice"
    rig.strike()
    rig.pass_()
    assert rig.asked() == [B]
    rig.capture("winter-prison", "They threw her into the dungeon.")
    assert (rig.in_phase, rig.asked()) == ("Objecting", [C, D, A])
    rig.let_stand()
    assert rig.tells(Captured) == [Captured("alice", "winter-prison")]
    assert rig.state.site("armed-retaliation") == "winter-prison", "the token goes with her"


@pytest.mark.rule("WT-R33", "WT-194", "WT-R111")
def test_a_place_that_the_arbiter_rejects_is_not_taken() -> None:
    rig = attacked(a=0)
    rig.state.arbiter = D
    rig.strike()
    rig.pass_()
    rig.capture("winter-prison")
    rig.do(A, Object(passage("Why there?")))
    rig.pass_(*rig.asked())
    assert rig.asked() == [D]
    rig.act(Rule("reject"))
    assert rig.where("alice") == "old-mill-square"
    assert not rig.state.figures["alice"].upright


@pytest.mark.rule("WT-R33")
def test_a_table_may_allow_locations_only() -> None:
    rig = attacked(a=0, captive_places="locations")
    rig.strike()
    rig.pass_()
    assert rig.no(Capture("bell-court", passage())) == "WT-R33"
    assert rig.no(Capture("oaks-park", passage())) is None


@pytest.mark.rule("WT-R28", "WT-R29", "WT-114")
def test_after_a_defeat_the_activation_goes_on_and_a_save_does_not_let_it_move() -> None:
    rig = attacked(a=0)
    rig.strike()
    rig.pass_()
    rig.capture("old-mill-square")
    rig.deal(A, 3)
    rig.arranged()
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.state.figures["alice"].upright
    assert rig.closed("walk") == "WT-R29"
    rig.stay()
    assert "generate" in rig.offered(A), "upright again, she may act"


@pytest.mark.rule("WT-268", "WT-R30")
@pytest.mark.example(14)
def test_wolf_attacks_without_a_card_and_loses_if_the_rebel_plays_one() -> None:
    rig = attacked(a=1, b=0, soldier="wolf", skills=True)
    rig.act(Tell(passage("Teeth in the dark.")))
    assert rig.tells(SkillUsed) == [SkillUsed("wolf", "battle")]
    rig.strike()
    rig.pass_()
    assert rig.tells(BattleEnded)[0].winner == "alice"


@pytest.mark.rule("WT-R30")
@pytest.mark.example(15)
def test_wolf_wins_without_a_card_if_the_rebel_plays_nothing() -> None:
    rig = attacked(a=1, b=0, soldier="wolf", skills=True)
    rig.act(Tell(passage("Teeth in the dark.")))
    rig.pass_()
    assert rig.tells(BattleEnded)[0].winner == "wolf"


@pytest.mark.rule("WT-R31")
@pytest.mark.example(16)
def test_tin_man_against_wolf_begins_with_cards_in_round_two() -> None:
    rig = attacked(a=2, b=2, soldier="wolf", rebel="tin_man", skills=True)
    for _ in range(2):
        assert rig.no(Tell(passage("No.", rig.state.hands[rig.asked()[0]][0]))) == "kit-count", "no card in round 1"
        rig.act(Tell(passage("Iron and teeth.")))
    rig.strike()
    rig.strike()
    rig.strike()
    rig.pass_()
    assert rig.tells(BattleEnded)[0].winner == "wolf"
    assert [lying.side for lying in rig.state.in_scene("fight")] == ["winter", "spring", "winter"]


@pytest.mark.rule("WT-R32")
def test_only_the_two_players_are_asked() -> None:
    rig = attacked()
    rig.place(wolf=(D, "old-mill-square"))
    for _ in range(3):
        assert rig.asked() == [B]
        rig.strike()
        assert rig.asked() == [A]
        rig.strike()
    assert rig.refused(D, Pass()) == "kit-not-asked"


@pytest.mark.rule("WT-14", "WT-R12", "WT-191")
def test_the_writers_cards_have_the_side_of_the_character_he_uses() -> None:
    rig = town(5)
    rig.place(alice=(A, "oaks-park"), mad_hatter=(4, "old-mill-square"), cranky=(4, "candle-factory"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.claim(4, "mad-hatter")
    rig.strike()
    assert rig.tells(Played)[0].side == "winter"
