"""Tables played by the kit and written to the record, by several keepers at once."""

import asyncio
import contextlib
from functools import partial, partialmethod
from typing import Any

import asyncpg
import msgspec
import pytest

from talewind.games.windmill import Windmill
from talewind.kit import Chance, Passage, Refused, look, passage, refuse, replay, row_type, sample, snapshot
from talewind.kit.ready import Tell
from talewind.kit.rows import Answered, Came, Stopped, WentOn
from talewind.server.base.clock import now
from talewind.server.live.frames import frames_of
from talewind.server.record import Logged, Shard, Shards, Writer
from talewind.server.tables import Keeper, Loaded, Played
from talewind.server.tables import keeper as keeping
from talewind.server.tables import sweeper as sweeping
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.sweeper import Sweeper


class House:
    """A keeper with its lobby, and everything it told."""

    def __init__(self, shards: Shards) -> None:
        self.heard: list[Played] = []
        self.keeper = Keeper(shards, Writer(shards), self.hear)
        self.lobby = Lobby(shards, self.keeper, Keyring("s" * 32))

    async def hear(self, played: Played) -> None:
        self.heard.append(played)

    async def table(self, seats: int = 3, **options: Any) -> str:
        opened = await self.lobby.open("host", "windmill", {"players": seats, **options})
        for number in range(seats):
            await self.lobby.sit(opened.table, f"person {number}", f"P{number}", b"nonce %d" % number)
        await self.lobby.start(opened.table, "host")
        return opened.table

    async def answer(self, table: str, dice: Chance, move_id: str | None = None) -> Played:
        """Any legal answer of anybody who is asked."""

        def make(sitting: Any, at: int) -> Answered[Any]:
            if not sitting.step.asks:
                raise refuse("kit-not-asked")
            ask = dice.pick(sitting.step.asks, "who")
            move = sample(ask.offers, sitting.game.kinds, dice)
            return Answered(at, ask.seat, sitting.state.asked[ask.seat], move)

        return await self.keeper.act(table, make, move_id)


@pytest.fixture
async def house(shards: Shards) -> House:
    return House(shards)


async def log(shards: Shards, table: str) -> list[Any]:
    return await shards.of(table).fetch("select * from moves where table_id = $1 order by seq", table)


async def test_questions_are_asked_for_once_in_all_that_a_served_move_costs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules, the next clock, the bots' turn and the frames of everybody: one call for each phase that came to the top."""
    table, put, ran = await house.table(), list[Any](), list[Any]()
    for phase in Windmill.phases:
        for hook, calls in (("asks", put), ("run", ran)):
            honest = getattr(phase, hook)
            counted = partial(lambda honest, calls, *args: (calls.append(honest), honest(*args))[1], honest, calls)
            monkeypatch.setattr(phase, hook, partialmethod(counted))
    dice = Chance(b"dice")
    for _ in range(20):
        put.clear()
        ran.clear()
        played = await house.answer(table, dice)
        frames_of(played, [0, 1, 2, None], 200)
        assert len(put) == 1 + len(ran)


async def test_a_game_played_to_its_end_replays_from_its_log_to_the_same_hash(house: House, shards: Shards) -> None:
    table, dice = await house.table(), Chance(b"dice")
    while (await house.keeper.loaded(table)).sitting.state.stack:
        await house.answer(table, dice)
    loaded, rows = await house.keeper.loaded(table), await log(shards, table)
    decode = msgspec.json.Decoder(row_type(Windmill())).decode
    header = loaded.header
    again = replay(Windmill(), 3, header.chosen(), header.key, rows[0]["at"], [decode(r["body"]) for r in rows[1:]])
    assert snapshot(again.state) == snapshot(loaded.sitting.state)
    assert [r["seq"] for r in rows] == list(range(len(rows)))
    assert len(house.heard) == len(rows)


