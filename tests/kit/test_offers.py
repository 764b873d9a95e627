"""Offers: a move's constructor with a domain for each field."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talewind.kit import (
    Amount,
    Ask,
    Chance,
    Flag,
    Move,
    Offer,
    OneOf,
    Passage,
    Piles,
    Some,
    Words,
    amount,
    flag,
    moves_of,
    offer,
    one_of,
    passage,
    piles,
    say,
    some,
    words,
)  # fmt: skip

HAND = ("key", "owl", "rose")


class Wait(Move):
    pass


class Fire(Move):
    at: str
    shots: int = 1
    aimed: bool = False


class Sort(Move):
    cards: dict[str, tuple[str, ...]]


class Gather(Move):
    cards: dict[str, tuple[str, ...]] = {}


class Write(Move):
    tale: Passage
    lines: int = 1


FIRE = offer(Fire, at=one_of(["hut", "mill"]), shots=amount(1, 3))


def test_an_offer_names_its_kind_and_its_domains() -> None:
    assert FIRE.move == "fire"
    assert FIRE.fields == {"at": OneOf(("hut", "mill")), "shots": Amount(1, 3)}


@pytest.mark.parametrize(
    ("built", "domain"),
    [
        (one_of(HAND, of="card", closed={"boat": "X-1"}), OneOf(HAND, "card", {"boat": "X-1"})),
        (one_of(HAND, notes={"owl": say("x")}), OneOf(HAND, notes={"owl": say("x")})),
        (some(HAND), Some(HAND, 0, 3)),
        (some(HAND, 1, 2, of="card"), Some(HAND, 1, 2, "card")),
        (piles(HAND, of="card", trap=(1, 1)), Piles(HAND, {"trap": (1, 1)}, "card")),
        (amount(1, 3, of="coin"), Amount(1, 3, "coin")),
        (flag(), Flag()),
        (flag([]), Flag(False)),
        (words(), Words(2000)),
        (words(9, 2, weave=HAND, least=1), Words(9, 2, HAND, 1, 3)),
        (words(weave=HAND, most=2), Words(2000, None, HAND, 0, 2)),
        (words(weave=HAND, most=9, in_order=True, may_be_empty=False), Words(2000, None, HAND, 0, 3, True, False)),
    ],
)
def test_a_builder_makes_the_domain_it_promises(built: Any, domain: Any) -> None:
    assert built == domain


@pytest.mark.parametrize("value", ["hut", ["hut"], None])
def test_a_plain_value_instead_of_a_domain_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match=r"^offer\(\w+\): at=.* is no domain; give one, such as one_of"):
        offer(Fire, at=value)


def test_a_domain_given_by_place_is_refused() -> None:
    with pytest.raises(TypeError, match="name the fields"):
        offer(Fire, one_of(["hut"]))


@pytest.mark.parametrize("move", [Fire("hut"), Fire("mill", 3)])
def test_an_offer_admits_what_all_its_domains_admit(move: Fire) -> None:
    assert FIRE.admit(move) is None


@pytest.mark.parametrize(
    ("move", "key"),
    [(Fire("tree"), "kit-not-offered"), (Fire("hut", 4), "kit-amount"), (Fire("tree", 4), "kit-not-offered")],
)
def test_an_offer_refuses_what_one_domain_refuses(move: Fire, key: str) -> None:
    refusal = FIRE.admit(move)
    assert refusal is not None
    assert refusal.say.key == key


def test_a_field_not_named_must_have_its_default() -> None:
    refusal = FIRE.admit(Fire("hut", 2, aimed=True))
    assert refusal is not None
    assert refusal.say.key == "kit-not-offered"


def test_a_default_made_anew_each_time_is_a_default_too() -> None:
    assert offer(Gather).admit(Gather()) is None
    assert offer(Gather).admit(Gather({"a": ()})) is not None


def test_two_offers_of_one_kind_are_an_or_between_combinations() -> None:
    near = offer(Fire, at=one_of(["hut"]), shots=amount(1, 3))
    far = offer(Fire, at=one_of(["mill"]), shots=amount(1, 1))
    ask = Ask(0, say("x"), (near, far))
    assert ask.refusal(Fire("hut", 3)) is None
    assert ask.refusal(Fire("mill", 1)) is None
    assert ask.refusal(Fire("mill", 3)) is not None


@pytest.mark.parametrize(
    ("offered", "size"),
    [
        (offer(Wait), 1),
        (FIRE, 6),
        (offer(Fire, at=one_of(HAND), aimed=flag()), 6),
        (offer(Fire, at=one_of([]), aimed=flag()), 0),
        (offer(Write, tale=words()), None),
        (offer(Write, tale=words(), lines=amount(1, 2)), None),
    ],
)
def test_the_size_of_an_offer_is_the_product_of_its_fields(offered: Offer, size: int | None) -> None:
    assert offered.size() == size


@given(
    st.binary(max_size=8), st.sampled_from([(FIRE, Fire), (offer(Sort, cards=piles(HAND, a=(1, 2), b=(0, 3))), Sort)])
)
@settings(derandomize=True, max_examples=100, deadline=None)
def test_every_sample_of_an_offer_is_admitted(key: bytes, offered: tuple[Offer, type[Move]]) -> None:
    assert offered[0].admit(offered[0].sample(offered[1], Chance(key))) is None


def test_mending_mends_every_field() -> None:
    offered = offer(Write, tale=words(99, 1), lines=amount(1, 2))
    assert offered.mend(Write(passage("One. Two."), 2)) == Write(passage("One."), 2)


def test_a_move_with_a_field_beyond_mending_is_nothing() -> None:
    assert offer(Write, tale=words(99, 1), lines=amount(1, 2)).mend(Write(passage("One. Two."), 3)) is None


def test_mending_puts_a_field_that_is_not_offered_back_to_its_default() -> None:
    assert offer(Write, tale=words(99, 1)).mend(Write(passage("One."), 3)) == Write(passage("One."), 1)


def test_a_bot_considers_every_move_of_a_small_offer_once() -> None:
    moves = moves_of(FIRE, Fire, 6, Chance(b""))
    assert moves == [Fire(at, shots) for at in ("hut", "mill") for shots in (1, 2, 3)]


def test_a_move_without_fields_is_considered_once() -> None:
    assert moves_of(offer(Wait), Wait, 5, Chance(b"")) == [Wait()]


@pytest.mark.parametrize(("offered", "kind"), [(FIRE, Fire), (offer(Write, tale=words()), Write)])
def test_a_bot_considers_as_many_samples_of_a_large_offer_as_it_may(offered: Offer, kind: type[Move]) -> None:
    moves = moves_of(offered, kind, 5, Chance(b""))
    assert len(moves) == 5
    assert all(offered.admit(move) is None for move in moves)
