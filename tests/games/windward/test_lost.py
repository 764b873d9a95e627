"""Ships that are Lost (WW-153 to WW-163; WW-R59, WW-R65 to WW-R70)."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import Looted, ShipLost, TokenTaken
from talewind.games.windward.events import EndTriggered, TeethTraded, TurnBegan, VoyageEnded
from talewind.games.windward.moves import Loot
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Cargo

from .rigging import SkyRig
from .skies import A, B, C, at, ship, sky


def raid(hold: Cargo, mine: Cargo | None = None, **ben: Any) -> SkyRig:
    """Ana's ship beats Ben's, which has Morale 2, by 7 to 4 (with one Cannon)."""
    rig = sky(
        ship(2, 0, cannons=1, hold=mine or Cargo()), ship(3, 0, morale=2, hold=hold, **ben), ship(), false_flag=False
    )
    rig.rolls(3, 3, 1, 2, 2)
    rig.sails(3, 0)
    rig.fires(1)
    while rig.offered(rig.asked()[0]) & {"boost", "fire"}:
        rig.boosts() if "boost" in rig.offered(rig.asked()[0]) else rig.fires(0)
    return rig


@pytest.mark.rule("WW-155", "WW-157", "WW-159", "WW-160", "WW-161", "WW-162", "WW-R55")
@pytest.mark.example("WW-E9")
def test_the_winner_takes_the_crester_and_half_of_the_rest_rounded_up() -> None:
    hold = Cargo(grey=1, red_tooth=1, grey_tooth=1, token=1)
    rig = raid(hold, gas=3, cannons=2, crew="marine", hand="fuel bait")
    assert (rig.asked(), rig.offered(A), rig.ship(A).hold) == ([A], {"loot"}, Cargo(grey=1))
    assert rig.no(Loot(("red_tooth",))) == rig.no(Loot(("red_tooth", "grey_tooth", "token"))) == "WW-155"
    rig.loots("red_tooth", "grey_tooth")
    assert rig.tells(Looted) == [Looted(A, B, ("red_tooth", "grey_tooth"))]
    ben = rig.ship(B)
    assert (rig.ship(A).hold, ben.hold) == (Cargo(grey=1, red_tooth=1, grey_tooth=1), Cargo(token=2))
    assert (ben.morale, ben.at_port, ben.gas, ben.cannons, ben.crew) == (1, True, 3, 2, ["marine"])
    assert ben.hand == ["fuel", "bait"]
    assert (rig.place(A), rig.in_phase, rig.asked()) == ((3, 0), "Turn", [A])


@pytest.mark.rule("WW-157", "WW-158", "WW-R67")
@pytest.mark.example("WW-E9")
def test_teeth_that_the_winner_did_not_choose_are_traded_at_the_start_of_the_losers_next_turn() -> None:
    rig = raid(Cargo(grey=1, red_tooth=1, grey_tooth=1, token=1))
    rig.loots("grey_tooth", "token")
    assert (rig.ship(B).hold, rig.state.scores) == (Cargo(red_tooth=1, token=1), [0, 0, 0])
    rig.state.ships[A].morale = 4
    rig.ends()
    assert (rig.seat, rig.tells(TeethTraded)) == (B, [TeethTraded(B, 0, 1)])
    assert (rig.ship(B).hold, rig.state.scores[B]) == (Cargo(token=1), 4)


@pytest.mark.rule("WW-R67")
def test_they_are_traded_before_the_coxswain_and_may_trigger_the_end() -> None:
    rig = sky(ship(), ship(hold=Cargo(red_tooth=1), crew="coxswain"), ship(), scores=[0, 11, 0])
    rig.ends()
    came = [type(event) for event in rig.told if isinstance(event, TurnBegan | TeethTraded | EndTriggered)]
    assert came == [TurnBegan, TeethTraded, EndTriggered]
    assert (rig.state.trigger, rig.asked(), rig.ship(B).boat_speed) == (B, [B], 1)


@pytest.mark.rule("WW-R67")
def test_they_bring_nothing_if_the_game_ends_before_that_turn() -> None:
    rig = sky(ship(), ship(hold=Cargo(red_tooth=1)), scores=[8, 12])
    rig.state.trigger = B
    rig.ends()
    assert (rig.tells(VoyageEnded)[0].winners, rig.state.scores) == ((B,), [8, 12])
    assert not rig.tells(TeethTraded)


@pytest.mark.rule("WW-156")
@pytest.mark.parametrize("mine", [Cargo(grey=1), Cargo(red=1)])
def test_a_winner_with_a_crester_leaves_the_losers_on_the_space(mine: Cargo) -> None:
    rig = raid(Cargo(red=1, token=1), mine)
    assert rig.ship(A).hold == mine + Cargo(token=1)
    assert (rig.lies(3, 0), rig.ship(B).hold) == (Cargo(red=1), Cargo(token=1))


@pytest.mark.rule("WW-R65")
@pytest.mark.parametrize(("items", "taken"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_is_counted_without_the_crester_and_before_the_consolation(items: int, taken: int) -> None:
    rig = raid(Cargo(red=1, token=items))
    assert (rig.ship(A).hold, rig.ship(B).hold) == (Cargo(red=1, token=taken), Cargo(token=items - taken + 1))


@pytest.mark.rule("WW-155")
def test_silence_takes_red_teeth_then_grey_teeth_then_tokens() -> None:
    rig = raid(Cargo(red_tooth=1, grey_tooth=2, token=2))
    assert rig.ask(A).otherwise == Loot(("red_tooth", "grey_tooth", "grey_tooth"))
    rig.wait()
    assert rig.ship(A).hold == Cargo(red_tooth=1, grey_tooth=2)


@pytest.mark.rule("WW-R66", "WW-163")
def test_a_defender_that_sinks_its_attacker_plunders_it_off_turn() -> None:
    rig = sky(ship(2, 0, hold=Cargo(red=1, red_tooth=1, grey_tooth=1)), ship(3, 0), ship())
    rig.rolls(1, 1, 3, 3)
    rig.sails(3, 0)
    assert (rig.asked(), rig.ship(B).hold) == ([B], Cargo(red=1))
    rig.loots("red_tooth")
    assert (rig.ship(B).hold, rig.ship(A).hold) == (Cargo(red=1, red_tooth=1), Cargo(grey_tooth=1, token=1))
    assert (rig.ship(A).at_port, rig.place(B), rig.seat) == (True, (3, 0), B)
    assert rig.lies(3, 0) == Cargo()


@pytest.mark.rule("WW-153", "WW-154", "WW-160", "WW-161", "WW-162", "WW-R57", "WW-R59")
@pytest.mark.example("WW-E10")
def test_lost_to_a_red_crester_the_hold_stays_on_the_space() -> None:
    rig = sky(ship(), ship(2, -1, morale=2, hand="fuel", hold=Cargo(grey_tooth=1)), ship(), turn=B, reds=[(4, -1)])
    rig.ends()
    rig.rolls(2, 1, 3, 1, 2, 1, 2)
    rig.discards("fuel")
    assert [rig.where(space) for space in rig.tells(CresterMoved)[0].path] == [(4, -1), (4, -2), (3, -2), (2, -1)]
    assert rig.tells(ShipLost) == [ShipLost(B, at(2, -1), "WW-154")]
    assert (rig.lies(2, -1), rig.alive("red")) == (Cargo(grey_tooth=1), [(2, -1)])
    assert (rig.ship(B).at_port, rig.ship(B).morale, rig.ship(B).hold) == (True, 1, Cargo(token=1))
    assert (rig.state.scores, rig.seat) == ([0, 0, 0], C)


@pytest.mark.rule("WW-153", "WW-154", "WW-168", "WW-R59")
@pytest.mark.example("WW-E13")
def test_a_ship_that_starves_is_lost_and_no_crester_moves() -> None:
    rig = sky(ship(4, 0, hold=Cargo(red_tooth=1)), ship(), ship(), reds=[(5, 1)])
    rig.ends()
    assert rig.tells(ShipLost) == [ShipLost(A, at(4, 0), "WW-168")]
    assert (rig.lies(4, 0), rig.ship().at_port, rig.ship().morale) == (Cargo(red_tooth=1), True, 1)
    assert rig.ship().hold == Cargo(token=1)
    assert (rig.alive("red"), rig.tells(CresterMoved), rig.state.scores, rig.seat) == ([(5, 1)], [], [0, 0, 0], B)


@pytest.mark.rule("WW-159")
def test_gas_cannons_crew_and_cards_are_never_lost_with_a_ship() -> None:
    rig = sky(ship(4, 0, gas=3, cannons=2, crew="sergeant", hand="fuel"), ship(), ship())
    rig.ends()
    rig.loses_morale()
    lost = rig.ship()
    assert (lost.at_port, lost.gas, lost.cannons, lost.crew, lost.hand) == (True, 3, 2, ["sergeant"], ["fuel"])


@pytest.mark.rule("WW-163", "WW-R68")
def test_a_ship_lost_in_its_own_turn_ends_it_without_rest_or_crester_moves() -> None:
    rig = sky(ship(2, 0, hand="coffee", cannons=0), ship(), ship(), reds=[(3, 0), (2, 2)], mates=0, covered=["morale"])
    rig.rolls(1, 1, 2, 2, 2, 2, 2)
    rig.sails(3, 0)
    rig.unboosted()
    assert (rig.ship().morale, rig.ship().at_port, rig.seat, rig.asked()) == (1, True, B, [B])
    assert (rig.alive("red"), rig.tells(CresterMoved), rig.state.scores) == ([(3, 0), (2, 2)], [], [0, 0, 0])
    assert (rig.course.mates, rig.course.covered, rig.ship(A).hand) == (2, [], ["coffee"])


@pytest.mark.rule("WW-R59")
@pytest.mark.parametrize("morale", [1, 4])
def test_a_loser_gets_exactly_one_token_for_a_battle(morale: int) -> None:
    rig = sky(ship(2, 0), ship(3, 0, morale=morale), ship())
    rig.rolls(2, 2, 1, 1)
    rig.sails(3, 0)
    assert (len(rig.tells(TokenTaken)), rig.ship(A).hold.token, rig.ship(B).hold.token) == (1, 0, 1)


@pytest.mark.rule("WW-R69")
def test_longboats_at_sky_stay_there_with_what_they_tow() -> None:
    rig = sky(ship(4, 0, boats=[(2, 2)], towing=[(5, 1)], crew="coxswain"), ship(), ship())
    rig.ends()
    assert (rig.ship().at_port, rig.boats(), rig.towing()) == (True, [(2, 2), (5, 1)], [(5, 1)])


@pytest.mark.rule("WW-R70")
def test_a_ship_lost_in_anothers_turn_costs_its_captain_nothing_more() -> None:
    rig = raid(Cargo())
    assert (rig.seat, rig.in_phase) == (A, "Turn"), "it is still Ana's turn"
    rig.state.ships[A].morale = 4
    rig.ends()
    assert (rig.seat, rig.asked(), rig.course.speed, rig.course.mates) == (B, [B], 4, 2)
    assert {"leave-port", "end-turn"} <= rig.offered(B)


@pytest.mark.rule("WW-154")
def test_a_lost_ships_grey_crester_is_towed_by_a_longboat_on_the_space() -> None:
    rig = sky(ship(4, 0, boats=[(4, 0)], hold=Cargo(grey=1, token=2)), ship(), ship())
    rig.ends()
    assert (rig.towing(), rig.lies(4, 0)) == ([(4, 0)], Cargo(token=2))
