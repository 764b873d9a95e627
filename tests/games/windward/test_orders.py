"""Orders by Mates and Coffee (WW-36, WW-37, WW-78 to WW-92, WW-108; WW-R30, WW-R35 to WW-R38, WW-R47)."""

from typing import Any, get_args

import pytest

from talewind.games.windward.events import Processed
from talewind.games.windward.moves import Command, Hire, Order
from talewind.games.windward.pieces import Cargo

from .skies import A, ship, sky

SKY = ("drop_longboat", "longboat_speed", "ship_speed", "process_crester")
PORT = ("take_supplies", "morale", "fill_cannon")


@pytest.mark.rule("WW-78", "WW-20")
def test_two_mates_give_two_orders_at_any_time_of_the_turn() -> None:
    rig = sky(ship(5, -2, hold=Cargo(red=1)), ship(), ship(), wind=3)
    rig.orders("ship_speed")
    rig.sails(6, -2)
    rig.orders("longboat_speed")
    assert rig.course.mates == 0
    assert rig.no(Command("process_crester", "mate")) == "WW-78"


@pytest.mark.rule("WW-79", "WW-R35")
def test_an_order_is_given_once_in_a_turn_by_mate_or_coffee_alike() -> None:
    rig = sky(ship(5, -2, hand="coffee coffee"), ship(), ship())
    rig.orders("ship_speed")
    assert rig.no(Command("ship_speed", "mate")) == "WW-79"
    assert rig.no(Command("ship_speed", "coffee")) == "WW-79"
    rig.orders("longboat_speed", "coffee")
    assert rig.no(Command("longboat_speed", "mate")) == "WW-79"
    assert rig.course.mates == 1


@pytest.mark.rule("WW-79", "WW-78")
def test_covered_orders_are_open_again_in_the_next_turn() -> None:
    rig = sky()
    rig.orders("morale")
    rig.orders("fill_cannon")
    for _ in range(3):
        rig.ends()
    rig.orders("morale")
    assert (rig.ship(A).morale, rig.course.mates) == (4, 1)


@pytest.mark.rule("WW-80", "WW-81")
def test_sky_orders_are_given_at_sky_and_port_orders_at_port() -> None:
    assert {*SKY, *PORT} == set(get_args(Order.__value__))
    port, open_sky = sky(), sky(ship(5, -2, hold=Cargo(red=1)), ship(), ship())
    assert set(port.choices("command", "order")) == set(PORT)
    assert set(open_sky.choices("command", "order")) == set(SKY)
    assert port.no(Command("ship_speed", "mate")) == "WW-80"
    assert open_sky.no(Command("morale", "mate")) == "WW-81"
    assert open_sky.no(Hire("marine", "mate")) == "WW-81"


@pytest.mark.rule("WW-82")
def test_a_longboat_is_dropped_on_the_ships_space() -> None:
    rig = sky(ship(0, -4), ship(), ship())  # a Zephyr: printed terrain does not count
    rig.orders("drop_longboat")
    assert rig.boats(A) == [(0, -4)]
    assert rig.no(Command("drop_longboat", "mate")) == "WW-79"


@pytest.mark.rule("WW-83", "WW-R30")
@pytest.mark.parametrize(
    "there",
    [
        {"greys": [(2, 3)]},
        {"lying": {(2, 3): Cargo(red_tooth=1)}},
        {"lying": {(2, 3): Cargo(token=1)}},
        {"lying": {(2, 3): Cargo(gas=1)}},
        {"lying": {(2, 3): Cargo(grey=1)}},
        {"lying": {(2, 3): Cargo(red=1)}},
    ],
)
def test_no_longboat_is_dropped_where_anything_but_the_ship_is(there: dict[str, Any]) -> None:
    rig = sky(ship(2, 3), ship(), ship(), **there)
    assert rig.no(Command("drop_longboat", "mate")) == "WW-83"


@pytest.mark.rule("WW-83", "WW-70")
def test_no_longboat_is_dropped_on_a_longboat() -> None:
    assert sky(ship(2, 3), ship(boats=[(2, 3)]), ship()).no(Command("drop_longboat", "mate")) == "WW-83"
    own = sky(ship(2, 3, boats=[(2, 3), None], crew="coxswain"), ship(), ship())
    assert own.no(Command("drop_longboat", "mate")) == "WW-83"


@pytest.mark.example("WW-E39")
@pytest.mark.rule("WW-84", "WW-R37", "WW-R38")
@pytest.mark.parametrize(("had", "has"), [(0, 4), (4, 8), (6, 8), (8, 8)])
def test_longboat_speed_grows_by_four_up_to_eight(had: int, has: int) -> None:
    rig = sky(ship(5, -2, boat_speed=had), ship(), ship())
    rig.orders("longboat_speed")
    assert (rig.ship(A).boat_speed, rig.course.mates) == (has, 1)


@pytest.mark.rule("WW-85", "WW-R12")
def test_ship_speed_adds_one_for_this_turn() -> None:
    rig = sky(ship(5, -2, morale=4), ship(), ship())
    rig.orders("ship_speed")
    assert rig.course.speed == 5
    rig.ends()
    assert rig.course.speed == 4


