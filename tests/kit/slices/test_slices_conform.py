"""The hardest flows of two games to come hold every promise of the kit, also from a crowded position."""

from talewind.kit.testing import conform

from .windward.state import Windward
from .winter_tales.game import WinterTales
from .winter_tales.positions import crowded


def test_windward_conforms() -> None:
    assert conform(Windward(), games=40, reach=False)["row took-back"] > 50


def test_winter_tales_conforms() -> None:
    seen = conform(WinterTales(), games=24, reach=False)
    seen += conform(WinterTales(), games=24, first=1_000, arrange=crowded, reach=False)
    assert seen["sealed answers"] > 40
    assert seen["row stood"] > 20
