"""Telling: ES-19 to ES-24, ES-52 to ES-55, ES-R11, ES-R12, ES-R17 to ES-R19, ES-R22, ES-R25, ES-R28."""

import msgspec
import pytest

from talewind.games.end_of_the_story import EndOptions
from talewind.games.end_of_the_story.events import EndCalled, Reminded, RoundVoid
from talewind.games.end_of_the_story.moves import Discard
from talewind.kit import Passage, Scored, Tell, due, passage

from .tables import HEART, OWL, STORY, A, B, EndRig, N, drawing, placing, telling


@pytest.mark.rule("ES-19", "ES-R18")
@pytest.mark.parametrize("story", ["", "?!", "x" * 301, "One. Two. Three."])
def test_a_story_has_one_or_two_sentences_and_at_most_300_characters(story: str) -> None:
    assert telling(0, 0, 0).refused(N, Tell(passage(story))) == "ES-R18"


@pytest.mark.rule("ES-R28")
@pytest.mark.parametrize("picture", ["❤", "✈️", "🍾", "1\ufe0f\u20e3", "𓃠", "\ue000", "🏽"])
def test_a_story_is_plain_writing(picture: str) -> None:
    assert telling(0, 0, 0).refused(N, Tell(passage(f"I love {picture} you."))) == "ES-R28"


@pytest.mark.rule("ES-R28")
@pytest.mark.parametrize("story", ["Déjà vu – “oui”, 3 × 4 = 12 €!", "Ελλάς, привет, 你好.", "cafe\u0301\nnoir"])
def test_letters_numbers_and_signs_of_writing_are_no_pictures(story: str) -> None:
    assert telling(0, 0, 0).refused(N, Tell(passage(story))) is None


@pytest.mark.rule("ES-21", "ES-23")
def test_the_words_of_other_pictures_may_be_said() -> None:
    rig = telling(5, 0, 0)
    rig.tells("An owl in a tree wore a crown.")
    assert rig.scored() == [5, 0, 0]


@pytest.mark.rule("ES-21")
def test_a_table_may_have_forbidden_words_refused() -> None:
    rig = telling(0, 0, 0, forbidden_words="warn")
    assert rig.refused(N, Tell(passage("Our hearts were light."))) == "ES-21"
    assert rig.refused(N, Tell(passage(STORY))) is None


@pytest.mark.rule("ES-21", "ES-R12")
def test_then_a_draft_with_one_does_not_count_as_legal() -> None:
    rig = telling(0, 0, 0, forbidden_words="warn")
    rig.wait()
    rig.wait(seat_0=Tell(passage("Our hearts were light.")))
    assert rig.scores == [0, 2, 2]


@pytest.mark.rule("ES-R33", "ES-R4")
@pytest.mark.parametrize("option", ["show", "penalise"])
def test_otherwise_a_forbidden_word_is_never_blocked_and_costs_its_points(option: str) -> None:
    rig = telling(9, 0, 0, forbidden_words=option)
    rig.tells("Our hearts were light.")
    assert rig.scored()[N] == 7


@pytest.mark.rule("ES-R33")
def test_a_table_shows_them_while_writing_and_older_choices_can_still_be_read() -> None:
    assert EndOptions().forbidden_words == "show"
    for stored in ("show", "penalise", "warn"):
        assert (
            msgspec.json.decode(b'{"forbidden_words": "%s"}' % stored.encode(), type=EndOptions).forbidden_words
            == stored
        )


@pytest.mark.rule("ES-R17", "ES-R18")
@pytest.mark.parametrize(
    "call",
    [
        "The end of the story!", "the end of the story", "“The end of the story!”", "Fin de l’histoire\u202f!",
        "Fin de l'histoire.", "Fin de la historia.", "Das Ende der Geschichte!", "Fine della storia…", "Slut på historien!",
    ],
)  # fmt: skip
def test_the_closing_call_counts_as_no_sentence_in_any_language_and_is_not_told_twice(call: str) -> None:
    rig = telling(0, 0, 0)
    rig.tells(f"We flew home. The wine was good. {call}")
    assert rig.now.story == passage("We flew home. The wine was good.")


