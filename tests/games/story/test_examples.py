"""The worked examples of the specification, one test each."""

import pytest

from talewind.games.story.events import RoundBegun
from talewind.games.story.moves import PlayCard, VoteFor
from talewind.kit import Pass

from .tables import A, B, C, D, E, F, G, H, fresh_table, opening, telling, voting


@pytest.mark.example(1)
@pytest.mark.rule("ST-37", "ST-38", "ST-39", "ST-40", "ST-41", "ST-42")
def test_a_plain_win_with_a_self_vote() -> None:
    rig = voting(0, 0, 0, 0, 0)
    rig.votes(B, B, B, C, D)
    assert rig.scores == [3, 4, 3, 0, 0]


@pytest.mark.example(2)
@pytest.mark.rule("ST-37", "ST-38")
def test_a_win_without_a_self_vote() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(B, C, B, B)
    assert rig.scores == [3, 1, 3, 3]


@pytest.mark.example(3)
@pytest.mark.rule("ST-34", "ST-39")
def test_the_smallest_single_win() -> None:
    rig = voting(0, 0, 0)
    rig.votes(B, B, A)
    assert rig.scores == [3, 4, 0]


@pytest.mark.example(4)
@pytest.mark.rule("ST-40")
def test_voting_for_a_loser_pays_nothing() -> None:
    rig = voting(0, 0, 0, 0, 0, 0)
    rig.votes(A, C, C, C, A, F)
    assert rig.scores == [0, 3, 4, 3, 0, 0]


@pytest.mark.example(5)
@pytest.mark.rule("ST-43", "ST-48", "ST-50", "ST-55", "ST-R9", "ST-R12", "ST-R13")
def test_a_tie_is_settled_by_the_second_vote() -> None:
    rig = voting(0, 0, 0, 0, 0)
    laid = {tale.seat: tale.picture for tale in rig.state.tales}
    rig.votes(A, A, C, C, B)
    assert (rig.in_phase, rig.asked(), rig.scores) == ("Giving", [A, C], [0] * 5)
    gifts = rig.hand(A)[0], rig.hand(C)[0]
    rig.gives(A, C)
    assert rig.sees(A).view.opened == gifts[1]
    assert rig.tells(A) == gifts[1]
    assert rig.tells(C) == gifts[0]
    rig.votes(A, C, C, C, A)
    assert rig.scores == [0, 3, 4, 3, 0]
    assert rig.sees(None).view.start == laid[C]


@pytest.mark.example(6)
@pytest.mark.rule("ST-49")
def test_in_the_second_vote_only_tied_players_can_be_chosen() -> None:
    rig = voting(0, 0, 0, 0, 0)
    rig.votes(A, A, C, C, B)
    rig.gives()
    rig.all_tell()
    assert rig.refused(E, VoteFor(B)) == "ST-49"


@pytest.mark.example(7)
@pytest.mark.rule("ST-51", "ST-52", "ST-53", "ST-R14")
def test_everyone_for_themselves_twice_leads_to_rock_paper_scissors() -> None:
    rig = voting(0, 0, 0)
    rig.to_the_throw((A, B, C), (A, B, C))
    rig.throws(A="rock", B="rock", C="scissors")
    assert (rig.in_phase, rig.asked()) == ("Throwing", [A, B])
    rig.throws(A="paper", B="rock")
    assert rig.scores == [1, 0, 0]


@pytest.mark.example(8)
@pytest.mark.rule("ST-R9", "ST-R14", "ST-53")
def test_three_tied_then_two() -> None:
    rig = voting(0, 0, 0, 0, 0, 0)
    rig.votes(A, A, C, C, E, E)
    rig.gives()
    assert rig.state.givers == {C: A, E: C, A: E}
    rig.all_tell()
    rig.votes(A, A, C, C, C, A)
    assert rig.asked() == [A, C]
    rig.throws(A="rock", C="paper")
    assert rig.scores == [0, 0, 1, 0, 0, 0]


@pytest.mark.example(9)
@pytest.mark.rule("ST-44", "ST-45", "ST-47", "ST-R9", "ST-R11")
def test_pictures_pass_in_a_ring_among_the_tied_who_tell_in_round_order() -> None:
    rig = voting(0, 0, 0, 0, 0, starter=B)
    rig.votes(A, None, C, D, None)
    assert rig.asked() == [A, C, D]
    hands = [list(hand) for hand in rig.state.hands]
    rig.gives()
    assert rig.state.givers == {C: A, D: C, A: D}
    assert (rig.hand(B), rig.hand(E)) == (hands[B], hands[E])
    tellers = []
    while rig.in_phase == "Telling":
        tellers += rig.asked()
        rig.tells(tellers[-1])
    assert tellers == [C, D, A]


