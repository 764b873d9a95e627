"""Interrupts: phases on phases, each with a result for the one below."""

import pytest

from talewind.kit import Pass, Refused, expire, play, restore, snapshot
from talewind.kit.testing import KEY, Rig

from .toys.nested import (
    Ambush,
    Answer,
    Arrived,
    Beaten,
    Camp,
    Lurking,
    March,
    Marching,
    Nested,
    NestedState,
    Parry,
    Road,
)

A, B, C, D = range(4)


def road() -> Rig[NestedState]:
    return Rig(Nested(), 4)


def begging() -> Rig[NestedState]:
    """A marches, B ambushes it, A does not parry: C is begged for mercy."""
    rig = road()
    rig.do(A, March(), after=10_000)
    rig.do(B, Ambush(), after=10_000)
    rig.do(A, Parry(0), after=10_000)
    return rig


def test_interrupts_nested_three_deep_return_their_results_and_the_outer_phase_goes_on() -> None:
    rig = begging()
    assert rig.sees(None).view.deep == ("Road", "Marching", "Lurking", "Dueling", "Begging")
    assert rig.asked() == [C]
    assert rig.do(C, Answer(True)) == (Arrived(A, 1),)
    assert rig.sees(None).view.deep == ("Road", "Marching")
    assert rig.asked() == [A]
    rig.do(A, March())
    rig.do(B, Pass())
    assert rig.sees(None).view.places == (2, 0, 0, 0)


def test_another_result_of_the_innermost_interrupt_changes_what_the_outermost_does() -> None:
    rig = begging()
    assert rig.do(C, Answer(False)) == (Beaten(A, B),)
    assert rig.sees(None).view.places == (0, 0, 0, 0)
    assert rig.asked() == [A]
    assert rig.offered(A) == {"march", "camp"}


@pytest.mark.parametrize(("force", "place"), [(1, 0), (2, 1)])
def test_an_interrupt_that_ends_earlier_returns_through_fewer_phases(force: int, place: int) -> None:
    rig = road()
    rig.do(A, March())
    rig.do(B, Ambush())
    rig.do(A, Parry(force))
    assert rig.sees(None).view.deep == ("Road", "Marching")
    assert rig.sees(None).view.places[A] == place


def test_a_table_stored_three_deep_goes_on_as_if_it_had_not_been() -> None:
    rig = begging()
    again = restore(rig.game, snapshot(rig.state))
    steps = [play(rig.game, state, C, state.asked[C], Answer(True), rig.at + 1, KEY) for state in (rig.state, again)]
    assert steps[0] == steps[1]


def test_the_clock_of_the_outer_phase_stands_still_while_others_are_asked() -> None:
    rig = begging()
    rig.do(C, Answer(True), after=10_000)
    assert rig.sees(A).waiting[0].until == 60_000 + 30_000
    with pytest.raises(Refused, match="kit-too-early"):
        expire(rig.game, rig.state, 90_999, KEY)
    rig.wait()
    assert rig.asked() == [B]


def test_silence_all_the_way_down_brings_everybody_back() -> None:
    rig = begging()
    for _ in range(2):
        rig.wait()
    assert rig.sees(None).view.defeats == (1, 0, 0, 0)
    assert rig.sees(None).view.deep == ("Road", "Marching")
    assert rig.asked() == [B]


def test_a_seat_that_leaves_inside_an_interrupt_is_passed_over_all_the_way_up() -> None:
    rig = begging()
    rig.leave(A)
    rig.do(C, Answer(False))
    assert rig.asked() == [B]
    assert rig.sees(None).view.deep == ("Road", "Marching")


def test_a_phase_is_put_on_the_table_with_what_is_below_it() -> None:
    rig = road()
    rig.put(Road([C]), Marching(A, 0), Lurking(A, B))
    rig.do(B, Pass())
    assert rig.offered(A) == {"camp"}
    rig.do(A, Camp())
    assert rig.asked() == [C]
