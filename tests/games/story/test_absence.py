"""Being away, leaving, coming back: the online decisions, ST-R31 to ST-R33."""

import pytest
from msgspec import structs

from talewind.games.story.events import GameEnded, NothingTold, RoundBegun
from talewind.games.story.moves import Begin, VoteFor
from talewind.games.story.voting import Voting
from talewind.kit import Outcome, Refused, due

from .tables import A, B, C, D, E, StoryRig, opening, telling, voting


def over(rig: StoryRig) -> None:
    """The round is told, voted on and looked at."""
    rig.all_tell()
    while rig.in_phase == "Voting":
        for seat in [s for s in rig.asked() if s not in rig.state.chosen]:
            rig.do(seat, VoteFor(rig.state.tellers()[0]))
            if rig.in_phase != "Voting":
                break
    rig.press_on()


@pytest.mark.rule("ST-R21")
def test_an_away_seat_is_passed_over_after_three_seconds_and_does_not_vote() -> None:
    rig = telling(0, 0, 0, 0)
    rig.come(B, "away")
    rig.tells(A)
    assert due(rig.game, rig.state) == rig.at + 3_000
    rig.wait()
    assert NothingTold(B) in rig.told
    rig.all_tell()
    assert rig.asked() == [A, C, D]


@pytest.mark.rule("ST-R3")
def test_an_away_seat_is_skipped_as_starter() -> None:
    rig = telling(0, 0, 0, 0)
    rig.come(B, "away")
    over(rig)
    assert RoundBegun(2, C) in rig.told


@pytest.mark.rule("ST-R31")
def test_who_leaves_in_turn_has_told_nothing_and_a_vote_cast_counts() -> None:
    rig = telling(0, 0, 0, 0)
    rig.leave(A)
    assert (rig.asked(), len(rig.hand(A))) == ([B], 3)
    rig.all_tell()
    rig.do(B, VoteFor(C))
    rig.leave(B)
    rig.do(C, VoteFor(D)), rig.do(D, VoteFor(C))
    assert rig.sees(None).view.votes == {B: C, C: D, D: C}


@pytest.mark.rule("ST-R31", "ST-18")
def test_a_played_card_goes_on_working() -> None:
    rig = opening("silent", None, None, None)
    rig.plays(A, "silent")
    rig.leave(A)
    assert (rig.state.action, rig.in_phase, rig.asked()) == ("silent", "Miming", [B])


@pytest.mark.rule("ST-R31", "ST-47")
def test_a_tied_player_who_has_left_gives_at_random_and_can_still_win() -> None:
    rig = voting(0, 0, 0, 0, 0)
    rig.leave(B)
    rig.votes(A, None, B, B, A)
    assert (rig.in_phase, rig.asked()) == ("Giving", [A])
    rig.gives(A)
    rig.all_tell()
    for seat in (A, C, D, E):
        rig.do(seat, VoteFor(B))
    assert rig.scores == [3, 1, 3, 3, 3]


@pytest.mark.rule("ST-R33")
def test_a_seat_that_was_left_is_kept_for_a_minute_and_then_removed_at_the_end_of_the_round() -> None:
    rig = voting(0, 0, 0, 0)
    rig.leave(B)
    over(rig)
    assert rig.state.plays(B), "not yet a minute"
    rig.at += 60_000
    hand = rig.hand(B)[:]
    over(rig)
    assert not rig.state.plays(B)
    assert (rig.hand(B), rig.state.unseen, rig.state.cards[B]) == ([], hand, None)
    assert len(rig.state.remaining()) == 3


@pytest.mark.rule("ST-R33", "ST-R3")
def test_after_a_removal_the_next_remaining_seat_starts() -> None:
    rig = voting(0, 0, 0, 0, starter=C, vote_time=600)
    rig.leave(D)
    rig.at += 60_000
    over(rig)
    assert (rig.state.starter, rig.state.order) == (A, [A, B, C])


@pytest.mark.rule("ST-R33")
def test_a_newcomer_takes_the_seat_over_with_hand_and_score() -> None:
    rig = voting(0, 5, 0)
    hand = tuple(rig.hand(B))
    rig.leave(B)
    rig.sit(B)
    assert (rig.sees(B).view.hand, rig.sees(B).scores[B]) == (hand, 5)


@pytest.mark.rule("ST-R32")
def test_with_fewer_than_three_seats_after_a_round_the_game_is_cut_short() -> None:
    rig = voting(3, 9, 2, vote_time=600)
    rig.leave(B)
    rig.at += 60_000
    over(rig)
    assert rig.in_phase == "Ending"
    assert GameEnded((A,), True) in rig.told


@pytest.mark.rule("ST-R32")
def test_when_all_but_one_have_left_it_ends_at_once() -> None:
    rig = voting(1, 5, 2)
    rig.leave(B), rig.leave(A)
    assert rig.result == Outcome((C,), cut_short=True)


@pytest.mark.rule("ST-R32", "ST-58")
def test_the_target_reached_with_the_last_round_cuts_nothing_short() -> None:
    rig = voting(19, 0, 0, vote_time=600)
    rig.leave(C)
    rig.at += 60_000
    over(rig)
    assert GameEnded((A,), False) in rig.told


