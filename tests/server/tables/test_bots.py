"""What bots say at a table: in its language, and never where nobody can hear it."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import structs

from talewind import games
from talewind.bots import TellingBot
from talewind.bots.tales import Tales
from talewind.bots.thinking import Task, think
from talewind.kit import Chance, Sitting, due, look, sample, tag_of
from talewind.kit.rows import Answered, Expired, Left
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper, bots
from talewind.server.tables.bots import bot_ready, bots_answer, bots_ask
from talewind.server.tables.header import Header
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.rematches import Rematches


class House:
    def __init__(self, shards: Shards) -> None:
        self.keeper = Keeper(shards, Writer(shards), self.hear)
        self.lobby = Lobby(shards, self.keeper, Keyring("s" * 32))

    async def hear(self, played: Any) -> None: ...

    async def bots(self, game: str, lang: str, **options: Any) -> str:
        """A table of one person, in the first seat, and two bots."""
        opened = await self.lobby.open("host", game, options, lang=lang, chairs=3)
        await self.lobby.sit(opened.table, "host", "Ada", b"")
        for number in range(2):
            await self.lobby.sit(opened.table, None, f"Bot {number}", b"")
        await self.lobby.start(opened.table, "host")
        return opened.table

    async def move(self, table: str) -> Any:
        """What the bot plays that is asked."""
        loaded = await self.keeper.loaded(table)
        row = await bots_answer(loaded.header, loaded.sitting, None)
        await self.keeper.act(table, lambda sitting, at: structs.replace(row, at=at))
        return row.move


@pytest.fixture
async def house(shards: Shards) -> House:
    return House(shards)


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_at_a_table_of_a_language_a_bot_writes_in_it(house: House, lang: str) -> None:
    for _ in range(4):
        move = await house.move(await house.bots("windmill", lang, first_storyteller=1))
        assert tag_of(move) == "tell", "it may tell aloud, and nobody would hear it"
        assert move.tale.lang == lang
        assert move.tale.text in Tales(lang).lines.values()


async def questions(header: Header, sitting: Sitting[Any], most: int) -> AsyncIterator[tuple[Any, Any]]:
    """Bots play on, in memory, and the person by chance: what each bot saw when it was asked, and its row."""
    at = header.started_at or 0
    for turn in range(most):
        if not sitting.state.stack:
            return
        at = max(at + 1, bot_ready(header, sitting, at) or 0)
        when = due(sitting.game, sitting.state)
        mine = next((ask for ask in sitting.step.asks if ask.seat == 0 and not ask.settled), None)
        if mine is not None and bots_ask(sitting) is None and (when is None or at < when):
            move = sample(mine.offers, sitting.game.kinds, Chance(b"%d" % turn))
            sitting.take(Answered(max(at, mine.opens or 0), 0, sitting.state.asked[0], move))
            continue
        if bots_ask(sitting) is None or (when is not None and at >= when):
            at = max(at, when or 0)
            sitting.take(Expired(at))
            continue
        row = structs.replace(await bots_answer(header, sitting, None), at=at)
        yield look(sitting.game, sitting.state, row.seat), row
        sitting.take(row)


@pytest.mark.parametrize("game", games.names())
async def test_the_bot_of_each_game_answers_what_the_server_asks_it(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that raises is replaced by chance, so that its table goes on: nobody would see it."""
    raised = list[Exception]()

    def thinks(task: Task) -> bytes:
        try:
            return think(task)
        except Exception as why:
            raised.append(why)
            raise

    monkeypatch.setattr(bots, "think", thinks)
    table = await house.bots(game, "en")
    header, loaded = await house.lobby.header(table), await house.keeper.loaded(table)
    answered = [row async for _, row in questions(header, loaded.sitting.fork(), 40)]
    assert answered
    assert not raised


async def test_nobody_foretells_a_bot_by_what_is_public(house: House) -> None:
    """The question itself is known here, and what the bot is: only the table's secret is not."""
    asked = foretold = 0
    while asked < 60:  # how much a game asks of its bots is chance: tables are opened until there is enough
        table = await house.bots("story", "en")
        header, loaded = await house.lobby.header(table), await house.keeper.loaded(table)
        async for sight, row in questions(header, loaded.sitting.fork(), 400):

            def guess(seed: str, header: Header = header, sight: Any = sight) -> Any:
                return TellingBot(header.game, seed.encode(), header.lang).move(sight)

            others = [guess(f"{n}") for n in range(12)]
            if sum(other != others[0] for other in others) < 6:
                continue  # there is little to choose
            asked += 1
            foretold += guess(f"{table} {row.seat} {row.number}") == row.move  # as it was seeded once
    assert foretold < 0.6 * asked, f"{foretold} of {asked}"


async def test_two_processes_play_the_same_row_for_a_bot(house: House, shards: Shards) -> None:
    table = await house.bots("story", "en")
    hots = [await each.keeper.newest(table) for each in (house, House(shards))]
    one, other = [[row async for _, row in questions(loaded.header, loaded.sitting.fork(), 40)] for loaded in hots]
    assert len(one) > 10
    assert one == other


async def test_a_game_that_has_to_know_the_language_takes_the_tables(house: House) -> None:
    async def language(lang: str, **options: Any) -> object:
        table = await house.bots("end_of_the_story", lang, **options)
        return (await house.lobby.header(table)).chosen().language

    assert await language("fr") == "fr"
    assert await language("tlh") == "en", "which it does not know"
    assert await language("fr", language="de") == "de", "what was chosen stands"


async def test_a_rematch_speaks_the_same_language(house: House) -> None:
    opened = await house.lobby.open("host", "windmill", {"players": 3}, lang="fr")
    await house.lobby.sit(opened.table, "host", "Ada", b"")
    for number in range(2):
        await house.lobby.sit(opened.table, None, f"Bot {number}", b"")
    await house.lobby.start(opened.table, "host")

    def over(sitting: Any, at: int) -> Any:
        return Left(at, next(seat for seat in range(3) if sitting.state.holds(seat)))

    while (await house.keeper.loaded(opened.table)).sitting.state.stack:
        await house.keeper.act(opened.table, over)
    rematches = Rematches(house.lobby.shards, house.keeper, house.lobby)
    again = await rematches.open(await house.lobby.header(opened.table), "host")
    assert (await house.lobby.header(again)).lang == "fr"
