"""Seats that bots play: who counts as present, who sleeps, who takes a seat back."""

from typing import Any

import pytest

from talewind.kit import Attended, HousePlays, Paused, Refused, Resumed, asks, due, replay, restore, snapshot
from talewind.kit.rows import Housed
from talewind.kit.testing import KEY, Rig

from .toys.relay import Relay, RelayOptions, RelayState, Rest, Walk

A, B, C = range(3)
KEEPS = RelayOptions(keeps=True)


def relay(*bots: int, seats: int = 3) -> Rig[RelayState]:
    return Rig(Relay(), seats, KEEPS, bots=bots)


def test_everybody_sees_which_seats_bots_play() -> None:
    assert relay(B, C).sees(None).bots == (B, C)
    assert relay().sees(A).bots == ()


def test_one_person_plays_with_bots() -> None:
    rig = relay(B, C)
    assert rig.state.paused is None
    rig.do(A, Walk(1))
    assert rig.state.paused is None


def test_a_table_where_only_bots_are_left_sleeps_and_wakes_with_its_person() -> None:
    rig = relay(B, C)
    assert Paused(None) in rig.come(A, "lost")
    assert Resumed(None) in rig.come(A, "here")
    rig.leave(A)
    assert rig.state.paused is not None


def test_a_table_opened_for_bots_alone_sleeps_from_the_start() -> None:
    assert relay(A, B, C).state.paused is not None


def test_a_bot_does_not_keep_the_table_awake_for_one_of_two_people() -> None:
    rig = relay(C)
    assert Paused(None) in rig.come(B, "lost")


def test_without_bots_nothing_has_changed() -> None:
    rig = relay()
    assert Paused(None) not in rig.come(B, "lost")
    assert Paused(None) in rig.come(C, "lost")
    assert b"bot" not in snapshot(rig.state)


def test_a_bot_is_never_lost_or_away_however_many_clocks_run_out_on_it() -> None:
    rig = relay(A)
    for presence in ("lost", "away", "here"):
        with pytest.raises(Refused):
            rig.come(A, presence)
    for _ in range(2 * 3):
        rig.wait()
    assert rig.state.chairs[A].presence == "here"
    assert rig.state.chairs[A].missed == 0


def away(seat: int) -> Rig[RelayState]:
    rig = relay()
    rig.come(seat, "away")
    return rig


def test_the_house_plays_for_a_seat_that_is_away_and_everybody_hears_it() -> None:
    rig = away(A)
    assert due(rig.game, rig.state) == 4_001, "an away seat is waited for three seconds, and one more"
    assert HousePlays(A) in rig.house(A)
    assert due(rig.game, rig.state) == 11_000, "a bot has the time of its question"
    assert (rig.sees(B).bots, rig.sees(B).presence[A]) == ((A,), "away")
    rig.do(A, Walk(1))
    assert (rig.sees(B).bots, rig.sees(B).presence[A]) == ((A,), "away"), "what it does shows nobody"


def test_its_person_takes_it_back_by_coming() -> None:
    rig = away(A)
    rig.house(A)
    rig.do(A, Walk(1), Walk(1))
    assert Attended(A, "here") in rig.come(A, "here")
    assert rig.sees(None).bots == ()
    assert rig.state.chairs[A].plan == ()
    assert not rig.undo(A), "the bot's step is not the person's"


def test_a_seat_that_was_left_goes_to_the_house_and_then_to_whoever_sits_down() -> None:
    rig = relay()
    rig.leave(A)
    rig.house(A)
    assert rig.state.holds(A)
    with pytest.raises(Refused):
        rig.come(A, "here")
    assert Attended(A, "here") in rig.sit(A)
    assert (rig.state.attends(A), rig.sees(None).bots) == (True, ())


def test_nobody_else_sits_down_where_the_person_is_only_away() -> None:
    rig = away(A)
    rig.house(A)
    with pytest.raises(Refused):
        rig.sit(A)


def test_somebody_takes_over_a_seat_that_a_bot_has_had_from_the_start() -> None:
    rig = relay(C)
    assert Attended(C, "here") in rig.sit(C)
    assert rig.state.people() == [A, B, C]


def test_the_last_person_wakes_a_table_by_giving_the_absent_seats_to_the_house() -> None:
    rig = relay(seats=2)
    rig.come(B, "away")
    assert rig.state.paused is not None
    assert Resumed(None) in rig.house(B)


@pytest.mark.parametrize("presence", ["left", "gone"])
def test_a_bot_that_is_sent_away_plays_no_more(presence: str) -> None:
    rig = Rig(Relay(), 3, KEEPS if presence == "left" else None, bots=(C,))
    rig.leave(C)
    assert rig.state.chairs[C].presence == presence
    assert rig.sees(None).bots == ()


def test_a_seat_out_of_the_game_is_given_to_nobody() -> None:
    rig = Rig(Relay(), 3)
    rig.leave(C)
    with pytest.raises(Refused):
        rig.house(C)


def test_a_game_with_a_takeover_replays_to_the_same_bytes() -> None:
    rig, rows = relay(C), list[Any]()
    honest = rig.sitting.take
    rig.sitting.take = lambda row: rows.append(row) or honest(row)  # type: ignore[method-assign, func-returns-value]
    rig.do(A, Walk(1))
    rig.come(B, "away")
    rig.house(B)
    rig.do(A, Rest())
    for seat in rig.asked():
        rig.do(seat, Walk(2))
    rig.come(B, "here")
    assert any(isinstance(row, Housed) for row in rows)
    again = replay(Relay(), 3, KEEPS, KEY, 0, [Housed(0, C), *rows])
    assert snapshot(again.state) == snapshot(rig.state)
    stored = restore(Relay(), snapshot(rig.state))
    assert (stored.bots(), asks(stored)) == ((C,), asks(rig.state))
