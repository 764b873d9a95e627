"""Telling in turn, aloud and together (ST-26 to ST-31, ST-R4, ST-R24, ST-R36)."""

from typing import Any

import pytest

from talewind.games.story import Story, StoryOptions
from talewind.games.story.events import Finished, NothingTold, Received, StoryTold
from talewind.games.story.moves import Begin, Done, Note, TellStory
from talewind.kit import Next, Passage, passage

from .tables import WHY, A, B, C, D, StoryRig, opening, telling, voting


@pytest.mark.rule("ST-26", "ST-27")
def test_a_picture_of_the_own_hand_is_laid_open_with_its_story() -> None:
    rig = telling(0, 0, 0)
    picture = rig.hand(A)[1]
    assert rig.refused(A, TellStory(rig.hand(B)[0], WHY)) == "kit-not-offered"
    rig.do(A, TellStory(picture, WHY))
    assert StoryTold(A, picture, WHY, False) in rig.told
    tale = rig.sees(None).view.tales[-1]
    assert (tale.picture, tale.tale, tale.start) == (picture, WHY, rig.state.start)


@pytest.mark.rule("ST-29")
@pytest.mark.parametrize("why", ["Because.", "7", "Ninguém sabe.", "🐘➡️🌊", "♥"])
def test_every_reason_is_valid(why: str) -> None:
    rig = telling(0, 0, 0)
    rig.tells(A, passage(why))
    assert rig.asked() == [B]


@pytest.mark.rule("ST-R24")
@pytest.mark.parametrize("why", ["", " … ", "x" * 601])
def test_a_typed_story_has_one_to_six_hundred_characters(why: str) -> None:
    rig = telling(0, 0, 0)
    assert rig.refused(A, TellStory(rig.hand(A)[0], passage(why))) == "ST-R24"


@pytest.mark.rule("ST-30")
def test_nobody_tells_out_of_turn() -> None:
    rig = telling(0, 0, 0)
    assert rig.refused(B, TellStory(rig.hand(B)[0], WHY)) == "kit-not-asked"


@pytest.mark.rule("ST-R24")
def test_at_zero_a_draft_with_a_picture_is_submitted_cut_to_its_length() -> None:
    rig = telling(0, 0, 0)
    rig.wait(seat_0=TellStory(rig.hand(A)[0], passage("x" * 700)))
    assert len(rig.sees(None).view.tales[-1].tale.text) == 600
    pictures = telling(0, 0, 0)
    pictures.wait(seat_0=TellStory(pictures.hand(A)[0], passage("🐘")))
    assert pictures.sees(None).view.tales[-1].tale.text == "🐘"


@pytest.mark.rule("ST-R21")
@pytest.mark.parametrize(("picture", "text"), [("", "A reason."), (None, " … ")])
def test_at_zero_a_draft_without_picture_or_text_is_no_story(picture: str | None, text: str) -> None:
    rig = telling(0, 0, 0)
    hand = list(rig.hand(A))
    rig.wait(seat_0=TellStory(hand[0] if picture is None else picture, passage(text)))
    assert NothingTold(A) in rig.told
    assert (rig.hand(A), rig.sees(None).view.tales) == (hand, ())


@pytest.mark.rule("ST-27", "ST-R24")
def test_aloud_the_picture_is_laid_at_the_beginning_and_the_story_ends_when_it_is_told() -> None:
    rig = telling(0, 0, 0, mode="either")
    assert rig.offered(A) == {"tell-story", "begin"}
    picture = rig.hand(A)[0]
    rig.do(A, Begin(picture))
    assert rig.sees(None).view.tales[-1].picture == picture
    assert rig.sees(None).waiting[0].until == rig.at + 90_000
    rig.do(A, Done())
    assert (rig.asked(), len(rig.hand(A))) == ([B], 3)


