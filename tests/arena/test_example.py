"""What the page shows runs: its first lines, and the example that measures a bot against chance."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "measure_a_bot.py"
PAGE = ROOT / "docs" / "author" / "arena.md"


@pytest.mark.parametrize(("game", "games", "chance"), [("windward", 1, 1 / 2), ("windmill", 3, 1 / 4)])
def test_a_bot_is_measured_against_chance(game: str, games: int, chance: float) -> None:
    words = [sys.executable, str(EXAMPLE), game, "--games", str(games)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    found = re.search(r"share of the victory: (\d\.\d+), 95 % interval (\d\.\d+) to (\d\.\d+)", done.stdout)
    assert found is not None, done.stdout
    middle, low, high = map(float, found.groups())
    assert 0 <= low <= middle <= high <= 1
    assert low < high
    assert f"by chance: {chance:.3f}" in done.stdout


def test_the_lines_of_the_page_play_a_game() -> None:
    (lines,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(lines, names)
    assert names["env"].agents == []
    assert names["truncated"] is False
