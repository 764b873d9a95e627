"""Liar's Dice, installed beside Talewind as a distribution of its own. Nothing in Talewind names it."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import dsns, running  # noqa: F401 (fixtures)

from .installed import install

collect_ignore = ["liarsdice"]


@pytest.fixture(scope="session")
def beside() -> Iterator[dict[str, str]]:
    """The environment of a process that finds the game. The folder is where every user may read."""
    target = Path(tempfile.mkdtemp(prefix="talewind-foreign-"))
    target.chmod(0o755)
    yield install("liarsdice", target)
    shutil.rmtree(target)
