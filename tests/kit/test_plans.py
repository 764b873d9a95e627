"""What a seat prepares: drafts that a clock submits, and moves declared beforehand."""

from talewind.kit import Passage, Tell, Woven, passage
from talewind.kit.testing import Rig

from .toys.journal import Chapter, Journal
from .toys.relay import Ready, Relay, RelayState, Rest, Walk, Walked

A, B = range(2)


def relay(seats: int = 3) -> Rig[RelayState]:
    return Rig(Relay(), seats)


def test_at_zero_a_draft_is_cut_to_what_is_legal_and_submitted() -> None:
    rig = Rig(Journal(), 2)
    rig.put(Chapter(A))
    rig.wait(seat_0=Tell(passage("x" * 300)))
    assert rig.state.tales == [passage("x" * 200)]


def test_another_seats_draft_is_not_submitted() -> None:
    rig = Rig(Journal(), 2)
    rig.put(Chapter(A))
    rig.wait(seat_1=Tell(passage("Mine.")))
    assert rig.state.tales[0].text == ""


def test_moves_declared_beforehand_are_played_in_the_same_step() -> None:
    rig = relay()
    assert rig.do(A, Walk(1), Walk(2), Rest())[:2] == (Walked(A, 1), Walked(A, 2))
    assert rig.state.scores[A] == 3
    assert rig.asked() == [B]


def test_a_plan_waits_while_others_are_asked() -> None:
    rig = relay(2)
    rig.do(A, Rest(), Ready())
    assert rig.sees(A).plan == (Ready(),)
    rig.do(B, Rest())
    assert rig.asked() == [B]
    assert rig.sees(A).plan == ()


def test_a_plan_is_dropped_at_the_first_refusal() -> None:
    rig = relay()
    rig.do(A, Walk(3), Walk(3), Walk(3), Rest())
    assert rig.asked() == [A]
    assert rig.state.far[A] == 6
    assert rig.sees(A).plan == ()


def test_a_plan_that_does_not_fit_the_next_question_is_dropped_and_the_question_is_put() -> None:
    rig = relay(2)
    rig.do(A, Rest(), Rest())
    rig.do(B, Rest())
    assert rig.asked() == [A, B]
    assert rig.sees(A).plan == ()


def test_a_draft_loses_the_cards_the_hand_does_not_hold_and_keeps_its_text() -> None:
    rig = Rig(Journal(), 2)
    rig.state.hands[A] = ["key", "owl"]
    rig.put(Chapter(A, 1, 2))
    rig.wait(seat_0=Tell(Passage(("A boat.", Woven("boat")))))
    assert rig.state.tales == [passage("A boat.")]


def test_a_plan_is_nobody_elses_business() -> None:
    rig = relay(2)
    rig.do(A, Rest(), Ready())
    assert rig.sees(B).plan == ()
    assert rig.sees(None).plan == ()