@pytest.mark.example(10)
@pytest.mark.rule("ST-R4", "ST-R13")
def test_the_sizes_of_hands() -> None:
    rig = telling(0, 0, 0)
    before = list(rig.hand(A))
    laid = rig.tells(A)
    assert (len(before), len(rig.hand(A)), laid in rig.hand(A)) == (3, 3, False)
    rig.all_tell()
    rig.votes(A, B, C)
    rig.gives()
    assert [len(hand) for hand in rig.state.hands] == [2, 2, 2]
    rig.all_tell()
    assert [len(hand) for hand in rig.state.hands] == [2, 2, 2]
    rig.votes(A, A, A)
    assert [len(hand) for hand in rig.state.hands] == [3, 3, 3]


@pytest.mark.example(11)
@pytest.mark.rule("ST-20", "ST-22", "ST-R20")
def test_in_a_challenge_each_tells_with_the_picture_from_the_left() -> None:
    rig = opening("challenge", None, None, None)
    rig.plays(A, "challenge")
    gifts = [hand[0] for hand in rig.state.hands]
    rig.gives()
    assert rig.state.givers == {D: A, C: D, B: C, A: B}
    assert rig.tells(A) == gifts[B]
    assert len(rig.hand(A)) == 3
    rig.all_tell()
    rig.votes(A, A, A, D)
    assert rig.scores == [4, 3, 3, 0]
    assert rig.state.start == gifts[B]


@pytest.mark.example(12)
@pytest.mark.rule("ST-14", "ST-15", "ST-16", "ST-R7", "ST-R8")
def test_the_timing_of_action_cards() -> None:
    rig = opening(None, None, None, "silent", "challenge", "challenge")
    rig.do_aside(D, PlayCard())
    assert rig.refused(E, PlayCard(), aside=True) == "ST-16"
    assert rig.sees(A).view.holders == (E, F)
    assert rig.sees(E).view.card == "challenge"
    late = opening(None, None, None, None, "challenge", "challenge")
    late.do(E, Pass()), late.wait()
    assert late.refused(F, PlayCard(), aside=True) == "ST-15"
    late.all_tell()
    late.votes(A, A, A, A, A, A)
    late.press_on()
    late.do_aside(E, PlayCard())
    assert late.in_phase == "HandingOn"


@pytest.mark.example(13)
@pytest.mark.rule("ST-59", "ST-R17", "ST-R26")
@pytest.mark.parametrize(("highest_wins", "winners"), [(False, (A, B, C)), (True, (C,))])
def test_several_who_reach_twenty_share_the_victory(highest_wins: bool, winners: tuple[int, ...]) -> None:
    rig = voting(18, 17, 19, 10, highest_wins=highest_wins)
    rig.votes(B, B, B, D)
    assert rig.scores == [21, 21, 22, 10]
    rig.press_on()
    assert (rig.in_phase, rig.state.winners) == ("Ending", winners)


@pytest.mark.example(14)
@pytest.mark.rule("ST-52", "ST-56", "ST-58")
def test_the_single_point_may_end_the_game() -> None:
    rig = voting(19, 19, 12)
    rig.to_the_throw((A, B, None), (A, B, None))
    rig.throws(A="rock", B="scissors")
    assert rig.scores == [20, 19, 12]
    rig.press_on()
    assert rig.state.winners == (A,)


@pytest.mark.example(15)
@pytest.mark.rule("ST-56")
def test_below_twenty_the_game_goes_on() -> None:
    rig = voting(16, 13, 15, 8)
    rig.votes(C, C, C, D)
    assert rig.scores == [19, 16, 19, 8]
    rig.press_on()
    assert rig.in_phase == "Telling"


@pytest.mark.example(16)
@pytest.mark.rule("ST-13", "ST-54", "ST-55", "ST-R3")
def test_the_next_starter_sits_left_of_the_last_one() -> None:
    rig = voting(0, 0, 0, 0, starter=C)
    laid, old = {tale.seat: tale.picture for tale in rig.state.tales}, rig.state.start
    rig.votes(A, A, A, D)
    rig.press_on()
    assert RoundBegun(2, D) in rig.told
    assert (rig.asked(), rig.state.start) == ([D], laid[A])
    assert rig.state.discards == sorted([laid[B], laid[C], laid[D], old])


