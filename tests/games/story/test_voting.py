"""Voting, points, throws and the end (ST-32 to ST-59, ST-R12 to ST-R17, ST-R22, ST-R26)."""

from typing import Any

import pytest

from talewind.games.story.events import Chosen, GameEnded, LotDrawn, RoundWon, Tied, VoteOpened, VoteReopened
from talewind.games.story.moves import Throw, VoteFor
from talewind.kit import Again, Chance, world_of
from talewind.texts import Speaker

from .tables import A, B, C, D, StoryRig, telling, voting


def throwing(**options: Any) -> StoryRig:
    """A, B and C have voted for themselves twice."""
    rig = voting(0, 0, 0, **options)
    rig.to_the_throw((A, B, C), (A, B, C))
    return rig


@pytest.mark.rule("ST-32", "ST-R21")
def test_only_who_has_told_can_be_voted_for_but_everybody_votes() -> None:
    rig = telling(0, 0, 0, 0)
    rig.all_tell(C)
    assert rig.asked() == [A, B, C, D]
    assert rig.refused(A, VoteFor(C)) == "ST-32"
    rig.votes(A, A, A, A)
    assert rig.scores == [4, 3, 3, 3]


@pytest.mark.rule("ST-33", "ST-35")
def test_a_vote_lies_face_down_until_all_are_in() -> None:
    rig = voting(0, 0, 0)
    rig.do(B, VoteFor(C))
    assert Chosen(B) in rig.told, "everybody sees that a vote was cast"
    assert (rig.sees(A).view.chosen, rig.sees(A).view.votes, rig.sees(A).view.mine) == ((B,), {}, None)
    assert rig.sees(B).view.mine == VoteFor(C)
    worlds = [world_of(rig.game, rig.state, A, Chance(b"%d" % n)).chosen[B] for n in range(30)]
    assert set(worlds) == {VoteFor(A), VoteFor(B), VoteFor(C)}
    rig.do(A, VoteFor(C))
    assert not any(isinstance(e, VoteOpened) for row in rig.heard for e in row)
    rig.do(C, VoteFor(B))
    assert {e for e in rig.told if isinstance(e, VoteOpened)} == {VoteOpened(A, C), VoteOpened(B, C), VoteOpened(C, B)}


def test_the_log_says_that_a_vote_was_for_ones_own_story() -> None:
    rig = voting(0, 0, 0)
    rig.do(A, VoteFor(A))
    rig.do(B, VoteFor(A))
    rig.do(C, VoteFor(B))
    opened = [e for e in rig.told if isinstance(e, VoteOpened)]
    assert [e.own for e in opened] == [True, False, False]
    said = [Speaker(rig.game, "en", ["Ana", "Bo", "Cy"], B).event(e) for e in opened]
    assert said == ["Ana voted for their own story.", "You voted for Ana.", "Cy voted for you."]


@pytest.mark.rule("ST-36")
def test_after_the_reveal_everybody_sees_who_voted_for_whom() -> None:
    rig = voting(0, 0, 0)
    rig.votes(C, C, B)
    for seat in (A, B, C, None):
        assert rig.sees(seat).view.votes == {A: C, B: C, C: B}


@pytest.mark.rule("ST-33", "ST-2")
def test_the_cards_of_a_vote_are_the_colours_of_those_who_told() -> None:
    rig = telling(0, 0, 0, 0, colours=("pink", None, "red", "teal"))
    rig.all_tell(C)
    (vote,) = rig.ask(B).offers
    told, colours = vote.fields["teller"].values, rig.sees(B).view.colours  # type: ignore[attr-defined]
    assert [colours[seat] for seat in told] == ["pink", "orange", "teal"], "one card each, and none in red"
    rig.votes(D, D, D, D)
    won = next(e for e in rig.told if isinstance(e, VoteOpened))
    assert colours[won.teller] == "teal"


@pytest.mark.rule("ST-R22")
def test_a_vote_may_be_changed_until_the_last_is_in() -> None:
    rig = voting(0, 0, 0)
    rig.do(A, VoteFor(B))
    rig.do(A, VoteFor(C))
    rig.do(A, VoteFor(A))
    assert Chosen(A) not in rig.told, "nobody hears of the change"
    rig.do(B, VoteFor(A)), rig.do(C, VoteFor(C))
    assert rig.sees(None).view.votes[A] == A
    assert rig.refused(A, VoteFor(B)) is not None


@pytest.mark.rule("ST-R22", "ST-R15")
def test_a_vote_cast_counts_though_its_seat_does_nothing_more() -> None:
    rig = voting(0, 0, 0)
    rig.do(A, VoteFor(B), after=1_000)
    rig.come(C, "lost")
    assert A not in [waited.seat for waited in rig.sees(None).waiting], "it has voted"
    rig.wait()
    rig.do(A, VoteFor(C), after=10_000)  # while C is waited for it may think again
    rig.wait()
    assert rig.sees(None).view.votes == {A: C}
    assert rig.state.chairs[A].missed == 0


@pytest.mark.rule("ST-R15")
def test_a_player_who_did_not_vote_can_win() -> None:
    rig = voting(0, 0, 0)
    rig.votes(C, C, None)
    assert rig.scores == [3, 3, 1]


