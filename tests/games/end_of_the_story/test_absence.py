"""Being away, leaving, coming back: the online decisions, ES-R16, ES-R29, ES-R31, ES-R32."""

import pytest

from talewind.games.end_of_the_story.events import Reminded, RoundVoid, StoriesEnded
from talewind.games.end_of_the_story.moves import Claim, Discard, NoClaim, Place
from talewind.kit import Outcome, Refused, due

from .tables import AIRPLANE, BOTTLE, HEART, A, B, C, N, fresh_table, placing, telling, tiebreaker


@pytest.mark.rule("ES-R29")
def test_an_away_narrator_is_skipped_after_three_seconds_without_points() -> None:
    rig = fresh_table(4)
    rig.come(A, "away")
    rig.whole_round(heart=[B])
    assert rig.asked() == [A]
    before, scores = rig.at, rig.scores[:]
    rig.wait()
    assert rig.at - before <= 4_000
    assert rig.told(RoundVoid) == [RoundVoid(A)]
    assert (rig.scores, rig.now.narrator, rig.state.narrated) == (scores, B, [N, A, B])


@pytest.mark.rule("ES-R29", "ES-55")
@pytest.mark.parametrize("presence", ["away", "lost"])
@pytest.mark.parametrize("reminded", [False, True])
def test_nobody_gains_by_a_narrator_who_is_not_there(presence: str, reminded: bool) -> None:
    rig = telling(0, 0, 0)
    if reminded:
        rig.wait()
    rig.come(N, presence)  # type: ignore[arg-type]
    rig.wait()
    if presence == "lost" and not reminded:
        assert rig.told(Reminded) == [Reminded(N)], "the last seconds are for whoever may come back (ES-54)"
        rig.wait()
    assert rig.told(RoundVoid) == [RoundVoid(N)]
    assert rig.scores == [0, 0, 0]


@pytest.mark.rule("ES-R34")
def test_nobody_pauses_the_race_nor_the_narrator_the_own_limit() -> None:
    rig = telling(0, 0, 0)
    assert [rig.sees(seat).unpausable for seat in (N, A)] == ["ES-R34", None]
    rig.pause(A), rig.unpause(A, after=10_000)
    rig.tells()
    for seat in (N, A, B):
        with pytest.raises(Refused) as no:
            rig.pause(seat)
        assert no.value.refusal.rule == rig.sees(seat).unpausable == "ES-R34"


@pytest.mark.rule("ES-R34")
def test_a_narrator_does_not_stop_the_own_limit_by_dropping_the_line_either() -> None:
    rig = telling(0, 0, 0)
    rig.come(B, "lost")
    rig.come(N, "lost")
    assert not rig.sees(A).paused, "though one is left"
    while not rig.sees(A).paused:
        assert rig.asked() == [N]
        rig.wait()
    assert rig.asked() == [A], "it sleeps at the next question"


@pytest.mark.rule("ES-R34")
def test_a_table_sleeps_where_a_narrator_has_no_limit_and_where_others_are_lost() -> None:
    rig = telling(0, 0, 0, narrator_limit=None)
    rig.come(B, "lost"), rig.come(N, "lost")
    assert rig.sees(A).paused
    rig = telling(0, 0, 0)
    rig.come(B, "lost"), rig.come(A, "lost")
    assert rig.sees(N).paused


@pytest.mark.rule("ES-R34")
def test_a_narrator_without_a_limit_may_pause() -> None:
    rig = telling(0, 0, 0, narrator_limit=None)
    rig.pause(N)
    assert rig.sees(N).paused


@pytest.mark.rule("ES-R27")
def test_who_comes_back_during_the_vote_takes_part_on_the_clock_that_runs() -> None:
    rig = telling(9, 0, 0, 0)
    rig.tells("My sweetheart was late.")
    rig.reveals()
    rig.come(B, "away")
    rig.do(A, Claim(HEART, "late")), rig.do(C, NoClaim())
    assert (rig.in_phase, rig.asked()) == ("Judging", [A, C])
    until = rig.sees(None).waiting[0].until
    rig.come(B, "here", after=5_000)
    assert rig.sees(B).question is not None
    assert {waited.until for waited in rig.sees(None).waiting} == {until}


@pytest.mark.rule("ES-49")
def test_the_winner_of_a_tiebreaker_who_leaves_during_the_look_has_won_all_the_same() -> None:
    rig = tiebreaker(20, 20, 15, 9, narrator=C)
    rig.race(heart=[A])
    rig.scored()
    assert rig.in_phase == "Showing"
    rig.leave(A)
    rig.wait(), rig.wait()
    assert rig.result == Outcome((A,), cut_short=False)


@pytest.mark.rule("ES-48")
def test_the_leader_who_leaves_during_the_last_look_has_won_all_the_same() -> None:
    rig = placing(9, 0, 0)
    rig.state.narrated = [A, B, N] * rig.state.times
    rig.race(heart=[A, B])
    rig.scored()
    assert rig.in_phase == "Showing"
    rig.leave(N)
    rig.wait(), rig.wait()
    assert rig.result == Outcome((N,), cut_short=False)


@pytest.mark.rule("ES-R7", "ES-32")
def test_placing_ends_without_waiting_for_who_is_away() -> None:
    rig = placing(0, 0, 0)
    rig.come(B, "away")
    rig.places(A, HEART, BOTTLE, AIRPLANE)
    assert rig.in_phase == "Revealing"


