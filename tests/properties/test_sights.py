"""The sights on which the client's boards are mounted: those of today, and of every phase that a viewer can see."""

from pathlib import Path
from typing import Any

import pytest
from scripts import sights

from talewind import games
from talewind.kit import Game

OWN = [game for name in games.names() if (game := games.load(name)).package.startswith("talewind.games.")]


def test_the_recorded_sights_are_those_of_today() -> None:
    assert sights.main(["--check"]) == 0, "run make types and commit web/tests/sights"


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_every_phase_that_says_what_happens_is_recorded(game: Game[Any, Any, Any]) -> None:
    said = sights.saying(game)
    recorded = {file.name.split(".")[1] for file in sights.PLACE.glob(f"{game.id}.*.json")}
    assert said - sights.RARE.get(game.id, set()) <= recorded <= said


def test_a_stale_a_missing_and_a_forgotten_file_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sights.main([], tmp_path) == 0
    (tmp_path / "windmill.telling.json").write_text("[]")
    (tmp_path / "windmill.over.json").unlink()
    (tmp_path / "windmill.dreaming.json").write_text("[]")
    assert sights.main(["--check"], tmp_path) == 1
    told = capsys.readouterr().err
    assert "stale: windmill.dreaming.json, windmill.over.json, windmill.telling.json." in told
