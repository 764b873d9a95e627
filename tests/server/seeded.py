"""Chance that is the same in every run: a table's secret comes from a seed instead of the system, so its game takes the same course.

`TALEWIND_TEST_CHANCE=7 .venv/bin/pytest tests/server` runs the tests with other secrets, to find one that passes by luck."""

import os
from random import Random
from typing import Any

import pytest

from talewind.server.record import shards
from talewind.server.tables import lobby

SEED = os.environ.get("TALEWIND_TEST_CHANCE", "")

# Runs first in a server process. The order in which tests open tables there is not fixed: the seed is what the table is.
# A browser's nonces are random: the server takes others in their place.
IN_A_SERVER = f"""
from random import Random
from types import SimpleNamespace
from talewind.server.tables import lobby

async def write(self, row, *more, honest=lobby.Lobby._write):
    lobby.secrets = SimpleNamespace(token_bytes=Random(f"{{row.game}} {{row.options}} {SEED}").randbytes)
    return await honest(self, row, *more)

async def sit(self, table, person, name, nonce, *more, honest=lobby.Lobby.sit):
    return await honest(self, table, person, name, nonce and b"nonce", *more)

lobby.Lobby._write, lobby.Lobby.sit = write, sit
"""


class Seeded(Random):
    """In the place of the module `secrets`."""

    turn = 0

    def token_bytes(self, number: int) -> bytes:
        return self.randbytes(number)

    def choice(self, seq: Any) -> Any:
        """Tables are opened on all shards in turn."""
        self.turn += 1
        return seq[self.turn % len(seq)]


def seed_tables(test: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the secrets and the shards of the tables that a test opens in its own process; ids and keys stay random."""
    for module in (lobby, shards):
        monkeypatch.setattr(module, "secrets", Seeded(f"{test} {SEED}"))