@pytest.mark.rule("ST-R16")
def test_a_vote_nobody_takes_part_in_is_opened_once_more_and_then_nobody_wins() -> None:
    rig = voting(0, 0, 0)
    start, laid = rig.state.start, list(rig.state.table)
    rig.wait()
    assert VoteReopened() in rig.told
    assert rig.in_phase == "Voting"
    again = voting(0, 0, 0)
    again.wait()
    again.votes(B, B, B)
    assert again.scores == [3, 4, 3]
    rig.wait()
    rig.come(A, "here"), rig.come(B, "here")
    assert (rig.scores, rig.state.start, rig.state.discards) == ([0, 0, 0], start, sorted(laid))
    assert RoundWon(None, start) in [e for row in rig.heard for e in row]


@pytest.mark.rule("ST-43", "ST-R12")
def test_a_tie_gives_no_points_yet() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, B, B)
    assert Tied((A, B)) in rig.told
    assert rig.scores == [0, 0, 0, 0]


@pytest.mark.rule("ST-49", "ST-48")
def test_a_tied_teller_who_expands_nothing_can_still_be_voted_for() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, B, B)
    rig.gives()
    rig.all_tell(A)
    rig.votes(A, A, A, B)
    assert rig.scores == [4, 3, 3, 0]


@pytest.mark.rule("ST-36")
def test_everybody_looks_at_the_result_as_long_as_it_takes_to_read() -> None:
    rig = voting(0, 0, 0)
    rig.votes(C, C, B)
    shown = rig.at
    rig.wait()
    assert (rig.at - shown, rig.state.round) == (3_000 + 300 * (3 * 9 + 3 * 8), 2), (
        "three stories, and three rows of points"
    )


@pytest.mark.rule("ST-51", "ST-R14")
@pytest.mark.parametrize("signs", [("rock", "rock", "rock"), ("rock", "paper", "scissors")])
def test_all_the_same_or_all_three_signs_are_thrown_again(signs: tuple[str, str, str]) -> None:
    rig = throwing()
    rig.throws(**dict(zip("ABC", signs, strict=True)))  # type: ignore[arg-type]
    assert (rig.in_phase, rig.asked()) == ("Throwing", [A, B, C])


@pytest.mark.rule("ST-R14")
@pytest.mark.parametrize(("better", "worse"), [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")])
def test_which_sign_beats_which(better: str, worse: str) -> None:
    rig = throwing()
    rig.throws(A=worse, B=worse, C=better)  # type: ignore[arg-type]
    assert rig.scores == [0, 0, 1]


@pytest.mark.rule("ST-R14")
def test_after_five_throws_in_vain_lots_are_drawn() -> None:
    rig = throwing()
    for _ in range(5):
        assert rig.in_phase == "Throwing"
        rig.throws(A="rock", B="rock", C="rock")
    (drawn,) = [e for e in rig.told if isinstance(e, LotDrawn)]
    assert rig.scores[drawn.seat] == sum(rig.scores) == 1


@pytest.mark.rule("ST-R14")
def test_whoever_drops_out_makes_the_count_of_throws_in_vain_begin_anew() -> None:
    rig = throwing()
    for _ in range(4):
        rig.throws(A="rock", B="rock", C="rock")
    rig.throws(A="rock", B="rock", C="scissors")
    for _ in range(4):
        rig.throws(A="rock", B="rock")
    assert (rig.in_phase, rig.asked()) == ("Throwing", [A, B])


@pytest.mark.rule("ST-51", "ST-R14")
def test_a_throw_is_hidden_until_the_last_and_random_for_who_is_late() -> None:
    rig = throwing()
    rig.do(A, Throw("rock"))
    assert (rig.sees(B).view.chosen, rig.sees(B).view.mine, rig.sees(B).view.throws) == ((A,), None, ())
    rig.wait()
    throw = rig.sees(None).view.throws[0]
    assert (set(throw), throw[A]) == ({A, B, C}, "rock")


@pytest.mark.rule("ST-R14")
def test_in_relaxed_pace_the_server_throws_for_everybody() -> None:
    rig = throwing(pace="relaxed")
    assert rig.in_phase == "Showing"
    assert sum(rig.scores) == 1


@pytest.mark.rule("ST-54", "ST-R13")
def test_tiebreaker_pictures_are_discarded() -> None:
    rig = voting(0, 0, 0, 0)
    old, laid = rig.state.start, list(rig.state.table)
    rig.votes(A, A, B, B)
    gifts = [rig.hand(A)[0], rig.hand(B)[0]]
    rig.gives()
    rig.all_tell()
    rig.votes(B, B, B, B)
    assert rig.state.start == laid[B]
    assert rig.state.discards == sorted([old, laid[A], laid[C], laid[D], *gifts])


@pytest.mark.rule("ST-57", "ST-58")
def test_the_end_comes_after_all_points_of_the_round() -> None:
    rig = voting(19, 0, 0)
    rig.votes(A, A, A)
    assert (rig.scores, rig.in_phase) == ([23, 3, 3], "Showing")
    rig.press_on()
    assert GameEnded((A,), False) in rig.told
    rig.do(B, Again()), rig.wait()
    assert (rig.in_phase, rig.state.again) == ("over", (B,))


@pytest.mark.rule("ST-R26", "ST-56")
@pytest.mark.parametrize(("target", "over"), [(10, True), (15, False)])
def test_another_target_takes_the_place_of_twenty(target: int, over: bool) -> None:
    rig = voting(7, 0, 0, target=target)
    rig.votes(A, A, A)
    rig.press_on()
    assert (rig.in_phase == "Ending") == over


@pytest.mark.rule("ST-R17", "ST-59")
def test_with_highest_wins_equal_totals_still_share() -> None:
    rig = voting(17, 18, 18, highest_wins=True)
    rig.votes(A, A, A)
    rig.press_on()
    assert rig.state.winners == (A, B, C)
