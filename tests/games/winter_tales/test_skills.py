"""Skills (WT-263 to WT-272; WT-R89 to WT-R92)."""

from typing import Any

import pytest

from talewind.games.winter_tales.cards import Secret
from talewind.games.winter_tales.cast import OBJECTIVES
from talewind.games.winter_tales.events import Relocated
from talewind.games.winter_tales.moves import FreeSteps, Join, Save, TakePassage, Walk
from talewind.games.winter_tales.power_events import ObjectiveSwapped, SkillUsed
from talewind.games.winter_tales.power_moves import DoAttack, RevealObjective, SwapObjective
from talewind.games.winter_tales.quest_events import Joined, MemoryPlaced
from talewind.kit import Tell

from .tables import A, B, C, WinterRig, passage, town


def active(char: str, space: str, seat: int = A, hand: int = 4, **more: Any) -> WinterRig:
    """With skills, a character is activated."""
    rig = town(4, (hand,) * 4, skills=True, **{k: v for k, v in more.items() if not isinstance(v, tuple)})
    rig.place(**{char.replace("-", "_"): (seat, space)}, **{k: v for k, v in more.items() if isinstance(v, tuple)})
    rig.turn(seat)
    rig.activate(char)
    return rig


@pytest.mark.rule("WT-272", "WT-R9")
@pytest.mark.example(8)
def test_cranky_draws_four() -> None:
    rig = town(4, (11,), skills=True)
    rig.place(cranky=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.turn(A)
    rig.activate("cranky")
    rig.weave()
    rig.tell()
    rig.pass_()
    assert rig.held(A) == 14
    rig.done()
    assert rig.held(A) == 7
    assert len(rig.state.unseen) == 7


@pytest.mark.rule("WT-265", "WT-263")
@pytest.mark.parametrize(("char", "seat"), [("alice", A), ("candlewick", B)])
@pytest.mark.parametrize(("objectives", "drawn"), [(False, 4), (True, 3)])
def test_without_objectives_alice_and_candlewick_draw_four(char: str, seat: int, objectives: bool, drawn: int) -> None:
    rig = active(char, "oaks-park", seat, hand=0, objectives=objectives)
    assert rig.held(seat) == drawn


@pytest.mark.rule("WT-269", "WT-R89")
def test_two_free_steps_once_an_activation() -> None:
    rig = active("little-match-girl", "oaks-park")
    rig.act(FreeSteps())
    assert rig.tells(SkillUsed) == [SkillUsed("little-match-girl", "movement")]
    assert rig.no(FreeSteps()) == "kit-not-offered"
    rig.act(Walk("old-mill-square"))
    rig.act(Walk("memory-lane-cemetery"))
    assert rig.held(A) == 7
    rig.weave()
    rig.act(Walk("bell-court"))


@pytest.mark.rule("WT-270", "WT-271", "WT-R90", "WT-R21")
@pytest.mark.example(22)
def test_a_secret_passage_is_no_entry() -> None:
    rig = active("mad-hatter", "fountain-plaza", B, alice=(A, "mad-hatters-asylum"))
    rig.act(TakePassage())
    assert rig.tells(Relocated) == [Relocated("mad-hatter", "mad-hatters-asylum")]
    assert (rig.in_phase, rig.asked()) == ("Movement", [B]), "no trap window opens"
    rig = active("mad-hatter", "fountain-plaza", B)
    rig.weave()
    rig.act(Walk("puppets-theater"))
    assert rig.no(TakePassage()) == "kit-not-offered", "until the first step"


@pytest.mark.rule("WT-R90")
@pytest.mark.example(76)
def test_one_who_lies_takes_the_passage_and_lies_at_the_other_end() -> None:
    rig = active("mad-hatter", "oaks-park", B, alice=(A, "mad-hatters-asylum"))
    rig.change("mad-hatter", upright=False)
    rig.arranged()
    rig.act(TakePassage())
    it = rig.state.figures["mad-hatter"]
    assert (it.space, it.upright, rig.in_phase) == ("mad-hatters-asylum", False, "Movement")
    rig.act(Save("mad-hatter", tuple(rig.state.hands[B][:2])))
    rig.tell()
    assert rig.state.figures["mad-hatter"].upright


def quest(at: str, **figures: tuple[int, str]) -> WinterRig:
    """Wolf of B resolves Freezing Horror with skills; it begins."""
    rig = town(4, (6,) * 4, skills=True, objectives=True)
    rig.place(wolf=(B, at), **figures)
    rig.quest("freezing-horror", at)
    rig.state.secrets = []
    rig.turn(B)
    rig.activate("wolf")
    rig.stay()
    rig.resolve("freezing-horror")
    return rig


@pytest.mark.rule("WT-R90", "WT-R45")
@pytest.mark.example(72)
def test_a_joiners_passage_must_lead_nearer() -> None:
    rig = quest("memory-lane-cemetery", grandma_dorothy=(C, "candle-factory"))
    rig.act(Join("grandma-dorothy"))
    rig.act(TakePassage())
    assert rig.where("grandma-dorothy") == "dorothys-mansion"
    assert rig.no(Tell(passage(""))) == "WT-R45", "she must go on"
    rig.walk("ruined-church-square", "memory-lane-cemetery")
    rig.pass_(B)
    rig.settle()
    rig.tell()
    rig.done()
    assert rig.tells(Joined) == [Joined("grandma-dorothy", True)]
    rig = quest("memory-lane-cemetery", grandma_dorothy=(C, "oaks-park"))
    rig.act(Join("grandma-dorothy"))
    assert rig.no(TakePassage()) == "kit-not-offered"


@pytest.mark.rule("WT-R86", "WT-R100")
@pytest.mark.example(71)
def test_a_joiner_that_has_arrived_is_asked_to_move_and_may_attack() -> None:
    rig = town(4, (6,) * 4, skills=True, objectives=True)
    rig.place(alice=(A, "puppets-theater"), mad_hatter=(B, "puppets-theater"))
    rig.quest("safe-house", "puppets-theater")
    rig.state.secrets = [Secret("obj-attack-2", B)]
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.act(Join("mad-hatter"))
    assert rig.offered(B) == {"tell", "longer", "do-attack"}, "no step and no passage: the asylum lies farther off"
    rig.act(DoAttack("obj-attack-2", tuple(rig.state.hands[B][:2])))
    assert rig.asked() == [B]


@pytest.mark.rule("WT-264", "WT-R91")
def test_alice_swaps_her_players_objective_for_one_of_the_unused() -> None:
    rig = town(4, skills=True, objectives=True)
    rig.place(alice=(A, "oaks-park"))
    mine = next(secret.goal for secret in rig.state.secrets if secret.seat == A)
    rig.turn(A)
    rig.activate("alice")
    unused = rig.choices("swap-objective", "taken")
    assert unused == [goal for goal in rig.state.unused if OBJECTIVES[goal].side == "spring"]
    rig.act(SwapObjective(mine, unused[0]))
    assert rig.tells(ObjectiveSwapped) == [ObjectiveSwapped(A)], "others do not learn which"
    assert [s.goal for s in rig.sees(A).view.secrets] == [unused[0]]
    assert mine in rig.state.unused
    assert rig.no(SwapObjective(unused[0], mine)) == "kit-not-offered", "once"


@pytest.mark.rule("WT-254", "WT-255", "WT-R21")
@pytest.mark.example(52)
def test_a_connection_from_the_end_of_a_passage() -> None:
    rig = town(4, (6,) * 4, skills=True, objectives=True)
    rig.place(grandma_dorothy=(A, "oaks-park"))
    rig.state.secrets = [Secret("obj-connection-4", A)]
    rig.turn(A)
    rig.activate("grandma-dorothy")
    rig.act(TakePassage())
    rig.act(RevealObjective("obj-connection-4"))
    rig.walk("orchard-steps", "fair-of-wonders", "battery-hill", "candle-factory", cards=2)
    while rig.in_phase == "Declaring":
        rig.wait()
    rig.tell()
    assert rig.tells(MemoryPlaced)[0].card == "obj-connection-4"
    rig = town(4, (6,) * 4, skills=True, objectives=True)
    rig.place(grandma_dorothy=(A, "candle-factory"))
    rig.state.secrets = [Secret("obj-connection-4", A)]
    rig.turn(A)
    rig.activate("grandma-dorothy")
    rig.act(RevealObjective("obj-connection-4"))
    rig.act(TakePassage())
    assert rig.in_phase == "Movement", "by passage the mansion is the start"
    assert not rig.state.track
    rig.walk("orchard-steps", "fair-of-wonders", "battery-hill", "candle-factory", cards=2)
    assert rig.in_phase == "Declaring", "from there it is an attempt like any other"


@pytest.mark.rule("WT-R45", "WT-R90")
def test_a_joiner_that_cannot_be_moved_takes_the_passage_for_which_it_was_chosen() -> None:
    rig = quest("memory-lane-cemetery", grandma_dorothy=(C, "candle-factory"))
    rig.change("grandma-dorothy", pinned=True)
    rig.act(Join("grandma-dorothy"))
    assert rig.closed("tell") == "WT-R45"
    rig.act(TakePassage())
    assert "tell" in rig.offered(C)
