"""Games: what is said to mypy is what the kit reads at run time."""

from __future__ import annotations

import pytest

from talewind.kit import Absence, Game
from talewind.kit.game import members

from .toys.journal import Journal, JournalOptions, JournalState, JournalView, Note
from .toys.relay import Relay, RelayOptions, RelayState, RelayView, Walk


def test_types_are_read_from_the_brackets() -> None:
    journal = Journal()
    assert (journal.state_type, journal.view_type, journal.options_type) == (JournalState, JournalView, JournalOptions)


def test_a_game_that_names_no_phases_is_refused_when_it_is_written() -> None:
    with pytest.raises(TypeError, match=r"Nameless\.phases is missing"):

        class Nameless(Game[RelayState, RelayView, RelayOptions]):
            event_types = Relay.event_types


def test_moves_are_read_from_the_state_also_through_aliases() -> None:
    assert Relay.kinds["walk"] is Walk
    assert Journal.kinds["note"] is Note


def test_events_are_the_games_own_and_the_kits() -> None:
    assert {"walked", "scored", "attended", "undone"} <= Relay.events.keys()
    assert {"noted", "tale-told", "scored"} <= Journal.events.keys()


def test_a_game_built_on_another_keeps_its_types() -> None:
    class Variant(Relay):
        id = "variant"

    assert Variant().state_type is RelayState
    assert Variant.kinds == Relay.kinds


def test_texts_are_looked_for_beside_the_module() -> None:
    assert Relay.package == "tests.kit.toys"


type Inner = int | str
type Outer = Inner | bytes


def test_members_of_a_union_are_found_however_it_is_written() -> None:
    assert members(Outer) == (int, str, bytes)
    assert members(int | str) == (int, str)
    assert members(int) == (int,)


def test_a_table_for_one_does_not_sleep_for_want_of_company() -> None:
    class Alone(Relay):
        seats = range(1, 2)

    state = Alone().start(1, RelayOptions())
    assert Alone().absence(state) == Absence(present=1)
    assert Relay().absence(Relay().start(3, RelayOptions())).present == 2


def test_by_default_there_is_nothing_aside_hushed_or_counted() -> None:
    state = Relay().start(2, RelayOptions())
    relay = Relay()
    assert (list(relay.asides(state, 0)), relay.hushed(state, 0), list(relay.cards(state))) == ([], None, [])
