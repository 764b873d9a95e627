"""Co-op: setting up, captains among themselves, Lives, port (WW-204 to WW-228; WW-R90, WW-R91, WW-R97, WW-R97a, WW-R115)."""

import pytest

from talewind.games.windward.battle_events import MoraleChanged
from talewind.games.windward.moves import Buy, LeavePort, Row, Sail, TradeTeeth
from talewind.games.windward.night_events import LifeLost, PortRaided
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.pieces import Cargo
from talewind.kit import in_force

from .modes import STARTS, over, team, ways
from .skies import HOME, A, B, C, fresh_table, ship


@pytest.mark.rule("WW-204", "WW-206", "WW-207", "WW-209", "WW-211")
def test_a_team_of_two_to_four_begins_with_two_cards_each_and_all_cresters_on_the_planet() -> None:
    for seats in (2, 3, 4):
        rig = fresh_table(seats, mode="coop", tile_order="printed")
        assert [len(captain.hand) for captain in rig.state.ships] == [2] * seats
        assert (rig.state.lives, rig.state.white_lives) == (seats, seats)
        assert set(rig.alive("grey")) == {(1, -3), (5, -3), (2, 2), (-1, 4), (-5, 2), (-3, -3)}
        assert set(rig.alive("red")) == set(STARTS)
    # The First Player, the wind, and the White Crester's Territory.
    rig = fresh_table(2, mode="coop", tile_order="printed", rolls={"wind": [6, 5, 1, 4]})
    assert rig.alive("white") == [(0, 6)]


@pytest.mark.rule("WW-204")
def test_a_team_plays_on_the_large_planet() -> None:
    rig = fresh_table(2)
    assert in_force(rig.game, SkyOptions(mode="coop", planet="small")).planet == "large"


@pytest.mark.rule("WW-R97a", "WW-211")
@pytest.mark.parametrize(("relief", "lives"), [("none", 3), ("head_start", 3), ("extra_life", 4), ("both", 4)])
def test_relief_may_give_the_captains_a_life_more(relief: str, lives: int) -> None:
    rig = fresh_table(3, mode="coop", coop_relief=relief)
    assert (rig.state.lives, rig.state.white_lives) == (lives, 3)


@pytest.mark.rule("WW-R97a")
@pytest.mark.parametrize(("relief", "steps"), [("none", 6), ("head_start", 0), ("extra_life", 6), ("both", 0)])
def test_relief_may_keep_the_white_one_still_in_everybody_s_first_turn(relief: str, steps: int) -> None:
    for turn, number, expected in ((A, 1, steps), (C, 1, steps), (A, 2, 6)):
        captains = [ship(-1, 0, hand="fuel"), ship(), ship(-1, 1, hand="fuel")]
        rig = team(*captains, white=(6, -6), turn=turn, round=number, coop_relief=relief)
        rig.ends()
        rig.discards("fuel")
        assert [len(way) - 1 for way in ways(rig)] == [expected] * bool(expected)


@pytest.mark.rule("WW-213")
def test_no_captain_enters_a_space_with_another_s_piece_of_the_same_elevation() -> None:
    rig = team(ship(2, 0, boats=[(3, 1)], boat_speed=1), ship(3, 0), ship(1, 0, boats=[(4, 0)]), wind=3, turn=A)
    assert rig.no(Sail(rig.space(3, 0))) == "WW-213"
    assert rig.no(Row(rig.space(3, 1), rig.space(4, 0))) == "WW-213"
    rig.rows((3, 1), 3, 0)  # under Ben's ship
    rig = team(ship(), ship(1, 0), ship())
    assert rig.no(LeavePort(rig.space(1, 0))) == "WW-213"


@pytest.mark.rule("WW-214", "WW-226")
def test_only_one_captain_takes_part_in_a_battle() -> None:
    team_mate = ship(3, 1, hand="harpoon harpoon", cannons=3)
    rig = team(ship(2, 0, cannons=1, hand="harpoon"), team_mate, ship(hand="harpoon"), white=(3, 0), wind=3)
    asked = list[int]()
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    while rig.in_phase == "Battle":
        asked += rig.asked()
        rig.fires(1) if "fire" in rig.offered(A) else rig.boosts()
    assert asked == [A, A]
    assert rig.state.white_lives == 2


