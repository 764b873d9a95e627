"""Claims, votes and the penalty: ES-22, ES-R3, ES-R27, ES-R30; notes for the book."""

from typing import Any

import pytest

from talewind.games.end_of_the_story.events import Claimed, ClaimJudged, Suspected, WordSaid
from talewind.games.end_of_the_story.moves import Claim, Jot, Judge, NoClaim
from talewind.kit import Passage, Scored, passage

from .tables import AIRPLANE, BOTTLE, CROWN, HEART, A, B, C, D, EndRig, N, placing, telling, tiebreaker


def claiming(*scores: int, story: str = "My sweetheart was late.", **options: Any) -> EndRig:
    """The targets are revealed."""
    rig = telling(*scores, **options)
    rig.tells(story)
    rig.reveals()
    return rig


@pytest.mark.rule("ES-R27")
def test_an_automatic_hit_needs_no_claims() -> None:
    rig = claiming(9, 0, 0, story="Our hearts were light.")
    assert rig.told(WordSaid) == [WordSaid(N, HEART, "hearts")]
    assert rig.in_phase == "Showing"
    assert rig.scores[N] == 7


@pytest.mark.rule("ES-R2", "ES-R27")
def test_suspicions_are_shown_to_all_and_cost_nothing_by_themselves() -> None:
    rig = claiming(9, 0, 0)
    assert rig.told(Suspected) == [Suspected(HEART, "sweetheart")]
    assert [find.word for find in rig.sees(None).view.suspicions] == ["sweetheart"]
    for seat in (A, B):
        rig.do(seat, NoClaim())
    assert rig.scores[N] == 9


@pytest.mark.rule("ES-R27")
def test_each_guesser_may_claim_once_a_word_of_the_story_and_a_target() -> None:
    rig = claiming(9, 0, 0, 0)
    assert rig.asked() == [A, B, C], "the narrator has no claim"
    assert rig.refused(A, Claim(HEART, "darling")) == "kit-not-offered"
    assert rig.refused(A, Claim(CROWN, "late")) == "kit-not-offered"
    assert rig.refused(A, Claim(HEART)) == "kit-not-offered"
    rig.do(A, Claim(BOTTLE, "late"))
    assert rig.heard[-1] == (Claimed(A, BOTTLE, "late"),)
    assert rig.refused(A, Claim(HEART, "late")) == "kit-not-asked"


@pytest.mark.rule("ES-R27")
def test_aloud_a_target_is_claimed() -> None:
    rig = placing(9, 0, 0, aloud=True)
    rig.reveals()
    rig.do(A, Claim(HEART))
    rig.do(B, NoClaim())
    rig.do(A, Judge((0,))), rig.do(B, Judge((0,)))
    assert rig.told(ClaimJudged) == [ClaimJudged(HEART, None, (A, B), None, True)]
    assert rig.scores[N] == 7


@pytest.mark.rule("ES-R27")
def test_the_window_is_ten_seconds_and_silence_is_no_claim() -> None:
    rig = claiming(9, 0, 0)
    begun, missed = rig.at, [chair.missed for chair in rig.state.chairs]
    assert {waiting.until for waiting in rig.sees(None).waiting} == {begun + 10_000}
    rig.wait()
    assert rig.at - begun == 10_000 + 1_000, "and the second of grace"
    assert (rig.in_phase, rig.scores[N]) == ("Showing", 9)
    assert [chair.missed for chair in rig.state.chairs] == missed, "claims are no sign of absence"


@pytest.mark.rule("ES-R27")
def test_there_are_fifteen_seconds_for_the_vote() -> None:
    rig = claiming(9, 0, 0)
    rig.do(A, Claim(HEART, "sweetheart")), rig.do(B, NoClaim())
    assert {waiting.until for waiting in rig.sees(None).waiting} == {rig.at + 15_000}


@pytest.mark.rule("ES-45")
def test_everybody_looks_at_the_result_as_long_as_it_takes_to_read() -> None:
    rig = claiming(9, 0, 0, story="Our hearts were light.")
    assert rig.in_phase == "Showing"
    shown = rig.at
    rig.wait()
    assert (rig.in_phase, rig.at - shown) == ("Telling", 3_000 + 300 * (4 + 3 * 8))


@pytest.mark.rule("ES-R27", "ES-R3")
def test_all_different_claims_are_put_to_one_vote_and_bring_one_penalty() -> None:
    rig = claiming(9, 0, 0, 0)
    rig.do(A, Claim(HEART, "sweetheart")), rig.do(B, Claim(HEART, "sweetheart")), rig.do(C, Claim(AIRPLANE, "late"))
    assert rig.sees(A).view.charges == ((HEART, "sweetheart"), (AIRPLANE, "late"))
    for seat in (A, B, C):
        rig.do(seat, Judge((0, 1)))
    assert [judged.counts for judged in rig.told(ClaimJudged)] == [True, True]
    assert rig.scores[N] == 7
    assert [s.points for s in rig.told(Scored) if s.rule == "ES-22"] == [-2]


