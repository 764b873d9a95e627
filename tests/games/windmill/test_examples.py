"""The worked examples of the specification, one test each."""

import pytest

from talewind.games.windmill.moves import Begin, Guess, Stake
from talewind.kit import Tell, passage

from .tables import A, B, C, D, E, fresh_table, guessing, telling


@pytest.mark.example(1)
@pytest.mark.rule("WM-42", "WM-43", "WM-45")
def test_the_fourth_guesser_and_the_storyteller_score_four() -> None:
    rig = guessing(0, 0, 0, 0, 0)
    rig.wrong(B, C, D)
    rig.right(E)
    assert rig.scores == [4, 0, 0, 0, 4]


@pytest.mark.example(2)
@pytest.mark.rule("WM-54", "WM-55")
def test_the_third_guesser_with_the_windmill_scores_four_and_the_storyteller_nothing() -> None:
    rig = guessing(0, 0, 0, 2)
    rig.wrong(B, C)
    rig.stakes(D)
    rig.right(D)
    assert rig.scores == [0, 0, 0, 6]


@pytest.mark.example(3)
@pytest.mark.rule("WM-36", "WM-48", "WM-61")
def test_a_first_guess_that_is_right_ends_the_phase() -> None:
    rig = guessing(0, 0, 0)
    rig.right(B)
    assert rig.scores == [1, 1, 0]
    assert rig.in_phase == "Showing"
    assert rig.grid() == 25


@pytest.mark.example(4)
@pytest.mark.rule("WM-47")
def test_at_zero_an_unguessed_tale_costs_nothing() -> None:
    rig = guessing(0, 0, 0)
    rig.wrong(B, C)
    assert rig.scores == [0, 0, 0]


@pytest.mark.example(5)
@pytest.mark.rule("WM-46")
def test_an_unguessed_tale_costs_its_teller_a_point() -> None:
    rig = guessing(5, 2, 2, 1)
    rig.wrong(B, C, D)
    assert rig.scores == [4, 2, 2, 1]


@pytest.mark.example(6)
@pytest.mark.rule("WM-56", "WM-57", "WM-58")
def test_a_failed_stake_costs_at_once_and_the_teller_pays_all_the_same() -> None:
    rig = guessing(1, 1, 3)
    rig.stakes(B)
    rig.wrong(B)
    assert rig.scores == [1, 0, 3]
    assert rig.sees(None).view.windmill is None
    rig.wrong(C)
    assert rig.scores == [0, 0, 3]


@pytest.mark.example(7)
@pytest.mark.rule("WM-R3", "WM-52", "WM-59")
def test_two_stakes_in_one_turn_come_one_after_another() -> None:
    rig = guessing(3, 0, 2, 1)
    assert rig.refused(B, Stake()) == "WM-52"
    rig.wrong(B)
    rig.stakes(C)
    rig.wrong(C)
    assert rig.scores == [3, 0, 1, 1]
    rig.stakes(D)
    rig.right(D)
    assert rig.scores == [3, 0, 1, 5]


@pytest.mark.example(8)
@pytest.mark.rule("WM-R2")
def test_a_point_of_the_first_turn_may_be_staked_in_the_second() -> None:
    rig = fresh_table(3)
    rig.turn(finder=B)
    assert rig.scores == [1, 1, 0]
    rig.tells(B)
    assert rig.refused(C, Stake()) == "WM-52"
    rig.wrong(C)
    rig.stakes(A)
    rig.guesses(A, rig.state.card or "")
    assert rig.scores == [4, 1, 0]


@pytest.mark.example(9)
@pytest.mark.rule("WM-30", "WM-31")
def test_a_picture_already_taken_is_refused_and_the_turn_stays() -> None:
    rig = guessing(0, 0, 0)
    rig.guesses(B, "wm07")
    assert rig.refused(C, Guess("wm07")) == "WM-31"
    assert rig.asked() == [C]
    assert rig.grid() == 24


@pytest.mark.example(10)
@pytest.mark.rule("WM-R6", "WM-40")
def test_a_guess_lost_to_the_clock_does_not_count() -> None:
    rig = guessing(0, 0, 0, 0, guess_timer=30)
    rig.wait()
    rig.wrong(C)
    assert rig.grid() == 24
    rig.right(D)
    assert rig.scores == [2, 0, 0, 2]


@pytest.mark.example(11)
@pytest.mark.rule("WM-R8")
def test_a_tale_without_a_single_guess_costs_nothing() -> None:
    rig = guessing(4, 0, 0, 0)
    for _ in range(3):
        rig.wait()
    rig.press_on()
    assert rig.scores == [4, 0, 0, 0]
    assert rig.sees(None).view.deck == 24, "25 again, and B has drawn"


@pytest.mark.example(12)
@pytest.mark.rule("WM-R7")
def test_time_running_out_on_a_stake_costs_the_stake() -> None:
    rig = guessing(0, 0, 2, 0)
    rig.wrong(B)
    rig.stakes(C)
    rig.wait()
    assert rig.scores == [0, 0, 1, 0]
    assert rig.sees(None).view.windmill is None
    assert len(rig.guessing.laid) == 1


@pytest.mark.example(13)
@pytest.mark.rule("WM-R9")
def test_an_empty_draft_at_zero_costs_a_point_and_nobody_guesses() -> None:
    rig = telling(2, 0, 0, 0, mode="typed")
    rig.wait(seat_0=Tell(passage("  … ")))
    assert rig.scores == [1, 0, 0, 0]
    assert rig.in_phase == "Telling"
    assert rig.asked() == [B]


