"""The sights on which the client's boards are mounted: those of today, and of every phase that a viewer can see."""

from pathlib import Path
from typing import Any

import pytest
from scripts import sights

from talewind import games
from talewind.kit import Game, Phase
from talewind.kit.base import tag_of

OWN = [game for name in games.names() if (game := games.load(name)).package.startswith("talewind.games.")]
RARE = {"windward": {"claiming", "cornering", "rounds"}}  # phases: random captains beat no White Crester


def test_the_recorded_sights_are_those_of_today() -> None:
    assert sights.main(["--check"]) == 0, "run make types and commit web/tests/sights"


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_every_phase_that_says_what_happens_is_recorded(game: Game[Any, Any, Any]) -> None:
    said = {tag_of(phase) for phase in game.phases if getattr(phase, "now", None) is not Phase.now}
    recorded = {file.name.split(".")[1] for file in sights.PLACE.glob(f"{game.id}.*.json")}
    assert said - RARE.get(game.id, set()) | {"over"} <= recorded <= said | {"over"}


def test_a_stale_a_missing_and_a_forgotten_file_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sights.main([], tmp_path) == 0
    (tmp_path / "windmill.telling.json").write_text("[]")
    (tmp_path / "windmill.over.json").unlink()
    (tmp_path / "windmill.dreaming.json").write_text("[]")
    assert sights.main(["--check"], tmp_path) == 1
    told = capsys.readouterr().err
    assert "stale: windmill.dreaming.json, windmill.over.json, windmill.telling.json." in told
