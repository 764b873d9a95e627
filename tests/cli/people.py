"""People at the terminal: one who understands nothing and types on, one who reads what is asked."""

import io
import sys

import pytest

from talewind.cli.app import app
from talewind.kit import Chance

# What is asked for is mostly a number, a few words or a place; now and then something that is no answer.
ANSWERS = (
    *("1", "1", "1", "2", "3", "4", "7", "12"),
    *("500 500", "100 200, 300 400", "Once the wind had turned, nobody asked for more.", ""),
    *("y", "look", "undo", "beside", "wait", "99", "what?"),
)
MOST_LINES = 6_000  # a game takes some hundreds


class Typist(io.StringIO):
    """Types the `first` lines, then any of the answers, as often as it is asked."""

    def __init__(self, seed: str, first: tuple[str, ...]) -> None:
        super().__init__()
        self.dice, self.first, self.lines = Chance(seed.encode()), first, 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # the stubs' bytes
        self.lines += 1
        assert self.lines < MOST_LINES, "the game does not end"
        known = self.lines <= len(self.first)
        return (self.first[self.lines - 1] if known else self.dice.pick(ANSWERS, "line")) + "\n"


class Attentive(io.StringIO):
    """Reads what has come since the last line, and types an answer to it. `shown`: all that came."""

    def __init__(self, seed: str, capsys: pytest.CaptureFixture[str]) -> None:
        super().__init__()
        self.dice, self.capsys, self.shown, self.lines = Chance(seed.encode()), capsys, "", 0

    def look(self) -> str:
        came = self.capsys.readouterr().out
        self.shown += came
        return came

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # the stubs' bytes
        self.lines += 1
        assert self.lines < MOST_LINES, "the game does not end"
        return f"{self.answer(self.look())}\n"

    def answer(self, came: str) -> str:
        raise NotImplementedError


def run(*words: str) -> None:
    """The command in this process, where a test knows it will not exit."""
    app(words, result_action="return_value")


def typing(monkeypatch: pytest.MonkeyPatch, seed: str, *first: str) -> None:
    """Whoever reads a line from now on reads what the typist types."""
    monkeypatch.setattr(sys, "stdin", Typist(seed, first))
