"""How a Battle ends: ties, retreats, beaten ships and Longboats (WW-136 to WW-145; WW-R21a, WW-R54 to WW-R59)."""

import pytest

from talewind.games.windward.battle_events import BattleOver, Looted, MoraleChanged, ShipLost, TokenTaken
from talewind.games.windward.events import Achieved, EndTriggered, Sailed
from talewind.games.windward.moves import LeavePort, Row, Sail
from talewind.games.windward.night_events import WhiteArrived
from talewind.games.windward.pieces import Cargo
from talewind.kit import Scored

from .skies import A, B, C, at, ship, sky


@pytest.mark.rule("WW-136", "WW-137", "WW-138", "WW-139")
@pytest.mark.example("WW-E7")
def test_ships_that_tie_take_a_token_each_and_the_attacker_is_back_at_port() -> None:
    rig = sky(ship(), ship(1, 0), ship())
    rig.rolls(1, 3, 2, 2)
    rig.leaves(1, 0)
    assert [over.winner for over in rig.tells(BattleOver)] == ["nobody"]
    assert (rig.ship(A).at_port, rig.course.speed, rig.place(B)) == (True, 3, (1, 0))
    assert rig.tells(TokenTaken) == [TokenTaken(A, "WW-137"), TokenTaken(B, "WW-137")]
    assert (rig.ship(A).hold, rig.ship(B).hold) == (Cargo(token=1), Cargo(token=1))
    assert (rig.in_phase, rig.asked(), rig.ship(B).morale) == ("Turn", [A], 1)
    assert rig.no(LeavePort(at(1, 0))) == "WW-138"
    rig.leaves(0, 1)
    assert rig.place() == (0, 1), "the turn goes on"
    assert rig.no(Sail(at(1, 0))) == "WW-138", "closed from any side"


@pytest.mark.rule("WW-136", "WW-137")
@pytest.mark.parametrize("foe", ["red", "grey"])
def test_an_attacker_that_ties_with_a_crester_goes_back_with_a_token(foe: str) -> None:
    reds, greys = [(3, 0)] * (foe == "red"), [(3, 0)] * (foe == "grey")
    rig = sky(ship(2, 0, boats=[(2, 0)], boat_speed=1), ship(), ship(), reds=reds, greys=greys)
    if foe == "red":
        rig.rolls(3, 2, 1, 1, 1, 1, 1)
        rig.sails(3, 0)
    else:
        rig.rolls(2, 2)
        rig.rows((2, 0), 3, 0)
    assert (rig.place(), rig.boats(), rig.alive(foe)) == ((2, 0), [(2, 0)], [(3, 0)])
    assert [rig.ship(seat).hold.token for seat in (A, B, C)] == [1, 0, 0]


@pytest.mark.rule("WW-R58", "WW-136")
def test_a_tie_with_a_crester_that_attacks_gives_no_token() -> None:
    rig = sky(ship(2, -1, morale=2), ship(), ship(), reds=[(3, -2)])
    rig.rolls(1, 1, 1, 1, 1, 3, 2)
    rig.ends()
    assert [over.winner for over in rig.tells(BattleOver)] == ["nobody"]
    assert (rig.ship().hold.token, rig.ship().morale, rig.place(), rig.alive("red")) == (0, 1, (2, -1), [(3, -2)])
    assert rig.state.scores[A] == 1, "still At Sky"


@pytest.mark.rule("WW-138", "WW-R54")
def test_a_tie_closes_the_battle_of_these_two_pieces_for_this_turn_alone() -> None:
    rig = sky(ship(boats=[(2, 0), (4, 0)], boat_speed=4, crew="coxswain"), ship(boats=[(3, 0)]))
    rig.rolls(2, 2)
    rig.rows((2, 0), 3, 0)
    assert rig.no(Row(at(2, 0), at(3, 0))) == "WW-138"
    rig.rolls(1, 1)
    rig.rows((4, 0), 3, 0)
    rig.unboosted()
    assert rig.no(Row(at(4, 0), at(3, 0))) == "WW-138", "the second Longboat had its own Battle"
    rig.ends()
    rig.ends()
    assert rig.seat == A
    rig.rolls(3, 1)
    rig.rows((2, 0), 3, 0)
    rig.unboosted()
    assert (rig.boats(A), rig.boats(B)) == ([(3, 0), (4, 0)], [None])


@pytest.mark.rule("WW-R54")
def test_after_a_tie_another_piece_on_that_space_may_be_fought() -> None:
    rig = sky(ship(2, 0, morale=4, boats=[(4, 0)], boat_speed=1), ship(3, 0, morale=4, boats=[(3, 0)]), ship())
    rig.rolls(2, 2, 1, 3)
    rig.sails(3, 0)
    rig.rolls(3, 1)
    rig.rows((4, 0), 3, 0)
    rig.unboosted()
    assert (rig.boats(A), rig.boats(B)) == ([(3, 0)], [None])


