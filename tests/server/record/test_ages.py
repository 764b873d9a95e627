"""An older database is brought up to date by `talewind serve`, and a newer one is refused."""

import asyncio
from hashlib import sha256
from pathlib import Path

import asyncpg
import pytest

from talewind.cli.sweeping import run as sweep
from talewind.server.operate.doctor import findings
from talewind.server.record.migrations import NewerDatabase, known, migrate
from tests.server.conftest import Running
from tests.server.operate.conftest import on
from tests.server.players import Player
from tests.server.serving import Server
from tests.server.starting import run

# Made by a server of that age, whose cookie secret was 32 times "s".
GAME = Path(__file__).parent / "ages" / "0007.sql"
TABLE = "AFP4P9GRA3GHXQQQ6"
COOKIES = [
    "talewind=InBjMzRlOWMyMmQwMjRhZWQyYmRkMmE2ZWFmYzY5MzA5ZiI.md97FCDBqMx0v1ph4oxFDw9pOBE",
    "talewind=InBjZDcyYmI1NmYyMWU2OWViYTY4NGRmMDQxZDkyOWMwOSI.Z8l5GqIKHUgo3WFK4bC9WQZKFmQ",
    "talewind=InA1MmVlODZmOTVhNDMzMWNjZmRkNTEyNzYwYjRkYTNlOSI.BG4hdjQnKolFqEGfCCfVij_wmk0",
]
LATER = "insert into migrations (name, sha256) values ('9999_later.sql', '')"
SAID = (
    "Database 1 was used by a newer Talewind (9999_later.sql is unknown here): install that one again, or restore a backup that "
    "was made before it."
)


async def test_a_game_begun_on_an_older_database_goes_on_after_the_upgrade(
    running: Running, dsns: tuple[str, ...]
) -> None:
    connection = await asyncpg.connect(dsns[0])
    await connection.execute("create table migrations (name text primary key, sha256 bytea, applied_at timestamptz)")
    for name, sql in known()[:7]:
        await connection.execute(sql)
        await connection.execute("insert into migrations values ($1, $2)", name, sha256(sql.encode()).digest())
    await connection.execute(GAME.read_text())
    environ = {"TALEWIND_DATABASES": dsns[0], "TALEWIND_NATS": running.nats, "TALEWIND_KEEP_LEFT": "for-ever"}
    server = await asyncio.to_thread(Server(environ).start)
    try:
        players = [Player([server.address], TABLE, cookie, seed=seat) for seat, cookie in enumerate(COOKIES)]
        ends = await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 300)
    finally:
        await asyncio.to_thread(server.end)
    assert all(end["outcome"] == ends[0]["outcome"] for end in ends)
    moves = await connection.fetch("select seq from moves where table_id = $1 order by seq", TABLE)
    assert [row["seq"] for row in moves] == list(range(len(moves)))
    assert len(moves) > 20, "it had 15"
    applied = await connection.fetch("select name from migrations order by name")
    assert [row["name"] for row in applied] == [name for name, _ in known()]
    await connection.close()


async def test_a_database_of_a_newer_talewind_is_refused(running: Running, dsns: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(dsns[0])
    await migrate(connection)
    await connection.execute(LATER)
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}
    assert await asyncio.to_thread(run, environ) == (1, "", f"{SAID}\n")
    with pytest.raises(NewerDatabase):
        await sweep(on(dsns[:1]), yes=True)
    assert [f.words async for f in findings(on(dsns[:1])) if f.about == "database 1, migrations"] == [SAID]
    await connection.close()
