"""Crew (WW-93, WW-94, WW-114 to WW-120; WW-R48)."""

import pytest

from talewind.games.windward.battle_events import Rolled
from talewind.games.windward.moves import Hire
from talewind.games.windward.pieces import Cargo, Crew

from .skies import A, B, ship, sky

PAIRS: list[tuple[Crew, Crew]] = [("purser", "gas_worker"), ("marine", "sergeant"), ("harpooner", "coxswain")]


@pytest.mark.rule("WW-93", "WW-114")
def test_a_ship_has_three_slots_each_for_one_of_two_crew() -> None:
    rig = sky(ship(gas=4), ship(), ship())
    assert set(rig.choices("hire", "crew")) == {crew for pair in PAIRS for crew in pair}
    rig.hires("purser")
    assert set(rig.choices("hire", "crew")) == {"marine", "sergeant", "harpooner", "coxswain"}
    rig.hires("sergeant", "gas")
    rig.hires("coxswain", "gas")
    assert rig.ship(A).crew == ["purser", "sergeant", "coxswain"]
    assert rig.closed("hire") == "WW-94"


@pytest.mark.rule("WW-94")
@pytest.mark.parametrize("pair", PAIRS)
def test_crew_is_never_changed(pair: tuple[Crew, Crew]) -> None:
    rig = sky(ship(gas=4, crew=pair[0], boats=[None]), ship(), ship())
    assert rig.no(Hire(pair[1], "mate")) == "WW-93"
    assert rig.no(Hire(pair[0], "gas")) == "WW-93"


@pytest.mark.rule("WW-R48")
def test_a_tile_without_copies_left_cannot_be_hired() -> None:
    rig = sky(ship(), ship(crew="marine"), ship(crew="marine"), ship(), ship())
    assert rig.state.crew["marine"] == 1
    rig.hires("marine")
    for _ in range(3):
        rig.ends()
    assert rig.seat == 3
    assert rig.no(Hire("marine", "mate")) == "WW-93"
    assert "sergeant" in rig.choices("hire", "crew")


@pytest.mark.rule("WW-115", "WW-38")
def test_a_purser_has_two_gas_slots_and_a_card_more() -> None:
    rig = sky(ship(4, 0, gas=4, crew="purser"), ship(), ship(), lying={(4, 0): Cargo(gas=4)})
    assert rig.choices("take", "number") == [1, 2]
    rig = sky(ship(hand="fuel fuel fuel fuel fuel", crew="purser"), ship(), ship())
    rig.orders("take_supplies")
    rig.draws(2)
    assert len(rig.ship(A).hand) == 6
    assert rig.in_phase == "Turn"


@pytest.mark.rule("WW-116")
def test_a_gas_worker_has_two_gas_slots_and_draws_one_gas_more_from_a_crester() -> None:
    rig = sky(ship(4, 0, gas=4, morale=1, crew="gas_worker", hold=Cargo(grey=1)), ship(), ship())
    rig.orders("process_crester")
    assert rig.ship(A).gas == 6
    full = sky(ship(hand="fuel fuel fuel fuel fuel", crew="gas_worker"), ship(), ship())
    assert "take_supplies" not in full.choices("command", "order")


def dice(rig_dice: list[Rolled]) -> list[tuple[int, int]]:
    """How many dice each side threw, and its Hits."""
    return [(len(rolled.dice), rolled.hits) for rolled in rig_dice]


@pytest.mark.rule("WW-117")
@pytest.mark.parametrize("crew", ["marine", "sergeant"])
def test_marine_and_sergeant_have_two_cannon_slots(crew: str) -> None:
    rig = sky(ship(cannons=3, gas=3, crew=crew), ship(), ship())
    rig.buys("fill_cannon")
    rig.buys("fill_cannon")
    assert rig.ship(A).cannons == 5
    assert "fill_cannon" not in rig.choices("buy", "service")


