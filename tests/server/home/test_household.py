"""PostgreSQL and NATS at home: private, restarted, and gone when we are."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from time import sleep

import asyncpg
import nats
import pytest

from talewind.server.home import DataFolder, HomeError, Household

pytestmark = pytest.mark.long

SERVE = """
import asyncio, sys
from pathlib import Path
from talewind.server.home import DataFolder, Household

async def main():
    with DataFolder(Path(sys.argv[1])) as folder:
        async with Household(folder) as home:
            print(home.postgres.child.process.pid, home.nats.child.process.pid, flush=True)
            await asyncio.sleep(600)

asyncio.run(main())
"""


async def answers(home: Household) -> int:
    connection = await asyncpg.connect(home.postgres.dsn())
    try:
        return int(await connection.fetchval("select 41 + 1"))
    finally:
        await connection.close()


async def test_first_and_later_start(place: Path) -> None:
    for _ in range(2):
        with DataFolder(place) as folder:
            async with Household(folder) as home:
                assert await answers(home) == 42
                bus = await nats.connect(home.nats.url)
                await bus.flush()
                await bus.close()
            assert not home.postgres.child.runs
            assert not home.nats.child.runs


@pytest.mark.parametrize("which", ["postgres", "nats"])
async def test_a_child_killed_with_9_is_started_again(place: Path, which: str) -> None:
    told: list[str] = []
    with DataFolder(place) as folder:
        async with Household(folder, lambda event, child, words: told.append(words)) as home:
            server = getattr(home, which)
            killed, url = server.child.process.pid, home.nats.url
            os.kill(killed, signal.SIGKILL)
            async with asyncio.timeout(90):
                while not server.child.runs or server.child.process.pid == killed:
                    await asyncio.sleep(0.05)
            await server.ready()
            assert await answers(home) == 42
            assert home.nats.url == url, "whoever uses it knows no other"
            bus = await nats.connect(home.nats.url)
            await bus.close()
    assert any("starting it again" in words for words in told)


async def test_a_port_that_another_program_took_meanwhile_is_waited_for(place: Path) -> None:
    told: list[str] = []
    with DataFolder(place) as folder:
        async with Household(folder, lambda event, child, words: told.append(words)) as home:
            assert home.nats.child.process is not None
            killed = home.nats.child.process.pid
            os.kill(killed, signal.SIGKILL)
            os.waitid(os.P_PID, killed, os.WEXITED | os.WNOWAIT)
            with socket.create_server(("127.0.0.1", home.nats.port)):
                async with asyncio.timeout(90):
                    while not any(f"has taken port {home.nats.port}" in words for words in told):
                        await asyncio.sleep(0.05)
            async with asyncio.timeout(90):
                while not home.nats.child.runs:
                    await asyncio.sleep(0.05)
            await home.nats.ready()
    assert len(told) == len(set(told)), "each reason once"


def test_killed_with_9_ourselves_the_children_go_and_the_next_start_recovers(place: Path) -> None:
    children: list[int] = []
    for _ in range(2):
        serving = subprocess.Popen([sys.executable, "-c", SERVE, str(place)], stdout=subprocess.PIPE, text=True)
        assert serving.stdout is not None
        children = [int(pid) for pid in serving.stdout.readline().split()]
        assert len(children) == 2
        serving.kill()
        serving.wait()
        serving.stdout.close()
    for _ in range(900):
        if not any(Path(f"/proc/{pid}").exists() for pid in children):
            break
        sleep(0.1)
    assert not any(Path(f"/proc/{pid}").exists() for pid in children)


async def test_a_second_server_on_the_same_folder_is_refused_with_a_sentence(place: Path) -> None:
    with DataFolder(place), pytest.raises(HomeError, match="already runs on the data folder"), DataFolder(place):
        pass


async def test_nats_lets_nobody_in_without_the_token_and_the_token_is_on_no_command_line(place: Path) -> None:
    with DataFolder(place) as folder:
        async with Household(folder) as home:
            host, port = home.nats.url.partition("@")[2].split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            await reader.readline()
            writer.write(b'CONNECT {"verbose":false}\r\nPING\r\n')
            assert b"Authorization Violation" in await reader.readline()
            writer.close()
            await writer.wait_closed()
            assert home.nats.child.process is not None
            words = Path(f"/proc/{home.nats.child.process.pid}/cmdline").read_text()
            assert home.nats.token not in words
            assert not any(home.nats.token in p.read_text() for p in folder.run.iterdir() if p.is_file())


async def test_postgres_listens_on_a_socket_for_its_own_user_alone(place: Path) -> None:
    with DataFolder(place) as folder:
        async with Household(folder) as home:
            (door,) = [p for p in folder.run.iterdir() if p.is_socket()]
            assert door.stat().st_mode & 0o077 == 0
            assert folder.run.stat().st_mode & 0o077 == 0
            connection = await asyncpg.connect(home.postgres.dsn())
            try:
                assert await connection.fetchval("show listen_addresses") == ""
                rules = await connection.fetch("select type, auth_method from pg_hba_file_rules")
                assert [tuple(rule) for rule in rules] == [("local", "peer")]
            finally:
                await connection.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has children that are somebody else")
async def test_as_root_the_children_run_unprivileged(place: Path) -> None:
    with DataFolder(place) as folder:
        async with Household(folder) as home:
            assert folder.child is not None
            for server in (home.postgres, home.nats):
                assert server.child.process is not None
                process = Path(f"/proc/{server.child.process.pid}")
                assert process.stat().st_uid == folder.child.pw_uid != 0
                assert server.child.was(process), "a later run would know it again"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has children that are somebody else")
def test_as_root_a_folder_the_children_cannot_reach_is_refused_and_no_rights_are_touched(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    before = closed.stat().st_mode
    with pytest.raises(HomeError, match=r"cannot enter .* TALEWIND_DATA"), DataFolder(closed / "data"):
        pass
    assert closed.stat().st_mode == before


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has children that are somebody else")
@pytest.mark.parametrize(("user", "says"), [("root", "does not run as root"), ("no-such-user", "There is no user")])
def test_as_root_the_childrens_user_must_be_another(place: Path, user: str, says: str) -> None:
    with pytest.raises(HomeError, match=says):
        DataFolder(place, user)


def test_a_long_path_gets_a_short_place_for_its_sockets(place: Path) -> None:
    assert len(str(DataFolder(place / ("deep" * 30)).run)) < 90


async def test_the_folder_is_not_free_before_whoever_prepares_it_is_done(base: Path) -> None:
    """A thread cannot be cancelled, and another start must not meet its work."""
    begun, done = threading.Event(), threading.Event()

    def prepare() -> None:
        begun.set()
        done.wait(90)

    with DataFolder(base / "data") as folder:
        home = Household(folder)
        home.postgres.prepare = home.nats.prepare = prepare  # type: ignore[method-assign]
        starting = asyncio.create_task(home.__aenter__())
        await asyncio.to_thread(begun.wait, 90)
        starting.cancel()
        await asyncio.wait([starting], timeout=0.2)
        assert not starting.done()
        done.set()
        await asyncio.wait([starting], timeout=90)
        assert starting.cancelled()
        assert home.postgres.child.process is None, "nothing was started afterwards"
