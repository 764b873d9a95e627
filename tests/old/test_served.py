"""A data folder of an older version, brought over by its backup: served at home, and everybody finds their seat and their book."""

import asyncio
import json
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from websockets.asyncio.client import connect

from talewind.server.base.settings import Settings
from talewind.server.operate.restore import restore
from tests.server.players import call
from tests.server.serving import Server

from .stored import VERSIONS, archive, tables

SECRET = "s" * 64  # the cookie secret of these backups


def cookie_of(person: str) -> str:
    return f"talewind={URLSafeSerializer(SECRET, salt='person').dumps(person)}"


async def welcomed(address: str, table: str, cookie: str) -> tuple[str, int | None]:
    """What the first message says, and whose eyes it is seen with."""
    headers = {"Cookie": cookie}
    async with connect(f"{address.replace('http', 'ws', 1)}/ws/{table}?after=0", additional_headers=headers) as socket:
        message = json.loads(await socket.recv())
        return message["say"], message["sight"]["seat"]


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
async def test_the_tables_of_an_older_version_are_served(version: str, base: Path) -> None:
    data = base / "data"
    await restore(archive(version), Settings(data=data))
    environ = {"TALEWIND_DATA": str(data), "TALEWIND_KEEP_LEFT": "for-ever", "TALEWIND_KEEP_OPEN": "for-ever"}
    server = await asyncio.to_thread(Server(environ).start)
    try:
        for table in tables(version):
            cookie = cookie_of(table.persons[0] or "")
            info, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table.id}", None, cookie)
            assert info["game"] == table.game_id
            if table.status == "playing":
                assert await welcomed(server.address, table.id, cookie) == ("welcome", 0)
            elif table.status == "folded":
                book, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table.id}/book", None, cookie)
                assert book["pages"]
    finally:
        await asyncio.to_thread(server.end)
