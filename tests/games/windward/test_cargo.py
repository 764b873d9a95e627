"""Holds, items and Gas; living and Defeated Cresters (WW-25 to WW-35, WW-43, WW-44; WW-R22 to WW-R25, WW-R112)."""

import pytest

from talewind.games.windward.moves import Leave, Take
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Cargo, Item

from .skies import A, B, ship, sky

EVERYTHING = Cargo(grey_tooth=2, red_tooth=1, token=2)


@pytest.mark.rule("WW-25")
def test_a_crester_on_the_planet_is_alive_or_defeated() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=1), ship(), greys=[(2, 3)], mode="head_to_head")
    rig.rolls(2, 1, wind=[1])
    rig.rows((2, 2), 2, 3)
    assert rig.alive("grey") == [(1, -3)]
    assert rig.towing(A) == [(2, 3)]
    assert rig.state.greys == 8 - 2


@pytest.mark.rule("WW-26", "WW-27")
def test_after_a_rest_at_sky_only_the_red_crester_of_that_territory_moves() -> None:
    reds = [(4, -5), (4, -1), (2, 4), (-2, 3), (-5, 5), (-3, -1)]
    rig = sky(ship(3, 1, morale=4), ship(), ship(), reds=reds, greys=[(2, 2), (4, 1)])  # in Territory 3
    rig.rolls(*[1] * 7)
    rig.ends()
    assert rig.tells(CresterMoved)
    moved = rig.alive("red")
    assert (moved[:2], moved[3:]) == (reds[:2], reds[3:])
    assert moved[2] != (2, 4)
    assert rig.alive("grey") == [(2, 2), (4, 1)]


@pytest.mark.rule("WW-27")
def test_after_a_rest_at_port_no_red_crester_moves() -> None:
    rig = sky(reds=[(0, -1), (1, 0)])
    rig.ends()
    assert not rig.tells(CresterMoved)
    assert rig.alive("red") == [(0, -1), (1, 0)]


@pytest.mark.rule("WW-29", "WW-43", "WW-R22")
def test_gas_is_kept_in_slots_and_cannot_be_left() -> None:
    rig = sky(ship(4, 0, gas=3), ship(), ship(), pockets=True)
    assert rig.choices("take", "number") == [1]
    rig.takes("gas")
    assert (rig.ship(A).gas, rig.lies(4, 0)) == (4, Cargo(gas=1))
    assert rig.no(Take("gas")) == "WW-43"
    assert rig.no(Leave("gas")) == "WW-34"
    assert rig.closed("buy") == "WW-95"  # not At Sky


@pytest.mark.rule("WW-44", "WW-R23")
def test_a_gas_pocket_gives_what_is_taken_and_is_never_refilled() -> None:
    rig = sky(ship(4, 0, morale=4), ship(3, 0), ship(), pockets=True)
    assert rig.choices("take", "number") == [1, 2]
    rig.takes("gas")
    rig.takes("gas")
    assert rig.lies(4, 0) == Cargo()
    for _ in range(3):
        rig.ends()
    assert rig.lies(4, 0) == Cargo()
    assert rig.ship(A).gas == 2


@pytest.mark.rule("WW-32", "WW-34", "WW-R112")
def test_a_captain_leaves_any_items_of_the_hold_on_the_ships_space() -> None:
    rig = sky(ship(2, 3, hold=EVERYTHING + Cargo(red=1)), ship(4, 1, hold=EVERYTHING), ship())
    for item, number in (("red", 1), ("grey_tooth", 2), ("token", 1)):
        rig.drops(item, number)  # type: ignore[arg-type]
    assert rig.lies(2, 3) == Cargo(red=1, grey_tooth=2, token=1)
    assert rig.ship(A).hold == Cargo(red_tooth=1, token=1)
    assert (rig.course.speed, rig.course.mates) == (4, 2)
    assert rig.no(Leave("token"), seat=B) == "kit-not-asked"


@pytest.mark.rule("WW-34")
def test_nothing_is_left_at_port() -> None:
    assert sky(ship(hold=Cargo(token=1)), ship(), ship()).no(Leave("token")) == "WW-34"


@pytest.mark.rule("WW-32", "WW-35", "WW-R22", "WW-R25")
def test_a_captain_takes_any_items_that_lie_on_the_ships_space() -> None:
    rig = sky(ship(4, 0, boats=[(4, 0)]), ship(), ship(), lying={(4, 0): EVERYTHING + Cargo(red=1, gas=2)})
    for item, number in (("longboat", 1), ("red", 1), ("grey_tooth", 2), ("red_tooth", 1), ("token", 2), ("gas", 2)):
        rig.takes(item, number)  # type: ignore[arg-type]
    assert rig.ship(A).hold == EVERYTHING + Cargo(red=1)
    assert (rig.ship(A).gas, rig.boats(A), rig.lies(4, 0)) == (2, [None], Cargo())
    assert (rig.course.speed, rig.course.mates) == (4, 2)
    assert rig.no(Take("token")) == "WW-35"


@pytest.mark.rule("WW-35")
def test_nothing_is_taken_from_afar_or_in_anothers_turn() -> None:
    rig = sky(ship(4, 1), ship(4, 0), ship(), lying={(4, 0): Cargo(token=1)})
    assert rig.no(Take("token")) == "WW-35"
    assert rig.no(Take("token"), seat=B) == "kit-not-asked"


@pytest.mark.rule("WW-33", "WW-R24")
@pytest.mark.parametrize(("held", "other"), [("red", "grey"), ("grey", "red"), ("red", "red")])
def test_a_hold_has_room_for_one_crester_which_may_be_changed_for_another(held: Item, other: Item) -> None:
    rig = sky(ship(2, 3, hold=Cargo(**{held: 1})), ship(), ship(), lying={(2, 3): Cargo(**{other: 1})})
    assert rig.no(Take(other)) == "WW-33"
    rig.drops(held)
    rig.takes(other)
    assert rig.ship(A).hold == Cargo(**{other: 1})
    assert rig.lies(2, 3) == Cargo(**{held: 1})


@pytest.mark.rule("WW-33")
def test_of_two_cresters_on_a_space_one_is_taken() -> None:
    rig = sky(ship(2, 3), ship(), ship(), lying={(2, 3): Cargo(red=2)})
    assert rig.choices("take", "number") == [1]


@pytest.mark.rule("WW-35", "WW-R10")
def test_a_turn_has_at_most_forty_takes_and_leaves() -> None:
    rig = sky(ship(2, 3, hold=Cargo(token=1)), ship(), ship())
    for _ in range(20):
        rig.drops("token")
        rig.takes("token")
    assert (rig.closed("take"), rig.closed("leave")) == ("WW-R10", "WW-R10")
    assert rig.closed("end-turn") is None
    assert rig.spaces("sail")
