"""Objectives (WT-26 to WT-28, WT-242 to WT-262; WT-R80 to WT-R88, WT-R106, WT-R109, WT-R110)."""

from typing import Any

import pytest

from talewind.games.winter_tales.aside_moves import SetOrder
from talewind.games.winter_tales.cards import Memory, Secret
from talewind.games.winter_tales.cast import OBJECTIVES
from talewind.games.winter_tales.declaring import Declaring
from talewind.games.winter_tales.events import EpilogueBegun
from talewind.games.winter_tales.memories import Placing
from talewind.games.winter_tales.moves import Join, PlaceMemory, Save, Walk
from talewind.games.winter_tales.objectives import garrison
from talewind.games.winter_tales.power_events import Attacked, ObjectiveDealt, ObjectiveDeclared, ObjectiveRevealed
from talewind.games.winter_tales.power_moves import DoAttack, PlaceObjective, RevealObjective
from talewind.games.winter_tales.quest_events import BookmarkMoved, MemoryPlaced
from talewind.kit import Chance, world_of

from .tables import A, B, C, D, E, WinterRig, lobby, tale, town


def secret(goal: str, seat: int, order: str = "declare", seats: int = 4, **more: Any) -> WinterRig:
    """Only this objective is in play."""
    rig = town(seats, (6,) * seats, objectives=True, **{k: v for k, v in more.items() if not isinstance(v, tuple)})
    rig.place(**{k: v for k, v in more.items() if isinstance(v, tuple)})
    rig.state.secrets = [Secret(goal, seat, order)]  # type: ignore[arg-type]
    return rig


def declared(rig: WinterRig) -> str:
    """The objective is placed by silence and told; gives its card."""
    while rig.in_phase == "Declaring":
        rig.wait()
    rig.tell()
    (placed,) = rig.tells(MemoryPlaced)
    return placed.card


@pytest.mark.rule("WT-26", "WT-27", "WT-28")
def test_each_has_a_secret_objective_and_the_writer_one_of_each() -> None:
    rig = lobby(5, objectives=True)
    for seat in range(4):
        (mine,) = rig.sees(seat).view.secrets
        assert OBJECTIVES[mine.goal].side == rig.state.factions[seat]
    assert sorted(OBJECTIVES[one.goal].side for one in rig.sees(E).view.secrets) == ["spring", "winter"]
    assert rig.sees(None).view.secrets == ()
    dealt = [each for each in rig.sitting.step.events if isinstance(each.event, ObjectiveDealt)]
    assert all(each.others == ObjectiveDealt(each.event.seat) for each in dealt)  # type: ignore[attr-defined]
    goals = {world_of(rig.game, rig.state, A, Chance(b"%d" % n)).secrets[1].goal for n in range(20)}
    assert len(goals) > 1


