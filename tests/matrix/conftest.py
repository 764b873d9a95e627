"""One application in this process for all cells, on a database of its own, without limits."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest
import pytest_asyncio
from litestar import Litestar

from talewind.games.windmill.game import Windmill
from talewind.server.app import make_app
from talewind.server.base.bounds import UNBOUNDED
from talewind.server.base.packages import Board, Brought, Cover
from talewind.server.doors import packages
from talewind.server.doors.limits import Doorkeeper
from talewind.server.live import attendance
from talewind.server.tables import absentees
from talewind.server.tables.sweeper import Sweeper
from tests.server.conftest import Running, running  # noqa: F401 (a fixture)
from tests.server.indoors import alive

from .planted import SECRET
from .rows import WINDOW
from .stage import Stage

BROUGHT = Brought(Board("", "0", {"board.js": b"let it = 1;"}), Cover("", "cover.webp", "image/webp", b"RIFF"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def app(running: Running, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Litestar]:  # noqa: F811
    name = f"matrix_{token_hex(6)}"
    connection = await asyncpg.connect(running.database("postgres"))
    await connection.execute(f"create database {name}")
    await connection.execute(f"alter database {name} set synchronous_commit = off")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(attendance, "GRACE", 3_600.0)  # nobody is noted as lost while the others are tried
        patch.setattr(attendance, "EXPECTED", 3_600.0)
        patch.setattr(absentees, "SILENT", 3_600_000)  # nor does anybody keep the table waiting
        patch.setattr(Sweeper, "run", asleep)  # nothing happens at a scene by itself
        patch.setattr(packages, "brought", lambda: {"windmill": BROUGHT})  # our games have theirs in the build
        patch.setattr(Windmill, "windows", (WINDOW,))  # it has none, and an order would be refused to everybody
        with warnings.catch_warnings(
            action="ignore", category=DeprecationWarning
        ):  # Litestar about names of parameters
            app = make_app(
                (running.database(name),),
                running.nats,
                SECRET,
                doorkeeper=Doorkeeper(UNBOUNDED),
                build=build(tmp_path_factory),
            )
        async with alive(app):
            yield app
    await connection.execute(f"drop database {name} with (force)")
    await connection.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(app: Litestar) -> Stage:
    stage = Stage(app)
    await stage.open()
    return stage


async def asleep(sweeper: Sweeper) -> None:
    await asyncio.Event().wait()


def build(folders: pytest.TempPathFactory) -> Path:
    """A client of three files."""
    folder = folders.mktemp("build")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text('<!doctype html><html lang="en"><head><!--preview--></head></html>')
    (folder / "assets" / "app.js").write_text("let it = 1;")
    (folder / "robots.txt").write_text("User-agent: *")
    return folder
