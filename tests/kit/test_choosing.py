"""Options that open and close others, and seats that follow from options."""

from typing import Any

import msgspec
import pytest

from talewind.games.windmill import Windmill
from talewind.games.windmill.options import MillOptions
from talewind.kit import Refused, chosen, closing, in_force, menu, open_table, refuse, require_table, stored
from talewind.kit.chance import Chance
from talewind.kit.testing import Fault, conform
from talewind.kit.testing.choices import some_table

from .toys.tide import Tide, TideOptions

TIDE = Tide()
MENU = {option.name: option for option in menu(TIDE)}


def test_the_menu_says_what_an_option_depends_on() -> None:
    assert MENU["sea"].when == {"mode": ("alone", "together")}
    assert MENU["mode"].when == {}


def test_an_option_is_closed_by_another_and_by_one_that_is_closed_itself() -> None:
    options = TideOptions(mode="each", sea="storm", gulls=True, beaks="sharp")
    assert closing(TIDE, options) == {"sea": "mode", "gulls": "sea", "beaks": "gulls"}
    assert closing(TIDE, TideOptions(mode="together", sea="storm", gulls=True)) == {}


def test_a_closed_option_has_its_default_whatever_was_chosen() -> None:
    assert in_force(TIDE, TideOptions(sea="storm", gulls=True, rounds=3)) == TideOptions(rounds=3)
    assert chosen(TIDE, {"mode": "alone", "sea": "rough", "gulls": True}).gulls


@pytest.mark.parametrize(
    ("when", "says"),
    [
        ({"sea": {"gulls": (True,)}, "gulls": {"sea": ("rough",)}}, "depends on itself: sea -> gulls -> sea"),
        ({"sea": {"mode": ("nowhere",)}}, "sea needs mode to be 'nowhere', a value that mode cannot have"),
        ({"sea": {"rounds": (4,)}}, "to be 4"),
        ({"moon": {"mode": ("alone",)}}, "names moon, which is no option; the options are .*mode"),
    ],
)
def test_a_condition_that_cannot_hold_is_said_at_once(when: dict[str, Any], says: str) -> None:
    class Odd(Tide):
        option_when = when

    with pytest.raises(TypeError, match=says):
        menu(Odd())


def test_a_list_has_entries_out_of_its_values_or_a_word_instead() -> None:
    lucky = MENU["lucky"]
    assert (lucky.kind, lucky.values, lucky.words) == ("list", ("cockle", "whelk", "conch"), ("none",))
    assert (lucky.low, lucky.high, lucky.unlike, lucky.default) == (0, 3, True, "none")
    assert MENU["buckets"].kind == "by-seat"


def test_a_list_of_different_things_has_none_twice() -> None:
    assert chosen(TIDE, {"lucky": ["conch", "whelk"]}).lucky == ("conch", "whelk")
    with pytest.raises(Refused) as no:
        chosen(TIDE, {"lucky": ["conch", "conch"]})
    assert no.value.refusal == refuse("kit-twice").refusal
    with pytest.raises(msgspec.ValidationError):
        chosen(TIDE, {"lucky": ["pebble"]})


@pytest.mark.parametrize(
    ("mode", "seats", "least", "most"), [("alone", 2, 1, 1), ("sides", 3, 2, 4), ("together", 4, 2, 3)]
)
def test_how_many_may_play_follows_from_the_options(mode: Any, seats: int, least: int, most: int) -> None:
    options = TideOptions(mode=mode)
    for begin in (lambda: open_table(TIDE, seats, options), lambda: require_table(TIDE, seats, options)):
        with pytest.raises(Refused) as no:
            begin()
        assert no.value.refusal == refuse("kit-seats", "TI-0", least=least, most=most, same=least == most).refusal
    assert open_table(TIDE, most, options).state.seats == most


def test_a_game_without_modes_has_the_same_seats_by_any_options() -> None:
    assert Windmill().seats_for(MillOptions(mode="voice")) == Windmill.seats


def test_stored_options_that_the_game_no_longer_has_are_left_out() -> None:
    assert stored(TIDE, b'{"spectators":false,"players":4,"rounds":3}') == TideOptions(spectators=False, rounds=3)


@pytest.mark.parametrize("mode", ["alone", "together", "each", "sides"])
def test_conform_plays_only_what_it_is_asked_for(mode: str) -> None:
    seen = conform(TIDE, games=30, only={"mode": mode})
    ended = {"each": "points", "sides": "sides"}.get(mode, "together")
    assert seen[f"ended {ended} won"] + seen[f"ended {ended} lost"] == seen["games"] == 30


def test_random_tables_have_every_mode_and_every_number_of_seats() -> None:
    tables = [some_table(TIDE, number, Chance(b"%d" % number)) for number in range(200)]
    assert {(options.mode, seats) for seats, options in tables} == {
        ("alone", 1), ("together", 2), ("together", 3), ("each", 2), ("each", 3), ("each", 4), ("sides", 2), ("sides", 4),
    }  # fmt: skip
    assert all(closing(TIDE, options) == {} or options == in_force(TIDE, options) for _, options in tables)
    assert any(len(options.lucky) == 2 for _, options in tables)


def test_options_that_are_refused_are_drawn_again() -> None:
    for number in range(40):
        seats, options = some_table(TIDE, number, Chance(b"%d" % number), {"mode": "together", "sea": "storm"})
        assert (seats, options.sea) == (3, "storm"), "two are refused"


def test_a_game_that_refuses_its_own_defaults_is_a_fault() -> None:
    class Closed(Tide):
        def start(self, seats: int, options: TideOptions) -> Any:
            raise refuse("tide-closed")

    with pytest.raises(Fault, match="options: tide refuses its defaults"):
        conform(Closed(), games=1)
