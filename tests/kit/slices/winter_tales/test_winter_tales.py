"""Interrupts, quests and what runs between them."""

import pytest

from talewind.kit import Pass, Passage, Scored, Sitting, Tell, Weave, Woven, restore, snapshot, standing
from talewind.kit.testing import KEY, Rig

from .activation import Activation, Movement
from .chapter import Chapter, Turn
from .interrupts import Battle, Interruption, Trap
from .positions import FAR, PARK, PLAZA, S1, S2, W1, W2, moving, stack, table, tale
from .quest import Joining, JoiningIn, Quest, Sending
from .state import Winter
from .telling import Story, Strike
from .words import Activate, Capture, Interrupt, Join, Keep, Narrated, Played, QuestEnded, SetTrap, TrapSet, Walk


def joiner_before_the_trap() -> Rig[Winter]:
    hands = {S1: "sc-01 sc-02 sc-03 sc-04", W1: "sc-11 sc-12 sc-13", W2: "sc-21"}
    rig = table(hands, alice_0=PARK, candlewick_1=PLAZA, white_rabbit_1=PARK, tin_man_2=FAR, wolf_3=FAR)
    rig.state.quests = {PARK: "spring"}
    rig.put(Chapter(), Turn("alice", step="discard"), Quest("alice", PARK))
    rig.do(S1, Tell(tale()))
    rig.do(W1, Join("candlewick"))
    rig.do(W1, Weave("sc-11"))
    rig.do(W1, Walk(PARK))
    rig.do(S1, Interrupt("alice"))
    rig.wait()  # the hush: a quick answer tells nothing
    assert stack(rig) == [Chapter, Turn, Quest, Sending, Activation, Movement, Interruption, Trap]
    return rig


def out_of_the_trap(rig: Rig[Winter]) -> None:
    rig.do(S1, SetTrap({"trap": ("sc-01",), "spring": ("sc-02", "sc-03"), "winter": ("sc-04",)}, tale()))
    rig.do(W1, Tell(tale("sc-12")))
    rig.do(W1, Tell(tale("sc-13")))
    rig.do(W1, Pass())  # 2 = 2: WT-101, as in WT-E4
    rig.do(S1, Tell(tale()))
    rig.do(W1, Tell(tale("sc-11")))
    rig.do(W1, Keep(()))


def test_a_joiner_is_stopped_by_a_trap_three_deep_and_the_quest_goes_on() -> None:
    rig = joiner_before_the_trap()
    out_of_the_trap(rig)
    candlewick = rig.state.figures["candlewick"]
    assert (candlewick.space, candlewick.upright, candlewick.pinned) == (PLAZA, True, True)
    assert rig.state.hands[S1] == ["sc-04"]
    assert stack(rig) == [Chapter, Turn, Quest, Sending, Joining]
    for seat in (S2, W2):
        rig.do(seat, Pass())
    rig.do(S1, Weave("sc-04"))
    rig.do(S1, Tell(tale("sc-04")))
    assert rig.asked() == [S1], "the last card: who was stopped cannot join in, not with another either (WT-E29)"
    rig.do(S1, Tell(tale()))
    assert QuestEnded(1, 0, "WT-155") in rig.heard[-1]
    assert Scored(S2, 3, "WT-155", 3) in rig.heard[-1]
    assert stack(rig) == [Chapter, Turn]


def test_the_stack_three_deep_survives_being_stored() -> None:
    here, there = joiner_before_the_trap(), joiner_before_the_trap()
    for rig in (here, there):
        rig.stand(S2, "join/spring", "chapter", Join("tin-man"))
    raw = snapshot(here.state)
    again = restore(there.game, raw)
    there.sitting = Sitting(there.game, KEY, standing(again))
    for rig in (here, there):
        out_of_the_trap(rig)
    assert (stack(here)[-1], here.asked()) == (Movement, [S2]), "by his order he has joined and drawn"
    assert snapshot(here.state) == snapshot(there.state) != raw
    assert here.heard == there.heard


def test_hidden_trap_cards_are_seen_by_their_owner_alone_until_they_are_shown() -> None:
    rig = joiner_before_the_trap()
    laid = SetTrap({"trap": ("sc-01",), "spring": ("sc-02",), "winter": ("sc-03", "sc-04")}, tale())
    assert TrapSet(S1, "sc-01", ("sc-02",)) in rig.do(S1, laid)
    assert TrapSet(S1, "sc-01") in rig.sitting.step.heard(W1)
    assert rig.sees(S1).view.pile == (("sc-02",), ("sc-03", "sc-04"))
    assert rig.sees(W1).view.pile is None
    rig.do(W1, Pass())
    assert rig.sees(W1).view.pile == (("sc-02",), ("sc-03", "sc-04")), "WT-R37: until the winner has told"
    assert not rig.state.figures["candlewick"].upright


