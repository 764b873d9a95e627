"""Being away, leaving, coming back: the online decisions, WM-R18, WM-R20, WM-R22, WM-R23, WM-R25, WM-R26."""

import pytest

from talewind.games.windmill.events import GameEnded, Missed, NothingTold, Voided
from talewind.games.windmill.moves import Begin
from talewind.games.windmill.state import PICTURES
from talewind.kit import Attended, Next, Outcome, Refused, Tell, due, passage

from .tables import CARD, A, B, C, D, E, MillRig, fresh_table, guessing, telling


def away(rig: MillRig, seat: int) -> MillRig:
    rig.come(seat, "away")
    return rig


@pytest.mark.rule("WM-R23")
def test_an_away_storyteller_is_passed_over_after_three_seconds_without_loss() -> None:
    rig = away(guessing(0, 2, 0), B)
    rig.wait()
    rig.wrong(C)
    rig.press_on()
    assert (rig.in_phase, rig.asked()) == ("Telling", [B])
    assert due(rig.game, rig.state) == rig.at + 3_000
    rig.wait()
    assert Voided(B) in rig.heard[-1]
    assert (rig.scores, rig.asked(), len(rig.state.tales)) == ([0, 2, 0], [C], 1)
    assert rig.sees(None).view.deck == 24


@pytest.mark.rule("WM-R23")
@pytest.mark.parametrize("mode", ["typed", "voice", "either"])
@pytest.mark.parametrize("presence", ["away", "lost"])
def test_a_storyteller_who_is_not_there_makes_the_turn_void_and_nobody_loses(mode: str, presence: str) -> None:
    rig = telling(2, 0, 0, mode=mode)
    rig.come(A, presence)  # type: ignore[arg-type]
    rig.wait()
    assert Voided(A) in rig.heard[-1]
    assert (rig.scores, rig.asked()) == ([2, 0, 0], [B])


@pytest.mark.rule("WM-R10", "WM-R23")
def test_what_an_away_storyteller_has_begun_to_write_is_not_told_in_their_name() -> None:
    rig = away(telling(2, 0, 0, mode="typed"), A)
    rig.wait(seat_0=Tell(passage("Once the")))
    assert (rig.scores, rig.state.tales, rig.in_phase) == ([2, 0, 0], [], "Telling")


@pytest.mark.rule("WM-R10")
def test_what_a_lost_storyteller_had_written_by_the_end_of_the_time_is_told() -> None:
    rig = telling(2, 0, 0, mode="typed")
    rig.come(A, "lost")
    rig.wait(seat_0=Tell(passage("Once upon a time there was a door.")))
    assert rig.in_phase == "Guessing"


@pytest.mark.rule("WM-R22", "WM-R8")
@pytest.mark.parametrize("presence", ["away", "lost"])
def test_an_absent_guesser_loses_no_stake_and_costs_the_storyteller_nothing(presence: str) -> None:
    rig = guessing(3, 2, 0)
    rig.stakes(B)
    rig.come(B, presence)  # type: ignore[arg-type]
    rig.wait()
    assert (rig.scores, rig.sees(None).view.windmill) == ([3, 2, 0], None)
    rig.wrong(C)
    assert rig.scores == [3, 2, 0], "somebody who might have found it was not there"


@pytest.mark.rule("WM-R6")
def test_one_silent_turn_by_voice_makes_nobody_away() -> None:
    rig = telling(2, 0, 0, mode="voice")
    rig.wait(), rig.wait()
    assert (rig.scores, rig.state.chairs[A].presence) == ([1, 0, 0], "here")


@pytest.mark.rule("WM-R27")
def test_the_storyteller_cannot_stop_the_own_telling_clock_and_the_others_can() -> None:
    rig = telling(0, 0, 0, mode="voice")
    rig.do(A, Begin())
    assert (rig.sees(A).unpausable, rig.sees(B).unpausable) == ("WM-R27", None)
    with pytest.raises(Refused) as no:
        rig.pause(A)
    assert no.value.refusal.rule == "WM-R27"
    rig.pause(B), rig.unpause(B)
    rig.come(B, "lost"), rig.come(A, "lost")
    assert not rig.sees(C).paused, "nor by a line that drops"
    rig.wait()
    assert (rig.in_phase, bool(rig.sees(C).paused)) == ("Guessing", True)


