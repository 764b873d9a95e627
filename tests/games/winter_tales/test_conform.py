"""Everything every game promises, on Winter Tales, with and without its modules, from the start and from crowded positions; and its
texts."""

from typing import Any

import pytest

from talewind.games.winter_tales import WinterTales
from talewind.kit.catalogue import rule_ids
from talewind.kit.testing import conform, never_reached

from .crowded import crowded

CORE = {"powers": False, "skills": False, "objectives": False, "alternative_epilogue": False}
BRIEF = {"stall_chapters": 2, "chapter_cap": 4}
BOUND = 9_000  # rows, as for `make nightly-games`: whoever answers at random can need more than 3,000
WHOLE = {"powers": True, "skills": True, "objectives": True, "alternative_epilogue": True}


def test_the_core_game_conforms() -> None:
    seen = conform(WinterTales(), 1, first=2, reach=False, only=CORE | BRIEF)
    assert seen["games"] == 1
    assert seen["other worlds"] > 100


@pytest.mark.parametrize(("modules", "first"), [(CORE, 1_006), (WHOLE, 1_005)], ids=["core", "whole"])
def test_the_game_conforms_from_crowded_positions(modules: dict[str, Any], first: int) -> None:
    seen = conform(WinterTales(), 1, first, arrange=crowded, reach=False, only=modules | BRIEF)
    assert seen["games"] == 1


def test_a_question_that_was_covered_while_its_seat_went_away_may_be_overdue() -> None:
    seen = conform(WinterTales(), 1, first=6_300_021, reach=False, only=WHOLE)
    assert seen["games"] == 1


def test_whoever_looks_in_while_a_trap_is_laid_sees_which_rebel_lays_it() -> None:
    seen = conform(WinterTales(), 1, first=649, arrange=crowded, reach=False, only=WHOLE | {"memories": 7})
    assert seen["games"] == 1


@pytest.mark.nightly
@pytest.mark.parametrize("modules", [CORE, WHOLE], ids=["core", "whole"])
def test_many_games_conform(modules: dict[str, Any]) -> None:
    conform(WinterTales(), 100, first=2_000, reach=False, only=modules, bound=BOUND)


@pytest.mark.nightly
def test_crowded_positions_and_whole_games_reach_every_phase_move_and_event() -> None:
    seen = conform(
        WinterTales(), 60, first=600, arrange=crowded, reach=False, only=WHOLE | {"memories": 7}, bound=BOUND
    )
    seen += conform(WinterTales(), 5, first=3_000, reach=False, bound=BOUND)
    assert not never_reached(WinterTales(), seen)


def test_the_rules_are_numbered_without_a_gap() -> None:
    between = ["21a", "100a", "100b", "101a", "111a", "111b", "150a", "166a", "190a", "229a", "229b", "229c"]
    rulings = [*range(1, 113), "69a", "69b", "69c"]
    assert sorted(rule_ids(WinterTales())) == sorted(
        [f"WT-{n}" for n in [*range(1, 273), *between]] + [f"WT-R{n}" for n in rulings]
    )
