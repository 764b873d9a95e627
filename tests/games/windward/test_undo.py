"""What a captain may take back, and what stands."""

from typing import Any

import pytest

from talewind.games.windward.moves import (
    Buy,
    Command,
    EnterPort,
    Hire,
    Jump,
    Leave,
    PlayAerogenerator,
    PlayBait,
    PlayFuel,
    Row,
    Sail,
    Take,
)
from talewind.games.windward.night_events import WhiteArrived
from talewind.games.windward.pieces import Cargo
from talewind.kit import Move

from .rigging import SkyRig
from .skies import A, B, at, ship, sky, white_waits


def undoes(rig: SkyRig, *moves: Move) -> bool:
    """Whether the last of these moves can be taken back, and then all before it."""
    before = rig.sees(A).view
    for move in moves:
        rig.do(A, move)
    undone = [rig.undo(A) for _ in moves]
    assert not undone[0] or all(undone)
    assert not undone[0] or rig.sees(A).view == before
    return undone[0]


@pytest.mark.parametrize(
    "moves",
    [
        [Sail(at(3, 3)), Sail(at(4, 2)), Jump(at(0, -4))],
        [Row(at(1, 3), at(2, 2)), Row(at(2, 2), at(3, 1))],
        [Leave("red"), Take("token", 2), Take("red")],
        [Command("ship_speed", "mate"), Command("process_crester", "mate")],
    ],
)
def test_steps_items_and_orders_can_be_taken_back(moves: list[Move]) -> None:
    own = ship(2, 3, boats=[(1, 3)], boat_speed=2, hold=Cargo(red=1))
    rig = sky(own, ship(), ship(), wind=2, lying={(2, 3): Cargo(token=2)})
    assert undoes(rig, *moves)


def test_purchases_hired_crew_and_the_step_into_port_with_its_notoriety_can_be_taken_back() -> None:
    rig = sky(ship(1, 0, gas=4, hold=Cargo(red_tooth=4)), ship(), ship())
    assert undoes(rig, EnterPort(), Buy("rum"), Hire("marine", "gas"), Buy("fill_cannon"), Command("morale", "mate"))
    assert rig.state.trigger is None
    assert rig.state.scores[A] == 0


def test_an_order_for_supplies_can_be_taken_back_until_a_card_is_taken() -> None:
    assert undoes(sky(), Command("take_supplies", "mate"))
    rig = sky()
    rig.orders("take_supplies")
    rig.draws(1)
    assert not rig.undo(A)
    rig.draws(2)
    assert not rig.undo(A)


PLAYED: list[tuple[str, Move]] = [
    ("fuel", PlayFuel()),
    ("aerogenerator", PlayAerogenerator(5)),
    ("bait", PlayBait(at(2, 2))),
    ("coffee", Command("ship_speed", "coffee")),
    ("deadweight", Sail(at(3, 2))),
]


@pytest.mark.parametrize(("card", "move"), PLAYED)
def test_a_card_of_a_hidden_hand_stays_played_and_of_an_open_one_may_be_taken_back(card: str, move: Move) -> None:
    own = ship(2, 3, hand=card)
    hidden: tuple[dict[str, Any], ...] = ({}, {"mode": "coop", "coop_open_hands": False})
    for options in hidden:
        assert not undoes(sky(own, ship(), ship(), wind=2, **options), move)
    assert undoes(sky(own, ship(), ship(), wind=2, mode="coop"), move)
    assert undoes(sky(own, wind=2, mode="solo"), move)


def test_what_was_done_before_a_card_was_shown_stands() -> None:
    rig = sky(ship(2, 3, hand="fuel"), ship(), ship(), wind=2)
    rig.sails(2, 2)
    rig.fuels()
    rig.sails(3, 1)
    assert rig.undo(A)
    assert not rig.undo(A)
    assert rig.place(A) == (2, 2)


def test_neither_a_battle_nor_the_end_of_a_turn_can_be_taken_back() -> None:
    rig = sky(ship(2, 2), ship(2, 3, morale=4), ship(), wind=4)
    rig.rolls(2, 2, 1, 1)
    rig.sails(2, 3)
    assert not rig.undo(A)
    rig = sky(ship(2, 2, hand="fuel"), ship(), ship())
    rig.ends()
    assert rig.asked() == [A]
    assert not rig.undo(A)


def test_a_prompt_to_another_captain_cannot_be_taken_back() -> None:
    rig = sky(ship(2, 2), ship(2, 3, hand="fuel"), ship(), wind=4)
    rig.sails(2, 3)
    assert rig.asked() == [B]
    assert not rig.undo(A)


def test_the_arrival_of_the_white_crester_cannot_be_taken_back() -> None:
    rig = white_waits()
    rig.enters()
    assert rig.tells(WhiteArrived)
    assert not rig.undo(A)


def test_undo_gives_no_new_minute_of_grace() -> None:
    rig = sky(ship(2, 3), ship(3, 0), timers="live")
    ends = set()
    for _ in range(3):
        rig.come(A, "lost")
        rig.come(A, "here", after=60_000)
        rig.act(Sail(rig.choices("sail")[0]))
        assert rig.undo(A)
        asked = rig.sees(A).question
        assert asked
        ends.add(asked.until)
    assert len(ends) == 1
