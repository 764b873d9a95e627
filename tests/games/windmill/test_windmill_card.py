"""The Windmill card (WM-49 to WM-59, WM-63)."""

import pytest

from talewind.games.windmill.events import Staked
from talewind.games.windmill.moves import Guess, Stake
from talewind.kit import Scored

from .tables import CARD, A, B, C, D, fresh_table, guessing


@pytest.mark.rule("WM-49")
def test_only_the_guesser_in_turn_may_take_it() -> None:
    rig = guessing(5, 5, 5)
    assert rig.refused(C, Stake()) == "kit-not-asked"
    assert rig.refused(A, Stake()) == "kit-not-asked"
    assert rig.refused(B, Stake()) is None


@pytest.mark.rule("WM-50")
def test_taking_it_is_voluntary() -> None:
    rig = guessing(0, 2, 0)
    assert rig.offered(B) == {"guess", "stake"}
    rig.right(B)
    assert rig.scores == [1, 3, 0]


@pytest.mark.rule("WM-51")
def test_it_is_taken_before_the_picture_is_chosen() -> None:
    rig = guessing(0, 2, 0)
    rig.wrong(B)
    assert rig.refused(B, Stake()) == "kit-not-asked"


@pytest.mark.rule("WM-51", "WM-59")
def test_everybody_sees_who_has_it() -> None:
    rig = guessing(0, 2, 0)
    rig.stakes(B)
    assert Staked(B) in rig.heard[-1]
    assert rig.sees(None).view.windmill == B
    assert rig.asked() == [B], "the same guesser still has to choose"


@pytest.mark.rule("WM-52")
def test_without_a_point_it_cannot_be_taken() -> None:
    rig = guessing(3, 0, 1)
    assert rig.refused(B, Stake()) == "WM-52"
    rig.wrong(B)
    assert rig.refused(C, Stake()) is None


@pytest.mark.rule("WM-53")
def test_in_the_first_turn_nobody_can_take_it() -> None:
    rig = fresh_table(3)
    rig.tells(A)
    assert rig.refused(B, Stake()) == "WM-53"
    rig.wrong(B)
    assert rig.refused(C, Stake()) == "WM-53"


@pytest.mark.rule("WM-54", "WM-55")
def test_a_right_guess_with_it_takes_the_storytellers_share() -> None:
    rig = guessing(0, 0, 1)
    rig.wrong(B)
    rig.stakes(C)
    rig.right(C)
    assert [e for e in rig.heard[-1] if isinstance(e, Scored)] == [Scored(C, 3, "WM-54", 4)]


@pytest.mark.rule("WM-56", "WM-57")
def test_a_wrong_guess_with_it_costs_a_point_and_it_is_back_in_the_middle() -> None:
    rig = guessing(0, 2, 1)
    rig.stakes(B)
    rig.wrong(B)
    assert Scored(B, -1, "WM-56", 1) in rig.heard[-1]
    assert rig.sees(None).view.windmill is None
    assert "stake" in rig.offered(C)


@pytest.mark.rule("WM-58")
def test_the_storyteller_pays_for_an_unguessed_tale_with_or_without_it() -> None:
    rig = guessing(2, 2, 0)
    rig.stakes(B)
    rig.wrong(B, C)
    assert rig.scores == [1, 1, 0]


@pytest.mark.rule("WM-62", "WM-63")
def test_it_can_be_used_again_in_the_very_next_turn() -> None:
    rig = fresh_table(3)
    rig.turn(finder=B)
    rig.turn(finder=A, staked=True)
    rig.tells(C)
    assert rig.sees(None).view.windmill is None
    rig.stakes(A)
    assert rig.sees(None).view.windmill == A


@pytest.mark.rule("WM-R2")
def test_by_default_only_the_own_score_counts() -> None:
    rig = guessing(0, 1, 0, turn=2)
    assert rig.refused(B, Stake()) is None


@pytest.mark.rule("WM-R2")
def test_where_round_one_is_closed_round_two_is_open() -> None:
    rig = guessing(0, 1, 0, windmill_round_one="closed")
    assert rig.refused(B, Stake()) == "WM-R2"
    rig.state.round = 2
    rig.arranged()
    assert rig.refused(B, Stake()) is None


@pytest.mark.rule("WM-R3")
def test_after_a_wrong_stake_the_next_guesser_may_take_it() -> None:
    rig = guessing(0, 1, 1, 1)
    for seat in (B, C, D):
        rig.stakes(seat)
        rig.wrong(seat)
    assert rig.scores == [0, 0, 0, 0]


@pytest.mark.rule("WM-R4")
def test_once_taken_it_is_committed() -> None:
    rig = guessing(0, 2, 0)
    rig.stakes(B)
    assert not rig.undo(B)
    assert rig.refused(B, Stake()) == "WM-R4"
    assert rig.offered(B) == {"guess"}


@pytest.mark.rule("WM-R7")
def test_a_stake_lost_to_the_clock_costs_its_point_by_its_own_rule() -> None:
    rig = guessing(0, 1, 0)
    rig.stakes(B)
    rig.wait()
    assert Scored(B, -1, "WM-R7", 0) in rig.heard[-1]
    assert rig.asked() == [C]


@pytest.mark.rule("WM-R21")
def test_stake_and_choice_have_one_clock() -> None:
    rig = guessing(0, 2, 0, guess_timer=30)
    until = rig.sees(None).waiting[0].until
    rig.do(B, Stake(), after=20_000)
    assert rig.sees(None).waiting[0].until == until
    rig.do(B, Guess(CARD), after=10_500)  # a second after zero still counts
    assert rig.scores == [0, 4, 0]


@pytest.mark.rule("WM-66")
def test_the_never_ending_story_changes_no_score() -> None:
    rig = guessing(0, 0, 1, never_ending=True)
    rig.wrong(B)
    rig.stakes(C)
    rig.right(C)
    assert rig.scores == [0, 0, 4]