@pytest.mark.rule("WW-140", "WW-141", "WW-R54", "WW-R55")
@pytest.mark.example("WW-E8")
@pytest.mark.parametrize(("wind", "cost"), [(3, 0), (1, 1), (6, None)])
def test_an_attacker_that_wins_against_a_ship_with_morale_left_goes_back_and_may_attack_again(
    wind: int, cost: int | None
) -> None:
    rig = sky(ship(2, 0), ship(3, 0, morale=3, hold=Cargo(token=1)), ship(), wind=wind if cost is not None else 3)
    rig.rolls(2, 3, 1, 2)
    rig.sails(3, 0)
    rig.unboosted()
    assert rig.tells(MoraleChanged) == [MoraleChanged(B, 1, "WW-140")]
    assert rig.tells(TokenTaken) == [TokenTaken(B, "WW-141")]
    assert (rig.ship(B).morale, rig.ship(B).hold.token, rig.place(B)) == (1, 2, (3, 0))
    assert (rig.place(A), rig.ship(A).hold.token, rig.in_phase) == ((2, 0), 0, "Turn")
    rig.state.wind = wind
    rig.arranged()
    assert rig.costs().get((3, 0)) == cost


@pytest.mark.rule("WW-R54")
@pytest.mark.example("WW-E8")
def test_by_option_every_result_closes_the_battle() -> None:
    rig = sky(ship(2, 0), ship(3, 0, morale=3), ship(), wind=3, rebattle="once")
    rig.rolls(2, 3, 1, 2)
    rig.sails(3, 0)
    assert rig.no(Sail(at(3, 0))) == "WW-R54"


@pytest.mark.rule("WW-140", "WW-141", "WW-R55")
def test_an_attacker_that_loses_and_survives_goes_back_with_a_token_and_goes_on() -> None:
    rig = sky(ship(2, 0, morale=3), ship(3, 0), ship())
    rig.rolls(1, 1, 2, 2)
    rig.sails(3, 0)
    assert (rig.ship(A).morale, rig.ship(A).hold.token, rig.place(A)) == (1, 1, (2, 0))
    assert rig.tells(Sailed)[-1] == Sailed(A, at(3, 0), at(2, 0), 0, "back")
    assert (rig.in_phase, rig.asked(), rig.course.speed, rig.ship(B).hold.token) == ("Turn", [A], 3, 0)
    assert (3, 0) in rig.costs(), "it was no tie"


@pytest.mark.rule("WW-139")
def test_an_attacker_that_came_out_of_port_and_loses_is_back_at_port() -> None:
    rig = sky(ship(morale=4), ship(), reds=[(1, 0)])
    rig.rolls(1, 2, 1, 1, 1, 1, 1)
    rig.leaves(1, 0)
    assert (rig.ship().at_port, rig.ship().morale, rig.ship().hold.token) == (True, 2, 1)


@pytest.mark.rule("WW-R55", "WW-142")
def test_an_attacker_whose_victim_is_lost_stays() -> None:
    rig = sky(ship(2, 0), ship(3, 0, morale=2), ship())
    rig.rolls(3, 3, 2, 2)
    rig.sails(3, 0)
    assert (rig.place(A), rig.ship(B).at_port, rig.in_phase, rig.asked()) == ((3, 0), True, "Turn", [A])


@pytest.mark.rule("WW-R56")
def test_an_attacker_that_is_lost_leaves_its_cargo_on_the_battle_space() -> None:
    rig = sky(ship(2, 0, morale=2, hold=Cargo(grey=1, red_tooth=1, token=0)), ship(), ship(), reds=[(3, 0)])
    rig.rolls(1, 1, 2, 2, 2, 1, 1)
    rig.sails(3, 0)
    assert (rig.ship(A).at_port, rig.ship(A).hold) == (True, Cargo(token=1))
    assert (rig.lies(3, 0), rig.lies(2, 0)) == (Cargo(grey=1, red_tooth=1), Cargo())


@pytest.mark.rule("WW-R57")
@pytest.mark.parametrize(
    ("dice", "morale", "red"),
    [
        ((3, 3, 3, 3, 3, 1, 1), 3, [(2, -1)]),  # Lost: the Crester stays
        ((1, 1, 1, 1, 1, 2, 1), 4, [(3, -2)]),  # survived: it goes back
        ((1, 1, 1, 1, 1, 3, 3), 2, []),  # beaten like any other
    ],
)
def test_a_crester_that_attacks_stays_where_it_sinks_a_ship_goes_back_or_is_defeated(
    dice: tuple[int, ...], morale: int, red: list[tuple[int, int]]
) -> None:
    rig = sky(ship(2, -1, morale=morale), ship(), ship(), reds=[(4, -2)])
    rig.state.reds = 0
    rig.rolls(*dice)
    rig.ends()
    assert rig.alive("red") == red
    assert rig.ship().hold.red == (not red)


