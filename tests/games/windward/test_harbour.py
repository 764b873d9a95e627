"""Entering and leaving port (WW-54, WW-60 to WW-63; WW-R14, WW-R19)."""

import pytest

from talewind.games.windward.moves import EnterPort, LeavePort, Sail
from talewind.games.windward.pieces import Cargo

from .skies import HOME, A, at, ship, sky

HARBOUR = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}


@pytest.mark.rule("WW-54", "WW-R14")
def test_entering_port_is_not_free_with_the_wind() -> None:
    rig = sky(ship(1, 0), ship(), ship(), wind=6, speed=0)
    assert rig.no(EnterPort()) == "WW-58"
    rig = sky(ship(1, 0), ship(), ship(), wind=6, speed=1)
    rig.enters()
    assert rig.course.speed == 0


@pytest.mark.rule("WW-R14")
def test_no_ship_flies_over_the_trading_post() -> None:
    rig = sky(ship(-1, 0), ship(), ship(), wind=3)
    assert rig.no(Sail(at(1, 0))) == "WW-59"
    assert rig.no(Sail(0)) == "WW-59"


@pytest.mark.rule("WW-60")
def test_a_ship_enters_port_from_each_space_beside_it_and_from_no_other() -> None:
    for q, r in HARBOUR:
        rig = sky(ship(q, r), ship(), ship(), wind=1)
        rig.enters()
        assert (rig.place(A), rig.course.speed) == (HOME, 3)
    assert sky(ship(2, 0), ship(), ship()).no(EnterPort()) == "WW-60"


@pytest.mark.rule("WW-61", "WW-54")
@pytest.mark.parametrize("wind", [1, 4])
def test_a_ship_leaves_port_to_each_space_beside_it_in_any_wind(wind: int) -> None:
    rig = sky(wind=wind)
    assert rig.spaces("leave-port") == HARBOUR
    assert rig.no(LeavePort(at(0, -2))) == "WW-61"
    rig.leaves(0, -1)
    assert (rig.place(A), rig.course.speed) == ((0, -1), 3)
    assert sky(speed=0).no(LeavePort(at(0, -1))) == "WW-58"


@pytest.mark.rule("WW-62", "WW-R19")
@pytest.mark.parametrize("crester", ["grey", "red"])
def test_no_ship_enters_port_with_a_defeated_crester(crester: str) -> None:
    rig = sky(ship(1, 0, hold=Cargo(**{crester: 1})), ship(), ship())
    assert rig.no(EnterPort()) == "WW-62"
    rig.drops(crester)  # type: ignore[arg-type]
    rig.enters()
    assert rig.place(A) == HOME


@pytest.mark.rule("WW-23", "WW-24", "WW-28", "WW-63")
def test_on_entering_port_all_teeth_bring_their_worth() -> None:
    rig = sky(ship(1, 0, hold=Cargo(grey_tooth=2, red_tooth=1, token=1)), ship(), ship(), scores=[12, 0, 0])
    rig.enters()
    assert rig.state.scores == [22, 0, 0]
    assert rig.ship(A).hold == Cargo(token=1)
