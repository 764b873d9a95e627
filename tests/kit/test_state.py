"""The state: who sits where, and what a new one holds."""

from __future__ import annotations

from talewind.kit import Presence, fresh
from talewind.kit.state import PLAIN, Chair

from .toys.relay import RelayOptions, RelayState


def state(*presence: Presence) -> RelayState:
    made = RelayState(**fresh(len(presence)), stack=[], options=RelayOptions(), far=[])
    made.chairs = tuple(Chair(presence=p) for p in presence)
    return made


ALL = state("here", "lost", "away", "left", "gone")


def test_only_the_connected_are_here() -> None:
    assert [ALL.here(seat) for seat in range(5)] == [True, False, False, False, False]


def test_a_seat_is_held_until_it_is_left() -> None:
    assert [ALL.holds(seat) for seat in range(5)] == [True, True, True, False, False]


def test_a_seat_plays_until_it_is_gone() -> None:
    assert [ALL.plays(seat) for seat in range(5)] == [True, True, True, True, False]


def test_clockwise_begins_on_the_left_and_passes_over_those_who_are_gone() -> None:
    assert state("here", "gone", "here", "left").clockwise(2) == [3, 0]
    assert state("here", "here", "here").clockwise(0) == [1, 2]


def test_two_fresh_tables_share_nothing_that_can_change() -> None:
    one, other = fresh(2), fresh(2)
    for name in ("scores", "asked", "asked_at"):
        assert one[name] is not other[name]


def test_a_fresh_table_has_plain_chairs() -> None:
    assert [chair is PLAIN for chair in fresh(3)["chairs"]] == [True, True, True]