@pytest.mark.rule("ES-R17", "ES-R12")
def test_a_draft_may_close_with_the_call() -> None:
    rig = telling(0, 0, 0)
    rig.wait(), rig.wait(seat_0=Tell(passage("We flew home. The wine was good. The end of the story!")))
    assert rig.now.story == passage("We flew home. The wine was good.")


@pytest.mark.rule("ES-R17")
def test_the_call_alone_is_no_story_and_in_a_sentence_it_is_no_call() -> None:
    assert telling(0, 0, 0).refused(N, Tell(passage("The end of the story!"))) == "ES-R18"
    three = "We flew. We drank. We read to the end of the story."
    assert telling(0, 0, 0).refused(N, Tell(passage(three))) == "ES-R18"
    read = "We read to the end of the story."
    rig = telling(0, 0, 0)
    rig.tells(read)
    assert rig.now.story == passage(read)


@pytest.mark.rule("ES-21")
def test_the_narrator_can_always_look_up_what_may_not_be_said() -> None:
    rig = telling(0, 0, 0)
    assert rig.sees(N).view.forms[HEART] == ("heart", "hearted", "hearts")
    assert rig.sees(A).view.forms == {}
    rig.tells()
    rig.reveals()
    assert HEART in rig.sees(None).view.forms


@pytest.mark.rule("ES-24", "ES-R17")
def test_a_typed_story_is_read_before_the_signal() -> None:
    for story, reading, opens in [
        ("Hm.", "normal", 4_000),
        ("Hm.", "short", 2_800),
        ("a " * 20, "normal", 8_000),
        ("a " * 60, "normal", 15_000),
        ("a " * 60, "long", 22_500),
    ]:
        rig = telling(0, 0, 0, reading_time=reading)
        rig.do(N, Tell(passage(story)))
        assert rig.told(EndCalled)[-1].opens == opens
        assert rig.sees(None).view.story.text == story


@pytest.mark.rule("ES-24")
def test_aloud_the_call_is_the_end_and_the_boards_open_soon_after() -> None:
    rig = placing(0, 0, 0, aloud=True)
    assert rig.told(EndCalled) == [EndCalled(N, Passage(aloud=True), 1_500)]
    assert rig.asked() == [A, B]


@pytest.mark.rule("ES-R12")
@pytest.mark.parametrize(
    ("mode", "offered"), [("typed", {"tell"}), ("voice", {"the-end"}), ("either", {"tell", "the-end"})]
)
def test_stories_are_typed_or_told_as_the_table_likes(mode: str, offered: set[str]) -> None:
    assert telling(0, 0, 0, mode=mode).offered(N) == offered


@pytest.mark.rule("ES-52", "ES-R25")
@pytest.mark.parametrize(("limit", "seconds"), [(60, 60), (90, 90), (300, 300), (None, 600)])
def test_the_limit_is_ninety_seconds_or_what_the_table_likes(limit: int | None, seconds: int) -> None:
    rig = drawing(0, 0, 0, narrator_limit=limit)
    assert (rig.sees(None).waiting[0].until or 0) == seconds * 1_000


@pytest.mark.rule("ES-53")
def test_the_limit_runs_from_the_draw_through_the_discard() -> None:
    rig = drawing(0, 0, 0)
    rig.at = 50_000
    rig.do(N, Discard(OWL))
    assert rig.sees(None).waiting[0].until == 90_000


@pytest.mark.rule("ES-54")
def test_at_the_limit_everybody_hears_the_reminder_and_fifteen_seconds_remain() -> None:
    rig = telling(0, 0, 0)
    rig.wait(seat_0=Tell(passage(STORY)))
    assert rig.heard[-1] == (Reminded(N),)
    assert rig.in_phase == "Telling"
    assert rig.sees(None).waiting[0].until == 105_000
    assert rig.state.chairs[N].missed == 0, "a reminder is no sign of absence"
    rig.tells()
    assert rig.in_phase == "Placing"


