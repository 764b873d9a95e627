"""Two long worked examples: the epic turn and a Longboat hunt."""

import pytest

from talewind.games.windward.moves import Command, Sail
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Cargo

from .skies import HOME, A, at, ship, sky


@pytest.mark.example("WW-E1")
@pytest.mark.rule("WW-56", "WW-64", "WW-R10", "WW-R15", "WW-R42", "WW-R111")
def test_the_epic_turn() -> None:
    gary = ship(1, 3, morale=4, cannons=3, hold=Cargo(red_tooth=1), hand="coffee fuel harpoon")
    rig = sky(gary, ship(), ship(), wind=6, reds=[(-2, 3), (4, -5)], lying={(3, 1): Cargo(grey_tooth=1)})
    rig.rolls(1, 2, 1, 3, 1, 2, 1, 2, 1, 2)
    rig.sails(0, 3, -1, 3, -2, 3)
    assert rig.course.speed == 4
    rig.fires(3)
    rig.boosts(harpoons=1)
    assert rig.ship(A).hold == Cargo(red=1, red_tooth=1)
    assert (-2, 3) not in rig.spaces("place-red")
    rig.places(0, 6)
    rig.orders("process_crester")
    assert (rig.ship(A).gas, rig.ship(A).hold) == (4, Cargo(red_tooth=2))
    rig.sails(-3, 4, -4, 5)
    rig.jumps(4, 2)
    rig.sails(5, 1)
    assert rig.course.speed == 0
    rig.sails(4, 1, 3, 1)
    rig.takes("grey_tooth")
    rig.fuels()
    rig.sails(3, 0, 2, 0, 1, 0)
    assert rig.course.speed == 0
    rig.orders("ship_speed")
    rig.enters()
    assert (rig.place(A), rig.state.scores[A]) == (HOME, 11)
    rig.buys("notoriety")
    rig.buys("supplies")
    rig.deals("fuel", "bait", "bait")
    rig.draws(1, 1, 2)
    rig.buys("fill_cannon")
    rig.fuels()
    rig.leaves(0, -1)
    rig.ends()
    rig.discards("fuel")
    assert rig.tells(CresterMoved) == [CresterMoved("red", (at(4, -5), at(3, -4), at(2, -3), at(1, -3)))]
    own = rig.ship(A)
    assert rig.state.scores == [13, 0, 0]
    assert (sorted(own.hand), own.cannons, own.gas, own.morale) == (["coffee", "harpoon"], 1, 0, 4)


@pytest.mark.example("WW-E15")
@pytest.mark.rule("WW-82", "WW-84", "WW-R26")
def test_a_longboat_hunt() -> None:
    rig = sky(ship(1, 2, morale=4), ship(), ship(), wind=3, greys=[(2, 2), (-5, 2)], reds=[(2, 4)])
    rig.orders("drop_longboat")
    rig.orders("longboat_speed")
    rig.rolls(3, 2, wind=[5, 3, 2])
    rig.rows((1, 2), 2, 2)
    assert rig.ship(A).boat_speed == 3
    assert rig.towing(A) == [(2, 2)]
    assert rig.alive("grey") == [(-5, 2), (5, -3)]
    assert not rig.dice.left
    rig.sails(2, 2)
    assert rig.course.speed == 4
    rig.takes("grey")
    rig.takes("longboat")
    assert (rig.ship(A).hold, rig.boats(A)) == (Cargo(grey=1), [None])
    assert rig.no(Command("process_crester", "mate")) == "WW-78"
    rig.rolls(*[1] * 7)
    rig.ends()
    assert rig.tells(CresterMoved)[0] == CresterMoved("red", (at(2, 4), at(2, 3), at(2, 2)))


@pytest.mark.example("WW-E15")
def test_the_way_to_the_longboat_in_other_winds() -> None:
    for wind in range(1, 7):
        rig = sky(ship(1, 2), ship(boats=[(2, 2)]), ship(), wind=wind)
        if wind == 6:
            assert rig.no(Sail(at(2, 2))) == "WW-52"
        else:
            assert rig.costs()[2, 2] == (wind != 3)
