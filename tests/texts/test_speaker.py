"""Sentences for one reader."""

import pytest

from talewind.games.windmill import Windmill
from talewind.games.windmill.events import Closed, Drew, GameEnded, Guessed, TaleTold
from talewind.kit import Attended, Event, Passage, Paused, Refusal, Scored, Woven, say
from talewind.texts import Speaker, languages

NAMES = ["Ada", "Bo", "Cy"]


def speaker(lang: str = "en", reader: int | None = 0) -> Speaker:
    return Speaker(Windmill(), lang, NAMES, reader)


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (Guessed(0, "wm01", True), "You choose “The Lantern Path”: right!"),
        (Guessed(1, "wm01", False), "Bo chooses “The Lantern Path”: not this one."),
        (Drew(1), "Bo draws a hidden picture."),
        (Scored(0, 2, "WM-42", 2), "2 points for you: right, on guess number 2."),
        (Scored(1, -1, "WM-46", 3), "Bo loses 1 point: nobody found the picture."),
        (Scored(1, 0, "WM-46", 0), "Bo stays at 0 points: nobody found the picture."),
        (Closed(1, None, None), "The picture goes back unseen."),
        (GameEnded((1,), True), "The game ends early. Bo wins."),
        (GameEnded((0,), False), "You win!"),
        (GameEnded((0, 1, 2), False), "You, Bo and Cy share the victory."),
        (Attended(2, "away"), "Cy is away; the game goes on without waiting."),
        (Paused(None), "The table is asleep until somebody comes back. All clocks are stopped."),
        (TaleTold(1, Passage(aloud=True)), "Bo told: (told aloud)"),
    ],
)
def test_an_event_as_seat_0_hears_it(event: Event, english: str) -> None:
    assert speaker().event(event) == english


def test_an_onlooker_is_nobody_of_the_table() -> None:
    assert speaker(reader=None).event(Guessed(0, "wm01", True)) == "Ada chooses “The Lantern Path”: right!"


def test_french_has_its_own_grammar_for_you_and_others() -> None:
    french = speaker("fr")
    assert french.event(GameEnded((0, 1), False)) == "Vous et Bo partagez la victoire."
    assert french.event(GameEnded((1, 2), False)) == "Bo et Cy se partagent la victoire."


def test_a_refusal_says_the_reason_of_its_rule_as_a_sentence() -> None:
    assert (
        speaker().refusal(Refusal(say("kit-closed"), "WM-53", by_rule=True)) == "Nobody has points in the first turn."
    )
    assert (
        speaker().refusal(Refusal(say("server-hushed"), "WM-R14", by_rule=True))
        == "Please stay silent until guessing is over."
    )


def test_a_refusal_that_names_its_own_reason_keeps_it() -> None:
    full = Refusal(say("kit-too-many-characters", count=601, most=600), "WM-R15")
    assert speaker().refusal(full) == "That is 601 characters; there is room for 600."
    assert speaker().refusal(Refusal(say("kit-too-early"))) == "The time is not up yet."


def test_a_refusal_by_a_rule_without_a_short_reason_is_a_sentence_all_the_same() -> None:
    assert speaker().refusal(Refusal(say("kit-closed"), "WM-3", by_rule=True)) == "This is not possible just now."


def test_you_has_a_capital_only_where_a_sentence_begins() -> None:
    ended = GameEnded((0, 1), True)
    assert speaker().event(ended) == "The game ends early. You and Bo share the victory."


def test_a_name_stays_as_it_is_written() -> None:
    small = Speaker(Windmill(), "en", ["ada", "bo", "cy"], 2)
    assert small.event(GameEnded((0, 1), False)) == "ada and bo share the victory."


def test_woven_cards_stand_at_their_place() -> None:
    assert speaker().passage(Passage(("He took", Woven("wm03"), "home."))) == "He took [The Teapot Lighthouse] home."


def test_a_tale_is_never_read_as_markup() -> None:
    told = TaleTold(1, Passage(("{ SEAT(0) } [bold]loud[/]",)))
    assert speaker().event(told) == "Bo told: { SEAT(0) } [bold]loud[/]"


def test_values_by_what_they_are() -> None:
    assert speaker().value(1, "seat") == "Bo"
    assert speaker().value("wm03", "picture") == "The Teapot Lighthouse"
    assert speaker().value("live", "option-pace") == "live, all at the table"
    assert speaker().value(7, "") == "7"


def test_a_seat_without_a_name_has_a_number() -> None:
    assert Speaker(Windmill()).seat(2) == "#3"


def test_an_unknown_key_is_shown_rather_than_hidden() -> None:
    assert speaker().text("windmill-no-such-thing") == "windmill-no-such-thing"


def test_windmill_speaks_two_languages() -> None:
    assert languages(Windmill()) == ["en", "fr"]
