"""Games: what is said to mypy is what the kit reads at run time."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from talewind.kit import Absence, Chance, Game, Next, offer, sample
from talewind.kit.defining import package_of
from talewind.kit.game import members
from talewind.texts import Speaker

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


def test_a_package_that_defines_its_game_itself_has_the_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class may be in `__init__.py`, or in a single module beside a folder `texts`."""
    for module in ("around/in_a_package/__init__.py", "by_itself.py"):
        place = tmp_path / module
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(
            "from talewind.kit import Game, Options\n"
            "from tests.kit.toys.relay import Gathering, RelayState, RelayView, Walked\n"
            "class Here(Game[RelayState, RelayView, Options]):\n"
            "    id, seats, phases, event_types = 'here', range(2, 3), (Gathering,), Walked\n"
        )
        (place.parent / "texts").mkdir()
        (place.parent / "texts" / "en.ftl").write_text("here-name = Here\n")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("around.in_a_package", "by_itself"):
        here = import_module(name).Here()
        assert here.package == name
        assert Speaker(here).text("here-name") == "Here"


def test_a_move_that_is_offered_but_not_listed_is_named_with_the_line_to_write() -> None:
    """As with `Next` of an interlude, whose class is the kit's."""
    with pytest.raises(TypeError, match=r"The move Next is offered, .* moves of RelayState: .*State\[.* \| Next\]"):
        sample((offer(Next),), Relay.kinds, Chance(b"any"))
    assert "next" not in Relay.kinds


def test_texts_of_a_game_in_the_first_file_of_its_package_are_beside_that_file() -> None:
    assert package_of("tests.kit.toys") == "tests.kit.toys"
    assert package_of("tests.kit.toys.relay") == "tests.kit.toys"
    assert package_of("alone") == ""


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