@pytest.mark.rule("WM-75")
def test_the_leader_who_leaves_during_the_last_look_has_won_all_the_same() -> None:
    rig = guessing(9, 4, 1)
    rig.state.round, rig.state.told = rig.state.rounds, [B, C, A]
    rig.right(B)
    assert rig.in_phase == "Showing"
    rig.leave(A)
    rig.press_on()
    assert rig.sees(None).view.round == rig.state.rounds
    rig.wait()
    assert rig.result == Outcome((A,), cut_short=False)


@pytest.mark.rule("WM-R6")
def test_a_connection_lost_and_found_does_not_wipe_out_a_missed_clock() -> None:
    rig = guessing(0, 0, 0)
    rig.wait()
    rig.come(B, "lost"), rig.come(B, "here")
    assert rig.state.chairs[B].missed == 1


@pytest.mark.rule("WM-R21")
def test_the_minute_of_grace_is_given_once_for_stake_and_choice() -> None:
    rig = guessing(0, 2, 0, guess_timer=30)
    rig.come(B, "lost")
    rig.come(B, "here", after=60_000)
    rig.stakes(B)
    until = rig.sees(None).waiting[0].until
    rig.come(B, "lost")
    assert rig.sees(None).waiting[0].until == until


@pytest.mark.rule("WM-75", "WM-R25")
def test_the_result_stands_whoever_leaves_afterwards() -> None:
    rig = guessing(9, 4, 1)
    rig.state.round, rig.state.told = rig.state.rounds, [B, C, A]
    rig.right(B)
    rig.press_on()
    assert rig.in_phase == "Ending"
    rig.leave(A), rig.leave(B)
    rig.come(C, "lost")
    assert rig.sees(None).paused is None, "after the end everybody may go"
    rig.wait()
    assert rig.result == Outcome((A,), cut_short=False)


@pytest.mark.rule("WM-74")
def test_a_seat_removed_after_the_last_turn_cuts_nothing_short() -> None:
    rig = guessing(1, 0, 0)
    rig.state.round, rig.state.told = rig.state.rounds, [B, C, A]
    rig.leave(C)
    rig.at += 60_000
    rig.right(B)
    rig.press_on()
    assert (rig.in_phase, rig.state.cut_short) == ("Ending", False)


@pytest.mark.rule("WM-R23", "WM-12")
def test_a_void_turn_counts_as_that_seats_turn_of_the_round() -> None:
    rig = away(fresh_table(3), B)
    assert rig.turn() == A
    rig.wait()
    assert rig.turn() == C
    assert rig.state.round == 2


@pytest.mark.rule("WM-R23", "WM-R24", "WM-R26")
def test_the_card_of_a_void_turn_may_be_drawn_next() -> None:
    drawn = set()
    for n in range(200):
        rig = telling(0, 0, 0, 0, key=b"%d" % n)
        rig.leave(A)
        assert rig.asked() == [B]
        drawn.add(rig.state.card)
    assert drawn == set(PICTURES), "CARD, too, is among those that B draws"


@pytest.mark.rule("WM-R6")
def test_an_away_guesser_is_skipped_after_three_seconds() -> None:
    rig = away(guessing(0, 0, 0), B)
    rig.wait()
    assert Missed(B) in rig.heard[-1]
    assert (rig.asked(), rig.guessing.laid) == ([C], [])


@pytest.mark.rule("WM-R6")
def test_two_clocks_in_a_row_make_a_seat_away_and_any_move_brings_it_back() -> None:
    rig = fresh_table(3)
    for _ in range(2):
        rig.tells(rig.asked()[0])
        while rig.asked() != [C]:
            rig.wrong(rig.asked()[0])
        rig.wait()
        if rig.in_phase == "Guessing":
            rig.wrong(rig.asked()[0])
        rig.wait()  # C does not press on either; that would show that somebody is there
    assert Attended(C, "away") in [e for row in rig.heard for e in row]
    assert rig.asked() == [C]
    rig.tells(C)
    assert rig.state.here(C)


@pytest.mark.rule("WM-R6")
def test_pressing_next_is_not_waited_for_and_missing_it_is_no_absence() -> None:
    rig = guessing(0, 0, 0)
    for _ in range(3):
        rig.right(rig.asked()[0]) if rig.state.card == CARD else rig.wrong(*rig.guessing.waiting)
        rig.wait()
        assert [chair.missed for chair in rig.state.chairs] == [0, 0, 0]
        rig.tells(rig.asked()[0])


