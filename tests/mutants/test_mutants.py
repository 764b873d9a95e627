"""The mutants themselves: each still fits the code, leaves it as it was, and the runner tells the dead from the living."""

import subprocess
import sys
from pathlib import Path

import pytest

from talewind.games.story.rounds import Round
from talewind.kit import Chance

from .patches import Stale, constant, no_chance, put, swap
from .running import Mutant
from .tables import TABLES

ALL = [each for mutants in TABLES.values() for each in mutants]


def squared(n: int) -> int:
    twice = n + n
    return n * n if n else twice


class Base:
    def says(self) -> str:
        return "base"


class Sub(Base):
    def says(self) -> str:
        return super().says() + " and more"


@pytest.mark.parametrize("each", ALL, ids=[f"{' '.join(each.proofs)} {each.says}" for each in ALL])
def test_every_mutant_fits_the_code_as_it_is(each: Mutant) -> None:
    with each.fault():
        pass


def test_every_table_and_every_kind_of_fault_is_undone() -> None:
    before = Round.voting.__code__, Round.order, Chance.deal
    for fault in (swap(Round.voting, "1", "0"), put(Round, "order", ()), no_chance("pile")):
        with fault():
            assert (Round.voting.__code__, Round.order, Chance.deal) != before
        assert (Round.voting.__code__, Round.order, Chance.deal) == before


def test_an_expression_is_found_by_its_structure_and_swapped() -> None:
    with swap(squared, "n*n", "n ** 3")():
        assert squared(2) == 8
    with swap(squared, "twice = n + n", "twice = 7\ntwice += 1")():
        assert squared(0) == 8
    assert (squared(2), squared(0)) == (4, 0)


def test_a_method_may_call_the_one_it_overrides() -> None:
    with swap(Sub.says, "' and more'", "' and less'")():
        assert Sub().says() == "base and less"


@pytest.mark.parametrize("old", ["n * 2", "n", "twice = n"])
def test_what_is_not_there_exactly_once_is_stale(old: str) -> None:
    with pytest.raises(Stale), swap(squared, old, "1")():
        pass


def test_a_constant_or_an_attribute_that_is_gone_is_stale() -> None:
    with pytest.raises(Stale), constant("talewind.games.story", "HANDS", 4)():
        pass
    with pytest.raises(Stale), put(Sub, "told", None)():
        pass


def test_the_runner_fails_where_a_mutant_survives(tmp_path: Path) -> None:
    """In a process of its own: it forks."""
    (tmp_path / "test_one.py").write_text(
        'import calendar, pytest\n@pytest.mark.rule("X-1")\ndef test_a():\n    assert calendar.EPOCH == 1970\n'
        '@pytest.mark.rule("X-2")\ndef test_b():\n    pass\n'
    )
    script = (
        "import calendar, sys\n"
        "from tests.mutants.patches import put, swap\n"
        "from tests.mutants.running import mutant, run\n"
        "wrong = put(calendar, 'EPOCH', 1)\n"
        "sys.exit(run({sys.argv[1]: [mutant('one', 'X-1', wrong), mutant('two', 'X-2', wrong),"
        " mutant('three', 'X-1', swap(calendar.isleap, '7', '8')), mutant('four', 'X-9', wrong)]}))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script, tmp_path], capture_output=True, text=True, check=False)
    lines = [line.split() for line in ran.stdout.splitlines() if line.endswith((" one", " two", " three", " four"))]
    said = {words[-1]: words[0] for words in lines}
    assert said == {"one": "killed", "two": "SURVIVED", "three": "STALE", "four": "NO"}, ran.stdout + ran.stderr
    assert ran.returncode == 3
