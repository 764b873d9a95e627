"""Clones: deep enough that a step cannot touch the old state, shallow where nothing can change."""

from collections.abc import Callable
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from talewind.kit import Frozen, clone


class Card(Frozen):
    name: str


class Hand(Struct):
    cards: list[str]


class Chest(Struct):
    gold: int


type Purse = Annotated[list[int], Meta(max_length=9)]


class Pile[C](Struct):
    top: C
    cards: list[C]


class Everything(Struct):
    """One field for each shape a state may hold."""

    plain: list[int]
    rows: list[list[int]]
    cube: list[list[list[int]]]
    by_name: dict[str, int]
    nested: dict[str, dict[str, list[int]]]
    hand: Hand
    hands: list[Hand]
    either: Hand | Chest
    eithers: list[Hand | Chest | None]
    maybe: Hand | None
    maybe_list: list[int] | None
    purse: Purse
    pile: Pile[str]
    nothing: Hand | None = None


def everything() -> Everything:
    return Everything(
        plain=[1], rows=[[1]], cube=[[[1]]], by_name={"a": 1}, nested={"a": {"b": [1]}}, hand=Hand(["x"]),
        hands=[Hand(["x"])], either=Hand(["x"]), eithers=[Chest(1), None], maybe=Hand(["x"]), maybe_list=[1], purse=[1],
        pile=Pile("x", ["x"]),
    )  # fmt: skip


def spend(thing: Any) -> None:
    thing.gold = 9


CHANGES: dict[str, Callable[[Any], Any]] = {
    "list": lambda e: e.plain.append(2),
    "list of lists": lambda e: e.rows[0].append(2),
    "three lists deep": lambda e: e.cube[0][0].append(2),
    "dict": lambda e: e.by_name.update(b=2),
    "dict of dicts of lists": lambda e: e.nested["a"]["b"].append(2),
    "struct": lambda e: e.hand.cards.append("y"),
    "list of structs": lambda e: e.hands[0].cards.append("y"),
    "union of structs": lambda e: e.either.cards.append("y"),
    "list of a union with None": lambda e: spend(e.eithers[0]),
    "optional struct": lambda e: e.maybe.cards.append("y"),
    "optional list": lambda e: e.maybe_list.append(2),
    "alias with annotation": lambda e: e.purse.append(2),
    "generic struct": lambda e: e.pile.cards.append("y"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_what_changes_in_a_clone_does_not_change_in_the_old_one(change: Callable[[Any], Any]) -> None:
    old = everything()
    new = clone(old)
    assert new == old
    change(new)
    assert old == everything()
    assert new != old


def test_an_optional_that_is_none_stays_none() -> None:
    assert clone(everything()).nothing is None


class Held(Struct):
    card: Card
    cards: tuple[Card, ...]
    picked: list[Card]


def test_frozen_things_are_shared() -> None:
    old = Held(Card("owl"), (Card("key"),), [Card("rose")])
    new = clone(old)
    assert new.card is old.card
    assert new.cards is old.cards
    assert new.picked[0] is old.picked[0]
    assert new.picked is not old.picked


def test_a_frozen_struct_is_its_own_clone() -> None:
    card = Card("owl")
    assert clone(card) is card


class Tree(Struct):
    leaves: list[str]
    branches: list["Tree"] = []


def test_a_type_that_contains_itself_is_cloned_all_the_way_down() -> None:
    old = Tree([], [Tree(["a"], [Tree(["b"])])])
    new = clone(old)
    new.branches[0].branches[0].leaves.append("c")
    assert old.branches[0].branches[0].leaves == ["b"]


class WithSet(Struct):
    seen: set[str]


class WithFrozenSet(Struct):
    seen: frozenset[str]


class WithSetInside(Struct):
    seen: dict[str, list[set[int]]]


@pytest.mark.parametrize("made", [WithSet({"a"}), WithFrozenSet(frozenset("a")), WithSetInside({})])
def test_sets_are_refused_because_their_order_differs_from_run_to_run(made: Struct) -> None:
    with pytest.raises(TypeError, match=r"^With\w+\.seen: a state cannot hold sets, .* use a sorted list"):
        clone(made)


class WithTuple(Struct):
    pairs: tuple[list[int], ...]


class WithBareList(Struct):
    cards: list  # type: ignore[type-arg]


class WithBytes(Struct):
    raw: bytearray


class WithAny(Struct):
    thing: Any


REFUSED = [WithTuple(([1],)), WithBareList([1]), WithBytes(bytearray(b"a")), WithAny([1])]


@pytest.mark.parametrize("made", REFUSED, ids=lambda made: type(made).__name__)
def test_what_the_kit_cannot_copy_is_refused_with_a_sentence_every_time(made: Struct) -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match=rf"^{type(made).__name__}\.\w+: the kit cannot copy .*; use structs"):
            clone(made)


class WithMixedUnion(Struct):
    thing: list[int] | dict[str, int]


def test_a_union_of_two_mutable_things_that_are_not_structs_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^WithMixedUnion\.thing: .* or of one type and None"):
        clone(WithMixedUnion([1]))
