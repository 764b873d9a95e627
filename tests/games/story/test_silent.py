"""The Silent round (ST-23 to ST-25, ST-R19, ST-R23, ST-R30)."""

import pytest

from talewind.games.story.events import Flagged, Shown, Wiped
from talewind.games.story.moves import Begin, Done, FlagWord, Note, Show, TellStory
from talewind.games.story.pad import MOST_GESTURES, STICKERS
from talewind.games.story.view import Stroke
from talewind.kit import Passage, passage
from talewind.kit.passage import Gesture

from .tables import WHY, A, B, C, D, E, F, StoryRig, opening

LINE = Gesture("pen-1", (10, 20, 30, 40))
TRAIL = Gesture("trail", (0, 0, 500, 500, 1000, 1000))
HEART = Gesture("sticker-heart", (500, 500))


def silent(**options: object) -> StoryRig:
    """A is about to show something without a word."""
    rig = opening("silent", None, None, None, **options)
    rig.plays(A, "silent")
    return rig


def shown(rig: StoryRig, seat: int, *gestures: Gesture) -> None:
    rig.do(seat, Begin(rig.hand(seat)[0]))
    for gesture in gestures:
        rig.do(seat, Show(gesture))
    rig.do(seat, Done())


@pytest.mark.rule("ST-23")
def test_there_is_no_place_for_words() -> None:
    rig = silent(mode="either")
    assert rig.offered(A) == {"begin"}
    assert rig.refused(A, TellStory(rig.hand(A)[0], WHY)) == "ST-23"
    rig.do(A, Begin(rig.hand(A)[0]))
    assert rig.offered(A) == {"show", "done"}


@pytest.mark.rule("ST-24", "ST-25")
def test_a_picture_is_chosen_and_laid_and_every_gesture_is_seen_at_once() -> None:
    rig = silent()
    picture = rig.hand(A)[0]
    rig.do(A, Begin(picture))
    rig.do(A, Show(LINE))
    assert Shown(A, LINE) in rig.told
    rig.do(A, Show(HEART))
    seen = rig.sees(B).view
    assert (seen.tales[-1].picture, seen.tales[-1].tale) == (picture, Passage())
    assert seen.strokes == (Stroke(A, False, LINE), Stroke(A, False, HEART))
    rig.do(A, Done())
    assert (rig.asked(), len(rig.hand(A))) == ([B], 3)


@pytest.mark.rule("ST-23", "ST-25")
@pytest.mark.parametrize(
    "gesture",
    [Gesture("pen-5", (1, 1)), Gesture("sticker-A", (1, 1)), Gesture("pen-1", (1,)), Gesture("trail", (0, 1001))],
)
def test_a_gesture_is_made_with_the_tools_there_are(gesture: Gesture) -> None:
    rig = silent()
    rig.do(A, Begin(rig.hand(A)[0]))
    assert rig.refused(A, Show(gesture)) in ("kit-not-offered", "kit-count", "kit-amount")


@pytest.mark.rule("ST-25")
def test_there_are_forty_stickers_and_an_end_to_gestures() -> None:
    assert len(STICKERS) == 40
    rig = silent()
    rig.do(A, Begin(rig.hand(A)[0]))
    rig.state.sketch(A, (HEART,) * MOST_GESTURES)
    assert rig.offered(A) == {"done"}


@pytest.mark.rule("ST-25")
def test_the_last_gesture_can_be_taken_back() -> None:
    rig = silent()
    rig.do(A, Begin(rig.hand(A)[0]))
    rig.do(A, Show(LINE))
    assert rig.undo(A)
    assert rig.state.sketch_of(A) == ()
    assert not rig.undo(A), "the picture is laid"


@pytest.mark.rule("ST-25", "ST-R21")
def test_a_performance_ends_as_it_stands_and_without_a_picture_there_is_none() -> None:
    rig = silent()
    rig.do(A, Begin(rig.hand(A)[0]), after=50_000)
    assert rig.sees(None).waiting[0].until == rig.at + 10_000, "one clock for all of it"
    rig.wait()
    rig.wait()
    assert (rig.state.tellers(), rig.asked()) == ([A], [C])
    assert rig.sees(None).view.tales[0].tale == Passage(), "nothing shown, and nothing told aloud"


