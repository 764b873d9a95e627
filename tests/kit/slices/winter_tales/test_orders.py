"""Standing orders and moves declared beforehand."""

import pytest

from talewind.kit import Order, Pass, Tell, Weave
from talewind.kit.testing import Rig

from .chapter import Chapter, Turn
from .interrupts import Interruption
from .positions import FAR, PARK, PLAZA, S1, S2, W1, W2, moving, stack, table, tale
from .quest import Quest
from .state import Winter
from .words import Interrupt, Keep, Walk


def alice_comes(**hands: str) -> Rig[Winter]:
    """She is about to walk in upon Wolf and the Mad Hatter."""
    held = {S1: "sc-01 sc-02", W1: hands.get("wolf", "sc-11"), W2: "sc-21"}
    rig = table(held, alice_0=FAR, wolf_1=PLAZA, mad_hatter_3=PLAZA)
    rig.put(Chapter(), moving("alice", S1, steps=0))
    return rig


def test_standing_orders_pass_and_a_plan_walks_on() -> None:
    rig = alice_comes()
    for seat in (W1, W2):
        rig.stand(seat, "interrupt", "chapter")
    rig.do(S1, Weave("sc-01"), Walk(PLAZA), Walk(PARK))
    assert (rig.asked(), rig.state.figures["alice"].space) == ([], PLAZA), "the window lasts its time all the same"
    rig.wait()
    assert (rig.asked(), rig.state.figures["alice"].space) == ([S1], PARK)


def test_a_plan_waits_for_a_window_and_walks_on_after_it() -> None:
    rig = alice_comes()
    rig.do(S1, Weave("sc-01"), Walk(PLAZA), Walk(PARK), Tell(tale("sc-01")))
    assert rig.asked() == [W1, W2]
    rig.do(W1, Pass())
    rig.do(W2, Pass(), after=2_000)
    assert rig.state.figures["alice"].space == PARK
    assert isinstance(rig.state.stack[-1], Chapter), "told as well"


def test_a_plan_is_dropped_at_its_first_refusal() -> None:
    rig = alice_comes()
    rig.do(S1, Weave("sc-01"), Walk("winter-prison"), Walk(PLAZA))
    assert rig.state.figures["alice"].space == FAR
    assert rig.sees(S1).plan == ()


def test_a_claim_can_be_ordered_beforehand() -> None:
    rig = alice_comes()
    rig.stand(W1, "interrupt", "chapter", Interrupt("wolf"))
    rig.stand(W2, "interrupt", "chapter")
    rig.do(S1, Weave("sc-01"), Walk(PLAZA), Walk(PARK))
    rig.wait()
    assert (stack(rig)[2], rig.asked()) == (Interruption, [W1])
    assert rig.sees(S1).plan == (), "an interrupt stops a plan"


def test_an_ordered_claim_without_the_means_passes() -> None:
    rig = alice_comes(wolf="")
    rig.stand(W1, "interrupt", "chapter", Interrupt("wolf"))
    rig.do(S1, Weave("sc-01"), Walk(PLAZA))
    rig.do(W2, Pass(), after=2_000)
    assert rig.asked() == [S1]


@pytest.mark.parametrize("mine", [Interrupt("wolf"), None])
def test_an_order_against_alice_beats_one_against_everybody(mine: Interrupt | None) -> None:
    rig = alice_comes()
    rig.stand(W1, "interrupt/alice", "chapter", mine)
    rig.stand(W1, "interrupt", "chapter", None if mine else Interrupt("wolf"))
    rig.stand(W1, "interrupt/alicia", "chapter", None if mine else Interrupt("wolf"))
    rig.do(S1, Weave("sc-01"), Walk(PLAZA))
    rig.do(W2, Pass(), after=2_000)
    assert rig.asked() == [W1 if mine else S1]


def test_orders_lapse_with_their_scope() -> None:
    rig = alice_comes()
    rig.put(Chapter(), Turn("alice", step="discard"))
    rig.state.figures = {c: f for c, f in rig.state.figures.items() if c != "mad-hatter"}
    rig.state.change("alice", ready=False)
    rig.stand(W2, "interrupt/alice", "movement", Interrupt("mad-hatter"))
    rig.stand(W2, "interrupt", "chapter")
    rig.stand(W2, "join", "game")
    rig.do(S1, Keep(()))
    assert [o.window for o in rig.sees(W2).orders] == ["interrupt", "join"], "the movement is over"
    rig.state.change("wolf", ready=False)
    rig.put(Chapter())
    assert rig.sees(W2).orders == (Order("join", "game"),), "the chapter is over"


def test_an_order_to_stay_out_of_the_quests_of_one_side_leaves_the_others_open() -> None:
    for side, asked in (("spring", [S2]), ("winter", [W1])):
        rig = table(alice_0=PARK, candlewick_1=PLAZA, tin_man_2=FAR)
        rig.state.quests = {PARK: "spring" if side == "spring" else "winter"}
        rig.stand(W1, "join/spring", "chapter")
        rig.put(Chapter(), Quest("alice", PARK, step="send"))
        assert rig.asked() == asked


def ordered(*seats: int) -> Rig[Winter]:
    rig = alice_comes()
    for seat in seats:
        rig.stand(seat, "interrupt", "chapter")
    rig.at = 5_000
    rig.put(Chapter(), moving("alice", S1))
    return rig


def test_who_has_a_standing_order_does_not_show_while_the_window_is_open() -> None:
    seen = []
    for rig in (ordered(W1), ordered()):
        rig.do(S1, Walk(PLAZA))
        seen.append(rig.sees(S1).waiting)
    assert seen[0] == seen[1]


def test_a_step_into_a_window_cannot_be_taken_back_whoever_has_orders() -> None:
    for rig in (ordered(), ordered(W1, W2)):
        rig.do(S1, Walk(PLAZA))
        assert not rig.undo(S1)


def test_who_has_a_standing_order_does_not_show_afterwards() -> None:
    numbers = []
    for seats in ((W1, W2), ()):
        rig = ordered(*seats)
        first = rig.sees(S1).question
        rig.do(S1, Walk(PLAZA))
        for seat in rig.asked():
            rig.do(seat, Pass())
        rig.wait()
        then = rig.sees(S1).question
        assert first is not None
        assert then is not None
        numbers.append(then.number - first.number)
    assert numbers[0] == numbers[1]