async def test_a_table_forgotten_at_any_moment_goes_on_as_if_nothing_had_been(house: House) -> None:
    table, dice = await house.table(never_ending=True), Chance(b"dice")
    for _ in range(90):
        loaded = await house.keeper.loaded(table)
        if not loaded.sitting.state.stack:
            break
        before = [msgspec.json.encode(look(Windmill(), loaded.sitting.state, seat)) for seat in (0, 1, 2, None)]
        house.keeper.forget(table)
        loaded = await house.keeper.loaded(table)
        assert [msgspec.json.encode(look(Windmill(), loaded.sitting.state, seat)) for seat in (0, 1, 2, None)] == before
        await house.answer(table, dice)


async def test_two_processes_on_one_table_lose_and_double_nothing(house: House, shards: Shards) -> None:
    other = House(shards)
    table = await house.table(5)
    for n in range(60):
        tries = [h.answer(table, Chance(b"%d" % n), f"{n} {i}") for i, h in enumerate((house, other))]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(o, Played | Refused) for o in outcomes), outcomes
        if not (await house.keeper.loaded(table)).sitting.state.stack:
            break
    rows = await log(shards, table)
    assert [r["seq"] for r in rows] == list(range(len(rows)))
    played = [p.seq for h in (house, other) for p in h.heard]
    assert sorted(played) == list(range(len(rows))), "every row was told once, by whoever wrote it"


async def test_a_repeated_move_id_gets_an_answer_and_no_second_effect(house: House, shards: Shards) -> None:
    table = await house.table(first_storyteller=0)

    def tell(sitting: Any, at: int) -> Answered[Any]:
        return Answered(at, 0, 1, Tell(passage("Once.")))

    first = await house.keeper.act(table, tell, "click")
    again = await house.keeper.act(table, tell, "click")
    assert (first.again, again.again, again.seq) == (False, True, first.seq)
    assert len(await log(shards, table)) == 2


async def test_what_the_rules_refuse_leaves_no_row(house: House, shards: Shards) -> None:
    table = await house.table(first_storyteller=0)
    with pytest.raises(Refused):
        await house.keeper.act(table, lambda sitting, at: Answered(at, 1, 0, Tell(passage("Me!"))), "click")
    assert len(await log(shards, table)) == 1


async def test_what_changes_nothing_is_answered_and_leaves_no_row(house: House, shards: Shards) -> None:
    table = await house.table()
    for _ in range(2):
        assert (await house.keeper.act(table, lambda sitting, at: Came(at, 1, "here"), "back")).again
    assert len(await log(shards, table)) == len(house.heard) == 1


async def test_what_changes_nothing_by_an_old_memory_is_played_on_the_new_one(house: House, shards: Shards) -> None:
    table, other = await house.table(), House(shards)
    await other.keeper.act(table, lambda sitting, at: Came(at, 1, "lost"))
    assert (await house.keeper.loaded(table)).sitting.state.here(1), "it has not heard of it"
    back = await house.keeper.act(table, lambda sitting, at: Came(at, 1, "here"))
    assert (back.again, back.seq) == (False, 2)


async def test_snapshots_are_few_and_only_the_newest_is_kept(house: House, shards: Shards) -> None:
    table, dice = await house.table(5), Chance(b"dice")
    for _ in range(70):
        await house.answer(table, dice)
    kept = await shards.of(table).fetch("select seq from snapshots where table_id = $1", table)
    assert [k["seq"] for k in kept] == [63]


