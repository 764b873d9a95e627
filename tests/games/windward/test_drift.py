"""Drift and Deadweight (WW-39, WW-40, WW-109, WW-110; WW-R18)."""

import pytest

from talewind.games.windward.events import Played, Sailed
from talewind.games.windward.moves import Command, EndTurn, Row, Sail
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Cargo

from .researching import marked, naturalist
from .rigging import SkyRig
from .skies import A, B, at, ship, sky


def before_two(hand: str, speed: int = 0, mates: int = 0, covered: tuple[str, ...] = ()) -> SkyRig:
    """On [2, -3] in wind 3, before the Drift of [3, -3] and of [4, -3]."""
    return sky(ship(2, -3, hand=hand), ship(), ship(), wind=3, speed=speed, mates=mates, covered=covered)


@pytest.mark.rule("WW-39")
def test_neither_ship_nor_longboat_enters_drift() -> None:
    rig = sky(ship(1, -3, boats=[(1, -3)], boat_speed=1), ship(), ship(), wind=1)
    assert rig.no(Sail(at(2, -4))) == "WW-39"
    assert rig.no(Row(at(1, -3), at(1, -2))) == "WW-39"


@pytest.mark.rule("WW-39")
def test_a_crester_goes_around_drift() -> None:
    rig = sky(ship(2, -1, morale=4), ship(), ship(), reds=[(4, -1)])
    rig.rolls(*[1] * 7)
    rig.ends()
    path = [at(4, -1), at(4, -2), at(3, -2), at(2, -1)]  # the straight way leads over [3, -1]
    assert rig.tells(CresterMoved)[0] == CresterMoved("red", tuple(path))


@pytest.mark.example("WW-E6")
@pytest.mark.rule("WW-40", "WW-109", "WW-110")
def test_with_a_deadweight_a_ship_passes_through_drift_but_may_not_stay() -> None:
    rig = sky(ship(1, -3, morale=2, hand="deadweight"), ship(), ship(), wind=4, speed=0)
    assert rig.costs() == {(1, -2): 0}
    rig.sails(1, -2)
    assert Played(A, "deadweight") in rig.told
    assert rig.ship(A).hand == []
    assert rig.state.discards == ["deadweight"]
    assert rig.no(Command("drop_longboat", "mate")) == "WW-110"
    assert rig.no(EndTurn()) == "WW-110"
    rig.sails(1, -1)
    rig.ends()
    assert rig.place(A) == (1, -1)


@pytest.mark.example("WW-E6")
@pytest.mark.rule("WW-R18")
def test_the_step_onto_drift_costs_what_any_step_costs() -> None:
    rig = sky(ship(1, -3, hand="deadweight"), ship(), ship(), wind=5, speed=0, mates=0)
    assert rig.no(Sail(at(1, -2))) == "WW-58"
    rig = sky(ship(1, -3, hand="deadweight fuel"), ship(), ship(), wind=5, speed=1, mates=0)
    assert rig.costs()[1, -2] == 1


@pytest.mark.example("WW-E27")
@pytest.mark.rule("WW-109", "WW-R18")
def test_two_deadweights_cross_two_adjacent_drifts() -> None:
    rig = before_two("deadweight deadweight")
    rig.sails(3, -3)
    assert rig.no(EndTurn()) == "WW-110"
    rig.sails(4, -3)
    assert rig.no(EndTurn()) == "WW-110"
    rig.sails(5, -3)
    assert rig.course.speed == 0
    assert rig.closed("end-turn") is None


@pytest.mark.example("WW-E27")
@pytest.mark.rule("WW-R18")
def test_one_deadweight_is_not_enough_where_the_wind_leads_only_onto_the_next_drift() -> None:
    assert before_two("deadweight").no(Sail(at(3, -3))) == "WW-R18"
    rig = before_two("deadweight", speed=1)
    rig.sails(3, -3)
    assert rig.spaces("sail") == {(3, -4), (4, -4), (3, -2), (2, -2)}


