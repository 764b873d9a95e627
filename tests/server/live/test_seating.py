"""Who sits at a table and who has the host's rights: each client hears it as it changes, in whichever process."""

import json
from typing import Any

import pytest

from talewind.kit.rows import Came, Housed, Left
from talewind.server import wire
from talewind.server.live.listener import Listener
from talewind.server.record import Shards
from talewind.server.tables.host import Host

from . import test_hub
from .test_hub import Process, frame, until

processes, table = test_hub.processes, test_hub.table

NAMES = ["P0", "P1", "P2"]


def told(names: list[str], host: int) -> Any:
    return {"names": names, "host": host, "company": {}}


async def seating(listener: Listener) -> Any:
    """What the next frame says of it; None: nothing."""
    return (await frame(listener)).get("seating")


async def two(processes: list[Process], table: str) -> list[Listener]:
    """A player in the first process and an onlooker in the second. The bus brings rows alone: the message that a seat has another
    holder is lost."""
    found = [await processes[0].listen(table, 1), await processes[1].listen(table, None)]
    await until(lambda: processes[0].hub.elsewhere.viewers(table) == {None})
    return found


async def test_the_frame_in_which_the_host_goes_says_who_has_the_hosts_rights_now(
    processes: list[Process], table: str
) -> None:
    here, there = await two(processes, table)
    acts = processes[0].keeper.act
    await processes[0].play(table)
    assert await seating(here) is await seating(there) is None
    for presence, host in (("lost", 1), ("here", 0)):
        await acts(table, lambda sitting, at, presence=presence: Came(at, 0, presence))  # type: ignore[misc]
        assert await seating(here) == await seating(there) == told(NAMES, host)
    await acts(table, lambda sitting, at: Came(at, 2, "lost"))
    assert await seating(here) is await seating(there) is None, "the host is who it was"
    await acts(table, lambda sitting, at: Left(at, 0))
    assert await seating(here) == await seating(there) == told(NAMES, 1)


async def test_the_frame_in_which_somebody_sits_down_has_their_name(
    processes: list[Process], table: str, shards: Shards
) -> None:
    here, there = await two(processes, table)
    first = processes[0]
    await first.keeper.act(table, lambda sitting, at: Left(at, 2))
    await first.keeper.act(table, lambda sitting, at: Housed(at, 2))
    for listener in (here, there):
        assert [await seating(listener), await seating(listener)] == [told(NAMES, 0), None]
    header = (await first.keeper.loaded(table)).header
    await Host(shards, first.keeper, first.hub.dismiss).hand_over(header, 2, "zoe", "Zoe")
    assert await seating(here) == await seating(there) == told(["P0", "P1", "Zoe"], 0)
    late = Listener(table, 0)
    assert json.loads(wire.write(await processes[1].hub.join(late, 0)))["names"] == ["P0", "P1", "Zoe"]
    await processes[1].keeper.act(table, lambda sitting, at: Came(at, 0, "lost"))
    assert await seating(here) == await seating(there) == told(["P0", "P1", "Zoe"], 1), "of the other process, too"


async def test_a_client_that_polls_hears_it(processes: list[Process], table: str) -> None:
    first = processes[0]
    welcome = await first.hub.join(Listener(table, 1), 0)
    await first.keeper.act(table, lambda sitting, at: Came(at, 0, "lost"))
    missed = await first.hub.rejoin(Listener(table, 1), welcome.n)
    assert missed.seating == wire.Seating(tuple(NAMES), 1, {})


@pytest.mark.parametrize("away", [True, False])
async def test_after_a_gap_it_is_told_again(processes: list[Process], table: str, away: bool) -> None:
    first, second = processes
    lagging = await second.listen(table, None)
    lagging.mending = True  # the rows come while it is busy
    await first.keeper.act(table, lambda sitting, at: Came(at, 0, "lost"))
    if not away:
        await first.keeper.act(table, lambda sitting, at: Came(at, 0, "here"))
    lagging.mending = False
    await second.hub.mend(lagging)
    caught_up = await frame(lagging)
    assert (caught_up["say"], caught_up["seating"]) == ("caught-up", told(NAMES, int(away)))
