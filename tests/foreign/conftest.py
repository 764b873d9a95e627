"""Liar's Dice and Fireside, installed beside Talewind as distributions of their own. Nothing in Talewind names them."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import dsns, running  # noqa: F401 (fixtures)

from .installed import install

collect_ignore = ["liarsdice", "fireside"]


@pytest.fixture(scope="session")
def beside() -> Iterator[dict[str, str]]:
    """The environment of a process that finds the game. The folder is where every user may read."""
    target = Path(tempfile.mkdtemp(prefix="talewind-foreign-"))
    target.chmod(0o755)
    install("fireside", target)
    yield install("liarsdice", target)
    shutil.rmtree(target)
