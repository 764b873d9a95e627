"""Placing and the reveal: ES-25 to ES-33, ES-R6, ES-R7, ES-R21."""

import pytest

from talewind.games.end_of_the_story.events import Placed, Revealed, Shifted
from talewind.games.end_of_the_story.moves import Place, Reveal, Shift

from .tables import AIRPLANE, BOTTLE, CROWN, HEART, TARGETS, A, B, C, N, placing


@pytest.mark.rule("ES-26", "ES-27")
def test_all_guessers_are_asked_at_once_and_the_narrator_is_not() -> None:
    rig = placing(0, 0, 0, 0)
    assert rig.asked() == [A, B, C]
    assert rig.refused(N, Place(HEART)) == "kit-not-asked"


@pytest.mark.rule("ES-29")
def test_tokens_of_different_players_lie_on_one_picture() -> None:
    rig = placing(0, 0, 0)
    rig.race(heart=[B, A])
    assert rig.sees(None).view.stacks == {HEART: (B, A)}


@pytest.mark.rule("ES-28", "ES-32")
def test_placing_ends_when_all_tokens_lie() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART, BOTTLE, AIRPLANE)
    assert (rig.in_phase, rig.asked()) == ("Placing", [B])
    rig.places(B, HEART, BOTTLE, CROWN)
    assert (rig.in_phase, rig.asked()) == ("Revealing", [N])


@pytest.mark.rule("ES-33")
def test_then_the_narrator_reveals_and_not_before() -> None:
    rig = placing(0, 0, 0)
    assert rig.sees(A).view.targets == ()
    rig.lies()
    assert rig.sees(None).view.targets == ()
    rig.do(N, Reveal())
    assert {revealed.picture for revealed in rig.told(Revealed)} == set(TARGETS)
    assert set(rig.sees(None).view.targets) == set(TARGETS)


@pytest.mark.rule("ES-33")
def test_the_reveal_comes_by_itself_after_five_seconds() -> None:
    rig = placing(0, 0, 0)
    rig.lies()
    before = rig.at
    rig.wait()
    assert rig.at - before == 5_000
    assert rig.now.revealed


@pytest.mark.rule("ES-R6")
def test_a_placed_token_stays() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART)
    assert rig.refused(A, Shift(HEART, CROWN)) == "ES-R6"
    assert not rig.undo(A)
    rig.places(B, HEART, BOTTLE, AIRPLANE)
    rig.places(A, CROWN)
    assert not rig.undo(A), "also where nobody else is asked"


@pytest.mark.rule("ES-R6")
def test_a_table_may_allow_moving_and_the_last_move_counts() -> None:
    rig = placing(0, 0, 0, move_tokens=True)
    rig.places(A, CROWN, BOTTLE, AIRPLANE)
    rig.places(B, HEART)
    rig.do(A, Shift(CROWN, HEART))
    assert rig.told(Shifted) == [Shifted(A, CROWN, HEART)]
    assert rig.sees(None).view.stacks[HEART] == (B, A)
    assert CROWN not in rig.sees(None).view.stacks
    assert rig.refused(A, Shift(HEART, BOTTLE)) == "ES-30", "an own token lies there"
    rig.places(B, CROWN, BOTTLE)
    assert rig.in_phase == "Revealing", "until placing ends"


@pytest.mark.rule("ES-R7")
def test_nobody_passes_but_time_ends_it() -> None:
    rig = placing(0, 0, 0, place_time=20)
    assert rig.offered(A) == {"place"}
    rig.places(A, HEART)
    begun = rig.now.go_at
    rig.wait()
    assert rig.at - begun == 20_000 + 250
    assert (rig.in_phase, rig.now.of(A), rig.now.of(B)) == ("Revealing", [HEART], [])


@pytest.mark.rule("ES-R21")
def test_tokens_are_seen_live() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART)
    assert rig.heard[-1] == (Placed(A, HEART),)
    assert rig.sees(B).view.stacks == {HEART: (A,)}


@pytest.mark.rule("ES-R21")
def test_a_table_may_hide_them_until_placing_ends() -> None:
    rig = placing(0, 0, 0, hidden_placing=True)
    rig.places(A, HEART)
    assert rig.heard[-1] == (Placed(A, None),)
    assert rig.sees(A).view.stacks == {HEART: (A,)}
    for seat in (N, B, None):
        assert rig.sees(seat).view.stacks == {}
        assert rig.sees(seat).view.in_hand[A] == 2
    rig.lies()
    assert rig.sees(None).view.stacks == {HEART: (A,)}