@pytest.mark.rule("WW-215", "WW-216", "WW-225", "WW-226", "WW-R91")
@pytest.mark.example("WW-E23")
def test_the_white_one_at_port_costs_the_resting_captain_the_ship_and_the_team_one_life() -> None:
    hold = Cargo(grey_tooth=1)
    crew = "sergeant"
    captains = (ship(morale=3, hold=hold), ship(morale=3, hold=hold, gas=2), ship(cannons=5, crew=crew, hand="fuel"))
    rig = team(*captains, white=(0, -5), turn=B, difficulty="easy")
    rig.ends()
    assert ways(rig)[0] == ((0, -5), (0, -4), (0, -3), (0, -2), (0, -1), HOME)
    assert rig.tells(PortRaided) == [PortRaided(B)]
    ben = rig.ship(B)
    assert (ben.morale, ben.hold, ben.gas, rig.place(B)) == (1, Cargo(grey_tooth=1, token=1), 2, HOME)
    assert (rig.ship(A).morale, rig.ship(A).hold) == (3, hold), "other ships At Port are unaffected"
    assert (rig.state.lives, rig.tells(LifeLost)) == (2, [LifeLost(2)])
    assert (rig.alive("white"), rig.seat) == ([(0, -1)], C)
    rig.leaves(0, -1)
    rig.rolls(3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    rig.fires(5)
    rig.boosts()
    assert rig.state.white_lives == 2
    rig.places(6, 0)
    assert rig.alive("white") == []
    rig.ends()
    rig.discards("fuel")
    assert (rig.alive("white"), rig.seat, rig.in_phase) == ([(6, 0)], A, "Turn")


@pytest.mark.rule("WW-215", "WW-217")
def test_a_ship_at_port_that_the_white_one_does_not_reach_gains_morale_after_its_move() -> None:
    rig = team(ship(morale=2), ship(), white=(0, -6), difficulty="easy")
    rig.ends()
    assert ways(rig) == [((0, -6), (0, -5), (0, -4), (0, -3), (0, -2), (0, -1))]
    kinds = [type(event).__name__ for event in rig.told]
    assert kinds.index("CresterMoved") < kinds.index("MoraleChanged")
    assert rig.tells(MoraleChanged) == [MoraleChanged(A, 3, "WW-217")]


@pytest.mark.rule("WW-216", "WW-228")
def test_the_last_life_of_the_captains_loses_the_game() -> None:
    rig = team(ship(morale=3), ship(), white=(0, -1))
    rig.state.lives = 1
    rig.ends()
    assert over(rig) == (False, "WW-228")


@pytest.mark.rule("WW-205", "WW-226", "WW-228")
def test_the_last_life_of_the_white_one_wins_the_game_for_all() -> None:
    rig = team(ship(2, 0, cannons=5, crew="sergeant"), ship(), ship(), white=(3, 0), wind=3)
    rig.state.white_lives = 1
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    rig.fires(5)
    assert over(rig) == (True, "WW-228")
    assert rig.state.winners == (A, B, C)


@pytest.mark.rule("WW-R97")
def test_the_battle_s_result_comes_first_where_both_sides_lives_would_end() -> None:
    rig = team(ship(), ship())
    rig.state.decide(True, "WW-228")
    rig.state.decide(False, "WW-228")
    assert rig.state.won


@pytest.mark.rule("WW-225", "WW-R115", "WW-R94")
def test_every_lost_ship_costs_a_life_and_a_lost_battle_alone_does_not() -> None:
    for morale, lives in ((4, 3), (3, 2)):
        rig = team(ship(2, 0, morale=morale), ship(), ship(), reds=[(3, 0)], white=(6, -6), wind=3)
        rig.rolls(1, 1, 1, 1, 1, 1, 1)
        rig.sails(3, 0)
        assert rig.state.lives == lives
        assert rig.alive("white") == [(6, -6)], "a turn that ends without a Rest moves nobody"
    rig = team(ship(5, 1, morale=1), ship(), ship())
    rig.ends()
    assert (rig.state.lives, rig.place(A)) == (2, HOME), "starved"


@pytest.mark.rule("WW-223")
def test_neither_reds_nor_greys_are_replaced() -> None:
    boats = ship(2, 0, cannons=3, boats=[(1, 2)], boat_speed=1)
    rig = team(boats, ship(), ship(), reds=[(3, 0)], greys=[(2, 2)], wind=3)
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(3)
    rig.rolls(2, 1)
    rig.rows((1, 2), 2, 2)
    assert (rig.in_phase, rig.alive("red"), rig.alive("grey"), rig.towing()) == ("Turn", [], [], [(2, 2)])


@pytest.mark.rule("WW-224", "WW-R88", "WW-R90")
def test_teeth_bring_gas_and_notoriety_is_not_used() -> None:
    rig = team(ship(1, 0, hold=Cargo(grey_tooth=1, red_tooth=1), crew="purser", hand="fuel"), ship())
    assert rig.closed("trade-teeth") == "WW-224"
    rig.enters()
    assert rig.ship().hold == Cargo(grey_tooth=1, red_tooth=1)
    rig.act(TradeTeeth(1, 1))
    assert (rig.ship().gas, rig.ship().hold) == (6, Cargo()), "3 and 4, of which one finds no slot"
    assert rig.no(Buy("notoriety")) == "WW-R88"
    rig.leaves(0, -1)
    rig.ends()
    rig.discards("fuel")
    assert rig.state.scores == [0, 0], "nothing for a night At Sky"