@pytest.mark.rule("ST-R24")
def test_a_story_aloud_counts_also_when_its_time_is_over() -> None:
    rig = telling(0, 0, 0, mode="voice")
    assert rig.offered(A) == {"begin"}
    rig.do(A, Begin(rig.hand(A)[0]))
    rig.wait()
    assert Finished(A) in rig.told
    assert rig.state.tellers() == [A]


@pytest.mark.rule("ST-R21")
def test_who_never_begins_has_told_nothing() -> None:
    rig = telling(0, 0, 0, mode="voice")
    rig.wait()
    assert rig.state.tellers() == []


@pytest.mark.rule("ST-36")
def test_a_line_for_the_book_may_be_added_once_the_vote_is_open() -> None:
    rig = telling(0, 0, 0, mode="either")
    rig.do(A, Begin(rig.hand(A)[0])), rig.do(A, Done())
    note = Note(1, passage("It was about trains."))
    assert rig.refused(A, note, aside=True) == "kit-not-offered"
    rig.all_tell()
    rig.votes(A, A, A)
    rig.do_aside(A, note)
    assert rig.sees(None).view.tales[0].tale == Passage(("It was about trains.",), aloud=True)
    assert rig.refused(B, Note(2, passage("Mine was typed.")), aside=True) == "kit-not-offered"


def test_stories_of_earlier_rounds_stay_as_they_were_told() -> None:
    rig = telling(0, 0, 0, mode="either")
    rig.do(A, Begin(rig.hand(A)[0])), rig.do(A, Done())
    rig.all_tell()
    rig.votes(A, A, A)
    rig.press_on()
    view = rig.sees(None).view
    assert (view.round, view.tales, [tale.seat for tale in view.past], view.notes) == (2, (), [A, B, C], {})
    rig.do_aside(A, Note(1, passage("It was about trains.")))
    assert rig.sees(None).view.past == view.past
    assert rig.sees(None).view.notes == {1: Passage(("It was about trains.",), aloud=True)}


@pytest.mark.rule("ST-45")
def test_the_tied_explain_the_received_picture_and_nothing_else() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, B, B)
    rig.gives()
    assert rig.refused(A, TellStory(rig.hand(A)[0], WHY)) == "ST-45"
    received = rig.sees(A).view.opened
    rig.tells(A, passage("And then the train came."))
    tale = rig.sees(None).view.tales[0]
    assert (tale.more, tale.expansion) == (received, passage("And then the train came."))


@pytest.mark.rule("ST-45", "ST-R13")
def test_who_does_not_expand_stays_a_candidate() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, B, B)
    rig.gives()
    rig.wait()
    assert len(rig.hand(A)) == 2, "nobody draws before the tiebreaker is over"
    rig.tells(B)
    rig.votes(A, A, A, B)
    assert rig.scores == [4, 3, 3, 0]


@pytest.mark.rule("ST-44", "ST-R10")
def test_gifts_of_a_tiebreaker_are_chosen_in_secret_and_seen_by_giver_and_receiver() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, B, B)
    gift = rig.hand(B)[2]
    rig.do(B, rig.game.kinds["give"](picture=gift))
    assert rig.sees(A).view.received is None, "not before all have chosen"
    rig.wait()
    assert len(rig.hand(A)) == 2, "a random picture of a seat that did not choose"
    assert rig.sees(A).view.opened == gift, "A tells first, and everybody sees it"
    assert rig.sees(B).view.received == rig.sees(A).view.given
    assert (rig.sees(C).view.given, rig.sees(C).view.received) == (None, None)


# Composing together.


def together(**options: Any) -> StoryRig:
    return telling(0, 0, 0, composing="together", **options)


@pytest.mark.rule("ST-R36")
def test_all_write_together_unless_the_table_likes_the_books_way() -> None:
    usual, book = (StoryRig(Story(), 3, options) for options in (StoryOptions(), StoryOptions(composing="in_turn")))
    assert (usual.in_phase, len(usual.asked())) == ("Composing", 3)
    assert (book.in_phase, len(book.asked())) == ("Telling", 1)


