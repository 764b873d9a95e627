"""Keeping a state: the same bytes again, and old ones brought up to date."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from talewind.kit import TooNew, fingerprint, open_table, play, restore, snapshot
from talewind.kit.state import PLAIN, Chair
from talewind.kit.testing import KEY, Rig

from .toys.journal import Journal
from .toys.relay import Relay, RelayState, Rest, Walk


class Renamed(Relay):
    """A later version: a phase and a field have other names."""

    version = 3

    def upgrade(self, raw: dict[str, Any], was: int) -> dict[str, Any]:
        if was < 2:
            raw["far"] = raw.pop("way")
        if was < 3:
            for phase in raw["stack"]:
                if phase["phase"] == "strolling":
                    phase["phase"] = "walking"
        return raw


def walked() -> RelayState:
    rig = Rig(Relay(), 3)
    rig.do(0, Walk(2), Rest())
    return rig.state


def stored(rules: int, **changes: Any) -> bytes:
    """A state as another version would have written it."""
    plain = msgspec.msgpack.decode(snapshot(walked()))
    return msgspec.msgpack.encode({**plain, "rules": rules, **changes})


def strolling() -> list[dict[str, Any]]:
    plain = msgspec.msgpack.decode(snapshot(walked()))
    return [{**phase, "phase": "strolling"} if phase["phase"] == "walking" else phase for phase in plain["stack"]]


def test_a_state_comes_back_equal_and_gives_the_same_bytes() -> None:
    state = walked()
    again = restore(Relay(), snapshot(state))
    assert again == state
    assert snapshot(again) == snapshot(state)


def test_a_restored_state_plays_on_like_the_old_one() -> None:
    state = walked()
    again = restore(Relay(), snapshot(state))
    steps = [play(Relay(), s, 1, s.asked[1], Walk(3), 9, KEY) for s in (state, again)]
    assert steps[0] == steps[1]


def test_a_restored_state_shares_nothing_with_the_old_one() -> None:
    state = walked()
    restore(Relay(), snapshot(state)).far[0] = 99
    assert state.far[0] == 2


def test_plain_chairs_are_the_one_plain_chair_again() -> None:
    state = walked()
    state.chairs = (Chair(), Chair(missed=1), Chair())
    chairs = restore(Relay(), snapshot(state)).chairs
    assert [chair is PLAIN for chair in chairs] == [True, False, True]


def test_nothing_hidden_needs_the_key_to_come_back() -> None:
    state = open_table(Journal(), 2, key=b"one").state
    assert restore(Journal(), snapshot(state)).hands == state.hands


def test_a_fingerprint_is_short_and_tells_two_states_apart() -> None:
    state = walked()
    first = fingerprint(snapshot(state))
    again = restore(Relay(), snapshot(state))
    assert fingerprint(snapshot(again)) == first
    assert len(first) == 16
    state.far[0] += 1
    assert fingerprint(snapshot(state)) != first


def test_an_older_state_goes_through_upgrade_and_is_of_this_version() -> None:
    plain = msgspec.msgpack.decode(stored(1))
    plain["way"] = plain.pop("far")
    state = restore(Renamed(), msgspec.msgpack.encode(plain))
    assert state.far == [2, 0, 0]
    assert state.rules_version == 3


def test_an_older_state_that_would_still_decode_goes_through_upgrade_too() -> None:
    class Doubled(Relay):
        version = 2

        def upgrade(self, raw: dict[str, Any], was: int) -> dict[str, Any]:
            return raw | {"far": [2 * steps for steps in raw["far"]]}

    assert restore(Doubled(), stored(1)).far == [4, 0, 0]


def test_an_unknown_phase_of_an_older_version_goes_through_upgrade() -> None:
    state = restore(Renamed(), stored(2, stack=strolling()))
    assert type(state.stack[-1]).__name__ == "Walking"


def test_a_state_without_a_version_is_of_the_first() -> None:
    plain = msgspec.msgpack.decode(stored(1))
    plain["way"] = plain.pop("far")
    del plain["rules"]
    assert restore(Renamed(), msgspec.msgpack.encode(plain)).far == [2, 0, 0]


def test_an_unknown_phase_of_this_version_is_an_error_that_names_it() -> None:
    with pytest.raises(msgspec.ValidationError, match="strolling"):
        restore(Relay(), stored(1, stack=strolling()))


@pytest.mark.parametrize("changes", [{}, {"stack": strolling()}], ids=["readable", "not readable"])
def test_a_newer_state_is_refused_as_too_new(changes: dict[str, Any]) -> None:
    with pytest.raises(TooNew, match="relay: the state is of rules version 4, this is 3; install a newer one"):
        restore(Renamed(), stored(4, **changes))


def test_a_new_table_is_of_the_games_version() -> None:
    assert open_table(Renamed(), 2).state.rules_version == 3
