"""A view in three parts: what frames carry of it, what a client makes of them, and faults that conform finds."""

from typing import Any

import pytest
from msgspec import structs

from talewind.kit import Fixed, Frozen, Growing, Seat
from talewind.kit.testing import Fault, conform
from talewind.kit.views import Grown, Parts, lacking, merged, newest, parts_of

from .toys.fox import CARDS, Den, DenView, Fox


class Seen(Frozen):
    pawns: Fixed[tuple[str, ...]]
    tales: Growing[tuple[str, ...]]
    laid: tuple[str, ...]
    votes: dict[int, int]
    round: int


FIRST = Seen(("red",), ("a", "b"), ("x", "y", "z"), {}, 1)


def after(was: Seen, now: Seen) -> dict[str, Any]:
    """As a client has it."""
    lacks = lacking(was, now)
    return merged(structs.asdict(was), lacks.view, {n: structs.asdict(g) for n, g in lacks.grown.items()})


def test_fields_are_marked_by_their_types() -> None:
    assert parts_of(Seen) == Parts(("pawns",), ("tales",), ("tales", "laid", "votes", "round"))


def test_what_has_not_changed_is_not_sent() -> None:
    lacks = lacking(FIRST, structs.replace(FIRST, round=2))
    assert (lacks.view, lacks.grown) == ({"round": 2}, {})


def test_of_what_has_grown_the_new_entries_are_sent() -> None:
    lacks = lacking(FIRST, structs.replace(FIRST, tales=("a", "b", "c")))
    assert (lacks.view, lacks.grown) == ({}, {"tales": Grown(2, ("c",))})


def test_of_any_tuple_what_follows_the_common_beginning_is_sent() -> None:
    lacks = lacking(FIRST, structs.replace(FIRST, laid=("x", "w", "z")))
    assert lacks.grown == {"laid": Grown(1, ("w", "z"))}


@pytest.mark.parametrize("tales", [("a",), (), ("a", "c"), ("a", "c", "d"), ("d",), ("a", "b", "c", "d")])
def test_a_client_has_the_whole_view_again_also_where_entries_were_taken_back(tales: tuple[str, ...]) -> None:
    now = structs.replace(FIRST, tales=tales, laid=tales, votes={1: 2})
    assert after(FIRST, now) == structs.asdict(now)


def test_a_first_view_has_the_newest_entries_and_says_where_they_begin() -> None:
    whole, older = newest(structs.replace(FIRST, tales=("a", "b", "c", "d")), 3)
    assert (whole["tales"], whole["laid"], older) == (("b", "c", "d"), ("x", "y", "z"), {"tales": 1})
    assert newest(FIRST, 3) == (structs.asdict(FIRST), {})


# Planted faults.


def found(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> Fault:
    honest = Fox.view

    def view(self: Fox, state: Den, seat: Seat | None) -> DenView:
        seen = honest(self, state, seat)
        return structs.replace(seen, **{name: make(state, seen) for name, make in fields.items()})

    monkeypatch.setattr(Fox, "view", view)
    with pytest.raises(Fault) as fault:
        conform(Fox(), games=60)
    return fault.value


def test_a_fixed_field_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = found(monkeypatch, cards=lambda state, seen: len(CARDS) - state.turns // 5)
    assert (fault.kind, "view.cards" in fault.says) == ("fixed", True)


def test_a_growing_field_that_is_rewritten(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = found(monkeypatch, table=lambda state, seen: tuple(sorted(state.table)))
    assert (fault.kind, "view.table" in fault.says) == ("growing", True)


def test_a_growing_field_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = found(monkeypatch, table=lambda state, seen: tuple(state.table[-3:]))
    assert fault.kind == "growing"


def test_a_growing_field_that_is_no_tuple(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = found(monkeypatch, table=lambda state, seen: list(state.table))
    assert (fault.kind, "no tuple" in fault.says) == ("growing", True)


def test_a_view_that_changes_by_a_row_without_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has reacted, and nobody may know before all have."""
    fault = found(monkeypatch, deck=lambda state, seen: sum(chair.sealed is not None for chair in state.chairs))
    assert (fault.kind, "may not notice" in fault.says) == ("leak", True)


def test_parts_that_do_not_make_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talewind.kit.views.shared", lambda before, after: min(len(before), len(after)))
    with pytest.raises(Fault, match="do not merge to its view"):
        conform(Fox(), games=60)


def test_taking_back_may_take_entries_away() -> None:
    seen = conform(Fox(), games=60)
    assert seen["row took-back"] > 20, "and with it a step of the pawn's path, which only grows else"
    assert seen["entries grown"] > 1_000
