"""`talewind play`: readable, from asks and views alone."""

import io
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from talewind import cli, games
from talewind.cli.choosing import seats_of
from talewind.cli.playing import Evening, Quit
from talewind.kit import Sitting, one_of, open_table, words
from talewind.texts import Speaker
from talewind.texts.showing import Screen

from .commands import talewind

DOMAIN: Any = words(99)
MODE: Any = one_of(("voice", "typed"), of="mode")
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


def typed_at_a_table(monkeypatch: pytest.MonkeyPatch, *lines: str) -> Evening:
    """A table in this process, whose person types these lines."""
    game: Any = games.load("windmill")
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    sitting = Sitting(game, b"key", open_table(game, 3, game.options_type(), b"key"))
    screen = Screen(Speaker(game, "en", ("Ada", "Bo", "Cy"), 0), Console(file=io.StringIO(), width=100))
    return Evening(game, sitting, screen, 0, b"seed")


@pytest.mark.parametrize(
    "tale",
    [
        "Quit the castle, said the owl.", "Wait for me!", "Beside the river", "Why did the moon", "Show me", "Show me the way.",
        "Book of tales", "Help came", "Look up", "Undo it", "Rule", "Rule the sea", "Show", "? nobody knew",
    ],
)  # fmt: skip
def test_a_tale_may_begin_with_the_word_of_a_command(monkeypatch: pytest.MonkeyPatch, tale: str) -> None:
    evening = typed_at_a_table(monkeypatch, tale)
    assert evening.reader.passage(DOMAIN).text == tale


def test_whoever_tells_may_still_look_and_quit(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = typed_at_a_table(monkeypatch, "look", "help", "rule wm-46", "show owl", "quit")
    with pytest.raises(Quit):
        evening.reader.passage(DOMAIN)
    assert isinstance(evening.screen.console.file, io.StringIO)
    assert "WM-46: If no guess" in evening.screen.console.file.getvalue()
    assert not evening.reader.telling


def test_a_command_is_the_whole_line_at_a_list_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed_at_a_table(monkeypatch, "quit now").read("> ") == "quit now"


@pytest.mark.parametrize("number", ["--5", "²", "-", "5-", "9" * 5_000])
def test_what_only_looks_like_a_number_is_asked_again(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    assert typed_at_a_table(monkeypatch, number, "2").reader.number("> ", 1, 3) == 2
    field = typed_at_a_table(monkeypatch, number, "2").reader.field("mode", MODE)
    assert field == "typed"
    with pytest.raises(SystemExit, match="--seats takes a number such as 4"):
        seats_of(games.load("windmill"), games.load("windmill").options_type(), number)


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def test_a_terminal_without_utf_8_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Terminal(shown, encoding="ascii"))
    monkeypatch.setattr(cli, "app", lambda: print("You draw “The Mill”.", flush=True))
    cli.main()
    assert shown.getvalue() == b"You draw ?The Mill?.\n"


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
