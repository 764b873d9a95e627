"""Clocks and pace (the timers of the online page), and what a table may choose."""

from typing import Any

import msgspec
import pytest

from talewind.games.story import Story, StoryOptions
from talewind.games.story.moves import PlayCard
from talewind.kit import due, menu

from .tables import A, B, C, StoryRig, opening, telling, voting

DAY = 86_400_000


def left(rig: StoryRig) -> int:
    return (rig.sees(None).waiting[0].until or 0) - rig.at


@pytest.mark.rule("ST-R24")
@pytest.mark.parametrize(
    ("options", "ms"),
    [({}, 150_000), ({"write_time": 30}, 30_000), ({"mode": "voice"}, 150_000), ({"pace": "relaxed"}, DAY)],
)
def test_the_time_to_choose_and_write(options: dict[str, Any], ms: int) -> None:
    assert left(telling(0, 0, 0, **options)) == ms


@pytest.mark.rule("ST-R8", "ST-20", "ST-R14", "ST-R10")
def test_the_times_of_window_gift_vote_and_throw() -> None:
    rig = opening("challenge", None, None)
    assert left(rig) == 10_000
    rig.do_aside(A, PlayCard())
    assert left(rig) == 30_000
    rig = voting(0, 0, 0)
    assert left(rig) == 45_000
    assert due(rig.game, rig.state) == rig.at + 46_000, "a second of grace"
    rig.votes(A, B, C)
    assert left(rig) == 30_000
    rig.gives()
    rig.all_tell()
    rig.votes(A, B, C)
    assert left(rig) == 10_000


@pytest.mark.rule("ST-R24")
def test_in_relaxed_pace_stories_are_typed_and_each_decision_has_a_day() -> None:
    rig = telling(0, 0, 0, pace="relaxed", mode="voice")
    assert rig.offered(A) == {"tell-story"}
    rig.all_tell()
    assert left(rig) == DAY
    rig.come(B, "lost")
    assert rig.sees(None).paused is None


@pytest.mark.rule("ST-42")
def test_the_look_at_the_round_lasts_as_long_as_there_is_to_read_or_until_all_present_press_on() -> None:
    rig = telling(0, 0, 0)
    rig.come(C, "away")
    rig.all_tell()
    rig.votes(A, A)
    assert (left(rig), rig.asked()) == (3_000 + 300 * (2 * 9 + 3 * 8), [A, B]), "two stories, and three rows of points"
    rig.press_on()
    assert rig.in_phase == "Telling"


@pytest.mark.parametrize(
    "wrong", [{"target": 12}, {"action_mix": 9}, {"action_window": 4}, {"vote_time": 29}, {"dice": 6}]
)
def test_an_option_out_of_its_bounds_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, StoryOptions)


def test_the_options_make_a_menu_and_come_and_go_as_plain_data() -> None:
    shown = {option.name for option in menu(Story())}
    assert shown | {Story.chairs_option} == set(StoryOptions.__struct_fields__), (
        "how many chairs is the table's own choice"
    )
    options = StoryOptions(action_mix="none", first_starter=2, colours=(None, "teal"))
    assert msgspec.json.decode(msgspec.json.encode(options), type=StoryOptions) == options
