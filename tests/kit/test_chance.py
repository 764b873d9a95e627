"""Chance: the same key gives the same draws, and nothing else tells what comes."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from talewind.kit import Chance, commitment, table_key
from talewind.kit import chance as chance_module

CARDS = [f"card {n}" for n in range(12)]


def rolls(key: Any, label: str = "die", sides: int = 6, times: int = 20) -> list[int]:
    chance = Chance(key)
    return [chance.roll(sides, label) for _ in range(times)]


def too_uneven(counts: Counter[Any], kinds: int, bound: float) -> bool:
    """Chi-square over the bound? The keys are fixed, so the answer is always the same."""
    expected = counts.total() / kinds
    return len(counts) != kinds or sum((n - expected) ** 2 / expected for n in counts.values()) > bound


def test_the_same_key_gives_the_same_rolls() -> None:
    assert rolls(b"a") == rolls(b"a")


def test_another_key_gives_other_rolls() -> None:
    assert rolls(b"a") != rolls(b"b")


def test_another_label_gives_other_rolls() -> None:
    assert rolls(b"a", "die") != rolls(b"a", "coin")


def test_drawing_under_one_label_does_not_move_another() -> None:
    chance = Chance(b"a")
    for _ in range(5):
        chance.roll(6, "coin")
    assert [chance.roll(6, "die") for _ in range(20)] == rolls(b"a", "die")


def test_chance_goes_on_where_the_counters_of_the_state_stand() -> None:
    draws: dict[str, int] = {}
    first = [Chance(b"a", draws).roll(6, "die") for _ in range(20)]
    assert first == rolls(b"a")
    assert draws == {"die": 20}


DRAWS: dict[str, Callable[[Chance], object]] = {
    "roll": lambda chance: chance.roll(6, "x"),
    "pick": lambda chance: chance.pick(CARDS, "x"),
    "deal": lambda chance: chance.deal(list(CARDS), "x"),
    "shuffled": lambda chance: chance.shuffled(CARDS, "x"),
}


@pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS.keys())
def test_any_draw_is_noted_as_used_and_counted_once(draw: Callable[[Chance], object]) -> None:
    draws: dict[str, int] = {}
    chance = Chance(b"a", draws)
    assert not chance.used
    draw(chance)
    assert chance.used
    assert draws == {"x": 1}


@pytest.mark.parametrize(("sides", "bound"), [(2, 10.8), (6, 20.5), (7, 22.5), (10, 27.9)])  # p = 0.001
def test_rolls_fall_evenly(sides: int, bound: float) -> None:
    assert not too_uneven(Counter(rolls(b"even", sides=sides, times=6_000)), sides, bound)


def test_two_rolls_in_a_row_fall_evenly_as_a_pair() -> None:
    thrown = rolls(b"pairs", sides=4, times=8_000)
    assert not too_uneven(Counter(pairwise(thrown)), 16, 37.7)


@pytest.mark.parametrize("hidden", [False, True])
def test_shuffles_of_three_fall_evenly(hidden: bool) -> None:
    chance = Chance(b"shuffle")
    orders = Counter(tuple(chance.shuffled("abc", "x", hidden)) for _ in range(6_000))
    assert not too_uneven(orders, 6, 20.5)


def test_a_hash_above_the_last_whole_multiple_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = [2**64 - 1, 5]  # 2**64 is one more than a multiple of three

    class Hash:
        def __init__(self, data: bytes, **_: object) -> None:
            self.data = data

        def digest(self) -> bytes:
            return hashes.pop(0).to_bytes(8)

    monkeypatch.setattr(chance_module, "blake2b", Hash)
    assert Chance(b"a").roll(3, "die") == 2
    assert hashes == []


def test_a_pick_is_one_of_them_and_leaves_them_as_they_are() -> None:
    cards = list(CARDS)
    assert Chance(b"a").pick(cards, "x") in CARDS
    assert cards == CARDS


def test_dealing_draws_every_card_once_until_the_bag_is_empty() -> None:
    bag, chance = list(CARDS), Chance(b"a")
    drawn = [chance.deal(bag, "deck") for _ in CARDS]
    assert sorted(drawn) == sorted(CARDS)
    assert bag == []
    assert drawn != CARDS


def test_the_first_card_dealt_is_any_of_them() -> None:
    first = Counter(Chance(b"%d" % n).deal(list("abcd"), "deck") for n in range(4_000))
    assert not too_uneven(first, 4, 16.3)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_shuffle_is_a_permutation_and_leaves_its_cards_alone(hidden: bool) -> None:
    cards = list(CARDS)
    shuffled = Chance(b"a").shuffled(cards, "deck", hidden)
    assert sorted(shuffled) == sorted(CARDS)
    assert cards == CARDS
    assert shuffled != CARDS


def test_a_pair_of_keys_changes_what_is_dealt_and_not_what_is_rolled() -> None:
    one, other = Chance((b"open", b"one")), Chance((b"open", b"other"))
    assert [one.roll(6, "die") for _ in range(20)] == [other.roll(6, "die") for _ in range(20)]
    assert one.pick(CARDS, "pick") == other.pick(CARDS, "pick")
    assert one.shuffled(CARDS, "grid") == other.shuffled(CARDS, "grid")
    assert one.shuffled(CARDS, "deck", hidden=True) != other.shuffled(CARDS, "deck", hidden=True)
    deals = [[chance.deal(list(CARDS), "deal") for _ in range(8)] for chance in (one, other)]
    assert deals[0] != deals[1]


def test_one_key_is_a_pair_of_the_same() -> None:
    assert Chance(b"a").deal(list(CARDS), "x") == Chance((b"a", b"a")).deal(list(CARDS), "x")


def test_a_commitment_binds_to_its_secret_and_is_not_the_key() -> None:
    assert commitment(b"s" * 32) == commitment(b"s" * 32)
    assert commitment(b"s" * 32) != commitment(b"t" * 32)
    assert len(commitment(b"s")) == 32
    assert commitment(b"s" * 32) != table_key(b"s" * 32, [])


@pytest.mark.parametrize(
    ("secret", "nonces"),
    [(b"t" * 32, [b"a", b"bc"]), (b"s" * 32, [b"ab", b"c"]), (b"s" * 32, [b"bc", b"a"]), (b"s" * 32, [b"a"])],
)
def test_secret_nonces_their_bounds_and_their_order_all_make_the_key(secret: bytes, nonces: list[bytes]) -> None:
    assert table_key(secret, nonces) != table_key(b"s" * 32, [b"a", b"bc"])


def test_a_table_key_serves_as_a_key_of_chance() -> None:
    assert Chance(table_key(b"s" * 32, [b"a"])).roll(6, "die") in range(6)
