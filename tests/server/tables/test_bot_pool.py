"""Bots think in processes of their own: slow ones delay nobody, and those that fail are survived."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from talewind.games.nearby import NEARBY
from talewind.kit import Chance, restore, sample
from talewind.kit.rows import Answered
from talewind.server.record import Shards
from talewind.server.tables import bots as seats
from talewind.server.tables.bot_pool import BotPool, _environment
from talewind.server.tables.sweeper import Sweeper

from .test_bots import House

PATIENT = 90.0  # seconds: no bot that answers is too slow, also on a busy machine
BOTS = """
import os, time
from pathlib import Path

class Odd:
    def __init__(self, game, seed, lang, temper):
        pass

    def answer(self, sight, worlds):
        folder = Path(__file__).parent
        (folder / "asked").write_text("")
        match (folder / "temper").read_text():
            case "slow":
                while not (folder / "enough").exists():  # busy, as a search is
                    sum(range(10_000))
            case "raises":
                raise LookupError("a secret word")
            case "dies":
                os._exit(3)
            case "lies":
                return next(worlds), ()
        print("not an answer")
        return sight.question.ask.otherwise, ()
"""


class Foreign:
    """An installed distribution with a bot for Windmill, whose temper changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "odd_bot.py").write_text(BOTS)
        info = folder / "odd_bot-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bot\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[talewind.bots]\nwindmill = odd_bot:Odd\n")

    def be(self, temper: str) -> None:
        (self.folder / "temper").write_text(temper)

    async def asked(self) -> None:
        while not (self.folder / "asked").exists():
            await asyncio.sleep(0.01)


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Foreign:
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setenv("PYTHONPATH", path)
    return Foreign(tmp_path)


@pytest.fixture
async def house(shards: Shards) -> House:
    return House(shards)


@pytest.fixture
async def sweeper(house: House) -> AsyncIterator[Sweeper]:
    made = Sweeper(house.keeper, BotPool(deadline=PATIENT))
    yield made
    await made.close()


async def seq(house: House, table: str) -> int:
    return (await house.keeper.newest(table)).seq


async def test_a_bot_that_thinks_long_delays_no_move_of_another_table(
    house: House, sweeper: Sweeper, foreign: Foreign
) -> None:
    foreign.be("slow")
    slow = await house.bots("windmill", "en", first_storyteller=1)
    other = await house.bots("story", "en", first_starter=0)
    before = await seq(house, slow)
    assert await sweeper.expire(slow)
    await foreign.asked()
    played = (await house.keeper.loaded(other)).sitting
    moves = 0
    while (ask := next((ask for ask in played.step.asks if ask.seat == 0), None)) is not None and moves < 3:
        move = sample(ask.offers, played.game.kinds, Chance(b"%d" % moves))
        number = played.state.asked[0]
        await house.keeper.act(other, lambda sitting, at, row=(number, move): Answered(at, 0, *row))  # type: ignore[misc]
        played, moves = (await house.keeper.loaded(other)).sitting, moves + 1
    assert moves > 0
    assert await seq(house, slow) == before, "the bot still thinks"
    (foreign.folder / "enough").write_text("")
    while await seq(house, slow) == before:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("temper", ["raises", "dies", "lies", "slow"])
async def test_a_bot_that_fails_is_survived_and_silence_answers(house: House, foreign: Foreign, temper: str) -> None:
    foreign.be(temper)
    table = await house.bots("windmill", "en", first_storyteller=1)
    loaded = await house.keeper.loaded(table)
    pool = BotPool(deadline=0.3 if temper == "slow" else PATIENT)
    with capture_logs() as lines:
        row = await seats.bots_answer(loaded.header, loaded.sitting, pool)
        again = await seats.bots_answer(loaded.header, loaded.sitting, pool)
    await pool.close()
    ask = seats.bots_ask(loaded.sitting)
    assert ask is not None
    assert ask.refusal(row.move) is None
    assert row == again
    assert [line["event"] for line in lines] == ["bot-failed", "bot-failed"]


async def test_every_process_gives_the_answer_that_would_be_given_here(house: House, foreign: Foreign) -> None:
    table = await house.bots("story", "fr", first_starter=1)
    loaded = await house.keeper.loaded(table)
    pool = BotPool(deadline=PATIENT)
    there = await seats.bots_answer(loaded.header, loaded.sitting, pool)
    await pool.close()
    assert there == await seats.bots_answer(loaded.header, loaded.sitting, None)


async def test_the_true_state_does_not_reach_a_bot(house: House) -> None:
    table = await house.bots("story", "en", first_starter=1)
    loaded = await house.keeper.loaded(table)
    ask = seats.bots_ask(loaded.sitting)
    assert ask is not None
    task = seats.task_of(loaded.header, loaded.sitting, ask)
    world: Any = restore(loaded.sitting.game, task.world)
    hands = loaded.sitting.state.hands
    assert world.hands[ask.seat] == hands[ask.seat]
    assert all(world.hands[seat] != hands[seat] for seat in range(3) if seat != ask.seat)


async def test_a_bot_gets_none_of_the_servers_settings(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a foreign bot reads in its process: no secret, no database, no bus."""
    monkeypatch.setenv("TALEWIND_SECRET", "planted" * 8)
    table = await house.bots("story", "en", first_starter=1)
    loaded, pool = await house.keeper.loaded(table), BotPool(deadline=PATIENT)
    await seats.bots_answer(loaded.header, loaded.sitting, pool)
    (worker,) = pool._idle
    given = Path(f"/proc/{worker.pid}/environ").read_bytes()
    await pool.close()
    assert b"PATH=" in given
    assert b"TALEWIND_" not in given


def test_a_bot_may_know_only_where_games_lie_that_are_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`talewind dev` plays them; the name of a folder is no secret of a table."""
    monkeypatch.setenv("TALEWIND_SECRET", "planted" * 8)
    monkeypatch.setenv(NEARBY, "/games/pebbles")
    assert {name for name in _environment() if name.startswith("TALEWIND_")} == {NEARBY}
