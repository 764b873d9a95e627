"""What bots say at a table: in its language, and never where nobody can hear it."""

from typing import Any

import pytest

from talewind.bots.tales import Tales
from talewind.kit import tag_of
from talewind.kit.rows import Left
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper
from talewind.server.tables.bots import bot_row
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
        """A table where bots alone have been seated."""
        opened = await self.lobby.open("host", game, {"players": 3, **options}, lang=lang)
        for number in range(3):
            await self.lobby.sit(opened.table, None, f"Bot {number}", b"")
        await self.lobby.start(opened.table, "host")
        return opened.table

    async def move(self, table: str) -> Any:
        """What the bot plays that is asked."""
        header: Header = await self.lobby.header(table)
        played: list[Any] = []

        def make(sitting: Any, at: int) -> Any:
            played.append(bot_row(header, sitting, at))
            return played[0]

        await self.keeper.act(table, make)
        return played[0].move


@pytest.fixture
async def house(shards: Shards) -> House:
    return House(shards)


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_at_a_table_of_a_language_a_bot_writes_in_it(house: House, lang: str) -> None:
    for _ in range(4):
        move = await house.move(await house.bots("windmill", lang))
        assert tag_of(move) == "tell", "it may tell aloud, and nobody would hear it"
        assert move.tale.lang == lang
        assert move.tale.text in Tales(lang).lines.values()


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

    while (await house.keeper.hot(opened.table)).sitting.state.stack:
        await house.keeper.act(opened.table, over)
    rematches = Rematches(house.lobby.shards, house.keeper, house.lobby)
    again = await rematches.open(await house.lobby.header(opened.table), "host")
    assert (await house.lobby.header(again)).lang == "fr"
