"""How far a ship comes: what a view says of it, against what can be sailed."""

from itertools import pairwise
from typing import Any

import pytest

from talewind.games.windward.moves import EnterPort, Jump, LeavePort, Sail
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.planet import PORT, Space, opposite
from talewind.games.windward.routes import reach, way
from talewind.kit import Move

from .rigging import SkyRig
from .skies import A, B, C, at, ship, sky

SKIES: dict[str, dict[str, Any]] = {
    "out of port": {"own": ship(), "wind": 2, "speed": 2},
    "home with the wind": {"own": ship(-6, 0), "wind": 3, "speed": 1},
    "by Zephyr": {"own": ship(0, -4), "wind": 5, "speed": 2},
    "around the planet": {"own": ship(0, -6), "wind": 1, "speed": 1},
    "with a Crester": {"own": ship(1, -1, hold=Cargo(red=1)), "wind": 4, "speed": 2},
    "between others": {"own": ship(2, 3), "wind": 6, "speed": 2, "reds": [(2, 2)], "greys": [(1, 3)]},
}


def position(own: Any, **sky_: Any) -> SkyRig:
    return sky(own, ship(4, 1), ship(-1, 3), **sky_)


def step(rig: SkyRig, start: Space, to: Space) -> Move:
    around = rig.state.planet.around[start]
    if PORT in (start, to):
        return LeavePort(to) if start == PORT else EnterPort()
    return Sail(to) if to in around and around[opposite(rig.state.wind) - 1] != to else Jump(to)


def offered(rig: SkyRig) -> set[Space]:
    """Where the next move can lead."""
    port = {PORT} if rig.closed("enter-port") is None else set()
    return port.union(*(rig.choices(kind) for kind in ("sail", "jump", "leave-port")))


@pytest.mark.parametrize("name", SKIES)
def test_every_space_in_reach_can_be_sailed_to_for_its_cost_and_no_other_can(name: str) -> None:
    rig = position(**SKIES[name])
    found = reach(rig.state, A, rig.course.speed)
    here, speed = rig.ship(A).space, rig.course.speed
    taken = {at(4, 1), at(-1, 3), *(crester.space for crester in rig.state.of_kind("red"))}
    assert offered(rig) <= found.keys()
    for to in found.keys() - taken:
        route = [here, *way(found, to)]
        rig.do(A, *[step(rig, start, end) for start, end in pairwise(route)])
        assert (rig.ship(A).space, speed - rig.course.speed) == (to, found[to][1])
        assert offered(rig) <= found.keys() | {here}
        assert rig.undo(A)


def test_the_captain_in_turn_and_the_next_see_their_reach_and_others_do_not() -> None:
    rig = position(ship(2, 3), speed=1)
    assert {to for to, _, _ in rig.sees(A).view.reach} == reach(rig.state, A, 1).keys()
    assert {to for to, _, _ in rig.sees(B).view.reach} == reach(rig.state, B, 4).keys()
    assert rig.sees(C).view.reach == rig.sees(None).view.reach == ()
