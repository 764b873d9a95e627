"""`talewind play`: readable, from asks and views alone."""

import re
from pathlib import Path

import pytest

from talewind import cli

from .commands import talewind

FIRST = ("--seats", "3", "--seed", "moon", "--option", "first_storyteller=0")


def test_bots_alone_play_to_the_end_and_a_seed_gives_the_same_game_again() -> None:
    one, other = (talewind("play", "windmill", "--watch", "--seed", "moon") for _ in range(2))
    assert one.returncode == 0, one.stderr
    assert "The game is over." in one.stdout
    assert one.stdout == other.stdout


def test_the_storyteller_sees_the_picture_and_is_asked_for_a_tale() -> None:
    shown = talewind("play", "windmill", *FIRST, typed="quit\n").stdout
    drawn = re.search(r"You draw “(.+?)”\. Nobody else can see it\.", shown)
    assert drawn
    assert f"The Storyteller’s picture: {drawn[1]}. " in shown, "with its description"
    assert "Only you see this picture" in shown
    assert "Goodbye!" in shown


def test_a_refusal_says_why_and_by_which_rule() -> None:
    five = "One. Two. Three. Four. Five."
    shown = talewind("play", "windmill", *FIRST, typed=f"1\n{five}\n1\nShort.\nquit\n").stdout
    assert "That is 5 sentences; there is room for 4. (WM-R15)" in shown
    assert "You told: Short." in shown


def test_a_guesser_chooses_by_number_or_by_a_part_of_the_title() -> None:
    second = ("--seats", "3", "--seed", "moon", "--option", "first_storyteller=1")
    shown = talewind("play", "windmill", *second, typed="99\nlantern\nquit\n").stdout
    assert "A number from 1 to 25, please." in shown or "A number from 1 to 24, please." in shown
    assert "You choose “The Lantern Path”" in shown
    assert "Bet with the Windmill card: WM-53, nobody has points in the first turn" in shown


def test_the_words_that_are_open_at_any_time() -> None:
    second = ("--seats", "3", "--seed", "moon", "--option", "first_storyteller=1")
    shown = talewind("play", "windmill", *second, typed="help\nlook\nshow owl\nrule wm-46\nundo\nbeside\nquit\n").stdout
    assert "The grid:" in shown
    assert "The Watchful Owl. A huge owl in a knitted shawl" in shown
    assert "WM-46: If no guess of the turn was correct" in shown
    assert "There is nothing to take back." in shown
    assert "This is not possible just now." in shown


def test_it_speaks_french() -> None:
    shown = talewind("play", "windmill", "--watch", "--lang", "fr", "--seed", "lune").stdout
    assert "La partie est finie." in shown
    assert "The " not in re.sub(r"a raconté.*(\n .*)?", "", shown)


def test_a_whole_game_by_hand_ends_well() -> None:
    typed = "Once upon a time.\n" + "1\n" * 400
    played = talewind("play", "windmill", "--seats", "3", "--seed", "moon", "--option", "mode=typed", typed=typed)
    assert played.returncode == 0, played.stderr
    assert "The game is over." in played.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ("play", "chess"),
            "There is no game called 'chess' here. Installed: end_of_the_story, story, windmill, windward, winter_tales.",
        ),
        (("play", "windmill", "--lang", "tlh"), "windmill does not speak 'tlh' yet; it speaks en, fr."),
        (("play", "windmill", "--seats", "7"), "windmill is for 3 to 5 seats"),
        (("play", "windmill", "--option", "dice=6"), "--option takes name=value; the options of windmill are:"),
        (("play", "windmill", "--option", "tell_time=5"), "Expected `int` >= 30"),
        (("simulate", "windmill", "--seats", "many"), "--seats takes a number such as 4, or a range such as 3-5"),
    ],
)
def test_a_wrong_word_is_answered_by_one_sentence(words: tuple[str, ...], says: str) -> None:
    answer = talewind(*words)
    assert answer.returncode == 1
    assert says in answer.stderr
    assert "Traceback" not in answer.stderr


def test_the_terminal_knows_no_game() -> None:
    for path in Path(cli.__file__).parent.glob("*.py"):
        if path.name != "app.py":  # its help gives an example
            assert "windmill" not in path.read_text().lower(), path.name


def test_help_says_what_every_parameter_means() -> None:
    for command in cli.app:
        if not command.startswith("-"):
            arguments = cli.app[command].assemble_argument_collection(parse_docstring=True)
            assert [argument.name for argument in arguments if not argument.parameter.help] == [], command