@pytest.mark.rule("ST-25")
def test_a_gesture_in_the_second_of_grace_is_the_last() -> None:
    rig = silent()
    rig.do(A, Begin(rig.hand(A)[0]))
    until = rig.sees(None).waiting[0].until or 0
    rig.do(A, Show(LINE), after=until - rig.at + 500)
    assert (rig.state.sketch_of(A), rig.asked()) == ((LINE,), [B])


@pytest.mark.rule("ST-R19")
def test_the_tiebreaker_of_a_silent_round_is_silent_too() -> None:
    rig = silent()
    for seat in (A, B, C, D):
        shown(rig, seat, LINE)
    rig.votes(A, A, B, B)
    gift = rig.hand(B)[0]
    rig.gives()
    assert (rig.in_phase, rig.offered(A)) == ("Miming", {"show", "done"})
    assert rig.refused(D, FlagWord(C), aside=True) == "kit-not-offered", "that vote is open"
    rig.do(A, Show(TRAIL)), rig.do(A, Done())
    seen = rig.sees(None).view
    assert (seen.tales[0].more, seen.tales[0].expansion, seen.tales[0].tale) == (gift, Passage(), Passage())
    assert seen.strokes == (*(Stroke(seat, False, LINE) for seat in (A, B, C, D)), Stroke(A, True, TRAIL))


@pytest.mark.rule("ST-R23")
def test_flags_of_more_than_half_of_the_others_wipe_the_strokes() -> None:
    rig = silent()
    rig.do(A, Begin(rig.hand(A)[0]))
    assert rig.refused(B, FlagWord(A), aside=True) == "kit-not-offered", "there is no stroke yet"
    for gesture in (LINE, TRAIL, HEART):
        rig.do(A, Show(gesture))
    rig.do_aside(B, FlagWord(A))
    assert Flagged(A, 1) in rig.told
    assert rig.refused(B, FlagWord(A), aside=True) == "kit-not-offered"
    assert rig.refused(A, FlagWord(A), aside=True) == "kit-not-offered"
    rig.do_aside(C, FlagWord(A))
    assert Wiped(A) in rig.told
    assert rig.state.sketch_of(A) == (TRAIL, HEART)
    assert rig.refused(A, Show(LINE)) == "ST-R23"
    rig.do(A, Show(HEART)), rig.do(A, Done())
    for seat in (B, C, D):
        shown(rig, seat)
    rig.votes(A, A, A, A)
    assert rig.scores == [4, 3, 3, 3]


@pytest.mark.rule("ST-R23")
def test_only_those_present_count_and_nobody_sees_who_has_flagged() -> None:
    rig = silent()
    rig.come(D, "away")
    shown(rig, A, LINE)
    rig.do_aside(B, FlagWord(A))
    assert rig.sees(C).view.flags == {A: 1}
    assert (rig.sees(B).view.flagged, rig.sees(C).view.flagged) == ((A,), ())
    rig.do_aside(C, FlagWord(A))
    assert Wiped(A) in rig.told


@pytest.mark.rule("ST-R23")
def test_flags_are_counted_anew_when_somebody_goes_away() -> None:
    rig = opening("silent", *[None] * 5)
    rig.plays(A, "silent")
    rig.do(A, Begin(rig.hand(A)[0]))
    rig.do(A, Show(LINE))
    rig.do_aside(B, FlagWord(A)), rig.do_aside(C, FlagWord(A))
    rig.come(E, "away")
    assert rig.state.wiped == [], "two of four"
    rig.come(F, "lost")
    assert Wiped(A) in rig.told
    assert rig.state.sketch_of(A) == ()
    assert not rig.undo(A)


@pytest.mark.rule("ST-R23")
def test_a_flag_stays_when_its_giver_goes_away_for_nobody_knows_whose_it_is() -> None:
    rig = silent()
    shown(rig, A, LINE)
    rig.do_aside(B, FlagWord(A))
    rig.come(B, "away")
    assert (rig.sees(C).view.flags, rig.state.wiped) == ({A: 1}, []), "one flag, and C and D are there"
    rig.come(D, "away")
    assert Wiped(A) in rig.told