@pytest.mark.rule("WW-R18")
@pytest.mark.parametrize("means", ["fuel", "aerogenerator", "coffee"])
def test_a_card_that_gives_speed_or_turns_the_wind_is_a_way_out(means: str) -> None:
    rig = before_two(f"deadweight {means}")
    rig.sails(3, -3)
    assert rig.no(EndTurn()) == "WW-110"


@pytest.mark.rule("WW-R18")
def test_an_open_ship_speed_order_is_a_way_out_and_a_covered_one_is_not() -> None:
    assert before_two("deadweight", mates=1).no(Sail(at(3, -3))) is None
    assert before_two("deadweight", mates=1, covered=("ship_speed",)).no(Sail(at(3, -3))) == "WW-R18"
    assert before_two("deadweight coffee", covered=("ship_speed",)).no(Sail(at(3, -3))) == "WW-R18"


@pytest.mark.rule("WW-R18")
def test_the_way_out_must_be_unoccupied() -> None:
    rig = sky(ship(1, -3, hand="deadweight"), ship(1, -1), ship(), wind=4, speed=0, mates=0)
    assert rig.no(Sail(at(1, -2))) == "WW-R18"
    rig = sky(ship(1, -3, hand="deadweight"), ship(), ship(), wind=4, speed=0, mates=0, reds=[(1, -1)])
    assert rig.no(Sail(at(1, -2))) == "WW-R18"
    rig = sky(ship(1, -3, hand="deadweight"), ship(boats=[(1, -1)]), ship(), wind=4, speed=0, mates=0, greys=[(1, -1)])
    assert rig.no(Sail(at(1, -2))) is None


@pytest.mark.example("WW-E28")
@pytest.mark.rule("WW-R18")
def test_a_ship_that_cannot_leave_drift_is_put_back_where_the_turn_ends() -> None:
    rig = sky(
        ship(2, -3, morale=4, hand="deadweight"), ship(), ship(), wind=3, speed=1, mates=0, reds=[(3, -2), (0, -5)]
    )  # fmt: skip
    rig.sails(3, -3)
    assert rig.course.speed == 1
    rig.rolls(1, 2, 1, 1, 1, 1, 1)
    rig.sails(3, -2)
    assert (rig.ship(A).morale, rig.ship(A).hold, rig.place(A)) == (2, Cargo(token=1), (3, -3))
    rig.ends()
    assert Sailed(A, at(3, -3), at(2, -3), 0, "put_back") in rig.told
    assert rig.tells(CresterMoved) == [CresterMoved("red", (at(0, -5), at(0, -4), at(1, -4), at(1, -3)))]
    assert (rig.place(A), rig.ship(A).morale, rig.state.scores[A]) == ((2, -3), 1, 1)


@pytest.mark.rule("WW-R18")
def test_a_turn_that_times_out_on_drift_ends_on_the_last_other_space() -> None:
    rig = sky(ship(1, -3, morale=2, hand="deadweight"), ship(), ship(), wind=4)
    rig.sails(1, -2)
    rig.wait()
    assert rig.place(A) == (1, -3)


@pytest.mark.rule("WW-R18", "WW-R21", "WW-241")
def test_a_ship_goes_back_to_the_nearest_free_space_if_a_crester_was_set_onto_the_one_it_left() -> None:
    rig = naturalist(ship(1, -3, hold=Cargo(red=1), hand="deadweight fuel"), ship(), wind=4)
    rig.sails(1, -2)
    rig.researches(1, -3)
    assert marked(rig) == [("red", (1, -3))]
    rig.wait()
    back = rig.tells(Sailed)[0]
    assert back == Sailed(A, at(1, -2), back.to, 0, "put_back")
    assert back.to in rig.state.planet.near[at(1, -2)]
    assert rig.place(A) == rig.where(back.to) != (1, -3)
    assert rig.sees(None).view.ships[A].space == back.to
    rig.discards("fuel")
    assert rig.seat == B, "and the game goes on"
