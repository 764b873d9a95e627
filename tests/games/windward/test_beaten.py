"""Beaten Cresters and those that take their places (WW-146 to WW-152; WW-R60 to WW-R64)."""

import pytest

from talewind.games.windward.battle_events import BattleOver
from talewind.games.windward.events import CresterPlaced
from talewind.games.windward.moves import PlaceRed
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Boat, Cargo
from talewind.kit import OneOf

from .modes import ways
from .rigging import At, SkyRig
from .skies import M1, A, B, at, ship, sky

FEEDING: list[At] = [(1, -3), (5, -3), (2, 2), (-1, 4), (-5, 2), (-3, -3)]  # by Territory
THIRD = {M1.coordinates[space] for space in M1.open[3]}  # Territory 3 without Drift


def hunt(*wind: int, greys: list[At], stock: int | None = None, boats: list[At] | None = None) -> SkyRig:
    """Ana's Longboat beats the Grey Crester on [2, 2]. `boats`: Ben's."""
    rig = sky(ship(boats=[(1, 2)], boat_speed=1), ship(boats=boats or [None]), ship(), greys=[(2, 2), *greys])
    if stock is not None:
        rig.state.greys = stock
    rig.rolls(3, 1, wind=wind)
    rig.rows((1, 2), 2, 2)
    return rig


def win(*, reds: list[At] | None = None, stock: int | None = None, hold: Cargo | None = None, **more: At) -> SkyRig:
    """Ana beats the Red Crester on [3, 0]. `ben`, `cleo`: where they are."""
    ben, cleo = ship(*more.get("ben", (0, 0))), ship(*more.get("cleo", (0, 0)))
    rig = sky(ship(2, 0, morale=4, cannons=3, hold=hold or Cargo()), ben, cleo, reds=[(3, 0), *(reds or [])])
    if stock is not None:
        rig.state.reds = stock
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.fires(3)
    return rig


@pytest.mark.rule("WW-146")
def test_a_beaten_grey_is_defeated_on_its_space_and_towed_by_the_longboat_there() -> None:
    rig = hunt(greys=[(1, -3), (5, -3)])
    assert (rig.alive("grey"), rig.towing(A), rig.lies(2, 2)) == ([(1, -3), (5, -3)], [(2, 2)], Cargo())


@pytest.mark.rule("WW-147", "WW-148", "WW-R63")
def test_the_wind_die_names_a_feeding_ground_until_one_without_grey_or_longboat() -> None:
    rig = hunt(5, 3, 1, 6, greys=[(-5, 2)], boats=[(1, -3)])
    assert (rig.dice.left, rig.alive("grey")) == ([], [(-5, 2), (-3, -3)])
    assert rig.tells(CresterPlaced) == [CresterPlaced("grey", at(-3, -3))]
    assert rig.state.greys == 8 - 3, "one is towed, two are alive"


@pytest.mark.rule("WW-148", "WW-R63")
def test_defeated_and_tagged_greys_block_a_feeding_ground_too_but_ships_do_not() -> None:
    rig = sky(
        ship(boats=[(1, 2)], boat_speed=1), ship(1, -3), ship(boats=(), towing=[(-1, 4)]),
        greys=[(2, 2), (5, -3), (-5, 2)], lying={(-3, -3): Cargo(grey=1)},
    )  # fmt: skip
    rig.state.cresters[1].tagged = rig.state.cresters[2].tagged = True
    rig.state.greys = 1
    rig.rolls(3, 1, wind=[2, 4, 5, 6, 1])
    rig.rows((1, 2), 2, 2)
    assert rig.alive("grey") == [(5, -3), (-5, 2), (1, -3)]


@pytest.mark.rule("WW-147")
def test_no_die_is_rolled_while_as_many_greys_live_as_there_are_other_captains() -> None:
    rig = hunt(greys=[(1, -3), (5, -3)])
    assert rig.tells(CresterPlaced) == []


@pytest.mark.rule("WW-147")
def test_several_come_if_several_are_missing() -> None:
    rig = sky(ship(boats=[(1, 2)], boat_speed=1), ship(), ship(), ship(), greys=[(2, 2)])
    rig.rolls(3, 1, wind=[4, 4, 1, 6])
    rig.rows((1, 2), 2, 2)
    assert rig.alive("grey") == [(-1, 4), (1, -3), (-3, -3)]


@pytest.mark.rule("WW-149")
def test_none_comes_when_the_stockpile_has_none() -> None:
    rig = hunt(greys=[], stock=0)
    assert (rig.alive("grey"), rig.tells(CresterPlaced), rig.state.greys) == ([], [], 0)
    rig = hunt(1, greys=[], stock=1)
    assert (rig.alive("grey"), rig.state.greys) == ([(1, -3)], 0)


@pytest.mark.rule("WW-R63")
def test_with_all_feeding_grounds_blocked_the_check_waits_for_the_next_grey_defeat() -> None:
    others = [Boat(at(*space)) for space in FEEDING if space != (2, 2)]
    rig = sky(ship(boats=[(1, 2)], boat_speed=3), ship(), ship(), greys=[(2, 2), (1, 3)])
    rig.state.ships[B].boats = others
    rig.rolls(3, 1)
    rig.rows((1, 2), 2, 2)
    assert (rig.alive("grey"), rig.tells(CresterPlaced)) == ([(1, 3)], [])
    rig.state.ships[B].boats = []
    rig.state.ships[A].boats.append(Boat(at(0, 3)))
    rig.arranged()
    rig.rolls(3, 1, wind=[4, 1])
    rig.rows((0, 3), 1, 3)
    assert rig.alive("grey") == [(-1, 4), (1, -3)], "two are missing by now"


