"""The tiebreaker: ES-49 to ES-51, ES-R13 to ES-R16, ES-R30."""

import pytest

from talewind.games.end_of_the_story.events import StoriesEnded, TieBegun
from talewind.games.end_of_the_story.moves import Discard
from talewind.kit import Outcome, Tell, passage

from .tables import EndRig, at_the_end, tiebreaker

P, Q, R, S = range(4)


def settled(rig: EndRig) -> tuple[int, ...] | None:
    rig.scored()
    rig.press_on()
    return rig.state.winners


@pytest.mark.rule("ES-49", "ES-50", "ES-51")
def test_the_tied_guess_and_one_of_the_others_is_drawn_to_narrate() -> None:
    rig = at_the_end(20, 20, 15, 9)
    assert rig.now.narrator in (R, S)
    assert sorted(rig.now.guessers) == [P, Q]
    assert rig.sees(None).view.decides


@pytest.mark.rule("ES-51")
def test_any_of_those_who_are_not_tied_may_be_drawn_and_no_other() -> None:
    assert {at_the_end(20, 20, 15, 9, 8, key=b"%d" % n).now.narrator for n in range(50)} == {R, S, S + 1}


@pytest.mark.rule("ES-49")
def test_a_single_leader_wins_without_one() -> None:
    rig = at_the_end(20, 19, 15, 9)
    assert rig.state.winners == (P,)
    assert rig.told(TieBegun) == []


@pytest.mark.rule("ES-R14")
def test_a_table_may_play_up_to_three() -> None:
    rig = tiebreaker(20, 20, 20, 9, narrator=S, tiebreak_repeat=True)
    rig.race(heart=[P], bottle=[Q])
    assert settled(rig) is None
    assert sorted(rig.now.guessers) == [P, Q]
    assert rig.now.narrator in (R, S), "not tied any more, or never"
    for _ in range(2):
        rig.whole_round(heart=[P], bottle=[Q])
    assert rig.state.winners == (P, Q), "three in all"


@pytest.mark.rule("ES-R14")
def test_a_repeated_tiebreaker_ends_with_the_first_difference() -> None:
    rig = tiebreaker(20, 20, 15, 9, narrator=S, tiebreak_repeat=True)
    rig.race(heart=[P, Q])
    assert settled(rig) == (P,)


@pytest.mark.rule("ES-R16")
def test_only_somebody_present_is_drawn_and_without_one_the_victory_is_shared() -> None:
    rig = at_the_end(20, 20, 15, 9)
    rig.come(R, "away"), rig.come(S, "away")
    rig.wait(), rig.wait()
    assert rig.state.winners == (P, Q)


@pytest.mark.rule("ES-R16")
def test_a_narrator_who_leaves_is_followed_by_another() -> None:
    rig = at_the_end(20, 20, 15, 9)
    first = rig.now.narrator
    rig.leave(first)
    assert {first, rig.now.narrator} == {R, S}
    assert rig.scores == [20, 20, 15, 9]


@pytest.mark.rule("ES-R30")
def test_a_tied_player_who_leaves_drops_out_and_the_last_one_left_wins() -> None:
    rig = tiebreaker(20, 20, 20, 9, narrator=S)
    rig.places(P, "r01")
    rig.leave(P)
    assert rig.in_phase == "Placing"
    rig.leave(Q)
    assert rig.state.winners == (R,)
    assert rig.told(StoriesEnded) == [StoriesEnded((R,), False)]


@pytest.mark.rule("ES-R13", "ES-48")
def test_the_result_stands_whoever_leaves_afterwards() -> None:
    rig = tiebreaker(20, 20, 15, 9, narrator=S)
    rig.race(heart=[Q])
    assert settled(rig) == (Q,)
    rig.leave(Q), rig.leave(P)
    rig.wait()
    assert rig.result == Outcome((Q,), cut_short=False)


def test_a_story_that_is_told_is_not_taken_back_though_nobody_has_to_place() -> None:
    rig = at_the_end(20, 20, 15, 9, mode="typed")
    for tied in (0, 1):
        rig.come(tied, "away")
    narrator = rig.now.narrator
    rig.do(narrator, Discard(rig.now.drawn[0]))
    rig.do(narrator, Tell(passage("Hm.")))
    assert rig.in_phase == "Revealing"
    assert not rig.undo(narrator)
