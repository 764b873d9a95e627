"""Purchases At Port (WW-29, WW-95 to WW-101; WW-R35)."""

import pytest

from talewind.games.windward.moves import Buy, Hire

from .skies import A, ship, sky


@pytest.mark.rule("WW-95", "WW-29")
def test_a_captain_buys_at_port_as_often_as_the_gas_lasts() -> None:
    rig = sky(ship(gas=4, morale=1), ship(), ship())
    for gas in (3, 2, 1):
        rig.buys("rum")
        assert rig.ship(A).gas == gas
    rig.buys("fill_cannon")
    assert (rig.ship(A).morale, rig.ship(A).cannons, rig.ship(A).gas) == (4, 1, 0)
    assert rig.no(Buy("rum")) == "WW-95"


@pytest.mark.rule("WW-95", "WW-29")
def test_nothing_is_bought_at_sky() -> None:
    rig = sky(ship(1, 0, gas=4), ship(), ship())
    assert rig.no(Buy("rum")) == "WW-95"
    assert rig.no(Hire("marine", "gas")) == "WW-81"


@pytest.mark.rule("WW-96")
def test_one_gas_fills_a_cannon() -> None:
    rig = sky(ship(gas=1), ship(), ship())
    rig.buys("fill_cannon")
    assert (rig.ship(A).cannons, rig.ship(A).gas) == (1, 0)
    full = sky(ship(gas=2, cannons=3), ship(), ship())
    assert full.no(Buy("fill_cannon")) == "WW-92"


@pytest.mark.rule("WW-97")
def test_two_gas_hire_crew() -> None:
    rig = sky(ship(gas=3), ship(), ship())
    rig.hires("marine", "gas")
    assert (rig.ship(A).crew, rig.ship(A).gas) == (["marine"], 1)
    assert rig.no(Hire("purser", "gas")) == "WW-78"


@pytest.mark.example("WW-E39")
@pytest.mark.rule("WW-98", "WW-36", "WW-R37")
@pytest.mark.parametrize(("had", "has"), [(1, 2), (4, 4)])
def test_rum_for_one_gas_adds_one_morale(had: int, has: int) -> None:
    rig = sky(ship(gas=1, morale=had), ship(), ship())
    rig.buys("rum")
    assert (rig.ship(A).morale, rig.ship(A).gas) == (has, 0)


@pytest.mark.rule("WW-99", "WW-23", "WW-24")
def test_two_gas_are_one_notoriety() -> None:
    rig = sky(ship(gas=3), ship(), ship(), scores=[15, 2, 3])
    rig.buys("notoriety")
    assert (rig.state.scores, rig.ship(A).gas) == ([16, 2, 3], 1)
    assert rig.no(Buy("notoriety")) == "WW-95"


@pytest.mark.rule("WW-100")
def test_one_gas_buys_three_cards() -> None:
    rig = sky(ship(gas=1), ship(), ship())
    rig.buys("supplies")
    rig.draws(1, 2, 3)
    assert rig.ship(A).hand == ["fuel", "harpoon", "coffee"]
    assert rig.in_phase == "Turn"
    full = sky(ship(gas=1, hand="fuel fuel fuel fuel fuel"), ship(), ship())
    assert full.no(Buy("supplies")) == "WW-38"


@pytest.mark.rule("WW-101", "WW-R35")
def test_a_purchase_uses_no_mate_and_covers_nothing() -> None:
    rig = sky(ship(gas=4), ship(), ship())
    rig.buys("fill_cannon")
    rig.hires("marine", "gas")
    assert (rig.course.mates, rig.course.covered) == (2, [])
    rig.orders("fill_cannon")
    rig.hires("purser")
    rig.buys("fill_cannon")  # although the Order is covered
    assert rig.ship(A).cannons == 3
