"""Elimination and leaving in a plain `Game`: who is out is asked nothing, and looks on."""

import pytest

from talewind.kit import Again, Table, restore, snapshot
from talewind.kit.testing import KEY, Rig

from .toys.last_one import Draw, Drawing, Ending, Guess, Guessed, Guessing, LastOne, Straws
from .toys.relay import Leg, Relay, Walking

A, B, C, D = range(4)


@pytest.fixture
def rig() -> Rig[Straws]:
    """Four seats in turn; B is out."""
    rig = Rig(LastOne(), 4)
    Table(rig.state, KEY, 0).eliminate(B)
    rig.put(Drawing(A, 4))
    return rig


def test_a_seat_that_is_out_is_passed_over(rig: Rig[Straws]) -> None:
    rig.do(A, Draw())
    assert rig.asked() == [C]
    assert rig.state.after(A) == C
    assert B not in rig.state.playing()
    assert B in rig.state.remaining()


def test_silence_is_played_for_it_where_all_are_asked_at_once(rig: Rig[Straws]) -> None:
    rig.put(Guessing())
    assert rig.asked() == [A, C, D]
    for seat in (A, C, D):
        told = rig.do(seat, Guess(seat + 2))
    assert told[0] == Guessed({A: 2, C: 4, D: 5})


def test_it_sees_its_table_and_hears_what_others_hear(rig: Rig[Straws]) -> None:
    rig.put(Guessing())
    assert rig.sees(B).question is None
    assert rig.sees(B).presence[B] == "here"
    assert rig.sees(B).view == rig.sees(A).view


def test_it_may_wish_for_another_game(rig: Rig[Straws]) -> None:
    rig.put(Ending(rig.state.remaining()))
    assert B in rig.asked()
    rig.do(B, Again())
    assert rig.state.again == (B,)


def test_it_is_stored(rig: Rig[Straws]) -> None:
    assert restore(rig.game, snapshot(rig.state)).playing() == [A, C, D]


def test_its_plans_are_forgotten() -> None:
    t = Table(Rig(LastOne(), 2).state, KEY, 0)
    t.amend(B, plan=(Draw(), Draw()))
    t.eliminate(B)
    assert t.state.chairs[B].plan == ()


def test_whoever_is_in_play_alone_since_the_others_left_has_won(rig: Rig[Straws]) -> None:
    rig.put(Guessing())
    rig.leave(C)
    assert rig.result is None
    rig.leave(A)
    assert rig.result is not None
    assert rig.result.winners == (D,)
    assert rig.asked() == [B, D], "those who are there may play again"


def test_leaving_after_the_end_changes_nothing(rig: Rig[Straws]) -> None:
    rig.leave(C)
    rig.leave(A)
    rig.leave(D)
    assert rig.result is not None
    assert rig.result.winners == (D,)


def test_one_that_is_out_may_leave_and_the_game_goes_on(rig: Rig[Straws]) -> None:
    rig.leave(B)
    assert rig.asked() == [A]
    assert rig.result is None


def test_a_turn_of_each_seat_passes_it_over() -> None:
    t = Table(Rig(Relay(), 3).state, KEY, 0)
    leg = Leg([B, C])
    t.unwind(leg)
    t.eliminate(B)
    leg.run(t)
    assert t.state.stack[-1] == Walking(C)
