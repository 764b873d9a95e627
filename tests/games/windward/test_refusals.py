"""Refusals name their rule."""

import pytest

from talewind.games.windward.moves import EndTurn, Jump, LeavePort, PlayBait, Row, Sail
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.turn import MENU
from talewind.kit import Move

from .rigging import SkyRig
from .skies import A, at, ship, sky

POSITIONS: dict[str, SkyRig] = {
    "port": sky(),
    "loaded port": sky(ship(gas=4, hand="fuel bait", hold=Cargo(token=1), cannons=3), ship(), ship()),
    "sky": sky(ship(2, 3), ship(), ship()),
    "becalmed": sky(ship(6, -2), ship(), ship(), wind=3, speed=0, mates=0),
    "zephyr": sky(ship(0, -4, boats=[(0, -4)], boat_speed=1), ship(), ship()),
    "drift": sky(ship(1, -2, hand="fuel"), ship(), ship()),
    "solo": sky(ship(hold=Cargo(red_tooth=1))),
    "coop": sky(ship(2, 3, hand="bait"), ship(), mode="coop"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_kind_of_move_that_is_closed_names_a_rule(name: str) -> None:
    rig = POSITIONS[name]
    ask = rig.ask(A)
    kinds = {tag for tag, _ in MENU}
    assert rig.offered(A) | ask.closed.keys() == kinds
    assert rig.offered(A).isdisjoint(ask.closed)
    assert all(rule.startswith("WW-") for rule in ask.closed.values())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_space_that_is_not_offered_is_refused_by_a_rule(name: str) -> None:
    rig = POSITIONS[name]
    far, boat = at(-6, 6), rig.ship(A).boats[0].space or 0
    moves: list[Move] = [Sail(far), Jump(far), LeavePort(far), Row(boat, far), PlayBait(far)]
    for move in moves:
        assert (rig.no(move) or "").startswith("WW-"), move


def test_a_turn_is_not_ended_while_another_question_is_open() -> None:
    rig = sky()
    rig.orders("take_supplies")
    assert rig.no(EndTurn()) == "kit-not-offered"
    battle = sky(ship(2, 2, cannons=1), ship(2, 3), ship(), wind=4)
    battle.sails(2, 3)
    assert battle.no(EndTurn()) == "kit-not-offered"