def test_a_soldier_who_shrugs_the_trap_off_arrives_and_may_join_in() -> None:
    rig = joiner_before_the_trap()
    rig.do(S1, SetTrap({"trap": ("sc-01",), "spring": (), "winter": ("sc-02", "sc-03", "sc-04")}, tale()))
    rig.do(W1, Tell(tale("sc-12")))
    rig.do(W1, Pass())
    rig.do(W1, Tell(tale()))
    assert rig.offered(W1) == {"tell"}, "arriving ends the movement (WT-R45)"
    rig.do(W1, Tell(tale("sc-11")))
    rig.do(W1, Keep(()))
    for seat in (S2, W2):
        rig.do(seat, Pass())
    rig.do(S1, Tell(tale()))
    assert (stack(rig)[-2:], rig.asked()) == ([JoiningIn, Story], [W1])


def test_a_joiner_must_try_to_get_there() -> None:
    rig = table({W1: "sc-11"}, alice_0=PARK, candlewick_1="slag-corner")
    rig.put(Chapter(), moving("candlewick", W1, goal=PARK))
    assert rig.refused(W1, Walk("candle-factory")) == "WT-R45"
    assert rig.refused(W1, Tell(tale())) == "WT-R45"
    rig.do(W1, Walk(FAR))
    assert rig.offered(W1) == {"walk", "weave", "tell"}, "after one step he may stop short"


def test_everyone_who_could_interrupt_is_asked_whatever_he_holds() -> None:
    rig = table({W2: "sc-21"}, alice_0=FAR, wolf_1=PLAZA, mad_hatter_3=PLAZA)
    rig.put(Chapter(), moving("alice", S1))
    rig.do(S1, Walk(PLAZA))
    assert rig.asked() == [W1, W2]
    assert rig.refused(W1, Interrupt("wolf")) == "WT-R25"
    assert rig.refused(W2, Interrupt("wolf")) == "kit-not-offered"


def test_who_has_answered_a_window_shows_nowhere() -> None:
    rig = table({W1: "sc-11", W2: "sc-21"}, alice_0=FAR, wolf_1=PLAZA, mad_hatter_3=PLAZA)
    rig.put(Chapter(), moving("alice", S1))
    rig.do(S1, Walk(PLAZA))
    before = {seat: rig.sees(seat) for seat in (S1, S2, W2, None)}
    assert [w.seat for w in before[S1].waiting] == [W1, W2]
    rig.do(W1, Interrupt("wolf"))
    assert {seat: rig.sees(seat) for seat in before} == before
    step = rig.sitting.step
    assert [seat for seat in (S1, W1, S2, W2, None) if step.noticed(seat)] == [W1]
    assert rig.sees(W1).answered == Interrupt("wolf")
    rig.do(W2, Pass())
    assert not rig.sitting.step.noticed(S1), "nor that all have: the window lasts its time"


def test_no_trap_is_sprung_in_a_plaza() -> None:
    rig = table({S1: "sc-01"}, alice_0=PLAZA, wolf_1=FAR)
    rig.put(Chapter(), moving("wolf", W1))
    rig.do(W1, Walk(PLAZA))
    assert stack(rig) == [Chapter, Movement]


def test_neither_the_fallen_nor_those_who_have_left_interrupt() -> None:
    rig = table({W1: "sc-11", W2: "sc-21"}, alice_0=FAR, wolf_1=PLAZA, mad_hatter_3=PLAZA)
    rig.put(Chapter(), moving("alice", S1))
    rig.state.change("wolf", upright=False)
    rig.leave(W2)
    rig.do(S1, Walk(PLAZA))
    assert stack(rig) == [Chapter, Movement]


def test_a_claim_of_which_nothing_comes_leaves_the_next_one() -> None:
    rig = table({S1: "sc-01", W1: "sc-11", W2: "sc-21"}, alice_0=FAR, wolf_1=PLAZA, mad_hatter_3=PLAZA)
    rig.put(Chapter(), moving("alice", S1))
    rig.do(S1, Walk(PLAZA), Walk(PARK))
    rig.do(W2, Interrupt("mad-hatter"))
    rig.do(W1, Interrupt("wolf"))
    rig.wait()
    assert rig.asked() == [W1], "next clockwise from the mover (WT-R24)"
    assert rig.sees(S2).view.claims == {W1: "wolf", W2: "mad-hatter"}
    assert rig.refused(W1, Pass()) == "kit-not-offered", "a claim cannot be taken back (WT-R25)"
    rig.wait()
    assert (stack(rig)[-1], rig.asked()) == (Strike, [W2])
    assert Narrated not in map(type, rig.heard[-1]), "silence is no passage"
    rig.wait()
    assert (stack(rig)[-1], rig.asked()) == (Movement, [S1]), "the plan stopped all the same"


