"""The time of an answer does not tell two worlds apart, and a server whose time does is found."""

import pytest

from . import timing

COUNT = 1_000
SLOWER_BY_THE_HIDDEN = """
import asyncio
from zlib import crc32
from talewind.kit import snapshot
from talewind.server.tables.keeper import Keeper

async def act(self, table, *more, honest=Keeper.act, **rest):
    state = (await self.loaded(table)).sitting.state
    await asyncio.sleep(0.03 * crc32(snapshot(state)) / 2**32)
    return await honest(self, table, *more, **rest)

Keeper.act = act
"""


@pytest.mark.long
def test_the_time_of_an_answer_tells_nothing() -> None:
    proved = timing.prove(COUNT)
    assert not proved.faults
    assert proved.tried == COUNT


@pytest.mark.long
def test_a_server_that_is_slower_in_one_world_is_found() -> None:
    assert timing.prove(COUNT, before=SLOWER_BY_THE_HIDDEN).faults