@pytest.mark.rule("WW-143", "WW-144", "WW-145")
@pytest.mark.example("WW-E16")
def test_a_beaten_longboat_is_aboard_again_and_what_it_towed_goes_to_the_winners() -> None:
    rig = sky(ship(boats=[(0, 3)], boat_speed=1), ship(-2, 4, towing=[(0, 4)], boats=()), ship())
    rig.rolls(2, 1)
    rig.rows((0, 3), 0, 4)
    assert (rig.boats(B), rig.towing(B), rig.ship(B).hold) == ([None], [], Cargo(token=1))
    assert (rig.boats(A), rig.towing(A), rig.ship(A).hold) == ([(0, 4)], [(0, 4)], Cargo())
    assert rig.tells(TokenTaken) == [TokenTaken(B, "WW-145")]


@pytest.mark.rule("WW-143", "WW-144", "WW-145")
def test_a_longboat_beaten_while_it_attacks_leaves_its_crester_there() -> None:
    rig = sky(ship(towing=[(0, 3)], boats=(), boat_speed=1), ship(boats=[(0, 4)]), ship())
    rig.rolls(1, 2)
    rig.rows((0, 3), 0, 4)
    assert (rig.boats(A), rig.ship(A).hold.token) == ([None], 1)
    assert (rig.boats(B), rig.towing(B), rig.ship(B).hold.token) == ([(0, 4)], [(0, 4)], 0)


@pytest.mark.rule("WW-143", "WW-145")
def test_a_longboat_beaten_by_a_grey_is_aboard_with_a_token_for_its_owner() -> None:
    rig = sky(ship(boats=[(2, 0)], boat_speed=1), ship(), ship(), greys=[(3, 0)])
    rig.rolls(1, 3)
    rig.rows((2, 0), 3, 0)
    assert (rig.boats(), rig.ship().hold, rig.alive("grey")) == ([None], Cargo(token=1), [(3, 0)])


@pytest.mark.rule("WW-R59")
def test_tokens_are_cargo_without_limit_kept_between_turns() -> None:
    rig = sky(ship(2, 0, hold=Cargo(token=9), hand="fuel"), ship())
    rig.drops("token", 4)
    assert (rig.ship().hold.token, rig.lies(2, 0).token) == (5, 4)
    rig.takes("token", 4)
    rig.ends()
    rig.discards("fuel")
    rig.ends()
    assert (rig.seat, rig.ship().hold.token) == (A, 9)


@pytest.mark.rule("WW-R21a")
def test_after_a_battle_come_loot_then_achievements_then_the_white_crester_then_the_end() -> None:
    rig = sky(
        ship(2, 0, hold=Cargo(grey_tooth=1)), ship(3, 0, morale=2, hold=Cargo(red_tooth=1)), ship(), scores=[9, 0, 0]
    )
    rig.state.white_waits = True
    rig.state.achievements = {"buccaneer": [], "matched_set": []}
    rig.arranged()
    rig.rolls(3, 3, 2, 2, wind=[4])
    rig.sails(3, 0)
    order = (Looted, ShipLost, Achieved, WhiteArrived, EndTriggered)
    came = [type(event) for event in rig.told if isinstance(event, order)]
    assert came == [Looted, ShipLost, Achieved, Achieved, WhiteArrived, EndTriggered]
    assert (rig.state.scores[A], rig.alive("white"), rig.state.trigger) == (15, [(0, 6)], A)


@pytest.mark.rule("WW-R21a")
def test_teeth_in_the_naturalists_hold_are_gone_before_achievements_are_looked_at() -> None:
    rig = sky(ship(2, 0, hold=Cargo(grey_tooth=1)), ship(3, 0, morale=2, hold=Cargo(red_tooth=1)), ship())
    rig.state.naturalist = A
    rig.state.achievements = {"matched_set": []}
    rig.arranged()
    rig.rolls(3, 3, 2, 2)
    rig.sails(3, 0)
    assert (rig.tells(Looted)[0].taken, rig.ship(A).hold, rig.state.scores) == (("red_tooth",), Cargo(), [0, 0, 0])


@pytest.mark.rule("WW-R21a")
def test_the_same_order_holds_after_the_steps_of_a_rest() -> None:
    rig = sky(ship(2, -1, morale=2, nights=3), ship(), ship(), scores=[9, 0, 0])
    rig.state.white_waits = True
    rig.state.achievements = {"long_haul": []}
    rig.arranged()
    rig.rolls(wind=[4])
    rig.ends()
    came = [type(event) for event in rig.told if isinstance(event, Scored | WhiteArrived | Achieved)]
    assert came == [Scored, WhiteArrived, Achieved, Scored], "a night, what it brings, and the end of the turn"
    assert (rig.state.scores[A], rig.alive("white")) == (13, [(0, 6)])
