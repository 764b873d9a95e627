"""Clocks, pace and the end (timers of the online page, WM-74 to WM-76)."""

from typing import Any

import msgspec
import pytest

from talewind.games.windmill import MillOptions
from talewind.games.windmill.events import GameEnded
from talewind.games.windmill.guessing import Guessing
from talewind.games.windmill.moves import Note
from talewind.games.windmill.turns import Turns
from talewind.kit import Again, Encored, Enough, Next, Tell, due, passage

from .tables import A, B, C, fresh_table, guessing, telling

DAY = 86_400_000


@pytest.mark.parametrize(
    ("options", "ms"),
    [
        ({}, 180_000),
        ({"write_time": 60}, 60_000),
        ({"write_time": None}, 900_000),
        ({"mode": "voice"}, 60_000),
        ({"mode": "voice", "prepare_time": 15}, 15_000),
        ({"mode": "voice", "prepare_time": None}, 900_000),
        ({"pace": "relaxed"}, DAY),
        ({"pace": "relaxed", "mode": "voice"}, DAY),
    ],
)
@pytest.mark.rule("WM-22", "WM-R9")
def test_the_time_to_tell(options: dict[str, Any], ms: int) -> None:
    rig = fresh_table(3, **options)
    assert rig.sees(None).waiting[0].until == rig.at + ms


@pytest.mark.rule("WM-23")
def test_in_relaxed_pace_tales_are_typed() -> None:
    assert telling(0, 0, 0, pace="relaxed", mode="voice").offered(A) == {"tell"}


@pytest.mark.rule("WM-40")
def test_an_answer_counts_up_to_a_second_after_zero() -> None:
    rig = telling(0, 0, 0)
    until = rig.sees(None).waiting[0].until or 0
    assert due(rig.game, rig.state) == until + 1_000
    rig.do(A, Tell(passage("Just in time.")), after=until - rig.at + 999)
    assert rig.in_phase == "Guessing"


@pytest.mark.rule("WM-R6")
def test_in_relaxed_pace_a_guess_has_a_day_and_a_lost_connection_is_no_absence() -> None:
    rig = guessing(0, 0, 0, pace="relaxed")
    until = rig.sees(None).waiting[0].until
    assert until == rig.at + DAY
    rig.come(B, "lost"), rig.come(C, "lost")
    assert rig.sees(None).waiting[0].until == until
    assert rig.sees(None).paused is None, "who is only offline is still present"


@pytest.mark.rule("WM-60")
@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_the_look_at_the_result_lasts_as_long_as_there_is_to_read_or_until_all_press_on(pace: str) -> None:
    rig = guessing(0, 0, 0, pace=pace)
    rig.right(B)
    assert rig.asked() == [A, B, C]
    assert rig.sees(None).waiting[0].until == rig.at + 3_000 + 300 * (9 + 2 * 8), "the tale, and two rows of points"
    rig.do(A, Next()), rig.do(C, Next())
    assert rig.in_phase == "Showing"
    rig.do(B, Next())
    assert rig.in_phase == "Telling"


@pytest.mark.rule("WM-60")
@pytest.mark.parametrize(("words", "lasts"), [(1, 8_100), (60, 25_800), (200, 40_000)])
def test_a_longer_tale_is_shown_longer_but_not_for_ever(words: int, lasts: int) -> None:
    rig = guessing(0, 0, 0)
    rig.put(Turns(), Guessing(A, passage("wind " * words), [B, C]))
    rig.right(B)
    assert rig.sees(None).waiting[0].until == rig.at + lasts


@pytest.mark.rule("WM-60")
def test_a_line_written_at_the_look_does_not_prolong_it() -> None:
    rig = guessing(0, 0, 0, aloud=True)
    rig.right(B)
    until = rig.sees(None).waiting[0].until
    rig.do_aside(A, Note(1, passage("It was about a house that left. " * 3)))
    assert rig.sees(None).waiting[0].until == until


@pytest.mark.rule("WM-60")
def test_only_those_present_are_waited_for_at_the_look() -> None:
    rig = guessing(0, 0, 0)
    rig.come(C, "away")
    rig.right(B)
    assert rig.asked() == [A, B]


@pytest.mark.rule("WM-74", "WM-75", "WM-76")
def test_the_end_names_the_winners_and_asks_for_another_game() -> None:
    rig = fresh_table(3)
    while rig.in_phase == "Telling":
        rig.turn(finder=B if rig.asked() == [A] else None)
    assert GameEnded((A,), False) in rig.heard[-1]
    assert rig.scores == [3, 0, 0]
    rig.do(B, Again())
    assert Encored(B) in rig.heard[-1]
    rig.do(A, Enough())
    rig.wait()
    assert (rig.in_phase, rig.state.again) == ("over", (B,))


@pytest.mark.parametrize(
    "wrong",
    [{"write_time": 59}, {"write_time": 601}, {"tell_time": 61}, {"guess_timer": 45}, {"mode": "sung"}, {"dice": 6}],
)
def test_an_option_out_of_its_bounds_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, MillOptions)


def test_options_come_and_go_as_plain_data() -> None:
    options = MillOptions(never_ending=True, guess_timer=90, first_storyteller=2, pawns=(None, "moss"))
    assert msgspec.json.decode(msgspec.json.encode(options), type=MillOptions) == options