@pytest.mark.rule("ES-R7")
def test_who_comes_back_may_still_place() -> None:
    rig = placing(0, 0, 0)
    rig.come(B, "away")
    assert rig.asked() == [A]
    rig.come(B, "here")
    rig.places(B, HEART)
    assert rig.now.of(B) == [HEART]


@pytest.mark.rule("ES-R7")
def test_placing_is_not_paused_for_a_lost_connection() -> None:
    rig = placing(0, 0, 0)
    until = due(rig.game, rig.state)
    rig.come(B, "lost")
    assert due(rig.game, rig.state) == until
    rig.places(A, HEART, BOTTLE, AIRPLANE)
    assert due(rig.game, rig.state) == until, "nor for the last one to place"
    rig.places(B, HEART)
    assert rig.state.here(B)


@pytest.mark.rule("ES-R7")
def test_two_clocks_without_a_single_token_make_a_guesser_away() -> None:
    rig = placing(0, 0, 0, 0)
    rig.places(B, HEART)
    rig.lies()
    while rig.in_phase != "Telling":
        rig.wait()
    assert [chair.missed for chair in rig.state.chairs] == [0, 1, 0, 1], "one token is enough to be there"
    rig.draws(HEART, BOTTLE, AIRPLANE, "g09")
    rig.do(A, Discard("g09"))
    rig.tells()
    rig.lies()
    assert [rig.state.here(seat) for seat in (N, A, B, C)] == [True, True, True, False]


@pytest.mark.rule("ES-R31")
def test_unplaced_tokens_of_a_leaver_stay_off() -> None:
    rig = placing(0, 0, 0, 0)
    rig.places(A, HEART)
    rig.leave(A)
    assert rig.refused(A, Place(BOTTLE)) is not None
    for seat in (B, C):
        rig.places(seat, HEART, BOTTLE, AIRPLANE)
    assert (rig.in_phase, rig.now.of(A)) == ("Revealing", [HEART])


@pytest.mark.rule("ES-R31", "ES-R29")
def test_a_narrator_who_leaves_before_the_story_shows_nothing() -> None:
    rig = telling(0, 0, 0, 0)
    rig.leave(N)
    assert RoundVoid(N) in rig.heard[-1]
    assert HEART not in str([rig.sees(seat).view.targets for seat in (A, B, None)])
    assert rig.state.stories == []


@pytest.mark.rule("ES-R32")
def test_a_seat_that_was_left_is_kept_for_a_minute_and_may_be_taken_over() -> None:
    rig = fresh_table(3)
    rig.leave(B)
    rig.whole_round(heart=[A])
    assert rig.state.plays(B)
    rig.sit(B)
    rig.at += 60_000
    rig.whole_round(heart=[B])
    assert rig.state.here(B)
    assert rig.scores[B] == 3


@pytest.mark.rule("ES-R32")
def test_with_fewer_than_three_seats_after_a_round_the_game_ends_there() -> None:
    rig = fresh_table(3)
    rig.leave(B)
    rig.at += 60_000
    rig.whole_round(heart=[A])
    assert rig.state.winners == (N, A), "equal scores share without a tiebreaker"
    assert rig.told(StoriesEnded) == [StoriesEnded((N, A), True)]


@pytest.mark.rule("ES-R32")
def test_with_one_person_left_the_game_ends_at_once() -> None:
    rig = placing(1, 5, 2)
    rig.leave(A), rig.leave(N)
    assert rig.in_phase == "over"
    assert rig.result == Outcome((B,), cut_short=True)


@pytest.mark.rule("ES-R32")
def test_a_story_whose_race_is_cut_off_stands_in_the_book() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART, BOTTLE, AIRPLANE)
    rig.leave(A), rig.leave(N)
    (page,) = rig.game.pages(rig.state)
    assert [plate.picture for plate in page.plates] == sorted((HEART, BOTTLE, AIRPLANE))
    assert page.finders == (A,)
    untold = telling(0, 0, 0)
    untold.leave(A), untold.leave(N)
    assert list(untold.game.pages(untold.state)) == []


@pytest.mark.rule("ES-R32")
def test_with_fewer_than_two_present_a_running_race_is_finished_first() -> None:
    rig = placing(0, 0, 0)
    rig.come(A, "lost"), rig.come(N, "lost")
    assert rig.sees(None).paused is None
    rig.wait()
    while rig.in_phase != "Telling":
        rig.wait()
    assert rig.sees(None).paused is not None, "the table sleeps at the narrator's clock"
    rig.end(B)
    assert (rig.in_phase, rig.state.cut_short) == ("over", True)


@pytest.mark.rule("ES-R32")
def test_a_sleeping_table_ends_by_itself_after_a_day() -> None:
    rig = telling(0, 0, 0)
    rig.come(A, "away"), rig.come(B, "away")
    assert due(rig.game, rig.state) == rig.at + 86_400_000
    rig.wait()
    assert (rig.in_phase, rig.state.cut_short) == ("over", True)


@pytest.mark.rule("ES-R24", "ES-8")
def test_after_a_removal_the_next_remaining_seat_narrates() -> None:
    rig = fresh_table(4)
    rig.leave(A)
    rig.at += 60_000
    narrators = [rig.whole_round(heart=[next(filter(rig.state.here, rig.now.guessers))]) for _ in range(6)]
    assert narrators == [N, B, C, N, B, C]
    assert rig.state.round is None or rig.now.decides