@pytest.mark.rule("WW-117")
def test_a_marine_adds_two_hits_against_a_red_crester_only() -> None:
    rig = sky(ship(2, 2, crew="marine", morale=4), ship(), ship(), wind=4, reds=[(2, 3)])
    rig.rolls(1, 2, 1, 1, 1, 1, 1)
    rig.sails(2, 3)
    assert dice(rig.tells(Rolled)) == [(2, 5), (5, 5)]
    assert [rolled.bonus for rolled in rig.tells(Rolled)] == [2, 0], "told apart from the dice"
    rig = sky(ship(2, 2, crew="marine"), ship(2, 3, crew="marine"), ship(), wind=4)
    rig.rolls(1, 2, 2, 1)
    rig.sails(2, 3)
    assert dice(rig.tells(Rolled)) == [(2, 3), (2, 3)]


@pytest.mark.rule("WW-117")
def test_a_marine_helps_a_ship_that_is_attacked_but_no_longboat() -> None:
    rig = sky(ship(2, 2, crew="marine", morale=4), ship(), ship(), reds=[(2, 3)])
    rig.rolls(1, 1, 1, 1, 1, 1, 2)
    rig.ends()
    assert dice(rig.tells(Rolled)) == [(5, 5), (2, 5)]
    rig = sky(ship(crew="marine", boats=[(2, 2)], boat_speed=1), ship(), ship(), greys=[(2, 3)])
    rig.rolls(1, 1)
    rig.rows((2, 2), 2, 3)
    assert dice(rig.tells(Rolled)) == [(1, 1), (1, 1)]


@pytest.mark.rule("WW-118")
def test_a_sergeant_adds_a_die_to_the_attacking_ship() -> None:
    rig = sky(ship(2, 2, crew="sergeant"), ship(2, 3, crew="sergeant"), ship(), wind=4)
    rig.rolls(1, 1, 1, 2, 1)
    rig.sails(2, 3)
    assert dice(rig.tells(Rolled)) == [(3, 3), (2, 3)]
    rig = sky(ship(crew="sergeant", boats=[(2, 2)], boat_speed=1), ship(), ship(), greys=[(2, 3)])
    rig.rolls(1, 1)
    rig.rows((2, 2), 2, 3)
    assert dice(rig.tells(Rolled)) == [(1, 1), (1, 1)]


@pytest.mark.rule("WW-119")
def test_a_harpooner_adds_a_die_to_longboats_that_attack_or_are_attacked() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=1), ship(crew="harpooner", boats=[(2, 3), None]), ship())
    rig.rolls(2, 1, 1)
    rig.rows((2, 2), 2, 3)
    assert dice(rig.tells(Rolled)) == [(1, 2), (2, 2)]
    rig = sky(ship(), ship(crew="harpooner", boats=[(2, 3), None], boat_speed=1), ship(), turn=B, greys=[(2, 2)])
    rig.rolls(1, 1, 2)
    rig.rows((2, 3), 2, 2)
    assert dice(rig.tells(Rolled)) == [(2, 2), (1, 2)]


@pytest.mark.rule("WW-119", "WW-120")
@pytest.mark.parametrize("crew", ["harpooner", "coxswain"])
def test_with_harpooner_or_coxswain_the_second_longboat_comes_aboard(crew: Crew) -> None:
    rig = sky()
    rig.hires(crew)
    assert rig.boats(A) == [None, None]


@pytest.mark.rule("WW-120", "WW-R9")
@pytest.mark.parametrize(("had", "has"), [(0, 1), (7, 8), (8, 8)])
def test_a_coxswain_adds_longboat_speed_where_an_own_turn_begins(had: int, has: int) -> None:
    rig = sky(ship(), ship(crew="coxswain", boats=[None, None], boat_speed=had), ship())
    rig.ends()
    assert (rig.seat, rig.ship(B).boat_speed) == (B, has)
    rig.ends()
    assert rig.ship(B).boat_speed == has