def played_chain(chain_unguessed: str) -> list[tuple[int, int]]:
    """Example 14: turns 1, 3 and 4 are found, turn 2 is not; deck and grid after each."""
    rig = fresh_table(4, never_ending=True, chain_unguessed=chain_unguessed)
    counts = []
    for finder in (B, None, D, A):
        rig.turn(finder)
        view = rig.sees(None).view
        counts.append((view.deck + 1, rig.grid()))  # the next Storyteller has drawn one
    tales = rig.sees(None).view.tales
    assert [tale.continues for tale in tales] == [None, 1, 2, 3]
    rig.turn()
    assert rig.sees(None).view.tales[4].continues is None
    return counts


@pytest.mark.example(14)
@pytest.mark.rule("WM-67", "WM-68", "WM-69", "WM-71", "WM-72", "WM-73", "WM-R12")
def test_the_never_ending_story_puts_found_pictures_aside_until_the_round_ends() -> None:
    assert played_chain("return") == [(24, 24), (24, 24), (23, 23), (25, 25)]


@pytest.mark.example(15)
@pytest.mark.rule("WM-R12")
def test_unguessed_pictures_can_be_set_aside_too() -> None:
    assert played_chain("set_aside") == [(24, 24), (23, 23), (22, 22), (25, 25)]


@pytest.mark.example(16)
@pytest.mark.rule("WM-12", "WM-13", "WM-14", "WM-15", "WM-16", "WM-74")
@pytest.mark.parametrize(("seats", "turns", "each"), [(3, 9, 3), (4, 12, 3), (5, 10, 2)])
def test_the_length_of_a_game(seats: int, turns: int, each: int) -> None:
    rig = fresh_table(seats)
    tellers = []
    while rig.in_phase == "Telling":
        tellers.append(rig.turn())
    assert tellers == [n % seats for n in range(turns)]
    assert all(tellers.count(seat) == each for seat in range(seats))
    assert rig.in_phase == "Ending"


@pytest.mark.example(17)
@pytest.mark.rule("WM-75", "WM-76")
def test_equal_scores_share_the_victory() -> None:
    rig = fresh_table(4)
    rig.state.scores[:] = [11, 11, 7, 11]
    assert rig.game.outcome(rig.state).winners == (A, B, D)


@pytest.mark.example(18)
@pytest.mark.rule("WM-R22")
def test_leaving_with_the_windmill_card_puts_it_back_and_costs_nothing() -> None:
    rig = guessing(0, 2, 0, 0)
    rig.stakes(B)
    rig.leave(B)
    assert rig.scores == [0, 2, 0, 0]
    assert rig.sees(None).view.windmill is None
    assert (rig.asked(), rig.guessing.laid) == ([C], [])


@pytest.mark.example(19)
@pytest.mark.rule("WM-R9", "WM-R10")
def test_a_voice_that_stays_silent_costs_a_point_and_one_that_began_does_not() -> None:
    silent = telling(1, 0, 0, mode="voice")
    silent.wait()
    assert silent.in_phase == "Aloud"
    silent.wait()
    assert (silent.scores, silent.asked()) == ([0, 0, 0], [B])
    assert silent.in_phase == "Telling"
    begun = telling(1, 0, 0, mode="voice")
    begun.do(A, Begin())
    begun.wait()
    assert (begun.scores, begun.in_phase) == ([1, 0, 0], "Guessing")


@pytest.mark.example(20)
@pytest.mark.rule("WM-R10", "WM-R15")
def test_a_draft_that_is_too_long_is_cut_to_its_first_four_sentences() -> None:
    rig = telling(0, 0, 0)
    rig.wait(seat_0=Tell(passage("Mr. Fox ran. He fell!! So? He got up. He ran on.")))
    assert rig.sees(None).view.tale.text == "Mr. Fox ran. He fell!! So? He got up."


@pytest.mark.example(21)
@pytest.mark.rule("WM-R25", "WM-R18")
def test_three_become_two_and_the_game_ends_cut_short() -> None:
    rig = guessing(2, 1, 0)
    rig.leave(B)
    rig.at += 60_000
    rig.right(C)
    assert rig.scores == [3, 1, 1]
    rig.press_on()
    assert rig.state.cut_short
    assert rig.game.outcome(rig.state).winners == (A,)


@pytest.mark.example(22)
@pytest.mark.rule("WM-R20", "WM-17", "WM-9")
def test_the_token_goes_to_the_next_seat_when_its_holder_is_removed() -> None:
    rig = fresh_table(4)
    rig.turn(), rig.turn()
    rig.leave(A)
    rig.at += 60_000
    assert rig.turn() == C
    assert rig.state.token == B
    assert rig.turn() == D
    assert (rig.state.round, rig.asked()) == (2, [B])


@pytest.mark.example(23)
@pytest.mark.rule("WM-R2")
def test_a_table_may_close_the_windmill_for_the_first_round() -> None:
    rig = fresh_table(3, windmill_round_one="closed")
    rig.turn(finder=B)
    rig.tells(B)
    rig.wrong(C)
    assert rig.refused(A, Stake()) == "WM-R2"
    rig.guesses(A, rig.state.card or "")
    assert rig.scores == [3, 3, 0]


def test_every_worked_example_is_played() -> None:
    marks = [m.args[0] for f in globals().values() for m in getattr(f, "pytestmark", []) if m.name == "example"]
    assert sorted(marks) == list(range(1, 24))