@pytest.mark.rule("ST-56", "ST-R31")
def test_a_seat_that_was_left_ends_no_game_and_wins_nothing() -> None:
    rig = voting(0, 19, 0, 0)
    rig.leave(B)
    rig.votes(B, None, B, D)
    assert rig.scores == [3, 20, 3, 0]
    rig.press_on()
    assert rig.in_phase == "Telling"


@pytest.mark.rule("ST-R32")
def test_with_one_present_the_table_sleeps_and_that_one_may_end_it() -> None:
    rig = voting(0, 3, 1)
    rig.come(A, "lost"), rig.come(B, "away")
    assert rig.sees(C).paused is not None
    rig.end(C)
    assert rig.result == Outcome((B,), cut_short=True)


@pytest.mark.rule("ST-R14")
def test_the_end_of_a_round_waits_for_somebody_to_look_at_it() -> None:
    rig = voting(0, 0, 0)
    rig.to_the_throw((A, B, C), (A, B, C))
    rig.state.chairs = tuple(structs.replace(chair, missed=1) for chair in rig.state.chairs)
    rig.wait()
    assert not any(rig.state.here(seat) for seat in (A, B, C))
    assert (rig.in_phase, bool(rig.sees(None).view.throws)) == ("Showing", True)


@pytest.mark.rule("ST-R15")
def test_a_table_that_nobody_answers_falls_asleep_over_the_question() -> None:
    rig = telling(0, 0, 0, composing="together")
    rig.wait()
    for _ in range(9):
        if rig.state.paused:
            break
        rig.wait()
    assert rig.state.paused is not None
    rig.come(A, "here"), rig.come(B, "here")
    assert A in rig.asked()


@pytest.mark.rule("ST-R15", "ST-R22")
def test_who_comes_back_during_the_vote_votes_on_the_clock_that_runs() -> None:
    rig = telling(0, 0, 0, 0)
    rig.all_tell()
    rig.come(B, "away")
    rig.wait()
    assert rig.asked() == [A, C, D]
    until = rig.sees(None).waiting[0].until
    rig.come(B, "here", after=5_000)
    question = rig.sees(B).question
    assert question is not None
    assert question.until == until
    rig.votes(B, C, B, B)
    assert rig.sees(None).view.votes == {A: B, B: C, C: B, D: B}


@pytest.mark.rule("ST-R24")
def test_who_comes_back_while_all_write_together_writes_too() -> None:
    rig = telling(0, 0, 0, composing="together")
    rig.come(B, "away")
    rig.wait()
    assert (rig.in_phase, rig.asked()) == ("Composing", [A, C])
    rig.come(B, "here")
    assert rig.asked() == [A, C, B]
    rig.tells(B)
    assert rig.sees(None).view.chosen == (B,)


@pytest.mark.rule("ST-R31")
def test_who_takes_over_a_seat_during_the_vote_votes() -> None:
    rig = voting(0, 0, 0, 0)
    rig.leave(B)
    assert rig.asked() == [A, C, D]
    rig.sit(B)
    assert rig.asked() == [A, C, D, B]


@pytest.mark.rule("ST-56")
def test_the_leader_who_leaves_during_the_last_look_has_won_all_the_same() -> None:
    rig = voting(19, 0, 0, 0)
    rig.votes(A, A, A, A)
    assert rig.in_phase == "Showing"
    rig.leave(A)
    rig.wait(), rig.wait()
    assert rig.result == Outcome((A,), cut_short=False)


@pytest.mark.rule("ST-R35")
def test_whoever_tells_aloud_cannot_stop_the_own_clock_and_the_others_can() -> None:
    rig = telling(0, 0, 0, mode="voice")
    assert rig.sees(A).unpausable is None, "nothing is told yet"
    rig.do(A, Begin(rig.hand(A)[0]))
    assert (rig.sees(A).unpausable, rig.sees(B).unpausable) == ("ST-R35", None)
    with pytest.raises(Refused) as no:
        rig.pause(A)
    assert no.value.refusal.rule == "ST-R35"
    rig.pause(B)


@pytest.mark.rule("ST-R35")
def test_whoever_tells_without_words_cannot_stop_the_own_clock() -> None:
    rig = opening("silent", None, None)
    rig.plays(A, "silent")
    assert (rig.in_phase, rig.sees(A).unpausable, rig.sees(B).unpausable) == ("Miming", "ST-R35", None)


@pytest.mark.rule("ST-58", "ST-59")
def test_who_has_reached_the_target_has_won_though_leaving_during_the_last_look() -> None:
    rig = voting(19, 0, 0)
    rig.votes(A, A, A)
    assert rig.in_phase == "Showing"
    rig.leave(A)
    rig.press_on()
    assert GameEnded((A,), False) in rig.told


def test_whoever_comes_back_when_the_clock_is_over_is_asked_no_more_and_has_missed_nothing() -> None:
    rig = voting(0, 0, 0, 0)
    rig.come(B, "away")
    rig.wait()
    rig.do(A, VoteFor(A))
    rig.do(D, VoteFor(D))
    rig.come(C, "lost")
    stage = rig.state.stack[-1]
    assert isinstance(stage, Voting)
    rig.come(B, "here", after=stage.until + 5_000 - rig.at)
    assert B not in rig.asked(), "nothing could be answered"
    rig.wait()
    assert rig.state.chairs[B].missed == 0
