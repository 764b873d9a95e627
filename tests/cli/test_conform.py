"""`talewind conform`."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from talewind import cli
from talewind.cli import conforming
from talewind.kit.mistakes import Mistake

from .commands import ROOT, talewind


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


@pytest.mark.parametrize(
    ("number", "jobs", "words", "says"),
    [
        (0, 1, [], "--games is 0; it must be 1 or more."),
        (1, -1, [], "--jobs is -1; it must be 1 or more."),
        (1, 0, [], "--jobs is 0; it must be 1 or more."),
        (1, 1, ["mode=nonsense"], "--only: Invalid enum value 'nonsense' - at `$.mode`"),
    ],
)
def test_a_wrong_word_is_not_the_fault_of_the_game(number: int, jobs: int, words: list[str], says: str) -> None:
    with pytest.raises(SystemExit) as exits:
        conforming.conform_games("windmill", number, 0, thorough=False, jobs=jobs, words=words, bound=3000, minutes=1)
    assert exits.value.code == says


def test_ctrl_c_ends_it_and_its_processes_at_once() -> None:
    command = [sys.executable, "-c", "from talewind.cli import main; main()", "conform", "windmill", "--games", "9999"]
    with subprocess.Popen([*command, "--jobs", "2"], stderr=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as done:
        children, workers = Path(f"/proc/{done.pid}/task/{done.pid}/children"), list[str]()
        begun = time.monotonic()
        while len(workers) < 2 and time.monotonic() - begun < 90:
            time.sleep(0.1)
            workers = children.read_text().split()
        time.sleep(0.5)
        done.send_signal(signal.SIGINT)
        try:
            _, errors = done.communicate(timeout=240)
        finally:
            done.kill()
        assert done.returncode == 130
        assert b"Traceback" not in errors
        assert len(workers) == 2
        while [worker for worker in workers if Path(f"/proc/{worker}").exists()] and time.monotonic() - begun < 240:
            time.sleep(0.05)  # until somebody has reaped them
        assert not [worker for worker in workers if Path(f"/proc/{worker}").exists()]


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