async def test_a_due_clock_is_played_once_by_whoever_sweeps_first_with_the_kept_draft(
    house: House, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(first_storyteller=0, mode="typed", write_time=60)
    shard, other = shards.of(table), House(shards)
    draft = msgspec.json.encode(Tell(passage("A fox, a lamp")))
    await shard.execute("insert into drafts values ($1, 0, 1, $2)", table, draft)
    for module in (keeping, sweeping):
        monkeypatch.setattr(module, "now", lambda: now() + 62_000)
    swept = await asyncio.gather(Sweeper(house.keeper).sweep(shard), Sweeper(other.keeper).sweep(shard))
    assert sorted(swept) == [0, 1]
    house.keeper.forget(table)
    state = (await house.keeper.loaded(table)).sitting.state
    assert state.stack[-1].tale.text == "A fox, a lamp"


async def test_tales_are_data_of_their_own_written_with_the_row_that_told_them(house: House, shards: Shards) -> None:
    table = await house.table(first_storyteller=0)
    tale = Passage(("Il était une fois.",), lang="fr")
    await house.keeper.act(table, lambda sitting, at: Answered(at, 0, 1, Tell(tale)), "click")
    await house.keeper.act(table, lambda sitting, at: Answered(at, 0, 1, Tell(tale)), "click")
    (kept,) = await shards.of(table).fetch("select * from passages where table_id = $1", table)
    assert (kept["seq"], kept["seat"], kept["event"], kept["lang"], kept["aloud"]) == (1, 0, "tale-told", "fr", False)
    assert msgspec.json.decode(kept["body"], type=Passage) == tale


async def test_a_row_read_from_the_log_before_its_own_writer_goes_on_is_counted_once(
    house: House, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, dice = await house.table(), Chance(b"dice")
    append = house.keeper.writer.append

    async def read_at_once(row: Any) -> bool:
        written = await append(row)
        house.keeper.catch_up(table, row.seq)
        await house.keeper.loaded(table)
        return written

    monkeypatch.setattr(house.keeper.writer, "append", read_at_once)
    for _ in range(12):
        await house.answer(table, dice)
    assert [r["seq"] for r in await log(shards, table)] == list(range(13))
    assert (await house.keeper.loaded(table)).seq == 12
    assert [p.numbers[None] for p in house.heard] == list(range(1, 14))


async def test_an_id_used_again_for_something_else_leaves_no_trace(shards: Shards) -> None:
    house = House(shards)
    table = await house.table()
    await house.keeper.act(table, lambda sitting, at: Stopped(at, 0), "0 same")
    again = await house.keeper.act(table, lambda sitting, at: WentOn(at, 0), "0 same")
    assert again.again
    with pytest.raises(Refused):
        await house.keeper.act(table, lambda sitting, at: Stopped(at, 1), "1 other")


async def test_a_snapshot_that_fails_makes_no_committed_row_a_refusal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(shard: Shard, loaded: Loaded) -> None:
        raise asyncpg.DiskFullError("no space left on device")

    monkeypatch.setattr(keeping, "store_snapshot", full)
    table, dice = await house.table(5), Chance(b"dice")
    for number in range(40):
        assert (await house.answer(table, dice)).seq == number + 1
    assert [played.seq for played in house.heard] == list(range(41)), "every row was told"


async def test_a_game_is_over_with_its_last_row_though_the_process_ends_right_after(
    house: House, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, dice = await house.table(), Chance(b"dice")
    append = house.keeper.writer.append

    async def last(row: Logged) -> bool:
        written = await append(row)
        if row.due is None:
            raise ConnectionResetError("killed")
        return written

    monkeypatch.setattr(house.keeper.writer, "append", last)
    with contextlib.suppress(ConnectionResetError):
        while True:
            await house.answer(table, dice)
    header = await house.lobby.header(table)
    assert (header.status, header.code) == ("over", None)
    assert header.over_at == (await log(shards, table))[-1]["at"]


async def test_a_lock_is_one_as_long_as_somebody_waits_for_it(house: House) -> None:
    inside, most = 0, 0

    async def act() -> None:
        nonlocal inside, most
        async with house.keeper._lock("table"):
            inside += 1
            most = max(most, inside)
            for number in range(50):
                house.keeper._lock(f"other {number}")
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(act() for _ in range(20)))
    assert most == 1
    assert not house.keeper._locks, "and nobody keeps it after that"