@pytest.mark.rule("ES-R27")
def test_the_vote_is_secret_until_all_are_in_and_silence_says_no() -> None:
    rig = claiming(9, 0, 0, 0)
    rig.do(A, Claim(HEART, "sweetheart")), rig.do(B, NoClaim()), rig.do(C, NoClaim())
    assert rig.asked() == [A, B, C]
    rig.do(A, Judge((0,)))
    assert rig.sees(B).view.judged == ()
    assert rig.sees(A).answered == Judge((0,))
    rig.wait()
    assert rig.told(ClaimJudged) == [ClaimJudged(HEART, "sweetheart", (A,), (B, C), False)]


@pytest.mark.rule("ES-R27")
@pytest.mark.parametrize(("word", "fine"), [("late", 0), ("sweetheart", 2)])
def test_one_guesser_alone_fines_only_for_a_suspicious_word(word: str, fine: int) -> None:
    rig = telling(9, 0, 0)
    rig.tells("My sweetheart was late.")
    rig.lies()
    rig.come(B, "away")
    rig.reveals()
    rig.do(A, Claim(HEART, word))
    rig.do(A, Judge((0,)))
    assert rig.told(ClaimJudged) == [ClaimJudged(HEART, word, (A,), None, bool(fine))]
    assert rig.scores[N] == 9 - fine


@pytest.mark.parametrize("late", [False, True])
def test_a_guesser_who_returns_votes_while_the_clock_runs(late: bool) -> None:
    rig = claiming(9, 0, 0, 0)
    rig.come(C, "away")
    rig.do(A, Claim(HEART, "sweetheart")), rig.do(B, NoClaim())
    assert (rig.in_phase, rig.asked()) == ("Judging", [A, B])
    rig.come(C, "here", after=15_500 if late else 5_000)
    assert (C in rig.asked()) == (not late)


@pytest.mark.rule("ES-R27")
def test_each_word_of_a_suspicious_name_is_suspicious() -> None:
    rig = telling(9, 0, 0, kept=("b13", "y01", "b01"), forbid_translations=True)
    rig.tells("We met by the feu de camp.")
    rig.lies()
    rig.come(B, "away")
    rig.reveals()
    assert [suspicion.word for suspicion in rig.now.suspicions] == ["feu de camp"]
    rig.do(A, Claim("b13", "feu"))
    rig.do(A, Judge((0,)))
    assert (rig.told(ClaimJudged)[0].counts, rig.scores[N]) == (True, 7)


@pytest.mark.rule("ES-R27")
def test_nor_does_one_alone_for_a_story_told_aloud() -> None:
    rig = placing(9, 0, 0, aloud=True)
    rig.lies()
    rig.come(B, "away")
    rig.reveals()
    rig.do(A, Claim(HEART))
    rig.do(A, Judge((0,)))
    assert rig.scores[N] == 9


@pytest.mark.rule("ES-R30")
def test_in_a_tiebreaker_there_are_no_claims() -> None:
    rig = tiebreaker(9, 9, 1, 0, narrator=D - 1)
    rig.reveals()
    assert rig.in_phase == "Showing"


@pytest.mark.rule("ES-R30", "ES-R13")
def test_in_a_tiebreaker_a_hit_is_shown_without_effect() -> None:
    rig = tiebreaker(9, 9, 4, 0, narrator=2)
    rig.now.story = passage("My heart!")
    rig.reveals()
    assert [said.word for said in rig.told(WordSaid)] == ["heart"]
    assert rig.scores == [9, 9, 4, 0]


@pytest.mark.rule("ES-R2")
def test_translations_raise_a_suspicion_where_the_table_says_so() -> None:
    story = "Mon cœur, adieu."
    assert claiming(9, 0, 0, story=story).told(Suspected) == []
    assert claiming(9, 0, 0, story=story, forbid_translations=True).told(Suspected) == [Suspected(HEART, "cœur")]


@pytest.mark.rule("ES-24")
def test_the_narrator_of_a_story_told_aloud_may_write_it_down_from_the_reveal_on() -> None:
    rig = placing(0, 0, 0, aloud=True)
    assert rig.refused(N, Jot(1, passage("There was a pilot.")), aside=True) == "kit-not-offered"
    rig.reveals()
    assert rig.refused(A, Jot(1, passage("No!")), aside=True) == "kit-not-offered"
    rig.do_aside(N, Jot(1, passage("There was a pilot.")))
    view = rig.sees(None).view
    assert view.stories[0].story == Passage(aloud=True), "what was told stays as it was"
    assert view.notes == {1: Passage(("There was a pilot.",), aloud=True)}
