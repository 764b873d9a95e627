"""Options and seats from the words of a command line."""

import io

import pytest
from rich.console import Console

from talewind.cli.choosing import options_of, seats_of
from talewind.kit.testing import Rig
from talewind.texts import Speaker
from talewind.texts.showing import Screen
from tests.kit.toys.tide import Gather, Tide, TideOptions

TIDE = Tide()


def test_a_list_is_written_with_commas_or_as_json() -> None:
    assert options_of(TIDE, ["lucky=conch,whelk"]).lucky == ("conch", "whelk")
    assert options_of(TIDE, ['lucky=["whelk"]']).lucky == ("whelk",)
    assert options_of(TIDE, ["lucky=none"]).lucky == "none"


def test_a_closed_option_is_ignored_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert options_of(TIDE, ["mode=each", "sea=storm"]) == TideOptions()
    assert capsys.readouterr().err == "--option sea does not apply: mode would have to be alone or together.\n"


def test_a_refused_list_ends_the_command_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match="The same thing stands there twice"):
        options_of(TIDE, ["lucky=conch,conch"])


def test_seats_follow_from_the_options() -> None:
    assert seats_of(TIDE, TideOptions(mode="sides"), "") == range(2, 5, 2)
    assert [*seats_of(TIDE, TideOptions(mode="sides"), "2-4")] == [2, 4]
    with pytest.raises(SystemExit, match="tide is for 1 seat by these options"):
        seats_of(TIDE, TideOptions(mode="alone"), "2")


@pytest.mark.parametrize(
    ("mode", "shells", "says"),
    [
        ("alone", (1,), "You have lost, with 1 point."),
        ("together", (3, 3), "You and Bo have won together."),
        ("sides", (2, 3), "tide-side-ebb 2: you"),
        ("each", (0, 0), "Nobody has won."),
    ],
)
def test_the_terminal_says_how_it_ended(mode: str, shells: tuple[int, ...], says: str) -> None:
    rig = Rig(TIDE, len(shells), options_of(TIDE, [f"mode={mode}", "rounds=1"]))
    for seat, number in enumerate(shells):
        rig.do(seat, Gather(number))
    console = Console(file=io.StringIO(), width=100)
    Screen(Speaker(TIDE, "en", ("Ada", "Bo"), 0), console).over(rig.sees(0))
    assert isinstance(console.file, io.StringIO)
    assert says in console.file.getvalue()