@pytest.mark.example(17)
@pytest.mark.rule("ST-5", "ST-9", "ST-R18", "ST-R34")
def test_the_pile_is_made_anew_from_the_discards() -> None:
    rig = fresh_table(8, whole=True, action_mix="none", target=30)
    assert rig.sees(None).view.pile == 125
    for n in range(15):
        rig.all_tell()
        rig.votes(*[n % 8] * 8)
        rig.press_on()
        rig.state.scores[:] = [0] * 8
    view = rig.sees(None).view
    assert (view.pile, view.discards) == (5, 120)
    for _ in range(5):
        rig.tells(rig.asked()[0])
    assert rig.sees(None).view.pile == 0
    rig.tells(rig.asked()[0])
    view = rig.sees(None).view
    assert (view.pile, view.discards) == (119, 0)


@pytest.mark.example(18)
@pytest.mark.rule("ST-R15")
def test_a_timeout_in_the_vote_is_no_vote() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(B, B, None, A)
    assert rig.scores == [3, 4, 0, 0]


@pytest.mark.example(19)
@pytest.mark.rule("ST-R27")
def test_one_story_alone_wins_without_a_vote_and_without_a_point() -> None:
    rig = telling(0, 0, 0, 0)
    rig.wait()
    picture = rig.tells(B)
    rig.wait(), rig.wait()
    assert (rig.scores, rig.in_phase) == ([0, 0, 0, 0], "Showing")
    assert rig.state.start == picture


@pytest.mark.example(20)
@pytest.mark.rule("ST-R28", "ST-R3")
def test_a_round_without_a_story_changes_nothing() -> None:
    rig = telling(0, 0, 0)
    start = rig.state.start
    rig.state.discards = [rig.state.pile.pop()]  # of an earlier round
    for _ in range(3):
        rig.wait()
    assert (rig.scores, rig.state.start, rig.in_phase) == ([0, 0, 0], start, "Showing")
    assert [len(hand) for hand in rig.state.hands] == [3, 3, 3]
    rig.press_on()
    assert rig.asked() == [B]


@pytest.mark.example(21)
@pytest.mark.rule("ST-R9", "ST-R11", "ST-R14")
def test_everyone_tied() -> None:
    rig = voting(*[0] * 8)
    rig.votes(*range(8))
    rig.gives()
    assert rig.state.givers == {(n + 1) % 8: n for n in range(8)}
    tellers = []
    while rig.in_phase == "Telling":
        tellers += rig.asked()
        rig.tells(tellers[-1])
    assert tellers == [A, B, C, D, E, F, G, H]
    rig.votes(*range(8))
    rig.throws(A="rock", B="rock", C="rock", D="paper", E="paper", F="paper", G="paper", H="paper")
    assert rig.asked() == [D, E, F, G, H]


@pytest.mark.example(22)
@pytest.mark.rule("ST-R31")
def test_a_teller_who_leaves_can_still_win() -> None:
    rig = voting(0, 0, 0, 0)
    rig.leave(C)
    rig.votes(C, C, None, D)
    assert rig.scores == [3, 3, 1, 0]
    assert rig.state.start == next(tale.picture for tale in rig.state.tales if tale.seat == C)


@pytest.mark.example(23)
@pytest.mark.rule("ST-R21", "ST-R4")
def test_a_challenge_with_somebody_away() -> None:
    rig = opening("challenge", None, None, None)
    rig.come(D, "away")
    rig.plays(A, "challenge")
    gift = rig.hand(A)[0]
    rig.gives(A, B, C)
    assert rig.state.givers[C] == D
    rig.all_tell()
    assert rig.state.unseen == [gift]
    assert gift not in [picture for row in rig.heard for e in row if (picture := getattr(e, "picture", None))]
    assert [len(hand) for hand in rig.state.hands] == [3, 3, 3, 3]


@pytest.mark.example(24)
@pytest.mark.rule("ST-R29", "ST-52")
def test_an_empty_second_vote_sends_the_tied_to_the_throw() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, C, C)
    rig.gives()
    rig.all_tell()
    rig.wait()
    assert (rig.in_phase, rig.asked()) == ("Throwing", [A, C])
    rig.throws(A="scissors", C="rock")
    assert rig.scores == [0, 0, 1, 0]


def test_every_worked_example_is_played() -> None:
    marks = [m.args[0] for f in globals().values() for m in getattr(f, "pytestmark", []) if m.name == "example"]
    assert sorted(marks) == list(range(1, 25))
