"""`talewind conform`."""

import pytest

from talewind.cli import conforming

from .commands import talewind


def test_it_says_what_was_held_and_where_random_play_has_been() -> None:
    done = talewind("conform", "windmill", "--games", "24", "--jobs", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "windmill conforms in 24 games" in done.stdout
    assert "steps in other worlds" in done.stdout
    assert "in: aloud" in done.stdout


def test_what_too_few_games_have_not_reached_is_noted_and_no_fault_of_the_game() -> None:
    done = talewind("conform", "windmill", "--games", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Not reached in 1 games:" in done.stdout


def test_what_enough_games_have_not_reached_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conforming, "ENOUGH", 1)
    with pytest.raises(SystemExit) as exits:
        conforming.conform_games("windmill", 1, 0, thorough=False, jobs=1)
    assert exits.value.code == 1
    assert "never reached" in capsys.readouterr().out
