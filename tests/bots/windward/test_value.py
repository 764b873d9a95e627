"""What places and nights are worth to the captain."""

from talewind.bots.windward.chart import chart_of
from talewind.bots.windward.node import node_of
from talewind.bots.windward.value import Contest
from talewind.games.windward.pieces import Cargo

from .positions import At, Position


def exposed(cannons: int, at: At) -> float:
    p = Position(wind=3)
    p.state.first = 0  # the rival sails in the same wind
    p.ship(at=(2, 0), morale=1, hold=Cargo(red_tooth=2))
    p.ship(1, at=(1, 0), cannons=cannons)
    values = Contest(p.state, 0, chart_of(False, p.state.tiles))
    return values.exposure(node_of(p.state, 0), p.space(at), 8.0)


def test_cargo_is_in_danger_where_an_armed_rival_comes() -> None:
    assert exposed(3, (2, 0)) > 3
    assert exposed(3, (2, 0)) > 2 * exposed(0, (2, 0))


def test_cargo_is_safe_where_no_rival_comes() -> None:
    assert not exposed(3, (-6, 6))


def test_red_cresters_reach_three_spaces_of_their_territory() -> None:
    p = Position()
    p.ship(at=(2, 0))
    p.crester("red", (2, 0))
    danger = Contest(p.state, 0, chart_of(False, p.state.tiles)).danger(node_of(p.state, 0))
    assert danger[p.space((3, 0))] == 1
    assert p.space((-2, 0)) not in danger
    assert p.space((6, 0)) not in danger