@pytest.mark.rule("ST-R23")
def test_flags_are_taken_until_the_vote_is_open() -> None:
    rig = silent()
    for seat in (A, B, C, D):
        shown(rig, seat, LINE)
    rig.votes(A, A, A)
    rig.do_aside(D, FlagWord(B))
    rig.votes(A, A, A, A)
    assert rig.refused(C, FlagWord(B), aside=True) == "kit-not-offered"
    assert rig.sees(D).view.flags == {}


@pytest.mark.rule("ST-R30")
def test_the_chat_is_closed_until_the_last_vote_is_open() -> None:
    rig = opening("silent", None, None, None)
    assert rig.sees(B).hushed is None
    rig.plays(A, "silent")
    assert [rig.sees(seat).hushed for seat in range(4)] == ["ST-R30"] * 4
    assert rig.sees(None).hushed is None
    for seat in (A, B, C, D):
        shown(rig, seat)
    assert rig.sees(A).hushed == "ST-R30"
    rig.votes(A, A, B, B)
    assert rig.sees(C).hushed == "ST-R30", "a tie: there will be another vote"
    rig.gives()
    rig.do(A, Done()), rig.do(B, Done())
    rig.votes(A, A, B, B)
    assert (rig.in_phase, rig.sees(C).hushed) == ("Throwing", None)


@pytest.mark.rule("ST-R30")
def test_notes_for_the_book_wait_until_the_round_may_have_words_again() -> None:
    rig = opening("silent", None, None, None, mode="either")
    rig.declines()
    for seat in (A, B, C, D):
        rig.do(seat, Begin(rig.hand(seat)[0])), rig.do(seat, Done())
    rig.votes(A, A, A, A)
    note = Note(2, passage("My key opens that lighthouse."))
    rig.press_on()
    assert rig.sees(B).asides, "before the card is played a note may be written"
    rig.plays(A, "silent")
    for _ in range(4):
        assert rig.refused(B, note, aside=True) == "ST-R30"
        shown(rig, rig.asked()[0], LINE)
    assert rig.refused(B, note, aside=True) == "ST-R30", "a vote is still to come"
    rig.votes(A, A, A, A)
    assert rig.refused(B, note, aside=True) is None


@pytest.mark.rule("ST-R23")
def test_flags_and_what_they_wiped_end_with_a_round_that_has_no_vote() -> None:
    rig = silent()
    shown(rig, A, LINE)
    for seat in (B, C):
        rig.do_aside(seat, FlagWord(A))
    for _ in (B, C, D):
        rig.wait()  # nobody else shows anything, so A's story wins unvoted (ST-R27)
    assert rig.in_phase == "Showing"
    assert rig.sees(B).view.flags == {}
    rig.state.cards[A] = "silent"
    rig.wait()
    rig.plays(A, "silent")
    while rig.asked() != [A]:
        shown(rig, rig.asked()[0])
    rig.do(A, Begin(rig.hand(A)[0]))
    rig.do(A, Show(LINE))
    assert rig.state.sketch_of(A) == (LINE,), "the pen is back"


@pytest.mark.rule("ST-R23", "ST-R32")
def test_a_game_that_ends_in_a_silent_round_has_no_flags_left() -> None:
    rig = silent()
    shown(rig, A, LINE)
    rig.do_aside(B, FlagWord(A))
    for seat in (B, C, D):
        rig.leave(seat)
    assert rig.state.winners is not None
    assert rig.sees(A).view.flags == {}


@pytest.mark.rule("ST-R16", "ST-R23")
def test_flags_stay_until_a_vote_is_revealed_an_empty_one_reveals_nothing() -> None:
    rig = opening("silent", None, None, None)
    rig.plays(A, "silent")
    for seat in (A, B, C, D):
        rig.do(seat, Begin(rig.hand(seat)[0]))
        rig.do(seat, Show(LINE))
        rig.do(seat, Done())
    rig.do_aside(C, FlagWord(B))
    rig.wait()
    assert (rig.in_phase, rig.state.votes, rig.state.flags) == ("Voting", {}, {B: [C]})
    rig.votes(B, C, B, B)
    assert rig.state.flags == {}