@pytest.mark.rule("ST-11", "ST-31", "ST-R36")
def test_together_all_write_at_once_and_the_stories_are_shown_in_turn_order() -> None:
    rig = together(mode="either")
    assert (rig.in_phase, rig.asked()) == ("Composing", [A, B, C])
    assert rig.offered(B) == {"tell-story"}, "all write"
    for seat in (C, A, B):
        rig.tells(seat, passage("One two three four."))
    assert rig.in_phase == "Reading"
    assert [tale.seat for tale in rig.sees(None).view.tales] == [A]
    assert rig.sees(None).waiting[0].until == rig.at + 3_000 + 4 * 300
    rig.press_on()
    assert [tale.seat for tale in rig.sees(None).view.tales] == [A, B]
    rig.wait(), rig.do(A, Next()), rig.wait()
    assert rig.in_phase == "Voting"


@pytest.mark.rule("ST-6", "ST-30")
def test_together_nobody_sees_what_another_has_composed() -> None:
    rig = together()
    rig.tells(B)
    assert (rig.sees(A).view.chosen, rig.sees(A).view.mine) == ((B,), None)
    assert rig.sees(B).view.mine is not None
    rig.tells(A), rig.tells(C)
    assert rig.sees(C).view.chosen == (B, C), "still to be shown"


@pytest.mark.rule("ST-R21")
def test_together_a_draft_counts_and_without_one_there_is_no_story() -> None:
    rig = together()
    rig.tells(A)
    rig.wait(seat_1=TellStory(rig.hand(B)[0], passage("Half a")))
    for _ in range(2):
        rig.press_on()
    assert (rig.state.tellers(), rig.in_phase) == ([A, B], "Voting")


@pytest.mark.rule("ST-21", "ST-22")
def test_together_a_challenge_picture_is_seen_when_composing_begins() -> None:
    rig = opening("challenge", None, None, composing="together")
    rig.plays(A, "challenge")
    gift = rig.hand(B)[0]
    rig.gives()
    assert rig.sees(A).view.received == gift
    assert rig.sees(C).view.received != gift
    assert rig.refused(A, TellStory(rig.hand(A)[0], WHY)) == "ST-22"
    rig.wait(seat_1=TellStory(rig.state.received[B], WHY))
    assert rig.state.unseen == [gift], "A has told nothing, and nobody else has seen it"
    assert rig.state.tellers() == [B]


@pytest.mark.rule("ST-R21")
def test_together_an_away_receiver_is_shown_nothing() -> None:
    rig = opening("challenge", None, None, None, composing="together")
    rig.come(C, "away")
    rig.plays(A, "challenge")
    rig.gives()
    assert rig.in_phase == "Composing"
    heard = [rig.sitting.step.heard(seat) for seat in (A, C)]
    assert [any(isinstance(e, Received) for e in events) for events in heard] == [True, False]


@pytest.mark.rule("ST-24")
def test_a_silent_round_is_played_in_turn_all_the_same_and_voice_knows_no_together() -> None:
    rig = opening("silent", None, None, None, composing="together")
    rig.plays(A, "silent")
    assert (rig.in_phase, rig.asked()) == ("Miming", [A])
    assert together(mode="voice").in_phase == "Telling"
    assert together(mode="voice", pace="relaxed").in_phase == "Composing"


def test_the_book_has_a_page_for_each_story() -> None:
    rig = voting(0, 0, 0, 0)
    rig.votes(A, A, D, D)
    rig.gives()
    rig.all_tell()
    rig.votes(D, D, D, D)
    pages = list(rig.game.pages(rig.state))
    assert [(page.id, len(page.lines), len(page.plates)) for page in pages] == [
        (1, 2, 3),
        (2, 1, 2),
        (3, 1, 2),
        (4, 2, 3),
    ]
    assert [len(page.facts) for page in pages] == [1, 1, 1, 2]
    assert len(set(rig.game.shapes(rig.state))) == 4