@pytest.mark.rule("WW-R64")
def test_greys_beyond_the_number_are_never_removed() -> None:
    rig = hunt(greys=[(1, -3), (5, -3), (-1, 4), (-5, 2)])
    assert rig.alive("grey") == [(1, -3), (5, -3), (-1, 4), (-5, 2)]


@pytest.mark.rule("WW-150")
def test_a_beaten_red_goes_to_the_winners_hold() -> None:
    rig = win(stock=0)
    assert (rig.ship(A).hold, rig.alive("red"), rig.place(A)) == (Cargo(red=1), [], (3, 0))
    assert rig.lies(3, 0) == Cargo()


@pytest.mark.rule("WW-151")
@pytest.mark.parametrize("held", [Cargo(red=1), Cargo(grey=1)])
def test_a_beaten_red_stays_on_the_space_if_the_hold_has_a_crester(held: Cargo) -> None:
    rig = win(stock=0, hold=held)
    assert (rig.ship(A).hold, rig.lies(3, 0)) == (held, Cargo(red=1))


@pytest.mark.rule("WW-152", "WW-R60")
def test_the_winner_must_place_another_on_any_unoccupied_space_of_the_territory() -> None:
    rig = win(reds=[(5, 0)], ben=(4, 0), cleo=(2, 2))
    assert (rig.asked(), rig.offered(A)) == ([A], {"place-red"}), "at once, and without a choice not to"
    assert rig.spaces("place-red") == THIRD - {(3, 0), (4, 0), (2, 2), (5, 0)}
    assert rig.no(PlaceRed(at(2, 1))) == "WW-152", "Drift"
    assert rig.no(PlaceRed(at(4, -1))) == "WW-152", "another Territory"
    stock = rig.state.reds
    rig.places(1, 5)
    assert (rig.alive("red"), rig.state.reds, rig.in_phase) == ([(5, 0), (1, 5)], stock - 1, "Turn")


@pytest.mark.rule("WW-152", "WW-169")
def test_each_space_says_how_near_the_red_comes_in_the_rest_of_this_turn() -> None:
    rig = win()
    domain = rig.ask(A).offers[0].fields["to"]
    assert isinstance(domain, OneOf)
    notes = {M1.coordinates[int(space)]: note.args for space, note in domain.notes.items()}
    assert notes.keys() == THIRD - {(3, 0)}
    assert notes[4, 0] == {"steps": 1, "left": 0, "way": (at(4, 0), at(3, 0))}
    assert {(args["left"], len(args["way"])) for args in notes.values() if args["steps"] == 5} == {(2, 4)}


@pytest.mark.rule("WW-R60")
def test_longboats_greys_and_items_do_not_occupy_a_space_for_a_red_and_a_white_does() -> None:
    rig = sky(
        ship(2, 0, morale=4, crew="marine", cannons=3, boats=[(4, 0)]), ship(), ship(), reds=[(3, 0)], greys=[(2, 2)],
        white=(6, 0), lying={(1, 5): Cargo(red=1)},
    )  # fmt: skip
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.fires(3)
    assert rig.spaces("place-red") == THIRD - {(3, 0), (6, 0)}


@pytest.mark.rule("WW-R60")
def test_with_no_such_space_none_is_placed() -> None:
    rig = win(reds=sorted(THIRD - {(3, 0), (1, 5)}), stock=1, ben=(1, 5))
    assert (rig.in_phase, rig.state.reds, rig.ship(A).hold.red) == ("Turn", 1, 1)


@pytest.mark.rule("WW-152")
@pytest.mark.parametrize(("cleo", "far"), [((0, 0), (1, 5)), ((1, 5), (2, 4))])
def test_silence_places_it_farthest_by_path_and_of_equals_on_the_lowest_space(cleo: At, far: At) -> None:
    rig = win(cleo=cleo)
    rig.wait()
    assert rig.alive("red") == [far]


@pytest.mark.rule("WW-R61")
def test_one_placed_during_the_turn_has_not_fought_and_moves_in_its_rest() -> None:
    rig = win(stock=1)
    rig.places(5, 1)
    rig.rolls(2, 2, 1, 1, 1, 1, 1)
    rig.ends()
    assert ways(rig) == [((5, 1), (5, 0), (4, 0), (3, 0))]
    assert rig.tells(BattleOver)[0].winner == "attacker"


@pytest.mark.rule("WW-R61")
def test_one_placed_during_the_rest_does_not_move_any_more() -> None:
    rig = sky(ship(3, 0, morale=4, hand="fuel"), ship(), ship(), reds=[(3, 1)])
    rig.rolls(1, 1, 1, 1, 1, 3, 3)
    rig.ends()
    rig.discards("fuel")
    assert rig.alive("red") == []
    rig.places(4, 0)
    assert (rig.alive("red"), rig.tells(CresterMoved), rig.seat, rig.state.scores[A]) == ([(4, 0)], [], B, 1)


@pytest.mark.rule("WW-R62")
def test_a_territory_without_replacement_stays_without_a_red() -> None:
    rig = win(stock=0)
    assert (rig.in_phase, rig.alive("red")) == ("Turn", [])
    rig.orders("process_crester")
    assert (rig.state.reds, rig.alive("red"), rig.in_phase) == (1, [], "Turn"), "the moment has passed"