@pytest.mark.rule("WM-R6")
def test_a_lost_connection_stops_the_own_clock_for_a_minute_once_a_decision() -> None:
    rig = guessing(0, 0, 0, guess_timer=30)
    until = rig.sees(None).waiting[0].until or 0
    rig.come(B, "lost")
    assert rig.sees(None).waiting[0].until == until + 60_000
    rig.come(B, "here", after=20_000)
    assert rig.sees(None).waiting[0].until == until + 20_000
    rig.come(B, "lost")
    assert rig.sees(None).waiting[0].until == until + 20_000, "only once"


@pytest.mark.rule("WM-R6")
def test_a_connection_lost_and_found_while_somebody_else_guesses_takes_nothing_of_the_own_minute() -> None:
    rig = guessing(0, 0, 0, guess_timer=30)
    rig.come(C, "lost", after=1_000)
    rig.come(C, "here", after=1_000)
    rig.wrong(B)
    until = rig.sees(None).waiting[0].until or 0
    rig.come(C, "lost", after=1_000)
    assert rig.sees(None).waiting[0].until == until + 60_000


@pytest.mark.rule("WM-R7", "WM-R9")
def test_at_relaxed_pace_whoever_is_offline_when_the_day_is_over_was_not_absent() -> None:
    rig = guessing(3, 2, 0, pace="relaxed")
    rig.stakes(B)
    rig.come(B, "lost")
    rig.wait()
    rig.wrong(C)
    assert rig.scores[B] == 1, "a stake without a guess is lost"
    rig = telling(3, 2, 0, pace="relaxed")
    rig.come(A, "lost")
    rig.wait()
    assert (rig.scores[A], NothingTold(A) in rig.heard[-1]) == (2, True)


@pytest.mark.rule("WM-R10")
def test_a_tale_begun_aloud_is_guessed_though_the_line_has_dropped() -> None:
    rig = telling(3, 2, 0, mode="voice")
    rig.do(A, Begin())
    rig.come(A, "lost")
    rig.wait()
    assert (rig.in_phase, rig.scores) == ("Guessing", [3, 2, 0])


@pytest.mark.rule("WM-R6")
def test_the_reveal_waits_for_a_lost_line_some_seconds_only() -> None:
    rig = guessing(0, 0, 0, 0)
    rig.wrong(B, C, D)
    rig.come(D, "lost")
    lost = rig.at
    for seat in (A, B, C):
        rig.do(seat, Next())
    rig.wait()
    assert (rig.at, rig.in_phase) == (lost + 10_000, "Telling"), "a page that is loaded again is back by then"


@pytest.mark.rule("WM-R26")
def test_a_storyteller_who_leaves_before_the_tale_is_told_makes_the_turn_void() -> None:
    rig = telling(2, 0, 0, 0)
    rig.leave(A)
    assert Voided(A) in rig.heard[-1]
    assert not any(getattr(e, "picture", None) for e in rig.heard[-1])
    assert (rig.scores, rig.asked()) == ([2, 0, 0, 0], [B])


@pytest.mark.rule("WM-R26")
def test_a_storyteller_who_leaves_during_guessing_still_scores_for_the_seat() -> None:
    rig = guessing(0, 0, 0, 0)
    rig.leave(A)
    rig.wrong(B)
    rig.right(C)
    assert rig.scores == [2, 0, 2, 0]


@pytest.mark.rule("WM-R22", "WM-R6")
def test_a_guesser_who_leaves_without_a_stake_loses_only_the_chance() -> None:
    rig = guessing(0, 2, 0, 0)
    rig.leave(B)
    assert (rig.scores, rig.asked()) == ([0, 2, 0, 0], [C])


@pytest.mark.rule("WM-41")
def test_a_guess_made_before_leaving_stays_and_counts() -> None:
    rig = guessing(0, 0, 0, 0)
    rig.wrong(B)
    rig.leave(B)
    rig.right(C)
    assert rig.scores == [2, 0, 2, 0]


@pytest.mark.rule("WM-R25")
def test_a_seat_that_was_left_is_kept_for_a_minute() -> None:
    rig = guessing(0, 0, 0)
    rig.leave(B)
    rig.right(C)
    rig.press_on()
    assert rig.state.plays(B), "not yet a minute"
    assert (rig.in_phase, rig.asked()) == ("Telling", [B])


