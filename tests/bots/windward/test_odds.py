"""Odds of Battles, against the specification's table."""

import pytest

from talewind.bots.windward.odds import UNLIKELY, Odds, Result, battle, defence, prospects, settle, winning


@pytest.mark.parametrize(
    ("mine", "theirs", "bonus", "boosts", "percent"),
    [(2, 5, 0, 0, 0.1), (5, 5, 0, 0, 41.6), (5, 5, 0, 1, 73.7), (5, 5, 2, 1, 93.2), (8, 5, 0, 0, 95.5), (3, 2, 0, 0, 75.6),
     (1, 1, 0, 0, 30.6), (2, 1, 0, 0, 81.9), (8, 8, 0, 2, 88.0), (8, 10, 0, 2, 52.2)],
)  # fmt: skip
def test_the_chance_to_win_is_that_of_the_table(
    mine: int, theirs: int, bonus: int, boosts: int, percent: float
) -> None:
    assert 100 * winning(mine, theirs, bonus, boosts) == pytest.approx(percent, abs=0.05)


@pytest.mark.parametrize(("morale", "percent"), [(1, 14.4), (2, 6.8), (3, 2.7), (4, 0.9)])
def test_so_is_the_chance_to_be_lost(morale: int, percent: float) -> None:
    odds = battle(5, 5, 0, 1, morale)
    assert 100 * sum(chance for result, chance in odds if result.end == "lost") == pytest.approx(percent, abs=0.05)
    assert sum(chance for _, chance in odds) == pytest.approx(1)


def test_the_fewest_boosts_are_played() -> None:
    assert settle(3, 2, 1) == Result("win")
    assert settle(0, 2, 1) == Result("win", 1)
    assert settle(-2, 1, 1) == Result("tie", 1)
    assert settle(-4, 1, 3) == Result("beaten", 1, 2)
    assert settle(-9, 1, 3) == Result("lost")


def test_a_defender_knows_the_hits_it_needs() -> None:
    odds = dict(defence(4, 2, 0, 0, 4))
    assert odds[Result("win")] == pytest.approx((2 * 2 + 1) / 36)


def test_a_plan_looks_at_likely_ends_and_keeps_the_chance_to_be_lost() -> None:
    def lost(odds: Odds) -> float:
        return sum(chance for result, chance in odds if result.end == "lost")

    exact, rough = battle(5, 5, 0, 1, 4), prospects(5, 5, 0, 1, 4)
    assert len(rough) < len(exact)
    assert all(chance >= UNLIKELY or result.end == "lost" for result, chance in rough)
    assert lost(rough) == pytest.approx(lost(exact))
