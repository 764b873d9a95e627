"""Going on without somebody: who can be voted on, and how the seat says no."""

from collections.abc import Callable
from typing import Any

import pytest

from talewind.kit import Pass, Refused
from talewind.kit.rows import Came
from talewind.kit.testing import Rig
from talewind.server.base.clock import now
from talewind.server.record import Shards
from talewind.server.tables import absentees as voting
from talewind.server.tables.absentees import SILENT, VOICE, Absentees
from talewind.server.tables.header import Header
from tests.kit.toys.window import Doors, Knock, Knocking

from .test_keeper import House

type Passes = Callable[[int], None]


class Table:
    """A game of four in which seat 0 tells, and what the others would do without somebody."""

    def __init__(self, shards: Shards, house: House, header: Header) -> None:
        self.shards, self.house, self.header = shards, house, header
        self.called: list[tuple[int, int, int]] = []
        self.absentees = Absentees(shards, house.keeper, self.call)

    async def call(self, table: str, seat: int, voices: int, needed: int) -> None:
        self.called.append((seat, voices, needed))

    async def vote(self, voter: int, seat: int = 0) -> bool:
        return await self.absentees.vote(self.header, f"person {voter}", seat)

    async def comes(self, seat: int, presence: Any) -> None:
        await self.house.keeper.act(self.header.id, lambda sitting, at: Came(at, seat, presence))

    async def writes(self, at: int) -> None:
        await self.shards.of(self.header.id).execute(
            "insert into drafts (table_id, seat, number, body, at) values ($1, 0, 1, '{}', $2)", self.header.id, at
        )

    async def presence(self, seat: int = 0) -> str:
        loaded = await self.house.keeper.loaded(self.header.id)
        return str(loaded.sitting.state.chairs[seat].presence)


@pytest.fixture
async def table(shards: Shards) -> Table:
    house = House(shards)
    return Table(shards, house, await house.lobby.header(await house.table(4, first_storyteller=0)))


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> Passes:
    """Time goes by for whoever counts voices."""
    later = 0

    def pass_by(ms: int) -> None:
        nonlocal later
        later += ms

    monkeypatch.setattr(voting, "now", lambda: now() + later)
    return pass_by


async def refused(table: Table, seat: int) -> str:
    with pytest.raises(Refused) as no:
        await table.vote(1 if seat != 1 else 2, seat)
    return no.value.refusal.say.key


async def test_whoever_is_here_and_not_silent_cannot_be_voted_on(table: Table, passes: Passes) -> None:
    assert await refused(table, 0) == "server-seat-is-here"
    passes(SILENT)
    assert await refused(table, 2) == "server-seat-is-here", "nobody waits for it"
    assert table.called == []


async def test_whoever_writes_is_not_silent(table: Table, passes: Passes) -> None:
    passes(SILENT)
    await table.writes(now() + 1_000)
    assert await refused(table, 0) == "server-seat-is-here"
    passes(SILENT)
    assert not await table.vote(1)
    assert table.called == [(0, 1, 2)]


async def test_a_lost_seat_is_away_as_soon_as_more_than_half_say_so(table: Table) -> None:
    await table.comes(0, "lost")
    assert not await table.vote(1)
    assert await table.vote(2)
    assert await table.presence() == "away"
    assert table.called == [(0, 1, 2), (0, 2, 2)]


async def test_a_silent_seat_has_ten_seconds_to_say_that_it_is_here(
    table: Table, passes: Passes, monkeypatch: pytest.MonkeyPatch
) -> None:
    passes(SILENT)
    await table.vote(1)
    assert not await table.vote(2), "it is asked first"
    assert await table.presence() == "here"
    await table.absentees.withdraw(table.header.id, 0)
    assert table.called[-1] == (0, 0, 0)
    passes(20_000)
    assert not await table.vote(3), "what was said before is void"
    await table.absentees.close()


async def test_a_seat_that_stays_silent_is_away_when_its_notice_is_over(
    table: Table, passes: Passes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voting, "NOTICE", 50)
    passes(SILENT)
    await table.vote(1)
    await table.vote(2)
    for task in list(table.absentees._tasks):
        assert await task
    assert await table.presence() == "away"


async def test_a_voice_counts_for_a_while(table: Table, passes: Passes) -> None:
    await table.comes(0, "lost")
    assert not await table.vote(1)
    passes(VOICE)
    assert not await table.vote(2), "the first has had time to think again"
    assert await table.vote(1)


async def test_what_was_said_of_an_earlier_absence_does_not_count_of_this_one(table: Table, passes: Passes) -> None:
    await table.comes(0, "lost")
    assert not await table.vote(1)
    await table.comes(0, "here")
    passes(SILENT)
    assert not await table.vote(2)
    assert table.called[-1] == (0, 1, 2), "it was here in between, and has its ten seconds"
    await table.absentees.close()


async def test_what_was_said_before_a_keystroke_does_not_count(table: Table, passes: Passes) -> None:
    passes(SILENT)
    await table.vote(1)
    await table.writes(now() + SILENT + 1_000)
    passes(SILENT + 2_000)
    assert not await table.vote(2)
    assert table.called[-1] == (0, 1, 2)


def test_whoever_has_sealed_an_answer_can_be_voted_on_like_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig(Doors(), 4)
    rig.put(Knocking(0))
    rig.do(0, Knock("red"))
    asked = rig.asked()
    rig.do(asked[0], Pass())
    assert rig.asked() == asked[1:]
    monkeypatch.setattr(voting, "now", lambda: rig.at + SILENT)
    assert all(voting._keeps_waiting(rig.sitting, seat) for seat in asked), "who has answered is not to be found out"
