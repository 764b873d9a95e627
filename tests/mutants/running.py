"""Runs the tests against each mutant: a copy of the process with one fault in the rules. A mutant that no test notices survives.

Every mutant names the rules it breaks; only tests marked with one of them, or named, are run. So a mutant also shows that a
rule's tests prove that rule."""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, NamedTuple

import pytest

from .patches import Fault, Stale

AT_ONCE = 2
RED, STALE = 1, 70  # how a copy ends: a test went red; the mutant is stale
OUTCOMES = {0: "SURVIVED", RED: "killed", 5: "NO TEST", STALE: "STALE"}


class Mutant(NamedTuple):
    """`proofs`: the rules whose tests must notice, or names of tests where it is no rule."""

    says: str
    proofs: tuple[str, ...]
    fault: Fault


def mutant(says: str, proofs: str, fault: Fault) -> Mutant:
    """`mutant("backers get 2", "ST-38", pays("ST-38", 2))`"""
    return Mutant(says, tuple(proofs.split()), fault)


class Only:
    """A pytest plugin: the tests that are to prove something."""

    def __init__(self, proofs: Iterable[str]) -> None:
        self.proofs = set(proofs)

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if self.proofs & {item.originalname, *rules_of(item)}]


def rules_of(item: Any) -> list[str]:
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


def tested(folder: str, proofs: Iterable[str], fault: Fault) -> int:
    """Run these tests of a folder; pytest's exit code."""
    files = [entry.path for entry in sorted(os.scandir(folder), key=lambda e: e.name) if entry.name.startswith("test_")]
    plain = [path for path in files if not path.endswith("test_conform.py")]  # random games notice much, and take long
    with fault():
        return int(pytest.main(["-x", "-q", "--tb=no", "--no-header", "-p", "no:xdist", *plain], [Only(proofs)]))


@contextmanager
def quietly() -> Iterator[None]:
    """Nobody reads what a copy says."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        yield


def copied(folder: str, each: Mutant) -> int:
    """Fork a copy of this process that runs the tests with the fault in it; its id."""
    copy = os.fork()
    if copy:
        return copy
    code = STALE
    try:
        with quietly():
            code = tested(folder, each.proofs, each.fault)
    except Stale as stale:
        print(f"  {each.says}: {stale}", file=sys.stderr)
    finally:
        os._exit(code)


def run(tables: dict[str, list[Mutant]], only: str = "") -> int:
    """Print a line for each mutant; how many were not killed. First everything must be green as it is, in this process, so
    that each copy has all modules loaded."""
    wanted = [(folder, each) for folder, mutants in tables.items() for each in mutants if only in f"{folder} {each}"]
    for folder in dict.fromkeys(folder for folder, _ in wanted):
        if code := tested(
            folder, {proof for where, each in wanted if where == folder for proof in each.proofs}, nullcontext
        ):
            sys.exit(f"{folder} is not green without a mutant ({code}).")
    began, alive, running = time.monotonic(), 0, dict[int, Mutant]()
    while wanted or running:
        while wanted and len(running) < AT_ONCE:
            folder, each = wanted.pop(0)
            running[copied(folder, each)] = each
        copy, status = os.wait()
        each = running.pop(copy)
        outcome = OUTCOMES.get(os.waitstatus_to_exitcode(status), "BROKEN")
        alive += outcome != "killed"
        print(f"{outcome:9}{' '.join(each.proofs):24} {each.says}", flush=True)
    print(f"{alive} not killed, in {time.monotonic() - began:.0f} s")
    return alive