@pytest.mark.rule("ES-R12")
def test_at_zero_a_legal_draft_is_submitted_and_no_other() -> None:
    rig = telling(0, 0, 0)
    rig.wait(), rig.wait(seat_0=Tell(passage(STORY)))
    assert (rig.in_phase, rig.now.story) == ("Placing", passage(STORY))
    for draft in ("One. Two. Three.", "x" * 301, "", "I ❤ you"):
        failed = telling(0, 0, 0)
        failed.wait(), failed.wait(seat_0=Tell(passage(draft)))
        assert failed.scores == [0, 2, 2], draft


@pytest.mark.rule("ES-R12", "ES-55")
def test_without_a_discard_there_is_no_legal_story() -> None:
    rig = drawing(0, 0, 0)
    rig.wait(), rig.wait(seat_0=Tell(passage(STORY)))
    assert rig.scores == [0, 2, 2]


@pytest.mark.rule("ES-55", "ES-R11")
def test_a_failed_narrator_loses_nothing_and_shows_nothing() -> None:
    rig = telling(4, 0, 0)
    rig.wait(), rig.wait()
    assert rig.scores == [4, 2, 2]
    assert {e.rule for e in rig.told(Scored)} == {"ES-55"}
    assert rig.state.stories == []
    assert (rig.state.narrated, rig.now.narrator) == ([N, A], A)


@pytest.mark.rule("ES-R25", "ES-R29")
def test_without_a_limit_a_guard_makes_the_round_void() -> None:
    rig = telling(0, 0, 0, narrator_limit=None)
    rig.wait()
    assert rig.told(RoundVoid) == [RoundVoid(N)]
    assert rig.scores == [0, 0, 0]
    draft = telling(0, 0, 0, narrator_limit=None)
    draft.wait(seat_0=Tell(passage(STORY)))
    assert draft.in_phase == "Placing"


@pytest.mark.rule("ES-R19")
def test_captions_are_in_the_tables_language_and_can_be_left_out() -> None:
    rig = telling(0, 0, 0, language="fr")
    assert rig.sees(A).view.captions[HEART] == "cœur"
    bare = telling(0, 0, 0, captions=False)
    assert bare.sees(A).view.captions == {}
    assert bare.sees(N).view.captions[HEART] == "heart", "the narrator always sees the words"


def hushed(rig: EndRig) -> list[str | None]:
    return [rig.sees(seat).hushed for seat in (N, A, None)]


@pytest.mark.rule("ES-R22")
def test_from_the_draw_to_the_reveal_the_narrator_is_silent_and_onlookers_keep_to_themselves() -> None:
    rig = drawing(0, 0, 0)
    assert hushed(rig) == ["ES-R22", None, "ES-R22"]
    rig.do(N, Discard(OWL))
    rig.tells()
    assert hushed(rig) == ["ES-R22", None, "ES-R22"]
    rig.reveals()
    assert hushed(rig) == [None, None, None]


@pytest.mark.rule("ES-54")
def test_a_narrator_cut_off_with_a_story_begun_has_a_minute_once_and_the_last_seconds_too() -> None:
    rig = telling(0, 0, 0)
    rig.come(N, "lost")
    assert (due(rig.game, rig.state) or 0) == 90_000 + 60_000 + 1_000
    rig.wait(seat_0=Tell(passage(STORY)))
    assert rig.told(Reminded) == [Reminded(N)]
    assert (due(rig.game, rig.state) or 0) == rig.at + 15_000
    rig.come(N, "here")
    rig.tells()
    assert rig.in_phase == "Placing"


@pytest.mark.rule("ES-54", "ES-R12")
def test_the_reminder_puts_the_same_question_so_that_what_was_written_still_counts() -> None:
    rig = telling(0, 0, 0)
    number = rig.state.asked[N]
    rig.wait()
    question = rig.sees(N).question
    assert question is not None
    assert (question.number, question.ask.say.key) == (number, "end_of_the_story-last-call")
    assert question.until == rig.at - 1_000 + 15_000
    rig.wait(seat_0=Tell(passage(STORY)))
    assert (rig.in_phase, rig.scores) == ("Placing", [0, 0, 0])


@pytest.mark.rule("ES-54")
def test_the_reminder_is_no_sign_of_absence() -> None:
    rig = telling(0, 0, 0)
    rig.wait(), rig.wait()
    assert (rig.scores, rig.state.chairs[N].presence) == ([0, 2, 2], "here")
