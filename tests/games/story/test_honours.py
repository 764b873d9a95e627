"""What is remembered of an evening of Story."""

from talewind.games.story.honours import honours, quote
from talewind.kit import Next

from .tables import A, B, C, D, StoryRig, fresh_table


def rounds_won(rig: StoryRig, *winners: int) -> StoryRig:
    """In each round everybody votes for the winner, who votes for the next seat."""
    for winner in winners:
        rig.declines()
        rig.all_tell()
        rig.votes(*[(seat + 1) % rig.state.seats if seat == winner else winner for seat in range(rig.state.seats)])
        for seat in rig.asked():
            rig.do(seat, Next())
    return rig


def test_the_best_loved_story_has_most_votes_of_others_and_the_finest_ear_heard_winners() -> None:
    rig = rounds_won(fresh_table(4, composing="in_turn"), B, C, B)
    found = [(honour.title.key, honour.seat, dict(honour.fact.args)) for honour in honours(rig.state)]
    assert ("story-honour-loved", B, {"seat": B, "votes": 3}) in found
    ears = [(seat, said["times"]) for key, seat, said in found if key == "story-honour-ear"]
    assert ears == [(A, 3), (D, 3), (C, 2)]


def test_the_line_of_the_evening_is_from_the_best_loved_story() -> None:
    line = quote(rounds_won(fresh_table(4, composing="in_turn"), C).state)
    assert line is not None
    assert line.seat == C


def test_own_votes_are_no_love() -> None:
    rig = fresh_table(3, composing="in_turn")
    rig.declines()
    rig.all_tell()
    rig.votes(A, B, C)
    assert not [honour for honour in honours(rig.state) if honour.title.key == "story-honour-loved"]
