"""The menu of a table, read from the types of the options."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from talewind.games.windmill import Windmill
from talewind.games.windward import Windward
from talewind.kit import Choosable, Options, menu
from talewind.kit.catalogue import messages, rule_ids

from .toys.relay import Relay

WINDMILL = {option.name: option for option in menu(Windmill())}


def test_values_stand_in_the_order_in_which_they_are_written() -> None:
    mode = WINDMILL["mode"]
    assert (mode.kind, mode.values, mode.default) == ("choice", ("typed", "voice", "either"), "either")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("spectators", Choosable("spectators", "kit-option-spectators", "flag", True)),
        ("tell_time", Choosable("tell_time", "windmill-option-tell_time", "number", 30, (), 30, 60, rule="WM-22")),
        ("write_time", Choosable("write_time", "windmill-option-write_time", "maybe-number", 180, (), 60, 600)),
        (
            "guess_timer",
            Choosable("guess_timer", "windmill-option-guess_timer", "choice", None, (30, 60, 90, None), rule="WM-40"),
        ),
    ],
)
def test_each_kind_of_type_is_a_kind_of_option(name: str, expected: Choosable) -> None:
    assert WINDMILL[name] == expected


def test_a_seat_or_a_word_is_a_choice_of_seats_and_words() -> None:
    first = WINDMILL["first_storyteller"]
    assert (first.kind, first.values, first.of) == ("choice", ("random", 0, 1, 2, 3, 4), "seat")


def test_a_list_by_seat_says_what_each_seat_may_choose() -> None:
    pawns = WINDMILL["pawns"]
    assert (pawns.kind, pawns.values, pawns.default) == ("by-seat", ("amber", "teal", "plum", "moss", "slate"), ())


def test_every_option_has_a_text_and_every_named_rule_exists() -> None:
    texts = messages(Windmill())
    assert all(option.key in texts[lang] for option in WINDMILL.values() for lang in texts)
    assert {option.rule for option in WINDMILL.values()} - {None} <= set(rule_ids(Windmill()))
    assert Windmill.option_rules.keys() <= WINDMILL.keys()
    assert all(f"kit-mood-{mood}" in texts[lang] for mood in Windmill.moods for lang in texts)


class Wide(Options, kw_only=True):
    number: Annotated[int, Meta(ge=0, le=1_000)] | Literal["any"] = "any"


class Boundless(Options, kw_only=True):
    number: int = 3


class Wordy(Options, kw_only=True):
    word: str = ""


@pytest.mark.parametrize("options", [Wide, Boundless, Wordy])
def test_what_makes_no_menu_is_said_at_once(options: type[Options]) -> None:
    class Odd(Relay):
        options_type = options  # type: ignore[assignment]

    with pytest.raises(TypeError, match=rf"^{options.__name__}\.(number|word)"):
        menu(Odd())


def test_a_choice_says_for_how_many_each_value_is_if_that_depends_on_it() -> None:
    options = {option.name: option for option in menu(Windward())}
    mode = options["mode"]
    assert dict(zip(mode.values, mode.seats, strict=True)) == {
        "free_for_all": (3, 5), "head_to_head": (2, 2), "solo": (1, 1), "coop": (2, 4), None: (1, 5),
    }  # fmt: skip
    assert [name for name, option in options.items() if option.seats] == ["mode"]
