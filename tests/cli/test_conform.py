"""`talewind conform`."""

import pytest
from rich.console import Console

from talewind import cli
from talewind.cli import conforming
from talewind.kit.mistakes import Mistake

from .commands import talewind


def test_it_says_what_was_held_and_where_random_play_has_been() -> None:
    done = talewind("conform", "windmill", "--games", "24", "--jobs", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "windmill conforms in 24 games" in done.stdout
    assert "steps in other worlds" in done.stdout
    assert "phases: aloud" in done.stdout


def test_what_too_few_games_have_not_reached_is_noted_and_no_fault_of_the_game() -> None:
    done = talewind("conform", "windmill", "--games", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Not reached in 1 games:" in done.stdout


def test_what_enough_games_have_not_reached_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conforming, "ENOUGH", 1)
    with pytest.raises(SystemExit) as exits:
        conforming.conform_games("windmill", 1, 0, thorough=False, jobs=1, words=[], bound=3000, minutes=1)
    assert exits.value.code == 1
    assert "never reached" in capsys.readouterr().out


def test_only_tables_with_a_chosen_option_are_played() -> None:
    done = talewind("conform", "windmill", "--games", "6", "--jobs", "1", "--only", "mode=voice", "--only", "pace=live")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tell " not in done.stdout, "nobody typed a tale"
    assert "Not reached" not in done.stdout
    wrong = talewind("conform", "windmill", "--only", "mode")
    assert "--only takes name=value; the options of windmill are:" in wrong.stderr


def test_a_game_that_is_longer_than_its_bound_is_a_fault() -> None:
    done = talewind("conform", "windmill", "--games", "1", "--jobs", "1", "--bound", "5")
    assert done.returncode == 1
    assert "no end after 5 rows" in done.stdout
    assert "What to do: Let `run` push, become or pop" in done.stdout
    assert "Tutorial: chapter 02-one-move" in done.stdout


def test_brackets_in_the_sentence_of_a_fault_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        conforming._does_not_conform(Console(width=200), "mill", "shared", "Heap.hands[red] is one list")
    assert "mill does not conform. shared: Heap.hands[red] is one list\nWhat to do:" in capsys.readouterr().out


def test_a_class_that_is_written_wrongly_is_named_with_its_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    def app() -> None:
        raise Mistake("misspelt", "Taking.answerd is never called: did you mean answered?")

    monkeypatch.setattr(cli, "app", app)
    with pytest.raises(SystemExit) as exits:
        cli.main()
    assert str(exits.value).startswith("Taking.answerd is never called: did you mean answered?\nWhat to do: Rename")


def test_a_game_without_texts_is_a_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(conforming, "messages", lambda game: {})
    with pytest.raises(SystemExit):
        conforming.conform_games("windmill", 1, 0, thorough=False, jobs=1, words=[], bound=3000, minutes=1)
    assert "talewind.games.windmill has no texts/en.ftl" in " ".join(capsys.readouterr().out.split())


def test_no_game_is_begun_after_its_minutes() -> None:
    done = talewind("conform", "windmill", "--games", "20", "--minutes", "0")
    assert done.returncode == 1
    assert "No game of windmill was played" in done.stderr
