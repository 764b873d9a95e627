"""The table service under seeded mishaps in virtual time: nothing acknowledged is lost, doubled or reordered, and every client
sees what the log leads to."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.proof import no_tick

from .planted import PLANTED
from .proving import caught_by, prove
from .world import World

SEEDS = 20
TELLING = (0, 2, 13, 18)  # each planted fault is caught by one of these
HOME = Path(__file__).parents[2]


def test_no_seed_loses_doubles_or_reorders_a_move_or_leaves_a_client_behind() -> None:
    proved = prove(SEEDS, no_tick)
    assert not proved.faults
    assert proved.tried == SEEDS


def test_a_seed_runs_alike_twice() -> None:
    first, second = (World(11).run() for _ in range(2))
    assert first.trace == second.trace
    assert first.digest() == second.digest()


def test_a_seed_runs_alike_in_another_interpreter() -> None:
    """With other addresses of objects and another order of sets of strings."""
    said = []
    for hashing in ("1", "2"):
        environ = os.environ | {"PYTHONHASHSEED": hashing}
        words = [sys.executable, "-m", "tests.simulation", "12", "80"]
        said.append(
            subprocess.run(words, env=environ, cwd=HOME, capture_output=True, text=True, timeout=90, check=True)
        )
    assert said[0].stdout == said[1].stdout
    assert "0 faults" in said[0].stdout.splitlines()[-1]


@pytest.mark.long
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_caught_by_one_of_the_first_seeds(fault: str) -> None:
    assert caught_by(fault, [*TELLING, *range(60)]) is not None


@pytest.mark.nightly
def test_a_thousand_seeds() -> None:
    proved = prove(1_000, no_tick)
    assert not proved.faults, proved.faults
    assert proved.tried == 1_000
