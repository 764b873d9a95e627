"""The clocks of all tables go on, whatever happens at one."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
import pytest

from talewind.kit import asks
from talewind.kit.rows import Came
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.doors.answering import keep_draft
from talewind.server.live.hub import Hub
from talewind.server.record import Shard, Shards
from talewind.server.tables import keeper as keeping
from talewind.server.tables import sweeper as sweeping
from talewind.server.tables.loaded import Newer
from talewind.server.tables.sweeper import Sweeper
from tests.server.everywhere import everywhere

from .test_keeper import House


async def test_a_table_that_fails_stops_the_clocks_of_no_other(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(shards)
    tables = [await house.table() for _ in range(4)]
    act = house.keeper.act

    async def sometimes(table: str, *more: Any) -> Any:
        if table == tables[1]:
            raise RuntimeError("rules that run on and on")
        return await act(table, *more)

    monkeypatch.setattr(house.keeper, "act", sometimes)
    for pool in shards.all:
        await pool.execute("update clocks set due = 0")
    monkeypatch.setattr(Sweeper, "drafts", lambda self, table: asyncio.sleep(0, {}))
    tried: list[str] = []
    expire = Sweeper.expire

    async def noted(self: Sweeper, table: str) -> bool:
        tried.append(table)
        return await expire(self, table)

    monkeypatch.setattr(Sweeper, "expire", noted)
    await everywhere(shards, Sweeper(house.keeper).sweep)
    assert sorted(tried) == sorted(tables)


async def test_the_sweeper_outlives_a_database_that_says_no(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    sweeps = 0

    async def sweep(self: Sweeper, shard: Shard) -> int:
        nonlocal sweeps
        sweeps += 1
        raise asyncpg.CannotConnectNowError("it is starting up")

    monkeypatch.setattr(Sweeper, "sweep", sweep)
    monkeypatch.setattr(sweeping, "PAUSE", 0.01)
    running = asyncio.create_task(Sweeper(House(shards).keeper).run())
    async with asyncio.timeout(90):
        while sweeps <= 2 * len(shards.all):
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.wait([running])
    assert running.cancelled(), "it went on"


class Company:
    """A table of one person and bots, under a clock of its own."""

    def __init__(self, shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self.shards, self.later = House(shards), shards, 0
        for module in (sweeping, keeping):
            monkeypatch.setattr(module, "now", self.now)
        self.sweeper = Sweeper(self.house.keeper)

    def now(self) -> int:
        return now() + self.later

    async def opened(self, game: str, **options: Any) -> str:
        lobby = self.house.lobby
        opened = await lobby.open("host", game, {"players": 3, **options})
        await lobby.sit(opened.table, "host", "Ada", b"")
        for number in range(2):
            await lobby.sit(opened.table, None, f"Bot {number}", b"")
        await lobby.start(opened.table, "host")
        return opened.table

    async def state(self, table: str) -> Any:
        return (await self.house.keeper.loaded(table)).sitting.state

    async def rows(self, table: str) -> int:
        found: int = await self.shards.of(table).fetchval("select count(*) from moves where table_id = $1", table)
        return found

    async def go_on(self, table: str, until: Callable[[Any], bool], most: int = 400) -> None:
        """The person says nothing; the sweeper comes whenever the table has asked for it."""
        for _ in range(most):
            if until(await self.state(table)):
                return
            due = await self.shards.of(table).fetchval("select due from clocks where table_id = $1", table)
            self.later += max(0, (due or 0) - self.now())
            await everywhere(self.shards, self.sweeper.sweep)
        raise AssertionError("the table stands still")


@pytest.mark.parametrize("game", ["windmill", "story", "end_of_the_story"])
async def test_a_table_of_bots_and_a_silent_person_comes_to_its_end_or_sleeps(
    shards: Shards, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    company = Company(shards, monkeypatch)
    table = await company.opened(game)
    await company.go_on(table, lambda state: state.paused is not None or not state.stack)


async def test_a_vote_that_a_person_misses_beside_bots_is_over_when_its_time_is(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company(shards, monkeypatch)
    table = await company.opened("story", action_mix="none")
    await company.go_on(table, lambda state: type(state.stack[-1]).__name__ == "Voting")
    await company.go_on(table, lambda state: len(state.chosen) == 2)
    before = await company.rows(table)
    await company.go_on(table, lambda state: type(state.stack[-1]).__name__ != "Voting")
    assert await company.rows(table) == before + 1, "bots have voted, and think it over no more"


@pytest.mark.parametrize("away", [1_000, 14_000, 3_600_000])
async def test_a_table_goes_on_though_nobody_swept_for_longer_than_its_bots_had_time(
    shards: Shards, monkeypatch: pytest.MonkeyPatch, away: int
) -> None:
    company = Company(shards, monkeypatch)
    table = await company.opened("windmill", first_storyteller=1)  # the person misses a guess only, and is not away
    await company.go_on(table, lambda state: type(state.stack[-1]).__name__ == "Showing")
    company.later += away
    await company.go_on(table, lambda state: type(state.stack[-1]).__name__ != "Showing", most=12)


async def test_a_draft_is_in_the_log_only_if_its_own_clock_has_played_it(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company(shards, monkeypatch)
    lobby, keeper = company.house.lobby, company.house.keeper
    options = {"players": 3, "composing": "together", "mode": "typed", "action_mix": "none"}
    table = (await lobby.open("person 0", "story", options)).table
    for number in range(3):
        await lobby.sit(table, f"person {number}", f"P{number}", b"")
    await lobby.start(table, "person 0")
    await company.go_on(table, lambda state: type(state.stack[-1]).__name__ == "Composing")

    async def logged(word: str) -> int:
        found = "select count(*) from moves where table_id = $1 and position($2::bytea in body) > 0"
        return int(await shards.of(table).fetchval(found, table, word.encode()))

    state = await company.state(table)
    for seat in (0, 1):
        move = {"move": "tell-story", "picture": state.hands[seat][0], "tale": {"parts": [f"UNSENT{seat} as yet."]}}
        draft = wire.Draft(state.asked[seat], msgspec.Raw(msgspec.json.encode(move)))
        await keep_draft(keeper, Hub(), table, seat, draft)
    await keeper.act(table, lambda sitting, at: Came(at, 1, "away"))
    before = await company.rows(table)
    await company.go_on(table, lambda state: 1 not in [ask.seat for ask in asks(state)])
    assert await company.rows(table) == before + 1, "silence was played for the seat that is away"
    assert (await logged("UNSENT0"), await logged("UNSENT1")) == (0, 0)
    await company.go_on(table, lambda state: type(state.stack[-1]).__name__ != "Composing")
    assert (await logged("UNSENT0"), await logged("UNSENT1")) == (1, 0), "the one's time is over now"


async def test_tables_of_newer_rules_do_not_hold_up_the_clocks_of_others(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(shards)
    newer, ours = await house.table(), await house.table()
    while shards.number(ours) != shards.number(newer):
        ours = await house.table()
    shard, swept = shards.of(ours), list[str]()
    await shard.execute(
        "update clocks set due = case table_id when $1 then 1 when $2 then 2 else 1e15 end", newer, ours
    )

    async def expire(self: Sweeper, table: str) -> bool:
        swept.append(table)
        if table == newer:
            raise Newer(table)
        return True

    monkeypatch.setattr(Sweeper, "expire", expire)
    monkeypatch.setattr(sweeping, "AT_ONCE", 1)
    for _ in range(2):
        await Sweeper(house.keeper).sweep(shard)
    assert swept == [newer, ours]
