"""Set-up, rounds, drawing: ES-1 to ES-18, ES-45 to ES-48, ES-R1, ES-R20, ES-R24, ES-R26."""

import pytest

from talewind.games.end_of_the_story import EndOfTheStory, EndOptions
from talewind.games.end_of_the_story.events import Discarded, FirstDrawn, FourDrawn
from talewind.games.end_of_the_story.forbidden import OBJECTS
from talewind.games.end_of_the_story.moves import Discard
from talewind.games.end_of_the_story.options import COLOURS
from talewind.games.end_of_the_story.round import BOARDS, colour
from talewind.kit import Refused, Tell, open_table, passage

from .tables import OWL, STORY, TARGETS, A, B, C, D, EndRig, N, at_the_end, drawing, fresh_table, table, telling


@pytest.mark.rule("ES-1", "ES-R1")
@pytest.mark.parametrize("seats", [2, 7])
def test_a_game_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(Refused) as no:
        open_table(EndOfTheStory(), seats)
    assert no.value.refusal.rule == "ES-1"


@pytest.mark.rule("ES-2")
def test_colours_are_chosen_once_and_given_by_order_to_the_rest() -> None:
    rig = table(4, tokens=("green", None, "red"))
    assert rig.sees(None).view.colours == ("green", "blue", "red", "yellow")
    with pytest.raises(Refused) as no:
        open_table(EndOfTheStory(), 3, EndOptions(tokens=("red", "red")))
    assert no.value.refusal.rule == "ES-2"


@pytest.mark.rule("ES-2", "ES-3", "ES-4", "ES-R1")
def test_all_start_at_zero_with_three_tokens_in_hand() -> None:
    rig = fresh_table(6)
    assert rig.scores == [0] * 6
    assert rig.sees(None).view.in_hand == (3,) * 6
    assert len(COLOURS) == 6


@pytest.mark.rule("ES-5", "ES-6")
def test_there_are_a_hundred_pictures_twenty_five_of_each_colour() -> None:
    assert len(set(OBJECTS)) == 100
    assert [sum(colour(p) == name for p in OBJECTS) for name in BOARDS.values()] == [25] * 4


@pytest.mark.rule("ES-5", "ES-7", "ES-11", "ES-46")
def test_who_begins_and_what_is_drawn_is_chance() -> None:
    first, drawn = set(), set()
    for n in range(60):
        step = open_table(EndOfTheStory(), 4, key=b"%d" % n)
        first.add(next(e.seat for e in step.heard(None) if isinstance(e, FirstDrawn)))
        drawn.update(step.state.now.drawn)
        assert len(set(step.state.now.drawn)) == 4
    assert first == {0, 1, 2, 3}
    assert len(drawn) > 80


@pytest.mark.rule("ES-8", "ES-R24")
def test_the_role_passes_to_the_left() -> None:
    rig = fresh_table(5)
    assert [rig.whole_round(heart=[rig.state.clockwise(n)[0]]) for n in range(3)] == [N, A, B]
    assert rig.now.narrator == C
    assert rig.sees(None).view.narrated == (N, A, B, C)
    assert rig.sees(None).view.rounds == 5


@pytest.mark.rule("ES-11", "ES-12")
def test_only_the_narrator_sees_the_four_cards() -> None:
    rig = drawing(0, 0, 0)
    assert set(rig.sees(N).view.drawn) == {*TARGETS, OWL}
    for seat in (A, B, None):
        assert rig.sees(seat).view.drawn == ()
    fresh = open_table(EndOfTheStory(), 3)
    narrator = fresh.state.now.narrator
    assert [len(e.pictures) for e in fresh.heard(narrator) if isinstance(e, FourDrawn)] == [4]
    assert [len(e.pictures) for e in fresh.heard(None) if isinstance(e, FourDrawn)] == [0]


@pytest.mark.rule("ES-13", "ES-14")
def test_one_of_the_four_is_given_up_before_anything_is_told() -> None:
    rig = drawing(0, 0, 0)
    assert rig.refused(N, Tell(passage(STORY))) == "ES-13"
    assert rig.refused(N, Discard("g01")) == "kit-not-offered"
    rig.do(N, Discard(OWL))
    assert rig.now.targets == tuple(sorted(TARGETS))
    assert rig.offered(N) == {"tell", "the-end"}


@pytest.mark.rule("ES-R20")
def test_the_discarded_card_is_shown_to_nobody_else_ever() -> None:
    rig = drawing(0, 0, 0)
    assert rig.do(N, Discard(OWL))[0] == Discarded(N, OWL)
    assert rig.heard[-1][0] == Discarded(N, None)
    rig.tells()
    rig.scored()
    assert rig.sees(N).view.discarded == OWL
    for seat in (A, B, None):
        assert rig.sees(seat).view.discarded is None
        assert OWL not in str(rig.sees(seat))


@pytest.mark.rule("ES-15", "ES-18", "ES-R26")
def test_a_board_shows_its_twenty_five_in_the_order_of_the_list() -> None:
    rig = telling(0, 0, 0)
    boards = rig.sees(A).view.boards
    assert boards["red"] == tuple(f"r{n:02}" for n in range(1, 26))
    assert "green" not in boards


@pytest.mark.rule("ES-R26")
def test_boards_may_be_shuffled_the_same_for_everybody() -> None:
    rig = telling(0, 0, 0, shuffle_boards=True)
    red = rig.sees(A).view.boards["red"]
    assert sorted(red) == [f"r{n:02}" for n in range(1, 26)] != list(red)
    assert all(rig.sees(seat).view.boards["red"] == red for seat in (N, B, None))


@pytest.mark.rule("ES-45", "ES-46")
def test_after_a_round_tokens_and_cards_are_back() -> None:
    rig = fresh_table(3)
    rig.whole_round(heart=[A])
    assert rig.sees(None).view.in_hand == (3, 3, 3)
    assert rig.sees(None).view.stacks == {}
    assert (rig.now.drawn, rig.now.discarded) != ([*TARGETS, OWL], OWL)


@pytest.mark.rule("ES-46")
def test_targets_and_discarded_cards_of_earlier_rounds_may_be_drawn_again() -> None:
    drawn = set()
    for n in range(300):
        rig = fresh_table(3, key=b"%d" % n)
        rig.whole_round(heart=[A])
        drawn.update(rig.now.drawn)
    assert drawn == set(OBJECTS)


@pytest.mark.rule("ES-47", "ES-48")
def test_the_highest_score_wins() -> None:
    rig = at_the_end(3, 9, 4, 8)
    assert (rig.in_phase, rig.state.winners) == ("Ending", (A,))


def played_out(rig: EndRig) -> int:
    rounds = 0
    while rig.state.round and not rig.now.decides:
        rig.whole_round(heart=[rig.state.clockwise(rig.now.narrator)[0]])
        rounds += 1
    return rounds


@pytest.mark.rule("ES-R24", "ES-47")
def test_the_number_of_narrations_is_fixed_at_the_start() -> None:
    rig = fresh_table(5)
    rig.leave(D)
    rig.at += 60_000
    assert played_out(rig) == 4, "four are left, and each narrates once as five would have"


@pytest.mark.rule("ES-R24", "ES-10")
def test_everybody_sees_how_many_rounds_will_be_played() -> None:
    rig = fresh_table(4)
    assert (rig.sees(A).view.round, rig.sees(A).view.rounds) == (1, 8)
    rig.leave(C)
    rig.at += 60_000
    rig.whole_round(heart=[A])
    view = rig.sees(A).view
    assert (view.round, view.rounds) == (2, 6), "C is out of the game, with both turns"
    assert played_out(rig) == view.rounds - 1
