"""Routes as plans: sailed in one step, dropped where something happens on the way."""

from talewind.games.windward.moves import (
    Boost,
    Command,
    Draw,
    EndTurn,
    EnterPort,
    Fire,
    LeavePort,
    LoseMorale,
    PlayFuel,
    Sail,
)
from talewind.games.windward.night_events import WhiteArrived

from .skies import A, B, at, ship, sky, white_waits


def test_a_route_is_sailed_in_one_step_and_taken_back_by_one_undo() -> None:
    rig = sky(ship(-6, 0), ship(), ship(), wind=3)
    rig.do(A, *[Sail(at(q, 0)) for q in range(-5, 0)], EnterPort())
    assert rig.ship(A).at_port
    assert rig.undo(A)
    assert (rig.place(A), rig.course.speed) == ((-6, 0), 4)
    assert rig.sees(A).plan == ()


def test_a_battle_drops_the_rest_of_a_route() -> None:
    rig = sky(ship(2, 0), ship(3, 0), ship(), wind=3)
    rig.rolls(2, 2, 1, 2)
    rig.do(A, Sail(at(3, 0)), Sail(at(4, 0)), Sail(at(5, 0)))
    assert rig.place(A) == (3, 0)
    assert rig.sees(A).plan == ()


def test_a_die_drops_the_rest_of_a_route() -> None:
    rig = white_waits()
    rig.do(A, EnterPort(), LeavePort(at(1, 0)))
    assert rig.tells(WhiteArrived)
    assert rig.ship(A).at_port
    assert rig.sees(A).plan == ()


def test_a_question_drops_the_rest_of_a_route() -> None:
    rig = sky(ship(), ship(), ship())
    rig.do(A, Command("take_supplies", "mate"), LeavePort(at(1, 0)))
    rig.draws(1, stop=True)
    assert rig.ship(A).at_port


def test_a_card_that_comes_up_drops_the_draws_planned_after_it() -> None:
    rig = sky()
    rig.orders("take_supplies")
    rig.deals("bait", "deadweight")
    rig.do(A, Draw(3), Draw(3))
    assert rig.ship(A).hand == ["coffee"]
    assert rig.sees(A).plan == ()


def test_a_refusal_drops_the_rest_of_a_route() -> None:
    rig = sky(ship(0, 5), ship(), ship(), wind=1)
    rig.do(A, Sail(at(0, 4)), Sail(at(0, 3)), Sail(at(0, 2)), Sail(at(0, 1)))
    assert rig.place(A) == (0, 3)
    assert rig.sees(A).plan == ()


def test_an_answer_in_a_battle_is_followed_by_no_plan() -> None:
    rig = sky(ship(2, 0, morale=4, cannons=1), ship(3, 0, morale=4), ship(), wind=3)
    rig.rolls(2, 1, 1, 2, 1)
    rig.sails(3, 0)
    rig.do(A, Fire(1), Sail(at(2, -1)))
    assert (rig.place(A), rig.sees(A).plan) == ((2, 0), ())


def test_nor_is_one_of_a_defender_whose_turn_comes_later() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, hand="fuel"), ship(), wind=3)
    rig.rolls(1, 1, 1, 1)
    rig.sails(3, 0)
    rig.declines()
    rig.wait()
    rig.do(B, Boost(0, 0), PlayFuel())
    assert rig.sees(B).plan == ()


def test_an_answer_in_a_rest_is_followed_by_no_plan() -> None:
    rig = sky(ship(1, 0, morale=3, hand="bait"), ship(), ship(), wind=3)
    rig.ends()
    rig.do(A, LoseMorale(), EnterPort(), EndTurn())
    assert rig.sees(A).plan == ()
    rig.ends()
    rig.ends()
    assert (rig.seat, rig.asked(), rig.place(A)) == (A, [A], (1, 0)), "the next turn is played by nobody but Ana"