@pytest.mark.rule("WW-86", "WW-87", "WW-88", "WW-37")
@pytest.mark.parametrize("morale", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["grey", "red"])
def test_a_processed_crester_becomes_a_tooth_and_as_much_gas_as_morale(kind: str, morale: int) -> None:
    rig = sky(ship(5, -2, morale=morale, hold=Cargo(**{kind: 1})), ship(), ship())
    stock = {"grey": rig.state.greys, "red": rig.state.reds}
    rig.orders("process_crester")
    assert rig.ship(A).hold == Cargo(**{f"{kind}_tooth": 1})
    assert rig.ship(A).gas == morale
    stock[kind] += 1
    assert {"grey": rig.state.greys, "red": rig.state.reds} == stock


@pytest.mark.rule("WW-86", "WW-R37")
def test_without_a_crester_there_is_nothing_to_process() -> None:
    rig = sky(ship(5, -2, hold=Cargo(red_tooth=1)), ship(), ship(), lying={(5, -2): Cargo(red=1)})
    assert rig.no(Command("process_crester", "mate")) == "WW-86"


@pytest.mark.example("WW-E14")
@pytest.mark.rule("WW-89", "WW-116", "WW-R22")
def test_gas_that_finds_no_slot_is_lost() -> None:
    rig = sky(ship(5, -2, morale=4, gas=3, crew="gas_worker", hold=Cargo(red=1)), ship(), ship())
    stock = rig.state.reds
    rig.orders("process_crester")
    assert rig.tells(Processed) == [Processed(A, "red", due=5, stored=3)]
    assert (rig.ship(A).gas, rig.ship(A).hold, rig.state.reds) == (6, Cargo(red_tooth=1), stock + 1)
    rig = sky(ship(5, -2, morale=4, gas=2, hold=Cargo(red=1)), ship(), ship())
    rig.orders("process_crester")
    assert rig.tells(Processed) == [Processed(A, "red", due=4, stored=2)]
    assert rig.ship(A).gas == 4


@pytest.mark.rule("WW-91", "WW-36", "WW-R37", "WW-R38")
@pytest.mark.parametrize(("had", "has"), [(1, 2), (3, 4), (4, 4)])
def test_the_order_morale_adds_one_up_to_four(had: int, has: int) -> None:
    rig = sky(ship(morale=had), ship(), ship())
    rig.orders("morale")
    assert (rig.ship(A).morale, rig.course.mates) == (has, 1)


@pytest.mark.example("WW-E39")
@pytest.mark.rule("WW-92", "WW-R22", "WW-R37")
def test_a_cannon_needs_a_free_slot() -> None:
    rig = sky(ship(cannons=2), ship(), ship())
    rig.orders("fill_cannon")
    assert rig.ship(A).cannons == 3
    full = sky(ship(cannons=3, gas=1), ship(), ship())
    assert full.no(Command("fill_cannon", "mate")) == "WW-92"
    assert full.course.mates == 2


@pytest.mark.rule("WW-R37")
def test_an_order_that_cannot_be_carried_out_is_refused() -> None:
    gone = sky(ship(5, -2, boats=[(2, 2)]), ship(), ship())
    assert gone.no(Command("drop_longboat", "mate")) == "WW-R37"
    full = sky(ship(hand="fuel fuel fuel fuel fuel"), ship(), ship())
    assert full.no(Command("take_supplies", "mate")) == "WW-38"
    crewed = sky(ship(crew="purser marine coxswain"), ship(), ship())
    assert crewed.no(Hire("sergeant", "mate")) == "WW-94"


@pytest.mark.example("WW-E18")
@pytest.mark.rule("WW-108", "WW-R36", "WW-R47")
def test_each_coffee_pays_for_one_more_order_of_the_place() -> None:
    rig = sky(ship(hand="coffee coffee coffee"), ship(), ship())
    rig.orders("fill_cannon")
    rig.hires("marine")
    assert set(rig.choices("command", "order")) == {"take_supplies", "morale"}
    rig.orders("morale", "coffee")
    rig.orders("take_supplies", "coffee")
    rig.draws(1, stop=True)
    assert rig.ship(A).hand == ["coffee", "fuel"]
    assert rig.closed("command") == "WW-R37"
    assert rig.closed("hire") == "WW-79"
    rig.leaves(0, -1)
    rig.orders("longboat_speed", "coffee")
    assert rig.ship(A).boat_speed == 4
    assert rig.no(Command("ship_speed", "coffee")) == "WW-78"
    assert rig.course.covered == ["fill_cannon", "hire_crew", "morale", "take_supplies", "longboat_speed"]


@pytest.mark.rule("WW-108", "WW-R36")
def test_four_sky_orders_are_the_most_of_a_turn_at_sky() -> None:
    rig = sky(ship(5, -2, hold=Cargo(red=1), hand="coffee coffee coffee"), ship(), ship())
    for order in ("ship_speed", "longboat_speed"):
        rig.orders(order)
    for order in ("drop_longboat", "process_crester"):
        rig.orders(order, "coffee")  # type: ignore[arg-type]
    assert rig.ship(A).hand == ["coffee"]
    assert rig.boats(A) == [(5, -2)]
    assert rig.closed("command") == "WW-R37"


@pytest.mark.rule("WW-R47")
def test_coffee_that_is_not_in_hand_pays_for_nothing() -> None:
    rig = sky(ship(5, -2), ship(), ship())
    assert rig.no(Command("ship_speed", "coffee")) == "WW-78"
    assert rig.course.speed == 4