@pytest.mark.rule("WM-R25")
def test_a_newcomer_may_take_the_seat_over_with_its_score() -> None:
    rig = guessing(0, 3, 0, 0)
    rig.leave(B)
    rig.sit(B)
    rig.at += 100_000
    rig.right(C)
    rig.press_on()
    assert rig.state.here(B)
    assert (rig.scores[B], rig.asked()) == (3, [B])


@pytest.mark.rule("WM-R20", "WM-12")
def test_after_a_removal_the_next_remaining_seat_tells_and_everybody_once_a_round() -> None:
    rig = fresh_table(4)
    rig.leave(C)
    rig.at += 60_000
    assert [rig.turn() for _ in range(4)] == [A, B, D, A]
    assert rig.state.round == 2


@pytest.mark.rule("WM-R20")
def test_a_token_holder_removed_after_telling_costs_nobody_a_turn() -> None:
    """WM-17 by the token alone would end the round at once; who has told decides."""
    rig = fresh_table(4)
    rig.tells(A)
    rig.leave(A)
    rig.at += 60_000
    rig.wrong(B, C, D)
    rig.press_on()
    assert rig.state.token == B
    assert [rig.turn() for _ in range(3)] == [B, C, D]
    assert (rig.state.round, rig.asked()) == (2, [B])


@pytest.mark.rule("WM-R18")
def test_the_number_of_rounds_is_fixed_at_the_start() -> None:
    rig = fresh_table(5)
    rig.leave(E)
    rig.at += 60_000
    rig.turn()
    assert not rig.state.plays(E)
    assert rig.sees(None).view.rounds == 2


@pytest.mark.rule("WM-R25")
def test_with_one_person_left_the_game_ends_at_once() -> None:
    rig = guessing(1, 5, 2)
    rig.leave(B)
    rig.leave(A)
    assert rig.in_phase == "over"
    assert GameEnded((C,), True) in rig.heard[-1]
    assert rig.result == Outcome((C,), cut_short=True)


@pytest.mark.rule("WM-R25")
def test_with_one_present_the_table_sleeps_and_that_one_may_end_it() -> None:
    rig = telling(1, 5, 2, mode="typed")
    rig.come(B, "lost")
    rig.come(C, "away")
    paused = rig.sees(A).paused
    assert paused is not None
    assert rig.refused(A, Tell(passage("Anybody?"))) == "kit-is-paused"
    rig.end(A)
    assert (rig.in_phase, rig.state.cut_short) == ("over", True)


@pytest.mark.rule("WM-R25")
def test_a_sleeping_table_wakes_with_the_second_person_and_no_clock_has_run() -> None:
    rig = telling(0, 0, 0)
    left = (due(rig.game, rig.state) or 0) - rig.at
    rig.come(B, "lost"), rig.come(C, "lost")
    rig.come(B, "here", after=3_600_000)
    assert rig.sees(None).paused is None
    assert (due(rig.game, rig.state) or 0) - rig.at == left - 2


@pytest.mark.rule("WM-R25")
@pytest.mark.parametrize(("pace", "days"), [("live", 1), ("relaxed", 14)])
def test_a_table_nobody_comes_back_to_ends_by_itself(pace: str, days: int) -> None:
    rig = telling(0, 0, 0, pace=pace)
    rig.come(B, "away"), rig.come(C, "away")
    assert due(rig.game, rig.state) == rig.at + days * 86_400_000
    rig.wait()
    assert (rig.in_phase, rig.state.cut_short) == ("over", True)


@pytest.mark.rule("WM-R25", "WM-75")
def test_a_seat_that_was_left_wins_nothing() -> None:
    rig = guessing(1, 9, 2, 0)
    rig.leave(B)
    assert rig.game.outcome(rig.state).winners == (C,)


@pytest.mark.rule("WM-R25")
@pytest.mark.parametrize("shown", [True, False])
def test_a_tale_whose_guessing_is_cut_off_stands_in_the_book_with_its_picture(shown: bool) -> None:
    rig = guessing(0, 0, 0, reveal_unguessed=shown)
    rig.wrong(B)
    rig.leave(B), rig.leave(C)
    assert rig.in_phase == "over"
    (page,) = rig.game.pages(rig.state)
    assert ([plate.picture for plate in page.plates], page.finders) == ([CARD], ())