@pytest.mark.parametrize("holds_out", [True, False])
def test_a_battle_won_lets_the_rebel_go_on_and_one_lost_stops_it(holds_out: bool) -> None:
    rig = table({S1: "sc-01", W1: "sc-11"}, alice_0=FAR, wolf_1=PLAZA)
    rig.put(Chapter(), moving("alice", S1))
    rig.do(S1, Walk(PLAZA), Walk(PARK))
    rig.do(W1, Interrupt("wolf"))
    rig.wait()
    assert stack(rig) == [Chapter, Movement, Interruption, Battle, Strike]
    rig.do(W1, Tell(tale("sc-11")))
    if holds_out:
        rig.do(S1, Tell(tale("sc-01")))
        assert rig.refused(W1, Tell(tale())) == "WT-82"
        rig.do(W1, Pass())
        rig.do(S1, Tell(tale()))
        assert rig.offered(S1) == {"walk", "tell"}, "asked again: a plan stops after an interrupt"
    else:
        rig.do(S1, Pass())
        rig.do(W1, Tell(tale()))
        rig.do(W1, Capture("winter-prison"))
        assert rig.offered(S1) == {"tell"}
        assert rig.sees(S1).view.figures["alice"].space == "winter-prison"
        assert rig.state.discards == ["sc-11"]


def test_a_live_tale_commits_cards_one_by_one_and_is_told_in_their_order() -> None:
    rig = table({S1: "sc-01 sc-02 sc-03"}, alice_0=PARK)
    rig.put(Chapter(), Story(S1, most=2, kind="quest-continue"))
    assert rig.do(S1, Weave("sc-02")) == (Played(S1, "sc-02"),)
    assert rig.sees(W1).view.lying == ("sc-02",)
    assert not rig.undo(S1), "played is played"
    rig.do(S1, Weave("sc-01"))
    assert rig.offered(S1) == {"tell"}
    assert rig.refused(S1, Tell(tale("sc-01", "sc-02"))) == "kit-woven-cards-are-fixed"
    assert Narrated(S1, "quest-continue", tale("sc-02", "sc-01")) in rig.do(S1, Tell(tale("sc-02", "sc-01")))
    assert rig.sees(W1).view.latest == Narrated(S1, "quest-continue", tale("sc-02", "sc-01"))
    assert rig.state.hands[S1] == ["sc-03"]


def test_cards_committed_stay_played_when_the_teller_falls_silent() -> None:
    rig = table({S1: "sc-01 sc-02"}, alice_0=PARK)
    rig.put(Chapter(), Story(S1, most=2, kind="quest-continue"))
    rig.do(S1, Weave("sc-02"))
    rig.wait()
    assert rig.heard[-1][0] == Narrated(S1, "quest-continue", Passage((Woven("sc-02"),)))


def test_a_live_tale_is_submitted_as_far_as_it_is_written() -> None:
    rig = table({S1: "sc-01 sc-02"}, alice_0=PARK)
    rig.put(Chapter(), Story(S1, most=2, kind="quest-continue"))
    rig.do(S1, Weave("sc-02"))
    rig.wait(seat_0=Tell(tale()))
    assert rig.heard[-1][0] == Narrated(S1, "quest-continue", tale("sc-02"))


def test_one_resolves_quests_of_ones_own_side_only() -> None:
    for char, asked in (("alice", "resolve"), ("wolf", "keep")):
        rig = table(alice_0=PARK, wolf_1=PARK)
        rig.state.quests = {PARK: "spring"}
        rig.put(Chapter(), Turn(char, step="act"))
        (seat,) = rig.asked()
        assert asked in rig.offered(seat)


def test_a_turn_flips_draws_moves_acts_and_discards() -> None:
    rig = table({S1: "sc-01 sc-02 sc-03 sc-04 sc-05"}, alice_0=PARK, wolf_1=FAR)
    rig.state.quests = {PARK: "spring"}
    rig.put(Chapter())
    rig.do(S1, Activate("alice"))
    rig.do(S1, Tell(tale()))
    rig.do(S1, Pass())
    assert rig.refused(S1, Keep(())) == "kit-count", "eight cards, seven stay (WT-66)"
    rig.do(S1, Keep(("sc-03",)))
    assert (rig.heard[-1], rig.asked()) == ((), [W1]), "what he discards nobody hears"
