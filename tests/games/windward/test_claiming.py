"""Achievements: who claims, and when (WW-R108)."""

from typing import Any

import pytest

from talewind.games.windward.events import Achieved
from talewind.games.windward.moves import Claim
from talewind.games.windward.pieces import Achievement
from talewind.kit import Pass

from .achieving import with_cards
from .rigging import SkyRig
from .skies import A, B, C, ship

ARMED: dict[str, Any] = {"crew": "marine", "cannons": 4, "gas": 3}


def asked() -> SkyRig:
    """Ana has filled her fifth Cannon, and is asked."""
    captains = (ship(**ARMED), ship(**ARMED))
    rig = with_cards("broadside", captains=captains, achievement_claim="ask")
    rig.orders("fill_cannon")
    assert (rig.in_phase, rig.asked(), rig.offered(A)) == ("Claiming", [A], {"claim", "pass"})
    return rig


@pytest.mark.rule("WW-R108")
def test_by_option_the_captain_is_asked() -> None:
    rig = asked()
    rig.answers(Claim("broadside"))
    assert (rig.state.scores, rig.in_phase) == ([2, 0], "Turn")
    rig = asked()
    rig.wait()
    assert rig.state.scores == [2, 0], "silence claims"


@pytest.mark.rule("WW-R108")
def test_a_declined_card_can_be_claimed_while_its_condition_holds() -> None:
    rig = asked()
    rig.answers(Pass())
    assert (rig.in_phase, rig.state.scores) == ("Turn", [0, 0])
    rig.buys("rum")
    assert rig.in_phase == "Turn", "not asked again while the condition goes on"
    rig.ends()
    rig.orders("fill_cannon")
    rig.answers(Claim("broadside"))
    assert rig.state.scores == [0, 2], "the high number was still free"
    rig.ends()
    rig.act(Claim("broadside"))
    assert rig.state.scores == [1, 2]
    assert rig.no(Claim("broadside")) == "WW-R108"


@pytest.mark.rule("WW-R108")
def test_a_declined_condition_that_ended_is_asked_about_when_it_comes_true_again() -> None:
    rig = asked()
    rig.answers(Pass())
    rig.state.ships[A].cannons = 4
    rig.buys("rum")
    assert rig.no(Claim("broadside")) == "WW-R108"
    rig.buys("fill_cannon")
    assert rig.in_phase == "Claiming"


def knuckles() -> SkyRig:
    """Ana has won her second Battle of the turn without Cannons."""
    captains = (ship(2, 0), ship(), ship())
    cards: tuple[Achievement, ...] = ("bare_knuckle", "red_tide")
    rig = with_cards(*cards, captains=captains, achievement_claim="ask", reds=[(3, 0), (4, 0)], wind=3)
    rig.rolls(3, 3, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.places(3, 1)
    rig.answers(Pass())
    rig.rolls(3, 3, 1, 1, 1, 1, 1)
    rig.sails(4, 0)
    rig.places(6, 0)
    return rig


@pytest.mark.rule("WW-R108")
def test_event_cards_are_asked_about_each_time_and_all_that_one_battle_brings() -> None:
    rig = knuckles()
    assert rig.choices("claim", "card") == ["bare_knuckle"], "it has happened again"
    rig.answers(Pass())
    assert rig.choices("claim", "card") == ["red_tide"], "of the same Battle"
    rig.answers(Claim("red_tide"))
    assert (rig.in_phase, rig.state.scores) == ("Turn", [4, 0, 0])
    assert rig.no(Claim("bare_knuckle")) == "WW-R108", "not as an action"


@pytest.mark.rule("WW-R108")
@pytest.mark.parametrize("claim", ["auto", "ask"])
def test_of_several_the_active_captain_comes_first_and_then_clockwise(claim: str) -> None:
    captains = (ship(**ARMED), ship(**ARMED), ship(**ARMED))
    rig = with_cards("broadside", captains=captains, achievement_claim=claim, turn=B)
    for captain in rig.state.ships:
        captain.cannons = 5
    rig.buys("rum")
    if claim == "auto":
        assert rig.tells(Achieved) == [Achieved(seat, "broadside") for seat in (B, C, A)]
    else:
        for seat in (B, C, A):
            assert rig.asked() == [seat]
            rig.answers(Claim("broadside"))
    assert rig.state.scores == [1, 2, 1]
    assert rig.asked() == [B]


@pytest.mark.rule("WW-R108", "WW-R73")
def test_a_claim_in_the_rest_ends_the_turn_as_usual() -> None:
    captains = (ship(3, 0, morale=4, hand="fuel"), ship())
    rig = with_cards("high_spirits", "long_haul", captains=captains, achievement_claim="ask")
    rig.ship().nights = 3
    rig.ends()
    rig.discards("fuel")
    rig.answers(Claim("high_spirits"))
    assert rig.choices("claim", "card") == ["long_haul"]
    rig.answers(Pass())
    assert (rig.seat, rig.in_phase, rig.state.scores) == (B, "Turn", [3, 0])
