"""Worlds: what else might be true, for all a seat knows."""

import pytest

from talewind.kit import Chance, Pass, asks, look, snapshot, world_of
from talewind.kit.testing import Rig

from .toys.bidding import Auction, Bid, BiddingState
from .toys.relay import Ready, Relay, Rest
from .toys.window import Doors, Evening, Knock, Knocking, Open, WindowState

A, B, C = range(3)


def bids() -> Rig[BiddingState]:
    rig = Rig(Auction(), 3)
    rig.do(A, Bid(3))
    rig.do(B, Bid(2))
    return rig


def listening() -> Rig[WindowState]:
    rig = Rig(Doors(), 3)
    rig.state.hands = ["cup", "key", "key"]
    rig.state.bag = ["cup"] * 5 + ["key"] * 4
    rig.put(Evening([B]), Knocking(A))
    rig.do(A, Knock("red"))
    return rig


def sealed(state: BiddingState, seat: int) -> int | None:
    answer = state.chairs[seat].sealed
    return None if answer is None or not isinstance(answer.move, Bid) else answer.move.coins


def test_a_world_leaves_the_true_state_as_it_was() -> None:
    rig = listening()
    before = snapshot(rig.state)
    for n in range(5):
        world_of(rig.game, rig.state, A, Chance(b"%d" % n))
    assert snapshot(rig.state) == before


def test_another_seats_sealed_answer_may_be_any_legal_one() -> None:
    rig, chance = bids(), Chance(b"world")
    found = {sealed(world_of(rig.game, rig.state, A, chance), B) for _ in range(60)}
    assert found == {0, 1, 2, 3}


def test_ones_own_sealed_answer_is_known() -> None:
    rig, chance = bids(), Chance(b"world")
    assert {sealed(world_of(rig.game, rig.state, A, chance), A) for _ in range(20)} == {3}


def test_an_onlooker_knows_no_sealed_answer() -> None:
    rig, chance = bids(), Chance(b"world")
    worlds = [world_of(rig.game, rig.state, None, chance) for _ in range(60)]
    assert {sealed(world, A) for world in worlds} == {sealed(world, B) for world in worlds} == {0, 1, 2, 3}


def test_who_has_not_answered_has_not_in_any_world() -> None:
    rig, chance = bids(), Chance(b"world")
    assert {sealed(world_of(rig.game, rig.state, A, chance), C) for _ in range(20)} == {None}


def test_when_an_answer_was_felt_is_the_same_in_every_world() -> None:
    rig = bids()
    true, other = rig.state.chairs[B].sealed, world_of(rig.game, rig.state, A, Chance(b"world")).chairs[B].sealed
    assert true is not None
    assert other is not None
    assert true.felt == other.felt


def test_hidden_cards_are_dealt_anew_and_ones_own_stay() -> None:
    rig, chance = listening(), Chance(b"world")
    hands = {tuple(world_of(rig.game, rig.state, B, chance).hands) for _ in range(60)}
    assert hands == {(a, "key", c) for a in ("cup", "key") for c in ("cup", "key")}


def test_a_sealed_answer_of_a_world_is_legal_in_that_world() -> None:
    rig, chance = listening(), Chance(b"world")
    rig.do(C, Open())
    seen = set()
    for _ in range(60):
        world = world_of(rig.game, rig.state, A, chance)
        answer = world.chairs[C].sealed
        assert answer is not None
        seen.add((world.hands[C], type(answer.move)))
    assert seen == {("cup", Pass), ("key", Pass), ("key", Open)}


@pytest.mark.parametrize("eyes", [B, None])
def test_plans_and_orders_of_others_are_unknown(eyes: int | None) -> None:
    rig = Rig(Relay(), 3)
    rig.do(A, Rest(), Ready())
    rig.stand(A, "gate", "day")
    world = world_of(rig.game, rig.state, eyes, Chance(b"world"))
    assert (world.chairs[A].plan, world.chairs[A].orders) == ((), ())


def test_ones_own_plan_and_orders_are_known() -> None:
    rig = Rig(Relay(), 3)
    rig.do(A, Rest(), Ready())
    rig.stand(A, "gate", "day")
    world = world_of(rig.game, rig.state, A, Chance(b"world"))
    assert world.chairs[A] == rig.state.chairs[A]


@pytest.mark.parametrize("eyes", [A, B, C, None])
def test_the_seat_cannot_tell_the_worlds_apart(eyes: int | None) -> None:
    rig = listening()
    rig.do(C, Open())
    for n in range(20):
        world = world_of(rig.game, rig.state, eyes, Chance(b"%d" % n))
        assert look(rig.game, world, eyes) == look(rig.game, rig.state, eyes)
        assert {ask.seat for ask in asks(world)} == {ask.seat for ask in asks(rig.state)}


def test_a_game_that_is_over_has_worlds_too() -> None:
    rig = listening()
    rig.put()
    assert world_of(rig.game, rig.state, A, Chance(b"world")).stack == []
