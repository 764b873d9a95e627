"""Whole games of Windward in the terminal, each mode, by somebody who reads what is offered and types its number."""

import re
import sys

import pytest

from .commands import talewind
from .people import Attentive, run

OFFERED = re.compile(r"(?:^|  ) *(\d+)  (\S.*?)(?=   |$)", re.MULTILINE)
RANGE = re.compile(r"(\d+)–(\d+)> +$")
CLOSED = re.compile(r" –  (?!… \d+ \(why\))(.*?)(?=   |$)", re.MULTILINE)


class Captain(Attentive):
    """Types a number that is offered, mostly that of a way."""

    def answer(self, came: str) -> str:
        asked = came.rpartition("\n\n")[2]
        if bounds := RANGE.search(asked):
            low, high = map(int, bounds.groups())
            return str(low + self.dice.roll(high - low + 1, "amount"))
        offered: dict[str, str] = {name: number for number, name in OFFERED.findall(asked)}
        in_port = "Leave the Trading Post" in offered
        sails = [number for name, number in offered.items() if name.startswith(("Sail", "Leave the", "Enter"))]
        if sails and self.dice.roll(2, "sail"):
            return sails[0]
        return self.dice.pick(
            [n for name, n in offered.items() if not (in_port and name == "End your turn")] or [""], "any"
        )


def sail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mode: str, seats: int, *more: str) -> str:
    """All that a captain saw of a whole game."""
    captain = Captain(f"captain {mode}", capsys)
    monkeypatch.setattr(sys, "stdin", captain)
    monkeypatch.setenv("COLUMNS", "500")
    chosen = [word for option in (f"mode={mode}", *more) for word in ("--option", option)]
    run("play", "windward", "--seed", "moon", "--seats", str(seats), *chosen)
    captain.look()
    assert "The game is over." in captain.shown
    closed = CLOSED.findall(captain.shown)
    assert closed
    assert [line for line in closed if not re.search(r"\bWW-R?\d", line)] == []
    return captain.shown


def test_a_refusal_names_its_rule() -> None:
    """A closed space is refused by the rule that closes it, and `why` lists every closed move with its rule."""
    shown = talewind(
        "play", "windward", "--seats", "1", "--seed", "moon", typed="1\n1\n1\nLong Lane\nwhy\nquit\n"
    ).stdout
    assert "No step against the wind. (WW-52)" in shown
    assert len(re.findall(r"  –  .+: WW-R?\d+\w?, ", shown.rpartition("No step")[2])) == 11


def test_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = sail(monkeypatch, capsys, "solo", 1, "planet=small")
    assert "You left the Trading Post for" in shown
    assert "You have lost" in shown


def test_together(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "lost together" in sail(monkeypatch, capsys, "coop", 2)


@pytest.mark.nightly
@pytest.mark.parametrize(("mode", "seats"), [("head_to_head", 2), ("free_for_all", 3)])
def test_against_each_other(
    mode: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = sail(monkeypatch, capsys, mode, seats, "planet=small", "round_limit=20")
    assert " won" in shown.rpartition("The game is over.")[2]