@pytest.mark.rule("WT-252", "WT-243", "WT-244", "WT-245", "WT-246", "WT-248", "WT-R82", "WT-R110")
def test_the_rescue_is_declared_after_a_save() -> None:
    rig = secret("obj-rescue", A, cranky=(C, "oaks-park"), alice=(A, "oaks-park"))
    rig.change("cranky", upright=False)
    rig.turn(A)
    rig.act(Save("cranky", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.tells(ObjectiveDeclared) == [ObjectiveDeclared(A, "obj-rescue")]
    assert rig.choices("place-objective", "space") == [1, 3, 5], "the spaces with the sign"
    assert rig.no(PlaceObjective(2)) == "WT-245"
    rig.act(PlaceObjective(3))
    rig.tell("The ice let go of him.")
    assert rig.tells(BookmarkMoved) == [BookmarkMoved(A, 3)]
    memory = rig.state.track[3]
    assert (memory.side, memory.objective) == ("spring", True)
    assert rig.state.standing()["spring"] == 3
    assert rig.state.secrets == [], "not replaced"
    assert rig.asked() == [A]


@pytest.mark.rule("WT-28", "WT-243")
@pytest.mark.parametrize("face_up", [False, True])
def test_whether_others_will_declare_theirs_next_is_known_to_them_alone(face_up: bool) -> None:
    rig = secret("obj-rescue", A)
    rig.state.secrets.append(Secret("obj-connection-1", C, face_up=face_up))
    rig.put(Declaring(["obj-rescue", "obj-connection-1"]))
    for viewer, knows in {A: face_up, B: face_up, None: face_up, C: True}.items():
        for n in range(9):
            world = world_of(rig.game, rig.state, viewer, Chance(b"%d" % n))
            declaring = world.stack[-1]
            assert isinstance(declaring, Declaring)
            assert declaring.goals == ["obj-connection-1"] * knows
    rig.act(PlaceObjective(1))
    assert declared(rig) == "obj-rescue"
    assert declared(rig) == "obj-connection-1"


@pytest.mark.rule("WT-R80")
@pytest.mark.example(53)
def test_an_objective_that_is_held_back_is_missed_and_a_later_one_counts() -> None:
    rig = secret("obj-rescue", A, "hold", tin_man=(A, "oaks-park"), alice=(A, "oaks-park"))
    rig.change("tin-man", upright=False)
    rig.turn(A)
    rig.act(Save("tin-man", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert (rig.in_phase, rig.asked()) == ("Turn", [A])
    rig.do_aside(A, SetOrder("obj-rescue", "declare"))
    rig.activate("alice")
    assert rig.in_phase == "Movement", "missed"
    rig.change("tin-man", upright=False)
    rig.arranged()
    rig.act(Save("tin-man", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert declared(rig) == "obj-rescue"


@pytest.mark.rule("WT-R88")
@pytest.mark.parametrize(("allowed", "phase"), [(True, "Declaring"), (False, "Turn")])
def test_saving_ones_own_rebel_counts_unless_the_table_forbids_it(allowed: bool, phase: str) -> None:
    rig = secret("obj-rescue", A, rescue_self=allowed, alice=(A, "oaks-park"))
    rig.change("alice", upright=False)
    rig.turn(A)
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.in_phase == phase


@pytest.mark.rule("WT-258", "WT-R82")
def test_the_reward_is_declared_after_the_battle() -> None:
    rig = secret("obj-reward-1", B, alice=(A, "oaks-park"), mad_hatter=(B, "old-mill-square"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.claim(B, "mad-hatter")
    rig.strike()
    rig.pass_()
    assert rig.in_phase == "Captor", "no check inside a battle"
    rig.capture("old-mill-square")
    assert declared(rig) == "obj-reward-1"
    assert rig.in_phase == "Movement"


def trap_in_a_quest(order: str) -> WinterRig:
    """A resolves a quest in Oaks Park with four of five spaces filled; B's joiner runs into A's trap and falls."""
    rig = secret("obj-rebels-1", A, order, alice=(A, "oaks-park"), wolf=(B, "lantern-gate"))
    rig.quest("safe-house", "oaks-park")
    rig.remember("winter", "winter", "winter", "winter")
    rig.state.arbiter = D
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.act(Join("wolf"))
    rig.walk("oaks-park")
    rig.claim(A, "alice")
    rig.lay(8)
    rig.tell()
    rig.tell()
    rig.tell()
    return rig


@pytest.mark.rule("WT-253", "WT-R62", "WT-R66", "WT-R106", "WT-172")
@pytest.mark.example(51)
def test_an_objective_fills_the_last_space_from_the_depth_of_a_quest() -> None:
    rig = trap_in_a_quest("declare")
    assert rig.tells(ObjectiveDeclared) == [ObjectiveDeclared(A, "obj-rebels-1")]
    rig.tell("Locked up by a trick.")
    assert rig.state.track[5].card == "obj-rebels-1"
    assert rig.tells(EpilogueBegun) == [EpilogueBegun(A, "WT-172")]
    assert rig.state.quests == {"safe-house": "oaks-park"}, "an open thread"
    assert rig.state.ongoing == ""
    rig = trap_in_a_quest("unless")
    assert not rig.tells(ObjectiveDeclared)
    assert rig.in_phase == "Movement", "with the default order the quest goes on"


@pytest.mark.rule("WT-262", "WT-R87")
@pytest.mark.example(45)
def test_the_garrison_counts_locations() -> None:
    rig = town()
    rig.place(
        wolf=(B, "oaks-park"), mad_hatter=(B, "oaks-park"), candlewick=(D, "winter-prison"), snow_white=(D, "fair-of-wonders"),
        alice=(A, "oaks-park"), cranky=(A, "oaks-park"), tin_man=(C, "candle-factory"), pinocchio=(C, "candle-factory"),
        scarecrow=(C, "bell-court"),
    )  # fmt: skip
    assert garrison(rig.state)
    rig.change("scarecrow", space="winter-prison")
    assert not garrison(rig.state)


@pytest.mark.rule("WT-R80", "WT-R82")
@pytest.mark.example(54)
@pytest.mark.parametrize("full", [False, True])
def test_an_order_changed_in_a_quest_counts_after_its_last_step(full: bool) -> None:
    rig = secret(
        "obj-garrison", B, "hold", wolf=(B, "winter-prison"), mad_hatter=(D, "oaks-park"), alice=(A, "oaks-park")
    )
    rig.quest("safe-house", "oaks-park")
    filled = rig.state.empty()[1 if full else 3 :]
    for space in filled:
        rig.state.put_memory(space, Memory("neutral", "neutral", D, 1, "winter-propaganda"))
    rig.state.tales.append(tale(rig.state, D))
    rig.state.arbiter = C
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.nobody_joins()
    rig.weave()
    rig.tell()
    assert (rig.in_phase, rig.asked()) == ("JoiningIn", [D]), "step 4"
    rig.do_aside(B, SetOrder("obj-garrison", "declare"))
    rig.pass_()
    for kind in ("quest_last", "quest_end"):
        assert (rig.in_phase, rig.sees(A).now.args["kind"]) == ("Pad", kind), "nothing happens"
        rig.tell()
    assert rig.in_phase == "Choosing"
    rig.wait()
    assert rig.in_phase == "Placing"
    rig.wait()
    if full:
        assert rig.in_phase == "Part", "step 7 has begun the epilogue: too late"
        assert [one.goal for one in rig.state.secrets if one.seat == B] == ["obj-garrison"]
    else:
        assert declared(rig) == "obj-garrison"


def test_the_garrison_is_declared_at_any_check_at_which_it_is_true() -> None:
    rig = secret("obj-garrison", B, "hold", wolf=(B, "winter-prison"), alice=(A, "bell-court"))
    rig.turn(A)
    rig.activate("alice")
    rig.do_aside(B, SetOrder("obj-garrison", "declare"))
    assert rig.in_phase == "Movement", "nothing before the next check"
    rig.weave()
    rig.act(Walk("wintertown-ossuary"))
    assert rig.in_phase == "Movement", "one to one"
    rig.act(Walk("drain-alley"))
    assert declared(rig) == "obj-garrison"


@pytest.mark.rule("WT-259", "WT-260", "WT-R85")
@pytest.mark.example(48)
def test_the_spy_is_revealed_by_one_entry_and_completed_by_the_next() -> None:
    rig = secret("obj-spy-1", B, wolf=(B, "old-mill-square"), mad_hatter=(B, "bell-court"), alice=(A, "oaks-park"))
    rig.change("wolf", upright=False)
    rig.change("mad-hatter", upright=False)
    rig.turn(A)
    rig.activate("alice")
    rig.weave(2)
    rig.act(Walk("old-mill-square"))
    assert rig.tells(ObjectiveRevealed) == [ObjectiveRevealed(B, "obj-spy-1")]
    assert [one.goal for one in rig.sees(C).view.face_up] == ["obj-spy-1"]
    assert rig.sees(C).view.face_up[0].order == "unless", "the order stays private"
    rig.act(Walk("memory-lane-cemetery"))
    rig.act(Walk("bell-court"))
    assert declared(rig) == "obj-spy-1"


@pytest.mark.rule("WT-R13", "WT-R85")
def test_the_writers_own_entry_does_not_count_for_his_spy() -> None:
    rig = secret("obj-spy-1", E, seats=5, wolf=(E, "old-mill-square"), alice=(E, "oaks-park"))
    rig.turn(E)
    rig.activate("alice")
    rig.walk("old-mill-square")
    assert not rig.state.secrets[0].face_up


@pytest.mark.rule("WT-254", "WT-255", "WT-256", "WT-R84")
@pytest.mark.example(46)
def test_the_connection_of_two_locations_in_one_activation() -> None:
    rig = secret("obj-connection-1", A, alice=(A, "puppets-theater"))
    rig.turn(A)
    rig.activate("alice")
    rig.act(RevealObjective("obj-connection-1"))
    rig.walk("fountain-plaza", "dorothys-mansion", "ruined-church-square", "memory-lane-cemetery", cards=2)
    assert declared(rig) == "obj-connection-1"


@pytest.mark.rule("WT-257", "WT-R84")
@pytest.mark.example(47)
def test_an_attempt_that_failed_may_be_repeated_in_a_later_chapter() -> None:
    rig = secret("obj-connection-1", A, alice=(A, "puppets-theater"))
    rig.turn(A)
    rig.activate("alice")
    rig.act(RevealObjective("obj-connection-1"))
    rig.walk("fountain-plaza", "dorothys-mansion")
    rig.tell()
    rig.pass_()
    rig.done()
    assert rig.state.secrets[0].face_up
    rig.change("alice", ready=True, space="puppets-theater")
    chapter = rig.state.secrets[0].tried
    for later in (False, True):
        rig.deal(A, 6)
        rig.turn(A)
        rig.state.chapter = chapter + later
        rig.change("alice", ready=True, space="puppets-theater")
        rig.arranged()
        rig.activate("alice")
        rig.walk("fountain-plaza", "dorothys-mansion", "ruined-church-square", "memory-lane-cemetery", cards=2)
        assert (rig.in_phase != "Movement") == later


@pytest.mark.rule("WT-R84")
def test_the_connection_is_revealed_by_choice_alone() -> None:
    rig = secret("obj-connection-1", A, alice=(A, "puppets-theater"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("fountain-plaza", "dorothys-mansion", "ruined-church-square", "memory-lane-cemetery", cards=2)
    assert rig.in_phase == "Movement"
    assert not rig.state.secrets[0].face_up


@pytest.mark.rule("WT-261", "WT-R86", "WT-R109")
@pytest.mark.example(49)
def test_the_attack_discards_two_cards_in_the_named_location() -> None:
    rig = secret("obj-attack-2", B, snow_white=(B, "puppets-theater"), wolf=(B, "bell-court"))
    rig.turn(B)
    rig.activate("wolf")
    hand = tuple(rig.state.hands[B])
    assert rig.no(DoAttack("obj-attack-2", hand[:1])) == "WT-261"
    rig.act(DoAttack("obj-attack-2", hand[:2]))
    assert rig.tells(Attacked) == [Attacked(B, "obj-attack-2", hand[:2])]
    assert set(hand[:2]) <= set(rig.state.discards)
    assert declared(rig) == "obj-attack-2"
    rig = secret("obj-attack-2", B, snow_white=(B, "puppets-theater"))
    rig.change("snow-white", upright=False)
    rig.turn(B)
    rig.activate("snow-white")
    assert "do-attack" not in rig.offered(B), "only an upright soldier"


@pytest.mark.rule("WT-R82", "WT-R86")
def test_the_attack_s_discard_is_a_check_and_what_else_is_true_follows_it() -> None:
    rig = secret("obj-attack-2", B, snow_white=(B, "puppets-theater"), wolf=(B, "bell-court"))
    rig.state.secrets.append(Secret("obj-garrison", D, "hold"))
    rig.turn(B)
    rig.activate("wolf")
    rig.do_aside(D, SetOrder("obj-garrison", "declare"))
    rig.act(DoAttack("obj-attack-2", tuple(rig.state.hands[B][:2])))
    assert declared(rig) == "obj-attack-2"
    assert rig.tells(ObjectiveDeclared) == [ObjectiveDeclared(D, "obj-garrison")]


@pytest.mark.rule("WT-250", "WT-251", "WT-R83", "WT-249", "WT-167")
@pytest.mark.example(50)
def test_a_quest_memory_overwrites_an_objective_but_never_another() -> None:
    rig = secret("obj-rescue", A, alice=(A, "oaks-park"))
    rig.remember("winter", "winter")
    rig.state.tales.append(tale(rig.state, B))
    rig.state.put_memory(3, Memory("obj-garrison", "winter", B, 3))
    rig.turn(A)
    rig.interrupt(Placing(A, "neutral", "spring", "safe-house", 1))
    assert rig.choices("place-memory", "space") == [4, 5, 3]
    assert rig.no(PlaceMemory(1)) == "WT-164"
    rig.act(PlaceMemory(3))
    assert rig.tells(MemoryPlaced)[0].over == "obj-garrison"
    assert rig.state.memories("winter") == 2
    assert rig.state.memories("spring") == 1
    assert rig.state.tales[2].fate == "overwritten"


@pytest.mark.rule("WT-R81")
def test_without_a_free_icon_space_nothing_is_declared() -> None:
    rig = secret("obj-rescue", A, memories=7, alice=(A, "oaks-park"))
    for space in (1, 3, 5):
        rig.state.tales.append(tale(rig.state, B))
        rig.state.put_memory(space, Memory("neutral", "neutral", B, 1, "safe-house"))
    rig.change("alice", upright=False)
    rig.turn(A)
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert rig.in_phase == "Turn"
    assert rig.state.secrets


@pytest.mark.rule("WT-R81")
def test_several_are_declared_clockwise_from_the_acting_player() -> None:
    rig = secret("obj-rescue", A, alice=(A, "bell-court"), wolf=(B, "winter-prison"))
    rig.state.secrets = [Secret("obj-garrison", B, "declare"), Secret("obj-rescue", A, "declare")]
    rig.change("alice", upright=False)
    rig.turn(A)
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    assert declared(rig) == "obj-rescue"
    assert rig.tells(ObjectiveDeclared) == [ObjectiveDeclared(B, "obj-garrison")]


@pytest.mark.rule("WT-R80")
def test_an_order_is_changed_at_any_time_and_seen_by_nobody() -> None:
    rig = secret("obj-rescue", A, alice=(A, "oaks-park"))
    rig.turn(A)
    before = rig.sees(B)
    rig.do_aside(A, SetOrder("obj-rescue", "hold"))
    assert rig.sees(B) == before
    assert rig.sees(A).view.secrets[0].order == "hold"
    orders = {world_of(rig.game, rig.state, B, Chance(b"%d" % n)).secrets[0].order for n in range(20)}
    assert orders == {"declare", "unless", "hold"}


@pytest.mark.rule("WT-R80", "WT-R81")
def test_of_two_at_one_check_the_second_does_not_start_the_epilogue_against_its_order() -> None:
    rig = secret("obj-rescue", A, "unless", alice=(A, "bell-court"), wolf=(B, "winter-prison"))
    state = rig.state
    state.secrets.append(Secret("obj-garrison", B, "unless"))
    for space in (1, 2, 4):
        state.tales.append(tale(state, A))
        state.put_memory(space, Memory(state.deck.pop(0), "spring", A, len(state.tales), state.available.pop(0)))
    rig.change("alice", upright=False)
    rig.turn(A)
    rig.act(Save("alice", tuple(state.hands[A][:2])))
    rig.tell()
    assert declared(rig) == "obj-rescue"
    assert rig.tells(EpilogueBegun) == []
    assert [each.goal for each in rig.state.secrets] == ["obj-garrison"]
    assert len(rig.state.empty()) == 1
