"""The planet: Territories and terrain, against the specification's test maps M1 and M2 (WW-2 to WW-4, WW-47 to WW-49)."""

import pytest

from talewind.games.windward.planet import DIRECTIONS, PORT, Planet, opposite, planet_of

from .rigging import At
from .skies import ship, sky

PRINTED = (1, 2, 3, 4, 5, 6)
CORNERS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # directions 1 to 6
MAPS: dict[str, dict[str, list[At]]] = {
    "M1": {
        "red_starts": [(4, -5), (4, -1), (2, 4), (-2, 3), (-5, 5), (-3, -1)],
        "feeding": [(1, -3), (5, -3), (2, 2), (-1, 4), (-5, 2), (-3, -3)],
        "pockets": [(3, -6), (6, -1), (4, 0), (-1, 6), (-3, 1), (-1, -4)],
        "zephyrs": [(0, -4), (5, -5), (4, 2), (-4, 5), (-4, 2), (-1, -2)],
        "corners": [(0, -6), (6, -6), (6, 0), (0, 6), (-6, 6), (-6, 0)],
        "harbour": CORNERS,
        "drift": [
            (-6, 3), (-5, 3), (-4, -1), (-4, 1), (-4, 6), (-3, 3), (-2, -1), (-2, 5), (-1, -3), (0, 2), (1, -5),
            (1, -2), (1, 4), (2, -4), (2, 1), (3, -3), (3, -1), (3, 2), (4, -3), (6, -4),
        ],
    },
    "M2": {
        "red_starts": [(2, -4), (3, -3), (1, 3), (-1, 4), (-4, 1), (-3, 0)],
        "feeding": [(1, -2), (3, -1), (2, 1), (-2, 3), (-3, 2), (-2, -2)],
        "pockets": [(3, -4), (4, -2), (2, 0), (-3, 4), (-4, 3), (-1, -2)],
        "zephyrs": [(0, -3), (4, -1), (3, 1), (0, 3), (-2, 1), (-1, -1)],
        "corners": [(0, -4), (4, -4), (4, 0), (0, 4), (-4, 4), (-4, 0)],
        "harbour": CORNERS,
        "drift": [(-3, 3), (-2, 0), (0, 2), (1, -3), (1, 2), (3, -2)],
    },
}  # fmt: skip


def printed(name: str) -> Planet:
    return planet_of(name == "M2", PRINTED)


@pytest.mark.rule("WW-47", "WW-48")
@pytest.mark.parametrize("name", MAPS)
def test_each_territory_has_its_terrain_where_the_tiles_show_it(name: str) -> None:
    planet = printed(name)
    for terrain, where in MAPS[name].items():
        found = [planet.coordinates[space] for space in getattr(planet, terrain)]
        if terrain == "drift":
            assert sorted(found) == sorted(where)
        else:
            assert found == where
            assert [planet.territory[planet.spaces[at]] for at in where] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WW-3", "WW-R3")
@pytest.mark.parametrize(("name", "radius", "size"), [("M1", 6, 21), ("M2", 4, 10)])
def test_territory_n_is_the_wedge_clockwise_of_direction_n(name: str, radius: int, size: int) -> None:
    planet = printed(name)
    assert len(planet.territory) == 6 * size
    for n, (q, r) in enumerate(CORNERS, 1):
        bq, br = CORNERS[(n + 1) % 6]
        wedge = {(a * q + b * bq, a * r + b * br) for a in range(1, radius + 1) for b in range(a)}
        assert {planet.coordinates[space] for space, own in planet.territory.items() if own == n} == wedge


@pytest.mark.rule("WW-3")
def test_the_tile_at_position_n_is_territory_n() -> None:
    planet = planet_of(False, (4, 2, 3, 1, 5, 6))
    assert planet.territory[461] == 1
    assert planet.territory[161] == 4
    assert planet.coordinates[461] == (0, -6)
    assert planet.coordinates[111] == (0, 1)


@pytest.mark.rule("WW-4", "WW-R4")
def test_the_trading_post_lies_between_six_open_spaces_one_of_each_territory() -> None:
    for small in (False, True):
        for n in range(6):
            planet = planet_of(small, PRINTED[n:] + PRINTED[:n])
            assert set(planet.around[PORT]) == set(planet.harbour)
            assert [planet.territory[space] for space in planet.harbour] == [1, 2, 3, 4, 5, 6]
            assert planet.drift.isdisjoint(planet.harbour)


@pytest.mark.rule("WW-49")
@pytest.mark.parametrize("wind", DIRECTIONS)
def test_the_wind_blows_from_the_trading_post_toward_the_territory_of_the_flag(wind: int) -> None:
    q, r = CORNERS[wind - 1]
    rig = sky(ship(q, r), ship(), ship(), wind=wind, speed=0)
    assert rig.spaces("sail") <= {(2 * q, 2 * r)}
    assert CORNERS[opposite(wind) - 1] == (-q, -r)


@pytest.mark.rule("WW-R17")
@pytest.mark.parametrize("name", MAPS)
def test_a_corner_pairs_with_the_corner_of_the_third_territory_after_it(name: str) -> None:
    planet = printed(name)
    for corner in planet.corners:
        q, r = planet.coordinates[corner]
        assert planet.coordinates[planet.facing(corner)] == (-q, -r)


@pytest.mark.parametrize("small", [False, True])
def test_whatever_the_order_of_the_tiles_every_space_can_be_reached_and_left(small: bool) -> None:
    for tiles in ((1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), (2, 4, 6, 1, 3, 5), (5, 1, 4, 2, 6, 3)):
        planet = planet_of(small, tiles)
        assert planet.distances(planet.harbour[0]).keys() >= planet.territory.keys() - planet.drift
        for space in planet.territory.keys() - planet.drift:
            for wind in DIRECTIONS:
                ways = [to for way, to in enumerate(planet.around[space], 1) if way != opposite(wind)]
                assert any(to > 0 and to not in planet.drift for to in ways) or space in planet.harbour
