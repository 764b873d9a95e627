"""Taking back: free down to the floor, and of nothing but the move."""

import pytest

from talewind.kit import Pass, Refused, play
from talewind.kit.rows import TookBack
from talewind.kit.testing import KEY

from .battle import Battle
from .tables import ANA, BEN, CARA, rivals, table, until
from .turn import Turn
from .words import Cargo, EndTurn, Fuel, Order, Sail, Supply


def test_undo_is_free_down_to_the_floor_three_times_and_not_a_fourth() -> None:
    rig = table()
    before = rig.sees(None).view
    rig.do(ANA, Order("cannon"))
    rig.do(ANA, Order("morale"))
    rig.do(ANA, Sail("0,-1"))
    assert [rig.undo(ANA) for _ in range(4)] == [True, True, True, False]
    assert rig.sees(None).view == before


def test_undo_stops_at_a_drawn_card() -> None:
    rig = table()
    rig.state.ships[ANA].hold = Cargo(gas=2)
    rig.put(Turn(ANA))
    rig.do(ANA, Order("cannon"))
    rig.do(ANA, Supply(0))
    assert not rig.undo(ANA), "a new top card was seen"
    rig.do(ANA, Sail("0,-1"))
    assert rig.undo(ANA)
    assert not rig.undo(ANA)


def test_undo_stops_at_a_card_played_from_a_hidden_hand() -> None:
    rig = table()
    rig.state.ships[ANA].hand = ["fuel"]
    rig.put(Turn(ANA))
    rig.do(ANA, Fuel())
    assert not rig.undo(ANA)


def test_nobody_takes_back_another_seats_move() -> None:
    rig = table()
    rig.do(ANA, Order("cannon"))
    with pytest.raises(Refused, match="kit-nothing-to-undo"):
        rig.take(TookBack(rig.at + 1, BEN))
    assert rig.undo(ANA)


def test_undo_is_refused_once_another_seat_was_asked() -> None:
    rig = rivals("bait")
    rig.do(ANA, Order("speed"))
    rig.do(ANA, Sail("3,0"))
    assert rig.asked() == [BEN]
    assert not rig.undo(ANA)
    rig.do(BEN, Pass())
    assert not rig.undo(ANA)
    assert not rig.undo(BEN)


def test_a_battle_entered_is_not_taken_back_though_only_the_attacker_is_asked() -> None:
    rig = rivals()
    rig.do(ANA, Sail("3,0"))
    assert rig.asked() == [ANA]
    assert not rig.undo(ANA)


def test_the_end_of_a_turn_is_not_taken_back_though_the_same_seat_is_asked() -> None:
    rig = table(ana="2,0")
    rig.do(ANA, EndTurn())
    assert rig.asked() == [ANA]
    assert not rig.undo(ANA)


def test_an_undone_move_leaves_no_number_behind() -> None:
    rig = table()
    old = rig.state.asked[ANA]
    rig.do(ANA, Order("cannon"))
    undone = rig.state.asked[ANA]
    rig.undo(ANA)
    for number in (old, undone):
        with pytest.raises(Refused, match="kit-stale"):
            play(rig.game, rig.state, ANA, number, Order("cannon"), rig.at + 1, KEY)
    rig.do(ANA, Order("cannon"))


def test_taking_back_gives_nobody_more_time() -> None:
    rig = table()
    over = until(rig, ANA)
    rig.do(ANA, Order("cannon"), after=100_000)
    rig.undo(ANA)
    assert until(rig, ANA) == over
    rig.wait()
    assert rig.at == over + 1_000
    assert rig.asked() == [BEN]


def test_taking_back_the_end_of_a_battle_gives_the_turn_no_more_time() -> None:
    rig = table(ana="4,-1", seats=3)
    rig.put(rig.state.stack[0], Turn(ANA, previous="4,0"), Battle(ANA, None, "4,-1", hits=[9, 5], step="conclude"))
    place = rig.ask(ANA).otherwise
    assert place is not None
    rig.do(ANA, place, after=10_000)
    over = until(rig, ANA)
    rig.do(ANA, Order("speed"), after=30_000)
    rig.undo(ANA)
    rig.undo(ANA)
    rig.do(ANA, place)
    assert until(rig, ANA) < over + 100


def test_an_undone_move_keeps_who_came_and_went_in_between() -> None:
    rig = table(seats=3)
    rig.do(ANA, Order("cannon"))
    rig.come(CARA, "lost")
    rig.stand(BEN, "false-flag", "turn-1")
    assert rig.undo(ANA)
    back = rig.state
    assert back.ships[ANA].cannons == 0
    assert back.chairs[CARA].presence == "lost"
    assert [order.window for order in back.chairs[BEN].orders] == ["false-flag"]


def test_a_standing_order_stops_nobodys_undo() -> None:
    rig = table(seats=3)
    rig.do(ANA, Order("cannon"))
    rig.stand(BEN, "false-flag", "turn-1")
    assert rig.undo(ANA)


@pytest.mark.parametrize("people", ["lost", "pause"])
def test_people_who_come_and_go_stop_nobodys_undo(people: str) -> None:
    rig = table(seats=3)
    rig.do(ANA, Order("cannon"))
    if people == "lost":
        rig.come(CARA, "lost")
    else:
        rig.pause(CARA)
        rig.unpause(CARA)
    assert rig.undo(ANA)


def test_a_paused_table_takes_nothing_back() -> None:
    rig = table(seats=3)
    rig.do(ANA, Order("cannon"))
    rig.pause(BEN)
    assert not rig.undo(ANA)
