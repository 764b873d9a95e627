"""The game that docs/author/first_game.md shows is a whole game, and keeps its promises."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from talewind.kit.testing import conform

PAGE = Path(__file__).parents[2] / "docs/author/first_game.md"
IMPORTS = "from __future__ import annotations\nfrom collections.abc import Iterable\nfrom talewind.kit import *\n"


def test_the_game_of_the_page_conforms(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = re.search(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    assert shown is not None
    module = ModuleType("small_mill")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(IMPORTS + shown.group(1), module.__dict__)
    reached = conform(module.SmallMill(), games=40)
    assert reached["told guessed"] > 40
