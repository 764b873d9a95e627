"""Small World (WW-254, WW-255)."""

import pytest

from .modes import ways
from .rigging import At
from .skies import fresh_table, ship, sky


@pytest.mark.rule("WW-254")
def test_the_planet_is_built_from_the_small_sides() -> None:
    for planet, radius, spaces, starts in (
        ("large", 6, 126, {(4, -5), (4, -1), (2, 4), (-2, 3), (-5, 5), (-3, -1)}),
        ("small", 4, 60, {(2, -4), (3, -3), (1, 3), (-1, 4), (-4, 1), (-3, 0)}),
    ):
        rig = fresh_table(3, planet=planet, tile_order="printed")
        assert (rig.state.planet.radius, len(rig.state.planet.territory)) == (radius, spaces)
        assert set(rig.alive("red")) == starts
        assert rig.sees(None).view.small == (planet == "small")
    assert {rig.where(space) for space in rig.state.lying} == {(3, -4), (4, -2), (2, 0), (-3, 4), (-4, 3), (-1, -2)}


@pytest.mark.rule("WW-255", "WW-169")
@pytest.mark.parametrize(("planet", "start", "steps"), [("large", (2, 4), 3), ("small", (1, 3), 2)])
def test_reds_move_two_spaces_instead_of_three(planet: str, start: At, steps: int) -> None:
    rig = sky(ship(3, 0, hand="fuel"), ship(), reds=[start], planet=planet)
    rig.ends()
    rig.discards("fuel")
    ((first, *way),) = ways(rig)
    assert (first, len(way)) == (start, steps)
