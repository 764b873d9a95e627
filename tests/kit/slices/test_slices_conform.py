"""The hardest flows of two games to come hold every promise of the kit, also from a crowded position."""

import pytest

from talewind.kit.testing import conform

from .windward.state import Windward
from .winter_tales.game import WinterTales
from .winter_tales.positions import crowded


def test_windward_conforms() -> None:
    assert conform(Windward(), games=20, reach=False)["row took-back"] > 20


@pytest.mark.long
def test_winter_tales_conforms() -> None:
    seen = conform(WinterTales(), games=12, reach=False)
    seen += conform(WinterTales(), games=12, first=1_000, arrange=crowded, reach=False)
    assert seen["sealed answers"] > 20
    assert seen["row stood"] > 10
