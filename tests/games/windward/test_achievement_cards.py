"""Each Achievement card, scored (WW-251; WW-R109)."""

from collections.abc import Callable

import pytest

from talewind.games.windward.pieces import Achievement, Cargo

from .achieving import with_cards
from .rigging import SkyRig
from .skies import A, ship

TEETH = Cargo(grey_tooth=1)


def crew() -> SkyRig:
    rig = with_cards("full_complement", captains=(ship(crew="purser marine"), ship()))
    rig.hires("coxswain")
    return rig


def tanks() -> SkyRig:
    rig = with_cards("full_tanks", captains=(ship(4, 0, crew="purser", gas=4), ship()), pockets=True)
    rig.takes("gas")
    assert rig.state.scores[A] == 0, "five are not enough"
    rig.takes("gas")
    return rig


def territories() -> SkyRig:
    rig = with_cards("globe_trotter", captains=(ship(1, 0), ship()))
    rig.sails(1, -1, 0, -1)
    assert rig.state.scores[A] == 0, "three Territories"
    rig.sails(-1, 0)
    return rig


def pockets() -> SkyRig:
    rig = with_cards("prospector", captains=(ship(3, 0), ship()), pockets=True, wind=3)
    rig.ship().pockets = [rig.space(3, -6), rig.space(6, -1)]
    rig.sails(4, 0)
    assert rig.state.scores[A] == 0
    rig.takes("gas")
    return rig


def teeth() -> SkyRig:
    rig = with_cards("matched_set", captains=(ship(3, 0, hold=TEETH), ship()), lying={(3, 0): Cargo(red_tooth=1)})
    rig.takes("red_tooth")
    return rig


def knuckle() -> SkyRig:
    captains = (ship(2, 0, hand="harpoon harpoon", cannons=1), ship())
    rig = with_cards("bare_knuckle", captains=captains, reds=[(3, 0)], wind=3)
    rig.sails(3, 0)
    rig.rolls(3, 3, 1, 1, 1, 1, 1)
    rig.fires(0)
    rig.boosts()
    rig.places(6, 0)
    return rig


def tide() -> SkyRig:
    captains = (ship(2, 0, cannons=3, hand="fuel"), ship())
    rig = with_cards("red_tide", captains=captains, reds=[(3, 0), (5, 0)], wind=3)
    rig.sails(3, 0)
    rig.rolls(3, 3, 1, 1, 1, 1, 1)
    rig.fires(0)
    rig.boosts()
    rig.places(1, 5)
    assert rig.state.scores[A] == 0
    rig.ends()
    rig.rolls(1, 1, 1, 1, 1, 3, 3)
    rig.discards("fuel")
    rig.fires(0)
    rig.places(6, 0)
    rig.state.scores[A] -= 1  # of the Rest
    return rig


def buccaneer() -> SkyRig:
    rig = with_cards("buccaneer", captains=(ship(2, 0), ship(3, 0, morale=4)), wind=3)
    rig.rolls(3, 3, 2, 2)
    rig.sails(3, 0)
    return rig


def duel() -> SkyRig:
    rig = with_cards("boat_duel", captains=(ship(boats=[(3, 0)], boat_speed=1), ship(boats=[(4, 0)])))
    rig.rolls(3, 1)
    rig.rows((3, 0), 4, 0)
    return rig


def spirits() -> SkyRig:
    rig = with_cards("high_spirits", captains=(ship(3, 0, morale=4, hand="fuel"), ship()))
    rig.ends()
    rig.discards("fuel")
    rig.state.scores[A] -= 1  # of the Rest
    return rig


def haul() -> SkyRig:
    rig = with_cards("long_haul", captains=(ship(3, 0, hand="fuel"), ship()))
    rig.ship().nights = 3
    rig.ends()
    rig.discards("fuel")
    rig.state.scores[A] -= 1
    return rig


@pytest.mark.rule("WW-251", "WW-R109")
@pytest.mark.parametrize(
    ("card", "played", "high"),
    [
        ("full_complement", crew, 2), ("full_tanks", tanks, 2), ("globe_trotter", territories, 2),
        ("prospector", pockets, 3), ("matched_set", teeth, 3), ("bare_knuckle", knuckle, 3), ("buccaneer", buccaneer, 3),
        ("red_tide", tide, 4), ("boat_duel", duel, 3), ("high_spirits", spirits, 2), ("long_haul", haul, 3),
    ],
)  # fmt: skip
def test_each_card_is_scored_when_its_condition_is_met(
    card: Achievement, played: Callable[[], SkyRig], high: int
) -> None:
    rig = played()
    assert rig.state.achievements[card] == [A]
    assert rig.state.scores[A] == high
