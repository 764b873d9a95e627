"""Ways over the planet, against those that the rules themselves offer; ways of Longboats; and the work of a plan."""

from typing import Any

import pytest

from talewind.bots.windward.chart import chart_of
from talewind.bots.windward.longboats import hunts, obstacles, rowing, tow
from talewind.bots.windward.node import node_of
from talewind.bots.windward.search import ENOUGH, Search
from talewind.bots.windward.together import values_for
from talewind.games.windward.moves import Row
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.planet import DIRECTIONS, PORT
from talewind.games.windward.routes import reach

from .positions import At, Position


@pytest.mark.parametrize("wind", DIRECTIONS)
@pytest.mark.parametrize("at", [(0, 0), (2, 0), (-5, 0)])
def test_ways_cost_what_the_rules_ask(wind: int, at: At) -> None:
    p = Position(wind=wind)
    p.ship(at=at, hold=Cargo(red=1))  # so that no way leads through port
    chart, start = chart_of(False, p.state.tiles), p.space(at)
    ways = chart.ways(start, wind, frozenset(), laden=True, most=4)
    expected = {space: cost for space, (_, cost, _) in reach(p.state, 0, 4).items()}
    assert {space: cost for space, (cost, _) in ways.items() if space != start} == expected
    p.ship(at=at, hold=Cargo())
    home = chart.ways(start, wind, frozenset(), laden=False).get(PORT, (0,))[0]
    assert home == reach(p.state, 0, 99).get(PORT, (0, 0))[1]


def test_a_way_ends_where_somebody_is() -> None:
    p = Position(wind=3)
    chart, start = chart_of(False, p.state.tiles), p.space((2, 0))
    around = frozenset(to for to in p.state.planet.around[start] if to > 0)
    assert set(chart.ways(start, 3, around, laden=True)) <= {start, *around}


def towing(**lying: int) -> Position:
    p = Position()
    p.ship(at=(1, 2), morale=3, boat_speed=4)
    p.boat((3, 2), towing=True)
    p.lying((2, 2), **lying)
    return p


@pytest.mark.parametrize(("lying", "steps"), [({"gas": 1}, 2), ({"grey": 1}, 3)])
def test_a_towing_longboat_rows_around_another_grey_crester(lying: dict[str, int], steps: int) -> None:
    p = towing(**lying)
    chart, node = chart_of(False, p.state.tiles), node_of(p.state, 0)
    path = rowing(chart, node, p.space((3, 2)), p.space((1, 2)), obstacles(node))
    assert path is not None
    assert (path[-1], len(path)) == (p.space((1, 2)), steps)


def test_it_does_not_row_to_a_ship_above_a_grey_crester() -> None:
    p = towing()
    chart = chart_of(False, p.state.tiles)
    assert tow(chart, node_of(p.state, 0)) is not None
    p.lying((1, 2), grey=1)
    assert tow(chart, node_of(p.state, 0)) is None


def test_a_plan_ends_after_so_many_nodes_however_much_there_is_to_do() -> None:
    p = Position(seats=5)
    cards: list[Any] = ["aerogenerator", "fuel", "fuel", "coffee", "coffee", "harpoon"]
    p.ship(at=(1, 0), hand=cards, cannons=5, morale=4, gas=6, crew=["purser", "marine", "harpooner"])
    p.turn(speed=4)
    for q, r in ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)):
        p.crester("red", (q, r))
    for q, r in ((2, 2), (2, -1), (1, 1), (-2, -2)):
        p.crester("grey", (q, r))
        p.lying((q, r), gas=2)
    chart = chart_of(False, p.state.tiles)
    search = Search(p.state, chart, values_for(p.state, 0, chart))
    search.best(node_of(p.state, 0))
    assert ENOUGH < search.looked < ENOUGH + 300  # what is begun is looked at to its end


def test_longboats_hunt_the_nearest_grey_cresters() -> None:
    p = Position()
    p.ship(at=(1, 2), morale=3, boat_speed=8)
    p.boat((1, 2))
    for at in ((4, 0), (2, 2), (1, 1)):
        p.crester("grey", at)
    node, chart = node_of(p.state, 0), chart_of(False, p.state.tiles)
    ways = chart.ways(node.space, node.wind, frozenset(), laden=False)
    ends = [node for some in hunts(chart, node, ways) for _, node in some if node is not None]
    assert {node.plan[-1] for node in ends} == {Row(p.space((1, 2)), p.space(at)) for at in ((2, 2), (1, 1))}
